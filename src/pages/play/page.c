/* SPDX-License-Identifier: MIT */
/* The page on which one plays: the board and its gestures. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/board_widgets.h"
#include "pages/play/play.h"
#include "prose/play_prose.h"
#include "prose/verdict_prose.h"

#include <stdlib.h>

enum {
    DRAG_POINTS = 3,
};

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

/* Over the board the wheel looks back and forward, a move a notch, unless a piece is in the hand.
 */
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
        .drag_threshold = ui_px(ui, DRAG_POINTS),
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

/* The squares under the pointer and the cursor, where a move may be begun there. */
static squareset hot_squares(const struct play *play)
{
    const struct gesture *gesture = &play->gesture;
    if (play_board_obstacle(play) != OBSTACLE_NONE)
        return 0;
    squareset hot = gesture->hover != SQUARE_NONE ? square_set(gesture->hover) : 0;
    return gesture->cursor_visible ? hot | square_set(gesture->cursor) : hot;
}

/* The pieces whose side could not move any more when the game ended. */
static squareset blocked_pieces(const struct play *play)
{
    struct position position = game_position(game_of(play));
    return play_shows_end(play) && game_result(game_of(play)).reason == REASON_BLOCKED
               ? position.pieces[position.side]
               : 0;
}

/* The picture of a position at rest, marks included. */
static struct board_picture picture_at_rest(struct play *play)
{
    const struct game *game = game_of(play);
    int node = play_shown_node(play);
    struct board_picture picture = {
        .geometry = play->geometry,
        .position = tree_state(&game->tree, node)->position,
        .rules = &game->rules.rules,
        .looks = play->looks,
        .last = node != NODE_ROOT ? tree_move(&game->tree, node) : NULL,
        .list = &play->list,
        .blocked = blocked_pieces(play),
    };
    enum obstacle obstacle = play_board_obstacle(play);
    if (obstacle == OBSTACLE_BOARD_AT_REST || obstacle == OBSTACLE_LINE_OVER)
        return picture;
    picture.gesture = &play->gesture;
    if (obstacle != OBSTACLE_NONE)
        return picture;
    /* A piece that has begun to capture goes on, and no other may. */
    picture.movable = play->gesture.length > 1 ? 0 : movelist_starts(&play->list);
    picture.hot = hot_squares(play);
    picture.must_capture = play->list.count > 0 && move_is_capture(&play->list.moves[0]) &&
                           game->rules.rules.capture == CAPTURE_MANDATORY;
    picture.targets = gesture_targets(&play->gesture, &play->list);
    return picture;
}

static void add_move(struct board_picture *picture, struct play *play)
{
    struct animation *animation = &play->animation;
    struct animation_moment moment = animation_at(animation, play->desk->now);
    if (!animation->active)
        return;
    enum side above = play->desk->turned ? WHITE : BLACK;
    picture->animation = animation;
    picture->moment = moment;
    picture->homes[above] = play->layout.cards[0];
    picture->homes[side_other(above)] = play->layout.cards[1];
}

static void add_homing(struct board_picture *picture, struct play *play)
{
    struct homing *homing = &play->homing;
    double part = homing_at(homing, play->desk->now);
    if (!homing->active)
        return;
    struct rect home = board_square_rect(&play->geometry, homing->square);
    int x = homing->x - home.w / 2, y = homing->y - home.h / 2;
    picture->homing = homing->square;
    picture->homing_at = (struct rect){x + (int)((home.x - x) * part),
                                       y + (int)((home.y - y) * part), home.w, home.h};
}

/* The pointer and the keyboard's square are not what turns. */
static void add_turning(struct board_picture *picture, struct play *play)
{
    picture->turn = 1 - turning_at(&play->turning, play->desk->now);
    if (picture->turn > 0)
        picture->hot = 0;
}

static struct board_picture picture_now(struct play *play)
{
    struct board_picture picture = picture_at_rest(play);
    if (play->animation.active)
        add_move(&picture, play);
    if (play->homing.active)
        add_homing(&picture, play);
    if (play->shake.active) {
        picture.shaken = play->shake.square;
        picture.swing = shake_swing(&play->shake, play->desk->now);
    }
    if (play->turning.active)
        add_turning(&picture, play);
    return picture;
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
        COMMAND_FIRST,       COMMAND_PREVIOUS,    COMMAND_NEXT,      COMMAND_LAST,
        COMMAND_UNDO,        COMMAND_REDO,        COMMAND_TYPE_MOVE, COMMAND_OFFER_DRAW,
        COMMAND_RESIGN,      COMMAND_CLAIM_DRAW,  COMMAND_REVENGE,   COMMAND_FLIP,
        COMMAND_OTHER_ABOVE, COMMAND_OTHER_BELOW, COMMAND_RAISE,     COMMAND_DELETE,
        COMMAND_COMMENT,     COMMAND_STRENGTH,
    };
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (command_key(play->desk->ui, commands[i]))
            play_run(play, commands[i]);
}

/* Other pages are told which position is looked at. */
static void page_keys(struct play *play)
{
    struct ui *ui = play->desk->ui;
    for (const struct page *const *page = play->desk->pages; *page; page++)
        if (ui_take(ui, input_is_shortcut(&ui->input, (*page)->key)))
            desk_open_node(play->desk, (*page)->name, play->looked_at);
}

/* --- The page --- */

static void finish(void *state)
{
    struct play *play = state;
    play_forget_list(play);
    free(play->comment.text);
}

static void begin(struct play *play, struct desk *desk)
{
    finish(play);
    *play = (struct play){.desk = desk};
    gesture_init(&play->gesture);
    play_reset(play);
    play_sounds_begin(play);
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
    if (asked->kind == REQUEST_PLAY)
        begin(play, desk);
    else
        come_back(desk, play, asked);
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
    measure(play);
    register_squares(play);
    wheel_input(play);
    board_input(play);
    point_at_board(play);
    struct board_picture picture = picture_now(play);
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
           play->turning.active || play->result.moving;
}

const struct page play_page = {
    .name = "play",
    .title = N_("The board"),
    .state_size = sizeof(struct play),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .moving = moving,
    .finish = finish,
};
