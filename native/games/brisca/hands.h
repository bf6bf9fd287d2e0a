/* The hands of Brisca: three places each. */
#ifndef FLIBUSTE_BRISCA_HANDS
#define FLIBUSTE_BRISCA_HANDS

typedef flibuste___games___brisca___table___TableObject BriscaTable;

enum { B_HAND = 3 };

/* The first place of a hand, -1 where there is no such seat. */
static inline int64_t hand_of(const BriscaTable *s, int64_t seat) {
    int64_t first = seat * B_HAND;
    return (uint64_t)seat < (uint64_t)s->_sizes.len && first + B_HAND <= s->_hands.len ? first : -1;
}

#endif
