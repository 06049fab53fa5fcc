/* SPDX-License-Identifier: MIT */
/* A picture turned in memory: where its pixels go, and that no corner leaves it. */
#include "suite.h"
#include "toolkit/turned.h"

#include <math.h>

enum {
    SIDE = 100, /* more than a strip */
    AROUND = 0x123456,
};

static uint32_t turned_out[SIDE][SIDE];

static uint32_t *pixel(SDL_Surface *surface, int x, int y)
{
    return (uint32_t *)((char *)surface->pixels + y * surface->pitch) + x;
}

/* Every pixel of the picture is another. */
static uint32_t colour_of(int x, int y)
{
    return (uint32_t)(x << 16 | y << 8 | 200);
}

/* `plain`: all of it is red. */
static SDL_Surface *picture(bool plain)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, SIDE + 2, SIDE + 2, 32, SDL_PIXELFORMAT_XRGB8888);
    ck_assert_msg(surface != NULL, "%s", SDL_GetError());
    SDL_FillRect(surface, NULL, AROUND);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            *pixel(surface, x + 1, y + 1) = plain ? 0xFF0000 : colour_of(x, y);
    return surface;
}

static void turn(SDL_Surface *from, int angle)
{
    turn_pixels(from, angle, turned_out, sizeof turned_out[0]);
    SDL_FreeSurface(from);
}

/* Where the pixel that ends at x, y was before. */
static const struct {
    const char *name;
    int angle;
    struct {
        int of_x, of_y, more;
    } x, y;
} rows[] = {
    {"not at all", 0, {1, 0, 0}, {0, 1, 0}},
    {"a quarter", TURNED_HALF / 2, {0, 1, 0}, {-1, 0, SIDE - 1}},
    {"a quarter back", -TURNED_HALF / 2, {0, -1, SIDE - 1}, {1, 0, 0}},
    {"half", TURNED_HALF, {-1, 0, SIDE - 1}, {0, -1, SIDE - 1}},
};

START_TEST(pixels_go_where_they_should)
{
    turn(picture(false), rows[_i].angle);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            uint32_t expected =
                colour_of(rows[_i].x.of_x * x + rows[_i].x.of_y * y + rows[_i].x.more,
                          rows[_i].y.of_x * x + rows[_i].y.of_y * y + rows[_i].y.more);
            REQUIRE(turned_out[y][x] == expected, "%s: %06x at %d, %d, expected %06x",
                    rows[_i].name, (unsigned)turned_out[y][x], x, y, (unsigned)expected);
        }
}
END_TEST

/* At every angle all of it is there: as large as it can be, its middle in the middle, and nothing
 * of it on the outermost pixels but where a corner touches. */
START_TEST(corners_stay_within)
{
    int angle = 500 * _i, touching = 0, red = 0;
    turn(picture(true), angle);
    for (int i = 0; i < SIDE; i++) {
        const uint32_t edge[] = {turned_out[0][i], turned_out[SIDE - 1][i], turned_out[i][0],
                                 turned_out[i][SIDE - 1]};
        for (int j = 0; j < ROWS(edge); j++)
            touching += edge[j] != AROUND;
        for (int x = 0; x < SIDE; x++)
            red += turned_out[i][x] == 0xFF0000;
    }
    double turn = angle * 3.14159265358979 / TURNED_HALF;
    double side = SIDE / (fabs(cos(turn)) + fabs(sin(turn)));
    ck_assert_msg(red > (side - 4) * (side - 4) && red <= (side + 1) * (side + 1),
                  "%d: %d pixels of %.0f", angle, red, side * side);
    ck_assert_msg(turned_out[SIDE / 2][SIDE / 2] == 0xFF0000, "%d: the middle", angle);
    ck_assert_msg(angle % 9000 == 0 || touching < SIDE / 2, "%d: %d at the edge", angle, touching);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("turned pictures");
    TCase *tcase = tcase_create("pixels");
    tcase_add_loop_test(tcase, pixels_go_where_they_should, 0, ROWS(rows));
    tcase_add_loop_test(tcase, corners_stay_within, 0, 2 * TURNED_HALF / 500);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
