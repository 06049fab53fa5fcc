/* SPDX-License-Identifier: MIT */
#include "pages/moves_items.h"

#include "base/translate.h"
#include "notation/move_text.h"
#include "prose/strengths.h"
#include "toolkit/icons.h"

#include <stdio.h>

enum {
    NUMBER_POINTS = 36, /* the number of a move before it */
    INDENT_POINTS = 12, /* of a variation */
    FOLD_POINTS = 32,   /* the fold mark */
    SEEN_PERCENT = 60,  /* of a row: the least visible part that is drawn */
    MOVE_SIZE = 96,
};

/* --- Words --- */

static void number_print(struct strbuf *out, const struct moves_item *item)
{
    if (item->number > 0)
        strbuf_addf(out, item->second ? "%d..." : "%d.", item->number);
}

/* Adds the move and its strength. */
static void ply_print(struct strbuf *out, const struct moves_view *view, int node)
{
    const struct game_tree *tree = view->tree;
    move_print_as(out, tree_move(tree, node), tree_in_full(tree, node), view->names);
    strengths_print(out, tree_text(tree, node, TEXT_STRENGTH));
}

/* --- Measuring --- */

/* Returns the style: body text for the main line, small print for the rest. */
static struct text_style style_of(const struct ui *ui, const struct moves_item *item)
{
    return item->depth == 0 ? ui_body(ui) : ui_small(ui);
}

static int number_width(struct ui *ui, const struct moves_item *item)
{
    struct strbuf number = ui_strbuf(ui, 24);
    number_print(&number, item);
    return number.text[0]
               ? text_width(ui->fonts, ui_small(ui), number.text) + ui_px(ui, METRIC_GAP_SMALL)
               : 0;
}

static int fold_mark_width(struct ui *ui, const struct moves_item *item)
{
    return item->folded ? text_width(ui->fonts, ui_small(ui), " \u2026") : 0;
}

static struct ui *ui_of(void *data)
{
    return ((struct moves_pass *)data)->view->ui;
}

static int ply_width(void *data, const struct moves_item *item)
{
    struct ui *ui = ui_of(data);
    struct strbuf words = ui_strbuf(ui, MOVE_SIZE);
    ply_print(&words, ((struct moves_pass *)data)->view, item->node);
    int width = number_width(ui, item) + text_width(ui->fonts, ui_small(ui), words.text) +
                fold_mark_width(ui, item) + 2 * ui_px(ui, METRIC_GAP);
    return int_max(width, ui_px(ui, METRIC_TARGET));
}

static int comment_width(void *data, const char *text)
{
    struct ui *ui = ui_of(data);
    return text_width(ui->fonts, ui_small(ui), text) + 2 * ui_px(ui, METRIC_PAD) + 1;
}

static int comment_height(void *data, const char *text, int width)
{
    struct ui *ui = ui_of(data);
    int around = 2 * ui_px(ui, METRIC_PAD);
    return ui_paragraph_height(ui, ui_small(ui), text, width - around) + around;
}

static int field_height(void *data, int width)
{
    const struct moves_field *field = ((struct moves_pass *)data)->view->field;
    return field->height(field->data, width);
}

/* Returns the width that the number of the last move needs. */
static int numbers_width(const struct moves_view *view)
{
    struct ui *ui = view->ui;
    struct moves_item last = {.number = (view->tree->count + 1) / 2};
    return int_max(ui_px(ui, NUMBER_POINTS), number_width(ui, &last) + ui_px(ui, METRIC_GAP));
}

struct moves_measure moves_measure_items(struct moves_pass *pass, int width)
{
    const struct moves_view *view = pass->view;
    const struct ui *ui = view->ui;
    const struct moves_field *field = view->field;
    return (struct moves_measure){
        .writing = field != NULL,
        .edited = field ? field->node : NODE_NONE,
        .edited_text = field ? field->which : TEXT_AFTER,
        .width = width,
        .row = ui_list_row(ui),
        .number = numbers_width(view),
        .indent = ui_px(ui, INDENT_POINTS),
        .fold = ui_px(ui, FOLD_POINTS),
        .gap = ui_px(ui, METRIC_GAP_TINY),
        .data = pass,
        .ply_width = ply_width,
        .text_width = comment_width,
        .text_height = comment_height,
        .field_height = field_height,
    };
}

/* --- Drawing --- */

static bool is_made(const struct moves_view *view, int node)
{
    int ply = tree_state(view->tree, node)->ply;
    return ply <= view->made && view->line[ply] == node;
}

static struct colour ink_of(const struct moves_view *view, const struct moves_item *item)
{
    bool bright = is_made(view, item->node) || view->shown == item->node;
    return ui_colour(view->ui, bright ? COLOUR_TEXT : COLOUR_TEXT_DIM);
}

/* Draws the number before a move of the main line; a mark stands for a first mover's move further
 * up. */
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

static void ply_words(const struct moves_view *view, struct rect rect,
                      const struct moves_item *item, const char *words)
{
    struct ui *ui = view->ui;
    struct colour ink = ink_of(view, item);
    if (item->depth > 0 && item->number > 0) {
        struct strbuf number = ui_strbuf(ui, 24);
        number_print(&number, item);
        ui_text(ui, cut_left(&rect, number_width(ui, item)), ui_small(ui),
                ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, number.text);
    }
    if (item->folded)
        words = ui_format(ui, "{move} \u2026", {"move", words});
    ui_text(ui, rect, style_of(ui, item), ink, ALIGN_LEFT, words);
}

/* --- Input --- */

/* Reports that a move was reached, and moves the focus to it. */
static void reach(struct moves_pass *pass, enum moves_event_kind kind, int node)
{
    pass->event = (struct moves_event){.kind = kind, .node = node};
    pass->view->ui->focus = ui_id("move", node);
}

static void enter(struct moves_pass *pass, int node, enum node_text which)
{
    pass->event = (struct moves_event){MOVES_ENTERED, node, which};
}

/* Returns the variation of the move shown, if it can be folded, or NODE_NONE. */
static int to_fold(const struct moves_pass *pass)
{
    const struct game_tree *tree = pass->view->tree;
    int head = tree_variation(tree, pass->view->shown);
    bool can = head != NODE_NONE && moves_foldable(tree, head);
    return can && !moves_is_folded(pass->folds, head) ? head : NODE_NONE;
}

/* Returns the outermost folded variation around the move shown, or NODE_NONE. */
static int to_unfold(const struct moves_pass *pass)
{
    const struct game_tree *tree = pass->view->tree;
    int found = NODE_NONE;
    for (int node = pass->view->shown; node != NODE_NONE; node = tree_parent(tree, node))
        if (tree_is_variation(tree, node) && moves_is_folded(pass->folds, node))
            found = node;
    return found != NODE_NONE && moves_foldable(tree, found) ? found : NODE_NONE;
}

static void fold(struct moves_pass *pass, int head, bool folded)
{
    moves_fold(pass->folds, head, folded);
    reach(pass, MOVES_REACHED, head);
}

/* Up and down choose another move from the same position; left and right fold and unfold. The page
 * gets these keys if there is nothing to do. */
static void shown_keys(struct moves_pass *pass)
{
    struct ui *ui = pass->view->ui;
    const struct game_tree *tree = pass->view->tree;
    int shown = pass->view->shown, folds = to_fold(pass), unfolds = to_unfold(pass);
    bool others = tree_other_below(tree, shown) != NODE_NONE;
    if (others && ui_key(ui, SDLK_UP))
        reach(pass, MOVES_REACHED, tree_other_above(tree, shown));
    else if (others && ui_key(ui, SDLK_DOWN))
        reach(pass, MOVES_REACHED, tree_other_below(tree, shown));
    else if (folds != NODE_NONE && ui_key(ui, SDLK_LEFT))
        fold(pass, folds, true);
    else if (unfolds != NODE_NONE && ui_key(ui, SDLK_RIGHT))
        fold(pass, unfolds, false);
}

/* Handles keys on a move: Enter opens its comment, Space chooses it. On the move shown, the arrows
 * choose, fold and unfold. */
static void ply_keys(struct moves_pass *pass, int node)
{
    struct ui *ui = pass->view->ui;
    if (ui_key(ui, SDLK_RETURN))
        enter(pass, node, TEXT_AFTER);
    else if (ui_key(ui, SDLK_SPACE))
        reach(pass, MOVES_PICKED, node);
    else if (node == pass->view->shown)
        shown_keys(pass);
}

static void ply_input(struct moves_pass *pass, const struct widget *widget, int node)
{
    struct ui *ui = pass->view->ui;
    widget_id id = widget->id;
    if (ui_clicked(ui, id, widget->rect))
        pass->event = (struct moves_event){.kind = MOVES_PICKED, .node = node};
    else if (ui->focus == id)
        ply_keys(pass, node);
}

/* --- Items --- */

static void ply(struct moves_pass *pass, struct rect list, struct rect rect,
                const struct moves_item *item)
{
    const struct moves_view *view = pass->view;
    struct ui *ui = view->ui;
    struct strbuf words = ui_strbuf(ui, MOVE_SIZE);
    ply_print(&words, view, item->node);
    struct widget *widget = ui_register(ui, "move", item->node, ROLE_ITEM, rect, words.text);
    const struct moves_item *shown = moves_item_of(pass->layout, view->tree, view->shown);
    widget_id id = widget->id;
    widget->takes_focus = true;
    widget->chosen = item == shown;
    ply_input(pass, widget, item->node);
    ui_row_ground(ui, rect, id, item == shown);
    if (item == shown)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, METRIC_BAR), rect.h}, 0,
                  ui_colour(ui, COLOUR_ACCENT));
    if (item->depth == 0 && item->number > 0)
        main_number(ui, list, rect, item);
    int pad = ui_px(ui, METRIC_GAP);
    ply_words(view, rect_centred(rect, rect.w - 2 * pad, rect.h), item, words.text);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS_SMALL));
}

/* The comment of a player opens at a click. */
static void comment_ground(struct moves_pass *pass, struct rect rect, const struct moves_item *item,
                           const char *text)
{
    struct ui *ui = pass->view->ui;
    const char *name = item->which == TEXT_BEFORE ? "comment-before" : "comment";
    widget_id id = ui_register(ui, name, item->node, ROLE_ITEM, rect, text)->id;
    if (ui_clicked(ui, id, rect))
        enter(pass, item->node, item->which);
    ui_row_ground(ui, rect, id, false);
}

static void comment(struct moves_pass *pass, struct rect rect, const struct moves_item *item)
{
    struct ui *ui = pass->view->ui;
    char text[COMMENT_SHOWN + 8];
    moves_comment(pass->view->tree, item->node, item->which, text);
    if (item->which == TEXT_ANALYSIS)
        ui_note(ui, rect, text); /* it is not a player's */
    else
        comment_ground(pass, rect, item, text);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_PAD));
    int height = ui_paragraph_height(ui, ui_small(ui), text, inside.w);
    ui_paragraph(ui, rect_centred(inside, inside.w, int_max(height, 1)), ui_small(ui),
                 ui_colour(ui, COLOUR_TEXT_DIM), text, true);
}

static void fold_button(struct moves_pass *pass, struct rect rect, const struct moves_item *item)
{
    struct ui *ui = pass->view->ui;
    bool folded = moves_is_folded(pass->folds, item->node);
    const char *label = folded ? tr("Unfold the variation") : tr("Fold the variation");
    widget_id id = ui_register(ui, "fold", item->node, ROLE_BUTTON, rect, label)->id;
    if (ui_clicked(ui, id, rect))
        moves_fold(pass->folds, item->node, !folded);
    if (ui_hovers(ui, rect))
        ui_hint(ui, rect, label);
    struct rect room = rect, mark = cut_right(&room, ui_px(ui, FOLD_POINTS));
    int side = ui_px(ui, METRIC_ICON_SMALL);
    bool hot = ui_state(ui, id, rect) != STATE_REST;
    draw_sprite_tinted(&ui->list, &icons[folded ? ICON_FOLDED : ICON_UNFOLDED],
                       rect_centred(mark, side, side),
                       ui_colour(ui, hot ? COLOUR_ACCENT : COLOUR_TEXT_DIM));
}

/* Returns true if too little of a row is in sight to read it. */
static bool is_sliver(const struct ui *ui, struct rect rect)
{
    return rect.h <= ui_list_row(ui) && 100 * rect_common(rect, ui->clip).h < SEEN_PERCENT * rect.h;
}

/* Registers a row without drawing it, so that the keyboard still reaches it. */
static void sliver(const struct moves_view *view, struct rect rect, const struct moves_item *item)
{
    char memory[MOVE_SIZE];
    struct strbuf words = strbuf_init(memory, sizeof memory);
    if (item->kind != MOVES_PLY)
        return;
    ply_print(&words, view, item->node);
    ui_register(view->ui, "move", item->node, ROLE_ITEM, rect, memory)->takes_focus = true;
}

void moves_item_pass(struct moves_pass *pass, struct rect content, const struct moves_item *item)
{
    const struct moves_field *field = pass->view->field;
    struct rect rect = item->rect;
    rect.x += content.x;
    rect.y += content.y;
    if (is_sliver(pass->view->ui, rect) && item->kind != MOVES_FIELD) {
        sliver(pass->view, rect, item);
        return;
    }
    switch (item->kind) {
    case MOVES_PLY:
        ply(pass, content, rect, item);
        break;
    case MOVES_COMMENT:
        comment(pass, rect, item);
        break;
    case MOVES_FIELD:
        field->draw(field->data, rect);
        break;
    case MOVES_FOLD:
        fold_button(pass, rect, item);
        break;
    }
}
