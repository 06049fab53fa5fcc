/* SPDX-License-Identifier: MIT */
/* The panel of the moves, and the comment that is being written in it. */
#include "base/array.h"
#include "base/translate.h"
#include "match/edits.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"

#include <stdlib.h>
#include <string.h>

enum {
    TOOLS_ROWS = 6,   /* a list less high has no room for more than moves */
    HEAD_POINTS = 26, /* above the moves, where that leaves some rows of them */
    HEAD_ROWS = 5,
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

void play_moves_finish(struct play_moves *moves)
{
    moves_list_finish(&moves->list);
    free(moves->comment.text);
}

void play_moves_put_away(struct play_moves *moves)
{
    moves->picked = false;
}

static bool tools_have_room(const struct play *play)
{
    return play->layout.moves.h >= TOOLS_ROWS * ui_px(play->desk->ui, METRIC_LIST_ROW);
}

bool play_tools_beside_list(const struct play *play)
{
    return play->moves.picked && !tools_have_room(play);
}

/* --- The comment --- */

static widget_id field_id(void)
{
    return ui_id("comment-field", 0);
}

static void end_comment(struct play *play)
{
    free(play->moves.comment.text);
    play->moves.comment = (struct comment_writing){0};
    if (play->desk->ui->focus == field_id())
        play->desk->ui->focus = 0;
}

void play_begin_comment(struct play *play, int node, enum node_text which)
{
    play_keep_comment(play);
    play_look_at(play, node);
    const char *text = tree_text(&play_game(play)->tree, node, which);
    if (strlen(text) > COMMENT_SHOWN) {
        play_say(play, MESSAGE_REFUSAL, comment_too_long());
        return;
    }
    play->moves.comment = (struct comment_writing){
        .open = true,
        .node = node,
        .which = which,
        .text = array_zeroed(COMMENT_SHOWN + 1, 1),
        .size = COMMENT_SHOWN + 1,
    };
    memcpy(play->moves.comment.text, text, strlen(text));
    play->moves.picked = true;
    moves_unfold(&play->moves.list.folds, &play_game(play)->tree, node);
    play->desk->ui->focus = field_id();
}

/* Cuts the blanks at the end. */
static void trim(char *text)
{
    for (size_t length = strlen(text); length > 0 && text[length - 1] == ' '; length--)
        text[length - 1] = '\0';
}

void play_keep_comment(struct play *play)
{
    struct comment_writing *comment = &play->moves.comment;
    if (!comment->open)
        return;
    trim(comment->text);
    if (shown_has_node(&play->shown, comment->node))
        game_set_text(play_game(play), comment->node, comment->which, comment->text);
    end_comment(play);
}

void play_follow_comment(struct play *play)
{
    if (play->desk->ui->focus != field_id())
        play_keep_comment(play);
}

static int field_height(void *data, int width)
{
    struct play *play = data;
    return ui_area_height(play->desk->ui, width, play->moves.comment.text);
}

static void field(void *data, struct rect rect)
{
    struct play *play = data;
    struct ui *ui = play->desk->ui;
    struct comment_writing *comment = &play->moves.comment;
    if (ui_key(ui, SDLK_RETURN))
        play_keep_comment(play);
    else if (ui_key(ui, SDLK_ESCAPE))
        end_comment(play);
    else if (ui_area(ui, rect, "comment-field", tr_c("on a move: a field", "Comment"),
                     comment->text, comment->size))
        comment->changes++;
}

/* --- The list --- */

/* A click shows the move and what can be done to it; the next click on it puts that away. */
static void pick(struct play *play, int node)
{
    play->moves.picked = !play->moves.picked || node != shown_node(&play->shown);
    play_look_at(play, node);
}

static void answer(struct play *play, const struct moves_event *event)
{
    if (event->kind != MOVES_NOTHING && play_refuses_meanwhile(play))
        return;
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
    const struct comment_writing *comment = &play->moves.comment;
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
                              .shown = shown_node(&play->shown),
                              .line = match->game.line,
                              .made = match->game.cursor,
                              .field = comment->open ? &writing : NULL};
    struct moves_event event = moves_list_pass(&play->moves.list, &view, rect);
    answer(play, &event);
}

/* --- The panel --- */

/* The opening stands behind the rules and the number of the game, or alone where a line has no room
 * for both. */
static void head(struct play *play, struct rect *inside)
{
    struct ui *ui = play->desk->ui;
    const struct game *game = &play->desk->match->game;
    struct strbuf all = ui_strbuf(ui, SENTENCE_SIZE);
    const char *opening = page_opening(&game->rules.rules, &game->tree, shown_node(&play->shown));
    game_heading_print(&all, play->desk->match);
    page_add_fact(&all, opening);
    bool fits = text_width(ui->fonts, ui_small(ui), all.text) <= inside->w;
    const char *words = opening[0] && !fits ? opening : all.text;
    int height =
        int_max(ui_px(ui, HEAD_POINTS), ui_text_height(ui, ui_small(ui), words, inside->w));
    struct rect rect = cut_top(inside, height);
    page_line(ui, rect, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_CENTRE, words);
}

void play_moves(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct rect rect = play->layout.moves;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    if (inside.h >= ui_px(ui, HEAD_POINTS) + HEAD_ROWS * ui_px(ui, METRIC_LIST_ROW))
        head(play, &inside);
    if (play->moves.picked && tools_have_room(play)) {
        play_variation_buttons(play, cut_bottom(&inside, ui_px(ui, METRIC_TARGET)));
        cut_bottom(&inside, ui_px(ui, METRIC_GAP_SMALL));
    }
    list(play, inside);
}
