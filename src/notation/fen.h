/* SPDX-License-Identifier: MIT */
/* Positions as text: the PDN FEN, B:W21-32:B1-12 (PDN 3.0; DESIGN 2). The squares are the
 * program's own numbers. */
#ifndef NOTATION_FEN_H
#define NOTATION_FEN_H

#include "base/strbuf.h"
#include "notation/text_error.h"
#include "rules/position.h"

enum {
    FEN_MAX = 128, /* room for every fen_print, the closing zero included */
};

/* Reads the side to move and both sides' squares, in either order: K before a king, ranges
 * (W21-32, K1-3), squares by number or letters, a side without pieces (:B), spaces, lower case,
 * quotes around it all and a trailing dot. False, and `*out` untouched, if the position could not
 * occur under any rule set (position_check) or the text is no FEN. */
bool fen_parse(const char *text, struct position *out, struct text_error *error);

/* The canonical form: White's squares, then Black's, in the order of the numbers; three or more
 * men in a row are a range, kings stand alone. Equal positions print equal texts. */
void fen_print(struct strbuf *out, const struct position *position);

#endif
