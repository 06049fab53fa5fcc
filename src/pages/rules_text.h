/* SPDX-License-Identifier: MIT */
/* A rule set in words, made from the fields, as a column of text. */
#ifndef PAGES_RULES_TEXT_H
#define PAGES_RULES_TEXT_H

#include "notation/square_text.h"
#include "rules/ruleset.h"
#include "toolkit/ui.h"

/* Scrolls in `rect`, a scroll widget called `name`. `style` is how squares are named on the board
 * under these rules. */
void rules_text(struct ui *ui, struct rect rect, const char *name,
                const struct named_ruleset *rules, enum square_style style, int *offset);

#endif
