/* SPDX-License-Identifier: MIT */
#include "app/keeper_memory.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

void keeper_memory_finish(struct keeper_memory *memory)
{
    free(memory->sights);
    *memory = (struct keeper_memory){0};
}

const char *keeper_page(const struct shell *shell)
{
    const struct page *page = shell->desk.page;
    if (page->asks_to_quit && shell->desk.back)
        page = shell->desk.back;
    return page->lasting ? page->name : "play";
}

void keeper_memory_take(struct keeper_memory *memory, const struct shell *shell,
                        const struct match *match)
{
    memory->count = match_game_count(match);
    memory->sights = array_reserve(memory->sights, &memory->capacity, (size_t)memory->count,
                                   sizeof *memory->sights);
    for (int i = 0; i < memory->count; i++)
        memory->sights[i] = match_sight(match, i);
    memory->current = match->serial;
    memory->turned = shell->desk.turned;
    memory->page = keeper_page(shell);
    memcpy(memory->players, match->players, sizeof memory->players);
}

static bool name_equal(const struct player *a, const struct player *b)
{
    return strcmp(a->name, b->name) == 0;
}

/* Names stand in the texts of all games. */
static bool names_changed(const struct keeper_memory *memory, const struct match *match)
{
    return !name_equal(&memory->players[0], &match->players[0]) ||
           !name_equal(&memory->players[1], &match->players[1]);
}

bool keeper_memory_game_changed(const struct keeper_memory *memory, const struct match *match,
                                int place)
{
    struct game_sight sight = match_sight(match, place);
    return place >= memory->count || names_changed(memory, match) ||
           !game_sight_equal(&sight, &memory->sights[place]);
}

bool keeper_memory_changed(const struct keeper_memory *memory, const struct shell *shell,
                           const struct match *match)
{
    bool changed = memory->current != match->serial || memory->count != match_game_count(match) ||
                   memory->turned != shell->desk.turned || memory->page != keeper_page(shell) ||
                   names_changed(memory, match);
    for (int i = 0; i < match_game_count(match) && !changed; i++)
        changed = keeper_memory_game_changed(memory, match, i);
    return changed;
}
