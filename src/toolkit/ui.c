/* SPDX-License-Identifier: MIT */
#include "toolkit/ui.h"

#include "base/array.h"
#include "base/hash.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void ui_finish(struct ui *ui)
{
    draw_list_finish(&ui->list);
    arena_finish(&ui->texts);
    free(ui->widgets);
    free(ui->cuts);
    field_leave(&ui->field);
    sight_finish(&ui->sight);
    ui->widgets = NULL;
    ui->cuts = NULL;
    ui->widget_count = ui->cut_count = 0;
    ui->widget_capacity = ui->cut_capacity = 0;
}

int ui_px(const struct ui *ui, int points)
{
    return int_max(1, (points * ui->scale + 50) / 100);
}

struct colour ui_colour(const struct ui *ui, enum colour_role role)
{
    return ui->theme->colours[role];
}

/* --- How the layout lies on the screen --- */

static void move_point(int *x, int *y, struct placing from, struct placing to)
{
    struct rect pixel = rect_unplaced(rect_placed((struct rect){*x, *y, 1, 1}, from), to);
    *x = pixel.x;
    *y = pixel.y;
}

void ui_place(struct ui *ui, struct placing placing)
{
    struct placing before = ui->list.placing;
    move_point(&ui->pointer_x, &ui->pointer_y, before, placing);
    move_point(&ui->input.x, &ui->input.y, before, placing);
    ui->clip = rect_unplaced(rect_placed(ui->clip, before), placing);
    if (before.mirrored != placing.mirrored)
        ui->input.key = key_mirrored(ui->input.key);
    ui->list.placing = placing;
}

/* Places `area` where it lies already, in this way. Returns the placing around it. */
static struct placing place_within(struct ui *ui, struct rect area, bool mirrored, bool turned)
{
    struct placing around = ui->list.placing;
    ui_place(ui, placing_of(area, ui_on_screen(ui, area), mirrored, turned));
    return around;
}

struct placing ui_place_turned(struct ui *ui, struct rect area)
{
    return place_within(ui, area, ui->list.placing.mirrored, !ui->list.placing.turned);
}

struct placing ui_place_unmirrored(struct ui *ui, struct rect area)
{
    return place_within(ui, area, false, ui->list.placing.turned);
}

struct rect ui_on_screen(const struct ui *ui, struct rect rect)
{
    return rect_placed(rect, ui->list.placing);
}

/* --- The pass --- */

static void follow_pointer(struct ui *ui, const struct input *input)
{
    switch (input->kind) {
    case INPUT_MOVE:
    case INPUT_PRESS:
    case INPUT_RELEASE:
    case INPUT_WHEEL:
    case INPUT_MIDDLE:
        ui->pointer_x = input->x;
        ui->pointer_y = input->y;
        ui->pointer_inside = true;
        break;
    case INPUT_LEAVE:
        ui->pointer_inside = ui->held = false;
        if (input->finger)
            ui->pressed = ui->finger.scroll = 0;
        break;
    case INPUT_NONE:
    case INPUT_KEY:
    case INPUT_TEXT:
    case INPUT_COMPOSE:
        break;
    }
}

/* --- Fingers --- */

struct rect ui_reach(const struct ui *ui, const struct widget *widget)
{
    struct rect rect = rect_common(widget->rect, ui->screen);
    for (int i = 0; i < ui->widget_count && widget->scroll; i++)
        if (ui->widgets[i].id == widget->scroll)
            rect = rect_common(rect, ui->widgets[i].rect);
    return widget_is(widget, ROLE_SCROLL) ? cut_right(&rect, ui_px(ui, METRIC_SCROLL_BAR)) : rect;
}

/* Returns by how much a coordinate must change to lie in a stretch. */
static int way_into(int at, int from, int length)
{
    return int_clamp(at, from, from + length - 1) - at;
}

static bool is_target(const struct widget *widget, struct rect rect)
{
    return !widget_is(widget, ROLE_TEXT) && rect.w > 0 && rect.h > 0;
}

const struct widget *ui_finger_target(const struct ui *ui, int x, int y)
{
    const struct widget *nearest = NULL;
    int least = INT_MAX, smallest = INT_MAX, target = ui_px(ui, METRIC_TARGET);
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *widget = &ui->widgets[i];
        struct rect rect = ui_reach(ui, widget);
        int dx = way_into(x, rect.x, rect.w), dy = way_into(y, rect.y, rect.h);
        int way = dx * dx + dy * dy, size = rect.w * rect.h;
        if (!is_target(widget, rect) || 2 * abs(dx) > int_max(0, target - rect.w + 1) ||
            2 * abs(dy) > int_max(0, target - rect.h + 1) || way > least ||
            (way == least && size > smallest))
            continue;
        least = way;
        smallest = size; /* what lies upon another one is smaller */
        nearest = widget;
    }
    return nearest;
}

/* A finger is wider than what it means: until it is lifted it counts as so much aside that it has
 * come down on the nearest widget. */
static void aim(struct ui *ui, struct input *input)
{
    if (!input->finger || input->kind == INPUT_LEAVE)
        return;
    if (input->kind == INPUT_PRESS && !input->secondary) {
        const struct widget *widget = ui_finger_target(ui, input->x, input->y);
        struct rect rect = widget ? ui_reach(ui, widget) : (struct rect){input->x, input->y, 1, 1};
        ui->finger.aside_x = way_into(input->x, rect.x, rect.w);
        ui->finger.aside_y = way_into(input->y, rect.y, rect.h);
    }
    input->x += ui->finger.aside_x;
    input->y += ui->finger.aside_y;
}

/* Any press, key or wheel stops what glides. A long press undoes the press before it. */
static void begin_press(struct ui *ui, const struct input *input)
{
    bool press = input->kind == INPUT_PRESS, rests = press && input->finger && input->secondary;
    widget_id glided = ui->glide.scroll;
    if (press || input->kind == INPUT_KEY || input->kind == INPUT_WHEEL)
        ui->glide.scroll = 0;
    if (rests)
        ui->pressed = ui->finger.scroll = 0;
    if (!press || rests)
        return;
    ui->finger.stops = input->finger ? glided : 0;
    ui->finger.focus = ui->focus;
}

bool ui_rested(struct ui *ui, struct rect rect)
{
    bool rests = ui->input.kind == INPUT_PRESS && ui->input.finger && ui->input.secondary;
    return ui_take(ui, rests && ui_hovers(ui, rect));
}

bool ui_wants_keyboard(const struct ui *ui)
{
    return ui->field_seen && (!ui->touch || ui->field.id == ui->finger.field);
}

int ui_list_row(const struct ui *ui)
{
    return ui_px(ui, ui->touch ? METRIC_TARGET : METRIC_LIST_ROW);
}

/* --- Rows of buttons --- */

/* The rows of the last pass are those of the one before now. */
static void begin_rows(struct ui *ui)
{
    memcpy(ui->rows[1], ui->rows[0], sizeof ui->rows[0]);
    ui->row_counts[1] = ui->row_counts[0];
    ui->row_counts[0] = 0;
}

static struct label_row *find_row(struct ui *ui, int pass, struct rect rect)
{
    for (int i = 0; i < ui->row_counts[pass]; i++)
        if (ui->rows[pass][i].y == rect.y && ui->rows[pass][i].h == rect.h)
            return &ui->rows[pass][i];
    return NULL;
}

int ui_row_px(struct ui *ui, struct rect rect, int px)
{
    const struct label_row *before = find_row(ui, 1, rect);
    struct label_row *now = find_row(ui, 0, rect);
    if (!now && ui->row_counts[0] == LABEL_ROWS_MAX)
        return px;
    if (!now) {
        now = &ui->rows[0][ui->row_counts[0]++];
        *now = (struct label_row){rect.y, rect.h, px};
    }
    now->px = int_min(now->px, px);
    return before ? int_min(px, before->px) : now->px;
}

static bool rows_differ(struct ui *ui)
{
    for (int i = 0; i < ui->row_counts[0]; i++) {
        const struct label_row *now = &ui->rows[0][i];
        struct rect place = {0, now->y, 0, now->h};
        const struct label_row *before = find_row(ui, 1, place);
        if (!before || before->px != now->px)
            return true;
    }
    return false;
}

/* A command may have given the keyboard to a field: the character of its key is not meant for it.
 */
static void drop_due_text(struct ui *ui)
{
    if (ui->input.kind == INPUT_TEXT && ui->text_due)
        ui->input.kind = INPUT_NONE;
    if (ui->input.kind == INPUT_KEY || ui->input.kind == INPUT_TEXT)
        ui->text_due = false;
}

void ui_begin(struct ui *ui, struct rect screen, const struct input *input)
{
    ui->input = *input;
    aim(ui, &ui->input);
    input = &ui->input;
    draw_list_clear(&ui->list);
    sight_begin(&ui->sight);
    arena_clear(&ui->texts);
    ui->screen = ui->clip = screen;
    drop_due_text(ui);
    ui->begun_with = ui->focus;
    ui->used = ui->field_seen = false;
    ui->kept_for_field = ui->focus == ui->field.id && field_wants(&ui->field, input);
    ui->widget_count = ui->cut_count = 0;
    begin_rows(ui);
    ui->scope_count = 0;
    ui->panel = (struct rect){0};
    ui->wanted_text = ui->wants_text;
    ui->wants_text = false;
    ui->hint = ui->report = "";
    ui->announced.count = 0;
    ui->active = 0;
    ui->cursor = CURSOR_ARROW;
    follow_pointer(ui, input);
    ui_field_menu_begin(ui);
    begin_press(ui, input);
    ui->held |= input->kind == INPUT_PRESS;
    ui->finger.rests |= input->kind == INPUT_PRESS && input->finger && input->secondary;
    ui->glide.seen = ui->tip.asked = false;
    if (input->kind == INPUT_PRESS && input->clicks <= 1)
        ui->click_on = 0;
    if (input->kind == INPUT_KEY)
        ui->focus_visible = true;
    if (input->kind == INPUT_PRESS)
        ui->focus_visible = false;
    ui_place(ui, placing_of(screen, screen, text_starts_at_right(), false));
}

/* Returns the next widget after `from` in the direction of `step` that takes the focus, or -1. */
static int next_focus(const struct ui *ui, int from, int step)
{
    int count = ui->widget_count;
    for (int i = 1; i <= count; i++) {
        int at = (from + i * step % count + count) % count;
        if (ui->widgets[at].takes_focus)
            return at;
    }
    return -1;
}

static int focused_index(const struct ui *ui)
{
    for (int i = 0; i < ui->widget_count; i++)
        if (ui->widgets[i].id == ui->focus && ui->widgets[i].takes_focus)
            return i;
    return -1;
}

const struct widget *ui_widget(const struct ui *ui, widget_id id)
{
    for (int i = 0; i < ui->widget_count; i++)
        if (ui->widgets[i].id == id)
            return &ui->widgets[i];
    return NULL;
}

void ui_reveal(struct ui *ui, const struct widget *widget)
{
    if (widget->scroll == 0)
        return;
    struct rect view = ui_widget(ui, widget->scroll)->rect, rect = widget->rect;
    int fade = ui_scroll_fade(ui, view.h), up = rect.y - fade - view.y;
    int down = rect.y + rect.h + fade - (view.y + view.h);
    ui->due.scroll = widget->scroll;
    ui->due.by = int_min(up, int_max(0, down));
}

static void move_focus(struct ui *ui)
{
    bool forward = input_is_key(&ui->input, SDLK_TAB, 0);
    bool backward = input_is_key(&ui->input, SDLK_TAB, MOD_SHIFT);
    if ((!forward && !backward) || ui->widget_count == 0)
        return;
    int at = focused_index(ui);
    if (at < 0 && backward)
        at = 0;
    int next = next_focus(ui, at, forward ? 1 : -1);
    ui_edit(ui, next < 0 ? 0 : ui->widgets[next].id);
    if (next >= 0)
        ui_reveal(ui, &ui->widgets[next]);
}

/* Returns how far it is from one widget to another in a direction, what lies aside counting more;
 * -1: it does not lie there. */
static int steps_to(struct rect from, struct rect to, int dx, int dy)
{
    int x = (to.x + to.w / 2) - (from.x + from.w / 2),
        y = (to.y + to.h / 2) - (from.y + from.h / 2);
    int along = x * dx + y * dy, aside = abs(x * dy) + abs(y * dx);
    return along > 0 ? along + 3 * aside : -1;
}

/* The arrows of a controller, which has no Tab, lead to the widget that lies there. Returns false
 * if there is none. */
static bool steer_focus(struct ui *ui)
{
    int dx = (ui->input.key == SDLK_RIGHT) - (ui->input.key == SDLK_LEFT);
    int dy = (ui->input.key == SDLK_DOWN) - (ui->input.key == SDLK_UP);
    int at = focused_index(ui), best = at < 0 ? next_focus(ui, -1, 1) : -1, least = INT_MAX;
    if (!ui->input.pad || ui->input.kind != INPUT_KEY || (dx == 0 && dy == 0))
        return false;
    for (int i = 0; at >= 0 && i < ui->widget_count; i++) {
        int steps = steps_to(ui->widgets[at].rect, ui->widgets[i].rect, dx, dy);
        if (i == at || !ui->widgets[i].takes_focus || steps < 0 || steps >= least)
            continue;
        least = steps;
        best = i;
    }
    if (best < 0)
        return false;
    ui_edit(ui, ui->widgets[best].id);
    ui_reveal(ui, &ui->widgets[best]);
    return true;
}

/* --- Scrolling by keys --- */

enum {
    SCROLL_WHOLE = 1 << 24, /* pixels: more than anything has */
};

/* Ranks a scrolled part for the keys: one that has or contains the focus comes first, then one
 * under the pointer. */
static int scroll_rank(const struct ui *ui, const struct widget *scroll)
{
    int focused = focused_index(ui);
    if (focused >= 0 && (ui->focus == scroll->id || ui->widgets[focused].scroll == scroll->id))
        return 3;
    bool pointed = ui->pointer_inside && rect_contains(scroll->rect, ui->pointer_x, ui->pointer_y);
    return pointed ? 2 : 1;
}

/* Returns the part that the keys scroll, or NULL. */
static const struct widget *scroll_for_keys(const struct ui *ui)
{
    const struct widget *best = NULL;
    for (const struct widget *at = ui->widgets; at < ui->widgets + ui->widget_count; at++)
        if (widget_is(at, ROLE_SCROLL) && (!best || scroll_rank(ui, at) > scroll_rank(ui, best)))
            best = at;
    return best;
}

/* Returns how far the key scrolls a part with a view of `height` pixels. */
static int scroll_key(const struct ui *ui, int height)
{
    int line = ui_px(ui, METRIC_SCROLL_LINE), page = height - line;
    const struct {
        SDL_Keycode key;
        int by;
        unsigned mods;
    } keys[] = {{SDLK_UP, -line},
                {SDLK_DOWN, line},
                {SDLK_PAGEUP, -page},
                {SDLK_PAGEDOWN, page},
                {SDLK_HOME, -SCROLL_WHOLE},
                {SDLK_END, SCROLL_WHOLE},
                {SDLK_HOME, -SCROLL_WHOLE, MOD_CTRL},
                {SDLK_END, SCROLL_WHOLE, MOD_CTRL}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (input_is_key(&ui->input, keys[i].key, keys[i].mods))
            return keys[i].by;
    return 0;
}

static void scroll_by_key(struct ui *ui)
{
    const struct widget *scroll = ui->input.kind == INPUT_KEY ? scroll_for_keys(ui) : NULL;
    int by = scroll ? scroll_key(ui, scroll->rect.h) : 0;
    if (by == 0)
        return;
    ui->due.scroll = scroll->id;
    ui->due.by = by;
}

void ui_scroll_on(struct ui *ui, const struct widget *scroll)
{
    int page = scroll->rect.h - ui_px(ui, METRIC_SCROLL_LINE);
    ui->due.scroll = scroll->id;
    ui->due.by = scroll->below > 0 ? page : -SCROLL_WHOLE;
}

/* Drops the focus of a widget that was not drawn. One that has just got the focus may appear in the
 * next pass. */
static void drop_lost_focus(struct ui *ui)
{
    const struct widget *focused = ui_widget(ui, ui->focus);
    bool fresh = ui->focus != ui->begun_with;
    if (focused || fresh)
        ui->focus_scroll = focused ? focused->scroll : 0;
    bool scrolls = ui->focus_scroll != 0 && ui_widget(ui, ui->focus_scroll);
    ui->focus_lost = ui->focus != 0 && !focused && !fresh && !scrolls;
    if (ui->focus_lost)
        ui->focus = ui->focus_scroll = 0;
}

void ui_end(struct ui *ui)
{
    ui_place(ui, (struct placing){0});
    if (ui->input.kind == INPUT_RELEASE) {
        ui->pressed = ui->finger.scroll = 0;
        ui->held = ui->finger.rests = false;
        ui->touch = ui->input.finger;
        ui->pointer_inside &= !ui->input.finger; /* a lifted finger points at nothing */
    }
    if (ui->input.kind == INPUT_LEAVE)
        ui->finger.rests = false;
    if (!ui->glide.seen)
        ui->glide.scroll = 0;
    if (!ui->field_seen)
        field_leave(&ui->field);
    drop_lost_focus(ui);
    ui->again = rows_differ(ui) || ui->menu.chosen;
    if (ui->used)
        return;
    if (steer_focus(ui))
        return;
    scroll_by_key(ui);
    move_focus(ui);
}

/* --- Names --- */

enum {
    NUMBER_SIZE = 16, /* of "-NUMBER" */
};

static void number_print(int number, char suffix[NUMBER_SIZE])
{
    suffix[0] = '\0';
    if (number != 0)
        snprintf(suffix, NUMBER_SIZE, "-%d", number);
}

widget_id ui_id(const char *name, int number)
{
    char suffix[NUMBER_SIZE];
    number_print(number, suffix);
    uint64_t whole = hash_bytes(HASH_EMPTY, name, strlen(name));
    uint32_t hash = (uint32_t)hash_bytes(whole, suffix, strlen(suffix));
    return hash ? hash : 1;
}

/* Joins three texts. The result lasts as long as the pass. */
static const char *joined(struct ui *ui, const char *first, const char *second, const char *third)
{
    struct strbuf text =
        arena_strbuf(&ui->texts, strlen(first) + strlen(second) + strlen(third) + 1);
    strbuf_add(&text, first);
    strbuf_add(&text, second);
    strbuf_add(&text, third);
    return text.text;
}

static const char *scope(const struct ui *ui)
{
    return ui->scope_count > 0 ? ui->scopes[ui->scope_count - 1] : "";
}

void ui_scope_begin(struct ui *ui, const char *name)
{
    assert(ui->scope_count < SCOPES_MAX);
    const char *inner = joined(ui, scope(ui), name, "/");
    ui->scopes[ui->scope_count++] = inner;
}

void ui_scope_end(struct ui *ui)
{
    assert(ui->scope_count > 0);
    ui->scope_count--;
}

struct widget *ui_register(struct ui *ui, const char *name, int number, const char *role,
                           struct rect rect, const char *label)
{
    char suffix[NUMBER_SIZE];
    number_print(number, suffix);
    const char *whole = joined(ui, scope(ui), name, suffix);
    ui->widgets = array_reserve(ui->widgets, &ui->widget_capacity, (size_t)ui->widget_count + 1,
                                sizeof *ui->widgets);
    struct widget *widget = &ui->widgets[ui->widget_count++];
    *widget = (struct widget){.id = ui_id(whole, 0),
                              .name = whole,
                              .role = role,
                              .label = arena_copy(&ui->texts, label),
                              .rect = ui_on_screen(ui, rect),
                              .enabled = true,
                              .scroll = ui->scroll};
    return widget;
}

void ui_note(struct ui *ui, struct rect rect, const char *label)
{
    ui_register(ui, "text", 0, ROLE_TEXT, rect, label);
}

void ui_announce(struct ui *ui, const char *sentence)
{
    struct announced *announced = &ui->announced;
    if (!*sentence || announced->count == ANNOUNCED_MAX)
        return;
    announced->texts[announced->count] = arena_copy(&ui->texts, sentence);
    announced->hashes[announced->count++] = hash_text(HASH_EMPTY, sentence);
}

const struct widget *ui_find(const struct ui *ui, const char *name)
{
    for (int i = 0; i < ui->widget_count; i++)
        if (strcmp(ui->widgets[i].name, name) == 0)
            return &ui->widgets[i];
    return NULL;
}

bool widget_is(const struct widget *widget, const char *role)
{
    return strcmp(widget->role, role) == 0;
}

/* --- Input --- */

static bool use(struct ui *ui)
{
    ui->text_due = ui->input.kind == INPUT_KEY && ui->wanted_text && input_makes_text(&ui->input);
    return ui->used = true;
}

bool ui_take(struct ui *ui, bool condition)
{
    return condition && !ui->used && !ui->kept_for_field && use(ui);
}

bool ui_key(struct ui *ui, SDL_Keycode key)
{
    return ui_take(ui, input_is_key(&ui->input, key, 0));
}

bool ui_take_before_field(struct ui *ui, bool condition)
{
    bool written = ui->kept_for_field && input_makes_text(&ui->input);
    if (!condition || ui->used || written)
        return false;
    ui->kept_for_field = false;
    return use(ui);
}

bool ui_hovers(const struct ui *ui, struct rect rect)
{
    return ui->pointer_inside &&
           rect_contains(rect_common(rect, ui->clip), ui->pointer_x, ui->pointer_y);
}

enum widget_state ui_state(const struct ui *ui, widget_id id, struct rect rect)
{
    if (!ui_hovers(ui, rect))
        return STATE_REST;
    return ui->pressed == id ? STATE_PRESSED : ui->held ? STATE_REST : STATE_HOVERED;
}

void ui_point(struct ui *ui, enum cursor cursor)
{
    ui->cursor = cursor;
}

void ui_edit(struct ui *ui, widget_id id)
{
    ui->focus = ui->whole = id;
}

bool ui_stray_click(const struct ui *ui, widget_id id)
{
    return ui->input.kind == INPUT_PRESS && ui->input.clicks > 1 && ui->click_on != id;
}

bool ui_clicked(struct ui *ui, widget_id id, struct rect rect)
{
    if (ui_state(ui, id, rect) != STATE_REST)
        ui_point(ui, CURSOR_HAND);
    bool here = ui_hovers(ui, rect) && !ui->input.secondary;
    if (ui_take(ui, ui->input.kind == INPUT_PRESS && here)) {
        if (!ui_stray_click(ui, id))
            ui->pressed = ui->focus = ui->click_on = id;
        return false;
    }
    return ui->pressed == id && ui_take(ui, ui->input.kind == INPUT_RELEASE && here);
}

void ui_focus_frame_in(struct ui *ui, widget_id id, struct rect rect, int radius,
                       enum colour_role role)
{
    if (ui->focus == id && ui->focus_visible)
        draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FOCUS), ui_colour(ui, role));
}

void ui_focus_frame(struct ui *ui, widget_id id, struct rect rect, int radius)
{
    ui_focus_frame_in(ui, id, rect, radius, COLOUR_ACCENT);
}

struct rect ui_focus_place(const struct ui *ui, struct rect rect, bool chosen)
{
    return rect_inset(rect, chosen ? ui_px(ui, METRIC_GAP_SMALL) : 0);
}

void ui_hint(struct ui *ui, struct rect about, const char *text)
{
    ui->hint = arena_copy(&ui->texts, text);
    ui->hint_about = ui_on_screen(ui, about);
}
