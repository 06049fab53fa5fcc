/* SPDX-License-Identifier: MIT */
/* The move generator's instances, for whoever makes very many moves under one rule set. There is
 * one source, movegen_side.h; an instance is that source compiled with all, or none, of the rules
 * known to the compiler. */
#ifndef RULES_GENERATOR_H
#define RULES_GENERATOR_H

#include "rules/movegen.h"

struct generator {
    /* The rules that this instance knows beforehand; NULL: it reads those it is given. */
    const struct ruleset *fixed;
    void (*movegen)(const struct ruleset *rules, const struct position *position,
                    struct movelist *out);
    /* As perft() for a depth of at least 1. */
    uint64_t (*perft)(const struct ruleset *rules, const struct position *position, int depth);
};

/* Plays every rule set: what the others must agree with. */
extern const struct generator generator_generic;

extern const struct generator generator_american;
extern const struct generator generator_freejump;
extern const struct generator generator_flying;
extern const struct generator generator_russian;

/* The fastest instance that plays exactly these rules. Ask once, then use it for many moves. */
const struct generator *generator_for(const struct ruleset *rules);

enum {
    ALL_DIRECTIONS = 1 << UP_LEFT | 1 << UP_RIGHT | 1 << DOWN_LEFT | 1 << DOWN_RIGHT,
};

/* A capture search under way: what stays the same for one position, the piece that moves, and where
 * the captures that it finds go. */
struct walk {
    const struct ruleset *rules;
    squareset own, enemy, kings;
    squareset from;
    squareset others; /* all pieces but the one that moves */
    bool starts_as_king;
    squareset path[MOVE_MAX_PATH];     /* squares visited */
    squareset victims[MOVE_MAX_STEPS]; /* pieces captured, in that order */
    struct movelist *out;              /* captures are listed here; NULL: they are counted */
    uint64_t best;                     /* the rank that all captures in `out` share */
    int depth;                         /* counted so many plies deep, the capture's own included */
    uint64_t leaves;                   /* the count */
};

/* Where the next move goes. A list that is full keeps its last place for all that follow
 * (movegen.h). */
static inline struct move *movelist_next_free(struct movelist *list)
{
    return &list->moves[list->count < MOVELIST_MAX ? list->count++ : MOVELIST_MAX - 1];
}

/* Adds the capture that `walk` has completed on `at`, unless `priority` prefers one that is listed;
 * drops those to which it is preferred. */
void walk_list_capture(struct walk *walk, enum priority priority, squareset at, squareset captured,
                       int steps, bool crowns);

#endif
