/* SPDX-License-Identifier: MIT */
/* What stands in for gettext where there is none (src/base/translate_english.c). */
#include "base/translate.h"
#include "suite.h"

START_TEST(texts_are_english)
{
    static const char text[] = "An offer";
    translate_open("", "de");
    ck_assert_ptr_eq(tr(text), text);
    ck_assert_str_eq(tr(""), "");
    ck_assert_str_eq(tr(N_C("a gift", "Present")), "Present");
    ck_assert_str_eq(tr_c("who is here", "Present"), "Present");
    ck_assert(translate_has("", "en"));
    ck_assert(!translate_has("", "de"));
    ck_assert(!translate_has("", ""));
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

SUITE(english)
{
    Suite *suite = suite_create("english");
    TCase *tcase = tcase_create("english");
    tcase_add_test(tcase, texts_are_english);
    tcase_add_test(tcase, one_is_one);
    suite_add_tcase(suite, tcase);
    return suite;
}
