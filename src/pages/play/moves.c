/* SPDX-License-Identifier: MIT */
/* The list of moves. */
#include "notation/move_text.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"

#include <stdio.h>

enum {
    NUMBER_POINTS = 36, /* the number of a move before it */
    HEAD_POINTS = 26,   /* above the moves, where that leaves two rows of them */
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

static void move_row(struct play *play, struct rect rect, int row)
{
    struct ui *ui = play->desk->ui;
    const struct game *game = game_of(play);
    char number[16];
    snprintf(number, sizeof number, "%d.", row + 1);
    struct rect head = cut_left(
        &rect, int_max(ui_px(ui, NUMBER_POINTS),
                       text_width(ui->fonts, ui_small(ui), number) + ui_px(ui, METRIC_GAP)));
    cut_right(&head, ui_px(ui, METRIC_GAP_SMALL));
    ui_text(ui, head, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_RIGHT, number);
    for (int i = 0; i < 2 && 2 * row + i < game->cursor; i++) {
        int ply = 2 * row + i;
        char memory[64];
        struct strbuf text = strbuf_init(memory, sizeof memory);
        move_print_as(&text, game_move_at(game, ply), game_move_in_full(game, ply), play->names);
        bool chosen = play_shown_ply(play) == ply + 1;
        struct rect at = rect_column(rect, i, 2, ui_px(ui, METRIC_GAP_TINY));
        if (ui_item(ui, at, "move", ply + 1, memory, NULL, chosen))
            play_look_at(play, ply + 1);
    }
}

/* Keeps the move that is shown in sight when it, or the room, changes. */
static void follow_moves(struct play *play, int row, int height)
{
    int shown = play_shown_ply(play);
    if (play->moves_seen == shown && play->moves_height == height)
        return;
    play->moves_seen = shown;
    play->moves_height = height;
    int top = (shown - 1) / 2 * row;
    play->moves_offset = int_clamp(play->moves_offset, top + row - height, int_max(0, top));
}

/* Whole rows of the room, where not all of them fit into it. */
static struct rect whole_rows(struct rect rect, int row, int count)
{
    int fitting = int_max(1, rect.h / row), height = fitting * row;
    if (fitting >= count || height > rect.h)
        return rect;
    return fitting == 1 ? rect_centred(rect, rect.w, height) : cut_top(&rect, height);
}

/* However long the game, only the rows in sight are passed over. */
static void rows(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    int row = ui_px(ui, METRIC_TARGET), count = (game_of(play)->cursor + 1) / 2;
    rect = whole_rows(rect, row, count);
    follow_moves(play, row, rect.h);
    struct rect content = ui_scroll_begin(ui, rect, "moves", count * row, &play->moves_offset);
    int first = int_max(0, (rect.y - content.y) / row);
    int end = int_min(count, (rect.y + rect.h - content.y + row - 1) / row);
    for (int i = first; i < end; i++)
        move_row(play, (struct rect){content.x, content.y + i * row, content.w, row}, i);
    ui_scroll_end(ui);
}

static void head(struct play *play, struct rect *inside)
{
    struct ui *ui = play->desk->ui;
    struct strbuf words = ui_strbuf(ui, SENTENCE_SIZE);
    game_heading_print(&words, play->desk->match);
    int height =
        int_max(ui_px(ui, HEAD_POINTS), ui_text_height(ui, ui_small(ui), words.text, inside->w));
    struct rect rect = cut_top(inside, height);
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE, words.text);
    ui_note(ui, rect, words.text);
}

void play_moves(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct rect rect = play->layout.moves;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    if (inside.h >= ui_px(ui, HEAD_POINTS) + 2 * ui_px(ui, METRIC_TARGET))
        head(play, &inside);
    rows(play, inside);
}
