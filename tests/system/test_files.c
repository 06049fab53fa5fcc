/* SPDX-License-Identifier: MIT */
/* Files: what they are, their names, and that they are replaced as a whole or not at all. */
#include "full_disk.h"
#include "scratch.h"
#include "suite.h"

#include "base/path.h"
#include "system/folders.h"
#include "system/locks.h"
#include "system/replace.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[64], path[80], fresh[100];

static void begin(void)
{
    strcpy(folder, "/tmp/crownhead-files-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/file.txt", folder);
    snprintf(fresh, sizeof fresh, "%s.crownhead-new", path);
}

static void end(void)
{
    scratch_remove(folder);
}

static void write_text(const char *at, const char *text)
{
    FILE *out = fopen(at, "wb");
    ck_assert_ptr_nonnull(out);
    fputs(text, out);
    fclose(out);
}

/* The text of the file, until the next call. */
static const char *text_at(const char *at)
{
    static char text[100];
    FILE *in = fopen(at, "rb");
    if (!in)
        return "(none)";
    text[fread(text, 1, sizeof text - 1, in)] = '\0';
    fclose(in);
    return text;
}

static unsigned mode_of(const char *at)
{
    struct file_facts facts;
    ck_assert_int_eq(file_look(at, &facts), 0);
    return facts.mode;
}

/* --- What is there --- */

START_TEST(kinds)
{
    struct file_facts facts, other;
    ck_assert_int_eq(file_look(path, &facts), ENOENT);
    ck_assert_int_eq(facts.kind, FILE_NONE);
    write_text(path, "four");
    ck_assert_int_eq(file_look(path, &facts), 0);
    ck_assert_int_eq(facts.kind, FILE_ORDINARY);
    ck_assert_int_eq(facts.size, 4);
    ck_assert_int_eq(file_look(folder, &other), 0);
    ck_assert_int_eq(other.kind, FILE_FOLDER);
    ck_assert(folder_is(folder) && !folder_is(path));
    ck_assert(!file_same(&facts, &other));
    write_text(path, "longer");
    ck_assert_int_eq(file_look(path, &other), 0);
    ck_assert(file_same(&facts, &other) && !file_unchanged(&facts, &other));
}
END_TEST

START_TEST(devices_and_pipes)
{
    struct file_facts facts;
    char *text;
    ck_assert_int_eq(file_look("/dev/null", &facts), 0);
    ck_assert_int_eq(facts.kind, FILE_OTHER);
    ck_assert_int_eq(mkfifo(fresh, 0600), 0);
    ck_assert_int_eq(file_read_text(fresh, &text), FILE_ERROR_KIND); /* and nobody is waited for */
}
END_TEST

START_TEST(texts)
{
    char *text;
    ck_assert_int_eq(file_read_text(path, &text), 0);
    ck_assert_ptr_null(text);
    write_text(path, "some text\n");
    ck_assert_int_eq(file_read_text(path, &text), 0);
    ck_assert_str_eq(text, "some text\n");
    free(text);
    ck_assert_int_eq(replace_file(path, REPLACE_SHARED, "a\0b", 3), 0);
    ck_assert_int_eq(file_read_text(path, &text), FILE_ERROR_TEXT);
    ck_assert_ptr_null(text);
    ck_assert_int_eq(truncate(path, (off_t)FILE_TEXT_MAX + 1), 0);
    ck_assert_int_eq(file_read_text(path, &text), FILE_ERROR_TEXT);
    ck_assert_int_eq(file_read_text(folder, &text), FILE_ERROR_KIND);
}
END_TEST

START_TEST(names)
{
    char name[200], due[200];
    ck_assert(file_free_name(path, name, sizeof name));
    ck_assert_str_eq(name, path);
    write_text(path, "1");
    snprintf(due, sizeof due, "%s/file 2.txt", folder);
    if (PATH_HERE == PATH_WINDOWS)
        write_text(due, "2");
    else
        ck_assert_int_eq(symlink("nowhere", due), 0);
    ck_assert(!file_name_is_free(due)); /* a link that leads nowhere is something */
    ck_assert(file_free_name(path, name, sizeof name));
    snprintf(due, sizeof due, "%s/file 3.txt", folder);
    ck_assert_str_eq(name, due);
    ck_assert(!file_free_name(path, name, strlen(path) + 2));
    for (int i = 1; i <= 2; i++) {
        ck_assert_int_eq(file_back_up(path, name, sizeof name), 0);
        snprintf(due, sizeof due, i == 1 ? "%s.bak" : "%s.bak2", path);
        ck_assert_str_eq(name, due);
        ck_assert_str_eq(text_at(due), "1");
    }
    ck_assert_int_eq(file_second_name(path, due), EEXIST);
}
END_TEST

/* --- Replacing --- */

static int begin_here(struct replacement *file, int patience_ms)
{
    return replace_begin(file, path, REPLACE_SHARED, patience_ms);
}

START_TEST(all_or_nothing)
{
    struct replacement file;
    write_text(path, "old");
    ck_assert_int_eq(begin_here(&file, 0), 0);
    fputs("new", file.out);
    fflush(file.out);
    ck_assert_str_eq(text_at(path), "old");
    replace_drop(&file);
    ck_assert_str_eq(text_at(path), "old");
    ck_assert_str_eq(text_at(fresh), "(none)");
    ck_assert_int_eq(begin_here(&file, 0), 0);
    fputs("new", file.out);
    ck_assert_int_eq(replace_finish(&file), 0);
    ck_assert_str_eq(text_at(path), "new");
    ck_assert_str_eq(text_at(fresh), "(none)");
    replace_drop(&file); /* it is closed */
    ck_assert_str_eq(text_at(path), "new");
}
END_TEST

START_TEST(a_full_disk_leaves_the_old_file)
{
    static const char bytes[4096];
    write_text(path, "old");
    let_files_grow_to(1000);
    ck_assert_int_eq(replace_file(path, REPLACE_SHARED, bytes, sizeof bytes), EFBIG);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_str_eq(text_at(path), "old");
    ck_assert_str_eq(text_at(fresh), "(none)");
}
END_TEST

/* What a killed program has left; and a link that somebody has put there. */
START_TEST(what_is_left_is_written_over)
{
    write_text(fresh, "half a fi");
    ck_assert_int_eq(replace_file(path, REPLACE_OWN, "new", 3), 0);
    ck_assert_str_eq(text_at(path), "new");
    ck_assert_str_eq(text_at(fresh), "(none)");
}
END_TEST

START_TEST(a_link_is_not_written_through)
{
    char other[100];
    snprintf(other, sizeof other, "%s/other", folder);
    write_text(other, "of somebody");
    ck_assert_int_eq(symlink("other", fresh), 0);
    ck_assert_int_eq(replace_file(path, REPLACE_OWN, "newer", 5), 0);
    ck_assert_str_eq(text_at(path), "newer");
    ck_assert_str_eq(text_at(other), "of somebody");
}
END_TEST

/* The lock is that of another open file: it holds in one process, too. */
START_TEST(only_one_at_a_time)
{
    struct replacement first, second;
    ck_assert_int_eq(begin_here(&first, 0), 0);
    ck_assert_int_eq(begin_here(&second, 20), FILE_ERROR_BUSY);
    replace_drop(&second);
    fputs("first", first.out);
    ck_assert_int_eq(replace_finish(&first), 0);
    ck_assert_int_eq(begin_here(&second, 0), 0);
    ck_assert_int_eq(second.old.kind, FILE_ORDINARY);
    ck_assert_int_eq(second.old.size, 5);
    replace_drop(&second);
    ck_assert_str_eq(text_at(path), "first");
}
END_TEST

/* Each adds a line to what it finds: none is lost, and none is cut. */
enum {
    WRITERS = 4,
    LINES = 50,
};

static bool add_lines(void)
{
    for (int i = 0; i < LINES; i++) {
        struct replacement file;
        char *text;
        if (begin_here(&file, 20000) != 0 || file_read_text(path, &text) != 0)
            return false;
        fprintf(file.out, "%sline\n", text ? text : "");
        free(text);
        if (replace_finish(&file) != 0)
            return false;
    }
    return true;
}

static void expect_all_lines(void)
{
    struct file_facts facts;
    ck_assert_int_eq(file_look(path, &facts), 0);
    ck_assert_int_eq(facts.size, WRITERS * LINES * (int)strlen("line\n"));
    ck_assert_str_eq(text_at(fresh), "(none)");
}

static void *add_lines_beside(void *added)
{
    *(bool *)added = add_lines();
    return NULL;
}

START_TEST(many_threads_at_once)
{
    pthread_t threads[WRITERS];
    bool added[WRITERS];
    for (int i = 0; i < WRITERS; i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, add_lines_beside, &added[i]), 0);
    for (int i = 0; i < WRITERS; i++) {
        pthread_join(threads[i], NULL);
        ck_assert(added[i]);
    }
    expect_all_lines();
}
END_TEST

START_TEST(many_at_once)
{
    for (int i = 0; i < WRITERS; i++)
        if (fork() == 0)
            _exit(add_lines() ? 0 : 1);
    for (int i = 0, status; i < WRITERS; i++) {
        ck_assert_int_gt(wait(&status), 0);
        ck_assert_int_eq(status, 0);
    }
    expect_all_lines();
}
END_TEST

static const struct {
    const char *name;
    mode_t umask;
    enum replace_manner manner;
    unsigned old, due; /* `old` 0: there is none */
} modes[] = {
    {"shared", 022, REPLACE_SHARED, 0, 0644},
    {"shared with a group", 002, REPLACE_CACHED, 0, 0664},
    {"not shared, by the umask", 077, REPLACE_SHARED, 0, 0600},
    {"own", 0, REPLACE_OWN, 0, 0600},
    {"as the old one: private", 0, REPLACE_SHARED, 0600, 0600},
    {"as the old one: open", 077, REPLACE_OWN, 0644, 0644},
};

START_TEST(who_may_read_it)
{
    mode_t before = umask(modes[_i].umask);
    if (modes[_i].old) {
        write_text(path, "old");
        ck_assert_int_eq(chmod(path, modes[_i].old), 0);
    }
    ck_assert_int_eq(replace_file(path, modes[_i].manner, "new", 3), 0);
    REQUIRE(mode_of(path) == modes[_i].due, "%s: %o", modes[_i].name, mode_of(path));
    umask(before);
}
END_TEST

START_TEST(nobody_else_may_lock)
{
    mode_t before = umask(0);
    struct lock_file lock;
    ck_assert_int_eq(lock_file_open(&lock, path), 0);
    lock_file_close(&lock);
    ck_assert_uint_eq(mode_of(path), 0600);
    umask(before);
}
END_TEST

START_TEST(folders_are_made)
{
    char deep[120], file[140];
    snprintf(deep, sizeof deep, "%s/deep/down", folder);
    snprintf(file, sizeof file, "%s/file", deep);
    ck_assert_int_eq(replace_file(file, REPLACE_SHARED, "new", 3), ENOENT);
    mode_t before = umask(022);
    bool modes_are_known = PATH_HERE == PATH_POSIX;
    ck_assert_int_eq(replace_file(file, REPLACE_OWN, "new", 3), 0);
    ck_assert(!modes_are_known || (mode_of(deep) == 0700 && mode_of(file) == 0600));
    snprintf(deep, sizeof deep, "%s/other/one", folder);
    ck_assert_int_eq(folder_make(deep, FOLDER_SHARED), 0);
    ck_assert(!modes_are_known || mode_of(deep) == 0755);
    ck_assert_int_eq(folder_make(deep, FOLDER_SHARED), 0);
    ck_assert_int_eq(folder_make(file, FOLDER_SHARED), ENOTDIR);
    umask(before);
}
END_TEST

static const struct {
    const char *path, *posix, *windows; /* the folder above */
} above[] = {
    {"game.pdn", ".", "."},
    {"/game.pdn", "/", "/"},
    {"games/game.pdn", "games/", "games/"},
    {"D:game.pdn", ".", "D:."},
    {"D:/game.pdn", "D:/", "D:/"},
    {"D:games/a.pdn", "D:games/", "D:games/"},
};

START_TEST(what_is_above)
{
    char out[40];
    const char *due = PATH_HERE == PATH_WINDOWS ? above[_i].windows : above[_i].posix;
    ck_assert_int_eq(folder_above(above[_i].path, out, sizeof out), 0);
    ck_assert_str_eq(out, due);
    ck_assert_int_eq(folder_above(above[_i].path, out, strlen(due)), ENAMETOOLONG);
}
END_TEST

/* A stream that nobody reads, or one that cannot be written: each says its own error. */
START_TEST(what_stdio_says)
{
    write_text(path, "old");
    FILE *file = fopen(path, "rb");
    errno = 0;
    ck_assert(file && fputc('x', file) == EOF);
    ck_assert_int_eq(file_stream_error(), EBADF);
    errno = 0; /* not all functions set it */
    ck_assert_int_eq(file_stream_error(), EIO);
    fclose(file);
}
END_TEST

/* Links stay; what is no ordinary file is written to. */
START_TEST(links_and_devices)
{
    char link[100];
    struct stat about;
    snprintf(link, sizeof link, "%s/link", folder);
    ck_assert_int_eq(symlink("file.txt", link), 0);
    for (int i = 0; i < 2; i++) { /* at first it leads nowhere */
        ck_assert_int_eq(replace_file(link, REPLACE_SHARED, i ? "two" : "one", 3), 0);
        ck_assert_str_eq(text_at(path), i ? "two" : "one");
        ck_assert(lstat(link, &about) == 0 && S_ISLNK(about.st_mode));
    }
    ck_assert_int_eq(replace_file("/dev/null", REPLACE_SHARED, "x", 1), 0);
    ck_assert_int_eq(replace_file("/dev/full", REPLACE_SHARED, "x", 1), ENOSPC);
    ck_assert(lstat("/dev/null", &about) == 0 && S_ISCHR(about.st_mode));
    ck_assert_int_eq(symlink("loop", fresh), 0);
    snprintf(link, sizeof link, "%s/loop", folder);
    ck_assert_int_eq(symlink("loop", link), 0);
    ck_assert_int_eq(replace_file(link, REPLACE_SHARED, "x", 1), ELOOP);
}
END_TEST

SUITE(files)
{
    Suite *suite = suite_create("files");
    TCase *files = tcase_create("files"), *replace = tcase_create("replace");
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, begin, end);
    tcase_add_checked_fixture(files, begin, end);
    tcase_add_test(files, kinds);
    tcase_add_test(posix, devices_and_pipes);
    tcase_add_test(files, texts);
    tcase_add_test(files, names);
    tcase_add_checked_fixture(replace, begin, end);
    tcase_add_test(replace, all_or_nothing);
    tcase_add_test(posix, a_full_disk_leaves_the_old_file);
    tcase_add_test(replace, what_is_left_is_written_over);
    tcase_add_test(posix, a_link_is_not_written_through);
    tcase_add_test(replace, only_one_at_a_time);
    tcase_add_test(replace, many_threads_at_once);
    tcase_add_test(posix, many_at_once);
    tcase_add_loop_test(posix, who_may_read_it, 0, ROWS(modes));
    tcase_add_test(posix, nobody_else_may_lock);
    tcase_add_test(replace, folders_are_made);
    tcase_add_loop_test(files, what_is_above, 0, ROWS(above));
    tcase_add_test(files, what_stdio_says);
    tcase_add_test(posix, links_and_devices);
    suite_add_tcase(suite, files);
    suite_add_tcase(suite, replace);
    suite_add_tcase(suite, posix);
    return suite;
}
