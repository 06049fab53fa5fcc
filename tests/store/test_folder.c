/* SPDX-License-Identifier: MIT */
/* What of a folder is listed: its folders, and its games or its programs. */
#include "scratch.h"
#include "suite.h"

#include "base/file_error.h"
#include "base/path.h"
#include "store/folder.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char scratch[64];

static const char *path_of(const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", scratch, name);
    return path;
}

static const struct made {
    const char *name;
    mode_t mode;
} made[] = {
    {"a.pdn", 0600},  {"b.fen", 0700}, {"run", 0700},  {"run.exe", 0600},
    {"others", 0601}, {"text", 0600},  {".run", 0700}, {".pdn", 0600},
};

static void begin(void)
{
    strcpy(scratch, "/tmp/crownhead-folder-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    for (int i = 0; i < ROWS(made); i++) {
        FILE *file = fopen(path_of(made[i].name), "wb");
        ck_assert_ptr_nonnull(file);
        fclose(file);
        ck_assert_int_eq(chmod(path_of(made[i].name), made[i].mode), 0);
    }
    ck_assert_int_eq(mkdir(path_of("sub"), 0700), 0);
    if (PATH_HERE == PATH_WINDOWS)
        return;
    ck_assert_int_eq(mkfifo(path_of("pipe.pdn"), 0700), 0);
    ck_assert_int_eq(symlink("run", path_of("to-run")), 0);
    ck_assert_int_eq(symlink("nothing", path_of("to-nothing")), 0);
}

static void end(void)
{
    scratch_remove(scratch);
}

static const struct row {
    enum folder_files files;
    const char *names[2]; /* by enum path_style */
} rows[] = {
    {FOLDER_GAMES, {"sub/ a.pdn b.fen ", "sub/ a.pdn b.fen "}},
    {FOLDER_PROGRAMS, {"sub/ b.fen others run to-run ", "sub/ run.exe "}},
};

START_TEST(what_it_is_about_is_listed)
{
    struct listing listing = {0};
    char names[400] = "";
    ck_assert_int_eq(folder_read(scratch, rows[_i].files, &listing), 0);
    for (int i = 0; i < listing.count; i++) {
        strcat(names, listing.entries[i].name);
        strcat(names, listing.entries[i].folder ? "/ " : " ");
    }
    ck_assert_str_eq(names, rows[_i].names[PATH_HERE]);
    listing_finish(&listing);
}
END_TEST

static const struct program {
    const char *name;
    int errors[2]; /* by enum path_style */
} programs[] = {
    {"run", {0, FILE_ERROR_KIND}},
    {"run.exe", {FILE_ERROR_KIND, 0}},
    {"to-run", {0, ENOENT}},
    {".run", {0, FILE_ERROR_KIND}},
    {"text", {FILE_ERROR_KIND, FILE_ERROR_KIND}},
    {"sub", {FILE_ERROR_KIND, FILE_ERROR_KIND}},
    {"pipe.pdn", {FILE_ERROR_KIND, ENOENT}},
    {"to-nothing", {ENOENT, ENOENT}},
    {"text/run", {ENOTDIR, ENOENT}},
    {"nul.exe", {ENOENT, FILE_ERROR_UNFIT}},
};

START_TEST(a_program_can_be_run)
{
    const struct program *program = &programs[_i];
    int error = folder_check_program(path_of(program->name));
    ck_assert_msg(error == program->errors[PATH_HERE], "%s: %d", program->name, error);
}
END_TEST

SUITE(folder)
{
    Suite *suite = suite_create("folder");
    TCase *tcase = tcase_create("folder");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_loop_test(tcase, what_it_is_about_is_listed, 0, ROWS(rows));
    tcase_add_loop_test(tcase, a_program_can_be_run, 0, ROWS(programs));
    suite_add_tcase(suite, tcase);
    return suite;
}
