/* SPDX-License-Identifier: MIT */
/* Games as text: PDN 3.0 read as a stream of events, and liberally. Bytes come from a function, and
 * the memory needed is that of the struct, whatever the text is like: a file of a gigabyte needs no
 * gigabyte.
 *
 * Which rules a game has, which squares its numbers mean and whether a move is legal is not known
 * here; store/game_check.h holds the events against the rules. */
#ifndef NOTATION_PDN_READER_H
#define NOTATION_PDN_READER_H

#include "notation/text_error.h"

#include <stdint.h>

enum {
    PDN_DEPTH_MAX = 1000, /* variations within variations; one more is an error */
    PDN_VALUE_MAX = 4096, /* bytes of a tag's value; one more is an error */
    PDN_NAME_MAX = 64,    /* the same of a tag's name */
    PDN_PART_MAX = 4096,  /* of a longer comment the parts come one after another */
    PDN_NAG_MAX = 255,
    PDN_STRENGTH_MAX = 4,  /* bytes of a strength, "(?!)"; and of a NAG, "$255" */
    PDN_PLIES_MAX = 20000, /* of one line of play, for whoever follows the moves */
};

/* Puts at most `size` bytes of the text into `bytes` and says how many; 0 at its end. `source` is
 * what pdn_reader_init was given. */
typedef size_t pdn_fill(void *source, char *bytes, size_t size);

enum pdn_event_kind {
    PDN_NOTHING,         /* never handed out */
    PDN_TAG,             /* (name, text) */
    PDN_MOVE,            /* (text: squares and what stands between them, without spaces) */
    PDN_STRENGTH,        /* of the move before (text: "!", "?!", "(!)") */
    PDN_NAG,             /* of the move before (number) */
    PDN_COMMENT,         /* (text, continues, in_line) */
    PDN_VARIATION_BEGIN, /* in place of the move before */
    PDN_VARIATION_END,
    PDN_RESULT,   /* (result, text) */
    PDN_GAME_END, /* the next event is of another game */
    PDN_ERROR,    /* (error); the rest of this game is passed over up to its end */
    PDN_TEXT_END, /* and so is every further event */
};

/* As the text says it, for White: 1-0 is White's. */
enum pdn_result {
    PDN_UNKNOWN,     /* * */
    PDN_WHITE_WINS,  /* 1-0, 2-0 */
    PDN_BLACK_WINS,  /* 0-1, 0-2 */
    PDN_DRAW,        /* 1/2-1/2, 1-1 */
    PDN_BOTH_LOSE,   /* 0-0 */
    PDN_RESULT_NONE, /* no result at all */
};

/* Where a game begins in the text. */
struct pdn_mark {
    uint64_t byte;    /* from 0 */
    int line, column; /* from 1 */
};

/* Texts are UTF-8, closed by a zero, and lent until the next event. */
struct pdn_event {
    enum pdn_event_kind kind;
    int line, column; /* where it begins, from 1; of a tag its value, of a comment this part */
    const char *name;
    const char *text;
    size_t length;  /* of `text` */
    bool continues; /* the next event is more of this comment */
    bool in_line;   /* it ends with its line rather than with a brace */
    bool spaced;    /* the move has spaces within: its columns are not those of `text` */
    int number;
    enum pdn_result result;
    const struct text_error *error;
    struct pdn_mark begin; /* of the game that ends here */
};

enum {
    PDN_BUFFER = 16384,
};

/* Where the reader is within a game. */
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

/* Its fields are the reader's own. About 30 kilobytes. */
struct pdn_reader {
    pdn_fill *fill;
    void *source;
    size_t at, count; /* of `bytes` */
    uint64_t before;  /* bytes of the text that are no longer there */
    struct pdn_mark begin;
    bool filled;      /* there are no more bytes */
    int line, column; /* of the next character */

    enum pdn_section section;
    bool failed;    /* the game has had its error: nothing more of it is handed out */
    bool refused;   /* the text is not read at all */
    bool moved;     /* a move stands before, in this variation */
    int depth;      /* of variations */
    bool in_tag;    /* the name has been read, the value is next */
    bool in_braces; /* within a comment, of which a part has been handed out */
    bool in_line;   /* the same for one that ends with its line */
    bool number;    /* a number without a dot stands before: a move's, if a move follows */
    struct text_place number_place, comment_place;
    struct text_place opened; /* where the outermost variation begins */

    struct pdn_event event;
    struct text_error error;
    char first_name[PDN_NAME_MAX + 1]; /* of the game's first tag */
    char name[PDN_NAME_MAX + 1];
    size_t length; /* of `text` */
    char text[PDN_VALUE_MAX + 8];
    char bytes[PDN_BUFFER + 1]; /* closed by a zero */
};

void pdn_reader_init(struct pdn_reader *reader, pdn_fill *fill, void *source);

/* The same for the rest of a text from the beginning of a game on: the source hands out what stands
 * from that byte on. Places are those in the whole text. */
void pdn_reader_init_at(struct pdn_reader *reader, struct pdn_mark mark, pdn_fill *fill,
                        void *source);

/* The next event, lent until the one after it. */
const struct pdn_event *pdn_reader_next(struct pdn_reader *reader);

/* What the text of a result says, as in a tag; PDN_RESULT_NONE: it is none. */
enum pdn_result pdn_result_parse(const char *text);

/* --- A text in memory as a source --- */

struct pdn_text {
    const char *bytes;
    size_t length, at;
};

/* A pdn_fill; its source is a struct pdn_text. */
size_t pdn_fill_from_text(void *text, char *bytes, size_t size);

#endif
