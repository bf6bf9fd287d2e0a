/* What lies on a table of Chasse-Partie, for the leaves that look there. */
#ifndef FLIBUSTE_CHASSE_PARTIE_LAID
#define FLIBUSTE_CHASSE_PARTIE_LAID

#include "../../written.h"

enum { T_BRISKARS = 52, T_CARDS = 110 };

typedef flibuste___games___chasse_partie___table___TableObject CrewTable;

/* Whether an array has a number for each seat. */
static inline int is_by_seat(const CrewTable *s, VecI64 numbers) { return numbers.len == s->_seats; }

#endif
