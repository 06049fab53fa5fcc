/* SPDX-License-Identifier: MIT */
/* What is done to the tree of a game beside playing: promoting and deleting variations, writing
 * comments. Each edit is kept in the game's journal, which takes them back, one by one, the last
 * one first, and does them again, whatever is played meanwhile. A new edit forgets those that were
 * taken back. */
#ifndef MATCH_EDITS_H
#define MATCH_EDITS_H

#include "match/game.h"
#include "match/journal.h"

#include <stdbool.h>

/* --- Edits; `node` is in the tree --- */

/* Puts a node before its siblings, so that the line leads on from its parent through it, also if it
 * had ended there by a decision; but one that is in force stays before it. False, and nothing
 * changes, if all that is so already. */
bool game_promote(struct game *game, int node);

/* Takes a node, not the root, out of the tree with all that lies behind it. If the game stands
 * there, it stands at the parent then. */
void game_delete(struct game *game, int node);

/* As tree_set_text. False, and nothing changes, if that is the text already. */
bool game_set_text(struct game *game, int node, enum node_text which, const char *text);

/* --- The journal --- */

/* What undo and redo of edits would take back or do again; EDIT_NONE: nothing. */
enum edit_kind game_edit_to_undo(const struct game *game);
enum edit_kind game_edit_to_redo(const struct game *game);

/* False, and nothing changes, if there is none. Where a deletion is undone, the game stands as it
 * did before, if it still stands where the deletion has left it. */
bool game_undo_edit(struct game *game);
bool game_redo_edit(struct game *game);

#endif
