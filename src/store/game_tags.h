/* SPDX-License-Identifier: MIT */
/* The tags of a game, in the order in which they were set. A zeroed struct has none. */
#ifndef STORE_GAME_TAGS_H
#define STORE_GAME_TAGS_H

#include <stdbool.h>
#include <stddef.h>

struct game_tag {
    char *name, *value; /* owned */
};

struct game_tags {
    struct game_tag *tags; /* owned; `count` of them */
    size_t capacity;
    int count;
};

void game_tags_finish(struct game_tags *tags);

/* Sets a tag, replacing the one with that name. Copies both texts. */
void game_tags_set(struct game_tags *tags, const char *name, const char *value);

/* Returns the value of the tag, or `otherwise`. Valid until it is set again. */
const char *game_tags_get(const struct game_tags *tags, const char *name, const char *otherwise);

/* Returns the value, or "" for "?", which PDN writes if it is unknown. */
const char *tag_value_known(const char *value);

#endif
