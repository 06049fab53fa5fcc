/* SPDX-License-Identifier: MIT */
/* The list of moves on the screen. Only what is in sight is passed over, however long the game. */
#include "pages/play/moves_items.h"

#include <string.h>

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

void play_forget_list(struct play *play)
{
    moves_layout_finish(&play->moves.layout);
    moves_folds_finish(&play->moves.folds);
    play->moves = (struct moves_list){0};
}

/* --- Worked out once --- */

/* Folds are those of one game. */
static void begin_game(struct moves_list *list, int game)
{
    if (list->made && list->game != game)
        moves_folds_finish(&list->folds);
    list->game = game;
}

static void lay_out(struct play *play, struct rect room)
{
    struct moves_list *list = &play->moves;
    const struct game_tree *tree = &game_of(play)->tree;
    int narrow = ui_scroll_width(play->desk->ui, room.w);
    /* Mostly it scrolls now if it has scrolled before. */
    for (int width = list->scrolls ? narrow : room.w, turn = 0; turn < 2; turn++) {
        struct moves_measure measure = play_measure_moves(play, width);
        moves_layout_make(&list->layout, tree, &list->folds, &measure);
        bool fits = list->layout.height <= room.h;
        list->scrolls = width == narrow;
        if (fits == (width == room.w))
            return;
        width = fits ? room.w : narrow;
    }
}

static void keep_up(struct play *play, struct rect room)
{
    struct moves_list *list = &play->moves;
    begin_game(list, play->desk->match->finished_count);
    const int key[MOVES_KEY_COUNT] = {
        [MOVES_KEY_GAME] = list->game,
        [MOVES_KEY_REVISION] = (int)game_of(play)->tree.revision,
        [MOVES_KEY_NODES] = game_of(play)->tree.count,
        [MOVES_KEY_FOLDS] = list->fold_changes,
        [MOVES_KEY_WIDTH] = room.w,
        [MOVES_KEY_HEIGHT] = room.h,
        [MOVES_KEY_SCALE] = play->desk->ui->scale,
        [MOVES_KEY_STYLE] = (int)play->names.style,
        [MOVES_KEY_SQUARES] = (int)play->names.squares,
        [MOVES_KEY_FIELD] = play->comment.changes,
        [MOVES_KEY_EDITED] = play->comment.open ? play->comment.node : NODE_NONE,
        [MOVES_KEY_EDITED_TEXT] = (int)play->comment.which,
    };
    if (list->made && memcmp(key, list->key, sizeof key) == 0)
        return;
    memcpy(list->key, key, sizeof key);
    lay_out(play, room);
    list->made = true;
}

/* --- Folding --- */

void play_fold_node(struct play *play, int node, bool folded)
{
    moves_fold(&play->moves.folds, node, folded);
    play->moves.fold_changes++;
}

/* The variation that holds a node and is folded, the outermost one; NODE_NONE: it is in sight. */
static int folded_around(const struct play *play, int node)
{
    const struct game_tree *tree = &game_of(play)->tree;
    int found = NODE_NONE;
    for (; node != NODE_NONE; node = tree_parent(tree, node))
        if (tree_is_variation(tree, node) && moves_is_folded(&play->moves.folds, node))
            found = node;
    return found;
}

static void unfold_around(struct play *play, int node)
{
    const struct game_tree *tree = &game_of(play)->tree;
    for (; node != NODE_NONE; node = tree_parent(tree, node))
        if (moves_is_folded(&play->moves.folds, node) && node != play_shown_node(play))
            play_fold_node(play, node, false);
}

void play_unfold(struct play *play, int node)
{
    unfold_around(play, node);
    if (moves_is_folded(&play->moves.folds, node))
        play_fold_node(play, node, false);
}

void play_fold(struct play *play, bool folded)
{
    int head = folded ? play_variation(play) : folded_around(play, play_shown_node(play));
    if (head == NODE_NONE || !moves_foldable(&game_of(play)->tree, head))
        return;
    play_look_at(play, head);
    play_fold_node(play, head, folded);
}

/* --- What is shown stays in sight --- */

/* Rows at the top are whole: the top of the first one that leaves `bottom` in sight. */
static int whole_top(const struct moves_layout *layout, int bottom, int height)
{
    int at = moves_first_below(layout, bottom - height - 1);
    while (at < layout->count && layout->items[at].rect.y < bottom - height)
        at++;
    return at < layout->count ? layout->items[at].rect.y : bottom - height;
}

/* The move, and the field of a comment before it; where there is no room for both, what is being
 * written there. */
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

/* Is it said of the move, or the beginning of what was or could be played in its place? */
static bool belongs_to(const struct game_tree *tree, int node, const struct moves_item *item)
{
    bool instead = tree_is_variation(tree, item->node) &&
                   tree_parent(tree, item->node) == tree_parent(tree, node);
    return item->node == node || instead;
}

/* The move that is shown with what belongs to it below, as far as there is room; what is being
 * written before all else. */
static struct rect place_to_see(const struct play *play, int height)
{
    const struct moves_layout *layout = &play->moves.layout;
    const struct game_tree *tree = &game_of(play)->tree;
    const struct moves_item *shown = moves_item_of(layout, tree, play_shown_node(play));
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
    }
    return rect;
}

static void follow(struct play *play, int height)
{
    struct moves_list *list = &play->moves;
    int shown = play_shown_node(play);
    unsigned revision = game_of(play)->tree.revision;
    struct rect rect = place_to_see(play, height);
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

/* Without fonts no move or comment has its size yet: what would be worked out from that is kept,
 * and so is how far it was scrolled. */
void play_move_list(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    struct moves_list *list = &play->moves;
    if (!ui->fonts)
        return;
    if (list->seen != play_shown_node(play))
        unfold_around(play, play_shown_node(play));
    keep_up(play, rect);
    follow(play, rect.h);
    struct rect content = ui_scroll_begin(ui, rect, "moves", list->layout.height, &list->offset);
    int first = moves_first_below(&list->layout, rect.y - content.y);
    for (int i = first; i < list->layout.count; i++) {
        if (list->layout.items[i].rect.y >= rect.y + rect.h - content.y)
            break;
        play_moves_item(play, content, &list->layout.items[i]);
    }
    ui_scroll_end(ui);
}
