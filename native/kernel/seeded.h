/* sfc32 as kernel/chance.py has it, for whoever draws in C. */
#ifndef FLIBUSTE_KERNEL_SEEDED
#define FLIBUSTE_KERNEL_SEEDED

typedef flibuste___kernel___chance___SeededObject Seeded;

static inline int is_seeded(const PyObject *chance) { return Py_TYPE(chance) == CPyType_chance___Seeded; }

static inline int64_t next_32(Seeded *rng) {
    uint32_t b = (uint32_t)rng->_b, c = (uint32_t)rng->_c, d = (uint32_t)rng->_d, t = (uint32_t)rng->_a + b + d;
    rng->_a = b ^ b >> 9;
    rng->_b = (uint32_t)(c + (c << 3));
    rng->_c = (uint32_t)((c << 21 | c >> 11) + t);
    rng->_d = (uint32_t)(d + 1);
    return t;
}

static inline int64_t drawn_below(Seeded *rng, int64_t n) { return (next_32(rng) * n) >> 32; }

#endif
