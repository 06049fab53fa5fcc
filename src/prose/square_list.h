/* SPDX-License-Identifier: MIT */
/* Squares and routes listed in a sentence: "11, 14 or 15". */
#ifndef PROSE_SQUARE_LIST_H
#define PROSE_SQUARE_LIST_H

#include "notation/square_text.h"
#include "prose/list.h"
#include "rules/verdict.h"

struct square_name {
    char text[8];
};

/* Returns one square as the text of a blank; empty for SQUARE_NONE. */
struct square_name square_name(int square, struct square_names names);

/* Returns what parts squares or moves: those called by row and column have a comma. */
enum list_sign squares_sign(struct square_names names);

struct square_list {
    char text[288]; /* all 32, in any style and language */
};

/* Returns a set as the text of a blank, in the order of the numbers: "11", "11 and 14", "11, 14 and
 * 15". */
struct square_list square_list(squareset squares, enum list_kind kind, struct square_names names);

/* Returns a few squares of which one may be chosen: "11, 14 or 15", "11, 14, 15 or 6 others". */
struct square_list few_list(const struct few *few, struct square_names names);

/* Adds a set to `out`. */
void squares_print(struct strbuf *out, squareset squares, enum list_kind kind,
                   struct square_names names);

/* Adds `count` moves, at least one, with their whole paths. `more` is true if there are others. */
void routes_print(struct strbuf *out, const struct move *moves, int count, bool more,
                  struct square_names names);

#endif
