/* SPDX-License-Identifier: MIT */
/* Snapshots of an archive, and what a rescue takes from them. */
#include "archive_folder.h"

#include "random_match.h"
#include "store/archive_rescue.h"
#include "store/archive_snapshot.h"
#include "store/catalogue.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

enum {
    MATCHES = 6,
    DAY = SNAPSHOT_SECONDS,
};

static struct archive archive;

static const char *beside(const char *ending)
{
    static char names[2][128];
    static int next;
    next = 1 - next;
    snprintf(names[next], sizeof names[next], "%s%s", path, ending);
    return names[next];
}

static bool is_there(const char *ending)
{
    return access(beside(ending), F_OK) == 0;
}

static void set_time(const char *ending, long seconds)
{
    struct utimbuf times = {seconds, seconds};
    ck_assert_int_eq(utime(beside(ending), &times), 0);
}

static void save_some(int first, int count)
{
    for (int i = first; i < first + count; i++) {
        struct match match = random_match((uint64_t)i + 50, 60);
        save_new(&archive, &match);
        match_finish(&match);
    }
}

static void make(void)
{
    int error = archive_snapshot_make(&archive, NULL, NULL);
    ck_assert_msg(error == 0, "snapshot: %d", error);
}

static int games(void)
{
    return (int)ask_sql("SELECT count(*) FROM game WHERE deleted = 0");
}

/* The sum of the sums of all games. */
static int64_t texts(void)
{
    return ask_sql("SELECT sum(sum % 1000003) FROM game WHERE deleted = 0");
}

/* Writes zeros from this byte on. */
static void spoil(long from)
{
    struct stat about;
    FILE *file = fopen(path, "r+b");
    ck_assert(file && fstat(fileno(file), &about) == 0);
    fseek(file, from, SEEK_SET);
    for (long at = from; at < about.st_size; at++)
        fputc(0, file);
    fclose(file);
}

static struct rescue rescue(void)
{
    struct rescue rescue;
    int error = archive_rescue(path, NULL, NULL, &rescue);
    ck_assert_msg(error == 0, "rescue: %d", error);
    expect_whole();
    return rescue;
}

/* --- When --- */

/* Seconds after the snapshot; -1: there is no such file. */
static const struct {
    const char *name;
    int file, log, now;
    bool snapshot, due;
} due_rows[] = {
    {"none yet", 0, -1, 0, false, true},
    {"a new one", 1, -1, 60, true, false},
    {"an old one", 1, -1, DAY, true, true},
    {"not old enough", 1, -1, DAY - 1, true, false},
    {"nothing was written", -100, -1, 2 * DAY, true, false},
    {"only the journal was written", -100, 50, 2 * DAY, true, true},
    {"one of tomorrow", 1, -1, -DAY, true, true},
};

START_TEST(when_one_is_due)
{
    enum {
        THEN = 1700000000,
    };
    open_archive(&archive);
    save_some(0, 1);
    if (due_rows[_i].snapshot) {
        make();
        set_time(".snapshot", THEN);
    }
    archive_set_patience(&archive, 0);
    if (due_rows[_i].log < 0)
        run_sql("PRAGMA wal_checkpoint(TRUNCATE)");
    else
        set_time("-wal", THEN + due_rows[_i].log);
    set_time("", THEN + due_rows[_i].file);
    ck_assert_msg(archive_snapshot_due(&archive, THEN + due_rows[_i].now) == due_rows[_i].due, "%s",
                  due_rows[_i].name);
    archive_close(&archive);
}
END_TEST

/* --- Making one --- */

static int asked, answers;

static bool stop(void *data)
{
    (void)data;
    return ++asked > answers;
}

/* In slices, between which matches are saved: they are in it. */
START_TEST(it_goes_on_where_it_was)
{
    int error, slices = 0;
    open_archive(&archive);
    save_some(0, 4 * MATCHES);
    answers = 0;
    do {
        asked = 0;
        error = archive_snapshot_make(&archive, stop, NULL);
        ck_assert_msg(error == 0 || error == ARCHIVE_STOPPED, "%d", error);
        if (error && slices++ == 0)
            save_some(4 * MATCHES, 1);
        answers++; /* the check begins again each time */
    } while (error);
    ck_assert_int_gt(slices, 3);
    archive_close(&archive);
    int there = games();
    int64_t sums = texts();
    spoil(0);
    struct rescue found = rescue();
    ck_assert_int_eq(found.games, there);
    ck_assert_int_eq(found.of_snapshot, there);
    ck_assert_int_eq(games(), there);
    ck_assert_int_eq(texts(), sums);
}
END_TEST

static void expect_nothing_left(void)
{
    ck_assert(!is_there(".snapshot-new"));
    ck_assert(!is_there(".snapshot-new-journal"));
}

START_TEST(half_of_one_is_none)
{
    open_archive(&archive);
    save_some(0, 1);
    asked = answers = 0;
    ck_assert_int_eq(archive_snapshot_make(&archive, stop, NULL), ARCHIVE_STOPPED);
    archive_close(&archive);
    ck_assert(!is_there(".snapshot"));
    expect_nothing_left();
}
END_TEST

START_TEST(a_damaged_archive_has_none)
{
    open_archive(&archive);
    save_some(0, 1);
    make();
    int64_t before = (int64_t)ask_sql("SELECT count(*) FROM game");
    run_sql("UPDATE game SET text = text || '!'");
    ck_assert_int_eq(archive_snapshot_make(&archive, NULL, NULL), FILE_ERROR_DAMAGED);
    expect_nothing_left();
    archive_close(&archive);
    rescue();
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM game"), before);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM game WHERE text LIKE '%!'"), 0);
}
END_TEST

static int make_elsewhere(void)
{
    struct archive other;
    if (archive_open(&other, path, false, PATIENCE_MS) != 0)
        return 2;
    int error = archive_snapshot_make(&other, NULL, NULL);
    archive_close(&other);
    return error == FILE_ERROR_BUSY ? 0 : 1;
}

START_TEST(one_program_makes_it)
{
    open_archive(&archive);
    save_some(0, 1);
    asked = answers = 0;
    ck_assert_int_eq(archive_snapshot_make(&archive, stop, NULL), ARCHIVE_STOPPED);
    ck_assert_int_eq(elsewhere(make_elsewhere), 0);
    make();
    ck_assert_int_eq(elsewhere(make_elsewhere), 1);
    archive_close(&archive);
}
END_TEST

/* --- What a rescue takes from it --- */

/* What was played since stays as it was played; what cannot be read comes from the snapshot. */
START_TEST(newer_rows_win)
{
    struct match match = random_match(3, 0);
    int64_t key = 0;
    match.length = 0;
    open_archive(&archive);
    save_match(&archive, &match, &key);
    save_some(0, MATCHES);
    make();
    for (int i = 0; i < 3; i++) {
        game_resign(&match.game, BLACK);
        match_next_game(&match);
    }
    save_match(&archive, &match, &key);
    match_finish(&match);
    archive_close(&archive);
    int there = games();
    int64_t sums = texts();
    struct rescue found = rescue();
    ck_assert_int_eq(found.of_snapshot, 0);
    ck_assert_int_eq(games(), there);
    ck_assert_int_eq(texts(), sums);
    run_sql("DELETE FROM game WHERE id = 2"); /* without a mark: it was lost */
    found = rescue();
    ck_assert_int_eq(found.of_snapshot, 1);
    ck_assert_int_eq(games(), there);
    ck_assert_int_eq(texts(), sums);
}
END_TEST

/* Where a letter has become another one, the snapshot has the right one. */
START_TEST(a_wrong_letter_is_put_right)
{
    open_archive(&archive);
    save_some(0, MATCHES);
    make();
    save_some(MATCHES, 1);
    archive_close(&archive);
    static const char old[] = "SELECT sum(sum % 1000003) FROM game WHERE match <= 6";
    int there = games();
    int64_t all = texts(), sums = ask_sql(old);
    run_sql("UPDATE game SET text = replace(text, '1', '2')");
    rescue();
    ck_assert_int_eq(games(), there);
    ck_assert_int_eq(ask_sql(old), sums);
    ck_assert_int_ne(texts(), all);
}
END_TEST

static void change(changer *how, int64_t game)
{
    int error = change_game(how, &archive, game);
    ck_assert_msg(error == 0, "game %d: %d", (int)game, error);
}

static void import_games(int first, int count)
{
    char text[4000] = "";
    struct strbuf out = strbuf_init(text, sizeof text);
    for (int i = first; i < first + count; i++)
        strbuf_addf(&out, "[Black \"B%d\"]\n1. 11-15 *\n\n", i);
    import_text(&archive, text);
}

/* What was deleted since stays deleted, and what was restored comes back. */
START_TEST(it_follows_deletions)
{
    open_archive(&archive);
    import_games(0, 5);
    make();
    change(catalogue_delete, 1);
    change(catalogue_delete, 2);
    change(catalogue_restore, 2);
    change(catalogue_delete, 3);
    archive_close(&archive);
    open_archive(&archive);
    ck_assert_int_eq(catalogue_purge(&archive), 0);
    change(catalogue_delete, 4);
    archive_close(&archive);
    spoil(0);
    ck_assert_int_eq(rescue().games, 2);
    ck_assert_int_eq(ask_sql("SELECT sum(id) FROM game WHERE deleted = 0"), 2 + 5);
}
END_TEST

/* The archive was taken away, and a new one begun: the snapshot of the old one is not mixed into
 * it, nor lost. */
START_TEST(another_archive_has_another_snapshot)
{
    open_archive(&archive);
    save_some(0, 3);
    make();
    archive_close(&archive);
    ck_assert_int_eq(unlink(path), 0);
    open_archive(&archive);
    ck_assert(!is_there(".snapshot"));
    ck_assert(is_there(".snapshot.bak"));
    save_some(7, 1);
    archive_close(&archive);
    int there = games();
    ck_assert_int_eq(rename(beside(".snapshot.bak"), beside(".snapshot")), 0);
    ck_assert_int_eq(rescue().games, there);
}
END_TEST

/* --- Stopping a rescue --- */

START_TEST(a_rescue_can_be_stopped)
{
    struct stat before, after;
    struct rescue out;
    open_archive(&archive);
    save_some(0, MATCHES);
    archive_close(&archive);
    ck_assert_int_eq(stat(path, &before), 0);
    int there = games();
    for (answers = 0; answers < 100; answers += 7) {
        asked = 0;
        int error = archive_rescue(path, stop, NULL, &out);
        if (!error)
            break;
        ck_assert_int_eq(error, ARCHIVE_STOPPED);
        ck_assert_int_eq(stat(path, &after), 0);
        ck_assert(before.st_ino == after.st_ino && before.st_size == after.st_size);
        ck_assert(!is_there(".rescued") && !is_there(".damaged"));
    }
    ck_assert_int_gt(answers, 7);
    ck_assert_int_eq(games(), there);
}
END_TEST

SUITE(snapshot)
{
    Suite *suite = suite_create("snapshot");
    TCase *tcase = tcase_create("snapshots");
    tcase_set_timeout(tcase, 120);
    tcase_add_checked_fixture(tcase, make_folder, remove_folder);
    tcase_add_loop_test(tcase, when_one_is_due, 0, ROWS(due_rows));
    tcase_add_test(tcase, it_goes_on_where_it_was);
    tcase_add_test(tcase, half_of_one_is_none);
    tcase_add_test(tcase, a_damaged_archive_has_none);
    tcase_add_test(tcase, one_program_makes_it);
    tcase_add_test(tcase, newer_rows_win);
    tcase_add_test(tcase, a_wrong_letter_is_put_right);
    tcase_add_test(tcase, it_follows_deletions);
    tcase_add_test(tcase, another_archive_has_another_snapshot);
    tcase_add_test(tcase, a_rescue_can_be_stopped);
    suite_add_tcase(suite, tcase);
    return suite;
}
