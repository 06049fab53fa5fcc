/* SPDX-License-Identifier: MIT */
#include "rounds.h"

int match_game_of_round(const char *round)
{
    int pair, game;
    if (!scan_number(&round, &pair) || !scan_char(&round, '.') || !scan_number(&round, &game) ||
        *round || pair < 1 || pair > MATCH_PAIRS_MAX || game < 1 || game > 2)
        return -1;
    return (pair - 1) * 2 + game - 1;
}

enum points match_points(enum outcome outcome, int number)
{
    if (outcome == DRAW)
        return POINTS_DRAW;
    return (outcome == BLACK_WINS) == (match_side_of_first(number) == BLACK) ? POINTS_WIN
                                                                             : POINTS_LOSS;
}
