/* SPDX-License-Identifier: MIT */
/* Names of squares: number, letter and digit, or row and column (DESIGN 2). */
#ifndef NOTATION_SQUARE_TEXT_H
#define NOTATION_SQUARE_TEXT_H

#include "base/strbuf.h"
#include "rules/ruleset.h"
#include "rules/square.h"

enum square_style {
    SQUARES_NUMBER,     /* 11 */
    SQUARES_ALGEBRAIC,  /* f6: columns a to h from the left, row 1 nearest to White */
    SQUARES_ROW_COLUMN, /* 3,6: row from Black's side, column from the left */
    SQUARE_STYLE_COUNT,
};

/* How squares are named. Left and right are as on a board with White at the bottom, which with
 * CORNER_LIGHT is mirrored. */
struct square_names {
    enum square_style style; /* for printing; all three can be read */
    enum corner corner;
    enum numbering squares; /* where square 1 is; NUMBERS_ALGEBRAIC: the program's own numbers */
};

/* The program's own numbers, which crownhead-cli uses. */
extern const struct square_names square_names_plain;

/* Returns the names of this rule set's books, in the style that the player chose. */
struct square_names square_names_for(const struct ruleset *rules, enum square_style style);

/* Returns the style that this rule set is shown with, unless the player chose another one; for a
 * changed one, that of the preset it was made from. */
enum square_style square_style_of(const struct named_ruleset *rules);

/* Returns the number of a square, 1 to 32. It is its own inverse: given a number it returns the
 * square. */
int square_number(int square, struct square_names names);

/* Prints a square, 1 to 32. */
void square_print(struct strbuf *out, int square, struct square_names names);

/* Reads a square in any of the three styles (letters of either case, leading zeros) and moves
 * `*text` behind it. Returns false and moves nothing if no playable square has that name. */
bool square_parse(const char **text, struct square_names names, int *square);

/* The same without row and column, for texts with commas between squares. */
bool square_parse_short(const char **text, struct square_names names, int *square);

#endif
