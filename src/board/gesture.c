/* SPDX-License-Identifier: MIT */
#include "board/gesture.h"

#include "prose/verdict_prose.h"

#include <stdlib.h>

void gesture_init(struct gesture *gesture)
{
    *gesture = (struct gesture){.cursor = BOARD_FIRST_CURSOR};
}

void gesture_reset(struct gesture *gesture)
{
    gesture->length = 0;
    gesture->pressed = SQUARE_NONE;
    gesture->dragging = false;
    gesture->pointed = 0;
    gesture->route_count = 0;
}

void gesture_let_go(struct gesture *gesture)
{
    gesture->pressed = SQUARE_NONE;
    gesture->dragging = false;
}

static struct board_event redraw(void)
{
    return (struct board_event){.answer = BOARD_REDRAW};
}

static struct board_event play(struct gesture *gesture, const struct move *move)
{
    struct board_event event = {.answer = BOARD_MOVE, .move = *move};
    gesture_reset(gesture);
    return event;
}

static struct board_event judge(struct gesture *gesture, const struct board_context *context,
                                int square)
{
    struct board_event event = {
        .answer = BOARD_REFUSED,
        .verdict =
            verdict(context->rules, context->position, gesture->path, gesture->length, square),
    };
    gesture->pointed = verdict_named(&event.verdict);
    return event;
}

static bool may_start(const struct board_context *context, int square)
{
    return square != SQUARE_NONE && squareset_has(movelist_starts(context->list), square);
}

static bool own_piece(const struct board_context *context, int square)
{
    return square != SQUARE_NONE &&
           squareset_has(context->position->pieces[context->position->side], square);
}

static void select_piece(struct gesture *gesture, int square)
{
    gesture->path[0] = (uint8_t)square;
    gesture->length = 1;
    gesture->pointed = 0;
    gesture->route_count = 0;
}

/* Returns the only move that begins with the path, or NULL. */
static const struct move *only_way(const struct gesture *gesture, const struct movelist *list)
{
    const struct move *only = NULL;
    for (int i = 0; i < list->count; i++) {
        if (!movelist_begins(list, &list->moves[i], gesture->path, gesture->length))
            continue;
        if (only)
            return NULL;
        only = &list->moves[i];
    }
    return only;
}

/* The moves that continue the path to `square`, and those that end there. */
struct candidates {
    int next, ends;
    const struct move *end; /* one of those that end there */
};

static struct candidates find_candidates(struct gesture *gesture, const struct movelist *list,
                                         int square)
{
    struct candidates found = {0};
    gesture->route_count = 0;
    for (int i = 0; i < list->count; i++) {
        const struct move *move = &list->moves[i];
        if (move->steps < gesture->length ||
            !movelist_begins(list, move, gesture->path, gesture->length))
            continue;
        found.next += squareset_has(movelist_landings(list, move, gesture->length), square);
        if (move_to(move) != square)
            continue;
        found.ends++;
        found.end = move;
        if (gesture->route_count < ROUTES_MAX)
            gesture->routes[gesture->route_count++] = i;
    }
    return found;
}

static struct board_event step_to(struct gesture *gesture, const struct board_context *context,
                                  int square)
{
    gesture->route_count = 0;
    gesture->path[gesture->length++] = (uint8_t)square;
    const struct move *only = only_way(gesture, context->list);
    return only ? play(gesture, only) : redraw();
}

static struct board_event choose_next(struct gesture *gesture, const struct board_context *context,
                                      int square)
{
    struct candidates found = find_candidates(gesture, context->list, square);
    gesture->pointed = 0;
    if (found.next > 0)
        return step_to(gesture, context, square);
    if (found.ends == 1)
        return play(gesture, found.end);
    if (found.ends > 1)
        return (struct board_event){.answer = BOARD_ROUTES};
    return judge(gesture, context, square);
}

/* Selects the piece. A capture that can go only one way is made at once. */
static struct board_event choose_start(struct gesture *gesture, const struct board_context *context,
                                       int square)
{
    gesture->length = 0;
    if (!may_start(context, square))
        return judge(gesture, context, square);
    select_piece(gesture, square);
    const struct move *only = only_way(gesture, context->list);
    return only && move_is_capture(only) ? play(gesture, only) : redraw();
}

static bool ends_at(const struct gesture *gesture, const struct movelist *list, int square)
{
    for (int i = 0; i < list->count; i++)
        if (movelist_begins(list, &list->moves[i], gesture->path, gesture->length) &&
            move_to(&list->moves[i]) == square)
            return true;
    return false;
}

/* Returns the route whose number stands on `square`, or -1. */
static int route_on(const struct gesture *gesture, const struct movelist *list, int square)
{
    for (int i = 0; i < gesture->route_count; i++)
        if (gesture_route_square(gesture, list, i) == square)
            return i;
    return -1;
}

static struct board_event choose_route(struct gesture *gesture, const struct movelist *list,
                                       int index)
{
    return play(gesture, &list->moves[gesture->routes[index]]);
}

/* The chosen piece is clicked again: lets it go, unless it has only one capture to make. */
static struct board_event choose_again(struct gesture *gesture, const struct movelist *list)
{
    const struct move *only = only_way(gesture, list);
    if (only && move_is_capture(only))
        return play(gesture, only);
    gesture_reset(gesture);
    return redraw();
}

struct board_event gesture_choose(struct gesture *gesture, const struct board_context *context,
                                  int square)
{
    /* A piece that was chosen by other means is not held. */
    gesture->pressed = SQUARE_NONE;
    gesture->dragging = false;
    int route = route_on(gesture, context->list, square);
    if (route >= 0)
        return choose_route(gesture, context->list, route);
    gesture->route_count = 0;
    if (gesture->length == 0)
        return choose_start(gesture, context, square);
    bool again = gesture->length == 1 && square == gesture->path[0];
    if (again && !ends_at(gesture, context->list, square))
        return choose_again(gesture, context->list);
    if (gesture->length == 1 && own_piece(context, square) && !again)
        return choose_start(gesture, context, square);
    return choose_next(gesture, context, square);
}

/* Returns true if the piece may be held: any that may move, or the one in the middle of its
 * capture. */
static bool may_hold(const struct gesture *gesture, const struct board_context *context, int square)
{
    if (gesture->route_count > 0)
        return false;
    return gesture->length > 1 ? square == gesture->path[gesture->length - 1]
                               : may_start(context, square);
}

static struct board_event press(struct gesture *gesture, const struct board_context *context,
                                const struct input *input)
{
    int square;
    if (!board_square_at(&context->geometry, input->x, input->y, &square))
        return (struct board_event){.answer = BOARD_NOTHING};
    gesture->cursor_visible = false;
    if (may_hold(gesture, context, square)) {
        gesture->was_selected =
            gesture->length > 1 || (gesture->length == 1 && gesture->path[0] == square);
        gesture->pressed = square;
        gesture->press_x = gesture->drag_x = input->x;
        gesture->press_y = gesture->drag_y = input->y;
        if (gesture->length <= 1)
            select_piece(gesture, square);
        return redraw();
    }
    return gesture_choose(gesture, context, square);
}

static struct board_event follow(struct gesture *gesture, const struct board_context *context,
                                 const struct input *input)
{
    int square, before = gesture->hover;
    board_square_at(&context->geometry, input->x, input->y, &square);
    gesture->hover = square;
    bool far = abs(input->x - gesture->press_x) > context->drag_threshold ||
               abs(input->y - gesture->press_y) > context->drag_threshold;
    if (gesture->pressed != SQUARE_NONE && far)
        gesture->dragging = true;
    if (gesture->dragging) {
        gesture->drag_x = input->x;
        gesture->drag_y = input->y;
    }
    bool changed = gesture->dragging || square != before;
    return (struct board_event){.answer = changed ? BOARD_REDRAW : BOARD_NOTHING};
}

static struct board_event let_go(struct gesture *gesture, const struct board_context *context,
                                 const struct input *input)
{
    int square, pressed = gesture->pressed;
    bool dragged = gesture->dragging;
    bool on_board = board_square_at(&context->geometry, input->x, input->y, &square);
    gesture->pressed = SQUARE_NONE;
    gesture->dragging = false;
    if (pressed == SQUARE_NONE)
        return (struct board_event){.answer = BOARD_NOTHING};
    if (dragged && (!on_board || square == pressed))
        return redraw();
    if (dragged)
        return choose_next(gesture, context, square);
    if (gesture->was_selected)
        return gesture_choose(gesture, context, pressed);
    return choose_start(gesture, context, pressed);
}

/* The first arrow shows the keyboard's square, the next ones move it. */
static bool cursor_key(struct gesture *gesture, const struct board_context *context,
                       SDL_Keycode key)
{
    int beside = board_square_by_key(&context->geometry, gesture->cursor, key);
    if (beside == SQUARE_NONE)
        return false;
    if (gesture->cursor_visible)
        gesture->cursor = beside;
    gesture->cursor_visible = true;
    return true;
}

static struct board_event cancel(struct gesture *gesture)
{
    bool idle = gesture->length == 0 && gesture->pointed == 0;
    gesture_reset(gesture);
    return (struct board_event){.answer = idle ? BOARD_NOTHING : BOARD_REDRAW};
}

static struct board_event press_key(struct gesture *gesture, const struct board_context *context,
                                    const struct input *input)
{
    if (input->mods)
        return (struct board_event){.answer = BOARD_NOTHING};
    int number = input->key - SDLK_1;
    if (number >= 0 && number < gesture->route_count)
        return choose_route(gesture, context->list, number);
    if (cursor_key(gesture, context, input->key))
        return redraw();
    if (input->key == SDLK_ESCAPE)
        return cancel(gesture);
    bool enter = input->key == SDLK_RETURN || input->key == SDLK_SPACE;
    if (!enter)
        return (struct board_event){.answer = BOARD_NOTHING};
    if (!gesture->cursor_visible) {
        gesture->cursor_visible = true;
        return redraw();
    }
    return gesture_choose(gesture, context, gesture->cursor);
}

struct board_event gesture_input(struct gesture *gesture, const struct board_context *context,
                                 const struct input *input)
{
    switch (input->kind) {
    case INPUT_PRESS:
        return input->secondary ? cancel(gesture) : press(gesture, context, input);
    case INPUT_MOVE:
        return follow(gesture, context, input);
    case INPUT_RELEASE:
        if (!input->secondary)
            return let_go(gesture, context, input);
        break;
    case INPUT_LEAVE:
        gesture->hover = SQUARE_NONE;
        gesture->pressed = SQUARE_NONE;
        gesture->dragging = false;
        return redraw();
    case INPUT_KEY:
        return press_key(gesture, context, input);
    case INPUT_NONE:
    case INPUT_WHEEL:
    case INPUT_MIDDLE:
    case INPUT_TEXT:
    case INPUT_COMPOSE:
        break;
    }
    return (struct board_event){.answer = BOARD_NOTHING};
}

squareset gesture_targets(const struct gesture *gesture, const struct movelist *list)
{
    squareset targets = 0;
    for (int i = 0; i < list->count && gesture->length > 0; i++) {
        const struct move *move = &list->moves[i];
        if (gesture->length <= move->steps &&
            movelist_begins(list, move, gesture->path, gesture->length))
            targets |= movelist_landings(list, move, gesture->length) | square_set(move_to(move));
    }
    return targets;
}

squareset gesture_ends(const struct gesture *gesture, const struct movelist *list)
{
    squareset ends = 0;
    for (int i = 0; i < list->count && gesture->length > 0; i++)
        if (gesture->length <= list->moves[i].steps &&
            movelist_begins(list, &list->moves[i], gesture->path, gesture->length))
            ends |= square_set(move_to(&list->moves[i]));
    return ends;
}

/* Returns true if no other waiting route visits this square, or visits it as its square number `at`
 * if that is not 0. */
static bool of_one_route(const struct gesture *gesture, const struct movelist *list, int index,
                         int square, int at)
{
    for (int i = 0; i < gesture->route_count; i++) {
        const struct move *other = &list->moves[gesture->routes[i]];
        bool meets = at == 0 ? squareset_has(move_visited(other), square)
                             : at <= other->steps && other->path[at] == square;
        if (i != index && meets)
            return false;
    }
    return true;
}

int gesture_route_square(const struct gesture *gesture, const struct movelist *list, int index)
{
    const struct move *route = &list->moves[gesture->routes[index]];
    for (int step = gesture->length; step < route->steps; step++)
        if (of_one_route(gesture, list, index, route->path[step], 0))
            return route->path[step];
    /* Both routes visit the same squares in another order, as around a circle: they differ at some
     * step. */
    for (int step = gesture->length; step < route->steps; step++)
        if (of_one_route(gesture, list, index, route->path[step], step))
            return route->path[step];
    return route->path[gesture->length];
}
