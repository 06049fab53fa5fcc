/* SPDX-License-Identifier: MIT */
/* What a game is found by, worked out of its PDN: what the tables of the catalogue hold of it. */
#ifndef STORE_GAME_FACTS_H
#define STORE_GAME_FACTS_H

#include "store/catalogue.h"
#include "store/game_check.h"

enum {
    FACTS_FOLD_SIZE = 3 * CATALOGUE_NAME_SIZE, /* a letter may become three */
};

/* A zeroed struct knows nothing. */
struct game_facts {
    struct catalogue_entry entry; /* but its rows */
    char black[FACTS_FOLD_SIZE];  /* the names as name_fold writes them */
    char white[FACTS_FOLD_SIZE];
    uint64_t *keys; /* owned; of each position of the main line, the start included */
    size_t capacity;
    int key_count;  /* 0: not even the start is known */
    uint64_t print; /* two games that have the same are the same */
};

void game_facts_finish(struct game_facts *facts);

/* Takes them from a report that has just been made. Games are the same if their players, date,
 * result, rules and positions are: what is said of them, and by which way a piece has captured
 * what, does not matter. */
void game_facts_take(struct game_facts *facts, const struct game_report *report);

/* Reads the first game of a text; what it does not tell is not known. */
void game_facts_read(struct game_facts *facts, const char *text);

#endif
