/* kernel/steps.py once more: the rule on top of the stack, and taking it off. */
#include "../written.h"

LEFT_TO_PYTHON PyObject *Written_steps___top(PyObject *steps);
LEFT_TO_PYTHON char Written_steps___drop(PyObject *steps);

PyObject *CPyDef_steps___top(PyObject *steps) {
    Py_ssize_t size = PyList_GET_SIZE(steps);
    if (size == 0) return Written_steps___top(steps);
    PyObject *step = PyList_GET_ITEM(steps, size - 1);
    PyTypeObject *kind = Py_TYPE(step);
    if (kind->tp_base != NULL && kind->tp_base->tp_base == CPyType_steps___Step) return Py_NewRef(step); /* nearly every rule */
    while (kind != NULL && kind != CPyType_steps___Step) kind = kind->tp_base;
    return kind == NULL ? Written_steps___top(steps) : Py_NewRef(step);
}

/* The list keeps its room for the next rule. */
char CPyDef_steps___drop(PyObject *steps) {
    Py_ssize_t size = PyList_GET_SIZE(steps);
    if (size == 0) return Written_steps___drop(steps);
    PyObject *step = PyList_GET_ITEM(steps, size - 1);
    Py_SET_SIZE((PyVarObject *)steps, size - 1);
    Py_DECREF(step);
    return 1;
}
