/* SPDX-License-Identifier: MIT */
/* The data of one thread's search, and what it shares with others. Inside engine only. */
#ifndef ENGINE_SEARCHER_H
#define ENGINE_SEARCHER_H

#include "engine/engine.h"
#include "engine/evaluation.h"
#include "engine/move_order.h"
#include "engine/transpositions.h"
#include "rules/generator.h"

enum {
    PLY_MAX = 250,            /* of a line, captures that follow its end included */
    MOVE_STACK_MAX = 1 << 14, /* the moves of all positions on a line */
    /* Between two looks of a thread at the limits: 0.2 ms of them. */
    SEARCH_POLL_NODES = ENGINE_NODES_MORE,
};

/* What is known of a score. */
struct bounds {
    int least, most;
};

/* What all threads of one search share. They only read it, but for the memory and the flag. */
struct search_task {
    const struct engine_task *asked;
    const struct generator *generator;
    struct transpositions *transpositions;
    int64_t begin; /* by the caller's clock */
    const uint64_t *history_keys;
    int history_count;
    int root_quiet;      /* quiet plies in a row before the root */
    int root_reversible; /* plies in a row that could be gone back on */
    int endgame_pieces;  /* positions of up to so many are looked up */
    /* A win of each side that takes so many plies at most cannot come past a position of the game
     * where a draw by repetition waits. */
    int sure_plies[2];
    bool root_drawn;           /* a draw has come before anything is played, or may be claimed */
    struct bounds root_known;  /* by tables */
    bool barred[MOVELIST_MAX]; /* moves of the root that tables say are worse than others */
    atomic_bool over;          /* the thread that answers has ended */
    _Atomic uint64_t nodes;    /* of all threads, each telling SEARCH_POLL_NODES of them at once */
};

/* A position on the line that is looked at. */
struct frame {
    struct position position;
    uint64_t key;
    int quiet;      /* quiet plies in a row (DESIGN 3) */
    int reversible; /* plies in a row by kings that captured nothing */
    int killers[2]; /* moves that have refuted others here, see move_order.h */
    struct pattern_indices indices;
    /* The best line from here, as places in each position's list of moves. */
    int line_length;
    uint16_t line[ENGINE_LINE_MAX];
};

struct searcher {
    struct search_task *task;
    uint64_t nodes;
    bool over;      /* it has found that a limit is reached */
    int index;      /* of its thread: 0 is the caller's */
    int depth;      /* of this look at the root */
    int root_score; /* of the best move that it has found */
    int told_score; /* that of the answer so far */
    struct move_history history;
    struct bare_list list; /* the moves of the position that is being entered */
    int move_count;
    struct ordered_move moves[MOVE_STACK_MAX]; /* of all positions on the line, in turn */
    struct frame frames[PLY_MAX + 1];
};

/* Has a limit been reached, or has somebody asked to stop? */
static inline bool search_is_over(const struct searcher *searcher)
{
    return searcher->over || atomic_load_explicit(&searcher->task->over, memory_order_relaxed);
}

/* How many nodes all threads have entered, as far as this one knows; of its own all. */
static inline uint64_t search_nodes(const struct searcher *searcher)
{
    return atomic_load_explicit(&searcher->task->nodes, memory_order_relaxed) +
           searcher->nodes % SEARCH_POLL_NODES;
}

#endif
