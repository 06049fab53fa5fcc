/* SPDX-License-Identifier: MIT */
/* The legal moves under each of two rule sets, as lists to go through. */
#include "base/translate.h"
#include "notation/move_text.h"
#include "pages/compare/compare.h"
#include "prose/compare_prose.h"
#include "prose/names.h"

enum {
    COUNT_POINTS = 26,
    LINE_SIZE = RULES_NAME_SIZE + 240,
};

static const char *const row_names[COMPARE_SIDES] = {"move-left", "move-right"};

/* --- The moves --- */

/* How high the line is, that it is read whole. */
static int count_height(struct ui *ui, const struct compare_column *column, int width)
{
    char memory[LINE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_count_print(&text, column->list.count, column->only);
    return int_max(ui_px(ui, COUNT_POINTS), ui_text_height(ui, ui_small(ui), memory, width));
}

static void count_line(struct ui *ui, struct rect rect, const struct compare_column *column)
{
    char memory[LINE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_count_print(&text, column->list.count, column->only);
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, memory);
    struct strbuf label = strbuf_init(memory, sizeof memory);
    rules_move_count_print(&label, ruleset_title(column->rules).text, column->list.count,
                           column->only);
    ui_note(ui, rect, memory);
}

static void only_here_bar(struct ui *ui, struct rect line)
{
    struct rect bar = {line.x, line.y + ui_px(ui, METRIC_GAP), ui_px(ui, METRIC_BAR),
                       line.h - 2 * ui_px(ui, METRIC_GAP)};
    draw_fill(&ui->list, bar, ui_px(ui, METRIC_BAR) / 2, ui_colour(ui, COLOUR_ACCENT));
}

static void move_row(struct comparison *comparison, int side, struct rect line, int index)
{
    struct ui *ui = comparison->desk->ui;
    const struct compare_column *column = &comparison->columns[side];
    const struct move *move = &column->list.moves[index];
    char memory[80];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_print(&text, move, &column->list, comparison->names);
    bool only = compare_only_here(comparison, side, move);
    ui_item(ui, line, row_names[side], index + 1, memory, only ? tr("only here") : NULL, false);
    if (only)
        only_here_bar(ui, line);
    bool focused = ui->focus == ui_id(row_names[side], index + 1);
    if (ui_hovers(ui, line) || (focused && !comparison->shown)) {
        comparison->shown = move;
        comparison->shown_side = side;
    }
}

static int row_height(const struct comparison *comparison)
{
    return ui_px(comparison->desk->ui, METRIC_TARGET);
}

/* The two parts of a list's panel: the line about it, and the moves, whole rows of them. */
static void divide_column(const struct comparison *comparison, int side, struct rect panel,
                          struct rect *head, struct rect *moves)
{
    struct ui *ui = comparison->desk->ui;
    int row = row_height(comparison);
    *moves = rect_inset(panel, ui_px(ui, METRIC_PAD));
    int width = moves->w - ui_px(ui, METRIC_GAP);
    *head = cut_top(moves, count_height(ui, &comparison->columns[side], width));
    cut_left(head, ui_px(ui, METRIC_GAP));
    cut_top(moves, ui_px(ui, METRIC_PAD));
    if (moves->h > row)
        moves->h -= moves->h % row;
}

/* No row is cut at rest. */
static void settle(const struct comparison *comparison, int side)
{
    int *offset = &comparison->page->offsets[side], row = row_height(comparison);
    if (!comparison->desk->ui->held)
        *offset = (*offset + row / 2) / row * row;
}

void compare_list(struct comparison *comparison, int side, struct rect panel)
{
    static const char *const names[COMPARE_SIDES] = {"moves-left", "moves-right"};
    struct ui *ui = comparison->desk->ui;
    const struct compare_column *column = &comparison->columns[side];
    int row = row_height(comparison);
    struct rect head, rect;
    ui_panel(ui, panel);
    divide_column(comparison, side, panel, &head, &rect);
    count_line(ui, head, column);
    settle(comparison, side);
    struct rect content = ui_scroll_begin(ui, rect, names[side], column->list.count * row,
                                          &comparison->page->offsets[side]);
    comparison->lists[side] = content;
    for (int i = 0; i < column->list.count; i++)
        move_row(comparison, side, cut_top(&content, row), i);
    ui_scroll_end(ui);
}

/* The place of the move in a list, or -1. */
static int place_of(const struct movelist *list, const struct move *move)
{
    const struct move *found = movelist_find(list, move->path, move->steps + 1);
    return found ? (int)(found - list->moves) : -1;
}

void compare_frames(const struct comparison *comparison, const struct rect panels[COMPARE_SIDES])
{
    struct ui *ui = comparison->desk->ui;
    int height = row_height(comparison);
    for (int side = 0; side < COMPARE_SIDES && comparison->shown; side++) {
        struct rect row = comparison->lists[side], head, seen;
        int place = place_of(&comparison->columns[side].list, comparison->shown);
        divide_column(comparison, side, panels[side], &head, &seen);
        row.y += place * height;
        row.h = height;
        if (place < 0 || row.y < seen.y || row.y + row.h > seen.y + seen.h)
            continue;
        draw_frame(&ui->list, row, ui_px(ui, METRIC_RADIUS_SMALL), ui_px(ui, METRIC_FRAME),
                   ui_colour(ui, COLOUR_ACCENT));
    }
}

/* --- Keys --- */

/* The row that has the keyboard; false: none. */
static bool focused_row(const struct comparison *comparison, int *side, int *index)
{
    for (*side = 0; *side < COMPARE_SIDES; ++*side)
        for (*index = 0; *index < comparison->columns[*side].list.count; ++*index)
            if (comparison->desk->ui->focus == ui_id(row_names[*side], *index + 1))
                return true;
    return false;
}

/* Gives the row the keyboard and scrolls so far that it is seen. */
static void focus_row(const struct comparison *comparison, int side, int index,
                      const struct rect panels[COMPARE_SIDES])
{
    struct rect head, moves;
    divide_column(comparison, side, panels[side], &head, &moves);
    int room = moves.h;
    struct ui *ui = comparison->desk->ui;
    int count = comparison->columns[side].list.count, row = ui_px(ui, METRIC_TARGET);
    if (count == 0)
        return;
    index = int_clamp(index, 0, count - 1);
    int *offset = &comparison->page->offsets[side];
    *offset = int_clamp(*offset, (index + 1) * row - room, index * row);
    ui->focus = ui_id(row_names[side], index + 1);
}

/* The first move that only one of the rule sets has; without one, the first of all. */
static void focus_first(const struct comparison *comparison,
                        const struct rect panels[COMPARE_SIDES])
{
    for (int side = 0; side < COMPARE_SIDES; side++) {
        const struct movelist *list = &comparison->columns[side].list;
        for (int i = 0; i < list->count; i++)
            if (compare_only_here(comparison, side, &list->moves[i])) {
                focus_row(comparison, side, i, panels);
                return;
            }
    }
    focus_row(comparison, comparison->columns[0].list.count ? 0 : 1, 0, panels);
}

void compare_keys(const struct comparison *comparison, const struct rect panels[COMPARE_SIDES])
{
    struct ui *ui = comparison->desk->ui;
    int side, index;
    if (ui->focus == 0)
        focus_first(comparison, panels);
    if (!focused_row(comparison, &side, &index))
        return;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_DOWN, 0)))
        focus_row(comparison, side, index + 1, panels);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_UP, 0)))
        focus_row(comparison, side, index - 1, panels);
    else if (ui_take(ui, input_is_key(&ui->input, side ? SDLK_LEFT : SDLK_RIGHT, 0)))
        focus_row(comparison, 1 - side, index, panels);
}
