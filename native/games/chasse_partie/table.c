/* chasse_partie/table.py once more: cards come into a hand, leave it, are put down and are looked for. */
#include "../../kernel/spots.h"
#include "laid.h"

LEFT_TO_PYTHON char Written_chasse_partie___table___Table___leave_hand(PyObject *self, int64_t seat, int64_t card);
LEFT_TO_PYTHON char Written_chasse_partie___table___Table___join_hand(PyObject *self, int64_t seat, int64_t card);
LEFT_TO_PYTHON char Written_chasse_partie___table___Table___put(PyObject *self, int64_t card, int64_t place);
LEFT_TO_PYTHON int64_t Written_chasse_partie___table___Table___with_cards(PyObject *self);
LEFT_TO_PYTHON int64_t Written_chasse_partie___table___Table___nth_in_hand(PyObject *self, int64_t seat, int64_t n);
LEFT_TO_PYTHON VecI64 Written_chasse_partie___table___Table___lie_at(PyObject *self, int64_t place, int64_t first, int64_t end);

enum { T_WIDEST = 63 };

static inline int is_at(const CrewTable *s, int64_t seat, int64_t card) {
    return (uint64_t)seat < (uint64_t)s->_seats && (uint64_t)card < T_CARDS && is_by_seat(s, s->_sizes) &&
           is_by_seat(s, s->_briskars) && is_by_seat(s, s->_actions) && s->_place.len == T_CARDS &&
           s->_stamp.len == T_CARDS;
}

char CPyDef_chasse_partie___table___Table___leave_hand(PyObject *self, int64_t seat, int64_t card) {
    CrewTable *s = (CrewTable *)self;
    if (!is_at(s, seat, card)) return Written_chasse_partie___table___Table___leave_hand(self, seat, card);
    s->_sizes.items[seat]--;
    if (card < T_BRISKARS) s->_briskars.items[seat] &= ~(INT64_C(1) << card);
    else s->_actions.items[seat] &= ~(INT64_C(1) << (card - T_BRISKARS));
    return 1;
}

char CPyDef_chasse_partie___table___Table___join_hand(PyObject *self, int64_t seat, int64_t card) {
    CrewTable *s = (CrewTable *)self;
    if (!is_at(s, seat, card)) return Written_chasse_partie___table___Table___join_hand(self, seat, card);
    s->_place.items[card] = seat;
    s->_stamp.items[card] = 0;
    s->_sizes.items[seat]++;
    if (card < T_BRISKARS) s->_briskars.items[seat] |= INT64_C(1) << card;
    else s->_actions.items[seat] |= INT64_C(1) << (card - T_BRISKARS);
    return 1;
}

char CPyDef_chasse_partie___table___Table___put(PyObject *self, int64_t card, int64_t place) {
    CrewTable *s = (CrewTable *)self;
    if (s->_known != Py_None || !is_at(s, 0, card)) return Written_chasse_partie___table___Table___put(self, card, place);
    s->_place.items[card] = place;
    s->_stamp.items[card] = s->_clock++;
    return 1;
}

int64_t CPyDef_chasse_partie___table___Table___with_cards(PyObject *self) {
    const CrewTable *s = (CrewTable *)self;
    if (!is_by_seat(s, s->_sizes)) return Written_chasse_partie___table___Table___with_cards(self);
    int64_t group = 0;
    for (int64_t seat = 0; seat < s->_seats; seat++) group |= (int64_t)(s->_sizes.items[seat] > 0) << seat;
    return group;
}

int64_t CPyDef_chasse_partie___table___Table___nth_in_hand(PyObject *self, int64_t seat, int64_t n) {
    const CrewTable *s = (CrewTable *)self;
    if (n < 0 || !is_at(s, seat, 0) || n >= s->_sizes.items[seat])
        return Written_chasse_partie___table___Table___nth_in_hand(self, seat, n);
    int64_t first = 0;
    uint64_t held = (uint64_t)s->_briskars.items[seat];
    for (;; n--, held &= held - 1) {
        if (held == 0 && first == 0) {
            first = T_BRISKARS;
            held = (uint64_t)s->_actions.items[seat];
        }
        if (n == 0) return first + CPyDef_bits___lowest((int64_t)held);
    }
}

VecI64 CPyDef_chasse_partie___table___Table___lie_at(PyObject *self, int64_t place, int64_t first, int64_t end) {
    const CrewTable *s = (CrewTable *)self;
    if (first < 0 || end > T_CARDS || end - first > T_WIDEST || !is_at(s, 0, 0))
        return Written_chasse_partie___table___Table___lie_at(self, place, first, end);
    int64_t cards[T_WIDEST], many = 0;
    for (uint64_t rest = spots_in(s->_place.items + first, end - first, place); rest != 0; rest &= rest - 1) {
        int64_t card = first + CPyDef_bits___lowest((int64_t)rest), i = many++;
        for (; i > 0 && s->_stamp.items[cards[i - 1]] > s->_stamp.items[card]; i--) cards[i] = cards[i - 1];
        cards[i] = card;
    }
    VecI64 found = VecI64Api.alloc(many, many);
    for (int64_t k = 0; k < many && found.len == many; k++) found.items[k] = cards[k];
    return found;
}
