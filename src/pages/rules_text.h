/* SPDX-License-Identifier: MIT */
/* A rule set in words, made from the fields, as a column of text. */
#ifndef PAGES_RULES_TEXT_H
#define PAGES_RULES_TEXT_H

#include "notation/square_text.h"
#include "rules/ruleset.h"
#include "toolkit/ui.h"

/* Scrolls in `rect`; squares are named by `names`. */
void rules_text(struct ui *ui, struct rect rect, const char *name,
                const struct named_ruleset *rules, int *offset);

#endif
