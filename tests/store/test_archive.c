/* SPDX-License-Identifier: MIT */
/* The archive returns what was saved, to one program at a time. It reports what it cannot save, and
 * leaves files alone that it does not know. */
#include "archive_folder.h"
#include "full_disk.h"
#include "last_match.h"
#include "random_match.h"
#include "read_only_folder.h"
#include "scratch.h"
#include "store/archive_head.h"
#include "store/archive_rescue.h"
#include "store/archive_snapshot.h"
#include "store/catalogue.h"
#include "suite.h"
#include "system/files.h"

#include <errno.h>
#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct rulebook no_book;

/* --- Saving and taking up --- */

/* Saves after each step, as the program does, and then takes the match up. */
START_TEST(what_is_saved_is_taken_up)
{
    struct match match = random_match((uint64_t)_i, 0);
    struct rng rng = rng_init((uint64_t)_i + 1000);
    struct archive archive;
    struct saved_match saved;
    struct resumed resumed;
    int64_t key = 0, id = 0;
    open_archive(&archive);
    for (int step = 0; step < 60; step++) {
        random_match_step(&match, &rng);
        id = save_match(&archive, &match, &key);
    }
    archive_close(&archive);
    open_archive(&archive);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    ck_assert_int_eq(saved.id, id);
    ck_assert(saved.turned);
    ck_assert_str_eq(saved.page, "ledger");
    ck_assert(saved_match_resume(&saved, &no_book, &resumed) && resumed.whole);
    const char *difference = match_difference(&match, &resumed.match);
    ck_assert_msg(!difference, "seed %d: %s", _i, difference);
    ck_assert_int_eq(resumed.match.last_serial, match.last_serial);
    ck_assert_str_eq(saved.games[0].date, "2026.01.02");
    saved_match_finish(&saved);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    match_finish(&match);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* A saved game is never lost: if another one takes its place, its row stays. */
START_TEST(a_game_that_lost_its_place_stays)
{
    struct match match;
    struct match_setup setup = {.players = {{"Ada"}, {"Ben"}}, .rules = *preset_find("american")};
    struct archive archive;
    sqlite3_stmt *count;
    match_init(&match, &setup);
    open_archive(&archive);
    game_resign(&match.game, BLACK);
    match_next_game(&match);
    game_resign(&match.game, BLACK);
    int64_t key = 0;
    save_match(&archive, &match, &key);
    ck_assert(match_undo(&match) && match_undo(&match) && match_undo(&match));
    game_resign(&match.game, WHITE);
    match_next_game(&match);
    ck_assert_int_eq(match.serial, 3);
    save_match(&archive, &match, &key);
    ck_assert_int_eq(sqlite3_prepare_v2(archive.db,
                                        "SELECT group_concat(serial || ':' || place, ' ') FROM"
                                        " (SELECT serial, place FROM game ORDER BY serial)",
                                        -1, &count, NULL),
                     SQLITE_OK);
    ck_assert_int_eq(sqlite3_step(count), SQLITE_ROW);
    ck_assert_str_eq((const char *)sqlite3_column_text(count, 0), "1:1 2:0 3:2");
    sqlite3_finalize(count);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

static int last_match_here(void)
{
    return (int)last_match(path);
}

START_TEST(the_last_match_that_nobody_plays)
{
    struct match match = random_match(1, 30);
    struct archive archive;
    open_archive(&archive);
    int64_t key = 0, first = save_match(&archive, &match, &key),
            second = save_new(&archive, &match);
    ck_assert_int_eq(elsewhere(last_match_here), 0);
    ck_assert_int_eq(save_match(&archive, &match, &key), first);
    archive_close(&archive);
    ck_assert_int_eq(last_match(path), first);
    open_archive(&archive);
    ck_assert_int_eq(archive_leave(&archive, first), 0);
    archive_close(&archive);
    ck_assert_int_eq(last_match(path), second);
    open_archive(&archive);
    save_match(&archive, &match, &key); /* it is played on, so it is not left */
    ck_assert_int_eq(elsewhere(last_match_here), second);
    archive_close(&archive);
    ck_assert_int_eq(last_match(path), first);
    match_finish(&match);
}
END_TEST

/* Leaves the last match at the moment in which SQLite has found it. */
static int leave_the_last(unsigned kind, void *archive, void *statement, void *none)
{
    (void)kind;
    (void)statement;
    (void)none;
    sqlite3_trace_v2(((struct archive *)archive)->db, 0, NULL, NULL);
    run_sql(
        "UPDATE match SET abandoned = 1 WHERE id = 2; UPDATE game SET place = 0 WHERE match = 2");
    return 0;
}

START_TEST(a_match_is_left_while_it_is_taken_up)
{
    struct match match = random_match(1, 30);
    struct archive archive;
    struct saved_match saved;
    open_archive(&archive);
    int64_t first = save_new(&archive, &match);
    ck_assert_int_eq(save_new(&archive, &match), 2);
    archive_close(&archive);
    open_archive(&archive);
    sqlite3_trace_v2(archive.db, SQLITE_TRACE_ROW, leave_the_last, &archive);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    ck_assert_int_eq(saved.id, first);
    ck_assert(archive_lock_holds(&archive.lock, first) && !archive_lock_holds(&archive.lock, 2));
    saved_match_finish(&saved);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

/* An archive that has nothing of a match refuses a part of it, and takes the whole. The key of a
 * match is the same in every file. */
START_TEST(a_match_that_is_gone_is_said_to_be)
{
    struct match match = random_match(2, 30);
    struct saved_match saved;
    struct archive archive;
    open_archive(&archive);
    take_down(&match, &saved);
    saved.key = 77;
    saved.line_count++;
    ck_assert_int_eq(archive_save(&archive, &saved), ARCHIVE_NEEDS_WHOLE_MATCH);
    ck_assert_int_eq(saved.key, 77);
    saved.line_count--;
    ck_assert_int_eq(archive_save(&archive, &saved), 0);
    ck_assert_int_eq(saved.key, 77);
    saved_match_finish(&saved);
    archive_close(&archive);
    ck_assert_int_eq(last_match(path), 1);
    match_finish(&match);
}
END_TEST

/* A match that another program has taken up meanwhile belongs to it: here it goes on as another. */
enum {
    SHARED_KEY = 77,
};

static int save_elsewhere(void)
{
    int64_t key = SHARED_KEY;
    struct match match = random_match(2, 30);
    struct archive archive;
    open_archive(&archive);
    return save_match(&archive, &match, &key) == 2 && key != SHARED_KEY ? 0 : 1;
}

START_TEST(nobody_saves_what_another_plays)
{
    struct match match = random_match(2, 30);
    struct archive archive;
    int64_t key = SHARED_KEY;
    open_archive(&archive);
    ck_assert_int_eq(save_match(&archive, &match, &key), 1);
    ck_assert_int_eq(elsewhere(save_elsewhere), 0);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

enum {
    PROGRAMS = 4,
};

/* Programs that all open the archive as soon as they read the end of the pipe. */
static void open_at_once(const int start[2], pid_t programs[PROGRAMS])
{
    fflush(NULL);
    for (int i = 0; i < PROGRAMS; i++) {
        programs[i] = fork();
        ck_assert_int_ge(programs[i], 0);
        if (programs[i] > 0)
            continue;
        char byte;
        struct archive archive;
        close(start[1]);
        bool begins = read(start[0], &byte, 1) == 0;
        int error = archive_open(&archive, path, true, PATIENCE_MS);
        archive_close(&archive);
        _exit(begins ? -error & 0xFF : 1);
    }
    close(start[0]);
    close(start[1]);
}

START_TEST(several_programs_make_it_at_once)
{
    int start[2], status;
    pid_t programs[PROGRAMS];
    ck_assert_int_eq(pipe(start), 0);
    open_at_once(start, programs);
    for (int i = 0; i < PROGRAMS; i++) {
        ck_assert_int_eq(waitpid(programs[i], &status, 0), programs[i]);
        ck_assert_msg(status == 0, "program %d: status %X", i, (unsigned)status);
    }
    expect_whole();
}
END_TEST

START_TEST(a_file_that_was_moved_is_not_in_place)
{
    struct match match = random_match(3, 30);
    char other[112];
    struct archive archive;
    snprintf(other, sizeof other, "%s.old", path);
    open_archive(&archive);
    save_new(&archive, &match);
    ck_assert(archive_in_place(&archive, path));
    ck_assert_int_eq(rename(path, other), 0);
    ck_assert(!archive_in_place(&archive, path));
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

/* --- Where it lies --- */

/* Below the test's folder; 'x' is where so many letters more stand. */
static const struct {
    const char *folder;
    int letters;
} places[] = {
    {"Шашки 跳棋 #1", 0}, {"50% of a=b&c", 0}, {"x", 40}, {"x", 250}, {"チェッカー x", 150},
};

static void print_place(int row, char out[600])
{
    size_t length = (size_t)snprintf(out, 600, "%s", folder);
    for (int left = places[row].letters; left >= 0; left -= 50)
        length += (size_t)snprintf(out + length, 600 - length, "/%s%.*s", places[row].folder, left,
                                   "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwx");
    snprintf(out + length, 600 - length, "/games.db");
}

/* It is made, saved in, copied, read where nothing can be written, and rescued. */
START_TEST(it_may_lie_anywhere)
{
    char place[600], head[ARCHIVE_HEAD_SIZE] = "";
    struct match match = random_match(8, 50);
    struct archive archive;
    struct rescue rescue;
    print_place(_i, place);
    ck_assert_int_eq(archive_open(&archive, place, true, PATIENCE_MS), 0);
    ck_assert_int_eq(save_new(&archive, &match), 1);
    ck_assert_int_eq(archive_snapshot_make(&archive, NULL, NULL), 0);
    ck_assert(archive_in_place(&archive, place));
    archive_close(&archive);
    ck_assert_int_eq(last_match(place), 1);
    FILE *file;
    ck_assert_int_eq(file_open_to_extend(place, &file), 0);
    ck_assert_uint_eq(fwrite(head, 1, sizeof head, file), sizeof head);
    ck_assert_int_eq(fclose(file), 0);
    ck_assert_int_eq(archive_open(&archive, place, true, PATIENCE_MS), FILE_ERROR_DAMAGED);
    ck_assert_int_eq(archive_rescue(place, NULL, NULL, &rescue), 0);
    ck_assert_int_eq(rescue.games, match_game_count(&match));
    ck_assert_int_eq(archive_open_to_read(&archive, place, PATIENCE_MS), 0);
    ck_assert_int_eq(count_found(&archive, NULL), rescue.games);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

/* --- Files of others --- */

static void write_bytes(const char *bytes, size_t size)
{
    FILE *out = fopen(path, "wb");
    ck_assert_ptr_nonnull(out);
    ck_assert(fwrite(bytes, 1, size, out) == size && fclose(out) == 0);
}

static void make_text(void)
{
    write_bytes("Dear diary, today I have lost at checkers.\n", 43);
}

static void make_empty(void)
{
    write_bytes("", 0);
}

static void make_folder_there(void)
{
    ck_assert_int_eq(mkdir(path, 0700), 0);
}

static void make_pipe(void)
{
    ck_assert_int_eq(mkfifo(path, 0600), 0);
}

static void make_foreign(void)
{
    run_sql("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')");
}

/* Makes an archive and lets it say another version. */
static void make_version(const char *pragma)
{
    struct archive archive;
    open_archive(&archive);
    archive_close(&archive);
    run_sql(pragma);
}

static void make_newer(void)
{
    make_version("PRAGMA user_version = 99");
}

static void make_version_none(void)
{
    make_version("PRAGMA user_version = 0");
}

static void make_version_negative(void)
{
    make_version("PRAGMA user_version = -1");
}

static void make_version_of_nothing(void)
{
    run_sql("CREATE TABLE gone (a); DROP TABLE gone; PRAGMA user_version = 1");
}

static void make_zeros(void)
{
    static const char zeros[8192];
    write_bytes(zeros, sizeof zeros);
}

static void make_halved(void)
{
    struct archive archive;
    open_archive(&archive);
    archive_close(&archive);
    ck_assert_int_eq(truncate(path, 6000), 0);
}

static char *bytes_of(size_t *size)
{
    struct stat about;
    *size = 0;
    if (stat(path, &about) != 0 || !S_ISREG(about.st_mode))
        return calloc(1, 1);
    char *bytes = calloc(1, (size_t)about.st_size + 1);
    FILE *in = fopen(path, "rb");
    ck_assert_ptr_nonnull(in);
    *size = fread(bytes, 1, (size_t)about.st_size, in);
    fclose(in);
    return bytes;
}

static void spoil_mark(void)
{
    size_t size;
    char *bytes = bytes_of(&size);
    bytes[1] ^= 4; /* of "SQLite format 3" */
    write_bytes(bytes, size);
    free(bytes);
}

static void make_newer_without_mark(void)
{
    make_newer();
    spoil_mark();
}

static void make_foreign_without_mark(void)
{
    make_foreign();
    run_sql("PRAGMA application_id = 77");
    spoil_mark();
}

static const struct file_row {
    const char *name;
    void (*make)(void);
    int error;
    int rescue; /* the error of rescuing it; 0: that is not tried */
} file_rows[] = {
    {"a text", make_text, FILE_ERROR_FOREIGN},
    {"an empty file", make_empty, 0},
    {"a folder", make_folder_there, FILE_ERROR_KIND},
    {"a database of another program", make_foreign, FILE_ERROR_FOREIGN, FILE_ERROR_FOREIGN},
    {"one of a later version", make_newer, FILE_ERROR_NEWER, FILE_ERROR_NEWER},
    {"an archive of version 0", make_version_none, FILE_ERROR_DAMAGED},
    {"an archive of a negative version", make_version_negative, FILE_ERROR_DAMAGED},
    {"a version without tables", make_version_of_nothing, FILE_ERROR_DAMAGED},
    {"zeros", make_zeros, FILE_ERROR_DAMAGED},
    {"half of one", make_halved, FILE_ERROR_DAMAGED},
    {"a later version's with a damaged mark", make_newer_without_mark, FILE_ERROR_DAMAGED,
     FILE_ERROR_NEWER},
    {"another program's with a damaged mark", make_foreign_without_mark, FILE_ERROR_DAMAGED,
     FILE_ERROR_FOREIGN},
    /* For POSIX systems: */
    {"a pipe", make_pipe, FILE_ERROR_KIND},
};

START_TEST(what_is_in_its_place_is_left_alone)
{
    const struct file_row *row = &file_rows[_i];
    struct archive archive;
    struct rescue rescue;
    size_t before_size, after_size;
    row->make();
    char *before = bytes_of(&before_size);
    int error = archive_open(&archive, path, true, PATIENCE_MS);
    ck_assert_msg(error == row->error, "%s: %d", row->name, error);
    archive_close(&archive);
    if (row->rescue)
        ck_assert_msg(archive_rescue(path, NULL, NULL, &rescue) == row->rescue, "%s is rescued",
                      row->name);
    char *after = bytes_of(&after_size);
    if (row->error)
        ck_assert_msg(before_size == after_size && memcmp(before, after, after_size) == 0,
                      "%s has been written to", row->name);
    free(before);
    free(after);
}
END_TEST

START_TEST(where_there_is_none_none_is_made)
{
    struct archive archive;
    ck_assert_int_eq(archive_open(&archive, path, false, PATIENCE_MS), ENOENT);
    ck_assert_int_ne(access(path, F_OK), 0);
    strcat(path, "/below/games.db");
    open_archive(&archive); /* and its folders */
    archive_close(&archive);
}
END_TEST

/* --- Earlier versions --- */

/* One row a version: an archive of that version is migrated and read. */
static const struct version_row {
    const char *file;
    int games;
    int cursor;   /* of the last game */
    int found;    /* games of the archive */
    int together; /* games with the position in which the match is */
} version_rows[] = {
    {"archive-1.db", 3, 1, 3, 3},
    {"archive-2.db", 3, 2, 5, 3},
    {"archive-3.db", 3, 2, 6, 4}, /* with a game in two versions */
    {"archive-4.db", 3, 2, 7, 4}, /* with an event */
};

static void put_version(const struct version_row *row)
{
    char from[400];
    snprintf(from, sizeof from, "%s/store/%s", getenv("TESTS"), row->file);
    scratch_copy(from, path);
}

START_TEST(an_earlier_version_is_brought_up)
{
    const struct version_row *row = &version_rows[_i];
    struct saved_match saved;
    struct resumed resumed;
    struct archive archive;
    put_version(&version_rows[_i]);
    open_archive(&archive);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    ck_assert(saved_match_resume(&saved, &no_book, &resumed) && resumed.whole);
    ck_assert_msg(match_game_count(&resumed.match) == row->games &&
                      resumed.match.game.cursor == row->cursor,
                  "%s: %d games, ply %d", row->file, match_game_count(&resumed.match),
                  resumed.match.game.cursor);
    struct position last = game_position(&resumed.match.game);
    int found = count_found(&archive, NULL), together = count_found(&archive, &last);
    ck_assert_msg(found == row->found && together == row->together, "%s: %d found, %d together",
                  row->file, found, together);
    save_match(&archive, &resumed.match, &saved.key);
    saved_match_finish(&saved);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* --- A full disk --- */

static long size_of(const char *ending)
{
    char file[112];
    struct stat about;
    snprintf(file, sizeof file, "%s%s", path, ending);
    return stat(file, &about) == 0 ? (long)about.st_size : 0;
}

/* A comment of so many letters. */
static void comment(struct match *match, size_t length)
{
    char *text = calloc(length + 1, 1);
    memset(text, 'x', length);
    tree_set_text(&match->game.tree, NODE_ROOT, TEXT_AFTER, text);
    free(text);
}

/* The row of the match would fit on the disk, that of its game does not: neither is saved. */
START_TEST(what_is_saved_is_saved_whole)
{
    enum {
        FRAMES = 4 * (4096 + 24), /* of the journal, one page each */
        LONG = 100000,
    };
    struct match match = random_match(6, 60);
    struct saved_match saved;
    struct archive archive;
    open_archive(&archive);
    int64_t key = 0;
    save_match(&archive, &match, &key);
    comment(&match, LONG);
    take_down(&match, &saved);
    saved.key = key;
    strcpy(saved.page, "rules");
    let_files_grow_to((rlim_t)(size_of("-wal") + FRAMES));
    ck_assert_int_gt(archive_save(&archive, &saved), 0);
    let_files_grow_to(RLIM_INFINITY);
    saved_match_finish(&saved);
    archive_close(&archive);
    open_archive(&archive);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    ck_assert_str_eq(saved.page, "ledger");
    ck_assert(!strstr(saved.games[saved.game_count - 1].text, "xxxx"));
    saved_match_finish(&saved);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

START_TEST(a_full_disk_keeps_what_was_saved)
{
    struct match match = random_match(4, 200);
    struct saved_match saved;
    struct archive archive;
    struct stat about;
    open_archive(&archive);
    int64_t key = 0, id = save_match(&archive, &match, &key);
    ck_assert(stat(path, &about) == 0);
    let_files_grow_to(64);
    take_down(&match, &saved);
    saved.key = key;
    int error = archive_save(&archive, &saved);
    ck_assert_msg(error > 0, "%d", error);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(archive_save(&archive, &saved), 0);
    ck_assert_int_eq(saved.id, id);
    saved_match_finish(&saved);
    archive_close(&archive);
    ck_assert_int_eq(last_match(path), id);
    match_finish(&match);
    expect_whole();
}
END_TEST

/* --- No memory --- */

/* Whichever allocation fails, the next save works. */
START_TEST(short_memory_is_got_over)
{
    enum {
        STEP = 1000,
    };
    struct match match = random_match(8, 20);
    struct archive archive;
    struct saved_match saved;
    int64_t key = 0;
    int error = ENOMEM, failed = 0;
    for (sqlite3_int64 room = STEP; error; room += STEP) {
        open_archive(&archive);
        take_down(&match, &saved);
        saved.key = key;
        sqlite3_hard_heap_limit64(sqlite3_memory_used() + room);
        error = archive_save(&archive, &saved);
        sqlite3_hard_heap_limit64(0);
        saved_match_finish(&saved);
        ck_assert_msg(error == 0 || error == ENOMEM, "%d bytes: %d", (int)room, error);
        failed += error != 0;
        save_match(&archive, &match, &key);
        archive_close(&archive);
    }
    ck_assert_int_gt(failed, 10);
    match_finish(&match);
    expect_whole();
}
END_TEST

/* --- Damage --- */

enum {
    DAMAGED_MATCHES = 20,
    TAKEN_UP = 2, /* of them, each time: a write waits for the disk */
    FLIPS = 200,
    MANY = 2000,       /* flips, and cuts, where CROWNHEAD_DAMAGE is set */
    CUTS_APART = 9973, /* bytes */
    FEW_CUTS_APART = 997,
};

static bool is_long(void)
{
    return getenv("CROWNHEAD_DAMAGE") != NULL;
}

/* The bytes of an archive of so many matches. */
static char *make_matches(size_t *size, int count)
{
    struct archive archive;
    open_archive(&archive);
    for (int i = 0; i < count; i++) {
        struct match match = random_match((uint64_t)i + 50, 100);
        save_new(&archive, &match);
        match_finish(&match);
    }
    archive_close(&archive);
    return bytes_of(size);
}

static char *make_many(size_t *size)
{
    return make_matches(size, DAMAGED_MATCHES);
}

static int count_games(void)
{
    return (int)ask_sql("SELECT count(*) FROM game");
}

static int rescues; /* so far */

/* Checks the archive, rescues it if it is damaged, and checks it again. Returns the number of
 * games. */
static int check_and_rescue(const char *what)
{
    struct archive archive;
    struct rescue rescue;
    int error = archive_open(&archive, path, true, PATIENCE_MS);
    if (!error)
        error = archive_check(&archive, NULL, NULL);
    archive_close(&archive);
    ck_assert_msg(error == 0 || error == FILE_ERROR_DAMAGED || error == FILE_ERROR_FOREIGN ||
                      error == FILE_ERROR_NEWER,
                  "%s: %d", what, error);
    if (error == FILE_ERROR_FOREIGN || error == FILE_ERROR_NEWER)
        return -1;
    if (error) {
        error = archive_rescue(path, NULL, NULL, &rescue);
        ck_assert_msg(error == 0, "%s: rescue: %d", what, error);
        ck_assert_msg(access(rescue.aside, F_OK) == 0, "%s", what);
        ck_assert_int_eq(unlink(rescue.aside), 0);
        strcat(rescue.aside, "-wal");
        unlink(rescue.aside);
        rescues++;
    }
    expect_whole();
    return count_games();
}

/* A match can be taken up, or is reported as damaged; nothing else happens. */
static void take_some_up(const char *what)
{
    struct archive archive;
    struct saved_match saved;
    open_archive(&archive);
    for (int i = 0; i < TAKEN_UP; i++) {
        struct resumed resumed;
        int error = archive_take_up(&archive, &saved);
        ck_assert_msg(error == 0 || error == FILE_ERROR_DAMAGED, "%s: %d", what, error);
        if (error || saved.id == 0)
            break;
        if (saved_match_resume(&saved, &no_book, &resumed)) {
            match_finish(&resumed.match);
            resumed_finish(&resumed);
        }
        ck_assert_int_eq(archive_leave(&archive, saved.id), 0);
        saved_match_finish(&saved);
    }
    archive_close(&archive);
}

static void write_damaged(const char *bytes, size_t size)
{
    char journal[112];
    for (int i = 0; i < 2; i++) {
        snprintf(journal, sizeof journal, "%s%s", path, i ? "-wal" : "-shm");
        unlink(journal);
    }
    write_bytes(bytes, size);
}

/* Returns how many games are left when this bit has flipped; -1: the file is somebody else's. */
static int flip_bit(char *bytes, size_t size, size_t at, int bit)
{
    char what[48];
    snprintf(what, sizeof what, "byte %zu, bit %d", at, bit);
    bytes[at] ^= (char)(1 << bit);
    write_damaged(bytes, size);
    bytes[at] ^= (char)(1 << bit);
    int left = check_and_rescue(what);
    if (left >= 0)
        take_some_up(what);
    return left;
}

/* What SQLite must know of the whole file stands there. A later version's, below
 * ARCHIVE_VERSIONS, is left alone. */
START_TEST(any_bit_of_the_head_may_flip)
{
    enum {
        BITS = 8,
        VERSION = 60, /* offset */
    };
    size_t size;
    char *bytes = make_matches(&size, 3);
    int games = count_games(), apart = is_long() ? 1 : 4;
    for (size_t at = 0; at < ARCHIVE_HEAD_SIZE; at++)
        for (int bit = (int)at % apart; bit < BITS; bit += apart) {
            int left = flip_bit(bytes, size, at, bit);
            bool newer = left < 0 && (at == VERSION + 3 || (at == VERSION + 2 && bit < 2));
            ck_assert_msg(left == games || newer, "byte %zu, bit %d: %d", at, bit, left);
        }
    memset(bytes, 0, ARCHIVE_HEAD_SIZE);
    write_damaged(bytes, size);
    int left = check_and_rescue("no head");
    ck_assert_msg(left == games, "no head: %d", left);
    free(bytes);
}
END_TEST

/* Ends without closing the archive: that a match has been left stands in the journal only, which
 * has no head. */
static int leave_in_the_journal(void)
{
    struct archive archive;
    struct match match = random_match(51, 100);
    open_archive(&archive);
    int64_t id = save_new(&archive, &match);
    run_sql("PRAGMA wal_checkpoint(TRUNCATE)");
    return archive_leave(&archive, id);
}

enum {
    CALLS_BEFORE_THE_LOSS = 5, /* of the question whether to stop; then rows have been written */
};

START_TEST(what_the_journal_says_is_kept_without_a_head)
{
    char head[ARCHIVE_HEAD_SIZE] = "";
    struct rescue rescue;
    ck_assert_int_eq(elsewhere(leave_in_the_journal), 0);
    FILE *file = fopen(path, "r+b");
    ck_assert(file && fwrite(head, 1, sizeof head, file) == sizeof head);
    ck_assert_int_eq(fclose(file), 0);
    ck_assert_int_eq(archive_rescue(path, NULL, NULL, &rescue), 0);
    ck_assert_int_gt(rescue.games, 0);
    ck_assert_int_eq(ask_sql("SELECT abandoned FROM match"), 1);
}
END_TEST

/* Removes the new archive when it is nearly whole. */
static bool lose_the_new_one(void *calls)
{
    char fresh[128];
    snprintf(fresh, sizeof fresh, "%s.rescued", path);
    if (++*(int *)calls == CALLS_BEFORE_THE_LOSS)
        unlink(fresh);
    return false;
}

/* A journal that was missing afterwards would be a lost game. */
START_TEST(a_rescue_that_fails_at_last_changes_nothing)
{
    char journal[128], aside[128];
    struct rescue rescue;
    struct file_facts before, after;
    int calls = 0;
    ck_assert_int_eq(elsewhere(leave_in_the_journal), 0);
    snprintf(journal, sizeof journal, "%s-wal", path);
    ck_assert_int_eq(file_look(journal, &before), 0);
    ck_assert_int_eq(archive_rescue(path, lose_the_new_one, &calls, &rescue), ENOENT);
    ck_assert_int_ge(calls, CALLS_BEFORE_THE_LOSS);
    ck_assert_int_eq(file_look(journal, &after), 0);
    ck_assert(file_unchanged(&before, &after));
    snprintf(aside, sizeof aside, "%s.damaged", path);
    ck_assert(file_name_is_free(aside));
    strcat(aside, "-wal");
    ck_assert(file_name_is_free(aside));
    ck_assert_int_eq(ask_sql("SELECT abandoned FROM match"), 1);
}
END_TEST

START_TEST(any_bit_may_flip)
{
    struct rng rng = rng_init(9);
    size_t size;
    char *bytes = make_many(&size);
    int games = count_games(), kept = 0, whole = 0, flips = is_long() ? MANY : FLIPS;
    rescues = 0;
    for (int flip = 0; flip < flips; flip++) {
        size_t at = rng_below(&rng, (uint32_t)size);
        int left = flip_bit(bytes, size, at, (int)rng_below(&rng, 8));
        if (left < 0)
            continue;
        kept += left;
        whole += left == games;
    }
    printf("%d flips: %d were noticed, %d cost a game, %.2f of %d games are left on average\n",
           flips, rescues, flips - whole, (double)kept / flips, games);
    ck_assert_int_ge(rescues, flips / 6); /* entries need none */
    ck_assert_int_ge(whole, flips * 9 / 10);
    free(bytes);
}
END_TEST

/* Every third page of games is lost, behind a hole of ids: all games of the others are found. Which
 * pages these are SQLite tells, where it is built with its table of statistics. */
START_TEST(games_between_lost_pages_are_found)
{
    enum {
        GAMES = 600,
        LIFT = 10000000,
        PAGE = 4096,
    };
    char text[40 * GAMES], sql[120];
    struct archive archive;
    sqlite3 *db;
    sqlite3_stmt *leaves;
    size_t size;
    int left = 0, leaf = 0;
    if (!sqlite3_compileoption_used("ENABLE_DBSTAT_VTAB")) {
        printf("this SQLite does not tell its pages\n");
        return;
    }
    for (int i = 0, at = 0; i < GAMES; i++)
        at += sprintf(text + at, "[White \"W%d\"]\n1. 11-15 *\n", i);
    open_archive(&archive);
    ck_assert_int_eq(import_text(&archive, text).taken, GAMES);
    archive_close(&archive);
    for (int i = 0; i < 3; i++) {
        static const char *const lifts[] = {"game SET id = id", "entry SET game = game",
                                            "passage SET game = game"};
        snprintf(sql, sizeof sql, "UPDATE %s + %d", lifts[i], LIFT);
        run_sql(sql);
    }
    char *bytes = bytes_of(&size);
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_prepare_v2(db,
                                        "SELECT pageno, ncell FROM dbstat WHERE name = 'game' AND"
                                        " pagetype = 'leaf' ORDER BY path",
                                        -1, &leaves, NULL),
                     SQLITE_OK);
    for (; sqlite3_step(leaves) == SQLITE_ROW; leaf++) {
        if (leaf % 3 == 0)
            memset(bytes + (sqlite3_column_int(leaves, 0) - 1) * PAGE, 0, PAGE);
        else
            left += sqlite3_column_int(leaves, 1);
    }
    sqlite3_finalize(leaves);
    sqlite3_close(db);
    ck_assert_int_gt(leaf, 10);
    write_damaged(bytes, size);
    ck_assert_int_eq(check_and_rescue("every third page"), left);
    free(bytes);
}
END_TEST

/* Matches of one game each with much to read. */
static void make_long(int count, size_t length)
{
    struct archive archive;
    open_archive(&archive);
    for (int i = 0; i < count; i++) {
        struct match match = random_match((uint64_t)i + 90, 1);
        comment(&match, length);
        save_new(&archive, &match);
        match_finish(&match);
    }
    archive_close(&archive);
}

/* Some builds of SQLite leave a few bytes of each page unused. */
START_TEST(a_file_with_reserved_bytes_is_rescued)
{
    sqlite3 *db;
    int bytes = 12;
    make_long(5, 9000);
    int games = count_games();
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL), SQLITE_OK);
    ck_assert_int_eq(sqlite3_file_control(db, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes),
                     SQLITE_OK);
    ck_assert_int_eq(
        sqlite3_exec(db, "VACUUM; UPDATE game SET date = 'x' WHERE id = 1", NULL, NULL, NULL),
        SQLITE_OK);
    ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
    ck_assert_int_eq(check_and_rescue("reserved bytes"), games);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM game WHERE length(text) < 9000"), 0);
}
END_TEST

/* What SQLite can be told about a file of ours, which is then in order. */
static const char *const kinds[] = {
    "PRAGMA page_size = 8192",
    "PRAGMA page_size = 65536",
    "PRAGMA page_size = 512",
    "PRAGMA auto_vacuum = 1",
};

START_TEST(a_file_of_another_kind_is_rescued)
{
    char sql[120];
    size_t size;
    rescues = 0;
    free(make_matches(&size, 5));
    int games = count_games();
    snprintf(sql, sizeof sql, "PRAGMA journal_mode = DELETE; %s; VACUUM", kinds[_i]);
    run_sql(sql);
    run_sql("UPDATE game SET date = date || 'x' WHERE id = 1");
    int left = check_and_rescue(kinds[_i]);
    ck_assert_msg(left == games && rescues == 1, "%s: %d of %d", kinds[_i], left, games);
}
END_TEST

/* The link stays one, and what lies beside the file is found there. */
START_TEST(a_file_behind_a_link_is_rescued)
{
    char real[128], other[160];
    struct stat about;
    struct archive archive;
    struct rescue rescue;
    size_t size;
    snprintf(real, sizeof real, "%s/real.db", folder);
    free(make_matches(&size, 5));
    int games = count_games();
    open_archive(&archive);
    ck_assert_int_eq(archive_snapshot_make(&archive, NULL, NULL), 0);
    archive_close(&archive);
    snprintf(other, sizeof other, "%s.snapshot", path);
    ck_assert_int_eq(rename(path, real), 0);
    strcat(real, ".snapshot");
    ck_assert_int_eq(rename(other, real), 0);
    ck_assert_int_eq(symlink("real.db", path), 0);
    char zeros[4096] = "";
    FILE *file = fopen(path, "r+b");
    ck_assert(file && fwrite(zeros, 1, sizeof zeros, file) == sizeof zeros && fclose(file) == 0);
    ck_assert_int_eq(archive_rescue(path, NULL, NULL, &rescue), 0);
    ck_assert_int_eq(rescue.games, games);
    ck_assert_int_eq(rescue.of_snapshot, games);
    ck_assert(lstat(path, &about) == 0 && S_ISLNK(about.st_mode));
    expect_whole();
}
END_TEST

/* Says so, soon, and leaves everything as it was. */
START_TEST(a_disk_that_is_full_ends_a_rescue)
{
    struct rescue rescue;
    size_t size, after;
    make_long(20, 300000); /* more than SQLite keeps in memory */
    char *bytes = bytes_of(&size);
    for (size_t room = size / 8; room < size; room += size / 8) {
        let_files_grow_to((rlim_t)room);
        int error = archive_rescue(path, NULL, NULL, &rescue);
        let_files_grow_to(RLIM_INFINITY);
        ck_assert_msg(error == EFBIG || error == ENOSPC, "%zu bytes: %d", room, error);
    }
    char *there = bytes_of(&after);
    ck_assert(after == size && memcmp(there, bytes, size) == 0);
    free(there);
    free(bytes);
}
END_TEST

/* Any page of 4 KB is lost. But for the root of the table all other games are found, also those
 * whose ids are far away because many were deleted. */
START_TEST(any_page_may_be_lost)
{
    enum {
        PAGE = 4096,
        ON_A_PAGE = 12, /* games, at most */
        FAR_AWAY = 10000000,
    };
    size_t size;
    char move[80], page[PAGE];
    free(make_many(&size));
    int games = count_games(), poor = 0;
    snprintf(move, sizeof move, "UPDATE game SET id = id + %d WHERE id > %d", FAR_AWAY, games / 2);
    run_sql(move);
    char *bytes = bytes_of(&size);
    for (size_t at = PAGE; at < size; at += PAGE) {
        char what[32];
        snprintf(what, sizeof what, "page %zu", at / PAGE + 1);
        memcpy(page, bytes + at, PAGE);
        memset(bytes + at, 0, PAGE);
        write_damaged(bytes, size);
        memcpy(bytes + at, page, PAGE);
        int left = check_and_rescue(what);
        poor += left < games - ON_A_PAGE;
        ck_assert_msg(poor <= 1, "%s: %d of %d", what, left, games);
    }
    free(bytes);
}
END_TEST

/* Without `make` it stays as it is until it is migrated. */
START_TEST(an_earlier_version_is_taken_up_as_it_is)
{
    struct archive archive;
    struct saved_match saved;
    put_version(&version_rows[_i]);
    int64_t version = ask_sql("PRAGMA user_version");
    ck_assert_int_eq(archive_open(&archive, path, false, PATIENCE_MS), 0);
    bool older = archive.older;
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    ck_assert_int_gt(saved.game_count, 0);
    ck_assert_int_eq(ask_sql("PRAGMA user_version"), version);
    ck_assert_int_eq(archive_migrate(&archive), 0);
    ck_assert_int_eq(ask_sql("PRAGMA user_version") > version, older);
    ck_assert(!archive.older && archive_lock_holds(&archive.lock, saved.id));
    saved_match_finish(&saved);
    ck_assert_int_eq(count_found(&archive, NULL), version_rows[_i].found);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* A damaged file of an earlier version is rescued too. */
START_TEST(an_earlier_version_is_rescued)
{
    struct rescue rescue;
    struct archive archive;
    put_version(&version_rows[_i]);
    ck_assert_int_eq(archive_rescue(path, NULL, NULL, &rescue), 0);
    ck_assert_int_eq(rescue.games, version_rows[_i].found);
    open_archive(&archive);
    ck_assert_int_eq(count_found(&archive, NULL), version_rows[_i].found);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* Returns the number of games that are left. */
static int cut(const char *bytes, size_t length)
{
    char what[32];
    snprintf(what, sizeof what, "cut at %zu", length);
    write_damaged(bytes, length);
    int left = check_and_rescue(what);
    if (left >= 0) /* else so little is left that it may be any file */
        take_some_up(what);
    return left;
}

START_TEST(a_small_one_may_be_cut_anywhere)
{
    size_t size, apart = is_long() ? 1 : FEW_CUTS_APART;
    char *bytes = make_matches(&size, 1);
    for (size_t length = 0; length < size; length += apart)
        cut(bytes, length);
    free(bytes);
}
END_TEST

/* Between pages and within them: cut there, a page refers to others that are empty now. */
START_TEST(it_may_be_cut_anywhere)
{
    struct rng rng = rng_init(12);
    size_t size;
    char *bytes = make_many(&size);
    int last = 0, games = count_games();
    for (size_t length = 4096; length < size; length += CUTS_APART) {
        last = cut(bytes, length);
        ck_assert_msg(last >= 0, "cut at %zu", length);
    }
    for (int i = 0; i < MANY && is_long(); i++)
        cut(bytes, rng_below(&rng, (uint32_t)size));
    ck_assert_msg(last > games / 2, "%d of %d", last, games);
    free(bytes);
}
END_TEST

/* Whatever a column holds, a match that is taken up can be shown. */
static const struct odd_row {
    const char *name, *sql;
} odd_rows[] = {
    {"serial 0", "UPDATE game SET serial = 0 WHERE id = 2"},
    {"serial below 0", "UPDATE game SET serial = -127 WHERE id = 2"},
    {"a large serial", "UPDATE game SET serial = 1073741825 WHERE id = 2"},
    {"the largest serial", "UPDATE game SET serial = 9223372036854775807 WHERE id = 2"},
    {"place below 0", "UPDATE game SET place = -1"},
    {"a large place", "UPDATE game SET place = 2147483647"},
    {"a large tip", "UPDATE game SET tip = 2147483647"},
    {"a node beyond the tip", "UPDATE game SET node = tip + 1"},
    {"an end beyond the end", "UPDATE game SET finish = 99999"},
    {"no text", "UPDATE game SET text = ''"},
    {"a text of bytes", "UPDATE game SET text = x'00FF00FF'"},
    {"no such game", "UPDATE match SET current = 4711"},
    {"no such policy", "UPDATE match SET starter = 'nobody'"},
    {"no names", "UPDATE match SET player1 = '', player2 = ''"},
    {"names of bytes", "UPDATE match SET player1 = x'FFFE00', player2 = zeroblob(5000)"},
    {"a long page", "UPDATE match SET page = hex(zeroblob(500))"},
    {"no key", "UPDATE match SET key = 0"},
    {"a match below 0", "UPDATE match SET id = -5; UPDATE game SET match = -5"},
    {"no match", "DELETE FROM match"},
    {"no games", "DELETE FROM game"},
};

START_TEST(whatever_a_column_holds)
{
    struct archive archive;
    struct saved_match saved;
    struct resumed resumed;
    struct rescue rescue;
    struct match match = random_match(7, 0);
    match.length = 0;
    for (int i = 0; i < 3; i++) {
        game_resign(&match.game, BLACK);
        match_next_game(&match);
    }
    open_archive(&archive);
    save_new(&archive, &match);
    archive_close(&archive);
    match_finish(&match);
    run_sql(odd_rows[_i].sql);
    open_archive(&archive);
    int error = archive_take_up(&archive, &saved);
    if (error) {
        ck_assert_msg(error == FILE_ERROR_DAMAGED, "%s: %d", odd_rows[_i].name, error);
        archive_close(&archive);
        ck_assert_msg(archive_rescue(path, NULL, NULL, &rescue) == 0, "%s", odd_rows[_i].name);
        open_archive(&archive);
        ck_assert_msg(archive_take_up(&archive, &saved) == 0, "%s: again", odd_rows[_i].name);
    }
    for (int i = 0; i < saved.game_count; i++)
        ck_assert_msg(saved.games[i].serial >= 1 && saved.games[i].serial <= SAVED_SERIAL_MOST,
                      "%s", odd_rows[_i].name);
    if (saved_match_resume(&saved, &no_book, &resumed)) {
        save_match(&archive, &resumed.match, &saved.key);
        match_finish(&resumed.match);
        resumed_finish(&resumed);
    }
    saved_match_finish(&saved);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* An archive that another program has open is not replaced. */
static int rescue_elsewhere(void)
{
    struct rescue rescue;
    return archive_rescue(path, NULL, NULL, &rescue) == FILE_ERROR_BUSY ? 0 : 1;
}

START_TEST(nothing_is_rescued_from_under_another)
{
    struct match match = random_match(5, 50);
    struct archive archive;
    open_archive(&archive);
    save_new(&archive, &match);
    ck_assert_int_eq(elsewhere(rescue_elsewhere), 0);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

/* --- Where nothing can be written --- */

static int save_and_end(void)
{
    struct archive archive;
    struct match match = random_match(3, 20);
    open_archive(&archive);
    save_new(&archive, &match);
    archive_close(&archive);
    return 0;
}

static int save_and_die(void)
{
    struct archive archive;
    struct match match = random_match(3, 20);
    open_archive(&archive);
    save_new(&archive, &match);
    _exit(0);
}

/* Moves what was saved from the journal into the file itself. */
static int save_and_lose(void)
{
    char shared[128];
    snprintf(shared, sizeof shared, "%s-shm", path);
    return save_and_end() || elsewhere(save_and_die) || remove(shared);
}

static const struct {
    const char *name;
    int (*prepare)(void);
    bool readable;
} barred[] = {
    {"closed by its program", save_and_end, true},
    {"left by a program that was killed", save_and_die, true},
    {"and not all of it is there", save_and_lose, false},
};

/* Returns 0, or the error. */
static int error_of_saving(struct archive *archive)
{
    struct match match = random_match(4, 20);
    struct saved_match saved;
    take_down(&match, &saved);
    int error = archive_save(archive, &saved);
    saved_match_finish(&saved);
    match_finish(&match);
    return error;
}

/* An archive that cannot be written is opened to be read, and the reason is known. It is written
 * again after it is opened anew. */
START_TEST(what_cannot_be_written_is_read)
{
    struct archive archive;
    struct saved_match saved = {0};
    int reason = geteuid() == 0 ? EROFS : EACCES;
    if (!can_be_read_only(folder))
        return;
    ck_assert_int_eq(elsewhere(barred[_i].prepare), 0);
    make_read_only(folder, true);
    ck_assert_int_eq(file_barred(path), reason);
    int error = archive_open_to_read(&archive, path, PATIENCE_MS);
    ck_assert_msg(error == (barred[_i].readable ? 0 : reason), "%s: %d", barred[_i].name, error);
    archive_close(&archive);
    error = archive_open(&archive, path, true, PATIENCE_MS);
    ck_assert_msg(error == (barred[_i].readable ? 0 : reason), "%s: %d", barred[_i].name, error);
    if (barred[_i].readable) {
        ck_assert(archive.read_only);
        ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
        ck_assert_int_ne(saved.id, 0);
        ck_assert_int_eq(error_of_saving(&archive), reason);
    }
    saved_match_finish(&saved);
    archive_close(&archive);
    make_read_only(folder, false);
    open_archive(&archive);
    ck_assert(!archive.read_only && file_barred(path) == 0);
    ck_assert_int_eq(error_of_saving(&archive), 0);
    archive_close(&archive);
    expect_whole();
    end_being_read_only(folder);
}
END_TEST

SUITE(archive)
{
    Suite *suite = suite_create("archive");
    TCase *tcase = tcase_create("archive");
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, make_folder, remove_folder);
    tcase_set_timeout(posix, is_long() ? 2900 : 400);
    tcase_add_checked_fixture(tcase, make_folder, remove_folder);
    tcase_set_timeout(tcase, is_long() ? 2900 : 400);
    tcase_add_loop_test(tcase, what_is_saved_is_taken_up, 0, 12);
    tcase_add_test(tcase, a_game_that_lost_its_place_stays);
    tcase_add_test(tcase, the_last_match_that_nobody_plays);
    tcase_add_test(tcase, a_match_is_left_while_it_is_taken_up);
    tcase_add_test(tcase, a_match_that_is_gone_is_said_to_be);
    tcase_add_test(tcase, nobody_saves_what_another_plays);
    tcase_add_loop_test(posix, several_programs_make_it_at_once, 0, 40);
    tcase_add_test(posix, a_file_that_was_moved_is_not_in_place);
    tcase_add_loop_test(tcase, it_may_lie_anywhere, 0, ROWS(places));
    tcase_add_loop_test(tcase, what_is_in_its_place_is_left_alone, 0, ROWS(file_rows) - 1);
    tcase_add_loop_test(posix, what_is_in_its_place_is_left_alone, ROWS(file_rows) - 1,
                        ROWS(file_rows));
    tcase_add_test(tcase, where_there_is_none_none_is_made);
    tcase_add_loop_test(tcase, an_earlier_version_is_brought_up, 0, ROWS(version_rows));
    tcase_add_test(posix, what_is_saved_is_saved_whole);
    tcase_add_test(posix, a_full_disk_keeps_what_was_saved);
    tcase_add_loop_test(posix, what_cannot_be_written_is_read, 0, ROWS(barred));
    tcase_add_test(tcase, short_memory_is_got_over);
    tcase_add_test(tcase, any_bit_of_the_head_may_flip);
    tcase_add_test(tcase, what_the_journal_says_is_kept_without_a_head);
    tcase_add_test(posix, a_rescue_that_fails_at_last_changes_nothing);
    tcase_add_test(tcase, any_bit_may_flip);
    tcase_add_test(tcase, any_page_may_be_lost);
    tcase_add_loop_test(tcase, a_file_of_another_kind_is_rescued, 0, ROWS(kinds));
    tcase_add_test(tcase, games_between_lost_pages_are_found);
    tcase_add_test(tcase, a_file_with_reserved_bytes_is_rescued);
    tcase_add_test(posix, a_file_behind_a_link_is_rescued);
    tcase_add_test(posix, a_disk_that_is_full_ends_a_rescue);
    tcase_add_loop_test(tcase, an_earlier_version_is_taken_up_as_it_is, 0, ROWS(version_rows));
    tcase_add_loop_test(tcase, an_earlier_version_is_rescued, 0, ROWS(version_rows));
    tcase_add_test(tcase, a_small_one_may_be_cut_anywhere);
    tcase_add_test(tcase, it_may_be_cut_anywhere);
    tcase_add_loop_test(tcase, whatever_a_column_holds, 0, ROWS(odd_rows));
    tcase_add_test(tcase, nothing_is_rescued_from_under_another);
    suite_add_tcase(suite, tcase);
    suite_add_tcase(suite, posix);
    return suite;
}
