/* SPDX-License-Identifier: MIT */
/* Reads games as PDN 3.0, liberally, as a stream of events. A function delivers the bytes, and no
 * memory but the struct is used, however long the text is.
 *
 * The reader knows nothing of rules, numbering and legal moves; store/game_check.h checks the
 * events against the rules. */
#ifndef NOTATION_PDN_READER_H
#define NOTATION_PDN_READER_H

#include "notation/text_error.h"

#include <stdint.h>

enum {
    PDN_DEPTH_MAX = 1000, /* nested variations; more is an error */
    PDN_VALUE_MAX = 4096, /* bytes of a tag's value; more is an error */
    PDN_NAME_MAX = 64,    /* the same for a tag's name */
    PDN_TAGS_MAX = 1000,  /* of a game; more is an error */
    PDN_PART_MAX = 4096,  /* longer comments come in parts */
    PDN_NAG_MAX = 255,
    PDN_STRENGTH_MAX = 4,  /* bytes of a strength, "(?!)"; and of a NAG, "$255" */
    PDN_PLIES_MAX = 20000, /* of one line of play, for those who follow the moves */
};

/* Writes at most `size` bytes of the text to `bytes`. Returns how many, 0 at the end. `source` is
 * that of pdn_reader_init. */
typedef size_t pdn_fill(void *source, char *bytes, size_t size);

enum pdn_event_kind {
    PDN_NOTHING,         /* never returned */
    PDN_TAG,             /* (name, text) */
    PDN_MOVE,            /* (text: squares and separators, without spaces) */
    PDN_STRENGTH,        /* of the move before (text: "!", "?!", "(!)") */
    PDN_NAG,             /* of the move before (number) */
    PDN_COMMENT,         /* (text, continues, in_line) */
    PDN_VARIATION_BEGIN, /* replaces the move before */
    PDN_VARIATION_END,
    PDN_RESULT,   /* (result, text) */
    PDN_GAME_END, /* the next event belongs to another game */
    PDN_ERROR,    /* (error); the rest of this game is skipped */
    PDN_TEXT_END, /* repeated for ever */
};

/* As in the text, White's points first: 1-0 means that White wins. */
enum pdn_result {
    PDN_UNKNOWN,     /* * */
    PDN_WHITE_WINS,  /* 1-0, 2-0 */
    PDN_BLACK_WINS,  /* 0-1, 0-2 */
    PDN_DRAW,        /* 1/2-1/2, 1-1 */
    PDN_BOTH_LOSE,   /* 0-0 */
    PDN_RESULT_NONE, /* not a result */
};

/* The place in the text where a game begins. */
struct pdn_mark {
    uint64_t byte;    /* from 0 */
    int line, column; /* from 1 */
};

/* Texts are UTF-8 with a closing zero, valid until the next event. */
struct pdn_event {
    enum pdn_event_kind kind;
    int line, column; /* where it begins, from 1; for a tag its value, for a comment this part */
    const char *name;
    const char *text;
    size_t length;  /* of `text` */
    bool continues; /* the next event is more of this comment */
    bool in_line;   /* it ends with its line, not with a brace */
    bool spaced;    /* the move has spaces, so its columns differ from `text` */
    int number;
    enum pdn_result result;
    const struct text_error *error;
    struct pdn_mark begin; /* of the game that ends */
    uint64_t from, to; /* the bytes of the text since the event before, to where this one ends */
};

enum {
    PDN_BUFFER = 16384,
};

/* Where in a game the reader is. */
enum pdn_section {
    PDN_BETWEEN,  /* no game has begun */
    PDN_PROLOGUE, /* comments before any tag */
    PDN_TAGS,
    PDN_MOVES,
    PDN_AFTER, /* the result has been read; comments may follow */
};

struct text_place {
    int line, column; /* from 1 */
};

/* Private. About 30 kilobytes. */
struct pdn_reader {
    pdn_fill *fill;
    void *source;
    size_t at, count; /* of `bytes` */
    uint64_t before;  /* bytes of the text before `bytes` */
    struct pdn_mark begin;
    bool filled;      /* the source has no more bytes */
    int line, column; /* of the next character */

    enum pdn_section section;
    bool failed;    /* the game has had its error; the rest is skipped */
    bool refused;   /* the text cannot be read at all */
    bool moved;     /* there is a move before, in this variation */
    int depth;      /* of variations */
    int tag_count;  /* of the game */
    bool in_tag;    /* the name has been read, the value is next */
    bool in_braces; /* inside a comment in braces */
    bool in_line;   /* inside a comment that ends with its line */
    bool number;    /* a number without a dot was read: a move's if a move follows */
    struct text_place number_place, comment_place;
    struct text_place opened; /* where the outermost variation begins */

    struct pdn_event event;
    struct text_error error;
    char first_name[PDN_NAME_MAX + 1]; /* of the game's first tag */
    char name[PDN_NAME_MAX + 1];
    size_t length; /* of `text` */
    char text[PDN_VALUE_MAX + 8];
    char bytes[PDN_BUFFER + 1]; /* with a closing zero */
};

void pdn_reader_init(struct pdn_reader *reader, pdn_fill *fill, void *source);

/* The same for a text from the beginning of a game on: the source delivers the bytes from there.
 * Places refer to the whole text. */
void pdn_reader_init_at(struct pdn_reader *reader, struct pdn_mark mark, pdn_fill *fill,
                        void *source);

/* Returns the next event, valid until the call after. */
const struct pdn_event *pdn_reader_next(struct pdn_reader *reader);

/* Copies a character that is not ASCII as UTF-8 to the end of `to`, which is `*length` bytes and
 * has room for two more than it has; a byte that is not valid UTF-8 is taken as Latin-1. Returns
 * how many bytes it has at `from`. */
size_t pdn_copy_wide_character(const char *from, char *to, size_t *length);

/* Returns the result that a text means, or PDN_RESULT_NONE. */
enum pdn_result pdn_result_parse(const char *text);

/* --- A text in memory as a source --- */

struct pdn_text {
    const char *bytes;
    size_t length, at;
};

/* A pdn_fill; its source is a struct pdn_text. */
size_t pdn_fill_from_text(void *text, char *bytes, size_t size);

#endif
