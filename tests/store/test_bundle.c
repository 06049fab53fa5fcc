/* SPDX-License-Identifier: MIT */
/* Everything in one file: what was there is there again, and nothing that is there is lost. */
#include "archive_folder.h"
#include "random_match.h"
#include "rng.h"
#include "scratch.h"
#include "store/bundle.h"
#include "store/catalogue.h"
#include "suite.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    MATCHES = 4,
    TEXTS_MAX = 200,
};

static const char settings[] = "[rules]\nAttic = american, capture=optional\n";

static char file[112], other[112]; /* the bundle, and another archive */

static void begin(void)
{
    make_folder();
    snprintf(file, sizeof file, "%s/all.crownhead", folder);
    snprintf(other, sizeof other, "%s/other.db", folder);
}

static void make_file(const char *name)
{
    FILE *out = fopen(name, "wb");
    ck_assert_ptr_nonnull(out);
    fclose(out);
}

/* Fills the archive at `path` with matches, the last of which is left, and imported games, of which
 * one is deleted and one is there in two versions. */
static void fill(uint64_t seed)
{
    struct archive archive;
    open_archive(&archive);
    for (int i = 0; i < MATCHES; i++) {
        struct match match = random_match(seed + (uint64_t)i, 80);
        int64_t row = save_new(&archive, &match);
        if (i == MATCHES - 1)
            ck_assert_int_eq(archive_leave(&archive, row), 0);
        match_finish(&match);
    }
    import_text(&archive, "[Black \"Ada\"] 1. 11-15 *\n\n[Black \"Ada\"] 1. 11-15 {good} *\n\n"
                          "[Black \"Ben\"] 1. 11-16 *\n");
    import_text(&archive, "[Black \"Gone\"] 1. 12-16 *\n");
    archive_close(&archive);
    open_archive(&archive);
    ck_assert_int_eq(change_game(catalogue_delete, &archive, ask_sql("SELECT max(id) FROM game")),
                     0);
    archive_close(&archive);
}

static void write_bundle(void)
{
    struct archive reader;
    make_file(file);
    ck_assert_int_eq(archive_open_to_read(&reader, path, 0), 0);
    ck_assert_int_eq(bundle_write(&reader, file, settings, NULL, NULL), 0);
    archive_close(&reader);
}

static bool at_once(void *data)
{
    (void)data;
    return true;
}

/* Takes the bundle over into the archive; `sliced`: a game in each transaction. */
static struct import_state take_over(struct archive *archive, bool sliced)
{
    struct bundle *bundle;
    ck_assert_int_eq(bundle_open(file, &bundle), 0);
    do
        ck_assert_int_eq(bundle_work(bundle, archive, sliced ? at_once : NULL, NULL), 0);
    while (!bundle_state(bundle).done);
    struct import_state state = bundle_state(bundle);
    bundle_close(bundle);
    return state;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The texts of all games, sorted and joined, allocated. */
static char *all_texts(struct archive *archive)
{
    char *texts[TEXTS_MAX], *out = NULL;
    struct catalogue_found found = {0};
    const struct library_filter any = {.result = LIBRARY_ANY_RESULT};
    size_t length;
    ck_assert_int_eq(catalogue_find(archive, &any, &found, NULL, NULL), 0);
    ck_assert_int_lt(found.count, TEXTS_MAX);
    for (int i = 0; i < found.count; i++)
        ck_assert_int_eq(catalogue_text(archive, found.games[i], &texts[i]), 0);
    qsort(texts, (size_t)found.count, sizeof *texts, compare_texts);
    FILE *memory = open_memstream(&out, &length);
    for (int i = 0; i < found.count; i++) {
        fprintf(memory, "%s\n", texts[i]);
        free(texts[i]);
    }
    fclose(memory);
    catalogue_found_finish(&found);
    return out;
}

/* The match that the next start takes up is the same, and it can be resumed. */
static void expect_same_match(struct archive *a, struct archive *b)
{
    struct saved_match one, two;
    struct rulebook none = {0};
    struct resumed resumed;
    ck_assert_int_eq(archive_take_up(a, &one), 0);
    ck_assert_int_eq(archive_take_up(b, &two), 0);
    ck_assert(one.id != 0 && one.key == two.key);
    ck_assert_int_eq(one.game_count, two.game_count);
    ck_assert_int_eq(one.current, two.current);
    for (int i = 0; i < one.game_count; i++) {
        const struct saved_game *x = &one.games[i], *y = &two.games[i];
        ck_assert(x->serial == y->serial && x->place == y->place && x->node == y->node &&
                  x->tip == y->tip && strcmp(x->text, y->text) == 0);
    }
    ck_assert(saved_match_resume(&two, &none, &resumed) && resumed.whole);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    saved_match_finish(&one);
    saved_match_finish(&two);
}

static void open_other(struct archive *archive)
{
    ck_assert_int_eq(archive_open(archive, other, true, 0), 0);
}

/* From an empty archive, at once and by slices; a second time there is nothing new. */
START_TEST(everything_comes_back)
{
    struct archive from, to;
    fill(100 + (uint64_t)_i);
    write_bundle();
    open_archive(&from);
    open_other(&to);
    char *before = all_texts(&from);
    struct import_state state = take_over(&to, _i % 2);
    char *after = all_texts(&to);
    ck_assert_str_eq(before, after);
    ck_assert_int_eq(state.known + state.versions + state.bad, 0 + 1 + 0);
    expect_same_match(&from, &to);
    int games = state.taken;
    state = take_over(&to, false);
    ck_assert_int_eq(state.taken, 0);
    ck_assert_int_eq(state.known, games);
    ck_assert_int_eq(archive_check(&to, NULL, NULL), 0);
    free(before);
    free(after);
    archive_close(&from);
    archive_close(&to);
}
END_TEST

/* The match that was played here last stays the one that the next start takes up. */
START_TEST(what_is_here_goes_first)
{
    struct archive to;
    struct saved_match saved;
    fill(7);
    write_bundle();
    open_other(&to);
    struct match match = random_match(500, 40);
    int64_t id = save_new(&to, &match);
    archive_close(&to);
    open_other(&to);
    char *before = all_texts(&to);
    take_over(&to, false);
    char *after = all_texts(&to);
    ck_assert_int_gt(strlen(after), strlen(before));
    ck_assert_int_eq(archive_take_up(&to, &saved), 0);
    ck_assert_int_eq(saved.id, id);
    saved_match_finish(&saved);
    ck_assert_int_eq(archive_check(&to, NULL, NULL), 0);
    free(before);
    free(after);
    archive_close(&to);
    match_finish(&match);
}
END_TEST

/* A match that went on in both places: each keeps its own, and has the other's games beside it. */
START_TEST(a_match_that_went_on_twice)
{
    struct archive here;
    struct match match = random_match(3, 40);
    int64_t key = 0;
    open_archive(&here);
    save_match(&here, &match, &key);
    archive_close(&here);
    write_bundle();
    open_archive(&here);
    game_resign(&match.game, BLACK);
    tree_set_text(&match.game.tree, NODE_ROOT, TEXT_AFTER, "Only here.");
    save_match(&here, &match, &key);
    int games = count_found(&here, NULL);
    struct import_state state = take_over(&here, false);
    ck_assert_int_eq(state.taken, 1);
    ck_assert_int_eq(state.known, games - 1);
    ck_assert_int_eq(count_found(&here, NULL), games + 1);
    ck_assert_int_eq(archive_check(&here, NULL, NULL), 0);
    archive_close(&here);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM match"), 1);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM game WHERE match = 0"), 1);
    match_finish(&match);
}
END_TEST

static const struct {
    const char *file;
    int games;
} versions[] = {{"archive-1.db", 3}, {"archive-2.db", 5}, {"archive-3.db", 6}, {"archive-4.db", 7}};

START_TEST(an_earlier_archive_is_taken_over)
{
    char from[400];
    struct archive to;
    snprintf(from, sizeof from, "%s/store/%s", getenv("TESTS"), versions[_i].file);
    scratch_copy(from, file);
    open_other(&to);
    struct import_state state = take_over(&to, false);
    ck_assert_msg(state.taken == versions[_i].games && state.lost == 0, "%s: %d", versions[_i].file,
                  state.taken);
    ck_assert_int_eq(count_found(&to, NULL), versions[_i].games);
    ck_assert_int_eq(archive_check(&to, NULL, NULL), 0);
    archive_close(&to);
}
END_TEST

/* Where there are no games there are settings. */
START_TEST(settings_alone)
{
    struct bundle *bundle;
    struct archive to;
    make_file(file);
    ck_assert_int_eq(bundle_write(NULL, file, settings, NULL, NULL), 0);
    ck_assert(bundle_is(file));
    ck_assert_int_eq(bundle_open(file, &bundle), 0);
    ck_assert_str_eq(bundle_settings(bundle), settings);
    bundle_close(bundle);
    open_other(&to);
    ck_assert_int_eq(take_over(&to, false).taken, 0);
    archive_close(&to);
}
END_TEST

static const struct {
    const char *name, *sql;
    int error;
} strangers[] = {
    {"another program's", "CREATE TABLE game (id); PRAGMA application_id = 1", FILE_ERROR_FOREIGN},
    {"a later version's",
     "PRAGMA user_version = 999; PRAGMA application_id = 1131573111; CREATE TABLE a (b)",
     FILE_ERROR_NEWER},
    {"a view that never ends",
     "PRAGMA user_version = 4; PRAGMA application_id = 1131573111; CREATE TABLE match (id);"
     "CREATE VIEW game AS WITH RECURSIVE a(id) AS (SELECT 1 UNION ALL SELECT id FROM a)"
     " SELECT id FROM a",
     FILE_ERROR_DAMAGED},
    {"tables without columns",
     "PRAGMA user_version = 4; PRAGMA application_id = 1131573111; CREATE TABLE match (id);"
     "CREATE TABLE game (id)",
     FILE_ERROR_DAMAGED},
};

START_TEST(what_is_no_bundle_is_refused)
{
    sqlite3 *db;
    struct bundle *bundle;
    ck_assert_int_eq(sqlite3_open(file, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, strangers[_i].sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    int error = bundle_open(file, &bundle);
    ck_assert_msg(error == strangers[_i].error, "%s: %d", strangers[_i].name, error);
    ck_assert_ptr_null(bundle);
}
END_TEST

static long read_file(const char *name, unsigned char *bytes, long most)
{
    FILE *in = fopen(name, "rb");
    long size = (long)fread(bytes, 1, (size_t)most, in);
    fclose(in);
    return size;
}

static void write_bytes(const unsigned char *bytes, long size)
{
    FILE *out = fopen(file, "wb");
    ck_assert_int_eq((long)fwrite(bytes, 1, (size_t)size, out), size);
    fclose(out);
}

/* Cut or spoilt anywhere: what can be read is taken, and the archive stays whole. */
START_TEST(a_damaged_one_does_no_harm)
{
    enum {
        MOST = 1 << 20,
        TRIES = 60,
    };
    static unsigned char bytes[MOST], spoilt[MOST];
    struct rng rng = rng_init(17);
    struct archive to;
    int opened = 0;
    fill(33);
    write_bundle();
    long size = read_file(file, bytes, MOST);
    ck_assert_int_lt(size, MOST);
    open_other(&to);
    for (int i = 0; i < TRIES; i++) {
        struct bundle *bundle;
        long length = i % 2 ? (long)rng_below(&rng, (uint32_t)size) : size;
        memcpy(spoilt, bytes, (size_t)size);
        for (int flips = 0; flips < 8 && i % 2 == 0; flips++)
            spoilt[rng_below(&rng, (uint32_t)size)] ^= (unsigned char)(1 + rng_below(&rng, 255));
        write_bytes(spoilt, length);
        if (bundle_open(file, &bundle) != 0)
            continue;
        bundle_work(bundle, &to, NULL, NULL);
        bundle_close(bundle);
        opened++;
    }
    ck_assert_int_gt(opened, TRIES / 4);
    write_bytes(bytes, size);
    take_over(&to, false);
    ck_assert_int_eq(archive_check(&to, NULL, NULL), 0);
    archive_close(&to);
}
END_TEST

static void change_other(const char *sql)
{
    sqlite3 *db;
    ck_assert_int_eq(sqlite3_open(other, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

/* What a transaction that has failed took over is not counted, and is taken over by the next. */
START_TEST(a_transaction_that_fails_is_made_anew)
{
    struct archive to;
    struct bundle *bundle;
    fill(5);
    write_bundle();
    open_other(&to);
    ck_assert_int_eq(bundle_open(file, &bundle), 0);
    ck_assert_int_eq(bundle_work(bundle, &to, at_once, NULL), 0);
    change_other("CREATE TRIGGER full BEFORE INSERT ON game WHEN (SELECT count(*) FROM game) = 4"
                 " BEGIN SELECT RAISE(ABORT, 'full'); END");
    ck_assert_int_ne(bundle_work(bundle, &to, NULL, NULL), 0);
    ck_assert_int_eq(bundle_state(bundle).taken, 1);
    ck_assert_int_eq(count_found(&to, NULL), 1);
    change_other("DROP TRIGGER full");
    ck_assert_int_eq(bundle_work(bundle, &to, NULL, NULL), 0);
    ck_assert_int_eq(bundle_state(bundle).taken, count_found(&to, NULL));
    bundle_close(bundle);
    ck_assert_int_eq(take_over(&to, false).taken, 0);
    ck_assert_int_eq(archive_check(&to, NULL, NULL), 0);
    archive_close(&to);
}
END_TEST

/* After a transaction that could not be made nothing is counted, and nothing is left out. */
START_TEST(another_program_may_be_in_the_way)
{
    sqlite3 *db;
    struct archive to;
    struct bundle *bundle;
    fill(5);
    write_bundle();
    open_other(&to);
    ck_assert_int_eq(bundle_open(file, &bundle), 0);
    ck_assert_int_eq(bundle_work(bundle, &to, at_once, NULL), 0);
    ck_assert_int_eq(bundle_state(bundle).taken, 1);
    ck_assert_int_eq(sqlite3_open(other, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    ck_assert_int_eq(bundle_work(bundle, &to, NULL, NULL), FILE_ERROR_BUSY);
    ck_assert_int_eq(bundle_state(bundle).taken, 1);
    ck_assert_int_eq(sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    ck_assert_int_eq(bundle_work(bundle, &to, NULL, NULL), 0);
    ck_assert_int_eq(bundle_state(bundle).taken, count_found(&to, NULL));
    bundle_close(bundle);
    ck_assert_int_eq(take_over(&to, false).taken, 0);
    archive_close(&to);
}
END_TEST

SUITE(bundle)
{
    Suite *suite = suite_create("bundle");
    TCase *tcase = tcase_create("bundle");
    tcase_add_checked_fixture(tcase, begin, remove_folder);
    tcase_add_loop_test(tcase, everything_comes_back, 0, 6);
    tcase_add_test(tcase, what_is_here_goes_first);
    tcase_add_test(tcase, a_match_that_went_on_twice);
    tcase_add_loop_test(tcase, an_earlier_archive_is_taken_over, 0, ROWS(versions));
    tcase_add_test(tcase, settings_alone);
    tcase_add_loop_test(tcase, what_is_no_bundle_is_refused, 0, ROWS(strangers));
    tcase_add_test(tcase, a_damaged_one_does_no_harm);
    tcase_add_test(tcase, a_transaction_that_fails_is_made_anew);
    tcase_add_test(tcase, another_program_may_be_in_the_way);
    suite_add_tcase(suite, tcase);
    return suite;
}
