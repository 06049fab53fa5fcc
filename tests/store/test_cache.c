/* SPDX-License-Identifier: MIT */
/* Files of the cache: there whole, or not there; and what nobody has written is not used. */
#include "full_disk.h"
#include "suite.h"

#include "store/cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char key[] = "numbers 1";
static char scratch[100], folder[200], path[220];
static struct cache_writer writer;

static void begin(void)
{
    snprintf(scratch, sizeof scratch, "/tmp/crownhead-cache-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    snprintf(folder, sizeof folder, "%s/deep/down", scratch);
    snprintf(path, sizeof path, "%s/file", folder);
    ck_assert_int_eq(cache_writer_open(&writer, folder, false), 0);
}

static void end(void)
{
    char command[300];
    cache_writer_close(&writer);
    snprintf(command, sizeof command, "rm -r '%s'", scratch);
    ck_assert_int_eq(system(command), 0);
}

static int files_in_folder(void)
{
    int count = 0;
    DIR *listing = opendir(folder);
    ck_assert_ptr_nonnull(listing);
    for (struct dirent *entry; (entry = readdir(listing));)
        count += entry->d_name[0] != '.';
    closedir(listing);
    return count;
}

static void write_numbers(size_t size)
{
    unsigned char *bytes = malloc(size + 1);
    for (size_t i = 0; i < size; i++)
        bytes[i] = (unsigned char)(i * 7);
    ck_assert_int_eq(cache_write(path, key, bytes, size), 0);
    free(bytes);
}

static const size_t sizes[] = {0, 1, 7, 8, 9, 4096, 100003};

START_TEST(what_is_written_is_read)
{
    struct cache_file file;
    write_numbers(sizes[_i]);
    ck_assert_int_eq(cache_open(&file, path, key), 0);
    ck_assert_uint_eq(file.size, sizes[_i]);
    for (size_t i = 0; i < file.size; i++)
        REQUIRE(file.bytes[i] == (unsigned char)(i * 7), "byte %zu", i);
    cache_close(&file);
    ck_assert_int_eq(files_in_folder(), 1);
}
END_TEST

static void alter(off_t at, int change)
{
    unsigned char byte;
    int handle = open(path, O_RDWR);
    ck_assert_int_eq(pread(handle, &byte, 1, at), 1);
    byte = (unsigned char)(byte ^ change);
    ck_assert_int_eq(pwrite(handle, &byte, 1, at), 1);
    close(handle);
}

/* Every bit of a small file, its header too. */
START_TEST(what_is_altered_is_damaged)
{
    struct cache_file file;
    struct stat about;
    write_numbers(21);
    ck_assert_int_eq(stat(path, &about), 0);
    for (off_t at = 0; at < about.st_size; at++)
        for (int bit = 0; bit < 8; bit++) {
            alter(at, 1 << bit);
            int error = cache_open(&file, path, key);
            REQUIRE(error == FILE_ERROR_DAMAGED, "byte %d, bit %d: %d", (int)at, bit, error);
            alter(at, 1 << bit);
        }
    ck_assert_int_eq(cache_open(&file, path, key), 0);
    cache_close(&file);
}
END_TEST

START_TEST(what_is_cut_or_longer_is_damaged)
{
    struct cache_file file;
    struct stat about;
    write_numbers(1000);
    ck_assert_int_eq(stat(path, &about), 0);
    for (off_t size = about.st_size + 9; size >= 0; size--) {
        if (size == about.st_size)
            write_numbers(1000);
        ck_assert_int_eq(truncate(path, size), 0);
        int due = size == about.st_size ? 0 : FILE_ERROR_DAMAGED;
        int error = cache_open(&file, path, key);
        REQUIRE(error == due, "%d bytes: %d", (int)size, error);
        if (!error)
            cache_close(&file);
    }
}
END_TEST

START_TEST(what_is_not_what_was_asked_for)
{
    struct cache_file file;
    ck_assert_int_eq(cache_open(&file, path, key), ENOENT);
    write_numbers(10);
    ck_assert_int_eq(cache_open(&file, path, "numbers 2"), FILE_ERROR_FOREIGN);
    ck_assert_int_eq(cache_open(&file, path, "numbers 12"), FILE_ERROR_FOREIGN);
    ck_assert_int_eq(unlink(path), 0);
    ck_assert_int_eq(mkdir(path, 0700), 0);
    ck_assert_int_eq(cache_open(&file, path, key), FILE_ERROR_KIND);
    ck_assert_int_eq(rmdir(path), 0);
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    ck_assert_int_eq(cache_open(&file, path, key), FILE_ERROR_KIND);
}
END_TEST

START_TEST(a_full_disk_leaves_what_was_there)
{
    struct cache_file file;
    static const char bytes[4096];
    write_numbers(10);
    let_files_grow_to(1000);
    ck_assert_int_eq(cache_write(path, key, bytes, sizeof bytes), EFBIG);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(files_in_folder(), 1);
    ck_assert_int_eq(cache_open(&file, path, key), 0);
    ck_assert_uint_eq(file.size, 10);
    cache_close(&file);
}
END_TEST

/* It is written anew while it is read: the reader keeps what he has. */
START_TEST(a_reader_keeps_what_he_has)
{
    struct cache_file file;
    write_numbers(100000);
    ck_assert_int_eq(cache_open(&file, path, key), 0);
    ck_assert_int_eq(cache_write(path, key, "", 0), 0);
    ck_assert_int_eq(file.bytes[99999], (unsigned char)(99999 * 7));
    cache_close(&file);
}
END_TEST

static unsigned mode_of(const char *of)
{
    struct stat about;
    ck_assert_int_eq(stat(of, &about), 0);
    return about.st_mode & 0777;
}

static const struct {
    mode_t umask;
    bool shared;
    unsigned folder, file;
} modes[] = {
    {022, true, 0755, 0644},  {002, true, 0775, 0664},  {077, true, 0700, 0600},
    {022, false, 0700, 0644}, {000, false, 0700, 0666},
};

/* Others may read what the umask lets them read. */
START_TEST(who_may_read_it)
{
    struct cache_writer other;
    char above[220];
    mode_t before = umask(modes[_i].umask);
    snprintf(above, sizeof above, "%s/new", scratch);
    snprintf(folder, sizeof folder, "%s/new/deep", scratch);
    snprintf(path, sizeof path, "%s/file", folder);
    ck_assert_int_eq(cache_writer_open(&other, folder, modes[_i].shared), 0);
    write_numbers(10);
    ck_assert_uint_eq(mode_of(above), modes[_i].folder);
    ck_assert_uint_eq(mode_of(folder), modes[_i].folder);
    ck_assert_uint_eq(mode_of(path), modes[_i].file);
    cache_writer_close(&other);
    umask(before);
}
END_TEST

static void leave_unfinished(void)
{
    char name[240];
    snprintf(name, sizeof name, "%s.new-abcdef", path);
    int handle = open(name, O_CREAT | O_WRONLY, 0600);
    ck_assert_int_ge(handle, 0);
    close(handle);
}

START_TEST(what_the_killed_have_left_goes_when_nobody_writes)
{
    struct cache_writer second;
    leave_unfinished();
    ck_assert_int_eq(cache_writer_open(&second, folder, false), 0);
    ck_assert_int_eq(files_in_folder(), 1); /* the first may be writing it */
    cache_writer_close(&second);
    cache_writer_close(&writer);
    ck_assert_int_eq(cache_writer_open(&writer, folder, false), 0);
    ck_assert_int_eq(files_in_folder(), 0);
}
END_TEST

/* Many write the same file at once, others read it. */
START_TEST(many_at_once_do_not_spoil_it)
{
    struct cache_file file;
    write_numbers(50000);
    for (int i = 0; i < 4; i++)
        if (fork() == 0) {
            for (int j = 0; j < 50; j++)
                write_numbers(50000);
            _exit(0);
        }
    for (int i = 0; i < 300; i++) {
        ck_assert_int_eq(cache_open(&file, path, key), 0);
        ck_assert_uint_eq(file.size, 50000);
        cache_close(&file);
    }
    for (int i = 0, status; i < 4; i++) {
        ck_assert_int_gt(wait(&status), 0);
        ck_assert_int_eq(status, 0);
    }
    ck_assert_int_eq(files_in_folder(), 1);
}
END_TEST

static const struct {
    const char *name, *named, *xdg, *home, *folder; /* NULL: none */
} places[] = {
    {"named", "/a/b", "/x", "/h", "/a/b"},
    {"by XDG", NULL, "/x", "/h", "/x/crownhead"},
    {"an empty name is none", "", "/x", "/h", "/x/crownhead"},
    {"at home", NULL, NULL, "/h", "/h/.cache/crownhead"},
    {"XDG empty", NULL, "", "/h", "/h/.cache/crownhead"},
    {"XDG relative", NULL, "x", "/h", "/h/.cache/crownhead"},
    {"no home", NULL, NULL, NULL, NULL},
    {"home relative", NULL, NULL, "h", NULL},
};

static void set(const char *name, const char *value)
{
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

START_TEST(the_folder)
{
    struct cache_place found;
    set("CROWNHEAD_CACHE", places[_i].named);
    set("XDG_CACHE_HOME", places[_i].xdg);
    set("HOME", places[_i].home);
    int error = cache_find(&found);
    ck_assert_msg(error == (places[_i].folder ? 0 : FILE_ERROR_NOWHERE), "%s: %d", places[_i].name,
                  error);
    if (!places[_i].folder)
        return;
    ck_assert_str_eq(found.path, places[_i].folder);
    ck_assert_msg(found.shared == (places[_i].folder == places[_i].named), "%s", places[_i].name);
}
END_TEST

START_TEST(a_folder_whose_path_is_too_long)
{
    struct cache_place found;
    char name[CACHE_PATH_SIZE + 1];
    memset(name, 'x', sizeof name);
    name[CACHE_PATH_SIZE] = '\0';
    set("CROWNHEAD_CACHE", name);
    ck_assert_int_eq(cache_find(&found), FILE_ERROR_LONG);
}
END_TEST

START_TEST(a_folder_that_cannot_be_made)
{
    struct cache_writer second;
    char below[260];
    write_numbers(1);
    snprintf(below, sizeof below, "%s/x", path);
    ck_assert_int_eq(cache_writer_open(&second, below, false), ENOTDIR);
    cache_writer_close(&second);
    ck_assert_int_eq(cache_writer_open(&second, path, false), ENOTDIR);
    cache_writer_close(&second);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("cache");
    TCase *files = tcase_create("files"), *folders = tcase_create("folder");
    tcase_add_checked_fixture(files, begin, end);
    tcase_add_loop_test(files, what_is_written_is_read, 0, ROWS(sizes));
    tcase_add_test(files, what_is_altered_is_damaged);
    tcase_add_test(files, what_is_cut_or_longer_is_damaged);
    tcase_add_test(files, what_is_not_what_was_asked_for);
    tcase_add_test(files, a_full_disk_leaves_what_was_there);
    tcase_add_test(files, a_reader_keeps_what_he_has);
    tcase_add_loop_test(files, who_may_read_it, 0, ROWS(modes));
    tcase_add_test(files, what_the_killed_have_left_goes_when_nobody_writes);
    tcase_add_test(files, many_at_once_do_not_spoil_it);
    tcase_add_test(files, a_folder_that_cannot_be_made);
    tcase_add_loop_test(folders, the_folder, 0, ROWS(places));
    tcase_add_test(folders, a_folder_whose_path_is_too_long);
    suite_add_tcase(suite, files);
    suite_add_tcase(suite, folders);
    return run_suite(suite);
}
