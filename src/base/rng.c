/* SPDX-License-Identifier: MIT */
#include "base/rng.h"

#include <assert.h>

struct rng rng_init(uint64_t seed)
{
    return (struct rng){.state = seed};
}

uint64_t rng_next(struct rng *rng)
{
    uint64_t mixed = rng->state += UINT64_C(0x9E3779B97F4A7C15);
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
    return mixed ^ mixed >> 31;
}

uint32_t rng_below(struct rng *rng, uint32_t limit)
{
    assert(limit > 0);
    return (uint32_t)((rng_next(rng) >> 32) * limit >> 32);
}
