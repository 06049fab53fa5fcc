/* SPDX-License-Identifier: MIT */
#include "cli/thinker.h"

#include "cli/clock.h"
#include "cli/threads.h"

_Static_assert((int)THREADS_MAX <= (int)ENGINE_THREADS_MAX, "as many threads as may be asked for");

struct thinker_settings thinker_asked(const struct options *options)
{
    struct thinker_settings settings = {
        .limits = options->limits,
        .threads = options->threads,
        .megabytes = THINKER_MEGABYTES,
        .knowledge = {.options = options, .weights = true, .endgames = true},
    };
    struct engine_limits *limits = &settings.limits;
    if (limits->milliseconds == 0 && limits->nodes == 0 && limits->depth == 0)
        limits->milliseconds = THINKER_MILLISECONDS;
    return settings;
}

bool thinker_open(struct thinker *thinker, const struct ruleset *rules,
                  const struct thinker_settings *settings)
{
    int most = threads_of_machine(); /* more would be in each other's way */
    size_t bytes = thinker_bytes(settings->megabytes, SIZE_MAX);
    *thinker = (struct thinker){
        .rules = *rules,
        .settings = *settings,
        .engine = bytes > 0 ? engine_create(bytes) : NULL,
    };
    if (settings->threads > most)
        thinker->settings.threads = most;
    if (thinker->engine && settings->lent)
        thinker->knowledge = *settings->lent;
    else if (thinker->engine)
        knowledge_open(&thinker->knowledge, rules, &settings->knowledge);
    return thinker->engine;
}

void thinker_close(struct thinker *thinker)
{
    engine_destroy(thinker->engine);
    if (!thinker->settings.lent)
        knowledge_close(&thinker->knowledge);
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
        .threads = thinker->settings.threads,
        .evaluation = thinker->knowledge.evaluation,
        .endgame = thinker->knowledge.endgames ? &thinker->knowledge.endgames->endgame : NULL,
        .now = clock_milliseconds,
    };
}
