/* SPDX-License-Identifier: MIT */
/* A verdict in short sentences: the rule, the squares, and what can be done. */
#ifndef PROSE_VERDICT_PROSE_H
#define PROSE_VERDICT_PROSE_H

#include "notation/square_text.h"
#include "prose/names.h"
#include "rules/verdict.h"

/* Adds a refusal's reason and what can be done instead: "American: a capture must be made. Capture
 * with 11: go to 18." A fact of the board names no rule set: "There is no piece on 18. You can move
 * 11 or 12." If there are several reasons, it says that this is not the only one. A legal verdict
 * is told too, or where the capture goes on. `verdict` must have been made for `position`. */
void verdict_print(struct strbuf *out, const struct named_ruleset *rules,
                   const struct position *position, const struct verdict *verdict,
                   struct square_names names, struct side_names sides);

/* Returns the squares that the sentences of a refusal name. The board marks them. */
squareset verdict_named(const struct verdict *verdict);

#endif
