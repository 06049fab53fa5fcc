/* SPDX-License-Identifier: MIT */
/* What stands beside the board: the cards and, between them, the draw meter, the moves and the
 * buttons; before the first move the rules; after the last one the result. */
#include "base/translate.h"
#include "pages/play/play.h"
#include "pages/worth_view.h"

/* --- The buttons --- */

struct button play_deed_button(const struct play *play, const struct play_deed *deed)
{
    struct button button = deed->page ? page_button(play->desk, deed->page)
                                      : command_button(play->desk, deed->command);
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
    if (play_tools_beside_list(play) && play->layout.look.h)
        play_variation_buttons(play, play->layout.look);
    else if (play->layout.look.h)
        command_icons(play, play->layout.look, commands);
}

enum {
    DEEDS = 3,
    REDO_FROM_POINTS = 320, /* a row this wide has room for Redo beside Undo; a narrower one only
                               while there is something to redo */
};

/* A draw that can be claimed takes the place of one that can be offered. */
static struct play_deed deed_at(const struct play *play, int index)
{
    static const struct play_deed deeds[DEEDS] = {
        {COMMAND_UNDO},
        {COMMAND_OFFER_DRAW, NULL, N_C("a button: offer a draw", "Draw")},
        {COMMAND_RESIGN}};
    static const struct play_deed claim = {COMMAND_CLAIM_DRAW, NULL,
                                           N_C("a button: claim a draw", "Claim")};
    struct play_deed deed = deeds[index];
    bool claims = game_claimable(play_game(play)) != REASON_NONE;
    return claims && deed.command == COMMAND_OFFER_DRAW ? claim : deed;
}

bool play_word_button(struct ui *ui, struct rect rect, struct button button)
{
    int word = text_width(ui->fonts, ui_small(ui), button.label) + 2 * ui_px(ui, METRIC_PAD);
    int beside = ui_px(ui, METRIC_ICON) + ui_px(ui, METRIC_GAP);
    if (rect.w < word)
        button.icon_only = true;
    else if (rect.w < word + beside)
        button.icon = NULL; /* the word says more, and in one line */
    return ui_button(ui, rect, &button);
}

/* Face to face a button is its owner's, and a key that of the one to move: play_run_keys. */
static struct button seat_button(const struct play *play, const struct play_deed *deed)
{
    struct button button = play_deed_button(play, deed);
    if (!play->layout.facing)
        return button;
    button.key = button.other_key = button.fixed_key = (struct shortcut){0};
    button.given = 0;
    return button;
}

static void do_for(struct play *play, enum side side, const struct play_deed *deed)
{
    play->seating.acts = side;
    play_do(play, deed);
}

/* Draws the deeds of the player who has `side` in this row. */
static void deed_buttons(struct play *play, struct rect row, enum side side)
{
    static const struct play_deed redo = {COMMAND_REDO};
    struct ui *ui = play->desk->ui;
    struct play_deed deeds[DEEDS];
    struct button buttons[DEEDS], again = seat_button(play, &redo);
    bool wide = row.w >= ui_px(ui, REDO_FROM_POINTS), redoes = wide || !again.why_not;
    int target = ui_px(ui, METRIC_TARGET), gap = ui_px(ui, wide ? METRIC_GAP : METRIC_GAP_SMALL);
    bool reported = ui->report[0];
    again.icon_only = true;
    for (int i = 0; i < DEEDS; i++) {
        deeds[i] = deed_at(play, i);
        buttons[i] = seat_button(play, &deeds[i]);
    }
    row.w -= redoes ? target + gap : 0;
    for (int i = 0; i < DEEDS; i++) {
        struct rect place = page_cut_place(ui, &row, &buttons[i], DEEDS - i);
        if (play_word_button(ui, place, buttons[i]))
            do_for(play, side, &deeds[i]);
        if (i > 0 || !redoes)
            continue;
        if (ui_button(ui, (struct rect){row.x, row.y, target, row.h}, &again))
            do_for(play, side, &redo);
        row.x += target + gap;
    }
    if (ui->report[0] && !reported)
        play->seating.acts = side;
}

/* What can be done to a chosen move may take their place. */
static void door_buttons(struct play *play)
{
    static const struct play_deed deeds[PLAY_DOORS] = {{COMMAND_FLIP},
                                                       {COMMAND_NONE, "rules"},
                                                       {COMMAND_NONE, "settings"},
                                                       {COMMAND_NONE, "menu"}};
    const struct play_layout *layout = &play->layout;
    int gap = ui_px(play->desk->ui, METRIC_GAP), columns = layout->door_columns;
    for (int i = 0; i < PLAY_DOORS; i++) {
        struct rect row = layout->doors;
        row.h = (row.h + gap) / layout->door_rows - gap;
        row.y += i / columns * (row.h + gap);
        deed_button(play, rect_column(row, i % columns, columns, gap), deeds[i],
                    !layout->door_labels);
    }
}

/* --- The whole --- */

void play_measure(struct play *play)
{
    struct ui *ui = play->desk->ui;
    meter_measure(&play->meter, &play->shown);
    bool trays = !play->desk->preferences->without_trays, faces = play_faces(play);
    play->layout = play_layout(ui->screen, ui->scale, 0, trays, faces);
    if (play->meter.words[0])
        play->layout =
            play_layout(ui->screen, ui->scale, meter_lines(&play->meter, ui, play->layout.moves.w),
                        trays, faces);
    if (!play->meter.seen)
        play_layout_fill_meter(&play->layout);
    if (play_is_live(play))
        cut_left(&play->layout.board, worth_bar_width(ui));
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
    struct rect rect = rect_around(layout->cards[layout->facing], layout->cards[1]);
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
        play_graph(play);
        play_moves(play);
        look_buttons(play);
    }
    deed_buttons(play, play->layout.deeds, play_side_below(play));
    if (play_tools_beside_list(play) && play->layout.look.h == 0)
        play_variation_buttons(play, play->layout.doors);
    else
        door_buttons(play);
}

/* What belongs to the one who sits opposite, at that edge: the card and the deeds. */
static void opposite_seat(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct rect row = play->layout.deeds_above;
    if (play->moving.cross == 0)
        play_card(play, 0, true);
    if (row.h == 0 || play_result_shown(play))
        return;
    struct placing around = ui_place_turned(ui, row);
    ui_scope_begin(ui, "above");
    deed_buttons(play, rect_centred(row, row.w, ui_px(ui, METRIC_TARGET)),
                 side_other(play_side_below(play)));
    ui_scope_end(ui);
    ui_place(ui, around);
}

void play_panel(struct play *play)
{
    struct draw_list *list = &play->desk->ui->list;
    bool crossing = play->moving.cross > 0; /* the cards pass over what is between them */
    if (play->layout.facing)
        opposite_seat(play);
    size_t layer = draw_layer_begin(list, panel_rect(&play->layout));
    if (play_result_shown(play)) {
        play_keep_comment(play);
        play_result(play);
    } else {
        if (!crossing)
            play_cards(play, true);
        column(play);
    }
    draw_layer_end(list, layer);
    if (crossing && !play_result_shown(play))
        play_cards(play, true);
}
