/* SPDX-License-Identifier: MIT */
#include "app/import_queue.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

void import_queue_add(struct import_queue *queue, const char *path, const char *text,
                      const struct named_ruleset *given)
{
    queue->items = array_reserve(queue->items, &queue->capacity, (size_t)queue->count + 1,
                                 sizeof *queue->items);
    struct import_item *item = &queue->items[queue->count++];
    *item = (struct import_item){.path = path ? array_copy_text(path) : NULL,
                                 .text = text ? array_copy_text(text) : NULL,
                                 .has_given = given != NULL};
    if (given)
        item->given = *given;
}

bool import_queue_take(struct import_queue *queue, struct import_item *out)
{
    if (queue->count == 0)
        return false;
    *out = queue->items[0];
    memmove(queue->items, queue->items + 1, (size_t)--queue->count * sizeof *out);
    return true;
}

void import_item_finish(struct import_item *item)
{
    free(item->path);
    free(item->text);
    *item = (struct import_item){0};
}

void import_queue_clear(struct import_queue *queue)
{
    struct import_item item;
    while (import_queue_take(queue, &item))
        import_item_finish(&item);
}

void import_queue_finish(struct import_queue *queue)
{
    import_queue_clear(queue);
    free(queue->items);
    *queue = (struct import_queue){0};
}
