/* SPDX-License-Identifier: MIT */
/* Textures are kept from frame to frame: whatever was drawn before, a list looks as it does when it
 * is drawn first. */
#include "easel.h"
#include "suite.h"
#include "toolkit/icons.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    SIDE = 64,
};

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

/* --- Lists that differ in one thing --- */

/* A picture that shows all it is asked with but its size. */
static SDL_Surface *make_picture(int w, int h, int a, int b, uint32_t background, int red)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    uint32_t colour = 0xFF000000u | (uint32_t)red << 16 | (uint32_t)a << 8 | (uint32_t)b;
    SDL_FillRect(surface, NULL, colour ^ (background & 0x00F0F0F0u));
    return surface;
}

static SDL_Surface *make_dark(const char *assets, int w, int h, int a, int b, uint32_t background)
{
    (void)assets;
    return make_picture(w, h, a, b, background, 1);
}

static SDL_Surface *make_red(const char *assets, int w, int h, int a, int b, uint32_t background)
{
    (void)assets;
    return make_picture(w, h, a, b, background, 200);
}

static const struct picture_maker makers[] = {{make_dark}, {make_red}};

struct sample {
    enum draw_kind kind;
    int w;
    int number; /* maker, icon, radius, face or height of a line */
    int a, b;   /* a picture's; width of a frame or line, and is it rising; height of a text */
    int shade;  /* of fill, frame, line and text */
    int back;   /* behind all */
    bool layer; /* all of it is one */
    bool faint;
    const char *string;
};

static const struct {
    const char *name;
    struct sample one, other;
} pairs[] = {
    {"picture: maker",
     {.kind = DRAW_PICTURE, .w = 30},
     {.kind = DRAW_PICTURE, .w = 30, .number = 1}},
    {"picture: first number",
     {.kind = DRAW_PICTURE, .w = 30},
     {.kind = DRAW_PICTURE, .w = 30, .a = 9}},
    {"picture: second number",
     {.kind = DRAW_PICTURE, .w = 30},
     {.kind = DRAW_PICTURE, .w = 30, .b = 9}},
    {"picture: size", {.kind = DRAW_PICTURE, .w = 30}, {.kind = DRAW_PICTURE, .w = 31}},
    {"picture: background",
     {.kind = DRAW_PICTURE, .w = 30},
     {.kind = DRAW_PICTURE, .w = 30, .back = 64}},
    {"icon: which", {.kind = DRAW_SPRITE, .w = 30}, {.kind = DRAW_SPRITE, .w = 30, .number = 1}},
    {"icon: size", {.kind = DRAW_SPRITE, .w = 30}, {.kind = DRAW_SPRITE, .w = 40}},
    {"text: string",
     {.kind = DRAW_TEXT, .a = 18, .string = "11-15"},
     {.kind = DRAW_TEXT, .a = 18, .string = "11-16"}},
    {"text: face",
     {.kind = DRAW_TEXT, .a = 18, .string = "11"},
     {.kind = DRAW_TEXT, .a = 18, .number = 1, .string = "11"}},
    {"text: opacity",
     {.kind = DRAW_TEXT, .a = 18, .string = "11"},
     {.kind = DRAW_TEXT, .a = 18, .faint = true, .string = "11"}},
    {"icon: opacity",
     {.kind = DRAW_SPRITE, .w = 30},
     {.kind = DRAW_SPRITE, .w = 30, .faint = true}},
    {"text: height",
     {.kind = DRAW_TEXT, .a = 18, .string = "11"},
     {.kind = DRAW_TEXT, .a = 19, .string = "11"}},
    {"text: colour",
     {.kind = DRAW_TEXT, .a = 18, .string = "11"},
     {.kind = DRAW_TEXT, .a = 18, .shade = 90, .string = "11"}},
    {"fill: radius",
     {.kind = DRAW_FILL, .w = 30, .number = 5},
     {.kind = DRAW_FILL, .w = 30, .number = 9}},
    {"fill: colour",
     {.kind = DRAW_FILL, .w = 30, .number = 5},
     {.kind = DRAW_FILL, .w = 30, .number = 5, .shade = 90}},
    {"frame: radius",
     {.kind = DRAW_FRAME, .w = 30, .number = 8, .a = 2},
     {.kind = DRAW_FRAME, .w = 30, .number = 12, .a = 2}},
    {"frame: width",
     {.kind = DRAW_FRAME, .w = 30, .number = 8, .a = 2},
     {.kind = DRAW_FRAME, .w = 30, .number = 8, .a = 3}},
    {"line: size",
     {.kind = DRAW_LINE, .w = 30, .number = 30, .a = 4},
     {.kind = DRAW_LINE, .w = 30, .number = 40, .a = 4}},
    {"line: width",
     {.kind = DRAW_LINE, .w = 30, .number = 30, .a = 4},
     {.kind = DRAW_LINE, .w = 30, .number = 30, .a = 5}},
    {"line: direction",
     {.kind = DRAW_LINE, .w = 30, .number = 30, .a = 4},
     {.kind = DRAW_LINE, .w = 30, .number = 30, .a = 4, .b = 1}},
    {"line: colour",
     {.kind = DRAW_LINE, .w = 30, .number = 30, .a = 4},
     {.kind = DRAW_LINE, .w = 30, .number = 30, .a = 4, .shade = 90}},
    {"layer: colour of what is in it",
     {.kind = DRAW_FILL, .w = 30, .layer = true},
     {.kind = DRAW_FILL, .w = 30, .layer = true, .shade = 90}},
    {"layer: text in it",
     {.kind = DRAW_TEXT, .a = 18, .layer = true, .string = "11"},
     {.kind = DRAW_TEXT, .a = 18, .layer = true, .string = "12"}},
    {"layer: background",
     {.kind = DRAW_FILL, .w = 30, .layer = true},
     {.kind = DRAW_FILL, .w = 30, .layer = true, .back = 64}},
    {"layer: maker of what is in it",
     {.kind = DRAW_PICTURE, .w = 30, .layer = true},
     {.kind = DRAW_PICTURE, .w = 30, .number = 1, .layer = true}},
};

static void add_item(struct draw_list *list, const struct sample *sample)
{
    struct rect rect = {4, 4, sample->w, sample->w};
    struct colour colour = {255, 200, (uint8_t)(20 + sample->shade), 255};
    struct text_style style = {(enum font_face)sample->number, sample->a};
    draw_fade(list, sample->faint ? 0.5 : 1);
    switch (sample->kind) {
    case DRAW_FILL:
        draw_fill(list, rect, sample->number, colour);
        break;
    case DRAW_FRAME:
        draw_frame(list, rect, sample->number, sample->a, colour);
        break;
    case DRAW_SPRITE:
        draw_sprite(list, &icons[sample->number ? ICON_NEXT : ICON_UNDO], rect);
        break;
    case DRAW_TEXT:
        draw_text(list, 4, 4, style, colour, sample->string);
        break;
    case DRAW_PICTURE:
        draw_picture(list, &makers[sample->number], rect, sample->a, sample->b);
        break;
    case DRAW_LINE:
        draw_line(list, 8, sample->b ? 8 + sample->number : 8, 8 + sample->w,
                  sample->b ? 8 : 8 + sample->number, sample->a, colour);
        break;
    case DRAW_CLIP:
    case DRAW_LAYER:
        break;
    }
}

static void paint(struct easel *easel, const struct sample *sample)
{
    struct draw_list list = {0};
    struct colour back = {(uint8_t)sample->back, 0, 0, 255};
    size_t layer = sample->layer ? draw_layer_begin(&list, (struct rect){0, 0, SIDE, SIDE}) : 0;
    add_item(&list, sample);
    if (sample->layer)
        draw_layer_end(&list, layer);
    render_list(easel->render, &list, back);
    SDL_RenderPresent(easel->sdl);
    draw_list_finish(&list);
}

static bool same(const struct easel *a, const struct easel *b)
{
    return memcmp(a->surface->pixels, b->surface->pixels,
                  (size_t)a->surface->pitch * (size_t)a->surface->h) == 0;
}

/* `first` is drawn until it is kept (a layer is, when it has come twice), then `second`; and
 * `second` alone. */
static void check(const char *name, const struct sample *first, const struct sample *second)
{
    struct easel used, fresh;
    easel_init_fonts(&used, SIDE, SIDE, fonts);
    easel_init_fonts(&fresh, SIDE, SIDE, fonts);
    for (int i = 0; i < 3; i++)
        paint(&used, first);
    paint(&fresh, second);
    ck_assert_msg(!same(&used, &fresh), "%s: nothing differs", name);
    for (int i = 0; i < 3; i++) {
        paint(&used, second);
        ck_assert_msg(same(&used, &fresh), "%s: what was drawn before is drawn again", name);
    }
    easel_finish(&used);
    easel_finish(&fresh);
}

START_TEST(a_kept_texture_is_the_right_one)
{
    check(pairs[_i].name, &pairs[_i].one, &pairs[_i].other);
    check(pairs[_i].name, &pairs[_i].other, &pairs[_i].one);
}
END_TEST

/* Draws texts "1", "2" and so on, as many as asked for; none: an empty frame. */
static void paint_texts(struct easel *easel, int count)
{
    struct draw_list list = {0};
    for (int i = 1; i <= count; i++) {
        char number[12];
        snprintf(number, sizeof number, "%d", i);
        draw_text(&list, 4, 4, (struct text_style){FONT_REGULAR, 12}, (struct colour){0}, number);
    }
    render_list(easel->render, &list, (struct colour){0});
    draw_list_finish(&list);
}

/* Textures are given up that have not been drawn for some frames, for `kept` of them are enough. */
static const struct {
    const char *name;
    struct sample sample; /* drawn first, several times */
    int texts;            /* drawn first as well */
    int frames;           /* without anything */
    int kept;
} kept_rows[] = {
    {"a picture, for a while", {.kind = DRAW_PICTURE, .w = 30}, 0, 29, 1},
    {"a picture, no longer", {.kind = DRAW_PICTURE, .w = 30}, 0, 31, 0},
    {"a layer, in the next frame", {.kind = DRAW_FILL, .w = 30, .layer = true}, 0, 0, 1},
    {"a layer, no longer", {.kind = DRAW_FILL, .w = 30, .layer = true}, 0, 2, 0},
    {"a few small ones, for good", {.kind = DRAW_CLIP}, 100, 1000, 100},
    {"of many small ones some", {.kind = DRAW_CLIP}, 450, 2, 400},
};

START_TEST(textures_are_kept_for_a_time)
{
    struct easel easel;
    easel_init_fonts(&easel, SIDE, SIDE, fonts);
    for (int i = 0; i < 3; i++)
        paint(&easel, &kept_rows[_i].sample);
    if (kept_rows[_i].texts)
        paint_texts(&easel, kept_rows[_i].texts);
    for (int i = 0; i < kept_rows[_i].frames; i++)
        paint_texts(&easel, 0);
    ck_assert_msg(easel_textures() == kept_rows[_i].kept, "%s: %d are kept, not %d",
                  kept_rows[_i].name, easel_textures(), kept_rows[_i].kept);
    easel_finish(&easel);
    ck_assert_int_eq(easel_textures(), 0);
}
END_TEST

/* What is drawn after a clip has ended lies anywhere. */
START_TEST(a_clip_ends)
{
    struct easel easel;
    struct draw_list list = {0};
    struct colour white = {255, 255, 255, 255};
    easel_init_fonts(&easel, SIDE, SIDE, fonts);
    draw_clip(&list, (struct rect){0, 0, 10, 10});
    draw_fill(&list, (struct rect){0, 0, SIDE, 20}, 0, white);
    draw_unclip(&list);
    draw_fill(&list, (struct rect){0, 40, SIDE, 20}, 0, white);
    render_list(easel.render, &list, (struct colour){0, 0, 0, 255});
    SDL_RenderPresent(easel.sdl);
    const uint32_t *pixels = easel.surface->pixels;
    ck_assert_uint_eq(pixels[5 * SIDE + 5] & 0xFFFFFF, 0xFFFFFF);
    ck_assert_uint_eq(pixels[5 * SIDE + 15] & 0xFFFFFF, 0);
    ck_assert_uint_eq(pixels[15 * SIDE + 5] & 0xFFFFFF, 0);
    ck_assert_uint_eq(pixels[50 * SIDE + 50] & 0xFFFFFF, 0xFFFFFF);
    draw_list_finish(&list);
    easel_finish(&easel);
}
END_TEST

/* Lines from one point to another, whichever of them is named first: there is ink at both ends and
 * half way, and none in the other corners. */
static const struct {
    const char *name;
    int x1, y1, x2, y2;
} lines[] = {
    {"down to the right", 10, 10, 50, 50},
    {"up to the left", 50, 50, 10, 10},
    {"down to the left", 50, 10, 10, 50},
    {"up to the right", 10, 50, 50, 10},
    {"to the right", 10, 30, 50, 30},
    {"to the left", 50, 30, 10, 30},
    {"up", 30, 50, 30, 10},
    {"down, a little aside", 28, 10, 32, 50},
    {"a dot", 30, 30, 30, 30},
};

START_TEST(a_line_joins_its_ends)
{
    struct easel easel;
    struct draw_list list = {0};
    int x1 = lines[_i].x1, y1 = lines[_i].y1, x2 = lines[_i].x2, y2 = lines[_i].y2;
    easel_init_fonts(&easel, SIDE, SIDE, fonts);
    draw_line(&list, x1, y1, x2, y2, 6, (struct colour){255, 255, 255, 255});
    render_list(easel.render, &list, (struct colour){0, 0, 0, 255});
    SDL_RenderPresent(easel.sdl);
    const uint32_t *pixels = easel.surface->pixels;
    const int inked[][2] = {{x1, y1}, {x2, y2}, {(x1 + x2) / 2, (y1 + y2) / 2}};
    for (int i = 0; i < ROWS(inked); i++)
        ck_assert_msg((pixels[inked[i][1] * SIDE + inked[i][0]] & 0xFF) == 0xFF,
                      "%s: nothing at %d,%d", lines[_i].name, inked[i][0], inked[i][1]);
    int ink = 0;
    for (int i = 0; i < SIDE * SIDE; i++)
        ink += (int)(pixels[i] & 0xFF);
    double length = hypot(x2 - x1, y2 - y1), expected = 6 * length + 3.14159 * 9;
    ck_assert_msg(fabs(ink / 255.0 - expected) < 0.05 * expected + 3,
                  "%s: %.1f pixels of ink, not %.1f", lines[_i].name, ink / 255.0, expected);
    draw_list_finish(&list);
    easel_finish(&easel);
}
END_TEST

SUITE(render)
{
    Suite *suite = suite_create("render");
    TCase *tcase = tcase_create("textures");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_loop_test(tcase, a_kept_texture_is_the_right_one, 0, ROWS(pairs));
    tcase_add_loop_test(tcase, textures_are_kept_for_a_time, 0, ROWS(kept_rows));
    tcase_add_test(tcase, a_clip_ends);
    tcase_add_loop_test(tcase, a_line_joins_its_ends, 0, ROWS(lines));
    suite_add_tcase(suite, tcase);
    return suite;
}
