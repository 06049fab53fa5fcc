/* SPDX-License-Identifier: MIT */
/* Random numbers that are repeatable: the same seed gives the same numbers on every machine. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <assert.h>
#include <stdint.h>

struct rng {
    uint64_t state;
};

static inline struct rng rng_init(uint64_t seed)
{
    return (struct rng){.state = seed};
}

/* Returns the next 64 random bits. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number
 * generators" (2014), SplitMix64. */
static inline uint64_t rng_next(struct rng *rng)
{
    uint64_t mixed = rng->state += UINT64_C(0x9E3779B97F4A7C15);
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
    return mixed ^ mixed >> 31;
}

/* Returns a number from 0 to `limit` - 1; `limit` is at least 1. The bias is below limit / 2^32. */
static inline uint32_t rng_below(struct rng *rng, uint32_t limit)
{
    assert(limit > 0);
    return (uint32_t)((rng_next(rng) >> 32) * limit >> 32);
}

#endif
