/* SPDX-License-Identifier: MIT */
#include "pages/practice.h"

#include "board/board_view.h"
#include "board/board_widgets.h"
#include "board/hand.h"
#include "board/motion.h"
#include "pages/commands.h"
#include "prose/aloud_prose.h"
#include "prose/play_prose.h"
#include "prose/text_prose.h"
#include "prose/verdict_prose.h"

enum {
    STRIP_POINTS = 58,
    PANEL_LEAST = 236,
};

/* --- What is said --- */

void practice_say(struct practice *practice, bool warns, const char *sentence)
{
    strbuf_copy(practice->message, sizeof practice->message, sentence);
    practice->warns = warns;
    desk_say_anew(practice->desk, sentence);
}

void practice_hush(struct practice *practice)
{
    practice->message[0] = '\0';
    practice->warns = false;
    practice->gesture.pointed = 0;
    practice->gesture.refused = SQUARE_NONE;
}

static void say_verdict(struct practice *practice, const struct verdict *verdict)
{
    struct strbuf sentence = ui_strbuf(practice->desk->ui, PRACTICE_SENTENCE_SIZE);
    verdict_print(&sentence, practice->rules, &practice->position, verdict, practice->names,
                  looks_side_names(practice->looks));
    practice_say(practice, true, sentence.text);
    desk_sound(practice->desk, SOUND_REFUSAL);
}

/* --- What moves --- */

static void set_position(struct practice *practice, const struct position *position)
{
    practice->position = *position;
    movegen(&practice->rules->rules, position, &practice->list);
}

static void show_move(struct practice *practice, const struct position *before,
                      const struct move *move, int first, enum animation_way way)
{
    moving_move(&practice->moving, desk_clock(practice->desk), before, move, first, way);
    move_sounds_begin(practice->desk, &practice->heard, &practice->moving.animation);
}

/* The position is that after the move. */
static void make(struct practice *practice, const struct move *move)
{
    struct position after = position_after(&practice->position, move);
    struct strbuf told = ui_strbuf(practice->desk->ui, PRACTICE_SENTENCE_SIZE);
    spoken_move_print(&told, side_name(practice->position.side, looks_side_names(practice->looks)),
                      move, practice->names);
    desk_say(practice->desk, told.text);
    practice->last = *move;
    set_position(practice, &after);
}

void practice_begin(struct practice *practice, const struct position *position)
{
    set_position(practice, position);
    moving_stop(&practice->moving);
    practice->last = (struct move){0};
    practice->heard.glides = practice->win_due = false;
    practice->repeats = 0;
    gesture_init(&practice->gesture);
    practice_hush(practice);
}

void practice_play(struct practice *practice, const struct move *move)
{
    show_move(practice, &practice->position, move, 0, ANIMATION_FORWARD);
    make(practice, move);
}

void practice_take_back(struct practice *practice, const struct position *before,
                        const struct move *last)
{
    struct move made = practice->last;
    set_position(practice, before);
    practice->last = *last;
    show_move(practice, before, &made, 0, ANIMATION_BACKWARD);
}

void practice_return(struct practice *practice, const struct position *position,
                     const struct move *last)
{
    struct position left = practice->position;
    moving_stop(&practice->moving);
    set_position(practice, position);
    practice->last = *last;
    moving_gather(&practice->moving, desk_clock(practice->desk), &left, position);
}

void practice_wait(struct practice *practice, int pause_ms)
{
    practice->due = practice->desk->now + (uint64_t)(moving_move_ms(&practice->moving) + pause_ms);
}

static void follow_sounds(struct practice *practice)
{
    if (practice->heard.glides)
        move_sounds_follow(practice->desk, &practice->heard, &practice->moving.animation);
    if (!practice->win_due || practice->moving.animation.active)
        return;
    practice->win_due = false;
    desk_sound(practice->desk, SOUND_WIN);
}

static void stop_for_input(struct practice *practice)
{
    enum input_kind kind = practice->desk->ui->input.kind;
    if (kind == INPUT_PRESS || kind == INPUT_KEY)
        moving_stop(&practice->moving);
}

void practice_look(struct practice *practice, struct desk *desk, const struct named_ruleset *rules)
{
    practice->desk = desk;
    practice->rules = rules;
    practice->looks = desk_looks(desk, rules);
    practice->names = square_names_for(&rules->rules, looks_square_style(practice->looks));
}

bool practice_follow(struct practice *practice)
{
    uint64_t now = practice->desk->now;
    stop_for_input(practice);
    if (practice->moving.animation.active)
        animation_at(&practice->moving.animation, now);
    follow_sounds(practice);
    set_position(practice, &practice->position); /* the rules may have changed */
    return now >= practice->due;
}

bool practice_moves(const struct practice *practice)
{
    return moving_any(&practice->moving);
}

/* --- What the board answers --- */

static enum animation_way way_of(const struct board_event *event)
{
    return board_event_landed(event) ? ANIMATION_LANDED : ANIMATION_FORWARD;
}

static void make_move(struct practice *practice, const struct board_event *event)
{
    practice_hush(practice);
    show_move(practice, &practice->position, &event->made, event->first, way_of(event));
    if (!event->dragged)
        practice->repeats = event->move.steps;
    make(practice, &event->move);
}

static void show_hops(struct practice *practice, const struct board_event *event)
{
    practice_hush(practice);
    show_move(practice, &practice->position, &event->made, event->first, ANIMATION_HOPS);
    practice->moving.animation.active &= !board_event_landed(event);
}

static void show_jump_back(struct practice *practice, const struct board_event *event)
{
    struct strbuf sentence = ui_strbuf(practice->desk->ui, PRACTICE_SENTENCE_SIZE);
    show_move(practice, &practice->position, &event->made, event->first, ANIMATION_BACKWARD);
    jump_taken_back_print(&sentence, move_to(&event->made), practice->names);
    practice_say(practice, false, sentence.text);
}

static void ask_route(struct practice *practice)
{
    struct strbuf sentence = ui_strbuf(practice->desk->ui, PRACTICE_SENTENCE_SIZE);
    route_question_print(&sentence, practice->gesture.route_count);
    practice_say(practice, false, sentence.text);
}

/* Returns true if a click on the square only repeats where the last move of the hand went. */
static bool repeats_last_move(struct practice *practice, int square)
{
    return hand_repeats(&practice->last, square) && practice->repeats-- > 0;
}

static void refuse(struct practice *practice, const struct board_event *event)
{
    const struct verdict *verdict = &event->verdict;
    int square = hand_refused(verdict, &practice->position);
    if (repeats_last_move(practice, verdict->square)) {
        gesture_reset(&practice->gesture);
        practice_hush(practice);
        return;
    }
    say_verdict(practice, verdict);
    if (!event->dragged)
        moving_shake(&practice->moving, desk_clock(practice->desk), square);
}

static void answer_event(struct practice *practice, const struct board_event *event)
{
    if (practice->heard.glides && (event->answer == BOARD_MOVE || event->answer == BOARD_HOPS))
        move_sounds_follow(practice->desk, &practice->heard, &practice->moving.animation);
    switch (event->answer) {
    case BOARD_MOVE:
        make_move(practice, event);
        break;
    case BOARD_HOPS:
        show_hops(practice, event);
        break;
    case BOARD_BACK:
        show_jump_back(practice, event);
        break;
    case BOARD_REFUSED:
        refuse(practice, event);
        break;
    case BOARD_ROUTES:
        ask_route(practice);
        break;
    case BOARD_REDRAW:
        if (practice->desk->ui->input.kind != INPUT_MOVE && practice->gesture.pointed == 0)
            practice_hush(practice);
        break;
    case BOARD_NOTHING:
        break;
    }
}

static struct practice_event hand_to_board(struct practice *practice)
{
    struct ui *ui = practice->desk->ui;
    struct gesture *gesture = &practice->gesture;
    struct board_context context = {
        .rules = &practice->rules->rules,
        .position = &practice->position,
        .list = &practice->list,
        .geometry = practice->geometry,
        .drag_threshold = ui_px(ui, METRIC_DRAG),
        .plays_forced = practice->desk->preferences->one_click,
    };
    struct board_event event = gesture_input(gesture, &context, &ui->input);
    if (ui->input.kind == INPUT_KEY && event.answer != BOARD_NOTHING)
        ui->used = true;
    moving_home(&practice->moving, desk_clock(practice->desk), gesture, event.home);
    answer_event(practice, &event);
    return (struct practice_event){event.answer == BOARD_MOVE ? PRACTICE_MOVE : PRACTICE_NOTHING,
                                   event.move};
}

void practice_escape(struct practice *practice)
{
    const struct gesture *gesture = &practice->gesture;
    bool holds = gesture->length > 0 || gesture->route_count > 0 || gesture->dragging;
    if (holds && input_is_key(&practice->desk->ui->input, SDLK_ESCAPE, 0))
        hand_to_board(practice);
}

/* --- Input --- */

/* A press while no move is asked for, unless it only repeats the last one. */
static struct practice_event press_meanwhile(struct practice *practice)
{
    const struct input *input = &practice->desk->ui->input;
    int square;
    board_square_at(&practice->geometry, input->x, input->y, &square);
    return (struct practice_event){.answer = repeats_last_move(practice, square) ? PRACTICE_NOTHING
                                                                                 : PRACTICE_PRESS};
}

static struct practice_event board_input(struct practice *practice, bool asks)
{
    struct practice_event nothing = {.answer = PRACTICE_NOTHING};
    struct ui *ui = practice->desk->ui;
    if (ui->used || !hand_reaches(ui, &practice->geometry))
        return nothing;
    if (ui->input.kind == INPUT_PRESS) {
        ui->used = true;
        if (ui_stray_click(ui, 0))
            return nothing;
        ui->focus = 0;
    }
    if (asks)
        return hand_to_board(practice);
    return ui->input.kind == INPUT_PRESS ? press_meanwhile(practice) : nothing;
}

/* What blind players ask for at any board. */
static void speech_keys(struct practice *practice)
{
    struct ui *ui = practice->desk->ui;
    struct strbuf moves = ui_strbuf(ui, PRACTICE_SENTENCE_SIZE);
    if (command_key(practice->desk, COMMAND_READ_BOARD))
        practice_say(practice, false,
                     page_pieces(ui, &practice->position, practice->names,
                                 looks_side_names(practice->looks)));
    if (!command_key(practice->desk, COMMAND_READ_MOVES))
        return;
    possible_moves_print(&moves, &practice->rules->rules, &practice->list, practice->names);
    strbuf_mark_cut(&moves);
    practice_say(practice, false, moves.text);
}

struct practice_event practice_board(struct practice *practice, struct rect rect, bool asks)
{
    int chosen = practice->gesture.length > 0 ? practice->gesture.path[0] : SQUARE_NONE;
    practice->geometry =
        board_geometry_in(rect, practice->turned, practice->rules->rules.corner == CORNER_LIGHT);
    struct ui *ui = practice->desk->ui;
    struct placing mirrored = ui_place_unmirrored(ui, practice->geometry.outer);
    board_widgets(ui, &practice->geometry, &practice->position, chosen,
                  looks_side_names(practice->looks));
    if (asks)
        board_offer(ui, gesture_offers(&practice->gesture, &practice->list));
    struct practice_event event = board_input(practice, asks);
    hand_speak(practice->desk->ui, &practice->gesture, &practice->list, &practice->position,
               practice->names, looks_side_names(practice->looks));
    speech_keys(practice);
    ui_place(ui, mirrored);
    return event;
}

/* --- What is to be seen --- */

/* What may move is always marked here, whatever the player prefers for games. */
static void add_hand(struct board_picture *picture, struct practice *practice, squareset pointed)
{
    const struct movelist *list = &practice->list;
    practice->seen = practice->gesture;
    if (practice->gesture.length == 0 && !practice->message[0])
        practice->seen.pointed |= pointed;
    picture->gesture = &practice->seen;
    picture->hot = gesture_hot(&practice->gesture);
    picture->must_capture = movelist_must_capture(list, &practice->rules->rules);
    picture->movable = gesture_captures(&practice->gesture) ? 0 : movelist_starts(list);
    picture->targets = gesture_targets(&practice->gesture, list);
}

struct board_picture practice_picture(struct practice *practice, bool asks, squareset pointed)
{
    struct board_picture picture = {
        .geometry = practice->geometry,
        .position = practice->position,
        .rules = &practice->rules->rules,
        .looks = practice->looks,
        .last = practice->last.steps > 0 ? &practice->last : NULL,
        .list = &practice->list,
    };
    if (asks) {
        struct placing mirrored = ui_place_unmirrored(practice->desk->ui, practice->geometry.outer);
        hand_point(practice->desk->ui, &practice->gesture, &practice->list, &practice->geometry);
        ui_place(practice->desk->ui, mirrored);
        add_hand(&picture, practice, pointed);
    } else {
        practice->gesture.hover = SQUARE_NONE; /* the pointer may be anywhere when it asks again */
    }
    moving_show(&practice->moving, &picture, practice->desk->now);
    return picture;
}

void practice_view(struct practice *practice, struct board_picture *picture)
{
    struct ui *ui = practice->desk->ui;
    board_view(ui, picture);
    ui_focus_frame(ui, ui_id("board", 0), practice->geometry.inner, 0);
}

void practice_strip(struct practice *practice, const struct practice_layout *layout,
                    const char *task)
{
    struct ui *ui = practice->desk->ui;
    struct strbuf sentence = ui_strbuf(ui, PRACTICE_SENTENCE_SIZE);
    bool says = practice->message[0];
    if (says)
        strbuf_add(&sentence, practice->message);
    else if (!hand_print(&sentence, &practice->gesture, &practice->list, practice->names))
        strbuf_add(&sentence, task);
    struct rect room = ui_message_room(ui, layout->strip, ui_body(ui), sentence.text);
    if (!layout->tall)
        room.y -= room.h - layout->strip.h;
    ui_message(ui, room, says && practice->warns ? TONE_WARNING : TONE_PLAIN, ui_body(ui),
               sentence.text);
}

void practice_hand_view(struct practice *practice, struct board_picture *picture)
{
    struct ui *ui = practice->desk->ui;
    board_hand_view(ui, picture);
    if (ui->input.kind == INPUT_RELEASE)
        ui->focus = 0; /* the keyboard is meant for the board after a click */
}

/* --- Where it lies --- */

/* The board above the panel, with the line between them. */
static struct practice_layout lay_tall(const struct ui *ui, struct rect room, int below)
{
    struct practice_layout layout = {.tall = true};
    int gap = ui_px(ui, METRIC_GAP), strip = ui_px(ui, STRIP_POINTS);
    int side = int_min(room.w, room.h - strip - 2 * gap - below);
    layout.board = cut_top(&room, board_whole_side(int_max(1, side)));
    cut_top(&room, gap);
    layout.strip = cut_top(&room, strip);
    cut_top(&room, gap);
    layout.panel = room;
    return layout;
}

/* The panel beside the board, the line below both. */
static struct practice_layout lay_wide(const struct ui *ui, struct rect room)
{
    struct practice_layout layout = {0};
    int gap = ui_px(ui, METRIC_GAP), strip = ui_px(ui, STRIP_POINTS);
    int side = int_min(room.h - strip - gap, room.w - gap - ui_px(ui, PANEL_LEAST));
    side = board_whole_side(int_max(1, side));
    room = rect_centred(room, room.w, side + gap + strip);
    layout.strip = cut_bottom(&room, strip);
    cut_bottom(&room, gap);
    layout.board = cut_left(&room, side);
    cut_left(&room, gap);
    layout.panel = room;
    return layout;
}

struct practice_layout practice_lay_out(const struct ui *ui, struct rect room, int below)
{
    struct practice_layout tall = lay_tall(ui, room, below), wide = lay_wide(ui, room);
    return tall.board.h > wide.board.h ? tall : wide;
}
