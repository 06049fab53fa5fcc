/* SPDX-License-Identifier: MIT */
/* What waits to be taken into the library, in the order in which it was asked for. */
#ifndef APP_IMPORT_QUEUE_H
#define APP_IMPORT_QUEUE_H

#include "rules/ruleset.h"

#include <stdbool.h>
#include <stddef.h>

/* A file that is opened when it is its turn, or the clipboard's text. */
struct import_item {
    char *path; /* owned; NULL: it is `text` */
    char *text; /* owned */
    bool has_given;
    struct named_ruleset given; /* as for game_check_init */
};

/* All zero: nothing waits. */
struct import_queue {
    struct import_item *items; /* owned; the first one first */
    size_t capacity;
    int count;
};

/* One of the two is NULL, and so is `given` where there is none; all are copied. */
void import_queue_add(struct import_queue *queue, const char *path, const char *text,
                      const struct named_ruleset *given);

/* The next one, whose owner is the caller; false: there is none. */
bool import_queue_take(struct import_queue *queue, struct import_item *out);
void import_item_finish(struct import_item *item);

/* Nothing waits any more. */
void import_queue_clear(struct import_queue *queue);
void import_queue_finish(struct import_queue *queue);

#endif
