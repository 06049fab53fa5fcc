/* SPDX-License-Identifier: MIT */
#include "store/archive_stop.h"

#include <sqlite3.h>
#include <stddef.h>

enum {
    STEPS = 1000, /* of SQLite's machine, between two questions */
};

bool archive_is_stopped(const struct stopper *stopper)
{
    return stopper->stop && stopper->stop(stopper->data);
}

static int ask(void *stopper)
{
    return archive_is_stopped(stopper);
}

void archive_let_stop(sqlite3 *db, struct stopper *stopper)
{
    sqlite3_progress_handler(db, STEPS, stopper ? ask : NULL, stopper);
}
