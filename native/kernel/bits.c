/* kernel/bits.py once more: what a processor counts in one step. */
#include "../written.h"
#include "spots.h"

enum { B_WIDEST = 63, B_MANY = 1024 };

LEFT_TO_PYTHON VecI64 Written_bits___zeros(int64_t n);
LEFT_TO_PYTHON int64_t Written_bits___spots(VecI64 numbers, int64_t wanted, int64_t first, int64_t end);

int64_t CPyDef_bits___lowest(int64_t mask) {
    return mask == 0 ? -1 : first_in((uint64_t)mask);
}

int64_t CPyDef_bits___size(int64_t mask) {
    uint64_t rest = (uint64_t)mask;
    rest -= rest >> 1 & UINT64_C(0x5555555555555555);
    rest = (rest & UINT64_C(0x3333333333333333)) + (rest >> 2 & UINT64_C(0x3333333333333333));
    rest = (rest + (rest >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int64_t)(rest * UINT64_C(0x0101010101010101) >> 56);
}

int64_t CPyDef_bits___spots(VecI64 numbers, int64_t wanted, int64_t first, int64_t end) {
    if (first < 0 || end > numbers.len || end - first > B_WIDEST) return Written_bits___spots(numbers, wanted, first, end);
    return (int64_t)spots_in(numbers.items + first, end - first, wanted);
}

VecI64 CPyDef_bits___zeros(int64_t n) {
    if (n < 0 || n > B_MANY) return Written_bits___zeros(n);
    return VecI64Api.alloc(n, n);
}
