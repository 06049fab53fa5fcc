/* SPDX-License-Identifier: MIT */
/* The keys that the player gives to commands and pages: as text, what else has them, and the page
 * by which they are given. */
#include "library_stage.h"
#include "pages/keymap.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    TEXT_SIZE = 256,
};

static struct shortcut key_called(const char *text)
{
    struct shortcut key;
    ck_assert_msg(shortcut_read(text, &key), "no key %s", text);
    return key;
}

static int index_called(const char *name)
{
    int index = keyed_find(name);
    ck_assert_msg(index >= 0, "nothing is called %s", name);
    return index;
}

/* --- What else has a key --- */

/* Every button would be pressed twice, or never. */
START_TEST(at_first_no_two_share_a_key_on_a_page)
{
    static const struct keymap map;
    for (int i = 0; i < keyed_count(); i++)
        for (int k = 0; k < KEYS_EACH; k++) {
            int rival = keymap_rival(&map, i, keyed_at(i).first.keys[k]);
            ck_assert_msg(rival < 0, "%s and %s", keyed_at(i).name, keyed_at(rival).name);
        }
}
END_TEST

/* A name is a line of the settings file. */
START_TEST(each_has_a_name_of_its_own)
{
    for (int i = 0; i < keyed_count(); i++) {
        struct keyed keyed = keyed_at(i);
        if (keyed.first.keys[0].key != 0)
            ck_assert_msg(keyed_find(keyed.name) == i && keyed.label[0], "%s", keyed.name);
        else
            ck_assert_msg(keyed_find(keyed.name) != i, "%s has no key", keyed.name);
    }
}
END_TEST

static const struct {
    const char *name, *key;
    const char *rival; /* NULL: nothing */
} rival_rows[] = {
    {"undo", "Ctrl+L", "library"},
    {"undo", "Ctrl+Y", "redo"},
    {"undo", "U", NULL},
    {"undo", "Ctrl+A", NULL},
    {"undo", "Ctrl+S", "save-rules"},
    {"replay-faster", "Ctrl+Z", "restore-game"},
    {"replay-faster", "PageUp", "previous"},
    {"select-games", "Ctrl+D", NULL},
    {"library", "Ctrl+A", "select-games"},
    {"settings", "Alt+Left", "back"},
    {"flip", "Alt+Left", "back"},
    {"offer-draw", "Alt+Left", NULL},
    {"save-rules", "Ctrl+C", "copy-rules"},
    {"copy-rules", "Ctrl+S", "save-rules"},
    {"save-file", "Ctrl+Return", "start-match"},
    {"play-from-here", "Ctrl+V", "paste"},
    {"mute", "Ctrl+H", "hint"},
    {"start-match", "M", "mute"},
    {"folder-above", "Alt+Left", "back"},
    {"folder-above", "Ctrl+Left", NULL},
};

START_TEST(rivals_are_found)
{
    static const struct keymap map;
    int index = index_called(rival_rows[_i].name);
    int rival = keymap_rival(&map, index, key_called(rival_rows[_i].key));
    const char *name = rival < 0 ? NULL : keyed_at(rival).name;
    ck_assert_msg(!name == !rival_rows[_i].rival &&
                      (!name || strcmp(name, rival_rows[_i].rival) == 0),
                  "%s, %s: %s", rival_rows[_i].name, rival_rows[_i].key, name ? name : "nothing");
}
END_TEST

/* --- As text --- */

static const struct {
    const char *name, *text;
    const char *written;   /* NULL: as it was read */
    const char *complaint; /* NULL: it is understood */
} text_rows[] = {
    {"undo", "Ctrl+Z, U", NULL, NULL},
    {"undo", "none", NULL, NULL},
    {"undo", "u", "U", NULL},
    {"undo", "shift+CTRL+z", "Ctrl+Shift+Z", NULL},
    {"undo", "U, u", "U", NULL},
    {"undo", "Ctrl+,, U", NULL, NULL},
    {"undo", "Ctrl++", NULL, NULL},
    {"undo", "Ctrl+Shift+=", "Ctrl++", NULL},
    {"undo", "Keypad *, ö", NULL, NULL},
    {"undo", "Alt+Right, Ctrl+Tab", NULL, NULL},
    {"undo", "Zed", "none", "No key is called “Zed”."},
    {"undo", "Ctrl+Z,U", "none", "No key is called “Ctrl+Z,U”."},
    {"undo", "I, J, K", "none",
     "These are too many keys: the most is 2, with a comma and a blank between them."},
    {"undo", "B", "none", "B belongs to the board, to lists and to fields. Choose another key."},
    {"undo", "Shift+Tab", "none",
     "Shift+Tab belongs to the board, to lists and to fields. Choose another key."},
    {"undo", "Right", "none",
     "\u2192 belongs to the board, to lists and to fields. Choose another key."},
    {"replay-on", "Right, Ctrl+I", NULL, NULL},
    {"back", "Escape, Ctrl+I", NULL, NULL},
    {"back", "Ctrl+I", "none", "Escape must be the first of these keys: it always goes back."},
    {"back", "Ctrl+I, Escape", "none",
     "Escape must be the first of these keys: it always goes back."},
    {"library", "F13", NULL, NULL},
};

START_TEST(keys_are_read_and_written)
{
    char memory[TEXT_SIZE] = "", said[TEXT_SIZE] = "";
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf complaint = strbuf_init(said, sizeof said);
    struct keymap map = {0};
    struct key_pair pair;
    const char *text = text_rows[_i].text, *due = text_rows[_i].complaint;
    int index = index_called(text_rows[_i].name);
    bool read = key_pair_read(index, text, &pair, &complaint);
    ck_assert_msg(read == !due && strcmp(said, due ? due : "") == 0, "%s: %s", text, said);
    if (!read)
        return;
    keymap_put(&map, index, pair);
    key_pair_write(keymap_keys(&map, index), &out);
    const char *written = text_rows[_i].written ? text_rows[_i].written : text;
    ck_assert_msg(strcmp(memory, written) == 0, "%s: %s", text, memory);
}
END_TEST

/* --- The page --- */

static const char page_name[] = "change-keys";

/* Each key of its own, and none that anything has at first. */
static struct shortcut key_number(int number)
{
    static const unsigned mods[] = {MOD_CTRL | MOD_ALT | MOD_SHIFT, MOD_ALT | MOD_SHIFT,
                                    MOD_CTRL | MOD_ALT};
    int letters = 'z' - 'a' + 1;
    return (struct shortcut){'z' - number % letters, mods[number / letters]};
}

static void press(struct shortcut key)
{
    stage_key(&stage, key.key, key.mods);
}

/* Leads to the row of what is at `index`, from the top. */
static void choose(int index)
{
    stage_open(&stage, "play");
    stage_open(&stage, page_name);
    for (int i = 0; i < index; i++)
        if (keyed_at(i).first.keys[0].key != 0)
            stage_key(&stage, SDLK_DOWN, 0);
}

/* Gives the key by the keyboard alone. */
static void give(int index, struct shortcut key)
{
    choose(index);
    stage_key(&stage, SDLK_RETURN, 0);
    press(key);
}

static bool has_key(int index, struct shortcut key)
{
    struct key_pair keys = keymap_keys(&stage.preferences.keys, index);
    return shortcut_equal(keys.keys[0], key) || shortcut_equal(keys.keys[1], key);
}

static void show_page_of(int index)
{
    static const struct {
        unsigned place;
        const char *page;
    } shown[] = {{ON_PLAY, "play"},       {ON_NEW_MATCH, "new-match"}, {ON_OPENINGS, "openings"},
                 {ON_FILES, "open-file"}, {ON_EDITOR, "edit-rules"},   {ON_ARRANGE, "arrange"},
                 {ON_REPLAY, "replay"},   {ON_LIBRARY, "library"}};
    unsigned places = keyed_at(index).places;
    int at = 0;
    while (at < ROWS(shown) && !(shown[at].place & places))
        at++;
    ck_assert_int_lt(at, ROWS(shown));
    const char *page = index == COMMAND_BACK ? "settings" : shown[at].page;
    stage_open(&stage, "play");
    if (strcmp(page, "replay") == 0)
        made_replay(&made, 2);
    else
        stage_open(&stage, page);
    if (strcmp(page, "library") != 0)
        stage.shell.ui.focus = 0;
}

/* Does anybody take the key, or does the screen change by it? */
static bool is_used(struct shortcut key)
{
    struct input input = {.kind = INPUT_KEY, .key = key.key, .mods = key.mods};
    stage_key(&stage, SDLK_LCTRL,
              0); /* what is coming, or was said, is there or gone after a key */
    uint64_t shown = draw_list_hash(&stage.shell.ui.list);
    shell_pass(&stage.shell, stage.w, stage.h, &input, stage.now);
    bool used = stage.shell.ui.used;
    stage_draw(&stage);
    return used || draw_list_hash(&stage.shell.ui.list) != shown;
}

/* What can be brought back only after it was deleted, and what takes copied games that are none. */
static bool needs_more(int index)
{
    return index == COMMAND_RESTORE_GAME || index == COMMAND_IMPORT_COPIED;
}

/* Every command and page gets another key on the page, is there by that, and no longer by the key
 * that it had. */
START_TEST(every_key_can_be_changed_and_used)
{
    library_stage_begin(8);
    int count = 0, number = 0;
    for (int i = 0; i < keyed_count(); i++)
        if (keyed_at(i).first.keys[0].key != 0) {
            give(i, key_number(number));
            ck_assert_msg(has_key(i, key_number(number)), "%s", keyed_at(i).name);
            number++;
        }
    for (int i = 0; i < keyed_count(); i++) {
        struct keyed keyed = keyed_at(i);
        if (keyed.first.keys[0].key == 0)
            continue;
        struct shortcut key = key_number(count++), before = keyed.first.keys[0];
        ck_assert_msg(has_key(i, key), "%s has lost its key", keyed.name);
        if (needs_more(i))
            continue;
        show_page_of(i);
        ck_assert_msg(is_used(key), "%s does nothing", keyed.name);
        show_page_of(i);
        stage.shell.ui.focus = 0;
        bool in_field = keyed.places == ON_LIBRARY; /* which has the first key, too */
        if (before.mods && i != COMMAND_BACK && !in_field)
            ck_assert_msg(!is_used(before), "%s is still there by its first key", keyed.name);
    }
    ck_assert_int_gt(count, 60);
    library_stage_end();
}
END_TEST

/* Gives Ctrl+L, the key of the library, to Undo. */
static void contest(void)
{
    library_stage_begin(8);
    give(COMMAND_UNDO, key_called("Ctrl+L"));
    ck_assert(says("Ctrl+L is the key of “Library”. Shall “Undo” have it?"));
    ck_assert(!has_key(COMMAND_UNDO, key_called("Ctrl+L")));
}

START_TEST(a_contested_key_is_moved_if_the_player_says_so)
{
    contest();
    click("move-key");
    ck_assert(has_key(COMMAND_UNDO, key_called("Ctrl+L")));
    ck_assert(!has_key(COMMAND_UNDO, key_called("Ctrl+Z")));
    ck_assert(!has_key(index_called("library"), key_called("Ctrl+L")));
    click("undo-key");
    ck_assert(keymap_initial(&stage.preferences.keys));
    library_stage_end();
}
END_TEST

static void leave_by_button(void)
{
    click("leave-key");
}

static void leave_by_enter(void)
{
    stage_key(&stage, SDLK_RETURN, 0);
}

static void leave_by_escape(void)
{
    stage_key(&stage, SDLK_ESCAPE, 0);
}

static void leave_by_list(void)
{
    click("key-3");
}

START_TEST(else_it_stays)
{
    static void (*const ways[])(void) = {leave_by_button, leave_by_enter, leave_by_escape,
                                         leave_by_list};
    contest();
    ways[_i]();
    ck_assert(keymap_initial(&stage.preferences.keys));
    ck_assert(on_page(page_name));
    ck_assert(!says("Shall “Undo” have it?"));
    library_stage_end();
}
END_TEST

/* Two keys at first, of which others have one each by now. */
START_TEST(the_first_keys_come_back_one_by_one)
{
    library_stage_begin(8);
    give(COMMAND_REDO, key_called("Ctrl+I"));
    give(COMMAND_FLIP, key_called("Ctrl+Shift+Z"));
    give(COMMAND_RESIGN, key_called("Ctrl+Y"));
    click("move-key");
    choose(COMMAND_REDO);
    click("reset-key");
    ck_assert(says("Ctrl+Shift+Z is the key of “Turn board”."));
    click("move-key");
    ck_assert(has_key(COMMAND_FLIP, key_called("Ctrl+Shift+Z"))); /* until the second is moved */
    click("leave-key");
    ck_assert(has_key(COMMAND_FLIP, key_called("Ctrl+Shift+Z")));
    click("reset-key");
    click("move-key");
    ck_assert(says("Ctrl+Y is the key of “Resign”."));
    click("move-key");
    ck_assert(!stage.preferences.keys.changed[COMMAND_REDO]);
    ck_assert_int_eq(keymap_keys(&stage.preferences.keys, COMMAND_FLIP).keys[0].key, 0);
    click("undo-key");
    ck_assert(has_key(COMMAND_FLIP, key_called("Ctrl+Shift+Z")));
    ck_assert(has_key(COMMAND_RESIGN, key_called("Ctrl+Y")));
    click("reset-keys");
    ck_assert(keymap_initial(&stage.preferences.keys));
    click("undo-key");
    ck_assert(has_key(COMMAND_RESIGN, key_called("Ctrl+Y")));
    library_stage_end();
}
END_TEST

/* What is pressed while the page listens for a key of Turn board. */
static const struct {
    const char *name;
    struct shortcut key;
    const char *keys; /* afterwards, as the file has them */
    const char *said; /* NULL: it does not matter */
} heard_rows[] = {
    {"a letter", {SDLK_k, 0}, "K", "“Turn board”: K"},
    {"what would quit", {SDLK_F4, MOD_ALT}, "Alt+F4", NULL},
    {"what is the same everywhere", {SDLK_m, 0}, "Ctrl+F", "M is the key of “Sound on or off”."},
    {"a modifier alone", {SDLK_LCTRL, MOD_CTRL}, "Ctrl+F", "Press the key for “Turn board”."},
    {"what the board has", {SDLK_UP, 0}, "Ctrl+F", "\u2191 belongs to the board"},
    {"what fields have", {SDLK_TAB, MOD_SHIFT}, "Ctrl+F", "Shift+Tab belongs to the board"},
    {"a number of a typed move", {SDLK_1, 0}, "Ctrl+F", "1 belongs to the board"},
    {"the same key", {SDLK_f, MOD_CTRL}, "Ctrl+F", "“Turn board”: Ctrl+F"},
    {"Esc", {SDLK_ESCAPE, 0}, "Ctrl+F", NULL},
    {"Back", {SDLK_AC_BACK, 0}, "Ctrl+F", NULL},
    {"Backspace", {SDLK_BACKSPACE, 0}, "none", "“Turn board”: no key"},
    {"Delete", {SDLK_DELETE, 0}, "none", "“Turn board”: no key"},
    {"a sign with Shift", {SDLK_PERIOD, MOD_CTRL | MOD_SHIFT}, "Ctrl+.", NULL},
    {"a letter of another script", {0x436, MOD_CTRL}, "Ctrl+ж", NULL},
};

START_TEST(keys_are_heard)
{
    char memory[TEXT_SIZE] = "";
    struct strbuf out = strbuf_init(memory, sizeof memory);
    library_stage_begin(8);
    give(COMMAND_FLIP, heard_rows[_i].key);
    key_pair_write(keymap_keys(&stage.preferences.keys, COMMAND_FLIP), &out);
    ck_assert_msg(strcmp(memory, heard_rows[_i].keys) == 0, "%s: %s", heard_rows[_i].name, memory);
    ck_assert_msg(!heard_rows[_i].said || says(heard_rows[_i].said), "%s: not said",
                  heard_rows[_i].name);
    ck_assert_msg(on_page(page_name), "%s: left", heard_rows[_i].name);
    library_stage_end();
}
END_TEST

START_TEST(a_second_key_stands_beside_the_first)
{
    library_stage_begin(8);
    choose(COMMAND_FLIP);
    click("second-key");
    press(key_called("Ctrl+I"));
    ck_assert(has_key(COMMAND_FLIP, key_called("Ctrl+F")));
    ck_assert(has_key(COMMAND_FLIP, key_called("Ctrl+I")));
    choose(COMMAND_FLIP);
    click("new-key");
    click("no-key");
    ck_assert(shortcut_equal(keymap_keys(&stage.preferences.keys, COMMAND_FLIP).keys[0],
                             key_called("Ctrl+I")));
    library_stage_end();
}
END_TEST

START_TEST(esc_always_leads_back)
{
    library_stage_begin(8);
    choose(COMMAND_BACK);
    click("new-key");
    ck_assert(says("Esc always goes back. It can have a second key."));
    give(COMMAND_BACK, key_called("Ctrl+I"));
    ck_assert(has_key(COMMAND_BACK, key_called("Escape")));
    ck_assert(has_key(COMMAND_BACK, key_called("Ctrl+I")));
    press(key_called("Ctrl+I"));
    ck_assert(!on_page(page_name));
    library_stage_end();
}
END_TEST

/* A settings file may give a key twice. */
START_TEST(what_shares_a_key_is_shown)
{
    library_stage_begin(8);
    keymap_put(&stage.preferences.keys, COMMAND_FLIP, (struct key_pair){{{SDLK_z, MOD_CTRL}}});
    stage_open(&stage, page_name);
    ck_assert(says("Turn board: Ctrl+Z: also “Undo”"));
    ck_assert(says("Undo: Ctrl+Z: also “Turn board”"));
    library_stage_end();
}
END_TEST

/* A command that opens a field must not write its own letter into it. */
START_TEST(the_letter_of_a_command_is_no_text)
{
    library_stage_begin(8);
    stage_open(&stage, "play");
    keymap_put(&stage.preferences.keys, COMMAND_TYPE_MOVE, (struct key_pair){{{SDLK_k, 0}}});
    stage_draw(&stage);
    ck_assert(stage.shell.ui.wants_text);
    stage_key(&stage, SDLK_k, 0);
    ck_assert(stage_play(&stage)->strip.typing);
    ck_assert_str_eq(stage_play(&stage)->strip.typed, "");
    stage_key(&stage, SDLK_k, 0);
    ck_assert_str_eq(stage_play(&stage)->strip.typed, "k");
    library_stage_end();
}
END_TEST

/* Nor does a letter that is written run a command, not even one that comes before the field. */
START_TEST(a_letter_in_a_field_is_no_command)
{
    library_stage_begin(8);
    keymap_put(&stage.preferences.keys, COMMAND_SELECT_GAMES, (struct key_pair){{{SDLK_k, 0}}});
    stage_open(&stage, "library");
    stage_key(&stage, SDLK_k, 0);
    ck_assert_str_eq(stage_widget(&stage, "find-words")->label, "Player or event: k");
    library_stage_end();
}
END_TEST

/* Sentences, hints and the page of keys say the player's key, or none. */
START_TEST(all_places_say_the_player_s_key)
{
    library_stage_begin(8);
    stage_open(&stage, "play");
    keymap_put(&stage.preferences.keys, COMMAND_COPY_POSITION, (struct key_pair){{{SDLK_F9, 0}}});
    stage_key(&stage, SDLK_c, MOD_CTRL);
    ck_assert(says("Nothing has been played yet. Press F9 to copy the position."));
    keymap_put(&stage.preferences.keys, COMMAND_COPY_POSITION, (struct key_pair){{{0}}});
    stage_key(&stage, SDLK_c, MOD_CTRL);
    ck_assert(says("Nothing has been played yet."));
    ck_assert(!says("Press"));
    stage_open(&stage, "keys");
    ck_assert(says("no key: Copy the position (FEN)"));
    keymap_put(&stage.preferences.keys, COMMAND_COPY_POSITION,
               (struct key_pair){{{SDLK_i, 0}, {SDLK_k, MOD_CTRL}}});
    stage_draw(&stage);
    ck_assert(says("I or Ctrl+K: Copy the position (FEN)"));
    library_stage_end();
}
END_TEST

SUITE(keymap)
{
    Suite *suite = suite_create("keymap");
    TCase *tcase = tcase_create("table");
    tcase_add_test(tcase, at_first_no_two_share_a_key_on_a_page);
    tcase_add_test(tcase, each_has_a_name_of_its_own);
    tcase_add_loop_test(tcase, rivals_are_found, 0, ROWS(rival_rows));
    tcase_add_loop_test(tcase, keys_are_read_and_written, 0, ROWS(text_rows));
    suite_add_tcase(suite, tcase);
    tcase = tcase_create("page");
    tcase_add_test(tcase, every_key_can_be_changed_and_used);
    tcase_add_test(tcase, a_contested_key_is_moved_if_the_player_says_so);
    tcase_add_loop_test(tcase, else_it_stays, 0, 4);
    tcase_add_test(tcase, the_first_keys_come_back_one_by_one);
    tcase_add_loop_test(tcase, keys_are_heard, 0, ROWS(heard_rows));
    tcase_add_test(tcase, a_second_key_stands_beside_the_first);
    tcase_add_test(tcase, esc_always_leads_back);
    tcase_add_test(tcase, what_shares_a_key_is_shown);
    tcase_add_test(tcase, the_letter_of_a_command_is_no_text);
    tcase_add_test(tcase, a_letter_in_a_field_is_no_command);
    tcase_add_test(tcase, all_places_say_the_player_s_key);
    suite_add_tcase(suite, tcase);
    return suite;
}
