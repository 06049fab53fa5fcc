/* SPDX-License-Identifier: MIT */
/* Principal variation search: the first move of a position is searched with the full window, the
 * others with a null window, which asks only whether they are better; those that are get searched
 * again. All scores are for the side to move (negamax). */
#include "engine/search.h"

#include "rules/movegen.h"

enum {
    /* Searches of less depth do not use the transposition table, as searching again is faster than
     * probing: with 2 the search is 1.6 times as fast as with 1, for 3 % more nodes. */
    TT_MIN_DEPTH = 2,
    PROBCUT_MIN_DEPTH = 3,
    PROBCUT_REDUCTION = 4, /* plies; the reduced depth is at least 1 */
    PROBCUT_MARGIN = 35,   /* hundredths of a man */
    LMR_MIN_DEPTH = 2,
    LMR_MIN_NUMBER = 2, /* the first moves are never reduced */
};

/* --- Limits --- */

static bool limit_reached(const struct searcher *searcher)
{
    const struct engine_task *task = searcher->search->task;
    const struct engine_limits *limits = &task->limits;
    if (task->stop && atomic_load_explicit(task->stop, memory_order_relaxed))
        return true;
    if (limits->nodes > 0 && search_nodes(searcher) >= limits->nodes)
        return true;
    return limits->milliseconds > 0 &&
           task->now(task->owner) - searcher->search->start_time >= limits->milliseconds;
}

/* Counts a node. Returns true if the search must stop. Each thread finds that out by itself: if one
 * told the others, the thread that answers might be stopped before it has searched anything. */
static bool count_node(struct searcher *searcher)
{
    struct search *search = searcher->search;
    if (search_stopped(searcher))
        return true;
    bool poll = ++searcher->nodes % SEARCH_POLL_NODES == 0;
    if (poll)
        atomic_fetch_add_explicit(&search->nodes, SEARCH_POLL_NODES, memory_order_relaxed);
    if (poll || searcher->nodes == search->task->limits.nodes)
        searcher->stopped = limit_reached(searcher);
    return searcher->stopped;
}

/* --- The transposition table --- */

/* Wins and losses count plies from the root in the search, and from the position in the table. */
static int score_to_tt(int score, int ply)
{
    return score > SCORE_LIMIT ? score + ply : score < -SCORE_LIMIT ? score - ply : score;
}

static int score_from_tt(int score, int ply)
{
    return score > SCORE_LIMIT ? score - ply : score < -SCORE_LIMIT ? score + ply : score;
}

static bool probe_tt(const struct searcher *searcher, int ply, struct tt_entry *entry)
{
    return tt_probe(searcher->search->tt, frame_tt_key(searcher, ply), entry);
}

static void store_tt(struct searcher *searcher, int ply, int depth, int score, enum bound bound,
                     int move)
{
    struct tt_entry entry = {
        .score = score_to_tt(score, ply), .depth = depth, .move = move, .bound = bound};
    tt_store(searcher->search->tt, frame_tt_key(searcher, ply), &entry);
}

/* Returns true if the entry, whose score is `score` here, makes a search of this depth needless. */
static bool tt_cutoff(const struct tt_entry *entry, int depth, int score, int alpha, int beta)
{
    if (entry->depth < depth)
        return false;
    switch (entry->bound) {
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

/* --- Moves --- */

static int alpha_beta(struct searcher *searcher, int ply, int alpha, int beta, int depth);
static int search_node(struct searcher *searcher, int ply, int alpha, int beta, int depth);

/* Fills searcher->list. */
static void generate_moves(struct searcher *searcher, int ply)
{
    searcher->search->generator->movegen_bare(searcher->rules, &searcher->frames[ply].position,
                                              &searcher->list);
}

/* Pushes the moves of searcher->list, which are those at `ply`, on the stack of moves and gives
 * them their values. The caller resets move_count when it is done with them. */
static struct ordered_move *order_moves(struct searcher *searcher, int ply, int tt_move)
{
    const struct frame *frame = &searcher->frames[ply];
    struct ordered_move *moves = &searcher->moves[searcher->move_count];
    struct bare_list *list = &searcher->list;
    moves_order(&searcher->history, &frame->position, list, tt_move, frame->killers, moves);
    if (ply == 0 || searcher->errs)
        list->count = frame_drop_moves(searcher, ply, moves, list->count);
    searcher->move_count += list->count;
    return moves;
}

/* Makes a move whose position will be searched to `depth`. */
static void make_move(struct searcher *searcher, int ply, const struct bare_move *move, int depth)
{
    frame_make_move(searcher, ply, move);
    if (depth >= TT_MIN_DEPTH)
        tt_prefetch(searcher->search->tt, frame_tt_key(searcher, ply + 1));
}

/* Returns how many plies less a late plain move is searched: about 1.25 ln(depth) ln(number). The
 * table is 8.66 ln(n). */
static int late_move_reduction(int depth, int number)
{
    static const uint8_t logarithms[32] = {0,  0,  6,  9,  12, 13, 15, 16, 18, 19, 19,
                                           20, 21, 21, 22, 22, 23, 24, 24, 24, 25, 25,
                                           26, 26, 26, 27, 27, 27, 28, 28, 28, 29};
    int product = logarithms[depth < 32 ? depth : 31] * logarithms[number < 32 ? number : 31];
    return product / 60;
}

/* Returns the score of a move at `ply`, the `number`-th that is tried there, counted from 0.
 * `depth` is that of the position after it. */
static int search_move(struct searcher *searcher, int ply, const struct ordered_move *move,
                       int number, int alpha, int beta, int depth)
{
    make_move(searcher, ply, &move->move, depth);
    if (number == 0)
        return -alpha_beta(searcher, ply + 1, -beta, -alpha, depth);
    int reduction = 0;
    if (!move->move.captured && !move->move.crowns && depth >= LMR_MIN_DEPTH &&
        number >= LMR_MIN_NUMBER)
        reduction = late_move_reduction(depth, number);
    int score = -alpha_beta(searcher, ply + 1, -alpha - 1, -alpha, depth - reduction);
    if (score > alpha && reduction > 0)
        score = -alpha_beta(searcher, ply + 1, -alpha - 1, -alpha, depth);
    if (score > alpha && score < beta)
        score = -alpha_beta(searcher, ply + 1, -beta, -alpha, depth);
    return score;
}

/* Updates killers and history after moves[best] has caused a beta cutoff. */
static void update_cutoff(struct searcher *searcher, int ply, const struct ordered_move *moves,
                          int best, int depth)
{
    struct frame *frame = &searcher->frames[ply];
    int id = move_id(&moves[best].move);
    if (moves[best].move.captured)
        return;
    if (frame->killers[0] != id) {
        frame->killers[1] = frame->killers[0];
        frame->killers[0] = id;
    }
    history_update(&searcher->history, frame->position.side, moves, best, depth);
}

/* Searches the moves one after another until a beta cutoff. Returns the best score. */
static int search_moves(struct searcher *searcher, int ply, int alpha, int beta, int depth,
                        struct ordered_move *moves, int count)
{
    int old_alpha = alpha;
    int best = -SCORE_NONE;
    int best_move = NO_MOVE;
    for (int i = 0; i < count; i++) {
        moves_pick(moves, count, i);
        int score = search_move(searcher, ply, &moves[i], i, alpha, beta, depth - 1);
        if (search_stopped(searcher))
            return best;
        if (score <= best)
            continue;
        best = score;
        if (score <= alpha)
            continue;
        alpha = score;
        best_move = moves[i].index;
        frame_update_pv(searcher, ply, best_move);
        if (ply == 0)
            searcher->root_score = score;
        if (score >= beta) {
            update_cutoff(searcher, ply, moves, i, depth);
            break;
        }
    }
    enum bound bound = best >= beta ? BOUND_LOWER : best > old_alpha ? BOUND_EXACT : BOUND_UPPER;
    if (depth >= TT_MIN_DEPTH)
        store_tt(searcher, ply, depth, best, bound, best_move);
    return best;
}

/* --- Quiescence search --- */

/* Returns true if the stacks have no room for another position and its moves. */
static bool stack_full(const struct searcher *searcher, int ply)
{
    return ply >= PLY_MAX || searcher->move_count > MOVE_STACK_MAX - MOVELIST_MAX;
}

/* Searches captures, which need not be made here: the side to move may stand pat. */
static int qsearch_captures(struct searcher *searcher, int ply, int alpha, int beta)
{
    int best = frame_evaluate(searcher, ply);
    generate_moves(searcher, ply);
    struct ordered_move *moves = order_moves(searcher, ply, NO_MOVE);
    int count = searcher->list.count;
    for (int i = 0; i < count && best < beta; i++) {
        moves_pick(moves, count, i);
        if (!moves[i].move.captured)
            break;
        if (best > alpha)
            alpha = best;
        make_move(searcher, ply, &moves[i].move, 0);
        int score = -alpha_beta(searcher, ply + 1, -beta, -alpha, 0);
        if (score > best)
            best = score;
    }
    return best;
}

/* Quiescence search: the score of a leaf, by its evaluation and by captures. Where captures are
 * mandatory there is none to be made in a leaf (is_leaf). */
static int qsearch(struct searcher *searcher, int ply, int alpha, int beta)
{
    const struct ruleset *rules = searcher->rules;
    if (!movegen_any(rules, &searcher->frames[ply].position))
        return frame_score_without_moves(searcher, ply);
    if (stack_full(searcher, ply))
        return frame_evaluate(searcher, ply);
    if (rules->capture == CAPTURE_MANDATORY || !frame_can_capture(searcher, ply))
        return frame_evaluate(searcher, ply);
    int saved_count = searcher->move_count;
    int score = qsearch_captures(searcher, ply, alpha, beta);
    searcher->move_count = saved_count;
    return score;
}

/* Returns true if the full-width search ends here. It is extended while a capture must be made, as
 * the evaluation of such a position says little. */
static bool is_leaf(const struct searcher *searcher, int ply, int depth)
{
    if (stack_full(searcher, ply))
        return true;
    if (depth > 0)
        return false;
    return searcher->rules->capture == CAPTURE_OPTIONAL || !frame_can_capture(searcher, ply);
}

/* --- ProbCut --- */

/* Returns 1 if ProbCut may expect a score above the window, -1 below it, 0 if it does not apply: at
 * the root, in PV nodes, where a capture must be made, and where the window is among won or lost
 * scores, of which the evaluation says nothing. */
static int probcut_side(const struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    if (ply == 0 || beta - alpha > 1 || depth < PROBCUT_MIN_DEPTH ||
        frame_can_capture(searcher, ply))
        return 0;
    if (beta > SCORE_LIMIT || alpha < -SCORE_LIMIT)
        return 0;
    int evaluation = frame_evaluate(searcher, ply);
    if (evaluation >= beta + PROBCUT_MARGIN)
        return 1;
    return evaluation <= alpha - PROBCUT_MARGIN ? -1 : 0;
}

/* Searches to a reduced depth whether the score is beyond the window by the margin. Returns true if
 * it is, so that the full search can be cut off, with that score in `*score`. Source: Michael Buro,
 * "ProbCut: an effective selective extension of the alpha-beta algorithm" (1995). */
static bool probcut(struct searcher *searcher, int ply, int alpha, int beta, int depth, bool above,
                    int *score)
{
    int reduced = depth > PROBCUT_REDUCTION ? depth - PROBCUT_REDUCTION : 1;
    int bound = above ? beta + PROBCUT_MARGIN : alpha - PROBCUT_MARGIN;
    int window = above ? bound - 1 : bound;
    *score = search_node(searcher, ply, window, window + 1, reduced);
    searcher->frames[ply].pv_length = 0;
    return search_stopped(searcher) || (above ? *score >= bound : *score <= bound);
}

/* --- Nodes --- */

/* Searches a position of which neither draws nor endgame tables decide the score. */
static int search_node(struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    int score;
    struct tt_entry entry = {.move = NO_MOVE};
    if (is_leaf(searcher, ply, depth))
        return qsearch(searcher, ply, alpha, beta);
    generate_moves(searcher, ply); /* meanwhile the prefetched bucket arrives */
    if (depth >= TT_MIN_DEPTH && probe_tt(searcher, ply, &entry) && ply > 0) {
        score = score_from_tt(entry.score, ply);
        if (beta - alpha == 1 && tt_cutoff(&entry, depth, score, alpha, beta))
            return score;
    }
    if (searcher->list.count == 0)
        return frame_score_without_moves(searcher, ply);
    int side = probcut_side(searcher, ply, alpha, beta, depth);
    if (side != 0) {
        if (probcut(searcher, ply, alpha, beta, depth, side > 0, &score))
            return score;
        generate_moves(searcher, ply); /* the reduced search has overwritten the list */
        probe_tt(searcher, ply, &entry);
    }
    int saved_count = searcher->move_count;
    struct ordered_move *moves = order_moves(searcher, ply, entry.move);
    int count = searcher->list.count;
    if (count > 0)
        score = search_moves(searcher, ply, alpha, beta, depth, moves, count);
    else /* all are overlooked: the position looks quiet */
        score = frame_evaluate(searcher, ply);
    searcher->move_count = saved_count;
    return score;
}

/* Searches a position in which nobody claims a draw: endgame tables first. */
static int search_undrawn(struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    if (ply == 0)
        return search_node(searcher, ply, alpha, beta, depth);
    struct bounds known = frame_probe(searcher, ply);
    if (known.lower >= beta || known.lower == known.upper)
        return known.lower;
    if (known.upper <= alpha)
        return known.upper;
    int score = search_node(searcher, ply, alpha, beta, depth);
    return score < known.lower ? known.lower : score > known.upper ? known.upper : score;
}

static int alpha_beta(struct searcher *searcher, int ply, int alpha, int beta, int depth)
{
    searcher->frames[ply].pv_length = 0;
    if (count_node(searcher))
        return SCORE_DRAW;
    if (ply == 0 || !frame_is_draw(searcher, ply))
        return search_undrawn(searcher, ply, alpha, beta, depth);
    if (searcher->rules->draws == DRAWS_AUTOMATIC || beta <= SCORE_DRAW)
        return SCORE_DRAW;
    /* The side to move claims the draw unless it has something better. */
    int score = search_undrawn(searcher, ply, alpha > SCORE_DRAW ? alpha : SCORE_DRAW, beta, depth);
    return score > SCORE_DRAW ? score : SCORE_DRAW;
}

void search_begin(struct searcher *searcher, struct search *search, int index)
{
    const struct engine_task *task = search->task;
    struct frame *root = &searcher->frames[0];
    searcher->search = search;
    searcher->rules = task->rules;
    searcher->index = index;
    searcher->nodes = 0;
    searcher->stopped = false;
    searcher->errs = search->errors.level;
    searcher->root_depth = 0;
    searcher->reported_score = SCORE_DRAW;
    searcher->move_count = 0;
    searcher->history = (struct history){{{{0}}}};
    for (int i = 0; i <= PLY_MAX; i++)
        searcher->frames[i].killers[0] = searcher->frames[i].killers[1] = NO_KILLER;
    root->position = task->position;
    root->key = position_key(&task->position) ^ search->root_salt;
    root->quiet = search->root_quiet;
    root->reversible = search->root_reversible;
    if (task->evaluation)
        evaluation_start(task->evaluation, &root->position, &root->indices);
}

int search_root(struct searcher *searcher, int alpha, int beta, int depth)
{
    searcher->root_depth = depth;
    return alpha_beta(searcher, 0, alpha, beta, depth);
}
