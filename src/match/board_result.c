/* SPDX-License-Identifier: MIT */
#include "match/board_result.h"

#include "rules/movegen.h"

struct result board_result(const struct ruleset *rules, const struct position *position,
                           const struct draw_state *draws)
{
    if (!movegen_any(rules, position)) {
        bool giveaway = rules->goal == GOAL_LOSE;
        enum side winner = giveaway ? position->side : side_other(position->side);
        bool pieces = position->pieces[position->side] != 0;
        struct result won = result_win(winner, pieces ? REASON_BLOCKED : REASON_NO_PIECES);
        won.giveaway = giveaway;
        return won;
    }
    enum reason draw = draw_reason(rules, draws);
    if (draw != REASON_NONE && rules->draws == DRAWS_AUTOMATIC)
        return draw_result(rules, draws, draw);
    return (struct result){0};
}
