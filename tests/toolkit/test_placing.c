/* SPDX-License-Identifier: MIT */
/* A part of the layout that is mirrored or upside down: where it lies, how it looks, and what the
 * pointer means there. */
#include "easel.h"
#include "suite.h"
#include "toolkit/icons.h"

#include <stdlib.h>
#include <string.h>

enum {
    SIDE = 120,
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

/* --- Rectangles --- */

/* Where a rectangle of 10 x 20 at 5, 6 of an area at 100, 200 of 50 x 60 comes to lie. */
static const struct {
    const char *name;
    bool mirrored, turned;
    int x, y;
} places[] = {
    {"as it is", false, false, 105, 206},
    {"mirrored", true, false, 135, 206},
    {"upside down", false, true, 135, 234},
    {"both", true, true, 105, 234},
};

static bool equal(struct rect a, struct rect b)
{
    return a.x == b.x && a.y == b.y && a.w == b.w && a.h == b.h;
}

START_TEST(a_rectangle_is_placed)
{
    struct rect area = {100, 200, 50, 60}, part = {105, 206, 10, 20};
    struct placing placing = placing_of(area, area, places[_i].mirrored, places[_i].turned);
    struct rect placed = rect_placed(part, placing);
    ck_assert_msg(equal(rect_placed(area, placing), area), "%s: the area moves", places[_i].name);
    ck_assert_msg(placed.x == places[_i].x && placed.y == places[_i].y, "%s: %d, %d",
                  places[_i].name, placed.x, placed.y);
    ck_assert_msg(equal(rect_unplaced(placed, placing), part), "%s: and back", places[_i].name);
}
END_TEST

/* --- Pictures --- */

static const struct colour ink = {240, 200, 40, 255}, dim = {40, 60, 200, 200};

static void draw_icon(struct draw_list *list, enum icon icon)
{
    draw_sprite_tinted(list, &icons[icon], (struct rect){70, 60, 32, 32}, ink);
}

static void draw_panel(struct draw_list *list)
{
    draw_fill(list, (struct rect){10, 8, 70, 30}, 6, dim);
    draw_frame(list, (struct rect){20, 40, 60, 41}, 9, 2, ink);
    draw_fill(list, (struct rect){3, 90, 40, 7}, 0, ink);
}

static void draw_words(struct draw_list *list)
{
    draw_text(list, 9, 30, (struct text_style){FONT_BOLD, 17}, ink, "Vroom");
    draw_text(list, 30, 80, (struct text_style){FONT_REGULAR, 14}, ink, "gåb");
}

static void draw_clipped(struct draw_list *list)
{
    draw_clip(list, (struct rect){15, 20, 50, 30});
    draw_fill(list, (struct rect){0, 0, SIDE, 35}, 0, ink);
    draw_unclip(list);
}

static void draw_in_layer(struct draw_list *list)
{
    size_t layer = draw_layer_begin(list, (struct rect){8, 20, 100, 80});
    draw_words(list);
    draw_layer_end(list, layer);
}

static void draw_pointing(struct draw_list *list)
{
    draw_icon(list, ICON_BACK);
}

static void draw_other_icon(struct draw_list *list)
{
    draw_icon(list, ICON_SAVE);
}

typedef void drawing(struct draw_list *list);

static const struct {
    const char *name;
    drawing *draw;
    bool is_mirrored; /* in a mirrored part it looks as in a mirror; else it is only elsewhere */
} drawings[] = {
    {"panels", draw_panel, true},
    {"clip", draw_clipped, true},
    {"texts", draw_words, false},
    {"layer", draw_in_layer, false},
    {"a pointing icon", draw_pointing, true},
    {"another icon", draw_other_icon, false},
};

/* Draws so often that a layer is kept as a texture. */
static void paint(struct easel *easel, drawing *draw, bool mirrored, bool turned)
{
    struct rect all = {0, 0, SIDE, SIDE};
    for (int i = 0; i < 4; i++) {
        struct draw_list list = {.placing = placing_of(all, all, mirrored, turned)};
        draw(&list);
        render_list(easel->render, &list, (struct colour){20, 20, 20, 255});
        SDL_RenderPresent(easel->sdl);
        draw_list_finish(&list);
    }
}

/* Returns how many pixels of `found` differ from those of `plain`, seen upside down or in a mirror.
 */
static int differences(const struct easel *plain, const struct easel *found, bool mirror, bool turn)
{
    const uint32_t *one = plain->surface->pixels, *other = found->surface->pixels;
    int count = 0;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            int from_x = mirror || turn ? SIDE - 1 - x : x, from_y = turn ? SIDE - 1 - y : y;
            count += one[from_y * SIDE + from_x] != other[y * SIDE + x];
        }
    return count;
}

START_TEST(what_is_turned_is_upside_down)
{
    struct easel plain, turned;
    easel_init_fonts(&plain, SIDE, SIDE, fonts);
    easel_init_fonts(&turned, SIDE, SIDE, fonts);
    paint(&plain, drawings[_i].draw, false, false);
    paint(&turned, drawings[_i].draw, false, true);
    ck_assert_msg(differences(&plain, &turned, false, false) > 0, "%s: the same",
                  drawings[_i].name);
    int differ = differences(&plain, &turned, false, true);
    ck_assert_msg(differ == 0, "%s: %d pixels differ", drawings[_i].name, differ);
    easel_finish(&plain);
    easel_finish(&turned);
}
END_TEST

START_TEST(only_what_points_is_mirrored)
{
    struct easel plain, mirrored;
    easel_init_fonts(&plain, SIDE, SIDE, fonts);
    easel_init_fonts(&mirrored, SIDE, SIDE, fonts);
    paint(&plain, drawings[_i].draw, false, false);
    paint(&mirrored, drawings[_i].draw, true, false);
    bool is_mirrored = differences(&plain, &mirrored, true, false) == 0;
    ck_assert_msg(is_mirrored == drawings[_i].is_mirrored, "%s", drawings[_i].name);
    easel_finish(&plain);
    easel_finish(&mirrored);
}
END_TEST

/* Two lines from corner to corner; their mirror images are each other. */
START_TEST(a_line_is_mirrored)
{
    for (int turned = 0; turned < 2; turned++) {
        struct rect all = {0, 0, SIDE, SIDE};
        struct draw_list list = {.placing = placing_of(all, all, true, turned)};
        draw_line(&list, 10, 10, 50, 60, 4, ink);
        draw_line(&list, 10, 60, 50, 10, 4, ink);
        draw_line(&list, 10, 10, 50, 10, 4, ink);
        ck_assert(list.items[0].a);
        ck_assert(!list.items[1].a);
        ck_assert(!list.items[2].a);
        draw_list_finish(&list);
    }
}
END_TEST

/* --- Input --- */

/* Where a button at 10, 20 of an area of 100 x 60 at 0, 0 is pressed, a pixel inside its corner. */
static const struct {
    const char *name;
    bool turned, unmirrored;
    int x, y;
    bool pressed;
} presses[] = {
    {"as it is", false, false, 11, 21, true},
    {"turned", true, false, 88, 38, true},
    {"turned, where it would be", true, false, 11, 21, false},
    {"in a part that no language mirrors", false, true, 11, 21, true},
    {"the same, turned", true, true, 88, 38, true},
};

START_TEST(a_press_is_meant_for_what_is_seen_there)
{
    struct ui ui = {.theme = &themes[0], .scale = 100};
    struct rect screen = {0, 0, SIDE, SIDE}, area = {0, 0, 100, 60};
    struct button button = {.name = "b", .label = ""};
    bool pressed = false;
    for (int i = 0; i < 2; i++) {
        struct input input = {.kind = i ? INPUT_RELEASE : INPUT_PRESS,
                              .x = presses[_i].x,
                              .y = presses[_i].y,
                              .clicks = 1};
        ui_begin(&ui, screen, &input);
        struct placing around = ui.list.placing;
        if (presses[_i].turned)
            ui_place_turned(&ui, area);
        if (presses[_i].unmirrored)
            ui_place_unmirrored(&ui, area);
        pressed = ui_button(&ui, (struct rect){10, 20, 30, 20}, &button);
        ui_place(&ui, around);
        const struct widget *widget = ui_find(&ui, "b");
        ck_assert_msg(rect_contains(widget->rect, input.x, input.y) == presses[_i].pressed,
                      "%s: %d, %d", presses[_i].name, widget->rect.x, widget->rect.y);
        ui_end(&ui);
        ck_assert_int_eq(ui.pointer_x, presses[_i].x);
        ck_assert_int_eq(ui.pointer_y, presses[_i].y);
    }
    ck_assert_msg(pressed == presses[_i].pressed, "%s", presses[_i].name);
    ui_finish(&ui);
}
END_TEST

SUITE(placing)
{
    Suite *suite = suite_create("placing");
    TCase *rects = tcase_create("rectangles");
    tcase_add_loop_test(rects, a_rectangle_is_placed, 0, ROWS(places));
    suite_add_tcase(suite, rects);
    TCase *pictures = tcase_create("pictures");
    tcase_add_checked_fixture(pictures, setup, teardown);
    tcase_add_loop_test(pictures, what_is_turned_is_upside_down, 0, ROWS(drawings));
    tcase_add_loop_test(pictures, only_what_points_is_mirrored, 0, ROWS(drawings));
    tcase_add_test(pictures, a_line_is_mirrored);
    suite_add_tcase(suite, pictures);
    TCase *input = tcase_create("input");
    tcase_add_loop_test(input, a_press_is_meant_for_what_is_seen_there, 0, ROWS(presses));
    suite_add_tcase(suite, input);
    return suite;
}
