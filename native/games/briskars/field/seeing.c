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
