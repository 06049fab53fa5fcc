/* SPDX-License-Identifier: MIT */
/* Hints: at first the piece, asked again the move, asked again why. */
#include "pages/play/play.h"
#include "prose/hint_prose.h"

/* Returns the hint for the position that is shown, or NULL if it has not been found. */
static const struct hint *hint_shown(const struct play *play)
{
    const struct companion_hint *found = &play->desk->companion->hint;
    bool here = found->found && found->game == play->desk->match->serial &&
                found->node == shown_node(&play->shown);
    return here ? &found->hint : NULL;
}

static void say_hint(struct play *play, const struct hint *hint)
{
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    struct advised advised = {.rules = &play_game(play)->rules.rules,
                              .position = shown_state(&play->shown)->position,
                              .names = play->names};
    squareset squares = move_visited(&hint->move);
    if (play->hints.stage == HINT_PIECE) {
        hint_piece_print(&sentence, hint, &advised);
        squares = square_set(move_from(&hint->move));
    } else if (play->hints.stage == HINT_MOVE) {
        hint_move_print(&sentence, hint, &advised);
    } else {
        hint_reason_print(&sentence, hint, &advised);
    }
    play_say(play, MESSAGE_PLAIN, sentence.text);
    play_board_mark(&play->board, squares, SQUARE_NONE);
    play->hints.squares = squares;
}

squareset play_hint_squares(const struct play *play)
{
    squareset pointed = play->board.gesture.pointed;
    return pointed == play->hints.squares ? pointed : 0;
}

void play_hint(struct play *play)
{
    struct hints *hints = &play->hints;
    int game = play->desk->match->serial, node = shown_node(&play->shown);
    bool again = hints->stage != HINT_UNASKED && hints->game == game && hints->node == node;
    const struct hint *hint = again ? hint_shown(play) : NULL;
    play_put_down(play);
    if (hint) {
        hints->stage += hints->stage < HINT_WHY;
        say_hint(play, hint);
        return;
    }
    play_say(play, MESSAGE_PLAIN, hint_awaited());
    if (again)
        return;
    if (!game_over(play_game(play)))
        match_note_hint(play->desk->match);
    *hints = (struct hints){.game = game, .node = node, .stage = HINT_PIECE, .awaited = true};
    play->desk->request = (struct request){REQUEST_HINT, .node = node};
}

void play_follow_hint(struct play *play)
{
    const struct hint *hint = play->hints.awaited ? hint_shown(play) : NULL;
    if (!hint)
        return;
    play->hints.awaited = false;
    say_hint(play, hint);
}
