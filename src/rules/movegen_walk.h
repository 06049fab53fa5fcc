/* SPDX-License-Identifier: MIT */
/* A capture search in progress. For the move generator only. */
#ifndef RULES_MOVEGEN_WALK_H
#define RULES_MOVEGEN_WALK_H

#include "rules/generator.h"

enum {
    ALL_DIRECTIONS = 1 << UP_LEFT | 1 << UP_RIGHT | 1 << DOWN_LEFT | 1 << DOWN_RIGHT,
};

/* The constants of a position, the moving piece, and what it captures. It is the first member of a
 * struct that knows what to do with the captures. */
struct walk {
    const struct ruleset *rules;
    squareset own, enemy, kings;
    squareset from;
    squareset others; /* all pieces but the one that moves */
    bool starts_as_king;
    squareset victims[MOVE_MAX_STEPS]; /* pieces captured, in that order */
};

/* Puts captures in a list. */
struct list_walk {
    struct walk walk;
    struct movelist *out;
    uint64_t best;                 /* the rank that all captures in `out` share */
    squareset path[MOVE_MAX_PATH]; /* squares visited */
};

struct bare_walk {
    struct walk walk;
    struct bare_list *out;
    uint64_t best;
};

/* Counts captures so many plies deep, their own included. */
struct perft_walk {
    struct walk walk;
    int depth;
    uint64_t leaves;
};

/* Returns true if the completed capture belongs in a list of `*count` captures of rank `*best`: not
 * if `priority` prefers those. If the new one is preferred, the others are dropped. */
bool walk_keeps(const struct walk *walk, enum priority priority, squareset captured, int steps,
                uint64_t *best, int *count);

/* --- Adding to either list: the same functions for both, list_... and bare_... --- */

/* Returns the index for the next move. In a full list every further move gets the last place
 * (movelist.h). */
static inline int next_free(int *count)
{
    return *count < MOVELIST_MAX ? (*count)++ : MOVELIST_MAX - 1;
}

static inline void list_visit(struct list_walk *walk, int steps, squareset at)
{
    walk->path[steps] = at;
}

static inline void bare_visit(struct bare_walk *walk, int steps, squareset at)
{
    (void)walk, (void)steps, (void)at;
}

static inline void list_add_capture(struct list_walk *walk, squareset to, squareset captured,
                                    int steps, bool crowns)
{
    struct move *move = &walk->out->moves[next_free(&walk->out->count)];
    move->captured = captured;
    move->steps = (uint8_t)steps;
    move->crowns = crowns;
    for (int i = 0; i < steps; i++)
        move->path[i] = (uint8_t)squareset_any(walk->path[i]);
    move->path[steps] = (uint8_t)squareset_any(to);
}

static inline void bare_add_capture(struct bare_walk *walk, squareset to, squareset captured,
                                    int steps, bool crowns)
{
    (void)steps;
    walk->out->moves[next_free(&walk->out->count)] = (struct bare_move){
        .from = walk->walk.from, .to = to, .captured = captured, .crowns = crowns};
}

static inline void list_add_plain(struct movelist *out, squareset from, squareset to, bool crowns)
{
    struct move *move = &out->moves[next_free(&out->count)];
    move->captured = 0;
    move->steps = 1;
    move->crowns = crowns;
    move->path[0] = (uint8_t)squareset_any(from);
    move->path[1] = (uint8_t)squareset_any(to);
}

static inline void bare_add_plain(struct bare_list *out, squareset from, squareset to, bool crowns)
{
    out->moves[next_free(&out->count)] =
        (struct bare_move){.from = from, .to = to, .crowns = crowns};
}

#endif
