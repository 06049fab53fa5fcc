/* SPDX-License-Identifier: MIT */
/* The engine: chooses a move. This is the way into this folder. Everything is passed in, the clock,
 * the weights and the endgame tables included: the engine reads no file, no clock and no setting.
 */
#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include "engine/parameters.h"
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
struct level;      /* engine/level.h */

enum {
    ENGINE_DEPTH_MAX = 99, /* plies, not counting extensions and qsearch */
    ENGINE_PV_MAX = 64,    /* moves of a principal variation */
    ENGINE_NODES_MORE = 1024,
};

/* When to stop; 0 means no limit. Without limits the search ends at ENGINE_DEPTH_MAX or when it is
 * told to stop. */
struct engine_limits {
    int depth;
    uint64_t nodes; /* exact with one thread, which makes the search repeatable; with several, each
                       may search up to ENGINE_NODES_MORE more */
    int milliseconds;
};

/* What has been found so far. */
struct engine_answer {
    int pv_length; /* 0: the side to move has no legal move */
    /* The principal variation: the chosen move, the reply to it, and so on. */
    struct move pv[ENGINE_PV_MAX];
    int score; /* for the side to move (engine/score.h) */
    int depth; /* of the last complete iteration */
    uint64_t nodes;
    int milliseconds;
};

struct engine_task {
    const struct ruleset *rules;
    struct position position; /* a possible one (position_check) */
    /* The positions of the game before it, oldest first, from which repetitions and quiet plies are
     * counted. NULL if there are none. */
    const struct position *history;
    int history_count;
    struct engine_limits limits;
    struct engine_parameters parameters;
    const struct evaluation *evaluation; /* NULL: count the pieces */
    const struct endgame *endgame;       /* for the same rules, or NULL */
    /* NULL: full strength. A level has its own limit, plays on one thread, begins with an empty
     * table and uses no endgame tables, so that it plays alike on every machine. */
    const struct level *level;
    /* Of the game: what a level errs in, and which of several equal moves is chosen. With 0 it is
     * the first of them. */
    uint64_t seed;
    /* By its index in the list of legal moves (rules/movegen.h): a move that must not be chosen.
     * NULL: none. One at least must be left. */
    const bool *excluded;
    /* If only one move is legal, answer with it at once, without a search and without a score. So
     * does each level. */
    bool at_once;
    /* Returns milliseconds since any fixed time. NULL if no limit is a time. Called by any thread.
     */
    int64_t (*now)(void *owner);
    /* Called with each improvement, on the thread of engine_choose; may be NULL. */
    void (*report)(void *owner, const struct engine_answer *answer);
    void *owner;
    /* Another thread sets it to end the search, which answers within milliseconds; may be NULL. */
    const atomic_bool *stop;
};

/* Creates an engine whose transposition table has about `bytes` bytes. Returns NULL if there is not
 * enough memory. An engine serves one task at a time. */
struct engine *engine_create(size_t bytes);

/* `engine` may be NULL. */
void engine_destroy(struct engine *engine);

/* Clears the transposition table, so that the next search is as if it were the first. */
void engine_forget(struct engine *engine);

/* Searches until a limit or `stop` ends it. There is an answer whenever there is a legal move,
 * however soon that is. `answer` is the caller's. */
void engine_choose(struct engine *engine, const struct engine_task *task,
                   struct engine_answer *answer);

/* Finds the best `count` moves, or all if there are fewer, each within the limits of the task:
 * the second answer is the best without the first, and so on. With a limit of depth and
 * MOVELIST_MAX this scores all moves. Returns how many answers there are: at least one, which has
 * no move if none is legal, and fewer than asked for after a stop. */
int engine_lines(struct engine *engine, const struct engine_task *task,
                 struct engine_answer *answers, int count);

#endif
