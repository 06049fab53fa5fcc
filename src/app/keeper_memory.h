/* SPDX-License-Identifier: MIT */
/* What the keeper has handed on last of the match, and what has changed since. */
#ifndef APP_KEEPER_MEMORY_H
#define APP_KEEPER_MEMORY_H

#include "pages/shell.h"

/* A zeroed struct has nothing. */
struct keeper_memory {
    struct game_sight *sights; /* owned; of the games in the line of the match */
    size_t capacity;
    int count;
    int current; /* serial */
    bool turned;
    const char *page;
    struct player players[PLAYER_COUNT];
};

void keeper_memory_finish(struct keeper_memory *memory);

/* What the next start shows: a page that can be come back to, else the play page. Whoever is asked
 * whether to quit has not left the page. */
const char *keeper_page(const struct shell *shell);

/* The match, and the shell that shows it, are what has been handed on now. */
void keeper_memory_take(struct keeper_memory *memory, const struct shell *shell,
                        const struct match *match);

/* Has the game at this place changed since? Has anything? */
bool keeper_memory_game_changed(const struct keeper_memory *memory, const struct match *match,
                                int place);
bool keeper_memory_changed(const struct keeper_memory *memory, const struct shell *shell,
                           const struct match *match);

#endif
