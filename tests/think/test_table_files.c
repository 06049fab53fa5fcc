/* SPDX-License-Identifier: MIT */
/* Endgame tables as files: made, opened again, damaged, stopped, not saved, checked. Each test has
 * a cache of its own. */
#include "scratch.h"
#include "suite.h"

#include "base/file_error.h"
#include "think/tables.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    PIECES = 3,
    COUNT = 9,   /* tables of up to PIECES pieces */
    LARGEST = 4, /* a class of 3 pieces */
    THREADS = 3,
};

static char scratch[40];
static const struct ruleset *rules;
static struct tables tables;
static atomic_bool stop;

/* What the listener has been told. */
static struct {
    int events[TABLE_WRONG + 1];
    int error;            /* the last one, */
    enum table_part part; /* and of which file */
    int stop_after;       /* events of TABLE_MADE; 0: never */
    struct position at;   /* of TABLE_WRONG */
} heard;

static void hear(void *self, const struct table_news *news)
{
    ck_assert_ptr_eq(self, &heard);
    ck_assert_ptr_eq(news->tables, &tables);
    ck_assert(news->class >= 0 && news->class < COUNT);
    heard.events[news->event]++;
    if (news->error) {
        heard.error = news->error;
        heard.part = news->part;
    }
    if (news->event == TABLE_MADE && heard.events[TABLE_MADE] == heard.stop_after)
        atomic_store(&stop, true);
    if (news->event == TABLE_WRONG)
        heard.at = news->verdict->position;
}

static const struct tables_listener listener = {hear, &heard};

static void begin(void)
{
    strcpy(scratch, "/tmp/crownhead-tables-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    setenv("CROWNHEAD_CACHE", scratch, 1);
    rules = &preset_find("american")->rules;
    atomic_store(&stop, false); /* where every test is in this process */
}

static void end(void)
{
    tables_close(&tables);
    scratch_remove(scratch);
}

static void open_again(void)
{
    tables_close(&tables);
    memset(&heard, 0, sizeof heard);
    tables_open(&tables, rules, PIECES, &listener);
}

static bool make(void)
{
    return tables_make(&tables, PIECES, THREADS, &listener, &stop);
}

static void expect(enum table_event event, int count)
{
    ck_assert_msg(heard.events[event] == count, "event %d was told %d times, not %d", event,
                  heard.events[event], count);
}

/* A king that can be captured at once: a win in one ply. */
static int outcome(void)
{
    struct position position = {
        .pieces = {[BLACK] = square_set(15), [WHITE] = square_set(19)},
        .kings = square_set(15) | square_set(19),
        .side = BLACK,
    };
    return endgame_probe(&tables.endgame, &position).outcome;
}

START_TEST(made_and_found)
{
    open_again();
    expect(TABLE_FOUND, 0);
    ck_assert_int_eq(outcome(), ENDGAME_UNKNOWN);
    ck_assert(make());
    expect(TABLE_MADE, COUNT);
    ck_assert_int_eq(outcome(), ENDGAME_WIN);
    ck_assert(make());
    expect(TABLE_MADE, COUNT); /* not again */
    open_again();
    expect(TABLE_FOUND, COUNT);
    ck_assert_int_eq(outcome(), ENDGAME_WIN);
    ck_assert(make());
    expect(TABLE_MADE, 0);
}
END_TEST

/* Opens fewer than there are. */
START_TEST(few_pieces)
{
    open_again();
    ck_assert(make());
    tables_close(&tables);
    memset(&heard, 0, sizeof heard);
    tables_open(&tables, rules, 2, &listener);
    expect(TABLE_FOUND, 3);
    ck_assert_int_eq(tables.endgame.pieces, 2);
}
END_TEST

START_TEST(damaged)
{
    open_again();
    ck_assert(make());
    FILE *file = fopen(tables_path(&tables, LARGEST, TABLE_ENTRIES).text, "r+b");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_eq(fseek(file, -1, SEEK_END), 0);
    int last = getc(file);
    ck_assert_int_eq(fseek(file, -1, SEEK_END), 0);
    putc(last ^ 1, file);
    fclose(file);
    open_again();
    expect(TABLE_FOUND, COUNT - 1);
    expect(TABLE_UNUSABLE, 1);
    ck_assert_int_eq(heard.error, FILE_ERROR_DAMAGED);
    ck_assert(make());
    expect(TABLE_MADE, 1);
    open_again();
    expect(TABLE_FOUND, COUNT);
}
END_TEST

START_TEST(of_another_class)
{
    open_again();
    ck_assert(make());
    struct table_path from = tables_path(&tables, LARGEST, TABLE_ENTRIES);
    struct table_path to = tables_path(&tables, LARGEST - 1, TABLE_ENTRIES);
    tables_close(&tables);
    scratch_copy(from.text, to.text);
    open_again();
    expect(TABLE_UNUSABLE, 1);
    ck_assert_int_eq(heard.error, FILE_ERROR_FOREIGN);
}
END_TEST

START_TEST(stopped_before)
{
    open_again();
    atomic_store(&stop, true);
    ck_assert(!make());
    expect(TABLE_MADE, 0);
    atomic_store(&stop, false);
    ck_assert(make());
    expect(TABLE_MADE, COUNT);
}
END_TEST

/* Tables that have been made stay, and no unfinished file is left. */
START_TEST(stopped_between)
{
    open_again();
    heard.stop_after = 2;
    ck_assert(!make());
    ck_assert_int_ge(heard.events[TABLE_MADE], 2);
    ck_assert_int_lt(heard.events[TABLE_MADE], COUNT);
    int made = heard.events[TABLE_MADE], files = 0;
    DIR *folder = opendir(tables.folder);
    ck_assert_ptr_nonnull(folder);
    for (struct dirent *entry; (entry = readdir(folder));)
        files += entry->d_name[0] != '.' && strchr(entry->d_name, '-');
    closedir(folder);
    ck_assert_int_eq(files, made);
    atomic_store(&stop, false);
    open_again();
    expect(TABLE_FOUND, made);
    ck_assert(make());
    expect(TABLE_MADE, COUNT - made);
}
END_TEST

/* A file is in the place of the folder: the tables are still used. */
START_TEST(not_saved)
{
    char path[100];
    snprintf(path, sizeof path, "%s/endgames", scratch);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fclose(file);
    open_again();
    expect(TABLE_UNUSABLE, 0);
    ck_assert(make());
    expect(TABLE_UNSAVED, COUNT);
    expect(TABLE_MADE, 0);
    ck_assert_int_ne(heard.error, 0);
    ck_assert_int_eq(outcome(), ENDGAME_WIN);
}
END_TEST

START_TEST(no_folder)
{
    unsetenv("CROWNHEAD_CACHE");
    unsetenv("XDG_CACHE_HOME");
    unsetenv("HOME");
    open_again();
    ck_assert_int_eq(tables.folder_error, FILE_ERROR_NOWHERE);
    ck_assert(make());
    expect(TABLE_UNSAVED, COUNT);
    ck_assert_int_eq(outcome(), ENDGAME_WIN);
}
END_TEST

START_TEST(checked)
{
    open_again();
    ck_assert(make());
    tables_check(&tables, PIECES, THREADS, &listener, &stop);
    expect(TABLE_RIGHT, COUNT);
    expect(TABLE_WRONG, 0);
    atomic_store(&stop, true);
    tables_check(&tables, PIECES, THREADS, &listener, &stop);
    expect(TABLE_RIGHT, COUNT); /* stopped: none more */
}
END_TEST

/* One entry does not agree with its moves. */
START_TEST(checked_wrong)
{
    open_again();
    ck_assert(make());
    struct endgame_table *table = &tables.endgame.tables[LARGEST];
    uint8_t *spoilt = malloc(table->size);
    ck_assert_ptr_nonnull(spoilt);
    memcpy(spoilt, table->bytes, table->size);
    spoilt[100] ^= 2;
    table->bytes = spoilt;
    tables_check(&tables, PIECES, 1, &listener, &stop);
    ck_assert_int_ge(heard.events[TABLE_WRONG], 1);
    ck_assert_int_eq(bits_count2(heard.at.pieces[BLACK], heard.at.pieces[WHITE]), 3);
    free(spoilt);
}
END_TEST

/* --- Packed tables --- */

/* As with 6 pieces: those of 2 are packed and have distances, those of 3 have none. */
static void open_packed(void)
{
    tables_close(&tables);
    memset(&heard, 0, sizeof heard);
    tables_open(&tables, rules, 0, &listener);
    tables.endgame.plies_pieces = 1;
    ck_assert(tables_open_rest(&tables, &listener, &stop));
}

static bool is_file(int class, enum table_part part)
{
    return access(tables_path(&tables, class, part).text, F_OK) == 0;
}

START_TEST(distances_have_a_file_of_their_own)
{
    open_packed();
    ck_assert(make());
    for (int i = 0; i < COUNT; i++) {
        bool has = tables.endgame.classes.classes[i].pieces == 2;
        ck_assert(is_file(i, TABLE_ENTRIES));
        ck_assert(is_file(i, TABLE_PLIES) == has);
        ck_assert_int_eq(tables_count_parts(&tables, i), has ? 2 : 1);
    }
    open_packed();
    expect(TABLE_FOUND, COUNT);
    ck_assert_int_eq(outcome(), ENDGAME_WIN);
    tables_check(&tables, PIECES, THREADS, &listener, &stop);
    expect(TABLE_RIGHT, COUNT);
    open_again(); /* as if by a program that packs none */
    expect(TABLE_UNUSABLE, COUNT);
    ck_assert_int_eq(heard.error, FILE_ERROR_FOREIGN);
}
END_TEST

START_TEST(a_part_that_is_missing_is_made_again)
{
    for (enum table_part part = TABLE_ENTRIES; part < TABLE_PARTS; part++) {
        open_packed();
        ck_assert(make());
        ck_assert_int_eq(remove(tables_path(&tables, 0, part).text), 0);
        open_packed();
        expect(TABLE_FOUND, COUNT - 1);
        expect(TABLE_UNUSABLE, 0);
        ck_assert_ptr_null(tables.endgame.tables[0].bytes);
        ck_assert(make());
        expect(TABLE_MADE, 1);
        ck_assert(is_file(0, part));
    }
}
END_TEST

/* The damaged part is named. */
START_TEST(a_part_that_is_damaged)
{
    open_packed();
    ck_assert(make());
    struct table_path path = tables_path(&tables, 0, TABLE_PLIES);
    tables_close(&tables);
    ck_assert_int_eq(truncate(path.text, 200), 0);
    open_packed();
    expect(TABLE_UNUSABLE, 1);
    ck_assert_int_eq(heard.error, FILE_ERROR_DAMAGED);
    ck_assert_int_eq(heard.part, TABLE_PLIES);
    ck_assert(make());
    expect(TABLE_MADE, 1);
}
END_TEST

/* Sums and key are right, but it has not as many distances as entries need. */
START_TEST(a_part_of_another_form)
{
    char head[88];
    open_packed();
    ck_assert(make());
    struct table_path path = tables_path(&tables, 0, TABLE_PLIES);
    const struct cache_file *part = &tables.files[0].parts[TABLE_PLIES];
    size_t size = part->size;
    void *bytes = malloc(size);
    ck_assert_ptr_nonnull(bytes);
    memcpy(bytes, part->bytes, size);
    tables_close(&tables);
    FILE *file = fopen(path.text, "rb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fread(head, 1, sizeof head, file), sizeof head);
    fclose(file);
    const char *key = head + 24; /* behind the mark of the cache */
    ck_assert_int_eq(cache_write(path.text, key, bytes, size - 1, NULL), 0);
    free(bytes);
    open_packed();
    expect(TABLE_FOUND, COUNT - 1);
    expect(TABLE_UNUSABLE, 1);
    ck_assert_int_eq(heard.error, FILE_ERROR_DAMAGED);
    ck_assert(make());
    expect(TABLE_MADE, 1);
}
END_TEST

/* A distance that is too long: a file says that there are none. */
START_TEST(no_distances_are_remembered)
{
    open_packed();
    tables.endgame.plies_end = 6;
    ck_assert(make());
    ck_assert_ptr_nonnull(tables.endgame.tables[0].bytes);
    ck_assert_ptr_null(tables.endgame.tables[0].plies);
    ck_assert(is_file(0, TABLE_PLIES));
    open_packed();
    expect(TABLE_FOUND, COUNT);
    ck_assert_ptr_null(tables.endgame.tables[0].plies);
    ck_assert(make());
    expect(TABLE_MADE, 0);
}
END_TEST

SUITE(table_files)
{
    Suite *suite = suite_create("table_files");
    TCase *tcase = tcase_create("files");
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, begin, end);
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, made_and_found);
    tcase_add_test(tcase, few_pieces);
    tcase_add_test(tcase, damaged);
    tcase_add_test(tcase, of_another_class);
    tcase_add_test(tcase, stopped_before);
    tcase_add_test(tcase, stopped_between);
    tcase_add_test(tcase, not_saved);
    tcase_add_test(posix, no_folder);
    tcase_add_test(tcase, checked);
    tcase_add_test(tcase, checked_wrong);
    tcase_add_test(tcase, distances_have_a_file_of_their_own);
    tcase_add_test(tcase, a_part_that_is_missing_is_made_again);
    tcase_add_test(tcase, a_part_that_is_damaged);
    tcase_add_test(tcase, a_part_of_another_form);
    tcase_add_test(tcase, no_distances_are_remembered);
    suite_add_tcase(suite, tcase);
    suite_add_tcase(suite, posix);
    return suite;
}
