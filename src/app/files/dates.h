/* SPDX-License-Identifier: MIT */
/* When the games of a match were begun. */
#ifndef APP_FILES_DATES_H
#define APP_FILES_DATES_H

#include "store/saved_match.h"

/* A zeroed struct knows none. */
struct dates {
    char (*dates)[SAVED_DATE_SIZE]; /* owned; by the serials of the games, from 1; empty: unknown */
    size_t capacity;
    int count;
};

/* As PDN writes it: of a game that nobody has asked for before it is today. Valid until the next
 * one is asked for. */
const char *dates_of(struct dates *dates, int serial);

void dates_set(struct dates *dates, int serial, const char *date);
void dates_finish(struct dates *dates);

/* Today, in strftime's `format`; empty if the system does not know. */
void dates_print_today(char date[SAVED_DATE_SIZE], const char *format);

#endif
