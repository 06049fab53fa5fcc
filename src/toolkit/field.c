/* SPDX-License-Identifier: MIT */
/* The text field of one line, and the parts that it shares with area.c. */
#include "toolkit/field_widget.h"

#include "base/translate.h"

#include <stdlib.h>
#include <string.h>

/* What is shown of the field with the keyboard: its text, what is being composed in it, and the
 * place of each character. */
struct view {
    struct ui *ui;
    struct rect inside;
    struct text_style style;
    const char *text;
    int caret, from, to; /* bytes of it: the caret and the selection */
    int composed;        /* bytes at the caret that are not in the field yet */
    struct text_cell *cells;
    int count;
};

static struct view view_of(struct ui *ui, struct rect inside, const char *buffer)
{
    const struct field_state *field = &ui->field;
    struct view view = {.ui = ui,
                        .inside = inside,
                        .caret = field->caret,
                        .from = int_min(field->caret, field->anchor),
                        .to = int_max(field->caret, field->anchor),
                        .composed = (int)strlen(field->composed)};
    struct strbuf text = ui_strbuf(ui, strlen(buffer) + (size_t)view.composed + 1);
    strbuf_addf(&text, "%.*s%s%s", field->caret, buffer, field->composed, buffer + field->caret);
    view.text = text.text;
    view.caret += view.composed ? field->compose_caret : 0;
    view.style = ui_fitting_style(ui, ui_body(ui), view.text, inside.w);
    view.cells = text_cells(ui->fonts, view.style, view.text, &view.count);
    return view;
}

int field_caret_offset(const struct text_cell *cells, int count, int caret)
{
    const struct text_cell *before = NULL;
    for (int i = 0; i < count && (int)cells[i].to <= caret; i++)
        before = &cells[i];
    if (before)
        return before->rightward ? before->x : before->x + before->width;
    bool rightward = count > 0 && cells[0].rightward;
    return rightward ? cells[0].x + cells[0].width : 0;
}

static int caret_offset(const struct view *view)
{
    return field_caret_offset(view->cells, view->count, view->caret);
}

static int text_end(const struct view *view)
{
    int end = 0;
    for (int i = 0; i < view->count; i++)
        end = int_max(end, view->cells[i].x + view->cells[i].width);
    return end;
}

/* Scrolls so that the caret is in sight, and so that no room is empty that text could fill. A short
 * text stands where its language begins. */
static void follow_caret(struct view *view)
{
    int *scroll = &view->ui->field.scroll;
    int caret = caret_offset(view), wide = ui_px(view->ui, METRIC_FRAME);
    *scroll = int_clamp(*scroll, caret + wide - view->inside.w, caret);
    int over = text_end(view) + wide - view->inside.w;
    *scroll = int_clamp(*scroll, 0, int_max(0, over));
    if (text_starts_at_right())
        *scroll += int_min(0, over);
}

/* --- Drawing --- */

static struct rect line_of(const struct view *view)
{
    return rect_centred(view->inside, view->inside.w, text_height(view->ui->fonts, view->style));
}

/* Calls `draw` for each unbroken stretch of the characters that begin in these bytes. */
static void for_each_stretch(struct view *view, int from, int to,
                             void (*draw)(struct view *view, struct rect rect))
{
    struct rect line = line_of(view);
    for (int i = 0; i < view->count; i++) {
        const struct text_cell *cell = &view->cells[i];
        if ((int)cell->from < from || (int)cell->from >= to)
            continue;
        int x = line.x + cell->x - view->ui->field.scroll;
        draw(view, rect_common((struct rect){x, line.y, cell->width, line.h}, view->inside));
    }
}

void field_draw_in(struct ui *ui, struct rect clip, int x, int y, struct text_style style,
                   enum colour_role ink, const char *text)
{
    clip = rect_common(clip, ui->clip);
    if (clip.w <= 0 || clip.h <= 0)
        return;
    draw_clip(&ui->list, clip);
    draw_text(&ui->list, x, y, style, ui_colour(ui, ink), text);
    if (ui->scroll)
        draw_clip(&ui->list, ui->clip);
    else
        draw_unclip(&ui->list);
}

static void draw_text_in(struct view *view, struct rect clip, enum colour_role ink)
{
    struct rect line = line_of(view);
    field_draw_in(view->ui, clip, line.x - view->ui->field.scroll, line.y, view->style, ink,
                  view->text);
}

static void draw_selected(struct view *view, struct rect rect)
{
    draw_fill(&view->ui->list, rect, 0, ui_colour(view->ui, COLOUR_BUTTON_MAIN));
    draw_text_in(view, rect, COLOUR_TEXT_MAIN);
}

static void draw_composed(struct view *view, struct rect rect)
{
    int thick = ui_px(view->ui, METRIC_GAP_TINY);
    draw_fill(&view->ui->list, (struct rect){rect.x, rect.y + rect.h - thick, rect.w, thick}, 0,
              ui_colour(view->ui, COLOUR_ACCENT));
}

static void draw_caret(struct view *view)
{
    struct ui *ui = view->ui;
    struct rect line = line_of(view);
    struct rect caret = {line.x + caret_offset(view) - ui->field.scroll, line.y,
                         ui_px(ui, METRIC_FRAME), line.h};
    draw_fill(&ui->list, caret, 0, ui_colour(ui, COLOUR_ACCENT));
    ui->wants_text = true;
    ui->text_rect = ui_on_screen(ui, caret);
}

static void draw_view(struct view *view)
{
    int inserted = view->ui->field.caret;
    follow_caret(view);
    draw_text_in(view, rect_inset(view->inside, -ui_px(view->ui, METRIC_GAP_TINY)), COLOUR_TEXT);
    if (view->composed)
        for_each_stretch(view, inserted, inserted + view->composed, draw_composed);
    else
        for_each_stretch(view, view->from, view->to, draw_selected);
    draw_caret(view);
}

/* --- The pointer --- */

int field_byte_near(const struct text_cell *cells, int count, int x, int end)
{
    int nearest = 1 << 20, found = end;
    for (int i = 0; i < count; i++) {
        const struct text_cell *cell = &cells[i];
        int left = abs(x - cell->x), right = abs(x - cell->x - cell->width);
        if (int_min(left, right) >= nearest)
            continue;
        nearest = int_min(left, right);
        found = (int)((left < right) != cell->rightward ? cell->from : cell->to);
    }
    return found;
}

static int byte_at(struct ui *ui, struct rect inside, const char *text)
{
    struct view view = view_of(ui, inside, text);
    int x = ui->pointer_x - inside.x + ui->field.scroll;
    int at = field_byte_near(view.cells, view.count, x, (int)strlen(view.text));
    free(view.cells);
    return at;
}

static void pressed(struct edit *edit, int at, int clicks)
{
    if (clicks >= 3)
        edit_select_all(edit);
    else if (clicks == 2)
        edit_select_word(edit, at);
    else
        edit_put_caret(edit, at, false);
}

/* Ends a press. The first click selects all of the text, unless a drag has selected a part. */
static void let_go(struct edit *edit)
{
    if (edit->field->fresh && edit->field->caret == edit->field->anchor)
        edit_select_all(edit);
    edit->field->fresh = false;
}

static bool is_right_click(const struct ui *ui, struct rect rect)
{
    const struct input *input = &ui->input;
    return input->kind == INPUT_PRESS && input->secondary && !input->finger && ui_hovers(ui, rect);
}

/* Follows the pointer. Returns true if the text has changed. */
static bool follow_pointer(struct edit *edit, struct ui *ui, struct rect rect, struct rect inside,
                           const struct field_shape *shape)
{
    const struct input *input = &ui->input;
    bool middle = input->kind == INPUT_MIDDLE && ui_take(ui, ui_hovers(ui, rect));
    bool press = input->kind == INPUT_PRESS && ui->pressed == ui->field.id;
    bool rests = ui_rested(ui, rect);
    bool drag = input->kind == INPUT_MOVE && ui->pressed == ui->field.id;
    if (input->kind == INPUT_RELEASE && ui->pressed == ui->field.id)
        let_go(edit);
    bool asks = ui_take(ui, is_right_click(ui, rect));
    if (press && input->finger)
        ui->finger.field = ui->field.id;
    bool all = asks && edit->field->fresh;
    if (rests || asks)
        field_menu_open(ui);
    if (!middle && !press && !drag && !rests && !asks)
        return false;
    int at = shape->byte_at(ui, inside, edit->text);
    if (all)
        edit_select_all(edit);
    else if (press || rests)
        pressed(edit, at, rests ? 2 : input->clicks); /* a finger that rests selects a word, too */
    else if (!asks || !edit_is_selected(edit, at))
        edit_put_caret(edit, at, drag);
    if (!middle)
        edit_offer_selection(edit);
    return middle && edit_paste_selection(edit);
}

/* --- The widget --- */

/* Prepares the field's memory for the widget with the keyboard, if it has just got it. */
static void take_over(struct edit *edit, struct ui *ui, widget_id id)
{
    if (ui->field.id != id || ui->whole == id) {
        field_leave(&ui->field);
        ui->menu.open = false;
        ui->field.id = id;
        ui->field.fresh = ui->input.kind == INPUT_PRESS;
        edit_put_caret(edit, (int)strlen(edit->text), false);
        if (ui->whole == id)
            edit_select_all(edit);
        ui->whole = 0;
    }
    edit_settle(edit);
}

static bool edit_field(struct ui *ui, widget_id id, struct rect rect, struct rect inside,
                       struct edit edit, const struct field_shape *shape)
{
    bool kept = ui->kept_for_field;
    ui->kept_for_field = false;
    ui->field_seen = true;
    take_over(&edit, ui, id);
    bool changed = follow_pointer(&edit, ui, rect, inside, shape);
    if (ui->input.kind == INPUT_LEAVE && ui->input.keyboard)
        ui->field.composed[0] = '\0';
    if ((kept || field_wants(&ui->field, &ui->input)) && ui_take(ui, true)) {
        ui->text_due = false;
        changed |= edit_input(&edit, &ui->input);
    }
    changed |= field_menu_follow(ui, &edit);
    edit_settle(&edit);
    return changed;
}

/* Draws the background and the frame, which is the focus frame once a key has been used. */
static void draw_field(struct ui *ui, widget_id id, struct rect rect)
{
    bool focused = ui->focus == id, hovered = ui_state(ui, id, rect) != STATE_REST;
    int radius = ui_px(ui, METRIC_RADIUS_SMALL);
    draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_FIELD));
    draw_frame(&ui->list, rect, radius,
               ui_px(ui, focused || hovered ? METRIC_FRAME : METRIC_BORDER),
               ui_colour(ui, focused   ? COLOUR_ACCENT
                             : hovered ? COLOUR_TEXT
                                       : COLOUR_BORDER));
    ui_focus_frame(ui, id, rect, radius);
}

static void draw_content(struct ui *ui, struct rect inside, bool focused, const char *buffer)
{
    if (focused) {
        struct view view = view_of(ui, inside, buffer);
        draw_view(&view);
        free(view.cells);
        return;
    }
    int cuts = ui->cut_count;
    ui_text(ui, inside, ui_body(ui), ui_colour(ui, COLOUR_TEXT),
            text_starts_at_right() ? ALIGN_RIGHT : ALIGN_LEFT, buffer);
    ui->cut_count = cuts; /* typed text may be longer than its field; no fault of the layout */
}

bool field_widget(struct ui *ui, struct rect rect, const char *name, const char *label,
                  struct edit edit, const struct field_shape *shape)
{
    const char *spoken =
        ui_format(ui, tr("{label}: {value}"), {"label", label}, {"value", edit.text});
    struct widget *widget = ui_register(ui, name, 0, ROLE_FIELD, rect, spoken);
    widget_id id = widget->id;
    widget->takes_focus = true;
    widget->value = arena_copy(&ui->texts, edit.text);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP));
    if ((ui->input.kind == INPUT_MIDDLE && ui_hovers(ui, rect)) || is_right_click(ui, rect))
        ui->focus = id;
    ui_clicked(ui, id, rect);
    if (ui_state(ui, id, rect) != STATE_REST || ui->pressed == id)
        ui_point(ui, CURSOR_TEXT);
    bool focused = ui->focus == id;
    struct placing around = ui_place_unmirrored(ui, rect); /* arrows follow the text */
    bool changed = focused && edit_field(ui, id, rect, inside, edit, shape);
    draw_field(ui, id, rect);
    shape->draw(ui, inside, focused, edit.text);
    ui_place(ui, around);
    return changed;
}

static bool one_line(struct ui *ui, struct rect rect, const char *name, const char *label,
                     char *buffer, int size, int most)
{
    static const struct field_shape line = {byte_at, draw_content};
    struct edit edit = {&ui->field, &ui->clipboard, buffer, size, most};
    return field_widget(ui, rect, name, label, edit, &line);
}

bool ui_field(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
              int size)
{
    return one_line(ui, rect, name, label, buffer, size, FIELD_CHARACTERS);
}

bool ui_long_field(struct ui *ui, struct rect rect, const char *name, const char *label,
                   char *buffer, int size)
{
    return one_line(ui, rect, name, label, buffer, size, AREA_CHARACTERS);
}
