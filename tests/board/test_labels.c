/* SPDX-License-Identifier: MIT */
/* Can the names of squares be read, whatever is drawn around them? Measured in pictures of the
 * board at the sizes that windows give it: on the wood, under every mark, beside every piece. */
#include "board/board_view.h"
#include "contrast.h"
#include "easel.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* Boards of windows from 320x240 to 4K. */
static const struct {
    const char *name;
    int side; /* pixels */
} boards[] = {
    {"320x240", 146}, {"640x480", 396}, {"700x1000", 440}, {"1280x800", 718}, {"3840x2160", 2030},
};

/* --- Numbers under every mark --- */

/* A board with men, kings and empty squares, of which each carries the mark. */
struct scene {
    struct board_picture picture;
    struct gesture gesture;
    struct movelist list;
    struct move last;
};

static void nothing(struct scene *scene)
{
    (void)scene;
}

static void mark_movable(struct scene *scene)
{
    scene->picture.movable = ALL_SQUARES;
}

static void mark_hot(struct scene *scene)
{
    scene->picture.movable = scene->picture.hot = ALL_SQUARES;
}

static void mark_must(struct scene *scene)
{
    scene->picture.movable = ALL_SQUARES;
    scene->picture.must_capture = true;
}

static void mark_targets(struct scene *scene)
{
    scene->picture.targets = ALL_SQUARES;
}

static void mark_look(struct scene *scene)
{
    scene->gesture.pointed = ALL_SQUARES;
}

static void mark_blocked(struct scene *scene)
{
    scene->picture.blocked = ALL_SQUARES;
}

/* A move over all of the board. */
static void mark_last(struct scene *scene)
{
    scene->last.steps = MOVE_MAX_PATH - 1;
    scene->picture.last = &scene->last;
    for (int i = 0; i < MOVE_MAX_PATH; i++)
        scene->last.path[i] = (uint8_t)(1 + i * 31 / (MOVE_MAX_PATH - 1));
}

static void choose(struct scene *scene, int square, bool captures)
{
    scene->list.count = 1;
    scene->list.moves[0] = (struct move){
        .steps = 1, .path = {(uint8_t)square, 32}, .captured = captures ? square_set(18) : 0};
    scene->gesture.path[0] = (uint8_t)square;
    scene->gesture.length = 1;
}

static void mark_chosen_man(struct scene *scene)
{
    choose(scene, 10, false);
}

static void mark_chosen_king(struct scene *scene)
{
    choose(scene, 27, false);
}

static void mark_targets_of_a_capture(struct scene *scene)
{
    choose(scene, 10, true);
    scene->picture.targets = ALL_SQUARES;
}

static void put_cursor(struct scene *scene, int square)
{
    scene->gesture.cursor = square;
    scene->gesture.cursor_visible = true;
}

static void cursor_on_a_man(struct scene *scene)
{
    put_cursor(scene, 10);
}

static void cursor_on_a_king(struct scene *scene)
{
    put_cursor(scene, 27);
}

static void cursor_on_wood(struct scene *scene)
{
    put_cursor(scene, 19);
}

/* Held over square 20, out of sight of the square that is lit. */
static void light_square(struct scene *scene, int square)
{
    choose(scene, 10, false);
    scene->gesture.dragging = true;
    scene->gesture.hover = square;
    scene->gesture.drag_x = scene->gesture.drag_y = -1000;
    scene->picture.targets = square_set(15);
}

static void light_target(struct scene *scene)
{
    light_square(scene, 15);
}

static void light_other(struct scene *scene)
{
    light_square(scene, 18);
}

/* Two arrows through the corners of numbers, one the way there and one back. */
static void ask_for_a_route(struct scene *scene)
{
    scene->list.count = 2;
    scene->list.moves[0] = (struct move){.steps = 2, .path = {5, 14, 32}};
    scene->list.moves[1] = (struct move){.steps = 5, .path = {5, 1, 15, 24, 28, 32}};
    scene->gesture.path[0] = 5;
    scene->gesture.length = 1;
    scene->gesture.routes[0] = (struct route){0, 2};
    scene->gesture.routes[1] = (struct route){1, 5};
    scene->gesture.route_count = 2;
    scene->gesture.aim = 32;
}

static const struct {
    const char *name;
    void (*put)(struct scene *scene);
} marks[] = {
    {"no mark", nothing},
    {"movable", mark_movable},
    {"under the pointer", mark_hot},
    {"must capture", mark_must},
    {"chosen man", mark_chosen_man},
    {"chosen king", mark_chosen_king},
    {"target", mark_targets},
    {"target of a capture", mark_targets_of_a_capture},
    {"last move", mark_last},
    {"refusal", mark_look},
    {"blocked", mark_blocked},
    {"cursor on a man", cursor_on_a_man},
    {"cursor on a king", cursor_on_a_king},
    {"cursor on wood", cursor_on_wood},
    {"routes", ask_for_a_route},
    {"lit, a target", light_target},
    {"lit, no target", light_other},
};

static void scene_init(struct scene *scene, int side, enum theme_index theme, int king_mark)
{
    *scene = (struct scene){
        .picture = {.geometry = board_geometry_in((struct rect){0, 0, side, side}, false, false),
                    .rules = &preset_find("american")->rules,
                    .looks = {.board = theme,
                              .labels = LABELS_NUMBER,
                              .king_mark = (enum king_mark)king_mark}}};
    gesture_init(&scene->gesture);
    scene->picture.gesture = &scene->gesture;
    scene->picture.list = &scene->list;
    scene->picture.position.pieces[BLACK] = 0;
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        bool black = square <= 12, white = square >= 21;
        if (black || white)
            scene->picture.position.pieces[black ? BLACK : WHITE] |= square_set(square);
        if ((black || white) && square % 3 == 0)
            scene->picture.position.kings |= square_set(square);
    }
}

/* Everything, or only the numbers on black and without their shadows: how much of each pixel is
 * theirs. */
static void paint(struct easel *easel, const struct scene *scene, bool only_numbers)
{
    struct draw_list *list = &easel->ui.list;
    struct colour number = board_picture_colour(&scene->picture, BOARD_COLOUR_NUMBER);
    draw_list_clear(list);
    board_view(&easel->ui, &scene->picture);
    size_t kept = 0;
    for (size_t i = 0; only_numbers && i < list->count; i++) {
        struct draw_item item = list->items[i];
        if (item.kind != DRAW_TEXT || memcmp(&item.colour, &number, sizeof number) != 0)
            continue;
        item.colour = (struct colour){255, 255, 255, 255};
        list->items[kept++] = item;
    }
    list->count = only_numbers ? kept : list->count;
    render_list(easel->render, list, (struct colour){0, 0, 0, 255});
    SDL_RenderPresent(easel->sdl);
}

static uint32_t pixel(const SDL_Surface *surface, int x, int y)
{
    return ((const uint32_t *)((const char *)surface->pixels + (ptrdiff_t)y * surface->pitch))[x];
}

/* How light a pixel is, as contrast counts it: 0 to 1. */
static double light(const SDL_Surface *surface, int x, int y)
{
    uint32_t rgb = pixel(surface, x, y);
    struct colour colour = {rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, 255};
    return colour_contrast(colour, (struct colour){0, 0, 0, 255}) * 0.05 - 0.05;
}

/* The largest share of a number that a pixel or a neighbour of it has. */
static int nearby(const SDL_Surface *ink, int x, int y)
{
    int most = 0;
    for (int i = 0; i < 9; i++) {
        int nx = x - 1 + i % 3, ny = y - 1 + i / 3;
        if (nx >= 0 && ny >= 0 && nx < ink->w && ny < ink->h)
            most = int_max(most, (int)(pixel(ink, nx, ny) & 0xFF));
    }
    return most;
}

enum {
    INK = 190,  /* of 255: the pixel is the number's */
    STAIN = 60, /* below this it is not */
};

/* Is the number lighter than what it lies on? On paper it is darker. The shadow is always as what
 * it lies on. */
static bool is_light(enum theme_index theme)
{
    static const struct colour black = COLOUR(0x000000);
    const struct colour *colours = board_themes[theme].colours;
    struct colour shadow = colours[BOARD_COLOUR_NUMBER_SHADOW];
    shadow.a = 255;
    return colour_contrast(colours[BOARD_COLOUR_NUMBER], black) > colour_contrast(shadow, black);
}

/* How a light number stands out: what is its own against what touches it. A dark one has less than
 * 1. */
static double legibility(const SDL_Surface *seen, const SDL_Surface *ink, struct rect square)
{
    double own = 0, around = 0;
    int owned = 0, arounds = 0;
    for (int y = int_max(0, square.y - 1); y < square.y + square.h / 2; y++)
        for (int x = int_max(0, square.x - 1); x < square.x + square.w * 2 / 3; x++) {
            int share = (int)(pixel(ink, x, y) & 0xFF);
            if (share >= INK) {
                own += light(seen, x, y);
                owned++;
            } else if (share < STAIN && nearby(ink, x, y) >= INK) {
                around += light(seen, x, y);
                arounds++;
            }
        }
    if (owned == 0 || arounds == 0)
        return 0;
    return (own / owned + 0.05) / (around / arounds + 0.05);
}

static void check_numbers(struct easel *easel, struct easel *ink, int board, int mark,
                          const struct scene *scene)
{
    paint(easel, scene, false);
    paint(ink, scene, true);
    double least = 100;
    int worst = 0;
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        double contrast = legibility(easel->surface, ink->surface,
                                     board_square_rect(&scene->picture.geometry, square));
        if (!is_light(scene->picture.looks.board) && contrast > 0)
            contrast = 1 / contrast;
        if (contrast < least) {
            least = contrast;
            worst = square;
        }
    }
    REQUIRE(least >= 3, "%s, %s, %s: the number %d has %.2f:1",
            themes[scene->picture.looks.board].id, boards[board].name, marks[mark].name, worst,
            least);
}

START_TEST(every_number_can_be_read)
{
    static struct scene scene;
    struct easel easel, ink;
    int board = _i / THEME_COUNT, theme = _i % THEME_COUNT;
    easel_init_fonts(&easel, boards[board].side, 0, fonts);
    easel_init_fonts(&ink, boards[board].side, 0, fonts);
    for (int mark = 0; mark < ROWS(marks); mark++) {
        scene_init(&scene, boards[board].side, (enum theme_index)theme, mark % KING_MARK_COUNT);
        marks[mark].put(&scene);
        check_numbers(&easel, &ink, board, mark, &scene);
    }
    easel_finish(&easel);
    easel_finish(&ink);
}
END_TEST

/* The pieces of a board that turns pass over the numbers. */
START_TEST(no_number_lies_on_a_piece_that_turns)
{
    static struct scene scene;
    struct ui ui = {.theme = &themes[0], .scale = 100, .fonts = fonts};
    int numbers = 0;
    bool piece = false;
    scene_init(&scene, 440, THEME_WALNUT, 0);
    scene.picture.turn = 0.1;
    board_view(&ui, &scene.picture);
    for (size_t i = 0; i < ui.list.count; i++) {
        if (ui.list.items[i].kind == DRAW_SPRITE)
            piece = true;
        if (ui.list.items[i].kind != DRAW_TEXT)
            continue;
        ck_assert_msg(!piece, "above a piece: %s", draw_string(&ui.list, &ui.list.items[i]));
        numbers++;
    }
    ck_assert(piece);
    ck_assert_int_ge(numbers, SQUARE_COUNT); /* each with its shadow */
    ui_finish(&ui);
}
END_TEST

/* --- Names along the frame --- */

static const struct {
    enum labels labels;
    bool turned, mirrored;
} frames[] = {
    {LABELS_ALGEBRAIC, false, false},  {LABELS_ALGEBRAIC, true, false},
    {LABELS_ALGEBRAIC, false, true},   {LABELS_ALGEBRAIC, true, true},
    {LABELS_ROW_COLUMN, false, false}, {LABELS_ROW_COLUMN, true, true},
};

/* The middle of the visible wood is 11.8 of the 25 parts of the frame, from the outer edge
 * (assets/boards: bevel up to 5, brass from 18.6 on). */
static void check_frame_label(const struct board_geometry *geometry, const struct draw_item *item,
                              const char *name, const char *board)
{
    int border = geometry->inner.x - geometry->outer.x;
    struct text_bounds ink = text_bounds(fonts, item->style, name);
    int top = item->rect.y + ink.top, bottom = item->rect.y + ink.bottom;
    int edge = geometry->outer.y + geometry->outer.h, width = text_width(fonts, item->style, name);
    bool at_left = item->rect.y + item->style.px / 2 < geometry->inner.y + geometry->inner.h;
    double wood = border * 11.8 / 25;
    if (at_left) {
        double middle = item->rect.x + width / 2.0 - geometry->outer.x;
        REQUIRE(fabs(middle - wood) <= 1 + border / 25.0, "%s: %s is %.1f from the edge, not %.1f",
                board, name, middle, wood);
        int row = (top + bottom) / 2 - geometry->inner.y;
        REQUIRE(abs(row % geometry->cell - geometry->cell / 2) <= 1, "%s: %s is not beside its row",
                board, name);
    } else {
        REQUIRE(border < 8 || (bottom <= edge && top >= edge - border), "%s: %s is %d..%d of %d",
                board, name, edge - bottom, edge - top, border);
        REQUIRE(bottom <= edge + 2, "%s: %s ends %d below the frame", board, name, bottom - edge);
    }
}

/* Eight at the left and eight below. */
START_TEST(frame_labels_are_whole_and_in_the_middle)
{
    struct ui ui = {.theme = &themes[0], .scale = 100, .fonts = fonts};
    for (int i = 0; i < ROWS(frames); i++) {
        struct board_picture picture = {
            .geometry = board_geometry_in((struct rect){8, 8, boards[_i].side, boards[_i].side},
                                          frames[i].turned, frames[i].mirrored),
            .rules = &preset_find("american")->rules,
            .looks = {.labels = frames[i].labels},
        };
        int count = 0;
        draw_list_clear(&ui.list);
        board_view(&ui, &picture);
        for (size_t item = 0; item < ui.list.count; item++) {
            if (ui.list.items[item].kind != DRAW_TEXT)
                continue;
            check_frame_label(&picture.geometry, &ui.list.items[item],
                              draw_string(&ui.list, &ui.list.items[item]), boards[_i].name);
            count++;
        }
        ck_assert_int_eq(count, 16);
    }
    ui_finish(&ui);
}
END_TEST

SUITE(labels)
{
    Suite *suite = suite_create("labels");
    TCase *tcase = tcase_create("read");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_loop_test(tcase, every_number_can_be_read, 0, ROWS(boards) * THEME_COUNT);
    tcase_add_test(tcase, no_number_lies_on_a_piece_that_turns);
    tcase_add_loop_test(tcase, frame_labels_are_whole_and_in_the_middle, 0, ROWS(boards));
    suite_add_tcase(suite, tcase);
    return suite;
}
