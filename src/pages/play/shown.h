/* SPDX-License-Identifier: MIT */
/* The position that is shown: a ply of the game's tree, and the line along which a player looks
 * back and forward. */
#ifndef PAGES_PLAY_SHOWN_H
#define PAGES_PLAY_SHOWN_H

#include "base/strbuf.h"
#include "pages/page.h"
#include "prose/names.h"

struct shown {
    const struct game *game; /* lent */
    int looked_at;           /* a node of the game's tree; NODE_LIVE: where the game stands */
};

/* Shows a node of the tree. The node at which the game stands becomes NODE_LIVE. */
void shown_look_at(struct shown *shown, int node);

/* Never NODE_LIVE. */
int shown_node(const struct shown *shown);
const struct ply_state *shown_state(const struct shown *shown);

/* Returns true if the game is over and its end is shown. */
bool shown_is_end(const struct shown *shown);

/* Returns true if the tree has any move, be it one that was undone. */
bool shown_any_move(const struct shown *shown);

/* Returns true if the node and all before it are in the tree. */
bool shown_has_node(const struct shown *shown, int node);

/* If the node shown has been deleted, shows the one before it. */
void shown_follow(struct shown *shown);

enum shown_part {
    SHOWN_GAME,      /* a ply that is in force */
    SHOWN_UNDONE,    /* one that redo would restore */
    SHOWN_VARIATION, /* one of another line */
};

enum shown_part shown_part(const struct shown *shown);

/* Adds "Looking at Black's move 3 of 14.", or the like for the other parts of the tree. */
void shown_print(struct strbuf *out, const struct shown *shown, struct side_names sides);

/* Returns the node this many steps along the line that is shown, negative for back. It stops at the
 * ends of the line. */
int shown_along(const struct shown *shown, int steps);

/* Returns where End leads: to the end of the line that is shown, and from there to the game. The
 * line of the game ends where the game stands. */
int shown_last(const struct shown *shown);

/* Returns the first node of the variation that holds the node shown; NODE_NONE on the main line. */
int shown_variation(const struct shown *shown);

#endif
