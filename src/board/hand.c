/* SPDX-License-Identifier: MIT */
#include "board/hand.h"

#include "board/board_widgets.h"
#include "prose/aloud_prose.h"
#include "prose/play_prose.h"

enum {
    WORDS_SIZE = 240,
};

bool hand_reaches(const struct ui *ui, const struct board_geometry *geometry)
{
    switch (ui->input.kind) {
    case INPUT_PRESS:
        return rect_contains(geometry->inner, ui->input.x, ui->input.y);
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

void hand_point(struct ui *ui, const struct gesture *gesture, const struct movelist *list,
                const struct board_geometry *geometry)
{
    int square;
    if (!ui->pointer_inside)
        return;
    bool on_board = board_square_at(geometry, ui->pointer_x, ui->pointer_y, &square);
    squareset useful = movelist_starts(list) | gesture_targets(gesture, list);
    bool answers = on_board && !ui->held && square != SQUARE_NONE && squareset_has(useful, square);
    if (answers || gesture->pressed != SQUARE_NONE || gesture->dragging)
        ui_point(ui, CURSOR_HAND);
}

/* Returns true if the piece on the square has no move but captures. */
static bool only_captures(const struct movelist *list, int square)
{
    for (int i = 0; i < list->count; i++)
        if (move_from(&list->moves[i]) == square && !move_is_capture(&list->moves[i]))
            return false;
    return true;
}

bool hand_print(struct strbuf *out, const struct gesture *gesture, const struct movelist *list,
                struct square_names names)
{
    if (gesture_captures(gesture))
        going_on_print(out, movelist_next(list, gesture->path, gesture->length), names);
    else if (gesture->length > 0)
        chosen_print(out, gesture->path[0], only_captures(list, gesture->path[0]),
                     gesture_ends(gesture, list), names);
    return gesture->length > 0;
}

static bool can_capture(const struct movelist *list, int square)
{
    for (int i = 0; i < list->count; i++)
        if (move_from(&list->moves[i]) == square && move_is_capture(&list->moves[i]))
            return true;
    return false;
}

static enum square_use use_of(const struct gesture *gesture, const struct movelist *list,
                              int square)
{
    if (gesture->length > 0 && gesture->path[gesture->length - 1] == square)
        return SQUARE_CHOSEN;
    if (gesture->length > 0)
        return squareset_has(gesture_targets(gesture, list), square) ? SQUARE_TARGET : SQUARE_IDLE;
    if (!squareset_has(movelist_starts(list), square))
        return SQUARE_IDLE;
    return can_capture(list, square) ? SQUARE_CAPTURES : SQUARE_MOVABLE;
}

void hand_speak(struct ui *ui, const struct gesture *gesture, const struct movelist *list,
                const struct position *position, struct square_names names, struct side_names sides)
{
    int square = gesture->cursor;
    struct strbuf words = ui_strbuf(ui, WORDS_SIZE);
    if (!gesture->cursor_visible)
        return;
    square_told_print(&words, square, position_piece(position, square),
                      use_of(gesture, list, square), names, sides);
    board_widgets_active(ui, square, words.text);
}

bool hand_repeats(const struct move *move, int square)
{
    squareset meant = move_is_capture(move) ? move_visited(move) : square_set(move_to(move));
    return square != SQUARE_NONE && squareset_has(meant, square);
}

int hand_refused(const struct verdict *verdict, const struct position *position)
{
    bool clicked =
        verdict->square != SQUARE_NONE && position_piece(position, verdict->square) != PIECE_NONE;
    return clicked ? verdict->square : verdict->from;
}
