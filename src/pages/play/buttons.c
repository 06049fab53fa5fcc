/* SPDX-License-Identifier: MIT */
/* The buttons beside the board: those that look back and forward, below the moves, and what else is
 * done to a game. */
#include "pages/play/play.h"

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* What a place holds: a command, or a page to open. */
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
        desk_open_node(play->desk, place.page, play->looked_at);
    else
        play_run(play, place.command);
}

void play_look_buttons(struct play *play)
{
    static const enum command commands[] = {COMMAND_FIRST, COMMAND_PREVIOUS, COMMAND_NEXT,
                                            COMMAND_LAST};
    int count = sizeof commands / sizeof commands[0], gap = ui_px(play->desk->ui, METRIC_GAP);
    if (play->picked && !play_tools_have_room(play)) {
        play_variation_buttons(play, play->layout.look);
        return;
    }
    for (int i = 0; i < count; i++)
        place_button(play, rect_column(play->layout.look, i, count, gap),
                     (struct place){commands[i], NULL}, true);
}

/* A draw that has come matters more than one to be offered. */
static struct place place_at(const struct play *play, int index)
{
    static const struct place places[PLAY_BUTTONS] = {
        {COMMAND_UNDO, NULL},       {COMMAND_REDO, NULL},        {COMMAND_OFFER_DRAW, NULL},
        {COMMAND_RESIGN, NULL},     {COMMAND_FLIP, NULL},        {COMMAND_NONE, "rules"},
        {COMMAND_NONE, "settings"}, {COMMAND_NONE, "new-match"},
    };
    struct place place = places[index];
    if (!place.page && place.command == COMMAND_OFFER_DRAW &&
        game_claimable(game_of(play)) != REASON_NONE)
        place.command = COMMAND_CLAIM_DRAW;
    return place;
}

void play_buttons(struct play *play)
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
