/* SPDX-License-Identifier: MIT */
/* What is looked up in the archive, on the librarian's own thread. */
#include "app/stacks_parts.h"
#include "app/worker.h"
#include "base/array.h"
#include "pages/page.h"
#include "store/game_load.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    EXPORT_MS = 50, /* of writing, before something else may be looked up */
    BLOCKS_AT_FIRST = 2,
};

/* --- Rows --- */

/* The mutex is held. */
static void add_block(struct stacks *stacks, const struct stacks_block *block)
{
    struct stacks_news *news = &stacks->news;
    news->blocks = array_reserve(news->blocks, &news->block_capacity, (size_t)news->block_count + 1,
                                 sizeof *news->blocks);
    news->blocks[news->block_count++] = *block;
}

/* The archive is entered. What cannot be read is not there. */
static void read_block(struct stacks *stacks, int first, struct stacks_block *block)
{
    const struct catalogue_found *found = &stacks->found;
    *block = (struct stacks_block){.number = stacks->number, .first = first};
    for (; found->games && block->count < STACKS_BLOCK && first + block->count < found->count;
         block->count++) {
        struct catalogue_entry *entry = &block->entries[block->count];
        int64_t game = found->games[first + block->count];
        if (catalogue_read(&stacks->archive, game, entry) != 0)
            *entry = (struct catalogue_entry){0};
    }
}

void stacks_fetch_blocks(struct stacks *stacks, const struct wants *wants)
{
    struct stacks_block *block = array_zeroed(1, sizeof *block);
    bool there = stacks_enter(stacks) == 0 && wants->number == stacks->number;
    for (int i = 0; i < wants->block_count && there; i++) {
        read_block(stacks, wants->blocks[i], block);
        stacks_begin_news(stacks);
        add_block(stacks, block);
        stacks_end_news(stacks);
    }
    stacks_leave(stacks);
    free(block);
}

/* --- Finding --- */

static_assert((int)LIBRARY_UNFINISHED == (int)CATALOGUE_UNFINISHED &&
                  (int)LIBRARY_BLACK_WON == (int)CATALOGUE_BLACK_WON &&
                  (int)LIBRARY_WHITE_WON == (int)CATALOGUE_WHITE_WON &&
                  (int)LIBRARY_DRAWN == (int)CATALOGUE_DRAWN &&
                  (int)LIBRARY_ANY_RESULT == (int)CATALOGUE_ANY_RESULT,
              "pages and the archive count results alike");

/* Something else is looked for by now, or nothing is any more. */
static bool is_overtaken(void *data)
{
    struct stacks *stacks = data;
    SDL_LockMutex(stacks->mutex);
    bool is = stacks->wants.is[WANT_FIND] || stacks->ending;
    SDL_UnlockMutex(stacks->mutex);
    return is;
}

static int search(struct stacks *stacks, const struct library_filter *wanted,
                  struct catalogue_found *found, bool (*stop)(void *data))
{
    struct catalogue_filter filter = {
        .player = wanted->player,
        .rules = wanted->rules,
        .date = wanted->date,
        .result = (enum catalogue_result)wanted->result,
        .position = wanted->by_position ? &wanted->position : NULL,
    };
    return catalogue_find(&stacks->archive, &filter, found, stop, stacks);
}

/* Where a game is among those found, or would be: they go down. */
static int place_of(const struct catalogue_found *found, int64_t game)
{
    int from = 0, to = found->count;
    while (from < to) {
        int middle = from + (to - from) / 2;
        if (found->games[middle] > game)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static int moved_by(const struct catalogue_found *found, const struct stacks_view *view)
{
    return view->game ? place_of(found, view->game) - view->chosen : 0;
}

/* The rows that are looked at come with the answer. */
static void hand_out(struct stacks *stacks, const struct stacks_answer *answer, int near)
{
    struct stacks_block *blocks = array_zeroed(BLOCKS_AT_FIRST, sizeof *blocks);
    int first = near / STACKS_BLOCK * STACKS_BLOCK, count = 0;
    for (; count < BLOCKS_AT_FIRST && first < stacks->found.count; first += STACKS_BLOCK)
        read_block(stacks, first, &blocks[count++]);
    stacks_begin_news(stacks);
    stacks->news.answer = *answer;
    stacks->news.block_count = 0; /* those of the search before are of no use */
    for (int i = 0; i < count; i++)
        add_block(stacks, &blocks[i]);
    stacks_end_news(stacks);
    free(blocks);
}

void stacks_search(struct stacks *stacks, const struct wants *wants)
{
    struct catalogue_found found = {0};
    struct stacks_answer answer = {.number = wants->searches};
    answer.error = stacks_enter(stacks);
    if (!answer.error)
        answer.error = search(stacks, &wants->filter, &found, is_overtaken);
    if (answer.error != EINTR) {
        catalogue_found_finish(&stacks->found);
        stacks->found = found;
        stacks->number = answer.number;
        answer.found = found.count;
        answer.total = found.total;
        answer.moved = answer.error ? 0 : moved_by(&found, &wants->view);
        hand_out(stacks, &answer, int_max(0, wants->view.near + answer.moved));
    } else {
        catalogue_found_finish(&found);
    }
    stacks_leave(stacks);
}

/* --- Rule sets, and the score --- */

/* For catalogue_rules. */
static void see_rules(void *data, const char *rules, int games)
{
    struct stacks_news *list = data;
    if (list->rules_count == LIBRARY_RULES)
        return;
    list->rules = array_reserve(list->rules, &list->rules_capacity, (size_t)list->rules_count + 1,
                                sizeof *list->rules);
    struct stacks_rules *row = &list->rules[list->rules_count++];
    strbuf_copy(row->text, sizeof row->text, rules);
    row->games = games;
}

void stacks_count_all_rules(struct stacks *stacks, const struct wants *wants)
{
    struct stacks_news list = {0}, *news = &stacks->news;
    (void)wants;
    list.rules = array_reserve(NULL, &list.rules_capacity, 1, sizeof *list.rules);
    if (stacks_enter(stacks) == 0)
        catalogue_rules(&stacks->archive, see_rules, &list);
    stacks_leave(stacks);
    stacks_begin_news(stacks);
    free(news->rules);
    news->rules = list.rules;
    news->rules_capacity = list.rules_capacity;
    news->rules_count = list.rules_count;
    stacks_end_news(stacks);
}

/* For catalogue_score. */
static void see_score(void *data, const char *rules, const int wins[PLAYER_COUNT], int draws)
{
    struct stacks_news *list = data;
    if (list->score_count == LIBRARY_SCORES)
        return;
    struct stacks_score *score = &list->scores[list->score_count++];
    strbuf_copy(score->rules, sizeof score->rules, rules);
    memcpy(score->wins, wins, sizeof score->wins);
    score->draws = draws;
}

void stacks_add_up_score(struct stacks *stacks, const struct wants *wants)
{
    struct stacks_news *list = array_zeroed(1, sizeof *list);
    const char *names[PLAYER_COUNT] = {wants->players[0].name, wants->players[1].name};
    if (stacks_enter(stacks) == 0)
        catalogue_score(&stacks->archive, names, see_score, list);
    stacks_leave(stacks);
    stacks_begin_news(stacks);
    memcpy(stacks->news.scores, list->scores, sizeof list->scores);
    stacks->news.score_count = list->score_count;
    stacks->news.scored = true;
    stacks_end_news(stacks);
    free(list);
}

/* --- One game --- */

static int load_text(struct stacks_game *game)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    struct text_source source;
    text_source_of_text(&source, game->text, strlen(game->text));
    game_load_begin(load, &source, (struct pdn_mark){.line = 1, .column = 1}, NULL);
    bool playable = load->report && load->reader.playable;
    if (playable) {
        struct strbuf result = strbuf_init(game->result, sizeof game->result);
        strbuf_add(&result, load->reader.result);
        game->plies = load->report->plies;
        game->tags = load->reader.tags;
        load->reader.tags = (struct game_tags){0};
        game->game = game_load_take(load);
    }
    game_load_finish(load);
    text_source_finish(&source);
    free(load);
    return playable ? 0 : FILE_ERROR_TEXT;
}

void stacks_read_game(struct stacks *stacks, const struct wants *wants)
{
    struct stacks_game game = {.number = wants->games, .text = wants->text};
    if (!game.text) {
        game.error = stacks_enter(stacks);
        if (!game.error)
            game.error = catalogue_read(&stacks->archive, wants->game, &game.entry);
        if (!game.error)
            game.error = catalogue_text(&stacks->archive, wants->game, &game.text);
        stacks_leave(stacks);
    }
    if (!game.error)
        game.error = load_text(&game);
    stacks_begin_news(stacks);
    stacks_finish_game(&stacks->news.game);
    stacks->news.game = game;
    stacks_end_news(stacks);
}

/* --- Games on their way out --- */

static int begin_export(struct stacks *stacks, const struct export_wish *wish)
{
    static const struct library_filter every_game = {.result = LIBRARY_ANY_RESULT};
    struct catalogue_found all = {0};
    int error = wish->scope == EXPORT_ALL ? search(stacks, &every_game, &all, NULL) : 0;
    const struct catalogue_found *found = wish->scope == EXPORT_ALL ? &all : &stacks->found;
    bool one = wish->scope == EXPORT_GAME;
    if (!error)
        error = export_begin(&stacks->exporter, wish, one ? &wish->game : found->games,
                             one ? 1 : found->count);
    catalogue_found_finish(&all);
    stacks->begun = !error;
    return error;
}

static void end_export(struct stacks *stacks, const struct export_wish *wish, int error)
{
    int games = stacks->begun ? stacks->exporter.written : 0;
    if (stacks->begun)
        export_finish(&stacks->exporter);
    stacks->begun = false;
    stacks_begin_news(stacks);
    stacks->exporting = false;
    stacks->news.exported = true;
    stacks->news.export = (struct export_outcome){.wish = *wish, .error = error, .games = games};
    stacks_end_news(stacks);
}

/* For a while; the rest waits behind what is wanted sooner. */
void stacks_export_some(struct stacks *stacks, const struct wants *wants)
{
    bool done = false;
    uint64_t end = SDL_GetTicks64() + EXPORT_MS;
    int error = stacks_enter(stacks);
    if (!error && !stacks->begun)
        error = begin_export(stacks, &wants->export);
    while (!error && !done && SDL_GetTicks64() < end)
        error = export_work(&stacks->exporter, &stacks->archive, &done);
    stacks_leave(stacks);
    if (error || done)
        end_export(stacks, &wants->export, error);
    else
        stacks_want(stacks, WANT_EXPORT);
}
