/* SPDX-License-Identifier: MIT */
#include "think/thinker.h"

#include "engine/level.h"
#include "system/clock.h"
#include "system/machine.h"

bool thinker_open(struct thinker *thinker, const struct ruleset *rules,
                  const struct thinker_settings *settings, const struct weights *weights,
                  const struct tables *tables)
{
    int most = machine_threads();
    int megabytes = settings->level ? LEVEL_MEGABYTES : settings->parameters.megabytes;
    size_t bytes = thinker_bytes(megabytes, SIZE_MAX);
    *thinker = (struct thinker){
        .rules = *rules, .settings = *settings, .weights = weights, .tables = tables};
    if (thinker->settings.parameters.threads > most)
        thinker->settings.parameters.threads = most;
    if (bytes > 0)
        thinker->engine = engine_create(bytes);
    return thinker->engine;
}

void thinker_close(struct thinker *thinker)
{
    engine_destroy(thinker->engine);
    thinker->engine = NULL;
}

struct engine_task thinker_task(const struct thinker *thinker, const struct position *positions,
                                int count)
{
    return (struct engine_task){
        .rules = &thinker->rules,
        .position = positions[count - 1],
        .history = positions,
        .history_count = count - 1,
        .limits = thinker->settings.limits,
        .parameters = thinker->settings.parameters,
        .evaluation = thinker->weights ? thinker->weights->evaluation : NULL,
        .endgame = thinker->tables ? &thinker->tables->endgame : NULL,
        .level = thinker->settings.level,
        .seed = thinker->settings.seed,
        .now = clock_milliseconds,
    };
}
