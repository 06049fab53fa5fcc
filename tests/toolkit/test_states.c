/* SPDX-License-Identifier: MIT */
/* What a widget looks like to the hand: at rest, hovered, pressed, with the keyboard and out of use
 * it looks different each time, in every theme, and the pointer says what it is over. */
#include "contrast.h"
#include "suite.h"
#include "toolkit/icons.h"
#include "toolkit/render.h"
#include "toolkit/ui.h"

#include <string.h>

enum {
    W = 400,
    H = 300,
};

static const struct rect place = {100, 100, 200, 44};

static struct {
    struct ui ui;
    SDL_Surface *surface;
    SDL_Renderer *sdl;
    struct render *render;
    char text[40];
    int value, offset;
    bool disabled;
} screen;

static void setup(void)
{
    screen.ui = (struct ui){.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100};
    ck_assert_msg(screen.ui.fonts != NULL, "no font");
    screen.surface = SDL_CreateRGBSurfaceWithFormat(0, W, H, 32, SDL_PIXELFORMAT_XRGB8888);
    screen.sdl = SDL_CreateSoftwareRenderer(screen.surface);
    screen.render = render_create(screen.sdl, screen.ui.fonts, ASSETS "/");
    strcpy(screen.text, "Anna");
    screen.disabled = false;
}

static void teardown(void)
{
    render_destroy(screen.render);
    SDL_DestroyRenderer(screen.sdl);
    SDL_FreeSurface(screen.surface);
    ui_finish(&screen.ui);
    fonts_destroy(screen.ui.fonts);
}

/* --- The widgets --- */

static const char *why_not(void)
{
    return screen.disabled ? "Not now." : NULL;
}

static void button(void)
{
    struct button button = {.name = "it", .label = "Go", .why_not = why_not()};
    ui_button(&screen.ui, place, &button);
}

static void main_button(void)
{
    struct button button = {.name = "it", .label = "Go", .main = true, .why_not = why_not()};
    ui_button(&screen.ui, place, &button);
}

static void chosen_button(void)
{
    struct button button = {.name = "it", .label = "Go", .chosen = true, .why_not = why_not()};
    ui_button(&screen.ui, place, &button);
}

static void icon_button(void)
{
    struct button button = {.name = "it",
                            .label = "Go",
                            .icon = &icons[ICON_BACK],
                            .icon_only = true,
                            .why_not = why_not()};
    ui_button(&screen.ui, place, &button);
}

static void item(void)
{
    ui_item(&screen.ui, place, "it", 0, "Row", "detail", false);
}

static void chosen_item(void)
{
    ui_item(&screen.ui, place, "it", 0, "Row", "detail", true);
}

static void choice(void)
{
    static const char *const values[] = {"one", "two"};
    ui_choice(&screen.ui, place, "it", "Which", values, 2, &screen.value);
}

static void field(void)
{
    ui_field(&screen.ui, place, "it", "Name", screen.text, sizeof screen.text);
}

static void card_of(bool chosen)
{
    widget_id id = ui_register(&screen.ui, "it", 0, ROLE_BUTTON, place, "Anna")->id;
    ui_clicked(&screen.ui, id, place);
    ui_card_ground(&screen.ui, place, id, chosen);
    ui_focus_frame(&screen.ui, id, ui_focus_place(&screen.ui, place, chosen), 0);
}

static void card(void)
{
    card_of(false);
}

static void chosen_card(void)
{
    card_of(true);
}

/* Its bar is at the right; the thumb is its upper half. */
static void scroll(void)
{
    ui_scroll_begin(&screen.ui, place, "it", 2 * place.h, &screen.offset);
    ui_scroll_end(&screen.ui);
}

enum {
    MIDDLE_X = 200,
    ARROW_X = 120,
    THUMB_X = 296,
    POINT_Y = 112,
    AWAY = 10,
};

static const struct {
    const char *name;
    void (*draw)(void);
    int x; /* of the pointer on it */
    bool can_be_disabled;
    enum cursor cursor;
} widgets[] = {
    {"button", button, MIDDLE_X, true, CURSOR_HAND},
    {"main button", main_button, MIDDLE_X, true, CURSOR_HAND},
    {"chosen button", chosen_button, MIDDLE_X, true, CURSOR_HAND},
    {"button with an icon", icon_button, MIDDLE_X, true, CURSOR_HAND},
    {"row", item, MIDDLE_X, false, CURSOR_HAND},
    {"chosen row", chosen_item, MIDDLE_X, false, CURSOR_HAND},
    {"choice", choice, MIDDLE_X, false, CURSOR_HAND},
    {"arrow of a choice", choice, ARROW_X, false, CURSOR_HAND},
    {"field", field, MIDDLE_X, false, CURSOR_TEXT},
    {"card", card, MIDDLE_X, false, CURSOR_HAND},
    {"chosen card", chosen_card, MIDDLE_X, false, CURSOR_HAND},
    {"bar", scroll, THUMB_X, false, CURSOR_ARROW},
};

/* --- How they look --- */

enum look {
    LOOK_REST,
    LOOK_HOVERED,
    LOOK_PRESSED,
    LOOK_FOCUSED,
    LOOK_DISABLED,
    LOOK_COUNT,
};

static const char *const look_names[] = {"at rest", "hovered", "pressed", "with the keyboard",
                                         "out of use"};

static void pass(int widget, struct input input)
{
    ui_begin(&screen.ui, (struct rect){0, 0, W, H}, &input);
    widgets[widget].draw();
    ui_end(&screen.ui);
}

static void point(int widget, enum input_kind kind, int x)
{
    pass(widget, (struct input){.kind = kind, .x = x, .y = x == AWAY ? AWAY : POINT_Y});
}

/* The widget as it looks then: its pixels. */
static void paint(int widget, enum look look, uint32_t pixels[H][W])
{
    struct ui *ui = &screen.ui;
    screen.disabled = look == LOOK_DISABLED;
    screen.offset = 0;
    ui->focus = look == LOOK_FOCUSED ? ui_id("it", 0) : 0;
    ui->focus_visible = look == LOOK_FOCUSED;
    ui->pressed = 0;
    ui->held = false;
    bool over = look == LOOK_HOVERED || look == LOOK_PRESSED;
    point(widget, INPUT_MOVE, over ? widgets[widget].x : AWAY);
    if (look == LOOK_PRESSED)
        point(widget, INPUT_PRESS, widgets[widget].x);
    pass(widget, (struct input){.kind = INPUT_NONE});
    render_list(screen.render, &ui->list, ui_colour(ui, COLOUR_TABLE));
    memcpy(pixels, screen.surface->pixels, sizeof(uint32_t[H][W]));
}

static struct colour colour_of(uint32_t pixel)
{
    return (struct colour)COLOUR(pixel & 0xFFFFFF);
}

/* How many pixels differ so much that an eye sees it. */
static int seen_difference(uint32_t one[H][W], uint32_t other[H][W])
{
    int count = 0;
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            count += one[y][x] != other[y][x] &&
                     colour_contrast(colour_of(one[y][x]), colour_of(other[y][x])) >= 1.15;
    return count;
}

static bool has_look(int widget, enum look look)
{
    return look != LOOK_DISABLED || widgets[widget].can_be_disabled;
}

START_TEST(every_state_is_seen)
{
    enum {
        LEAST = 150, /* pixels: half the thumb of the bar */
    };
    static uint32_t pixels[LOOK_COUNT][H][W];
    int widget = _i / THEME_COUNT;
    screen.ui.theme = &themes[_i % THEME_COUNT];
    for (enum look look = 0; look < LOOK_COUNT; look++)
        paint(widget, look, pixels[look]);
    for (enum look one = 0; one < LOOK_COUNT; one++)
        for (enum look other = 0; other < one; other++) {
            int seen = seen_difference(pixels[one], pixels[other]);
            ck_assert_msg(seen >= LEAST || !has_look(widget, one) || !has_look(widget, other),
                          "%s, %s: %s and %s differ in %d pixels", screen.ui.theme->id,
                          widgets[widget].name, look_names[one], look_names[other], seen);
        }
}
END_TEST

/* --- What the pointer says --- */

START_TEST(the_pointer_says_what_it_is_over)
{
    enum cursor expected = widgets[_i].cursor;
    point(_i, INPUT_MOVE, AWAY);
    ck_assert_int_eq(screen.ui.cursor, CURSOR_ARROW);
    point(_i, INPUT_MOVE, widgets[_i].x);
    ck_assert_msg(screen.ui.cursor == expected, "%s: %d", widgets[_i].name, screen.ui.cursor);
    point(_i, INPUT_PRESS, widgets[_i].x);
    pass(_i, (struct input){.kind = INPUT_NONE});
    ck_assert_msg(screen.ui.cursor == expected, "%s pressed: %d", widgets[_i].name,
                  screen.ui.cursor);
    point(_i, INPUT_MOVE, AWAY);
    ck_assert_msg(screen.ui.cursor == (expected == CURSOR_TEXT ? CURSOR_TEXT : CURSOR_ARROW),
                  "%s pressed, and away: %d", widgets[_i].name, screen.ui.cursor);
    point(_i, INPUT_RELEASE, AWAY);
    point(_i, INPUT_PRESS, AWAY);
    point(_i, INPUT_MOVE, widgets[_i].x);
    ck_assert_msg(screen.ui.cursor == CURSOR_ARROW, "%s, something else held: %d", widgets[_i].name,
                  screen.ui.cursor);
    point(_i, INPUT_RELEASE, widgets[_i].x);
    screen.disabled = true;
    point(_i, INPUT_MOVE, widgets[_i].x);
    ck_assert_msg(!widgets[_i].can_be_disabled || screen.ui.cursor == CURSOR_ARROW,
                  "%s, out of use: %d", widgets[_i].name, screen.ui.cursor);
    pass(_i, (struct input){.kind = INPUT_LEAVE});
    ck_assert_int_eq(screen.ui.cursor, CURSOR_ARROW);
}
END_TEST

SUITE(states)
{
    Suite *suite = suite_create("states");
    TCase *tcase = tcase_create("states");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_loop_test(tcase, every_state_is_seen, 0, ROWS(widgets) * THEME_COUNT);
    tcase_add_loop_test(tcase, the_pointer_says_what_it_is_over, 0, ROWS(widgets));
    suite_add_tcase(suite, tcase);
    return suite;
}
