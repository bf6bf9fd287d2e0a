/* kernel/state.py once more: a group is asked, and no former answer survives. */
#include "../written.h"

LEFT_TO_PYTHON char Written_kernel___state___State___ask(PyObject *self, int64_t group);

char CPyDef_kernel___state___State___ask(PyObject *self, int64_t group) {
    flibuste___kernel___state___StateObject *s = (flibuste___kernel___state___StateObject *)self;
    int64_t *answers = s->_answers.items;
    if (group < 0 || s->_seats != s->_answers.len) return Written_kernel___state___State___ask(self, group);
    switch (s->_seats) {
    case 6: answers[5] = -1; /* and so on down */
    case 5: answers[4] = -1;
    case 4: answers[3] = -1;
    case 3: answers[2] = -1;
    case 2: answers[1] = -1;
    case 1: answers[0] = -1; break;
    default: return Written_kernel___state___State___ask(self, group);
    }
    s->_asked = group;
    s->_waiting = group;
    return 1;
}
