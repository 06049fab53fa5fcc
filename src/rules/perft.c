/* SPDX-License-Identifier: MIT */
#include "rules/perft.h"

#include "rules/generator.h"

uint64_t perft(const struct ruleset *rules, const struct position *position, int depth)
{
    return depth == 0 ? 1 : generator_for(rules)->perft(rules, position, depth);
}
