/* SPDX-License-Identifier: MIT */
/* The page Puzzles: its state, and what its parts ask of each other. */
#ifndef PAGES_PUZZLES_PUZZLES_H
#define PAGES_PUZZLES_PUZZLES_H

#include "pages/practice.h"
#include "prose/puzzle_prose.h"

enum puzzle_phase {
    PUZZLE_ASK,   /* a move is to be found */
    PUZZLE_REPLY, /* it was right; the other side's move is due */
    PUZZLE_TRIED, /* it was not; its refutation goes on, and then all goes back */
    PUZZLE_DONE,
};

enum puzzle_hint {
    PUZZLE_HINT_NONE,
    PUZZLE_HINT_PIECE,
    PUZZLE_HINT_MOVE,
};

struct puzzle_page {
    struct rules_key key; /* whose puzzles they are */
    bool own;             /* they come from the library's games */
    bool asked, begun;    /* for them; they are there, and one is shown */
    int index;            /* of the puzzle */
    int offset;           /* of their list, where it scrolls */
    bool wanted;          /* the chosen row of the list must come into sight */
    struct practice practice;
    struct puzzle puzzle;
    enum puzzle_phase phase;
    enum puzzle_hint hint;
    int node; /* of the solution: the last move that was made, or the root */
    int try;  /* PUZZLE_TRIED: the last move that is shown of the try; NODE_NONE: it is unknown */
    char task[PRACTICE_SENTENCE_SIZE];
};

static inline const struct game *puzzle_game(const struct puzzle_page *page)
{
    return &page->practice.desk->puzzles->games[page->index];
}

/* --- board.c: the hand plays, and the puzzle answers --- */

/* Sets the puzzle up anew. */
void puzzle_begin(struct puzzle_page *page);

/* Once a pass before the head of the page: goes on as time passes. */
void puzzle_follow(struct puzzle_page *page);

/* Answers the input on the board, which is fitted into `rect`. */
void puzzle_board(struct puzzle_page *page, struct rect rect);

/* Returns what is to be seen of it. */
struct board_picture puzzle_picture(struct puzzle_page *page);

/* Says more: first which piece moves, then where to. */
void puzzle_give_hint(struct puzzle_page *page);

/* Returns the ids of the puzzles of this set that have been solved. */
struct solved *puzzle_solved(const struct puzzle_page *page);

#endif
