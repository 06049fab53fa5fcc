/* SPDX-License-Identifier: MIT */
#include "match/draws.h"

static const char *const reset_texts[] = {
    [RESET_CAPTURE] = "a capture",
    [RESET_CAPTURE_OR_CROWN] = "a capture or a crowning",
    [RESET_CAPTURE_OR_MAN] = "a capture or a man's move",
};

static bool lone_kings(const struct position *position)
{
    return bits_count(position->pieces[BLACK]) == 1 && bits_count(position->pieces[WHITE]) == 1 &&
           position->kings == position_occupied(position);
}

/* Does this move, made in `before`, end a row of quiet plies? */
static bool resets_quiet(const struct ruleset *rules, const struct position *before,
                         const struct move *move)
{
    if (move_is_capture(move))
        return true;
    switch (rules->quiet_reset) {
    case RESET_CAPTURE_OR_CROWN:
        return move->crowns;
    case RESET_CAPTURE_OR_MAN:
        return !squareset_has(before->kings, move_from(move));
    default:
        return false;
    }
}

struct draw_state draw_state_start(const struct position *start)
{
    return (struct draw_state){.repetitions = 1, .lone_kings = lone_kings(start)};
}

struct draw_state draw_state_next(const struct draw_state *state, const struct ruleset *rules,
                                  const struct position *before, const struct move *move,
                                  const struct position *after, int repetitions)
{
    return (struct draw_state){
        .quiet = resets_quiet(rules, before, move) ? 0 : state->quiet + 1,
        .repetitions = repetitions,
        .lone_kings = lone_kings(after),
    };
}

enum reason draw_reason(const struct ruleset *rules, const struct draw_state *state)
{
    if (rules->lone_kings == YES && state->lone_kings)
        return REASON_LONE_KINGS;
    if (rules->repetition > 0 && state->repetitions >= rules->repetition)
        return REASON_REPETITION;
    if (rules->quiet > 0 && state->quiet >= rules->quiet)
        return REASON_QUIET;
    return REASON_NONE;
}

/* Parts of the meter are set apart from what was said before them. */
static void begin_part(struct strbuf *out, size_t start)
{
    if (out->length > start)
        strbuf_add(out, "; ");
}

void draw_meter_print(struct strbuf *out, const struct ruleset *rules,
                      const struct draw_state *state)
{
    size_t start = out->length;
    if (rules->quiet > 0)
        strbuf_addf(out, "quiet %d of %d, %s resets it", state->quiet, rules->quiet,
                    reset_texts[rules->quiet_reset]);
    if (rules->repetition > 0) {
        begin_part(out, start);
        strbuf_addf(out, "this position %d of %d", state->repetitions, rules->repetition);
    }
    if (rules->draws == DRAWS_CLAIM && draw_reason(rules, state) != REASON_NONE) {
        begin_part(out, start);
        strbuf_add(out, "the player to move may claim a draw");
    }
}
