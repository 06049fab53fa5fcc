/* SPDX-License-Identifier: MIT */
/* The page on which one plays: the board and its gestures. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "pages/play/play.h"
#include "prose/play_prose.h"
#include "prose/verdict_prose.h"

#include <stdlib.h>

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* --- What the board answers --- */

void play_shake(struct play *play, int square)
{
    if (square != SQUARE_NONE && !play->desk->preferences->reduced_motion)
        shake_start(&play->shake, square, play->desk->now);
}

/* The piece that was clicked says no, or the one that cannot go where it was sent. */
static void shake_refused(struct play *play, const struct verdict *verdict)
{
    struct position position = play_shown_state(play)->position;
    bool clicked =
        verdict->square != SQUARE_NONE && position_piece(&position, verdict->square) != PIECE_NONE;
    play_shake(play, clicked ? verdict->square : verdict->from);
}

static void show_verdict(struct play *play, const struct verdict *verdict)
{
    char memory[MESSAGE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    struct position position = play_shown_state(play)->position;
    verdict_print(&sentence, &game_of(play)->rules, &position, verdict, play->names,
                  looks_side_names(play->looks));
    play_show_message(play, MESSAGE_REFUSAL, memory);
    play->gesture.look = verdict_named(verdict);
}

static void ask_route(struct play *play)
{
    char memory[MESSAGE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    route_question_print(&sentence, play->gesture.route_count);
    play_show_message(play, MESSAGE_PLAIN, memory);
}

/* A capture that can go one way only is made by the click on its piece. Whoever goes on to click
 * where it goes, as for any other move, has meant nothing else. */
static bool finishes_last_move(const struct play *play, const struct verdict *verdict)
{
    const struct game *game = game_of(play);
    if (play->desk->now >= play->finishing_until || play->looked_at != NODE_LIVE ||
        game->cursor == 0 || verdict->square == SQUARE_NONE)
        return false;
    const struct move *move = game_move_at(game, game->cursor - 1);
    squareset meant = move_is_capture(move) ? move_visited(move) : square_set(move_to(move));
    return squareset_has(meant, verdict->square);
}

static void answer_board(struct play *play, const struct board_event *event, bool dragged)
{
    switch (event->answer) {
    case BOARD_MOVE:
        play_move(play, &event->move, dragged);
        play->finishing_until = dragged ? 0 : play->desk->now + FINISHING_MS;
        break;
    case BOARD_REFUSED:
        if (finishes_last_move(play, &event->verdict)) {
            gesture_reset(&play->gesture);
            break;
        }
        show_verdict(play, &event->verdict);
        if (!dragged)
            shake_refused(play, &event->verdict);
        break;
    case BOARD_ROUTES:
        ask_route(play);
        break;
    case BOARD_REDRAW:
        if (play->desk->ui->input.kind != INPUT_MOVE && play->gesture.look == 0)
            play->message_kind = MESSAGE_NONE;
        break;
    case BOARD_NOTHING:
        break;
    }
}

/* Is this input one for the board, if no widget has taken it? */
static bool for_board(const struct play *play)
{
    const struct ui *ui = play->desk->ui;
    switch (ui->input.kind) {
    case INPUT_PRESS:
        return rect_contains(play->geometry.inner, ui->input.x, ui->input.y);
    case INPUT_KEY:
        return ui->focus == 0 || ui->focus == ui_id("board", 0);
    case INPUT_MOVE:
    case INPUT_RELEASE:
    case INPUT_LEAVE:
        return true;
    case INPUT_NONE:
    case INPUT_WHEEL:
    case INPUT_MIDDLE:
    case INPUT_TEXT:
    case INPUT_COMPOSE:
        break;
    }
    return false;
}

static void glide_home(struct play *play, int square)
{
    const struct ui *ui = play->desk->ui;
    if (!play->desk->preferences->reduced_motion)
        homing_start(&play->homing, square, ui->pointer_x, ui->pointer_y, play->desk->now);
}

/* Over the board the wheel looks back and forward, a move a notch, unless a piece is in hand. */
static void wheel_input(struct play *play)
{
    struct ui *ui = play->desk->ui;
    bool over = rect_contains(play->geometry.outer, ui->input.x, ui->input.y);
    if (play->gesture.dragging || !ui_take(ui, ui->input.kind == INPUT_WHEEL && over))
        return;
    int node = play_node_along(play, -ui->input.wheel);
    if (node != play_shown_node(play))
        play_look_at(play, node);
}

static void hand_to_board(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct position position = play_shown_state(play)->position;
    struct board_context context = {
        .rules = &game_of(play)->rules.rules,
        .position = &position,
        .list = &play->list,
        .geometry = play->geometry,
        .drag_threshold = ui_px(ui, METRIC_DRAG),
    };
    bool dragged = play->gesture.dragging;
    int length = play->gesture.length;
    struct board_event event = gesture_input(&play->gesture, &context, &ui->input);
    if (ui->input.kind == INPUT_KEY && event.answer != BOARD_NOTHING)
        ui->used = true;
    /* Let go where it may not go: it is where it was. */
    if (dragged && !play->gesture.dragging && play->gesture.length == length)
        glide_home(play, play->gesture.path[length - 1]);
    answer_board(play, &event, dragged);
}

/* The second click of a double click that ended the game asks for nothing more. */
static bool still_playing(const struct play *play, enum obstacle obstacle)
{
    return obstacle == OBSTACLE_BOARD_AT_REST && !play_result_settled(play);
}

/* Whoever lets go of a piece does so with what has been said, too; also where there is no piece. */
static void let_go_of_message(struct play *play, enum obstacle obstacle)
{
    const struct input *input = &play->desk->ui->input;
    bool right = input->kind == INPUT_PRESS && input->secondary && obstacle == OBSTACLE_NONE;
    if (!right && !input_is_key(input, SDLK_ESCAPE, 0))
        return;
    play->message_kind = MESSAGE_NONE;
    play->gesture.look = 0;
}

static void board_input(struct play *play)
{
    struct ui *ui = play->desk->ui;
    if (ui->used || !for_board(play))
        return;
    enum obstacle obstacle = play_board_obstacle(play);
    if (ui->input.kind == INPUT_PRESS) {
        ui->used = true;
        if (ui_stray_click(ui, 0))
            return;
        ui->focus = 0;
        play->typing = false;
        if (obstacle != OBSTACLE_NONE && !still_playing(play, obstacle))
            play_show_message(play, MESSAGE_REFUSAL, obstacle_text(obstacle));
    }
    if (obstacle == OBSTACLE_NONE)
        hand_to_board(play);
    else
        play->gesture.hover = SQUARE_NONE; /* the pointer may be anywhere when it is gone */
    let_go_of_message(play, obstacle);
}

/* A hand over what can be taken, over where it can go, and while it is held. */
static void point_at_board(struct play *play)
{
    struct ui *ui = play->desk->ui;
    const struct gesture *gesture = &play->gesture;
    int square;
    if (play_board_obstacle(play) != OBSTACLE_NONE || !ui->pointer_inside)
        return;
    bool on_board = board_square_at(&play->geometry, ui->pointer_x, ui->pointer_y, &square);
    squareset useful = movelist_starts(&play->list) | gesture_targets(gesture, &play->list);
    bool takes = on_board && !ui->held && square != SQUARE_NONE && squareset_has(useful, square);
    if (takes || gesture->pressed != SQUARE_NONE || gesture->dragging)
        ui_point(ui, CURSOR_HAND);
}

/* --- The board --- */

static void register_squares(struct play *play)
{
    struct position position = play_shown_state(play)->position;
    int chosen = play->gesture.length > 0 ? play->gesture.path[0] : SQUARE_NONE;
    board_widgets(play->desk->ui, &play->geometry, &position, chosen,
                  looks_side_names(play->looks));
}

static void stop_for_input(struct play *play)
{
    enum input_kind kind = play->desk->ui->input.kind;
    if (kind != INPUT_PRESS && kind != INPUT_KEY && kind != INPUT_WHEEL)
        return;
    play_stop_motion(play);
    play_result_landed(play);
}

/* --- Keys of what has no button in sight --- */

static void command_keys(struct play *play)
{
    static const enum command commands[] = {
        COMMAND_FIRST,         COMMAND_PREVIOUS,       COMMAND_NEXT,      COMMAND_LAST,
        COMMAND_UNDO,          COMMAND_REDO,           COMMAND_TYPE_MOVE, COMMAND_OFFER_DRAW,
        COMMAND_RESIGN,        COMMAND_CLAIM_DRAW,     COMMAND_REVENGE,   COMMAND_FLIP,
        COMMAND_OTHER_ABOVE,   COMMAND_OTHER_BELOW,    COMMAND_RAISE,     COMMAND_DELETE,
        COMMAND_COMMENT,       COMMAND_COMMENT_BEFORE, COMMAND_STRENGTH,  COMMAND_COPY_GAME,
        COMMAND_COPY_POSITION, COMMAND_COPY_PICTURE,   COMMAND_PASTE,
    };
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (command_key(play->desk->ui, commands[i]))
            play_run(play, commands[i]);
}

/* Other pages are told which position is looked at; what is being written is in the game by then:
 * it may be saved there. */
static void page_keys(struct play *play)
{
    struct ui *ui = play->desk->ui;
    for (const struct page *const *page = play->desk->pages; *page; page++) {
        if (!ui_take(ui, input_is_shortcut(&ui->input, (*page)->key)))
            continue;
        play_keep_name(play);
        play_keep_comment(play);
        desk_open_node(play->desk, (*page)->name, play->looked_at);
    }
}

/* --- The page --- */

static void finish(void *state)
{
    struct play *play = state;
    moves_list_finish(&play->moves);
    free(play->comment.text);
}

/* The first match of all stands there when the window opens. */
static void begin(struct play *play, struct desk *desk)
{
    static const struct position nothing;
    bool first = !play->desk;
    finish(play);
    *play = (struct play){.desk = desk};
    gesture_init(&play->gesture);
    play_reset(play);
    play_result_begin(play);
    play_sounds_begin(play);
    if (!first)
        play_gather(play, &nothing);
}

/* What was in the hand has been let go elsewhere; a move that is being typed is typed on; what was
 * said, and is marked, may speak of squares by names that they no longer have. */
static void come_back(struct desk *desk, void *state, const struct request *asked)
{
    struct play *play = state;
    (void)asked;
    gesture_let_go(&play->gesture);
    play_sounds_begin(play);
    play_keep_name(play);
    play_keep_comment(play);
    play->message_kind = MESSAGE_NONE;
    play->gesture.look = 0;
    play->result.seen = false;
    play->result.unseen_at = desk->now;
    if (play->typing)
        desk->ui->focus = ui_id("typed-move", 0);
    else if (desk->ui->focus == 0)
        play_focus_answer(play);
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct play *play = state;
    if (asked->kind != REQUEST_PLAY) {
        come_back(desk, play, asked);
        return;
    }
    begin(play, desk);
    play_arrived(play, asked);
}

static void measure(struct play *play)
{
    const struct game *game = game_of(play);
    struct position position = play_shown_state(play)->position;
    bool mirrored = game->rules.rules.corner == CORNER_LIGHT;
    movegen(&game->rules.rules, &position, &play->list);
    play->looks = preferences_looks(play->desk->preferences, &game->rules);
    play->names = square_names_for(&game->rules.rules, looks_square_style(play->looks));
    play_measure(play);
    if (play->turning.active)
        play->turn = 1 - turning_at(&play->turning, play->desk->now);
    if (!play->turning.active)
        play->turn = 0;
    play->geometry = board_geometry_in(play->layout.board, play->desk->turned, mirrored);
}

static void pass(struct desk *desk, void *state)
{
    struct play *play = state;
    struct ui *ui = desk->ui;
    play->desk = desk;
    stop_for_input(play);
    play_result_follow(play);
    play_follow_question(play);
    play_follow_comment(play);
    measure(play);
    register_squares(play);
    wheel_input(play);
    board_input(play);
    point_at_board(play);
    struct board_picture picture = play_picture(play);
    board_view(ui, &picture);
    if (picture.turn == 0)
        ui_focus_frame(ui, ui_id("board", 0), play->geometry.inner, 0);
    play_panel(play);
    play_strip(play);
    board_hand_view(ui, &picture);
    play_begin_typing(play);
    command_keys(play);
    page_keys(play);
    /* A click leaves the keyboard to the board, or to the question that it asked: the next arrow or
     * Enter is meant for that. */
    if (ui->input.kind == INPUT_RELEASE && !play->typing && !play->renamed && !play->comment.open)
        play_focus_answer(play);
    if (ui->report[0])
        play_show_message(play, MESSAGE_REFUSAL, ui->report);
    play_sounds(play);
}

static bool moving(const void *state)
{
    const struct play *play = state;
    return play->animation.active || play->homing.active || play->shake.active ||
           play->turning.active || play->gathering.active || play->result.moving;
}

const struct page play_page = {
    .name = "play",
    .title = N_("The board"),
    .state_size = sizeof(struct play),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .moving = moving,
    .told = play_told,
    .finish = finish,
};
