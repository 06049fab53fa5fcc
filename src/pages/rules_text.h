/* SPDX-License-Identifier: MIT */
/* A rule set in words, made from the fields, as a column of text. */
#ifndef PAGES_RULES_TEXT_H
#define PAGES_RULES_TEXT_H

#include "board/looks.h"
#include "rules/ruleset.h"
#include "toolkit/ui.h"

/* Scrolls in `rect`, a scroll widget called `name`. `looks` are those of the board under these
 * rules: they decide how squares and sides are called. */
void rules_text(struct ui *ui, struct rect rect, const char *name,
                const struct named_ruleset *rules, struct looks looks, int *offset);

#endif
