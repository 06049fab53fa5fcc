/* SPDX-License-Identifier: MIT */
/* What things are called on the screen, and why a name is not fit. */
#ifndef PROSE_NAMES_H
#define PROSE_NAMES_H

#include "match/match.h"
#include "match/rulebook.h"

/* What the sides are called, which depends on their pieces on the board. English: whoever fills a
 * blank translates. */
struct side_names {
    const char *dark, *light; /* those that the code calls BLACK, "Black", "Red", "X", and WHITE */
    const char *dark_colour, *light_colour; /* of one of their pieces: "black", "red", "X" */
};

/* Black, as in files, on the command line, and wherever no board is shown. */
extern const struct side_names side_names_plain;

/* "Black", "White"; in the language in force. */
const char *side_name(enum side side, struct side_names names);

/* The same of one of its pieces: "black", "white". */
const char *side_colour(enum side side, struct side_names names);

struct ruleset_title {
    char text[PLAYER_NAME_SIZE + 160];
};

/* A rule set's name for people: a shipped one's in their language, "American, changed" where fields
 * differ from the shipped set of that id and name, an own one's as the player wrote it. */
struct ruleset_title ruleset_title(const struct named_ruleset *rules);

/* "Winner starts (revenge)". */
const char *starter_label(enum starter_policy policy);

/* What a player without a name is called: "Player 1". `player` is 0 or 1. */
struct player player_stand_in(int player);

/* The setup's stand_ins, as those of player_stand_in. */
void setup_name_players(struct match_setup *setup);

/* The fault in a sentence; "" for NAME_FIT. */
const char *name_fault_sentence(enum name_fault fault);

#endif
