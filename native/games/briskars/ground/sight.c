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
    for (Py_ssize_t k = 0; k < blockers.len && clear != 0; k += 2)
        clear &= ~rays_behind(&gaze, corridor, blockers.items[k], blockers.items[k + 1]);
    return rays_in((uint32_t)clear);
}

int64_t CPyDef_sight___past_map(PyObject *surface, PyObject *gaze) {
    Corridor *corridor = borrowed_corridor((Surface *)surface, ((Gaze *)gaze)->_across, ((Gaze *)gaze)->_down);
    return corridor == NULL ? CPY_LL_INT_ERROR : rays_past_map((Surface *)surface, (Gaze *)gaze, corridor);
}

int64_t CPyDef_sight___behind(PyObject *gaze, PyObject *corridor, int64_t square, int64_t head) {
    return rays_behind((Gaze *)gaze, (Corridor *)corridor, square, head);
}

VecI64 CPyDef_sight___not_behind(PyObject *of, PyObject *from, PyObject *outlook, VecI64 blockers) {
    Surface *surface = (Surface *)of;
    Gaze gaze = *(Gaze *)from;
    int16_t found[L_SQUARES];
    Py_ssize_t count = 0;
    for (int64_t row = 0; row < L_STRIDE; row++) {
        for (uint64_t seen = ((Outlook *)outlook)->_rows.items[row]; seen != 0; seen &= seen - 1) {
            int64_t square = row * L_STRIDE + first_in(seen), stopped = 0;
            gaze_upon(&gaze, square, surface->_stands.items[square], L_FATHOM, 0);
            Corridor *corridor = borrowed_corridor(surface, gaze._across, gaze._down);
            if (corridor == NULL) return (VecI64){.len = -1, .items = NULL};
            for (Py_ssize_t k = 0; k < blockers.len; k += 2)
                stopped |= rays_behind(&gaze, corridor, blockers.items[k], blockers.items[k + 1]);
            if (stopped == 0 || (stopped != L_ALL && (rays_past_map(surface, &gaze, corridor) & ~stopped) != 0))
                found[count++] = (int16_t)square;
        }
    }
    return squares_in(found, count);
}

char CPyDef_sight___look_out(PyObject *of, PyObject *from, PyObject *outlook, PyObject *before) {
    Surface *surface = (Surface *)of;
    Gaze gaze = *(Gaze *)from;
    int changed = surface->_first != Py_None;
    int64_t *rows = ((Outlook *)outlook)->_rows.items;
    const int64_t *seen_before = ((Outlook *)before)->_rows.items;
    for (int64_t square = 0; square < L_SQUARES; square++) {
        int64_t row = square / L_STRIDE, column = square % L_STRIDE, seen;
        if (square == gaze._start || column >= surface->_width || row >= surface->_height) continue;
        gaze_upon(&gaze, square, surface->_stands.items[square], L_FATHOM, 0);
        Corridor *corridor = borrowed_corridor(surface, gaze._across, gaze._down);
        if (corridor == NULL) return 2;
        int touched = !changed;
        for (Py_ssize_t k = 0; k < surface->_changes.len && !touched; k++) {
            int64_t change = surface->_changes.items[k];
            touched = change == square || place_in(&gaze, corridor, change) != L_NOT_CROSSED;
        }
        if (touched)
            seen = rays_past_map(surface, &gaze, corridor) != 0;
        else
            seen = seen_before[row] >> column & 1;
        rows[row] |= seen << column;
    }
    return 1;
}
