/* SPDX-License-Identifier: MIT */
#include "engine/search_line.h"

#include "engine/endgame.h"
#include "engine/key.h"
#include "rules/movegen.h"

/* --- Draws --- */

/* Where the rules know no repetition, nobody goes round for ever: three times are enough. */
int line_times_before(const struct ruleset *rules)
{
    return rules->repetition > 0 ? rules->repetition - 1 : 2;
}

/* Has the position at `ply` been there before? Twice in what is searched is enough, as nobody has
 * to go round again; counted from the game, as often as the rules say. */
static bool is_repeated(const struct searcher *searcher, int ply)
{
    const struct search_task *task = searcher->task;
    const struct frame *frames = searcher->frames;
    int needed = line_times_before(task->asked->rules);
    int reversible = frames[ply].reversible;
    uint64_t key = frames[ply].key;
    int back = 4;
    for (; back <= reversible && back < ply; back += 2)
        if (frames[ply - back].key == key)
            return true;
    int times = 0;
    for (; back <= reversible && back <= ply + task->history_count; back += 2)
        if (task->history_keys[task->history_count + ply - back] == key && ++times >= needed)
            return true;
    return false;
}

bool line_can_capture(const struct searcher *searcher, int ply)
{
    const struct search_task *task = searcher->task;
    return task->generator->can_capture(task->asked->rules, &searcher->frames[ply].position);
}

/* Do tables know the score at `ply`, whatever has been played? */
static bool is_known(const struct searcher *searcher, int ply)
{
    struct bounds known = line_look_up(searcher, ply);
    return known.least == known.most;
}

static bool comes_again(const struct searcher *searcher, int ply)
{
    return searcher->frames[ply].reversible >= 4 && is_repeated(searcher, ply);
}

bool line_is_drawn_by_rules(const struct searcher *searcher, int ply)
{
    const struct ruleset *rules = searcher->task->asked->rules;
    const struct frame *frame = &searcher->frames[ply];
    if (rules->quiet > 0 && frame->quiet >= rules->quiet)
        return movegen_any(rules, &frame->position); /* who cannot move has lost all the same */
    if (rules->lone_kings == YES && position_has_lone_kings(&frame->position))
        return movegen_any(rules, &frame->position);
    return rules->repetition > 0 && comes_again(searcher, ply);
}

bool line_is_drawn(const struct searcher *searcher, int ply)
{
    if (line_is_drawn_by_rules(searcher, ply))
        return true;
    bool goes_round = searcher->task->asked->rules->repetition == 0 && comes_again(searcher, ply);
    return goes_round && !is_known(searcher, ply); /* what is known comes to an end */
}

/* --- Going down --- */

/* Can a look from `ply` come to a draw by quiet plies? In endings, where tables tell how far it is
 * to a win, it is always in sight. */
static bool sees_quiet_end(const struct searcher *searcher, const struct frame *frame, int left)
{
    return left <= searcher->depth ||
           position_phase(&frame->position) <= searcher->task->endgame_pieces;
}

uint64_t line_memory_key(const struct searcher *searcher, int ply)
{
    const struct ruleset *rules = searcher->task->asked->rules;
    const struct frame *frame = &searcher->frames[ply];
    int left = rules->quiet - frame->quiet;
    if (rules->quiet == 0 || !sees_quiet_end(searcher, frame, left))
        return frame->key;
    return frame->key ^ key_mix((uint64_t)(left > 0 ? left : 0) + 1);
}

void line_enter(struct searcher *searcher, int ply, const struct bare_move *move)
{
    const struct engine_task *asked = searcher->task->asked;
    const struct frame *before = &searcher->frames[ply];
    struct frame *after = &searcher->frames[ply + 1];
    bool man = !(before->position.kings & move->from);
    after->position = position_after_bare(&before->position, move);
    after->key = position_key(&after->position);
    bool reset = ruleset_resets_quiet(asked->rules, move->captured, move->crowns, man);
    after->quiet = reset ? 0 : before->quiet + 1;
    after->reversible = man || move->captured ? 0 : before->reversible + 1;
    if (asked->evaluation)
        evaluation_move(asked->evaluation, &before->position, move, &before->indices,
                        &after->indices);
}

int line_estimate(const struct searcher *searcher, int ply)
{
    const struct engine_task *asked = searcher->task->asked;
    const struct frame *frame = &searcher->frames[ply];
    if (asked->evaluation)
        return evaluation_score(asked->evaluation, &frame->position, &frame->indices);
    return material_score(asked->rules, &frame->position);
}

int line_score_without_moves(const struct searcher *searcher, int ply)
{
    bool lost = searcher->task->asked->rules->goal == GOAL_WIN;
    return lost ? score_loss_in(ply) : score_win_in(ply);
}

void line_join(struct searcher *searcher, int ply, int place)
{
    struct frame *frame = &searcher->frames[ply];
    const struct frame *next = &searcher->frames[ply + 1];
    int rest = next->line_length < ENGINE_LINE_MAX ? next->line_length : ENGINE_LINE_MAX - 1;
    frame->line[0] = (uint16_t)place;
    for (int i = 0; i < rest; i++)
        frame->line[i + 1] = next->line[i];
    frame->line_length = rest + 1;
}

/* --- Perfect endings --- */

static const struct bounds nothing_known = {-SCORE_NONE, SCORE_NONE};

/* Does the end of a won game come before a draw by quiet plies? */
static bool is_in_time(const struct ruleset *rules, const struct frame *frame, int plies)
{
    return rules->quiet == 0 || plies <= rules->quiet - frame->quiet;
}

/* Does the shortest way come past no position of the game that would be drawn by coming again? Each
 * ply of it is nearer to the end, so none that is as far from it lies before one; and none at all
 * if there is no going back to the game. */
static bool is_sure(const struct searcher *searcher, int ply, enum side winner, int plies)
{
    return searcher->frames[ply].reversible < ply || plies <= searcher->task->sure_plies[winner];
}

/* What it says of the winner's score at `ply` that tables know of a win, in `plies`. Where a draw
 * may come before it the winner has that at least, and nothing sooner than the win. */
static struct bounds bounds_of_win(const struct searcher *searcher, int ply, enum side winner,
                                   int plies)
{
    const struct ruleset *rules = searcher->task->asked->rules;
    bool sure = is_sure(searcher, ply, winner, plies);
    int soonest = score_win_in(ply + plies);
    if (sure && is_in_time(rules, &searcher->frames[ply], plies))
        return (struct bounds){soonest, soonest};
    return (struct bounds){SCORE_DRAW, soonest};
}

/* The same where only searching tells how soon it comes. */
static struct bounds bounds_of_far_win(const struct searcher *searcher, int ply, enum side winner)
{
    bool sure = searcher->task->asked->rules->quiet == 0 &&
                is_sure(searcher, ply, winner, ENDGAME_CODE_MOST);
    return (struct bounds){sure ? SCORE_KNOWN - ply : SCORE_DRAW, SCORE_NONE};
}

static struct bounds bounds_of_decided(const struct searcher *searcher, int ply,
                                       struct endgame_value value)
{
    enum side side = searcher->frames[ply].position.side;
    bool win = value.outcome == ENDGAME_WIN;
    enum side winner = win ? side : side_other(side);
    struct bounds its = value.plies < 0 ? bounds_of_far_win(searcher, ply, winner)
                                        : bounds_of_win(searcher, ply, winner, value.plies);
    return win ? its : (struct bounds){-its.most, -its.least};
}

struct bounds line_known(const struct searcher *searcher, int ply)
{
    const struct endgame *endgame = searcher->task->asked->endgame;
    if (!endgame)
        return nothing_known;
    struct endgame_value value = endgame_probe(endgame, &searcher->frames[ply].position);
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

struct bounds line_look_up(const struct searcher *searcher, int ply)
{
    int pieces = position_phase(&searcher->frames[ply].position);
    return pieces > searcher->task->endgame_pieces ? nothing_known : line_known(searcher, ply);
}
