/* SPDX-License-Identifier: MIT */
#include "base/array.h"

#include "base/log.h"

#include <stdint.h>
#include <stdlib.h>

void *array_reserve(void *items, size_t *capacity, size_t needed, size_t item_size)
{
    if (needed <= *capacity)
        return items;
    size_t grown = *capacity < 8 ? 8 : *capacity;
    while (grown < needed && grown <= SIZE_MAX / 2)
        grown *= 2;
    void *moved = reallocarray(items, grown, item_size);
    if (!moved || grown < needed) {
        log_warning("out of memory");
        abort();
    }
    *capacity = grown;
    return moved;
}
