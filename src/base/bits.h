/* SPDX-License-Identifier: MIT */
/* Sets of up to 32 things, as the bits of a word. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

/* How many bits are set. */
static inline int bits_count(uint32_t bits)
{
    return __builtin_popcount(bits);
}

/* Index of the lowest bit that is set; `bits` must not be 0. */
static inline int bits_lowest(uint32_t bits)
{
    return __builtin_ctz(bits);
}

/* `bits` without its lowest set bit; for loops over a set. */
static inline uint32_t bits_rest(uint32_t bits)
{
    return bits & (bits - 1);
}

static inline uint32_t bits_rotl(uint32_t bits, int by)
{
    return bits << (by & 31) | bits >> (-by & 31);
}

#endif
