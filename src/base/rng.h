/* SPDX-License-Identifier: MIT */
/* A small repeatable random stream: the same seed gives the same numbers everywhere. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

struct rng {
    uint64_t state;
};

struct rng rng_init(uint64_t seed);

/* The next 64 random bits. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number
 * generators" (2014), SplitMix64. */
uint64_t rng_next(struct rng *rng);

/* A number from 0 to `limit` - 1; `limit` is at least 1. The bias is below limit / 2^32. */
uint32_t rng_below(struct rng *rng, uint32_t limit);

#endif
