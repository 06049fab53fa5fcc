/* SPDX-License-Identifier: MIT */
#include "engine/engine.h"

#include "base/array.h"
#include "engine/deepening.h"
#include "engine/endgame.h"
#include "engine/key.h"
#include "engine/search_line.h"
#include "rules/movegen.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct engine {
    struct transpositions transpositions;
    struct searcher *searchers;
    int searcher_count;
    uint64_t *keys; /* of the positions of the game, the one to search from last */
    size_t key_capacity;
};

struct engine *engine_create(size_t bytes)
{
    struct engine *engine = calloc(1, sizeof *engine);
    if (engine && transpositions_init(&engine->transpositions, bytes))
        return engine;
    free(engine);
    return NULL;
}

void engine_destroy(struct engine *engine)
{
    if (!engine)
        return;
    transpositions_finish(&engine->transpositions);
    free(engine->searchers);
    free(engine->keys);
    free(engine);
}

void engine_forget(struct engine *engine)
{
    transpositions_clear(&engine->transpositions);
}

/* Memory for so many threads; where there is less, as many as there is for. */
static int provide_searchers(struct engine *engine, int threads)
{
    if (threads <= engine->searcher_count)
        return threads;
    struct searcher *more = realloc(engine->searchers, (size_t)threads * sizeof *more);
    if (!more)
        return engine->searcher_count;
    engine->searchers = more;
    return engine->searcher_count = threads;
}

static void list_keys(struct engine *engine, const struct engine_task *task)
{
    size_t count = (size_t)task->history_count + 1;
    engine->keys = array_reserve(engine->keys, &engine->key_capacity, count, sizeof *engine->keys);
    for (int i = 0; i < task->history_count; i++)
        engine->keys[i] = position_key(&task->history[i]);
    engine->keys[task->history_count] = position_key(&task->position);
}

static squareset men_of(const struct position *position, enum side side)
{
    return position->pieces[side] & ~position->kings;
}

/* What a ply was, told from the positions before and after it. */
struct ply_kind {
    bool captured, crowned, man;
};

static struct ply_kind kind_of_ply(const struct position *before, const struct position *after)
{
    enum side side = before->side, other = side_other(side);
    return (struct ply_kind){
        .captured = bits_count(after->pieces[other]) < bits_count(before->pieces[other]),
        .crowned = bits_count(men_of(after, side)) < bits_count(men_of(before, side)),
        .man = men_of(after, side) != men_of(before, side),
    };
}

/* Counts the plies before the root that draws are counted from. */
static void count_plies(const struct engine_task *task, struct search_task *search)
{
    for (int i = 0; i < task->history_count; i++) {
        const struct position *before = &task->history[i];
        bool last = i + 1 == task->history_count;
        const struct position *after = last ? &task->position : &task->history[i + 1];
        struct ply_kind kind = kind_of_ply(before, after);
        bool reset = ruleset_resets_quiet(task->rules, kind.captured, kind.crowned, kind.man);
        search->root_quiet = reset ? 0 : search->root_quiet + 1;
        search->root_reversible = kind.captured || kind.man ? 0 : search->root_reversible + 1;
    }
}

/* --- What is known of the root --- */

static const struct position *position_of_game(const struct engine_task *task, int index)
{
    return index < task->history_count ? &task->history[index] : &task->position;
}

/* Takes down how far from a win those positions of the game are where coming again is a draw. */
static void find_draws_ahead(const struct engine_task *task, struct search_task *search)
{
    int last = task->history_count, first = last - search->root_reversible;
    search->sure_plies[BLACK] = search->sure_plies[WHITE] = INT_MAX;
    if (!task->endgame || task->rules->repetition == 0)
        return;
    for (int i = first; i <= last; i++) {
        int times = 0;
        for (int j = first; j <= last; j++)
            times += search->history_keys[j] == search->history_keys[i];
        if (times < line_times_before(task->rules))
            continue;
        const struct position *position = position_of_game(task, i);
        struct endgame_value value = endgame_probe(task->endgame, position);
        if (value.outcome != ENDGAME_WIN && value.outcome != ENDGAME_LOSS)
            continue;
        enum side side = position->side;
        int *sure = &search->sure_plies[value.outcome == ENDGAME_WIN ? side : side_other(side)];
        int plies = value.plies < 0 ? 0 : value.plies;
        *sure = plies < *sure ? plies : *sure;
    }
}

/* What tables say of a move of the root, for who makes it. */
struct worth {
    int outcome; /* higher is better; -1: nothing */
    struct bounds score;
};

/* Of a position where a draw has come, of which tables know nothing: who is to move there may have
 * to claim it, and does unless he has something better. */
static struct bounds bounds_where_drawn(const struct ruleset *rules, struct bounds known)
{
    if (rules->draws == DRAWS_AUTOMATIC)
        return (struct bounds){SCORE_DRAW, SCORE_DRAW};
    return (struct bounds){known.least > SCORE_DRAW ? known.least : SCORE_DRAW,
                           known.most > SCORE_DRAW ? known.most : SCORE_DRAW};
}

static struct worth worth_of_move(struct searcher *searcher, const struct bare_move *move)
{
    static const int outcomes[] = {
        [ENDGAME_UNKNOWN] = -1, [ENDGAME_LOSS] = 2, [ENDGAME_DRAW] = 1, [ENDGAME_WIN] = 0};
    line_enter(searcher, 0, move);
    struct endgame_value value =
        endgame_probe(searcher->task->asked->endgame, &searcher->frames[1].position);
    struct bounds known = line_known(searcher, 1);
    if (line_is_drawn_by_rules(searcher, 1))
        known = bounds_where_drawn(searcher->task->asked->rules, known);
    return (struct worth){outcomes[value.outcome], {-known.most, -known.least}};
}

/* A move that gives away what tables know to be there, or takes a longer way than need be, is not
 * searched, however little time there is. Where they do not know all moves, none is barred. */
static void bar_moves(struct searcher *searcher, struct search_task *search)
{
    struct worth worths[MOVELIST_MAX];
    struct worth best = {.outcome = -1, .score.least = -SCORE_NONE};
    struct bare_list *list = &searcher->list;
    search->generator->movegen_bare(search->asked->rules, &search->asked->position, list);
    for (int i = 0; i < list->count; i++) {
        worths[i] = worth_of_move(searcher, &list->moves[i]);
        if (worths[i].outcome < 0)
            return;
        best.outcome = worths[i].outcome > best.outcome ? worths[i].outcome : best.outcome;
    }
    for (int i = 0; i < list->count; i++)
        if (worths[i].outcome == best.outcome && worths[i].score.least > best.score.least)
            best.score.least = worths[i].score.least;
    for (int i = 0; i < list->count; i++)
        search->barred[i] =
            worths[i].outcome < best.outcome || worths[i].score.most < best.score.least;
}

/* Of how many pieces positions are to be looked up. Where only the outcome of the root is known,
 * not how soon it comes, the way to it must be found: by what is looked up when there are fewer. */
static int pieces_to_look_up(const struct engine_task *task)
{
    const struct endgame *endgame = task->endgame;
    int pieces = position_phase(&task->position);
    if (pieces > endgame->pieces || pieces <= endgame->plies_pieces)
        return endgame->pieces;
    return pieces - 1;
}

static void know_root(struct searcher *searcher, struct search_task *search)
{
    const struct endgame *endgame = search->asked->endgame;
    search->endgame_pieces = endgame ? pieces_to_look_up(search->asked) : 0;
    search_begin(searcher, search, 0);
    search->root_drawn = line_is_drawn_by_rules(searcher, 0);
    search->root_known = line_known(searcher, 0);
    if (endgame && position_phase(&search->asked->position) <= endgame->pieces)
        bar_moves(searcher, search);
}

static int first_allowed(const struct search_task *search)
{
    int place = 0;
    while (search->barred[place])
        place++;
    return place;
}

/* Any legal move, for a search that ends before it has found one. False if there is none. */
static bool answer_at_once(const struct engine_task *task, const struct movelist *list,
                           const struct search_task *search, struct engine_answer *answer)
{
    answer->line_length = list->count > 0 ? 1 : 0;
    answer->score = root_score_told(search, SCORE_DRAW);
    answer->depth = 0;
    answer->nodes = 0;
    answer->milliseconds = 0;
    if (list->count > 0)
        answer->line[0] = list->moves[first_allowed(search)];
    else
        answer->score = task->rules->goal == GOAL_WIN ? score_loss_in(0) : score_win_in(0);
    return list->count > 0;
}

void engine_choose(struct engine *engine, const struct engine_task *task,
                   struct engine_answer *answer)
{
    assert(task->threads >= 1 && task->threads <= ENGINE_THREADS_MAX);
    assert(task->now || task->limits.milliseconds == 0);
    int threads = provide_searchers(engine, task->threads);
    list_keys(engine, task);
    struct search_task search = {
        .asked = task,
        .generator = generator_for(task->rules),
        .transpositions = &engine->transpositions,
        .begin = task->now ? task->now(task->owner) : 0,
        .history_keys = engine->keys,
        .history_count = task->history_count,
        .root_known = {-SCORE_NONE, SCORE_NONE},
    };
    struct movelist list;
    movegen(task->rules, &task->position, &list);
    count_plies(task, &search);
    find_draws_ahead(task, &search);
    if (threads > 0)
        know_root(&engine->searchers[0], &search);
    if (!answer_at_once(task, &list, &search, answer) || threads == 0)
        return;
    transpositions_new_search(&engine->transpositions);
    deepen(&search, engine->searchers, threads, answer);
}
