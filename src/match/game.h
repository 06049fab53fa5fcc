/* SPDX-License-Identifier: MIT */
/* One game: its rule set, the tree of its moves (tree.h), and where in the tree the players stand.
 * Undo and redo are unlimited. What a screen asks every frame is answered at once.
 *
 * The *current line* leads from the root through the ply at which the game stands, the cursor, to
 * the end of redo. "The position after ply 5" is that of the current line. Undo only moves the
 * cursor. A different move then begins a new line, and the old one stays as a variation. What is
 * played becomes the main line. Nothing that was played is lost, except by game_delete.
 *
 * The steps of a line are its moves and, as the last one, a decision: a resignation, a loss on
 * time, an agreed draw or a claimed draw. Undo and redo treat a decision like a move.
 *
 * If the side to move has no legal move, that takes precedence over a draw on the same ply: each
 * text says without a condition that it has lost (american:22, classic:20, flying:28, parlour:5,
 * freejump:2), and a draw ends a game that would otherwise go on. This matters only for quiet
 * plies: two lone kings cannot block each other on this board, and a position in which a side is
 * blocked ends the game before it can repeat. */
#ifndef MATCH_GAME_H
#define MATCH_GAME_H

#include "match/journal.h"
#include "match/result.h"
#include "match/tree.h"
#include "rules/movegen.h"

#include <stdbool.h>
#include <stddef.h>

struct game {
    struct named_ruleset rules;
    struct game_tree tree;
    int *line; /* owned; the nodes of the current line, count + 1 with the root */
    size_t line_capacity;
    int count;      /* moves of the current line, including those of redo */
    int cursor;     /* moves in force, 0 to count: the ply at which the game stands */
    int main_count; /* at least so many of its moves are also the tree's main line */
    bool decided;   /* the decision at the end of the line is in force; cursor is count */
    bool offered;   /* a draw offer is pending */
    enum side offered_by;
    struct game_journal journal;
};

/* A game that has been put away, in less memory. */
struct game_record {
    struct position start;
    struct game_tree tree; /* owned; packed (tree_pack) */
    struct game_journal journal;
    struct game_stand stand;
};

/* Begins a game under a copy of `rules` from `start`, a possible position, or from the rule set's
 * own start if that is NULL. Allocates; game_finish frees. */
void game_init(struct game *game, const struct named_ruleset *rules, const struct position *start);
void game_finish(struct game *game);

/* Puts a game away, instead of game_finish, and takes it out again, instead of game_init, with the
 * same rules; that empties the record. A draw offer lapses. */
struct game_record game_put_away(struct game *game);
void game_take_out(struct game *game, const struct named_ruleset *rules,
                   struct game_record *record);
void game_record_finish(struct game_record *record);

/* --- The current line --- */

/* Returns the position on the board. */
struct position game_position(const struct game *game);

/* Returns the position after `ply` moves, 0 to game->count: moves that were undone included. */
struct position game_position_at(const struct game *game, int ply);

/* Returns the move made there; `ply` is 0 to game->count - 1. Valid until the line changes. */
const struct move *game_move_at(const struct game *game, int ply);

struct result game_result(const struct game *game);
bool game_over(const struct game *game);

/* Returns the node after `ply` moves, 0 to game->count, and the one at which the game stands. */
int game_node_at(const struct game *game, int ply);
int game_node(const struct game *game);

/* Returns true if the current line leads through this node. */
bool game_on_line(const struct game *game, int node);

/* Makes a legal move; the game must not be over. If the move was made here before, this leads to
 * the same node, and redo goes on from there. Its line becomes the main line. Declines a draw
 * offer. */
void game_play(struct game *game, const struct move *move);

bool game_can_undo(const struct game *game);
bool game_can_redo(const struct game *game);

/* Go one step back or forward on the current line. Return false and change nothing if there is
 * none. A draw offer lapses. */
bool game_undo(struct game *game);
bool game_redo(struct game *game);

/* Moves the game to `node`, with no decision in force. If the current line does not lead there, it
 * does from now on, and on along the first children. A draw offer lapses. The time grows with the
 * length of the new part of the line. */
void game_enter(struct game *game, int node);

/* --- Decisions. Each returns false and changes nothing if it is not possible: the game is over,
 * there is no offer to answer, there is one already, or no draw can be claimed. Offers are not
 * steps: undo does not restore them. --- */

/* `side`, whether to move or not, resigns. */
bool game_resign(struct game *game, enum side side);

/* The time of `side` is up. */
bool game_lose_on_time(struct game *game, enum side side);

/* `side`, whether to move or not, offers a draw. The other side answers; a move declines. */
bool game_offer_draw(struct game *game, enum side side);
bool game_accept_draw(struct game *game);
bool game_decline_draw(struct game *game);

/* Returns the draw that the side to move can claim now, under draws=claim, or REASON_NONE. */
enum reason game_claimable(const struct game *game);
bool game_claim_draw(struct game *game);

/* --- The tree --- */

/* Adds a last child to `node` by a legal move; the game must not be over there by the board.
 * Returns the new node. The cursor does not change; the current line grows if it ended at `node`.
 * For building a tree: check with tree_find_child whether the move is there already. If plies are
 * added in the order of PDN, the time for each does not depend on their number. */
int game_add_ply(struct game *game, int node, const struct move *move);

/* Sets the players' decision at a node without putting it in force. The counts of a draw need not
 * be set. With `ends` the line ends there, even if there are children. Returns false and changes
 * nothing if the game is over there by the board or by a decision in force, or if players cannot
 * decide so there. */
bool game_add_decision(struct game *game, int node, const struct result *decision, bool ends);

/* Return true if the main line ended as somebody says, by a resignation, a loss on time, an agreed
 * draw or not at all, and say that it ended otherwise: `outcome` may be ONGOING. It must be so, and
 * no decision be in force. */
bool game_end_is_told(const struct game *game);
void game_tell_end(struct game *game, enum outcome outcome);

/* Makes the line up to the cursor, and a decision there, the main line of the tree. */
void game_make_main(struct game *game);

/* --- For edits.c --- */

/* Return where the game stands, and move it there again. A draw offer lapses. */
struct game_stand game_stand(const struct game *game);
void game_take_stand(struct game *game, const struct game_stand *stand);

/* Call it after a node was linked, unlinked or moved. If it is gone, the current line and the
 * cursor end before it; the end of the line is extended along the first children. */
void game_follow_edit(struct game *game, int node);

#endif
