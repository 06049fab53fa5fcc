/* SPDX-License-Identifier: MIT */
/* Files and folders that are not what they seem, and saving that fails. */
#include "program.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- Files that are not what they seem --- */

START_TEST(a_directory_is_gone_into)
{
    mkdir(path_of("x.pdn"), 0700);
    press(SDLK_o, KMOD_LCTRL);
    click("entry-1");
    SAYS("There are no games in this folder.");
    press(SDLK_BACKSPACE, 0);
    SAYS("x.pdn");
}
END_TEST

/* From wherever it is dropped, and again on the page itself. */
START_TEST(a_dropped_directory_is_looked_into)
{
    char path[256];
    mkdir(path_of("x"), 0700);
    write_file("x/in.pdn", "1. 11-15 *\n");
    write_file("beside.pdn", "1. 11-15 *\n");
    drop("x");
    ck_assert(on_page("open-file"));
    SAYS("in.pdn");
    ck_assert(!says("beside.pdn"));
    snprintf(path, sizeof path, "%s", folder);
    desk_look_at(&app.shell.desk, path);
    app_draw(&app);
    drop("x");
    SAYS("in.pdn");
    click("entry-1");
    ck_assert(on_page("play"));
    ck_assert_int_eq(app.match.game.cursor, 1);
}
END_TEST

/* So long a path is not looked into, and it is not the folder before that is said to be it. */
START_TEST(a_directory_of_too_long_a_path_is_refused)
{
    char path[2000] = "";
    size_t length = (size_t)snprintf(path, sizeof path, "%s", folder);
    while (length + 3 < sizeof path) {
        memcpy(path + length, "/.", 3);
        length += 2;
    }
    in_out_open_file(&app.in_out, path, NULL);
    app_draw(&app);
    SAYS("is not an ordinary file.");
    ck_assert(on_page("play"));
}
END_TEST

START_TEST(a_pipe_is_not_waited_for)
{
    ck_assert_int_eq(mkfifo(path_of("x.pdn"), 0600), 0);
    drop("x.pdn");
    SAYS("x.pdn is not an ordinary file.");
    press(SDLK_o, KMOD_LCTRL);
    SAYS("There are no games in this folder.");
    paste("1. 11-15 *");
}
END_TEST

START_TEST(a_file_may_go_between_look_and_click)
{
    write_file("x.pdn", "1. 11-15 *\n");
    press(SDLK_o, KMOD_LCTRL);
    unlink(path_of("x.pdn"));
    click("entry-1");
    ck_assert(on_page("open-file"));
    SAYS("x.pdn: No such file or directory.");
}
END_TEST

START_TEST(names_of_any_bytes_can_be_opened)
{
    write_file("b\xE4"
               "d;\n.pdn",
               "1. 11-15 *\n");
    press(SDLK_o, KMOD_LCTRL);
    SAYS("b\uFFFDd;\uFFFD.pdn");
    click("entry-1");
    ck_assert(on_page("play"));
    ck_assert_int_eq(app.match.game.cursor, 1);
}
END_TEST

START_TEST(a_line_of_100_megabytes_is_read)
{
    static char megabyte[1 << 20];
    FILE *out = fopen(path_of("line.pdn"), "wb");
    memset(megabyte, 'a', sizeof megabyte);
    fputs("1. 11-15 {", out);
    for (int i = 0; i < 100; i++)
        fwrite(megabyte, 1, sizeof megabyte, out);
    fclose(out);
    drop("line.pdn");
    SAYS("Line 1, column 10: This comment has no end.");
    ck_assert_int_eq(app.match.game.cursor, 1);
    press(SDLK_k, KMOD_LCTRL);
    SAYS("This comment is too long to be changed here.");
}
END_TEST

/* Root may read everything; somebody else may not. */
START_TEST(a_locked_folder_is_said)
{
    char path[256];
    snprintf(path, sizeof path, "%s", path_of("locked"));
    mkdir(path, 0700);
    chmod(folder, 0755);
    chmod(path, 0);
    bool root = geteuid() == 0;
    ck_assert(!root || seteuid(65534) == 0);
    desk_look_at(&app.shell.desk, path);
    press(SDLK_o, KMOD_LCTRL);
    desk_look_at(&app.shell.desk, path);
    app_draw(&app);
    app_draw(&app);
    ck_assert(!root || seteuid(0) == 0);
    SAYS("locked: Permission denied.");
}
END_TEST

/* --- Saving that fails --- */

static void type(const char *text)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    strcpy(event.text.text, text);
    app_event(&app, &event);
    app_draw(&app);
}

static void name_file(const char *name)
{
    press(SDLK_s, KMOD_LCTRL);
    type(name);
    press(SDLK_RETURN, 0);
}

static const struct name_row {
    const char *name, *said;
} name_rows[] = {
    {"a/b", "A file's name cannot hold a slash."},
    {" ", "The file needs a name."},
    {"..", "The file needs a name."},
};

START_TEST(a_bad_name_is_said)
{
    play_one();
    name_file(name_rows[_i].name);
    ck_assert(on_page("save-file"));
    SAYS(name_rows[_i].said);
}
END_TEST

START_TEST(a_full_disk_loses_nothing)
{
    struct rlimit limit, old;
    signal(SIGXFSZ, SIG_IGN);
    write_file("x.pdn", "1. 9-13 *\n");
    play_one();
    ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &old), 0);
    limit = old;
    limit.rlim_cur = 8;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
    name_file("x");
    SAYS("There is a file called x.pdn.");
    click("replace-file");
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &old), 0);
    SAYS("The game is not saved.");
    SAYS("File too large");
    char *text = read_file("x.pdn");
    ck_assert_str_eq(text, "1. 9-13 *\n");
    free(text);
    press(SDLK_ESCAPE, 0);
    name_file("y");
    SAYS("The game is saved in ");
}
END_TEST

START_TEST(a_game_is_added_to_a_file)
{
    write_file("x.pdn", "1. 9-13 *");
    play_one();
    name_file("x.pdn");
    click("add-to-file");
    SAYS("The game is added to ");
    char *text = read_file("x.pdn");
    REQUIRE(strncmp(text, "1. 9-13 *\n\n[Event ", 18) == 0 && strstr(text, "1. 11-15 *\n"), "%s",
            text);
    free(text);
    drop("x.pdn");
    SAYS("x.pdn: 2 games");
}
END_TEST

START_TEST(what_is_being_written_is_saved)
{
    play_one();
    click("name-black");
    type("Eve");
    name_file("x");
    press(SDLK_k, KMOD_LCTRL);
    type("At once");
    name_file("y");
    char *x = read_file("x.pdn"), *y = read_file("y.pdn");
    REQUIRE(strstr(x, "[Black \"Eve\"]"), "%s", x);
    REQUIRE(strstr(y, "{At once}"), "%s", y);
    free(x);
    free(y);
}
END_TEST

START_TEST(what_is_no_file_is_not_written_over)
{
    ck_assert_int_eq(mkfifo(path_of("x.pdn"), 0600), 0);
    mkdir(path_of("y.pdn"), 0700);
    play_one();
    name_file("x.pdn");
    SAYS("x.pdn is not an ordinary file.");
    press(SDLK_ESCAPE, 0);
    name_file("y.pdn");
    SAYS("y.pdn is not an ordinary file.");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("files");
    TCase *tcase = tcase_create("files");
    tcase_set_timeout(tcase, 120);
    tcase_add_checked_fixture(tcase, program_setup, program_teardown);
    tcase_add_test(tcase, a_directory_is_gone_into);
    tcase_add_test(tcase, a_dropped_directory_is_looked_into);
    tcase_add_test(tcase, a_directory_of_too_long_a_path_is_refused);
    tcase_add_test(tcase, a_pipe_is_not_waited_for);
    tcase_add_test(tcase, a_file_may_go_between_look_and_click);
    tcase_add_test(tcase, names_of_any_bytes_can_be_opened);
    tcase_add_test(tcase, a_line_of_100_megabytes_is_read);
    tcase_add_test(tcase, a_locked_folder_is_said);
    tcase_add_loop_test(tcase, a_bad_name_is_said, 0, ROWS(name_rows));
    tcase_add_test(tcase, a_full_disk_loses_nothing);
    tcase_add_test(tcase, a_game_is_added_to_a_file);
    tcase_add_test(tcase, what_is_being_written_is_saved);
    tcase_add_test(tcase, what_is_no_file_is_not_written_over);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
