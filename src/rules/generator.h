/* SPDX-License-Identifier: MIT */
/* The move generator's instances, for whoever makes very many moves under one rule set. There is
 * one source, movegen_side.inc; an instance is that source compiled with all, or none, of the rules
 * known to the compiler. */
#ifndef RULES_GENERATOR_H
#define RULES_GENERATOR_H

#include "rules/movelist.h"
#include "rules/position.h"
#include "rules/ruleset.h"

/* A move without its path: all that a search needs to make it. 16 bytes, and nothing in it but what
 * the generator has at hand. Of two captures that differ in their way only, both are here. */
struct bare_move {
    squareset from, to; /* one square each; the same one after a capture round a circle */
    squareset captured;
    bool crowns;
};

/* In the order of struct movelist: the path of a move is that of the move with the same index. */
struct bare_list {
    int count;
    struct bare_move moves[MOVELIST_MAX];
};

struct generator {
    /* The rules that this instance knows beforehand; NULL: it reads those it is given. */
    const struct ruleset *fixed;
    /* As movegen(). */
    void (*movegen)(const struct ruleset *rules, const struct position *position,
                    struct movelist *out);
    /* The same moves without their paths. */
    void (*movegen_bare)(const struct ruleset *rules, const struct position *position,
                         struct bare_list *out);
    /* Can the side to move capture anything? */
    bool (*can_capture)(const struct ruleset *rules, const struct position *position);
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

static inline struct position position_after_bare(const struct position *position,
                                                  const struct bare_move *move)
{
    bool king = move->crowns || (position->kings & move->from);
    return position_after_sets(position, move->from, move->to, move->captured, king);
}

#endif
