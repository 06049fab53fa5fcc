/* SPDX-License-Identifier: MIT */
#include "board/gesture.h"

#include "prose/verdict_prose.h"

#include <stdlib.h>

void gesture_init(struct gesture *gesture)
{
    *gesture = (struct gesture){.cursor = BOARD_FIRST_CURSOR};
}

static void gesture_unmark(struct gesture *gesture)
{
    gesture->pointed = 0;
    gesture->refused = SQUARE_NONE;
}

void gesture_reset(struct gesture *gesture)
{
    gesture->length = 0;
    gesture->route_count = 0;
    gesture_let_go(gesture);
    gesture_unmark(gesture);
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

static struct board_event judge(struct gesture *gesture, const struct board_context *context,
                                int square)
{
    struct board_event event = {
        .answer = BOARD_REFUSED,
        .verdict =
            verdict(context->rules, context->position, gesture->path, gesture->length, square),
    };
    gesture->pointed = verdict_named(&event.verdict);
    gesture->refused = square;
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
    gesture_unmark(gesture);
    gesture->route_count = 0;
}

/* Returns the only move that begins with the path, or NULL. */
static const struct move *only_move(const struct gesture *gesture, const struct movelist *list)
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

/* --- The piece goes --- */

/* Returns the hops made so far, of a move that begins so. */
static struct move hops_made(const struct gesture *gesture, const struct move *move)
{
    struct move made = *move;
    for (int i = 0; i < gesture->length; i++)
        made.path[i] = gesture->path[i];
    if (gesture->length <= move->steps) {
        made.steps = (uint8_t)(gesture->length - 1);
        made.captured = move_captured_by_steps(move, made.steps);
        made.crowns = false;
    }
    return made;
}

/* Goes along a move to its square number `steps`. */
static void extend(struct gesture *gesture, const struct move *move, int steps)
{
    while (gesture->length <= steps) {
        gesture->path[gesture->length] = move->path[gesture->length];
        gesture->length++;
    }
}

/* Answers that the piece has gone on along a move, up to the end of the path. */
static struct board_event arrive(struct gesture *gesture, const struct movelist *list,
                                 const struct move *move, int first)
{
    struct board_event event = {.answer = BOARD_HOPS, .first = first};
    event.made = hops_made(gesture, move);
    gesture->route_count = 0;
    gesture_unmark(gesture);
    if (gesture->length <= move->steps)
        return event;
    event.answer = BOARD_MOVE;
    event.move = *movelist_find(list, gesture->path, gesture->length);
    gesture_reset(gesture);
    return event;
}

/* Goes along a route to the square that it leads to, and on if that is wished and can be done in
 * one way only. */
static struct board_event go(struct gesture *gesture, const struct board_context *context,
                             struct route route, int square)
{
    const struct move *move = &context->list->moves[route.move];
    int first = gesture->length - 1;
    extend(gesture, move, route.steps);
    gesture->path[route.steps] = (uint8_t)square; /* a flying king may come down further on */
    const struct move *only = context->plays_forced ? only_move(gesture, context->list) : NULL;
    if (only)
        extend(gesture, only, only->steps);
    return arrive(gesture, context->list, only ? only : move, first);
}

/* Returns at which step from here on a move first comes to the square, or 0. */
static int step_to(const struct gesture *gesture, const struct movelist *list,
                   const struct move *move, int square)
{
    for (int step = gesture->length; step <= move->steps; step++)
        if (squareset_has(movelist_landings(list, move, step), square))
            return step;
    return 0;
}

/* Returns true if both routes capture the same pieces in the same order. */
static bool same_route(const struct gesture *gesture, const struct movelist *list, struct route a,
                       struct route b)
{
    const struct move *first = &list->moves[a.move], *second = &list->moves[b.move];
    bool same = a.steps == b.steps;
    for (int step = gesture->length - 1; same && step < a.steps; step++)
        same = move_captured_by_step(first, step) == move_captured_by_step(second, step);
    return same;
}

static bool is_known(const struct gesture *gesture, const struct movelist *list, struct route route)
{
    for (int i = 0; i < gesture->route_count; i++)
        if (same_route(gesture, list, gesture->routes[i], route))
            return true;
    return false;
}

/* Lists the routes to a square. One that leads there by the next step is the only one: the others
 * can be gone square by square. */
static void find_routes(struct gesture *gesture, const struct movelist *list, int square)
{
    gesture->route_count = 0;
    gesture->aim = square;
    for (int i = 0; i < list->count; i++) {
        const struct move *move = &list->moves[i];
        if (!movelist_begins(list, move, gesture->path, gesture->length))
            continue;
        struct route route = {i, step_to(gesture, list, move, square)};
        if (route.steps == gesture->length) {
            gesture->routes[0] = route;
            gesture->route_count = 1;
            return;
        }
        if (route.steps > 0 && gesture->route_count < ROUTES_MAX && !is_known(gesture, list, route))
            gesture->routes[gesture->route_count++] = route;
    }
}

static struct board_event choose_next(struct gesture *gesture, const struct board_context *context,
                                      int square)
{
    gesture_unmark(gesture);
    find_routes(gesture, context->list, square);
    if (gesture->route_count == 1)
        return go(gesture, context, gesture->routes[0], square);
    if (gesture->route_count > 1)
        return (struct board_event){.answer = BOARD_ROUTES};
    return judge(gesture, context, square);
}

/* Plays the chosen piece's capture if that is wished and it can go only one way. */
static struct board_event play_forced(struct gesture *gesture, const struct board_context *context)
{
    const struct move *only = context->plays_forced ? only_move(gesture, context->list) : NULL;
    if (!only || !move_is_capture(only))
        return redraw();
    extend(gesture, only, only->steps);
    return arrive(gesture, context->list, only, 0);
}

static struct board_event choose_start(struct gesture *gesture, const struct board_context *context,
                                       int square)
{
    gesture->length = 0;
    if (!may_start(context, square))
        return judge(gesture, context, square);
    select_piece(gesture, square);
    return play_forced(gesture, context);
}

/* The chosen piece is clicked again: lets it go, unless its capture plays itself. In the middle of
 * its capture that is the second click of a double click, and does no harm. */
static struct board_event choose_again(struct gesture *gesture, const struct board_context *context)
{
    if (gesture_captures(gesture))
        return redraw();
    struct board_event event = play_forced(gesture, context);
    if (event.answer == BOARD_REDRAW)
        gesture_reset(gesture);
    return event;
}

/* Returns the route whose number stands on `square`, or -1. */
static int route_on(const struct gesture *gesture, const struct movelist *list, int square)
{
    for (int i = 0; i < gesture->route_count; i++)
        if (gesture_route_square(gesture, list, i) == square)
            return i;
    return -1;
}

static bool leads_to(struct gesture *gesture, const struct movelist *list, int square)
{
    find_routes(gesture, list, square);
    bool some = gesture->route_count > 0;
    gesture->route_count = 0;
    return some;
}

struct board_event gesture_choose(struct gesture *gesture, const struct board_context *context,
                                  int square)
{
    /* A piece that was chosen by other means is not held. */
    gesture_let_go(gesture);
    int route = route_on(gesture, context->list, square);
    if (route >= 0)
        return go(gesture, context, gesture->routes[route], gesture->aim);
    gesture->route_count = 0;
    if (gesture->length == 0)
        return choose_start(gesture, context, square);
    bool again = square == gesture->path[gesture->length - 1];
    if (again && !leads_to(gesture, context->list, square))
        return choose_again(gesture, context);
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
    return gesture_captures(gesture) ? square == gesture->path[gesture->length - 1]
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
            gesture_captures(gesture) || (gesture->length == 1 && gesture->path[0] == square);
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
        gesture->drag_y = input->y - (input->finger ? context->geometry.cell : 0);
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
    if (input->finger)
        gesture->hover = SQUARE_NONE;
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

struct board_event gesture_take_back(struct gesture *gesture, const struct movelist *list)
{
    struct board_event event = {.answer = BOARD_BACK, .first = gesture->length - 2};
    event.made = hops_made(gesture, movelist_first(list, gesture->path, gesture->length));
    gesture_let_go(gesture);
    gesture_unmark(gesture);
    gesture->route_count = 0;
    gesture->length--;
    return event;
}

/* Takes back what the hand did last: what it asked or was refused, what it holds, a hop of a
 * capture, the choice of a piece. */
static struct board_event cancel(struct gesture *gesture, const struct movelist *list)
{
    bool idle = gesture->length == 0 && gesture->pointed == 0;
    bool aims = gesture->route_count > 0 || gesture->dragging;
    if (gesture_captures(gesture) && !aims)
        return gesture_take_back(gesture, list);
    int kept = gesture_captures(gesture) ? gesture->length : 0;
    gesture_reset(gesture);
    gesture->length = kept;
    return (struct board_event){.answer = idle ? BOARD_NOTHING : BOARD_REDRAW};
}

static struct board_event press_key(struct gesture *gesture, const struct board_context *context,
                                    const struct input *input)
{
    if (input->mods)
        return (struct board_event){.answer = BOARD_NOTHING};
    int number = input->key - SDLK_1;
    if (number >= 0 && number < gesture->route_count)
        return go(gesture, context, gesture->routes[number], gesture->aim);
    if (cursor_key(gesture, context, input->key))
        return redraw();
    if (input->key == SDLK_ESCAPE)
        return cancel(gesture, context->list);
    bool enter = input->key == SDLK_RETURN || input->key == SDLK_SPACE;
    if (!enter)
        return (struct board_event){.answer = BOARD_NOTHING};
    if (!gesture->cursor_visible) {
        gesture->cursor_visible = true;
        return redraw();
    }
    return gesture_choose(gesture, context, gesture->cursor);
}

static struct board_event answer_input(struct gesture *gesture, const struct board_context *context,
                                       const struct input *input)
{
    switch (input->kind) {
    case INPUT_PRESS:
        return input->secondary ? cancel(gesture, context->list) : press(gesture, context, input);
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

struct board_event gesture_input(struct gesture *gesture, const struct board_context *context,
                                 const struct input *input)
{
    bool dragged = gesture->dragging;
    int length = gesture->length;
    struct board_event event = answer_input(gesture, context, input);
    bool dropped = dragged && !gesture->dragging && gesture->length == length;
    event.dragged = dragged;
    event.home = dropped ? gesture->path[length - 1] : SQUARE_NONE;
    return event;
}

squareset gesture_hot(const struct gesture *gesture)
{
    squareset hot = gesture->hover != SQUARE_NONE ? square_set(gesture->hover) : 0;
    return gesture->cursor_visible ? hot | square_set(gesture->cursor) : hot;
}

/* Returns the squares that the chosen piece's moves visit; those of captures, or of all moves. */
static squareset visited_by(const struct gesture *gesture, const struct movelist *list,
                            bool captures)
{
    squareset visited = 0;
    for (int i = 0; i < list->count && gesture->length > 0; i++) {
        const struct move *move = &list->moves[i];
        if ((captures && !move_is_capture(move)) ||
            !movelist_begins(list, move, gesture->path, gesture->length))
            continue;
        for (int step = gesture->length; step <= move->steps; step++)
            visited |= movelist_landings(list, move, step);
    }
    return visited;
}

squareset gesture_targets(const struct gesture *gesture, const struct movelist *list)
{
    return visited_by(gesture, list, false);
}

squareset gesture_landings(const struct gesture *gesture, const struct movelist *list)
{
    return visited_by(gesture, list, true);
}

squareset gesture_ends(const struct gesture *gesture, const struct movelist *list)
{
    squareset ends = 0;
    for (int i = 0; i < list->count && gesture->length > 0; i++)
        if (movelist_begins(list, &list->moves[i], gesture->path, gesture->length))
            ends |= square_set(move_to(&list->moves[i]));
    return ends;
}

/* Returns true if no other waiting route visits this square, or visits it as its square number `at`
 * if that is not 0. */
static bool of_one_route(const struct gesture *gesture, const struct movelist *list, int index,
                         int square, int at)
{
    for (int i = 0; i < gesture->route_count; i++) {
        const struct route *other = &gesture->routes[i];
        const uint8_t *path = list->moves[other->move].path;
        for (int step = 0; step <= other->steps; step++)
            if (i != index && path[step] == square && (at == 0 || at == step))
                return false;
    }
    return true;
}

int gesture_route_square(const struct gesture *gesture, const struct movelist *list, int index)
{
    const struct route *route = &gesture->routes[index];
    const uint8_t *path = list->moves[route->move].path;
    for (int step = gesture->length; step < route->steps; step++)
        if (of_one_route(gesture, list, index, path[step], 0))
            return path[step];
    /* Both routes visit the same squares in another order, as around a circle: they differ at some
     * step. */
    for (int step = gesture->length; step < route->steps; step++)
        if (of_one_route(gesture, list, index, path[step], step))
            return path[step];
    return path[gesture->length];
}

squareset gesture_offers(const struct gesture *gesture, const struct movelist *list)
{
    squareset squares = 0;
    for (int i = 0; i < gesture->route_count; i++)
        squares |= square_set(gesture_route_square(gesture, list, i));
    if (squares)
        return squares;
    if (gesture->length == 0)
        return movelist_starts(list);
    squares = gesture_targets(gesture, list);
    return gesture_captures(gesture) ? squares : squares | square_set(gesture->path[0]);
}
