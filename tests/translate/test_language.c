/* SPDX-License-Identifier: MIT */
/* Which language is meant, and how it changes while the program runs. */
#include "base/translate.h"
#include "suite.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Which one is meant --- */

static const char codes[] =
    "pt_BR de  en@long sr@latin de_AT zh_TW zh_CN a-code-that-is-longer-than-any-other";

static const struct {
    const char *name, *wanted, *code; /* NULL: there is none */
} rows[] = {
    {"its code", "de", "de"},
    {"as locales are called", "de_DE.UTF-8", "de"},
    {"with a hyphen", "de-DE", "de"},
    {"its country has texts of its own", "de_AT.UTF-8", "de_AT"},
    {"with a hyphen, too", "de-AT", "de_AT"},
    {"country and language", "pt_BR", "pt_BR"},
    {"no texts but those of a country", "pt", "pt_BR"},
    {"texts of another country", "pt_PT.UTF-8", "pt_BR"},
    {"of several countries the first", "zh", "zh_CN"},
    {"a modifier", "sr_RS.UTF-8@latin", "sr@latin"},
    {"a modifier that nobody has", "de_DE@euro", "de"},
    {"no modifier is added", "sr", NULL},
    {"English", "en_GB.UTF-8", "en"},
    {"a whole code with a modifier", "en@long", "en@long"},
    {"the first of a list", "de:pt", "de"},
    {"the second of a list", "fr:pt:de", "pt_BR"},
    {"English ends a list", "en:de", "en"},
    {"empty places of a list", "::de", "de"},
    {"a language that begins alike", "d", NULL},
    {"one that goes on", "deu", NULL},
    {"nothing", "", NULL},
    {"no language", "_DE", NULL},
    {"a path", "../de", NULL},
    {"the locale C", "C.UTF-8", NULL},
};

START_TEST(the_language_meant)
{
    translate_open(LOCALE_FOLDER, codes, "C");
    ck_assert_int_eq(translate_count(), 8);
    int found = translate_find(rows[_i].wanted);
    const char *code = found >= 0 ? translate_code(found) : "none";
    ck_assert_msg(strcmp(code, rows[_i].code ? rows[_i].code : "none") == 0, "%s: %s",
                  rows[_i].name, code);
}
END_TEST

START_TEST(in_the_order_of_codes)
{
    translate_open(LOCALE_FOLDER, codes, "C");
    for (int i = 1; i < translate_count(); i++)
        ck_assert_str_lt(translate_code(i - 1), translate_code(i));
    translate_open(LOCALE_FOLDER, "", "C");
    ck_assert_int_eq(translate_count(), 1);
    ck_assert_str_eq(translate_code(0), "en");
}
END_TEST

START_TEST(no_more_than_there_is_room_for)
{
    char many[LANGUAGES_MAX * 8] = "";
    for (int i = 0; i < LANGUAGES_MAX + 5; i++)
        sprintf(many + strlen(many), "l%02d ", i);
    translate_open(LOCALE_FOLDER, many, "C");
    ck_assert_int_eq(translate_count(), LANGUAGES_MAX);
    ck_assert_int_ge(translate_find("en"), 0);
}
END_TEST

/* --- How it changes --- */

static const char text[] = N_C("a side", "White");

static int language(const char *code)
{
    int found = translate_find(code);
    ck_assert_msg(found >= 0, "%s", code);
    return found;
}

START_TEST(it_changes_at_once_and_back)
{
    setenv("LC_ALL", "C", 1); /* as on a system without any locale */
    translate_open(LOCALE_FOLDER, "en@long", "C");
    ck_assert(translate_is(LANGUAGE_OF_SYSTEM) && translate_is(language("en")));
    ck_assert_str_eq(tr(text), "White");
    for (int i = 0; i < 3; i++) {
        translate_use(language("en@long"));
        ck_assert(translate_is(language("en@long")));
        ck_assert_str_ne(tr(text), "White");
        ck_assert_str_ne(tr_n("{count} move", "{count} moves", 2), "{count} moves");
        translate_use(LANGUAGE_OF_SYSTEM);
        ck_assert_str_eq(tr(text), "White");
        ck_assert_str_eq(tr_n("{count} move", "{count} moves", 2), "{count} moves");
    }
}
END_TEST

/* Pages keep what tr() has returned. */
START_TEST(texts_stay_valid)
{
    char copy[64];
    translate_open(LOCALE_FOLDER, "en@long", "C");
    translate_use(language("en@long"));
    const char *before = tr(text);
    strcpy(copy, before);
    for (int i = 0; i < 100; i++) {
        translate_use(i % 2 ? language("en@long") : language("en"));
        ck_assert(tr(text)[0] && translate_name(0)[0]);
    }
    ck_assert_str_eq(before, copy);
    ck_assert_ptr_eq(before, tr(text));
}
END_TEST

START_TEST(each_calls_itself)
{
    translate_open(LOCALE_FOLDER, "en@long nobody", "C");
    translate_use(language("en@long"));
    const char *before = tr(text);
    ck_assert_str_eq(translate_name(language("en")), "English");
    ck_assert_str_eq(translate_name(language("nobody")), "nobody");
    ck_assert_msg(strncmp(translate_name(language("en@long")), "\u00C9\u00F1", 4) == 0, "%s",
                  translate_name(language("en@long")));
    ck_assert_str_eq(tr(text), before); /* to ask changes nothing */
}
END_TEST

/* --- Beside other threads --- */

enum {
    READERS = 3,
    CHANGES = 400,
};

static const struct counted_text moves = N_COUNTED("{count} move", "{count} moves");

struct reader {
    pthread_t thread;
    const char *one[2], *many[2]; /* what may be read, in each language */
    atomic_bool *ended;
    int odd, read;
};

/* The environment is read beside it, as libraries do. */
static void *read_texts(void *data)
{
    struct reader *reader = data;
    while (!atomic_load(reader->ended) || reader->read == 0) {
        const char *one = tr(text), *many = tr_counted(moves, 7);
        reader->odd += one != reader->one[0] && one != reader->one[1];
        reader->odd += many != reader->many[0] && many != reader->many[1];
        reader->odd += getenv("CROWNHEAD_NO_SUCH") != NULL;
        reader->read++;
    }
    return NULL;
}

START_TEST(it_changes_beside_other_threads)
{
    struct reader readers[READERS], expected = {.odd = 0};
    atomic_bool ended = false;
    translate_open(LOCALE_FOLDER, "en@long", "C");
    for (int i = 0; i < 2; i++) {
        translate_use(language(i ? "en@long" : "en"));
        expected.one[i] = tr(text);
        expected.many[i] = tr_counted(moves, 7);
    }
    for (int i = 0; i < READERS; i++) {
        readers[i] = expected;
        readers[i].ended = &ended;
        ck_assert_int_eq(pthread_create(&readers[i].thread, NULL, read_texts, &readers[i]), 0);
    }
    for (int i = 0; i < CHANGES; i++) {
        translate_use(language(i % 2 ? "en@long" : "en"));
        ck_assert_str_eq(translate_name(language("en")), "English");
    }
    atomic_store(&ended, true);
    for (int i = 0; i < READERS; i++) {
        pthread_join(readers[i].thread, NULL);
        ck_assert_int_gt(readers[i].read, 0);
        ck_assert_int_eq(readers[i].odd, 0);
    }
}
END_TEST

SUITE(language)
{
    Suite *suite = suite_create("language");
    TCase *tcase = tcase_create("language");
    tcase_add_loop_test(tcase, the_language_meant, 0, ROWS(rows));
    tcase_add_test(tcase, in_the_order_of_codes);
    tcase_add_test(tcase, no_more_than_there_is_room_for);
    tcase_add_test(tcase, texts_stay_valid);
    tcase_add_test(tcase, each_calls_itself);
    tcase_add_test(tcase, it_changes_beside_other_threads);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("the locale C");
    tcase_add_test(posix, it_changes_at_once_and_back);
    suite_add_tcase(suite, posix);
    return suite;
}
