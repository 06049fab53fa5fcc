/* SPDX-License-Identifier: MIT */
/* The engine with everything that it needs: rules, limits, memory, a clock, weights and tables. It
 * may be used on any thread, but on one at a time. */
#ifndef THINK_THINKER_H
#define THINK_THINKER_H

#include "engine/engine.h"
#include "think/tables.h"
#include "think/weights.h"

enum {
    THINKER_MILLISECONDS = 1000, /* for a move where no limit is given */
};

struct thinker_settings {
    struct engine_limits limits;
    struct engine_parameters parameters; /* no more threads than processors are used */
    /* NULL: full strength, else limits and parameters do not matter (engine/level.h). */
    const struct level *level;
    uint64_t seed; /* of the game, for the level */
};

struct thinker {
    struct ruleset rules;
    struct thinker_settings settings;
    struct engine *engine;         /* owned */
    const struct weights *weights; /* lent; NULL, or without an evaluation: pieces are counted */
    const struct tables *tables;   /* lent; NULL: none */
};

/* `weights` and `tables`, each of which may be NULL, are lent until the thinker is closed. Several
 * thinkers may share them, but no table may be made while one of them thinks. Returns false, with
 * nothing to free, if there is not enough memory. thinker_close frees. */
bool thinker_open(struct thinker *thinker, const struct ruleset *rules,
                  const struct thinker_settings *settings, const struct weights *weights,
                  const struct tables *tables);
void thinker_close(struct thinker *thinker);

/* Returns the task of choosing a move in the last of `count` positions of a game, oldest first, at
 * least one. They are lent to it. The caller may add a stop flag or a report, change the limits,
 * and hands it to engine_choose with thinker->engine. */
struct engine_task thinker_task(const struct thinker *thinker, const struct position *positions,
                                int count);

/* Returns the bytes of so many megabytes, or 0 if they cannot be had in one piece where `last` is
 * the last address: no more than half of all addresses can. */
static inline size_t thinker_bytes(int megabytes, size_t last)
{
    return (size_t)megabytes <= last / 2 >> 20 ? (size_t)megabytes << 20 : 0;
}

#endif
