/* SPDX-License-Identifier: MIT */
/* Names in every script: no boxes, the right way round, each in its place. */
#include "base/template.h"
#include "base/utf8.h"
#include "suite.h"
#include "toolkit/graphemes.h"
#include "toolkit/shapes.h"
#include "toolkit/text.h"
#include "toolkit/text_runs.h"

#include <stdlib.h>
#include <string.h>

static const struct text_style style = {FONT_REGULAR, 18};
static struct fonts *fonts;

static void setup(void)
{
    fonts = fonts_create(NULL);
    ck_assert_msg(fonts != NULL, "no font");
}

static void teardown(void)
{
    fonts_destroy(fonts);
}

static const struct {
    const char *name, *text;
    const char *package; /* of Debian, which has a font for it */
    bool rightward;
} names[] = {
    {"Latin", "Åsa Łukasiewicz", "fonts-dejavu-core", false},
    {"Latin in pieces", "Zoe\u0308 e\u0301", "fonts-dejavu-core", false},
    {"Vietnamese", "Đặng Thị Ngọc", "fonts-dejavu-core", false},
    {"Greek", "Ελένη", "fonts-dejavu-core", false},
    {"Cyrillic", "Наташа", "fonts-dejavu-core", false},
    {"Hebrew", "שרה כהן", "fonts-dejavu-core", true},
    {"Arabic", "محمّد عبد الله", "fonts-dejavu-core", true},
    {"Chinese", "王小明", "fonts-wqy-microhei", false},
    {"Japanese", "さくら 田中", "fonts-wqy-microhei", false},
    {"Korean", "김철수", "fonts-wqy-microhei", false},
    {"Thai", "สมชาย ใจดี", "fonts-tlwg-loma-ttf", false},
    {"Devanagari", "अनिल कुमार", "fonts-lohit-deva", false},
    {"emoji", "😀👍🏽", "fonts-noto-color-emoji", false},
    {"a family", "👨‍👩‍👧‍👦", "fonts-noto-color-emoji", false},
};

enum {
    EMOJI = 2, /* the last rows: Debian's are pictures, and those of Windows are not */
};

START_TEST(every_character_has_a_font)
{
    static const enum font_face faces[] = {FONT_REGULAR, FONT_BOLD};
    uint32_t codes[40];
    size_t count = 0;
    for (const char *at = names[_i].text; *at; at += utf8_length(at))
        codes[count++] = utf8_decode(at).code;
    for (size_t at = 0, length; at < count; at += length) {
        length = grapheme_length(codes + at, count - at);
        for (size_t i = 0; i < ROWS(faces) * length; i++) {
            struct text_style sized = {faces[i / length], 18};
            uint32_t code = codes[at + i % length];
            int number = fonts_covering(fonts, sized, codes + at, length);
            ck_assert_msg(grapheme_unseen(code) ||
                              TTF_GlyphIsProvided32(fonts_get_other(fonts, sized, number), code),
                          "%s: no font that is installed has U+%04X; the Debian package %s has one",
                          names[_i].name, (unsigned)code, names[_i].package);
        }
    }
}
END_TEST

static uint32_t pixel_at(const SDL_Surface *surface, int x, int y)
{
    return ((uint32_t *)(void *)((uint8_t *)surface->pixels + y * surface->pitch))[x];
}

/* Something is drawn, as wide as it was measured. */
START_TEST(every_name_is_drawn)
{
    int above, ink = 0;
    SDL_Surface *drawn =
        text_draw(fonts, style, names[_i].text, (SDL_Color){255, 255, 255, 255}, &above);
    ck_assert_msg(drawn != NULL, "%s: nothing", names[_i].name);
    ck_assert_int_eq(drawn->h, text_height(fonts, style) + 2 * above);
    ck_assert_msg(abs(drawn->w - text_width(fonts, style, names[_i].text)) <= 1,
                  "%s: %d wide, measured %d", names[_i].name, drawn->w,
                  text_width(fonts, style, names[_i].text));
    for (int y = 0; y < drawn->h; y++)
        for (int x = 0; x < drawn->w; x++)
            ink += pixel_at(drawn, x, y) >> 24 > 99;
    ck_assert_msg(ink > drawn->w * 2, "%s: %d pixels in %d columns", names[_i].name, ink, drawn->w);
    SDL_FreeSurface(drawn);
}
END_TEST

START_TEST(letters_stand_in_their_direction)
{
    int count;
    struct text_cell *cells = text_cells(fonts, style, names[_i].text, &count);
    ck_assert_int_eq(count, (int)grapheme_count(names[_i].text));
    for (int i = 0; i < count; i++) {
        ck_assert_msg(cells[i].rightward == names[_i].rightward, "%s: letter %d", names[_i].name,
                      i);
        ck_assert_msg(cells[i].width > 0, "%s: letter %d has no width", names[_i].name, i);
        ck_assert_uint_eq(cells[i].to, grapheme_next(names[_i].text, cells[i].from));
        if (i > 0)
            ck_assert_msg((cells[i].x < cells[i - 1].x) == names[_i].rightward,
                          "%s: letter %d stands at %d, the one before at %d", names[_i].name, i,
                          cells[i].x, cells[i - 1].x);
    }
    ck_assert(text_rightward(names[_i].text) == names[_i].rightward);
    free(cells);
}
END_TEST

/* Columns in which nothing is drawn, though something is at both sides. */
static int gaps(const char *text)
{
    int above, count = 0, since = 0;
    SDL_Surface *drawn = text_draw(fonts, style, text, (SDL_Color){255, 255, 255, 255}, &above);
    bool begun = false;
    for (int x = 0; x < drawn->w; x++) {
        bool ink = false;
        for (int y = 0; y < drawn->h; y++)
            ink |= pixel_at(drawn, x, y) >> 24 > 20;
        if (ink && begun)
            count += since;
        since = ink ? 0 : since + 1;
        begun |= ink;
    }
    SDL_FreeSurface(drawn);
    return count;
}

START_TEST(arabic_is_joined)
{
    ck_assert_int_eq(gaps("محمد"), 0);
    ck_assert_int_eq(gaps("محـمد"), 0);
    ck_assert_msg(gaps("م\u200Cح\u200Cم\u200Cد") > 0, "letters kept apart touch");
}
END_TEST

static bool has_colour(const char *text)
{
    int above;
    bool coloured = false;
    SDL_Surface *drawn = text_draw(fonts, style, text, (SDL_Color){255, 255, 255, 255}, &above);
    for (int i = 0; i < drawn->w * drawn->h; i++) {
        uint32_t pixel = pixel_at(drawn, i % drawn->w, i / drawn->w);
        coloured |= pixel >> 24 > 200 && (pixel >> 16 & 0xFF) > (pixel & 0xFF) + 60;
    }
    SDL_FreeSurface(drawn);
    return coloured;
}

START_TEST(emoji_have_colours)
{
    ck_assert_msg(has_colour("x😀"),
                  "no colour; is the Debian package fonts-noto-color-emoji there?");
    ck_assert(!has_colour("王"));
}
END_TEST

/* --- Sentences --- */

static const struct {
    const char *name, *who, *sentence; /* in the order of the screen, without what is not seen */
} sentences[] = {
    {"an English name", "Anna", "Anna wins: Bo resigned."},
    {"a Hebrew name", "אבג", "גבא wins: Bo resigned."},
    {"a Hebrew name with a number", "אב 12", "12 בא wins: Bo resigned."},
    {"a name that would turn everything", "\u202Eאב", "בא wins: Bo resigned."},
};

START_TEST(a_name_does_not_turn_its_sentence_round)
{
    char memory[200], seen[200] = "";
    struct strbuf out = strbuf_init(memory, sizeof memory);
    FILL(&out, "{who} wins: {other} resigned.", {"who", sentences[_i].who}, {"other", "Bo"});
    int count;
    struct text_cell *cells = text_cells(fonts, style, memory, &count);
    for (int x = -1; x < text_width(fonts, style, memory); x++)
        for (int i = 0; i < count; i++)
            if (cells[i].x == x && !utf8_steers(utf8_decode(memory + cells[i].from).code))
                strncat(seen, memory + cells[i].from, cells[i].to - cells[i].from);
    free(cells);
    ck_assert_msg(strcmp(seen, sentences[_i].sentence) == 0, "%s: %s", sentences[_i].name, seen);
    ck_assert(!text_rightward(memory));
}
END_TEST

static const struct {
    const char *name, *text;
    bool rightward;
} broken[] = {
    {"names apart", "\u2068שרה כהן גולן\u2069 wins against Anna and \u2068אבגד הוז\u2069 then.",
     false},
    {"English within Hebrew", "שרה כהן Anna Bell Ben Gold Cy Dean אבגד הוז", true},
};

START_TEST(a_broken_sentence_keeps_its_direction)
{
    const char *text = broken[_i].text;
    for (int width = 20; width < 500; width += 7) {
        char line[400];
        const char *rest = text;
        while (text_next_line(fonts, style, text, &rest, width, line, sizeof line)) {
            REQUIRE(text_rightward(line) == broken[_i].rightward, "%s, at %d: %s", broken[_i].name,
                    width, line);
            REQUIRE(text_width(fonts, style, line) <= width + 1 || grapheme_count(line) <= 3,
                    "at %d: %s is %d wide", width, line, text_width(fonts, style, line));
        }
    }
}
END_TEST

START_TEST(what_fits_is_whole)
{
    const char *text = "a👨‍👩‍👧‍👦e\u0301שרה王ที่";
    int whole = text_width(fonts, style, text);
    size_t before = 0;
    for (int width = 0; width <= whole + 1; width++) {
        size_t fitting = text_fitting(fonts, style, text, width);
        REQUIRE(grapheme_whole(text, fitting) == fitting, "%d: cut within a character", width);
        REQUIRE(fitting >= before, "%d: fewer than with less room", width);
        before = fitting;
    }
    ck_assert_uint_eq(before, strlen(text));
}
END_TEST

static const struct {
    const char *name, *text;
    bool plain;
} plain[] = {
    {"English", "Black to move.", true},
    {"our signs", "½–½ · “…” 2 × 3", true},
    {"Hebrew", "אב", false},
    {"a mark of its own", "e\u0301", false},
    {"a mark of direction", "a\u2068", false},
    {"a picture", "a😀", false},
    {"not UTF-8", "a\xFF", false},
};

START_TEST(plain_text_needs_no_runs)
{
    ck_assert_msg(text_is_plain(fonts, style, plain[_i].text) == plain[_i].plain, "%s",
                  plain[_i].name);
}
END_TEST

START_TEST(a_picture_shrinks_to_its_means)
{
    SDL_Surface *from = SDL_CreateRGBSurfaceWithFormat(0, 4, 2, 32, SDL_PIXELFORMAT_ARGB8888);
    uint32_t *pixels = from->pixels;
    int row = from->pitch / 4;
    for (int i = 0; i < 8; i++)
        pixels[i / 4 * row + i % 4] = i % 4 < 2 ? 0xFF204060u : i < 4 ? 0xFF0000FFu : 0x0000FF00u;
    SDL_Surface *to = surface_scaled(from, 2, 1);
    ck_assert_uint_eq(((uint32_t *)to->pixels)[0], 0xFF204060u);
    ck_assert_uint_eq(((uint32_t *)to->pixels)[1], 0x7F0000FFu);
    SDL_FreeSurface(to);
    to = surface_scaled(from, 8, 4);
    ck_assert_uint_eq(((uint32_t *)to->pixels)[3], 0xFF204060u);
    ck_assert_uint_eq(((uint32_t *)to->pixels)[4], 0xFF0000FFu);
    SDL_FreeSurface(to);
    SDL_FreeSurface(from);
}
END_TEST

SUITE(scripts)
{
    Suite *suite = suite_create("scripts");
    TCase *tcase = tcase_create("scripts");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_loop_test(tcase, every_character_has_a_font, 0, ROWS(names) - EMOJI);
    tcase_add_loop_test(tcase, every_name_is_drawn, 0, ROWS(names));
    tcase_add_loop_test(tcase, letters_stand_in_their_direction, 0, ROWS(names));
    tcase_add_test(tcase, arabic_is_joined);
    tcase_add_loop_test(tcase, a_name_does_not_turn_its_sentence_round, 0, ROWS(sentences));
    tcase_add_loop_test(tcase, a_broken_sentence_keeps_its_direction, 0, ROWS(broken));
    tcase_add_test(tcase, what_fits_is_whole);
    tcase_add_loop_test(tcase, plain_text_needs_no_runs, 0, ROWS(plain));
    tcase_add_test(tcase, a_picture_shrinks_to_its_means);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("emoji that are pictures");
    tcase_set_timeout(posix, 60);
    tcase_add_checked_fixture(posix, setup, teardown);
    tcase_add_loop_test(posix, every_character_has_a_font, ROWS(names) - EMOJI, ROWS(names));
    tcase_add_test(posix, emoji_have_colours);
    suite_add_tcase(suite, posix);
    return suite;
}
