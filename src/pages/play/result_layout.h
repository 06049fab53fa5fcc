/* SPDX-License-Identifier: MIT */
/* Where the result of a game lies, and how large it is: between the players' cards where there is
 * room for all of it, else in their place, too. */
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

/* What is said; so wide is a score with both names whole, and with what is to be seen of them, and
 * so wide Revenge beside it at least. */
struct result_texts {
    bool drawn;
    int score_width, least_score_width, least_revenge_width;
    const char *revenge; /* on the button: "Revenge", "Next game" */
    char title[RESULT_TEXT_SIZE], reason[RESULT_TEXT_SIZE], next[RESULT_TEXT_SIZE];
};

/* A rectangle of height 0: left out for want of room; the strip says the reason, too. */
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

/* How wide the points of a player are: before this game or with it, whichever is wider. */
int play_score_width(struct ui *ui, const struct match *match, int player);

/* The game is over. */
struct result_layout play_result_layout(struct ui *ui, const struct play_layout *layout,
                                        const struct match *match, struct side_names sides);

#endif
