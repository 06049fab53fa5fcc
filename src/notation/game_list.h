/* SPDX-License-Identifier: MIT */
/* The games of a text, a row each: what a list of them shows. A hundred-odd bytes a game, so that
 * tens of thousands take little. A zeroed struct is an empty list. */
#ifndef NOTATION_GAME_LIST_H
#define NOTATION_GAME_LIST_H

#include "base/arena.h"
#include "notation/pdn_reader.h"

enum {
    GAME_LIST_MAX = 500000, /* rows: the memory has an end, whatever a text is like */
};

/* All texts are lent by the list. */
struct game_row {
    const char *black, *white; /* as the tags say it; empty: they do not, or "?" */
    const char *event, *date;  /* the same */
    const char *result;        /* Black's points and White's, as the names stand: "1-0", "*" */
    const char *rules;         /* what its rule set is called */
    const char *fault;         /* the first thing wrong in it, with its place; NULL: nothing */
    int plies;                 /* of the main line; of a wrong game those before that */
    bool something;            /* it has a named tag or a legal move, which no noise has */
    struct pdn_mark mark;      /* where it begins */
};

struct game_list {
    struct game_row *rows; /* owned; `count` of them, in the order of the text */
    size_t capacity;
    int count;
    int faults;         /* rows that have one */
    int somethings;     /* rows that are something */
    struct arena texts; /* owned */
};

void game_list_finish(struct game_list *list);

/* Adds a row at the end; its texts are copied, and those that say that nobody knows ("?", "-",
 * "????.??.??") become empty. */
void game_list_add(struct game_list *list, const struct game_row *row);

/* Does each of the words of `filter` stand somewhere in the row? Letters of either case are the
 * same (ASCII). An empty filter fits every row. */
bool game_row_fits(const struct game_row *row, const char *filter);

#endif
