/* SPDX-License-Identifier: MIT */
/* Tables that are made a little at a time, and their files, counted and deleted. Each test has a
 * cache of its own. */
#include "scratch.h"
#include "suite.h"

#include "think/table_files.h"
#include "think/table_maker.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __has_feature
#define SANITIZED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define SANITIZED 0
#endif

enum {
    PIECES = 3,
    COUNT = 9,         /* tables of up to PIECES pieces */
    MOST_CALLS = 1000, /* more than are ever needed */
};

static char scratch[40];
static struct tables tables;
static struct table_maker maker;
static const atomic_bool set = true, clear = false;
static int heard[TABLE_WRONG + 1];

static void hear(void *self, const struct table_news *news)
{
    (void)self;
    heard[news->event]++;
}

static const struct tables_listener listener = {hear, NULL};

static const struct ruleset *rules_of(const char *name)
{
    return &preset_find(name)->rules;
}

static void open_tables(const char *rules, int pieces)
{
    tables_close(&tables);
    tables_open(&tables, rules_of(rules), pieces, &listener);
}

static void begin(void)
{
    strcpy(scratch, "/tmp/crownhead-maker-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    setenv("CROWNHEAD_CACHE", scratch, 1);
    memset(heard, 0, sizeof heard); /* where every test is in this process */
    open_tables("american", 0);
}

static void end(void)
{
    table_maker_finish(&maker);
    tables_close(&tables);
    scratch_remove(scratch);
}

static enum table_maker_state work(int pieces)
{
    return table_maker_work(&maker, &tables, pieces, &listener, &clear);
}

static enum table_maker_state work_on(int pieces)
{
    enum table_maker_state state = TABLE_MAKER_BUSY;
    for (int i = 0; i < MOST_CALLS && state == TABLE_MAKER_BUSY; i++)
        state = work(pieces);
    return state;
}

static struct table_files count(const char *rules)
{
    struct table_files files;
    table_files_count(rules_of(rules), &files);
    return files;
}

START_TEST(made_one_after_another)
{
    ck_assert(table_maker_progress(&maker, &tables, PIECES) == 0);
    ck_assert_int_eq(work_on(PIECES), TABLE_MAKER_DONE);
    ck_assert_int_eq(heard[TABLE_MADE], COUNT);
    ck_assert(table_maker_progress(&maker, &tables, PIECES) == 1);
    ck_assert_int_eq(tables.endgame.pieces, PIECES);
    open_tables("american", 2);
    ck_assert_int_eq(tables.endgame.pieces, 2);
    ck_assert_int_eq(work(2), TABLE_MAKER_DONE);
    ck_assert_int_eq(tables.endgame.pieces, PIECES); /* larger ones are opened where they are */
    ck_assert_int_eq(heard[TABLE_MADE], COUNT);
}
END_TEST

/* Whoever is told to stop at once gets nowhere, and spoils nothing. */
START_TEST(stopped_at_once)
{
    for (int i = 0; i < 20; i++)
        ck_assert_int_eq(table_maker_work(&maker, &tables, PIECES, &listener, &set),
                         TABLE_MAKER_BUSY);
    ck_assert_int_eq(heard[TABLE_MADE], 0);
    ck_assert_int_eq(work_on(PIECES), TABLE_MAKER_DONE);
    open_tables("american", 0);
    ck_assert(!tables_open_rest(&tables, &listener, &set));
    ck_assert_int_eq(tables.endgame.pieces, 1);
    ck_assert(tables_open_rest(&tables, &listener, &clear));
    ck_assert_int_eq(tables.endgame.pieces, PIECES);
}
END_TEST

/* Makes the tables of up to 4 pieces and begins with one of 5. */
static void begin_large(void)
{
    static const atomic_bool never = false;
    ck_assert(tables_make(&tables, 4, 2, &listener, &never));
    ck_assert_int_eq(work(5), TABLE_MAKER_BUSY);
    ck_assert_ptr_nonnull(maker.solver);
    ck_assert(endgame_solver_progress(maker.solver) > 0);
}

/* An engine that has other rules closes and opens the tables in between. */
START_TEST(work_outlives_other_rules)
{
    begin_large();
    double before = endgame_solver_progress(maker.solver);
    const struct endgame_solver *solver = maker.solver;
    int class = maker.class;
    open_tables("russian", 2);
    open_tables("american", 2);
    enum table_maker_state state = work(5);
    ck_assert_int_eq(state, TABLE_MAKER_BUSY);
    ck_assert_ptr_eq(maker.solver, solver);
    ck_assert(endgame_solver_progress(maker.solver) > before);
    while (!tables.endgame.tables[class].bytes)
        ck_assert_int_eq(work(5), TABLE_MAKER_BUSY);
    struct endgame_verdict verdict = endgame_check(&tables.endgame, class, NULL);
    ck_assert_int_eq(verdict.finding, ENDGAME_RIGHT);
}
END_TEST

START_TEST(what_is_not_wanted_is_thrown_away)
{
    begin_large();
    ck_assert_int_eq(work(4), TABLE_MAKER_DONE);
    ck_assert_ptr_null(maker.solver);
    ck_assert_int_eq(work(5), TABLE_MAKER_BUSY);
    open_tables("russian", 2);
    ck_assert_int_eq(work(2), TABLE_MAKER_BUSY);
    ck_assert(!maker.solver || ruleset_equal(&maker.rules, &tables.endgame.rules));
}
END_TEST

/* Of what cannot be saved the usual ones stay in memory. */
START_TEST(not_saved)
{
    char path[100];
    snprintf(path, sizeof path, "%s/endgames", scratch);
    fclose(fopen(path, "w"));
    ck_assert_int_eq(work_on(PIECES), TABLE_MAKER_DONE);
    ck_assert_int_eq(heard[TABLE_UNSAVED], COUNT);
    ck_assert_int_eq(work_on(5), TABLE_MAKER_FAILED);
    ck_assert_int_eq(tables.endgame.pieces, 4);
    ck_assert_ptr_null(maker.solver);
    int before = heard[TABLE_UNSAVED];
    ck_assert_int_eq(work_on(5), TABLE_MAKER_FAILED); /* said again whenever it is tried again */
    ck_assert_int_eq(heard[TABLE_UNSAVED], before + 1);
}
END_TEST

START_TEST(too_little_memory)
{
    struct rlimit limit;
    if (SANITIZED)
        return;                                               /* it needs more addresses itself */
    ck_assert_int_eq(mallopt(M_MMAP_THRESHOLD, 1 << 16), 1);  /* so nothing large is kept */
    ck_assert(tables_make(&tables, 4, 1, &listener, &clear)); /* threads keep addresses, too */
    ck_assert(tables_open_rest(&tables, &listener, &clear));
    ck_assert_int_eq(getrlimit(RLIMIT_AS, &limit), 0);
    limit.rlim_cur = 1;
    ck_assert_int_eq(setrlimit(RLIMIT_AS, &limit), 0);
    enum table_maker_state state = work(5);
    limit.rlim_cur = limit.rlim_max;
    ck_assert_int_eq(setrlimit(RLIMIT_AS, &limit), 0);
    ck_assert_int_eq(state, TABLE_MAKER_FAILED);
    ck_assert_int_eq(heard[TABLE_NO_MEMORY], 1);
    ck_assert_int_eq(work(5), TABLE_MAKER_BUSY); /* there is enough again */
}
END_TEST

/* --- Files --- */

static void plant(const char *name)
{
    char path[200];
    snprintf(path, sizeof path, "%s/endgames/%s", scratch, name);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fputs("0123456789", file);
    fclose(file);
}

static bool is_there(const char *name)
{
    char path[200];
    snprintf(path, sizeof path, "%s/endgames/%s", scratch, name);
    return access(path, F_OK) == 0;
}

START_TEST(files_are_counted)
{
    ck_assert_int_eq(count("american").whole, 1);
    ck_assert_int_eq(work_on(PIECES), TABLE_MAKER_DONE);
    struct table_files files = count("american"), other = count("russian");
    ck_assert_int_eq(files.whole, PIECES);
    ck_assert(files.own[2] > 0 && files.own[3] > files.own[2] && files.own[4] == 0);
    ck_assert_int_eq(files.all[3], files.own[3]);
    ck_assert_int_eq(other.whole, 1);
    ck_assert_int_eq(other.own[3], 0);
    ck_assert_int_eq(other.all[3], files.own[3]);
    plant("12-KKKM-KM");
    ck_assert_int_eq(count("american").all[6], 10);
    ck_assert_int_eq(count("american").own[6], 0);
    struct table_path path = tables_path(&tables, 0, TABLE_ENTRIES);
    tables_close(&tables);
    ck_assert_int_eq(remove(path.text), 0);
    ck_assert_int_eq(count("american").whole, 1);
}
END_TEST

/* Nothing goes but tables of more pieces. */
START_TEST(files_are_deleted)
{
    static const struct {
        const char *name;
        int pieces; /* 0: it is no table */
    } planted[] = {
        {"1-K-K", 2},
        {"12-KM-KM", 4},
        {"34-KKM-KM", 5},
        {"56-KKM-KMM", 6},
        {"56-KKM-KMM-plies", 6},
        {"56-KKMM-KM", 6},
        {"56-KKMM-KM-plies", 0},
        {"12-KM-KM-plies", 0},
        {"56-KKM-KMM-plie", 0},
        {"12-KM-KM.bak", 0},
        {"-KKM-KMM", 0},
        {"x12-KKM-KMM", 0},
        {"12-KMM-KKM", 0},
        {"12-KKMM-KMM", 0},
        {"notes.txt", 0},
        {"12KKM-KMM", 0},
    };
    struct table_path refused;
    ck_assert_int_eq(work_on(2), TABLE_MAKER_DONE);
    tables_close(&tables);
    for (int above = ENDGAME_PIECES_MAX; above >= 0; above -= 2) {
        for (int i = 0; i < ROWS(planted); i++)
            plant(planted[i].name);
        ck_assert_int_eq(table_files_delete(above, &refused), 0);
        for (int i = 0; i < ROWS(planted); i++)
            REQUIRE(is_there(planted[i].name) == (planted[i].pieces <= above), "above %d: %s",
                    above, planted[i].name);
    }
    ck_assert_int_eq(count("american").all[2], 0);
}
END_TEST

START_TEST(without_a_folder_there_are_no_files)
{
    struct table_path refused;
    ck_assert_int_eq(table_files_delete(0, &refused), 0);
    unsetenv("CROWNHEAD_CACHE");
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    ck_assert_int_eq(count("american").all[2], 0);
    ck_assert_int_eq(table_files_delete(0, &refused), 0);
}
END_TEST

SUITE(table_maker)
{
    Suite *suite = suite_create("table_maker");
    TCase *tcase = tcase_create("maker");
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, begin, end);
    tcase_set_timeout(posix, 300);
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, made_one_after_another);
    tcase_add_test(tcase, stopped_at_once);
    tcase_add_test(tcase, work_outlives_other_rules);
    tcase_add_test(tcase, what_is_not_wanted_is_thrown_away);
    tcase_add_test(tcase, not_saved);
    tcase_add_test(posix, too_little_memory);
    tcase_add_test(tcase, files_are_counted);
    tcase_add_test(tcase, files_are_deleted);
    tcase_add_test(posix, without_a_folder_there_are_no_files);
    suite_add_tcase(suite, tcase);
    suite_add_tcase(suite, posix);
    return suite;
}
