/* SPDX-License-Identifier: MIT */
/* The page that sets up a match: its state, and what its parts ask of each other. */
#ifndef PAGES_NEW_MATCH_NEW_MATCH_H
#define PAGES_NEW_MATCH_NEW_MATCH_H

#include "pages/new_match/rule_cards.h"
#include "pages/page.h"

/* What can be chosen. */
struct match_choice {
    struct player players[PLAYER_COUNT];
    struct rules_key rules;
    int starter;
};

/* All zero before the page is opened first. */
struct new_match {
    struct match_choice choice;
    struct match_choice
        match; /* the choice of the match when the page was opened, or of the one begun here */
    bool confirming; /* a game is running: the player is asked once more */
    bool reading;    /* the text is shown, if there is no room for cards and text */
    struct rule_cards cards;
    int text_offset;
};

/* The two names, each with a caption. */
int new_match_names_height(struct ui *ui, int width);
void new_match_names(struct desk *desk, struct new_match *page, struct rect rect);

/* Who starts after each game, with a caption. */
int new_match_starter_height(struct ui *ui, int width);
void new_match_starter(struct desk *desk, struct new_match *page, struct rect rect);

/* The button that begins the match. */
void new_match_start(struct desk *desk, struct new_match *page, struct rect rect);

/* Asks if the running game ends. */
int new_match_question_height(struct ui *ui, int width);
void new_match_question(struct desk *desk, struct new_match *page, struct rect rect);

/* Returns the chosen rules; those of the match if they are gone. */
const struct named_ruleset *new_match_rules(const struct desk *desk, const struct new_match *page);

#endif
