/* SPDX-License-Identifier: MIT */
#include "board/board_ui.h"

#include "board/board_texture.h"

#include <stdlib.h>

enum {
    FIRST_CURSOR = 22, /* near the middle of White's side */
};

struct board_geometry board_geometry_in(struct rect room, bool turned, bool mirrored)
{
    int cell = int_max(1, int_min(room.w, room.h) * 2 / 17);
    while (cell > 1 && board_side(cell) > int_min(room.w, room.h))
        cell--;
    struct rect outer = rect_centred(room, board_side(cell), board_side(cell));
    return (struct board_geometry){.outer = outer,
                                   .inner = rect_inset(outer, board_border(cell)),
                                   .cell = cell,
                                   .turned = turned,
                                   .mirrored = mirrored};
}

/* Turning exchanges both ends of both axes, mirroring those of the columns. */
static void swap_axes(const struct board_geometry *geometry, int *row, int *column)
{
    if (geometry->turned) {
        *row = 9 - *row;
        *column = 9 - *column;
    }
    if (geometry->mirrored)
        *column = 9 - *column;
}

struct rect board_square_rect(const struct board_geometry *geometry, int square)
{
    int row = square_row(square), column = square_column(square);
    swap_axes(geometry, &row, &column);
    return (struct rect){geometry->inner.x + (column - 1) * geometry->cell,
                         geometry->inner.y + (row - 1) * geometry->cell, geometry->cell,
                         geometry->cell};
}

bool board_square_at(const struct board_geometry *geometry, int x, int y, int *square)
{
    *square = SQUARE_NONE;
    if (!rect_contains(geometry->inner, x, y))
        return false;
    int row = (y - geometry->inner.y) / geometry->cell + 1;
    int column = (x - geometry->inner.x) / geometry->cell + 1;
    swap_axes(geometry, &row, &column);
    *square = square_at(row, column);
    return true;
}

void board_ui_init(struct board_ui *board)
{
    *board = (struct board_ui){.cursor = FIRST_CURSOR};
}

void board_ui_reset(struct board_ui *board)
{
    board->length = 0;
    board->pressed = SQUARE_NONE;
    board->dragging = false;
    board->look = 0;
    board->route_count = 0;
}

static struct board_event redraw(void)
{
    return (struct board_event){.answer = BOARD_REDRAW};
}

static struct board_event play(struct board_ui *board, const struct move *move)
{
    struct board_event event = {.answer = BOARD_MOVE, .move = *move};
    board_ui_reset(board);
    return event;
}

static struct board_event judge(struct board_ui *board, const struct board_context *context,
                                int square)
{
    struct board_event event = {
        .answer = BOARD_REFUSED,
        .verdict = verdict(context->rules, context->position, board->path, board->length, square),
    };
    board->look = event.verdict.look;
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

static void select_piece(struct board_ui *board, int square)
{
    board->path[0] = (uint8_t)square;
    board->length = 1;
    board->look = 0;
    board->route_count = 0;
}

/* The only move that goes on as the path does, or NULL. */
static const struct move *only_way(const struct board_ui *board, const struct movelist *list)
{
    const struct move *only = NULL;
    for (int i = 0; i < list->count; i++) {
        if (!move_begins(&list->moves[i], board->path, board->length))
            continue;
        if (only)
            return NULL;
        only = &list->moves[i];
    }
    return only;
}

/* The moves on the chosen path that go to `square` next, and those that end there. */
struct candidates {
    int next, ends;
    const struct move *end; /* one of those that end there */
};

static struct candidates find_candidates(struct board_ui *board, const struct movelist *list,
                                         int square)
{
    struct candidates found = {0};
    board->route_count = 0;
    for (int i = 0; i < list->count; i++) {
        const struct move *move = &list->moves[i];
        if (move->steps < board->length || !move_begins(move, board->path, board->length))
            continue;
        found.next += move->path[board->length] == square;
        if (move_to(move) != square)
            continue;
        found.ends++;
        found.end = move;
        if (board->route_count < ROUTES_MAX)
            board->routes[board->route_count++] = i;
    }
    return found;
}

static struct board_event step_to(struct board_ui *board, const struct board_context *context,
                                  int square)
{
    board->route_count = 0;
    board->path[board->length++] = (uint8_t)square;
    const struct move *only = only_way(board, context->list);
    return only ? play(board, only) : redraw();
}

static struct board_event choose_next(struct board_ui *board, const struct board_context *context,
                                      int square)
{
    struct candidates found = find_candidates(board, context->list, square);
    board->look = 0;
    if (found.next > 0)
        return step_to(board, context, square);
    if (found.ends == 1)
        return play(board, found.end);
    if (found.ends > 1)
        return (struct board_event){.answer = BOARD_ROUTES};
    return judge(board, context, square);
}

/* Selects the piece; a capture that can only go one way is made at once. */
static struct board_event choose_start(struct board_ui *board, const struct board_context *context,
                                       int square)
{
    board->length = 0;
    if (!may_start(context, square))
        return judge(board, context, square);
    select_piece(board, square);
    const struct move *only = only_way(board, context->list);
    return only && move_is_capture(only) ? play(board, only) : redraw();
}

static bool ends_at(const struct board_ui *board, const struct movelist *list, int square)
{
    for (int i = 0; i < list->count; i++)
        if (move_begins(&list->moves[i], board->path, board->length) &&
            move_to(&list->moves[i]) == square)
            return true;
    return false;
}

/* The route whose number stands on `square`, or -1. */
static int route_on(const struct board_ui *board, const struct movelist *list, int square)
{
    for (int i = 0; i < board->route_count; i++)
        if (board_ui_route_square(board, list, i) == square)
            return i;
    return -1;
}

static struct board_event choose_route(struct board_ui *board, const struct movelist *list,
                                       int index)
{
    return play(board, &list->moves[board->routes[index]]);
}

/* The chosen piece once more: lets it go, unless it has but one capture to make. */
static struct board_event choose_again(struct board_ui *board, const struct movelist *list)
{
    const struct move *only = only_way(board, list);
    if (only && move_is_capture(only))
        return play(board, only);
    board_ui_reset(board);
    return redraw();
}

struct board_event board_ui_choose(struct board_ui *board, const struct board_context *context,
                                   int square)
{
    /* Chosen by other means, a piece that is held is put down. */
    board->pressed = SQUARE_NONE;
    board->dragging = false;
    int route = route_on(board, context->list, square);
    if (route >= 0)
        return choose_route(board, context->list, route);
    board->route_count = 0;
    if (board->length == 0)
        return choose_start(board, context, square);
    bool again = board->length == 1 && square == board->path[0];
    if (again && !ends_at(board, context->list, square))
        return choose_again(board, context->list);
    if (board->length == 1 && own_piece(context, square) && !again)
        return choose_start(board, context, square);
    return choose_next(board, context, square);
}

/* The piece that may be taken in hand: any that may move, or the one in the middle of its capture.
 */
static bool may_hold(const struct board_ui *board, const struct board_context *context, int square)
{
    if (board->route_count > 0)
        return false;
    return board->length > 1 ? square == board->path[board->length - 1]
                             : may_start(context, square);
}

static struct board_event press(struct board_ui *board, const struct board_context *context,
                                const struct input *input)
{
    int square;
    if (!board_square_at(&context->geometry, input->x, input->y, &square))
        return (struct board_event){.answer = BOARD_NOTHING};
    board->cursor_visible = false;
    if (may_hold(board, context, square)) {
        board->was_selected = board->length > 1 || (board->length == 1 && board->path[0] == square);
        board->pressed = square;
        board->press_x = board->drag_x = input->x;
        board->press_y = board->drag_y = input->y;
        if (board->length <= 1)
            select_piece(board, square);
        return redraw();
    }
    return board_ui_choose(board, context, square);
}

static struct board_event follow(struct board_ui *board, const struct board_context *context,
                                 const struct input *input)
{
    int square, before = board->hover;
    board_square_at(&context->geometry, input->x, input->y, &square);
    board->hover = square;
    bool far = abs(input->x - board->press_x) > context->drag_threshold ||
               abs(input->y - board->press_y) > context->drag_threshold;
    if (board->pressed != SQUARE_NONE && far)
        board->dragging = true;
    if (board->dragging) {
        board->drag_x = input->x;
        board->drag_y = input->y;
    }
    bool changed = board->dragging || square != before;
    return (struct board_event){.answer = changed ? BOARD_REDRAW : BOARD_NOTHING};
}

static struct board_event let_go(struct board_ui *board, const struct board_context *context,
                                 const struct input *input)
{
    int square, pressed = board->pressed;
    bool dragged = board->dragging;
    bool on_board = board_square_at(&context->geometry, input->x, input->y, &square);
    board->pressed = SQUARE_NONE;
    board->dragging = false;
    if (pressed == SQUARE_NONE)
        return (struct board_event){.answer = BOARD_NOTHING};
    if (dragged && (!on_board || square == pressed))
        return redraw();
    if (dragged)
        return choose_next(board, context, square);
    if (board->was_selected)
        return board_ui_choose(board, context, pressed);
    return choose_start(board, context, pressed);
}

/* The cursor goes over the playable squares only: up and down to the next row, left and right by
 * two columns, always as the player sees the board. */
static void move_cursor(struct board_ui *board, const struct board_geometry *geometry, int down,
                        int right)
{
    int row = square_row(board->cursor), column = square_column(board->cursor);
    swap_axes(geometry, &row, &column);
    if (!board->cursor_visible) {
        board->cursor_visible = true;
        return;
    }
    row = int_clamp(row + down, 1, BOARD_ROWS);
    column = int_clamp(column + 2 * right, 1, BOARD_ROWS);
    int actual_row = row, actual_column = column;
    swap_axes(geometry, &actual_row, &actual_column);
    int square = square_at(actual_row, actual_column);
    if (square == SQUARE_NONE) {
        actual_row = row;
        actual_column = column % 2 == 0 ? column - 1 : column + 1;
        swap_axes(geometry, &actual_row, &actual_column);
        square = square_at(actual_row, actual_column);
    }
    if (square != SQUARE_NONE)
        board->cursor = square;
}

static bool cursor_key(struct board_ui *board, const struct board_context *context, SDL_Keycode key)
{
    static const struct {
        SDL_Keycode key;
        int down, right;
    } arrows[] = {{SDLK_UP, -1, 0}, {SDLK_DOWN, 1, 0}, {SDLK_LEFT, 0, -1}, {SDLK_RIGHT, 0, 1}};
    for (size_t i = 0; i < SDL_arraysize(arrows); i++)
        if (arrows[i].key == key) {
            move_cursor(board, &context->geometry, arrows[i].down, arrows[i].right);
            return true;
        }
    return false;
}

static struct board_event cancel(struct board_ui *board)
{
    bool idle = board->length == 0 && board->look == 0;
    board_ui_reset(board);
    return (struct board_event){.answer = idle ? BOARD_NOTHING : BOARD_REDRAW};
}

static struct board_event press_key(struct board_ui *board, const struct board_context *context,
                                    const struct input *input)
{
    if (input->mods)
        return (struct board_event){.answer = BOARD_NOTHING};
    int number = input->key - SDLK_1;
    if (number >= 0 && number < board->route_count)
        return choose_route(board, context->list, number);
    if (cursor_key(board, context, input->key))
        return redraw();
    if (input->key == SDLK_ESCAPE)
        return cancel(board);
    bool enter = input->key == SDLK_RETURN || input->key == SDLK_SPACE;
    if (!enter)
        return (struct board_event){.answer = BOARD_NOTHING};
    if (!board->cursor_visible) {
        board->cursor_visible = true;
        return redraw();
    }
    return board_ui_choose(board, context, board->cursor);
}

struct board_event board_ui_input(struct board_ui *board, const struct board_context *context,
                                  const struct input *input)
{
    switch (input->kind) {
    case INPUT_PRESS:
        return input->secondary ? cancel(board) : press(board, context, input);
    case INPUT_MOVE:
        return follow(board, context, input);
    case INPUT_RELEASE:
        if (!input->secondary)
            return let_go(board, context, input);
        break;
    case INPUT_LEAVE:
        board->hover = SQUARE_NONE;
        board->pressed = SQUARE_NONE;
        board->dragging = false;
        return redraw();
    case INPUT_KEY:
        return press_key(board, context, input);
    case INPUT_NONE:
    case INPUT_WHEEL:
    case INPUT_TEXT:
        break;
    }
    return (struct board_event){.answer = BOARD_NOTHING};
}

squareset board_ui_targets(const struct board_ui *board, const struct movelist *list)
{
    squareset targets = 0;
    for (int i = 0; i < list->count && board->length > 0; i++) {
        const struct move *move = &list->moves[i];
        if (board->length <= move->steps && move_begins(move, board->path, board->length))
            targets |= square_set(move->path[board->length]) | square_set(move_to(move));
    }
    return targets;
}

/* Does no other waiting route visit this square (`at` = 0), or visit it as its square number `at`?
 */
static bool of_one_route(const struct board_ui *board, const struct movelist *list, int index,
                         int square, int at)
{
    for (int i = 0; i < board->route_count; i++) {
        const struct move *other = &list->moves[board->routes[i]];
        bool meets = at == 0 ? squareset_has(move_visited(other), square)
                             : at <= other->steps && other->path[at] == square;
        if (i != index && meets)
            return false;
    }
    return true;
}

int board_ui_route_square(const struct board_ui *board, const struct movelist *list, int index)
{
    const struct move *route = &list->moves[board->routes[index]];
    for (int step = board->length; step < route->steps; step++)
        if (of_one_route(board, list, index, route->path[step], 0))
            return route->path[step];
    /* The same squares in another order, as both ways round a circle: they part at some step. */
    for (int step = board->length; step < route->steps; step++)
        if (of_one_route(board, list, index, route->path[step], step))
            return route->path[step];
    return route->path[board->length];
}
