/* treasure_hunter/draft.py once more: the cards in hands go on, without asking one by one. */
#include "../../written.h"

LEFT_TO_PYTHON char Written_draft___move_hands(VecI64 place, int64_t seats, int64_t step);

enum { D_CARDS = 75, D_KEPT = 6, D_PILE = 36 };

static inline int64_t passed_on(int64_t holder, int64_t seats, int64_t step) {
    if (holder >= D_KEPT) return holder;
    return holder + step >= seats ? holder + step - seats : holder + step;
}

char CPyDef_draft___move_hands(VecI64 place, int64_t seats, int64_t step) {
    int64_t next[D_PILE + 1];
    if (place.len != D_CARDS) return Written_draft___move_hands(place, seats, step);
    for (int64_t k = 0; k <= D_PILE; k++) next[k] = passed_on(k, seats, step);
    for (int64_t card = 0; card < D_CARDS; card++) {
        int64_t holder = place.items[card];
        place.items[card] = (uint64_t)holder <= D_PILE ? next[holder] : passed_on(holder, seats, step);
    }
    return 1;
}
