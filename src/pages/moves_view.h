/* SPDX-License-Identifier: MIT */
/* What a page hands to the list of moves in each pass (moves_list.h), and what it is told. */
#ifndef PAGES_MOVES_VIEW_H
#define PAGES_MOVES_VIEW_H

#include "match/tree.h"
#include "notation/square_text.h"
#include "toolkit/ui.h"

/* A comment that is being written: its field stands in the list, in the comment's place. */
struct moves_field {
    int node;
    enum node_text which;
    int changes; /* of its text */
    void *data;  /* for these */
    int (*height)(void *data, int width);
    void (*draw)(void *data, struct rect rect);
};

/* What is to be seen in a pass; all lent. */
struct moves_view {
    struct ui *ui;
    const struct game_tree *tree;
    int game; /* folds are those of one game: which of those that the list ever has */
    struct square_names names;
    int shown;                       /* the node that is on the board: it stays in sight */
    bool reads;                      /* and as much of what is said of it as there is room for,
                                        though that is not all: whoever plays wants the moves */
    const int *line;                 /* the moves that have been made, the root first, */
    int made;                        /* so many: they are bright */
    const struct moves_field *field; /* NULL: nothing is being written */
};

enum moves_event_kind {
    MOVES_NOTHING,
    MOVES_PICKED,  /* a move, by a click or with Space */
    MOVES_REACHED, /* a move, by the arrows */
    MOVES_ENTERED, /* what is said of a move: it was clicked, or Enter pressed on the move */
};

struct moves_event {
    enum moves_event_kind kind;
    int node;
    enum node_text which; /* MOVES_ENTERED */
};

#endif
