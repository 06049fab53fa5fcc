/* SPDX-License-Identifier: MIT */
/* The board of First steps: what the hand does there, what the exercise answers, and what is said
 * about it. */
#include "board/board_widgets.h"
#include "board/motion.h"
#include "pages/first_steps/first_steps.h"
#include "prose/first_steps_prose.h"
#include "prose/play_prose.h"
#include "prose/verdict_prose.h"

enum {
    ASTRAY_MS = 900, /* for so long a move is looked at before it goes back */
};

struct exercise_words steps_words(const struct first_steps *steps)
{
    return (struct exercise_words){steps_exercise(steps), steps->rules, steps->names,
                                   looks_side_names(steps->looks)};
}

/* --- What is said --- */

static void say(struct first_steps *steps, bool warns, const char *sentence)
{
    strbuf_copy(steps->message, sizeof steps->message, sentence);
    steps->warns = warns;
}

static void hush(struct first_steps *steps)
{
    say(steps, false, "");
    steps->gesture.pointed = 0;
    steps->gesture.refused = SQUARE_NONE;
}

static void say_verdict(struct first_steps *steps, const struct verdict *verdict)
{
    struct strbuf sentence = ui_strbuf(steps->desk->ui, STEPS_SENTENCE_SIZE);
    verdict_print(&sentence, steps->rules, &steps->position, verdict, steps->names,
                  looks_side_names(steps->looks));
    say(steps, true, sentence.text);
    desk_sound(steps->desk, SOUND_REFUSAL);
}

/* The task stays in sight until the other side has answered. */
static void set_task(struct first_steps *steps)
{
    struct exercise_words words = steps_words(steps);
    struct strbuf task = strbuf_init(steps->task, sizeof steps->task);
    if (steps->phase == STEPS_DONE)
        exercise_praise_print(&task, &words);
    else
        exercise_task_print(&task, &words, steps->ply, &steps->position);
}

/* Says where the chosen piece can go, or goes on to. */
static void hand_print(struct strbuf *out, const struct first_steps *steps)
{
    const struct gesture *gesture = &steps->gesture;
    const struct movelist *list = &steps->list;
    if (gesture_captures(gesture))
        going_on_print(out, movelist_next(list, gesture->path, gesture->length), steps->names);
    else
        chosen_print(out, gesture->path[0],
                     list->count > 0 && move_is_capture(&list->moves[0]) &&
                         steps->rules->rules.capture == CAPTURE_MANDATORY,
                     gesture_ends(gesture, list), steps->names);
}

enum tone steps_sentence_print(struct strbuf *out, const struct first_steps *steps)
{
    if (steps->message[0])
        strbuf_add(out, steps->message);
    else if (steps->gesture.length > 0)
        hand_print(out, steps);
    else
        strbuf_add(out, steps->task);
    return steps->message[0] && steps->warns ? TONE_WARNING : TONE_PLAIN;
}

/* --- What moves --- */

static bool still(const struct first_steps *steps)
{
    return preferences_still(steps->desk->preferences);
}

static void show_move(struct first_steps *steps, const struct position *before,
                      const struct move *move, int first, enum animation_way way)
{
    animation_start(&steps->animation, before, move, first, way, steps->desk->now);
    steps->animation.active &= !still(steps);
    move_sounds_begin(steps->desk, &steps->heard, &steps->animation);
}

/* The next thing happens so long after the move that is shown. */
static void wait_for_it(struct first_steps *steps, enum steps_phase phase, int pause_ms)
{
    int glides = steps->animation.active ? animation_ms(&steps->animation) : 0;
    steps->phase = phase;
    steps->due = steps->desk->now + (uint64_t)(glides + pause_ms);
}

/* Shakes the piece that was clicked, or else the one that cannot go where it was sent. */
static void shake_refused(struct first_steps *steps, const struct verdict *verdict)
{
    bool clicked = verdict->square != SQUARE_NONE &&
                   position_piece(&steps->position, verdict->square) != PIECE_NONE;
    int square = clicked ? verdict->square : verdict->from;
    if (square != SQUARE_NONE && !still(steps))
        shake_start(&steps->shake, square, steps->desk->now);
}

/* --- The exercise --- */

void steps_begin(struct first_steps *steps)
{
    steps->phase = STEPS_ASK;
    steps->ply = 0;
    steps->position = exercise_start(steps_exercise(steps), steps->rules);
    steps->animation.active = steps->homing.active = steps->shake.active = false;
    steps->heard.glides = steps->win_due = false;
    steps->finishing_until = 0;
    gesture_init(&steps->gesture);
    hush(steps);
}

static bool finds_move(const struct first_steps *steps, struct move *move)
{
    return exercise_move(steps_exercise(steps), steps->rules, steps->ply, &steps->position, move);
}

static void finish(struct first_steps *steps)
{
    struct movelist list;
    movegen(&steps->rules->rules, &steps->position, &list);
    steps->phase = STEPS_DONE;
    steps->solved |= 1u << steps->index;
    steps->win_due = list.count == 0;
}

static void make_right_move(struct first_steps *steps, const struct move *move)
{
    struct move answer;
    steps->position = position_after(&steps->position, move);
    steps->last = *move;
    steps->ply++;
    if (finds_move(steps, &answer))
        wait_for_it(steps, STEPS_ANSWER, DEMO_BETWEEN_MS);
    else
        finish(steps);
}

static void answer(struct first_steps *steps)
{
    struct move move, next;
    finds_move(steps, &move);
    show_move(steps, &steps->position, &move, 0, ANIMATION_FORWARD);
    steps->position = position_after(&steps->position, &move);
    steps->last = move;
    steps->ply++;
    steps->phase = STEPS_ASK;
    if (!finds_move(steps, &next))
        finish(steps);
}

/* The move is seen, and goes back in a moment. */
static void make_other_move(struct first_steps *steps, const struct move *move)
{
    struct exercise_words words = steps_words(steps);
    struct strbuf sentence = ui_strbuf(steps->desk->ui, STEPS_SENTENCE_SIZE);
    exercise_astray_print(&sentence, &words, steps->ply, &steps->position);
    say(steps, false, sentence.text);
    steps->before = steps->position;
    steps->astray = *move;
    steps->position = position_after(&steps->position, move);
    wait_for_it(steps, STEPS_ASTRAY, ASTRAY_MS);
}

static void go_back(struct first_steps *steps)
{
    steps->position = steps->before;
    steps->phase = STEPS_ASK;
    show_move(steps, &steps->before, &steps->astray, 0, ANIMATION_BACKWARD);
}

/* Does what is due. */
static void go_on(struct first_steps *steps)
{
    if (steps->phase == STEPS_ASTRAY)
        go_back(steps);
    else if (steps->phase == STEPS_ANSWER)
        answer(steps);
}

static void follow_sounds(struct first_steps *steps)
{
    if (steps->heard.glides)
        move_sounds_follow(steps->desk, &steps->heard, &steps->animation);
    if (!steps->win_due || steps->animation.active)
        return;
    steps->win_due = false;
    desk_sound(steps->desk, SOUND_WIN);
}

static void stop_for_input(struct first_steps *steps)
{
    enum input_kind kind = steps->desk->ui->input.kind;
    if (kind == INPUT_PRESS || kind == INPUT_KEY)
        steps->animation.active = steps->homing.active = steps->shake.active = false;
}

void steps_follow(struct first_steps *steps)
{
    uint64_t now = steps->desk->now;
    stop_for_input(steps);
    if (steps->animation.active)
        animation_at(&steps->animation, now);
    follow_sounds(steps);
    if (now >= steps->due)
        go_on(steps);
    if (steps->phase == STEPS_ASK || steps->phase == STEPS_DONE)
        set_task(steps);
    movegen(&steps->rules->rules, &steps->position, &steps->list);
}

/* --- What the board answers --- */

/* A dragged piece is where it belongs already, unless it has several jumps to make. */
static enum animation_way way_of(const struct board_event *event, bool dragged)
{
    bool landed = dragged && event->made.steps == event->first + 1;
    return landed ? ANIMATION_LANDED : ANIMATION_FORWARD;
}

static void make_move(struct first_steps *steps, const struct board_event *event, bool dragged)
{
    const struct exercise *exercise = steps_exercise(steps);
    bool right =
        exercise_is_right(exercise, steps->rules, steps->ply, &steps->position, &event->move);
    hush(steps);
    show_move(steps, &steps->position, &event->made, event->first, way_of(event, dragged));
    if (!dragged)
        steps->finishing_until = steps->desk->now + FINISHING_MS;
    if (right)
        make_right_move(steps, &event->move);
    else
        make_other_move(steps, &event->move);
}

static void show_hops(struct first_steps *steps, const struct board_event *event, bool dragged)
{
    hush(steps);
    show_move(steps, &steps->position, &event->made, event->first, ANIMATION_HOPS);
    steps->animation.active &= way_of(event, dragged) != ANIMATION_LANDED;
}

static void show_jump_back(struct first_steps *steps, const struct board_event *event)
{
    struct strbuf sentence = ui_strbuf(steps->desk->ui, STEPS_SENTENCE_SIZE);
    show_move(steps, &steps->position, &event->made, event->first, ANIMATION_BACKWARD);
    jump_taken_back_print(&sentence, move_to(&event->made), steps->names);
    say(steps, false, sentence.text);
}

static void ask_route(struct first_steps *steps)
{
    struct strbuf sentence = ui_strbuf(steps->desk->ui, STEPS_SENTENCE_SIZE);
    route_question_print(&sentence, steps->gesture.route_count);
    say(steps, false, sentence.text);
}

/* Returns true if a click on the square only repeats where the last move of the hand went. */
static bool finishes_last_move(const struct first_steps *steps, int square)
{
    const struct move *move = steps->phase == STEPS_ASTRAY ? &steps->astray : &steps->last;
    return steps->desk->now < steps->finishing_until && square != SQUARE_NONE &&
           squareset_has(move_visited(move), square);
}

static void refuse(struct first_steps *steps, const struct verdict *verdict, bool dragged)
{
    if (finishes_last_move(steps, verdict->square)) {
        gesture_reset(&steps->gesture);
        return;
    }
    say_verdict(steps, verdict);
    if (!dragged)
        shake_refused(steps, verdict);
}

static void answer_event(struct first_steps *steps, const struct board_event *event, bool dragged)
{
    if (steps->heard.glides && (event->answer == BOARD_MOVE || event->answer == BOARD_HOPS))
        move_sounds_follow(steps->desk, &steps->heard, &steps->animation);
    switch (event->answer) {
    case BOARD_MOVE:
        make_move(steps, event, dragged);
        break;
    case BOARD_HOPS:
        show_hops(steps, event, dragged);
        break;
    case BOARD_BACK:
        show_jump_back(steps, event);
        break;
    case BOARD_REFUSED:
        refuse(steps, &event->verdict, dragged);
        break;
    case BOARD_ROUTES:
        ask_route(steps);
        break;
    case BOARD_REDRAW:
        if (steps->desk->ui->input.kind != INPUT_MOVE && steps->gesture.pointed == 0)
            hush(steps);
        break;
    case BOARD_NOTHING:
        break;
    }
}

static void hand_to_board(struct first_steps *steps)
{
    struct ui *ui = steps->desk->ui;
    struct gesture *gesture = &steps->gesture;
    struct board_context context = {
        .rules = &steps->rules->rules,
        .position = &steps->position,
        .list = &steps->list,
        .geometry = steps->geometry,
        .drag_threshold = ui_px(ui, METRIC_DRAG),
        .plays_forced = steps->desk->preferences->one_click,
    };
    bool dragged = gesture->dragging;
    int length = gesture->length;
    struct board_event event = gesture_input(gesture, &context, &ui->input);
    if (ui->input.kind == INPUT_KEY && event.answer != BOARD_NOTHING)
        ui->used = true;
    if (dragged && !gesture->dragging && gesture->length == length && !still(steps))
        homing_start(&steps->homing, gesture->path[length - 1], ui->pointer_x, ui->pointer_y,
                     steps->desk->now);
    answer_event(steps, &event, dragged);
}

void steps_escape(struct first_steps *steps)
{
    const struct gesture *gesture = &steps->gesture;
    bool holds = gesture->length > 0 || gesture->route_count > 0 || gesture->dragging;
    const struct input *input = &steps->desk->ui->input;
    if (steps->phase == STEPS_ASK && holds && input_is_key(input, SDLK_ESCAPE, 0))
        hand_to_board(steps);
}

/* --- Input --- */

/* A press while no move is asked for: what is due comes at once. */
static void press_meanwhile(struct first_steps *steps)
{
    const struct input *input = &steps->desk->ui->input;
    int square;
    board_square_at(&steps->geometry, input->x, input->y, &square);
    if (finishes_last_move(steps, square))
        return;
    if (steps->phase == STEPS_DONE)
        say(steps, false, exercise_is_done());
    else
        go_on(steps);
}

/* Returns true if the board answers input of this kind. */
static bool for_board(const struct first_steps *steps)
{
    const struct ui *ui = steps->desk->ui;
    switch (ui->input.kind) {
    case INPUT_PRESS:
        return rect_contains(steps->geometry.inner, ui->input.x, ui->input.y);
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

static void board_input(struct first_steps *steps)
{
    struct ui *ui = steps->desk->ui;
    if (ui->used || !for_board(steps))
        return;
    if (ui->input.kind == INPUT_PRESS) {
        ui->used = true;
        if (ui_stray_click(ui, 0))
            return;
        ui->focus = 0;
    }
    if (steps->phase == STEPS_ASK)
        hand_to_board(steps);
    else if (ui->input.kind == INPUT_PRESS)
        press_meanwhile(steps);
    if (steps->phase != STEPS_ASK)
        steps->gesture.hover = SQUARE_NONE; /* the pointer may be anywhere when it asks again */
}

/* Shows a hand over a piece that can move, over where it can go, and while a piece is held. */
static void point_at_board(const struct first_steps *steps)
{
    struct ui *ui = steps->desk->ui;
    const struct gesture *gesture = &steps->gesture;
    int square;
    if (steps->phase != STEPS_ASK || !ui->pointer_inside)
        return;
    bool on_board = board_square_at(&steps->geometry, ui->pointer_x, ui->pointer_y, &square);
    squareset useful = movelist_starts(&steps->list) | gesture_targets(gesture, &steps->list);
    bool answers = on_board && !ui->held && square != SQUARE_NONE && squareset_has(useful, square);
    if (answers || gesture->pressed != SQUARE_NONE || gesture->dragging)
        ui_point(ui, CURSOR_HAND);
}

void steps_board(struct first_steps *steps, struct rect rect)
{
    int chosen = steps->gesture.length > 0 ? steps->gesture.path[0] : SQUARE_NONE;
    steps->geometry = board_geometry_in(rect, false, steps->rules->rules.corner == CORNER_LIGHT);
    board_widgets(steps->desk->ui, &steps->geometry, &steps->position, chosen,
                  looks_side_names(steps->looks));
    board_input(steps);
    point_at_board(steps);
    movegen(&steps->rules->rules, &steps->position, &steps->list);
}

/* --- What is to be seen --- */

static const struct move *last_move(const struct first_steps *steps)
{
    if (steps->phase == STEPS_ASTRAY)
        return &steps->astray;
    return steps->ply > 0 ? &steps->last : NULL;
}

static squareset hot_squares(const struct gesture *gesture)
{
    squareset hot = gesture->hover != SQUARE_NONE ? square_set(gesture->hover) : 0;
    return gesture->cursor_visible ? hot | square_set(gesture->cursor) : hot;
}

/* What may move is always marked here, whatever the player prefers for games. */
static void add_hand(struct board_picture *picture, struct first_steps *steps)
{
    const struct movelist *list = &steps->list;
    struct exercise_words words = steps_words(steps);
    steps->seen = steps->gesture;
    if (steps->gesture.length == 0 && !steps->message[0])
        steps->seen.pointed |= exercise_task_squares(&words, steps->ply, &steps->position);
    picture->gesture = &steps->seen;
    picture->hot = hot_squares(&steps->gesture);
    picture->must_capture = list->count > 0 && move_is_capture(&list->moves[0]) &&
                            steps->rules->rules.capture == CAPTURE_MANDATORY;
    picture->movable = gesture_captures(&steps->gesture) ? 0 : movelist_starts(list);
    picture->targets = gesture_targets(&steps->gesture, list);
}

static void add_motion(struct board_picture *picture, struct first_steps *steps)
{
    uint64_t now = steps->desk->now;
    struct animation_moment moment = animation_at(&steps->animation, now);
    if (steps->animation.active) {
        picture->animation = &steps->animation;
        picture->moment = moment;
    }
    double part = homing_at(&steps->homing, now);
    if (steps->homing.active) {
        struct rect home = board_square_rect(&steps->geometry, steps->homing.square);
        int x = steps->homing.x - home.w / 2, y = steps->homing.y - home.h / 2;
        picture->homing = steps->homing.square;
        picture->homing_at = (struct rect){x + (int)((home.x - x) * part),
                                           y + (int)((home.y - y) * part), home.w, home.h};
    }
    if (steps->shake.active) {
        picture->shaken = steps->shake.square;
        picture->swing = shake_swing(&steps->shake, now);
    }
}

struct board_picture steps_picture(struct first_steps *steps)
{
    struct board_picture picture = {
        .geometry = steps->geometry,
        .position = steps->position,
        .rules = &steps->rules->rules,
        .looks = steps->looks,
        .last = last_move(steps),
        .list = &steps->list,
    };
    if (steps->phase == STEPS_ASK)
        add_hand(&picture, steps);
    else if (steps->phase == STEPS_DONE && steps->list.count == 0)
        picture.blocked = steps->position.pieces[steps->position.side];
    add_motion(&picture, steps);
    return picture;
}
