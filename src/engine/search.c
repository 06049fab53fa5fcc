/* SPDX-License-Identifier: MIT */
/* Principal variation search: the first move of a position is looked at with the whole window, the
 * others are only asked whether they are better, and looked at again if they are. A score is always
 * that of the side to move. */
#include "engine/search.h"

#include "engine/key.h"
#include "engine/search_line.h"
#include "rules/movegen.h"

enum {
    /* What is looked at less deep is looked at again sooner than the memory answers: with 2 the
     * search is 1.6 times as fast as with 1, and 3 % larger. */
    REMEMBERED_DEPTH = 2,
    /* From this depth on a look that is so many plies shallower, but one deep at least, may decide,
     * with this margin in hundredths of a man. */
    FORETOLD_DEPTH = 3,
    FORETOLD_LESS = 4,
    FORETOLD_MARGIN = 35,
};

/* --- Limits --- */

static bool reached_limit(const struct searcher *searcher)
{
    const struct engine_task *asked = searcher->task->asked;
    const struct engine_limits *limits = &asked->limits;
    if (asked->stop && atomic_load_explicit(asked->stop, memory_order_relaxed))
        return true;
    if (limits->nodes > 0 && search_nodes(searcher) >= limits->nodes)
        return true;
    return limits->milliseconds > 0 &&
           asked->now(asked->owner) - searcher->task->begin >= limits->milliseconds;
}

/* Counts a node; is the search over? Each thread ends for itself: another one may have the only
 * processor, and that which answers must have looked at something. */
static bool count_node(struct searcher *searcher)
{
    struct search_task *task = searcher->task;
    if (search_is_over(searcher))
        return true;
    bool poll = ++searcher->nodes % SEARCH_POLL_NODES == 0;
    if (poll)
        atomic_fetch_add_explicit(&task->nodes, SEARCH_POLL_NODES, memory_order_relaxed);
    if (poll || searcher->nodes == task->asked->limits.nodes)
        searcher->over = reached_limit(searcher);
    return searcher->over;
}

/* --- What is remembered --- */

/* What is won is told from the root in the search, and from the position in the memory. */
static int score_to_memory(int score, int ply)
{
    return score > SCORE_LIMIT ? score + ply : score < -SCORE_LIMIT ? score - ply : score;
}

static int score_from_memory(int score, int ply)
{
    return score > SCORE_LIMIT ? score - ply : score < -SCORE_LIMIT ? score + ply : score;
}

static bool recall(const struct searcher *searcher, int ply, struct fact *fact)
{
    return transpositions_find(searcher->task->transpositions, line_memory_key(searcher, ply),
                               fact);
}

static void remember(struct searcher *searcher, int ply, int depth, int score, enum bound bound,
                     int move)
{
    struct fact fact = {
        .score = score_to_memory(score, ply), .depth = depth, .move = move, .bound = bound};
    transpositions_put(searcher->task->transpositions, line_memory_key(searcher, ply), &fact);
}

/* Does what is remembered answer the question, whether the score is within the window? */
static bool fact_answers(const struct fact *fact, int depth, int score, int alpha, int beta)
{
    if (fact->depth < depth)
        return false;
    switch (fact->bound) {
    case BOUND_EXACT:
        return true;
    case BOUND_LOWER:
        return score >= beta;
    case BOUND_UPPER:
        return score <= alpha;
    case BOUND_NONE:
        break;
    }
    return false;
}

/* --- The tree --- */

static int look(struct searcher *searcher, int ply, int alpha, int beta, int depth);
static int look_further(struct searcher *searcher, int ply, int alpha, int beta, int depth);

static void list_moves(struct searcher *searcher, int ply)
{
    const struct search_task *task = searcher->task;
    struct bare_list *list = &searcher->list;
    task->generator->movegen_bare(task->asked->rules, &searcher->frames[ply].position, list);
}

/* Leaves out those moves of the root that are barred; how many are left. */
static int leave_out_barred(const struct search_task *task, struct ordered_move *moves, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (!task->barred[moves[i].place])
            moves[kept++] = moves[i];
    return kept;
}

/* Puts the moves that have just been listed, those at `ply`, on the stack of moves, rated. */
static struct ordered_move *rate_moves(struct searcher *searcher, int ply, int first)
{
    const struct frame *frame = &searcher->frames[ply];
    struct ordered_move *moves = &searcher->moves[searcher->move_count];
    struct bare_list *list = &searcher->list;
    moves_rate(&searcher->history, &frame->position, list, first, frame->killers, moves);
    if (ply == 0)
        list->count = leave_out_barred(searcher->task, moves, list->count);
    searcher->move_count += list->count;
    return moves;
}

/* How many plies less a late plain move is looked at: about 1.25 ln(depth) ln(place), where `steps`
 * are 8.66 ln(n). */
static int reduction(int depth, int index)
{
    static const uint8_t steps[32] = {0,  0,  6,  9,  12, 13, 15, 16, 18, 19, 19,
                                      20, 21, 21, 22, 22, 23, 24, 24, 24, 25, 25,
                                      26, 26, 26, 27, 27, 27, 28, 28, 28, 29};
    int product = steps[depth < 32 ? depth : 31] * steps[index < 32 ? index : 31];
    return product / 60;
}

/* Makes a move whose position will be looked at `deeper` plies deep. */
static void enter(struct searcher *searcher, int ply, const struct bare_move *move, int deeper)
{
    line_enter(searcher, ply, move);
    if (deeper >= REMEMBERED_DEPTH)
        transpositions_prefetch(searcher->task->transpositions, line_memory_key(searcher, ply + 1));
}

/* The score of one move, that at `index`, of the position at `ply`; `deeper` plies are looked
 * beyond it. */
static int look_beyond(struct searcher *searcher, int ply, const struct ordered_move *move,
                       int index, int alpha, int beta, int deeper)
{
    enter(searcher, ply, &move->move, deeper);
    if (index == 0)
        return -look(searcher, ply + 1, -beta, -alpha, deeper);
    int less = 0;
    if (!move->move.captured && !move->move.crowns && deeper >= 2 && index >= 2)
        less = reduction(deeper, index);
    int score = -look(searcher, ply + 1, -alpha - 1, -alpha, deeper - less);
    if (score > alpha && less > 0)
        score = -look(searcher, ply + 1, -alpha - 1, -alpha, deeper);
    if (score > alpha && score < beta)
        score = -look(searcher, ply + 1, -beta, -alpha, deeper);
    return score;
}

static void learn_refutation(struct searcher *searcher, int ply, const struct ordered_move *moves,
                             int best, int depth)
{
    struct frame *frame = &searcher->frames[ply];
    int identity = move_identity(&moves[best].move);
    if (moves[best].move.captured)
        return;
    if (frame->killers[0] != identity) {
        frame->killers[1] = frame->killers[0];
        frame->killers[0] = identity;
    }
    history_learn(&searcher->history, frame->position.side, moves, best, depth);
}

/* Looks at the moves one after another; the best score. */
static int look_at_moves(struct searcher *searcher, int ply, int alpha, int beta, int depth,
                         struct ordered_move *moves, int count)
{
    int floor = alpha;
    int best = -SCORE_NONE;
    int best_place = NO_MOVE;
    for (int i = 0; i < count; i++) {
        moves_pick(moves, count, i);
        int score = look_beyond(searcher, ply, &moves[i], i, alpha, beta, depth - 1);
        if (search_is_over(searcher))
            return best;
        if (score <= best)
            continue;
        best = score;
        if (score <= alpha)
            continue;
        alpha = score;
        best_place = moves[i].place;
        line_join(searcher, ply, best_place);
        if (ply == 0)
            searcher->root_score = score;
        if (score >= beta) {
            learn_refutation(searcher, ply, moves, i, depth);
            break;
        }
    }
    enum bound bound = best >= beta ? BOUND_LOWER : best > floor ? BOUND_EXACT : BOUND_UPPER;
    if (depth >= REMEMBERED_DEPTH)
        remember(searcher, ply, depth, best, bound, best_place);
    return best;
}

/* Where captures need not be made, those are looked at that gain something. */
static int look_at_captures(struct searcher *searcher, int ply, int alpha, int beta)
{
    int best = line_estimate(searcher, ply);
    list_moves(searcher, ply);
    struct ordered_move *moves = rate_moves(searcher, ply, NO_MOVE);
    int count = searcher->list.count;
    for (int i = 0; i < count && best < beta; i++) {
        moves_pick(moves, count, i);
        if (!moves[i].move.captured)
            break;
        if (best > alpha)
            alpha = best;
        enter(searcher, ply, &moves[i].move, 0);
        int score = -look(searcher, ply + 1, -beta, -alpha, 0);
        if (score > best)
            best = score;
    }
    return best;
}

/* Is there no room for another position with its moves? */
static bool is_full(const struct searcher *searcher, int ply)
{
    return ply >= PLY_MAX || searcher->move_count > MOVE_STACK_MAX - MOVELIST_MAX;
}

/* The score where nothing more is looked at but captures. */
static int look_at_end(struct searcher *searcher, int ply, int alpha, int beta)
{
    const struct ruleset *rules = searcher->task->asked->rules;
    if (!movegen_any(rules, &searcher->frames[ply].position))
        return line_score_without_moves(searcher, ply);
    if (is_full(searcher, ply))
        return line_estimate(searcher, ply);
    if (rules->capture == CAPTURE_MANDATORY || !line_can_capture(searcher, ply))
        return line_estimate(searcher, ply);
    int kept = searcher->move_count;
    int score = look_at_captures(searcher, ply, alpha, beta);
    searcher->move_count = kept;
    return score;
}

/* Is this where looking ends? Where a capture must be made it goes on: what stands there is about
 * to change. */
static bool is_end(const struct searcher *searcher, int ply, int depth)
{
    if (is_full(searcher, ply))
        return true;
    if (depth > 0)
        return false;
    return searcher->task->asked->rules->capture == CAPTURE_OPTIONAL ||
           !line_can_capture(searcher, ply);
}

/* Is the estimate so far beyond the window that the answer may be foretold? 1: above it, -1: below;
 * 0: neither, or it is the root or the main line, or a capture is about to change everything, or it
 * is asked for a win or a loss, of which estimates say nothing. */
static int beyond_window(const struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    if (ply == 0 || beta - alpha > 1 || depth < FORETOLD_DEPTH || line_can_capture(searcher, ply))
        return 0;
    if (beta > SCORE_LIMIT || alpha < -SCORE_LIMIT)
        return 0;
    int estimate = line_estimate(searcher, ply);
    if (estimate >= beta + FORETOLD_MARGIN)
        return 1;
    return estimate <= alpha - FORETOLD_MARGIN ? -1 : 0;
}

/* Where the estimate is well beyond the window, a shallower look that finds the same decides: so
 * says `score`. That look may be foretold in turn, the window being moved by the margin. Source of
 * the idea: ProbCut (Michael Buro, "ProbCut: an effective selective extension of the alpha-beta
 * algorithm", 1995). */
static bool foretell(struct searcher *searcher, int ply, int alpha, int beta, int depth, bool above,
                     int *score)
{
    int shallow = depth > FORETOLD_LESS ? depth - FORETOLD_LESS : 1;
    int bound = above ? beta + FORETOLD_MARGIN : alpha - FORETOLD_MARGIN;
    int floor = above ? bound - 1 : bound;
    *score = look_further(searcher, ply, floor, floor + 1, shallow);
    searcher->frames[ply].line_length = 0;
    return search_is_over(searcher) || (above ? *score >= bound : *score <= bound);
}

/* The score of the position at `ply` by looking further. */
static int look_further(struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    int score;
    struct fact fact = {.move = NO_MOVE};
    if (is_end(searcher, ply, depth))
        return look_at_end(searcher, ply, alpha, beta);
    list_moves(searcher, ply); /* the memory takes its time to answer */
    if (depth >= REMEMBERED_DEPTH && recall(searcher, ply, &fact) && ply > 0) {
        score = score_from_memory(fact.score, ply);
        if (beta - alpha == 1 && fact_answers(&fact, depth, score, alpha, beta))
            return score;
    }
    if (searcher->list.count == 0)
        return line_score_without_moves(searcher, ply);
    int beyond = beyond_window(searcher, ply, alpha, beta, depth);
    if (beyond != 0) {
        if (foretell(searcher, ply, alpha, beta, depth, beyond > 0, &score))
            return score;
        list_moves(searcher, ply); /* others have been listed */
        recall(searcher, ply, &fact);
    }
    int kept = searcher->move_count;
    struct ordered_move *moves = rate_moves(searcher, ply, fact.move);
    int count = searcher->list.count;
    score = look_at_moves(searcher, ply, alpha, beta, depth, moves, count);
    searcher->move_count = kept;
    return score;
}

/* The score of the position at `ply` where nobody claims a draw. */
static int look_on(struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    if (ply == 0)
        return look_further(searcher, ply, alpha, beta, depth);
    struct bounds known = line_look_up(searcher, ply);
    if (known.least >= beta || known.least == known.most)
        return known.least;
    if (known.most <= alpha)
        return known.most;
    int score = look_further(searcher, ply, alpha, beta, depth);
    return score < known.least ? known.least : score > known.most ? known.most : score;
}

static int look(struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    searcher->frames[ply].line_length = 0;
    if (count_node(searcher))
        return SCORE_DRAW;
    if (ply == 0 || !line_is_drawn(searcher, ply))
        return look_on(searcher, ply, alpha, beta, depth);
    if (searcher->task->asked->rules->draws == DRAWS_AUTOMATIC || beta <= SCORE_DRAW)
        return SCORE_DRAW;
    /* Who may claim a draw does so unless he has something better. */
    int score = look_on(searcher, ply, alpha > SCORE_DRAW ? alpha : SCORE_DRAW, beta, depth);
    return score > SCORE_DRAW ? score : SCORE_DRAW;
}

void search_begin(struct searcher *searcher, struct search_task *task, int index)
{
    const struct engine_task *asked = task->asked;
    struct frame *root = &searcher->frames[0];
    searcher->task = task;
    searcher->index = index;
    searcher->nodes = 0;
    searcher->over = false;
    searcher->depth = 0;
    searcher->told_score = SCORE_DRAW;
    searcher->move_count = 0;
    searcher->history = (struct move_history){{{{0}}}};
    for (int i = 0; i <= PLY_MAX; i++)
        searcher->frames[i].killers[0] = searcher->frames[i].killers[1] = NO_KILLER;
    root->position = asked->position;
    root->key = position_key(&asked->position);
    root->quiet = task->root_quiet;
    root->reversible = task->root_reversible;
    if (asked->evaluation)
        evaluation_start(asked->evaluation, &root->position, &root->indices);
}

int search_root(struct searcher *searcher, int alpha, int beta, int depth)
{
    searcher->depth = depth;
    return look(searcher, 0, alpha, beta, depth);
}
