/* SPDX-License-Identifier: MIT */
/* Inside the archive only: what SQLite does can be stopped meanwhile. */
#ifndef STORE_ARCHIVE_STOP_H
#define STORE_ARCHIVE_STOP_H

#include <stdbool.h>

struct sqlite3;

/* Whoever says when; without a function it never is. */
struct stopper {
    bool (*stop)(void *data);
    void *data;
};

/* From now on SQLite asks it now and then; what is stopped ends with SQLITE_INTERRUPT. NULL: it no
 * longer does. The stopper is lent. */
void archive_let_stop(struct sqlite3 *db, struct stopper *stopper);

bool archive_is_stopped(const struct stopper *stopper);

#endif
