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

/* --- The list --- */

static int field_height(void *data, int width)
{
    return play_comment_height(data, width);
}

static void field(void *data, struct rect rect)
{
    play_comment_field(data, rect);
}

/* A click shows the move and what can be done to it; the next one puts that away. */
static void pick(struct play *play, int node)
{
    play->picked = !play->picked || node != play_shown_node(play);
    play_look_at(play, node);
}

static void answer(struct play *play, const struct moves_event *event)
{
    switch (event->kind) {
    case MOVES_PICKED:
        pick(play, event->node);
        break;
    case MOVES_REACHED:
        play_look_at(play, event->node);
        break;
    case MOVES_ENTERED:
        play_begin_comment(play, event->node, event->which);
        break;
    case MOVES_NOTHING:
        break;
    }
}

static void list(struct play *play, struct rect rect)
{
    const struct match *match = play->desk->match;
    const struct comment_writing *comment = &play->comment;
    struct moves_field writing = {.node = comment->node,
                                  .which = comment->which,
                                  .changes = comment->changes,
                                  .data = play,
                                  .height = field_height,
                                  .draw = field};
    struct moves_view view = {.ui = play->desk->ui,
                              .tree = &match->game.tree,
                              .game = match->finished_count,
                              .names = play->names,
                              .shown = play_shown_node(play),
                              .line = match->game.line,
                              .made = match->game.cursor,
                              .field = comment->open ? &writing : NULL};
    struct moves_event event = moves_list_pass(&play->moves, &view, rect);
    answer(play, &event);
}

/* --- The panel --- */

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
    list(play, inside);
}
