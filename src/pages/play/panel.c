/* SPDX-License-Identifier: MIT */
/* What stands beside the board: the players' cards and, in the room that they leave, the draw
 * meter, the moves and the buttons. */
#include "pages/play/play.h"

void play_measure(struct play *play)
{
    struct ui *ui = play->desk->ui;
    play_measure_meter(play);
    play->layout = play_layout(ui->screen, ui->scale, 0);
    if (play->meter[0])
        play->layout =
            play_layout(ui->screen, ui->scale, play_meter_lines(play, play->layout.moves.w));
    if (!play_meter_shown(play))
        play_layout_fill_meter(&play->layout);
}

/* The smallest rectangle that holds both. */
static struct rect rect_around(struct rect a, struct rect b)
{
    int left = int_min(a.x, b.x), top = int_min(a.y, b.y);
    int right = int_max(a.x + a.w, b.x + b.w), bottom = int_max(a.y + a.h, b.y + b.h);
    return (struct rect){left, top, right - left, bottom - top};
}

static struct rect panel_rect(const struct play_layout *layout)
{
    struct rect rect = rect_around(layout->cards[0], layout->cards[1]);
    rect = rect_around(rect, layout->column);
    return rect_around(rect, layout->buttons);
}

/* What the cards leave room for. */
static void column(struct play *play)
{
    if (!play_begun(play)) {
        play_opening(play);
    } else {
        play_meter(play);
        play_moves(play);
        play_look_buttons(play);
    }
    play_buttons(play);
}

/* While the board turns, each shows until half of that is done who was there before. */
static void cards(struct play *play, bool scored)
{
    bool as_it_was = play->turn > 0.5;
    enum side above = play->desk->turned != as_it_was ? WHITE : BLACK;
    for (int i = 0; i < 2; i++) {
        struct play_card card = {.rect = play->layout.cards[i],
                                 .side = i == 0 ? above : side_other(above),
                                 .above = i == 0,
                                 .scored = scored};
        play_card(play, &card);
    }
}

/* A small window's result takes the cards' place, too; where it has the score in its middle, they
 * do not tell it once more. */
static void result(struct play *play)
{
    struct result_layout layout = play_result_layout(
        play->desk->ui, &play->layout, play->desk->match, looks_side_names(play->looks));
    if (layout.over)
        play_keep_name(play);
    else
        cards(play, layout.score.h == 0);
    play_result(play, &layout);
}

void play_panel(struct play *play)
{
    struct draw_list *list = &play->desk->ui->list;
    size_t layer = draw_layer_begin(list, panel_rect(&play->layout));
    if (play_result_shown(play)) {
        play_keep_comment(play);
        result(play);
    } else {
        cards(play, true);
        column(play);
    }
    draw_layer_end(list, layer);
}
