/* SPDX-License-Identifier: MIT */
/* Paths of any script and any length; names that are none on Windows; files that others hold. */
#include "scratch.h"
#include "suite.h"

#include "base/path.h"
#include "system/folders.h"
#include "system/locks.h"
#include "system/replace.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <pthread.h>
#include <windows.h>
#endif

static char scratch[64], path[FILE_PATH_SIZE];

static void begin(void)
{
    strcpy(scratch, "/tmp/crownhead-paths-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(scratch));
}

static void end(void)
{
    scratch_remove(scratch);
}

static const char *path_of(const char *name)
{
    snprintf(path, sizeof path, "%s/%s", scratch, name);
    return path;
}

static bool holds(const char *at, const char *due)
{
    char *text;
    bool are = file_read_text(at, &text) == 0 && text && strcmp(text, due) == 0;
    free(text);
    return are;
}

/* --- Scripts --- */

static const char *const names[] = {
    "plain.pdn", "two words.pdn", "naïve ünïcode.pdn", "Шашки.pdn",       "תחרות דמקה.pdn",
    "لعبة.pdn",  "跳棋比赛.pdn",  "チェッカー.pdn",    "체커.pdn",        "หมากฮอส.pdn",
    "चेकर्स.pdn",  "dice 🎲.pdn",    "constant.pdn",      "com.pdn",         "com10.pdn",
    "nulls.fen", "a.con",         "lpt.fen",           "auxiliary x.pdn",
};

struct listed_name {
    const char *name;
    int times;
};

static void note(void *self, const char *name, bool maybe_folder)
{
    struct listed_name *listed = self;
    (void)maybe_folder;
    listed->times += strcmp(listed->name, name) == 0;
}

START_TEST(any_script)
{
    struct listed_name listed = {names[_i], 0};
    char other[FILE_PATH_SIZE];
    ck_assert_int_eq(replace_file(path_of(names[_i]), REPLACE_SHARED, "game", 4), 0);
    REQUIRE(holds(path, "game"), "%s", names[_i]);
    ck_assert_int_eq(folder_list(scratch, note, &listed), 0);
    REQUIRE(listed.times == 1, "%s: %d", names[_i], listed.times);
    ck_assert_int_eq(folder_resolve(path, other, sizeof other), 0);
    ck_assert_str_eq(path_name(other), names[_i]);
    ck_assert(path_is_whole(other, PATH_HERE));
    snprintf(other, sizeof other, "%s/renamed %s", scratch, names[_i]);
    ck_assert_int_eq(file_rename(path, other), 0);
    REQUIRE(file_name_is_free(path) && holds(other, "game"), "%s", names[_i]);
    ck_assert_int_eq(file_remove(other), 0);
    ck_assert_int_eq(file_remove(other), ENOENT);
}
END_TEST

/* --- Long ones --- */

/* A path of so many letters, in folders of 50. */
static void make_long_path(size_t letters)
{
    size_t length = strlen(path_of(""));
    while (length < letters) {
        length += (size_t)snprintf(path + length, sizeof path - length, "%050d/", (int)length);
        ck_assert_uint_lt(length, sizeof path);
    }
    snprintf(path + length, sizeof path - length, "games.pdn");
}

static const int lengths[] = {200, 240, 300, 600, 900};

START_TEST(any_length)
{
    void *memory;
    size_t size;
    char other[FILE_PATH_SIZE];
    struct lock_file lock;
    struct file_facts facts, same;
    make_long_path((size_t)lengths[_i]);
    ck_assert_int_eq(replace_file(path, REPLACE_OWN, "game", 4), 0);
    ck_assert(holds(path, "game"));
    ck_assert_int_eq(file_barred(path), 0);
    ck_assert_int_eq(file_map(path, &memory, &size), 0);
    ck_assert(size == 4 && memcmp(memory, "game", 4) == 0);
    file_unmap(memory, size);
    ck_assert_int_eq(file_back_up(path, other, sizeof other), 0);
    ck_assert(holds(other, "game"));
    ck_assert(file_look(path, &facts) == 0 && file_look(other, &same) == 0);
    ck_assert_int_eq(folder_resolve(path, other, sizeof other), 0);
    ck_assert(file_look(other, &same) == 0 && file_same(&facts, &same));
    snprintf(other, sizeof other, "%s-lock", path);
    ck_assert_int_eq(lock_file_open(&lock, other), 0);
    ck_assert(lock_byte(&lock, 3, LOCK_ALONE) && lock_file_is_at(&lock, other));
    lock_file_close(&lock);
    ck_assert_int_eq(file_remove(path), 0);
}
END_TEST

/* --- Names that Windows keeps --- */

static const char *const kept[] = {
    "con",      "CON.pdn", "nul.tar.pdn", "PRN",     "aux.fen",  "com1.fen",  "Lpt9.pdn",
    "com².pdn", "conin$",  "NUL .pdn",    "x.pdn.",  "x.pdn ",   "x:y.pdn",   "a?.pdn",
    "a*.pdn",   "<a>.pdn", "\"a\".pdn",   "a|b.pdn", "t\tb.pdn", "con/x.pdn",
};

START_TEST(a_name_that_is_none)
{
    FILE *file;
    struct file_facts facts;
    struct lock_file lock;
    bool fits = PATH_HERE == PATH_POSIX;
    int due = fits ? 0 : FILE_ERROR_UNFIT;
    ck_assert_int_eq(replace_file(path_of(kept[_i]), REPLACE_OWN, "game", 4), due);
    REQUIRE(holds(path, "game") == fits, "%s", kept[_i]);
    REQUIRE(file_look(path, &facts) == due, "%s", kept[_i]);
    int error = file_make(path, &file);
    REQUIRE(error == due && (error || fclose(file) == 0), "%s", kept[_i]);
    error = file_open_anything(path, &file);
    REQUIRE(error == due && (error || fclose(file) == 0), "%s", kept[_i]);
    error = file_open_to_extend(path, &file);
    REQUIRE(error == due && (error || fclose(file) == 0), "%s", kept[_i]);
    REQUIRE(file_barred(path) == due, "%s", kept[_i]);
    REQUIRE((lock_file_open(&lock, path) == 0) == fits, "%s", kept[_i]);
    lock_file_close(&lock);
    REQUIRE(file_remove(path) == due, "%s", kept[_i]);
    snprintf(path, sizeof path, "%s/%s/folder", scratch, kept[_i]);
    REQUIRE(folder_make(path, FOLDER_SHARED) == due, "%s", kept[_i]);
}
END_TEST

/* --- Locks --- */

static const struct change {
    enum lock_kind from, to;
} changes[] = {
    {LOCK_NONE, LOCK_NONE},   {LOCK_NONE, LOCK_SHARED},   {LOCK_NONE, LOCK_ALONE},
    {LOCK_SHARED, LOCK_NONE}, {LOCK_SHARED, LOCK_SHARED}, {LOCK_SHARED, LOCK_ALONE},
    {LOCK_ALONE, LOCK_NONE},  {LOCK_ALONE, LOCK_SHARED},  {LOCK_ALONE, LOCK_ALONE},
};

START_TEST(a_lock_is_changed)
{
    const struct change *change = &changes[_i];
    struct lock_file lock;
    const int64_t byte = INT32_MAX;
    ck_assert_int_eq(lock_file_open(&lock, path_of("lock")), 0);
    ck_assert(lock_byte(&lock, byte, change->from) && lock_byte(&lock, byte - 1, LOCK_ALONE));
    ck_assert(lock_byte(&lock, byte, change->to));
    ck_assert_int_eq(lock_of(&lock, byte), change->to);
    ck_assert_int_eq(lock_of(&lock, byte - 1), LOCK_ALONE);
#ifdef _WIN32 /* where another opening of the file is like another program's */
    struct lock_file other;
    ck_assert_int_eq(lock_file_open(&other, path), 0);
    ck_assert(!lock_byte(&other, byte - 1, LOCK_SHARED));
    ck_assert_int_eq(lock_byte(&other, byte, LOCK_SHARED), change->to != LOCK_ALONE);
    ck_assert_int_eq(lock_byte(&other, byte, LOCK_ALONE), change->to == LOCK_NONE);
    ck_assert(lock_byte(&other, byte, LOCK_NONE));
    ck_assert(lock_byte(&lock, byte, LOCK_NONE) && lock_byte(&other, byte, LOCK_ALONE));
    ck_assert(!lock_byte(&lock, byte, LOCK_SHARED));
    lock_file_close(&other);
    ck_assert(lock_byte(&lock, byte, LOCK_SHARED));
#endif
    lock_file_close(&lock);
}
END_TEST

#ifdef _WIN32

/* --- Files that others hold --- */

/* As a virus scanner or a synchroniser has it: nobody else may open it. */
static HANDLE hold(const char *at)
{
    HANDLE handle = CreateFileA(at, GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
    ck_assert_ptr_ne(handle, INVALID_HANDLE_VALUE);
    return handle;
}

START_TEST(a_file_that_is_held)
{
    FILE *file;
    struct file_facts facts;
    ck_assert_int_eq(replace_file(path_of("held.pdn"), REPLACE_SHARED, "old", 3), 0);
    HANDLE handle = hold(path);
    ck_assert_int_eq(replace_file(path, REPLACE_SHARED, "new", 3), FILE_ERROR_BUSY);
    ck_assert_int_eq(file_open(path, &file, &facts), FILE_ERROR_BUSY);
    ck_assert_int_eq(file_remove(path), FILE_ERROR_BUSY);
    ck_assert_int_eq(file_barred(path), 0);
    CloseHandle(handle);
    ck_assert(holds(path, "old"));
    ck_assert_int_eq(file_look(path_of("held.pdn.crownhead-new"), &facts), ENOENT);
}
END_TEST

static void *let_go(void *handle)
{
    Sleep(200);
    CloseHandle(handle);
    return NULL;
}

START_TEST(a_file_that_is_held_for_a_moment)
{
    pthread_t thread;
    ck_assert_int_eq(replace_file(path_of("held.pdn"), REPLACE_SHARED, "old", 3), 0);
    HANDLE handle = hold(path);
    ck_assert_int_eq(pthread_create(&thread, NULL, let_go, handle), 0);
    ck_assert_int_eq(replace_file(path, REPLACE_SHARED, "new", 3), 0);
    pthread_join(thread, NULL);
    ck_assert(holds(path, "new"));
}
END_TEST

START_TEST(a_read_only_file)
{
    ck_assert_int_eq(replace_file(path_of("mine.pdn"), REPLACE_SHARED, "old", 3), 0);
    ck_assert(SetFileAttributesA(path, FILE_ATTRIBUTE_READONLY));
    ck_assert_int_eq(replace_file(path, REPLACE_SHARED, "new", 3), EACCES);
    ck_assert_int_eq(file_barred(path), EACCES);
    ck_assert(holds(path, "old"));
    ck_assert(SetFileAttributesA(path, FILE_ATTRIBUTE_NORMAL));
    ck_assert_int_eq(replace_file(path, REPLACE_SHARED, "new", 3), 0);
}
END_TEST

/* It is hidden from lists, and can be written all the same. */
START_TEST(a_hidden_file)
{
    FILE *file;
    ck_assert_int_eq(replace_file(path_of("hidden.pdn"), REPLACE_SHARED, "longer", 6), 0);
    ck_assert(SetFileAttributesA(path, FILE_ATTRIBUTE_HIDDEN));
    ck_assert_int_eq(file_make(path, &file), 0);
    ck_assert(fputs("new", file) >= 0 && fclose(file) == 0);
    ck_assert(holds(path, "new"));
    ck_assert_int_eq(file_open_to_extend(path, &file), 0);
    ck_assert(fclose(file) == 0 && holds(path, "new"));
}
END_TEST

START_TEST(a_folder_is_not_written)
{
    FILE *file;
    ck_assert_int_eq(file_make(scratch, &file), FILE_ERROR_KIND);
    ck_assert_int_eq(file_open_to_extend(scratch, &file), FILE_ERROR_KIND);
    ck_assert_int_eq(folder_make(path_of("x.pdn.crownhead-new"), FOLDER_SHARED), 0);
    ck_assert_int_eq(replace_file(path_of("x.pdn"), REPLACE_SHARED, "new", 3), EEXIST);
}
END_TEST

/* --- Locks that two have --- */

enum {
    TRIES = 2000,
};

struct rival {
    struct lock_file lock;
    volatile bool stop;
    int got; /* how often the byte was locked for it alone */
};

static void *try_to_lock(void *data)
{
    struct rival *rival = data;
    while (!rival->stop)
        if (lock_byte(&rival->lock, 7, LOCK_ALONE)) {
            rival->got++;
            lock_byte(&rival->lock, 7, LOCK_NONE);
        }
    return NULL;
}

/* Who shares a lock does not lose it on the way to one alone, and back. */
START_TEST(a_shared_lock_is_never_let_go)
{
    struct lock_file lock;
    struct rival rival = {.stop = false};
    pthread_t thread;
    int alone = 0;
    ck_assert_int_eq(lock_file_open(&lock, path_of("lock")), 0);
    ck_assert_int_eq(lock_file_open(&rival.lock, path), 0);
    ck_assert(lock_byte(&lock, 7, LOCK_SHARED));
    ck_assert_int_eq(pthread_create(&thread, NULL, try_to_lock, &rival), 0);
    for (int i = 0; i < TRIES; i++) {
        bool changed = lock_byte(&lock, 7, LOCK_ALONE);
        alone += changed;
        REQUIRE(lock_of(&lock, 7) == (changed ? LOCK_ALONE : LOCK_SHARED), "lost at %d", i);
        if (changed)
            while (!lock_byte(&lock, 7, LOCK_SHARED))
                ;
    }
    rival.stop = true;
    pthread_join(thread, NULL);
    ck_assert_int_eq(rival.got, 0);
    ck_assert_int_gt(alone, 0);
    lock_file_close(&rival.lock);
    lock_file_close(&lock);
}
END_TEST

/* --- What is above the drives --- */

START_TEST(drives)
{
    char here[FILE_PATH_SIZE], drive[8];
    struct listed_name listed = {drive, 0};
    struct file_facts facts;
    ck_assert_int_eq(folder_resolve(scratch, here, sizeof here), 0);
    snprintf(drive, sizeof drive, "%.2s", here);
    ck_assert_int_eq(folder_list("/", note, &listed), 0);
    ck_assert_int_eq(listed.times, 1);
    ck_assert(folder_is("/") && folder_is(drive));
    static const char *const forms[] = {"/%.2s", "//%.2s", "%.2s", "%.2s/", "%.2s\\"};
    for (int i = 0; i < ROWS(forms); i++) {
        snprintf(path, sizeof path, forms[i], drive);
        ck_assert_int_eq(folder_resolve(path, here, sizeof here), 0);
        ck_assert_str_eq(here, drive);
    }
    ck_assert_int_eq(folder_resolve("/", here, sizeof here), 0);
    ck_assert_str_eq(here, "/");
    ck_assert_int_eq(file_look("B:", &facts), ENOENT);
    ck_assert_int_eq(file_look("\\\\.\\COM1", &facts), FILE_ERROR_UNFIT);
    ck_assert_int_eq(file_look("//?/GLOBALROOT/Device", &facts), FILE_ERROR_UNFIT);
    ck_assert_int_eq(file_look("\\\\?\\pipe\\x", &facts), FILE_ERROR_UNFIT);
}
END_TEST

/* A path that is marked as whole for Windows, with either slash. */
START_TEST(marked_paths)
{
    static const char *const marks[] = {"\\\\?\\", "//?/", "\\/?\\"};
    char here[FILE_PATH_SIZE], marked[FILE_PATH_SIZE + 4];
    ck_assert_int_eq(replace_file(path_of("game.pdn"), REPLACE_SHARED, "game", 4), 0);
    ck_assert_int_eq(folder_resolve(path, here, sizeof here), 0);
    for (int i = 0; i < ROWS(marks); i++) {
        snprintf(marked, sizeof marked, "%s%s", marks[i], here);
        REQUIRE(holds(marked, "game"), "%s", marked);
    }
}
END_TEST

START_TEST(what_is_hidden_is_not_listed)
{
    struct listed_name listed = {"hidden.pdn", 0};
    ck_assert_int_eq(replace_file(path_of("hidden.pdn"), REPLACE_SHARED, "x", 1), 0);
    ck_assert_int_eq(folder_list(scratch, note, &listed), 0);
    ck_assert_int_eq(listed.times, 1);
    ck_assert(SetFileAttributesA(path, FILE_ATTRIBUTE_HIDDEN));
    ck_assert_int_eq(folder_list(scratch, note, &listed), 0);
    ck_assert_int_eq(listed.times, 1);
}
END_TEST

static void add_tests_of_windows(TCase *tcase)
{
    tcase_add_test(tcase, a_file_that_is_held);
    tcase_add_test(tcase, a_file_that_is_held_for_a_moment);
    tcase_add_test(tcase, a_read_only_file);
    tcase_add_test(tcase, a_hidden_file);
    tcase_add_test(tcase, a_folder_is_not_written);
    tcase_add_test(tcase, a_shared_lock_is_never_let_go);
    tcase_add_test(tcase, marked_paths);
    tcase_add_test(tcase, drives);
    tcase_add_test(tcase, what_is_hidden_is_not_listed);
}

#else

static void add_tests_of_windows(TCase *tcase)
{
    (void)tcase;
}

#endif

SUITE(odd_paths)
{
    Suite *suite = suite_create("odd_paths");
    TCase *tcase = tcase_create("odd_paths");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_loop_test(tcase, any_script, 0, ROWS(names));
    tcase_add_loop_test(tcase, any_length, 0, ROWS(lengths));
    tcase_add_loop_test(tcase, a_name_that_is_none, 0, ROWS(kept));
    tcase_add_loop_test(tcase, a_lock_is_changed, 0, ROWS(changes));
    add_tests_of_windows(tcase);
    suite_add_tcase(suite, tcase);
    return suite;
}
