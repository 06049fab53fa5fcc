/* SPDX-License-Identifier: MIT */
/* Sets of up to 32 or 64 things, as the bits of a word. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

/* Returns how many bits are set. */
static inline int bits_count64(uint64_t bits)
{
#if defined(__x86_64__) && !defined(__POPCNT__)
    /* Without the instruction the builtin is a slow call. This adds up pairs, fours and bytes, and
     * then all bytes by one multiplication. */
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(bits * UINT64_C(0x0101010101010101) >> 56);
#else
    return __builtin_popcountll(bits);
#endif
}

static inline int bits_count(uint32_t bits)
{
    return bits_count64(bits);
}

/* Returns how many bits are set in both words together. */
static inline int bits_count2(uint32_t a, uint32_t b)
{
    return bits_count64((uint64_t)a << 32 | b);
}

/* Returns the index of the lowest set bit; `bits` must not be 0. */
static inline int bits_lowest(uint32_t bits)
{
    return __builtin_ctz(bits);
}

/* Returns `bits` without its lowest set bit, for loops over a set. */
static inline uint32_t bits_rest(uint32_t bits)
{
    return bits & (bits - 1);
}

static inline uint32_t bits_rotl(uint32_t bits, int by)
{
    return bits << (by & 31) | bits >> (-by & 31);
}

#endif
