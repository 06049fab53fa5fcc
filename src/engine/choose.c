/* SPDX-License-Identifier: MIT */
#include "engine/engine.h"

#include "base/array.h"
#include "engine/endgame.h"
#include "engine/search.h"
#include "rules/movegen.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct engine {
    struct tt tt;
    struct searcher *searchers; /* owned */
    int searcher_count;
    uint64_t *keys; /* owned; see game_keys in struct search */
    size_t key_capacity;
    bool erred; /* the last search had errors, so its entries in the table are wrong for others */
};

struct engine *engine_create(size_t bytes)
{
    struct engine *engine = calloc(1, sizeof *engine);
    if (engine && tt_init(&engine->tt, bytes))
        return engine;
    free(engine);
    return NULL;
}

void engine_destroy(struct engine *engine)
{
    if (!engine)
        return;
    tt_finish(&engine->tt);
    free(engine->searchers);
    free(engine->keys);
    free(engine);
}

void engine_forget(struct engine *engine)
{
    tt_clear(&engine->tt);
}

/* Allocates searchers for `threads` threads. Returns for how many there is memory. */
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

/* --- The game before the root --- */

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

/* What kind of move was made, told from the positions before and after it. */
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

static const struct position *position_of_game(const struct engine_task *task, int index)
{
    return index < task->history_count ? &task->history[index] : &task->position;
}

/* Sets root_quiet and root_reversible. */
static void count_plies(const struct engine_task *task, struct search *search)
{
    for (int i = 0; i < task->history_count; i++) {
        struct ply_kind kind = kind_of_ply(&task->history[i], position_of_game(task, i + 1));
        bool reset = ruleset_resets_quiet(task->rules, kind.captured, kind.crowned, kind.man);
        search->root_quiet = reset ? 0 : search->root_quiet + 1;
        search->root_reversible = kind.captured || kind.man ? 0 : search->root_reversible + 1;
    }
}

/* Sets safe_win_plies: how near to a win those positions of the game are whose next occurrence is a
 * draw. */
static void find_draws_ahead(const struct engine_task *task, struct search *search)
{
    int last = task->history_count, first = last - search->root_reversible;
    search->safe_win_plies[BLACK] = search->safe_win_plies[WHITE] = INT_MAX;
    if (!task->endgame || task->rules->repetition == 0)
        return;
    for (int i = first; i <= last; i++) {
        int times = 0;
        for (int j = first; j <= last; j++)
            times += search->game_keys[j] == search->game_keys[i];
        if (times < repetitions_before_draw(task->rules))
            continue;
        const struct position *position = position_of_game(task, i);
        struct endgame_value value = endgame_probe(task->endgame, position);
        if (value.outcome != ENDGAME_WIN && value.outcome != ENDGAME_LOSS)
            continue;
        enum side side = position->side;
        enum side winner = value.outcome == ENDGAME_WIN ? side : side_other(side);
        int plies = value.plies < 0 ? 0 : value.plies;
        if (plies < search->safe_win_plies[winner])
            search->safe_win_plies[winner] = plies;
    }
}

/* --- Root moves that need no search --- */

/* What endgame tables say of a root move, for the side that makes it. */
struct root_value {
    int outcome; /* 2: win, 1: draw, 0: loss, -1: unknown */
    struct bounds score;
};

/* Returns the bounds of a position in which there is a draw by the rules. Under draws=claim the
 * side to move claims it unless it has something better. */
static struct bounds bounds_of_draw(const struct ruleset *rules, struct bounds known)
{
    if (rules->draws == DRAWS_AUTOMATIC)
        return (struct bounds){SCORE_DRAW, SCORE_DRAW};
    return (struct bounds){known.lower > SCORE_DRAW ? known.lower : SCORE_DRAW,
                           known.upper > SCORE_DRAW ? known.upper : SCORE_DRAW};
}

static struct root_value root_move_value(struct searcher *searcher, const struct bare_move *move)
{
    static const int outcomes[] = {
        [ENDGAME_UNKNOWN] = -1, [ENDGAME_LOSS] = 2, [ENDGAME_DRAW] = 1, [ENDGAME_WIN] = 0};
    frame_make_move(searcher, 0, move);
    struct endgame_value value =
        endgame_probe(searcher->search->task->endgame, &searcher->frames[1].position);
    struct bounds known = frame_table_bounds(searcher, 1);
    if (frame_is_rule_draw(searcher, 1))
        known = bounds_of_draw(searcher->rules, known);
    return (struct root_value){outcomes[value.outcome], {-known.upper, -known.lower}};
}

/* Excludes root moves that, by the tables, spoil the outcome or take longer than others. If the
 * tables do not know every move that is left, none is excluded. */
static void exclude_worse_moves(struct searcher *searcher, struct search *search)
{
    struct root_value values[MOVELIST_MAX];
    struct root_value best = {.outcome = -1, .score.lower = -SCORE_NONE};
    struct bare_list *list = &searcher->list;
    search->generator->movegen_bare(search->task->rules, &search->task->position, list);
    for (int i = 0; i < list->count; i++) {
        if (search->excluded[i])
            continue;
        values[i] = root_move_value(searcher, &list->moves[i]);
        if (values[i].outcome < 0)
            return;
        best.outcome = values[i].outcome > best.outcome ? values[i].outcome : best.outcome;
    }
    for (int i = 0; i < list->count; i++)
        if (!search->excluded[i] && values[i].outcome == best.outcome &&
            values[i].score.lower > best.score.lower)
            best.score.lower = values[i].score.lower;
    for (int i = 0; i < list->count; i++)
        if (!search->excluded[i])
            search->excluded[i] =
                values[i].outcome < best.outcome || values[i].score.upper < best.score.lower;
}

/* Excludes the moves that the caller does not want. With them the root has another score, so its
 * entry in the table has another key. */
static void exclude_unwanted_moves(const struct engine_task *task, int count, struct search *search)
{
    for (int i = 0; i < count && task->excluded; i++) {
        search->excluded[i] = task->excluded[i];
        if (task->excluded[i])
            search->root_salt = key_mix(search->root_salt + (uint64_t)i + 1);
    }
}

/* Excludes the root moves that a level overlooks, unless these are all. */
static void exclude_overlooked_moves(struct searcher *searcher, struct search *search)
{
    const struct position *position = &search->task->position;
    bool overlooked[MOVELIST_MAX];
    int seen = 0;
    struct bare_list *list = &searcher->list;
    search->generator->movegen_bare(search->task->rules, position, list);
    for (int i = 0; i < list->count; i++) {
        overlooked[i] =
            errors_overlook(&search->errors, position, position_key(position), &list->moves[i], 0);
        seen += !overlooked[i] && !search->excluded[i];
    }
    for (int i = 0; i < list->count && seen > 0; i++)
        search->excluded[i] |= overlooked[i];
}

static void probe_root(struct searcher *searcher, struct search *search)
{
    const struct endgame *endgame = search->task->endgame;
    search->probe_pieces = endgame ? endgame->pieces_most : 0;
    search_begin(searcher, search, 0);
    search->root_drawn = frame_is_rule_draw(searcher, 0);
    if (search->root_salt == 0) /* no move is excluded, so they hold */
        search->root_bounds = frame_table_bounds(searcher, 0);
    if (endgame && position_pieces(&search->task->position) <= endgame->pieces_most)
        exclude_worse_moves(searcher, search);
    if (search->errors.level)
        exclude_overlooked_moves(searcher, search);
}

static int first_not_excluded(const struct search *search)
{
    int index = 0;
    while (search->excluded[index])
        index++;
    return index;
}

/* Answers with any legal move, in case the search ends before it has found one. Returns false if
 * there is none. */
static bool answer_at_once(const struct engine_task *task, const struct movelist *list,
                           const struct search *search, struct engine_answer *answer)
{
    answer->pv_length = list->count > 0 ? 1 : 0;
    answer->score = search_root_score(search, SCORE_DRAW);
    answer->depth = 0;
    answer->nodes = 0;
    answer->milliseconds = 0;
    if (list->count > 0)
        answer->pv[0] = list->moves[first_not_excluded(search)];
    else
        answer->score = task->rules->goal == GOAL_WIN ? score_loss_in(0) : score_win_in(0);
    return list->count > 0;
}

/* Returns the task as its level does it. */
static struct engine_task task_of_level(const struct engine_task *given)
{
    struct engine_task task = *given;
    if (task.level) {
        task.limits = (struct engine_limits){.nodes = task.level->nodes};
        task.parameters.threads = 1;
        task.endgame = NULL;
        task.at_once = true;
    }
    return task;
}

/* Clears the table before and after a level. */
static void forget_for_level(struct engine *engine, const struct engine_task *task)
{
    if (task->level || engine->erred)
        engine_forget(engine);
    engine->erred = task->level;
}

static void choose(struct engine *engine, const struct engine_task *task,
                   struct engine_answer *answer)
{
    assert(task->parameters.threads >= 1 && task->parameters.threads <= ENGINE_THREADS_MAX);
    assert(task->now || task->limits.milliseconds == 0);
    int threads = provide_searchers(engine, task->parameters.threads);
    list_keys(engine, task);
    struct search search = {
        .task = task,
        .generator = generator_for(task->rules),
        .tt = &engine->tt,
        .start_time = task->now ? task->now(task->owner) : 0,
        .game_keys = engine->keys,
        .errors = errors_of(task->level, task->seed),
        .root_bounds = {-SCORE_NONE, SCORE_NONE},
    };
    struct movelist list;
    movegen(task->rules, &task->position, &list);
    exclude_unwanted_moves(task, list.count, &search);
    count_plies(task, &search);
    find_draws_ahead(task, &search);
    if (threads > 0)
        probe_root(&engine->searchers[0], &search);
    if (!answer_at_once(task, &list, &search, answer) || threads == 0)
        return;
    if (task->at_once && list.count == 1 && !search.root_drawn)
        return;
    tt_new_search(&engine->tt);
    search_run(&search, engine->searchers, threads, answer);
}

void engine_choose(struct engine *engine, const struct engine_task *given,
                   struct engine_answer *answer)
{
    struct engine_task task = task_of_level(given);
    forget_for_level(engine, &task);
    choose(engine, &task, answer);
}

/* --- Several lines --- */

static int index_of_move(const struct movelist *list, const struct move *move)
{
    int index = 0;
    while (!move_equal(&list->moves[index], move))
        index++;
    return index;
}

static bool is_told_to_stop(const struct engine_task *task)
{
    return task->stop && atomic_load_explicit(task->stop, memory_order_relaxed);
}

int engine_lines(struct engine *engine, const struct engine_task *task,
                 struct engine_answer *answers, int count)
{
    bool excluded[MOVELIST_MAX] = {false};
    struct engine_task rest = *task;
    struct movelist list;
    int left = 0, found = 0;
    movegen(task->rules, &task->position, &list);
    for (int i = 0; i < list.count; i++) {
        excluded[i] = task->excluded && task->excluded[i];
        left += !excluded[i];
    }
    rest.excluded = excluded;
    do {
        engine_choose(engine, &rest, &answers[found]);
        if (answers[found].pv_length > 0)
            excluded[index_of_move(&list, &answers[found].pv[0])] = true;
        found++;
    } while (found < count && found < left && !is_told_to_stop(task));
    return found;
}
