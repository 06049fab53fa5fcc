/* SPDX-License-Identifier: MIT */
/* Where the cards of the rule sets lie: in groups below headings, in as many columns as there is
 * room for. Pixels. */
#ifndef PAGES_NEW_MATCH_CARD_GRID_H
#define PAGES_NEW_MATCH_CARD_GRID_H

#include "pages/page.h"

struct rule_cards;

enum {
    CARD_GROUPS = 4,
};

/* Cards below a heading. */
struct card_group {
    const char *heading;
    int first, count; /* places of the shelf */
    int top;          /* of the heading */
};

/* Made anew in every pass. What it points to is lent. */
struct card_grid {
    struct ui *ui;
    struct desk *desk;
    struct rule_cards *cards;
    struct rules_key *chosen;
    struct card_group groups[CARD_GROUPS];
    int columns, card_height, board, gap, heading, height;
    int width; /* of the content */
    bool low;  /* two rows are in view only where one heading is */
    struct rect view, content;
    bool whole;     /* at rest: no row is shown in part */
    bool stop_seen; /* the card that Tab goes to has been laid out */
};

/* Works out how many cards stand beside each other in the grid's view and how large they are, and
 * lists the groups. */
void card_grid_measure(struct card_grid *grid);

/* Returns how many rows of cards a group has, and the distance from one row to the next. */
int card_rows(const struct card_grid *grid, const struct card_group *group);
int card_row_step(const struct card_grid *grid);

/* Returns the group of the card at this place of the shelf. */
const struct card_group *card_group(const struct card_grid *grid, int place);

/* Returns where in the content the card begins, and where its row does. The first row of a group
 * begins with the heading. */
int card_top(const struct card_grid *grid, int place);
int card_row_top(const struct card_grid *grid, int place);

/* Returns where the row begins that is nearest below or above this height of the content. */
int card_row_stop(const struct card_grid *grid, int offset, bool below);

/* Returns where on the screen the card is. */
struct rect card_rect(const struct card_grid *grid, int place);

/* Returns true if this strip of the content is seen; at rest, if all of it is. */
bool card_is_seen(const struct card_grid *grid, int top, int height);

/* --- The texts of a card --- */

/* Returns the margins of a card: left and right together, above and below together. */
int card_sides(const struct ui *ui);
int card_edges(const struct ui *ui);

/* Returns the width of the texts beside the board, in a card of this width. */
int card_text_room(const struct card_grid *grid, int width);

/* Returns the height of the title in texts of this width. */
int card_title_height(const struct card_grid *grid, const char *title, int width);

/* Returns what tells the rule set from American, at most `most` differences. */
const char *card_line(const struct card_grid *grid, const struct named_ruleset *rules, int most);

/* Returns the looks of its small board. */
struct looks card_looks(const struct card_grid *grid, const struct named_ruleset *rules);

#endif
