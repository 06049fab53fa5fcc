/* SPDX-License-Identifier: MIT */
/* What positions are worth, as pictures: a bar for one position, a graph for a game. */
#ifndef PAGES_WORTH_VIEW_H
#define PAGES_WORTH_VIEW_H

#include "board/looks.h"
#include "notation/assessment.h"
#include "pages/page.h"
#include "prose/hint_prose.h"
#include "toolkit/ui.h"

/* Asks for live analysis at a node, if the game can go on there. */
void live_wish(struct desk *desk, const struct game *game, int node);

/* Returns what live analysis knows of the node, or NULL. */
const struct companion_live *live_at(const struct desk *desk, const struct game *game, int node);

/* Adds that, with so many moves of the best line at most. */
void live_words_print(struct strbuf *out, const struct companion_live *live, int moves,
                      const struct advised *advised, struct side_names sides);

/* Returns what the bar shows: how the line has ended there, or what live analysis knows of it, or
 * has known of the position before. */
struct worth live_worth(const struct desk *desk, const struct game *game, int node);

/* Returns the width that the bar needs at the left of the board. */
int worth_bar_width(const struct ui *ui);

/* Draws the bar at the left of the board: each side's share, from its own edge. `turned`: White
 * sits above. `words` say the same. */
void worth_bar(struct ui *ui, struct rect board, const struct worth *worth, bool turned,
               struct looks looks, const char *words);

/* --- The graph of a game that was analysed --- */

/* Returns true if an analysis says anything of the game; and if it does so of its whole main line,
 * so that another one would find nothing new. */
bool assessed_any(const struct game_tree *tree);
bool assessed_whole(const struct game_tree *tree);

/* Cuts the place of the graph off the bottom of a list of moves, with a gap above it, and returns
 * it: a high one that leaves the list five rows, else a low one that leaves it three, else one of
 * height 0. */
struct rect worth_graph_cut(const struct ui *ui, struct rect *list);

/* Adds what an analysis says of a node of the main line, or of the last one before a variation.
 * Returns false if there is none. */
bool worth_words_print(struct strbuf *out, const struct game_tree *tree, int node,
                       struct side_names sides);

/* Draws White's share after each move of the main line, what moves have cost, and the place of the
 * node shown. Returns the node whose place is clicked, or NODE_NONE. */
int worth_graph(struct ui *ui, struct rect rect, const struct game_tree *tree, int shown,
                struct looks looks);

#endif
