/* SPDX-License-Identifier: MIT */
/* A text field that is as many lines high as its text needs. */
#include "toolkit/field_widget.h"

#include <stdlib.h>
#include <string.h>

enum {
    LINE_SIZE = 4200,
};

/* What is shown: the text with what is being composed in it, and a line of both. */
struct area {
    struct ui *ui;
    struct rect inside;
    struct text_style style;
    const char *text;
    int caret, from, to;    /* bytes: the caret and the selection */
    int inserted, composed; /* what is being composed: its place and its length in bytes */
};

/* One line, from its first byte to the byte after its last. */
struct area_line {
    int from, to;
    struct rect rect;
    const char *text;
    struct text_cell *cells; /* owned; their bytes count from the line's first one */
    int count;
};

static struct area area_of(struct ui *ui, struct rect inside, bool focused, const char *buffer)
{
    const struct field_state *field = &ui->field;
    struct area area = {.ui = ui, .inside = inside, .style = ui_small(ui), .text = buffer};
    if (!focused)
        return area;
    area.caret = area.inserted = field->caret;
    area.from = int_min(field->caret, field->anchor);
    area.to = int_max(field->caret, field->anchor);
    area.composed = (int)strlen(field->composed);
    if (area.composed == 0)
        return area;
    struct strbuf text = ui_strbuf(ui, strlen(buffer) + (size_t)area.composed + 1);
    strbuf_addf(&text, "%.*s%s%s", field->caret, buffer, field->composed, buffer + field->caret);
    area.text = text.text;
    area.caret += field->compose_caret;
    area.from = area.inserted;
    area.to = area.inserted + area.composed;
    return area;
}

/* --- Lines --- */

/* Moves `line` to the next line; its cells are not worked out yet. The first call needs a line of
 * zeros. An empty text has one line. Returns false after the last one. */
static bool next_line(const struct area *area, struct area_line *line)
{
    char broken[LINE_SIZE];
    const char *rest = area->text + line->to;
    bool first = line->rect.h == 0;
    line->rect.y = first ? area->inside.y : line->rect.y + line->rect.h;
    line->rect.x = area->inside.x;
    line->rect.w = area->inside.w;
    line->rect.h = text_height(area->ui->fonts, area->style);
    line->from = line->to;
    bool more = text_next_line(area->ui->fonts, area->style, area->text, &rest, area->inside.w,
                               broken, sizeof broken);
    line->to = (int)(rest - area->text);
    return more || first;
}

static void work_out(const struct area *area, struct area_line *line)
{
    int length = (int)strcspn(area->text + line->from, "\n");
    length = int_min(length, line->to - line->from);
    struct strbuf text = ui_strbuf(area->ui, (size_t)length + 1);
    strbuf_addf(&text, "%.*s", length, area->text + line->from);
    line->text = text.text;
    line->cells = text_cells(area->ui->fonts, area->style, line->text, &line->count);
    int caret = ui_px(area->ui, METRIC_FRAME);
    int spare = line->rect.w - caret - text_width(area->ui->fonts, area->style, line->text);
    if (text_starts_at_right())
        line->rect.x += int_max(0, spare);
}

/* Returns true if a caret at byte `at` stands in the line. At the end of a line that was broken it
 * stands at the start of the next one. */
static bool holds(const struct area *area, const struct area_line *line, int at)
{
    return at >= line->from && (at < line->to || area->text[line->to] == '\0');
}

int ui_area_height(struct ui *ui, int width, const char *text)
{
    struct rect inside = rect_inset((struct rect){0, 0, width, 1 << 20}, ui_px(ui, METRIC_GAP));
    struct area area = area_of(ui, inside, false, text);
    struct area_line line = {0};
    int height = 2 * ui_px(ui, METRIC_GAP);
    while (next_line(&area, &line))
        height += line.rect.h;
    return height;
}

/* --- Drawing --- */

static void draw_selected(const struct area *area, const struct area_line *line, struct rect rect)
{
    struct ui *ui = area->ui;
    draw_fill(&ui->list, rect, 0, ui_colour(ui, COLOUR_BUTTON_MAIN));
    field_draw_in(ui, rect, line->rect.x, line->rect.y, area->style, COLOUR_TEXT_MAIN, line->text);
}

static void draw_composed(const struct area *area, const struct area_line *line, struct rect rect)
{
    struct ui *ui = area->ui;
    int thick = ui_px(ui, METRIC_GAP_TINY);
    (void)line;
    draw_fill(&ui->list, (struct rect){rect.x, rect.y + rect.h - thick, rect.w, thick}, 0,
              ui_colour(ui, COLOUR_ACCENT));
}

/* Draws what is selected or composed of the line, each unbroken stretch at once. */
static void draw_marked(const struct area *area, const struct area_line *line)
{
    void (*draw)(const struct area *area, const struct area_line *line, struct rect rect) =
        area->composed ? draw_composed : draw_selected;
    struct rect stretch = {.y = line->rect.y, .h = line->rect.h};
    for (int i = 0; i < line->count; i++) {
        const struct text_cell *cell = &line->cells[i];
        int at = line->from + (int)cell->from, x = line->rect.x + cell->x;
        if (at < area->from || at >= area->to)
            continue;
        bool before = x + cell->width == stretch.x, behind = stretch.x + stretch.w == x;
        if (stretch.w > 0 && !before && !behind) {
            draw(area, line, stretch);
            stretch.w = 0;
        }
        if (stretch.w == 0 || before)
            stretch.x = x;
        stretch.w += cell->width;
    }
    if (stretch.w > 0)
        draw(area, line, stretch);
}

static void draw_caret(const struct area *area, const struct area_line *line)
{
    struct ui *ui = area->ui;
    int wide = ui_px(ui, METRIC_FRAME);
    int x = field_caret_offset(line->cells, line->count, area->caret - line->from);
    struct rect caret = {line->rect.x + int_min(x, line->rect.w - wide), line->rect.y, wide,
                         line->rect.h};
    draw_fill(&ui->list, caret, 0, ui_colour(ui, COLOUR_ACCENT));
    ui->wants_text = true;
    ui->text_rect = ui_on_screen(ui, caret);
}

static void draw_area(struct ui *ui, struct rect inside, bool focused, const char *text)
{
    struct area area = area_of(ui, inside, focused, text);
    struct area_line line = {0};
    while (next_line(&area, &line)) {
        work_out(&area, &line);
        if (line.text[0])
            draw_text(&ui->list, line.rect.x, line.rect.y, area.style, ui_colour(ui, COLOUR_TEXT),
                      line.text);
        if (focused)
            draw_marked(&area, &line);
        if (focused && holds(&area, &line, area.caret))
            draw_caret(&area, &line);
        free(line.cells);
    }
}

/* --- Pointer and arrows --- */

/* Returns the byte nearest to a place. A place above the first line counts as on it, one below the
 * last line likewise. */
static int byte_near(const struct area *area, int x, int y)
{
    struct area_line line = {0}, next;
    next_line(area, &line);
    for (next = line; y >= line.rect.y + line.rect.h && next_line(area, &next);)
        line = next;
    work_out(area, &line);
    int end = (int)strlen(line.text);
    int at = field_byte_near(line.cells, line.count, x - line.rect.x, end);
    free(line.cells);
    bool goes_on = area->text[line.to] != '\0';
    return line.from + (goes_on && at == end ? int_max(0, end - 1) : at);
}

static int byte_at(struct ui *ui, struct rect inside, const char *text)
{
    struct area area = area_of(ui, inside, true, text);
    return byte_near(&area, ui->pointer_x, ui->pointer_y);
}

/* Returns the byte to which the caret moves by `step` lines. Without such a line that is the start
 * or the end of the text. */
static int byte_beside(const struct area *area, int step)
{
    struct area_line line = {0};
    while (next_line(area, &line) && !holds(area, &line, area->caret))
        continue;
    work_out(area, &line);
    int x = line.rect.x + field_caret_offset(line.cells, line.count, area->caret - line.from);
    free(line.cells);
    if (step < 0 && line.from == 0)
        return 0;
    if (step > 0 && area->text[line.to] == '\0')
        return line.to;
    return byte_near(area, x, line.rect.y + line.rect.h / 2 + step * line.rect.h);
}

static void follow_arrows(struct ui *ui, struct rect inside, struct edit *edit)
{
    const struct input *input = &ui->input;
    bool arrow = input->kind == INPUT_KEY && (input->key == SDLK_UP || input->key == SDLK_DOWN) &&
                 !(input->mods & ~(unsigned)MOD_SHIFT);
    if (ui->field.composed[0] || !ui_take(ui, arrow))
        return;
    struct area area = area_of(ui, inside, true, edit->text);
    edit_put_caret(edit, byte_beside(&area, input->key == SDLK_UP ? -1 : 1),
                   input->mods & MOD_SHIFT);
}

static void follow_ends(struct ui *ui, struct edit *edit)
{
    bool to_start = input_is_key(&ui->input, SDLK_HOME, MOD_CTRL);
    bool to_end = input_is_key(&ui->input, SDLK_END, MOD_CTRL);
    if (!ui->field.composed[0] && ui_take(ui, to_start || to_end))
        edit_put_caret(edit, to_start ? 0 : (int)strlen(edit->text), false);
}

bool ui_area(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
             int size)
{
    static const struct field_shape shape = {byte_at, draw_area};
    struct edit edit = {&ui->field, &ui->clipboard, buffer, size, AREA_CHARACTERS};
    if (ui->focus == ui_id(name, 0) && ui->field.id == ui->focus) {
        follow_arrows(ui, rect_inset(rect, ui_px(ui, METRIC_GAP)), &edit);
        follow_ends(ui, &edit);
    }
    return field_widget(ui, rect, name, label, edit, &shape);
}
