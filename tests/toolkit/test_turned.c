/* SPDX-License-Identifier: MIT */
/* A picture turned in memory: where its pixels go, that no corner leaves it, and how large it is
 * kept. */
#include "easel.h"
#include "suite.h"
#include "toolkit/turned.h"

#include <math.h>

enum {
    LARGEST = 480, /* that is turned */
    AROUND = 0x123456,
};

static uint32_t turned_out[LARGEST * LARGEST];

static uint32_t *pixel(SDL_Surface *surface, int x, int y)
{
    return (uint32_t *)((char *)surface->pixels + y * surface->pitch) + x;
}

/* Every pixel of the picture is another. */
static uint32_t colour_of(int x, int y)
{
    return (uint32_t)(x << 12 | y);
}

/* `plain`: all of it is red. */
static SDL_Surface *picture(int w, int h, bool plain)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, w + 2, h + 2, 32, SDL_PIXELFORMAT_XRGB8888);
    ck_assert_msg(surface != NULL, "%s", SDL_GetError());
    SDL_FillRect(surface, NULL, AROUND);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            *pixel(surface, x + 1, y + 1) = plain ? 0xFF0000 : colour_of(x, y);
    return surface;
}

/* Into lines without a gap between them. */
static void turn(SDL_Surface *from, int angle)
{
    turn_pixels(from, angle, turned_out, (from->w - 2) * (int)sizeof turned_out[0]);
    SDL_FreeSurface(from);
}

/* Where the pixel that ends at x, y was before: both from the middle of the picture. */
static const struct {
    const char *name;
    int angle;
    struct {
        int of_x, of_y;
    } x, y;
} rows[] = {
    {"not at all", 0, {1, 0}, {0, 1}},
    {"a quarter", TURNED_HALF / 2, {0, 1}, {-1, 0}},
    {"a quarter back", -TURNED_HALF / 2, {0, -1}, {1, 0}},
    {"half", TURNED_HALF, {-1, 0}, {0, -1}},
};

/* One strip or several, the last of them whole or not; each side as odd as the other, so that what
 * has made a quarter of a turn has whole pixels. */
static const struct {
    int w, h;
} sizes[] = {{100, 100}, {480, 480}, {64, 64}, {479, 479}, {480, 270}, {171, 333}, {1, 3}};

/* What has gone beyond the picture is not there; beyond what has come to it is what is around. */
static uint32_t expected_at(int row, int w, int h, int x, int y)
{
    int right = 2 * x - (w - 1), down = 2 * y - (h - 1);
    int from_x = (rows[row].x.of_x * right + rows[row].x.of_y * down + w - 1) / 2;
    int from_y = (rows[row].y.of_x * right + rows[row].y.of_y * down + h - 1) / 2;
    bool inside = from_x >= 0 && from_x < w && from_y >= 0 && from_y < h;
    return inside ? colour_of(from_x, from_y) : AROUND;
}

START_TEST(pixels_go_where_they_should)
{
    int row = _i % ROWS(rows), w = sizes[_i / ROWS(rows)].w, h = sizes[_i / ROWS(rows)].h;
    turn(picture(w, h, false), rows[row].angle);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            uint32_t expected = expected_at(row, w, h, x, y), found = turned_out[y * w + x];
            REQUIRE(found == expected, "%s, %dx%d: %06x at %d, %d, expected %06x", rows[row].name,
                    w, h, (unsigned)found, x, y, (unsigned)expected);
        }
}
END_TEST

static const int sides[] = {100, 333, LARGEST};

/* At every angle all of it is there: as large as it can be, its middle in the middle, and nothing
 * of it on the outermost pixels but where a corner touches. */
START_TEST(corners_stay_within)
{
    int length = sides[_i % ROWS(sides)], angle = 500 * (_i / ROWS(sides)), touching = 0, red = 0;
    int last = length - 1;
    turn(picture(length, length, true), angle);
    for (int i = 0; i < length; i++) {
        const uint32_t edge[] = {turned_out[i], turned_out[last * length + i],
                                 turned_out[i * length], turned_out[i * length + last]};
        for (int j = 0; j < ROWS(edge); j++)
            touching += edge[j] != AROUND;
        for (int x = 0; x < length; x++)
            red += turned_out[i * length + x] == 0xFF0000;
    }
    double turn = angle * 3.14159265358979 / TURNED_HALF;
    double side = length / (fabs(cos(turn)) + fabs(sin(turn)));
    ck_assert_msg(red > (side - 4) * (side - 4) && red <= (side + 1) * (side + 1),
                  "%d, %d: %d pixels of %.0f", length, angle, red, side * side);
    ck_assert_msg(turned_out[length / 2 * length + length / 2] == 0xFF0000, "%d, %d: the middle",
                  length, angle);
    ck_assert_msg(angle % 9000 == 0 || touching < length / 2, "%d, %d: %d at the edge", length,
                  angle, touching);
}
END_TEST

/* --- Kept --- */

static const struct {
    const char *name;
    int w, h, kept_w, kept_h; /* without the margin */
} kept_rows[] = {
    {"small", 100, 100, 100, 100},  {"as large as may be", 480, 480, 480, 480},
    {"larger", 481, 481, 480, 480}, {"wide", 1000, 600, 480, 288},
    {"high", 600, 1000, 288, 480},  {"small and wide", 300, 170, 300, 170},
    {"very thin", 2, 1000, 1, 480},
};

static const SDL_Color quarters[2][2] = {{{255, 0, 0, 255}, {0, 255, 0, 255}},
                                         {{0, 0, 255, 255}, {255, 255, 255, 255}}};

/* Four quarters of four colours. */
static void paint_quarters(SDL_Renderer *sdl, int w, int h)
{
    for (int i = 0; i < 4; i++) {
        SDL_Color colour = quarters[i / 2][i % 2];
        SDL_Rect rect = {i % 2 * w / 2, i / 2 * h / 2, w - w / 2, h - h / 2};
        SDL_SetRenderDrawColor(sdl, colour.r, colour.g, colour.b, 255);
        SDL_RenderFillRect(sdl, &rect);
    }
}

static uint32_t value_of(SDL_Color colour)
{
    return (uint32_t)(colour.r << 16 | colour.g << 8 | colour.b);
}

static uint32_t kept_at(const struct turned *turned, int x, int y)
{
    return *pixel(turned->upright, x, y) & 0xFFFFFF;
}

/* All of the outermost pixels, and none within. */
static void require_margin(const char *name, const struct turned *turned, int w, int h)
{
    for (int x = 0; x < w + 2; x++)
        ck_assert_msg(kept_at(turned, x, 0) == AROUND && kept_at(turned, x, h + 1) == AROUND,
                      "%s: no margin above or below %d", name, x);
    for (int y = 0; y < h + 2; y++)
        ck_assert_msg(kept_at(turned, 0, y) == AROUND && kept_at(turned, w + 1, y) == AROUND,
                      "%s: no margin beside %d", name, y);
}

/* All of the picture is kept: each corner, and the middle of each quarter. */
static void require_quarters(const char *name, const struct turned *turned, int w, int h)
{
    for (int i = 0; i < 4; i++) {
        int right = i % 2, down = i / 2;
        uint32_t expected = value_of(quarters[down][right]);
        uint32_t corner = kept_at(turned, right ? w : 1, down ? h : 1);
        uint32_t middle = kept_at(turned, 1 + w / 4 + right * w / 2, 1 + h / 4 + down * h / 2);
        ck_assert_msg(corner == expected && middle == expected, "%s: quarter %d is %06x and %06x",
                      name, i, (unsigned)corner, (unsigned)middle);
    }
}

START_TEST(a_picture_is_kept_with_a_margin)
{
    const char *name = kept_rows[_i].name;
    int w = kept_rows[_i].kept_w, h = kept_rows[_i].kept_h;
    struct turned turned = {0};
    struct easel easel;
    easel_init(&easel, kept_rows[_i].w, kept_rows[_i].h);
    paint_quarters(easel.sdl, kept_rows[_i].w, kept_rows[_i].h);
    ck_assert_msg(turned_keep(&turned, easel.sdl, kept_rows[_i].w, kept_rows[_i].h,
                              (SDL_Color){0x12, 0x34, 0x56, 255}),
                  "%s: %s", name, SDL_GetError());
    ck_assert_msg(turned.upright->w == w + 2 && turned.upright->h == h + 2, "%s: %dx%d", name,
                  turned.upright->w, turned.upright->h);
    require_margin(name, &turned, w, h);
    if (w > 1)
        require_quarters(name, &turned, w, h);
    turned_finish(&turned);
    easel_finish(&easel);
}
END_TEST

/* A texture that cannot be written to stands for one that is lost. */
static const struct {
    const char *name;
    SDL_TextureAccess access;
    bool drawn;
} draw_rows[] = {
    {"as it is kept", SDL_TEXTUREACCESS_STREAMING, true},
    {"a texture that fails", SDL_TEXTUREACCESS_STATIC, false},
};

START_TEST(it_is_told_that_nothing_is_drawn)
{
    const char *name = draw_rows[_i].name;
    struct turned turned = {0};
    struct easel easel;
    easel_init(&easel, 100, 100);
    ck_assert(turned_keep(&turned, easel.sdl, 100, 100, (SDL_Color){0, 0, 0, 255}));
    SDL_DestroyTexture(turned.texture);
    turned.texture =
        SDL_CreateTexture(easel.sdl, SDL_PIXELFORMAT_XRGB8888, draw_rows[_i].access, 100, 100);
    ck_assert_msg(turned.texture != NULL, "%s: %s", name, SDL_GetError());
    bool drawn = turned_draw(&turned, easel.sdl, (SDL_Rect){0, 0, 100, 100}, 1000);
    ck_assert_msg(drawn == draw_rows[_i].drawn && turned.shown == drawn, "%s", name);
    turned_finish(&turned);
    easel_finish(&easel);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("turned pictures");
    TCase *tcase = tcase_create("pixels");
    tcase_add_loop_test(tcase, pixels_go_where_they_should, 0, ROWS(rows) * ROWS(sizes));
    tcase_add_loop_test(tcase, corners_stay_within, 0, ROWS(sides) * 2 * TURNED_HALF / 500);
    tcase_add_loop_test(tcase, a_picture_is_kept_with_a_margin, 0, ROWS(kept_rows));
    tcase_add_loop_test(tcase, it_is_told_that_nothing_is_drawn, 0, ROWS(draw_rows));
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
