/* SPDX-License-Identifier: MIT */
/* Moves typed on the keyboard, in the strip below the board. */
#include "base/translate.h"
#include "notation/move_text.h"
#include "pages/play/play.h"
#include "prose/error_prose.h"
#include "prose/verdict_prose.h"

#include <ctype.h>

/* The squares of the sentence. */
static squareset named_squares(const struct text_error *error)
{
    squareset named = error->fault == FAULT_ILLEGAL ? verdict_named(&error->verdict) : 0;
    for (int i = 0; i < error->route_count && i < ROUTES_SHOWN; i++)
        named |= move_visited(&error->routes[i]);
    return named;
}

/* As a click that is refused: the squares that the sentence names are marked, and the piece that
 * was to move says no. */
static void refuse(struct play *play, const struct text_error *error)
{
    struct position position = play_shown_state(play)->position;
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    error_print(&sentence, error, looks_side_names(play->looks));
    play_show_message(play, MESSAGE_REFUSAL, sentence.text);
    play->gesture.look = named_squares(error);
    bool piece = error->fault == FAULT_ILLEGAL && position_piece(&position, error->square);
    play_shake(play, piece ? error->square : SQUARE_NONE);
}

static bool submit_typed(struct play *play)
{
    const struct game *game = &play->desk->match->game;
    struct position position = play_shown_state(play)->position;
    struct text_error error;
    struct move move;
    if (!move_parse(play->typed, &game->rules, &position, play->names, &move, &error)) {
        refuse(play, &error);
        return false;
    }
    play_move(play, &move, false);
    return true;
}

void play_type_move(struct play *play)
{
    play_put_down(play);
    play->typing = true;
    play->desk->ui->focus = ui_id("typed-move", 0);
}

/* Does this text begin a move? By the text, not by the keys: a digit may need Shift, or be typed on
 * the keypad. */
static bool begins_move(const struct input *input)
{
    unsigned char first = (unsigned char)input->text[0];
    return input->kind == INPUT_TEXT &&
           (isdigit(first) || (tolower(first) >= 'a' && tolower(first) <= 'h'));
}

void play_begin_typing(struct play *play)
{
    struct ui *ui = play->desk->ui;
    bool busy = play->typing || play->gesture.route_count > 0;
    enum obstacle obstacle = play_board_obstacle(play);
    if (busy || (obstacle != OBSTACLE_NONE && obstacle != OBSTACLE_QUESTION_WAITS))
        return;
    if (!ui->wants_text)
        ui->text_rect = play->layout.strip;
    ui->wants_text = true;
    if (!begins_move(&ui->input) || !ui_take(ui, true))
        return;
    play_run(play, COMMAND_TYPE_MOVE);
    if (!play->typing)
        return; /* a question waits: that has been said */
    struct strbuf typed = strbuf_init(play->typed, sizeof play->typed);
    strbuf_add(&typed, ui->input.text);
}

void play_typing(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0))) {
        if (submit_typed(play))
            return;
    } else if (ui_take(ui, input_is_key(&ui->input, SDLK_ESCAPE, 0))) {
        play_put_down(play);
        ui->focus = 0;
        return;
    }
    if (ui_field(ui, rect, "typed-move", tr("Your move"), play->typed, sizeof play->typed)) {
        play->message_kind = MESSAGE_NONE;
        play->gesture.look = 0;
    }
}
