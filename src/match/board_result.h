/* SPDX-License-Identifier: MIT */
/* How a game stands by the board alone, whatever the players decide. */
#ifndef MATCH_BOARD_RESULT_H
#define MATCH_BOARD_RESULT_H

#include "match/draws.h"
#include "match/result.h"
#include "rules/position.h"

/* Nobody can move, a draw that comes by itself has come, or the game goes on. */
struct result board_result(const struct ruleset *rules, const struct position *position,
                           const struct draw_state *draws);

#endif
