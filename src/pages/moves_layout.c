/* SPDX-License-Identifier: MIT */
#include "pages/moves_layout.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/strbuf.h"
#include "match/tree_walk.h"
#include "notation/assessment.h"
#include "toolkit/graphemes.h"

#include <stdlib.h>
#include <string.h>

enum {
    DEPTH_MAX = 6,       /* the deepest variation that is indented more than its parent */
    INDENT_PART_MAX = 3, /* indents take at most a third of the width */
    BESIDE_MAX = 200,    /* the most bytes of a comment beside moves */
};

/* --- Folding --- */

bool moves_is_folded(const struct moves_folds *folds, int node)
{
    return node < folds->count && folds->folded[node];
}

void moves_fold(struct moves_folds *folds, int node, bool folded)
{
    if (!folded && node >= folds->count)
        return;
    folds->folded =
        array_reserve(folds->folded, &folds->capacity, (size_t)node + 1, sizeof *folds->folded);
    while (folds->count <= node)
        folds->folded[folds->count++] = false;
    folds->folded[node] = folded;
    folds->changes++;
}

void moves_unfold(struct moves_folds *folds, const struct game_tree *tree, int node)
{
    for (; node != NODE_NONE; node = tree_parent(tree, node))
        if (moves_is_folded(folds, node))
            moves_fold(folds, node, false);
}

void moves_folds_finish(struct moves_folds *folds)
{
    free(folds->folded);
    *folds = (struct moves_folds){0};
}

static bool has_comment(const struct game_tree *tree, int node)
{
    return tree_text(tree, node, TEXT_BEFORE)[0] || tree_text(tree, node, TEXT_AFTER)[0];
}

bool moves_foldable(const struct game_tree *tree, int node)
{
    return tree_first_child(tree, node) != NODE_NONE || has_comment(tree, node);
}

/* --- Laying out --- */

/* The place of the next item. */
struct pen {
    struct moves_layout *layout;
    const struct game_tree *tree;
    const struct moves_folds *folds;
    const struct moves_measure *measure;
    int depth;
    int x, y;
    bool open;        /* the row at `y` has an item; the next one may join it */
    bool interrupted; /* the next move shows its number, whichever side makes it */
};

static int depth_max(const struct moves_measure *measure)
{
    int room = measure->width / INDENT_PART_MAX - measure->fold;
    return int_clamp(room / int_max(1, measure->indent), 1, DEPTH_MAX);
}

/* Returns where the text of a line begins. */
static int left_of(const struct pen *pen)
{
    const struct moves_measure *measure = pen->measure;
    if (pen->depth == 0)
        return measure->number;
    return measure->fold + measure->indent * int_min(pen->depth, depth_max(measure));
}

static void add_item(struct pen *pen, struct moves_item item, struct rect rect)
{
    struct moves_layout *layout = pen->layout;
    layout->items = array_reserve(layout->items, &layout->capacity, (size_t)layout->count + 1,
                                  sizeof *layout->items);
    item.rect = rect;
    item.depth = pen->depth;
    if (item.kind == MOVES_PLY)
        layout->item_of[item.node] = layout->count;
    layout->items[layout->count++] = item;
}

static void end_row(struct pen *pen)
{
    pen->y += pen->open ? pen->measure->row : 0;
    pen->open = false;
}

/* Makes the next item begin a new row, and the next move show its number. */
static void interrupt(struct pen *pen)
{
    end_row(pen);
    pen->interrupted = true;
}

static struct moves_item ply_item(const struct pen *pen, int node)
{
    int ply = tree_state(pen->tree, node)->ply;
    bool second = ply % 2 == 0;
    bool numbered = !second || pen->interrupted;
    return (struct moves_item){
        .kind = MOVES_PLY,
        .node = node,
        .number = numbered ? (ply + 1) / 2 : 0,
        .second = second && numbered,
        .folded = pen->depth > 0 && tree_is_variation(pen->tree, node) &&
                  moves_is_folded(pen->folds, node) && moves_foldable(pen->tree, node),
    };
}

/* Places a move of the main line: the first mover's at the left, the other's at the right. After an
 * interruption a move has its own row. */
static void put_main_ply(struct pen *pen, int node)
{
    const struct moves_measure *measure = pen->measure;
    bool second = tree_state(pen->tree, node)->ply % 2 == 0;
    struct rect row = {measure->number, pen->y, measure->width - measure->number, measure->row};
    add_item(pen, ply_item(pen, node), rect_column(row, second, 2, measure->gap));
    pen->open = true;
    pen->interrupted = false;
    if (second)
        end_row(pen);
}

/* Returns room for running text of this width, in the next row if need be. */
static struct rect room_for(struct pen *pen, int width)
{
    const struct moves_measure *measure = pen->measure;
    int left = left_of(pen);
    width = int_min(width, measure->width - left);
    if (pen->open && pen->x + width > measure->width)
        end_row(pen);
    if (!pen->open)
        pen->x = left;
    struct rect rect = {pen->x, pen->y, width, measure->row};
    pen->open = true;
    pen->x += width + measure->gap;
    return rect;
}

static void put_ply(struct pen *pen, int node)
{
    if (pen->depth == 0) {
        put_main_ply(pen, node);
        return;
    }
    struct moves_item item = ply_item(pen, node);
    add_item(pen, item, room_for(pen, pen->measure->ply_width(pen->measure->data, &item)));
    pen->interrupted = false;
}

/* Returns a rectangle of full width below the row. */
static struct rect block(struct pen *pen, int height)
{
    int left = left_of(pen);
    end_row(pen);
    struct rect rect = {left, pen->y, pen->measure->width - left, height};
    pen->y += height;
    return rect;
}

/* Returns the cached height of a comment. */
static struct moves_height *height_of(struct moves_layout *layout, int node, enum node_text which)
{
    size_t before = layout->height_capacity, index = NODE_TEXT_COUNT * (size_t)node + which;
    layout->heights = array_reserve(layout->heights, &layout->height_capacity, index + 1,
                                    sizeof *layout->heights);
    if (layout->height_capacity > before)
        memset(layout->heights + before, 0,
               (layout->height_capacity - before) * sizeof *layout->heights);
    return &layout->heights[index];
}

static int comment_height(struct pen *pen, const struct moves_item *item, const char *text)
{
    const struct moves_measure *measure = pen->measure;
    struct moves_height *kept = height_of(pen->layout, item->node, item->which);
    uint64_t hash = hash_bytes(HASH_EMPTY, text, strlen(text));
    int room = measure->width - left_of(pen);
    if (kept->text != hash || kept->room != room || kept->row != measure->row)
        *kept = (struct moves_height){hash, room, measure->row,
                                      measure->text_height(measure->data, text, room)};
    return kept->height;
}

/* Returns the width of a comment beside moves, or 0 if it may not stand there. */
static int width_beside(struct pen *pen, const char *text)
{
    const struct moves_measure *measure = pen->measure;
    if (pen->depth == 0 || !pen->open || strlen(text) > BESIDE_MAX || strchr(text, '\n'))
        return 0;
    int width = measure->text_width(measure->data, text);
    return pen->x + width <= measure->width ? width : 0;
}

static struct rect comment_room(struct pen *pen, const struct moves_item *item, const char *text)
{
    int width = width_beside(pen, text), row = pen->measure->row;
    return width > 0 ? room_for(pen, int_max(width, row))
                     : block(pen, int_max(row, comment_height(pen, item, text)));
}

/* Of what an analysis says the list shows the words. */
static const char *text_of(const struct game_tree *tree, int node, enum node_text which)
{
    struct assessment assessment;
    const char *text = tree_text(tree, node, which);
    if (which != TEXT_ANALYSIS)
        return text;
    return assessment_parse(text, &assessment) ? assessment.words : "";
}

void moves_comment(const struct game_tree *tree, int node, enum node_text which,
                   char memory[COMMENT_SHOWN + 8])
{
    const char *text = text_of(tree, node, which);
    size_t length = strlen(text), shown = length;
    struct strbuf out = strbuf_init(memory, COMMENT_SHOWN + 8);
    if (length > COMMENT_SHOWN)
        shown = grapheme_whole(text, COMMENT_SHOWN);
    strbuf_addf(&out, "%.*s%s", (int)shown, text, shown < length ? "\u2026" : "");
}

static void put_text(struct pen *pen, int node, enum node_text which)
{
    const struct moves_measure *measure = pen->measure;
    const char *text = text_of(pen->tree, node, which);
    struct moves_item item = {.kind = MOVES_COMMENT, .node = node, .which = which};
    if (measure->writing && measure->edited == node && measure->edited_text == which) {
        int height = measure->field_height(measure->data, measure->width - left_of(pen));
        item.kind = MOVES_FIELD;
        add_item(pen, item, block(pen, int_max(measure->row, height)));
    } else if (text[0]) {
        char shown[COMMENT_SHOWN + 8];
        moves_comment(pen->tree, node, which, shown);
        add_item(pen, item, comment_room(pen, &item, shown));
    } else {
        return;
    }
    pen->interrupted = true;
}

static void begin_variation(struct pen *pen, int node)
{
    interrupt(pen);
    pen->depth++;
    if (moves_foldable(pen->tree, node))
        add_item(pen, (struct moves_item){.kind = MOVES_FOLD, .node = node},
                 (struct rect){0, pen->y, left_of(pen), pen->measure->row});
}

static void end_variation(struct pen *pen)
{
    interrupt(pen);
    pen->depth--;
}

/* Skips the rest of the variation that begins with this move. */
static void leave_out(struct tree_walk *walk, int node)
{
    while (tree_walk_next(walk))
        if (walk->event == TREE_CLOSE && walk->node == node)
            return;
}

static void put_node(struct pen *pen, struct tree_walk *walk)
{
    int node = walk->node;
    struct moves_item item = ply_item(pen, node);
    if (item.folded) {
        put_ply(pen, node);
        leave_out(walk, node);
        end_variation(pen);
        return;
    }
    put_text(pen, node, TEXT_BEFORE);
    put_ply(pen, node);
    put_text(pen, node, TEXT_ANALYSIS);
    put_text(pen, node, TEXT_AFTER);
}

static void clear(struct moves_layout *layout, int nodes)
{
    layout->count = layout->height = 0;
    layout->item_of = array_reserve(layout->item_of, &layout->node_capacity, (size_t)nodes,
                                    sizeof *layout->item_of);
    for (int node = 0; node < nodes; node++)
        layout->item_of[node] = -1;
}

void moves_layout_make(struct moves_layout *layout, const struct game_tree *tree,
                       const struct moves_folds *folds, const struct moves_measure *measure)
{
    struct pen pen = {
        .layout = layout, .tree = tree, .folds = folds, .measure = measure, .interrupted = true};
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    clear(layout, tree->count);
    put_text(&pen, NODE_ROOT, TEXT_AFTER);
    while (tree_walk_next(&walk)) {
        switch (walk.event) {
        case TREE_PLY:
            put_node(&pen, &walk);
            break;
        case TREE_OPEN:
            begin_variation(&pen, walk.node);
            break;
        case TREE_CLOSE:
            end_variation(&pen);
            break;
        }
    }
    end_row(&pen);
    layout->height = pen.y;
}

void moves_layout_finish(struct moves_layout *layout)
{
    free(layout->items);
    free(layout->item_of);
    free(layout->heights);
    *layout = (struct moves_layout){0};
}

/* --- Looking up --- */

const struct moves_item *moves_item_of(const struct moves_layout *layout,
                                       const struct game_tree *tree, int node)
{
    while (node != NODE_NONE && layout->item_of[node] < 0)
        node = tree_parent(tree, node);
    return node == NODE_NONE ? NULL : &layout->items[layout->item_of[node]];
}

int moves_first_below(const struct moves_layout *layout, int y)
{
    int low = 0, high = layout->count;
    while (low < high) {
        int middle = (low + high) / 2;
        const struct rect *rect = &layout->items[middle].rect;
        if (rect->y + rect->h <= y)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
