/* SPDX-License-Identifier: MIT */
/* The texts of the Hub protocol, version 2 (Fabien Letouzey, protocol.txt of Scan 3.1), by which
 * engines and the programs that use them talk: lines of pairs, positions, moves. Squares are
 * numbered as in the program. */
#ifndef NOTATION_HUB_TEXT_H
#define NOTATION_HUB_TEXT_H

#include "notation/text_error.h"
#include "rules/movelist.h"

/* --- Lines: command name=value name="a value" flag --- */

/* A word of a line; the command, its first, is one without a value. */
struct hub_pair {
    const char *name;
    const char *value; /* "" where there is none */
};

/* Why what comes next in a line is no pair. */
enum hub_break {
    HUB_UNBROKEN,
    HUB_NO_NAME,        /* a value alone, or a quotation mark in a name */
    HUB_OPEN_QUOTATION, /* the value has a quotation mark without an end */
    HUB_UNQUOTED,       /* the value needs quotation marks, and has none */
};

struct hub_reader {
    char *at;
    enum hub_break broken;
};

/* Reads `line`, which becomes the texts of its pairs. */
struct hub_reader hub_reader_init(char *line);

/* The next pair, lent as long as the line is; false at its end, or where it is broken: the name of
 * `*pair` then tells where. */
bool hub_reader_next(struct hub_reader *reader, struct hub_pair *pair);

/* Adds " name=value", in quotation marks if need be; those in the value become apostrophes, and
 * line ends spaces. */
void hub_pair_print(struct strbuf *out, const char *name, const char *value);

/* --- Positions: the side to move, then what stands on each square --- */

enum {
    HUB_POSITION_MAX = SQUARE_COUNT + 2, /* the closing zero included */
};

void hub_position_print(struct strbuf *out, const struct position *position);

/* False, and `*out` untouched, if the text is none, or of a position that could not occur. */
bool hub_position_parse(const char *text, struct position *out, struct text_error *error);

/* --- Moves: 11-15, and 15x31x18x26: start, end, then every captured piece in any order --- */

enum {
    HUB_MOVE_MAX = 3 * (2 + MOVE_MAX_STEPS), /* the closing zero included */
};

void hub_move_print(struct strbuf *out, const struct move *move);

/* The first move of `list` so told; NULL if there is none. Captured pieces may be left out where
 * all of them are. */
const struct move *hub_move_find(const char *text, const struct movelist *list);

#endif
