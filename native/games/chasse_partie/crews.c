/* chasse_partie/crews.py once more: whether a crew has as many Briskars as the loot card asks for. */
#include "laid.h"

LEFT_TO_PYTHON char Written_chasse_partie___crews___is_full(PyObject *s);

char CPyDef_chasse_partie___crews___is_full(PyObject *of) {
    const CrewTable *s = (CrewTable *)of;
    VecI64 needed = ((flibuste___games___chasse_partie___content___ContentObject *)s->_content)->_crew;
    if ((uint64_t)s->_loot >= (uint64_t)needed.len || !is_by_seat(s, s->_crews))
        return Written_chasse_partie___crews___is_full(of);
    for (int64_t zone = 0; zone < s->_seats; zone++)
        if (s->_crews.items[zone] >= needed.items[s->_loot]) return 1;
    return 0;
}
