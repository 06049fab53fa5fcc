/* SPDX-License-Identifier: MIT */
/* The widget in which one types. */
#include "base/utf8.h"
#include "toolkit/ui.h"

#include "base/translate.h"

#include <string.h>

static void erase(char *buffer, int from, int to)
{
    memmove(buffer + from, buffer + to, strlen(buffer + to) + 1);
}

static bool insert(struct ui *ui, char *buffer, int size, const char *typed)
{
    int length = (int)strlen(buffer), added = (int)strlen(typed);
    if (length + added >= size)
        return false;
    memmove(buffer + ui->caret + added, buffer + ui->caret, (size_t)(length - ui->caret) + 1);
    memcpy(buffer + ui->caret, typed, (size_t)added);
    ui->caret += added;
    return true;
}

/* Moves the caret; true if the key was one of those that do. */
static bool move_caret(struct ui *ui, const char *buffer)
{
    const struct input *input = &ui->input;
    if (ui_take(ui, input_is_key(input, SDLK_LEFT, 0)))
        ui->caret = (int)utf8_previous(buffer, (size_t)ui->caret);
    else if (ui_take(ui, input_is_key(input, SDLK_RIGHT, 0)))
        ui->caret = (int)utf8_next(buffer, (size_t)ui->caret);
    else if (ui_take(ui, input_is_key(input, SDLK_HOME, 0)))
        ui->caret = 0;
    else if (ui_take(ui, input_is_key(input, SDLK_END, 0)))
        ui->caret = (int)strlen(buffer);
    else
        return false;
    return true;
}

static bool edit(struct ui *ui, char *buffer, int size)
{
    const struct input *input = &ui->input;
    ui->caret = int_clamp(ui->caret, 0, (int)strlen(buffer));
    if (move_caret(ui, buffer))
        return false;
    if (ui_take(ui, input->kind == INPUT_TEXT))
        return insert(ui, buffer, size, input->text);
    if (ui_take(ui, input_is_key(input, SDLK_BACKSPACE, 0))) {
        int from = (int)utf8_previous(buffer, (size_t)ui->caret);
        erase(buffer, from, ui->caret);
        ui->caret = from;
        return true;
    }
    if (ui_take(ui, input_is_key(input, SDLK_DELETE, 0))) {
        erase(buffer, ui->caret, (int)utf8_next(buffer, (size_t)ui->caret));
        return true;
    }
    if (ui_take(ui, input_is_key(input, SDLK_BACKSPACE, MOD_CTRL))) {
        buffer[0] = '\0';
        ui->caret = 0;
        return true;
    }
    return false;
}

static void draw_caret(struct ui *ui, struct rect inside, struct text_style style,
                       const char *buffer)
{
    struct strbuf before = ui_strbuf(ui, (size_t)ui->caret + 1);
    strbuf_addf(&before, "%.*s", ui->caret, buffer);
    int x = inside.x + int_min(inside.w, text_width(ui->fonts, style, before.text));
    int height = text_height(ui->fonts, style);
    struct rect caret = {x, inside.y + (inside.h - height) / 2, ui_px(ui, METRIC_FRAME), height};
    draw_fill(&ui->list, caret, 0, ui_colour(ui, COLOUR_ACCENT));
}

bool ui_field(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
              int size)
{
    const char *spoken = ui_format(ui, tr("{label}: {value}"), {"label", label}, {"value", buffer});
    struct widget *widget = ui_register(ui, name, 0, ROLE_FIELD, rect, spoken);
    widget_id id = widget->id;
    widget->takes_focus = true;
    bool before = ui->focus == id;
    ui_clicked(ui, id, rect);
    if (!before && ui->focus == id)
        ui->caret = (int)strlen(buffer);
    bool changed = ui->focus == id && edit(ui, buffer, size);
    int radius = ui_px(ui, METRIC_RADIUS_SMALL);
    draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_FIELD));
    draw_frame(&ui->list, rect, radius, ui_px(ui, ui->focus == id ? METRIC_FRAME : METRIC_BORDER),
               ui_colour(ui, ui->focus == id ? COLOUR_ACCENT : COLOUR_BORDER));
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP));
    struct text_style style = ui_fitting_style(ui, ui_body(ui), buffer, inside.w);
    int cuts = ui->cut_count;
    ui_text(ui, inside, style, ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, buffer);
    ui->cut_count = cuts; /* what people type may be longer than its field */
    if (ui->focus == id) {
        ui->caret = int_clamp(ui->caret, 0, (int)strlen(buffer));
        draw_caret(ui, inside, style, buffer);
        ui->wants_text = true;
        ui->text_rect = rect;
    }
    return changed;
}
