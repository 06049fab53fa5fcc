/* SPDX-License-Identifier: MIT */
/* The field as people know fields: caret, selection, clipboard, undo, what is being composed. */
#include "suite.h"
#include "toolkit/field_edit.h"
#include "toolkit/ui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct rect place = {100, 100, 200, 44}, other_place = {100, 200, 200, 44};
static struct ui ui;
static char buffer[1024], other[64], copied[1024], selected[1024];
static bool page_took; /* a page behind the field has taken its shortcut */
static struct shortcut page_key;

static void copy(void *data, const char *text)
{
    snprintf(data, sizeof copied, "%s", text);
}

static void paste(void *data, char *out, size_t size)
{
    snprintf(out, size, "%s", (const char *)data);
}

static void select_text(void *data, const char *text)
{
    (void)data;
    snprintf(selected, sizeof selected, "%s", text);
}

static void selected_text(void *data, char *out, size_t size)
{
    (void)data;
    snprintf(out, size, "%s", selected);
}

static void setup(void)
{
    ui = (struct ui){.fonts = fonts_create(NULL),
                     .theme = &themes[0],
                     .scale = 100,
                     .clipboard = {copied, copy, paste, select_text, selected_text}};
    ck_assert_msg(ui.fonts != NULL, "no font");
    other[0] = '\0';
}

static void teardown(void)
{
    ui_finish(&ui);
    fonts_destroy(ui.fonts);
}

/* A page that has a shortcut of its own, asked for before the fields. */
static bool pass(struct input input)
{
    ui_begin(&ui, (struct rect){0, 0, 640, 480}, &input);
    page_took = ui_take(&ui, input_is_shortcut(&ui.input, page_key));
    bool changed = ui_field(&ui, place, "name", "Name", buffer, sizeof buffer);
    ui_field(&ui, other_place, "other", "Other", other, sizeof other);
    ui_field_menu(&ui);
    ui_end(&ui);
    return changed;
}

static void draw(void)
{
    pass((struct input){.kind = INPUT_NONE});
}

static bool key(SDL_Keycode code, unsigned mods)
{
    return pass((struct input){.kind = INPUT_KEY, .key = code, .mods = mods});
}

static bool text_input(enum input_kind kind, const char *text, int cursor)
{
    struct input input = {.kind = kind, .cursor = cursor};
    snprintf(input.text, sizeof input.text, "%s", text);
    return pass(input);
}

static void press(int x, int clicks)
{
    pass((struct input){.kind = INPUT_PRESS, .x = x, .y = 120, .clicks = clicks});
}

static void release(int x)
{
    pass((struct input){.kind = INPUT_RELEASE, .x = x, .y = 120});
}

/* Pixels from the left edge of the screen to the place behind `text` in the field. */
static int x_behind(const char *text)
{
    return place.x + 8 + text_width(ui.fonts, ui_body(&ui), text);
}

/* The field has the keyboard, the caret is behind the text. */
static void begin(const char *text)
{
    snprintf(buffer, sizeof buffer, "%s", text);
    press(290, 1);
    release(290);
    key(SDLK_END, 0);
}

/* --- Keys --- */

/* < > ^ $ arrows, Home, End; ( ) { } the same with Shift; [ ] words; b d Backspace, Delete; w W by
 * word; 1 2 Ctrl with Home, End, 3 4 with Shift, too; a c x v z y with Ctrl; i u k the older keys
 * of the clipboard; capital letters are typed. */
static void stroke(char ch)
{
    static const struct {
        char stroke;
        SDL_Keycode code;
        unsigned mods;
    } keys[] = {
        {'<', SDLK_LEFT, 0},
        {'>', SDLK_RIGHT, 0},
        {'^', SDLK_HOME, 0},
        {'$', SDLK_END, 0},
        {'(', SDLK_LEFT, MOD_SHIFT},
        {')', SDLK_RIGHT, MOD_SHIFT},
        {'{', SDLK_HOME, MOD_SHIFT},
        {'}', SDLK_END, MOD_SHIFT},
        {'[', SDLK_LEFT, MOD_CTRL},
        {']', SDLK_RIGHT, MOD_CTRL},
        {'-', SDLK_LEFT, MOD_CTRL | MOD_SHIFT},
        {'+', SDLK_RIGHT, MOD_CTRL | MOD_SHIFT},
        {'1', SDLK_HOME, MOD_CTRL},
        {'2', SDLK_END, MOD_CTRL},
        {'3', SDLK_HOME, MOD_CTRL | MOD_SHIFT},
        {'4', SDLK_END, MOD_CTRL | MOD_SHIFT},
        {'b', SDLK_BACKSPACE, 0},
        {'d', SDLK_DELETE, 0},
        {'w', SDLK_BACKSPACE, MOD_CTRL},
        {'r', SDLK_DELETE, MOD_CTRL},
        {'a', SDLK_a, MOD_CTRL},
        {'c', SDLK_c, MOD_CTRL},
        {'x', SDLK_x, MOD_CTRL},
        {'v', SDLK_v, MOD_CTRL},
        {'z', SDLK_z, MOD_CTRL},
        {'y', SDLK_y, MOD_CTRL},
        {'s', SDLK_z, MOD_CTRL | MOD_SHIFT},
        {'i', SDLK_INSERT, MOD_CTRL},
        {'u', SDLK_INSERT, MOD_SHIFT},
        {'k', SDLK_DELETE, MOD_SHIFT},
    };
    for (int i = 0; i < ROWS(keys); i++)
        if (keys[i].stroke == ch) {
            key(keys[i].code, keys[i].mods);
            return;
        }
    text_input(INPUT_TEXT, (char[]){ch, '\0'}, 0);
}

static const struct {
    const char *name, *before, *clipboard, *strokes, *after;
} edits[] = {
    {"typed over a selection", "Anna", "", "((X", "AnX"},
    {"all", "Anna Lee", "", "aX", "X"},
    {"to the start", "Anna", "", "<{b", "a"},
    {"to the end", "Anna", "", "^>}d", "A"},
    {"an arrow leaves at the end of a selection", "Anna", "", "^))>X", "AnXna"},
    {"an arrow leaves at its start", "Anna", "", "((<X", "AnXna"},
    {"by word", "Anna Lee", "", "[X", "Anna XLee"},
    {"by word, on", "Anna Lee", "", "^]X", "AnnaX Lee"},
    {"a word selected", "Anna Lee", "", "-b", "Anna "},
    {"the next word selected", "Anna Lee", "", "^+X", "X Lee"},
    {"word after word selected", "Anna Lee", "", "^++X", "X"},
    {"all, then an arrow back", "Anna", "", "a<X", "XAnna"},
    {"all, then an arrow on", "Anna", "", "a>X", "AnnaX"},
    {"Home and End", "Anna", "", "^X$Y", "XAnnaY"},
    {"Ctrl with Home is not for a field", "Anna", "", "1X", "AnnaX"},
    {"Ctrl with End is not for a field", "Anna", "", "^2X", "XAnna"},
    {"Ctrl and Shift with Home", "Anna", "", "<3X", "Xa"},
    {"Ctrl and Shift with End", "Anna", "", "^>4X", "AX"},
    {"a word erased", "Anna Lee", "", "w", "Anna "},
    {"the next word erased", "Anna Lee", "", "^r", " Lee"},
    {"cut and pasted", "Anna", "", "((x^v", "naAn"},
    {"copied and pasted", "Anna", "", "((c$v", "Annana"},
    {"by the older keys", "Anna", "", "((k^u", "naAn"},
    {"copied by the older key", "Anna", "", "((i$u", "Annana"},
    {"nothing selected, nothing copied", "Anna", "was there", "cv", "Annawas there"},
    {"lines become blanks", "", "a\nb\tc", "v", "a b c"},
    {"control characters go", "",
     "a\x01\x7F\xC2\x85"
     "b",
     "v", "ab"},
    {"bytes that are not UTF-8 go", "",
     "a\xFF"
     "b",
     "v", "ab"},
    {"undone at once: what was typed in a row", "Anna", "", "XYz", "Anna"},
    {"redone", "Anna", "", "XYzy", "AnnaXY"},
    {"redone by the other key", "Anna", "", "XYzs", "AnnaXY"},
    {"undone step by step", "Anna", "", "X<Yzz", "Anna"},
    {"a blank ends what is undone at once", "", "", "A Bz", "A"},
    {"a cut undone", "Anna", "", "axz", "Anna"},
    {"nothing left to undo", "Anna", "", "zz", "Anna"},
    {"changed after an undo: nothing to redo", "", "", "AzBy", "B"},
    {"Hebrew: left goes on", "אבג", "", "^<X", "אXבג"},
    {"Hebrew: right goes back", "אבג", "", "$>X", "אבXג"},
    {"a family is one", "a👨‍👩‍👧‍👦", "", "b", "a"},
    {"a family is stepped over", "a👨‍👩‍👧‍👦", "", "<X",
     "aX👨‍👩‍👧‍👦"},
};

START_TEST(keys_edit)
{
    snprintf(copied, sizeof copied, "%s", edits[_i].clipboard);
    begin(edits[_i].before);
    for (const char *ch = edits[_i].strokes; *ch; ch++)
        stroke(*ch);
    ck_assert_msg(strcmp(buffer, edits[_i].after) == 0, "%s: \"%s\", expected \"%s\"",
                  edits[_i].name, buffer, edits[_i].after);
}
END_TEST

START_TEST(forty_characters_and_no_more)
{
    begin("");
    for (int i = 0; i < FIELD_CHARACTERS; i++)
        text_input(INPUT_TEXT, "👨‍👩‍👧‍👦", 0);
    size_t whole = strlen(buffer);
    ck_assert_uint_eq(whole, FIELD_CHARACTERS * strlen("👨‍👩‍👧‍👦"));
    text_input(INPUT_TEXT, "x", 0);
    ck_assert_uint_eq(strlen(buffer), whole);
    begin("");
    memset(copied, 'y', 300);
    key(SDLK_v, MOD_CTRL);
    ck_assert_uint_eq(strlen(buffer), FIELD_CHARACTERS);
    text_input(INPUT_TEXT, "\u0301", 0);
    ck_assert_msg(strlen(buffer) == FIELD_CHARACTERS + 2, "an accent is no character of its own");
}
END_TEST

START_TEST(edits_are_forgotten_one_by_one)
{
    begin("");
    for (int i = 0; i < FIELD_EDITS + 10; i++) {
        text_input(INPUT_TEXT, "x", 0);
        key(SDLK_BACKSPACE, 0);
    }
    for (int i = 0; i < 2 * FIELD_EDITS; i++)
        key(SDLK_z, MOD_CTRL);
    key(SDLK_y, MOD_CTRL);
    ck_assert(strlen(buffer) <= 1);
}
END_TEST

/* --- A page's own keys --- */

START_TEST(a_page_waits_for_the_field)
{
    page_key = (struct shortcut){SDLK_v, MOD_CTRL};
    snprintf(copied, sizeof copied, "Lee");
    key(SDLK_v, MOD_CTRL);
    ck_assert_msg(page_took, "without a field the page does not get its key");
    begin("Anna ");
    key(SDLK_v, MOD_CTRL);
    ck_assert_msg(!page_took, "the page takes what is the field's");
    ck_assert_str_eq(buffer, "Anna Lee");
    page_key = (struct shortcut){SDLK_s, MOD_CTRL};
    key(SDLK_s, MOD_CTRL);
    ck_assert_msg(page_took, "the field takes what is the page's");
}
END_TEST

START_TEST(tab_selects_all)
{
    snprintf(buffer, sizeof buffer, "Anna");
    snprintf(other, sizeof other, "Bo");
    key(SDLK_TAB, 0);
    text_input(INPUT_TEXT, "X", 0);
    ck_assert_str_eq(buffer, "X");
    key(SDLK_TAB, 0);
    text_input(INPUT_TEXT, "Y", 0);
    ck_assert_str_eq(other, "Y");
    key(SDLK_TAB, MOD_SHIFT);
    text_input(INPUT_TEXT, "Z", 0);
    ck_assert_str_eq(buffer, "Z");
    key(SDLK_z, MOD_CTRL);
    ck_assert_str_eq(buffer, "X");
    key(SDLK_z, MOD_CTRL);
    ck_assert_msg(strcmp(buffer, "X") == 0, "what was before it had the keyboard comes back");
}
END_TEST

/* --- The pointer --- */

START_TEST(the_mouse_selects)
{
    begin("Anna Lee");
    press(x_behind("A"), 1);
    pass((struct input){.kind = INPUT_MOVE, .x = x_behind("Anna"), .y = 120});
    release(x_behind("Anna"));
    ck_assert_str_eq(selected, "nna");
    text_input(INPUT_TEXT, "X", 0);
    ck_assert_str_eq(buffer, "AX Lee");
    press(x_behind("AX L"), 1);
    text_input(INPUT_TEXT, "Y", 0);
    ck_assert_str_eq(buffer, "AX LYee");
    press(x_behind("AX L"), 2);
    ck_assert_str_eq(selected, "LYee");
    press(x_behind("AX L"), 3);
    ck_assert_str_eq(selected, "AX LYee");
    release(x_behind("AX L"));
}
END_TEST

/* With "Anna Lee" in one field and "Bo" in the other, then an X is typed. */
static const struct {
    const char *name;
    int presses[3]; /* how many clicks in a row each is; 0: no more */
    bool dragged;   /* from behind the first letter to the end of the word, before it is let go */
    const char *after;
} first_clicks[] = {
    {"a click means all", {1}, false, "X"},
    {"another sets the caret", {1, 1}, false, "AXnna Lee"},
    {"a double click means a word", {1, 2}, false, "X Lee"},
    {"three mean all", {1, 2, 3}, false, "X"},
    {"a drag means what it goes over", {1}, true, "AX Lee"},
};

START_TEST(the_first_click_selects_all)
{
    snprintf(buffer, sizeof buffer, "Anna Lee");
    snprintf(selected, sizeof selected, "was there");
    for (int i = 0; i < ROWS(first_clicks[_i].presses) && first_clicks[_i].presses[i]; i++) {
        press(x_behind("A"), first_clicks[_i].presses[i]);
        if (first_clicks[_i].dragged)
            pass((struct input){.kind = INPUT_MOVE, .x = x_behind("Anna"), .y = 120});
        release(x_behind(first_clicks[_i].dragged ? "Anna" : "A"));
    }
    bool alone = !first_clicks[_i].presses[1] && !first_clicks[_i].dragged;
    ck_assert_msg(!alone || strcmp(selected, "was there") == 0,
                  "%s: what is selected elsewhere is forgotten", first_clicks[_i].name);
    text_input(INPUT_TEXT, "X", 0);
    ck_assert_msg(strcmp(buffer, first_clicks[_i].after) == 0, "%s: \"%s\"", first_clicks[_i].name,
                  buffer);
}
END_TEST

START_TEST(each_field_is_selected_anew)
{
    snprintf(other, sizeof other, "Bo");
    begin("Anna");
    pass((struct input){.kind = INPUT_PRESS, .x = 150, .y = 220, .clicks = 1});
    pass((struct input){.kind = INPUT_RELEASE, .x = 150, .y = 220});
    text_input(INPUT_TEXT, "X", 0);
    ck_assert_str_eq(other, "X");
    press(150, 1);
    release(150);
    text_input(INPUT_TEXT, "Y", 0);
    ck_assert_str_eq(buffer, "Y");
}
END_TEST

START_TEST(a_field_to_edit_has_all_selected)
{
    snprintf(buffer, sizeof buffer, "Anna");
    ui_edit(&ui, ui_id("name", 0));
    draw();
    text_input(INPUT_TEXT, "X", 0);
    ck_assert_str_eq(buffer, "X");
    key(SDLK_TAB, MOD_SHIFT); /* asked for in a pass that ends without it */
    ui_begin(&ui, (struct rect){0, 0, 640, 480}, &(struct input){.kind = INPUT_NONE});
    ui_edit(&ui, ui_id("name", 0));
    ui_end(&ui);
    draw();
    text_input(INPUT_TEXT, "Y", 0);
    ck_assert_str_eq(buffer, "Y");
    ui_edit(&ui, ui_id("name", 0)); /* while it has the keyboard, and another text */
    snprintf(buffer, sizeof buffer, "Anna");
    draw();
    text_input(INPUT_TEXT, "Z", 0);
    ck_assert_str_eq(buffer, "Z");
}
END_TEST

START_TEST(the_middle_button_pastes_what_is_selected)
{
    snprintf(buffer, sizeof buffer, "Anna");
    snprintf(selected, sizeof selected, "XY");
    pass((struct input){.kind = INPUT_MIDDLE, .x = x_behind("An"), .y = 120});
    ck_assert_str_eq(buffer, "AnXYna");
    ck_assert_uint_eq(ui.focus, ui_id("name", 0));
}
END_TEST

/* --- The menu --- */

/* Presses with the right button, or lets a finger rest. */
static void ask(bool finger, int x, int y)
{
    struct input input = {.kind = INPUT_PRESS, .x = x, .y = y, .finger = finger, .clicks = 1};
    if (finger)
        pass(input);
    input.secondary = true;
    pass(input);
    input.kind = INPUT_RELEASE;
    pass(input);
    draw();
}

static void choose(bool finger, const char *name)
{
    const struct widget *widget = ui_find(&ui, name);
    ck_assert_msg(widget != NULL, "%s is not offered", name);
    struct input input = {.kind = INPUT_PRESS,
                          .x = widget->rect.x + widget->rect.w / 2,
                          .y = widget->rect.y + widget->rect.h / 2,
                          .finger = finger,
                          .clicks = 1};
    pass(input);
    input.kind = INPUT_RELEASE;
    pass(input);
    draw();
}

static const char *offered(void)
{
    static const char *const names[] = {"text-cut", "text-copy", "text-paste", "text-all"};
    static char found[80];
    struct strbuf out = strbuf_init(found, sizeof found);
    for (int i = 0; i < ROWS(names); i++)
        if (ui_find(&ui, names[i]))
            strbuf_addf(&out, "%s ", names[i] + strlen("text-"));
    return found;
}

static const struct {
    const char *name, *text, *clipboard;
    enum {
        NEW,
        BEGUN,
        ALL
    } before; /* has it the keyboard, and is all selected? */
    bool finger;
    const char *behind, *offers, *first, *second, *after, *copied;
} menus[] = {
    {"paste where the click was", "Anna", "XY", BEGUN, false, "An", "paste all ", "text-paste",
     NULL, "AnXYna", "XY"},
    {"the first click means all", "Anna", "XY", NEW, false, "An", "cut copy paste ", "text-paste",
     NULL, "XY", "XY"},
    {"nothing to paste", "Anna", "", BEGUN, false, "An", "all ", "text-all", "text-cut", "",
     "Anna"},
    {"nothing but to paste", "", "XY", NEW, true, "", "paste ", "text-paste", NULL, "XY", "XY"},
    {"a click in the selection keeps it", "Anna", "XY", ALL, false, "An", "cut copy paste ",
     "text-cut", NULL, "", "Anna"},
    {"a finger selects a word", "Anna Lee", "", NEW, true, "A", "cut copy all ", "text-copy", NULL,
     "Anna Lee", "Anna"},
    {"all, and then copy", "Anna Lee", "", NEW, true, "A", "cut copy all ", "text-all", "text-copy",
     "Anna Lee", "Anna Lee"},
};

START_TEST(the_menu_offers_what_can_be_done)
{
    snprintf(copied, sizeof copied, "%s", menus[_i].clipboard);
    snprintf(buffer, sizeof buffer, "%s", menus[_i].text);
    if (menus[_i].before != NEW)
        begin(menus[_i].text);
    if (menus[_i].before == ALL)
        key(SDLK_a, MOD_CTRL);
    ask(menus[_i].finger, x_behind(menus[_i].behind), 120);
    ck_assert_msg(strcmp(offered(), menus[_i].offers) == 0, "%s: %s", menus[_i].name, offered());
    choose(menus[_i].finger, menus[_i].first);
    if (menus[_i].second)
        choose(menus[_i].finger, menus[_i].second);
    ck_assert_msg(strcmp(buffer, menus[_i].after) == 0, "%s: \"%s\"", menus[_i].name, buffer);
    ck_assert_msg(strcmp(copied, menus[_i].copied) == 0, "%s: \"%s\"", menus[_i].name, copied);
    ck_assert_msg(!offered()[0], "%s: it stays open", menus[_i].name);
    ck_assert_uint_eq(ui.focus, ui_id("name", 0));
}
END_TEST

/* It lies above the other field and covers this one. */
START_TEST(the_menu_covers_what_is_below)
{
    ui.scale = 150; /* so high that it does */
    snprintf(other, sizeof other, "Bo");
    snprintf(buffer, sizeof buffer, "Anna");
    ask(false, 110, 220);
    struct rect menu = ui_find(&ui, "text-copy")->rect;
    ck_assert_int_gt(rect_common(menu, place).h, 0);
    choose(false, "text-copy");
    ck_assert_uint_eq(ui.focus, ui_id("other", 0));
    text_input(INPUT_TEXT, "X", 0);
    ck_assert_str_eq(other, "X");
}
END_TEST

START_TEST(anything_else_closes_the_menu)
{
    page_key = (struct shortcut){SDLK_ESCAPE, 0};
    begin("Anna");
    ask(false, x_behind("An"), 120);
    key(SDLK_ESCAPE, 0);
    ck_assert_msg(!page_took, "Escape does more than close it");
    draw();
    ck_assert_str_eq(offered(), "");
    ask(false, x_behind("An"), 120);
    text_input(INPUT_TEXT, "X", 0);
    draw();
    ck_assert_str_eq(buffer, "AnXna");
    ck_assert_str_eq(offered(), "");
    ask(false, x_behind("An"), 120);
    choose(false, "text-all"); /* leaves it open, and the mouse on it */
    text_input(INPUT_TEXT, "Y", 0);
    ck_assert_str_eq(buffer, "Y");
    static const struct input closing[] = {
        {.kind = INPUT_PRESS, .x = 150, .y = 220, .clicks = 1},
        {.kind = INPUT_MIDDLE, .x = 150, .y = 220},
        {.kind = INPUT_WHEEL, .x = 150, .y = 220, .wheel = 1},
        {.kind = INPUT_LEAVE, .keyboard = true},
    };
    for (int i = 0; i < ROWS(closing); i++) {
        ask(false, x_behind("An"), 120);
        ck_assert_str_ne(offered(), "");
        pass(closing[i]);
        draw();
        ck_assert_msg(!offered()[0], "%d does not close it", i);
    }
}
END_TEST

/* The input method has the keys by which a field does what its menu offers. */
START_TEST(there_is_no_menu_while_text_is_composed)
{
    begin("Anna");
    text_input(INPUT_COMPOSE, "ti", 2);
    ask(false, x_behind("An"), 120);
    ck_assert_str_eq(offered(), "");
}
END_TEST

/* What was chosen is for that field, which may be gone. */
START_TEST(no_other_field_does_what_was_chosen)
{
    snprintf(copied, sizeof copied, "XY");
    snprintf(buffer, sizeof buffer, "Anna");
    begin("Anna");
    ask(false, x_behind("An"), 120);
    struct rect paste = ui_find(&ui, "text-paste")->rect;
    struct input input = {.kind = INPUT_PRESS, .x = paste.x + 5, .y = paste.y + 5, .clicks = 1};
    pass(input);
    input.kind = INPUT_RELEASE;
    pass(input);
    ui_begin(&ui, (struct rect){0, 0, 640, 480}, &(struct input){.kind = INPUT_NONE});
    ui_field_menu(&ui);
    ui_end(&ui);
    ck_assert(!ui.again);
    pass((struct input){.kind = INPUT_PRESS, .x = 150, .y = 220, .clicks = 1});
    draw();
    ck_assert_str_eq(other, "");
}
END_TEST

/* However narrow the window, and wherever in it the caret is. */
START_TEST(the_menu_stays_in_the_window)
{
    const struct rect windows[] = {{0, 0, 320, 240}, {0, 0, 640, 130}, {0, 0, 1280, 800}};
    snprintf(copied, sizeof copied, "XY");
    begin("Anna Lee");
    key(SDLK_LEFT, MOD_CTRL | MOD_SHIFT);
    ui.scale = 200;
    ask(false, x_behind("Anna L"), 120);
    ck_assert_str_eq(offered(), "cut copy paste all ");
    for (int i = 0; i < ROWS(windows); i++) {
        ui_begin(&ui, windows[i], &(struct input){.kind = INPUT_NONE});
        ui_field(&ui, place, "name", "Name", buffer, sizeof buffer);
        ui_field_menu(&ui);
        ui_end(&ui);
        struct rect first = ui_find(&ui, "text-cut")->rect, last = ui_find(&ui, "text-all")->rect;
        ck_assert_msg(first.x >= 0 && last.x + last.w <= windows[i].w && first.y >= 0 &&
                          first.y + first.h <= windows[i].h,
                      "window %d: %d to %d", i, first.x, last.x + last.w);
    }
}
END_TEST

/* Escape is the page's as soon as there is no menu, and a click behind it sets the caret. */
START_TEST(after_the_menu_all_is_as_before)
{
    page_key = (struct shortcut){SDLK_ESCAPE, 0};
    begin("Anna");
    ask(false, x_behind("An"), 120);
    key(SDLK_ESCAPE, 0);
    press(x_behind("Ann"), 1);
    release(x_behind("Ann"));
    text_input(INPUT_TEXT, "X", 0);
    ck_assert_str_eq(buffer, "AnnXa");
    key(SDLK_ESCAPE, 0);
    ck_assert(page_took);
}
END_TEST

/* --- What is drawn --- */

/* The first fill of this colour; of width 0 where there is none. */
static struct rect fill_of(enum colour_role role, int height)
{
    for (size_t i = 0; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i];
        if (item->kind == DRAW_FILL && item->rect.h == height &&
            memcmp(&item->colour, &themes[0].colours[role], sizeof item->colour) == 0)
            return item->rect;
    }
    return (struct rect){0};
}

static struct rect caret(void)
{
    draw();
    return fill_of(COLOUR_ACCENT, text_height(ui.fonts, ui_small(&ui)) < ui.text_rect.h
                                      ? text_height(ui.fonts, ui_body(&ui))
                                      : ui.text_rect.h);
}

START_TEST(the_selection_is_seen)
{
    begin("Anna");
    draw();
    int height = text_height(ui.fonts, ui_body(&ui));
    ck_assert_int_eq(fill_of(COLOUR_BUTTON_MAIN, height).w, 0);
    key(SDLK_LEFT, MOD_SHIFT);
    draw();
    struct rect seen = fill_of(COLOUR_BUTTON_MAIN, height);
    ck_assert_int_eq(seen.x, x_behind("Ann"));
    ck_assert_int_eq(seen.x + seen.w, x_behind("Anna"));
}
END_TEST

START_TEST(the_selection_of_an_area_is_seen)
{
    struct rect room = {100, 300, 400, 100};
    snprintf(buffer, sizeof buffer, "Anna Lee plays");
    ui_edit(&ui, ui_id("area", 0));
    for (int i = 0; i < 2; i++) {
        ui_begin(&ui, (struct rect){0, 0, 640, 480}, &(struct input){.kind = INPUT_NONE});
        ui_area(&ui, room, "area", "Area", buffer, sizeof buffer);
        ui_end(&ui);
    }
    struct rect ground = fill_of(COLOUR_BUTTON_MAIN, text_height(ui.fonts, ui_small(&ui)));
    ck_assert_int_eq(ground.w, text_width(ui.fonts, ui_small(&ui), buffer));
}
END_TEST

START_TEST(a_long_text_scrolls_under_the_caret)
{
    begin("Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww");
    struct rect at_end = caret();
    ck_assert_int_gt(at_end.x, place.x + place.w - 16);
    ck_assert_int_lt(at_end.x, place.x + place.w - 8);
    key(SDLK_HOME, 0);
    ck_assert_int_eq(caret().x, place.x + 8);
    for (int i = 0; i < 45; i++) {
        key(SDLK_RIGHT, 0);
        int x = caret().x;
        REQUIRE(x >= place.x + 8 && x < place.x + place.w - 8, "step %d: at %d", i, x);
        REQUIRE(ui.text_rect.x == x, "the input method is told %d", ui.text_rect.x);
    }
}
END_TEST

/* --- Composing --- */

START_TEST(what_is_composed_is_seen)
{
    begin("Anna");
    key(SDLK_LEFT, 0);
    text_input(INPUT_COMPOSE, "tie", 2);
    draw();
    ck_assert_str_eq(buffer, "Anna");
    ck_assert_int_eq(caret().x, x_behind("Annti"));
    struct rect line = fill_of(COLOUR_ACCENT, 2);
    ck_assert_int_eq(line.x, x_behind("Ann"));
    text_input(INPUT_COMPOSE, "", 0);
    text_input(INPUT_TEXT, "tiê", 0);
    ck_assert_str_eq(buffer, "Anntiêa");
    draw();
    ck_assert_int_eq(fill_of(COLOUR_ACCENT, 2).w, 0);
}
END_TEST

START_TEST(keys_are_the_input_methods_while_it_composes)
{
    static const SDL_Keycode keys[] = {SDLK_RETURN, SDLK_ESCAPE, SDLK_BACKSPACE, SDLK_LEFT,
                                       SDLK_TAB};
    begin("Anna");
    text_input(INPUT_COMPOSE, "x", 1);
    for (int i = 0; i < ROWS(keys); i++) {
        page_key = (struct shortcut){keys[i], 0};
        key(keys[i], 0);
        ck_assert_msg(!page_took, "key %d is the page's", i);
    }
    ck_assert_str_eq(buffer, "Anna");
    ck_assert_uint_eq(ui.focus, ui_id("name", 0));
    text_input(INPUT_COMPOSE, "", 0);
    key(SDLK_BACKSPACE, 0);
    ck_assert_str_eq(buffer, "Ann");
}
END_TEST

START_TEST(composing_takes_the_place_of_the_selection)
{
    begin("Anna");
    key(SDLK_a, MOD_CTRL);
    text_input(INPUT_COMPOSE, "さ", 1);
    ck_assert_str_eq(buffer, "");
    text_input(INPUT_TEXT, "佐", 0);
    ck_assert_str_eq(buffer, "佐");
}
END_TEST

START_TEST(composing_ends_when_the_keyboard_goes)
{
    begin("Anna");
    text_input(INPUT_COMPOSE, "x", 1);
    pass((struct input){.kind = INPUT_LEAVE});
    ck_assert_msg(ui.field.composed[0], "the pointer ends it");
    pass((struct input){.kind = INPUT_LEAVE, .keyboard = true});
    ck_assert_str_eq(ui.field.composed, "");
    text_input(INPUT_COMPOSE, "x", 1);
    pass((struct input){.kind = INPUT_PRESS, .x = 150, .y = 220});
    draw();
    ck_assert_str_eq(ui.field.composed, "");
    ck_assert_str_eq(buffer, "Anna");
}
END_TEST

SUITE(field)
{
    Suite *suite = suite_create("field");
    TCase *tcase = tcase_create("field");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_loop_test(tcase, keys_edit, 0, ROWS(edits));
    tcase_add_test(tcase, forty_characters_and_no_more);
    tcase_add_test(tcase, edits_are_forgotten_one_by_one);
    tcase_add_test(tcase, a_page_waits_for_the_field);
    tcase_add_test(tcase, tab_selects_all);
    tcase_add_test(tcase, the_mouse_selects);
    tcase_add_loop_test(tcase, the_first_click_selects_all, 0, ROWS(first_clicks));
    tcase_add_test(tcase, each_field_is_selected_anew);
    tcase_add_test(tcase, a_field_to_edit_has_all_selected);
    tcase_add_test(tcase, the_middle_button_pastes_what_is_selected);
    tcase_add_loop_test(tcase, the_menu_offers_what_can_be_done, 0, ROWS(menus));
    tcase_add_test(tcase, the_menu_covers_what_is_below);
    tcase_add_test(tcase, anything_else_closes_the_menu);
    tcase_add_test(tcase, there_is_no_menu_while_text_is_composed);
    tcase_add_test(tcase, no_other_field_does_what_was_chosen);
    tcase_add_test(tcase, the_menu_stays_in_the_window);
    tcase_add_test(tcase, after_the_menu_all_is_as_before);
    tcase_add_test(tcase, the_selection_is_seen);
    tcase_add_test(tcase, the_selection_of_an_area_is_seen);
    tcase_add_test(tcase, a_long_text_scrolls_under_the_caret);
    tcase_add_test(tcase, what_is_composed_is_seen);
    tcase_add_test(tcase, keys_are_the_input_methods_while_it_composes);
    tcase_add_test(tcase, composing_takes_the_place_of_the_selection);
    tcase_add_test(tcase, composing_ends_when_the_keyboard_goes);
    suite_add_tcase(suite, tcase);
    return suite;
}
