/* SPDX-License-Identifier: MIT */
#include "pages/play/moves_items.h"

#include "base/translate.h"
#include "notation/move_text.h"
#include "prose/strengths.h"
#include "toolkit/icons.h"

#include <stdio.h>

enum {
    NUMBER_POINTS = 36, /* the number of a move before it */
    INDENT_POINTS = 12, /* of a variation, */
    FOLD_POINTS = 32,   /* and what folds it */
    SEEN_PERCENT = 60,  /* of a row, at least, or it is not drawn */
    MOVE_SIZE = 96,
};

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* --- Words --- */

static void number_print(struct strbuf *out, const struct moves_item *item)
{
    if (item->number > 0)
        strbuf_addf(out, item->second ? "%d..." : "%d.", item->number);
}

/* The move, and how good it is. */
static void ply_print(struct strbuf *out, const struct play *play, int node)
{
    const struct game_tree *tree = &game_of(play)->tree;
    move_print_as(out, tree_move(tree, node), tree_in_full(tree, node), play->names);
    strengths_print(out, tree_text(tree, node, TEXT_STRENGTH));
}

/* --- Measuring --- */

/* The main line has body text, all else small print. */
static struct text_style style_of(const struct ui *ui, const struct moves_item *item)
{
    return item->depth == 0 ? ui_body(ui) : ui_small(ui);
}

static int number_width(struct ui *ui, const struct moves_item *item)
{
    char memory[24];
    struct strbuf number = strbuf_init(memory, sizeof memory);
    number_print(&number, item);
    return memory[0] ? text_width(ui->fonts, ui_small(ui), memory) + ui_px(ui, METRIC_GAP_SMALL)
                     : 0;
}

static int fold_mark_width(struct ui *ui, const struct moves_item *item)
{
    return item->folded ? text_width(ui->fonts, ui_small(ui), " \u2026") : 0;
}

static int ply_width(void *data, const struct moves_item *item)
{
    struct play *play = data;
    struct ui *ui = play->desk->ui;
    char memory[MOVE_SIZE];
    struct strbuf words = strbuf_init(memory, sizeof memory);
    ply_print(&words, play, item->node);
    int width = number_width(ui, item) + text_width(ui->fonts, ui_small(ui), memory) +
                fold_mark_width(ui, item) + 2 * ui_px(ui, METRIC_GAP);
    return int_max(width, ui_px(ui, METRIC_TARGET));
}

static int comment_width(void *data, const char *text)
{
    struct ui *ui = ((struct play *)data)->desk->ui;
    return text_width(ui->fonts, ui_small(ui), text) + 2 * ui_px(ui, METRIC_PAD) + 1;
}

static int comment_height(void *data, const char *text, int width)
{
    struct ui *ui = ((struct play *)data)->desk->ui;
    struct rect room = {0, 0, width - 2 * ui_px(ui, METRIC_PAD), 1 << 20};
    return ui_paragraph(ui, room, ui_small(ui), (struct colour){0}, text, false) +
           2 * ui_px(ui, METRIC_PAD);
}

static int field_height(void *data, int width)
{
    return play_comment_height(data, width);
}

/* The number of the last move must have room, too. */
static int numbers_width(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct moves_item last = {.number = (game_of(play)->tree.count + 1) / 2};
    return int_max(ui_px(ui, NUMBER_POINTS), number_width(ui, &last) + ui_px(ui, METRIC_GAP));
}

struct moves_measure play_measure_moves(struct play *play, int width)
{
    struct ui *ui = play->desk->ui;
    return (struct moves_measure){
        .writing = play->comment.open,
        .edited = play->comment.node,
        .edited_text = play->comment.which,
        .width = width,
        .row = ui_px(ui, METRIC_TARGET),
        .number = numbers_width(play),
        .indent = ui_px(ui, INDENT_POINTS),
        .fold = ui_px(ui, FOLD_POINTS),
        .gap = ui_px(ui, METRIC_GAP_TINY),
        .data = play,
        .ply_width = ply_width,
        .text_width = comment_width,
        .text_height = comment_height,
        .field_height = field_height,
    };
}

/* --- Drawing --- */

/* Is the move part of the game as it stands? */
static bool in_force(const struct play *play, int node)
{
    const struct game *game = game_of(play);
    return tree_state(&game->tree, node)->ply <= game->cursor && game_on_line(game, node);
}

static struct colour ink_of(const struct play *play, const struct moves_item *item)
{
    bool bright = in_force(play, item->node) || play_shown_node(play) == item->node;
    return ui_colour(play->desk->ui, bright ? COLOUR_TEXT : COLOUR_TEXT_DIM);
}

/* Before a move of the main line, in its column; a mark stands in for a first mover's move that is
 * further up. */
static void main_number(struct ui *ui, struct rect list, struct rect rect,
                        const struct moves_item *item)
{
    char memory[24];
    struct rect head = {list.x, rect.y, rect.x - list.x, rect.h};
    struct colour dim = ui_colour(ui, COLOUR_TEXT_DIM);
    struct rect number = {list.x, rect.y, item->second ? head.w - rect.w : head.w, rect.h};
    cut_right(&number, ui_px(ui, METRIC_GAP_SMALL));
    snprintf(memory, sizeof memory, "%d.", item->number);
    ui_text(ui, number, ui_small(ui), dim, ALIGN_RIGHT, memory);
    if (!item->second)
        return;
    cut_left(&head, head.w - rect.w + ui_px(ui, METRIC_GAP_SMALL));
    ui_text(ui, head, ui_body(ui), dim, ALIGN_LEFT, "\u2026");
}

static void ply_words(struct play *play, struct rect rect, const struct moves_item *item,
                      const char *words)
{
    struct ui *ui = play->desk->ui;
    struct colour ink = ink_of(play, item);
    if (item->depth > 0 && item->number > 0) {
        char memory[24];
        struct strbuf number = strbuf_init(memory, sizeof memory);
        number_print(&number, item);
        ui_text(ui, cut_left(&rect, number_width(ui, item)), ui_small(ui),
                ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, memory);
    }
    if (item->folded)
        words = ui_format(ui, "{move} \u2026", {"move", words});
    ui_text(ui, rect, style_of(ui, item), ink, ALIGN_LEFT, words);
}

/* A click shows the move and what can be done to it; the next one puts that away. */
static void pick(struct play *play, int node)
{
    play->picked = !play->picked || node != play_shown_node(play);
    play_look_at(play, node);
}

static bool key(struct ui *ui, SDL_Keycode key)
{
    return ui_take(ui, input_is_key(&ui->input, key, 0));
}

/* The keyboard goes along to what is shown. */
static void focus_shown(struct play *play)
{
    play->desk->ui->focus = ui_id("move", play_shown_node(play));
}

/* Up and down, if there are other moves from the same position; left and right. */
static bool shown_keys(struct play *play)
{
    struct ui *ui = play->desk->ui;
    bool others = play_other_move(play, 1) != NODE_NONE;
    if (others && key(ui, SDLK_UP))
        play_other_above(play);
    else if (others && key(ui, SDLK_DOWN))
        play_other_below(play);
    else if (key(ui, SDLK_LEFT))
        play_fold(play, true);
    else if (key(ui, SDLK_RIGHT))
        play_fold(play, false);
    else
        return false;
    return true;
}

/* With the keyboard on a move: Enter comments on it, Space shows it; on the one that is shown the
 * arrows choose another one, fold and unfold. */
static void ply_keys(struct play *play, int node)
{
    struct ui *ui = play->desk->ui;
    if (key(ui, SDLK_RETURN)) {
        play_begin_comment(play, node, TEXT_AFTER);
        return;
    }
    bool chosen = key(ui, SDLK_SPACE);
    if (chosen)
        pick(play, node);
    if (chosen || (node == play_shown_node(play) && shown_keys(play)))
        focus_shown(play);
}

static void ply_input(struct play *play, const struct widget *widget, int node)
{
    struct ui *ui = play->desk->ui;
    widget_id id = widget->id;
    if (ui_clicked(ui, id, widget->rect))
        pick(play, node);
    else if (ui->focus == id)
        ply_keys(play, node);
}

static void ply(struct play *play, struct rect list, struct rect rect,
                const struct moves_item *item)
{
    struct ui *ui = play->desk->ui;
    char memory[MOVE_SIZE];
    struct strbuf words = strbuf_init(memory, sizeof memory);
    ply_print(&words, play, item->node);
    struct widget *widget = ui_register(ui, "move", item->node, ROLE_ITEM, rect, memory);
    const struct moves_item *shown =
        moves_item_of(&play->moves.layout, &game_of(play)->tree, play_shown_node(play));
    widget_id id = widget->id;
    widget->takes_focus = true;
    widget->chosen = item == shown;
    ply_input(play, widget, item->node);
    ui_row_ground(ui, rect, id, item == shown);
    if (item == shown)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, METRIC_BAR), rect.h}, 0,
                  ui_colour(ui, COLOUR_ACCENT));
    if (item->depth == 0 && item->number > 0)
        main_number(ui, list, rect, item);
    int pad = ui_px(ui, METRIC_GAP);
    ply_words(play, rect_centred(rect, rect.w - 2 * pad, rect.h), item, memory);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS_SMALL));
}

static void comment(struct play *play, struct rect rect, const struct moves_item *item)
{
    struct ui *ui = play->desk->ui;
    char text[COMMENT_SHOWN + 8];
    moves_comment(&game_of(play)->tree, item->node, item->which, text);
    const char *name = item->which == TEXT_BEFORE ? "comment-before" : "comment";
    widget_id id = ui_register(ui, name, item->node, ROLE_ITEM, rect, text)->id;
    if (ui_clicked(ui, id, rect))
        play_begin_comment(play, item->node, item->which);
    ui_row_ground(ui, rect, id, false);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_PAD));
    struct rect room = {0, 0, inside.w, 1 << 20};
    int height = ui_paragraph(ui, room, ui_small(ui), (struct colour){0}, text, false);
    ui_paragraph(ui, rect_centred(inside, inside.w, int_max(height, 1)), ui_small(ui),
                 ui_colour(ui, COLOUR_TEXT_DIM), text, true);
}

static void fold_button(struct play *play, struct rect rect, const struct moves_item *item)
{
    struct ui *ui = play->desk->ui;
    bool folded = moves_is_folded(&play->moves.folds, item->node);
    const char *label = folded ? tr("Unfold the variation") : tr("Fold the variation");
    widget_id id = ui_register(ui, "fold", item->node, ROLE_BUTTON, rect, label)->id;
    if (ui_clicked(ui, id, rect))
        play_fold_node(play, item->node, !folded);
    if (ui_hovers(ui, rect))
        ui_hint(ui, rect, label);
    struct rect room = rect, mark = cut_right(&room, ui_px(ui, FOLD_POINTS));
    int side = ui_px(ui, METRIC_ICON_SMALL);
    bool hot = ui_state(ui, id, rect) != STATE_REST;
    draw_sprite_tinted(&ui->list, &icons[folded ? ICON_NEXT : ICON_UNFOLDED],
                       rect_centred(mark, side, side),
                       ui_colour(ui, hot ? COLOUR_ACCENT : COLOUR_TEXT_DIM));
}

/* Of a row that is hardly in sight nothing could be read. */
static bool is_sliver(const struct ui *ui, struct rect rect)
{
    return rect.h <= ui_px(ui, METRIC_TARGET) &&
           100 * rect_common(rect, ui->clip).h < SEEN_PERCENT * rect.h;
}

/* Nothing is drawn, but the keyboard reaches it all the same. */
static void sliver(struct play *play, struct rect rect, const struct moves_item *item)
{
    char memory[MOVE_SIZE];
    struct strbuf words = strbuf_init(memory, sizeof memory);
    if (item->kind != MOVES_PLY)
        return;
    ply_print(&words, play, item->node);
    ui_register(play->desk->ui, "move", item->node, ROLE_ITEM, rect, memory)->takes_focus = true;
}

void play_moves_item(struct play *play, struct rect content, const struct moves_item *item)
{
    struct ui *ui = play->desk->ui;
    struct rect rect = item->rect;
    rect.x += content.x;
    rect.y += content.y;
    if (is_sliver(ui, rect) && item->kind != MOVES_FIELD) {
        sliver(play, rect, item);
        return;
    }
    switch (item->kind) {
    case MOVES_PLY:
        ply(play, content, rect, item);
        break;
    case MOVES_COMMENT:
        comment(play, rect, item);
        break;
    case MOVES_FIELD:
        play_comment_field(play, rect);
        break;
    case MOVES_FOLD:
        fold_button(play, rect, item);
        break;
    }
}
