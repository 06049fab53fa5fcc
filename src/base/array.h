/* SPDX-License-Identifier: MIT */
/* Arrays that grow. The owner keeps items, count and capacity in its own struct. */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include <stddef.h>

/* Memory for at least `needed` items of `item_size` bytes: `items` itself, or a larger copy that
 * replaces it. `*capacity` is kept. Running out of memory ends the program with a message: there
 * is nothing useful left to do on a desktop. Free with free(). */
void *array_reserve(void *items, size_t *capacity, size_t needed, size_t item_size);

/* `items` with room for `count` of them and no more; NULL for none. `*capacity` is kept. */
void *array_trim(void *items, size_t *capacity, size_t count, size_t item_size);

/* `count` items of `item_size` bytes, all zero; at least one byte. Free with free(). */
void *array_zeroed(size_t count, size_t item_size);

/* A copy of `text`. Free with free(). */
char *array_copy_text(const char *text);

#endif
