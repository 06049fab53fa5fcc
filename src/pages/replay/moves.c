/* SPDX-License-Identifier: MIT */
/* The moves of the game as running text, and below them what is said of the one that is shown. */
#include "base/array.h"
#include "base/translate.h"
#include "notation/move_text.h"
#include "pages/replay/replay.h"
#include "prose/strengths.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOVE_SIZE = 120,
    COMMENT_PERCENT = 45, /* of the room, at most */
};

/* --- Words --- */

static enum side side_of(const struct replay *replay, int move)
{
    const struct game_tree *tree = &replay->game->tree;
    return tree_state(tree, replay->line[move - 1])->position.side;
}

/* Before the moves of the side that has begun, and before the first of all. */
static int number_of(const struct replay *replay, int move)
{
    return side_of(replay, move) == side_of(replay, 1) ? (move + 1) / 2 : 0;
}

static const char *number_words(struct ui *ui, const struct replay *replay, int move)
{
    int number = number_of(replay, move);
    struct strbuf out = ui_strbuf(ui, 24);
    if (number > 0)
        strbuf_addf(&out, "%d.", number);
    return out.text;
}

static const char *move_words(struct ui *ui, const struct replay *replay, int move)
{
    const struct game_tree *tree = &replay->game->tree;
    int node = replay->line[move];
    struct strbuf out = ui_strbuf(ui, MOVE_SIZE);
    move_print_as(&out, tree_move(tree, node), tree_in_full(tree, node), replay->names);
    strengths_print(&out, tree_text(tree, node, TEXT_STRENGTH));
    return out.text;
}

/* --- Where they stand --- */

static int number_width(struct ui *ui, const char *number)
{
    return number[0] ? text_width(ui->fonts, ui_small(ui), number) + ui_px(ui, METRIC_GAP_SMALL)
                     : 0;
}

static int move_width(struct ui *ui, const struct replay *replay, int move)
{
    int width = text_width(ui->fonts, ui_body(ui), move_words(ui, replay, move)) +
                2 * ui_px(ui, METRIC_PAD) + number_width(ui, number_words(ui, replay, move));
    return int_max(width, ui_px(ui, METRIC_TARGET));
}

static void lay_out(struct replay *replay, int width)
{
    struct ui *ui = replay->desk->ui;
    struct replay_list *list = &replay->list;
    size_t count = (size_t)replay->moves + 1;
    int x = 0, row = 0;
    list->left = array_reserve(list->left, &list->left_capacity, count, sizeof *list->left);
    list->width = array_reserve(list->width, &list->width_capacity, count, sizeof *list->width);
    list->row = array_reserve(list->row, &list->row_capacity, count, sizeof *list->row);
    for (int move = 1; move <= replay->moves; move++) {
        int wide = int_min(move_width(ui, replay, move), width);
        if (x > 0 && x + wide > width) {
            x = 0;
            row++;
        }
        list->left[move] = x;
        list->width[move] = wide;
        list->row[move] = row;
        x += wide + ui_px(ui, METRIC_GAP_TINY);
    }
    list->rows = replay->moves > 0 ? row + 1 : 0;
}

static void keep_up(struct replay *replay, int width)
{
    struct replay_list *list = &replay->list;
    const int key[REPLAY_LIST_KEYS] = {replay->moves, width, replay->desk->ui->scale,
                                       (int)replay->names.style, (int)replay->names.squares};
    if (list->made && memcmp(key, list->key, sizeof key) == 0)
        return;
    memcpy(list->key, key, sizeof key);
    lay_out(replay, width);
    list->made = true;
    list->seen = -1;
}

void replay_forget_moves(struct replay *replay)
{
    free(replay->list.left);
    free(replay->list.width);
    free(replay->list.row);
}

/* --- The list --- */

static void draw_move(struct replay *replay, struct rect rect, int move)
{
    struct ui *ui = replay->desk->ui;
    const char *number = number_words(ui, replay, move), *words = move_words(ui, replay, move);
    struct widget *widget = ui_register(ui, "move", move, ROLE_ITEM, rect, words);
    widget_id id = widget->id;
    bool shown = move == replay->move;
    widget->chosen = shown;
    if (ui_clicked(ui, id, rect))
        replay_go(replay, move);
    ui_row_ground(ui, rect, id, shown);
    if (shown)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, METRIC_BAR), rect.h}, 0,
                  ui_colour(ui, COLOUR_ACCENT));
    int pad = ui_px(ui, METRIC_PAD);
    struct rect inside = rect_centred(rect, rect.w - 2 * pad, rect.h);
    ui_text(ui, cut_left(&inside, number_width(ui, number)), ui_small(ui),
            ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, number);
    int cuts = ui->cut_count;
    ui_text(ui, inside, ui_body(ui),
            ui_colour(ui, move <= replay->move ? COLOUR_TEXT : COLOUR_TEXT_DIM), ALIGN_LEFT, words);
    ui->cut_count = cuts; /* a capture may go over half of the board */
}

/* The row of the move that is shown is in sight, until somebody scrolls. */
static void reveal(struct replay *replay, int height, int row)
{
    struct replay_list *list = &replay->list;
    if (list->seen == replay->move)
        return;
    list->seen = replay->move;
    int top = replay->move > 0 ? list->row[replay->move] * row : 0;
    list->offset = int_clamp(list->offset, top + row - height, top);
}

static void move_list(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    struct replay_list *list = &replay->list;
    int row = ui_px(ui, METRIC_TARGET);
    if (!ui->fonts)
        return; /* nothing has its size yet */
    keep_up(replay, ui_scroll_width(ui, rect.w));
    reveal(replay, rect.h, row);
    struct rect content = ui_scroll_begin(ui, rect, "moves", list->rows * row, &list->offset);
    for (int move = 1; move <= replay->moves; move++) {
        int y = content.y + list->row[move] * row;
        if (y + row <= rect.y)
            continue;
        if (y >= rect.y + rect.h)
            break;
        draw_move(replay, (struct rect){content.x + list->left[move], y, list->width[move], row},
                  move);
    }
    ui_scroll_end(ui);
}

/* --- What is said --- */

/* Before the move and after it; at the start what is said of the game. */
static const char *comment_of(struct ui *ui, const struct replay *replay)
{
    const struct game_tree *tree = &replay->game->tree;
    int node = replay_node(replay);
    const char *before = tree_text(tree, node, TEXT_BEFORE);
    const char *after = tree_text(tree, node, TEXT_AFTER);
    if (!before[0] || !after[0])
        return before[0] ? before : after;
    struct strbuf both = ui_strbuf(ui, strlen(before) + strlen(after) + 2);
    strbuf_addf(&both, "%s\n%s", before, after);
    return both.text;
}

static void comment(struct replay *replay, struct rect *rect)
{
    struct ui *ui = replay->desk->ui;
    const char *words = comment_of(ui, replay);
    if (!words[0])
        return;
    int narrow = ui_scroll_width(ui, rect->w);
    struct rect room = {0, 0, narrow, 1 << 20};
    int height = ui_paragraph(ui, room, ui_small(ui), (struct colour){0}, words, false);
    struct rect view = cut_bottom(rect, int_min(height, rect->h * COMMENT_PERCENT / 100));
    struct rect edge = cut_bottom(rect, ui_px(ui, METRIC_GAP));
    draw_fill(&ui->list, rect_centred(edge, edge.w, ui_px(ui, METRIC_BORDER)), 0,
              ui_colour(ui, COLOUR_BORDER));
    struct rect content =
        ui_scroll_begin(ui, view, "comment", height, &replay->list.comment_offset);
    content.w = narrow;
    ui_paragraph(ui, content, ui_small(ui), ui_colour(ui, COLOUR_TEXT), words, true);
    ui_scroll_end(ui);
    ui_note(ui, view, words);
}

void replay_moves(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_PAD));
    comment(replay, &inside);
    if (replay->moves == 0)
        ui_text(ui, inside, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE,
                tr("No move was made."));
    move_list(replay, inside);
}
