/* SPDX-License-Identifier: MIT */
/* The instances of the move generator, for making very many moves under one rule set. They have one
 * source, movegen_side.inc, compiled with the rules known at compile time, or with none known. */
#ifndef RULES_GENERATOR_H
#define RULES_GENERATOR_H

#include "rules/movelist.h"
#include "rules/position.h"
#include "rules/ruleset.h"

/* A move without its path: what a search needs to make it, in 16 bytes. Captures that differ only
 * in their path are all listed. */
struct bare_move {
    squareset from, to; /* one square each; equal after a capture that returns to its start */
    squareset captured;
    bool crowns;
};

/* In the order of struct movelist: moves of the same index are the same. */
struct bare_list {
    int count;
    struct bare_move moves[MOVELIST_MAX];
};

struct generator {
    /* The rules that this instance knows at compile time; NULL: none. */
    const struct ruleset *fixed;
    /* As movegen(). */
    void (*movegen)(const struct ruleset *rules, const struct position *position,
                    struct movelist *out);
    /* Lists the same moves without their paths. */
    void (*movegen_bare)(const struct ruleset *rules, const struct position *position,
                         struct bare_list *out);
    /* Returns true if the side to move can capture. */
    bool (*can_capture)(const struct ruleset *rules, const struct position *position);
    /* As perft() for a depth of at least 1. */
    uint64_t (*perft)(const struct ruleset *rules, const struct position *position, int depth);
};

/* Works for every rule set. The others must agree with it. */
extern const struct generator generator_generic;

extern const struct generator generator_american;
extern const struct generator generator_freejump;
extern const struct generator generator_flying;
extern const struct generator generator_russian;

/* Returns the fastest instance for these rules. Ask once for many moves. */
const struct generator *generator_for(const struct ruleset *rules);

static inline struct position position_after_bare(const struct position *position,
                                                  const struct bare_move *move)
{
    bool king = move->crowns || (position->kings & move->from);
    return position_after_sets(position, move->from, move->to, move->captured, king);
}

#endif
