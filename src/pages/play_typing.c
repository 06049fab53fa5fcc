/* SPDX-License-Identifier: MIT */
/* Moves typed on the keyboard, in the strip below the board. */
#include "notation/move_text.h"
#include "pages/play_page.h"

#include <ctype.h>
#include <string.h>

static bool submit_typed(struct screens *screens)
{
    struct play_page *page = &screens->play;
    struct position position = game_position(&screens->match->game);
    struct text_error error;
    struct move move;
    if (!move_parse(page->typed, &screens->match->game.rules, &position, play_page_names(screens),
                    &move, &error)) {
        play_page_say(page, MESSAGE_REFUSAL, error.sentence);
        return false;
    }
    play_page_move(screens, &move, false);
    return true;
}

/* The character of a typed move that a key stands for without modifiers, or 0. */
static char typed_character(const struct input *input)
{
    bool plain = input->kind == INPUT_KEY && input->mods == 0 && input->key < 128;
    return plain && (isdigit(input->key) || strchr("abcdefghx-:, ", input->key)) ? (char)input->key
                                                                                 : '\0';
}

void play_page_begin_typing(struct screens *screens)
{
    struct play_page *page = &screens->play;
    char first = typed_character(&screens->ui.input);
    bool begins = isdigit(first) || (first >= 'a' && first <= 'h');
    if (!begins || page->typing || page->gesture.route_count > 0 || page->looked_at != LIVE ||
        game_over(&screens->match->game) || !ui_take(&screens->ui, true))
        return;
    play_page_type_move(screens);
    page->typed[0] = page->echo = first;
    page->typed[1] = '\0';
    screens->ui.caret = 1;
}

/* A typed move is read from the keys themselves, so that no stroke is lost before the system's text
 * input is on; a text event that repeats the last stroke is dropped, any other is taken (a digit
 * that needs Shift on this keyboard comes only as text). */
static void key_to_text(struct play_page *page, struct input *input)
{
    char ch = typed_character(input);
    bool repeats = input->kind == INPUT_TEXT && page->echo && input->text[0] == page->echo;
    if (repeats)
        *input = (struct input){.kind = INPUT_NONE};
    if (input->kind != INPUT_NONE || repeats)
        page->echo = ch;
    if (ch)
        *input = (struct input){.kind = INPUT_TEXT, .text = {ch}};
}

void play_page_typing(struct screens *screens, struct rect rect)
{
    struct play_page *page = &screens->play;
    struct ui *ui = &screens->ui;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0))) {
        if (submit_typed(screens))
            return;
    } else if (ui_take(ui, input_is_key(&ui->input, SDLK_ESCAPE, 0))) {
        play_page_reset(page);
        ui->focus = 0;
        return;
    }
    if (ui->focus == ui_id("typed-move", 0))
        key_to_text(page, &ui->input);
    if (ui_field(ui, rect, "typed-move", "Your move", page->typed, sizeof page->typed))
        page->message_kind = MESSAGE_NONE;
}
