/* SPDX-License-Identifier: MIT */
/* Same position, other rules: the legal moves of the position on the board under two rule sets,
 * side by side, and why a move of the one is not a move of the other. */
#include "board/board_view.h"
#include "notation/move_text.h"
#include "pages/play_page.h"
#include "pages/rule_list.h"
#include "prose/names.h"
#include "prose/verdict_prose.h"

#include <stdio.h>
#include <string.h>

enum {
    ROW_POINTS = 44,
    GAP_POINTS = 10,
    STRIP_POINTS = 52,
    LIST_POINTS = 240,
    RULE_SETS_MAX = 64,      /* as many as are stepped through */
    COLUMN_HEAD_POINTS = 44, /* what a list has around its moves */
    SIDES = 2,
};

static const char *const row_names[SIDES] = {"move-left", "move-right"};

/* One of the two rule sets, worked out for the position. */
struct column {
    const struct named_ruleset *rules;
    struct movelist list;
    int only; /* moves that the other has not */
};

struct comparison {
    struct position position;
    struct square_names names;
    struct column columns[SIDES];
    const struct move *shown; /* the move under the pointer or with the keyboard; NULL: none */
    int shown_side;
};

static bool only_here(const struct comparison *comparison, int side, const struct move *move)
{
    const struct movelist *other = &comparison->columns[1 - side].list;
    return !movelist_find(other, move->path, move->steps + 1);
}

void compare_page_open(struct screens *screens)
{
    struct compare_page *page = &screens->compare;
    int here = rule_list_find(screens, &screens->match->game.rules);
    *page = (struct compare_page){.rules = {here, here == 0 ? 1 : 0}};
    /* Free Jump is the plainest contrast to a duty to capture, and the other way about. */
    if (screens->match->game.rules.rules.capture == CAPTURE_OPTIONAL)
        page->rules[1] = (int)(preset_find("american") - presets);
}

static void work_out(struct screens *screens, struct comparison *comparison)
{
    comparison->position = game_position_at(&screens->match->game, play_page_shown_ply(screens));
    comparison->names = play_page_names(screens);
    comparison->shown = NULL;
    for (int side = 0; side < SIDES; side++) {
        struct column *column = &comparison->columns[side];
        int *index = &screens->compare.rules[side];
        *index = int_min(*index, rule_list_count(screens) - 1);
        column->rules = rule_list_at(screens, *index);
        movegen(&column->rules->rules, &comparison->position, &column->list);
    }
    for (int side = 0; side < SIDES; side++) {
        struct column *column = &comparison->columns[side];
        column->only = 0;
        for (int i = 0; i < column->list.count; i++)
            column->only += only_here(comparison, side, &column->list.moves[i]);
    }
}

static void choices(struct screens *screens, struct rect rect)
{
    static const char *const names[] = {"rules-left", "rules-right"};
    static const char *const labels[] = {"Rules at the left", "Rules at the right"};
    struct ui *ui = &screens->ui;
    struct ruleset_title titles[RULE_SETS_MAX];
    const char *values[RULE_SETS_MAX];
    int count = int_min(rule_list_count(screens), RULE_SETS_MAX);
    for (int i = 0; i < count; i++) {
        titles[i] = ruleset_title(rule_list_at(screens, i));
        values[i] = titles[i].text;
    }
    for (int side = 0; side < SIDES; side++)
        if (ui_choice(ui, rect_column(rect, side, SIDES, ui_px(ui, GAP_POINTS)), names[side],
                      labels[side], values, count, &screens->compare.rules[side]))
            screens->compare.offsets[side] = 0;
}

static void count_line(struct ui *ui, struct rect rect, const struct column *column)
{
    char text[80];
    const char *end = column->list.count == 1 ? "" : "s";
    if (column->only > 0)
        snprintf(text, sizeof text, "%d move%s, %d only here", column->list.count, end,
                 column->only);
    else
        snprintf(text, sizeof text, "%d move%s", column->list.count, end);
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, text);
    char label[280];
    snprintf(label, sizeof label, "%s: %s", ruleset_title(column->rules).text, text);
    ui_note(ui, rect, label);
}

static void move_row(struct screens *screens, struct comparison *comparison, int side,
                     struct rect line, int index)
{
    struct ui *ui = &screens->ui;
    const struct column *column = &comparison->columns[side];
    const struct move *move = &column->list.moves[index];
    char memory[80];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_print(&text, move, &column->list, comparison->names);
    bool only = only_here(comparison, side, move);
    widget_id id = ui_id(row_names[side], index);
    ui_item(ui, line, row_names[side], index, memory, only ? "only here" : NULL, false);
    if (only)
        draw_fill(
            &ui->list,
            (struct rect){line.x, line.y + ui_px(ui, 8), ui_px(ui, 4), line.h - ui_px(ui, 16)},
            ui_px(ui, 2), ui_colour(ui, COLOUR_ACCENT));
    bool hovered = ui_hovers(ui, line);
    if (hovered || (ui->focus == id && !comparison->shown)) {
        comparison->shown = move;
        comparison->shown_side = side;
    }
}

static void move_column(struct screens *screens, struct comparison *comparison, int side,
                        struct rect rect)
{
    static const char *const names[] = {"moves-left", "moves-right"};
    struct ui *ui = &screens->ui;
    const struct column *column = &comparison->columns[side];
    ui_panel(ui, rect);
    rect = rect_inset(rect, ui_px(ui, 6));
    struct rect head = cut_top(&rect, ui_px(ui, 26));
    cut_top(&rect, ui_px(ui, 6));
    cut_left(&head, ui_px(ui, 8));
    count_line(ui, head, column);
    int row = ui_px(ui, ROW_POINTS);
    struct rect content = ui_scroll_begin(ui, rect, names[side], column->list.count * row,
                                          &screens->compare.offsets[side]);
    for (int i = 0; i < column->list.count; i++)
        move_row(screens, comparison, side, cut_top(&content, row), i);
    ui_scroll_end(ui);
}

/* --- The board, and the sentence below --- */

static void board(struct screens *screens, const struct comparison *comparison, struct rect rect)
{
    const struct ruleset *rules = &screens->match->game.rules.rules;
    const struct move *move = comparison->shown;
    struct board_picture picture = {
        .geometry = board_geometry_in(rect, screens->play.turned, rules->corner == CORNER_LIGHT),
        .position = comparison->position,
        .rules = rules,
        .looks = play_page_looks(screens),
        .last = move,
    };
    if (move) {
        picture.moving = move;
        picture.progress = move->steps;
    }
    board_view(&screens->ui, &picture);
}

/* Why `move` is not one of these rules': their verdict at the first square that they refuse. */
static void print_refusal(const struct comparison *comparison, const struct named_ruleset *rules,
                          const struct move *move, struct strbuf *out)
{
    for (int i = 0; i <= move->steps; i++) {
        struct verdict found =
            verdict(&rules->rules, &comparison->position, move->path, i, move->path[i]);
        if (found.kind == VERDICT_REFUSED) {
            verdict_print(out, rules, &comparison->position, &found, comparison->names);
            return;
        }
        bool last = i == move->steps;
        if (last && found.kind == VERDICT_PART)
            strbuf_addf(out, "%s: the capture would have to go on.", ruleset_title(rules).text);
    }
}

static void print_sentence(const struct comparison *comparison, struct strbuf *out)
{
    const struct column *columns = comparison->columns;
    const struct move *move = comparison->shown;
    if (move && only_here(comparison, comparison->shown_side, move))
        print_refusal(comparison, columns[1 - comparison->shown_side].rules, move, out);
    else if (move)
        strbuf_add(out, "A legal move under both.");
    else if (columns[0].only + columns[1].only == 0)
        strbuf_add(out, "In this position both rule sets allow the same moves.");
    else
        strbuf_add(out, "Point at a move, or go to it by Tab, to see it on the board.");
}

static void sentence_strip(struct ui *ui, const struct comparison *comparison, struct rect rect)
{
    char memory[300];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    print_sentence(comparison, &text);
    ui_panel(ui, rect);
    ui_note(ui, rect, memory);
    rect = rect_inset(rect, ui_px(ui, 6));
    cut_left(&rect, ui_px(ui, 8));
    struct text_style style = ui_small(ui);
    struct colour ink = ui_colour(ui, COLOUR_TEXT);
    int height = ui_paragraph(ui, rect, style, ink, memory, false);
    ui_paragraph(ui, rect_centred(rect, rect.w, int_min(height, rect.h)), style, ink, memory, true);
}

/* --- Keys --- */

/* The row that has the keyboard; false: none. */
static bool focused_row(const struct ui *ui, const struct comparison *comparison, int *side,
                        int *index)
{
    for (*side = 0; *side < SIDES; ++*side)
        for (*index = 0; *index < comparison->columns[*side].list.count; ++*index)
            if (ui->focus == ui_id(row_names[*side], *index))
                return true;
    return false;
}

/* Gives the row the keyboard and scrolls so far that it is seen. */
static void focus_row(struct screens *screens, const struct comparison *comparison, int side,
                      int index, int room)
{
    struct ui *ui = &screens->ui;
    int count = comparison->columns[side].list.count, row = ui_px(ui, ROW_POINTS);
    if (count == 0)
        return;
    index = int_clamp(index, 0, count - 1);
    int *offset = &screens->compare.offsets[side];
    *offset = int_clamp(*offset, (index + 1) * row - room, index * row);
    ui->focus = ui_id(row_names[side], index);
}

/* Up and down go from move to move, left and right to the other list. */
static void move_keys(struct screens *screens, const struct comparison *comparison, int room)
{
    struct ui *ui = &screens->ui;
    int side, index;
    if (ui->focus == 0)
        focus_row(screens, comparison, comparison->columns[0].list.count ? 0 : 1, 0, room);
    if (!focused_row(ui, comparison, &side, &index))
        return;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_DOWN, 0)))
        focus_row(screens, comparison, side, index + 1, room);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_UP, 0)))
        focus_row(screens, comparison, side, index - 1, room);
    else if (ui_take(ui, input_is_key(&ui->input, side ? SDLK_LEFT : SDLK_RIGHT, 0)))
        focus_row(screens, comparison, 1 - side, index, room);
}

/* The board above both lists in a tall window, between them in a wide one. */
static void lay_out(const struct ui *ui, struct rect room, struct rect *middle, struct rect *left,
                    struct rect *right)
{
    int gap = ui_px(ui, GAP_POINTS);
    if (room.h > room.w) {
        *middle = cut_top(&room, int_min(room.w, room.h * 3 / 5));
        cut_top(&room, gap);
        *left = rect_column(room, 0, SIDES, gap);
        *right = rect_column(room, 1, SIDES, gap);
        return;
    }
    int width = int_min(ui_px(ui, LIST_POINTS), room.w * 29 / 100 - gap);
    *left = cut_left(&room, width);
    *right = cut_right(&room, width);
    cut_left(&room, gap);
    cut_right(&room, gap);
    *middle = room;
}

void compare_page_pass(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    struct rect room = page_head(screens, "Same position, other rules");
    int gap = ui_px(ui, GAP_POINTS);
    struct comparison comparison;
    choices(screens, cut_top(&room, ui_px(ui, ROW_POINTS)));
    cut_top(&room, gap);
    work_out(screens, &comparison);
    struct rect strip = cut_bottom(&room, ui_px(ui, STRIP_POINTS));
    cut_bottom(&room, gap);
    struct rect middle, left, right;
    lay_out(ui, room, &middle, &left, &right);
    move_keys(screens, &comparison, left.h - ui_px(ui, COLUMN_HEAD_POINTS));
    move_column(screens, &comparison, 0, left);
    move_column(screens, &comparison, 1, right);
    board(screens, &comparison, middle);
    sentence_strip(ui, &comparison, strip);
}
