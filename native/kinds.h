/* Whether a thing is of a kind: a walk up its bases, in line, before Python is asked for all of its kinds. */
#ifndef FLIBUSTE_KINDS
#define FLIBUSTE_KINDS

#include <Python.h>

static inline int is_of_kind(PyObject *thing, PyTypeObject *kind) {
    for (PyTypeObject *own = Py_TYPE(thing); own != NULL; own = own->tp_base)
        if (own == kind) return 1;
    return PyType_IsSubtype(Py_TYPE(thing), kind);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, kind) is_of_kind((PyObject *)(thing), kind)

#endif
