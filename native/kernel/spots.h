/* Sets of small numbers as bits, as kernel/bits.py says, with what the processor can do in one step. */
#ifndef FLIBUSTE_KERNEL_SPOTS
#define FLIBUSTE_KERNEL_SPOTS

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/* The smallest number in a set that is not empty. */
static inline int64_t first_in(uint64_t set) {
#if defined(__GNUC__)
    return __builtin_ctzll(set);
#else
    int64_t n = 0;
    while (!(set >> n & 1)) n++;
    return n;
#endif
}

/* The places (64 at most) where an array holds a number: four at a time where the processor can. */
static inline uint64_t spots_in(const int64_t *numbers, int64_t many, int64_t wanted) {
    uint64_t found = 0;
    int64_t k = 0;
#if defined(__SSE2__)
    const __m128i both = _mm_set1_epi64x(wanted);
    for (; k + 4 <= many; k += 4) {
        __m128i first = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(numbers + k)), both);
        __m128i second = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)(numbers + k + 2)), both);
        __m128 low = _mm_shuffle_ps(_mm_castsi128_ps(first), _mm_castsi128_ps(second), _MM_SHUFFLE(2, 0, 2, 0));
        __m128 high = _mm_shuffle_ps(_mm_castsi128_ps(first), _mm_castsi128_ps(second), _MM_SHUFFLE(3, 1, 3, 1));
        found |= (uint64_t)_mm_movemask_ps(_mm_and_ps(low, high)) << k;
    }
#endif
    for (; k < many; k++) found |= (uint64_t)(numbers[k] == wanted) << k;
    return found;
}

#endif
