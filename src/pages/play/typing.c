/* SPDX-License-Identifier: MIT */
/* Moves typed on the keyboard, in the strip below the board. */
#include "base/translate.h"
#include "notation/move_text.h"
#include "pages/play/play.h"
#include "prose/error_prose.h"

#include <ctype.h>
#include <string.h>

static bool submit_typed(struct play *play)
{
    const struct game *game = &play->desk->match->game;
    struct position position = game_position(game);
    struct text_error error;
    struct move move;
    if (!move_parse(play->typed, &game->rules, &position, play->names, &move, &error)) {
        play_show_message(play, MESSAGE_REFUSAL, error_sentence(&error).text);
        return false;
    }
    play_move(play, &move, false);
    return true;
}

void play_type_move(struct play *play)
{
    play_reset(play);
    play->typing = true;
    play->desk->ui->focus = ui_id("typed-move", 0);
}

/* The character of a typed move that a key stands for without modifiers, or 0. */
static char typed_character(const struct input *input)
{
    bool plain = input->kind == INPUT_KEY && input->mods == 0 && input->key < 128;
    return plain && (isdigit(input->key) || strchr("abcdefghx-:, ", input->key)) ? (char)input->key
                                                                                 : '\0';
}

void play_begin_typing(struct play *play)
{
    struct ui *ui = play->desk->ui;
    char first = typed_character(&ui->input);
    bool begins = isdigit(first) || (first >= 'a' && first <= 'h');
    bool busy = play->typing || play->gesture.route_count > 0 || play->looked_at != PLY_LIVE;
    if (!begins || busy || game_over(&play->desk->match->game) || !ui_take(ui, true))
        return;
    play_run(play, COMMAND_TYPE_MOVE);
    if (!play->typing)
        return; /* a question waits: that has been said */
    play->typed[0] = play->echo = first;
    play->typed[1] = '\0';
    ui->caret = 1;
}

/* A typed move is read from the keys themselves, so that no stroke is lost before the system's text
 * input is on; a text event that repeats the last stroke is dropped, any other is taken (a digit
 * that needs Shift on this keyboard comes only as text). */
static void key_to_text(struct play *play, struct input *input)
{
    char ch = typed_character(input);
    bool repeats = input->kind == INPUT_TEXT && play->echo && input->text[0] == play->echo;
    if (repeats)
        *input = (struct input){.kind = INPUT_NONE};
    if (input->kind != INPUT_NONE || repeats)
        play->echo = ch;
    if (ch)
        *input = (struct input){.kind = INPUT_TEXT, .text = {ch}};
}

void play_typing(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0))) {
        if (submit_typed(play))
            return;
    } else if (ui_take(ui, input_is_key(&ui->input, SDLK_ESCAPE, 0))) {
        play_reset(play);
        ui->focus = 0;
        return;
    }
    if (ui->focus == ui_id("typed-move", 0))
        key_to_text(play, &ui->input);
    if (ui_field(ui, rect, "typed-move", tr("Your move"), play->typed, sizeof play->typed))
        play->message_kind = MESSAGE_NONE;
}
