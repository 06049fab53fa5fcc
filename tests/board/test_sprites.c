/* SPDX-License-Identifier: MIT */
/* Can every piece and mark be told from the wood, and the sides from each other? Measured in the
 * pictures as they are shown. */
#include "board/board_texture.h"
#include "board/sprites.h"
#include "contrast.h"
#include "suite.h"
#include "toolkit/geometry.h"
#include "toolkit/shapes.h"

#include <math.h>
#include <stdlib.h>

enum {
    SIZE = 96, /* pixels at which the pictures are measured */
};

static uint32_t pixel(const SDL_Surface *surface, int x, int y)
{
    return ((const uint32_t *)((const char *)surface->pixels + y * surface->pitch))[x];
}

static struct colour pixel_colour(uint32_t argb)
{
    return (struct colour){argb >> 16 & 0xFF, argb >> 8 & 0xFF, argb & 0xFF, argb >> 24};
}

static SDL_Surface *picture_of(enum theme_index theme, enum board_sprite sprite)
{
    SDL_Surface *loaded = sprite_load(ASSETS "/", board_sprite(theme, sprite), SIZE, SIZE);
    SDL_Surface *argb = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(loaded);
    ck_assert_ptr_nonnull(argb);
    return argb;
}

static SDL_Surface *picture(enum board_sprite sprite)
{
    return picture_of(THEME_WALNUT, sprite);
}

/* Red, green and blue added up over pixels. */
struct sum {
    double r, g, b;
    int count;
};

static void add(struct sum *sum, struct colour colour)
{
    sum->r += colour.r;
    sum->g += colour.g;
    sum->b += colour.b;
    sum->count++;
}

static struct colour mean(const struct sum *sum)
{
    double n = sum->count ? sum->count : 1;
    return (struct colour){(uint8_t)(sum->r / n), (uint8_t)(sum->g / n), (uint8_t)(sum->b / n),
                           255};
}

/* All of an opaque square. */
static struct colour square_mean(enum board_sprite sprite)
{
    SDL_Surface *surface = picture(sprite);
    struct sum sum = {0};
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
            add(&sum, pixel_colour(pixel(surface, x, y)));
    SDL_FreeSurface(surface);
    return mean(&sum);
}

static const enum board_sprite dark_squares[] = {SPRITE_DARK_1, SPRITE_DARK_2, SPRITE_DARK_3,
                                                 SPRITE_DARK_4};
static const enum board_sprite light_squares[] = {SPRITE_LIGHT_1, SPRITE_LIGHT_2, SPRITE_LIGHT_3,
                                                  SPRITE_LIGHT_4};

static bool alike(struct colour a, struct colour b)
{
    return abs(a.r - b.r) <= 8 && abs(a.g - b.g) <= 8 && abs(a.b - b.b) <= 8;
}

/* What stands in for a wood has its colour, on average. */
START_TEST(woods_are_as_they_say)
{
    enum board_sprite woods[] = {dark_squares[_i], light_squares[_i]};
    for (int i = 0; i < ROWS(woods); i++) {
        struct colour found = square_mean(woods[i]);
        ck_assert_msg(alike(found, board_sprite(THEME_WALNUT, woods[i])->stand_in),
                      "%s is #%02x%02x%02x", board_sprite(THEME_WALNUT, woods[i])->file, found.r,
                      found.g, found.b);
    }
}
END_TEST

/* One shade of a picture: how far its pixels stand out from what is behind them. WCAG leaves out
 * the pixels that smooth an edge, so the middle one speaks for all. */
struct shade {
    double contrasts[SIZE * SIZE];
    int count;
};

static int ascending(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

static double middle(struct shade *shade)
{
    qsort(shade->contrasts, (size_t)shade->count, sizeof *shade->contrasts, ascending);
    return shade->count > 0 ? shade->contrasts[shade->count / 2] : 1;
}

/* The opaque pixels of a picture that are lighter than what is behind it, or those that are darker;
 * `*opaque` is how many there are of both. */
static void measure(enum board_sprite sprite, struct colour back, bool lighter, struct shade *shade,
                    int *opaque)
{
    static const struct colour black = COLOUR(0x000000);
    double level = colour_contrast(back, black);
    SDL_Surface *surface = picture(sprite);
    shade->count = *opaque = 0;
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            struct colour colour = pixel_colour(pixel(surface, x, y));
            if (colour.a < 250)
                continue;
            ++*opaque;
            if ((colour_contrast(colour, black) > level) == lighter)
                shade->contrasts[shade->count++] = colour_contrast(colour, back);
        }
    SDL_FreeSurface(surface);
}

/* Men and kings are drawn in one tone. What stands out must be at least a third of what is drawn.
 */
static const struct {
    const char *name;
    enum board_sprite sprite;
    bool bright;
} pictures[] = {
    {"black man", SPRITE_BLACK_MAN, false},
    {"black king, two discs", SPRITE_STACK_BLACK, false},
    {"black man, letter", SPRITE_LETTER_BLACK_MAN, false},
    {"black king, letter", SPRITE_LETTER_BLACK_KING, false},
    {"white man", SPRITE_WHITE_MAN, true},
    {"white king, two discs", SPRITE_STACK_WHITE, true},
    {"white man, letter", SPRITE_LETTER_WHITE_MAN, true},
    {"white king, letter", SPRITE_LETTER_WHITE_KING, true},
};

START_TEST(every_picture_stands_out)
{
    for (int i = 0; i < ROWS(dark_squares); i++) {
        struct colour square = square_mean(dark_squares[i]);
        static struct shade shade;
        int opaque;
        measure(pictures[_i].sprite, square, pictures[_i].bright, &shade, &opaque);
        double contrast = middle(&shade);
        ck_assert_msg(contrast >= contrasts_asked(&themes[0]).mark, "%s on dark square %d: %.2f:1",
                      pictures[_i].name, i + 1, contrast);
        ck_assert_msg(shade.count * 3 >= opaque, "%s: only %d of %d pixels stand out",
                      pictures[_i].name, shade.count, opaque);
    }
}
END_TEST

/* --- Marks, in the colours of each theme --- */

static const struct {
    const char *name;
    enum board_sprite sprite;
} marks[] = {
    {"movable", SPRITE_MARK_MOVABLE}, {"movable, under the pointer", SPRITE_MARK_MOVABLE_HOT},
    {"must", SPRITE_MARK_MUST},       {"selected", SPRITE_MARK_SELECTED},
    {"target", SPRITE_MARK_TARGET},   {"target of a capture", SPRITE_MARK_TARGET_CAPTURE},
    {"last move", SPRITE_MARK_LAST},  {"look here", SPRITE_MARK_LOOK},
    {"lit", SPRITE_MARK_LIT},         {"blocked", SPRITE_MARK_BLOCKED},
    {"cursor", SPRITE_CURSOR},        {"route badge", SPRITE_ROUTE_BADGE},
};

static uint8_t blend(uint8_t above, uint8_t below, int alpha)
{
    return (uint8_t)((above * alpha + below * (255 - alpha) + 127) / 255);
}

/* `above` as see-through as it is, over the opaque `below`. */
static struct colour over(struct colour above, struct colour below)
{
    return (struct colour){blend(above.r, below.r, above.a), blend(above.g, below.g, above.a),
                           blend(above.b, below.b, above.a), 255};
}

static struct colour tinted(struct colour colour, struct colour tint)
{
    return (struct colour){(uint8_t)(colour.r * tint.r / 255), (uint8_t)(colour.g * tint.g / 255),
                           (uint8_t)(colour.b * tint.b / 255), (uint8_t)(colour.a * tint.a / 255)};
}

/* What is white and solid in the mark against the very wood behind it; glow and dark edges come on
 * top of that. */
static void measure_mark(enum theme_index theme, enum board_sprite mark, enum board_sprite wood,
                         struct shade *shade)
{
    SDL_Surface *above = picture_of(theme, mark), *below = picture_of(theme, wood);
    struct colour tint = board_mark_colour(theme, mark);
    shade->count = 0;
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++) {
            struct colour white = pixel_colour(pixel(above, x, y));
            if (white.a < 230 || white.g < 200)
                continue;
            struct colour back = pixel_colour(pixel(below, x, y));
            shade->contrasts[shade->count++] =
                colour_contrast(over(tinted(white, tint), back), back);
        }
    SDL_FreeSurface(above);
    SDL_FreeSurface(below);
}

/* What is asked of the marks and numbers of a theme (DESIGN 7). */
static double mark_asked(int theme)
{
    return theme == THEME_CONTRAST ? 7 : contrasts_asked(&themes[0]).mark;
}

START_TEST(every_mark_stands_out)
{
    static struct shade shade;
    for (int theme = 0; theme < THEME_COUNT; theme++)
        for (int i = 0; i < ROWS(dark_squares); i++) {
            measure_mark((enum theme_index)theme, marks[_i].sprite, dark_squares[i], &shade);
            double contrast = middle(&shade);
            ck_assert_msg(shade.count >= SIZE, "%s: only %d pixels", marks[_i].name, shade.count);
            ck_assert_msg(contrast >= mark_asked(theme), "%s, %s on dark square %d: %.2f:1",
                          themes[theme].id, marks[_i].name, i + 1, contrast);
        }
}
END_TEST

/* The number of a square against each pixel of its wood, without the help of its shadow. */
START_TEST(numbers_stand_out_on_every_wood)
{
    for (int theme = 0; theme < THEME_COUNT; theme++) {
        SDL_Surface *wood = picture_of((enum theme_index)theme, dark_squares[_i]);
        struct colour number = board_themes[theme].colours[BOARD_COLOUR_NUMBER];
        double least = 21;
        for (int y = 0; y < SIZE; y++)
            for (int x = 0; x < SIZE; x++) {
                struct colour back = pixel_colour(pixel(wood, x, y));
                double contrast = colour_contrast(over(number, back), back);
                least = contrast < least ? contrast : least;
            }
        SDL_FreeSurface(wood);
        ck_assert_msg(least >= mark_asked(theme), "%s, dark square %d: %.2f:1", themes[theme].id,
                      _i + 1, least);
    }
}
END_TEST

/* The sides differ in more than hue: seen without colour they are far apart. */
static const struct {
    const char *name;
    enum board_sprite black, white;
} pairs[] = {
    {"men", SPRITE_BLACK_MAN, SPRITE_WHITE_MAN},
    {"kings", SPRITE_STACK_BLACK, SPRITE_STACK_WHITE},
};

static struct colour face(enum board_sprite sprite)
{
    SDL_Surface *surface = picture(sprite);
    struct sum sum = {0};
    for (int y = 0; y < SIZE; y++)
        for (int x = 0; x < SIZE; x++)
            if (pixel(surface, x, y) >> 24 >= 250)
                add(&sum, pixel_colour(pixel(surface, x, y)));
    SDL_FreeSurface(surface);
    return mean(&sum);
}

START_TEST(sides_differ_without_colour)
{
    double contrast = colour_contrast(face(pairs[_i].black), face(pairs[_i].white));
    ck_assert_msg(contrast >= 4.5, "%s: %.2f:1", pairs[_i].name, contrast);
}
END_TEST

/* A king's mark upon its man. */
static const struct {
    const char *name;
    enum board_sprite mark, man;
    bool bright;
} crowns[] = {
    {"rings, black", SPRITE_RINGS_BLACK, SPRITE_BLACK_MAN, true},
    {"rings, white", SPRITE_RINGS_WHITE, SPRITE_WHITE_MAN, false},
    {"crown, black", SPRITE_CROWN_BLACK, SPRITE_BLACK_MAN, true},
    {"crown, white", SPRITE_CROWN_WHITE, SPRITE_WHITE_MAN, false},
};

START_TEST(kings_marks_stand_out_on_the_man)
{
    static struct shade shade;
    int opaque;
    struct colour man = face(crowns[_i].man);
    measure(crowns[_i].mark, man, crowns[_i].bright, &shade, &opaque);
    double contrast = middle(&shade);
    ck_assert_msg(contrast >= contrasts_asked(&themes[0]).mark, "%s: %.2f:1", crowns[_i].name,
                  contrast);
}
END_TEST

/* --- Kings and men, seen small and without colour --- */

enum {
    SMALL = 40, /* pixels: a square of the board in a window of 640x480 */
};

static const struct {
    const char *name;
    enum board_sprite man, king, mark; /* `mark` upon the man, or itself the king */
    int least;                         /* levels of grey by which they differ */
} kings[] = {
    {"two discs, black", SPRITE_BLACK_MAN, SPRITE_STACK_BLACK, SPRITE_STACK_BLACK, 30},
    {"two discs, white", SPRITE_WHITE_MAN, SPRITE_STACK_WHITE, SPRITE_STACK_WHITE, 43},
    {"rings, black", SPRITE_BLACK_MAN, SPRITE_BLACK_MAN, SPRITE_RINGS_BLACK, 28},
    {"rings, white", SPRITE_WHITE_MAN, SPRITE_WHITE_MAN, SPRITE_RINGS_WHITE, 28},
    {"crown, black", SPRITE_BLACK_MAN, SPRITE_BLACK_MAN, SPRITE_CROWN_BLACK, 28},
    {"crown, white", SPRITE_WHITE_MAN, SPRITE_WHITE_MAN, SPRITE_CROWN_WHITE, 28},
};

/* What is drawn on a square, from below. */
static SDL_Surface *small_picture(enum board_sprite below, enum board_sprite above)
{
    const enum board_sprite sprites[] = {SPRITE_DARK_1, below, above};
    SDL_Surface *picture = NULL;
    for (int i = 0; i < ROWS(sprites); i++) {
        SDL_Surface *next =
            sprite_load(ASSETS "/", board_sprite(THEME_WALNUT, sprites[i]), SMALL, SMALL);
        if (picture)
            shape_over(picture, next);
        SDL_FreeSurface(picture);
        picture = next;
    }
    return picture;
}

/* How grey a pixel is, 0 to 255 (ITU-R BT.709). */
static double grey(const SDL_Surface *surface, int x, int y)
{
    struct colour colour = pixel_colour(pixel(surface, x, y));
    return 0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b;
}

/* The mean over the disc of a man. Two discs with half as much between them, the upper one without
 * its rim, have 15 (black) and 38 (white). */
START_TEST(kings_differ_from_men_in_grey)
{
    SDL_Surface *man = small_picture(kings[_i].man, kings[_i].man);
    SDL_Surface *king = small_picture(kings[_i].king, kings[_i].mark);
    double sum = 0;
    int count = 0;
    for (int y = 0; y < SMALL; y++)
        for (int x = 0; x < SMALL; x++)
            if (hypot(x + 0.5 - SMALL / 2.0, y + 0.5 - SMALL / 2.0) <= 0.4 * SMALL) {
                sum += fabs(grey(man, x, y) - grey(king, x, y));
                count++;
            }
    SDL_FreeSurface(man);
    SDL_FreeSurface(king);
    ck_assert_msg(sum / count >= kings[_i].least, "%s: %.1f levels of grey", kings[_i].name,
                  sum / count);
}
END_TEST

/* --- Edges drawn alone --- */

enum {
    EDGE_DIFFERENCE = 24, /* of a channel at most: a part is drawn with roundings of its own */
};

static int channel_difference(uint32_t a, uint32_t b)
{
    int most = 0;
    for (int shift = 0; shift < 32; shift += 8)
        most = int_max(most, abs((int)(a >> shift & 0xFF) - (int)(b >> shift & 0xFF)));
    return most;
}

static SDL_Surface *transparent(int side)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, side, side, 32, SDL_PIXELFORMAT_ARGB8888);
    ck_assert_ptr_nonnull(surface);
    return surface;
}

/* Whether the edges are those of the whole picture, and the middle has been left alone. */
static bool has_edges_only(const SDL_Surface *edges, const SDL_Surface *whole, int border)
{
    for (int y = 0; y < whole->h; y++)
        for (int x = 0; x < whole->w; x++) {
            int near = int_min(int_min(x, y), int_min(whole->w - 1 - x, whole->h - 1 - y));
            uint32_t wanted = near < border ? pixel(whole, x, y) : 0;
            if (channel_difference(pixel(edges, x, y), wanted) > EDGE_DIFFERENCE)
                return false;
        }
    return true;
}

/* 480 and 489 are of those that SDL_image rounds up. */
START_TEST(edges_are_those_of_the_whole)
{
    static const int sides[] = {101, 480, 489, 714, 722, 1173};
    const struct sprite *frame = board_sprite((enum theme_index)_i, SPRITE_FRAME);
    for (int i = 0; i < ROWS(sides); i++) {
        int border = sides[i] / 34;
        SDL_Surface *edges = transparent(sides[i]), *whole = transparent(sides[i]);
        SDL_Surface *loaded = sprite_load(ASSETS "/", frame, sides[i], sides[i]);
        sprite_put_edges(edges, ASSETS "/", frame, border, border);
        SDL_BlitSurface(loaded, NULL, whole, NULL);
        ck_assert_msg(has_edges_only(edges, whole, border), "%s of %d", frame->file, sides[i]);
        SDL_FreeSurface(loaded);
        SDL_FreeSurface(whole);
        SDL_FreeSurface(edges);
    }
}
END_TEST

/* Whether all four edges are wood from corner to corner, in the middle of their thickness. */
static bool is_closed(const SDL_Surface *frame, int aside, int above)
{
    bool closed = true;
    for (int y = above / 2; y < frame->h - above / 2; y++)
        closed &= pixel(frame, aside / 2, y) >> 24 == 255 &&
                  pixel(frame, frame->w - 1 - aside / 2, y) >> 24 == 255;
    for (int x = aside / 2; x < frame->w - aside / 2; x++)
        closed &= pixel(frame, x, above / 2) >> 24 == 255 &&
                  pixel(frame, x, frame->h - 1 - above / 2) >> 24 == 255;
    return closed;
}

/* The frame with trays is never just as high for its width as its picture. */
START_TEST(frames_are_closed)
{
    const struct sprite *frame = board_sprite((enum theme_index)_i, SPRITE_FRAME_TRAY);
    for (int cell = 8; cell < 130; cell += 3) {
        int aside = board_border(cell), above = board_rail(cell);
        SDL_Surface *edges = SDL_CreateRGBSurfaceWithFormat(
            0, 8 * cell + 2 * aside, 8 * cell + 2 * above, 32, SDL_PIXELFORMAT_ARGB8888);
        sprite_put_edges(edges, ASSETS "/", frame, aside, above);
        ck_assert_msg(is_closed(edges, aside, above), "%s, squares of %d", frame->file, cell);
        SDL_FreeSurface(edges);
    }
}
END_TEST

SUITE(sprites)
{
    Suite *suite = suite_create("sprites");
    TCase *tcase = tcase_create("contrast");
    tcase_add_loop_test(tcase, woods_are_as_they_say, 0, ROWS(dark_squares));
    tcase_add_loop_test(tcase, every_picture_stands_out, 0, ROWS(pictures));
    tcase_add_loop_test(tcase, every_mark_stands_out, 0, ROWS(marks));
    tcase_add_loop_test(tcase, numbers_stand_out_on_every_wood, 0, ROWS(dark_squares));
    tcase_add_loop_test(tcase, sides_differ_without_colour, 0, ROWS(pairs));
    tcase_add_loop_test(tcase, kings_marks_stand_out_on_the_man, 0, ROWS(crowns));
    tcase_add_loop_test(tcase, kings_differ_from_men_in_grey, 0, ROWS(kings));
    tcase_add_loop_test(tcase, edges_are_those_of_the_whole, 0, THEME_COUNT);
    tcase_add_loop_test(tcase, frames_are_closed, 0, THEME_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}
