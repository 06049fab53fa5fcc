/* SPDX-License-Identifier: MIT */
/* Text on the screen: styles, lines, paragraphs, messages. */
#include "toolkit/ui.h"

#include "base/array.h"

#include <stdio.h>
#include <string.h>

enum {
    FILL_BYTES = 120, /* tried first */
    LINE_SIZE = 4200,
};

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

/* --- Text that lasts as long as the pass --- */

const char *ui_fill(struct ui *ui, const char *template, const struct blank *blanks, size_t count)
{
    for (size_t capacity = FILL_BYTES;; capacity *= 2) {
        struct strbuf out = arena_strbuf(&ui->texts, capacity);
        template_fill(&out, template, blanks, count);
        if (!out.truncated)
            return out.text;
    }
}

struct strbuf ui_strbuf(struct ui *ui, size_t capacity)
{
    return arena_strbuf(&ui->texts, capacity);
}

/* --- Lines --- */

static void add_cut(struct ui *ui, struct rect rect, const char *string)
{
    ui->cuts =
        array_reserve(ui->cuts, &ui->cut_capacity, (size_t)ui->cut_count + 1, sizeof *ui->cuts);
    ui->cuts[ui->cut_count++] = (struct cut){arena_copy(&ui->texts, string), rect};
}

static int aligned_x(struct rect rect, enum align align, int width)
{
    int room = rect.w - width;
    return rect.x + (align == ALIGN_CENTRE ? room / 2 : align == ALIGN_RIGHT ? room : 0);
}

struct text_style ui_fitting_style(struct ui *ui, struct text_style style, const char *string,
                                   int width)
{
    static const int steps[] = {METRIC_TEXT, METRIC_TEXT_SMALL};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (text_width(ui->fonts, style, string) > width)
            style.px = int_min(style.px, ui_px(ui, steps[i]));
    return style;
}

const char *ui_shortened(struct ui *ui, struct text_style style, const char *string, int width)
{
    static const char ellipsis[] = "\u2026";
    if (text_width(ui->fonts, style, string) <= width)
        return string;
    int room = width - text_width(ui->fonts, style, ellipsis);
    size_t fitting = text_fitting(ui->fonts, style, string, room);
    while (fitting > 0 && string[fitting - 1] == ' ')
        fitting--;
    struct strbuf out = arena_strbuf(&ui->texts, fitting + sizeof ellipsis);
    strbuf_addf(&out, "%.*s%s", (int)fitting, string, ellipsis);
    return out.text;
}

bool ui_words_fit(struct ui *ui, struct text_style style, const char *string, int width)
{
    struct strbuf word = arena_strbuf(&ui->texts, strlen(string) + 1);
    for (; *string; string++) {
        if (*string != ' ') {
            strbuf_addch(&word, *string);
            continue;
        }
        if (text_width(ui->fonts, style, word.text) > width)
            return false;
        word = strbuf_init(word.text, word.capacity);
    }
    return text_width(ui->fonts, style, word.text) <= width;
}

static void one_line(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                     enum align align, const char *string)
{
    int width = int_min(rect.w, text_width(ui->fonts, style, string));
    int y = rect.y + (rect.h - text_height(ui->fonts, style)) / 2;
    draw_text(&ui->list, aligned_x(rect, align, width), y, style, colour, string);
}

void ui_lines(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
              enum align align, const char *string)
{
    char line[LINE_SIZE];
    int height = ui_paragraph_height(ui, style, string, rect.w);
    if (height > rect.h)
        add_cut(ui, rect, string);
    rect = rect_centred(rect, rect.w, height);
    const char *rest = string;
    while (text_next_line(ui->fonts, style, string, &rest, rect.w, line, sizeof line))
        one_line(ui, cut_top(&rect, text_height(ui->fonts, style)), style, colour, align, line);
}

void ui_text(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
             enum align align, const char *string)
{
    style = ui_fitting_style(ui, style, string, rect.w);
    if (text_width(ui->fonts, style, string) <= rect.w) {
        one_line(ui, rect, style, colour, align, string);
    } else if (ui_words_fit(ui, style, string, rect.w) &&
               ui_paragraph_height(ui, style, string, rect.w) <= rect.h) {
        ui_lines(ui, rect, style, colour, align, string);
    } else {
        add_cut(ui, rect, string);
        one_line(ui, rect, style, colour, align, ui_shortened(ui, style, string, rect.w));
    }
}

int ui_paragraph_height(struct ui *ui, struct text_style style, const char *string, int width)
{
    struct rect room = {0, 0, width, 1 << 20};
    return ui_paragraph(ui, room, style, (struct colour){0}, string, false);
}

int ui_text_height(struct ui *ui, struct text_style style, const char *string, int width)
{
    return ui_paragraph_height(ui, ui_fitting_style(ui, style, string, width), string, width);
}

/* Returns the style, or the largest smaller one in which each word has room. */
static struct text_style wrapping_style(struct ui *ui, struct text_style style, const char *string,
                                        int width)
{
    static const int steps[] = {METRIC_TEXT, METRIC_TEXT_SMALL};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (!ui_words_fit(ui, style, string, width))
            style.px = int_min(style.px, ui_px(ui, steps[i]));
    return style;
}

void ui_wrapped(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                enum align align, const char *string)
{
    ui_lines(ui, rect, wrapping_style(ui, style, string, rect.w), colour, align, string);
}

int ui_wrapped_height(struct ui *ui, struct text_style style, const char *string, int width)
{
    return ui_paragraph_height(ui, wrapping_style(ui, style, string, width), string, width);
}

int ui_even_width(struct ui *ui, struct text_style style, const char *string, int width)
{
    int height = ui_paragraph_height(ui, style, string, width), low = 0, high = width;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        bool good = ui_words_fit(ui, style, string, middle) &&
                    ui_paragraph_height(ui, style, string, middle) <= height;
        if (good)
            high = middle;
        else
            low = middle;
    }
    return high;
}

int ui_paragraph(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                 const char *string, bool draw)
{
    char line[LINE_SIZE];
    const char *rest = string;
    int step = text_height(ui->fonts, style), y = rect.y, bottom = rect.y + rect.h;
    for (; text_next_line(ui->fonts, style, string, &rest, rect.w, line, sizeof line); y += step)
        if (draw && y + step <= bottom)
            draw_text(&ui->list, rect.x, y, style, colour, line);
    if (draw && y > bottom)
        add_cut(ui, rect, string);
    return y - rect.y;
}

/* --- Panels --- */

void ui_panel(struct ui *ui, struct rect rect)
{
    ui->panel = rect;
    draw_fill(&ui->list, rect, ui_px(ui, METRIC_RADIUS), ui_colour(ui, COLOUR_PANEL));
}

static struct colour tone_ink(const struct ui *ui, enum tone tone)
{
    static const enum colour_role inks[] = {
        [TONE_PLAIN] = COLOUR_TEXT, [TONE_DIM] = COLOUR_TEXT_DIM, [TONE_WARNING] = COLOUR_WARNING};
    return ui_colour(ui, inks[tone]);
}

struct rect ui_message_inside(const struct ui *ui, struct rect rect)
{
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_PAD));
    cut_left(&inside, ui_px(ui, METRIC_GAP));
    return inside;
}

struct rect ui_message_panel(struct ui *ui, struct rect rect, enum tone tone)
{
    ui_panel(ui, rect);
    if (tone == TONE_WARNING)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, METRIC_ACCENT), rect.h},
                  ui_px(ui, METRIC_ACCENT / 2), tone_ink(ui, tone));
    return ui_message_inside(ui, rect);
}

struct rect ui_message_room(struct ui *ui, struct rect rect, struct text_style style,
                            const char *sentence)
{
    struct rect inside = ui_message_inside(ui, rect);
    style.px = int_min(style.px, ui_small(ui).px);
    int needed = ui_text_height(ui, style, sentence, inside.w) + rect.h - inside.h;
    return (struct rect){rect.x, rect.y, rect.w, int_max(rect.h, needed)};
}

void ui_message_text(struct ui *ui, struct rect rect, enum tone tone, struct text_style style,
                     const char *sentence)
{
    struct colour ink = tone_ink(ui, tone);
    int height = ui_paragraph_height(ui, style, sentence, rect.w);
    if (height > rect.h) {
        style.px = int_min(style.px, ui_small(ui).px);
        height = ui_paragraph_height(ui, style, sentence, rect.w);
    }
    ui_note(ui, rect, sentence);
    rect = rect_centred(rect, rect.w, int_min(height, rect.h));
    ui_paragraph(ui, rect, style, ink, sentence, true);
}

void ui_message(struct ui *ui, struct rect rect, enum tone tone, struct text_style style,
                const char *sentence)
{
    ui_announce(ui, sentence);
    ui_message_text(ui, ui_message_panel(ui, rect, tone), tone, style, sentence);
}
