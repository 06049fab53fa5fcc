/* SPDX-License-Identifier: MIT */
/* The search: iterative deepening (deepening.c) of a principal variation search (search.c) over a
 * stack of frames (search_frame.c), by several threads that share a transposition table ("lazy
 * SMP"). Used only inside this folder; engine/engine.h is the way in. */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include "engine/engine.h"
#include "engine/evaluation.h"
#include "engine/level.h"
#include "engine/move_order.h"
#include "engine/tt.h"
#include "rules/generator.h"

enum {
    PLY_MAX = 250,            /* from the root, extensions and qsearch included */
    MOVE_STACK_MAX = 1 << 14, /* moves of all positions on the stack */
    /* A thread checks the limits after so many nodes, about every 0.2 ms. */
    SEARCH_POLL_NODES = ENGINE_NODES_MORE,
};

/* The true score lies between these, both included. */
struct bounds {
    int lower, upper;
};

/* What all threads of a search share. They write only `tt`, `finished` and `nodes`. */
struct search {
    const struct engine_task *task;
    const struct generator *generator;
    struct tt *tt;
    int64_t start_time;        /* by the caller's clock */
    const uint64_t *game_keys; /* of the positions before the root, oldest first, and of the root */
    int root_quiet;            /* quiet plies in a row before the root (DESIGN 3) */
    int root_reversible;       /* plies in a row before the root that could be undone */
    int probe_pieces;          /* endgame tables are probed for up to so many pieces */
    /* By side: while the tables know a win of at most so many plies, its shortest way cannot lead
     * through a position of the game whose next occurrence is a draw. */
    int safe_win_plies[2];
    bool root_drawn;             /* at the root there is a draw already, or it can be claimed */
    struct bounds root_bounds;   /* by endgame tables, unless moves are excluded */
    struct errors errors;        /* of the task's level */
    uint64_t root_salt;          /* changes the root's key for the table while moves are excluded */
    bool excluded[MOVELIST_MAX]; /* root moves that are not searched */
    atomic_bool finished;        /* the first thread has ended, so the others end, too */
    _Atomic uint64_t nodes;      /* of all threads; each adds SEARCH_POLL_NODES at a time */
};

/* A position on the search stack. */
struct frame {
    struct position position;
    uint64_t key;
    int quiet;      /* quiet plies in a row */
    int reversible; /* king moves in a row that captured nothing */
    int killers[2]; /* ids of moves that caused a beta cutoff at this ply */
    struct pattern_indices indices;
    int pv_length;
    uint16_t pv[ENGINE_PV_MAX]; /* each move as its index in the move list of its position */
};

/* The data of one thread. */
struct searcher {
    struct search *search;
    const struct ruleset *rules; /* the task's */
    uint64_t nodes;
    bool stopped;       /* it has noticed that a limit is reached */
    bool errs;          /* the search has errors */
    int index;          /* of the thread; 0 is the caller's */
    int root_depth;     /* of the current iteration */
    int root_score;     /* of the best move of the current iteration */
    int reported_score; /* of the answer so far */
    struct history history;
    struct bare_list list; /* moves of the position that is being searched */
    int move_count;
    struct ordered_move moves[MOVE_STACK_MAX]; /* of all positions on the stack */
    struct frame frames[PLY_MAX + 1];          /* the stack, by ply from the root */
};

/* Returns true if a limit is reached or somebody asked to stop. The scores of a search that has
 * been stopped are meaningless. */
static inline bool search_stopped(const struct searcher *searcher)
{
    return searcher->stopped ||
           atomic_load_explicit(&searcher->search->finished, memory_order_relaxed);
}

/* Returns the number of nodes of all threads: this one's exactly, the others' in steps of
 * SEARCH_POLL_NODES. */
static inline uint64_t search_nodes(const struct searcher *searcher)
{
    return atomic_load_explicit(&searcher->search->nodes, memory_order_relaxed) +
           searcher->nodes % SEARCH_POLL_NODES;
}

/* --- deepening.c --- */

/* Searches by iterative deepening in `threads` threads, the caller's included, or in fewer if the
 * system has no more. `searchers` are as many, and the caller's. `answer` must hold some legal
 * move; it is overwritten by what is found. */
void search_run(struct search *search, struct searcher *searchers, int threads,
                struct engine_answer *answer);

/* Returns the score to report where the search has found `score` for the root: endgame tables and a
 * draw at the root hold whatever the depth. */
int search_root_score(const struct search *search, int score);

/* --- search.c --- */

/* Prepares a searcher for the task's position. */
void search_begin(struct searcher *searcher, struct search *search, int index);

/* Returns the score of the root searched to `depth` if it lies between `alpha` and `beta`, else a
 * bound of it. frames[0] has the principal variation. */
int search_root(struct searcher *searcher, int alpha, int beta, int depth);

/* --- search_frame.c: what is known of the position at `ply` without searching it --- */

/* Makes `move` in the position at `ply`, which fills the next frame. */
void frame_make_move(struct searcher *searcher, int ply, const struct bare_move *move);

/* Makes the move at `index`, followed by the next frame's variation, the principal variation. */
void frame_update_pv(struct searcher *searcher, int ply, int index);

/* Returns how often a position of the game must have occurred before for its next occurrence to be
 * a draw. */
int repetitions_before_draw(const struct ruleset *rules);

/* Returns the position's key for the transposition table. It includes the quiet plies that are left
 * if the search can reach a draw by them. */
uint64_t frame_tt_key(const struct searcher *searcher, int ply);

/* Returns true if the game is drawn by the rules, or a draw can be claimed. A side that cannot move
 * has lost even so. */
bool frame_is_rule_draw(const struct searcher *searcher, int ply);

/* Returns true if the position is searched as a draw: by the rules, or because it repeats. */
bool frame_is_draw(const struct searcher *searcher, int ply);

/* Removes the moves that are not searched: at the root those that are excluded, and elsewhere those
 * that a level overlooks. Returns how many are left. Orders those of the root by the seed. */
int frame_drop_moves(const struct searcher *searcher, int ply, struct ordered_move *moves,
                     int count);

bool frame_can_capture(const struct searcher *searcher, int ply);

/* Returns the static evaluation of the position. */
int frame_evaluate(const struct searcher *searcher, int ply);

/* Returns the score where the side to move has no move: it has lost or, in giveaway, won. */
int frame_score_without_moves(const struct searcher *searcher, int ply);

/* Returns what endgame tables and the draw rules together say of the score. */
struct bounds frame_table_bounds(const struct searcher *searcher, int ply);

/* As frame_table_bounds, but knows nothing of positions of more than probe_pieces pieces, or of
 * those in which packed tables have no entry. */
struct bounds frame_probe(const struct searcher *searcher, int ply);

#endif
