/* SPDX-License-Identifier: MIT */
/* Where what is played cannot be kept the program plays, and says why; and it touches nobody's
 * file. */
#include "running.h"

#include <sched.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#define UNSAVED "Your games are not saved yet. "

enum {
    MOVES = 6,
    GAMES = 3,
    HOURS = 10, /* more than tries, one in each, that have not been heard of yet */
};

static void play(struct running *running, struct model *model)
{
    for (int i = 0; i < MOVES; i++) {
        running_deed(running, model, model_play);
        running_expect(running, model);
    }
}

/* --- What lies there --- */

static void make_folder(const char *path)
{
    ck_assert_int_eq(mkdir(path, 0777), 0);
}

static void make_pipe(const char *path)
{
    ck_assert_int_eq(mkfifo(path, 0666), 0);
}

static void make_loop(const char *path)
{
    ck_assert_int_eq(symlink(path, path), 0);
}

static void make_text(const char *path)
{
    FILE *out = fopen(path, "w");
    fputs("Dear diary, today I lost at checkers.\n", out);
    fclose(out);
}

static void run_sql(const char *path, const char *sql)
{
    sqlite3 *db;
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
}

static void make_foreign_database(const char *path)
{
    run_sql(path, "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('Pancakes');");
}

static void make_foreign_journalled(const char *path)
{
    run_sql(path, "PRAGMA journal_mode = WAL; PRAGMA application_id = 7;"
                  "CREATE TABLE match (id INTEGER PRIMARY KEY, text TEXT);");
}

static void make_archive(const char *path)
{
    struct model model;
    struct running running = running_start(path);
    model_init(&model, 3);
    play(&running, &model);
    ck_assert_int_eq(running_end(&running), 0);
    model_finish(&model);
}

static void make_later_version(const char *path)
{
    make_archive(path);
    run_sql(path, "PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE);");
}

static void make_nothing(const char *path)
{
    (void)path;
}

/* --- It stays what it was --- */

static const struct odd {
    const char *name, *path; /* in the scratch folder, or of its own */
    void (*make)(const char *path);
    const char *reason;
} odds[] = {
    {"a folder", "games.db", make_folder, "is not an ordinary file."},
    {"a pipe", "games.db", make_pipe, "is not an ordinary file."},
    {"a link to itself", "games.db", make_loop, "Too many levels of symbolic links."},
    {"a diary", "games.db", make_text, "belongs to another program."},
    {"recipes", "games.db", make_foreign_database, "belongs to another program."},
    {"recipes with a journal", "games.db", make_foreign_journalled, "belongs to another program."},
    {"a later version", "games.db", make_later_version,
     "was written by a later version of Crownhead."},
    {"below a file", "log/games.db", make_nothing, "Not a directory."},
    {"below a file, deeper", "log/a/b/games.db", make_nothing, "Not a directory."},
    {"where nobody can make a file", "/proc/games.db", make_nothing, "Permission denied."},
};

static void expect_untouched(const struct odd *odd, const char *path, const struct stat *before,
                             const char *bytes, size_t size)
{
    struct stat after = {0};
    size_t new_size = 0;
    lstat(path, &after);
    REQUIRE(after.st_ino == before->st_ino && after.st_mode == before->st_mode &&
                after.st_size == before->st_size,
            "%s: it is another one", odd->name);
    char *now = S_ISREG(after.st_mode) ? scratch_read(odd->path, &new_size) : NULL;
    REQUIRE(new_size == size && (size == 0 || memcmp(now, bytes, size) == 0), "%s: it is changed",
            odd->name);
    free(now);
}

START_TEST(nobodys_file_is_touched)
{
    char path[256], line[200];
    struct model model;
    struct stat before = {0};
    size_t size = 0;
    const struct odd *odd = &odds[_i];
    snprintf(path, sizeof path, "%s", odd->path[0] == '/' ? odd->path : scratch_path(odd->path));
    fclose(fopen(scratch_path("log"), "w"));
    odd->make(path);
    lstat(path, &before);
    char *bytes = S_ISREG(before.st_mode) ? scratch_read(odd->path, &size) : NULL;
    for (int start = 1; start <= 2; start++) {
        struct running running = running_start(path);
        model_init(&model, (uint64_t)_i);
        model.typing = true;
        play(&running, &model);
        snprintf(line, sizeof line, "await \"" UNSAVED "\"\nawait \"%s\"\n", odd->reason);
        running_do(&running, line);
        play(&running, &model);
        REQUIRE(running_end(&running) == 0, "%s: %s", odd->name, scratch_log());
        expect_untouched(odd, path, &before, bytes, size);
        model_finish(&model);
    }
    free(bytes);
}
END_TEST

/* --- It is made, or taken --- */

static void make_empty(const char *path)
{
    fclose(fopen(path, "w"));
}

static void make_link(const char *path)
{
    ck_assert_int_eq(symlink("elsewhere.db", path), 0);
}

static const struct {
    const char *name, *path;
    void (*make)(const char *path);
} fits[] = {
    {"nothing", "games.db", make_nothing},
    {"no folder", "some/where/else/games.db", make_nothing},
    {"an empty file", "games.db", make_empty},
    {"a link to nothing", "games.db", make_link},
};

START_TEST(what_fits_is_taken)
{
    struct model model;
    const char *path = scratch_path(fits[_i].path);
    fits[_i].make(path);
    model_init(&model, (uint64_t)_i);
    for (int start = 1; start <= 2; start++) {
        struct running running = running_start(scratch_path(fits[_i].path));
        running_expect(&running, &model);
        play(&running, &model);
        running_do(&running, "expect-not \"" UNSAVED "\"\n");
        REQUIRE(running_end(&running) == 0, "%s: %s", fits[_i].name, scratch_log());
    }
    model_finish(&model);
}
END_TEST

/* --- A file that goes while it is played --- */

/* A move changes one game only: in a new file it alone would be half a match. */
START_TEST(what_is_taken_away_comes_again_whole)
{
    struct model model, found;
    static const char *const names[] = {"games.db", "games.db-wal", "games.db-shm"};
    struct running running = running_start(scratch_path("games.db"));
    model_init(&model, 6);
    model_init(&found, 0);
    while (match_game_count(&model.match) < GAMES)
        running_deed(&running, &model, model_step);
    running_do(&running, "await-saved\n");
    for (int i = 0; i < ROWS(names); i++)
        unlink(scratch_path(names[i]));
    running_deed(&running, &model, model_play);
    running_do(&running, "await-saved\n");
    REQUIRE(running_end(&running) == 0, "%s", scratch_log());
    ck_assert_int_eq(model_take_up(&found, scratch_path("games.db")), 0);
    model_require_alike(&found, &model);
    model_finish(&found);
    model_finish(&model);
}
END_TEST

/* --- A folder that can only be read --- */

static bool remount(const char *path, unsigned long flags)
{
    return mount("none", path, "tmpfs", MS_REMOUNT | flags, NULL) == 0;
}

/* What lies beside the archive is part of it, and can be read only where something is written. The
 * mount is this process's, and goes with it. */
START_TEST(what_can_only_be_read_is_left)
{
    struct model model;
    const char *disk = scratch_path("disk");
    ck_assert_int_eq(mkdir(disk, 0777), 0);
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
        mount("none", disk, "tmpfs", 0, "size=1m") != 0) {
        printf("no file system can be mounted here\n");
        return;
    }
    make_archive(scratch_path("disk/games.db"));
    scratch_write("disk/games.db-wal", "left", 4);
    ck_assert(remount(scratch_path("disk"), MS_RDONLY));
    struct running running = running_start(scratch_path("disk/games.db"));
    model_init(&model, 4);
    model.typing = true;
    running_expect(&running, &model);
    play(&running, &model);
    running_do(&running, "await \"" UNSAVED "\"\n");
    play(&running, &model);
    ck_assert(remount(scratch_path("disk"), 0));
    for (int i = 0; i < HOURS; i++)
        running_do(&running, "wait 3600000\n");
    running_do(&running, "await-not \"" UNSAVED "\"\n");
    ck_assert_int_eq(running_end(&running), 0);
    running = running_start(scratch_path("disk/games.db"));
    running_expect(&running, &model);
    ck_assert_int_eq(running_end(&running), 0);
    ck_assert_int_eq(umount(scratch_path("disk")), 0);
    model_finish(&model);
}
END_TEST

SUITE(odd_files)
{
    Suite *suite = suite_create("odd files");
    TCase *tcase = tcase_create("odd files");
    tcase_set_timeout(tcase, TEST_TIMEOUT_S);
    tcase_add_checked_fixture(tcase, scratch_setup, scratch_teardown);
    tcase_add_loop_test(tcase, nobodys_file_is_touched, 0, ROWS(odds));
    tcase_add_loop_test(tcase, what_fits_is_taken, 0, ROWS(fits));
    tcase_add_test(tcase, what_is_taken_away_comes_again_whole);
    tcase_add_test(tcase, what_can_only_be_read_is_left);
    suite_add_tcase(suite, tcase);
    return suite;
}
