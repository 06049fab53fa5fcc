/* SPDX-License-Identifier: MIT */
/* Texts broken into lines and shortened: nothing is lost, nothing is cut within a character. */
#include "base/strbuf.h"
#include "rng.h"
#include "suite.h"
#include "toolkit/text.h"
#include "toolkit/ui.h"

#include <stdio.h>
#include <string.h>

static const struct text_style style = {FONT_REGULAR, 18};

static const struct {
    const char *name, *text;
    int width;
    const char *lines[4]; /* NULL to end */
} rows[] = {
    {"one line", "Black to move.", 1000, {"Black to move."}},
    {"empty", "", 100, {NULL}},
    {"lines given by the text", "One\nTwo\nThree", 1000, {"One", "Two", "Three"}},
    {"an empty line between", "One\n\nTwo", 1000, {"One", "", "Two"}},
    {"spaces at a line's end go", "One   \nTwo", 1000, {"One", "Two"}},
    {"no room at all: a character a line", "abc", 0, {"a", "b", "c"}},
    {"no room, more than one byte a character", "½é–", 0, {"½", "é", "–"}},
};

START_TEST(lines_are)
{
    struct fonts *fonts = fonts_create(NULL);
    const char *rest = rows[_i].text;
    char line[512];
    int count = 0;
    ck_assert_msg(fonts != NULL, "no font");
    while (text_next_line(fonts, style, rows[_i].text, &rest, rows[_i].width, line, sizeof line)) {
        ck_assert_msg(rows[_i].lines[count] && strcmp(line, rows[_i].lines[count]) == 0,
                      "%s: line %d is \"%s\"", rows[_i].name, count, line);
        count++;
    }
    ck_assert_msg(rows[_i].lines[count] == NULL, "%s: only %d lines", rows[_i].name, count);
    fonts_destroy(fonts);
}
END_TEST

/* --- Random paragraphs --- */

static void random_paragraph(struct rng *rng, char *out, size_t size)
{
    static const char *const words[] = {
        "a",     "man",    "captures", "forward",   "½",
        "Åsa",   "–",      "kings",    "crownhead", "\n",
        "15x22", "Zażółć", "gęślą",    "日本語",    "verylongwordwithoutanyspacesinit"};
    struct strbuf text = strbuf_init(out, size);
    for (uint32_t i = rng_below(rng, 40); i > 0; i--)
        strbuf_addf(&text, "%s%s", words[rng_below(rng, ROWS(words))],
                    rng_below(rng, 5) ? " " : "  ");
}

/* Appends `from` without spaces and line ends. */
static void add_ink(struct strbuf *out, const char *from)
{
    for (; *from; from++)
        if (*from != ' ' && *from != '\n')
            strbuf_addch(out, *from);
}

static bool whole_characters(const char *line)
{
    if (((unsigned char)line[0] & 0xC0) == 0x80)
        return false;
    for (; *line; line++) {
        unsigned char lead = (unsigned char)*line;
        int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
        for (; more > 0; more--)
            if (((unsigned char)*++line & 0xC0) != 0x80)
                return false;
    }
    return true;
}

enum {
    PARAGRAPHS = 40,
};

START_TEST(nothing_is_lost_or_repeated)
{
    struct fonts *fonts = fonts_create(NULL);
    struct rng rng = rng_init(3000 + (uint64_t)_i);
    ck_assert_msg(fonts != NULL, "no font");
    for (int i = 0; i < PARAGRAPHS; i++) {
        char paragraph[480], line[512], expected[1024], found[1024];
        random_paragraph(&rng, paragraph, sizeof paragraph);
        int width = (int)rng_below(&rng, 500);
        struct strbuf before = strbuf_init(expected, sizeof expected);
        struct strbuf after = strbuf_init(found, sizeof found);
        add_ink(&before, paragraph);
        const char *rest = paragraph;
        while (text_next_line(fonts, style, paragraph, &rest, width, line, sizeof line)) {
            REQUIRE(whole_characters(line), "\"%s\" at %d: \"%s\" cuts a character", paragraph,
                    width, line);
            REQUIRE(text_width(fonts, style, line) <= width + 1 || strlen(line) <= 3,
                    "\"%s\" at %d: \"%s\" is %d wide", paragraph, width, line,
                    text_width(fonts, style, line));
            add_ink(&after, line);
        }
        REQUIRE(strcmp(expected, found) == 0, "\"%s\" at %d became \"%s\"", paragraph, width,
                found);
    }
    fonts_destroy(fonts);
}
END_TEST

/* --- Lines about equally long --- */

static int height_at(struct ui *ui, const char *string, int width)
{
    struct rect room = {0, 0, width, 1 << 20};
    return ui_paragraph(ui, room, style, (struct colour){0}, string, false);
}

/* No narrower room has as few lines, unless within words; and no last word stands alone. */
START_TEST(lines_are_even)
{
    static const char string[] = "Bartholomaeus Ignatius of Canterbury starts, with Black";
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    int whole = text_width(ui.fonts, style, string);
    for (int width = 1; width <= whole + 5; width++) {
        int even = ui_even_width(&ui, style, string, width), height = height_at(&ui, string, width);
        REQUIRE(even > 0 && even <= width, "%d of %d", even, width);
        REQUIRE(height_at(&ui, string, even) == height, "%d of %d: more lines", even, width);
        REQUIRE(even == width || ui_words_fit(&ui, style, string, even), "%d of %d", even, width);
        REQUIRE(!ui_words_fit(&ui, style, string, width) ||
                    !ui_words_fit(&ui, style, string, even - 1) ||
                    height_at(&ui, string, even - 1) > height,
                "%d of %d: %d is enough", even, width, even - 1);
    }
    int even = ui_even_width(&ui, style, string, whole - 1);
    REQUIRE(even < whole * 2 / 3, "%d of %d", even, whole);
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

/* --- One line, shortened --- */

static const char *const labels[] = {"Player 1 (Black) to move.", "Åsa Łukasiewicz-Żółtowska",
                                     "日本語の名前", "x", ""};

static const struct draw_item *only_text(const struct draw_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT)
            return &list->items[i];
    return NULL;
}

START_TEST(too_long_is_set_smaller_then_ends_in_an_ellipsis)
{
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    struct text_style small = ui_small(&ui);
    int whole = text_width(ui.fonts, style, labels[_i]);
    int least = text_width(ui.fonts, small, labels[_i]);
    for (int width = 0; width <= whole + 5; width++) {
        draw_list_clear(&ui.list);
        ui.cut_count = 0;
        ui_text(&ui, (struct rect){10, 10, width, 30}, style, ui_colour(&ui, COLOUR_TEXT),
                ALIGN_LEFT, labels[_i]);
        const struct draw_item *item = only_text(&ui.list);
        if (labels[_i][0] == '\0')
            continue;
        ck_assert_msg(item != NULL, "%s at %d: nothing is drawn", labels[_i], width);
        const char *shown = draw_string(&ui.list, item);
        bool shortened = strcmp(shown, labels[_i]) != 0;
        REQUIRE(item->style.px == (width < whole ? small.px : style.px), "%s at %d: %d pixels",
                labels[_i], width, item->style.px);
        REQUIRE(shortened == (width < least), "%s at %d: %s", labels[_i], width, shown);
        REQUIRE(ui.cut_count == shortened, "%s at %d: %d cuts", labels[_i], width, ui.cut_count);
        REQUIRE(!shortened || strcmp(ui.cuts[0].string, labels[_i]) == 0, "%s at %d: %s is kept",
                labels[_i], width, ui.cuts[0].string);
        REQUIRE(whole_characters(shown), "%s at %d cuts a character", labels[_i], width);
        REQUIRE(!shortened || strcmp(shown + strlen(shown) - 3, "…") == 0, "%s at %d: %s",
                labels[_i], width, shown);
        REQUIRE(!shortened || strncmp(shown, labels[_i], strlen(shown) - 3) == 0, "%s at %d: %s",
                labels[_i], width, shown);
    }
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

/* A heading does not shrink further than it must. */
START_TEST(headings_shrink_by_steps)
{
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    static const int steps[] = {METRIC_TEXT_HEADING, METRIC_TEXT, METRIC_TEXT_SMALL};
    for (int i = 0; i < ROWS(steps); i++) {
        struct text_style expected = {FONT_BOLD, steps[i]};
        int width = text_width(ui.fonts, expected, labels[0]);
        struct text_style found = ui_fitting_style(&ui, ui_heading(&ui), labels[0], width);
        ck_assert_int_eq(found.px, steps[i]);
        ck_assert_int_eq(found.face, FONT_BOLD);
    }
    struct text_style tiny = {FONT_BOLD, 9};
    ck_assert_int_eq(ui_fitting_style(&ui, tiny, labels[0], 1).px, 9);
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

/* Measuring and drawing agree, so that what is measured has room. */
START_TEST(paragraph_takes_what_it_measures)
{
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    const char *text = "A capture once begun must be finished.\nGo to 18 or 20.";
    for (int width = 20; width < 500; width += 30) {
        struct rect rect = {5, 7, width, 1 << 20};
        int measured = ui_paragraph(&ui, rect, style, ui_colour(&ui, COLOUR_TEXT), text, false);
        ck_assert_msg(ui.list.count == 0, "measuring draws");
        ck_assert_int_eq(ui_paragraph(&ui, rect, style, ui_colour(&ui, COLOUR_TEXT), text, true),
                         measured);
        ck_assert_int_eq(measured, (int)ui.list.count * text_height(ui.fonts, style));
        draw_list_clear(&ui.list);
    }
    ck_assert_int_eq(ui.cut_count, 0);
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

START_TEST(lines_without_room_are_counted)
{
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    const char *text = "One\nTwo\nThree";
    int line = text_height(ui.fonts, style);
    for (int height = 0; height < 4 * line; height++) {
        ui.cut_count = 0;
        draw_list_clear(&ui.list);
        struct rect rect = {0, 0, 500, height};
        ui_paragraph(&ui, rect, style, ui_colour(&ui, COLOUR_TEXT), text, true);
        ck_assert_int_eq((int)ui.list.count, int_min(3, height / line));
        ck_assert_int_eq(ui.cut_count, height < 3 * line);
    }
    ck_assert_int_eq(
        ui_paragraph(&ui, (struct rect){0, 0, 500, 0}, style, (struct colour){0}, text, false),
        3 * line);
    ck_assert_msg(ui.cut_count == 0, "measuring counts");
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

/* Where one line does not do but the room is high enough, and every word has room. */
START_TEST(too_long_is_broken_where_there_is_height)
{
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    static const char *const text = "Names of squares";
    struct text_style small = ui_small(&ui);
    int width = text_width(ui.fonts, small, "Names of "), line = text_height(ui.fonts, small);
    ck_assert_int_eq(ui_text_height(&ui, style, text, width), 2 * line);
    ck_assert_int_eq(ui_text_height(&ui, style, text, 500), text_height(ui.fonts, style));
    for (int height = 2 * line - 1; height <= 2 * line; height++) {
        draw_list_clear(&ui.list);
        ui.cut_count = 0;
        ui_text(&ui, (struct rect){10, 10, width, height}, style, (struct colour){0}, ALIGN_RIGHT,
                text);
        ck_assert_int_eq(ui.cut_count, height < 2 * line);
        ck_assert_int_eq((int)ui.list.count, height < 2 * line ? 1 : 2);
    }
    ck_assert_str_eq(draw_string(&ui.list, &ui.list.items[1]), "squares");
    ck_assert_int_eq(ui.list.items[1].rect.y, 10 + line);
    ck_assert_int_eq(ui.list.items[1].rect.x, 10 + width - text_width(ui.fonts, small, "squares"));
    width = text_width(ui.fonts, small, "squares") - 1;
    ui_text(&ui, (struct rect){0, 0, width, 500}, style, (struct colour){0}, ALIGN_LEFT, text);
    ck_assert_msg(ui.cut_count == 1, "a word is broken");
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

/* A panel grows until its sentence has room in small print, and not beyond. */
START_TEST(a_message_gets_room)
{
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    const char *text = "A capture once begun must be finished. Go to 18 or 20.";
    for (int width = 120; width < 700; width += 20) {
        struct rect least = {3, 5, width, 58};
        struct rect room = ui_message_room(&ui, least, ui_body(&ui), text);
        ck_assert_int_ge(room.h, least.h);
        for (int smaller = 0; smaller < 2; smaller++) {
            ui_begin(&ui, (struct rect){0, 0, 640, 480}, &(struct input){.kind = INPUT_NONE});
            struct rect rect = room;
            rect.h -= smaller;
            ui_message(&ui, rect, TONE_PLAIN, ui_body(&ui), text);
            ck_assert_int_eq(ui.cut_count, smaller && room.h > least.h);
        }
    }
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

START_TEST(a_message_shrinks_and_is_noted)
{
    struct ui ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    const char *text = "A capture once begun must be finished. Go to 18 or 20.";
    for (enum tone tone = TONE_PLAIN; tone <= TONE_WARNING; tone++)
        for (int small = 0; small < 2; small++) {
            ui_begin(&ui, (struct rect){0, 0, 640, 480}, &(struct input){.kind = INPUT_NONE});
            struct rect rect = {0, 0, small ? 200 : 600, 70};
            ui_message(&ui, rect, tone, ui_body(&ui), text);
            ck_assert_int_eq(only_text(&ui.list)->style.px, small ? ui_small(&ui).px : style.px);
            ck_assert_int_eq(ui.cut_count, 0);
            ck_assert_str_eq(ui.widgets[0].label, text);
            int fills = 0;
            for (size_t i = 0; i < ui.list.count; i++)
                fills += ui.list.items[i].kind == DRAW_FILL;
            ck_assert_int_eq(fills, tone == TONE_WARNING ? 2 : 1);
        }
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}
END_TEST

/* What is remembered of a text is that of no other text, style or width: whatever else has been
 * measured since, fonts that have measured nothing yet say the same. */
START_TEST(measures_are_remembered_rightly)
{
    struct rng rng = rng_init(77);
    struct fonts *fonts = fonts_create(NULL);
    for (int i = 0; i < 4000; i++) {
        struct text_style any = {(enum font_face)rng_below(&rng, FONT_FACE_COUNT),
                                 12 + (int)rng_below(&rng, 4)};
        char text[8];
        snprintf(text, sizeof text, "W%u", rng_below(&rng, 40));
        int width = 1 + (int)rng_below(&rng, 60);
        int whole = text_width(fonts, any, text);
        size_t fits = text_fitting(fonts, any, text, width);
        if (i < 3900)
            continue;
        struct fonts *fresh = fonts_create(NULL);
        ck_assert_uint_eq(fits, text_fitting(fresh, any, text, width));
        ck_assert_int_eq(whole, text_width(fresh, any, text));
        fonts_destroy(fresh);
    }
    fonts_destroy(fonts);
}
END_TEST

START_TEST(many_sizes_stay_open)
{
    struct fonts *fonts = fonts_create(NULL);
    for (int round = 0; round < 2; round++)
        for (int px = 8; px < 60; px++) {
            struct text_style sized = {px % 2 ? FONT_BOLD : FONT_REGULAR, px};
            ck_assert_ptr_nonnull(fonts_get(fonts, sized));
            ck_assert_int_gt(text_height(fonts, sized), 0);
        }
    fonts_destroy(fonts);
}
END_TEST

SUITE(text)
{
    Suite *suite = suite_create("text");
    TCase *tcase = tcase_create("lines");
    tcase_add_loop_test(tcase, lines_are, 0, ROWS(rows));
    tcase_add_loop_test(tcase, nothing_is_lost_or_repeated, 0, 10);
    tcase_add_test(tcase, lines_are_even);
    tcase_add_loop_test(tcase, too_long_is_set_smaller_then_ends_in_an_ellipsis, 0, ROWS(labels));
    tcase_add_test(tcase, paragraph_takes_what_it_measures);
    tcase_add_test(tcase, headings_shrink_by_steps);
    tcase_add_test(tcase, lines_without_room_are_counted);
    tcase_add_test(tcase, too_long_is_broken_where_there_is_height);
    tcase_add_test(tcase, a_message_gets_room);
    tcase_add_test(tcase, a_message_shrinks_and_is_noted);
    tcase_add_test(tcase, measures_are_remembered_rightly);
    tcase_add_test(tcase, many_sizes_stay_open);
    suite_add_tcase(suite, tcase);
    return suite;
}
