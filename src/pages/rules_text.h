/* SPDX-License-Identifier: MIT */
/* A rule set in words: what a beginner learns first, what is special, and the rest. */
#ifndef PAGES_RULES_TEXT_H
#define PAGES_RULES_TEXT_H

#include "board/demo_board.h"
#include "pages/page.h"

/* The play that belongs to the text. */
struct rules_play {
    struct demo_board board;
    bool beside; /* the caller draws the board; otherwise the section's own picture plays */
    bool seen;   /* the text has drawn the board in this pass */
};

/* The rule set as a column of text that scrolls in `rect`, a widget called `name`. `looks` are
 * those of its board: they decide how squares and sides are called. With a `play` each section is a
 * button with a picture: pressed, it begins its play; NULL: there is only the text. */
void rules_text(struct desk *desk, struct rect rect, const char *name,
                const struct named_ruleset *rules, struct looks looks, int *offset,
                struct rules_play *play);

#endif
