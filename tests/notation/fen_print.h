/* SPDX-License-Identifier: MIT */
/* Positions printed as the PDN FEN, for the messages and round trips of the tests. */
#ifndef TESTS_NOTATION_FEN_PRINT_H
#define TESTS_NOTATION_FEN_PRINT_H

#include "base/strbuf.h"
#include "rules/position.h"

enum {
    FEN_MAX = 128, /* room for every fen_print, the closing zero included */
};

/* The canonical form: White's squares, then Black's, in the order of the numbers; three or more
 * men in a row are a range, kings stand alone. Equal positions print equal texts. */
void fen_print(struct strbuf *out, const struct position *position);

#endif
