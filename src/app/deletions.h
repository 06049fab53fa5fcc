/* SPDX-License-Identifier: MIT */
/* The games of the library that were deleted and can be brought back, the last one first. */
#ifndef APP_DELETIONS_H
#define APP_DELETIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct deleted_game {
    int64_t game;
    char *players; /* owned; who played it */
    bool returns;  /* it is on its way back */
};

/* All zero: none. */
struct deletions {
    struct deleted_game *games; /* owned; the last one last */
    size_t capacity;
    int count;
};

/* `players` is copied. */
void deletions_add(struct deletions *deletions, int64_t game, const char *players);

/* The last one that is not on its way back; NULL: there is none. Lent until the next change. */
struct deleted_game *deletions_last(const struct deletions *deletions);

/* Is it among them, and not on its way back? */
bool deletions_has(const struct deletions *deletions, int64_t game);

/* It is not deleted any more, or could not be. */
void deletions_drop(struct deletions *deletions, int64_t game);

/* It could not be brought back now. */
void deletions_keep(struct deletions *deletions, int64_t game);

void deletions_finish(struct deletions *deletions);

#endif
