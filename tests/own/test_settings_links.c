/* SPDX-License-Identifier: MIT */
/* What may be in the place of the settings file: links, what only some may read, and no file. */
#include "base/file_error.h"
#include "own_settings.h"
#include "suite.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

/* --- Links --- */

START_TEST(a_link_stays_a_link)
{
    const char *path = path_of("settings.ini"), *real = path_of("real.ini");
    write_text(real, "[screen]\nmotion = reduced\n");
    ck_assert_int_eq(symlink(real, path), 0);
    struct settings own = AT_FIRST;
    settings_load_file(&own, path);
    own.preferences.speed = SPEED_NORMAL;
    settings_write(&own, 0);
    struct stat about;
    ck_assert_int_eq(lstat(path, &about), 0);
    ck_assert(S_ISLNK(about.st_mode));
    ck_assert_ptr_nonnull(strstr(text_at(real), "motion = full"));
    settings_close(&own);
}
END_TEST

static mode_t mode_of(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 ? about.st_mode : 0;
}

/* A change saved into the file at `path`; returns what settings_save does. */
static int save_a_change(const char *path)
{
    struct settings own = AT_FIRST;
    settings_load_file(&own, path);
    own.preferences.speed = SPEED_NORMAL - own.preferences.speed;
    int error = settings_write(&own, 0);
    settings_close(&own);
    return error;
}

static const mode_t modes[] = {0600, 0644, 0664, 0640, 0666};

START_TEST(the_mode_stays)
{
    const char *path = path_of("settings.ini");
    write_text(path, "[screen]\nmotion = full\n");
    ck_assert_int_eq(chmod(path, modes[_i]), 0);
    ck_assert_int_eq(save_a_change(path), 0);
    ck_assert_str_eq(text_at(path), "[screen]\nmotion = reduced\n");
    ck_assert_int_eq(mode_of(path) & 07777, modes[_i]);
}
END_TEST

/* A link to a link, each told from its own folder, and at the end of them no file and no folder. */
START_TEST(a_link_that_leads_nowhere_stays_one)
{
    const char *path = path_of("settings.ini"), *real = path_of("home/new/real.ini");
    ck_assert_int_eq(symlink("links/second", path), 0);
    ck_assert_int_eq(mkdir(path_of("links"), 0700), 0);
    ck_assert_int_eq(symlink("../home/new/real.ini", path_of("links/second")), 0);
    ck_assert_int_eq(save_a_change(path), 0);
    ck_assert(S_ISLNK(mode_of(path)));
    ck_assert(S_ISLNK(mode_of(path_of("links/second"))));
    ck_assert_ptr_nonnull(strstr(text_at(real), "motion = reduced"));
    ck_assert_int_eq(save_a_change(path), 0);
    ck_assert(S_ISLNK(mode_of(path)));
    ck_assert_ptr_nonnull(strstr(text_at(real), "motion = full"));
}
END_TEST

START_TEST(a_link_to_itself_is_an_error)
{
    const char *path = path_of("settings.ini");
    ck_assert_int_eq(symlink("settings.ini", path), 0);
    ck_assert_int_eq(save_a_change(path), ELOOP);
    ck_assert(S_ISLNK(mode_of(path)));
}
END_TEST

/* --- Anything but a file --- */

static bool make_fifo(const char *path)
{
    return mkfifo(path, 0600) == 0;
}

static bool make_folder_at(const char *path)
{
    return mkdir(path, 0700) == 0;
}

static bool make_socket(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int handle = socket(AF_UNIX, SOCK_STREAM, 0);
    strcpy(address.sun_path, path);
    bool made = bind(handle, (struct sockaddr *)&address, sizeof address) == 0;
    close(handle);
    return made;
}

/* The null device once more, for who may make it. */
static bool make_device(const char *path)
{
    return mknod(path, S_IFCHR | 0600, makedev(1, 3)) == 0;
}

static const struct {
    const char *kind;
    bool (*make)(const char *path);
    bool linked;
} odd_rows[] = {
    {"a pipe", make_fifo, false},
    {"a link to a pipe", make_fifo, true},
    {"a folder", make_folder_at, false},
    {"a link to a folder", make_folder_at, true},
    {"a socket", make_socket, false},
    {"a device", make_device, false},
    {"a link to a device", make_device, true},
};

/* Neither read, nor waited for, nor replaced. */
START_TEST(only_a_file_is_touched)
{
    const char *path = path_of("settings.ini"), *odd = path_of("odd");
    if (!odd_rows[_i].make(odd_rows[_i].linked ? odd : path))
        return;
    if (odd_rows[_i].linked)
        ck_assert_int_eq(symlink("odd", path), 0);
    mode_t before = mode_of(path), before_odd = mode_of(odd);
    ck_assert_msg(save_a_change(path) == FILE_ERROR_KIND, "%s", odd_rows[_i].kind);
    ck_assert_msg(mode_of(path) == before && mode_of(odd) == before_odd, "%s", odd_rows[_i].kind);
}
END_TEST

SUITE(settings_links)
{
    Suite *suite = suite_create("settings_links");
    TCase *disk = tcase_create("disk");
    tcase_add_checked_fixture(disk, own_folder_setup, own_folder_teardown);
    tcase_add_test(disk, a_link_stays_a_link);
    tcase_add_test(disk, a_link_that_leads_nowhere_stays_one);
    tcase_add_test(disk, a_link_to_itself_is_an_error);
    tcase_add_loop_test(disk, the_mode_stays, 0, ROWS(modes));
    tcase_add_loop_test(disk, only_a_file_is_touched, 0, ROWS(odd_rows));
    suite_add_tcase(suite, disk);
    return suite;
}
