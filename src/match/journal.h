/* SPDX-License-Identifier: MIT */
/* The edits of a game's tree, kept for undo and redo (edits.h). */
#ifndef MATCH_JOURNAL_H
#define MATCH_JOURNAL_H

#include "match/tree.h"

#include <stdbool.h>
#include <stddef.h>

enum edit_kind {
    EDIT_PROMOTION,
    EDIT_DELETION,
    EDIT_ADDITION, /* a deletion backwards */
    EDIT_TEXT,
    EDIT_LEAP, /* the game goes on at another node */
};

/* Where a node is among its siblings. */
struct node_place {
    bool linked;  /* in the tree at all */
    int previous; /* sibling; NODE_NONE: it is the first */
};

/* Where a game stands. */
struct game_stand {
    int tip;  /* the last node of the current line; NODE_NONE: unknown */
    int node; /* at the cursor */
    bool decided;
};

/* Where a game stands, as far as it tells which of two things was done first. */
struct game_place {
    int node;
    bool decided;
};

/* An edit, with what undo or redo of it will restore. */
struct game_edit {
    enum edit_kind kind;
    int node;
    enum node_text which;             /* EDIT_TEXT */
    char *text;                       /* owned */
    struct node_place place;          /* EDIT_PROMOTION, EDIT_DELETION, EDIT_ADDITION */
    bool ends;                        /* EDIT_PROMOTION: as tree_ends of the parent */
    struct game_stand stand;          /* EDIT_LEAP; if the current line leads through what is gone:
                                         EDIT_DELETION, and an EDIT_ADDITION that is undone */
    struct game_place before, behind; /* where the game stood before and after it */
    struct game_stand left; /* EDIT_LEAP: where it stood when it was undone, so that redo follows
                               the same line; tip NODE_NONE: it was never undone */
    bool joined;            /* undone and redone together with the one before it */
};

struct game_journal {
    struct game_edit *edits; /* owned */
    size_t capacity;
    int count;
    int done; /* edits in force; those from here on are undone */
};

void game_journal_finish(struct game_journal *journal);

#endif
