/* kernel/chance.py once more: the next number, and a shuffle without a record. */
#include "seeded.h"

int64_t CPyDef_chance___Seeded___next32(PyObject *self) {
    return next_32((Seeded *)self);
}

int64_t CPyDef_chance___Seeded___draw(PyObject *self, int64_t n) {
    return drawn_below((Seeded *)self, n);
}

char CPyDef_chance___Seeded___mix(PyObject *self, VecI64 cards) {
    for (int64_t k = cards.len - 1; k > 0; k--) {
        int64_t other = drawn_below((Seeded *)self, k + 1), card = cards.items[k];
        cards.items[k] = cards.items[other];
        cards.items[other] = card;
    }
    return 1;
}
