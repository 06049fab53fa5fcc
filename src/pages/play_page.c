/* SPDX-License-Identifier: MIT */
/* The page on which one plays: the board and its gestures. What surrounds it is in play_panel.c,
 * what commands do in play_commands.c, typed moves in play_typing.c. */
#include "pages/play_page.h"
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "notation/verdict_text.h"
#include "pages/play_panel.h"
#include "pages/screens.h"

#include <stdio.h>

enum {
    DRAG_POINTS = 3,
};

static void say_verdict(struct screens *screens, const struct verdict *verdict)
{
    char memory[240];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    struct position position = game_position(&screens->match->game);
    verdict_print(&sentence, &screens->match->game.rules, &position, verdict,
                  play_page_names(screens));
    play_page_say(&screens->play, MESSAGE_REFUSAL, memory);
}

/* --- The board --- */

static void ask_route(struct screens *screens)
{
    char sentence[160];
    snprintf(sentence, sizeof sentence,
             "%d captures end there. Press a number, or click it on its way.",
             screens->play.gesture.route_count);
    play_page_say(&screens->play, MESSAGE_PLAIN, sentence);
}

static void answer_board(struct screens *screens, const struct board_event *event, bool dragged)
{
    struct play_page *page = &screens->play;
    switch (event->answer) {
    case BOARD_MOVE:
        play_page_move(screens, &event->move, dragged);
        break;
    case BOARD_REFUSED:
        say_verdict(screens, &event->verdict);
        break;
    case BOARD_ROUTES:
        ask_route(screens);
        break;
    case BOARD_REDRAW:
        if (screens->ui.input.kind != INPUT_MOVE && page->gesture.look == 0)
            page->message_kind = MESSAGE_NONE;
        break;
    case BOARD_NOTHING:
        break;
    }
}

/* Why the board takes no moves now, or NULL. */
static const char *board_obstacle(const struct screens *screens)
{
    if (screens->play.looked_at != LIVE)
        return "This is an earlier position. The last move in the list leads back to the game.";
    if (game_over(&screens->match->game))
        return "The game is over. Revenge begins the next one; Undo takes the last move back.";
    if (screens->play.prompt != PROMPT_NONE)
        return "An answer comes first.";
    return NULL;
}

/* Is this input one for the board, if no widget has taken it? */
static bool for_board(const struct screens *screens, const struct board_geometry *geometry,
                      struct rect covered)
{
    const struct ui *ui = &screens->ui;
    switch (ui->input.kind) {
    case INPUT_PRESS:
        return rect_contains(geometry->inner, ui->input.x, ui->input.y) &&
               !rect_contains(covered, ui->input.x, ui->input.y);
    case INPUT_KEY:
        return ui->focus == 0 || ui->focus == ui_id("board", 0);
    case INPUT_MOVE:
    case INPUT_RELEASE:
    case INPUT_LEAVE:
        return true;
    default:
        return false;
    }
}

static void board_input(struct screens *screens, const struct board_geometry *geometry,
                        struct rect covered)
{
    struct play_page *page = &screens->play;
    struct ui *ui = &screens->ui;
    if (ui->used || !for_board(screens, geometry, covered))
        return;
    const char *obstacle = board_obstacle(screens);
    if (ui->input.kind == INPUT_PRESS) {
        ui->used = true;
        ui->focus = 0;
        page->typing = false;
        if (obstacle)
            play_page_say(page, MESSAGE_REFUSAL, obstacle);
    }
    if (obstacle)
        return;
    struct position position = game_position(&screens->match->game);
    struct board_context context = {
        .rules = &screens->match->game.rules.rules,
        .position = &position,
        .list = &page->list,
        .geometry = *geometry,
        .drag_threshold = ui_px(ui, DRAG_POINTS),
    };
    bool dragged = page->gesture.dragging;
    struct board_event event = gesture_input(&page->gesture, &context, &ui->input);
    if (ui->input.kind == INPUT_KEY && event.answer != BOARD_NOTHING)
        ui->used = true;
    answer_board(screens, &event, dragged);
}

/* The picture of a position at rest, marks included. */
static struct board_picture picture_at_rest(struct screens *screens,
                                            const struct board_geometry *geometry)
{
    struct play_page *page = &screens->play;
    const struct game *game = &screens->match->game;
    int ply = play_page_shown_ply(screens);
    bool live = page->looked_at == LIVE && !game_over(game);
    struct board_picture picture = {
        .geometry = *geometry,
        .position = game_position_at(game, ply),
        .rules = &game->rules.rules,
        .looks = play_page_looks(screens),
        .last = ply > 0 ? game_move_at(game, ply - 1) : NULL,
        .list = &page->list,
    };
    if (live) {
        picture.gesture = &page->gesture;
        picture.movable = movelist_starts(&page->list);
        picture.must_capture = page->list.count > 0 && move_is_capture(&page->list.moves[0]) &&
                               game->rules.rules.capture == CAPTURE_MANDATORY;
        picture.targets = gesture_targets(&page->gesture, &page->list);
    }
    return picture;
}

static void draw_play_board(struct screens *screens, const struct board_geometry *geometry)
{
    struct animation *animation = &screens->play.animation;
    struct board_picture picture = picture_at_rest(screens, geometry);
    double progress = animation->active ? animation_progress(animation, screens->now) : 0;
    if (animation->active) {
        picture.position = animation->before;
        picture.moving = &animation->move;
        picture.progress = progress;
    }
    board_view(&screens->ui, &picture);
    struct rect board = geometry->inner;
    if (screens->ui.focus == ui_id("board", 0))
        ui_focus_frame(&screens->ui, screens->ui.focus, board, 0);
}

static void skip_animation(struct screens *screens)
{
    enum input_kind kind = screens->ui.input.kind;
    if (kind == INPUT_PRESS || kind == INPUT_KEY || kind == INPUT_WHEEL)
        screens->play.animation.active = false;
}

/* Keys of commands that have no button on this page. */
static void keys_without_button(struct screens *screens)
{
    static const enum command commands[] = {
        COMMAND_FIRST,     COMMAND_PREVIOUS,   COMMAND_NEXT,    COMMAND_LAST,       COMMAND_KEYS,
        COMMAND_TYPE_MOVE, COMMAND_OFFER_DRAW, COMMAND_RESIGN,  COMMAND_CLAIM_DRAW, COMMAND_REVENGE,
        COMMAND_NEW_MATCH, COMMAND_LEDGER,     COMMAND_COMPARE, COMMAND_EDIT_RULES,
    };
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (command_key(&screens->ui, commands[i]))
            command_run(screens, commands[i]);
}

void play_page_pass(struct screens *screens)
{
    struct play_page *page = &screens->play;
    struct ui *ui = &screens->ui;
    skip_animation(screens);
    struct position position = game_position(&screens->match->game);
    movegen(&screens->match->game.rules.rules, &position, &page->list);
    struct play_panel panel =
        play_panel_measure(screens, play_page_looks(screens), play_page_names(screens));
    struct board_geometry geometry = board_geometry_in(
        panel.layout.board, page->turned, screens->match->game.rules.rules.corner == CORNER_LIGHT);
    struct position shown = game_position_at(&screens->match->game, play_page_shown_ply(screens));
    board_widgets(ui, &geometry, &shown,
                  page->gesture.length > 0 ? page->gesture.path[0] : SQUARE_NONE);
    bool covered = play_panel_result_shown(screens);
    board_input(screens, &geometry,
                covered ? play_panel_result_rect(screens, &geometry) : (struct rect){0});
    draw_play_board(screens, &geometry);
    play_panel_pass(screens, &panel, &geometry);
    play_page_begin_typing(screens);
    if (screens->scene == SCENE_PLAY)
        keys_without_button(screens);
    /* A click leaves the keyboard to the board: the next arrow or Enter is meant for it. */
    if (ui->input.kind == INPUT_RELEASE && !page->typing)
        ui->focus = 0;
    if (ui->report[0])
        play_page_say(page, MESSAGE_REFUSAL, ui->report);
}
