/* SPDX-License-Identifier: MIT */
/* What is done to the tree of a game beside playing: promoting and deleting variations, writing
 * comments, going on elsewhere. Each edit is kept in the game's journal, which takes them back, one
 * by one, the last one first, and does them again, whatever is played meanwhile. A new edit forgets
 * those that were taken back.
 *
 * Steps of the line are not in the journal. Which of the two was done last, a step or an edit, the
 * place tells at which the game stands: from where an edit has left it only steps lead on, so that
 * the edit was last if it stands there now, and a step was if it stands further on. That is the one
 * rule of undo (match_undo); that of redo is the same, with the place before the edit. */
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

/* The game goes on at `node`: as game_enter, but undo leads back to where it stood. False, and
 * nothing changes, if it stands there already and goes on. */
bool game_go_on_at(struct game *game, int node);

/* --- The journal --- */

/* What undo and redo of edits would take back or do again; EDIT_NONE: nothing. */
enum edit_kind game_edit_to_undo(const struct game *game);
enum edit_kind game_edit_to_redo(const struct game *game);

/* Was an edit the last thing that was done, and is one the next thing to be done again, rather than
 * a step of the line? */
bool game_edit_is_last(const struct game *game);
bool game_edit_is_next(const struct game *game);

/* The node that this edit is about; NODE_NONE: there is none. */
int game_node_to_undo(const struct game *game);
int game_node_to_redo(const struct game *game);

/* False, and nothing changes, if there is none. Where a deletion is undone, the game stands as it
 * did before, if it still stands where the deletion has left it. */
bool game_undo_edit(struct game *game);
bool game_redo_edit(struct game *game);

#endif
