/* SPDX-License-Identifier: MIT */
/* What is wanted of the archive, and what has come of it. */
#include "app/stacks_parts.h"
#include "app/worker.h"
#include "base/array.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    PATIENCE_MS = 2000,
};

/* --- Beginning and end --- */

struct stacks *stacks_create(const char *path)
{
    struct stacks *stacks = array_zeroed(1, sizeof *stacks);
    stacks->path = array_copy_text(path);
    stacks->mutex = SDL_CreateMutex();
    stacks->access = SDL_CreateMutex();
    stacks->worker = worker_create();
    if (stacks->mutex && stacks->access && stacks->worker)
        return stacks;
    stacks_destroy(stacks);
    return NULL;
}

static bool is_exporting(struct stacks *stacks)
{
    SDL_LockMutex(stacks->mutex);
    bool is = stacks->exporting;
    SDL_UnlockMutex(stacks->mutex);
    return is;
}

void stacks_end(struct stacks *stacks)
{
    SDL_LockMutex(stacks->mutex);
    stacks->ending = true;
    SDL_UnlockMutex(stacks->mutex);
    worker_drain(stacks->worker);
    while (is_exporting(stacks))
        worker_drain(stacks->worker);
    SDL_LockMutex(stacks->access);
    archive_close(&stacks->archive);
    stacks->ended = true;
    SDL_UnlockMutex(stacks->access);
}

void stacks_finish_game(struct stacks_game *game)
{
    if (game->text && game->number > 0 && !game->error) {
        game_finish(&game->game);
        game_tags_finish(&game->tags);
    }
    free(game->text);
    *game = (struct stacks_game){0};
}

void stacks_news_finish(struct stacks_news *news)
{
    stacks_finish_game(&news->game);
    free(news->blocks);
    free(news->rules);
    *news = (struct stacks_news){0};
}

void stacks_destroy(struct stacks *stacks)
{
    if (!stacks)
        return;
    worker_destroy(stacks->worker);
    archive_close(&stacks->archive);
    catalogue_found_finish(&stacks->found);
    stacks_news_finish(&stacks->news);
    SDL_DestroyMutex(stacks->mutex);
    SDL_DestroyMutex(stacks->access);
    free(stacks->wants.text);
    free(stacks->path);
    free(stacks);
}

void stacks_make_way(void *data, bool begin)
{
    struct stacks *stacks = data;
    if (!begin) {
        SDL_UnlockMutex(stacks->access);
        return;
    }
    SDL_LockMutex(stacks->access);
    archive_close(&stacks->archive);
}

int stacks_enter(struct stacks *stacks)
{
    SDL_LockMutex(stacks->access);
    if (stacks->ended)
        return ENOENT;
    if (stacks->archive.db && archive_in_place(&stacks->archive, stacks->path))
        return 0;
    archive_close(&stacks->archive);
    return archive_open_to_read(&stacks->archive, stacks->path, PATIENCE_MS);
}

void stacks_leave(struct stacks *stacks)
{
    SDL_UnlockMutex(stacks->access);
}

void stacks_begin_news(struct stacks *stacks)
{
    SDL_LockMutex(stacks->mutex);
    stacks->any = true;
}

void stacks_end_news(struct stacks *stacks)
{
    SDL_UnlockMutex(stacks->mutex);
    worker_wake();
}

/* --- What is wanted --- */

/* Takes what is wanted most. WANT_COUNT: it has been taken already. */
static enum want take_want(struct stacks *stacks, struct wants *out)
{
    enum want want = 0;
    SDL_LockMutex(stacks->mutex);
    if (stacks->ending)
        want = WANT_EXPORT;
    while (want < WANT_COUNT && !stacks->wants.is[want])
        want++;
    *out = stacks->wants;
    if (want < WANT_COUNT)
        stacks->wants.is[want] = false;
    if (want == WANT_GAME)
        stacks->wants.text = NULL;
    if (want == WANT_BLOCKS)
        stacks->wants.block_count = 0;
    SDL_UnlockMutex(stacks->mutex);
    return want;
}

static void serve(void *data)
{
    static void (*const handlers[WANT_COUNT])(struct stacks *, const struct wants *) = {
        [WANT_GAME] = stacks_read_game,        [WANT_FIND] = stacks_search,
        [WANT_BLOCKS] = stacks_fetch_blocks,   [WANT_SCORE] = stacks_add_up_score,
        [WANT_RULES] = stacks_count_all_rules, [WANT_EXPORT] = stacks_export_some,
    };
    struct stacks *stacks = data;
    struct wants *wants = array_zeroed(1, sizeof *wants);
    enum want want = take_want(stacks, wants);
    if (want < WANT_COUNT)
        handlers[want](stacks, wants);
    free(wants);
}

/* One job for each kind that waits. */
void stacks_want(struct stacks *stacks, enum want want)
{
    SDL_LockMutex(stacks->mutex);
    bool waits = stacks->wants.is[want];
    stacks->wants.is[want] = true;
    SDL_UnlockMutex(stacks->mutex);
    if (!waits)
        worker_add(stacks->worker, serve, stacks);
}

unsigned stacks_find(struct stacks *stacks, const struct library_filter *filter,
                     const struct stacks_view *view)
{
    SDL_LockMutex(stacks->mutex);
    stacks->wants.filter = *filter;
    stacks->wants.view = *view;
    unsigned number = ++stacks->wants.searches;
    SDL_UnlockMutex(stacks->mutex);
    stacks_want(stacks, WANT_FIND);
    return number;
}

static bool is_wanted(const struct wants *wants, int first)
{
    for (int i = 0; i < wants->block_count; i++)
        if (wants->blocks[i] == first)
            return true;
    return false;
}

/* Of more blocks than a screen has the first ones have been scrolled past. */
void stacks_fetch(struct stacks *stacks, unsigned number, int first)
{
    struct wants *wants = &stacks->wants;
    SDL_LockMutex(stacks->mutex);
    if (wants->number != number)
        wants->block_count = 0;
    wants->number = number;
    bool new = !is_wanted(wants, first);
    if (new && wants->block_count == STACKS_BLOCKS_WANTED)
        memmove(wants->blocks, wants->blocks + 1,
                (size_t)--wants->block_count * sizeof *wants->blocks);
    if (new)
        wants->blocks[wants->block_count++] = first;
    SDL_UnlockMutex(stacks->mutex);
    if (new)
        stacks_want(stacks, WANT_BLOCKS);
}

void stacks_count_rules(struct stacks *stacks)
{
    stacks_want(stacks, WANT_RULES);
}

void stacks_score(struct stacks *stacks, const struct player players[PLAYER_COUNT])
{
    SDL_LockMutex(stacks->mutex);
    memcpy(stacks->wants.players, players, sizeof stacks->wants.players);
    SDL_UnlockMutex(stacks->mutex);
    stacks_want(stacks, WANT_SCORE);
}

unsigned stacks_read(struct stacks *stacks, int64_t game, char *text)
{
    SDL_LockMutex(stacks->mutex);
    free(stacks->wants.text);
    stacks->wants.game = game;
    stacks->wants.text = text;
    unsigned number = ++stacks->wants.games;
    SDL_UnlockMutex(stacks->mutex);
    stacks_want(stacks, WANT_GAME);
    return number;
}

bool stacks_export(struct stacks *stacks, const struct export_wish *wish)
{
    SDL_LockMutex(stacks->mutex);
    bool free = !stacks->exporting;
    if (free)
        stacks->wants.export = *wish;
    stacks->exporting = true;
    SDL_UnlockMutex(stacks->mutex);
    if (free)
        stacks_want(stacks, WANT_EXPORT);
    return free;
}

bool stacks_take(struct stacks *stacks, struct stacks_news *news)
{
    SDL_LockMutex(stacks->mutex);
    bool any = stacks->any;
    if (any)
        *news = stacks->news;
    if (any)
        stacks->news = (struct stacks_news){0};
    stacks->any = false;
    SDL_UnlockMutex(stacks->mutex);
    return any;
}
