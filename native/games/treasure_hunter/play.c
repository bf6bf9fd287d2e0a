/* treasure_hunter/play.py once more: a card of the hand. */
#include "../../kernel/spots.h"
#include "../../written.h"

LEFT_TO_PYTHON int64_t Written_treasure_hunter___play___Hunt___nth_in_hand(PyObject *self, int64_t seat, int64_t first, int64_t n);
LEFT_TO_PYTHON int64_t Written_treasure_hunter___play___Hunt___count_in_hand(PyObject *self, int64_t seat, int64_t first);

enum { H_CARDS = 75, H_HAND = 0, H_WORD = 64 };

int64_t CPyDef_treasure_hunter___play___Hunt___nth_in_hand(PyObject *self, int64_t seat, int64_t first, int64_t n) {
    const VecI64 places = ((flibuste___games___treasure_hunter___play___HuntObject *)self)->_place;
    if (places.len != H_CARDS || first < 0 || n < 0)
        return Written_treasure_hunter___play___Hunt___nth_in_hand(self, seat, first, n);
    int64_t left = n;
    for (int64_t from = first; from < H_CARDS; from += H_WORD) {
        int64_t many = H_CARDS - from < H_WORD ? H_CARDS - from : H_WORD;
        uint64_t held = spots_in(places.items + from, many, H_HAND + seat);
        int64_t found = CPyDef_bits___size((int64_t)held);
        if (left < found) {
            while (left-- > 0) held &= held - 1;
            return from + CPyDef_bits___lowest((int64_t)held);
        }
        left -= found;
    }
    return Written_treasure_hunter___play___Hunt___nth_in_hand(self, seat, first, n);
}

int64_t CPyDef_treasure_hunter___play___Hunt___count_in_hand(PyObject *self, int64_t seat, int64_t first) {
    const VecI64 places = ((flibuste___games___treasure_hunter___play___HuntObject *)self)->_place;
    if (places.len != H_CARDS || first < 0)
        return Written_treasure_hunter___play___Hunt___count_in_hand(self, seat, first);
    int64_t count = 0;
    for (int64_t card = first; card < H_CARDS; card++) count += places.items[card] == H_HAND + seat;
    return count;
}
