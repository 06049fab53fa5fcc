/* SPDX-License-Identifier: MIT */
#include "archive_folder.h"

#include "prose/in_out_prose.h"
#include "random_match.h"
#include "scratch.h"
#include "store/catalogue.h"
#include "suite.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <process.h>
#else
#include <sys/wait.h>
#endif
#include <unistd.h>

char folder[64];
char path[96];

void make_folder(void)
{
    strcpy(folder, "/tmp/crownhead-archive-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/games.db", folder);
}

void remove_folder(void)
{
    scratch_remove(folder);
}

void open_archive(struct archive *archive)
{
    int error = archive_open(archive, path, true, PATIENCE_MS);
    ck_assert_msg(error == 0, "open: %d", error);
}

struct match random_match(uint64_t seed, int steps)
{
    struct rng rng = rng_init(seed);
    struct match match;
    random_match_begin(&match, &rng);
    for (int step = 0; step < steps; step++)
        random_match_step(&match, &rng);
    return match;
}

int64_t save_match(struct archive *archive, struct match *match, int64_t *key)
{
    struct saved_match saved;
    take_down(match, &saved);
    saved.key = *key;
    int error = archive_save(archive, &saved);
    ck_assert_msg(error == 0, "save: %d", error);
    *key = saved.key;
    int64_t id = saved.id;
    saved_match_finish(&saved);
    return id;
}

int64_t save_new(struct archive *archive, struct match *match)
{
    int64_t key = 0;
    return save_match(archive, match, &key);
}

struct import_state import_text(struct archive *archive, const char *text)
{
    struct text_source source;
    text_source_of_text(&source, text, strlen(text));
    struct import *import = import_begin(&source, NULL, rest_unread_print, NULL, NULL);
    ck_assert_int_eq(import_work(import, archive, NULL, NULL), 0);
    struct import_state state = import_state(import);
    ck_assert(state.done);
    import_finish(import);
    return state;
}

int count_found(struct archive *archive, const struct position *position)
{
    struct library_filter filter = {.by_position = position != NULL, .result = LIBRARY_ANY_RESULT};
    struct catalogue_found found = {0};
    if (position)
        filter.position = *position;
    ck_assert_int_eq(catalogue_find(archive, &filter, &found, NULL, NULL), 0);
    int count = found.count;
    catalogue_found_finish(&found);
    return count;
}

int change_game(changer *how, struct archive *archive, int64_t game)
{
    struct catalogue_change change;
    int error = how(archive, &(struct game_ids){&game, 1}, &change);
    return error ? error : change.refused;
}

void expect_whole(void)
{
    struct archive archive;
    open_archive(&archive);
    ck_assert_int_eq(archive_check(&archive, NULL, NULL), 0);
    archive_close(&archive);
}

#ifdef _WIN32

/* The other process has nothing of this one's memory but the path of the archive: what else the
 * task needs must be constant. */
static const char told[] = "--elsewhere";

int elsewhere(int (*task)(void))
{
    char place[24];
    snprintf(place, sizeof place, "%lld", (long long)((intptr_t)task - (intptr_t)elsewhere));
    fflush(NULL);
    return (int)_spawnl(_P_WAIT, _pgmptr, _pgmptr, told, place, folder, NULL);
}

static int (*task_here)(void);

START_TEST(carry_out)
{
    _exit(task_here());
}
END_TEST

/* Before main. Check lets nothing be asserted outside a test. */
__attribute__((constructor)) static void be_elsewhere(void)
{
    if (__argc != 4 || strcmp(__argv[1], told) != 0)
        return;
    snprintf(folder, sizeof folder, "%s", __argv[3]);
    snprintf(path, sizeof path, "%s/games.db", folder);
    task_here = (int (*)(void))((intptr_t)elsewhere + (intptr_t)atoll(__argv[2]));
    Suite *suite = suite_create(told);
    TCase *tcase = tcase_create(told);
    tcase_add_test(tcase, carry_out);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_SILENT);
    _exit(EXIT_FAILURE);
}

#else

int elsewhere(int (*task)(void))
{
    int status;
    fflush(NULL);
    pid_t process = fork();
    if (process == 0)
        _exit(task());
    ck_assert_int_eq(waitpid(process, &status, 0), process);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

#endif

void run_sql(const char *sql)
{
    sqlite3 *db;
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
}

int64_t ask_sql(const char *sql)
{
    sqlite3 *db;
    sqlite3_stmt *query;
    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_prepare_v2(db, sql, -1, &query, NULL), SQLITE_OK);
    ck_assert_int_eq(sqlite3_step(query), SQLITE_ROW);
    int64_t number = sqlite3_column_int64(query, 0);
    sqlite3_finalize(query);
    ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
    return number;
}
