/* SPDX-License-Identifier: MIT */
/* A game's tree as PDN, and PDN as a game's tree. All that was played and said is there: moves,
 * variations, comments, strengths, tags, rules, and what the players decided.
 *
 * PDN has but one result. A decision that this and the place behind the last move do not tell
 * (DESIGN 4: one in a variation, one that was taken back, a draw that was claimed) is a comment of
 * its own: {[%end 1/2-1/2 repetition]} where the line ends by it, else {[%decision 1-0 resigned]}.
 * It is a decision only in braces: a comment of just these words takes a line behind %. */
#ifndef STORE_GAME_TEXT_H
#define STORE_GAME_TEXT_H

#include "match/game.h"
#include "notation/pdn_writer.h"
#include "store/game_check.h"
#include "store/game_tags.h"

/* --- Writing --- */

/* Writes one game: the seven tags in their order, the rules, the position if it is not that at the
 * start of a game, the other tags, the moves. `result` stands behind them; NULL: that of the main
 * line. The tag Result is written as it is in `tags`. No strength or NAG of the tree is longer than
 * any that is read (pdn_reader.h). */
void game_text_write(struct pdn_writer *writer, const struct game *game,
                     const struct game_tags *tags, const char *result);

/* The same as a text, allocated; NULL: memory is short. */
char *game_text_print(const struct game *game, const struct game_tags *tags, const char *result);

/* --- Reading --- */

enum {
    GAME_NODES_MAX = 200000,           /* plies of a game, variations included */
    GAME_BYTES_MAX = 16 * 1024 * 1024, /* of all texts of a game */
};

/* An event, kept until the game's end: only then its rules are known. */
struct kept_event {
    enum pdn_event_kind kind;
    bool continues, in_line;
    size_t name, text; /* where these begin in the bytes */
};

/* What is said of a ply, or a part of it. */
struct text_piece {
    int node; /* NODE_NONE: of the move that comes next */
    enum node_text which;
    bool glued; /* to the piece before, without a space */
    size_t text;
    int order;
};

/* Its fields are the reader's own, but for those that it hands out. */
struct game_reader {
    struct game_check check;
    struct kept_event *events; /* owned */
    size_t event_capacity;
    int event_count, node_count;
    char *bytes; /* owned; the texts of the events, each closed by a zero */
    size_t byte_capacity, byte_count;
    bool ended;    /* what is kept is of the game before */
    bool overfull; /* the game is larger than what is kept */
    struct text_error error;
    int *branches; /* owned; the nodes that the variations around a ply are in place of */
    size_t branch_capacity;
    struct text_piece *pieces; /* owned */
    size_t piece_capacity;
    int piece_count;

    /* Handed out at the end of a game. */
    bool playable;    /* its rules and its position are known: there is a game */
    struct game game; /* of a wrong one what stands before the first error */
    struct game_tags tags;
    const char *result; /* as it stands behind the moves, or in the tag; "*" */
};

/* As game_check_init. */
void game_reader_init(struct game_reader *reader, const struct named_ruleset *given);
void game_reader_finish(struct game_reader *reader);

/* Takes one event; at the end of a game its report, else NULL. The report and the game are lent
 * until the next event. */
const struct game_report *game_reader_event(struct game_reader *reader,
                                            const struct pdn_event *event);

#endif
