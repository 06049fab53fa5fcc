/* SPDX-License-Identifier: MIT */
/* The list of moves on the screen. Only the visible part is drawn, however long the game is. */
#include "pages/moves_list.h"

#include "pages/moves_items.h"

#include <string.h>

void moves_list_finish(struct moves_list *list)
{
    moves_layout_finish(&list->layout);
    moves_folds_finish(&list->folds);
    *list = (struct moves_list){0};
}

/* --- The layout --- */

/* Drops the folds, which belong to one game. */
static void begin_game(struct moves_list *list, int game)
{
    if (list->made && list->game != game)
        moves_folds_finish(&list->folds);
    list->game = game;
}

static void lay_out(struct moves_list *list, struct moves_pass *pass, struct rect room)
{
    int narrow = ui_scroll_width(pass->view->ui, room.w);
    /* Tries first whether the list scrolls as before, which is usually right. */
    for (int width = list->scrolls ? narrow : room.w, turn = 0; turn < 2; turn++) {
        struct moves_measure measure = moves_measure_items(pass, width);
        moves_layout_make(&list->layout, pass->view->tree, &list->folds, &measure);
        bool fits = list->layout.height <= room.h;
        list->scrolls = width == narrow;
        if (fits == (width == room.w))
            return;
        width = fits ? room.w : narrow;
    }
}

static void keep_up(struct moves_list *list, struct moves_pass *pass, struct rect room)
{
    const struct moves_view *view = pass->view;
    const struct moves_field *field = view->field;
    begin_game(list, view->game);
    const int key[MOVES_KEY_COUNT] = {
        [MOVES_KEY_GAME] = view->game,
        [MOVES_KEY_REVISION] = (int)view->tree->revision,
        [MOVES_KEY_NODES] = view->tree->count,
        [MOVES_KEY_FOLDS] = list->folds.changes,
        [MOVES_KEY_WIDTH] = room.w,
        [MOVES_KEY_HEIGHT] = room.h,
        [MOVES_KEY_SCALE] = view->ui->scale,
        [MOVES_KEY_ROW] = ui_list_row(view->ui),
        [MOVES_KEY_STYLE] = (int)view->names.style,
        [MOVES_KEY_SQUARES] = (int)view->names.squares,
        [MOVES_KEY_FIELD] = field ? field->changes : 0,
        [MOVES_KEY_EDITED] = field ? field->node : NODE_NONE,
        [MOVES_KEY_EDITED_TEXT] = field ? (int)field->which : 0,
    };
    if (list->made && memcmp(key, list->key, sizeof key) == 0)
        return;
    memcpy(list->key, key, sizeof key);
    lay_out(list, pass, room);
    list->made = true;
}

/* --- Keeping the move in sight --- */

/* Returns the top of the first row from which `bottom` is in sight, so that the row at the top is
 * whole. */
static int whole_top(const struct moves_layout *layout, int bottom, int height)
{
    int at = moves_first_below(layout, bottom - height - 1);
    while (at < layout->count && layout->items[at].rect.y < bottom - height)
        at++;
    return at < layout->count ? layout->items[at].rect.y : bottom - height;
}

/* Returns the move and the field of a comment before it, or only the field if there is no room for
 * both. */
static struct rect with_field_before(const struct moves_layout *layout,
                                     const struct moves_item *move, int height)
{
    const struct moves_item *before = move - 1;
    if (move == layout->items || before->kind != MOVES_FIELD || before->node != move->node)
        return move->rect;
    struct rect rect = before->rect;
    int bottom = move->rect.y + move->rect.h;
    if (bottom - rect.y <= height)
        rect.h = bottom - rect.y;
    else
        rect = cut_bottom(&rect, int_min(rect.h, height));
    return rect;
}

/* Returns true if the item is a comment on the move, or begins an alternative to it. */
static bool belongs_to(const struct game_tree *tree, int node, const struct moves_item *item)
{
    bool instead = tree_is_variation(tree, item->node) &&
                   tree_parent(tree, item->node) == tree_parent(tree, node);
    return item->node == node || instead;
}

/* Returns the place of the move shown and of what belongs to it, as far as there is room. A comment
 * that is being written comes first. */
static struct rect place_to_see(const struct moves_pass *pass, int height)
{
    const struct moves_layout *layout = pass->layout;
    const struct game_tree *tree = pass->view->tree;
    const struct moves_item *shown = moves_item_of(layout, tree, pass->view->shown);
    if (!shown)
        return (struct rect){0};
    struct rect rect = with_field_before(layout, shown, height);
    const struct moves_item *end = layout->items + layout->count;
    for (const struct moves_item *next = shown + 1;
         next < end && belongs_to(tree, shown->node, next); next++) {
        int bottom = next->rect.y + next->rect.h;
        if (bottom - rect.y > height && next->kind == MOVES_FIELD)
            rect.y = int_min(next->rect.y, bottom - height);
        if (bottom - rect.y <= height)
            rect.h = bottom - rect.y;
        else if (pass->view->reads && next->kind == MOVES_COMMENT && next->node == shown->node)
            rect.h = height;
    }
    return rect;
}

static void follow(struct moves_list *list, const struct moves_pass *pass, int height)
{
    int shown = pass->view->shown;
    unsigned revision = pass->view->tree->revision;
    struct rect rect = place_to_see(pass, height);
    if (list->seen == shown && list->seen_revision == revision && list->seen_height == height &&
        list->seen_top == rect.y && list->seen_bottom == rect.y + rect.h)
        return;
    list->seen = shown;
    list->seen_revision = revision;
    list->seen_height = height;
    list->seen_top = rect.y;
    list->seen_bottom = rect.y + rect.h;
    if (rect.y < list->offset)
        list->offset = rect.y;
    else if (list->seen_bottom > list->offset + height)
        list->offset = int_min(rect.y, whole_top(&list->layout, list->seen_bottom, height));
}

/* A move shown for the first time is unfolded; its own variation may stay folded. */
static void unfold_shown(struct moves_list *list, const struct moves_view *view)
{
    if (list->seen != view->shown)
        moves_unfold(&list->folds, view->tree, tree_parent(view->tree, view->shown));
}

/* Without fonts nothing can be measured, so the layout and the scroll offset are kept. */
struct moves_event moves_list_pass(struct moves_list *list, const struct moves_view *view,
                                   struct rect rect)
{
    struct ui *ui = view->ui;
    struct moves_pass pass = {.view = view, .layout = &list->layout, .folds = &list->folds};
    if (!ui->fonts)
        return pass.event;
    unfold_shown(list, view);
    keep_up(list, &pass, rect);
    follow(list, &pass, rect.h);
    struct rect content = ui_scroll_begin(ui, rect, "moves", list->layout.height, &list->offset);
    int first = moves_first_below(&list->layout, rect.y - content.y);
    for (int i = first; i < list->layout.count; i++) {
        if (list->layout.items[i].rect.y >= rect.y + rect.h - content.y)
            break;
        moves_item_pass(&pass, content, &list->layout.items[i]);
    }
    ui_scroll_end(ui);
    return pass.event;
}
