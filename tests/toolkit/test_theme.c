/* SPDX-License-Identifier: MIT */
/* The colours of the themes, each role upon those it is drawn on. */
#include "contrast.h"
#include "suite.h"

#include <math.h>

/* --- The formula itself --- */

static const struct {
    struct colour a, b;
    double contrast;
} known[] = {
    {COLOUR(0x000000), COLOUR(0xFFFFFF), 21.0}, {COLOUR(0xFFFFFF), COLOUR(0x000000), 21.0},
    {COLOUR(0x777777), COLOUR(0xFFFFFF), 4.48}, /* the grey that just fails on white */
    {COLOUR(0x767676), COLOUR(0xFFFFFF), 4.54}, /* and the one that just passes */
    {COLOUR(0x123456), COLOUR(0x123456), 1.0},
};

START_TEST(contrast_is_that_of_the_standard)
{
    double found = colour_contrast(known[_i].a, known[_i].b);
    ck_assert_msg(fabs(found - known[_i].contrast) < 0.01, "row %d: %.2f, expected %.2f", _i, found,
                  known[_i].contrast);
}
END_TEST

/* --- Colours that mark without words: 3:1 (WCAG 2.1, 1.4.11) --- */

static const struct {
    enum colour_role mark, on;
} marks[] = {
    {COLOUR_ACCENT, COLOUR_TABLE},       {COLOUR_ACCENT, COLOUR_BUTTON_HOT},
    {COLOUR_ACCENT, COLOUR_BUTTON_DOWN}, {COLOUR_BORDER, COLOUR_BUTTON_DOWN},
    {COLOUR_ACCENT, COLOUR_PANEL},       {COLOUR_TEXT_MAIN, COLOUR_BUTTON_MAIN},
    {COLOUR_ACCENT, COLOUR_FIELD},       {COLOUR_ACCENT, COLOUR_BUTTON},
    {COLOUR_WARNING, COLOUR_PANEL},      {COLOUR_BORDER, COLOUR_FIELD},
    {COLOUR_BORDER, COLOUR_TABLE},       {COLOUR_BORDER, COLOUR_PANEL},
    {COLOUR_BUTTON_MAIN, COLOUR_TABLE},  {COLOUR_BUTTON_MAIN, COLOUR_PANEL},
};

START_TEST(every_mark_can_be_seen)
{
    for (int i = 0; i < THEME_COUNT; i++) {
        const struct theme *theme = &themes[i];
        double contrast =
            colour_contrast(theme->colours[marks[_i].mark], theme->colours[marks[_i].on]);
        ck_assert_msg(contrast >= contrasts_asked(theme).mark, "%s: role %d on role %d: %.2f:1",
                      theme->id, (int)marks[_i].mark, (int)marks[_i].on, contrast);
    }
}
END_TEST

/* --- Texts on what changes under the hand: 4.5:1, or 7:1 --- */

static const struct {
    enum colour_role text, on;
} texts[] = {
    {COLOUR_TEXT, COLOUR_BUTTON},           {COLOUR_TEXT, COLOUR_BUTTON_HOT},
    {COLOUR_TEXT, COLOUR_BUTTON_DOWN},      {COLOUR_TEXT_DIM, COLOUR_BUTTON},
    {COLOUR_TEXT_DIM, COLOUR_BUTTON_HOT},   {COLOUR_TEXT_DIM, COLOUR_BUTTON_DOWN},
    {COLOUR_ACCENT, COLOUR_BUTTON_HOT},     {COLOUR_ACCENT, COLOUR_BUTTON_DOWN},
    {COLOUR_TEXT_MAIN, COLOUR_BUTTON_MAIN}, {COLOUR_TEXT_MAIN, COLOUR_MAIN_HOT},
    {COLOUR_TEXT_MAIN, COLOUR_MAIN_DOWN},
};

START_TEST(texts_are_read_in_every_state)
{
    for (int i = 0; i < THEME_COUNT; i++) {
        const struct theme *theme = &themes[i];
        double contrast =
            colour_contrast(theme->colours[texts[_i].text], theme->colours[texts[_i].on]);
        ck_assert_msg(contrast >= contrasts_asked(theme).text, "%s: role %d on role %d: %.2f:1",
                      theme->id, (int)texts[_i].text, (int)texts[_i].on, contrast);
    }
}
END_TEST

START_TEST(one_theme_asks_for_seven)
{
    int asking = 0;
    for (int i = 0; i < THEME_COUNT; i++)
        asking += contrasts_asked(&themes[i]).text >= 7.0;
    ck_assert_int_eq(asking, 1);
}
END_TEST

SUITE(theme)
{
    Suite *suite = suite_create("theme");
    TCase *tcase = tcase_create("contrast");
    tcase_add_loop_test(tcase, contrast_is_that_of_the_standard, 0, ROWS(known));
    tcase_add_loop_test(tcase, every_mark_can_be_seen, 0, ROWS(marks));
    tcase_add_loop_test(tcase, texts_are_read_in_every_state, 0, ROWS(texts));
    tcase_add_test(tcase, one_theme_asks_for_seven);
    suite_add_tcase(suite, tcase);
    return suite;
}
