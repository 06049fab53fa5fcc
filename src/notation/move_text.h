/* SPDX-License-Identifier: MIT */
/* Moves as text: 11-15, 15x22, and 15x22x31 with its whole path. */
#ifndef NOTATION_MOVE_TEXT_H
#define NOTATION_MOVE_TEXT_H

#include "notation/square_text.h"
#include "notation/text_error.h"
#include "rules/movegen.h"

/* Start and end, or the whole path. */
void move_print_as(struct strbuf *out, const struct move *move, bool whole_path,
                   struct square_names names);

/* The short form: start and end, or the whole path when those do not tell it apart from the other
 * moves of `list` (all legal moves of the position). */
void move_print(struct strbuf *out, const struct move *move, const struct movelist *list,
                struct square_names names);

/* Always the whole path. */
void move_print_path(struct strbuf *out, const struct move *move, struct square_names names);

/* Squares in a row, legal or not: x, X, :, - or a space between them, and spaces around those; a
 * square named by letters may follow without any (a3b4). Writes 1 to MOVE_MAX_PATH squares. */
bool path_parse(const char *text, struct square_names names, uint8_t *path, int *length,
                struct text_error *error);

/* A legal move of `position`: its whole path, or start and end and as many squares between as tell
 * it apart. Every square is accepted where the piece may come down, named by the move or not; of
 * two moves that differ in no square of the text but so, the one that names them is meant. False,
 * and `*out` untouched, if no legal move or more than one is meant; the error of an illegal move
 * holds its verdict, and lends `rules`. */
bool move_parse(const char *text, const struct named_ruleset *rules,
                const struct position *position, struct square_names names, struct move *out,
                struct text_error *error);

#endif
