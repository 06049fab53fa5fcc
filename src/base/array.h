/* SPDX-License-Identifier: MIT */
/* Growing arrays. The owner keeps items, count and capacity in its own struct. Running out of
 * memory ends the program with a message: a desktop program cannot do anything useful then. */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include <stddef.h>

/* Returns memory for at least `needed` items of `item_size` bytes: `items` itself, or a larger copy
 * that replaces it, with `*capacity` updated. Free with free(). */
void *array_reserve(void *items, size_t *capacity, size_t needed, size_t item_size);

/* Returns `items` with room for `count` of them and no more, NULL for none. Updates `*capacity`. */
void *array_trim(void *items, size_t *capacity, size_t count, size_t item_size);

/* Returns `count` items of `item_size` bytes, all zero, at least one byte. Free with free(). */
void *array_zeroed(size_t count, size_t item_size);

/* Returns a copy of `text`. Free with free(). */
char *array_copy_text(const char *text);

/* For qsort and bsearch: the order of int64_t, ascending. */
int array_compare_int64(const void *a, const void *b);

#endif
