/* SPDX-License-Identifier: MIT */
/* What is wrong in a text from outside, and where, as a value. prose/error_prose.h has its
 * sentence.
 */
#ifndef NOTATION_TEXT_ERROR_H
#define NOTATION_TEXT_ERROR_H

#include "base/scan.h"
#include "notation/square_text.h"
#include "rules/verdict.h"

/* --- What was found at a place of a text where something else was expected --- */

enum found_kind {
    FOUND_UNKNOWN, /* not determined yet */
    FOUND_END,
    FOUND_WORD,       /* letters and digits, or what a reader takes for a word */
    FOUND_CHARACTER,  /* any other character */
    FOUND_UNREADABLE, /* a byte that is not valid UTF-8 */
};

enum {
    FOUND_SHOWN = 24, /* characters of a word that are kept */
};

struct scan_found {
    enum found_kind kind;
    uint32_t code; /* of a character, or the byte */
    bool cut;      /* the word is longer */
    char text[4 * FOUND_SHOWN + 1];
};

/* Returns what is at `text`: the end, a whole word, or a character. */
struct scan_found scan_found(const char *text);

/* The same for a word of `length` bytes, or as scan_found if that is 0. */
struct scan_found scan_word_found(const char *text, int length);

/* --- The error --- */

/* In brackets: the members of the error that are set besides `found`. */
enum text_fault {
    FAULT_ZERO_BYTE, /* in a line */

    /* Positions. */
    FAULT_SIDE_TO_MOVE,     /* missing at the start of the text */
    FAULT_COLON_EXPECTED,   /* also: a side's list is missing */
    FAULT_LIST_EXPECTED,    /* W or B and squares */
    FAULT_SIDE_TWICE,       /* two lists of one side (side) */
    FAULT_SQUARE_EXPECTED,  /* also in moves */
    FAULT_NO_SUCH_SQUARE,   /* found is the word */
    FAULT_SQUARE_TWICE,     /* (square) */
    FAULT_SQUARE_OF_BOTH,   /* both sides have a piece there (square) */
    FAULT_MAN_ON_CROWNHEAD, /* (side, square) */
    FAULT_TOO_MANY_PIECES,  /* (side) */
    FAULT_RANGE_DOWN,       /* (square, last: in the right order) */
    FAULT_COMMA_EXPECTED,   /* also in rule sets */
    FAULT_QUOTE_OPEN,       /* the closing quotation mark is missing */
    FAULT_HUB_POSITION,     /* not a position of the Hub protocol */
    FAULT_TEXT_GOES_ON,     /* after the end of the position */

    /* Moves. */
    FAULT_NOT_PLAYABLE,       /* found is the word */
    FAULT_SEPARATOR_EXPECTED, /* x or - */
    FAULT_PATH_TOO_LONG,      /* more squares than any move has */
    FAULT_AMBIGUOUS,          /* it may be several moves (routes, names) */
    FAULT_ILLEGAL,            /* (verdict, rules, position, names; square: its start) */

    /* Games. */
    FAULT_UTF_16, /* the whole text, as is the next one */
    FAULT_COMPRESSED,
    FAULT_TAG_NAME_EXPECTED,  /* or it is too long */
    FAULT_TAG_VALUE_EXPECTED, /* a quotation mark */
    FAULT_TAG_TOO_LONG,
    FAULT_TOO_MANY_TAGS,
    FAULT_TAG_END_EXPECTED,   /* a bracket */
    FAULT_GAME_TEXT_EXPECTED, /* a move, a comment, a result */
    FAULT_NUMBER_ALONE,
    FAULT_COMMENT_OPEN,   /* without an end */
    FAULT_VARIATION_OPEN, /* without an end */
    FAULT_VARIATION_DEEP, /* nested too deep */
    FAULT_STRENGTH,
    FAULT_NAG,
    FAULT_OTHER_BOARD,     /* (game_type, columns, rows) */
    FAULT_GAME_OVER,       /* a move after a draw that ended the game */
    FAULT_GAME_TOO_LONG,   /* more than PDN_PLIES_MAX */
    FAULT_GAME_TOO_LARGE,  /* more text or moves than fit */
    FAULT_RESULTS_DIFFER,  /* the tag and the result after the moves */
    FAULT_RESULT_NOT_WIN,  /* the position is won (by side), the result differs */
    FAULT_RESULT_NOT_DRAW, /* the game is drawn by the rules, the result differs */

    /* Rule sets. */
    FAULT_RULES_EXPECTED, /* an id */
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
    ROUTES_SHOWN = 6, /* only the first of many are kept */
};

struct text_error {
    int line, column; /* from 1; a column is a character, not a byte */
    enum text_fault fault;
    struct scan_found found; /* at that place */

    enum side side;
    int square, last;
    enum field field;
    const char *meant; /* a similar known word, or NULL */
    int game_type;     /* of PDN, of a game that is not played here; 0: unknown */
    int columns, rows; /* of the board */

    /* Of a move. */
    struct verdict verdict;
    struct position position;
    const struct named_ruleset *rules; /* the caller's, as given to the reader */
    struct square_names names;
    struct move routes[ROUTES_SHOWN];
    int route_count; /* may be more than ROUTES_SHOWN */
};

/* Returns true if all of a game could be read, and only its result contradicts it. */
bool text_fault_is_of_result(enum text_fault fault);

/* Fills `*error` with `what` and its place. Returns false, so that a reader can return that.
 * `place` points into `text`, or at its closing zero. If `what` has no `found`, it is set to what
 * is at `place`. */
bool text_error_fill(struct text_error *error, const char *text, const char *place,
                     struct text_error what);

/* text_error_set(error, text, place, FAULT_SQUARE_TWICE, .square = 12) */
#define text_error_set(error, text, place, ...)                                                    \
    text_error_fill(error, text, place, (struct text_error){.fault = __VA_ARGS__})

#endif
