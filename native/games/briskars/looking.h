/* Lines of sight, as ground/sight.py counts them; what its names mean is said there. */
#ifndef FLIBUSTE_BRISKARS_LOOKING
#define FLIBUSTE_BRISKARS_LOOKING

#include "../../kernel/spots.h"

typedef flibuste___games___briskars___ground___ground___GroundObject Ground;
typedef flibuste___games___briskars___ground___surfaces___SurfaceObject Surface;
typedef flibuste___games___briskars___ground___surfaces___OutlookObject Outlook;
typedef flibuste___games___briskars___ground___corridors___CorridorObject Corridor;
typedef flibuste___games___briskars___ground___corridors___CorridorsObject Corridors;
typedef flibuste___games___briskars___ground___sight___GazeObject Gaze;
typedef flibuste___games___briskars___ground___rays___BodyObject Body;

enum {
    L_STRIDE = 20, L_SQUARES = 400, L_PARTS = 8, L_FATHOM = 4, L_HIGH = 65536, L_LAST_LINE = 15,
    L_ENTERED = 4, L_LEFT = 20, L_SCALE = 36, L_WAY = 16, L_FIELD = 65535, L_EDGES = 4, L_NOT_CROSSED = -1, L_DIRECTIONS = 8,
    L_HIDDEN = 0, L_IN_COVER = 1, L_OPEN = 2, L_HALF_OF_THE_RAYS = 16,
};
#define L_ALL INT64_C(4294967295)

/* Nothing here checks an index: what is not on the map is left to the Python. */
static inline int is_on_map(int64_t square) { return square >= 0 && square < L_SQUARES; }

/* Squares are small: unsigned numbers of 32 bits are divided by one multiplication. */
static inline int64_t row_in(int64_t square) { return (uint32_t)square / (uint32_t)L_STRIDE; }
static inline int64_t column_in(int64_t square) { return (uint32_t)square % (uint32_t)L_STRIDE; }

static inline int64_t least_of(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t most_of(int64_t a, int64_t b) { return a > b ? a : b; }

static inline int64_t rays_in(uint32_t rays) {
    rays -= rays >> 1 & 0x55555555u;
    rays = (rays & 0x33333333u) + (rays >> 2 & 0x33333333u);
    return (int64_t)(((rays + (rays >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24);
}

static inline int64_t sight_by(int64_t rays) {
    int64_t many = rays_in((uint32_t)rays);
    return many == 0 ? L_HIDDEN : many <= L_HALF_OF_THE_RAYS ? L_IN_COVER : L_OPEN;
}

static inline VecI64 squares_in(const int16_t *squares, Py_ssize_t count) {
    VecI64 found = VecI64Api.alloc(count, count);
    for (Py_ssize_t k = 0; k < count && found.len == count; k++) found.items[k] = squares[k];
    return found;
}

/* The surface of a ground, borrowed; NULL with an error set. */
static inline Surface *borrowed_surface(PyObject *ground) {
    PyObject *known = ((Ground *)ground)->_memo;
    if (known == NULL || Py_TYPE(known) != CPyType_surfaces___Surface) {
        known = CPyDef_surfaces___surface_of(ground);
        if (known == NULL) return NULL;
        Py_DECREF(known); /* the ground keeps it */
    }
    return (Surface *)known;
}

/* The corridor of a gaze, borrowed; NULL with an error set. */
static inline Corridor *borrowed_corridor(Surface *surface, int64_t across, int64_t down) {
    PyObject *drawn = ((Corridors *)surface->_corridors)->_drawn;
    PyObject *found = PyList_GET_ITEM(drawn, down * L_STRIDE + across);
    if (found == Py_None) {
        found = CPyDef_corridors___Corridors___along(surface->_corridors, across, down);
        if (found == NULL) return NULL;
        Py_DECREF(found); /* the list keeps it */
    }
    return (Corridor *)found;
}

static inline int64_t height_in_body(int64_t feet, int64_t size, char halved, int64_t quarters) {
    return L_PARTS * feet + (halved ? quarters * size : 2 * quarters * size);
}

static inline void set_out(Gaze *gaze, int64_t start, int64_t eye) {
    gaze->_start = start;
    gaze->_row = row_in(start);
    gaze->_column = column_in(start);
    gaze->_eye = eye;
}

static inline void gaze_upon(Gaze *gaze, int64_t square, int64_t feet, int64_t size, char halved) {
    int64_t across = column_in(square) - gaze->_column, down = row_in(square) - gaze->_row;
    gaze->_goal = square;
    gaze->_east = across < 0 ? -1 : 1;
    gaze->_south = down < 0 ? -1 : 1;
    gaze->_across = across < 0 ? -across : across;
    gaze->_down = down < 0 ? -down : down;
    gaze->_low = height_in_body(feet, size, halved, 1) - gaze->_eye;
    gaze->_high = height_in_body(feet, size, halved, 3) - gaze->_eye;
    gaze->_least = feet + (halved ? (size + 3) / 4 : (size + 1) / 2);
    gaze->_lowest = gaze->_eye + least_of(gaze->_low, 0);
}

/* The place of what lies so many columns and rows from the viewer: as unsigned numbers those behind him are far away. */
static inline int64_t place_at(const Gaze *gaze, const Corridor *corridor, int64_t columns, int64_t rows) {
    columns *= gaze->_east;
    rows *= gaze->_south;
    if ((uint64_t)columns > (uint64_t)gaze->_across || (uint64_t)rows > (uint64_t)gaze->_down) return L_NOT_CROSSED;
    return corridor->_places.items[rows * (gaze->_across + 1) + columns];
}

static inline int64_t place_in(const Gaze *gaze, const Corridor *corridor, int64_t square) {
    return place_at(gaze, corridor, column_in(square) - gaze->_column, row_in(square) - gaze->_row);
}

static inline int is_line_under(int64_t line, int64_t limit, int64_t rise) {
    int64_t lowest = line >> (rise < 0 ? L_LEFT : L_ENTERED) & L_FIELD;
    return rise * lowest < limit * (line >> L_SCALE);
}

static inline int64_t lines_dipping(const Corridor *corridor, int64_t place, int64_t limit, int64_t rise) {
    const int64_t *edges = corridor->_edges.items + place * L_EDGES + (rise < 0 ? 2 : 0);
    if (!is_line_under(edges[0], limit, rise)) return 0;
    if (is_line_under(edges[1], limit, rise)) return corridor->_crossing.items[place];
    int64_t found = 0;
    for (int64_t k = corridor->_spans.items[place]; k < corridor->_spans.items[place + 1]; k++) {
        int64_t line = corridor->_passages.items[k];
        found |= (int64_t)is_line_under(line, limit, rise) << (line & L_LAST_LINE);
    }
    return found;
}

static inline int64_t rays_stopped(const Corridor *corridor, int64_t place, int64_t limit, int64_t low, int64_t high) {
    if (limit > high && limit > 0) return corridor->_crossing.items[place] * (L_HIGH + 1);
    int64_t found = lines_dipping(corridor, place, limit, low); /* where the low ray is clear the high one is */
    return found == 0 ? 0 : found | lines_dipping(corridor, place, limit, high) * L_HIGH;
}

/* What is left of rays past something at a place; nothing is worked out where none of them runs through it. */
static inline int64_t rays_left(int64_t rays, const Gaze *gaze, const Corridor *corridor, int64_t place, int64_t top) {
    if ((rays & corridor->_crossing.items[place] * (L_HIGH + 1)) == 0) return rays;
    return rays & ~rays_stopped(corridor, place, top - gaze->_eye, gaze->_low, gaze->_high);
}

static inline int64_t closes_until(const Surface *surface, int64_t square, int64_t least) {
    int64_t top = surface->_closes.items[square], level = surface->_level.items[square];
    return top < least ? level : top;
}

static inline int64_t rays_pinched(const Surface *surface, const Gaze *gaze, const Corridor *corridor) {
    int64_t corners = corridor->_corners, found = 0;
    int64_t turn = (gaze->_east < 0 ? corners : 0) + (gaze->_south < 0 ? 2 * corners : 0);
    for (int64_t k = 0; k < corners; k++) {
        int64_t one = closes_until(surface, gaze->_start + corridor->_beside.items[turn + k], gaze->_least);
        int64_t other = closes_until(surface, gaze->_start + corridor->_under.items[turn + k], gaze->_least);
        int64_t top = L_PARTS * least_of(one, other), line = corridor->_pinches.items[k];
        if (top <= gaze->_lowest) continue;
        int64_t low = is_line_under(line, top - gaze->_eye, gaze->_low);
        int64_t high = is_line_under(line, top - gaze->_eye, gaze->_high);
        found |= (low + high * L_HIGH) << (line & L_LAST_LINE);
    }
    return found;
}

/* The rays that the map lets through, as a set. */
static inline int64_t rays_past_map(const Surface *surface, const Gaze *gaze, const Corridor *corridor) {
    int64_t west = gaze->_column, turn = 0, clear = L_ALL, row = gaze->_row, first = row * L_STRIDE;
    if (gaze->_east < 0) {
        west -= gaze->_across;
        turn = gaze->_down + 1;
    }
    const int64_t *reach = corridor->_reach.items + (gaze->_low < 0 ? gaze->_down + 1 : 0);
    int64_t last = surface->_layers.len / L_STRIDE - 1;
    for (int64_t k = 0; k <= gaze->_down; k++, row += gaze->_south, first += gaze->_south * L_STRIDE) {
        int64_t lowest = gaze->_eye + (gaze->_low * reach[k] >> L_WAY);
        int64_t layer = least_of(most_of((lowest >> 3) - surface->_bottom, 0), last) * L_STRIDE + row;
        uint64_t found = (uint64_t)surface->_layers.items[layer] & (uint64_t)corridor->_rows.items[turn + k] << west;
        for (; found != 0; found &= found - 1) {
            int64_t column = first_in(found);
            int64_t top = L_PARTS * closes_until(surface, first + column, gaze->_least);
            if (top <= lowest) continue;
            int64_t away = (column - gaze->_column) * gaze->_east;
            int64_t place = corridor->_places.items[k * (gaze->_across + 1) + away];
            clear = rays_left(clear, gaze, corridor, place, top);
        }
        if (clear == 0) return 0;
    }
    if (corridor->_corners > 0) clear &= ~rays_pinched(surface, gaze, corridor);
    return clear;
}

/* The rays that a miniature on a square stops, up to its head. */
static inline int64_t rays_behind(const Gaze *gaze, const Corridor *corridor, int64_t square, int64_t head) {
    if (L_PARTS * head <= gaze->_lowest) return 0;
    int64_t place = place_in(gaze, corridor, square);
    if (place < 0) return 0;
    return rays_stopped(corridor, place, L_PARTS * head - gaze->_eye, gaze->_low, gaze->_high);
}

#endif
