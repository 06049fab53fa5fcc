/* SPDX-License-Identifier: MIT */
#include "store/game_tags.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

static struct game_tag *find(const struct game_tags *tags, const char *name)
{
    for (int i = 0; i < tags->count; i++)
        if (strcmp(tags->tags[i].name, name) == 0)
            return &tags->tags[i];
    return NULL;
}

void game_tags_finish(struct game_tags *tags)
{
    for (int i = 0; i < tags->count; i++) {
        free(tags->tags[i].name);
        free(tags->tags[i].value);
    }
    free(tags->tags);
    *tags = (struct game_tags){0};
}

void game_tags_set(struct game_tags *tags, const char *name, const char *value)
{
    struct game_tag *tag = find(tags, name);
    if (tag) {
        free(tag->value);
        tag->value = array_copy_text(value);
        return;
    }
    tags->tags =
        array_reserve(tags->tags, &tags->capacity, (size_t)tags->count + 1, sizeof *tags->tags);
    tags->tags[tags->count++] = (struct game_tag){array_copy_text(name), array_copy_text(value)};
}

const char *game_tags_get(const struct game_tags *tags, const char *name, const char *otherwise)
{
    const struct game_tag *tag = find(tags, name);
    return tag ? tag->value : otherwise;
}

const char *tag_value_known(const char *value)
{
    return strcmp(value, "?") == 0 ? "" : value;
}
