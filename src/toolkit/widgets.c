/* SPDX-License-Identifier: MIT */
#include "toolkit/ui.h"

#include "base/translate.h"
#include "toolkit/icons.h"

#include <stdlib.h>

enum {
    FADE_PARTS = 8, /* of the height of a scrolled part: one at most is used for fading */
};

static int corner_radius(const struct ui *ui)
{
    return ui_px(ui, METRIC_RADIUS);
}

bool ui_activated(struct ui *ui, widget_id id)
{
    return ui->focus == id && (ui_key(ui, SDLK_RETURN) || ui_key(ui, SDLK_SPACE));
}

/* Prints what presses the button: on the controller, if one is used and has it, else its key. */
static void print_key(const struct ui *ui, const struct button *button, char *text, size_t size)
{
    shortcut_print(button->key, text, size);
    for (int i = 0; ui->pad && i < ui->pad->count; i++)
        if (button->given && ui->pad->rows[i].given == button->given)
            strbuf_copy(text, size, tr(ui->pad->rows[i].name));
}

/* Sets the hint to what the button does not show: the key, and the label if there is only an icon
 * or too little room. */
static void set_hint(struct ui *ui, struct rect rect, const struct button *button, bool whole)
{
    char key[80] = "";
    print_key(ui, button, key, sizeof key);
    if (whole && key[0])
        ui_hint(ui, rect, key);
    else if (key[0])
        ui_hint(ui, rect,
                ui_format(ui, tr("{label} ({key})"), {"label", button->label}, {"key", key}));
    else if (!whole)
        ui_hint(ui, rect, button->label);
}

/* Draws the background of something pressed, one step lower than the rest. */
static void sunken(struct ui *ui, struct rect rect, int radius, struct colour face)
{
    draw_fill(&ui->list, rect, radius, face);
    draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BUTTON_HOT));
}

/* Draws the face of a button or of a choice's arrow. */
static void draw_face(struct ui *ui, struct rect rect, enum widget_state state, bool main)
{
    static const enum colour_role plain[] = {[STATE_REST] = COLOUR_BUTTON,
                                             [STATE_HOVERED] = COLOUR_BUTTON_HOT,
                                             [STATE_PRESSED] = COLOUR_BUTTON_DOWN};
    static const enum colour_role gold[] = {[STATE_REST] = COLOUR_BUTTON_MAIN,
                                            [STATE_HOVERED] = COLOUR_MAIN_HOT,
                                            [STATE_PRESSED] = COLOUR_MAIN_DOWN};
    struct colour face = ui_colour(ui, main ? gold[state] : plain[state]);
    if (state == STATE_PRESSED && !main)
        sunken(ui, rect, corner_radius(ui), face);
    else
        draw_fill(&ui->list, rect, corner_radius(ui), face);
}

/* Returns the place of a widget's content, which moves down while it is pressed. */
static struct rect content_place(const struct ui *ui, struct rect rect, enum widget_state state)
{
    rect.y += state == STATE_PRESSED ? ui_px(ui, METRIC_BORDER) : 0;
    return rect;
}

static struct colour button_ink(struct ui *ui, const struct button *button)
{
    if (button->why_not) {
        struct colour dim = ui_colour(ui, COLOUR_TEXT_DIM);
        dim.a = 0x70;
        return dim;
    }
    return ui_colour(ui, button->main ? COLOUR_TEXT_MAIN : COLOUR_TEXT);
}

/* Draws icon and label side by side, or the only one there is: an icon that leaves no room for the
 * words of its label goes. `whole` is all of the button: its label is as large as the others of its
 * row. */
static void button_content(struct ui *ui, struct rect rect, struct rect whole,
                           const struct button *button)
{
    struct colour ink = button_ink(ui, button);
    struct text_style style = button->main ? ui_bold(ui) : ui_body(ui);
    int side = button->icon || button->picture ? ui_px(ui, METRIC_ICON) : 0;
    if (button->icon_only) {
        draw_sprite_tinted(&ui->list, button->icon, rect_centred(rect, side, side), ink);
        return;
    }
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_TINY));
    inside = rect_centred(inside, rect.w - 2 * ui_px(ui, METRIC_PAD), inside.h);
    int gap = side ? ui_px(ui, METRIC_GAP) : 0;
    if (!button->picture && !ui_words_fit(ui, ui_small(ui), button->label, inside.w - side - gap))
        side = gap = 0;
    style = ui_fitting_style(ui, style, button->label, inside.w - side - gap);
    style.px = ui_row_px(ui, whole, style.px);
    int width = int_min(inside.w, side + gap + text_width(ui->fonts, style, button->label));
    struct rect content = rect_centred(inside, width, inside.h);
    if (button->left)
        content.x = int_min(content.x, inside.x + ui_px(ui, METRIC_MARGIN));
    struct rect icon = cut_left(&content, side);
    draw_sprite_tinted(&ui->list, button->icon, rect_centred(icon, side, side), ink);
    if (button->picture)
        *button->picture = rect_centred(icon, side, side);
    cut_left(&content, gap);
    ui_text(ui, content, style, ink, side ? ALIGN_LEFT : ALIGN_CENTRE, button->label);
}

/* Draws the content and the detail below it, together in the middle. */
static void button_lines(struct ui *ui, struct rect rect, struct rect whole,
                         const struct button *button)
{
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_PAD));
    int line = int_max(text_height(ui->fonts, ui_bold(ui)), ui_px(ui, METRIC_ICON));
    int detail = ui_paragraph_height(ui, ui_small(ui), button->detail, inside.w);
    inside = rect_centred(inside, inside.w, int_min(inside.h, line + detail));
    struct rect lower = cut_bottom(&inside, detail);
    lower = rect_centred(lower, ui_even_width(ui, ui_small(ui), button->detail, lower.w), lower.h);
    button_content(ui, (struct rect){rect.x, inside.y, rect.w, inside.h}, whole, button);
    ui_lines(ui, lower, ui_small(ui), button_ink(ui, button), ALIGN_CENTRE, button->detail);
}

static void draw_button(struct ui *ui, struct rect rect, widget_id id, const struct button *button)
{
    enum widget_state state = button->why_not ? STATE_REST : ui_state(ui, id, rect);
    int radius = corner_radius(ui);
    if (button->why_not)
        ui_panel(ui, rect);
    else
        draw_face(ui, rect, state, button->main);
    if (button->chosen)
        draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FRAME),
                   ui_colour(ui, button->main ? COLOUR_TEXT : COLOUR_ACCENT));
    struct rect content = content_place(ui, rect, state);
    if (button->detail)
        button_lines(ui, content, rect, button);
    else
        button_content(ui, content, rect, button);
    ui_focus_frame_in(ui, id, ui_focus_place(ui, rect, button->chosen), radius,
                      button->main ? COLOUR_TEXT_MAIN : COLOUR_ACCENT);
}

bool ui_button(struct ui *ui, struct rect rect, const struct button *button)
{
    struct widget *widget =
        ui_register(ui, button->name, button->number, ROLE_BUTTON, rect, button->label);
    widget_id id = widget->id;
    widget->enabled = !button->why_not;
    widget->chosen = button->chosen;
    widget->takes_focus = true;
    widget->wordless = button->icon_only;
    bool pressed = ui_clicked(ui, id, rect) || ui_activated(ui, id) ||
                   ui_take(ui, (button->given && ui->input.given == button->given) ||
                                   input_is_shortcut(&ui->input, button->key) ||
                                   input_is_shortcut(&ui->input, button->other_key) ||
                                   input_is_shortcut(&ui->input, button->fixed_key));
    if (button->why_not && ui_hovers(ui, rect))
        ui_point(ui, CURSOR_ARROW);
    int cuts = ui->cut_count;
    draw_button(ui, rect, id, button);
    bool whole = !button->icon_only && ui->cut_count == cuts;
    if (ui_hovers(ui, rect) || (!whole && ui->focus == id && ui->focus_visible))
        set_hint(ui, rect, button, whole);
    if (pressed && button->why_not)
        ui->report = arena_copy(&ui->texts, button->why_not);
    return pressed && !button->why_not;
}

/* Draws the detail right of the label, or below it if there is no room for both. */
static void item_texts(struct ui *ui, struct rect rect, const char *label, const char *detail)
{
    int wide = detail ? text_width(ui->fonts, ui_small(ui), detail) : 0;
    int gap = wide ? ui_px(ui, METRIC_GAP) : 0;
    bool beside = text_width(ui->fonts, ui_small(ui), label) + gap + wide <= rect.w;
    struct rect right =
        beside ? cut_right(&rect, wide) : cut_bottom(&rect, wide ? rect.h * 2 / 5 : 0);
    if (detail)
        ui_text(ui, right, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_RIGHT, detail);
    ui_text(ui, rect, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, label);
}

void ui_row_ground(struct ui *ui, struct rect rect, widget_id id, bool chosen)
{
    enum widget_state state = ui_state(ui, id, rect);
    int radius = ui_px(ui, METRIC_RADIUS_SMALL);
    if (state == STATE_PRESSED)
        sunken(ui, rect, radius, ui_colour(ui, COLOUR_BUTTON_DOWN));
    else if (chosen || state == STATE_HOVERED)
        draw_fill(&ui->list, rect, radius,
                  ui_colour(ui, chosen ? COLOUR_BUTTON_HOT : COLOUR_BUTTON));
    if (chosen && state == STATE_HOVERED)
        draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BORDER));
}

void ui_card_ground(struct ui *ui, struct rect rect, widget_id id, bool chosen)
{
    static const enum colour_role faces[][2] = {
        [STATE_REST] = {COLOUR_PANEL, COLOUR_BUTTON_HOT},
        [STATE_HOVERED] = {COLOUR_BUTTON, COLOUR_BUTTON_HOT},
        [STATE_PRESSED] = {COLOUR_BUTTON_DOWN, COLOUR_BUTTON_DOWN},
    };
    enum widget_state state = ui_state(ui, id, rect);
    struct colour face = ui_colour(ui, faces[state][chosen]);
    int frame = state == STATE_HOVERED ? METRIC_FOCUS : METRIC_FRAME;
    if (state == STATE_PRESSED)
        sunken(ui, rect, corner_radius(ui), face);
    else
        draw_fill(&ui->list, rect, corner_radius(ui), face);
    if (chosen)
        draw_frame(&ui->list, rect, corner_radius(ui), ui_px(ui, frame),
                   ui_colour(ui, COLOUR_ACCENT));
}

bool ui_item(struct ui *ui, struct rect rect, const char *name, int number, const char *label,
             const char *detail, bool chosen)
{
    struct widget *widget = ui_register(ui, name, number, ROLE_ITEM, rect, label);
    widget_id id = widget->id;
    widget->chosen = chosen;
    widget->takes_focus = true;
    bool pressed = ui_clicked(ui, id, rect) || ui_activated(ui, id);
    ui_row_ground(ui, rect, id, chosen);
    struct rect inside = content_place(ui, rect, ui_state(ui, id, rect));
    cut_left(&inside, ui_px(ui, METRIC_GAP));
    cut_right(&inside, ui_px(ui, METRIC_GAP));
    if (chosen)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, METRIC_BAR), rect.h}, 0,
                  ui_colour(ui, COLOUR_ACCENT));
    item_texts(ui, inside, label, detail);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS_SMALL));
    return pressed;
}

static bool choice_arrow(struct ui *ui, struct rect rect, const char *label, int step)
{
    const char *spoken =
        /* TRANSLATORS: buttons beside a choice: the value before, and the value after. */
        ui_format(ui, step < 0 ? tr("{label}: previous") : tr("{label}: next"), {"label", label});
    struct widget *widget =
        ui_register(ui, step < 0 ? "previous" : "next", 0, ROLE_BUTTON, rect, spoken);
    bool clicked = ui_clicked(ui, widget->id, rect);
    enum widget_state state = ui_state(ui, widget->id, rect);
    draw_face(ui, rect, state, false);
    int side = ui_px(ui, METRIC_ICON_SMALL);
    draw_sprite_tinted(&ui->list, &icons[step < 0 ? ICON_PREVIOUS : ICON_NEXT],
                       rect_centred(content_place(ui, rect, state), side, side),
                       ui_colour(ui, COLOUR_TEXT));
    return clicked;
}

int ui_choice_keys(struct ui *ui, widget_id id)
{
    if (ui->focus != id)
        return 0;
    if (ui_key(ui, SDLK_LEFT))
        return -1;
    return ui_key(ui, SDLK_RIGHT) || ui_activated(ui, id);
}

bool ui_choice(struct ui *ui, struct rect rect, const char *name, const char *label,
               const char *const *values, int count, int *value)
{
    const char *spoken =
        ui_format(ui, tr("{label}: {value}"), {"label", label}, {"value", values[*value]});
    struct widget *widget = ui_register(ui, name, 0, ROLE_CHOICE, rect, spoken);
    widget_id id = widget->id;
    widget->takes_focus = true;
    widget->value = arena_copy(&ui->texts, values[*value]);
    struct rect whole = rect;
    int arrow = ui_px(ui, METRIC_TARGET);
    struct rect left = cut_left(&rect, arrow), right = cut_right(&rect, arrow);
    int step = ui_choice_keys(ui, id) + ui_clicked(ui, id, rect);
    draw_fill(&ui->list, whole, corner_radius(ui), ui_colour(ui, COLOUR_PANEL));
    /* The frame makes it visible on a panel, too. */
    draw_frame(&ui->list, whole, corner_radius(ui), ui_px(ui, METRIC_BORDER),
               ui_colour(ui, COLOUR_BUTTON));
    ui_row_ground(ui, rect, id, false);
    ui_scope_begin(ui, name);
    int clicked = choice_arrow(ui, right, label, 1) - choice_arrow(ui, left, label, -1);
    ui_scope_end(ui);
    if (clicked != 0)
        ui->focus = id; /* its keys go on from there, and its value is said */
    step += clicked;
    *value = (*value + step + count) % count;
    struct rect middle = rect_centred(rect, rect.w - 2 * ui_px(ui, METRIC_GAP_SMALL), rect.h);
    middle = content_place(ui, middle, ui_state(ui, id, rect));
    ui_text(ui, middle, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_CENTRE, values[*value]);
    ui_focus_frame(ui, id, whole, corner_radius(ui));
    return step != 0;
}

/* Draws a track with a knob at its right end where it is on: place and colour both tell. */
static void draw_track(struct ui *ui, struct rect rect, bool on)
{
    int pad = ui_px(ui, METRIC_GAP_TINY), knob = rect.h - 2 * pad;
    struct rect place = {on ? rect.x + rect.w - pad - knob : rect.x + pad, rect.y + pad, knob,
                         knob};
    draw_fill(&ui->list, rect, rect.h / 2, ui_colour(ui, on ? COLOUR_BUTTON_MAIN : COLOUR_FIELD));
    draw_frame(&ui->list, rect, rect.h / 2, ui_px(ui, METRIC_BORDER),
               ui_colour(ui, on ? COLOUR_BUTTON_MAIN : COLOUR_BORDER));
    draw_fill(&ui->list, place, knob / 2, ui_colour(ui, on ? COLOUR_TEXT_MAIN : COLOUR_TEXT));
}

/* Returns whether the keys of this pass leave it on. */
static bool switch_by_key(struct ui *ui, widget_id id, bool on)
{
    if (ui->focus != id)
        return on;
    if (ui_key(ui, SDLK_LEFT))
        return false;
    if (ui_key(ui, SDLK_RIGHT))
        return true;
    return ui_activated(ui, id) ? !on : on;
}

bool ui_switch(struct ui *ui, struct rect rect, const char *name, const char *label,
               const char *word, bool *on)
{
    const char *spoken = ui_format(ui, tr("{label}: {value}"), {"label", label}, {"value", word});
    struct widget *widget = ui_register(ui, name, 0, ROLE_SWITCH, rect, spoken);
    widget_id id = widget->id;
    widget->takes_focus = true;
    widget->chosen = *on;
    widget->value = arena_copy(&ui->texts, word);
    bool now = switch_by_key(ui, id, *on) != ui_clicked(ui, id, rect), changed = now != *on;
    struct rect whole = rect;
    ui_row_ground(ui, rect, id, false);
    struct rect inside = content_place(ui, rect, ui_state(ui, id, rect));
    int height = ui_px(ui, METRIC_ICON);
    struct rect track = cut_left(&inside, 2 * height);
    draw_track(ui, rect_centred(track, track.w, height), *on);
    cut_left(&inside, ui_px(ui, METRIC_GAP));
    ui_text(ui, inside, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, word);
    ui_focus_frame(ui, id, whole, corner_radius(ui));
    *on = now;
    return changed;
}

/* Returns how far the wheel asks to scroll, in pixels. */
static int scroll_request(struct ui *ui, struct rect rect)
{
    bool turned = ui_take(ui, ui->input.kind == INPUT_WHEEL && ui_hovers(ui, rect));
    return turned ? -ui->input.wheel * ui_px(ui, METRIC_SCROLL_LINE) : 0;
}

static struct rect bar_thumb(struct rect bar, int height, int offset)
{
    int thumb = int_max(bar.w * 2, bar.h * bar.h / height);
    int range = int_max(1, height - bar.h);
    int64_t above = (int64_t)(bar.h - thumb) * offset / range;
    return (struct rect){bar.x, bar.y + (int)above, bar.w, thumb};
}

/* Drags the bar. The thumb keeps its distance to the pointer; a press beside it brings its middle
 * under the pointer first. */
static void drag_bar(struct ui *ui, widget_id id, struct rect bar, int height, int *offset)
{
    struct rect thumb = bar_thumb(bar, height, *offset);
    if (ui_take(ui, ui->input.kind == INPUT_PRESS && ui_hovers(ui, bar))) {
        ui->pressed = id;
        ui->grip = ui_hovers(ui, thumb) ? ui->pointer_y - thumb.y : thumb.h / 2;
    }
    bool moves = ui->input.kind == INPUT_PRESS || ui->input.kind == INPUT_MOVE;
    if (ui->pressed != id || !moves)
        return;
    int room = int_max(1, bar.h - thumb.h), top = ui->pointer_y - ui->grip - bar.y;
    *offset = (int)(((int64_t)top * (height - bar.h) + room / 2) / room);
}

static void draw_bar(struct ui *ui, widget_id id, struct rect bar, struct rect thumb)
{
    bool dragged = ui->pressed == id, hovered = ui_state(ui, id, thumb) == STATE_HOVERED;
    draw_fill(&ui->list, bar, bar.w / 2, ui_colour(ui, COLOUR_FIELD));
    draw_fill(&ui->list, thumb, bar.w / 2,
              ui_colour(ui, dragged   ? COLOUR_MAIN_DOWN
                            : hovered ? COLOUR_ACCENT
                                      : COLOUR_BORDER));
}

/* A finger comes down. One that stops a list that was gliding presses nothing. */
static void touch_scroll(struct ui *ui, widget_id id, int offset)
{
    ui->finger.scroll = id;
    ui->finger.y = ui->pointer_y;
    ui->finger.offset = offset;
    ui->finger.drags = ui_take(ui, ui->finger.stops == id);
    ui->glide.way = (struct glide){0};
    glide_mark(&ui->glide.way, offset, ui->now);
}

/* Scrolls by the finger. A widget under it is no longer pressed once it drags. */
static void drag_scroll(struct ui *ui, int *offset)
{
    int way = ui->pointer_y - ui->finger.y;
    bool dragged = ui->finger.drags;
    ui->finger.drags |= abs(way) > ui_px(ui, METRIC_TAP);
    if (!ui->finger.drags)
        return;
    if (!dragged)
        ui->focus = ui->finger.focus;
    ui->pressed = 0;
    *offset = ui->finger.offset - way;
    glide_mark(&ui->glide.way, *offset, ui->now);
}

static void follow_finger(struct ui *ui, widget_id id, struct rect rect, int *offset)
{
    enum input_kind kind = ui->input.kind;
    if (kind == INPUT_PRESS && ui->input.finger && !ui->input.secondary && ui_hovers(ui, rect))
        touch_scroll(ui, id, *offset);
    if (ui->finger.scroll != id)
        return;
    if (kind == INPUT_MOVE)
        drag_scroll(ui, offset);
    bool thrown = kind == INPUT_RELEASE && ui->finger.drags && ui->sight.moves;
    if (!thrown || !glide_let_go(&ui->glide.way, *offset, ui->now))
        return;
    ui->glide.scroll = id;
    ui->glide.at = *offset;
}

/* Scrolls the part that glides, until its end or until the player scrolls it. */
static void follow_glide(struct ui *ui, widget_id id, int most, int *offset)
{
    bool stands;
    if (ui->glide.scroll != id)
        return;
    int at = glide_at(&ui->glide.way, ui->now, &stands);
    bool goes_on = *offset == ui->glide.at;
    *offset = goes_on ? int_clamp(at, 0, most) : *offset;
    ui->glide.at = *offset;
    ui->glide.seen = true;
    if (!goes_on || stands || at != *offset)
        ui->glide.scroll = 0;
}

int ui_scroll_due(struct ui *ui, widget_id id)
{
    if (ui->due.scroll != id)
        return 0;
    ui->due.scroll = 0;
    return ui->due.by;
}

/* Returns the background at `rect`: that of the last panel, or of the screen. */
static enum colour_role ground_of(const struct ui *ui, struct rect rect)
{
    struct rect common = rect_common(rect, ui->panel);
    return common.w == rect.w && common.h == rect.h ? COLOUR_PANEL : COLOUR_TABLE;
}

/* Returns the frame of a scrolled part, on the panel around it. */
static struct rect scroll_frame(const struct ui *ui, struct rect rect)
{
    struct rect frame = rect_inset(rect, -ui_px(ui, METRIC_GAP));
    return ground_of(ui, rect) == COLOUR_PANEL ? rect_common(frame, ui->panel) : frame;
}

struct rect ui_scroll_begin(struct ui *ui, struct rect rect, const char *name, int height,
                            int *offset)
{
    bool overflows = height > rect.h;
    struct rect whole = rect;
    if (overflows) {
        struct widget *widget =
            ui_register(ui, name, 0, ROLE_SCROLL, rect, tr_c("a bar that scrolls", "Scroll"));
        widget_id id = widget->id;
        widget->takes_focus = true;
        widget->below = height - whole.h - *offset;
        struct rect bar = cut_right(&rect, ui_px(ui, METRIC_SCROLL_BAR));
        cut_left(&bar, ui_px(ui, METRIC_GAP_SMALL));
        *offset = int_clamp(*offset + scroll_request(ui, whole) + ui_scroll_due(ui, id), 0,
                            height - whole.h);
        drag_bar(ui, id, bar, height, offset);
        follow_finger(ui, id, rect, offset);
        *offset = int_clamp(*offset, 0, height - whole.h);
        follow_glide(ui, id, height - whole.h, offset);
        draw_bar(ui, id, bar, bar_thumb(bar, height, *offset));
        ui_focus_frame(ui, id, scroll_frame(ui, whole), ui_px(ui, METRIC_RADIUS));
        cut_right(&rect, ui_px(ui, METRIC_GAP_SMALL));
        ui->scroll = id;
    } else {
        *offset = 0;
    }
    ui->scroll_view = (struct rect){rect.x, whole.y, rect.w, whole.h};
    ui->scroll_ground = ground_of(ui, ui->scroll_view);
    ui->hidden_above = *offset;
    ui->hidden_below = int_max(0, height - whole.h - *offset);
    ui->clip = rect_common(whole, ui->screen);
    draw_clip(&ui->list, ui->clip);
    return (struct rect){rect.x, rect.y - *offset, rect.w, height};
}

int ui_scroll_width(const struct ui *ui, int width)
{
    return int_max(0, width - ui_px(ui, METRIC_SCROLL_BAR) - ui_px(ui, METRIC_GAP_SMALL));
}

/* Draws a row of pixels of the background over the content. */
static void fade_row(struct ui *ui, struct colour ground, int y, int part, int whole)
{
    struct rect view = ui->scroll_view;
    ground.a = (uint8_t)(UINT8_MAX * part / whole);
    draw_fill(&ui->list, (struct rect){view.x, y, view.w, 1}, 0, ground);
}

int ui_scroll_fade(const struct ui *ui, int height)
{
    return int_min(ui_px(ui, METRIC_FADE), height / FADE_PARTS);
}

/* Returns true if the focus is visible in these rows of the scrolled part. */
static bool focus_between(const struct ui *ui, int top, int bottom)
{
    for (int i = 0; i < ui->widget_count && ui->focus_visible; i++) {
        const struct widget *widget = &ui->widgets[i];
        if (widget->id == ui->focus && widget->scroll == ui->scroll && ui->scroll)
            return widget->rect.y < bottom && widget->rect.y + widget->rect.h > top;
    }
    return false;
}

/* Fades content that goes on beyond an edge, so that no letter is cut. Nothing dims the focus
 * frame. */
static void fade_edges(struct ui *ui)
{
    struct rect view = ui->scroll_view;
    struct colour ground = ui_colour(ui, ui->scroll_ground);
    int most = ui_scroll_fade(ui, view.h);
    int above = int_min(most, ui->hidden_above), below = int_min(most, ui->hidden_below);
    int bottom = view.y + view.h;
    if (focus_between(ui, view.y, view.y + above))
        above = 0;
    if (focus_between(ui, bottom - below, bottom))
        below = 0;
    for (int i = 0; i < above; i++)
        fade_row(ui, ground, view.y + i, above - i, most);
    for (int i = 0; i < below; i++)
        fade_row(ui, ground, bottom - 1 - i, below - i, most);
}

void ui_scroll_end(struct ui *ui)
{
    fade_edges(ui);
    ui->clip = ui->screen;
    ui->scroll = 0;
    draw_unclip(&ui->list);
}
