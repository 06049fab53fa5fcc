/* SPDX-License-Identifier: MIT */
/* Positions as FEN, in the form of PDN 3.0: B:W21-32:B1-12 (DESIGN 2). */
#ifndef NOTATION_FEN_H
#define NOTATION_FEN_H

#include "notation/text_error.h"
#include "rules/position.h"

/* Reads a FEN with the program's own numbers. Accepts both sides in either order, ranges (W21-32,
 * K1-3), squares by number or letters, a side without pieces (:B), spaces, lower case, quotes
 * around all of it and a trailing dot. Ignores further parts (:H0:F1). Where a question mark leaves
 * open which side is to move, it is Black. Returns false and leaves `*out` alone if the text is not
 * a FEN or the position is impossible under every rule set (position_check). */
bool fen_parse(const char *text, struct position *out, struct text_error *error);

/* The same with other names of squares. */
bool fen_parse_as(const char *text, struct square_names names, struct position *out,
                  struct text_error *error);

/* Returns true if a FEN has a question mark in place of the side to move. */
bool fen_leaves_side_open(const char *text);

enum {
    FEN_MAX = 128, /* size of any fen_print, with the closing zero */
};

/* Prints the canonical form: White's squares, then Black's, by number. Three or more men with
 * consecutive numbers are a range; kings, and squares named by letters, are not. Equal positions
 * have equal texts. */
void fen_print(struct strbuf *out, const struct position *position, struct square_names names);

#endif
