/* SPDX-License-Identifier: MIT */
/* What stands beside the board: the cards and, between them, the draw meter, the moves and the
 * buttons; before the first move the rules; after the last one the result. */
#include "pages/play/play.h"

/* --- The buttons --- */

/* What a button does: it runs a command, or opens a page. */
struct place {
    enum command command; /* COMMAND_NONE: the page */
    const char *page;     /* NULL: the command */
};

static void place_button(struct play *play, struct rect rect, struct place place, bool icon_only)
{
    struct button button =
        place.page ? page_button(play->desk, place.page) : command_button(place.command);
    button.icon_only = icon_only;
    if (!place.page)
        button.why_not = play_obstacle(play, place.command);
    if (!ui_button(play->desk->ui, rect, &button))
        return;
    if (place.page)
        desk_open(play->desk, place.page)->node = play->shown.looked_at;
    else
        play_run(play, place.command);
}

void play_variation_buttons(struct play *play, struct rect rect)
{
    /* These may take the place of the buttons that look back: the one that deletes stands last. */
    static const enum command commands[] = {COMMAND_COMMENT, COMMAND_STRENGTH, COMMAND_RAISE,
                                            COMMAND_DELETE};
    int count = sizeof commands / sizeof commands[0], gap = ui_px(play->desk->ui, METRIC_GAP);
    for (int i = 0; i < count; i++) {
        struct button button = command_button(commands[i]);
        button.icon_only = true;
        button.why_not = play_obstacle(play, commands[i]);
        if (ui_button(play->desk->ui, rect_column(rect, i, count, gap), &button))
            play_run(play, commands[i]);
    }
}

static void look_buttons(struct play *play)
{
    static const enum command commands[] = {COMMAND_FIRST, COMMAND_PREVIOUS, COMMAND_NEXT,
                                            COMMAND_LAST};
    int count = sizeof commands / sizeof commands[0], gap = ui_px(play->desk->ui, METRIC_GAP);
    if (play_tools_beside_list(play)) {
        play_variation_buttons(play, play->layout.look);
        return;
    }
    for (int i = 0; i < count; i++)
        place_button(play, rect_column(play->layout.look, i, count, gap),
                     (struct place){commands[i], NULL}, true);
}

/* A draw that can be claimed takes the place of one that can be offered. */
static struct place place_at(const struct play *play, int index)
{
    static const struct place places[PLAY_BUTTONS] = {
        {COMMAND_UNDO, NULL},       {COMMAND_REDO, NULL},        {COMMAND_OFFER_DRAW, NULL},
        {COMMAND_RESIGN, NULL},     {COMMAND_FLIP, NULL},        {COMMAND_NONE, "rules"},
        {COMMAND_NONE, "settings"}, {COMMAND_NONE, "new-match"},
    };
    struct place place = places[index];
    if (!place.page && place.command == COMMAND_OFFER_DRAW &&
        game_claimable(play_game(play)) != REASON_NONE)
        place.command = COMMAND_CLAIM_DRAW;
    return place;
}

static void buttons(struct play *play)
{
    const struct play_layout *layout = &play->layout;
    int gap = ui_px(play->desk->ui, METRIC_GAP);
    for (int i = 0; i < PLAY_BUTTONS; i++) {
        struct rect row = layout->buttons;
        row.h = (row.h + gap) / layout->button_rows - gap;
        row.y += i / layout->button_columns * (row.h + gap);
        place_button(play,
                     rect_column(row, i % layout->button_columns, layout->button_columns, gap),
                     place_at(play, i), !layout->button_labels);
    }
}

/* --- The whole --- */

void play_measure(struct play *play)
{
    struct ui *ui = play->desk->ui;
    meter_measure(&play->meter, &play->shown);
    play->layout = play_layout(ui->screen, ui->scale, 0);
    if (play->meter.words[0])
        play->layout =
            play_layout(ui->screen, ui->scale, meter_lines(&play->meter, ui, play->layout.moves.w));
    if (!play->meter.seen)
        play_layout_fill_meter(&play->layout);
}

/* Returns the smallest rectangle that holds both. */
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

/* Draws what stands between the cards. */
static void column(struct play *play)
{
    if (!shown_any_move(&play->shown)) {
        play_opening(play);
    } else {
        meter_draw(&play->meter, play->desk->ui, &play->layout);
        play_moves(play);
        look_buttons(play);
    }
    buttons(play);
}

void play_panel(struct play *play)
{
    struct draw_list *list = &play->desk->ui->list;
    size_t layer = draw_layer_begin(list, panel_rect(&play->layout));
    if (play_result_shown(play)) {
        play_keep_comment(play);
        play_result(play);
    } else {
        play_cards(play, true);
        column(play);
    }
    draw_layer_end(list, layer);
}
