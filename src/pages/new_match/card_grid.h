/* SPDX-License-Identifier: MIT */
/* Where the cards of the rule sets lie: in groups below headings, in as many columns as there is
 * room for, one below the other in what is scrolled. Pixels. */
#ifndef PAGES_NEW_MATCH_CARD_GRID_H
#define PAGES_NEW_MATCH_CARD_GRID_H

#include "pages/new_match/card_state.h"

enum {
    CARD_GROUPS = 4,
};

/* Cards below a heading, and where they lie in the content. */
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

/* Lists the groups of the shelf for columns and heights that are known. */
void list_card_groups(struct card_grid *grid);

/* How many rows of cards a group has, and from one row to the next. */
int card_rows(const struct card_grid *grid, const struct card_group *group);
int card_row_step(const struct card_grid *grid);

/* The group of the card at this place of the shelf. */
const struct card_group *card_group(const struct card_grid *grid, int place);

/* Where in the content the card begins, and where its row does: the first one of a group with the
 * heading. */
int card_top(const struct card_grid *grid, int place);
int card_row_top(const struct card_grid *grid, int place);

/* Where a row begins: at this height of the content, or next below or above it. */
int card_row_stop(const struct card_grid *grid, int offset, bool below);

/* Where on the screen it is. */
struct rect card_rect(const struct card_grid *grid, int place);

/* Is the strip of the content from `top` on seen, and none of it cut at rest? */
bool card_is_seen(const struct card_grid *grid, int top, int height);

#endif
