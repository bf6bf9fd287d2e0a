/* movement/searches.py once more: the number of a situation. */
#include "../battlefield.h"

static inline int64_t mixed_in(int64_t key, int64_t part) {
    return (key * 4099 + part + 7) % INT64_C(1125899906842597);
}

int64_t CPyDef_searches___situation(PyObject *field, int64_t briskar) {
    const Battlefield *s = (Battlefield *)field;
    int64_t halves = CPyDef_allowance___movement(field, briskar);
    if (halves == CPY_LL_INT_ERROR && PyErr_Occurred()) return CPY_LL_INT_ERROR;
    int64_t key = mixed_in(mixed_in(briskar, halves), s->_armour.items[briskar]);
    key = mixed_in(key, s->_freed % INT64_C(1125899906842597));
    for (int64_t other = 0; other < s->_place.len; other++) {
        int64_t place = s->_place.items[other];
        if (place < 0) continue;
        int64_t state = (s->_profile.items[other] * 400 + place) * 8 + (can_fight(s, other) ? 1 : 0);
        state += (reaches_far(s, other) ? 2 : 0) + (s->_lying_down.items[other] != 0 ? 4 : 0);
        key = mixed_in(mixed_in(key, other), state);
    }
    for (Py_ssize_t k = 0; k < s->_piece_place.len; k++) key = mixed_in(key, s->_piece_place.items[k]);
    return key;
}
