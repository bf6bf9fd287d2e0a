/* chasse_partie/counters.py once more: who answered first in the order of turns. */
#include "laid.h"

enum { T_NO_SEAT = -1 };

LEFT_TO_PYTHON int64_t Written_counters___first_to_answer(PyObject *s, int64_t after, int64_t action);

int64_t CPyDef_counters___first_to_answer(PyObject *of, int64_t after, int64_t action) {
    const CrewTable *s = (CrewTable *)of;
    if ((uint64_t)after >= (uint64_t)s->_seats || !is_by_seat(s, s->_answers))
        return Written_counters___first_to_answer(of, after, action);
    int64_t seat = after;
    do {
        seat = seat == 0 ? s->_seats - 1 : seat - 1;
        if (s->_answers.items[seat] == action) return seat;
    } while (seat != after);
    return T_NO_SEAT;
}
