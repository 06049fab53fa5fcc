/* SPDX-License-Identifier: MIT */
/* The games of a text as rows of a list, which take little more than a hundred bytes each. A zeroed
 * struct is an empty list. */
#ifndef NOTATION_GAME_LIST_H
#define NOTATION_GAME_LIST_H

#include "base/arena.h"
#include "notation/pdn_reader.h"

enum {
    GAME_LIST_MAX = 500000, /* rows, to limit the memory that any text can take */
};

/* The list owns the texts. */
struct game_row {
    const char *black, *white; /* from the tags; empty: none, or "?" */
    const char *event, *date;  /* the same */
    const char *result;        /* Black's points first, like the names: "1-0", "*" */
    const char *rules;         /* name of its rule set */
    const char *fault;         /* its first error, with the place; NULL: none */
    int plies;                 /* of the main line, up to the error if there is one */
    bool something;            /* it has a known tag or a legal move, so the text is a game */
    struct pdn_mark mark;      /* where it begins */
};

struct game_list {
    struct game_row *rows; /* owned; `count` of them, in the order of the text */
    size_t capacity;
    int count;
    int faults;         /* rows with an error */
    int somethings;     /* rows with `something` */
    struct arena texts; /* owned */
};

void game_list_finish(struct game_list *list);

/* Adds a row with copies of its texts. Texts that mean unknown ("?", "-", "????.??.??") become
 * empty. */
void game_list_add(struct game_list *list, const struct game_row *row);

/* Returns true if each word of `filter` occurs in the row, ignoring the case of ASCII letters.
 * Every row matches an empty filter. */
bool game_row_matches(const struct game_row *row, const char *filter);

#endif
