/* SPDX-License-Identifier: MIT */
/* What is said aloud: of edits, of every page by the keyboard alone, of a game, and what of it is
 * out of date. */
#include "library_stage.h"
#include "pages/aloud.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

/* --- What is heard --- */

enum {
    HEARD_SIZE = 16384,
};

/* Everything that was said since the last look, a line each: "message The board." */
static struct {
    char memory[HEARD_SIZE];
    struct strbuf out;
} heard;

static void hear_nothing(void)
{
    heard.out = strbuf_init(heard.memory, sizeof heard.memory);
}

static void hear(void *data, const struct sayings *sayings)
{
    static const char *const kinds[] = {"hush", "message", "text", "character"};
    (void)data;
    for (int i = 0; i < sayings->count; i++)
        strbuf_addf(&heard.out, "%s %s\n", kinds[sayings->items[i].kind], sayings->items[i].text);
}

static void begin(const char *rules, const char *fen)
{
    stage_init(&stage, rules, fen);
    stage.preferences.speed = SPEED_OFF;
    stage.shell.host.speak = hear;
    stage.shell.aloud = (struct aloud){0};
    hear_nothing();
    stage_draw(&stage);
}

static void require_heard(const char *where, const char *expected)
{
    ck_assert_msg(strcmp(heard.memory, expected) == 0, "%s: heard\n%s", where, heard.memory);
    hear_nothing();
}

/* --- Text fields --- */

static const struct edit_row {
    const char *name, *before;
    int caret_before;
    const char *after;
    int caret;
    const char *said;
} edit_rows[] = {
    {"nothing", "Ada", 3, "Ada", 3, ""},
    {"a letter is added", "Ad", 2, "Ada", 3, "a"},
    {"in the middle", "Aa", 1, "Ada", 2, "d"},
    {"the same letter again", "aa", 1, "aaa", 2, "a"},
    {"a word is pasted", "Ada ", 4, "Ada Lovelace", 12, "Lovelace"},
    {"a letter is erased", "Ada", 3, "Ad", 2, "a"},
    {"all is erased", "Ada", 3, "", 0, "Ada"},
    {"all is replaced", "Ada", 3, "Ben", 3, "Ben"},
    {"of two bytes", "\u00c5s", 3, "\u00c5s\u00e5", 5, "\u00e5"},
    {"bytes in common", "\u00e5", 2, "\u00e4", 2, "\u00e4"},
    {"a step back", "Ada", 3, "Ada", 2, "a"},
    {"a step on", "Ada", 0, "Ada", 1, "d"},
    {"to the end", "Ada", 2, "Ada", 3, "End of the text."},
    {"to the start", "Ada Lovelace", 12, "Ada Lovelace", 0, "Ada"},
    {"by a word", "Ada Lovelace", 12, "Ada Lovelace", 4, "Lovelace"},
};

START_TEST(edits)
{
    const struct edit_row *row = &edit_rows[_i];
    char memory[80];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    aloud_edit_print(&out, row->before, row->caret_before, row->after, row->caret);
    ck_assert_msg(strcmp(memory, row->said) == 0, "%s: \"%s\"", row->name, memory);
}
END_TEST

/* --- What is out of date --- */

static const struct queue_row {
    const char *name, *added; /* m, t, c and h: the kinds */
    const char *left;
} queue_rows[] = {
    {"messages stay", "mm", "01"},
    {"a text replaces a text", "tt", "1"},
    {"a text stays behind a message", "mt", "01"},
    {"a message stays behind a text", "tm", "01"},
    {"a character replaces a text", "mtc", "02"},
    {"a hush drops all", "mmth", "3"},
    {"what comes after a hush stays", "mhm", "12"},
    {"the oldest go", "mmmmmmmmmm", "23456789"},
};

START_TEST(out_of_date)
{
    static const char letters[] = "hmtc";
    const struct queue_row *row = &queue_rows[_i];
    struct sayings sayings = {.count = 0};
    char left[16] = "";
    for (int i = 0; row->added[i]; i++) {
        char text[] = {(char)('0' + i), '\0'};
        sayings_add(&sayings, (enum saying_kind)(strchr(letters, row->added[i]) - letters), text);
    }
    for (int i = 0; i < sayings.count; i++)
        strcat(left, sayings.items[i].text);
    ck_assert_msg(strcmp(left, row->left) == 0, "%s: %s", row->name, left);
}
END_TEST

/* --- Every page by the keyboard --- */

enum {
    TABS_MAX = 200,
};

static void require_named(const char *page, const struct widget *focus)
{
    const char *words = focus->spoken ? focus->spoken : focus->label;
    const char *text = strstr(heard.memory, "text ");
    ck_assert_msg(words[0] && text && strstr(text, words), "%s: %s says \"%s\"", page, focus->name,
                  heard.memory);
}

/* Tab goes once through all widgets of the page. Each one says something that names it. */
static void walk(const char *page)
{
    const struct ui *ui = &stage.shell.ui;
    widget_id first = 0;
    stage.shell.ui.focus = 0;
    stage_draw(&stage);
    for (int tabs = 0; tabs < TABS_MAX; tabs++) {
        hear_nothing();
        stage_key(&stage, SDLK_TAB, 0);
        const struct widget *focus = ui_widget(ui, ui->focus);
        if (first && (!focus || ui->focus == first))
            return;
        ck_assert_msg(focus, "%s: nothing has the keyboard", page);
        require_named(page, focus);
        first = first ? first : focus->id;
    }
    ck_abort_msg("%s: Tab does not come round", page);
}

START_TEST(every_page)
{
    const struct page *page = shell_pages[_i];
    begin("american", NULL);
    hear_nothing();
    if (page != stage.shell.desk.page) {
        char title[SAYING_SIZE];
        snprintf(title, sizeof title, "message %s.", tr(page->title));
        stage_open(&stage, page->name);
        ck_assert_msg(strstr(heard.memory, title), "%s: %s", page->name, heard.memory);
    }
    walk(page->name);
    stage_finish(&stage);
}
END_TEST

/* --- A game --- */

START_TEST(begins)
{
    begin("american", NULL);
    require_heard("start", "message The board.\nmessage 1 (Black) to move.\n");
    stage_draw(&stage);
    require_heard("nothing new", "");
    stage_finish(&stage);
}
END_TEST

/* The same refusal twice is said twice. */
START_TEST(refusals)
{
    char first[HEARD_SIZE];
    begin("american", NULL);
    hear_nothing();
    stage_click_square(&stage, 22);
    strcpy(first, heard.memory);
    ck_assert_msg(strncmp(first, "message Black is to move", 24) == 0, "%s", first);
    hear_nothing();
    stage_click_square(&stage, 22);
    require_heard("again", first);
    stage_finish(&stage);
}
END_TEST

START_TEST(a_capture)
{
    begin("american", "B:W18,25,32:B15,1");
    stage_click_square(&stage, 15);
    stage_click_square(&stage, 22);
    hear_nothing();
    stage_click_square(&stage, 29);
    require_heard("capture", "message 1: 15 to 22 to 29. Captured: 18 and 25. "
                             "The man on 29 is crowned.\n"
                             "message 2 (White) to move.\n");
    stage_key(&stage, SDLK_z, MOD_CTRL);
    ck_assert_msg(strstr(heard.memory, "message Taken back: 15 to 22 to 29.\n"), "%s",
                  heard.memory);
    stage_finish(&stage);
}
END_TEST

START_TEST(the_board_by_arrows)
{
    begin("american", NULL);
    hear_nothing();
    stage_key(&stage, SDLK_UP, 0);
    require_heard("first arrow", "text 22 white man.\n");
    stage.shell.ui.focus = 0;
    stage_play(&stage)->board.gesture.cursor = 11;
    stage_draw(&stage);
    require_heard("another square", "text 11 black man. This piece can move.\n");
    stage_key(&stage, SDLK_RETURN, 0);
    require_heard("chosen", "message 11 can go to 15 or 16.\n"
                            "text 11 black man. This piece is chosen.\n");
    stage_play(&stage)->board.gesture.cursor = 15;
    stage_draw(&stage);
    require_heard("target", "text 15 empty. The chosen piece can go there.\n");
    stage_finish(&stage);
}
END_TEST

/* Who writes hears each letter; who goes along a choice its value alone. */
START_TEST(values)
{
    begin("american", NULL);
    stage_open(&stage, "settings");
    stage.shell.ui.focus = ui_id("sound", 0);
    hear_nothing();
    stage_draw(&stage);
    require_heard("switch", "text Sound: On, switch.\n");
    stage_key(&stage, SDLK_LEFT, 0);
    require_heard("off", "text Off\n");
    stage.shell.ui.focus = ui_id("volume", 0);
    stage_draw(&stage);
    require_heard("choice", "text Volume: 75 %, choice.\n");
    stage_key(&stage, SDLK_RIGHT, 0);
    require_heard("louder", "text 100 %\n");
    stage_click(&stage, stage_widget(&stage, "volume/previous")->rect);
    ck_assert_msg(strstr(heard.memory, "text Volume: 75 %, choice.\n"), "%s", heard.memory);
    stage_finish(&stage);
}
END_TEST

START_TEST(ctrl_alone)
{
    begin("american", NULL);
    hear_nothing();
    stage_key(&stage, SDLK_LCTRL, MOD_CTRL);
    require_heard("hush", "hush \n");
    stage_finish(&stage);
}
END_TEST

/* --- Other pages --- */

/* The keyboard's square is said where a position is set up, too. */
START_TEST(setting_up)
{
    begin("american", "B:W18,32:B15,1");
    stage_open(&stage, "arrange");
    hear_nothing();
    stage_key(&stage, SDLK_UP, 0);
    require_heard("first arrow", "text 22 empty.\n");
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_msg(strstr(heard.memory, "text 22 black man.\n"), "%s", heard.memory);
    stage_finish(&stage);
}
END_TEST

/* Begins in a library of so many games. */
static void begin_library(int games)
{
    library_stage_begin(games);
    hear_nothing();
    stage.shell.host.speak = hear;
    stage_open(&stage, "library");
    hear_nothing();
}

static const struct place_row {
    const char *name;
    int games;
    SDL_Keycode keys[2];
    const char *said;
} place_rows[] = {
    {"the next one", 8, {SDLK_HOME, SDLK_DOWN}, "row 2 of 8.\n"},
    {"the last one, which was not in sight", 1000, {SDLK_END}, "row 1000 of 1000.\n"},
    {"the last but one", 1000, {SDLK_END, SDLK_UP}, "row 999 of 1000.\n"},
};

START_TEST(places_in_a_list)
{
    const struct place_row *row = &place_rows[_i];
    begin_library(row->games);
    for (int i = 0; i < ROWS(row->keys) && row->keys[i]; i++) {
        hear_nothing();
        stage_key(&stage, row->keys[i], i == 0 ? MOD_CTRL : 0); /* from the field, too */
    }
    ck_assert_msg(strstr(heard.memory, row->said), "%s: %s", row->name, heard.memory);
    library_stage_end();
}
END_TEST

/* What has come of it is said, but not each step. */
START_TEST(an_import)
{
    begin_library(8);
    made.library.import = (struct library_import){.running = true, .title = "a.pdn"};
    stage_draw(&stage);
    require_heard("under way", "");
    made.library.import = (struct library_import){.ended = true, .title = "a.pdn", .taken = 2};
    stage_draw(&stage);
    ck_assert_msg(strstr(heard.memory, "2 games imported"), "%s", heard.memory);
    hear_nothing();
    stage_draw(&stage);
    require_heard("nothing new", "");
    library_stage_end();
}
END_TEST

/* Before one quits it is said what would be lost. */
START_TEST(what_would_be_lost)
{
    begin("american", NULL);
    shell_set_unkept(&stage.shell, "The disk is full.");
    hear_nothing();
    stage_open(&stage, "quit");
    ck_assert_msg(strstr(heard.memory, "The disk is full.\n"), "%s", heard.memory);
    ck_assert_msg(strstr(heard.memory, "unsaved games are lost"), "%s", heard.memory);
    stage_finish(&stage);
}
END_TEST

/* --- The keys that ask --- */

START_TEST(asked)
{
    static const struct {
        SDL_Keycode key;
        const char *said;
    } rows[] = {
        {SDLK_w, "1 (Black) must capture, with 15."},
        {SDLK_b,
         "Black, men: 1 and 15. Black, kings: none. White, men: 18 and 32. White, kings: none."},
        {SDLK_m, "One capture can be made, and must be: 15x22."},
        {SDLK_a, "One capture can be made, and must be: 15x22."},
    };
    begin("american", "B:W18,32:B15,1");
    for (int i = 0; i < ROWS(rows); i++) {
        hear_nothing();
        stage_key(&stage, rows[i].key, MOD_ALT);
        ck_assert_ptr_nonnull(stage_find(&stage, rows[i].said));
        char line[HEARD_SIZE];
        snprintf(line, sizeof line, "message %s\n", rows[i].said);
        require_heard(rows[i].said, line);
    }
    stage_finish(&stage);
}
END_TEST

/* On other pages the answer stands below them until the next key. */
START_TEST(asked_elsewhere)
{
    begin("american", NULL);
    stage_open(&stage, "settings");
    stage.shell.ui.focus = ui_id("volume", 0);
    stage_draw(&stage);
    hear_nothing();
    stage_key(&stage, SDLK_w, MOD_ALT);
    require_heard("where", "message Settings. Volume: 75 %, choice.\n");
    ck_assert_ptr_nonnull(stage_find(&stage, "Settings. Volume: 75 %, choice."));
    stage_key(&stage, SDLK_w, MOD_ALT);
    require_heard("again", "message Settings. Volume: 75 %, choice.\n");
    stage_key(&stage, SDLK_TAB, 0);
    ck_assert_ptr_null(stage_find(&stage, "Settings. Volume: 75 %, choice."));
    stage_finish(&stage);
}
END_TEST

SUITE(aloud)
{
    Suite *suite = suite_create("aloud");
    TCase *tcase = tcase_create("aloud");
    int pages = 0;
    while (shell_pages[pages])
        pages++;
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, edits, 0, ROWS(edit_rows));
    tcase_add_loop_test(tcase, out_of_date, 0, ROWS(queue_rows));
    tcase_add_loop_test(tcase, every_page, 0, pages);
    tcase_add_test(tcase, begins);
    tcase_add_test(tcase, refusals);
    tcase_add_test(tcase, a_capture);
    tcase_add_test(tcase, the_board_by_arrows);
    tcase_add_test(tcase, values);
    tcase_add_test(tcase, ctrl_alone);
    tcase_add_test(tcase, setting_up);
    tcase_add_loop_test(tcase, places_in_a_list, 0, ROWS(place_rows));
    tcase_add_test(tcase, an_import);
    tcase_add_test(tcase, what_would_be_lost);
    tcase_add_test(tcase, asked);
    tcase_add_test(tcase, asked_elsewhere);
    suite_add_tcase(suite, tcase);
    return suite;
}
