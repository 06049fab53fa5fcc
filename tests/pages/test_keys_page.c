/* SPDX-License-Identifier: MIT */
/* The page that lists the keys lists those that there are: each key that some page answers to has a
 * line, and each line is of a key that one answers to. */
#include "pages/new_match/new_match.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    TEXT_SIZE = 64,
    LISTED_MAX = 160,
    USED_MAX = 512,
};

static struct stage stage;

/* --- What is listed --- */

/* What stands before the colon of each line, without the words between: "Ctrl+Y", "Page Up". */
static char listed[LISTED_MAX][TEXT_SIZE];
static int listed_count;

static void list_chord(const char *from, size_t length)
{
    ck_assert_int_lt(listed_count, LISTED_MAX);
    snprintf(listed[listed_count++], TEXT_SIZE, "%.*s", (int)length, from);
}

/* Arrows are drawn side by side, and stand for themselves. */
static void list_chords(const char *from, const char *end)
{
    static const char arrow[] = "\u2190+\u2191";
    static const char *const words[] = {" or ", " to "};
    while (from < end) {
        const char *stop = end, *next = end;
        for (int i = 0; i < ROWS(words); i++) {
            const char *word = strstr(from, words[i]);
            if (word && word < stop) {
                stop = word;
                next = word + strlen(words[i]);
            }
        }
        if (strncmp(from, arrow, sizeof arrow - 1) == 0)
            for (const char *at = from; at < stop; at += sizeof "\u2190+" - 1)
                list_chord(at, sizeof "\u2190" - 1);
        else
            list_chord(from, (size_t)(stop - from));
        from = next;
    }
}

static void read_page(void)
{
    stage_init(&stage, "american", NULL);
    stage.w = 3840;
    stage.h = 2160;
    stage.preferences.scale = 100;
    stage_open(&stage, "keys");
    const struct ui *ui = &stage.shell.ui;
    listed_count = 0;
    for (int i = 0; i < ui->widget_count; i++) {
        const char *colon = strstr(ui->widgets[i].label, ": ");
        if (widget_is(&ui->widgets[i], ROLE_TEXT) && colon)
            list_chords(ui->widgets[i].label, colon);
    }
    stage_finish(&stage);
    ck_assert_int_gt(listed_count, 40);
}

static bool is_listed(const char *text)
{
    for (int i = 0; i < listed_count; i++)
        if (strcmp(listed[i], text) == 0)
            return true;
    return false;
}

/* --- What is answered to --- */

static const struct {
    const char *page, *widget; /* that is clicked, if any */
    const char *rules;
    bool over; /* a game that has ended */
} states[] = {
    {"play", NULL, "american", false},          {"play", NULL, "tournament", false},
    {"play", NULL, "american", true},           {"new-match", NULL, "american", false},
    {"new-match", "name-1", "american", false}, {"settings", "motion", "american", false},
    {"rules", NULL, "american", false},         {"keys", NULL, "american", false},
    {"compare", NULL, "american", false},       {"edit-rules", NULL, "american", false},
    {"open-file", NULL, "american", false},     {"save-file", NULL, "american", false},
    {"games", NULL, "american", false},
};

static const SDL_Keycode named_keys[] = {
    SDLK_LEFT,   SDLK_RIGHT,    SDLK_UP,     SDLK_DOWN,   SDLK_HOME,   SDLK_END, SDLK_PAGEUP,
    SDLK_INSERT, SDLK_PAGEDOWN, SDLK_DELETE, SDLK_RETURN, SDLK_ESCAPE, SDLK_TAB, SDLK_BACKSPACE,
    SDLK_SPACE,  SDLK_COMMA,    SDLK_PERIOD, SDLK_PLUS,   SDLK_MINUS,
};

static const unsigned mods[] = {0,       MOD_CTRL,          MOD_SHIFT, MOD_CTRL | MOD_SHIFT,
                                MOD_ALT, MOD_CTRL | MOD_ALT};

static char used[USED_MAX][TEXT_SIZE];
static int used_count;

/* What every line of text does everywhere, or a letter that is written. */
static bool goes_without_saying(struct shortcut shortcut, bool writes)
{
    static const struct shortcut plain[] = {
        {SDLK_BACKSPACE, 0},
        {SDLK_BACKSPACE, MOD_SHIFT},
        {SDLK_DELETE, 0},
        {SDLK_HOME, MOD_SHIFT},
        {SDLK_END, MOD_SHIFT},
        {SDLK_LEFT, MOD_CTRL | MOD_SHIFT},
        {SDLK_HOME, MOD_CTRL | MOD_SHIFT},
        {SDLK_END, MOD_CTRL | MOD_SHIFT},
        {SDLK_RIGHT, MOD_CTRL | MOD_SHIFT},
    };
    for (int i = 0; i < ROWS(plain); i++)
        if (plain[i].key == shortcut.key && plain[i].mods == shortcut.mods)
            return true;
    bool letter = shortcut.key >= SDLK_SPACE && shortcut.key < SDLK_DELETE;
    return writes && letter && (shortcut.mods & ~(unsigned)MOD_SHIFT) == 0;
}

/* As it is written on the page. */
static void print(struct shortcut shortcut, char text[TEXT_SIZE])
{
    static const struct {
        SDL_Keycode key;
        const char *cap;
    } arrows[] = {
        {SDLK_LEFT, "\u2190"}, {SDLK_UP, "\u2191"}, {SDLK_RIGHT, "\u2192"}, {SDLK_DOWN, "\u2193"}};
    char caps[SHORTCUT_CAPS][SHORTCUT_CAP_SIZE];
    int count = shortcut_caps(shortcut, caps);
    for (int i = 0; i < ROWS(arrows); i++)
        if (arrows[i].key == shortcut.key)
            strcpy(caps[count - 1], arrows[i].cap);
    text[0] = '\0';
    for (int i = 0; i < count; i++) {
        strcat(text, i ? "+" : "");
        strcat(text, caps[i]);
    }
}

static void note_used(struct shortcut shortcut, bool writes)
{
    char text[TEXT_SIZE];
    print(shortcut, text);
    for (int i = 0; i < used_count; i++)
        if (strcmp(used[i], text) == 0)
            return;
    ck_assert_int_lt(used_count, USED_MAX);
    strcpy(used[used_count++], text);
    ck_assert_msg(goes_without_saying(shortcut, writes) || is_listed(text),
                  "%s does something and is not on the page", text);
}

/* One move made, one taken back. */
static void prepare(int state)
{
    struct game *game = &stage.match.game;
    struct movelist list;
    while (!states[state].over && game->cursor > 1)
        game_undo(game);
    while (game->count < 2 || game->cursor < 1) {
        struct position position = game_position(game);
        movegen(&game->rules.rules, &position, &list);
        game_play(game, &list.moves[0]);
    }
    while (!states[state].over && game->cursor > 1)
        game_undo(game);
    if (states[state].over && !game_over(game))
        game_resign(game, BLACK);
    stage.preferences.scale = 100;
    stage_open(&stage, "play");
    stage_open(&stage, states[state].page);
    if (states[state].widget)
        stage_click(&stage, stage_widget(&stage, states[state].widget)->rect);
}

static void press(int state, SDL_Keycode key)
{
    for (int i = 0; i < ROWS(mods); i++) {
        struct input input = {.kind = INPUT_KEY, .key = key, .mods = mods[i]};
        bool sign = key > SDLK_SPACE && key < SDLK_a;
        if (sign && mods[i] & MOD_SHIFT)
            continue; /* the layout's affair */
        bool writes = stage.shell.ui.wants_text;
        widget_id focus = stage.shell.ui.focus;
        shell_pass(&stage.shell, stage.w, stage.h, &input, stage.now);
        const struct ui *ui = &stage.shell.ui;
        if (!ui->used && ui->focus == focus && ui->due.scroll == 0)
            continue;
        note_used((struct shortcut){key, mods[i]}, writes);
        prepare(state);
    }
}

static void press_all(int state)
{
    for (SDL_Keycode key = SDLK_a; key <= SDLK_z; key++)
        press(state, key);
    for (SDL_Keycode key = SDLK_0; key <= SDLK_9; key++)
        press(state, key);
    for (SDL_Keycode key = SDLK_F1; key <= SDLK_F12; key++)
        press(state, key);
    for (int i = 0; i < ROWS(named_keys); i++)
        press(state, named_keys[i]);
}

/* --- What is done by the mouse, or typed --- */

static void point(enum input_kind kind, struct rect rect, bool secondary)
{
    stage_input(&stage, (struct input){.kind = kind,
                                       .secondary = secondary,
                                       .x = rect.x + rect.w / 2,
                                       .y = rect.y + rect.h / 2});
}

static struct rect rect_of(int square)
{
    return stage_square(&stage, square)->rect;
}

static bool clicks_move(void)
{
    stage_move(&stage, 11, 15);
    return stage.match.game.cursor == 1;
}

static bool drag_moves(void)
{
    point(INPUT_PRESS, rect_of(11), false);
    point(INPUT_MOVE, rect_of(15), false);
    point(INPUT_RELEASE, rect_of(15), false);
    return stage.match.game.cursor == 1;
}

static bool typing_moves(void)
{
    for (const char *ch = "11-15"; *ch; ch++)
        stage_key(&stage, *ch, 0);
    stage_key(&stage, SDLK_RETURN, 0);
    return stage.match.game.cursor == 1;
}

/* The other square is no goal of the piece any more. */
static bool right_button_lets_go(void)
{
    stage_click_square(&stage, 11);
    point(INPUT_PRESS, rect_of(20), true);
    point(INPUT_RELEASE, rect_of(20), true);
    stage_click_square(&stage, 15);
    return stage.match.game.cursor == 0;
}

static bool wheel_looks_back(void)
{
    struct rect rect = rect_of(15);
    stage_move(&stage, 11, 15);
    stage_input(&stage, (struct input){.kind = INPUT_WHEEL, .wheel = 1, .x = rect.x, .y = rect.y});
    return stage_play(&stage)->shown.looked_at == 0;
}

static bool click_changes_name(void)
{
    stage_click(&stage, stage_widget(&stage, "name-black")->rect);
    return stage.shell.ui.wants_text;
}

static void give_selected(void *data, char *out, size_t size)
{
    (void)data;
    snprintf(out, size, "Zoe");
}

static bool middle_button_inserts(void)
{
    stage.shell.ui.clipboard.selected = give_selected;
    stage_open(&stage, "new-match");
    point(INPUT_MIDDLE, stage_widget(&stage, "name-1")->rect, false);
    const struct new_match *page = shell_state(&stage.shell, "new-match");
    return strstr(page->choice.players[0].name, "Zoe") != NULL;
}

static bool hushed;

static void note_hush(void *data, const struct sayings *sayings)
{
    (void)data;
    hushed |= sayings->count > 0 && sayings->items[0].kind == SAYING_HUSH;
}

static bool ctrl_hushes(void)
{
    hushed = false;
    stage.shell.host.speak = note_hush;
    stage_key(&stage, SDLK_LCTRL, MOD_CTRL);
    return hushed;
}

/* Each line of the page that is of no key, and what comes of it; NULL: of a state that lasts as
 * long as a question (tests/board asks it), or of the window. */
static const struct {
    const char *listed, *line;
    bool (*works)(void);
} others[] = {
    {"Click+Click", "Click+Click: Choose a piece", clicks_move},
    {"Drag", "Drag: ", drag_moves},
    {"Right button", "Right button or", right_button_lets_go},
    {"11-15+Enter", "11-15+Enter: ", typing_moves},
    {"Wheel", "Wheel: ", wheel_looks_back},
    {"Click", "Click: On a name", click_changes_name},
    {"Drop a file", "Drop a file: ", NULL}, /* tests/app/scripts/in-out-files.script does it */
    {"Middle button", "Middle button: ", middle_button_inserts},
    {"Ctrl", "Ctrl: Ends what", ctrl_hushes},
    {"Shift+\u2191", "Select several games", NULL}, /* test_library.c does it */
    {"Shift+\u2193", "Select several games", NULL},
    {"1", "1 to 9: ", NULL},
    {"9", "1 to 9: ", NULL},
};

static bool is_no_key(const char *text)
{
    for (int i = 0; i < ROWS(others); i++)
        if (strcmp(others[i].listed, text) == 0)
            return true;
    return false;
}

START_TEST(every_key_has_its_line)
{
    read_page();
    for (int i = 0; i < ROWS(states); i++) {
        stage_init(&stage, states[i].rules, NULL);
        stage.w = 640; /* everything scrolls */
        stage.h = 480;
        prepare(i);
        press_all(i);
        stage_finish(&stage);
    }
    for (int i = 0; i < listed_count; i++) {
        bool found = is_no_key(listed[i]);
        for (int j = 0; j < used_count; j++)
            found |= strcmp(used[j], listed[i]) == 0;
        ck_assert_msg(found, "%s is on the page and does nothing", listed[i]);
    }
}
END_TEST

/* What is done without a key is told as well, and is done. */
START_TEST(the_mouse_has_its_lines)
{
    stage_init(&stage, "american", NULL);
    stage_open(&stage, "keys");
    ck_assert_msg(stage_find(&stage, others[_i].line) != NULL, "not \"%s\"", others[_i].line);
    stage_open(&stage, "play");
    ck_assert_msg(!others[_i].works || others[_i].works(), "%s does nothing", others[_i].line);
    stage_finish(&stage);
}
END_TEST

/* What the keys of a line do; NULL: it is no line, but the heading of a group. */
static const char *meaning_of(const struct widget *widget)
{
    const char *colon = widget_is(widget, ROLE_TEXT) ? strstr(widget->label, ": ") : NULL;
    return colon ? colon + 2 : NULL;
}

/* In a group no two lines say the same. */
START_TEST(nothing_is_told_twice)
{
    stage_init(&stage, "american", NULL);
    stage_open(&stage, "keys");
    const struct ui *ui = &stage.shell.ui;
    int pairs = 0;
    for (int i = 0; i < ui->widget_count; i++) {
        const char *meaning = meaning_of(&ui->widgets[i]);
        for (int j = i + 1; meaning && j < ui->widget_count; j++, pairs++) {
            const char *other = meaning_of(&ui->widgets[j]);
            if (!other)
                break; /* the heading of the next group */
            ck_assert_msg(strcmp(meaning, other) != 0, "\"%s\" is told twice", meaning);
        }
    }
    ck_assert_int_gt(pairs, 100);
    stage_finish(&stage);
}
END_TEST

/* On a large screen all of it is in sight. And whatever scrolls has no frame around it before Tab
 * has led there: the page has just been opened by a key. */
START_TEST(a_page_opens_without_a_frame)
{
    static const struct {
        const char *page;
        int w, h, scale;
        bool scrolls;
    } opened[] = {{"keys", 3840, 2160, 100, false},
                  {"keys", 1280, 800, SCALE_AUTO, true},
                  {"rules", 1280, 800, SCALE_AUTO, true}};
    stage_init(&stage, "american", NULL);
    stage.w = opened[_i].w;
    stage.h = opened[_i].h;
    stage.preferences.scale = opened[_i].scale;
    stage_key(&stage, strcmp(opened[_i].page, "keys") == 0 ? SDLK_F2 : SDLK_F1, 0);
    const struct ui *ui = &stage.shell.ui;
    const struct widget *scroll = ui_find(ui, opened[_i].page);
    bool scrolls = scroll && widget_is(scroll, ROLE_SCROLL);
    ck_assert_int_eq(scrolls, opened[_i].scrolls);
    ck_assert(!scrolls || ui->focus != scroll->id);
    for (int i = 0; i < 40 && scrolls && ui->focus != ui_id(opened[_i].page, 0); i++)
        stage_key(&stage, SDLK_TAB, 0);
    ck_assert(!scrolls || ui->focus == ui_id(opened[_i].page, 0));
    stage_finish(&stage);
}
END_TEST

/* "or" stands before the key that it is about, in every window. */
START_TEST(no_word_hangs_alone)
{
    static const int widths[] = {480, 640, 700, 900, 1280, 1920};
    stage_init(&stage, "american", NULL);
    stage.w = widths[_i];
    stage.h = 4000;
    stage.preferences.scale = 100;
    stage_open(&stage, "keys");
    const struct draw_list *list = &stage.shell.ui.list;
    int words = 0;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        if (item->kind != DRAW_TEXT || strcmp(draw_string(list, item), "or") != 0)
            continue;
        bool followed = false;
        for (size_t j = 0; j < list->count; j++) {
            struct rect rect = list->items[j].rect;
            followed |= list->items[j].kind == DRAW_FILL && rect.x > item->rect.x &&
                        rect.x < item->rect.x + 40 && rect.y <= item->rect.y &&
                        rect.y + rect.h >= item->rect.y + 10 && rect.h < 40;
        }
        ck_assert_msg(followed, "%d wide: \"or\" at %d,%d has no key behind it", stage.w,
                      item->rect.x, item->rect.y);
        words++;
    }
    ck_assert_int_gt(words, 3);
    stage_finish(&stage);
}
END_TEST

SUITE(keys_page)
{
    Suite *suite = suite_create("keys page");
    TCase *tcase = tcase_create("keys page");
    tcase_set_timeout(tcase, 120);
    tcase_add_test(tcase, every_key_has_its_line);
    tcase_add_loop_test(tcase, the_mouse_has_its_lines, 0, ROWS(others));
    tcase_add_test(tcase, nothing_is_told_twice);
    tcase_add_loop_test(tcase, a_page_opens_without_a_frame, 0, 3);
    tcase_add_loop_test(tcase, no_word_hangs_alone, 0, 6);
    suite_add_tcase(suite, tcase);
    return suite;
}
