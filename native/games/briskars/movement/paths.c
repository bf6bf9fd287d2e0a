/* movement/paths.py once more: the search for squares, with a queue that lives on the stack. */
#include <math.h>

#include "../../../kernel/spots.h"

typedef flibuste___games___briskars___movement___paths___ReachObject Reach;

enum {
    P_STRIDE = 20, P_SQUARES = 400, P_DIRECTIONS = 8, P_PAST = 65536, P_START = 65534, P_CLOSED = 1000000,
    P_UP = 8, P_DOWN = 16, P_WIDE = 8, P_JUMPS = 65280, P_DODGING = 3, P_COSTS = 512, P_ROOM = 8192,
    P_STRAIGHT = 2, P_DIAGONAL = 3, P_ALL_WAYS = 255, P_STRAIGHT_WAYS = 85, P_UNSEEN = 1000000, P_MOST_NODES = 25600,
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

/* Nodes and squares are small: unsigned numbers of 32 bits are divided by one multiplication. */
static inline int64_t square_of(int64_t node) { return (uint32_t)node % (uint32_t)P_SQUARES; }
static inline int64_t level_over(int64_t node) { return (uint32_t)node / (uint32_t)P_SQUARES; }
static inline int64_t cost_of(int64_t way) { return (int64_t)((uint64_t)way / P_PAST); }

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
    int64_t square = square_of(node), level = level_over(node), layer = level & (f->layers - 1);
    int64_t end = level;
    for (int64_t k = 0; k < end; k++) {
        int64_t way = f->trail[k * P_SQUARES + square];
        if ((k & (f->layers - 1) & ~layer) == 0 && way < (cost + 1) * P_PAST && (way & 1) == 0) return 1;
    }
    return 0;
}

static void try_gaps(Search *f, int64_t node, int64_t cost, int64_t held) {
    int64_t square = square_of(node), level = level_over(node), layer = level & (f->layers - 1);
    for (uint64_t leaps = (uint64_t)f->leaps[square]; leaps != 0; leaps &= leaps - 1) {
        int64_t k = first_in(leaps);
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
        if (next_cost <= f->limits[next_layer] && next_cost < cost_of(f->trail[other])) {
            f->trail[other] = next_cost * P_PAST + 2 * node;
            wait_at(f, next_cost, other);
        }
    }
}

/* With one layer and no jumps a node is its square, and a step costs its way and no more. */
static void try_plain_steps(Search *f, int64_t square, int64_t cost) {
    uint64_t steps = (uint64_t)f->steps[square], ways = steps & ~(steps >> P_UP) & P_ALL_WAYS;
    int64_t held = f->dodging ? 0 : f->zones[square] & ~f->freed, most = f->limits[0];
    if (cost + P_DIAGONAL > most) ways = cost + P_STRAIGHT > most ? 0 : ways & P_STRAIGHT_WAYS;
    for (; ways != 0; ways &= ways - 1) {
        int64_t direction = first_in(ways), to = f->beside[square * P_DIRECTIONS + direction];
        int64_t next_cost = cost + P_STRAIGHT + (direction & 1);
        if (to < 0 || f->trail[to] < (next_cost + 1) * P_PAST || f->tops[to] == P_CLOSED) continue;
        int64_t drop = (int64_t)(steps >> (P_DOWN + direction) & 1);
        if ((held & ~f->zones[to]) != 0 || is_kept_off(f, to, drop)) continue;
        f->trail[to] = next_cost * P_PAST + 2 * square + drop;
        wait_at(f, next_cost, to);
    }
    if (f->leaps[square] != 0) try_gaps(f, square, cost, held);
}

static void try_steps(Search *f, int64_t node, int64_t cost) {
    int64_t square = square_of(node), level = level_over(node), layer = level & (f->layers - 1);
    int64_t held = f->dodging ? 0 : f->zones[square] & ~f->freed, most = f->limits[layer];
    uint64_t steps = (uint64_t)f->steps[square], ways = steps & P_ALL_WAYS;
    if (level - layer + f->layers > f->most_jumps * f->layers) ways &= ~(steps >> P_UP);
    if (cost + P_DIAGONAL > most) ways = cost + P_STRAIGHT > most ? 0 : ways & P_STRAIGHT_WAYS;
    for (; ways != 0; ways &= ways - 1) {
        int64_t direction = first_in(ways), to = f->beside[square * P_DIRECTIONS + direction];
        if (to < 0) continue;
        int64_t next_layer = layer | f->kind_layers[f->kind_of[to]];
        int64_t next_cost = cost + P_STRAIGHT + (direction & 1);
        int64_t risen = steps >> (P_UP + direction) & 1 ? f->layers : 0;
        int64_t other = (level - layer + risen + next_layer) * P_SQUARES + to;
        if (next_cost > f->limits[next_layer] || f->trail[other] < (next_cost + 1) * P_PAST) continue;
        int64_t drop = (int64_t)(steps >> (P_DOWN + direction) & 1);
        if (f->tops[to] == P_CLOSED || (held & ~f->zones[to]) != 0 || is_kept_off(f, to, drop)) continue;
        f->trail[other] = next_cost * P_PAST + 2 * node + drop;
        wait_at(f, next_cost, other);
    }
    if (f->leaps[square] != 0) try_gaps(f, node, cost, held);
}

static void search_out(Search *f, int64_t first, int64_t spent, int64_t most) {
    f->trail[first] = spent * P_PAST + P_START;
    if (spent <= most) wait_at(f, spent, first);
    for (int64_t cost = spent; cost <= most; cost++) {
        for (uint16_t place = f->heads[cost]; place != 0; place = f->behind[place]) {
            int64_t node = f->node[place], way = f->trail[node];
            if (cost_of(way) != cost) continue;
            f->order[f->seen++] = (uint16_t)node;
            if ((way & 1) != 0) continue;
            if (f->layers == 1 && f->most_jumps == 0)
                try_plain_steps(f, node, cost);
            else if (!is_surpassed(f, node, cost))
                try_steps(f, node, cost);
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
        for (Py_ssize_t k = 0; k < reach->_trail.len; k++) f.trail[k] = INT64_C(1) * P_UNSEEN * P_PAST;
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
        uint32_t square = (uint32_t)square_of(reach->_seen.items[k]);
        rows[square / P_STRIDE] |= (uint32_t)(reach->_ends.items[square] != 0) << square % P_STRIDE;
    }
    for (Py_ssize_t k = 0; k < reach->_taken.len; k++) {
        int64_t place = reach->_taken.items[k];
        if (place >= 0) rows[place / P_STRIDE] &= ~(UINT32_C(1) << place % P_STRIDE);
    }
    rows[reach->_start / P_STRIDE] &= ~(UINT32_C(1) << reach->_start % P_STRIDE);
    int16_t squares[P_SQUARES];
    Py_ssize_t count = 0;
    for (int64_t row = 0; row < P_STRIDE; row++)
        for (uint64_t rest = rows[row]; rest != 0; rest &= rest - 1)
            squares[count++] = (int16_t)(row * P_STRIDE + first_in(rest));
    VecI64 found = VecI64Api.alloc(count, count);
    for (Py_ssize_t k = 0; k < count && found.len == count; k++) found.items[k] = squares[k];
    return found;
}

VecI64 CPyDef_paths___unseen(int64_t many) {
    if (many <= 0 || many > P_MOST_NODES) return Written_paths___unseen(many);
    VecI64BufObject *room = PyObject_NewVar(VecI64BufObject, VecI64Api.buf_type, many);
    if (room == NULL) return (VecI64){.len = -1, .items = NULL};
    for (Py_ssize_t k = 0; k < many; k++) room->items[k] = INT64_C(1) * P_UNSEEN * P_PAST;
    return (VecI64){.len = many, .items = room->items};
}
