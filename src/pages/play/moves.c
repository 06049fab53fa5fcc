/* SPDX-License-Identifier: MIT */
/* The panel of the moves. */
#include "pages/play/play.h"
#include "prose/match_prose.h"

enum {
    TOOLS_ROWS = 4,   /* a list less high has no room for more than moves */
    HEAD_POINTS = 26, /* above the moves, where that leaves two rows of them */
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

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

bool play_tools_have_room(const struct play *play)
{
    return play->layout.moves.h >= TOOLS_ROWS * ui_px(play->desk->ui, METRIC_TARGET);
}

void play_moves(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct rect rect = play->layout.moves;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    if (inside.h >= ui_px(ui, HEAD_POINTS) + 2 * ui_px(ui, METRIC_TARGET))
        head(play, &inside);
    if (play->picked && play_tools_have_room(play)) {
        play_variation_buttons(play, cut_bottom(&inside, ui_px(ui, METRIC_TARGET)));
        cut_bottom(&inside, ui_px(ui, METRIC_GAP_SMALL));
    }
    play_move_list(play, inside);
}
