/* SPDX-License-Identifier: MIT */
/* Waiting for devices, for which pipes stand. */
#include "suite.h"

#include "system/devices.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    PATH_SIZE = 64,
    LOOKS = 8, /* after the folder has changed: others hear of a device later */
};

static char folder[PATH_SIZE];
static struct device_watch *watch;
static pthread_t waiter;
static atomic_int news; /* how often something has happened */
static atomic_bool ended;

static void *wait_for_news(void *data)
{
    (void)data;
    while (device_watch_wait(watch))
        atomic_fetch_add(&news, 1);
    atomic_store(&ended, true);
    return NULL;
}

static void rest(long ms)
{
    const struct timespec moment = {ms / 1000, ms % 1000 * 1000000};
    nanosleep(&moment, NULL);
}

static const char *path_of(const char *name)
{
    static char path[2 * PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void make_folder(void)
{
    strcpy(folder, "/tmp/crownhead-devices-XXXXXX");
    ck_assert(mkdtemp(folder) != NULL);
}

static void begin(void)
{
    atomic_store(&news, 0);
    atomic_store(&ended, false);
    watch = device_watch_open(folder);
    ck_assert(watch != NULL);
    ck_assert_int_eq(pthread_create(&waiter, NULL, wait_for_news, NULL), 0);
}

static void end(void)
{
    device_watch_stop(watch);
    pthread_join(waiter, NULL);
    ck_assert(atomic_load(&ended));
    device_watch_close(watch);
    unlink(path_of("pipe"));
    unlink(path_of("pipe-2"));
    rmdir(folder);
}

/* The test's own time limit ends the waiting. */
static void await(int count)
{
    while (atomic_load(&news) < count)
        rest(2);
}

static int plug(const char *name)
{
    char path[2 * PATH_SIZE];
    strcpy(path, path_of(name));
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    int end = open(path, O_RDWR);
    ck_assert_int_ge(end, 0);
    return end;
}

START_TEST(nothing_happens)
{
    make_folder();
    begin();
    rest(300);
    ck_assert_int_eq(atomic_load(&news), 0);
    end();
}
END_TEST

START_TEST(a_device_comes_and_goes)
{
    make_folder();
    begin();
    int pipe_end = plug("pipe");
    await(1 + LOOKS);
    close(pipe_end);
    unlink(path_of("pipe"));
    await(2 * (1 + LOOKS));
    end();
}
END_TEST

START_TEST(a_device_is_used)
{
    make_folder();
    int pipe_end = plug("pipe");
    begin();
    ck_assert_int_eq(write(pipe_end, "x", 1), 1); /* not followed yet */
    rest(100);
    ck_assert_int_eq(atomic_load(&news), 0);
    device_watch_follow(watch, (const char *const[]){path_of("pipe")}, 1);
    await(1); /* what was there already */
    for (int i = 2; i <= 4; i++) {
        ck_assert_int_eq(write(pipe_end, "move", 4), 4);
        await(i);
    }
    rest(100);
    ck_assert_int_eq(atomic_load(&news), 4); /* read, and not told again and again */
    close(pipe_end);
    await(5); /* it is gone */
    rest(100);
    ck_assert_int_eq(atomic_load(&news), 5);
    end();
}
END_TEST

START_TEST(others_are_followed_instead)
{
    make_folder();
    int one = plug("pipe"), two = plug("pipe-2");
    begin();
    device_watch_follow(watch, (const char *const[]){path_of("pipe")}, 1);
    ck_assert_int_eq(write(one, "x", 1), 1);
    await(1);
    device_watch_follow(watch, (const char *const[]){path_of("pipe-2")}, 1);
    ck_assert_int_eq(write(two, "x", 1), 1);
    await(2);
    ck_assert_int_eq(write(one, "x", 1), 1);
    rest(100);
    ck_assert_int_eq(atomic_load(&news), 2);
    close(one);
    close(two);
    end();
}
END_TEST

/* Waits until nothing has happened for longer than from look to look. */
static void await_rest(void)
{
    int before;
    do {
        before = atomic_load(&news);
        rest(500);
    } while (before != atomic_load(&news));
}

/* The first device brings the folder, and the last one takes it along. */
START_TEST(the_folder_comes_and_goes)
{
    char above[PATH_SIZE];
    make_folder();
    strcpy(above, folder);
    strcat(folder, "/input");
    begin();
    for (int time = 0; time < 2; time++) {
        await_rest();
        int before = atomic_load(&news);
        ck_assert_int_eq(mkdir(folder, 0700), 0);
        await(before + 1);
        await_rest();
        before = atomic_load(&news);
        close(plug("pipe"));
        await(before + 1);
        unlink(path_of("pipe"));
        ck_assert_int_eq(rmdir(folder), 0);
    }
    end();
    ck_assert_int_eq(rmdir(above), 0);
}
END_TEST

START_TEST(there_is_no_such_folder)
{
    ck_assert(device_watch_open("/nonexistent/input") == NULL);
    device_watch_close(NULL);
}
END_TEST

SUITE(devices)
{
    Suite *suite = suite_create("devices");
    TCase *tcase = tcase_create("devices");
    tcase_add_test(tcase, nothing_happens);
    tcase_add_test(tcase, a_device_comes_and_goes);
    tcase_add_test(tcase, a_device_is_used);
    tcase_add_test(tcase, others_are_followed_instead);
    tcase_add_test(tcase, the_folder_comes_and_goes);
    tcase_add_test(tcase, there_is_no_such_folder);
    suite_add_tcase(suite, tcase);
    return suite;
}
