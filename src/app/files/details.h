/* SPDX-License-Identifier: MIT */
/* What is told of the games of a match besides their moves: tags, by the serial of the game. */
#ifndef APP_FILES_DETAILS_H
#define APP_FILES_DETAILS_H

#include "store/game_tags.h"
#include "store/saved_match.h"

/* A zeroed struct knows none. */
struct details {
    struct game_tags *games; /* owned; by the serials of the games, from 1 */
    size_t capacity;
    int count;
};

/* Returns the tags of a game, which the caller may change. Valid until another game is asked for.
 */
struct game_tags *details_of(struct details *details, int serial);

/* Takes the tags, and leaves none. */
void details_take(struct details *details, int serial, struct game_tags *tags);

/* Gives a game the date of today, unless it has one. */
void details_date(struct game_tags *tags);

void details_finish(struct details *details);

/* Today, in strftime's `format`; empty if the system does not know. */
void details_print_today(char date[SAVED_DATE_SIZE], const char *format);

#endif
