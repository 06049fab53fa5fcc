/* SPDX-License-Identifier: MIT */
/* A file of the cache is whole or not there, and bytes that were not written are not used. */
#include "full_disk.h"
#include "scratch.h"
#include "suite.h"

#include "base/path.h"
#include "store/cache.h"
#include "system/folders.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char key[] = "numbers 1";
static char scratch[100], folder[200], path[220];

static void begin(void)
{
    snprintf(scratch, sizeof scratch, "/tmp/crownhead-cache-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    snprintf(folder, sizeof folder, "%s/deep/down", scratch);
    snprintf(path, sizeof path, "%s/file", folder);
    ck_assert_int_eq(folder_make(folder, FOLDER_PRIVATE), 0);
}

static void end(void)
{
    scratch_remove(scratch);
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
    ck_assert_int_eq(cache_write(path, key, bytes, size, NULL), 0);
    free(bytes);
}

static const size_t sizes[] = {0, 1, 7, 8, 9, 4096, 100003, 1 << 17, 300001};

START_TEST(what_is_written_is_read)
{
    struct cache_file file;
    write_numbers(sizes[_i]);
    ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
    ck_assert_uint_eq(file.size, sizes[_i]);
    for (size_t i = 0; i < file.size; i++)
        REQUIRE(file.bytes[i] == (unsigned char)(i * 7), "byte %zu", i);
    cache_close(&file);
    ck_assert_int_eq(files_in_folder(), 1);
}
END_TEST

static void alter(off_t at, int change)
{
    FILE *file = fopen(path, "r+b");
    ck_assert(file && fseek(file, (long)at, SEEK_SET) == 0);
    int byte = getc(file);
    ck_assert_int_eq(fseek(file, (long)at, SEEK_SET), 0);
    putc(byte ^ change, file);
    ck_assert_int_eq(fclose(file), 0);
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
            int error = cache_open(&file, path, key, NULL);
            REQUIRE(error == FILE_ERROR_DAMAGED, "byte %d, bit %d: %d", (int)at, bit, error);
            alter(at, 1 << bit);
        }
    ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
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
        int error = cache_open(&file, path, key, NULL);
        REQUIRE(error == due, "%d bytes: %d", (int)size, error);
        if (!error)
            cache_close(&file);
    }
}
END_TEST

START_TEST(what_is_not_what_was_asked_for)
{
    struct cache_file file;
    ck_assert_int_eq(cache_open(&file, path, key, NULL), ENOENT);
    write_numbers(10);
    ck_assert_int_eq(cache_open(&file, path, "numbers 2", NULL), FILE_ERROR_FOREIGN);
    ck_assert_int_eq(cache_open(&file, path, "numbers 12", NULL), FILE_ERROR_FOREIGN);
    ck_assert_int_eq(unlink(path), 0);
    ck_assert_int_eq(mkdir(path, 0700), 0);
    ck_assert_int_eq(cache_open(&file, path, key, NULL), FILE_ERROR_KIND);
}
END_TEST

START_TEST(a_pipe_is_not_waited_for)
{
    struct cache_file file;
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    ck_assert_int_eq(cache_open(&file, path, key, NULL), FILE_ERROR_KIND);
}
END_TEST

START_TEST(a_full_disk_leaves_what_was_there)
{
    struct cache_file file;
    static const char bytes[4096];
    write_numbers(10);
    let_files_grow_to(1000);
    ck_assert_int_eq(cache_write(path, key, bytes, sizeof bytes, NULL), EFBIG);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(files_in_folder(), 1);
    ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
    ck_assert_uint_eq(file.size, 10);
    cache_close(&file);
}
END_TEST

/* Whoever stops it finds everything as it was. */
START_TEST(stopping_leaves_what_was_there)
{
    static const atomic_bool stop = true;
    static const char bytes[4096];
    struct cache_file file;
    write_numbers(10);
    ck_assert_int_eq(cache_write(path, key, bytes, sizeof bytes, &stop), EINTR);
    ck_assert_int_eq(files_in_folder(), 1);
    ck_assert_int_eq(cache_open(&file, path, key, &stop), EINTR);
    ck_assert_ptr_null(file.memory);
    ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
    ck_assert_uint_eq(file.size, 10);
    cache_close(&file);
}
END_TEST

/* It is written anew while it is read, or, on Windows, as soon as it is not: the reader keeps what
 * he has. */
START_TEST(a_reader_keeps_what_he_has)
{
    struct cache_file file;
    write_numbers(100000);
    ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
    int error = cache_write(path, key, "", 0, NULL);
    ck_assert(error == 0 || (PATH_HERE == PATH_WINDOWS && error == FILE_ERROR_BUSY));
    ck_assert_int_eq(file.bytes[99999], (unsigned char)(99999 * 7));
    cache_close(&file);
    ck_assert_int_eq(cache_write(path, key, "", 0, NULL), 0);
    ck_assert_int_eq(files_in_folder(), 1);
    ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
    ck_assert_uint_eq(file.size, 0);
    cache_close(&file);
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
        ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
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

/* Pages of files that this process has in its memory now, by the system. */
static long pages_of_files(void)
{
    long size, resident, shared;
    FILE *file = fopen("/proc/self/statm", "r");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_eq(fscanf(file, "%ld %ld %ld", &size, &resident, &shared), 3);
    fclose(file);
    return shared;
}

/* To look at its sum brings a whole file into memory, but only what is used stays there. */
START_TEST(what_is_not_used_is_not_in_memory)
{
    enum {
        BYTES = 16 << 20
    };
    struct cache_file file;
    uint8_t *bytes = malloc(BYTES);
    ck_assert_ptr_nonnull(bytes);
    memset(bytes, 7, BYTES);
    ck_assert_int_eq(cache_write(path, key, bytes, BYTES, NULL), 0);
    long before = pages_of_files();
    ck_assert_int_eq(cache_open(&file, path, key, NULL), 0);
    ck_assert_int_lt((pages_of_files() - before) * sysconf(_SC_PAGESIZE), BYTES / 4);
    ck_assert_int_eq(memcmp(file.bytes, bytes, BYTES), 0);
    cache_close(&file);
    free(bytes);
}
END_TEST

SUITE(cache)
{
    Suite *suite = suite_create("cache");
    TCase *files = tcase_create("files");
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, begin, end);
    tcase_add_checked_fixture(files, begin, end);
    tcase_add_loop_test(files, what_is_written_is_read, 0, ROWS(sizes));
    tcase_add_test(files, what_is_altered_is_damaged);
    tcase_add_test(files, what_is_cut_or_longer_is_damaged);
    tcase_add_test(files, what_is_not_what_was_asked_for);
    tcase_add_test(posix, a_pipe_is_not_waited_for);
    tcase_add_test(posix, a_full_disk_leaves_what_was_there);
    tcase_add_test(files, stopping_leaves_what_was_there);
    tcase_add_test(files, a_reader_keeps_what_he_has);
    tcase_add_test(posix, many_at_once_do_not_spoil_it);
    tcase_add_test(posix, what_is_not_used_is_not_in_memory);
    suite_add_tcase(suite, files);
    suite_add_tcase(suite, posix);
    return suite;
}
