/* SPDX-License-Identifier: MIT */
#include "random_rules.h"

#include <string.h>

struct ruleset random_rules(struct rng *rng)
{
    struct ruleset rules;
    memset(&rules, 0, sizeof rules);
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        const struct field_info *info = &field_infos[field];
        uint32_t span = (uint32_t)(info->high - info->low + 1);
        ruleset_set(&rules, field, info->low + (int)rng_below(rng, span));
    }
    return rules;
}

struct ruleset preset_or_random_rules(struct rng *rng)
{
    if (rng_below(rng, 2))
        return presets[rng_below(rng, PRESET_COUNT)].rules;
    return random_rules(rng);
}
