/* SPDX-License-Identifier: MIT */
#include "engine/deepening.h"

#include "engine/endgame.h"
#include "rules/movegen.h"

#include <pthread.h>

enum {
    WINDOW = 20,     /* how far the next score is expected to be from the last one */
    WINDOW_FROM = 5, /* depth from which anything is expected */
    THREAD_STACK = 8 << 20,
};

/* The moves of the line that the search has found; the position behind them. */
static struct position tell_found(const struct searcher *searcher, struct engine_answer *answer)
{
    const struct frame *root = &searcher->frames[0];
    struct position position = root->position;
    for (int i = 0; i < root->line_length; i++) {
        struct movelist list;
        movegen(searcher->task->asked->rules, &position, &list);
        answer->line[i] = list.moves[root->line[i]];
        position = position_after(&position, &answer->line[i]);
    }
    answer->line_length = root->line_length;
    return position;
}

/* The move that leads to the end that tables know of, by the shortest way or, for who loses, by the
 * longest. False if they do not know one, or it is there. */
static bool find_perfect(const struct engine_task *task, const struct position *position,
                         struct move *move)
{
    struct movelist list;
    struct endgame_value value = endgame_probe(task->endgame, position);
    if (value.plies <= 0)
        return false;
    movegen(task->rules, position, &list);
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(position, &list.moves[i]);
        struct endgame_value next = endgame_probe(task->endgame, &after);
        *move = list.moves[i];
        if (next.plies == value.plies - 1 && next.outcome != value.outcome)
            return true;
    }
    return false;
}

/* The line of the root as moves: to where the search has seen, and as far as it is decided by
 * tables, on to the end. */
static void tell_line(const struct searcher *searcher, struct engine_answer *answer)
{
    const struct engine_task *task = searcher->task->asked;
    struct position position = tell_found(searcher, answer);
    bool decided = score_is_win(searcher->root_score) || score_is_loss(searcher->root_score);
    struct move move;
    while (task->endgame && decided && answer->line_length < ENGINE_LINE_MAX &&
           find_perfect(task, &position, &move)) {
        answer->line[answer->line_length++] = move;
        position = position_after(&position, &move);
    }
}

static int milliseconds_since(const struct search_task *task)
{
    const struct engine_task *asked = task->asked;
    return asked->now ? (int)(asked->now(asked->owner) - task->begin) : 0;
}

int root_score_told(const struct search_task *task, int score)
{
    const struct bounds *known = &task->root_known;
    int told = score < known->least ? known->least : score > known->most ? known->most : score;
    bool automatic = task->asked->rules->draws == DRAWS_AUTOMATIC;
    return task->root_drawn && (automatic || told < SCORE_DRAW) ? SCORE_DRAW : told;
}

/* What this look at the root has found. Where it was broken off only a better move than the best
 * one so far is news: a worse score is that of the moves that have been looked at, not of all. */
static void tell(struct searcher *searcher, int depth, struct engine_answer *answer)
{
    const struct engine_task *asked = searcher->task->asked;
    bool whole = !search_is_over(searcher);
    if (searcher->frames[0].line_length == 0 ||
        (!whole && searcher->root_score <= searcher->told_score))
        return;
    tell_line(searcher, answer);
    searcher->told_score = searcher->root_score;
    answer->score = root_score_told(searcher->task, searcher->root_score);
    answer->depth = whole ? depth : depth - 1;
    answer->nodes = search_nodes(searcher);
    answer->milliseconds = milliseconds_since(searcher->task);
    if (asked->report)
        asked->report(asked->owner, answer);
}

/* The root at this depth: within a narrow window about the last score, then wider ones. */
static int look_within_window(struct searcher *searcher, int depth, int expected)
{
    int below = WINDOW, above = WINDOW;
    for (;;) {
        bool narrow = depth >= WINDOW_FROM;
        int alpha = narrow && below < SCORE_LIMIT ? expected - below : -SCORE_NONE;
        int beta = narrow && above < SCORE_LIMIT ? expected + above : SCORE_NONE;
        int score = search_root(searcher, alpha, beta, depth);
        if (search_is_over(searcher) || (score > alpha && score < beta))
            return score;
        if (score <= alpha)
            below *= 4;
        else
            above *= 4;
    }
}

/* A decided game is not searched deeper than its end. */
static bool is_decided(int score, int depth)
{
    return (score_is_win(score) || score_is_loss(score)) && depth > score_plies(score);
}

static void deepen_alone(struct searcher *searcher, struct engine_answer *answer)
{
    const struct engine_limits *limits = &searcher->task->asked->limits;
    int most = limits->depth > 0 ? limits->depth : ENGINE_DEPTH_MAX;
    int score = 0;
    for (int depth = 1 + searcher->index % 2; depth <= most; depth++) {
        int found = look_within_window(searcher, depth, score);
        if (answer)
            tell(searcher, depth, answer);
        if (search_is_over(searcher) || is_decided(found, depth))
            break;
        score = found;
    }
}

static void *deepen_beside(void *searcher)
{
    deepen_alone(searcher, NULL);
    return NULL;
}

static bool start_thread(pthread_t *thread, struct searcher *searcher)
{
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, THREAD_STACK);
    bool started = pthread_create(thread, &attributes, deepen_beside, searcher) == 0;
    pthread_attr_destroy(&attributes);
    return started;
}

void deepen(struct search_task *task, struct searcher *searchers, int threads,
            struct engine_answer *answer)
{
    pthread_t others[ENGINE_THREADS_MAX];
    int started = 1;
    for (int i = 0; i < threads; i++)
        search_begin(&searchers[i], task, i);
    while (started < threads && start_thread(&others[started], &searchers[started]))
        started++;
    deepen_alone(&searchers[0], answer);
    atomic_store_explicit(&task->over, true, memory_order_relaxed);
    answer->nodes = searchers[0].nodes;
    for (int i = 1; i < started; i++) {
        pthread_join(others[i], NULL);
        answer->nodes += searchers[i].nodes;
    }
    answer->milliseconds = milliseconds_since(task);
}
