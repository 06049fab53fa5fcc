/* SPDX-License-Identifier: MIT */
/* The widget in which one types. */
#include "base/utf8.h"
#include "toolkit/ui.h"

#include <stdio.h>
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

static void draw_caret(struct ui *ui, struct rect inside, const char *buffer)
{
    char before[256];
    snprintf(before, sizeof before, "%.*s", ui->caret, buffer);
    int x = inside.x + int_min(inside.w, text_width(ui->text, ui_body(ui), before));
    int height = text_height(ui->text, ui_body(ui));
    struct rect caret = {x, inside.y + (inside.h - height) / 2, ui_px(ui, 2), height};
    draw_fill(&ui->list, caret, 0, ui_colour(ui, COLOUR_ACCENT));
}

bool ui_field(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
              int size)
{
    widget_id id = ui_id(name, 0);
    char spoken[96];
    snprintf(spoken, sizeof spoken, "%s: %s", label, buffer);
    struct widget *widget = ui_register(ui, id, ROLE_FIELD, rect, spoken);
    if (widget)
        widget->takes_focus = true;
    bool before = ui->focus == id;
    ui_clicked(ui, id, rect);
    if (!before && ui->focus == id)
        ui->caret = (int)strlen(buffer);
    bool changed = ui->focus == id && edit(ui, buffer, size);
    int radius = ui_px(ui, 6);
    draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_FIELD));
    draw_frame(&ui->list, rect, radius, ui_px(ui, ui->focus == id ? 2 : 1),
               ui_colour(ui, ui->focus == id ? COLOUR_ACCENT : COLOUR_BORDER));
    struct rect inside = rect_inset(rect, ui_px(ui, 8));
    ui_text(ui, inside, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, buffer);
    if (ui->focus == id) {
        ui->caret = int_clamp(ui->caret, 0, (int)strlen(buffer));
        draw_caret(ui, inside, buffer);
        ui->wants_text = true;
        ui->text_rect = rect;
    }
    return changed;
}
