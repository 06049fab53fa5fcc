/* SPDX-License-Identifier: MIT */
#include "base/rng.h"
#include "engine/endgame.h"
#include "engine/search.h"
#include "rules/movegen.h"

/* --- Draws --- */

/* Under rules without repetition a game could go on for ever, so the third occurrence counts. */
int repetitions_before_draw(const struct ruleset *rules)
{
    return rules->repetition > 0 ? rules->repetition - 1 : 2;
}

/* Returns true if the position at `ply` has occurred before: once inside the search, as neither
 * side needs to go round again, or in the game as often as the rules say. */
static bool is_repeated(const struct searcher *searcher, int ply)
{
    const struct search *search = searcher->search;
    const struct frame *frames = searcher->frames;
    int root = search->task->history_count; /* its place among the keys */
    int needed = repetitions_before_draw(searcher->rules);
    int reversible = frames[ply].reversible;
    uint64_t key = frames[ply].key;
    int back = 4;
    for (; back <= reversible && back < ply; back += 2)
        if (frames[ply - back].key == key)
            return true;
    int times = 0;
    for (; back <= reversible && back <= ply + root; back += 2)
        if (search->game_keys[root + ply - back] == key && ++times >= needed)
            return true;
    return false;
}

bool frame_can_capture(const struct searcher *searcher, int ply)
{
    return searcher->search->generator->can_capture(searcher->rules,
                                                    &searcher->frames[ply].position);
}

static bool tables_know_score(const struct searcher *searcher, int ply)
{
    struct bounds known = frame_probe(searcher, ply);
    return known.lower == known.upper;
}

static bool is_repetition(const struct searcher *searcher, int ply)
{
    return searcher->frames[ply].reversible >= 4 && is_repeated(searcher, ply);
}

bool frame_is_rule_draw(const struct searcher *searcher, int ply)
{
    const struct ruleset *rules = searcher->rules;
    const struct frame *frame = &searcher->frames[ply];
    if (rules->quiet > 0 && frame->quiet >= rules->quiet)
        return movegen_any(rules, &frame->position); /* a side that cannot move has lost */
    if (rules->lone_kings == YES && position_has_lone_kings(&frame->position))
        return movegen_any(rules, &frame->position);
    return rules->repetition > 0 && is_repetition(searcher, ply);
}

bool frame_is_draw(const struct searcher *searcher, int ply)
{
    if (frame_is_rule_draw(searcher, ply))
        return true;
    /* By the rules repetition does not matter; a score that tables know is reached all the same. */
    bool repeats = searcher->rules->repetition == 0 && is_repetition(searcher, ply);
    return repeats && !tables_know_score(searcher, ply);
}

/* --- Moves and keys --- */

/* Returns true if a search from this frame can reach a draw by quiet plies, of which `left` are
 * left. In endings it always can, as the tables know wins of any length. */
static bool quiet_draw_in_reach(const struct searcher *searcher, const struct frame *frame,
                                int left)
{
    return left <= searcher->root_depth ||
           position_pieces(&frame->position) <= searcher->search->probe_pieces;
}

uint64_t frame_tt_key(const struct searcher *searcher, int ply)
{
    const struct ruleset *rules = searcher->rules;
    const struct frame *frame = &searcher->frames[ply];
    int left = rules->quiet - frame->quiet;
    if (rules->quiet == 0 || !quiet_draw_in_reach(searcher, frame, left))
        return frame->key;
    return frame->key ^ key_mix((uint64_t)(left > 0 ? left : 0) + 1);
}

void frame_make_move(struct searcher *searcher, int ply, const struct bare_move *move)
{
    const struct evaluation *evaluation = searcher->search->task->evaluation;
    const struct frame *before = &searcher->frames[ply];
    struct frame *after = &searcher->frames[ply + 1];
    bool man = !(before->position.kings & move->from);
    after->position = position_after_bare(&before->position, move);
    after->key = position_key(&after->position);
    bool reset = ruleset_resets_quiet(searcher->rules, move->captured, move->crowns, man);
    after->quiet = reset ? 0 : before->quiet + 1;
    after->reversible = man || move->captured ? 0 : before->reversible + 1;
    if (evaluation)
        evaluation_move(evaluation, &before->position, move, &before->indices, &after->indices);
}

void frame_update_pv(struct searcher *searcher, int ply, int index)
{
    struct frame *frame = &searcher->frames[ply];
    const struct frame *next = &searcher->frames[ply + 1];
    int rest = next->pv_length < ENGINE_PV_MAX ? next->pv_length : ENGINE_PV_MAX - 1;
    frame->pv[0] = (uint16_t)index;
    for (int i = 0; i < rest; i++)
        frame->pv[i + 1] = next->pv[i];
    frame->pv_length = rest + 1;
}

/* --- Moves that are not searched --- */

/* Puts the moves into an order that depends on the seed: of equal moves the first is chosen. */
static void shuffle(const struct search *search, struct ordered_move *moves, int count)
{
    struct rng rng = rng_init(search->task->seed);
    for (int i = count - 1; i > 0; i--) {
        int other = (int)rng_below(&rng, (uint32_t)i + 1);
        struct ordered_move kept = moves[i];
        moves[i] = moves[other];
        moves[other] = kept;
    }
}

/* Removes the excluded root moves. Returns how many moves are left. */
static int drop_excluded(const struct search *search, struct ordered_move *moves, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (!search->excluded[moves[i].index])
            moves[kept++] = moves[i];
    if (search->task->seed != 0)
        shuffle(search, moves, kept);
    return kept;
}

/* Removes those that a level overlooks at `ply`. */
static int drop_overlooked(const struct searcher *searcher, int ply, struct ordered_move *moves,
                           int count)
{
    const struct frame *frame = &searcher->frames[ply];
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (!errors_overlook(&searcher->search->errors, &frame->position, frame->key,
                             &moves[i].move, ply))
            moves[kept++] = moves[i];
    return kept;
}

int frame_drop_moves(const struct searcher *searcher, int ply, struct ordered_move *moves,
                     int count)
{
    return ply == 0 ? drop_excluded(searcher->search, moves, count)
                    : drop_overlooked(searcher, ply, moves, count);
}

/* --- Scores --- */

static int evaluate(const struct searcher *searcher, int ply)
{
    const struct evaluation *evaluation = searcher->search->task->evaluation;
    const struct frame *frame = &searcher->frames[ply];
    if (evaluation)
        return evaluation_score(evaluation, &frame->position, &frame->indices);
    return material_score(searcher->rules, &frame->position);
}

/* Returns what a level thinks of the position. */
static int misjudge(const struct searcher *searcher, int ply)
{
    const struct frame *frame = &searcher->frames[ply];
    int score = evaluate(searcher, ply) +
                errors_misjudge(&searcher->search->errors, &frame->position, frame->key);
    return score > SCORE_LIMIT ? SCORE_LIMIT : score < -SCORE_LIMIT ? -SCORE_LIMIT : score;
}

int frame_evaluate(const struct searcher *searcher, int ply)
{
    return searcher->errs ? misjudge(searcher, ply) : evaluate(searcher, ply);
}

int frame_score_without_moves(const struct searcher *searcher, int ply)
{
    bool lost = searcher->rules->goal == GOAL_WIN;
    return lost ? score_loss_in(ply) : score_win_in(ply);
}

/* --- Endgame tables --- */

static const struct bounds nothing_known = {-SCORE_NONE, SCORE_NONE};

/* Returns true if a win in `plies` comes before a draw by quiet plies. */
static bool is_in_time(const struct ruleset *rules, const struct frame *frame, int plies)
{
    return rules->quiet == 0 || plies <= rules->quiet - frame->quiet;
}

/* Returns true if the shortest win leads through no position of the game whose next occurrence is a
 * draw. Each of its plies is nearer to the end, so it meets none that is farther from it; and none
 * at all if a ply of the search cannot be undone. */
static bool is_safe(const struct searcher *searcher, int ply, enum side winner, int plies)
{
    return searcher->frames[ply].reversible < ply ||
           plies <= searcher->search->safe_win_plies[winner];
}

/* Returns bounds of the winner's score where the tables know a win in `plies`. If a draw may come
 * first, the winner has at least that, and at best the win. */
static struct bounds bounds_of_win(const struct searcher *searcher, int ply, enum side winner,
                                   int plies)
{
    bool safe = is_safe(searcher, ply, winner, plies);
    int soonest = score_win_in(ply + plies);
    if (safe && is_in_time(searcher->rules, &searcher->frames[ply], plies))
        return (struct bounds){soonest, soonest};
    return (struct bounds){SCORE_DRAW, soonest};
}

/* The same where the tables know the win but not its distance. */
static struct bounds bounds_of_far_win(const struct searcher *searcher, int ply, enum side winner)
{
    bool sure = searcher->rules->quiet == 0 && is_safe(searcher, ply, winner, ENDGAME_CODE_MOST);
    return (struct bounds){sure ? SCORE_KNOWN - ply : SCORE_DRAW, SCORE_NONE};
}

static struct bounds bounds_of_decided(const struct searcher *searcher, int ply,
                                       struct endgame_value value)
{
    enum side side = searcher->frames[ply].position.side;
    bool win = value.outcome == ENDGAME_WIN;
    enum side winner = win ? side : side_other(side);
    struct bounds bounds = value.plies < 0 ? bounds_of_far_win(searcher, ply, winner)
                                           : bounds_of_win(searcher, ply, winner, value.plies);
    return win ? bounds : (struct bounds){-bounds.upper, -bounds.lower};
}

static struct bounds bounds_of_value(const struct searcher *searcher, int ply,
                                     struct endgame_value value)
{
    switch (value.outcome) {
    case ENDGAME_DRAW:
        return (struct bounds){SCORE_DRAW, SCORE_DRAW};
    case ENDGAME_WIN:
    case ENDGAME_LOSS:
        return bounds_of_decided(searcher, ply, value);
    case ENDGAME_UNKNOWN:
        break;
    }
    return nothing_known;
}

struct bounds frame_table_bounds(const struct searcher *searcher, int ply)
{
    const struct endgame *endgame = searcher->search->task->endgame;
    if (!endgame)
        return nothing_known;
    return bounds_of_value(searcher, ply, endgame_probe(endgame, &searcher->frames[ply].position));
}

struct bounds frame_probe(const struct searcher *searcher, int ply)
{
    const struct position *position = &searcher->frames[ply].position;
    if (position_pieces(position) > searcher->search->probe_pieces)
        return nothing_known;
    return bounds_of_value(searcher, ply,
                           endgame_probe_entry(searcher->search->task->endgame, position));
}
