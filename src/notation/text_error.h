/* SPDX-License-Identifier: MIT */
/* What was wrong in a text from outside, and where: a value. prose/error_prose.h has its sentence.
 */
#ifndef NOTATION_TEXT_ERROR_H
#define NOTATION_TEXT_ERROR_H

#include "notation/scan.h"
#include "notation/square_text.h"
#include "rules/verdict.h"

/* In brackets: what the error holds besides `found`. */
enum text_fault {
    FAULT_ZERO_BYTE, /* a line holds one */

    /* Positions. */
    FAULT_SIDE_TO_MOVE,     /* the text does not begin with it */
    FAULT_COLON_EXPECTED,   /* also: a side's list is missing */
    FAULT_LIST_EXPECTED,    /* W or B and the squares of that side */
    FAULT_SIDE_TWICE,       /* two lists of one side (side) */
    FAULT_SQUARE_EXPECTED,  /* also in moves */
    FAULT_NO_SUCH_SQUARE,   /* found is the word that names none */
    FAULT_SQUARE_TWICE,     /* (square) */
    FAULT_SQUARE_OF_BOTH,   /* a piece of both sides stands there (square) */
    FAULT_MAN_ON_CROWNHEAD, /* (side, square) */
    FAULT_TOO_MANY_PIECES,  /* (side) */
    FAULT_RANGE_DOWN,       /* (square, last: as they should be) */
    FAULT_COMMA_EXPECTED,   /* also in rule sets */
    FAULT_QUOTE_OPEN,       /* the closing quotation mark is missing */
    FAULT_HUB_POSITION,     /* no position of the Hub protocol */
    FAULT_TEXT_GOES_ON,     /* behind the end of the position */

    /* Moves. */
    FAULT_NOT_PLAYABLE,       /* found is the word that names no playable square */
    FAULT_SEPARATOR_EXPECTED, /* x or - */
    FAULT_PATH_TOO_LONG,      /* more squares than any move visits */
    FAULT_AMBIGUOUS,          /* more than one move is meant (routes, names) */
    FAULT_ILLEGAL,            /* (verdict, rules, position, names; square: where the move begins) */

    /* Games. */
    FAULT_UTF_16,             /* the whole text */
    FAULT_TAG_NAME_EXPECTED,  /* or it is too long */
    FAULT_TAG_VALUE_EXPECTED, /* a quotation mark */
    FAULT_TAG_TOO_LONG,
    FAULT_TAG_END_EXPECTED,   /* a bracket */
    FAULT_GAME_TEXT_EXPECTED, /* a move, a comment, a result */
    FAULT_NUMBER_ALONE,
    FAULT_COMMENT_OPEN,   /* a comment without an end */
    FAULT_VARIATION_OPEN, /* a variation without an end */
    FAULT_VARIATION_DEEP, /* too many within each other */
    FAULT_STRENGTH,
    FAULT_NAG,
    FAULT_OTHER_BOARD,     /* of another size */
    FAULT_GAME_OVER,       /* a move goes on behind a draw that has ended the game */
    FAULT_GAME_TOO_LONG,   /* more moves than are read */
    FAULT_GAME_TOO_LARGE,  /* more text or moves than are kept */
    FAULT_RESULTS_DIFFER,  /* that of the tag and that behind the moves */
    FAULT_RESULT_NOT_WIN,  /* the position is won (side, by it) and the result says otherwise */
    FAULT_RESULT_NOT_DRAW, /* the same for a draw that comes by itself */

    /* Rule sets. */
    FAULT_RULES_EXPECTED, /* no id */
    FAULT_NO_SUCH_RULES,  /* (meant) */
    FAULT_FIELD_EXPECTED,
    FAULT_NO_SUCH_FIELD,   /* (meant) */
    FAULT_FIELD_TWICE,     /* (field) */
    FAULT_EQUALS_EXPECTED, /* (field) */
    FAULT_VALUE_EXPECTED,  /* (field) */
    FAULT_NO_SUCH_VALUE,   /* (field) */
    FAULT_COUNT,
};

enum {
    ROUTES_SHOWN = 6, /* of more moves that are meant, only the first are kept */
};

struct text_error {
    int line, column; /* from 1; a column is a character, not a byte */
    enum text_fault fault;
    struct scan_found found; /* what stands there */

    enum side side;
    int square, last;
    enum field field;
    const char *meant; /* the known word that is near to it, or NULL */

    /* Of a move. */
    struct verdict verdict;
    struct position position;
    const struct named_ruleset *rules; /* lent: those that the reader was given */
    struct square_names names;
    struct move routes[ROUTES_SHOWN];
    int route_count; /* may be more than ROUTES_SHOWN */
};

/* Fills `*error` with `what` and its place, and is false, so that a reader can return it. `place`
 * points into `text`, a C string, or at its closing zero. Where `what` has no `found`, that is what
 * stands at `place`. */
bool text_error_fill(struct text_error *error, const char *text, const char *place,
                     struct text_error what);

/* text_error_set(error, text, place, FAULT_SQUARE_TWICE, .square = 12) */
#define text_error_set(error, text, place, ...)                                                    \
    text_error_fill(error, text, place, (struct text_error){.fault = __VA_ARGS__})

#endif
