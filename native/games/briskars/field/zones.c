/* field/zones.py once more: whose zone lies where. */
#include "../battlefield.h"

char CPyDef_zones___has_reach(PyObject *field, int64_t briskar) {
    return (char)reaches_far((Battlefield *)field, briskar);
}

char CPyDef_zones___controls(PyObject *field, int64_t holder, int64_t other) {
    const Battlefield *s = (Battlefield *)field;
    if (!can_fight(s, holder) || s->_place.items[other] < 0) return 0;
    int64_t a = s->_place.items[holder], b = s->_place.items[other];
    if (squares_apart(a, b) > 2) return 0;
    Surface *surface = borrowed_surface(s->_ground);
    if (surface == NULL) return 2;
    int64_t one = level_of(s, surface, holder), two = level_of(s, surface, other);
    if (!touch(a, b, two - one) && !(within_arms(a, b, two - one) && reaches_far(s, holder))) return 0;
    if (open_beside(surface, a, b, one, two)) return 1;
    int64_t clear = rays_to_body(s, surface, holder, other);
    return clear == CPY_LL_INT_ERROR ? 2 : clear != 0;
}

int64_t CPyDef_zones___holders(PyObject *field, int64_t briskar) {
    const Battlefield *s = (Battlefield *)field;
    int64_t found = 0;
    for (int64_t other = 0; other < s->_place.len; other++) {
        if (s->_place.items[other] < 0 || !are_enemies(briskar, other)) continue;
        char held = CPyDef_zones___controls(field, other, briskar);
        if (held == 2) return CPY_LL_INT_ERROR;
        if (held) found |= INT64_C(1) << other;
    }
    return found;
}

char CPyDef_zones___has_opponent_near(PyObject *field, int64_t briskar) {
    const Battlefield *s = (Battlefield *)field;
    if (s->_place.items[briskar] < 0) return Written_zones___has_opponent_near(field, briskar);
    for (int64_t other = 0; other < s->_place.len; other++) {
        int64_t place = s->_place.items[other];
        if (place >= 0 && are_enemies(briskar, other) && squares_apart(s->_place.items[briskar], place) <= 2) return 1;
    }
    return 0;
}

char CPyDef_zones____mark_zone(PyObject *field, int64_t holder, VecI64 zones) {
    const Battlefield *s = (Battlefield *)field;
    int64_t place = s->_place.items[holder];
    if (place < 0 || zones.len < L_SQUARES) return Written_zones____mark_zone(field, holder, zones);
    Surface *surface = borrowed_surface(s->_ground);
    if (surface == NULL) return 2;
    int64_t level = level_of(s, surface, holder);
    int64_t row = place / L_STRIDE, column = place % L_STRIDE, span = reaches_far(s, holder) ? 2 : 1;
    for (int64_t y = most_of(row - span, 0); y <= least_of(row + span, surface->_height - 1); y++) {
        for (int64_t x = most_of(column - span, 0); x <= least_of(column + span, surface->_width - 1); x++) {
            int64_t square = y * L_STRIDE + x, feet = surface->_stands.items[square];
            if (square == place) continue;
            if (!touch(place, square, feet - level) && (span < 2 || !within_arms(place, square, feet - level))) continue;
            if (!open_beside(surface, place, square, level, feet)) {
                int64_t clear = rays_to_place(s, surface, holder, square, feet);
                if (clear == CPY_LL_INT_ERROR) return 2;
                if (clear == 0) continue;
            }
            zones.items[square] |= INT64_C(1) << holder;
        }
    }
    return 1;
}
