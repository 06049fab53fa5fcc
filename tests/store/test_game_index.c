/* SPDX-License-Identifier: MIT */
/* Lists of games. A game that is read from where its row begins is the same as in the whole text.
 */
#include "prose/in_out_prose.h"
#include "store/game_index.h"
#include "store/game_load.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_title(struct strbuf *out, const struct named_ruleset *rules)
{
    strbuf_add(out, rules->id);
}

static const struct index_words words = {print_title, game_fault_print};
static struct game_index index_;
static struct game_load load;

/* Reads `stretch` bytes at a time. */
static void list_games(const char *text, uint64_t stretch, struct text_source *source,
                       struct game_list *list)
{
    *list = (struct game_list){0};
    text_source_of_text(source, text, strlen(text));
    game_index_begin(&index_, source, NULL, &words, list);
    while (!index_.done)
        game_index_work(&index_, stretch);
    game_index_finish(&index_);
}

static const struct text_row {
    const char *name, *text;
    int games;
    const char *rows[4]; /* white, points, plies */
    int somethings;
} text_rows[] = {
    {"none", "", 0, {NULL}, 0},
    {"bytes before the first", "\xEF\xBB\xBF\n\n  1. 11-15 *", 1, {"|*|1|"}, 1},
    {"tags alone",
     "[White \"a\"]\n[White \"b\"]\n[White \"c\"] 1-0",
     3,
     {"a|*|0|", "b|*|0|", "c|0-1|0|"},
     3},
    {"results part games",
     "1. 11-15 1-0 1. 9-13 22-18 * {said of it} 1. 12-16 0-1",
     3,
     {"|0-1|1|", "|*|2|", "|1-0|1|"},
     3},
    {"tags part games",
     "1. 11-15\n[White \"b\"]\n1. 9-13\r\n\r\n[White \"c\"]\r\n*",
     3,
     {"|*|1|", "b|*|1|", "c|*|0|"},
     3},
    {"a comment before",
     "{first} [White \"a\"] 1. 11-15 *\n; second\n[White \"b\"] *",
     2,
     {"a|*|1|", "b|*|0|"},
     2},
    {"faults",
     "[White \"a\"]\n1. 11-11 *\n\n[White \"b\"]\n1. 9-13 (22-18 *\n[Event \"?\"]\n[White \"c\"] "
     "1. x *",
     3,
     {"a|*|0|", "b|*|1|", "c|*|0|"},
     3},
    {"something else", "\x01* \xFF)* 11-", 3, {"|*|0|", "|*|0|", "|*|0|"}, 0},
    {"tags by chance", "[\xAF\xB1 \"\"] * [i \"a\"] *", 2, {"|*|0|", "|*|0|"}, 0},
    {"something between", "* 1. 11-15 * 1. 1-32 *", 3, {"|*|0|", "|*|1|", "|*|0|"}, 1},
};

static void print_row(struct strbuf *out, const struct game_row *row)
{
    strbuf_addf(out, "%s|%s|%d|", row->white, row->result, row->plies);
}

/* The list has Black's points first, the text has White's first. */
static bool same_result(const char *points, const char *result)
{
    size_t black = strcspn(points, "-"), white = strcspn(result, "-");
    if (!points[black] || !result[white])
        return strcmp(points, result) == 0;
    return strncmp(points, result + white + 1, black) == 0 && !result[white + 1 + black] &&
           strncmp(points + black + 1, result, white) == 0 && !points[black + 1 + white];
}

/* A game that is read from its mark is the same, lines and columns included. */
static void require_loaded(const char *name, struct text_source *source, const struct game_row *row)
{
    bool changed;
    char memory[1200];
    struct strbuf fault = strbuf_init(memory, sizeof memory);
    ck_assert_int_eq(text_source_go_to(source, row->mark.byte, &changed), 0);
    game_load_begin(&load, source, row->mark, NULL, index_.guess.known ? &index_.guess.rules : NULL,
                    NULL);
    const struct game_report *report = load.report;
    REQUIRE(report, "%s: no game at byte %d", name, (int)row->mark.byte);
    if (report->wrong)
        game_fault_print(&fault, &report->error);
    REQUIRE(report->plies == row->plies && same_result(row->result, report->result) &&
                strcmp(report->tags[CHECKED_WHITE].text, row->white) == 0 &&
                report->wrong == (row->fault != NULL) &&
                (!row->fault || strcmp(memory, row->fault) == 0),
            "%s: byte %d: %s, %d, %s, %s; listed: %s", name, (int)row->mark.byte,
            report->tags[CHECKED_WHITE].text, report->plies, report->result, memory,
            row->fault ? row->fault : "");
    game_load_finish(&load);
}

START_TEST(games_are_listed_and_found_again)
{
    const struct text_row *row = &text_rows[_i];
    const uint64_t stretches[] = {1, 1 << 20};
    struct text_source source;
    struct game_list list;
    for (int s = 0; s < ROWS(stretches); s++) {
        list_games(row->text, stretches[s], &source, &list);
        REQUIRE(list.count == row->games && list.somethings == row->somethings,
                "%s: %d games, %d of them something", row->name, list.count, list.somethings);
        for (int i = 0; i < list.count; i++) {
            char memory[400];
            struct strbuf out = strbuf_init(memory, sizeof memory);
            print_row(&out, &list.rows[i]);
            size_t length = strlen(memory);
            REQUIRE(strncmp(memory, row->rows[i], length) == 0, "%s: row %d is %s, %s", row->name,
                    i, memory, list.rows[i].fault ? list.rows[i].fault : "");
            require_loaded(row->name, &source, &list.rows[i]);
        }
        game_list_finish(&list);
        text_source_finish(&source);
    }
}
END_TEST

/* The text is far longer than the buffer of the reader. */
START_TEST(places_are_right_far_behind)
{
    enum {
        GAMES = 3000,
        SIZE = 1 << 20,
    };
    char *text = calloc(1, SIZE);
    struct strbuf out = strbuf_init(text, SIZE);
    struct text_source source;
    struct game_list list;
    for (int i = 0; i < GAMES; i++)
        strbuf_addf(&out, "[White \"%d\"]\n{%.*s}\n1. 11-15 %s *\n%s", i, i % 97,
                    "ÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅåÅå", i % 5 == 0 ? "9-9" : "",
                    i % 2 == 0 ? "\n" : "");
    list_games(text, 1000, &source, &list);
    ck_assert_int_eq(list.count, GAMES);
    ck_assert_int_eq(list.faults, GAMES / 5);
    for (int i = 0; i < GAMES; i++)
        require_loaded("many", &source, &list.rows[i]);
    game_list_finish(&list);
    text_source_finish(&source);
    free(text);
}
END_TEST

START_TEST(a_list_has_an_end)
{
    char *text = malloc(GAME_LIST_MAX + 11);
    struct text_source source;
    struct game_list list;
    memset(text, '*', GAME_LIST_MAX + 10);
    text[GAME_LIST_MAX + 10] = '\0';
    list_games(text, 1 << 20, &source, &list);
    ck_assert_int_eq(list.count, GAME_LIST_MAX);
    game_list_finish(&list);
    text_source_finish(&source);
    free(text);
}
END_TEST

static const struct filter_row {
    const char *filter;
    bool fits;
} filter_rows[] = {
    {"", true},        {"  ", true},       {"ada", true},        {"ADA ben", true},
    {"ben ada", true}, {"ada cem", false}, {"2026", true},       {"1-0", true},
    {"parl", true},    {"adaben", false},  {"winter cup", true}, {"wintercup", false},
};

START_TEST(words_find_rows)
{
    const struct filter_row *row = &filter_rows[_i];
    const struct game_row game = {.black = "Ada",
                                  .white = "Ben",
                                  .event = "Winter cup",
                                  .date = "2026.11.22",
                                  .result = "1-0",
                                  .rules = "Parlour"};
    ck_assert_msg(game_row_matches(&game, row->filter) == row->fits, "\"%s\"", row->filter);
}
END_TEST

SUITE(game_index)
{
    Suite *suite = suite_create("game index");
    TCase *tcase = tcase_create("game index");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, games_are_listed_and_found_again, 0, ROWS(text_rows));
    tcase_add_test(tcase, places_are_right_far_behind);
    tcase_add_test(tcase, a_list_has_an_end);
    tcase_add_loop_test(tcase, words_find_rows, 0, ROWS(filter_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}
