/* SPDX-License-Identifier: MIT */
/* One position under two rule sets, in words. */
#ifndef PROSE_COMPARE_PROSE_H
#define PROSE_COMPARE_PROSE_H

#include "base/strbuf.h"
#include "notation/square_text.h"
#include "prose/names.h"
#include "rules/move.h"
#include "rules/position.h"

/* Adds "9 moves, 2 only here". */
void move_count_print(struct strbuf *out, int count, int only_here);

/* Adds the same with the name of the rule set before it, for labels. */
void rules_move_count_print(struct strbuf *out, const char *rules, int count, int only_here);

/* Adds why `move`, legal under other rules, is not a move of `rules` in `position`. */
void not_a_move_print(struct strbuf *out, const struct named_ruleset *rules,
                      const struct position *position, const struct move *move,
                      struct square_names names, struct side_names sides);

/* Adds that both allow a move; that both allow the same moves in a position. */
void legal_under_both_print(struct strbuf *out, const struct named_ruleset *rules,
                            const struct named_ruleset *other);
void no_difference_print(struct strbuf *out, const struct named_ruleset *rules,
                         const struct named_ruleset *other);

/* Adds which position is shown: that of the game after so many moves, or one that shows what the
 * field does. */
void compared_ply_print(struct strbuf *out, int ply);
void compared_example_print(struct strbuf *out, enum field field);

/* Returns why no position can be shown in which the two differ; and how to see a move on the board.
 */
const char *no_contrast(void);
const char *point_at_a_move(void);

#endif
