/* brisca/table.py once more: cards come into a hand and leave it. What does not fit there is left to the Python. */
#include "hands.h"
#include "../../written.h"

LEFT_TO_PYTHON char Written_brisca___table___Table___add(PyObject *self, int64_t seat, int64_t card);
LEFT_TO_PYTHON char Written_brisca___table___Table___remove(PyObject *self, int64_t seat, int64_t card);

char CPyDef_brisca___table___Table___add(PyObject *self, int64_t seat, int64_t card) {
    BriscaTable *s = (BriscaTable *)self;
    int64_t first = hand_of(s, seat);
    if (first < 0 || (uint64_t)s->_sizes.items[seat] >= B_HAND)
        return Written_brisca___table___Table___add(self, seat, card);
    s->_hands.items[first + s->_sizes.items[seat]++] = card;
    return 1;
}

char CPyDef_brisca___table___Table___remove(PyObject *self, int64_t seat, int64_t card) {
    BriscaTable *s = (BriscaTable *)self;
    int64_t first = hand_of(s, seat);
    if (first < 0) return Written_brisca___table___Table___remove(self, seat, card);
    int64_t *hand = s->_hands.items + first, last = s->_sizes.items[seat] - 1;
    int64_t k = hand[0] != card;
    k += k & (hand[1] != card);
    if ((uint64_t)last >= B_HAND || hand[k] != card) return Written_brisca___table___Table___remove(self, seat, card);
    hand[k] = hand[last];
    s->_sizes.items[seat] = last;
    return 1;
}
