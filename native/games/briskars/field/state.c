/* field/state.py once more: who is where, asked in every rule. */
#include "../battlefield.h"

int64_t CPyDef_field___state___Battlefield___standing_on(PyObject *self, int64_t square) {
    const Battlefield *s = (Battlefield *)self;
    for (int64_t briskar = 0; briskar < s->_place.len; briskar++)
        if (s->_place.items[briskar] == square) return briskar;
    return B_NOBODY;
}

int64_t CPyDef_field___state___Battlefield___level(PyObject *self, int64_t briskar) {
    const Battlefield *s = (Battlefield *)self;
    if (briskar < 0 || briskar >= s->_place.len || s->_place.items[briskar] < 0)
        return Written_field___state___Battlefield___level(self, briskar);
    Surface *surface = borrowed_surface(s->_ground);
    return surface == NULL ? CPY_LL_INT_ERROR : level_of(s, surface, briskar);
}

VecI64 CPyDef_field___state___in_play(PyObject *field) {
    const Battlefield *s = (Battlefield *)field;
    Py_ssize_t count = 0;
    for (Py_ssize_t k = 0; k < s->_place.len; k++) count += s->_place.items[k] >= 0;
    VecI64 found = VecI64Api.alloc(count, count);
    count = 0;
    for (Py_ssize_t k = 0; k < s->_place.len && found.len >= 0; k++)
        if (s->_place.items[k] >= 0) found.items[count++] = k;
    return found;
}
