/* SPDX-License-Identifier: MIT */
/* Chooses a move: the one way into this folder. Everything is handed in, the time and the memory of
 * weights and tables included; nothing here reads a file, a clock or a setting. */
#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include "engine/score.h"
#include "rules/move.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct engine;
struct endgame;    /* engine/endgame.h */
struct evaluation; /* engine/evaluation.h */

enum {
    ENGINE_DEPTH_MAX = 99, /* plies; captures are followed further */
    ENGINE_LINE_MAX = 64,  /* moves of a line */
    ENGINE_THREADS_MAX = 64,
    ENGINE_NODES_MORE = 1024,
};

/* When to stop; 0 is no limit. Without any, the search ends at ENGINE_DEPTH_MAX or when it is told
 * to. */
struct engine_limits {
    int depth;
    uint64_t nodes; /* on one thread exactly these: the same search every time; each of several
                       may enter up to ENGINE_NODES_MORE others */
    int milliseconds;
};

/* What has been found so far. */
struct engine_answer {
    int line_length; /* 0: the side to move has no legal move */
    /* What is expected to be played: the chosen move, the answer to it, and so on. */
    struct move line[ENGINE_LINE_MAX];
    int score; /* for the side to move (engine/score.h) */
    int depth; /* looked so far ahead, everywhere */
    uint64_t nodes;
    int milliseconds;
};

struct engine_task {
    const struct ruleset *rules;
    struct position position; /* a possible one (position_check) */
    /* The positions of the game before it, oldest first: what repetitions and quiet plies are
     * counted from. NULL where there are none. */
    const struct position *history;
    int history_count;
    struct engine_limits limits;
    int threads; /* 1 to ENGINE_THREADS_MAX */
    /* What a position is worth; NULL: pieces are counted. */
    const struct evaluation *evaluation;
    /* Perfect endings of the same rules, or NULL. */
    const struct endgame *endgame;
    /* Milliseconds since whenever; NULL where no limit is a time. Any thread may call it. */
    int64_t (*now)(void *owner);
    /* Told each time that more is known, by the thread that asked; may be NULL. */
    void (*report)(void *owner, const struct engine_answer *answer);
    void *owner;
    /* Another thread sets it to end the search, which answers within milliseconds; may be NULL. */
    const atomic_bool *stop;
};

/* An engine with a memory of about so many bytes for positions that it has met. NULL if there is no
 * such memory. It serves one task at a time. */
struct engine *engine_create(size_t bytes);

/* `engine` may be NULL. */
void engine_destroy(struct engine *engine);

/* Forgets all positions that it has met: what comes next is as on the first day. */
void engine_forget(struct engine *engine);

/* Searches until a limit or `stop` ends it. There is an answer whenever there is a legal move,
 * however soon that is. `answer` is the caller's. */
void engine_choose(struct engine *engine, const struct engine_task *task,
                   struct engine_answer *answer);

#endif
