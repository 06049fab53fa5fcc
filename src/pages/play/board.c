/* SPDX-License-Identifier: MIT */
/* The board of the play page: what the hand does there, and what is drawn. */
#include "board/board_widgets.h"
#include "board/hand.h"
#include "pages/play/play.h"
#include "prose/verdict_prose.h"

#include <limits.h>

static struct position position_shown(const struct play *play)
{
    return shown_state(&play->shown)->position;
}

void play_board_let_go(struct play_board *board)
{
    gesture_let_go(&board->gesture);
}

void play_board_put_down(struct play_board *board)
{
    gesture_reset(&board->gesture);
    board->repeats = 0;
}

void play_board_mark(struct play_board *board, squareset squares, int refused)
{
    board->gesture.pointed = squares;
    board->gesture.refused = refused;
}

bool play_board_captures(const struct play *play)
{
    return gesture_captures(&play->board.gesture);
}

void play_board_leave(struct play_board *board)
{
    board->gesture.hover = SQUARE_NONE;
}

enum obstacle play_board_obstacle(const struct play *play)
{
    if (shown_is_end(&play->shown))
        return OBSTACLE_BOARD_AT_REST;
    if (shown_state(&play->shown)->result.outcome != ONGOING)
        return OBSTACLE_LINE_OVER;
    enum side side = shown_state(&play->shown)->position.side;
    if (match_level_of_side(play->desk->match, side) != PLAYER_PERSON)
        return play->shown.looked_at == NODE_LIVE ? OBSTACLE_COMPUTER_MOVES
                                                  : OBSTACLE_COMPUTER_MOVED;
    return play_question(play) != QUESTION_NONE ? OBSTACLE_QUESTION_WAITS : OBSTACLE_NONE;
}

void play_board_measure(struct play *play)
{
    const struct ruleset *rules = &play_game(play)->rules.rules;
    struct position position = position_shown(play);
    bool mirrored = rules->corner == CORNER_LIGHT;
    movegen(rules, &position, &play->board.list);
    play->board.geometry =
        play->desk->preferences->without_trays
            ? board_geometry_in(play->layout.board, play->desk->turned, mirrored)
            : board_geometry_with_trays(play->layout.board, play->desk->turned, mirrored);
}

/* --- What the board answers --- */

/* Returns true if a piece is refused because it is not its turn. Its owner has to be told. */
static bool is_of_other(const struct play *play, const struct position *position, int square)
{
    return play->board.gesture.length == 0 && square != SQUARE_NONE &&
           squareset_has(position->pieces[side_other(position->side)], square);
}

static void show_verdict(struct play *play, const struct verdict *verdict)
{
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    struct position position = position_shown(play);
    verdict_print(&sentence, &play_game(play)->rules, &position, verdict, play->names,
                  looks_side_names(play->looks));
    if (is_of_other(play, &position, verdict->square))
        play->seating.acts = side_other(position.side);
    play_say(play, MESSAGE_REFUSAL, sentence.text);
    play_board_mark(&play->board, verdict_named(verdict), verdict->square);
}

static void ask_route(struct play *play)
{
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    route_question_print(&sentence, play->board.gesture.route_count);
    play_say(play, MESSAGE_PLAIN, sentence.text);
}

/* A capture may have played its last jumps by itself, or the last click of a move was a double
 * click. Returns true if this click, however late, only repeats where that move went. A player who
 * goes on clicking there wants to be told. */
static bool repeats_last_move(struct play *play, const struct verdict *verdict)
{
    const struct game *game = play_game(play);
    return play->shown.looked_at == NODE_LIVE && game->cursor > 0 &&
           hand_repeats(game_move_at(game, game->cursor - 1), verdict->square) &&
           play->board.repeats-- > 0;
}

static void make_move(struct play *play, const struct board_event *event)
{
    bool by_itself = play->desk->preferences->one_click && move_is_capture(&event->move);
    play_move(play, &event->move, &event->made, event->first,
              board_event_landed(event) ? ANIMATION_LANDED : ANIMATION_FORWARD);
    if (!event->dragged)
        play->board.repeats = by_itself ? INT_MAX : event->move.steps;
}

static void show_hops(struct play *play, const struct board_event *event)
{
    struct position before = position_shown(play);
    play_hush(play);
    moving_move(&play->moving, desk_clock(play->desk), &before, &event->made, event->first,
                ANIMATION_HOPS);
    play->moving.animation.active &= !board_event_landed(event);
    play_sounds_move(play);
}

static void show_jump_back(struct play *play, const struct board_event *event)
{
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    struct position before = position_shown(play);
    play_show_move(play, &before, &event->made, event->first, ANIMATION_BACKWARD);
    jump_taken_back_print(&sentence, move_to(&event->made), play->names);
    play_say(play, MESSAGE_PLAIN, sentence.text);
}

static void shake_refused(struct play *play, const struct verdict *verdict)
{
    struct position position = position_shown(play);
    moving_shake(&play->moving, desk_clock(play->desk), hand_refused(verdict, &position));
}

static void answer_board(struct play *play, const struct board_event *event)
{
    if (event->answer == BOARD_MOVE || event->answer == BOARD_HOPS)
        play_sounds_follow_move(play); /* the last hop has just been cut short */
    switch (event->answer) {
    case BOARD_MOVE:
        make_move(play, event);
        break;
    case BOARD_HOPS:
        show_hops(play, event);
        break;
    case BOARD_BACK:
        show_jump_back(play, event);
        break;
    case BOARD_REFUSED:
        if (repeats_last_move(play, &event->verdict)) {
            gesture_reset(&play->board.gesture);
            play_hush(play);
            break;
        }
        show_verdict(play, &event->verdict);
        if (!event->dragged)
            shake_refused(play, &event->verdict);
        break;
    case BOARD_ROUTES:
        ask_route(play);
        break;
    case BOARD_REDRAW:
        if (play->desk->ui->input.kind != INPUT_MOVE && play->board.gesture.pointed == 0)
            play_hush(play);
        break;
    case BOARD_NOTHING:
        break;
    }
}

void play_board_take_back(struct play *play)
{
    struct board_event event = gesture_take_back(&play->board.gesture, &play->board.list);
    answer_board(play, &event);
}

/* The wheel looks back and forward over the board, one move a notch, unless a piece is held. */
static void wheel_input(struct play *play)
{
    struct ui *ui = play->desk->ui;
    bool over = rect_contains(play->board.geometry.outer, ui->input.x, ui->input.y);
    if (play->board.gesture.dragging || !ui_take(ui, ui->input.kind == INPUT_WHEEL && over))
        return;
    if (play_refuses_meanwhile(play))
        return;
    int node = shown_along(&play->shown, -ui->input.wheel);
    if (node != shown_node(&play->shown))
        play_look_at(play, node);
}

/* The move waits for an answer: what the hand had begun before stays in it, and a piece that it
 * held goes back. */
static void ask_before(struct play *play, const struct gesture *before,
                       const struct board_event *event)
{
    int home = event->dragged ? before->path[before->length - 1] : SQUARE_NONE;
    play->board.gesture = *before;
    gesture_let_go(&play->board.gesture);
    moving_home(&play->moving, desk_clock(play->desk), before, home);
    play_warn(play, &event->move, &event->made, event->first);
}

static enum board_answer hand_to_board(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct position position = position_shown(play);
    struct board_context context = {
        .rules = &play_game(play)->rules.rules,
        .position = &position,
        .list = &play->board.list,
        .geometry = play->board.geometry,
        .drag_threshold = ui_px(ui, METRIC_DRAG),
        .plays_forced = play->desk->preferences->one_click,
    };
    struct gesture before = play->board.gesture;
    struct board_event event = gesture_input(&play->board.gesture, &context, &ui->input);
    if (ui->input.kind == INPUT_KEY && event.answer != BOARD_NOTHING) {
        ui->used = true;
        play_go_on(play);
    }
    if (event.answer == BOARD_MOVE && play_must_warn(play, &event.move)) {
        ask_before(play, &before, &event);
        return event.answer;
    }
    moving_home(&play->moving, desk_clock(play->desk), &play->board.gesture, event.home);
    answer_board(play, &event);
    return event.answer;
}

/* Returns true if the game has just ended: the second click of a double click asks for nothing. */
static bool still_playing(const struct play *play, enum obstacle obstacle)
{
    return obstacle == OBSTACLE_BOARD_AT_REST && !play_result_settled(play);
}

/* Esc and a right click let go of a piece, and of what was said as well. */
static void let_go_of_message(struct play *play, enum obstacle obstacle)
{
    const struct input *input = &play->desk->ui->input;
    bool right = input->kind == INPUT_PRESS && input->secondary && obstacle == OBSTACLE_NONE;
    if (right || input_is_key(input, SDLK_ESCAPE, 0))
        play_hush(play);
}

static void board_input(struct play *play)
{
    struct ui *ui = play->desk->ui;
    if (ui->used || !hand_reaches(ui, &play->board.geometry))
        return;
    enum obstacle obstacle = play_board_obstacle(play);
    if (ui->input.kind == INPUT_PRESS) {
        ui->used = true;
        bool repeats = play_question(play) == QUESTION_WARNING && ui->input.clicks > 1;
        if (repeats || ui_stray_click(ui, 0))
            return;
        ui->focus = 0;
        play_leave_field(play);
        if (!play_go_on(play) && obstacle != OBSTACLE_NONE && !still_playing(play, obstacle))
            play_say(play, MESSAGE_REFUSAL, play_obstacle_text(play, obstacle));
    }
    enum board_answer answer = BOARD_NOTHING;
    if (obstacle == OBSTACLE_NONE)
        answer = hand_to_board(play);
    else
        play_board_leave(&play->board); /* the pointer may be anywhere when the obstacle is gone */
    if (answer != BOARD_BACK)
        let_go_of_message(play, obstacle);
}

static void register_squares(struct play *play)
{
    struct position position = position_shown(play);
    int chosen = play->board.gesture.length > 0 ? play->board.gesture.path[0] : SQUARE_NONE;
    board_widgets(play->desk->ui, &play->board.geometry, &position, chosen,
                  looks_side_names(play->looks));
}

void play_board_pass(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct placing mirrored = ui_place_unmirrored(ui, play->board.geometry.outer);
    register_squares(play);
    wheel_input(play);
    board_input(play);
    struct position position = position_shown(play);
    hand_speak(play->desk->ui, &play->board.gesture, &play->board.list, &position, play->names,
               looks_side_names(play->looks));
    if (play_board_obstacle(play) == OBSTACLE_NONE) {
        hand_point(ui, &play->board.gesture, &play->board.list, &play->board.geometry);
        board_offer(ui, gesture_offers(&play->board.gesture, &play->board.list));
    }
    ui_place(ui, mirrored);
}

/* --- What is to be seen --- */

/* The pieces of a side that lost, or won, because it could not move. */
static squareset blocked_pieces(const struct play *play)
{
    struct position position = game_position(play_game(play));
    return shown_is_end(&play->shown) && game_result(play_game(play)).reason == REASON_BLOCKED
               ? position.pieces[position.side]
               : 0;
}

bool play_highlights(const struct play *play)
{
    enum highlights wanted = (enum highlights)play->desk->preferences->highlights;
    return wanted == HIGHLIGHTS_ALL ||
           (wanted == HIGHLIGHTS_FORCED &&
            movelist_must_capture(&play->board.list, &play_game(play)->rules.rules));
}

/* Returns the position at rest with its marks. */
static struct board_picture picture_at_rest(struct play *play)
{
    const struct game *game = play_game(play);
    int node = shown_node(&play->shown);
    struct board_picture picture = {
        .geometry = play->board.geometry,
        .position = tree_state(&game->tree, node)->position,
        .rules = &game->rules.rules,
        .looks = play->looks,
        .last = node != NODE_ROOT ? tree_move(&game->tree, node) : NULL,
        .list = &play->board.list,
        .blocked = blocked_pieces(play),
        .captured = {[BLACK] = tree_captured(&game->tree, node, BLACK),
                     [WHITE] = tree_captured(&game->tree, node, WHITE)},
    };
    enum obstacle obstacle = play_board_obstacle(play);
    if (obstacle == OBSTACLE_BOARD_AT_REST || obstacle == OBSTACLE_LINE_OVER)
        return picture;
    picture.gesture = &play->board.gesture;
    if (obstacle != OBSTACLE_NONE)
        return picture;
    picture.hot = gesture_hot(&play->board.gesture);
    picture.must_capture = movelist_must_capture(&play->board.list, &game->rules.rules);
    if (!play_highlights(play))
        return picture;
    picture.movable = play_board_captures(play) ? 0 : movelist_starts(&play->board.list);
    if (play_hint_squares(play))
        picture.movable &= play_hint_squares(play); /* the piece meant stands out */
    picture.targets = gesture_targets(&play->board.gesture, &play->board.list);
    return picture;
}

struct board_picture play_board_picture(struct play *play)
{
    struct board_picture picture = picture_at_rest(play);
    moving_show(&play->moving, &picture, play->desk->now);
    return picture;
}
