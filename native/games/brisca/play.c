/* brisca/play.py once more: any card of the hand, where no suit binds and the numbers are our own. */
#include "../../kernel/seeded.h"
#include "hands.h"
#include "../../written.h"

LEFT_TO_PYTHON int64_t Written_brisca___play___Brisca___random_option(PyObject *self, int64_t seat, PyObject *rng);

int64_t CPyDef_brisca___play___Brisca___random_option(PyObject *self, int64_t seat, PyObject *rng) {
    const BriscaTable *s = (BriscaTable *)self;
    int64_t first = hand_of(s, seat);
    if (s->_exchanging || s->_follow || first < 0 || s->_sizes.items[seat] <= 0 || !is_seeded(rng))
        return Written_brisca___play___Brisca___random_option(self, seat, rng);
    return s->_hands.items[first + drawn_below((Seeded *)rng, s->_sizes.items[seat])];
}
