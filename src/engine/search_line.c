/* SPDX-License-Identifier: MIT */
#include "engine/search_line.h"

#include "engine/endgame.h"
#include "engine/key.h"
#include "rules/movegen.h"

/* --- Draws --- */

/* How often a position of the game must have been there before, so that coming to it again is a
 * draw. Where the rules know no repetition, nobody goes round for ever: three times are enough. */
static int times_before(const struct ruleset *rules)
{
    return rules->repetition > 0 ? rules->repetition - 1 : 2;
}

/* Has the position at `ply` been there before? Twice in what is searched is enough, as nobody has
 * to go round again; counted from the game, as often as the rules say. */
static bool is_repeated(const struct searcher *searcher, int ply)
{
    const struct search_task *task = searcher->task;
    const struct frame *frames = searcher->frames;
    int needed = times_before(task->asked->rules);
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

bool line_is_drawn(const struct searcher *searcher, int ply)
{
    const struct ruleset *rules = searcher->task->asked->rules;
    const struct frame *frame = &searcher->frames[ply];
    if (rules->quiet > 0 && frame->quiet >= rules->quiet)
        return movegen_any(rules, &frame->position); /* who cannot move has lost all the same */
    if (rules->lone_kings == YES && position_has_lone_kings(&frame->position))
        return movegen_any(rules, &frame->position);
    return frame->reversible >= 4 && is_repeated(searcher, ply);
}

/* --- Going down --- */

enum {
    QUIET_FAR = 30, /* quiet plies to a draw that are more than most searches see */
};

uint64_t line_memory_key(const struct searcher *searcher, int ply)
{
    const struct ruleset *rules = searcher->task->asked->rules;
    const struct frame *frame = &searcher->frames[ply];
    int left = rules->quiet - frame->quiet;
    if (rules->quiet == 0 || left > QUIET_FAR)
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

/* What a win, or a loss, that tables know of says of the score at `ply`. */
static struct bounds bounds_of_decided(const struct searcher *searcher, int ply,
                                       struct endgame_value value)
{
    bool win = value.outcome == ENDGAME_WIN;
    if (value.plies < 0) /* how soon, only searching tells */
        return win ? (struct bounds){SCORE_KNOWN - ply, SCORE_NONE}
                   : (struct bounds){-SCORE_NONE, ply - SCORE_KNOWN};
    int score = win ? score_win_in(ply + value.plies) : score_loss_in(ply + value.plies);
    bool in_time = is_in_time(searcher->task->asked->rules, &searcher->frames[ply], value.plies);
    return in_time ? (struct bounds){score, score} : nothing_known;
}

struct bounds line_look_up(const struct searcher *searcher, int ply)
{
    const struct position *position = &searcher->frames[ply].position;
    if (position_phase(position) > searcher->task->endgame_pieces)
        return nothing_known;
    struct endgame_value value = endgame_probe(searcher->task->asked->endgame, position);
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
