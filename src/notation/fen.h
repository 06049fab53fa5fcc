/* SPDX-License-Identifier: MIT */
/* Positions as text: the PDN FEN, B:W21-32:B1-12 (PDN 3.0; DESIGN 2). */
#ifndef NOTATION_FEN_H
#define NOTATION_FEN_H

#include "notation/text_error.h"
#include "rules/position.h"

/* Reads the side to move and both sides' squares, in either order: K before a king, ranges
 * (W21-32, K1-3), squares by number or letters, a side without pieces (:B), spaces, lower case,
 * quotes around it all and a trailing dot. False, and `*out` untouched, if the position could not
 * occur under any rule set (position_check) or the text is no FEN. */
bool fen_parse(const char *text, struct position *out, struct text_error *error);

/* The same where squares have other numbers than the program's own. */
bool fen_parse_as(const char *text, struct square_names names, struct position *out,
                  struct text_error *error);

enum {
    FEN_MAX = 128, /* room for every fen_print, the closing zero included */
};

/* The canonical form: White's squares, then Black's, in the order of their numbers; three or more
 * men in a row are a range, kings stand alone, and so does all that is named by letters. Equal
 * positions print equal texts. */
void fen_print(struct strbuf *out, const struct position *position, struct square_names names);

#endif
