/* SPDX-License-Identifier: MIT */
/* Where nothing more can be written play goes on and the screen says it; when there is room again
 * it is saved by itself. */
#include "read_only_folder.h"
#include "running.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#define UNSAVED "Your games are not saved yet."

enum {
    STEPS = 40, /* more than there is room for */
    LATER_STEPS = 6,
    HOURS = 10,
};

static void play(struct running *running, struct model *model, model_deed *deed, int steps)
{
    for (int i = 0; i < steps; i++)
        running_deed(running, model, deed);
}

/* The same match is on the disk and at the next start. */
static void expect_kept(struct model *model, const char *path)
{
    struct model found;
    struct running running = running_start(path);
    running_expect(&running, model);
    ck_assert_int_eq(running_end(&running), 0);
    model_init(&found, 0);
    ck_assert_int_eq(model_take_up(&found, path), 0);
    model_require_alike(&found, model);
    model_finish(&found);
}

/* What was tried before there was room may be heard of later: then it is tried again. */
static void pass_hours(struct running *running)
{
    for (int i = 0; i < HOURS; i++)
        running_do(running, "wait 3600000\n");
}

/* By keys alone, as the sentence, when it comes, moves the board. Plays until it cannot be saved,
 * and on; after `make_room` it is. */
static void play_through(struct running *running, struct model *model,
                         void make_room(const struct running *))
{
    play(running, model, model_play, STEPS);
    running_do(running, "await \"" UNSAVED "\"\n");
    play(running, model, model_step, LATER_STEPS);
    running_expect(running, model);
    running_do(running, "expect \"" UNSAVED "\"\n");
    make_room(running);
    pass_hours(running);
    running_do(running, "await-not \"" UNSAVED "\"\n");
    play(running, model, model_step, LATER_STEPS);
    ck_assert_int_eq(running_end(running), 0);
}

/* --- A limit for each file --- */

static const rlim_t limits[] = {0, 100, 5000, 40000, 100000};
static rlim_t limit;

static void limit_files(void)
{
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){limit, RLIM_INFINITY});
}

static void lift_limit(const struct running *running)
{
    struct rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
    ck_assert_int_eq(prlimit(running->process, RLIMIT_FSIZE, &none, NULL), 0);
}

START_TEST(a_limit_is_outlived)
{
    struct model model;
    model_init(&model, (uint64_t)_i);
    model.typing = true;
    limit = limits[_i];
    struct running running = running_start_with(scratch_path("games.db"), limit_files);
    play_through(&running, &model, lift_limit);
    expect_kept(&model, scratch_path("games.db"));
    model_finish(&model);
}
END_TEST

/* --- A full file system --- */

static bool mount_small(const char *path, const char *size)
{
    return mount("none", path, "tmpfs", 0, size) == 0;
}

static void make_disk_larger(const struct running *running)
{
    (void)running;
    ck_assert_int_eq(mount("none", scratch_path("disk"), "tmpfs", MS_REMOUNT, "size=10m"), 0);
}

/* The mount is this process's, and goes with it. Where nobody may mount there is no test. */
START_TEST(a_full_disk_is_outlived)
{
    struct model model;
    const char *path = scratch_path("disk");
    ck_assert_int_eq(mkdir(path, 0777), 0);
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
        !mount_small(path, "size=100k")) {
        printf("no file system can be mounted here: %s\n", strerror(errno));
        return;
    }
    model_init(&model, 7);
    model.typing = true;
    struct running running = running_start(scratch_path("disk/games.db"));
    play_through(&running, &model, make_disk_larger);
    expect_kept(&model, scratch_path("disk/games.db"));
    ck_assert_int_eq(umount(scratch_path("disk")), 0);
    model_finish(&model);
}
END_TEST

/* --- A folder that is read-only --- */

static void allow_writing(const struct running *running)
{
    (void)running;
    make_read_only(scratch_path("disk"), false);
}

static void begin_barred(struct model *model, int at_end(struct running *running))
{
    struct running running = running_start(scratch_path("disk/games.db"));
    play(&running, model, model_play, LATER_STEPS);
    at_end(&running);
    make_read_only(scratch_path("disk"), true);
}

static int kill_it(struct running *running)
{
    running_do(running, "await-saved\n");
    running_kill(running);
    return 0;
}

static const struct {
    const char *name;
    int (*at_end)(struct running *running);
    bool waits; /* until it is tried again; else it is saved when the program ends */
} endings[] = {
    {"closed", running_end, true},
    {"killed", kill_it, true},
    {"killed, and closed then", kill_it, false},
};

/* What was played there before goes on. */
START_TEST(a_read_only_folder_is_outlived)
{
    struct model model;
    ck_assert_int_eq(mkdir(scratch_path("disk"), 0777), 0);
    if (!can_be_read_only(scratch_path("disk")))
        return;
    model_init(&model, (uint64_t)_i);
    model.typing = true;
    begin_barred(&model, endings[_i].at_end);
    struct running running = running_start(scratch_path("disk/games.db"));
    running_expect(&running, &model);
    if (endings[_i].waits) {
        play_through(&running, &model, allow_writing);
    } else {
        play(&running, &model, model_play, LATER_STEPS);
        running_do(&running, "await \"" UNSAVED "\"\n");
        allow_writing(&running);
        ck_assert_int_eq(running_end(&running), 0);
    }
    expect_kept(&model, scratch_path("disk/games.db"));
    end_being_read_only(scratch_path("disk"));
    model_finish(&model);
}
END_TEST

static void add_case(Suite *suite, const char *name, const TTest *test, int rows)
{
    TCase *tcase = tcase_create(name);
    tcase_set_timeout(tcase, TEST_TIMEOUT_S);
    tcase_add_checked_fixture(tcase, scratch_setup, scratch_teardown);
    tcase_add_loop_test(tcase, test, 0, rows);
    suite_add_tcase(suite, tcase);
}

SUITE(full_disk)
{
    Suite *suite = suite_create("full disk");
    add_case(suite, "limits", a_limit_is_outlived, ROWS(limits));
    add_case(suite, "file system", a_full_disk_is_outlived, 1);
    add_case(suite, "read-only folder", a_read_only_folder_is_outlived, ROWS(endings));
    return suite;
}
