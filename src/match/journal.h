/* SPDX-License-Identifier: MIT */
/* The edits of a game's tree (edits.h), kept so that they can be taken back and done again. */
#ifndef MATCH_JOURNAL_H
#define MATCH_JOURNAL_H

#include "match/tree.h"

#include <stdbool.h>
#include <stddef.h>

enum edit_kind {
    EDIT_NONE,
    EDIT_PROMOTION,
    EDIT_DELETION,
    EDIT_TEXT,
    EDIT_LEAP, /* the game goes on at another node */
};

/* Where a node is among its siblings. */
struct node_place {
    bool linked;  /* in the tree at all */
    int previous; /* sibling, if so; NODE_NONE: it is the first */
};

/* Where a game stands. */
struct game_stand {
    int tip;  /* the current line's last node; NODE_NONE: not kept */
    int node; /* that of the cursor */
    bool decided;
};

/* Where it stands, and no more: that tells which of two things was done first. */
struct game_place {
    int node;
    bool decided;
};

/* With what is on the other side of undo or redo. */
struct game_edit {
    enum edit_kind kind;
    int node;
    enum node_text which;             /* EDIT_TEXT */
    char *text;                       /* owned */
    struct node_place place;          /* the others */
    bool ends;                        /* EDIT_PROMOTION: as tree_ends of the parent */
    struct game_stand stand;          /* EDIT_DELETION on the current line, EDIT_LEAP */
    struct game_place before, behind; /* where the game stood before it, and when it was made */
    struct game_stand left; /* EDIT_LEAP: where it stood when that was undone, so that redo goes
                               on along the same line; tip NODE_NONE: it never was */
};

struct game_journal {
    struct game_edit *edits; /* owned */
    size_t capacity;
    int count;
    int done; /* those from here on have been undone */
};

void game_journal_finish(struct game_journal *journal);

/* Adds an edit, which counts as undone until it is made, behind those that are done; forgets those
 * that were undone. The text is the journal's then. */
void game_journal_add(struct game_journal *journal, const struct game_edit *edit);

#endif
