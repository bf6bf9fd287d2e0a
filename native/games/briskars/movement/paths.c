/* movement/paths.py once more: the search for squares, with a queue that lives on the stack. */
#include <math.h>

typedef flibuste___games___briskars___movement___paths___ReachObject Reach;

enum {
    P_STRIDE = 20, P_SQUARES = 400, P_DIRECTIONS = 8, P_PAST = 65536, P_START = 65534, P_CLOSED = 1000000,
    P_UP = 8, P_DOWN = 16, P_WIDE = 8, P_JUMPS = 65280, P_DODGING = 3, P_COSTS = 512, P_ROOM = 8192,
};

/* What a search needs at every step, at hand: the arrays of a Reach, and who waits at which cost. */
typedef struct {
    const int64_t *kind_of, *tops, *steps, *leaps, *crossed, *zones, *kind_layers, *limits, *beside;
    int64_t *trail;
    int64_t layers, most_jumps, freed, shy_of;
    int dodging;
    Py_ssize_t waiting, seen;
    uint16_t heads[P_COSTS], tails[P_COSTS];
    uint16_t node[P_ROOM], behind[P_ROOM], order[P_ROOM];
    double shy;
} Search;

static inline double flat_way(int64_t a, int64_t b) {
    int64_t across = b % P_STRIDE - a % P_STRIDE, down = b / P_STRIDE - a / P_STRIDE;
    if (across == 0 && down == 0) return 0.0;
    return sqrt((double)(across * across + down * down)) - 1.0;
}

static inline int is_kept_off(const Search *f, int64_t to, int64_t drop) {
    return (drop != 0 && f->dodging) || (f->shy_of >= 0 && flat_way(f->shy_of, to) < f->shy);
}

static inline void wait_at(Search *f, int64_t cost, int64_t node) {
    if (f->waiting + 1 >= P_ROOM) {
        f->waiting = P_ROOM; /* full: the search is done again without these limits */
        return;
    }
    uint16_t place = (uint16_t)++f->waiting;
    f->node[place] = (uint16_t)node;
    f->behind[place] = 0;
    if (f->tails[cost] == 0)
        f->heads[cost] = place;
    else
        f->behind[f->tails[cost]] = place;
    f->tails[cost] = place;
}

static int is_surpassed(const Search *f, int64_t node, int64_t cost) {
    if (f->layers == 1 && f->most_jumps == 0) return 0;
    int64_t square = node % P_SQUARES, level = node / P_SQUARES, layer = level % f->layers;
    int64_t end = level / f->layers * f->layers + layer;
    for (int64_t k = 0; k < end; k++) {
        int64_t way = f->trail[k * P_SQUARES + square];
        if ((k % f->layers & ~layer) == 0 && way < (cost + 1) * P_PAST && (way & 1) == 0) return 1;
    }
    return 0;
}

static void try_gaps(Search *f, int64_t node, int64_t cost, int64_t held) {
    int64_t square = node % P_SQUARES, level = node / P_SQUARES, layer = level % f->layers;
    for (int64_t k = 0; k < 2 * P_WIDE; k++) {
        if ((f->leaps[square] >> k & 1) == 0) continue;
        int64_t direction = k % P_DIRECTIONS, width = 1 + k / P_WIDE, to = square, open = 1;
        for (int64_t step = 0; step < width && open; step++) {
            to = f->beside[to * P_DIRECTIONS + direction];
            open = f->crossed[to] != P_CLOSED;
        }
        if (!open) continue;
        to = f->beside[to * P_DIRECTIONS + direction];
        int64_t jumps = level / f->layers + (width > 1 || direction % 2 == 1);
        if (f->tops[to] == P_CLOSED || jumps > f->most_jumps || (held & ~f->zones[to]) != 0 || is_kept_off(f, to, 0))
            continue;
        int64_t next_layer = layer | f->kind_layers[f->kind_of[to]];
        int64_t next_cost = cost + (width + 1) * (2 + direction % 2);
        int64_t other = (jumps * f->layers + next_layer) * P_SQUARES + to;
        if (next_cost <= f->limits[next_layer] && next_cost < f->trail[other] / P_PAST) {
            f->trail[other] = next_cost * P_PAST + 2 * node;
            wait_at(f, next_cost, other);
        }
    }
}

static void try_steps(Search *f, int64_t node, int64_t cost) {
    int64_t square = node % P_SQUARES, level = node / P_SQUARES, layer = 0, jumps = 0, steps = f->steps[square];
    if (f->layers > 1 || f->most_jumps > 0) {
        layer = level % f->layers;
        jumps = level / f->layers;
    }
    int64_t held = f->dodging ? 0 : f->zones[square] & ~f->freed;
    for (int64_t direction = 0; direction < P_DIRECTIONS; direction++) {
        if ((steps >> direction & 1) == 0) continue;
        int64_t to = f->beside[square * P_DIRECTIONS + direction];
        if (to < 0 || f->tops[to] == P_CLOSED || (held & ~f->zones[to]) != 0) continue;
        int64_t next_layer = layer | f->kind_layers[f->kind_of[to]];
        int64_t next_jumps = jumps + (steps >> (P_UP + direction) & 1);
        int64_t next_cost = cost + 2 + direction % 2;
        if (next_jumps > f->most_jumps || next_cost > f->limits[next_layer]) continue;
        int64_t other = (next_jumps * f->layers + next_layer) * P_SQUARES + to;
        int64_t drop = steps >> (P_DOWN + direction) & 1;
        if (next_cost < f->trail[other] / P_PAST && !is_kept_off(f, to, drop)) {
            f->trail[other] = next_cost * P_PAST + 2 * node + drop;
            wait_at(f, next_cost, other);
        }
    }
    if (f->leaps[square] != 0) try_gaps(f, node, cost, held);
}

static void search_out(Search *f, int64_t first, int64_t spent, int64_t most) {
    f->trail[first] = spent * P_PAST + P_START;
    if (spent <= most) wait_at(f, spent, first);
    for (int64_t cost = spent; cost <= most; cost++) {
        for (uint16_t place = f->heads[cost]; place != 0; place = f->behind[place]) {
            int64_t node = f->node[place], way = f->trail[node];
            if (way / P_PAST != cost) continue;
            f->order[f->seen++] = (uint16_t)node;
            if ((way & 1) == 0 && !is_surpassed(f, node, cost)) try_steps(f, node, cost);
            if (f->waiting >= P_ROOM) return;
        }
    }
}

char CPyDef_paths___Reach___search(PyObject *self, int64_t start, int64_t spent, int64_t layer) {
    Reach *reach = (Reach *)self;
    Search f;
    int64_t most = reach->_limits.items[0];
    if (most + 4 > P_COSTS || spent < 0 || start < 0) return Written_paths___Reach___search(self, start, spent, layer);
    f.kind_of = reach->_kind_of.items;
    f.tops = reach->_tops.items;
    f.steps = reach->_steps.items;
    f.leaps = reach->_leaps.items;
    f.crossed = reach->_crossed.items;
    f.zones = reach->_zones.items;
    f.kind_layers = reach->_kind_layers.items;
    f.limits = reach->_limits.items;
    f.beside = CPyStatic_surfaces___BESIDE.items;
    f.trail = reach->_trail.items;
    f.layers = reach->_layers;
    f.most_jumps = reach->_most_jumps;
    f.freed = reach->_freed;
    f.shy_of = reach->_shy_of;
    f.shy = f.shy_of >= 0 ? flat_way(f.shy_of, reach->_start) - 1e-9 : 0.0;
    f.dodging = reach->_mode == P_DODGING;
    f.waiting = f.seen = 0;
    memset(f.heads, 0, (size_t)(most + 4) * sizeof(uint16_t));
    memset(f.tails, 0, (size_t)(most + 4) * sizeof(uint16_t));
    search_out(&f, (layer | f.kind_layers[f.kind_of[start]]) * P_SQUARES + start, spent, most);
    if (f.waiting >= P_ROOM) {
        for (Py_ssize_t k = 0; k < reach->_trail.len; k++) f.trail[k] = INT64_C(1000000) * P_PAST;
        return Written_paths___Reach___search(self, start, spent, layer);
    }
    VecI64 seen = VecI64Api.alloc(f.seen, f.seen);
    if (seen.len < 0) return 2;
    for (Py_ssize_t k = 0; k < f.seen; k++) seen.items[k] = f.order[k];
    if (reach->_seen.items) Py_DECREF(VEC_I64_BUF(reach->_seen));
    reach->_seen = seen;
    return 1;
}

int64_t CPyDef_paths___Reach___kinds_around(PyObject *self, int64_t start, int64_t radius) {
    const Reach *reach = (Reach *)self;
    int64_t found = 0, leaps = 0, row = start / P_STRIDE, column = start % P_STRIDE;
    int64_t top = row - radius < 0 ? 0 : row - radius, end = row + radius + 1 > P_STRIDE ? P_STRIDE : row + radius + 1;
    int64_t west = column - radius < 0 ? 0 : column - radius;
    int64_t east = column + radius + 1 > P_STRIDE ? P_STRIDE : column + radius + 1;
    for (row = top; row < end; row++) {
        for (int64_t square = row * P_STRIDE + west; square < row * P_STRIDE + east; square++) {
            if (reach->_tops.items[square] == P_CLOSED) continue;
            leaps |= reach->_leaps.items[square] | (reach->_steps.items[square] & P_JUMPS);
            found |= INT64_C(2) << reach->_kind_of.items[square];
        }
    }
    return found | (leaps != 0);
}

VecI64 CPyDef_paths___Reach___stops_found(PyObject *self) {
    const Reach *reach = (Reach *)self;
    uint32_t rows[P_STRIDE] = {0};
    for (Py_ssize_t k = 0; k < reach->_seen.len; k++) {
        int64_t square = reach->_seen.items[k] % P_SQUARES;
        if (reach->_ends.items[square] != 0) rows[square / P_STRIDE] |= UINT32_C(1) << square % P_STRIDE;
    }
    for (Py_ssize_t k = 0; k < reach->_taken.len; k++) {
        int64_t place = reach->_taken.items[k];
        if (place >= 0) rows[place / P_STRIDE] &= ~(UINT32_C(1) << place % P_STRIDE);
    }
    rows[reach->_start / P_STRIDE] &= ~(UINT32_C(1) << reach->_start % P_STRIDE);
    int16_t squares[P_SQUARES];
    Py_ssize_t count = 0;
    for (int64_t square = 0; square < P_SQUARES; square++)
        if (rows[square / P_STRIDE] >> square % P_STRIDE & 1) squares[count++] = (int16_t)square;
    VecI64 found = VecI64Api.alloc(count, count);
    for (Py_ssize_t k = 0; k < count && found.len == count; k++) found.items[k] = squares[k];
    return found;
}
