/* SPDX-License-Identifier: MIT */
/* Iterative deepening: searches to depth 1, 2, 3 and so on until a limit ends it. Each iteration
 * has a narrow (aspiration) window around the score of the one before. Further threads do the same
 * beside the first, and help it only through the transposition table. */
#include "engine/endgame.h"
#include "engine/search.h"
#include "rules/movegen.h"

#include <pthread.h>

enum {
    ASPIRATION_WINDOW = 20, /* hundredths of a man to each side */
    ASPIRATION_MIN_DEPTH = 5,
    THREAD_STACK = 8 << 20,
};

/* --- Reports --- */

/* Writes the root's principal variation to the answer. Returns the position after it. */
static struct position copy_pv(const struct searcher *searcher, struct engine_answer *answer)
{
    const struct frame *root = &searcher->frames[0];
    struct position position = root->position;
    for (int i = 0; i < root->pv_length; i++) {
        struct movelist list;
        movegen(searcher->rules, &position, &list);
        answer->pv[i] = list.moves[root->pv[i]];
        position = position_after(&position, &answer->pv[i]);
    }
    answer->pv_length = root->pv_length;
    return position;
}

/* Finds the move to a decided end that the tables know: the shortest way for the winner, the
 * longest for the loser. Returns false if they know none, or the game is over. */
static bool find_table_move(const struct engine_task *task, const struct position *position,
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

/* Writes the principal variation, and what follows it by the tables if the game is decided. */
static void report_pv(const struct searcher *searcher, struct engine_answer *answer)
{
    const struct engine_task *task = searcher->search->task;
    struct position position = copy_pv(searcher, answer);
    bool decided = score_is_win(searcher->root_score) || score_is_loss(searcher->root_score);
    struct move move;
    while (task->endgame && decided && answer->pv_length < ENGINE_PV_MAX &&
           find_table_move(task, &position, &move)) {
        answer->pv[answer->pv_length++] = move;
        position = position_after(&position, &move);
    }
}

static int milliseconds_since_start(const struct search *search)
{
    const struct engine_task *task = search->task;
    return task->now ? (int)(task->now(task->owner) - search->start_time) : 0;
}

int search_root_score(const struct search *search, int score)
{
    const struct bounds *known = &search->root_bounds;
    int clamped = score < known->lower ? known->lower : score > known->upper ? known->upper : score;
    bool automatic = search->task->rules->draws == DRAWS_AUTOMATIC;
    return search->root_drawn && (automatic || clamped < SCORE_DRAW) ? SCORE_DRAW : clamped;
}

/* Reports what an iteration has found. If it was stopped, only a better score counts: a worse one
 * is that of the moves searched so far, not of all. */
static void report(struct searcher *searcher, int depth, struct engine_answer *answer)
{
    const struct engine_task *task = searcher->search->task;
    bool whole = !search_stopped(searcher);
    if (searcher->frames[0].pv_length == 0 ||
        (!whole && searcher->root_score <= searcher->reported_score))
        return;
    report_pv(searcher, answer);
    searcher->reported_score = searcher->root_score;
    answer->score = search_root_score(searcher->search, searcher->root_score);
    answer->depth = whole ? depth : depth - 1;
    answer->nodes = search_nodes(searcher);
    answer->milliseconds = milliseconds_since_start(searcher->search);
    if (task->report)
        task->report(task->owner, answer);
}

/* --- Iterations --- */

/* Searches the root in a window around `expected`, which is widened while the score is outside. */
static int aspiration_search(struct searcher *searcher, int depth, int expected)
{
    int below = ASPIRATION_WINDOW, above = ASPIRATION_WINDOW;
    for (;;) {
        bool narrow = depth >= ASPIRATION_MIN_DEPTH;
        int alpha = narrow && below < SCORE_LIMIT ? expected - below : -SCORE_NONE;
        int beta = narrow && above < SCORE_LIMIT ? expected + above : SCORE_NONE;
        int score = search_root(searcher, alpha, beta, depth);
        if (search_stopped(searcher) || (score > alpha && score < beta))
            return score;
        if (score <= alpha)
            below *= 4;
        else
            above *= 4;
    }
}

/* Returns true if the score is a win or a loss that lies within the depth: searching deeper finds
 * nothing else. */
static bool is_decided(int score, int depth)
{
    return (score_is_win(score) || score_is_loss(score)) && depth > score_plies(score);
}

/* Reports to `answer` unless it is NULL. Every second thread begins one ply deeper. */
static void iterate(struct searcher *searcher, struct engine_answer *answer)
{
    const struct engine_limits *limits = &searcher->search->task->limits;
    int deepest = limits->depth > 0 ? limits->depth : ENGINE_DEPTH_MAX;
    int score = 0;
    for (int depth = 1 + searcher->index % 2; depth <= deepest; depth++) {
        int found = aspiration_search(searcher, depth, score);
        if (answer)
            report(searcher, depth, answer);
        if (search_stopped(searcher) || is_decided(found, depth))
            break;
        score = found;
    }
}

/* --- Threads --- */

static void *run_helper(void *searcher)
{
    iterate(searcher, NULL);
    return NULL;
}

static bool start_helper(pthread_t *thread, struct searcher *searcher)
{
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, THREAD_STACK);
    bool started = pthread_create(thread, &attributes, run_helper, searcher) == 0;
    pthread_attr_destroy(&attributes);
    return started;
}

void search_run(struct search *search, struct searcher *searchers, int threads,
                struct engine_answer *answer)
{
    pthread_t helpers[ENGINE_THREADS_MAX];
    int started = 1;
    for (int i = 0; i < threads; i++)
        search_begin(&searchers[i], search, i);
    while (started < threads && start_helper(&helpers[started], &searchers[started]))
        started++;
    iterate(&searchers[0], answer);
    atomic_store_explicit(&search->finished, true, memory_order_relaxed);
    answer->nodes = searchers[0].nodes;
    for (int i = 1; i < started; i++) {
        pthread_join(helpers[i], NULL);
        answer->nodes += searchers[i].nodes;
    }
    answer->milliseconds = milliseconds_since_start(search);
}
