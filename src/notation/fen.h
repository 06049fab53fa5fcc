/* SPDX-License-Identifier: MIT */
/* Positions as text: the PDN FEN, B:W21-32:B1-12 (PDN 3.0; DESIGN 2). The squares are the
 * program's own numbers. */
#ifndef NOTATION_FEN_H
#define NOTATION_FEN_H

#include "notation/text_error.h"
#include "rules/position.h"

/* Reads the side to move and both sides' squares, in either order: K before a king, ranges
 * (W21-32, K1-3), squares by number or letters, a side without pieces (:B), spaces, lower case,
 * quotes around it all and a trailing dot. False, and `*out` untouched, if the position could not
 * occur under any rule set (position_check) or the text is no FEN. */
bool fen_parse(const char *text, struct position *out, struct text_error *error);

#endif
