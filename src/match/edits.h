/* SPDX-License-Identifier: MIT */
/* Edits of a game's tree: promoting, adding and deleting variations, writing comments, going on at
 * another node. The game's journal keeps them, so that they can be undone, the last one first, and
 * redone, whatever is played meanwhile. A new edit drops those that were undone.
 *
 * Steps of the line are not in the journal. Where the game stands tells whether an edit or a step
 * was last: if the game stands where the edit has left it, the edit was last; otherwise steps have
 * followed. match_undo uses that rule; redo uses the same rule with the place before the edit. */
#ifndef MATCH_EDITS_H
#define MATCH_EDITS_H

#include "match/game.h"
#include "match/journal.h"

#include <stdbool.h>

/* --- Edits. `node` must not be deleted. --- */

/* Makes a node the first child of its parent, so that the line goes on through it, even if it ended
 * at the parent by a decision that is not in force. Returns false and changes nothing if it is so
 * already. */
bool game_promote(struct game *game, int node);

/* Deletes a node, not the root, with everything below it. If the game stands there, it moves to the
 * parent. */
void game_delete(struct game *game, int node);

/* Adds a last child to a node by a legal move, and behind it the other moves, each legal after the
 * one before; `count` is at least 1. It ends where the game is over by the board, which it must not
 * be at the node; the first move must not have been made there. Returns the new child. */
int game_add_line(struct game *game, int node, const struct move *moves, int count);

/* As tree_set_text. Returns false and changes nothing if the text is the same. */
bool game_set_text(struct game *game, int node, enum node_text which, const char *text);

/* As game_enter, but can be undone. Returns false and changes nothing if the game stands there and
 * no decision is in force. */
bool game_go_on_at(struct game *game, int node);

/* The edits that are made between the two are one for undo and redo. The second takes what the
 * first returns. No edit may be undone in between. */
int game_edits_begin(const struct game *game);
void game_edits_end(struct game *game, int begun);

/* --- The journal --- */

/* Return the edit that undo or redo of edits is about, the last or the first of several that are
 * one; NULL: there is none. Valid until the next
 * edit. */
const struct game_edit *game_edit_to_undo(const struct game *game);
const struct game_edit *game_edit_to_redo(const struct game *game);

/* Return true if the next undo, or redo, is about an edit and not about a step of the line. */
bool game_edit_is_last(const struct game *game);
bool game_edit_is_next(const struct game *game);

/* Return false and change nothing if there is none. After undoing a deletion the game stands where
 * it stood before, if it has not moved since. */
bool game_undo_edit(struct game *game);
bool game_redo_edit(struct game *game);

#endif
