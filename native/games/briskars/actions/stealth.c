/* actions/stealth.py once more: who has cover, asked after every action. */
#include "../battlefield.h"

char CPyDef_stealth___has_cover_from_somebody(PyObject *field, int64_t briskar) {
    const Battlefield *s = (Battlefield *)field;
    for (int64_t other = 0; other < s->_place.len; other++) {
        if (s->_place.items[other] < 0 || !are_enemies(other, briskar)) continue;
        int64_t seen = CPyDef_seeing___cover(field, other, briskar);
        if (seen == CPY_LL_INT_ERROR) return 2;
        if (seen <= L_IN_COVER) return 1;
    }
    return 0;
}

char CPyDef_stealth___uncover(PyObject *field) {
    const Battlefield *s = (Battlefield *)field;
    for (int64_t briskar = 0; briskar < s->_place.len; briskar++) {
        if (s->_hidden.items[briskar] == 0 || s->_place.items[briskar] < 0) continue;
        char covered = CPyDef_stealth___has_cover_from_somebody(field, briskar);
        if (covered == 2) return 2;
        if (!covered) s->_hidden.items[briskar] = 0;
    }
    return 1;
}
