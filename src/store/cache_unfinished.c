/* SPDX-License-Identifier: MIT */
#include "store/cache_unfinished.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char mark[] = ".new-";
static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

enum {
    LETTERS_DRAWN = 6,
};

struct rng cache_unfinished_names(void)
{
    int here = 0; /* on a stack of this thread alone */
    return rng_init((uint64_t)getpid() << 32 ^ (uintptr_t)&here);
}

struct cache_unfinished cache_unfinished_next(const char *path, struct rng *names)
{
    struct cache_unfinished name;
    char drawn[LETTERS_DRAWN + 1] = "";
    for (int i = 0; i < LETTERS_DRAWN; i++)
        drawn[i] = letters[rng_below(names, sizeof letters - 1)];
    snprintf(name.text, sizeof name.text, "%s%s%s", path, mark, drawn);
    return name;
}

bool cache_is_unfinished(const char *name)
{
    const size_t ending = sizeof mark - 1 + LETTERS_DRAWN;
    size_t length = strlen(name);
    return length > ending && strncmp(name + length - ending, mark, sizeof mark - 1) == 0;
}
