/* SPDX-License-Identifier: MIT */
/* Names of squares: number, letter and digit, or row and column (DESIGN 2). */
#ifndef NOTATION_SQUARE_TEXT_H
#define NOTATION_SQUARE_TEXT_H

#include "base/strbuf.h"
#include "rules/ruleset.h"
#include "rules/square.h"

enum square_style {
    SQUARES_NUMBER,     /* 11 */
    SQUARES_ALGEBRAIC,  /* f6: column a to h from the left, row 1 nearest White */
    SQUARES_ROW_COLUMN, /* 3,6: row from Black's home row, column from the left */
    SQUARE_STYLE_COUNT,
};

/* How squares are named. Left and right are those of the board seen with White below; with
 * CORNER_LIGHT that board is the mirrored one. */
struct square_names {
    enum square_style style; /* for printing; reading takes all three */
    enum corner corner;
    enum numbering squares; /* where square 1 lies; NUMBERS_ALGEBRAIC: numbers as in the program */
};

/* The program's own numbers, the ones that crownhead-cli speaks. */
extern const struct square_names square_names_plain;

/* The names that books of this rule set use, in the style that the player chose. */
struct square_names square_names_for(const struct ruleset *rules, enum square_style style);

/* The number that these names give to `square`, 1 to 32; and the square that has a number: both
 * ways exchange the same pairs. */
int square_number(int square, struct square_names names);

/* `square` is 1 to 32. */
void square_print(struct strbuf *out, int square, struct square_names names);

/* Reads one square in any of the three styles (letters of either case, leading zeros) and moves
 * `*text` behind it. False, and nothing moved, if there is no playable square of that name. */
bool square_parse(const char **text, struct square_names names, int *square);

/* The same for texts where a comma parts one square from the next: no row and column. */
bool square_parse_short(const char **text, struct square_names names, int *square);

#endif
