/* SPDX-License-Identifier: MIT */
/* What a game is found by, worked out of its PDN: what the tables `entry` and `passage` hold of it.
 */
#ifndef STORE_GAME_FACTS_H
#define STORE_GAME_FACTS_H

#include "store/game_check.h"
#include "store/library.h"

#include <stddef.h>

enum {
    FACTS_FOLD_SIZE = 3 * LIBRARY_NAME_SIZE, /* a letter may become three */
    FACTS_EVENT_SIZE = 3 * (LIBRARY_EVENT_SIZE + LIBRARY_SITE_SIZE + LIBRARY_ROUND_SIZE),
    POSITION_KEY_BYTES = 8,
};

/* A position as 64 bits; two positions share a key by a chance of one in 10^19. Keys are in files,
 * so they never change. */
uint64_t position_key(const struct position *position);

/* A key as it is in files: the lowest byte first. */
void position_key_write(uint64_t key, unsigned char bytes[POSITION_KEY_BYTES]);
uint64_t position_key_read(const unsigned char bytes[POSITION_KEY_BYTES]);

/* The same position with colours changed: the board is turned round, and each side has the pieces
 * and the turn of the other. */
struct position position_with_colours_changed(const struct position *position);

/* Mixes 64 bits: each of them changes about half of the others. */
uint64_t key_mix(uint64_t bits);

/* Folds the case of a name or an event, so that those which differ in case only become equal; cut
 * where there is no room. If the name is not UTF-8, only ASCII letters are folded. */
void name_fold(const char *name, char *out, size_t size);

/* A zeroed struct knows nothing. */
struct game_facts {
    struct library_row entry;    /* but its ids */
    char black[FACTS_FOLD_SIZE]; /* the names, folded */
    char white[FACTS_FOLD_SIZE];
    char event[FACTS_EVENT_SIZE]; /* event, site and round, folded, as far as they are known */
    uint64_t *keys;               /* owned; of each position of the main line, the start included */
    size_t capacity;
    int key_count;    /* 0: not even the start is known */
    uint64_t print;   /* the fingerprint: equal games have equal ones */
    uint64_t version; /* a hash of all that its text says: of its versions no two have the same */
};

void game_facts_finish(struct game_facts *facts);

/* Takes the facts from a report that has just been made. Games are equal if players, event, site,
 * round, date, result, rules and positions are; what else their texts say makes versions of them.
 */
void game_facts_take(struct game_facts *facts, const struct game_report *report);

/* Reads the first game of a text. What it does not tell stays unknown. */
void game_facts_read(struct game_facts *facts, const char *text);

#endif
