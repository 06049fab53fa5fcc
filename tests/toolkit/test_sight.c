/* SPDX-License-Identifier: MIT */
/* What comes into sight, pass by pass: each thing is a letter, and takes 100 ms. */
#include "suite.h"
#include "toolkit/sight.h"

#include <ctype.h>
#include <string.h>

enum {
    WHOLE_MS = 100,
    PASSES = 4,
};

/* Capital letters are parts of the picture, and contain what follows up to a dot. */
struct drawing {
    int now;
    const char *things;
};

static const struct {
    const char *name;
    bool still;
    struct drawing passes[PASSES];
    int percent; /* of the last thing of the last pass */
    bool coming; /* something of that pass is */
} rows[] = {
    {"the first picture is there in full", false, {{0, "a"}}, 100, false},
    {"what is new begins at nothing", false, {{0, "a"}, {50, "ab"}}, 0, true},
    {"and comes by degrees", false, {{0, "a"}, {50, "ab"}, {80, "ab"}}, 30, true},
    {"until it is there", false, {{0, "a"}, {50, "ab"}, {149, "ab"}, {150, "ab"}}, 100, false},
    {"what stays is there meanwhile", false, {{0, "a"}, {50, "ab"}, {80, "ba"}}, 100, true},
    {"each has its own time", false, {{0, "a"}, {50, "ab"}, {80, "abc"}, {90, "acb"}}, 40, true},
    {"what was gone comes anew", false, {{0, "ab"}, {50, "a"}, {90, "ab"}}, 0, true},
    {"what has gone is not awaited", false, {{0, "a"}, {50, "ab"}, {80, "a"}}, 100, false},
    {"nothing moves", true, {{0, "a"}, {50, "ab"}}, 100, false},
    {"nothing moved, and nothing comes later",
     true,
     {{0, "a"}, {50, "ab"}, {60, "ab"}},
     100,
     false},
    {"a part that is new has all it begins with", false, {{0, "a"}, {50, "aBc"}}, 100, false},
    {"but not what comes later", false, {{0, "a"}, {50, "aBc"}, {60, "aBcd"}}, 0, true},
    {"a part that stays has nothing new in full", false, {{0, "aBc"}, {50, "aBcd"}}, 0, true},
    {"the same in another part is another", false, {{0, "aBc.D"}, {50, "aBc.Dc"}}, 0, true},
    {"behind a new part others come", false, {{0, "a"}, {50, "aBc.d"}}, 0, true},
};

static double draw(struct sight *sight, const struct drawing *drawing)
{
    struct sight_part around = {0};
    double part = 0;
    sight->now = (uint64_t)drawing->now;
    sight_begin(sight);
    for (const char *at = drawing->things; *at; at++)
        if (*at == '.')
            sight_leave(sight, around);
        else if (isupper((unsigned char)*at))
            around = sight_enter(sight, (uint64_t)*at);
        else
            part = sight_see(sight, (uint64_t)*at, WHOLE_MS);
    return part;
}

static int percent(double part)
{
    return (int)(part * 100 + 0.5);
}

START_TEST(things_come_into_sight)
{
    struct sight sight = {.moves = !rows[_i].still};
    double part = 0;
    for (int i = 0; i < PASSES && rows[_i].passes[i].things; i++)
        part = draw(&sight, &rows[_i].passes[i]);
    ck_assert_msg(percent(part) == rows[_i].percent, "%s: %d %%", rows[_i].name, percent(part));
    ck_assert_msg(sight.coming == rows[_i].coming, "%s: coming", rows[_i].name);
    sight_finish(&sight);
}
END_TEST

/* `b` comes at 50, `c` at 80. */
static const struct {
    const char *name;
    int since, b, c;
} settled[] = {
    {"all", 0, 100, 100},
    {"what has just come", 80, 40, 100},
    {"what is to come", 81, 40, 10},
};

START_TEST(it_settles)
{
    static const struct drawing passes[] = {{0, "a"}, {50, "ab"}, {80, "abc"}};
    struct sight sight = {.moves = true};
    for (int i = 0; i < ROWS(passes); i++)
        draw(&sight, &passes[i]);
    sight_settle(&sight, (uint64_t)settled[_i].since);
    int c = percent(draw(&sight, &(struct drawing){90, "abc"}));
    int b = percent(draw(&sight, &(struct drawing){90, "acb"}));
    ck_assert_msg(b == settled[_i].b && c == settled[_i].c, "%s: %d, %d", settled[_i].name, b, c);
    sight_finish(&sight);
}
END_TEST

SUITE(sight)
{
    Suite *suite = suite_create("sight");
    TCase *tcase = tcase_create("sight");
    tcase_add_loop_test(tcase, things_come_into_sight, 0, ROWS(rows));
    tcase_add_loop_test(tcase, it_settles, 0, ROWS(settled));
    suite_add_tcase(suite, tcase);
    return suite;
}
