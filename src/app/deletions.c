/* SPDX-License-Identifier: MIT */
#include "app/deletions.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

void deletions_add(struct deletions *deletions, int64_t game, const char *players)
{
    deletions->games = array_reserve(deletions->games, &deletions->capacity,
                                     (size_t)deletions->count + 1, sizeof *deletions->games);
    deletions->games[deletions->count++] =
        (struct deleted_game){.game = game, .players = array_copy_text(players)};
}

struct deleted_game *deletions_last(const struct deletions *deletions)
{
    int place = deletions->count - 1;
    while (place >= 0 && deletions->games[place].returns)
        place--;
    return place >= 0 ? &deletions->games[place] : NULL;
}

/* The count: it is not there. */
static int find(const struct deletions *deletions, int64_t game)
{
    int place = 0;
    while (place < deletions->count && deletions->games[place].game != game)
        place++;
    return place;
}

bool deletions_has(const struct deletions *deletions, int64_t game)
{
    int place = find(deletions, game);
    return place < deletions->count && !deletions->games[place].returns;
}

void deletions_drop(struct deletions *deletions, int64_t game)
{
    int place = find(deletions, game);
    if (place == deletions->count)
        return;
    struct deleted_game *at = &deletions->games[place];
    free(at->players);
    memmove(at, at + 1, (size_t)(--deletions->count - place) * sizeof *at);
}

void deletions_keep(struct deletions *deletions, int64_t game)
{
    int place = find(deletions, game);
    if (place < deletions->count)
        deletions->games[place].returns = false;
}

void deletions_finish(struct deletions *deletions)
{
    for (int i = 0; i < deletions->count; i++)
        free(deletions->games[i].players);
    free(deletions->games);
    *deletions = (struct deletions){0};
}
