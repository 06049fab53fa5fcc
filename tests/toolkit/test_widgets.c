/* SPDX-License-Identifier: MIT */
/* The widgets one by one: pressed, typed into, stepped, scrolled, and called by name. */
#include "base/rng.h"
#include "suite.h"
#include "system/streams.h"
#include "toolkit/dump.h"
#include "toolkit/icons.h"
#include "toolkit/ui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct rect place = {100, 100, 200, 44};

struct fixture {
    struct ui ui;
    bool pressed; /* what the widget under test returned last */
    struct button button;
    char buffer[16];
    int value, offset, height;
    uint64_t now;
};

static struct fixture fixture;

static void setup(void)
{
    fixture = (struct fixture){
        .ui = {.fonts = fonts_create(NULL), .theme = &themes[0], .scale = 100},
        .button = {.name = "go", .label = "Go", .key = {SDLK_g, MOD_CTRL}},
    };
    ck_assert_msg(fixture.ui.fonts != NULL, "no font");
}

static void teardown(void)
{
    ui_finish(&fixture.ui);
    fonts_destroy(fixture.ui.fonts);
}

typedef void widget_pass(void);

static bool pass(widget_pass *widget, struct input input)
{
    fixture.pressed = false;
    ui_begin(&fixture.ui, (struct rect){0, 0, 640, 480}, &input);
    widget();
    ui_tip(&fixture.ui, fixture.now);
    ui_end(&fixture.ui);
    return fixture.pressed;
}

static bool point(widget_pass *widget, enum input_kind kind, int x, int y)
{
    return pass(widget, (struct input){.kind = kind, .x = x, .y = y});
}

static bool click(widget_pass *widget, int x, int y)
{
    bool pressed = point(widget, INPUT_PRESS, x, y);
    return point(widget, INPUT_RELEASE, x, y) || pressed;
}

static bool key(widget_pass *widget, SDL_Keycode code, unsigned mods)
{
    return pass(widget, (struct input){.kind = INPUT_KEY, .key = code, .mods = mods});
}

static bool type(widget_pass *widget, const char *text)
{
    struct input input = {.kind = INPUT_TEXT};
    snprintf(input.text, sizeof input.text, "%s", text);
    return pass(widget, input);
}

/* --- Buttons --- */

static void no_button(void) {}

static void one_button(void)
{
    fixture.pressed |= ui_button(&fixture.ui, place, &fixture.button);
}

START_TEST(button_by_pointer)
{
    ck_assert(!point(one_button, INPUT_PRESS, 150, 120));
    ck_assert_msg(point(one_button, INPUT_RELEASE, 150, 120), "a click does not press it");
    ck_assert_msg(!click(one_button, 50, 50), "a click beside presses it");
    point(one_button, INPUT_PRESS, 150, 120);
    ck_assert_msg(!point(one_button, INPUT_RELEASE, 50, 50), "letting go beside presses it");
    point(one_button, INPUT_PRESS, 50, 50);
    ck_assert_msg(!point(one_button, INPUT_RELEASE, 150, 120), "pressing beside presses it");
    pass(one_button, (struct input){.kind = INPUT_PRESS, .x = 150, .y = 120, .secondary = true});
    ck_assert_msg(
        !pass(one_button,
              (struct input){.kind = INPUT_RELEASE, .x = 150, .y = 120, .secondary = true}),
        "the right button presses it");
}
END_TEST

START_TEST(button_by_key)
{
    ck_assert_msg(key(one_button, SDLK_g, MOD_CTRL), "its key does not press it");
    ck_assert_msg(!key(one_button, SDLK_g, 0), "the key without Ctrl presses it");
    ck_assert_msg(!key(one_button, SDLK_RETURN, 0), "Enter presses what has no focus");
    key(one_button, SDLK_TAB, 0);
    ck_assert_uint_eq(fixture.ui.focus, ui_id("go", 0));
    ck_assert_msg(key(one_button, SDLK_RETURN, 0), "Enter does not press it");
    ck_assert_msg(key(one_button, SDLK_SPACE, 0), "Space does not press it");
}
END_TEST

static void maybe_a_button(void)
{
    if (fixture.value)
        one_button();
}

/* What is given the keyboard may be there from the next pass on. */
START_TEST(what_has_gone_has_no_keyboard)
{
    ui_edit(&fixture.ui, ui_id("go", 0));
    fixture.value = true;
    pass(maybe_a_button, (struct input){.kind = INPUT_NONE});
    ck_assert_uint_eq(fixture.ui.focus, ui_id("go", 0));
    ck_assert(!fixture.ui.focus_lost);
    fixture.value = false;
    pass(maybe_a_button, (struct input){.kind = INPUT_NONE});
    ck_assert_uint_eq(fixture.ui.focus, 0);
    ck_assert(fixture.ui.focus_lost);
    pass(maybe_a_button, (struct input){.kind = INPUT_NONE});
    ck_assert(!fixture.ui.focus_lost);
}
END_TEST

static void editing_button(void)
{
    maybe_a_button();
    ui_edit(&fixture.ui, ui_id("go", 0));
}

/* A long list lays out only what is seen of it. */
static void maybe_a_row(void)
{
    ui_scroll_begin(&fixture.ui, place, "list", 500, &fixture.offset);
    maybe_a_button();
    ui_scroll_end(&fixture.ui);
}

START_TEST(what_is_scrolled_away_keeps_the_keyboard)
{
    fixture.value = true;
    fixture.ui.focus = ui_id("go", 0);
    pass(maybe_a_row, (struct input){.kind = INPUT_NONE});
    fixture.value = false;
    pass(maybe_a_row, (struct input){.kind = INPUT_NONE});
    ck_assert_uint_eq(fixture.ui.focus, ui_id("go", 0));
    pass(maybe_a_button, (struct input){.kind = INPUT_NONE}); /* nor is the list */
    ck_assert_uint_eq(fixture.ui.focus, 0);
}
END_TEST

START_TEST(what_is_to_come_keeps_the_keyboard)
{
    fixture.value = false;
    pass(editing_button, (struct input){.kind = INPUT_NONE});
    ck_assert_uint_eq(fixture.ui.focus, ui_id("go", 0));
    ck_assert(!fixture.ui.focus_lost);
}
END_TEST

START_TEST(disabled_button_says_why)
{
    fixture.button.why_not = "Not now.";
    ck_assert(!click(one_button, 150, 120));
    ck_assert_str_eq(fixture.ui.report, "Not now.");
    ck_assert(!fixture.ui.widgets[0].enabled);
    ck_assert(!key(one_button, SDLK_g, MOD_CTRL));
    ck_assert_str_eq(fixture.ui.report, "Not now.");
    pass(one_button, (struct input){.kind = INPUT_NONE});
    ck_assert_str_eq(fixture.ui.report, "");
}
END_TEST

START_TEST(button_under_the_pointer_names_its_key)
{
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert_str_eq(fixture.ui.hint, "Ctrl+G");
    point(one_button, INPUT_MOVE, 50, 50);
    ck_assert_str_eq(fixture.ui.hint, "");
    fixture.button.key.mods |= MOD_SHIFT;
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert_str_eq(fixture.ui.hint, "Ctrl+Shift+G");
    pass(one_button, (struct input){.kind = INPUT_LEAVE});
    ck_assert_msg(fixture.ui.hint[0] == '\0', "the pointer has left and the hint stays");
    pass(one_button, (struct input){.kind = INPUT_NONE});
    ck_assert_str_eq(fixture.ui.hint, "");
}
END_TEST

/* Is the words' tip there, so many milliseconds later? */
static bool tip_after(int milliseconds, const char *words)
{
    fixture.now += (uint64_t)milliseconds;
    pass(one_button, (struct input){.kind = INPUT_NONE});
    const struct widget *last = &fixture.ui.widgets[fixture.ui.widget_count - 1];
    return widget_is(last, ROLE_TEXT) && strcmp(last->label, words) == 0;
}

START_TEST(the_tip_comes_after_a_moment)
{
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert_int_eq(ui_tip_wait(&fixture.ui, fixture.now), 400);
    ck_assert(!tip_after(399, "Ctrl+G"));
    ck_assert_int_eq(ui_tip_wait(&fixture.ui, fixture.now), 1);
    ck_assert(tip_after(1, "Ctrl+G"));
    ck_assert_int_eq(ui_tip_wait(&fixture.ui, fixture.now), -1);
    point(one_button, INPUT_MOVE, 50, 50);
    ck_assert_msg(!tip_after(0, "Ctrl+G"), "the pointer has left and the tip stays");
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert_msg(!tip_after(0, "Ctrl+G"), "it comes at once when the pointer comes back");
}
END_TEST

/* Whoever has pressed the button knows what it is, until the pointer comes anew. */
START_TEST(a_press_ends_the_tip)
{
    point(one_button, INPUT_MOVE, 150, 120);
    tip_after(400, "");
    click(one_button, 150, 120);
    ck_assert(!tip_after(1000, "Ctrl+G") && ui_tip_wait(&fixture.ui, fixture.now) < 0);
    point(one_button, INPUT_MOVE, 50, 50);
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert(tip_after(400, "Ctrl+G"));
}
END_TEST

/* --- Where the tip stands --- */

enum {
    BUTTONS = 12,
    LAYOUTS = 2000,
    TIP_GAP = 8, /* more than the tip's distance to what it is about */
};

static struct rect crowd[BUTTONS];
static int crowd_count;

static void many_buttons(void)
{
    struct button button = {.name = "b", .label = "A rather long tip", .icon_only = true};
    for (button.number = 1; button.number <= crowd_count; button.number++)
        ui_button(&fixture.ui, crowd[button.number - 1], &button);
}

static bool overlap(struct rect a, struct rect b)
{
    struct rect common = rect_common(a, b);
    return common.w > 0 && common.h > 0;
}

/* Points at the first button and waits. Returns the tip's beside. */
static struct rect tip_of_first(void)
{
    struct rect first = crowd[0];
    point(many_buttons, INPUT_MOVE, first.x + first.w / 2, first.y + first.h / 2);
    fixture.now += 400;
    pass(many_buttons, (struct input){.kind = INPUT_NONE});
    const struct widget *last = &fixture.ui.widgets[fixture.ui.widget_count - 1];
    ck_assert(widget_is(last, ROLE_TEXT));
    fixture.now += 1000;
    point(many_buttons, INPUT_LEAVE, 0, 0);
    return last->rect;
}

static bool covers_any(struct rect tip)
{
    for (int i = 0; i < crowd_count; i++)
        if (overlap(tip, crowd[i]))
            return true;
    return false;
}

/* Returns true if the tip has room anywhere straight above or below its button. */
static bool has_room_in_column(int w, int h)
{
    struct rect at = {crowd[0].x + (crowd[0].w - w) / 2, TIP_GAP, w, h};
    at.x = int_clamp(at.x, TIP_GAP, 640 - TIP_GAP - w);
    for (; at.y + h < 480 - TIP_GAP; at.y++)
        if (!covers_any(rect_inset(at, -TIP_GAP)))
            return true;
    return false;
}

/* Returns true if the tip has room right beside its button: below, above, at the right or left. */
static bool has_room(int w, int h)
{
    static const int steps[4][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    struct rect first = crowd[0];
    for (int i = 0; i < 4; i++) {
        int x = first.x + (first.w - w) / 2 + steps[i][0] * ((first.w + w) / 2 + TIP_GAP);
        int y = first.y + (first.h - h) / 2 + steps[i][1] * ((first.h + h) / 2 + TIP_GAP);
        struct rect beside = rect_inset((struct rect){x, y, w, h}, -TIP_GAP);
        bool inside = beside.x >= 0 && beside.y >= 0 && beside.x + beside.w <= 640 &&
                      beside.y + beside.h <= 480;
        if (inside && !covers_any(rect_inset(beside, TIP_GAP / 2)))
            return true;
    }
    return false;
}

/* It covers no button where it has room beside its own, and never leaves the window. */
START_TEST(a_tip_covers_no_button)
{
    struct rng rng = rng_init(1);
    int roomy = 0;
    for (int i = 0; i < LAYOUTS; i++) {
        crowd_count = 0;
        for (int tries = 0; tries < BUTTONS; tries++) {
            struct rect rect = {(int)rng_below(&rng, 590), (int)rng_below(&rng, 430), 50, 50};
            if (!covers_any(rect))
                crowd[crowd_count++] = rect;
        }
        struct rect tip = tip_of_first();
        REQUIRE(tip.x >= 0 && tip.y >= 0 && tip.x + tip.w <= 640 && tip.y + tip.h <= 480,
                "layout %d: the tip leaves the window", i);
        if (!has_room(tip.w, tip.h) && !has_room_in_column(tip.w, tip.h))
            continue;
        roomy++;
        REQUIRE(!covers_any(tip), "layout %d: %d,%d %dx%d covers a button", i, tip.x, tip.y, tip.w,
                tip.h);
    }
    ck_assert_int_gt(roomy, LAYOUTS * 9 / 10);
}
END_TEST

/* --- A row of buttons --- */

static int row_widths[2], row_y[2];

static void two_buttons(void)
{
    struct button first = {.name = "first", .label = "Short"};
    struct button second = {.name = "second", .label = "A label of many words"};
    ui_button(&fixture.ui, (struct rect){0, row_y[0], row_widths[0], 44}, &first);
    ui_button(&fixture.ui, (struct rect){300, row_y[1], row_widths[1], 44}, &second);
}

/* Returns the size in which the text was drawn. */
static int size_of(const char *text)
{
    const struct draw_list *list = &fixture.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            strcmp(draw_string(list, &list->items[i]), text) == 0)
            return list->items[i].style.px;
    ck_abort_msg("%s is not drawn", text);
    return 0;
}

/* Returns the width of a button in which the second label has room only in small print. */
static int narrow_width(void)
{
    struct ui *ui = &fixture.ui;
    return text_width(ui->fonts, ui_small(ui), "A label of many words") + 2 * ui_px(ui, METRIC_PAD);
}

static const struct {
    const char *name;
    int second_y;
    bool narrow; /* the second label has room only where it is set smaller */
    bool agree, small;
} row_rows[] = {
    {"room for both", 100, false, true, false},
    {"the other has none", 100, true, true, true},
    {"the other lies in another row", 200, true, false, false},
};

/* Labels side by side are as large as the one that has least room; another pass may be needed. */
START_TEST(labels_of_a_row_agree)
{
    const char *name = row_rows[_i].name;
    row_widths[0] = 200;
    row_widths[1] = row_rows[_i].narrow ? narrow_width() : 300;
    row_y[0] = 100;
    row_y[1] = row_rows[_i].second_y;
    pass(two_buttons, (struct input){.kind = INPUT_NONE});
    if (fixture.ui.again)
        pass(two_buttons, (struct input){.kind = INPUT_NONE});
    ck_assert_msg(!fixture.ui.again, "%s: it never ends", name);
    int first = size_of("Short"), usual = ui_body(&fixture.ui).px;
    ck_assert_msg((first == size_of("A label of many words")) == row_rows[_i].agree, "%s: %d, %d",
                  name, first, size_of("A label of many words"));
    ck_assert_msg((first < usual) == row_rows[_i].small, "%s: %d of %d", name, first, usual);
    row_widths[1] = 300; /* room again, and both are large again */
    pass(two_buttons, (struct input){.kind = INPUT_NONE});
    pass(two_buttons, (struct input){.kind = INPUT_NONE});
    ck_assert_msg(size_of("Short") == usual, "%s: it stays small", name);
}
END_TEST

/* --- A switch --- */

static bool switched_on;

static void one_switch(void)
{
    fixture.pressed = ui_switch(&fixture.ui, (struct rect){100, 100, 200, 44}, "lamp", "Lamp",
                                switched_on ? "On" : "Off", &switched_on);
}

static const struct {
    const char *name;
    SDL_Keycode key; /* 0: a click */
    bool before, after;
} switch_rows[] = {
    {"a click", 0, false, true},         {"a click when on", 0, true, false},
    {"Space", SDLK_SPACE, false, true},  {"Enter", SDLK_RETURN, true, false},
    {"Right", SDLK_RIGHT, false, true},  {"Right when on", SDLK_RIGHT, true, true},
    {"Left", SDLK_LEFT, true, false},    {"Left when off", SDLK_LEFT, false, false},
    {"another key", SDLK_x, true, true},
};

/* It begins where other widgets of its column begin. */
START_TEST(a_switch_begins_at_the_left)
{
    pass(one_switch, (struct input){.kind = INPUT_NONE});
    const struct draw_list *list = &fixture.ui.list;
    int left = 200;
    for (size_t i = 0; i < list->count; i++)
        left = int_min(left, list->items[i].rect.x);
    ck_assert_int_eq(left, 100);
}
END_TEST

START_TEST(a_switch_is_on_or_off)
{
    bool before = switch_rows[_i].before, changed;
    switched_on = before;
    pass(one_switch, (struct input){.kind = INPUT_NONE});
    if (switch_rows[_i].key) {
        fixture.ui.focus = ui_id("lamp", 0);
        changed = pass(one_switch, (struct input){.kind = INPUT_KEY, .key = switch_rows[_i].key});
    } else {
        changed = click(one_switch, 250, 120);
    }
    ck_assert_msg(switched_on == switch_rows[_i].after, "%s", switch_rows[_i].name);
    ck_assert_msg(changed == (before != switched_on), "%s: it says so", switch_rows[_i].name);
    pass(one_switch, (struct input){.kind = INPUT_NONE});
    const struct widget *lamp = ui_find(&fixture.ui, "lamp");
    ck_assert(widget_is(lamp, ROLE_SWITCH) && lamp->chosen == switched_on);
    ck_assert_str_eq(lamp->label, switched_on ? "Lamp: On" : "Lamp: Off");
}
END_TEST

/* A page that has opened under the pointer explains itself only when that moves. */
START_TEST(what_comes_under_the_pointer_has_no_tip)
{
    point(no_button, INPUT_MOVE, 150, 120);
    pass(one_button, (struct input){.kind = INPUT_RELEASE, .x = 150, .y = 120});
    ck_assert(!tip_after(1000, "Ctrl+G") && ui_tip_wait(&fixture.ui, fixture.now) < 0);
    point(one_button, INPUT_MOVE, 151, 120);
    ck_assert(!tip_after(399, "Ctrl+G"));
    ck_assert(tip_after(1, "Ctrl+G"));
}
END_TEST

/* Scrolling moves the button away from under the pointer, or soon may. */
START_TEST(the_wheel_ends_the_tip)
{
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert(tip_after(400, "Ctrl+G"));
    pass(one_button, (struct input){.kind = INPUT_WHEEL, .x = 150, .y = 120, .wheel = 1});
    ck_assert(!tip_after(1000, "Ctrl+G") && ui_tip_wait(&fixture.ui, fixture.now) < 0);
}
END_TEST

/* Only what the face does not show is told; where the keyboard is, only what an icon means. */
START_TEST(a_tip_tells_what_is_not_seen)
{
    point(one_button, INPUT_MOVE, 50, 50);
    key(one_button, SDLK_TAB, 0);
    ck_assert(!tip_after(400, "Ctrl+G"));
    fixture.button.icon_only = true;
    tip_after(0, "");
    ck_assert(tip_after(400, "Go (Ctrl+G)"));
    fixture.button.key = (struct shortcut){0};
    tip_after(0, "");
    ck_assert(tip_after(400, "Go"));
    fixture.button.icon_only = false;
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert_msg(!tip_after(400, "Go"), "the label is on the button already");
}
END_TEST

START_TEST(the_tip_lies_beside_the_button_on_the_screen)
{
    point(one_button, INPUT_MOVE, 150, 120);
    ck_assert(tip_after(400, "Ctrl+G"));
    struct rect tip = fixture.ui.widgets[fixture.ui.widget_count - 1].rect;
    struct rect screen = rect_common(tip, fixture.ui.screen);
    ck_assert(rect_common(tip, place).w <= 0 || rect_common(tip, place).h <= 0);
    ck_assert(screen.w == tip.w && screen.h == tip.h);
}
END_TEST

/* --- The field --- */

static void one_field(void)
{
    fixture.pressed |=
        ui_field(&fixture.ui, place, "name", "Name", fixture.buffer, sizeof fixture.buffer);
}

static const struct {
    const char *name, *before;
    const char *strokes; /* < > ^ $ caret; b backspace; d delete; c Ctrl+Backspace; else typed */
    const char *after;
} edits[] = {
    {"typed at the end", "Bo", "b", "B"},
    {"backspace takes a whole character", "Åsa½", "b", "Åsa"},
    {"backspace in the middle", "Åsa", "<<b", "sa"},
    {"delete takes a whole character", "Åsa", "^d", "sa"},
    {"delete at the end does nothing", "Åsa", "d", "Åsa"},
    {"backspace at the start does nothing", "Åsa", "^b", "Åsa"},
    {"left over a character of two bytes", "½½", "<X", "½X½"},
    {"right over it", "½½", "^>X", "½X½"},
    {"left stops at the start", "ab", "<<<<X", "Xab"},
    {"right stops at the end", "ab", ">>X", "abX"},
    {"end", "ab", "^$X", "abX"},
    {"all at once", "Åsa", "c", ""},
    {"what has no room is not taken", "123456789012345", "X", "123456789012345"},
    {"the last place is taken", "12345678901234", "X", "12345678901234X"},
};

static void stroke(char ch)
{
    static const struct {
        char stroke;
        SDL_Keycode code;
        unsigned mods;
    } keys[] = {{'<', SDLK_LEFT, 0},
                {'>', SDLK_RIGHT, 0},
                {'^', SDLK_HOME, 0},
                {'$', SDLK_END, 0},
                {'b', SDLK_BACKSPACE, 0},
                {'d', SDLK_DELETE, 0},
                {'c', SDLK_BACKSPACE, MOD_CTRL}};
    for (int i = 0; i < ROWS(keys); i++)
        if (keys[i].stroke == ch) {
            key(one_field, keys[i].code, keys[i].mods);
            return;
        }
    type(one_field, (char[]){ch, '\0'});
}

START_TEST(field_edits)
{
    snprintf(fixture.buffer, sizeof fixture.buffer, "%s", edits[_i].before);
    click(one_field, 295, 120);
    key(one_field, SDLK_END, 0);
    ck_assert_msg(fixture.ui.wants_text, "%s: the field asks for no text", edits[_i].name);
    for (const char *ch = edits[_i].strokes; *ch; ch++)
        stroke(*ch);
    ck_assert_msg(strcmp(fixture.buffer, edits[_i].after) == 0, "%s: \"%s\", expected \"%s\"",
                  edits[_i].name, fixture.buffer, edits[_i].after);
}
END_TEST

START_TEST(field_without_focus_is_left_alone)
{
    type(one_field, "abc");
    key(one_field, SDLK_BACKSPACE, 0);
    ck_assert_str_eq(fixture.buffer, "");
    ck_assert(!fixture.ui.wants_text);
}
END_TEST

/* The thin upright fill is the caret. */
static int caret_x(void)
{
    const struct draw_list *list = &fixture.ui.list;
    int height = text_height(fixture.ui.fonts, ui_body(&fixture.ui));
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_FILL && list->items[i].rect.w == 2 &&
            list->items[i].rect.h == height)
            return list->items[i].rect.x;
    return -1;
}

static const struct {
    const char *name, *text, *strokes;
    const char *before; /* what stands before the caret */
} carets[] = {
    {"at the end", "11-15", "", "11-15"},
    {"one back", "11-15", "<", "11-1"},
    {"over a character of two bytes", "Åsa½", "<", "Åsa"},
    {"at the start", "11-15", "^", ""},
    {"behind the first", "11-15", "^>", "1"},
    {"behind what is typed", "11-15", "^>X", "1X"},
    {"where something was erased", "11-15", "<<b", "11"},
};

START_TEST(caret_stands_behind_what_was_typed_last)
{
    snprintf(fixture.buffer, sizeof fixture.buffer, "%s", carets[_i].text);
    pass(one_field, (struct input){.kind = INPUT_NONE});
    ck_assert_msg(caret_x() == -1, "%s: there is one without the keyboard", carets[_i].name);
    click(one_field, 295, 120);
    key(one_field, SDLK_END, 0);
    for (const char *ch = carets[_i].strokes; *ch; ch++)
        stroke(*ch);
    pass(one_field, (struct input){.kind = INPUT_NONE});
    int expected =
        place.x + 8 +
        text_width(fixture.ui.fonts, (struct text_style){FONT_REGULAR, 18}, carets[_i].before);
    ck_assert_msg(caret_x() == expected, "%s: at %d, expected %d", carets[_i].name, caret_x(),
                  expected);
}
END_TEST

/* --- The choice --- */

static void one_choice(void)
{
    static const char *const values[] = {"one", "two", "three"};
    fixture.pressed |= ui_choice(&fixture.ui, place, "which", "Which", values, 3, &fixture.value);
}

START_TEST(choice_steps_round)
{
    int left = place.x + 5, right = place.x + place.w - 5, middle = place.x + 100, y = 120;
    ck_assert(click(one_choice, right, y));
    ck_assert_int_eq(fixture.value, 1);
    click(one_choice, middle, y);
    ck_assert_int_eq(fixture.value, 2);
    click(one_choice, right, y);
    ck_assert_int_eq(fixture.value, 0);
    click(one_choice, left, y);
    ck_assert_int_eq(fixture.value, 2);
    fixture.ui.focus = ui_id("which", 0);
    key(one_choice, SDLK_LEFT, 0);
    ck_assert_int_eq(fixture.value, 1);
    key(one_choice, SDLK_RIGHT, 0);
    key(one_choice, SDLK_RETURN, 0);
    ck_assert_int_eq(fixture.value, 0);
    key(one_choice, SDLK_SPACE, 0);
    ck_assert_int_eq(fixture.value, 1);
}
END_TEST

/* --- Scrolling --- */

static void one_scroll(void)
{
    struct rect view = {100, 100, 200, 150};
    ui_scroll_begin(&fixture.ui, view, "list", fixture.height, &fixture.offset);
    ui_scroll_end(&fixture.ui);
}

/* What a key asks for is done with the next pass. */
static void scroll_key(SDL_Keycode code)
{
    key(one_scroll, code, 0);
    pass(one_scroll, (struct input){.kind = INPUT_NONE});
}

static void wheel(int notches)
{
    pass(one_scroll, (struct input){.kind = INPUT_WHEEL, .x = 150, .y = 150, .wheel = notches});
}

START_TEST(scroll_stays_within_its_content)
{
    fixture.height = 500;
    wheel(5);
    ck_assert_int_eq(fixture.offset, 0);
    wheel(-1);
    ck_assert_int_gt(fixture.offset, 0);
    wheel(-100);
    ck_assert_int_eq(fixture.offset, 350);
    fixture.ui.focus = ui_id("list", 0);
    scroll_key(SDLK_PAGEDOWN);
    ck_assert_int_eq(fixture.offset, 350);
    scroll_key(SDLK_UP);
    ck_assert_int_eq(fixture.offset, 302);
    scroll_key(SDLK_PAGEUP);
    scroll_key(SDLK_PAGEUP);
    scroll_key(SDLK_PAGEUP);
    scroll_key(SDLK_PAGEUP);
    ck_assert_int_eq(fixture.offset, 0);
    fixture.offset = 300;
    fixture.height = 100; /* now all of it fits */
    wheel(-1);
    ck_assert_int_eq(fixture.offset, 0);
}
END_TEST

/* Two that scroll, a button in each and one beside them. */
static int offsets[2];

static void two_scrolls(void)
{
    static const struct button buttons[] = {{.name = "go", .number = 1, .label = "Go"},
                                            {.name = "go", .number = 2, .label = "Go"},
                                            {.name = "go", .number = 3, .label = "Go"}};
    static const struct rect views[] = {{0, 100, 200, 150}, {300, 100, 200, 150}};
    static const char *const names[] = {"left", "right"};
    for (int i = 0; i < 2; i++) {
        struct rect content = ui_scroll_begin(&fixture.ui, views[i], names[i], 500, &offsets[i]);
        ui_button(&fixture.ui, cut_top(&content, 44), &buttons[i]);
        ui_scroll_end(&fixture.ui);
    }
    ui_button(&fixture.ui, (struct rect){0, 0, 200, 44}, &buttons[2]);
    if (fixture.value)
        ui_take(&fixture.ui, fixture.ui.input.kind == INPUT_KEY);
}

static const struct {
    const char *name, *focus;
    int x;        /* of the pointer */
    bool used;    /* something else takes the key */
    int moved[2]; /* by End */
} scrolled[] = {
    {"the one that has the keyboard", "right", 100, false, {0, 350}},
    {"the one that holds what has it", "go-2", 100, false, {0, 350}},
    {"the one that is pointed at", "go-3", 400, false, {0, 350}},
    {"the first, where the pointer is elsewhere", "go-3", 250, false, {350, 0}},
    {"the first, where nothing has the keyboard", "", 250, false, {350, 0}},
    {"none, where somebody needs the key", "right", 400, true, {0, 0}},
};

START_TEST(keys_scroll_what_is_meant)
{
    offsets[0] = offsets[1] = 0;
    fixture.value = scrolled[_i].used;
    fixture.ui.focus = scrolled[_i].focus[0] ? ui_id(scrolled[_i].focus, 0) : 0;
    point(two_scrolls, INPUT_MOVE, scrolled[_i].x, 150);
    key(two_scrolls, SDLK_END, 0);
    pass(two_scrolls, (struct input){.kind = INPUT_NONE});
    ck_assert_msg(offsets[0] == scrolled[_i].moved[0] && offsets[1] == scrolled[_i].moved[1],
                  "%s: %d and %d", scrolled[_i].name, offsets[0], offsets[1]);
}
END_TEST

START_TEST(scroll_bar_is_dragged)
{
    fixture.height = 500;
    point(one_scroll, INPUT_PRESS, 296, 249);
    ck_assert_int_eq(fixture.offset, 350);
    point(one_scroll, INPUT_MOVE, 296, 101);
    ck_assert_int_eq(fixture.offset, 0);
    point(one_scroll, INPUT_RELEASE, 296, 101);
    point(one_scroll, INPUT_MOVE, 296, 249);
    ck_assert_int_eq(fixture.offset, 0);
    point(one_scroll, INPUT_PRESS, 296, 110); /* on the thumb: it stays until it is pulled */
    ck_assert_int_eq(fixture.offset, 0);
    point(one_scroll, INPUT_MOVE, 296, 131); /* by a fifth of its way */
    ck_assert_int_eq(fixture.offset, 70);
    point(one_scroll, INPUT_RELEASE, 296, 131);
}
END_TEST

/* A list whose first row is a button. */
static void scrolled_button(void)
{
    struct rect view = {100, 100, 200, 150};
    struct rect content = ui_scroll_begin(&fixture.ui, view, "list", 500, &fixture.offset);
    fixture.pressed |= ui_button(&fixture.ui, cut_top(&content, 200), &fixture.button);
    ui_scroll_end(&fixture.ui);
}

static bool finger(enum input_kind kind, int y)
{
    return pass(scrolled_button, (struct input){.kind = kind, .x = 150, .y = y, .finger = true});
}

static const struct {
    const char *name;
    int from, by[3], offset; /* a finger comes down and is moved to these places from there */
    bool pressed;
} fingers[] = {
    {"a tap presses", 200, {0}, 0, true},
    {"a tap that trembles presses", 200, {-4, 3, -6}, 0, true},
    {"a drag scrolls and presses nothing", 200, {-5, -40, -60}, 60, false},
    {"a drag there and back presses nothing", 200, {-60, -30, 0}, 0, false},
    {"a drag down at the top", 120, {30, 60, 90}, 0, false},
    {"a drag goes on outside", 200, {-60, -150, -190}, 190, false},
    {"no further than the content", 240, {-100, -200, -900}, 350, false},
};

START_TEST(a_finger_scrolls)
{
    finger(INPUT_PRESS, fingers[_i].from);
    for (int i = 0; i < ROWS(fingers[_i].by); i++)
        finger(INPUT_MOVE, fingers[_i].from + fingers[_i].by[i]);
    bool pressed = finger(INPUT_RELEASE, fingers[_i].from + fingers[_i].by[2]);
    ck_assert_msg(pressed == fingers[_i].pressed, "%s: pressed %d", fingers[_i].name, pressed);
    ck_assert_msg(fixture.offset == fingers[_i].offset, "%s: scrolled by %d", fingers[_i].name,
                  fixture.offset);
    finger(INPUT_MOVE, 110);
    ck_assert_msg(fixture.offset == fingers[_i].offset, "%s: it goes on scrolling",
                  fingers[_i].name);
}
END_TEST

/* Throws the list: the finger goes up by 40 pixels in 40 milliseconds, and is lifted. */
static void throw_list(void)
{
    fixture.ui.sight.moves = true;
    finger(INPUT_PRESS, 200);
    for (int i = 1; i <= 4; i++) {
        fixture.ui.now += 10;
        finger(INPUT_MOVE, 200 - 10 * i);
    }
    finger(INPUT_RELEASE, 160);
}

static void after(int milliseconds)
{
    fixture.ui.now += (uint64_t)milliseconds;
    pass(scrolled_button, (struct input){.kind = INPUT_NONE});
}

START_TEST(a_thrown_list_glides_and_stands)
{
    throw_list();
    int thrown = fixture.offset, before = thrown;
    ck_assert(ui_glides(&fixture.ui));
    for (int i = 0; i < 10; i++) {
        after(16);
        ck_assert_msg(fixture.offset >= before, "it goes back to %d", fixture.offset);
        before = fixture.offset;
    }
    ck_assert_msg(before > thrown + 50, "it has gone on by %d", before - thrown);
    after(5000);
    ck_assert_msg(!ui_glides(&fixture.ui), "it never stands");
    ck_assert_int_eq(fixture.offset, 350);
}
END_TEST

START_TEST(where_it_glides_is_a_matter_of_time)
{
    throw_list();
    after(160);
    int once = fixture.offset;
    teardown();
    setup();
    throw_list();
    for (int i = 0; i < 32; i++)
        after(5);
    ck_assert_int_eq(fixture.offset, once);
}
END_TEST

START_TEST(a_touch_stops_it_and_presses_nothing)
{
    throw_list();
    after(50);
    int at = fixture.offset;
    finger(INPUT_PRESS, 150);
    ck_assert_msg(!finger(INPUT_RELEASE, 150), "the button is pressed");
    after(500);
    ck_assert_int_eq(fixture.offset, at);
    ck_assert(!ui_glides(&fixture.ui));
}
END_TEST

/* What stops it: done after it was thrown, or before. */
static const struct {
    const char *name;
    bool moves;         /* the player wants to see things move */
    int rest;           /* milliseconds that the finger rests before it is lifted */
    struct input after; /* INPUT_NONE: nothing */
} stops[] = {
    {"nothing is to move", false, 0, {0}},
    {"the finger has rested", true, 150, {0}},
    {"a key", true, 0, {.kind = INPUT_KEY, .key = SDLK_a}},
    {"the wheel elsewhere", true, 0, {.kind = INPUT_WHEEL, .wheel = 1, .x = 5, .y = 5}},
    {"the mouse", true, 0, {.kind = INPUT_PRESS, .x = 5, .y = 5}},
};

START_TEST(a_list_stops)
{
    fixture.ui.sight.moves = stops[_i].moves;
    finger(INPUT_PRESS, 200);
    fixture.ui.now += 20;
    finger(INPUT_MOVE, 170);
    fixture.ui.now += (uint64_t)stops[_i].rest;
    finger(INPUT_RELEASE, 170);
    pass(scrolled_button, stops[_i].after);
    ck_assert_msg(!ui_glides(&fixture.ui), "%s: it glides", stops[_i].name);
    ck_assert_msg(fixture.offset == 30, "%s: it is at %d", stops[_i].name, fixture.offset);
}
END_TEST

/* A list that is no longer drawn does not glide behind the page. */
START_TEST(a_list_out_of_sight_stands)
{
    throw_list();
    pass(no_button, (struct input){.kind = INPUT_NONE});
    ck_assert(!ui_glides(&fixture.ui));
}
END_TEST

static void small_buttons(void)
{
    static const struct rect rects[] = {{100, 100, 20, 20}, {130, 100, 20, 20}};
    for (int i = 0; i < ROWS(rects); i++) {
        struct button button = {.name = "small", .number = 1 + i, .label = "Small"};
        if (ui_button(&fixture.ui, rects[i], &button))
            fixture.value = 1 + i;
    }
}

/* A tap at this place, and which of the two small buttons it presses. */
static const struct {
    const char *name;
    int x, y;
    bool mouse;
    int pressed;
} taps[] = {
    {"on the first", 110, 110, false, 1},
    {"left of the first", 89, 110, false, 1},
    {"too far left of it", 80, 110, false, 0},
    {"above it", 110, 89, false, 1},
    {"too far above it", 110, 80, false, 0},
    {"between both, nearer to the first", 123, 110, false, 1},
    {"between both, nearer to the second", 126, 110, false, 2},
    {"right of the second", 160, 125, false, 2},
    {"a mouse means what is under it", 89, 110, true, 0},
};

START_TEST(a_finger_means_the_nearest)
{
    fixture.value = 0;
    pass(small_buttons, (struct input){.kind = INPUT_NONE});
    struct input input = {
        .kind = INPUT_PRESS, .x = taps[_i].x, .y = taps[_i].y, .finger = !taps[_i].mouse};
    pass(small_buttons, input);
    input.kind = INPUT_RELEASE;
    pass(small_buttons, input);
    ck_assert_msg(fixture.value == taps[_i].pressed, "%s: pressed %d", taps[_i].name,
                  fixture.value);
}
END_TEST

START_TEST(a_long_press_shows_the_tip_and_clicks_nothing)
{
    fixture.value = 0;
    pass(small_buttons, (struct input){.kind = INPUT_NONE});
    struct input input = {.kind = INPUT_PRESS, .x = 110, .y = 110, .finger = true};
    pass(small_buttons, input);
    ck_assert(!fixture.ui.tip.shown);
    input.secondary = true;
    pass(small_buttons, input);
    ck_assert_msg(fixture.ui.tip.shown, "no tip");
    input.kind = INPUT_RELEASE;
    pass(small_buttons, input);
    pass(small_buttons, (struct input){.kind = INPUT_NONE});
    ck_assert_msg(fixture.value == 0, "it clicks");
    ck_assert_msg(!fixture.ui.tip.shown && fixture.ui.pressed == 0, "the tip stays");
}
END_TEST

/* Nothing stays pressed under a finger that is lost. */
START_TEST(a_lost_finger_lets_go)
{
    finger(INPUT_PRESS, 200);
    pass(scrolled_button, (struct input){.kind = INPUT_LEAVE, .finger = true});
    ck_assert_msg(!finger(INPUT_RELEASE, 200), "it clicks");
    finger(INPUT_MOVE, 100);
    ck_assert_int_eq(fixture.offset, 0);
}
END_TEST

/* Where one drags, no field begins to be written. */
static void scrolled_field(void)
{
    struct rect view = {100, 100, 200, 150};
    struct rect content = ui_scroll_begin(&fixture.ui, view, "list", 500, &fixture.offset);
    ui_field(&fixture.ui, cut_top(&content, 44), "name", "Name", fixture.buffer,
             sizeof fixture.buffer);
    ui_scroll_end(&fixture.ui);
}

START_TEST(a_drag_leaves_the_keyboard_where_it_was)
{
    struct input input = {.kind = INPUT_PRESS, .x = 150, .y = 120, .finger = true};
    pass(scrolled_field, input);
    input.kind = INPUT_MOVE;
    input.y = 60;
    pass(scrolled_field, input);
    ck_assert_uint_eq(fixture.ui.focus, 0);
    ck_assert_int_eq(fixture.offset, 60);
}
END_TEST

/* A field that got the keyboard from its page brings no keyboard on the screen to fingers. */
START_TEST(a_keyboard_on_the_screen_comes_to_a_touched_field)
{
    struct input input = {.kind = INPUT_PRESS, .x = 150, .y = 400, .finger = true};
    pass(scrolled_field, input);
    ck_assert(!ui_wants_keyboard(&fixture.ui));
    fixture.ui.focus = ui_id("name", 0);
    pass(scrolled_field, (struct input){0});
    ck_assert_msg(ui_wants_keyboard(&fixture.ui), "nobody is known to use fingers yet");
    input.kind = INPUT_RELEASE;
    pass(scrolled_field, input);
    ck_assert(fixture.ui.wants_text && !ui_wants_keyboard(&fixture.ui));
    for (int i = 0; i < 2; i++) {
        input = (struct input){
            .kind = i ? INPUT_RELEASE : INPUT_PRESS, .x = 150, .y = 120, .finger = true};
        pass(scrolled_field, input);
    }
    ck_assert_msg(ui_wants_keyboard(&fixture.ui), "a touched field brings none");
}
END_TEST

START_TEST(a_long_press_selects_a_word)
{
    snprintf(fixture.buffer, sizeof fixture.buffer, "one two");
    struct input input = {
        .kind = INPUT_PRESS, .x = place.x + 14, .y = place.y + 20, .finger = true};
    pass(one_field, input);
    input.secondary = true;
    pass(one_field, input);
    int from = fixture.ui.field.anchor, to = fixture.ui.field.caret;
    ck_assert_msg(from == 0 && to == 3, "selected %d to %d", from, to);
}
END_TEST

START_TEST(a_mouse_does_not_scroll_so)
{
    point(scrolled_button, INPUT_PRESS, 150, 200);
    point(scrolled_button, INPUT_MOVE, 150, 120);
    ck_assert_msg(point(scrolled_button, INPUT_RELEASE, 150, 120), "the button is let go");
    ck_assert_int_eq(fixture.offset, 0);
}
END_TEST

START_TEST(a_lifted_finger_points_at_nothing)
{
    finger(INPUT_PRESS, 200);
    finger(INPUT_RELEASE, 200);
    pass(scrolled_button, (struct input){.kind = INPUT_NONE});
    ck_assert_str_eq(fixture.ui.hint, "");
}
END_TEST

/* How opaque the ground is that lies over the row of pixels `y`; 0: nothing does. */
static int veil_at(int y, enum colour_role ground)
{
    int alpha = 0;
    struct colour colour = themes[0].colours[ground];
    for (size_t i = 0; i < fixture.ui.list.count; i++) {
        const struct draw_item *item = &fixture.ui.list.items[i];
        bool same = item->colour.r == colour.r && item->colour.g == colour.g;
        if (item->kind == DRAW_FILL && same && item->rect.h == 1 && item->rect.y == y)
            alpha = item->colour.a;
    }
    return alpha;
}

/* Of 500 pixels 150 are seen, from 100 on: an edge beyond which there is more is soft. */
static const struct {
    const char *name;
    int height, offset;
    bool panel, above, below;
} veils[] = {{"at the beginning", 500, 0, false, false, true},
             {"in the middle", 500, 200, false, true, true},
             {"at the end", 500, 350, false, true, false},
             {"on a panel", 500, 200, true, true, true},
             {"all of it", 100, 0, false, false, false}};

static void scroll_on_panel(void)
{
    ui_panel(&fixture.ui, (struct rect){90, 90, 220, 170});
    one_scroll();
}

START_TEST(an_edge_with_more_beyond_is_soft)
{
    enum colour_role ground = veils[_i].panel ? COLOUR_PANEL : COLOUR_TABLE;
    fixture.height = veils[_i].height;
    fixture.offset = veils[_i].offset;
    pass(veils[_i].panel ? scroll_on_panel : one_scroll, (struct input){.kind = INPUT_NONE});
    int top = veil_at(100, ground), bottom = veil_at(249, ground);
    ck_assert_msg((top == UINT8_MAX) == veils[_i].above && (top == 0) != veils[_i].above,
                  "%s: %d above", veils[_i].name, top);
    ck_assert_msg((bottom == UINT8_MAX) == veils[_i].below && (bottom == 0) != veils[_i].below,
                  "%s: %d below", veils[_i].name, bottom);
    ck_assert_int_eq(veil_at(100 + METRIC_FADE, ground), 0);
    ck_assert_int_eq(veil_at(249 - METRIC_FADE, ground), 0);
}
END_TEST

/* The first of rows that are seen from 100 on: its frame is not dimmed where the keyboard is. */
static void scrolled_row(void)
{
    struct rect view = {100, 100, 200, 150};
    struct rect content =
        ui_scroll_begin(&fixture.ui, view, "list", fixture.height, &fixture.offset);
    fixture.button.key = (struct shortcut){0};
    ui_button(&fixture.ui, (struct rect){content.x, content.y + 200, content.w, 44},
              &fixture.button);
    ui_scroll_end(&fixture.ui);
}

START_TEST(focus_at_an_edge_is_seen)
{
    fixture.height = 500;
    fixture.offset = 200;
    pass(scrolled_row, (struct input){.kind = INPUT_NONE});
    ck_assert_int_eq(veil_at(100, COLOUR_TABLE), UINT8_MAX);
    fixture.ui.focus = ui_id("go", 0);
    fixture.ui.focus_visible = true;
    pass(scrolled_row, (struct input){.kind = INPUT_NONE});
    ck_assert_int_eq(veil_at(100, COLOUR_TABLE), 0);
    ck_assert_int_eq(veil_at(249, COLOUR_TABLE), UINT8_MAX);
}
END_TEST

/* The thumb shows where in 500 pixels the 150 are that are seen. */
static const struct {
    int offset, top, height;
} thumbs[] = {{0, 100, 45}, {175, 152, 45}, {350, 205, 45}};

START_TEST(thumb_shows_the_place)
{
    const struct rect *thumb = NULL;
    fixture.height = 500;
    fixture.offset = thumbs[_i].offset;
    pass(one_scroll, (struct input){.kind = INPUT_NONE});
    struct colour border = themes[0].colours[COLOUR_BORDER];
    for (size_t i = 0; i < fixture.ui.list.count; i++)
        if (memcmp(&fixture.ui.list.items[i].colour, &border, sizeof border) == 0)
            thumb = &fixture.ui.list.items[i].rect;
    ck_assert_ptr_nonnull(thumb);
    ck_assert_int_eq(thumb->y, thumbs[_i].top);
    ck_assert_int_eq(thumb->h, thumbs[_i].height);
}
END_TEST

START_TEST(keys_scroll_by_a_line_or_a_page)
{
    fixture.height = 5000;
    fixture.ui.focus = ui_id("list", 0);
    scroll_key(SDLK_DOWN);
    ck_assert_int_eq(fixture.offset, 48);
    scroll_key(SDLK_PAGEDOWN); /* the last line seen is the first one then */
    ck_assert_int_eq(fixture.offset, 48 + 150 - 48);
    scroll_key(SDLK_UP);
    ck_assert_int_eq(fixture.offset, 102);
    scroll_key(SDLK_END);
    ck_assert_int_eq(fixture.offset, 5000 - 150);
    scroll_key(SDLK_HOME);
    ck_assert_int_eq(fixture.offset, 0);
    fixture.offset = 102;
    wheel(-2);
    ck_assert_int_eq(fixture.offset, 198);
    wheel(1);
    ck_assert_int_eq(fixture.offset, 150);
}
END_TEST

static void clipped_button(void)
{
    struct rect view = {100, 100, 200, 150};
    fixture.offset = 300;
    ui_scroll_begin(&fixture.ui, view, "list", 900, &fixture.offset);
    fixture.pressed |= ui_button(&fixture.ui, place, &fixture.button);
    struct rect outside = {100, 300, 200, 44};
    struct button other = {.name = "out", .label = "Out"};
    fixture.pressed |= ui_button(&fixture.ui, outside, &other);
    ui_scroll_end(&fixture.ui);
    struct rect behind = {400, 300, 200, 44};
    struct button last = {.name = "after", .label = "After"};
    fixture.pressed |= ui_button(&fixture.ui, behind, &last);
}

START_TEST(what_is_scrolled_away_is_not_hit)
{
    ck_assert(click(clipped_button, 150, 120));
    ck_assert(!click(clipped_button, 150, 320));
    ck_assert_msg(click(clipped_button, 450, 320), "what comes after is clipped, too");
    const struct draw_list *list = &fixture.ui.list;
    int clips = 0;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_CLIP)
            clips += list->items[i].rect.w > 0 ? 1 : -1;
    ck_assert_msg(clips == 0, "%d more clips are begun than ended", clips);
}
END_TEST

/* --- Names --- */

static void same_name_twice(void)
{
    struct rect second = {100, 200, 200, 44};
    ui_button(&fixture.ui, place, &fixture.button);
    ui_scope_begin(&fixture.ui, "outer");
    ui_scope_begin(&fixture.ui, "inner");
    fixture.button.number = 3;
    fixture.pressed |= ui_button(&fixture.ui, second, &fixture.button);
    fixture.button.number = 0;
    ui_scope_end(&fixture.ui);
    ui_scope_end(&fixture.ui);
}

START_TEST(scopes_tell_widgets_apart)
{
    ck_assert_msg(!click(same_name_twice, 150, 120), "the click on the one presses the other");
    ck_assert(click(same_name_twice, 150, 220));
    const struct widget *inner = ui_find(&fixture.ui, "outer/inner/go-3");
    ck_assert_ptr_nonnull(inner);
    ck_assert_uint_eq(inner->id, ui_id("outer/inner/go", 3));
    ck_assert_uint_eq(ui_find(&fixture.ui, "go")->id, ui_id("go", 0));
    ck_assert_ptr_null(ui_find(&fixture.ui, "go-3"));
    ck_assert_uint_ne(ui_id("go", 1), ui_id("go", 2));
    ck_assert_uint_ne(ui_id("go", 0), ui_id("go", 1));
}
END_TEST

START_TEST(arrows_of_a_choice_have_names)
{
    pass(one_choice, (struct input){.kind = INPUT_NONE});
    ck_assert_str_eq(ui_find(&fixture.ui, "which/previous")->label, "Which: previous");
    ck_assert_str_eq(ui_find(&fixture.ui, "which/next")->label, "Which: next");
    ck_assert_str_eq(ui_find(&fixture.ui, "which")->label, "Which: one");
}
END_TEST

enum {
    MANY = 3000,
    LONG = 70000, /* more than one piece of the memory for texts */
};

static char long_label[LONG];

static void many_widgets(void)
{
    memset(long_label, 'x', LONG - 1);
    for (int i = 1; i <= MANY; i++)
        ui_register(&fixture.ui, "many", i, ROLE_ITEM, place, i == MANY ? long_label : "short");
}

START_TEST(no_widget_and_no_label_is_lost)
{
    for (int i = 0; i < 3; i++) {
        pass(many_widgets, (struct input){.kind = INPUT_NONE});
        ck_assert_int_eq(fixture.ui.widget_count, MANY);
        ck_assert_str_eq(fixture.ui.widgets[0].name, "many-1");
        ck_assert_str_eq(fixture.ui.widgets[0].label, "short");
        ck_assert_str_eq(ui_find(&fixture.ui, "many-3000")->label, long_label);
    }
}
END_TEST

START_TEST(formatted_text_has_any_length)
{
    memset(long_label, 'y', LONG - 1);
    struct ui *ui = &fixture.ui;
    const char *one = ui_format(ui, "{a} and {b}", {"a", "this"}, {"b", "that"});
    const char *other = ui_format(ui, "{a}{a}", {"a", long_label});
    ck_assert_str_eq(one, "this and that");
    ck_assert_uint_eq(strlen(other), 2 * (LONG - 1));
    struct strbuf out = ui_strbuf(ui, 5);
    strbuf_add(&out, "12345");
    ck_assert_str_eq(out.text, "1234");
    ck_assert_str_eq(one, "this and that");
}
END_TEST

/* Allocated. */
static char *dump(void)
{
    struct memory_stream out;
    ck_assert(memory_stream_open(&out));
    ui_dump(&fixture.ui, out.file);
    return memory_stream_close(&out);
}

START_TEST(dump_prints_names)
{
    pass(same_name_twice, (struct input){.kind = INPUT_NONE});
    char *text = dump();
    ck_assert_ptr_nonnull(strstr(text, "{\"role\": \"button\", \"name\": \"outer/inner/go-3\", "
                                       "\"label\": \"Go\", \"x\": 100, \"y\": 200, "));
    free(text);
}
END_TEST

static const struct {
    const char *label, *printed;
} dump_rows[] = {
    {"Åsa", "\"label\": \"Åsa\""},
    {"a\\b\"c\"", "\"label\": \"a\\\\b\\\"c\\\"\""},
    {"one\ntwo\x01", "\"label\": \"one\\u000atwo\\u0001\""},
    {"cut \xC3", "\"label\": \"cut \\ufffd\""},
    {"\xE2\x82 and \xFF", "\"label\": \"\\ufffd\\ufffd and \\ufffd\""},
};

static const char *dumped;

static void one_label(void)
{
    ui_note(&fixture.ui, (struct rect){0, 0, 10, 10}, dumped);
}

/* Whatever a label holds, the whole stays JSON and UTF-8. */
START_TEST(dump_is_text)
{
    dumped = dump_rows[_i].label;
    pass(one_label, (struct input){.kind = INPUT_NONE});
    char *text = dump();
    ck_assert_msg(strstr(text, dump_rows[_i].printed) != NULL, "%s", text);
    free(text);
}
END_TEST

START_TEST(focus_is_seen_after_a_key)
{
    uint64_t before;
    pass(one_button, (struct input){.kind = INPUT_NONE});
    before = draw_list_hash(&fixture.ui.list);
    key(one_button, SDLK_TAB, 0);
    pass(one_button, (struct input){.kind = INPUT_NONE});
    ck_assert_msg(draw_list_hash(&fixture.ui.list) != before, "the focus is not drawn");
}
END_TEST

/* --- Rows of a list --- */

static bool item_chosen;

static void one_item(void)
{
    fixture.pressed |= ui_item(&fixture.ui, place, "row", 1, "Row", "detail", item_chosen);
}

static const struct {
    const char *name;
    bool chosen, hovered;
    int ground; /* a role; -1: none */
} grounds[] = {
    {"at rest", false, false, -1},
    {"under the pointer", false, true, COLOUR_BUTTON},
    {"chosen", true, false, COLOUR_BUTTON_HOT},
    {"chosen, under the pointer", true, true, COLOUR_BUTTON_HOT},
};

START_TEST(a_chosen_row_stands_out)
{
    item_chosen = grounds[_i].chosen;
    point(one_item, INPUT_MOVE, grounds[_i].hovered ? 150 : 50, 120);
    const struct draw_item *first = &fixture.ui.list.items[0];
    bool filled = first->kind == DRAW_FILL;
    ck_assert_msg(filled == (grounds[_i].ground >= 0), "%s: filled %d", grounds[_i].name, filled);
    if (filled)
        ck_assert_msg(memcmp(&first->colour, &themes[0].colours[grounds[_i].ground],
                             sizeof first->colour) == 0,
                      "%s: another colour", grounds[_i].name);
}
END_TEST

/* --- What is drawn has a number of its own --- */

static const struct picture_maker makers[2];

static void draw_variant(struct draw_list *list, int variant)
{
    struct colour colour = {1, 2, 3, variant == 1 ? 254 : 255};
    struct rect rect = {variant == 2 ? 1 : 0, 0, 10, variant == 3 ? 11 : 10};
    draw_list_clear(list);
    draw_fill(list, rect, variant == 4 ? 1 : 0, colour);
    draw_frame(list, rect, 0, variant == 5 ? 2 : 1, colour);
    draw_sprite(list, &icons[variant == 6 ? ICON_NEXT : ICON_BACK], rect);
    draw_text(list, 0, 0, (struct text_style){FONT_REGULAR, variant == 7 ? 19 : 18}, colour,
              variant == 8 ? "b" : "a");
    draw_picture(list, &makers[variant == 13], rect, variant == 14 ? 5 : 4, variant == 9);
    if (variant == 10)
        draw_clip(list, rect);
    if (variant == 11)
        draw_unclip(list);
    if (variant == 12)
        draw_layer_end(list, draw_layer_begin(list, rect));
}

enum {
    VARIANTS = 15,
};

START_TEST(hash_tells_pictures_apart)
{
    struct draw_list one = {0}, other = {0};
    draw_variant(&one, _i);
    draw_variant(&other, _i);
    ck_assert_msg(draw_list_hash(&one) == draw_list_hash(&other), "variant %d differs from itself",
                  _i);
    for (int variant = 0; variant < VARIANTS; variant++) {
        draw_variant(&other, variant);
        ck_assert_msg(variant == _i || draw_list_hash(&one) != draw_list_hash(&other),
                      "variants %d and %d look the same", _i, variant);
    }
    draw_list_finish(&one);
    draw_list_finish(&other);
}
END_TEST

SUITE(widgets)
{
    Suite *suite = suite_create("widgets");
    TCase *tcase = tcase_create("widgets");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, button_by_pointer);
    tcase_add_test(tcase, button_by_key);
    tcase_add_test(tcase, what_has_gone_has_no_keyboard);
    tcase_add_test(tcase, what_is_scrolled_away_keeps_the_keyboard);
    tcase_add_test(tcase, what_is_to_come_keeps_the_keyboard);
    tcase_add_test(tcase, disabled_button_says_why);
    tcase_add_test(tcase, button_under_the_pointer_names_its_key);
    tcase_add_test(tcase, the_tip_comes_after_a_moment);
    tcase_add_test(tcase, a_press_ends_the_tip);
    tcase_add_test(tcase, the_wheel_ends_the_tip);
    tcase_add_test(tcase, what_comes_under_the_pointer_has_no_tip);
    tcase_add_test(tcase, a_tip_tells_what_is_not_seen);
    tcase_add_test(tcase, the_tip_lies_beside_the_button_on_the_screen);
    tcase_add_loop_test(tcase, field_edits, 0, ROWS(edits));
    tcase_add_loop_test(tcase, caret_stands_behind_what_was_typed_last, 0, ROWS(carets));
    tcase_add_test(tcase, field_without_focus_is_left_alone);
    tcase_add_test(tcase, choice_steps_round);
    tcase_add_test(tcase, scroll_stays_within_its_content);
    tcase_add_loop_test(tcase, keys_scroll_what_is_meant, 0, ROWS(scrolled));
    tcase_add_test(tcase, scroll_bar_is_dragged);
    tcase_add_loop_test(tcase, a_finger_scrolls, 0, ROWS(fingers));
    tcase_add_test(tcase, a_thrown_list_glides_and_stands);
    tcase_add_test(tcase, where_it_glides_is_a_matter_of_time);
    tcase_add_test(tcase, a_touch_stops_it_and_presses_nothing);
    tcase_add_test(tcase, a_list_out_of_sight_stands);
    tcase_add_test(tcase, a_long_press_shows_the_tip_and_clicks_nothing);
    tcase_add_test(tcase, a_lost_finger_lets_go);
    tcase_add_test(tcase, a_keyboard_on_the_screen_comes_to_a_touched_field);
    tcase_add_test(tcase, a_drag_leaves_the_keyboard_where_it_was);
    tcase_add_test(tcase, a_long_press_selects_a_word);
    tcase_add_loop_test(tcase, a_list_stops, 0, ROWS(stops));
    tcase_add_loop_test(tcase, a_finger_means_the_nearest, 0, ROWS(taps));
    tcase_add_test(tcase, a_mouse_does_not_scroll_so);
    tcase_add_test(tcase, a_lifted_finger_points_at_nothing);
    tcase_add_loop_test(tcase, an_edge_with_more_beyond_is_soft, 0, ROWS(veils));
    tcase_add_test(tcase, focus_at_an_edge_is_seen);
    tcase_add_loop_test(tcase, thumb_shows_the_place, 0, ROWS(thumbs));
    tcase_add_test(tcase, keys_scroll_by_a_line_or_a_page);
    tcase_add_test(tcase, what_is_scrolled_away_is_not_hit);
    tcase_add_test(tcase, focus_is_seen_after_a_key);
    tcase_add_loop_test(tcase, a_chosen_row_stands_out, 0, ROWS(grounds));
    tcase_add_test(tcase, scopes_tell_widgets_apart);
    tcase_add_test(tcase, arrows_of_a_choice_have_names);
    tcase_add_test(tcase, no_widget_and_no_label_is_lost);
    tcase_add_test(tcase, formatted_text_has_any_length);
    tcase_add_test(tcase, dump_prints_names);
    tcase_add_loop_test(tcase, dump_is_text, 0, ROWS(dump_rows));
    suite_add_tcase(suite, tcase);
    tcase = tcase_create("list");
    tcase_add_loop_test(tcase, hash_tells_pictures_apart, 0, VARIANTS);
    suite_add_tcase(suite, tcase);
    TCase *places = tcase_create("tips, rows and switches");
    tcase_add_checked_fixture(places, setup, teardown);
    tcase_set_timeout(places, 60);
    tcase_add_test(places, a_tip_covers_no_button);
    tcase_add_loop_test(places, labels_of_a_row_agree, 0, ROWS(row_rows));
    tcase_add_test(places, a_switch_begins_at_the_left);
    tcase_add_loop_test(places, a_switch_is_on_or_off, 0, ROWS(switch_rows));
    suite_add_tcase(suite, places);
    return suite;
}
