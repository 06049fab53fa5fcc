/* SPDX-License-Identifier: MIT */
/* How a file of the cache is called while it is written. */
#ifndef STORE_CACHE_UNFINISHED_H
#define STORE_CACHE_UNFINISHED_H

#include "base/rng.h"

#include <stdbool.h>

enum {
    CACHE_PATH_SIZE = 1024,
};

struct cache_unfinished {
    char text[CACHE_PATH_SIZE + sizeof ".new-XXXXXX"];
};

/* A stream of its own for each program and each of its threads. Two may be alike all the same:
 * whoever makes a file by such a name must see that there is none, or take the next. */
struct rng cache_unfinished_names(void);

/* The next name for the file at `path`. */
struct cache_unfinished cache_unfinished_next(const char *path, struct rng *names);

/* Has a file been called so by the above? */
bool cache_is_unfinished(const char *name);

#endif
