/* SPDX-License-Identifier: MIT */
/* One game: its rule set, the moves made, and what the players decided. Undo and redo are
 * unlimited. Everything a screen asks every frame is stored per ply and answered at once.
 *
 * The steps of a game are its moves and, as the last one, a decision: resigning, an agreed draw or
 * a claimed one. Undo and redo take a decision back and restore it like a move.
 *
 * A side to move without a legal move comes before any draw on the same ply: each text says without
 * a condition that it has lost (american:22, classic:20, flying:28, parlour:5, freejump:2), and a
 * draw ends a game that would otherwise go on. It matters for quiet plies only: two lone kings
 * cannot block each other on this board, and a position in which a side is blocked ends the game
 * before it can be repeated. */
#ifndef MATCH_GAME_H
#define MATCH_GAME_H

#include "match/draws.h"
#include "match/result.h"
#include "rules/movegen.h"

#include <stdbool.h>
#include <stddef.h>

/* What is known after so many moves; never changes once computed. */
struct game_state {
    struct position position;
    struct draw_state draws;
    struct result result; /* by the board alone: no move left, or a draw that comes by itself */
};

/* A move that was made. */
struct made_move {
    struct move move;
    bool in_full; /* written with its whole path: its ends do not tell it apart */
};

struct game {
    struct named_ruleset rules;
    struct made_move *moves; /* owned; `count` of them: move i leads from state i to state i + 1 */
    size_t moves_capacity;
    struct game_state *states; /* owned; count + 1 of them */
    size_t states_capacity;
    int count;              /* moves kept, those that redo would restore included */
    int cursor;             /* moves in force, from 0 to count: the ply the game stands at */
    struct result decision; /* taken after the last move; ONGOING: none */
    bool decided;           /* the decision is in force; then cursor is count */
    bool offered;           /* a draw offer waits for an answer */
    enum side offered_by;
    int made; /* moves and decisions made so far, those included that were taken back: what came
                 after the game before one of them was made is void */
};

/* All that is needed to have a game again: its moves and its end. */
struct game_record {
    struct made_move *moves; /* owned, as in struct game */
    size_t moves_capacity;
    int count, cursor;
    struct result decision;
    bool decided;
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

/* The position on the board now. */
struct position game_position(const struct game *game);

/* The position after `ply` moves, from 0 to game->count: undone moves can be looked at too. */
struct position game_position_at(const struct game *game, int ply);

/* The move made from that position; `ply` from 0 to game->count - 1. Valid until the game changes.
 */
const struct move *game_move_at(const struct game *game, int ply);

/* Is that move written with its whole path, as its ends do not tell it apart from the others that
 * were legal? */
bool game_move_in_full(const struct game *game, int ply);

struct result game_result(const struct game *game);
bool game_over(const struct game *game);

/* How near the draws are after `ply` moves, from 0 to game->count. */
struct draw_state game_draw_state_at(const struct game *game, int ply);

/* Makes a move, which must be legal; the game must go on. What redo would have restored is
 * dropped, and a draw offer is declined by it. */
void game_play(struct game *game, const struct move *move);

bool game_can_undo(const struct game *game);
bool game_can_redo(const struct game *game);

/* One step back or forward; false, and nothing changes, if there is none. A draw offer lapses. */
bool game_undo(struct game *game);
bool game_redo(struct game *game);

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

#endif
