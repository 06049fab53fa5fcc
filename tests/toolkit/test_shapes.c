/* SPDX-License-Identifier: MIT */
/* One picture laid over another, or tinted, pixel by pixel. */
#include "suite.h"
#include "toolkit/shapes.h"

enum {
    STEP = 5, /* divides 255 */
    SIDE = 255 / STEP + 1,
    ABOVE = 0xF07B10,
    BELOW = 0x1FC0A5,
};

static uint32_t *pixel(SDL_Surface *surface, int x, int y)
{
    return (uint32_t *)((char *)surface->pixels + y * surface->pitch) + x;
}

/* Porter and Duff's "over", without a shortcut. */
static uint32_t expected(double above, double below)
{
    double rest = below * (1 - above);
    if (above + rest <= 0)
        return 0;
    uint32_t result = (uint32_t)((above + rest) * 255 + 0.5) << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        double sum = (ABOVE >> shift & 0xFF) * above + (BELOW >> shift & 0xFF) * rest;
        result |= (uint32_t)(sum / (above + rest) + 0.5) << shift;
    }
    return result;
}

START_TEST(every_pair_of_alphas)
{
    SDL_Surface *above = shape_plain(SIDE, SIDE), *below = shape_plain(SIDE, SIDE);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            *pixel(above, x, y) = (uint32_t)(x * STEP) << 24 | ABOVE;
            *pixel(below, x, y) = (uint32_t)(y * STEP) << 24 | BELOW;
        }
    shape_over(below, above);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            ck_assert_msg(*pixel(above, x, y) == expected(x * STEP / 255.0, y * STEP / 255.0),
                          "alpha %d over %d: %08x", x * STEP, y * STEP, *pixel(above, x, y));
    SDL_FreeSurface(above);
    SDL_FreeSurface(below);
}
END_TEST

/* White takes the colour, black stays, alpha is multiplied as well. */
static const struct {
    uint32_t pixel, tint, expected;
} products[] = {
    {0xFFFFFFFF, 0xFFA2DCFF, 0xFFA2DCFF}, {0xFF000000, 0xFFA2DCFF, 0xFF000000},
    {0x80FFFFFF, 0xFFA2DCFF, 0x80A2DCFF}, {0xFF808080, 0xFFFF8000, 0xFF804000},
    {0xFF123456, 0x80FFFFFF, 0x80123456}, {0x80123456, 0x80FFFFFF, 0x40123456},
    {0x12345678, 0xFFFFFFFF, 0x12345678},
};

START_TEST(a_tint_multiplies)
{
    SDL_Surface *surface = shape_plain(3, 2);
    for (int i = 0; i < 6; i++)
        *pixel(surface, i % 3, i / 3) = products[_i].pixel;
    shape_multiply(surface, products[_i].tint);
    for (int i = 0; i < 6; i++)
        ck_assert_msg(*pixel(surface, i % 3, i / 3) == products[_i].expected,
                      "%08x by %08x is %08x", products[_i].pixel, products[_i].tint,
                      *pixel(surface, i % 3, i / 3));
    SDL_FreeSurface(surface);
}
END_TEST

SUITE(shapes)
{
    Suite *suite = suite_create("shapes");
    TCase *tcase = tcase_create("over");
    tcase_add_test(tcase, every_pair_of_alphas);
    tcase_add_loop_test(tcase, a_tint_multiplies, 0, ROWS(products));
    suite_add_tcase(suite, tcase);
    return suite;
}
