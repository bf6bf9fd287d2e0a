/* ground/sight.py once more: lines of sight without an object for each of them. */
#include "../looking.h"

int64_t CPyDef_sight___clear_rays(PyObject *ground, PyObject *viewer, PyObject *target, VecI64 blockers) {
    const Body *from = (Body *)viewer, *to = (Body *)target;
    if (!is_on_map(from->_square) || !is_on_map(to->_square))
        return Written_sight___clear_rays(ground, viewer, target, blockers);
    Surface *surface = borrowed_surface(ground);
    if (surface == NULL) return CPY_LL_INT_ERROR;
    Gaze gaze;
    set_out(&gaze, from->_square, height_in_body(from->_feet, from->_size, from->_halved, 3));
    gaze_upon(&gaze, to->_square, to->_feet, to->_size, to->_halved);
    Corridor *corridor = borrowed_corridor(surface, gaze._across, gaze._down);
    if (corridor == NULL) return CPY_LL_INT_ERROR;
    int64_t clear = rays_past_map(surface, &gaze, corridor);
    uint64_t first = (uint64_t)(least_of(gaze._row, row_in(gaze._goal)) * L_STRIDE), many = (uint64_t)(gaze._down + 1) * L_STRIDE;
    for (Py_ssize_t k = 0; k < blockers.len && clear != 0; k += 2) {
        int64_t square = blockers.items[k], head = L_PARTS * blockers.items[k + 1];
        if ((uint64_t)square - first >= many || head <= gaze._lowest) continue; /* in no row between the two, or too low */
        int64_t place = place_in(&gaze, corridor, square);
        if (place >= 0) clear = rays_left(clear, &gaze, corridor, place, head);
    }
    return rays_in((uint32_t)clear);
}

int64_t CPyDef_sight___past_map(PyObject *surface, PyObject *gaze) {
    Corridor *corridor = borrowed_corridor((Surface *)surface, ((Gaze *)gaze)->_across, ((Gaze *)gaze)->_down);
    return corridor == NULL ? CPY_LL_INT_ERROR : rays_past_map((Surface *)surface, (Gaze *)gaze, corridor);
}

int64_t CPyDef_sight___behind(PyObject *gaze, PyObject *corridor, int64_t square, int64_t head) {
    return rays_behind((Gaze *)gaze, (Corridor *)corridor, square, head);
}

/* Miniatures in the view: how far from the viewer, and how high their heads are. */
typedef struct {
    int64_t columns, rows, head;
} Miniature;

static inline int64_t rays_behind_all(const Gaze *gaze, const Corridor *corridor, const Miniature *them, Py_ssize_t many) {
    int64_t stopped = 0;
    for (Py_ssize_t k = 0; k < many; k++) {
        int64_t place = place_at(gaze, corridor, them[k].columns, them[k].rows);
        if (place < 0 || them[k].head <= gaze->_lowest) continue;
        stopped |= rays_stopped(corridor, place, them[k].head - gaze->_eye, gaze->_low, gaze->_high);
    }
    return stopped;
}

VecI64 CPyDef_sight___not_behind(PyObject *of, PyObject *from, PyObject *outlook, VecI64 blockers) {
    Surface *surface = (Surface *)of;
    Gaze gaze = *(Gaze *)from;
    int16_t found[L_SQUARES];
    Miniature them[L_SQUARES];
    Py_ssize_t count = 0, many = blockers.len / 2;
    if (many > L_SQUARES) return Written_sight___not_behind(of, from, outlook, blockers);
    for (Py_ssize_t k = 0; k < many; k++) {
        int64_t square = blockers.items[2 * k];
        them[k].columns = column_in(square) - gaze._column;
        them[k].rows = row_in(square) - gaze._row;
        them[k].head = L_PARTS * blockers.items[2 * k + 1];
    }
    for (int64_t row = 0; row < L_STRIDE; row++) {
        for (uint64_t seen = ((Outlook *)outlook)->_rows.items[row]; seen != 0; seen &= seen - 1) {
            int64_t square = row * L_STRIDE + first_in(seen);
            gaze_upon(&gaze, square, surface->_stands.items[square], L_FATHOM, 0);
            Corridor *corridor = borrowed_corridor(surface, gaze._across, gaze._down);
            if (corridor == NULL) return (VecI64){.len = -1, .items = NULL};
            int64_t stopped = rays_behind_all(&gaze, corridor, them, many);
            if (stopped == 0 || (stopped != L_ALL && (rays_past_map(surface, &gaze, corridor) & ~stopped) != 0))
                found[count++] = (int16_t)square;
        }
    }
    return squares_in(found, count);
}

/* Whether changes of the ground may change what is seen of a square; all may, of a ground that knows no other. */
static inline int is_touched(const Surface *surface, const Gaze *gaze, const Corridor *corridor, int64_t seen) {
    if (surface->_first == Py_None) return 1;
    const int64_t *closes = surface->_closes.items, *before = ((Surface *)surface->_first)->_closes.items;
    for (Py_ssize_t k = 0; k < surface->_changes.len; k++) {
        int64_t change = surface->_changes.items[k];
        if (change == gaze->_goal) return 1;
        if (seen ? closes[change] <= before[change] : closes[change] >= before[change]) continue;
        if (place_in(gaze, corridor, change) != L_NOT_CROSSED) return 1;
    }
    return 0;
}

char CPyDef_sight___look_out(PyObject *of, PyObject *from, PyObject *outlook, PyObject *before) {
    Surface *surface = (Surface *)of;
    Gaze gaze = *(Gaze *)from;
    int64_t *rows = ((Outlook *)outlook)->_rows.items;
    const int64_t *seen_before = ((Outlook *)before)->_rows.items;
    for (int64_t row = 0; row < surface->_height; row++) {
        int64_t found = 0;
        for (int64_t column = 0; column < surface->_width; column++) {
            int64_t square = row * L_STRIDE + column, seen = seen_before[row] >> column & 1;
            if (square == gaze._start) continue;
            gaze_upon(&gaze, square, surface->_stands.items[square], L_FATHOM, 0);
            Corridor *corridor = borrowed_corridor(surface, gaze._across, gaze._down);
            if (corridor == NULL) return 2;
            if (is_touched(surface, &gaze, corridor, seen)) seen = rays_past_map(surface, &gaze, corridor) != 0;
            found |= seen << column;
        }
        rows[row] |= found;
    }
    return 1;
}
