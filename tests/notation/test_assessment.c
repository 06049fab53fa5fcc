/* SPDX-License-Identifier: MIT */
/* What an analysis says of a ply, as text and back. */
#include "suite.h"

#include "notation/assessment.h"

#include <string.h>

static const struct {
    const char *name, *text;
    struct assessment means;
} rows[] = {
    {"level", "[%eval 0.00]", {{WORTH_OPEN, 0}, 0, "", 0, ""}},
    {"White is better", "[%eval 0.35]", {{WORTH_OPEN, 35}, 0, "", 0, ""}},
    {"Black is, by little", "[%eval -0.05]", {{WORTH_OPEN, -5}, 0, "", 0, ""}},
    {"Black is, by much", "[%eval -12.30]", {{WORTH_OPEN, -1230}, 0, "", 0, ""}},
    {"a draw", "[%eval =]", {{WORTH_DRAW, 0}, 0, "", 0, ""}},
    {"White wins", "[%eval #17]", {{WORTH_WHITE_WINS, 17}, 0, "", 0, ""}},
    {"has won", "[%eval #0]", {{WORTH_WHITE_WINS, 0}, 0, "", 0, ""}},
    {"wins some time", "[%eval #]", {{WORTH_WHITE_WINS, -1}, 0, "", 0, ""}},
    {"Black wins", "[%eval #-4]", {{WORTH_BLACK_WINS, 4}, 0, "", 0, ""}},
    {"some time", "[%eval #-]", {{WORTH_BLACK_WINS, -1}, 0, "", 0, ""}},
    {"a cost", "[%eval 0.35] [%cost 0.71]", {{WORTH_OPEN, 35}, 71, "", 0, ""}},
    {"dubious", "[%eval 0.35] [%cost 0.30 ?!]", {{WORTH_OPEN, 35}, 30, "?!", 0, ""}},
    {"a mistake", "[%eval 0.35] [%cost 1.00 ?]", {{WORTH_OPEN, 35}, 100, "?", 0, ""}},
    {"a blunder", "[%eval #3] [%cost 4.40 ??]", {{WORTH_WHITE_WINS, 3}, 440, "??", 0, ""}},
    {"a better line", "[%eval 0.35] [%better 9]", {{WORTH_OPEN, 35}, 0, "", 9, ""}},
    {"and words",
     "[%eval =] [%better 1] A draw [%x].",
     {{WORTH_DRAW, 0}, 0, "", 1, "A draw [%x]."}},
    {"all of it",
     "[%eval 0.35] [%cost 0.71 ?] [%better 9] words",
     {{WORTH_OPEN, 35}, 71, "?", 9, "words"}},
};

static bool same(const struct assessment *a, const struct assessment *b)
{
    return a->worth.kind == b->worth.kind && a->worth.value == b->worth.value &&
           a->cost == b->cost && strcmp(a->sign, b->sign) == 0 && a->better == b->better &&
           strcmp(a->words, b->words) == 0;
}

START_TEST(printed_and_parsed)
{
    char text[ASSESSMENT_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct assessment read;
    assessment_print(&out, &rows[_i].means);
    ck_assert_msg(strcmp(text, rows[_i].text) == 0, "%s: printed %s", rows[_i].name, text);
    ck_assert_msg(assessment_parse(rows[_i].text, &read), "%s", rows[_i].name);
    ck_assert_msg(same(&read, &rows[_i].means), "%s: read something else", rows[_i].name);
}
END_TEST

/* As other programs write it. */
static const struct {
    const char *text;
    int value;
} loose_rows[] = {
    {"[%eval 1]", 100}, {"[%eval -1.2]", -120}, {"[%eval 00.20]", 20}, {"[%eval -0]", 0}};

START_TEST(parsed_though_written_otherwise)
{
    struct assessment read;
    ck_assert_msg(assessment_parse(loose_rows[_i].text, &read) && read.worth.kind == WORTH_OPEN &&
                      read.worth.value == loose_rows[_i].value,
                  "%s: %d", loose_rows[_i].text, read.worth.value);
}
END_TEST

static const struct {
    struct worth worth;
    int count;
} counts[] = {
    {{WORTH_OPEN, 0}, 0},           {{WORTH_OPEN, 100}, 94},  {{WORTH_OPEN, 150}, 126},
    {{WORTH_OPEN, -150}, -126},     {{WORTH_OPEN, 599}, 217}, {{WORTH_OPEN, 9000}, 218},
    {{WORTH_OPEN, -9000}, -218},    {{WORTH_DRAW, 0}, 0},     {{WORTH_WHITE_WINS, 90}, 220},
    {{WORTH_BLACK_WINS, -1}, -220},
};

START_TEST(what_it_counts)
{
    int count = worth_count(&counts[_i].worth);
    ck_assert_msg(count == counts[_i].count, "row %d: %d", _i, count);
}
END_TEST

static const char *const others[] = {
    "",
    "well",
    "[%eval",
    "[%eval ]",
    "[%eval 0.35",
    "[%eval 0.35] ",
    "[%eval 0.35] well",
    "[%eval 0.355]",
    "[%eval 1.]",
    "[%eval .5]",
    "[%eval --1]",
    "[%eval +1]",
    "[%eval ##]",
    "[%eval 0.35] [%clk 0:01:00]",
    "[%eval 0.35] [%cost]",
    "[%eval 0.35] [%cost -1]",
    "[%eval 0.35] [%cost 1 !]",
    "[%eval 0.35] [%cost 1 ???]",
    "[%eval 0.35] [%cost 1?]",
    "[%eval 0.35] [%better 0]",
    "[%eval 0.35] [%better]",
    "[%eval 0.35] [%better 3]well",
    "[%better 3]",
    "[%Eval 0.35]",
    " [%eval 0.35]",
};

START_TEST(anything_else)
{
    struct assessment read;
    ck_assert_msg(!assessment_parse(others[_i], &read), "'%s' was read", others[_i]);
}
END_TEST

SUITE(assessment)
{
    Suite *suite = suite_create("assessment");
    TCase *tables = tcase_create("tables");
    tcase_add_loop_test(tables, printed_and_parsed, 0, ROWS(rows));
    tcase_add_loop_test(tables, parsed_though_written_otherwise, 0, ROWS(loose_rows));
    tcase_add_loop_test(tables, what_it_counts, 0, ROWS(counts));
    tcase_add_loop_test(tables, anything_else, 0, ROWS(others));
    suite_add_tcase(suite, tables);
    return suite;
}
