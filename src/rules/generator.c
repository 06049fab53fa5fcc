/* SPDX-License-Identifier: MIT */
#include "rules/generator.h"

/* Returns true if both have the same legal moves, by their fields. */
static bool moves_alike(const struct ruleset *a, const struct ruleset *b)
{
    bool short_kings = a->king == KING_SHORT;
    return a->king == b->king && a->capture == b->capture && a->priority == b->priority &&
           a->man_capture == b->man_capture && a->man_takes_king == b->man_takes_king &&
           a->crowning == b->crowning &&
           (short_kings || (a->landing == b->landing && a->removal == b->removal));
}

const struct generator *generator_for(const struct ruleset *rules)
{
    static const struct generator *const instances[] = {
        &generator_american,
        &generator_freejump,
        &generator_flying,
        &generator_russian,
    };
    for (size_t i = 0; i < sizeof instances / sizeof instances[0]; i++)
        if (moves_alike(rules, instances[i]->fixed))
            return instances[i];
    return &generator_generic;
}
