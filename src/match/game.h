/* SPDX-License-Identifier: MIT */
/* One game: its rule set, the tree of the moves made (tree.h), and where in it the players stand.
 * Undo and redo are unlimited. Everything a screen asks every frame is known and answered at once.
 *
 * The *current line* leads from the root through the ply where the game stands, the cursor, and on
 * to where redo leads. Whoever asks for "the position after ply 5" means that of the current line.
 * Undo moves the cursor alone; another move then begins a new line, and the old one stays as a
 * variation. What is played is the game: its line becomes the main line. Nothing that was played
 * is lost, but what game_delete takes out.
 *
 * The steps of a line are its moves and, as the last one, a decision: resigning, an agreed draw or
 * a claimed one. Undo and redo take a decision back and restore it like a move.
 *
 * A side to move without a legal move comes before any draw on the same ply: each text says without
 * a condition that it has lost (american:22, classic:20, flying:28, parlour:5, freejump:2), and a
 * draw ends a game that would otherwise go on. It matters for quiet plies only: two lone kings
 * cannot block each other on this board, and a position in which a side is blocked ends the game
 * before it can be repeated. */
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
    int *line; /* owned; count + 1 nodes, the root first: the current line */
    size_t line_capacity;
    int count;      /* moves of the current line, those that redo would restore included */
    int cursor;     /* moves in force, from 0 to count: the ply the game stands at */
    int main_count; /* so many moves of it, at least, are also the tree's main line */
    bool decided;   /* the decision at the line's end is in force; then cursor is count */
    bool offered;   /* a draw offer waits for an answer */
    enum side offered_by;
    struct game_journal journal;
};

/* All that is needed to have a game again. */
struct game_record {
    struct game_tree tree; /* owned, without what follows from the moves */
    struct game_journal journal;
    struct game_stand stand;
};

/* A game under a copy of `rules` from `start`, a possible position; NULL: the rule set's own.
 * Allocates; game_finish frees. */
void game_init(struct game *game, const struct named_ruleset *rules, const struct position *start);
void game_finish(struct game *game);

/* Puts a game away, in place of game_finish, and takes it out again, in place of game_init with the
 * rules and start that it had; the record is empty then. A draw offer lapses. */
struct game_record game_put_away(struct game *game);
void game_take_out(struct game *game, const struct named_ruleset *rules,
                   const struct position *start, struct game_record *record);
void game_record_finish(struct game_record *record);

/* --- The current line --- */

/* The position on the board now. */
struct position game_position(const struct game *game);

/* The position after `ply` moves, from 0 to game->count: undone moves can be looked at too. */
struct position game_position_at(const struct game *game, int ply);

/* The move made from that position; `ply` from 0 to game->count - 1. Lent until that changes. */
const struct move *game_move_at(const struct game *game, int ply);

/* Is that move written with its whole path, as its ends do not tell it apart from the others that
 * were legal? */
bool game_move_in_full(const struct game *game, int ply);

struct result game_result(const struct game *game);
bool game_over(const struct game *game);

/* The node after `ply` moves, from 0 to game->count; and the one on which the game stands. */
int game_node_at(const struct game *game, int ply);
int game_node(const struct game *game);

/* Does the current line lead through this node? */
bool game_on_line(const struct game *game, int node);

/* Makes a move, which must be legal; the game must go on. If it has been made here before, this
 * leads to where it led then, and redo on from there. The line of it becomes the main line, and a
 * draw offer is declined. */
void game_play(struct game *game, const struct move *move);

bool game_can_undo(const struct game *game);
bool game_can_redo(const struct game *game);

/* One step back or forward on the current line; false, and nothing changes, if there is none. A
 * draw offer lapses. */
bool game_undo(struct game *game);
bool game_redo(struct game *game);

/* The game stands at `node` then, and no decision is in force. If that is not on the current line,
 * the line leads there from now on, and behind it along the first children. A draw offer lapses.
 * Takes as long as the way from line to line and to the end of the new one. */
void game_enter(struct game *game, int node);

/* --- Decisions. Each returns false, and changes nothing, where it is not possible: the game is
 * over, there is no offer to answer, there is one already, or no draw has come. Offers are not
 * steps: undo neither restores nor counts them. --- */

/* `side`, to move or not, loses. */
bool game_resign(struct game *game, enum side side);

/* `side`, to move or not, offers a draw; the other side answers it, or a move does: that
 * declines. */
bool game_offer_draw(struct game *game, enum side side);
bool game_accept_draw(struct game *game);
bool game_decline_draw(struct game *game);

/* With draws=claim: the draw that the player to move may claim now, or REASON_NONE. */
enum reason game_claimable(const struct game *game);
bool game_claim_draw(struct game *game);

/* --- The tree --- */

/* A new last child of `node`, by a legal move; the game goes on there by the board. The cursor
 * stays; the current line grows if it had its end there. For whoever builds a tree: there may be a
 * child of that move already (tree_find_child). In the order in which PDN writes them, plies are
 * added in a time that does not depend on how many there are. */
int game_add_ply(struct game *game, int node, const struct move *move);

/* The players' decision at a node, without putting it in force; what a draw was counted to need not
 * be told. `ends`: the line ends there by it, though there may be children. False, and nothing
 * changes, if the game is over there by the board or by a decision in force, or the reason is
 * neither one for a decision nor a draw that has come there. */
bool game_add_decision(struct game *game, int node, const struct result *decision, bool ends);

/* The line in force, up to the cursor and a decision there, becomes the main line of the tree, as
 * it has if it was played. */
void game_make_main(struct game *game);

/* --- For edits.c --- */

/* Where the game stands, and standing there again. An offer lapses. */
struct game_stand game_stand(const struct game *game);
void game_take_stand(struct game *game, const struct game_stand *stand);

/* To be told of a node that was linked, unlinked or moved. If it is gone, the current line ends
 * before it, and the cursor too; where the line ends, it goes on along the first children. */
void game_follow_edit(struct game *game, int node);

#endif
