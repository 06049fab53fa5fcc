/* SPDX-License-Identifier: MIT */
/* Writes the tree of a game as PDN, and reads it again: moves, variations, comments, strengths,
 * tags, rules, and what the players decided.
 *
 * PDN has only one result. A decision that this result does not tell (DESIGN 4: one in a variation,
 * one that was taken back, a draw that was claimed) is a comment of its own:
 * {[%end 1/2-1/2 repetition]} if the line ends by it, else {[%decision 1-0 resigned]}. So is what
 * an analysis says (notation/assessment.h). It is that only in braces: a player's comment of just
 * these words is written as a line behind %. */
#ifndef STORE_GAME_TEXT_H
#define STORE_GAME_TEXT_H

#include "match/game.h"
#include "notation/pdn_writer.h"
#include "store/game_check.h"
#include "store/game_tags.h"

/* --- Writing --- */

/* Writes one game: the seven tags in their order, the rules, the start position unless it is the
 * usual one, the other tags, the moves, the result. `result` NULL: that of the main line. The tag
 * Result is written as it is in `tags`. No strength or NAG of the tree may be longer than those
 * that are read (pdn_reader.h). */
void game_text_write(struct pdn_writer *writer, const struct game *game,
                     const struct game_tags *tags, const char *result);

/* The same as a text, which the caller frees. */
char *game_text_print(const struct game *game, const struct game_tags *tags, const char *result);

/* Returns the place of a node in the text, the number that it has when the text is read: the root
 * is 0, the first move 1. NODE_NONE: it is not in the tree. */
int game_text_place(const struct game_tree *tree, int node);

/* --- Reading --- */

enum {
    GAME_NODES_MAX = 200000,           /* plies of a game, variations included */
    GAME_BYTES_MAX = 16 * 1024 * 1024, /* of all texts of a game */
};

/* An event, kept until the end of the game: its rules are known only then. */
struct kept_event {
    enum pdn_event_kind kind;
    bool continues, in_line;
    size_t name, text; /* offsets in the bytes of the reader */
    uint64_t from, to; /* as in struct pdn_event */
};

/* A text of a ply, or a part of it. */
struct text_piece {
    int node; /* NODE_NONE: the next move */
    enum node_text which;
    bool glued; /* no space before it */
    size_t text;
    int order;
};

/* Prints for a comment that the text could not be read from some place on, and why. */
typedef void game_fault_words(struct strbuf *out, const struct text_error *error);

struct game_bytes;

/* Only the last fields are for the caller. */
struct game_reader {
    struct game_check check;
    const struct game_bytes *source; /* lent, or NULL */
    game_fault_words *words;
    struct kept_event *events; /* owned */
    size_t event_capacity;
    int event_count, node_count;
    char *bytes; /* owned; the texts of the events, each closed by a zero */
    size_t byte_capacity, byte_count;
    bool ended;    /* the next event begins another game */
    bool overfull; /* the game is too large to be kept */
    struct text_error error;
    int *branches; /* owned; the nodes that the open variations replace */
    size_t branch_capacity;
    struct text_piece *pieces; /* owned */
    size_t piece_capacity;
    int piece_count;

    /* Valid at the end of a game. */
    bool playable;    /* there is a game: its rules and its position are known */
    struct game game; /* of a wrong game what stands before the first error */
    struct game_tags tags;
    const char *result; /* behind the moves, or in the tag; else "*" */
};

/* `given` as for game_check_init. The caller calls game_reader_finish. */
void game_reader_init(struct game_reader *reader, const struct named_ruleset *given);
void game_reader_finish(struct game_reader *reader);

/* From now on a game or a variation that cannot be read to its end has the rest of its text as a
 * comment behind its last move, and before it what `words` say; so has a capture of which it is not
 * known which way it went. `source`, lent, has the bytes of
 * the game that is being read. */
void game_reader_keep_rest(struct game_reader *reader, const struct game_bytes *source,
                           game_fault_words *words);

/* Takes one event. Returns the report at the end of a game, else NULL. The report and the game are
 * lent until the next event. */
const struct game_report *game_reader_event(struct game_reader *reader,
                                            const struct pdn_event *event);

#endif
