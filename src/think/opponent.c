/* SPDX-License-Identifier: MIT */
#include "think/opponent.h"

#include "base/rng.h"
#include "engine/level.h"
#include "system/machine.h"

static_assert((int)PLAYER_FULL == LEVEL_COUNT + 1, "full strength stands above the levels");

/* Two games of a match have different errors. */
static uint64_t seed_of(const struct match *match)
{
    struct rng rng = rng_init(match->seed + (uint64_t)match->serial);
    return rng_next(&rng);
}

struct thinker_settings opponent_settings(const struct match *match, int level, int milliseconds)
{
    struct thinker_settings settings = {.parameters = engine_parameters_usual(),
                                        .seed = seed_of(match)};
    if (level == PLAYER_FULL) {
        int processors = machine_threads();
        settings.parameters.threads = processors > 1 ? processors - 1 : 1; /* one is the player's */
        settings.limits.milliseconds = milliseconds;
    } else if (level < PLAYER_FULL) {
        settings.level = level_find(level);
    }
    return settings;
}
