/* field/seeing.py once more: who sees whom, read straight from the arrays of a battle. */
#include "../battlefield.h"

int64_t CPyDef_seeing___rays_between(PyObject *field, int64_t viewer, int64_t target) {
    const Battlefield *s = (Battlefield *)field;
    if (s->_place.items[viewer] < 0 || s->_place.items[target] < 0)
        return Written_seeing___rays_between(field, viewer, target);
    Surface *surface = borrowed_surface(s->_ground);
    return surface == NULL ? CPY_LL_INT_ERROR : rays_to_body(s, surface, viewer, target);
}

int64_t CPyDef_seeing___rays_to_square(PyObject *field, int64_t viewer, int64_t square, int64_t feet) {
    const Battlefield *s = (Battlefield *)field;
    if (s->_place.items[viewer] < 0 || !is_on_map(square)) return Written_seeing___rays_to_square(field, viewer, square, feet);
    Surface *surface = borrowed_surface(s->_ground);
    return surface == NULL ? CPY_LL_INT_ERROR : rays_to_place(s, surface, viewer, square, feet);
}

int64_t CPyDef_seeing___cover(PyObject *field, int64_t viewer, int64_t target) {
    const Battlefield *s = (Battlefield *)field;
    if (s->_place.items[viewer] < 0 || s->_place.items[target] < 0) return Written_seeing___cover(field, viewer, target);
    Surface *surface = borrowed_surface(s->_ground);
    if (surface == NULL) return CPY_LL_INT_ERROR;
    int64_t found;
    if (s->_kneeling.items[target] != 0 || (card_of(s, target)->_small && s->_lying_down.items[target] == 0)) {
        found = sight_of_low(s, surface, viewer, target, s->_kneeling.items[target] != 0);
        if (found < 0) return CPY_LL_INT_ERROR;
    } else {
        int64_t rays = rays_to_body(s, surface, viewer, target);
        if (rays == CPY_LL_INT_ERROR) return CPY_LL_INT_ERROR;
        found = sight_by(rays);
    }
    if (found != L_OPEN || s->_shield.items[target] == B_NOTHING) return found;
    char shielded = CPyDef_seeing___is_behind_shield(field, viewer, target);
    return shielded == 2 ? CPY_LL_INT_ERROR : shielded ? L_IN_COVER : found;
}
