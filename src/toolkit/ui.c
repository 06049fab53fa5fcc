/* SPDX-License-Identifier: MIT */
#include "toolkit/ui.h"

#include <stdio.h>
#include <string.h>

void ui_finish(struct ui *ui)
{
    draw_list_finish(&ui->list);
}

int ui_px(const struct ui *ui, int points)
{
    return int_max(1, (points * ui->scale + 50) / 100);
}

struct colour ui_colour(const struct ui *ui, enum colour_role role)
{
    return ui->theme->colours[role];
}

struct text_style ui_body(const struct ui *ui)
{
    return (struct text_style){FONT_REGULAR, ui_px(ui, METRIC_TEXT)};
}

struct text_style ui_bold(const struct ui *ui)
{
    return (struct text_style){FONT_BOLD, ui_px(ui, METRIC_TEXT)};
}

struct text_style ui_heading(const struct ui *ui)
{
    return (struct text_style){FONT_BOLD, ui_px(ui, METRIC_TEXT_HEADING)};
}

struct text_style ui_small(const struct ui *ui)
{
    return (struct text_style){FONT_REGULAR, ui_px(ui, METRIC_TEXT_SMALL)};
}

widget_id ui_id(const char *name, int number)
{
    uint32_t hash = 2166136261u ^ (uint32_t)number * 0x9E3779B9u;
    for (; *name; name++)
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    return hash ? hash : 1;
}

static void follow_pointer(struct ui *ui, const struct input *input)
{
    switch (input->kind) {
    case INPUT_MOVE:
    case INPUT_PRESS:
    case INPUT_RELEASE:
    case INPUT_WHEEL:
        ui->pointer_x = input->x;
        ui->pointer_y = input->y;
        ui->pointer_inside = true;
        break;
    case INPUT_LEAVE:
        ui->pointer_inside = false;
        break;
    default:
        break;
    }
}

void ui_begin(struct ui *ui, struct rect screen, const struct input *input)
{
    draw_list_clear(&ui->list);
    ui->screen = ui->clip = screen;
    ui->input = *input;
    ui->used = false;
    ui->widget_count = 0;
    ui->wants_text = false;
    ui->hint[0] = '\0';
    ui->said[0] = '\0';
    follow_pointer(ui, input);
    if (input->kind == INPUT_KEY)
        ui->focus_visible = true;
    if (input->kind == INPUT_PRESS)
        ui->focus_visible = false;
}

/* The next widget after `from` in the direction that takes the focus; -1 if there is none. */
static int next_focus(const struct ui *ui, int from, int step)
{
    for (int i = 1; i <= ui->widget_count; i++) {
        int at = (from + i * step % ui->widget_count + ui->widget_count) % ui->widget_count;
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

void ui_end(struct ui *ui)
{
    bool forward = input_is_key(&ui->input, SDLK_TAB, 0);
    bool backward = input_is_key(&ui->input, SDLK_TAB, MOD_SHIFT);
    if (ui->input.kind == INPUT_RELEASE)
        ui->pressed = 0;
    if ((!forward && !backward) || ui->used || ui->widget_count == 0)
        return;
    int at = focused_index(ui);
    if (at < 0 && backward)
        at = 0;
    int next = next_focus(ui, at, forward ? 1 : -1);
    ui->focus = next < 0 ? 0 : ui->widgets[next].id;
    ui->caret = 1 << 20; /* the field puts it behind its text */
}

bool ui_take(struct ui *ui, bool condition)
{
    if (!condition || ui->used)
        return false;
    return ui->used = true;
}

struct widget *ui_register(struct ui *ui, widget_id id, enum widget_role role, struct rect rect,
                           const char *label)
{
    if (ui->widget_count == WIDGETS_MAX)
        return NULL;
    struct widget *widget = &ui->widgets[ui->widget_count++];
    *widget = (struct widget){.id = id, .role = role, .rect = rect, .enabled = true};
    snprintf(widget->label, sizeof widget->label, "%s", label);
    return widget;
}

void ui_note(struct ui *ui, struct rect rect, const char *label)
{
    ui_register(ui, ui_id(label, 0), ROLE_TEXT, rect, label);
}

bool ui_hovers(const struct ui *ui, struct rect rect)
{
    return ui->pointer_inside &&
           rect_contains(rect_common(rect, ui->clip), ui->pointer_x, ui->pointer_y);
}

bool ui_clicked(struct ui *ui, widget_id id, struct rect rect)
{
    bool here = ui_hovers(ui, rect) && !ui->input.secondary;
    if (ui_take(ui, ui->input.kind == INPUT_PRESS && here)) {
        ui->pressed = ui->focus = id;
        return false;
    }
    return ui->pressed == id && ui_take(ui, ui->input.kind == INPUT_RELEASE && here);
}

void ui_focus_frame(struct ui *ui, widget_id id, struct rect rect, int radius)
{
    if (ui->focus == id && ui->focus_visible)
        draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FOCUS), ui_colour(ui, COLOUR_FOCUS));
}

static int aligned_x(struct rect rect, enum align align, int width)
{
    int room = rect.w - width;
    return rect.x + (align == ALIGN_CENTRE ? room / 2 : align == ALIGN_RIGHT ? room : 0);
}

/* Shortens `string` so that it and an ellipsis fit. */
static void shorten(struct ui *ui, struct text_style style, int width, const char *string,
                    char *out, size_t size)
{
    int room = width - text_width(ui->text, style, "\u2026");
    size_t fitting = text_fitting(ui->text, style, string, room);
    snprintf(out, size, "%.*s\u2026", (int)fitting, string);
}

void ui_text(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
             enum align align, const char *string)
{
    char shortened[256];
    int width = text_width(ui->text, style, string);
    if (width > rect.w) {
        shorten(ui, style, rect.w, string, shortened, sizeof shortened);
        string = shortened;
        width = int_min(rect.w, text_width(ui->text, style, string));
    }
    int y = rect.y + (rect.h - text_height(ui->text, style)) / 2;
    draw_text(&ui->list, aligned_x(rect, align, width), y, style, colour, string);
}

int ui_paragraph(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                 const char *string, bool draw)
{
    char line[512];
    int step = text_height(ui->text, style), y = rect.y;
    for (; text_next_line(ui->text, style, &string, rect.w, line, sizeof line); y += step)
        if (draw && y + step <= rect.y + rect.h)
            draw_text(&ui->list, rect.x, y, style, colour, line);
    return y - rect.y;
}

void ui_panel(struct ui *ui, struct rect rect)
{
    draw_fill(&ui->list, rect, ui_px(ui, METRIC_RADIUS), ui_colour(ui, COLOUR_PANEL));
}
