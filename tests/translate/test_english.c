/* SPDX-License-Identifier: MIT */
/* What stands in for gettext and utf8proc where there are none (src/base/translate_english.c,
 * utf8_lower_ascii.c). */
#include "base/translate.h"
#include "base/utf8.h"
#include "suite.h"

START_TEST(texts_are_english)
{
    static const char text[] = "An offer";
    translate_open("", "de", "C");
    ck_assert_ptr_eq(tr(text), text);
    ck_assert_str_eq(tr(""), "");
    ck_assert_str_eq(tr(N_C("a gift", "Present")), "Present");
    ck_assert_str_eq(tr_c("who is here", "Present"), "Present");
    ck_assert_int_eq(translate_find("en_GB.UTF-8"), 0);
    ck_assert_int_eq(translate_find("de"), -1);
    ck_assert_int_eq(translate_find("eng"), -1);
    ck_assert_int_eq(translate_find(""), -1);
    ck_assert_int_eq(translate_count(), 1);
    ck_assert_str_eq(translate_code(0), "en");
    ck_assert_str_eq(translate_name(0), "English");
    ck_assert(translate_is(translate_of_system()));
    translate_use(0);
    ck_assert_ptr_eq(tr(text), text);
}
END_TEST

START_TEST(one_is_one)
{
    struct counted_text text = N_COUNTED("one", "many");
    for (int number = 0; number <= 21; number++) {
        const char *form = number == 1 ? "one" : "many";
        ck_assert_str_eq(tr_n("one", "many", number), form);
        ck_assert_str_eq(tr_counted(text, number), form);
    }
}
END_TEST

START_TEST(only_ascii_has_a_lower_case)
{
    static const uint32_t rows[][2] = {{'A', 'a'}, {'Z', 'z'}, {'a', 'a'},   {'@', '@'},
                                       {'[', '['}, {'1', '1'}, {0xC4, 0xC4}, {0x416, 0x416}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        ck_assert_uint_eq(utf8_lower(rows[i][0]), rows[i][1]);
}
END_TEST

SUITE(english)
{
    Suite *suite = suite_create("english");
    TCase *tcase = tcase_create("english");
    tcase_add_test(tcase, texts_are_english);
    tcase_add_test(tcase, one_is_one);
    tcase_add_test(tcase, only_ascii_has_a_lower_case);
    suite_add_tcase(suite, tcase);
    return suite;
}
