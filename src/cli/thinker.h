/* SPDX-License-Identifier: MIT */
/* The engine as commands use it, with all that it is given: the rules, its limits, memory, the
 * clock, and what it is to know besides. */
#ifndef CLI_THINKER_H
#define CLI_THINKER_H

#include "cli/command.h"
#include "cli/knowledge.h"
#include "engine/engine.h"

enum {
    THINKER_MILLISECONDS = 1000, /* for a move where no limit is given */
    THINKER_MEGABYTES = 64,
    THINKER_MEGABYTES_MAX = 4096,
};

struct thinker_settings {
    struct engine_limits limits;
    int threads;
    int megabytes; /* of memory for positions that it has met */
    struct knowledge_wanted knowledge;
    const struct knowledge *lent; /* to be used instead of opening what is wanted; NULL: none */
};

struct thinker {
    struct ruleset rules;
    struct thinker_settings settings;
    struct engine *engine;      /* owned */
    struct knowledge knowledge; /* owned, unless it is lent */
};

/* So many megabytes, in bytes; 0 where they cannot be had of memory whose last address is `last`:
 * no more than half of it can be had in one piece. */
static inline size_t thinker_bytes(int megabytes, size_t last)
{
    return (size_t)megabytes <= last / 2 >> 20 ? (size_t)megabytes << 20 : 0;
}

/* Those of the command line. */
struct thinker_settings thinker_asked(const struct options *options);

/* Allocates; thinker_close frees. False, and nothing to free, if memory is short. */
bool thinker_open(struct thinker *thinker, const struct ruleset *rules,
                  const struct thinker_settings *settings);
void thinker_close(struct thinker *thinker);

/* What to ask thinker->engine (engine_choose) for a move in the last of `count` positions of a
 * game, oldest first, at least one. The caller may add a stop flag or a listener, or change the
 * limits.
 */
struct engine_task thinker_task(const struct thinker *thinker, const struct position *positions,
                                int count);

#endif
