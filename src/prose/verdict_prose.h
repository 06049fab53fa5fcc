/* SPDX-License-Identifier: MIT */
/* A verdict in one or two short sentences that name the rule and the squares. */
#ifndef PROSE_VERDICT_PROSE_H
#define PROSE_VERDICT_PROSE_H

#include "notation/square_text.h"
#include "rules/verdict.h"

/* "American: a capture must be made. 11 and 14 can capture." A fact of the board needs no rule
 * set: "18 is empty." A legal verdict is told too: "11-15 is legal." has no path here, so it says
 * "Legal." or where the capture goes on. `verdict` was made for `position`. */
void verdict_print(struct strbuf *out, const struct named_ruleset *rules,
                   const struct position *position, const struct verdict *verdict,
                   struct square_names names);

#endif
