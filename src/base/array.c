/* SPDX-License-Identifier: MIT */
#include "base/array.h"

#include "base/log.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void give_up(void)
{
    log_warning("out of memory");
    abort();
}

void *array_reserve(void *items, size_t *capacity, size_t needed, size_t item_size)
{
    assert(item_size > 0);
    if (needed <= *capacity)
        return items;
    size_t grown = *capacity < 8 ? 8 : *capacity;
    while (grown < needed && grown <= SIZE_MAX / 2)
        grown *= 2;
    if (grown < needed || grown > SIZE_MAX / item_size)
        give_up();
    void *moved = realloc(items, grown * item_size);
    if (!moved)
        give_up();
    *capacity = grown;
    return moved;
}

void *array_trim(void *items, size_t *capacity, size_t count, size_t item_size)
{
    assert(count <= *capacity);
    if (count == *capacity)
        return items;
    *capacity = count;
    if (count == 0) {
        free(items);
        return NULL;
    }
    void *moved = realloc(items, count * item_size);
    if (!moved)
        give_up();
    return moved;
}

void *array_zeroed(size_t count, size_t item_size)
{
    void *items = calloc(count > 0 ? count : 1, item_size > 0 ? item_size : 1);
    if (!items)
        give_up();
    return items;
}

char *array_copy_text(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(array_zeroed(size, 1), text, size);
}

int array_compare_int64(const void *a, const void *b)
{
    int64_t first = *(const int64_t *)a, second = *(const int64_t *)b;
    return (first > second) - (first < second);
}
