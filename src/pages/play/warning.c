/* SPDX-License-Identifier: MIT */
/* A move that loses something at once is asked about before it is made; once, as long as the game
 * stands there. */
#include "pages/play/play.h"
#include "prose/hint_prose.h"

/* Returns the warnings where the game stands, or NULL if they have not been found. */
static const struct warnings *warnings_here(const struct play *play)
{
    const struct companion_warnings *found = &play->desk->companion->warnings;
    const struct match *match = play->desk->match;
    bool here = found->found && found->game == match->serial &&
                found->node == game_node(&match->game) && play->shown.looked_at == NODE_LIVE;
    return here ? &found->warnings : NULL;
}

static int find_warning(const struct warnings *warnings, const struct move *move)
{
    int index = warnings ? warnings->count - 1 : -1;
    while (index >= 0 && !move_equal(&warnings->list[index].moves[0], move))
        index--;
    return index;
}

/* Returns true if the last question was about the position where the game stands. */
static bool is_here(const struct play *play)
{
    const struct match *match = play->desk->match;
    return play->warned.game == match->serial && play->warned.node == game_node(&match->game);
}

bool play_must_warn(const struct play *play, const struct move *move)
{
    int index = find_warning(warnings_here(play), move);
    return index >= 0 && !(is_here(play) && play->warned.asked >> index & 1);
}

void play_mark_warning(struct play *play)
{
    const struct proof *line = &warnings_here(play)->list[play->warned.last];
    play_board_mark(&play->board, move_visited(&line->moves[0]) | move_visited(&line->moves[1]),
                    SQUARE_NONE);
}

void play_warn(struct play *play, const struct move *move, const struct move *made, int first)
{
    struct match *match = play->desk->match;
    const struct warnings *warnings = warnings_here(play);
    int index = find_warning(warnings, move);
    play->warned = (struct warned){
        .game = match->serial,
        .node = game_node(&match->game),
        .asked = (is_here(play) ? play->warned.asked : 0) | UINT64_C(1) << index,
        .last = index,
        .move = *move,
        .made = *made,
        .first = first,
    };
    match_note_warning(match);
    play_hush(play);
    play_mark_warning(play);
    desk_sound(play->desk, SOUND_OFFER);
    play_ask(play, QUESTION_WARNING);
}

bool play_warning_stands(const struct play *play)
{
    return is_here(play) && play->shown.looked_at == NODE_LIVE &&
           !match_computer_moves(play->desk->match) && warnings_here(play);
}

void play_warning_print(struct strbuf *out, struct play *play)
{
    struct advised advised = {.rules = &play_game(play)->rules.rules,
                              .position = game_position(play_game(play)),
                              .names = play->names};
    warning_print(out, &warnings_here(play)->list[play->warned.last], &advised);
}

void play_think_again(struct play *play)
{
    play_drop_question(play);
    play_hush(play);
}

void play_despite_warning(struct play *play)
{
    struct warned warned = play->warned;
    play_move(play, &warned.move, &warned.made, warned.first, ANIMATION_FORWARD);
}
