/* chasse_partie/counting.py once more: what a Briskar and a faction bring. */
#include "laid.h"

typedef flibuste___games___chasse_partie___content___ContentObject CrewContent;

LEFT_TO_PYTHON int64_t Written_counting___gold_of(PyObject *s, int64_t card, int64_t zone);
LEFT_TO_PYTHON int64_t Written_counting___value_of(PyObject *s, int64_t card, int64_t zone, VecI64 captains);
LEFT_TO_PYTHON VecI64 Written_counting___faction_values(PyObject *s, VecI64 briskars, int64_t zone, VecI64 captains);

/* Whether a card is a Briskar that all arrays know, and the zone one of the table. */
static inline int is_counted(const CrewTable *s, const CrewContent *content, int64_t card, int64_t zone) {
    return (uint64_t)card < T_BRISKARS && (uint64_t)zone < (uint64_t)s->_rum.len && card < content->_gold.len &&
           card < content->_faction.len;
}

static inline int64_t gold_less_rum(const CrewTable *s, const CrewContent *content, int64_t card, int64_t zone) {
    int64_t gold = content->_gold.items[card], left = gold - s->_rum.items[zone];
    return s->_immune >> card & 1 ? gold : left > 0 ? left : 0;
}

static inline int64_t gold_doubled(const CrewTable *s, const CrewContent *content, int64_t card, int64_t zone, int64_t captain) {
    return gold_less_rum(s, content, card, zone) << (captain != 0 && !(content->_captains >> card & 1));
}

int64_t CPyDef_counting___gold_of(PyObject *of, int64_t card, int64_t zone) {
    const CrewTable *s = (CrewTable *)of;
    const CrewContent *content = (CrewContent *)s->_content;
    if (!is_counted(s, content, card, zone)) return Written_counting___gold_of(of, card, zone);
    return gold_less_rum(s, content, card, zone);
}

int64_t CPyDef_counting___value_of(PyObject *of, int64_t card, int64_t zone, VecI64 captains) {
    const CrewTable *s = (CrewTable *)of;
    const CrewContent *content = (CrewContent *)s->_content;
    if (!is_counted(s, content, card, zone) || (uint64_t)content->_faction.items[card] >= (uint64_t)captains.len)
        return Written_counting___value_of(of, card, zone, captains);
    return gold_doubled(s, content, card, zone, captains.items[content->_faction.items[card]]);
}

VecI64 CPyDef_counting___faction_values(PyObject *of, VecI64 briskars, int64_t zone, VecI64 captains) {
    const CrewTable *s = (CrewTable *)of;
    const CrewContent *content = (CrewContent *)s->_content;
    for (Py_ssize_t k = 0; k < briskars.len; k++) {
        int64_t card = briskars.items[k];
        if (!is_counted(s, content, card, zone) || (uint64_t)content->_faction.items[card] >= (uint64_t)captains.len)
            return Written_counting___faction_values(of, briskars, zone, captains);
    }
    VecI64 values = VecI64Api.alloc(captains.len, captains.len);
    for (Py_ssize_t k = 0; k < briskars.len && values.len == captains.len; k++) {
        int64_t card = briskars.items[k], faction = content->_faction.items[card];
        values.items[faction] += gold_doubled(s, content, card, zone, captains.items[faction]);
    }
    return values;
}
