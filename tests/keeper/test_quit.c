/* SPDX-License-Identifier: MIT */
/* Whoever leaves is asked where something that was played would be lost, and nowhere else. */
#include "full_disk.h"
#include "library_steps.h"
#include "pages/worth_view.h"
#include "store/archive_parts.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#define QUESTION "If you quit now, unsaved games are lost."
#define UNSAVED  "Your games are not saved yet."

static void by_key(void)
{
    press(SDLK_q, KMOD_LCTRL);
}

static void by_button_of_window(void)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_CLOSE}};
    app_event(&app, &event);
    app_draw(&app);
    app_draw(&app);
}

static void by_signal(void)
{
    app_event(&app, &(SDL_Event){.type = SDL_QUIT});
}

enum {
    PATIENCE_MS = 5000, /* with another program, as long as nobody wants to quit */
};

/* --- Where nothing can be saved --- */

/* From the first save on, as for a file that another program has taken. */
static void setup_without_disk(void)
{
    setenv("CROWNHEAD_DATA", "/proc/games.db", 1);
    program_setup();
}

static void nothing(void) {}

/* A match that was given up, and nothing is played since. */
static void play_and_begin_anew(void)
{
    play_one();
    press(SDLK_n, KMOD_LCTRL);
    press(SDLK_RETURN, KMOD_LCTRL);
    if (ui_find(&app.shell.ui, "keep-playing")) { /* it is known already that nothing is kept */
        press(SDLK_TAB, KMOD_LSHIFT);
        press(SDLK_RETURN, 0);
    }
    REQUIRE(!app.autosave.begun && on_page("play"), "it is not a new match");
}

static const struct leaving {
    const char *name;
    void (*play)(void);
    void (*leave)(void);
    bool asks;
} leavings[] = {
    {"nothing is played", nothing, by_key, false},
    {"a move, Ctrl+Q", play_one, by_key, true},
    {"a move, the window's button", play_one, by_button_of_window, true},
    {"a move, a signal", play_one, by_signal, false},
    {"the match before", play_and_begin_anew, by_key, true},
};

START_TEST(whoever_would_lose_something_is_asked)
{
    const struct leaving *leaving = &leavings[_i];
    leaving->play();
    leaving->leave();
    REQUIRE(app.running == leaving->asks, "%s: running: %d", leaving->name, app.running);
    REQUIRE(on_page("quit") == leaving->asks, "%s: page %s", leaving->name,
            app.shell.desk.page->name);
    REQUIRE(!leaving->asks || says(QUESTION), "%s: it asks nothing", leaving->name);
}
END_TEST

/* --- The answers --- */

static void enter(void)
{
    press(SDLK_RETURN, 0);
}

static void escape(void)
{
    press(SDLK_ESCAPE, 0);
}

static void click_stay(void)
{
    click("stay");
}

static void click_quit(void)
{
    click("quit-anyway");
}

static void go_to_quit(void)
{
    press(SDLK_TAB, KMOD_LSHIFT);
    press(SDLK_RETURN, 0);
}

static void click_nothing(void)
{
    SDL_Event press_there = {
        .button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = 2, .y = 2}};
    SDL_Event let_go = {
        .button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_LEFT, .x = 2, .y = 2}};
    app_event(&app, &press_there);
    app_event(&app, &let_go);
    app_draw(&app);
}

static void click_nothing_and_enter(void)
{
    click_nothing();
    enter();
}

static const struct answer {
    const char *name;
    void (*give)(void);
    bool quits, asks_on;
} answers[] = {
    {"Enter", enter, false, false},
    {"Escape", escape, false, false},
    {"Stay, clicked", click_stay, false, false},
    {"Quit anyway, clicked", click_quit, true, true},
    {"Quit anyway, by keys", go_to_quit, true, true},
    {"a click beside them", click_nothing, false, true},
    {"a click beside them, and Enter", click_nothing_and_enter, false, false},
    {"Ctrl+Q once more", by_key, false, true},
    {"the window's button once more", by_button_of_window, false, true},
    {"a signal", by_signal, true, true},
};

START_TEST(each_answer_does_what_it_says)
{
    const struct answer *answer = &answers[_i];
    play_one();
    by_key();
    answer->give();
    REQUIRE(app.running != answer->quits, "%s: running: %d", answer->name, app.running);
    REQUIRE(on_page(answer->asks_on ? "quit" : "play"), "%s: on page %s", answer->name,
            app.shell.desk.page->name);
}
END_TEST

static const char *const pages[] = {
    "play",    "new-match",   "rules",        "settings",   "keys",         "ledger",
    "compare", "library",     "games",        "open-file",  "save-file",    "save-position",
    "arrange", "import-file", "program-file", "edit-rules", "accessibility"};

/* Where one was when it was asked one is afterwards. */
START_TEST(from_each_page_it_asks_and_leads_back)
{
    const char *page = pages[_i];
    play_one();
    shell_open(&app.shell, page);
    app_draw(&app);
    by_key();
    REQUIRE(app.running && on_page("quit"), "%s: it does not ask", page);
    enter();
    REQUIRE(on_page(page), "%s: back on %s", page, app.shell.desk.page->name);
}
END_TEST

/* The reason is told once: by the question, and on other pages at the bottom. */
START_TEST(the_reason_is_told_once)
{
    int told = 0;
    play_one();
    by_key();
    for (int i = 0; i < app.shell.ui.widget_count; i++)
        told += strstr(app.shell.ui.widgets[i].label, UNSAVED) != NULL;
    ck_assert_int_eq(told, 1);
    SAYS("/proc/games.db");
    escape();
    SAYS(UNSAVED);
}
END_TEST

/* What was there at the start cannot be read: nothing has been played, and nothing is lost. */
START_TEST(what_cannot_be_read_is_no_reason_to_ask)
{
    setenv("CROWNHEAD_DATA", folder, 1); /* no file */
    program_restart();
    SAYS(UNSAVED);
    by_key();
    ck_assert(!app.running);
}
END_TEST

/* Whoever has nowhere to save anything is asked, too. */
START_TEST(without_a_home_it_asks)
{
    app.autosave.lacking = app.autosave.nowhere = FILE_ERROR_NOWHERE;
    app.autosave.saves = false;
    by_key();
    ck_assert(!app.running);
    app.running = true;
    play_one();
    by_key();
    ck_assert(app.running && on_page("quit"));
    SAYS(UNSAVED);
}
END_TEST

/* --- A disk that becomes full --- */

static void fill_disk(void)
{
    let_files_grow_to(100);
}

static void make_room(void)
{
    let_files_grow_to(RLIM_INFINITY);
}

static void expect_a_move_at_next_start(void)
{
    app.running = true;
    program_restart();
    REQUIRE(app.match.game.tree.count > 1, "the move is lost");
}

START_TEST(what_is_saved_is_left_without_a_question)
{
    play_one();
    by_key();
    ck_assert(!app.running);
    expect_a_move_at_next_start();
}
END_TEST

/* Writes over all pages of the archive but the first. The program remembers none of them. */
static void spoil_archive(void)
{
    static const char junk[] = "This is no page of a database, whatever the first one says.";
    sqlite3 *db;
    ck_assert_int_eq(sqlite3_open(path_of("games.db"), &db), SQLITE_OK);
    sqlite3_exec(db, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL);
    sqlite3_close(db);
    sqlite3_db_release_memory(app.autosave.writer.archive.db);
    FILE *file = fopen(path_of("games.db"), "r+b");
    fseek(file, 0, SEEK_END);
    for (long page = ftell(file) / 4096 - 1; page > 0; page--) {
        fseek(file, page * 4096, SEEK_SET);
        fwrite(junk, 1, sizeof junk, file);
    }
    fclose(file);
}

/* What is met by the last save is said before the program ends, which it does when it is asked once
 * more; nothing of the match is lost. */
START_TEST(damage_is_said_before_the_end)
{
    play_one();
    ck_assert(autosave_await(&app.autosave, app.clock));
    jobs_pause(app.jobs, LANE_WRITER);
    spoil_archive();
    press(SDLK_n, KMOD_LCTRL);
    press(SDLK_ESCAPE, 0);
    write_line("22-18");
    jobs_resume(app.jobs, LANE_WRITER); /* the move is saved only while the key is answered */
    by_key();
    REQUIRE(app.running && says("The file of your games was damaged"), "running %d, page %s",
            app.running, app.shell.desk.page->name);
    by_key();
    ck_assert(!app.running);
    program_restart();
    ck_assert_int_eq(app.match.game.cursor, 2);
}
END_TEST

/* As soon as there is room it is saved, when the time has come to try it again, and nobody has to
 * answer any more. */
START_TEST(room_that_comes_answers)
{
    fill_disk();
    play_one();
    by_key();
    ck_assert(app.running && on_page("quit"));
    make_room();
    for (int passed = 0; passed < AWAIT_MS && app.running; passed += STEP_MS) {
        int wait = autosave_wait(&app.autosave, app.clock);
        REQUIRE(wait <= 2000, "it waits for %d ms", wait);
        let_time_pass();
    }
    ck_assert(!app.running);
    expect_a_move_at_next_start();
}
END_TEST

/* The next start shows the page that was shown when it was asked, and not that of the question. */
START_TEST(the_page_that_was_left_comes_again)
{
    play_one();
    fill_disk();
    press(SDLK_l, KMOD_LCTRL);
    by_key();
    ck_assert(app.running && on_page("quit"));
    make_room();
    app.clock += (uint64_t)autosave_wait(&app.autosave, app.clock);
    AWAIT(!app.running);
    expect_a_move_at_next_start();
    ck_assert(on_page("library"));
}
END_TEST

/* Who has stayed goes on, and is not thrown out when there is room. */
START_TEST(who_stays_plays_on)
{
    fill_disk();
    play_one();
    by_key();
    enter();
    make_room();
    AWAIT(!says(UNSAVED));
    ck_assert(app.running && on_page("play"));
    by_key();
    ck_assert(!app.running);
    expect_a_move_at_next_start();
}
END_TEST

/* What has failed is tried once more when one wants to leave, though its time has not come. */
START_TEST(room_that_has_come_needs_no_question)
{
    fill_disk();
    play_one();
    ck_assert(!autosave_await(&app.autosave, app.clock));
    make_room();
    by_key();
    ck_assert(!app.running);
    expect_a_move_at_next_start();
}
END_TEST

/* Nor is another program waited for long that holds the file. */
START_TEST(who_holds_the_file_is_told_of)
{
    struct archive other;
    play_one();
    ck_assert(autosave_await(&app.autosave, app.clock));
    ck_assert_int_eq(archive_open(&other, path_of("games.db"), false, 0), 0);
    ck_assert_int_eq(archive_begin(&other), 0);
    game_undo(&app.match.game); /* nothing is being saved when it is asked to quit */
    uint64_t asked = SDL_GetTicks64();
    by_key();
    ck_assert(app.running && on_page("quit"));
    REQUIRE(SDL_GetTicks64() - asked < PATIENCE_MS, "it waits as long as in a game");
    SAYS("games.db is in use by another program.");
    ck_assert_int_eq(archive_end(&other, 0), 0);
    archive_close(&other);
    app.clock += (uint64_t)autosave_wait(&app.autosave, app.clock);
    AWAIT(!app.running);
}
END_TEST

static bool is_analysed(void)
{
    return assessed_whole(&app.match.game.tree);
}

static void begin_analysis(void)
{
    play_one();
    press(SDLK_F6, 0);
    ck_assert(app.companion.view.analysis.running);
}

/* It takes a few seconds, so it is waited for, and then kept. */
START_TEST(an_analysis_is_waited_for)
{
    begin_analysis();
    by_key();
    ck_assert(app.running && on_page("quit"));
    SAYS("Analysing: move 1 of 1.");
    SAYS("If you quit now, the analysis is lost.");
    AWAIT(!app.running);
    app.running = true;
    program_restart();
    REQUIRE(is_analysed(), "the analysis is lost");
}
END_TEST

START_TEST(who_does_not_wait_loses_the_analysis)
{
    begin_analysis();
    by_button_of_window();
    click_quit();
    ck_assert(!app.running);
    expect_a_move_at_next_start();
    REQUIRE(!is_analysed(), "it was done all the same");
}
END_TEST

START_TEST(who_stays_has_the_analysis)
{
    begin_analysis();
    by_key();
    enter();
    ck_assert(app.running && on_page("play"));
    AWAIT(is_analysed());
    by_key();
    ck_assert(!app.running);
}
END_TEST

START_TEST(quitting_anyway_loses_it)
{
    fill_disk();
    play_one();
    by_key();
    click_quit();
    ck_assert(!app.running);
    program_restart();
    make_room();
    ck_assert_int_eq(app.match.game.tree.count, 1);
    app_draw(&app);
}
END_TEST

SUITE(quit)
{
    Suite *suite = suite_create("quit");
    TCase *barred = tcase_create("nothing can be saved"), *full = posix_cases("a full disk");
    tcase_set_timeout(barred, 400);
    tcase_set_timeout(full, 400);
    tcase_add_checked_fixture(barred, setup_without_disk, program_teardown);
    tcase_add_checked_fixture(full, library_setup, program_teardown);
    tcase_add_loop_test(barred, whoever_would_lose_something_is_asked, 0, ROWS(leavings));
    tcase_add_loop_test(barred, each_answer_does_what_it_says, 0, ROWS(answers));
    tcase_add_loop_test(barred, from_each_page_it_asks_and_leads_back, 0, ROWS(pages));
    tcase_add_test(barred, the_reason_is_told_once);
    tcase_add_test(barred, what_cannot_be_read_is_no_reason_to_ask);
    tcase_add_test(barred, without_a_home_it_asks);
    tcase_add_test(full, damage_is_said_before_the_end);
    tcase_add_test(full, room_that_comes_answers);
    tcase_add_test(full, the_page_that_was_left_comes_again);
    tcase_add_test(full, who_stays_plays_on);
    tcase_add_test(full, room_that_has_come_needs_no_question);
    tcase_add_test(full, who_holds_the_file_is_told_of);
    tcase_add_test(full, quitting_anyway_loses_it);
    tcase_add_test(full, an_analysis_is_waited_for);
    tcase_add_test(full, who_does_not_wait_loses_the_analysis);
    tcase_add_test(full, who_stays_has_the_analysis);
    TCase *saved = tcase_create("all is saved");
    tcase_add_checked_fixture(saved, library_setup, program_teardown);
    tcase_add_test(saved, what_is_saved_is_left_without_a_question);
    suite_add_tcase(suite, saved);
    suite_add_tcase(suite, barred);
    suite_add_tcase(suite, full);
    return suite;
}
