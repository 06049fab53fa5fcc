/* SPDX-License-Identifier: MIT */
#include "pages/scan.h"

#include "board/board_widgets.h"

#include <stdlib.h>

enum {
    ITEMS_MAX = 200,  /* a page has fewer in sight */
    FEW = 12,         /* so many widgets of a group are gone over one by one */
    ROUNDS = 3,       /* without a choice, then the frame waits */
    TREMBLE_MS = 150, /* a press so soon after another one is none */
};

/* A widget in sight that can be clicked, and what it is chosen by: its group, its row, itself. */
struct item {
    const struct widget *widget;
    struct rect rect;
    widget_id keys[SCAN_DEPTHS];
};

struct items {
    struct item items[ITEMS_MAX];
    int count;
};

/* --- What can be chosen --- */

static bool is_square(const struct widget *widget)
{
    return widget_is(widget, ROLE_SQUARE);
}

/* Returns true if the next widget lies upon it: the arrows of a choice do what the choice does. */
static bool has_arrows(const struct ui *ui, int index)
{
    if (index + 1 >= ui->widget_count || !widget_is(&ui->widgets[index], ROLE_CHOICE))
        return false;
    struct rect whole = ui->widgets[index].rect, next = ui->widgets[index + 1].rect;
    return rect_contains(whole, next.x, next.y);
}

/* Returns true if a click in the middle of `rect` is meant for the widget, and leads on. */
static bool can_choose(const struct ui *ui, int index, struct rect rect)
{
    const struct widget *widget = &ui->widgets[index];
    if (rect.w <= 0 || rect.h <= 0 || widget_is(widget, ROLE_TEXT) || !widget->enabled)
        return false;
    if (widget_is(widget, ROLE_SCROLL))
        return true;
    bool half = 2 * rect.h >= widget->rect.h;
    bool leads = is_square(widget) ? widget->offered : !widget_is(widget, ROLE_BOARD);
    return half && leads && !has_arrows(ui, index) &&
           ui_finger_target(ui, rect.x + rect.w / 2, rect.y + rect.h / 2) == widget;
}

/* Returns true if each one's middle is as high as the other. */
static bool same_row(struct rect a, struct rect b)
{
    int apart = abs(2 * a.y + a.h - 2 * b.y - b.h);
    return apart < a.h && apart < b.h;
}

/* Returns the first widget of the same part that stands in the same row. */
static widget_id row_of(const struct items *items, const struct item *item)
{
    for (int i = 0; i < items->count; i++) {
        const struct item *other = &items->items[i];
        if (other->widget->scroll == item->widget->scroll &&
            is_square(other->widget) == is_square(item->widget) &&
            same_row(item->rect, other->rect))
            return other->keys[1];
    }
    return item->widget->id;
}

static void add_item(struct items *items, const struct widget *widget, struct rect rect)
{
    if (items->count == ITEMS_MAX)
        return;
    struct item *item = &items->items[items->count];
    bool scroll = widget_is(widget, ROLE_SCROLL);
    *item = (struct item){.widget = widget, .rect = rect};
    widget_id row = scroll ? widget->id : row_of(items, item);
    widget_id part = scroll ? widget->id : widget->scroll;
    item->keys[0] = is_square(widget) ? ui_id("board", 0) : part ? part : row;
    item->keys[1] = row;
    item->keys[2] = widget->id;
    items->count++;
}

static int count_of(const struct items *items, widget_id group)
{
    int count = 0;
    for (int i = 0; i < items->count; i++)
        count += items->items[i].keys[0] == group;
    return count;
}

/* A group of few widgets has one row. */
static void join_rows(struct items *items)
{
    for (int i = 0; i < items->count; i++) {
        struct item *item = &items->items[i];
        if (count_of(items, item->keys[0]) <= FEW)
            item->keys[1] = item->keys[0];
    }
}

/* Lists what can be chosen: the squares first, among them the chosen piece last, then all other
 * things as they are drawn, and what scrolls on behind what it scrolls. */
static void list_items(const struct ui *ui, struct items *items)
{
    enum {
        SQUARES,
        CHOSEN_SQUARE,
        OTHERS,
        SCROLLS,
        TURNS,
    };
    items->count = 0;
    for (int turn = 0; turn < TURNS; turn++)
        for (int i = 0; i < ui->widget_count; i++) {
            const struct widget *widget = &ui->widgets[i];
            struct rect rect = ui_reach(ui, widget);
            int its_turn = widget_is(widget, ROLE_SCROLL) ? SCROLLS
                           : !is_square(widget)           ? OTHERS
                           : widget->chosen               ? CHOSEN_SQUARE
                                                          : SQUARES;
            if (its_turn == turn && can_choose(ui, i, rect))
                add_item(items, widget, rect);
        }
    join_rows(items);
}

/* --- Where the frame is --- */

/* Returns true if the item is part of what was chosen. */
static bool is_within(const struct scan *scan, const struct item *item)
{
    for (int i = 0; i < scan->depth; i++)
        if (item->keys[i] != scan->path[i])
            return false;
    return true;
}

/* Returns the first item of what the frame is around, or NULL. */
static const struct item *framed(const struct scan *scan, const struct items *items)
{
    for (int i = 0; i < items->count; i++)
        if (is_within(scan, &items->items[i]) &&
            (scan->whole || items->items[i].keys[scan->depth] == scan->at))
            return &items->items[i];
    return NULL;
}

/* Returns what comes after `key` at this depth; 0: the first one, or none. */
static widget_id next_key(const struct scan *scan, const struct items *items, widget_id key)
{
    bool passed = key == 0;
    widget_id seen[ITEMS_MAX];
    int count = 0;
    for (int i = 0; i < items->count; i++) {
        const struct item *item = &items->items[i];
        widget_id own = item->keys[scan->depth];
        bool known = false;
        for (int j = 0; j < count; j++)
            known |= seen[j] == own;
        if (!is_within(scan, item) || known)
            continue;
        if (passed)
            return own;
        seen[count++] = own;
        passed = own == key;
    }
    return 0;
}

static bool is_only_one(const struct scan *scan, const struct items *items)
{
    widget_id first = next_key(scan, items, 0);
    return next_key(scan, items, first) == 0;
}

static void go_in(struct scan *scan, const struct items *items)
{
    while (scan->depth < SCAN_DEPTHS - 1) {
        scan->path[scan->depth++] = scan->at;
        scan->at = next_key(scan, items, 0);
        if (!is_only_one(scan, items))
            break;
    }
    scan->whole = false;
}

/* Goes back to where there was something to choose from. */
static void go_out(struct scan *scan, const struct items *items)
{
    do {
        scan->depth--;
        scan->at = scan->path[scan->depth];
    } while (scan->depth > 0 && is_only_one(scan, items));
    scan->whole = false;
}

/* What it was around may have gone. */
static void settle(struct scan *scan, const struct items *items)
{
    if (framed(scan, items))
        return;
    scan->whole = false;
    scan->at = next_key(scan, items, 0);
    if (scan->at != 0 || scan->depth == 0)
        return;
    scan->depth = 0;
    scan->at = next_key(scan, items, 0);
}

static void move_on(struct scan *scan, const struct items *items)
{
    widget_id next = scan->whole ? 0 : next_key(scan, items, scan->at);
    bool ends = next == 0;
    if (ends && scan->depth > 0 && !scan->whole) {
        scan->whole = true;
        return;
    }
    scan->whole = false;
    scan->at = ends ? next_key(scan, items, 0) : next;
    scan->rounds += ends;
    scan->waits = scan->rounds >= ROUNDS;
}

static void begin_again(struct scan *scan, bool on)
{
    *scan = (struct scan){.on = on, .dropping = scan->dropping, .pressed = scan->pressed};
}

/* --- The button --- */

/* Any key that writes nothing is, and Space, which only separates words; but none that is held with
 * others. So a helper can still write, and press Ctrl+Q. */
static bool is_button(const struct input *input)
{
    if (input->kind != INPUT_KEY)
        return input->kind == INPUT_PRESS;
    bool plain = !(input->mods & (MOD_CTRL | MOD_ALT)) && input_shortcut(input).key != 0;
    return input->pad || (plain && !input_makes_text(input));
}

/* Notes a press. Returns true if the hand trembled: it is too soon after the last one. */
static bool trembles(struct scan *scan, uint64_t now)
{
    bool soon = scan->pressed != 0 && now < scan->pressed + TREMBLE_MS;
    scan->pressed = now;
    return soon;
}

bool scan_takes(struct scan *scan, const struct preferences *preferences, const struct input *input,
                uint64_t now, bool *presses)
{
    *presses = false;
    if (preferences_pace(preferences) == 0)
        return false;
    bool button = is_button(input);
    bool held = input->again || (input->finger && input->secondary);
    bool text = input->kind == INPUT_TEXT && scan->dropping;
    if (input->kind == INPUT_KEY || input->kind == INPUT_TEXT)
        scan->dropping = button && !input->pad && input->kind == INPUT_KEY;
    *presses = button && !held && !trembles(scan, now);
    return button || text || input->kind == INPUT_RELEASE || input->kind == INPUT_MIDDLE;
}

const struct widget *scan_choose(struct scan *scan, const struct preferences *preferences,
                                 const struct ui *ui, uint64_t now, struct rect *place)
{
    struct items items;
    bool waited = scan->waits;
    if (waited)
        begin_again(scan, true);
    list_items(ui, &items);
    settle(scan, &items);
    scan->due = now + (uint64_t)preferences_pace(preferences);
    scan->rounds = 0;
    const struct item *item = framed(scan, &items);
    if (!item || waited)
        return NULL;
    if (scan->whole) {
        go_out(scan, &items);
        return NULL;
    }
    if (scan->depth < SCAN_DEPTHS - 1) {
        go_in(scan, &items);
        if (scan->depth < SCAN_DEPTHS - 1 || !is_only_one(scan, &items))
            return NULL;
        go_out(scan, &items);
    }
    scan->anew = is_square(item->widget);
    *place = item->rect;
    return item->widget;
}

void scan_clicked(struct scan *scan)
{
    if (scan->anew)
        scan->at = 0;
    scan->anew = false;
}

/* --- What is seen --- */

/* Puts the frame around all that would be chosen. */
static void put_frame(struct scan *scan, const struct items *items)
{
    struct rect all = {0};
    int count = 0;
    for (int i = 0; i < items->count; i++) {
        const struct item *item = &items->items[i];
        if (!is_within(scan, item) || (!scan->whole && item->keys[scan->depth] != scan->at))
            continue;
        int right = int_max(all.x + all.w, item->rect.x + item->rect.w);
        int bottom = int_max(all.y + all.h, item->rect.y + item->rect.h);
        all.x = all.w ? int_min(all.x, item->rect.x) : item->rect.x;
        all.y = all.h ? int_min(all.y, item->rect.y) : item->rect.y;
        all.w = right - all.x;
        all.h = bottom - all.y;
        count++;
    }
    scan->frame = all;
    scan->single = count == 1 && !scan->whole;
}

/* The colour of texts between two lines of the ground is seen on anything, and is no other frame.
 */
static void draw_it(struct ui *ui, struct rect rect)
{
    int line = ui_px(ui, METRIC_FOCUS), radius = ui_px(ui, METRIC_RADIUS_SMALL);
    rect = rect_common(rect_inset(rect, -line), ui->screen);
    draw_frame(&ui->list, rect, radius, 3 * line, ui_colour(ui, COLOUR_TABLE));
    draw_frame(&ui->list, rect_inset(rect, line), radius, line, ui_colour(ui, COLOUR_TEXT));
}

void scan_show(struct scan *scan, const struct preferences *preferences, struct ui *ui,
               uint64_t now)
{
    struct items items;
    int pace = preferences_pace(preferences);
    bool begins = pace > 0 && !scan->on;
    if (pace == 0 || begins)
        begin_again(scan, pace > 0);
    if (pace == 0)
        return;
    list_items(ui, &items);
    settle(scan, &items);
    if (begins)
        scan->due = now + (uint64_t)pace;
    if (!scan->waits && now >= scan->due) {
        move_on(scan, &items);
        scan->due = now + (uint64_t)pace;
    }
    const struct item *item = framed(scan, &items);
    put_frame(scan, &items);
    if (!item)
        return;
    draw_it(ui, scan->frame);
    ui->tip.asked = scan->single && item->widget->wordless;
    if (ui->tip.asked)
        ui_hint(ui, item->rect, item->widget->label);
}

int scan_wait(const struct scan *scan, uint64_t now)
{
    if (!scan->on || scan->waits)
        return -1;
    return scan->due > now ? (int)(scan->due - now) : 0;
}
