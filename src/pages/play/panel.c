/* SPDX-License-Identifier: MIT */
/* What stands beside the board: the cards and, between them, the draw meter, the moves and the
 * buttons; before the first move the rules; after the last one the result. */
#include "base/translate.h"
#include "pages/play/play.h"

/* --- The buttons --- */

struct button play_deed_button(const struct play *play, const struct play_deed *deed)
{
    struct button button =
        deed->page ? page_button(play->desk, deed->page) : command_button(deed->command);
    if (!deed->page)
        button.why_not = play_obstacle(play, deed->command);
    if (deed->label)
        button.label = tr(deed->label);
    return button;
}

void play_do(struct play *play, const struct play_deed *deed)
{
    if (deed->page)
        desk_open(play->desk, deed->page)->node = play->shown.looked_at;
    else
        play_run(play, deed->command);
}

static void deed_button(struct play *play, struct rect rect, struct play_deed deed, bool icon_only)
{
    struct button button = play_deed_button(play, &deed);
    button.icon_only = icon_only;
    if (ui_button(play->desk->ui, rect, &button))
        play_do(play, &deed);
}

enum {
    ICONS = 4, /* in a row */
};

static void command_icons(struct play *play, struct rect rect, const enum command commands[ICONS])
{
    int gap = ui_px(play->desk->ui, METRIC_GAP);
    for (int i = 0; i < ICONS; i++)
        deed_button(play, rect_column(rect, i, ICONS, gap),
                    (struct play_deed){.command = commands[i]}, true);
}

void play_variation_buttons(struct play *play, struct rect rect)
{
    /* These may take the place of the buttons that look back: the one that deletes stands last. */
    static const enum command commands[ICONS] = {COMMAND_COMMENT, COMMAND_STRENGTH, COMMAND_RAISE,
                                                 COMMAND_DELETE};
    command_icons(play, rect, commands);
}

static void look_buttons(struct play *play)
{
    static const enum command commands[ICONS] = {COMMAND_FIRST, COMMAND_PREVIOUS, COMMAND_NEXT,
                                                 COMMAND_LAST};
    if (play_tools_beside_list(play))
        play_variation_buttons(play, play->layout.look);
    else
        command_icons(play, play->layout.look, commands);
}

/* A draw that can be claimed takes the place of one that can be offered. */
static struct play_deed deed_at(const struct play *play, int index)
{
    static const struct play_deed deeds[PLAY_BUTTONS] = {
        {COMMAND_UNDO},
        {COMMAND_REDO},
        {COMMAND_OFFER_DRAW},
        {COMMAND_RESIGN},
        {COMMAND_FLIP},
        {COMMAND_NONE, "rules"},
        {COMMAND_NONE, "settings"},
        {COMMAND_NONE, "new-match"},
    };
    struct play_deed deed = deeds[index];
    if (!deed.page && deed.command == COMMAND_OFFER_DRAW &&
        game_claimable(play_game(play)) != REASON_NONE)
        deed.command = COMMAND_CLAIM_DRAW;
    return deed;
}

static void buttons(struct play *play)
{
    const struct play_layout *layout = &play->layout;
    int gap = ui_px(play->desk->ui, METRIC_GAP);
    for (int i = 0; i < PLAY_BUTTONS; i++) {
        struct rect row = layout->buttons;
        row.h = (row.h + gap) / layout->button_rows - gap;
        row.y += i / layout->button_columns * (row.h + gap);
        deed_button(play, rect_column(row, i % layout->button_columns, layout->button_columns, gap),
                    deed_at(play, i), !layout->button_labels);
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
