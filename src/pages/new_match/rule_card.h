/* SPDX-License-Identifier: MIT */
/* One card: what it says of its rule set, and how it is drawn. */
#ifndef PAGES_NEW_MATCH_RULE_CARD_H
#define PAGES_NEW_MATCH_RULE_CARD_H

#include "pages/new_match/card_grid.h"

/* What is around board and texts in a card: beside them, and above and below. */
int card_sides(const struct ui *ui);
int card_edges(const struct ui *ui);

/* Room for texts beside the board, in a card of this width. */
int card_text_room(const struct card_grid *grid, int width);

/* How high the title is in texts of this width. */
int card_title_height(const struct card_grid *grid, const char *title, int width);

/* What tells the rule set from American, `most` differences of it. */
const char *card_line(const struct card_grid *grid, const struct named_ruleset *rules, int most);

/* The looks of its small board. */
struct looks card_looks(const struct card_grid *grid, const struct named_ruleset *rules);

/* The whole card. */
void draw_card(struct card_grid *grid, struct rect rect, widget_id id,
               const struct shelf_entry *entry);

#endif
