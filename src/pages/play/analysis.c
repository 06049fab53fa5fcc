/* SPDX-License-Identifier: MIT */
/* The analysis of the game on the board. */
#include "pages/play/play.h"
#include "prose/analysis_prose.h"

enum obstacle play_no_help(const struct play *play)
{
    const struct match *match = play->desk->match;
    int people = game_over(play_game(play)) ? 0 : match_people(match);
    if (people == 1)
        return OBSTACLE_NO_HELP;
    return people == 0 || help_has_hints(match->help) ? OBSTACLE_NONE : OBSTACLE_HINTS_OFF;
}

bool play_is_analysed(const struct play *play)
{
    const struct companion_analysis *analysis = &play->desk->companion->analysis;
    return analysis->running && !analysis->replayed &&
           analysis->game == (unsigned)play->desk->match->serial;
}

bool play_was_analysed(const struct play *play)
{
    return tree_text(&play_game(play)->tree, NODE_ROOT, TEXT_ANALYSIS)[0];
}

void play_analysing_print(struct strbuf *out, const struct play *play)
{
    const struct companion_analysis *analysis = &play->desk->companion->analysis;
    analysing_print(out, analysis->done, analysis->count - 1);
}

void play_analyse(struct play *play)
{
    bool stops = play_is_analysed(play);
    play_put_down(play);
    desk_ask(play->desk, stops ? REQUEST_STOP_ANALYSIS : REQUEST_ANALYSE);
}
