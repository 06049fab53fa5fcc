/* SPDX-License-Identifier: MIT */
/* Where the result of a game lies, and how large it is: between the cards of the players if there
 * is room for all of it, otherwise also in their place. */
#ifndef PAGES_PLAY_RESULT_LAYOUT_H
#define PAGES_PLAY_RESULT_LAYOUT_H

#include "match/match.h"
#include "pages/play/layout.h"
#include "prose/names.h"
#include "toolkit/ui.h"

enum {
    RESULT_TEXT_SIZE = 2 * PLAYER_NAME_SIZE + 160,
    RESULT_PIECE_POINTS = 28, /* at most, before a name */
    RESULT_OTHERS = 4,        /* buttons beside Revenge */
};

/* What is said, and widths in pixels: of a score with both names whole, with the least part of
 * them, and the least width of Revenge beside it. */
struct result_texts {
    bool drawn;
    int score_width, least_score_width, least_revenge_width;
    const char *revenge; /* on the button: "Revenge", "Next game", "Next match" */
    char title[RESULT_TEXT_SIZE], reason[RESULT_TEXT_SIZE], next[RESULT_TEXT_SIZE];
};

/* A rectangle of height 0 is left out. The strip says the reason as well. */
struct result_layout {
    struct result_texts texts;
    bool over; /* the cards are not there: the score tells their names */
    struct rect stage, picture, title, reason, score, revenge;
    struct text_style title_style, reason_style;
    struct text_style name_style;    /* over: of the players' names, */
    const char *names[PLAYER_COUNT]; /* as much of them as there is room for */
    bool next;                       /* Revenge says who starts */
    struct rect others;              /* the other buttons, */
    int columns, rows;               /* and how they stand */
};

/* Returns the width of the points of a player, before this game or with it, whichever is wider. */
int play_score_width(struct ui *ui, const struct match *match, int player);

/* The game must be over. */
struct result_layout play_result_layout(struct ui *ui, const struct play_layout *layout,
                                        const struct match *match, struct side_names sides);

#endif
