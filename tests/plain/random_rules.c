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

static void put_at_random(struct position *position, struct rng *rng, enum side side, bool king)
{
    int square = 1 + (int)rng_below(rng, SQUARE_COUNT);
    squareset closed = position_occupied(position) | (king ? 0 : crownhead(side));
    if (squareset_has(closed, square))
        return;
    position->pieces[side] |= square_set(square);
    if (king)
        position->kings |= square_set(square);
}

struct position random_position(struct rng *rng)
{
    struct position position = {.side = rng_below(rng, 2) ? WHITE : BLACK};
    uint32_t kings_of_8 = rng_below(rng, 9);
    for (enum side side = BLACK; side <= WHITE; side++)
        for (uint32_t n = 1 + rng_below(rng, PIECES_PER_SIDE); n > 0; n--)
            put_at_random(&position, rng, side, rng_below(rng, 8) < kings_of_8);
    return position;
}
