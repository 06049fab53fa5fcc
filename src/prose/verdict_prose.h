/* SPDX-License-Identifier: MIT */
/* A verdict in short sentences that name the rule, the squares, and what can be done. */
#ifndef PROSE_VERDICT_PROSE_H
#define PROSE_VERDICT_PROSE_H

#include "notation/square_text.h"
#include "rules/verdict.h"

/* Of a refusal the reason and what can be done instead: "American: a capture must be made. 11 can
 * capture: go to 18." A fact of the board needs no rule set: "18 is empty. 11 or 12 can move." A
 * legal verdict is told too, or where the capture goes on. `verdict` was made for `position`. */
void verdict_print(struct strbuf *out, const struct named_ruleset *rules,
                   const struct position *position, const struct verdict *verdict,
                   struct square_names names);

#endif
