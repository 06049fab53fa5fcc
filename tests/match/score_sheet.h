/* SPDX-License-Identifier: MIT */
/* Plays games from short texts, for the tests of this folder. */
#ifndef TESTS_MATCH_SCORE_SHEET_H
#define TESTS_MATCH_SCORE_SHEET_H

#include "match/game.h"

/* A position from text: "B:W21-32,K10:B1-12". The text is trusted. */
struct position sheet_position(const char *text);

/* A rule set from text: "classic" or "classic, king=flying, quiet=5". The text is trusted. */
struct named_ruleset sheet_rules(const char *text);

/* Plays `text` until the game stands at `plies` plies; it must hold that many. What it may hold:
 *   11-15 15x22x31   a move by its whole path
 *   3*( ... )        what is in the brackets, three times (not nested)
 *   ~20              twenty plies in which each side's king goes on along its tour, Black's through
 *                    1 5 9 13 17 14 10 6, White's through 32 28 24 19 23 27: a position is back
 *                    after 48
 * Fails the test, naming `row`, where a move is illegal or the game is over too early. */
void sheet_play(const char *row, struct game *game, const char *text, int plies);

/* The position as text, for failure messages; the text lives until the next call. */
const char *sheet_print(const struct position *position);

#endif
