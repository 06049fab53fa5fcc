/* SPDX-License-Identifier: MIT */
/* Texts of the Hub protocol, version 2 (Fabien Letouzey, protocol.txt of Scan 3.1), between engines
 * and the programs that use them: lines of pairs, positions, moves. Squares have the program's own
 * numbers. */
#ifndef NOTATION_HUB_TEXT_H
#define NOTATION_HUB_TEXT_H

#include "notation/text_error.h"
#include "rules/movelist.h"

/* --- Lines: command name=value name="a value" flag --- */

/* A word of a line. The first is the command, which has no value. */
struct hub_pair {
    const char *name;
    const char *value; /* "" if there is none */
};

/* Why the next word is not a pair. */
enum hub_break {
    HUB_UNBROKEN,
    HUB_NO_NAME,        /* a value without a name, or a quotation mark in a name */
    HUB_OPEN_QUOTATION, /* the value has no closing quotation mark */
    HUB_UNQUOTED,       /* the value needs quotation marks */
};

struct hub_reader {
    char *at;
    enum hub_break broken;
};

enum {
    HUB_PAIRS_MAX = 1024, /* bytes of a text for hub_pairs_fit, with the closing zero */
};

/* Begins to read `line`, which is changed into the texts of its pairs. */
struct hub_reader hub_reader_init(char *line);

/* Reads the next pair, which is valid as long as the line. Returns false at the end, or where the
 * line is broken: then the name of `*pair` is the word there. */
bool hub_reader_next(struct hub_reader *reader, struct hub_pair *pair);

/* Returns true if the text is pairs, each with a name and a value, or empty. */
bool hub_pairs_fit(const char *text);

/* Adds " name=value", in quotation marks if needed. Quotation marks in the value become
 * apostrophes, and line ends spaces. */
void hub_pair_print(struct strbuf *out, const char *name, const char *value);

/* --- Positions: the side to move, then a letter for each square --- */

enum {
    HUB_POSITION_MAX = SQUARE_COUNT + 2, /* with the closing zero */
};

void hub_position_print(struct strbuf *out, const struct position *position);

/* Returns false and leaves `*out` alone if the text is not a position, or an impossible one. */
bool hub_position_parse(const char *text, struct position *out, struct text_error *error);

/* --- Moves: 11-15, and 15x31x18x26: start, end, then the captured pieces in any order --- */

enum {
    HUB_MOVE_MAX = 3 * (2 + MOVE_MAX_STEPS), /* with the closing zero */
};

void hub_move_print(struct strbuf *out, const struct move *move);

/* Returns the first move of `list` that the text names, or NULL. The text may omit all captured
 * pieces, but not some. */
const struct move *hub_move_find(const char *text, const struct movelist *list);

#endif
