/* chasse_partie/table.py once more: cards come into a hand, leave it and are put down. */
#include "../../written.h"

LEFT_TO_PYTHON char Written_chasse_partie___table___Table___leave_hand(PyObject *self, int64_t seat, int64_t card);
LEFT_TO_PYTHON char Written_chasse_partie___table___Table___join_hand(PyObject *self, int64_t seat, int64_t card);
LEFT_TO_PYTHON char Written_chasse_partie___table___Table___put(PyObject *self, int64_t card, int64_t place);

enum { T_BRISKARS = 52, T_CARDS = 110 };

typedef flibuste___games___chasse_partie___table___TableObject CrewTable;

static inline int is_at(const CrewTable *s, int64_t seat, int64_t card) {
    return (uint64_t)seat < (uint64_t)s->_seats && (uint64_t)card < T_CARDS && s->_sizes.len == s->_seats &&
           s->_briskars.len == s->_seats && s->_actions.len == s->_seats && s->_place.len == T_CARDS &&
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
