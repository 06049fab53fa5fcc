/* SPDX-License-Identifier: MIT */
/* Moves as text: 11-15, 15x22, and 15x22x31 with its whole path. */
#ifndef NOTATION_MOVE_TEXT_H
#define NOTATION_MOVE_TEXT_H

#include "notation/square_text.h"
#include "notation/text_error.h"
#include "rules/movegen.h"

/* Prints start and end, or the whole path. */
void move_print_as(struct strbuf *out, const struct move *move, bool whole_path,
                   struct square_names names);

/* Prints the short form: start and end, or the whole path if another move of `list`, which has all
 * legal moves of the position, has the same ends. */
void move_print(struct strbuf *out, const struct move *move, const struct movelist *list,
                struct square_names names);

/* Prints the whole path. */
void move_print_path(struct strbuf *out, const struct move *move, struct square_names names);

/* Reads a sequence of squares, legal or not, separated by x, X, :, - or spaces; after a square
 * named by letters nothing is needed (a3b4). Writes 1 to MOVE_MAX_PATH squares. */
bool path_parse(const char *text, struct square_names names, uint8_t *path, int *length,
                struct text_error *error);

/* Reads a legal move of `position`: its whole path, or start, end and enough squares between to
 * tell it from the others. A square between may be any on which the piece may land there; a move
 * whose path has the square is preferred to one that could land on it. Returns false and leaves
 * `*out` alone if the text fits no legal move, or several. The error of an illegal move has its
 * verdict and points to `rules`. */
bool move_parse(const char *text, const struct named_ruleset *rules,
                const struct position *position, struct square_names names, struct move *out,
                struct text_error *error);

#endif
