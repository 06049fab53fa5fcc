/* SPDX-License-Identifier: MIT */
/* When the settings are saved, and what the screen says of it. */
#include "app/window/app_parts.h"
#include "rules/movegen.h"
#include "scratch.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What the system says of a folder in whose place a file is. */
#ifdef _WIN32
#define NO_FOLDER "No such file or directory."
#else
#define NO_FOLDER "Not a directory."
#endif

static struct app app;
static struct settings settings;
static char folder[64], path[128];

/* A program that has its settings in `name` of a scratch folder. */
static void start(const char *name)
{
    static struct options options = {
        .width = 1280, .height = 800, .dump_ui = true, .settings = &settings};
    options.rules = *preset_find("american");
    snprintf(path, sizeof path, "%s/%s", folder, name);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("CROWNHEAD_ASSETS", ASSETS, 1);
    setenv("CROWNHEAD_CONFIG", path, 1);
    settings_load(&settings, &options);
    ck_assert(app_init(&app, &options));
    app.own_clock = true;
    app_draw(&app);
}

static void finish(void)
{
    app_finish(&app);
    settings_close(&settings);
}

static void setup(void)
{
    strcpy(folder, "/tmp/crownhead-saving-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

static void teardown(void)
{
    scratch_remove(folder);
}

static void press(SDL_Keycode key, uint16_t mods)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key, .mod = mods}}};
    app_event(&app, &event);
    app_draw(&app);
}

static void pass_time(uint64_t milliseconds)
{
    app.clock += milliseconds;
    app_draw(&app);
}

static bool screen_says(const char *text)
{
    const struct ui *ui = &app.shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (strstr(ui->widgets[i].label, text))
            return true;
    return false;
}

static bool file_says(const char *text)
{
    char memory[4096] = "";
    FILE *in = fopen(path, "r");
    if (!in)
        return false;
    memory[fread(memory, 1, sizeof memory - 1, in)] = '\0';
    fclose(in);
    return strstr(memory, text);
}

static void put_file(const char *name, const char *text)
{
    char file[160];
    snprintf(file, sizeof file, "%s/%s", folder, name);
    FILE *out = fopen(file, "w");
    ck_assert_ptr_nonnull(out);
    fputs(text, out);
    fclose(out);
}

/* The editor asks for a name first, and shows one. */
static void save_new_rules(void)
{
    press(SDLK_s, KMOD_CTRL);
    press(SDLK_s, KMOD_CTRL);
}

/* From the field of the name, or from one row of the rules, to one above. */
static void go_up_to(const char *row)
{
    if (app.shell.ui.focus == ui_id("rules-name", 0))
        press(SDLK_TAB, KMOD_SHIFT);
    for (int i = 0; i < 40 && app.shell.ui.focus != ui_id(row, 0); i++)
        press(SDLK_UP, 0);
    ck_assert(app.shell.ui.focus == ui_id(row, 0));
}

/* A rule set is on the disk when the screen says so, also while the example plays. */
START_TEST(saving_does_not_wait_for_a_motion)
{
    start("settings.ini");
    press(SDLK_e, KMOD_CTRL);
    ck_assert(shell_moving(&app.shell));
    save_new_rules();
    ck_assert(screen_says("Saved as “American (mine)”."));
    ck_assert(file_says("American (mine) = american\n"));
    go_up_to("rule/corner");
    press(SDLK_RIGHT, 0);
    ck_assert(shell_moving(&app.shell));
    go_up_to("rule/start");
    ck_assert(!shell_moving(&app.shell)); /* the example is not shown */
    press(SDLK_s, KMOD_CTRL);
    ck_assert(screen_says("Saved as “American (mine)”."));
    ck_assert(file_says("American (mine) = american, corner=light\n"));
    ck_assert_int_eq(settings_wait(&settings, app.clock), -1);
    finish();
}
END_TEST

/* Preferences too: while a piece glides, or an example plays. */
START_TEST(preferences_do_not_wait_either)
{
    start("settings.ini");
    press(SDLK_e, KMOD_CTRL);
    ck_assert(shell_moving(&app.shell));
    press(SDLK_PLUS, KMOD_CTRL); /* larger */
    ck_assert(shell_moving(&app.shell));
    ck_assert(file_says("scale = 125\n"));
    finish();
}
END_TEST

START_TEST(a_failure_is_said_and_mended)
{
    put_file("taken", "");
    start("taken/settings.ini");
    press(SDLK_e, KMOD_CTRL);
    save_new_rules();
    ck_assert(!screen_says("Saved as"));
    ck_assert(screen_says("New match lists “American (mine)”, but it is not on the disk yet."));
    ck_assert(screen_says("Your changes are not saved yet."));
    ck_assert(screen_says("taken/settings.ini: " NO_FOLDER));
    press(SDLK_ESCAPE, 0);
    ck_assert_msg(screen_says("Your changes are not saved yet."), "another page");
    press(SDLK_e, KMOD_CTRL);
    char file[160];
    snprintf(file, sizeof file, "%s/taken", folder);
    ck_assert_int_eq(unlink(file), 0);
    pass_time(900);
    ck_assert_msg(screen_says("Your changes are not saved"), "too soon");
    pass_time(200);
    ck_assert(!screen_says("Your changes are not saved"));
    ck_assert(file_says("American (mine) = american\n"));
    ck_assert_int_eq(settings_wait(&settings, app.clock), -1);
    finish();
}
END_TEST

/* The editor's own sentence follows the disk. */
START_TEST(saved_is_said_as_soon_as_it_is)
{
    put_file("taken", "");
    start("taken/settings.ini");
    press(SDLK_e, KMOD_CTRL);
    save_new_rules();
    ck_assert(!screen_says("Saved as"));
    char file[160];
    snprintf(file, sizeof file, "%s/taken", folder);
    ck_assert_int_eq(unlink(file), 0);
    pass_time(1100);
    ck_assert(screen_says("Saved as “American (mine)”."));
    ck_assert(!screen_says("not on the disk"));
    finish();
}
END_TEST

/* The pauses grow, so that a full disk wakes the program ever more seldom. */
START_TEST(pauses_grow)
{
    put_file("taken", "");
    start("taken/settings.ini");
    ck_assert_int_eq(settings_wait(&settings, app.clock), -1);
    press(SDLK_PLUS, KMOD_CTRL);
    int pause = settings_wait(&settings, app.clock);
    ck_assert_int_gt(pause, 0);
    for (int i = 0; i < 40; i++) {
        int before = pause;
        pass_time((uint64_t)pause);
        pause = settings_wait(&settings, app.clock);
        ck_assert_msg(pause / 2 == before || pause == 1 << 30, "%d, then %d", before, pause);
    }
    ck_assert_int_gt(pause, 24 * 60 * 60 * 1000);
    finish();
}
END_TEST

/* Somebody who sees the sentence and mends it does not wait for the pause. */
START_TEST(a_further_change_is_tried_at_once)
{
    put_file("taken", "");
    start("taken/settings.ini");
    press(SDLK_PLUS, KMOD_CTRL);
    char file[160];
    snprintf(file, sizeof file, "%s/taken", folder);
    ck_assert_int_eq(unlink(file), 0);
    press(SDLK_PLUS, KMOD_CTRL);
    ck_assert(file_says("scale = 150\n"));
    finish();
}
END_TEST

START_TEST(at_the_end_it_is_tried_again)
{
    put_file("taken", "");
    start("taken/settings.ini");
    press(SDLK_PLUS, KMOD_CTRL);
    char file[160];
    snprintf(file, sizeof file, "%s/taken", folder);
    ck_assert_int_eq(unlink(file), 0);
    finish();
    ck_assert(file_says("scale = 125\n"));
}
END_TEST

static void play_a_move(void)
{
    struct position position = game_position(&app.match.game);
    struct movelist list;
    movegen(&app.match.rules.rules, &position, &list);
    match_play(&app.match, game_node(&app.match.game), &list.moves[0]);
}

/* The system may end the program right after it: nothing of a move that has only just been made may
 * still be on its way. */
START_TEST(the_end_of_the_session_is_not_waited_for)
{
    char file[160];
    put_file("taken", "");
    snprintf(file, sizeof file, "%s/games.db", folder);
    setenv("CROWNHEAD_DATA", file, 1);
    start("taken/settings.ini");
    press(SDLK_PLUS, KMOD_CTRL);
    snprintf(file, sizeof file, "%s/taken", folder);
    ck_assert_int_eq(unlink(file), 0);
    play_a_move();
    ck_assert_int_eq(archive_writer_row(&app.autosave.writer, app.autosave.number), 0);
    app_save_at_once(&app);
    ck_assert_int_ne(archive_writer_row(&app.autosave.writer, app.autosave.number), 0);
    ck_assert(file_says("scale = 125\n"));
    finish();
    unsetenv("CROWNHEAD_DATA");
}
END_TEST

/* What a hand has written meanwhile is in force from the next save on. */
START_TEST(what_others_write_is_taken_over)
{
    start("settings.ini");
    put_file("settings.ini", "[screen]\nmotion = reduced ; easier\n[rules]\nAttic = thai\n");
    press(SDLK_PLUS, KMOD_CTRL);
    ck_assert(file_says("motion = reduced ; easier\nscale = 125\n"));
    ck_assert_int_eq(settings.preferences.speed, SPEED_OFF);
    ck_assert_int_eq(rulebook_find(&settings.rulebook, "Attic"), 0);
    finish();
}
END_TEST

SUITE(saving)
{
    Suite *suite = suite_create("saving");
    TCase *tcase = tcase_create("saving");
    tcase_set_timeout(tcase, 60);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, saving_does_not_wait_for_a_motion);
    tcase_add_test(tcase, preferences_do_not_wait_either);
    tcase_add_test(tcase, a_failure_is_said_and_mended);
    tcase_add_test(tcase, saved_is_said_as_soon_as_it_is);
    tcase_add_test(tcase, pauses_grow);
    tcase_add_test(tcase, a_further_change_is_tried_at_once);
    tcase_add_test(tcase, at_the_end_it_is_tried_again);
    tcase_add_test(tcase, the_end_of_the_session_is_not_waited_for);
    tcase_add_test(tcase, what_others_write_is_taken_over);
    suite_add_tcase(suite, tcase);
    return suite;
}
