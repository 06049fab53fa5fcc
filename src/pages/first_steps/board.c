/* SPDX-License-Identifier: MIT */
/* The board of First steps: what the hand does there, what the exercise answers, and what is said
 * about it. */
#include "board/board_widgets.h"
#include "board/hand.h"
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

enum tone steps_sentence_print(struct strbuf *out, const struct first_steps *steps)
{
    if (steps->message[0])
        strbuf_add(out, steps->message);
    else if (!hand_print(out, &steps->gesture, &steps->list, steps->names))
        strbuf_add(out, steps->task);
    return steps->message[0] && steps->warns ? TONE_WARNING : TONE_PLAIN;
}

/* --- What moves --- */

static void show_move(struct first_steps *steps, const struct position *before,
                      const struct move *move, int first, enum animation_way way)
{
    moving_move(&steps->moving, desk_clock(steps->desk), before, move, first, way);
    move_sounds_begin(steps->desk, &steps->heard, &steps->moving.animation);
}

/* The next thing happens so long after the move that is shown. */
static void wait_for_it(struct first_steps *steps, enum steps_phase phase, int pause_ms)
{
    steps->phase = phase;
    steps->due = steps->desk->now + (uint64_t)(moving_move_ms(&steps->moving) + pause_ms);
}

/* --- The exercise --- */

void steps_begin(struct first_steps *steps)
{
    steps->phase = STEPS_ASK;
    steps->ply = 0;
    steps->position = exercise_start(steps_exercise(steps), steps->rules);
    moving_stop(&steps->moving);
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
        move_sounds_follow(steps->desk, &steps->heard, &steps->moving.animation);
    if (!steps->win_due || steps->moving.animation.active)
        return;
    steps->win_due = false;
    desk_sound(steps->desk, SOUND_WIN);
}

static void stop_for_input(struct first_steps *steps)
{
    enum input_kind kind = steps->desk->ui->input.kind;
    if (kind == INPUT_PRESS || kind == INPUT_KEY)
        moving_stop(&steps->moving);
}

void steps_follow(struct first_steps *steps)
{
    uint64_t now = steps->desk->now;
    stop_for_input(steps);
    if (steps->moving.animation.active)
        animation_at(&steps->moving.animation, now);
    follow_sounds(steps);
    if (now >= steps->due)
        go_on(steps);
    if (steps->phase == STEPS_ASK || steps->phase == STEPS_DONE)
        set_task(steps);
    movegen(&steps->rules->rules, &steps->position, &steps->list);
}

/* --- What the board answers --- */

static enum animation_way way_of(const struct board_event *event)
{
    return board_event_landed(event) ? ANIMATION_LANDED : ANIMATION_FORWARD;
}

static void make_move(struct first_steps *steps, const struct board_event *event)
{
    const struct exercise *exercise = steps_exercise(steps);
    bool right =
        exercise_is_right(exercise, steps->rules, steps->ply, &steps->position, &event->move);
    hush(steps);
    show_move(steps, &steps->position, &event->made, event->first, way_of(event));
    if (!event->dragged)
        steps->finishing_until = steps->desk->now + FINISHING_MS;
    if (right)
        make_right_move(steps, &event->move);
    else
        make_other_move(steps, &event->move);
}

static void show_hops(struct first_steps *steps, const struct board_event *event)
{
    hush(steps);
    show_move(steps, &steps->position, &event->made, event->first, ANIMATION_HOPS);
    steps->moving.animation.active &= !board_event_landed(event);
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
    return steps->desk->now < steps->finishing_until && hand_repeats(move, square);
}

static void refuse(struct first_steps *steps, const struct board_event *event)
{
    const struct verdict *verdict = &event->verdict;
    int square = hand_refused(verdict, &steps->position);
    if (finishes_last_move(steps, verdict->square)) {
        gesture_reset(&steps->gesture);
        return;
    }
    say_verdict(steps, verdict);
    if (!event->dragged)
        moving_shake(&steps->moving, desk_clock(steps->desk), square);
}

static void answer_event(struct first_steps *steps, const struct board_event *event)
{
    if (steps->heard.glides && (event->answer == BOARD_MOVE || event->answer == BOARD_HOPS))
        move_sounds_follow(steps->desk, &steps->heard, &steps->moving.animation);
    switch (event->answer) {
    case BOARD_MOVE:
        make_move(steps, event);
        break;
    case BOARD_HOPS:
        show_hops(steps, event);
        break;
    case BOARD_BACK:
        show_jump_back(steps, event);
        break;
    case BOARD_REFUSED:
        refuse(steps, event);
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
    struct board_event event = gesture_input(gesture, &context, &ui->input);
    if (ui->input.kind == INPUT_KEY && event.answer != BOARD_NOTHING)
        ui->used = true;
    moving_home(&steps->moving, desk_clock(steps->desk), ui, event.home);
    answer_event(steps, &event);
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

static void board_input(struct first_steps *steps)
{
    struct ui *ui = steps->desk->ui;
    if (ui->used || !hand_reaches(ui, &steps->geometry))
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

void steps_board(struct first_steps *steps, struct rect rect)
{
    int chosen = steps->gesture.length > 0 ? steps->gesture.path[0] : SQUARE_NONE;
    steps->geometry = board_geometry_in(rect, false, steps->rules->rules.corner == CORNER_LIGHT);
    board_widgets(steps->desk->ui, &steps->geometry, &steps->position, chosen,
                  looks_side_names(steps->looks));
    board_input(steps);
    if (steps->phase == STEPS_ASK)
        hand_point(steps->desk->ui, &steps->gesture, &steps->list, &steps->geometry);
    movegen(&steps->rules->rules, &steps->position, &steps->list);
}

/* --- What is to be seen --- */

static const struct move *last_move(const struct first_steps *steps)
{
    if (steps->phase == STEPS_ASTRAY)
        return &steps->astray;
    return steps->ply > 0 ? &steps->last : NULL;
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
    picture->hot = gesture_hot(&steps->gesture);
    picture->must_capture = movelist_must_capture(list, &steps->rules->rules);
    picture->movable = gesture_captures(&steps->gesture) ? 0 : movelist_starts(list);
    picture->targets = gesture_targets(&steps->gesture, list);
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
    moving_show(&steps->moving, &picture, steps->desk->now);
    return picture;
}
