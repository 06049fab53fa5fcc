/* SPDX-License-Identifier: MIT */
/* A position as 64 bits, to know it again during a search. Nothing lasting is filed under it. */
#ifndef ENGINE_KEY_H
#define ENGINE_KEY_H

#include "rules/position.h"

#include <stdint.h>

/* Every bit of the result depends on every bit of `bits`, and no two of them give the same. Source:
 * the last steps of SplitMix64 (base/rng.h). */
static inline uint64_t key_mix(uint64_t bits)
{
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

static inline uint64_t position_key(const struct position *position)
{
    uint64_t pieces = (uint64_t)position->pieces[BLACK] << 32 | position->pieces[WHITE];
    uint64_t rest = (uint64_t)position->kings << 1 | position->side;
    return key_mix(pieces ^ rest * UINT64_C(0x9E3779B97F4A7C15));
}

#endif
