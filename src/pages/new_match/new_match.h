/* SPDX-License-Identifier: MIT */
/* The page that sets up a match: its state, and what its parts ask of each other. */
#ifndef PAGES_NEW_MATCH_NEW_MATCH_H
#define PAGES_NEW_MATCH_NEW_MATCH_H

#include "pages/page.h"
#include "pages/rule_list.h"
#include "pages/rules_text.h"

/* What can be chosen. */
struct match_choice {
    struct player players[PLAYER_COUNT];
    struct rules_key rules;
    int starter;
    int length;
    struct time_control control;
    bool own_clock; /* its rows are shown */
};

/* All zero before the page is opened first. */
struct new_match {
    struct match_choice choice;
    struct match_choice
        match; /* the choice of the match when the page was opened, or of the one begun here */
    bool confirming; /* a game is running: the player is asked once more */
    bool reading;    /* the text of the rules is shown instead of the rule sets */
    struct rule_list list;
    struct rules_key shown;                /* the rule set whose difference the board plays */
    struct rules_play play;                /* that board, or what the text plays */
    int text_offset, words_offset, offset; /* how far text, words and rows are scrolled */
};

/* --- The rules --- */

/* Returns the chosen rules; those of the match if they are gone. */
const struct named_ruleset *new_match_rules(const struct desk *desk, const struct new_match *page);

/* Draws a large board that plays the difference of the rule set that is looked at, with its words,
 * and the buttons to read and to change the chosen one. */
void new_match_preview(struct desk *desk, struct new_match *page, struct rect rect);

/* Draws the whole text of the chosen rules, and the same buttons. */
void new_match_text(struct desk *desk, struct new_match *page, struct rect rect);

/* --- Everything else that makes a match --- */

/* A row of the page: a title with what is chosen below it. */
struct setup_row {
    const char *title; /* in English: translated when drawn */
    int (*height)(const struct desk *desk, const struct setup_row *row, int width);
    void (*draw)(struct desk *desk, struct new_match *page, struct rect rect,
                 const struct setup_row *row);
    int player;               /* of a row about one */
    const char *section, *id; /* of a row about a preference */
    unsigned people;          /* a bit for each number of people that it is about; 0: all */
    bool own_clock;           /* only where the players have a clock of their own */
};

enum {
    SETUP_ROWS_MAX = 16,
};

/* Rows that stand in so many columns, in the order in which they are read. */
struct setup {
    const struct setup_row *rows[SETUP_ROWS_MAX];
    int count, columns;
};

/* Returns the rows for a match of these players, in so many columns. */
struct setup setup_of(const struct match_choice *choice, int columns);

/* Return the height of the rows in this width, and draw them, as a part that scrolls if it must. */
int setup_height(const struct desk *desk, const struct setup *setup, int width);
void setup_draw(struct desk *desk, struct new_match *page, const struct setup *setup,
                struct rect rect);

/* Returns the height in which each value of a choice is read whole. */
int setup_choice_height(struct ui *ui, const char *const *values, int count, int width);

/* --- clock_rows.c: the rows about the clock --- */

/* Returns true if it is one of those that are offered. */
bool new_match_is_usual(const struct time_control *control);

/* Members of their rows: the clock, the time of a player, and what comes with each move. */
int clock_height(const struct desk *desk, const struct setup_row *row, int width);
int player_time_height(const struct desk *desk, const struct setup_row *row, int width);
int more_time_height(const struct desk *desk, const struct setup_row *row, int width);
void draw_clock(struct desk *desk, struct new_match *page, struct rect rect,
                const struct setup_row *row);
void draw_player_time(struct desk *desk, struct new_match *page, struct rect rect,
                      const struct setup_row *row);
void draw_more_time(struct desk *desk, struct new_match *page, struct rect rect,
                    const struct setup_row *row);

/* --- Start --- */

/* The button that begins the match. */
void new_match_start(struct desk *desk, struct new_match *page, struct rect rect);

/* Asks if the running game ends. */
int new_match_question_height(struct ui *ui, int width);
void new_match_question(struct desk *desk, struct new_match *page, struct rect rect);

#endif
