/* SPDX-License-Identifier: MIT */
/* Rule sets as text, and the page that teaches them. */
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "prose/names.h"
#include "prose/rules_page.h"
#include "random_play.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

static const struct good_row {
    const char *name;
    const char *text;
    const char *canonical;
    const char *shown;
} good_rows[] = {
    {"an id", "american", "american", "American"},
    {"a field that differs", "american, capture=optional", "american, capture=optional",
     "American, changed"},
    {"two, in the order of the fields", "american,king=flying,capture=optional",
     "american, capture=optional, king=flying", "American, changed"},
    {"a field that does not differ", "american, capture=mandatory", "american", "American"},
    {"a name", "Free Jump", "freejump", "Free Jump"},
    {"a name in another case", "FLYING kings , quiet=30", "flying, quiet=30",
     "Flying Kings, changed"},
    {"an id in another case", "American", "american", "American"},
    {"a name joined", "flying_kings,king=short", "flying, king=short", "Flying Kings, changed"},
    {"_ for -", "american, man_capture=any, quiet_reset=capture_or_man",
     "american, man-capture=any, quiet-reset=capture-or-man", "American, changed"},
    {"spaces", "  flying ,quiet = 30\n", "flying, quiet=30", "Flying Kings, changed"},
    {"a number that is zero", "classic, repetition=0", "classic, repetition=0", "Classic, changed"},
    {"a leading zero", "american, quiet=025", "american, quiet=25", "American, changed"},
    {"a field that does nothing beside the others", "american, landing=free",
     "american, landing=free", "American, changed"},
};

START_TEST(read_and_printed)
{
    const struct good_row *row = &good_rows[_i];
    struct named_ruleset rules;
    struct text_error error = {0};
    char text[RULESET_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    ck_assert_msg(ruleset_parse(row->text, &rules, &error), "%s: %s", row->name,
                  error_sentence(&error).text);
    ruleset_print(&out, &rules);
    ck_assert_msg(strcmp(text, row->canonical) == 0, "%s: \"%s\", expected \"%s\"", row->name, text,
                  row->canonical);
    struct ruleset_title shown = ruleset_title(&rules);
    ck_assert_msg(strcmp(shown.text, row->shown) == 0, "%s: name \"%s\", expected \"%s\"",
                  row->name, shown.text, row->shown);
}
END_TEST

#define IDS                                                                                        \
    "freejump, american, flying, classic, parlour, tournament, russian, brazilian, pool, "         \
    "italian, "                                                                                    \
    "spanish, czech, thai."

static const struct bad_row {
    const char *name;
    const char *text;
    int column;
    const char *sentence;
} bad_rows[] = {
    {"nothing", "", 1, "A rule set begins with one of: " IDS},
    {"an unknown id", "amrican", 1, "There is no rule set 'amrican'. Did you mean 'american'?"},
    {"an unknown id that is near to none", "chess", 1, "There is no rule set 'chess'. Known: " IDS},
    {"near to a name", "fre jump", 1, "There is no rule set 'fre jump'. Did you mean 'freejump'?"},
    {"an unknown id before a comma", "chess, king=flying", 1,
     "There is no rule set 'chess'. Known: " IDS},
    {"an unknown id without a comma", "chess king=flying", 1,
     "There is no rule set 'chess'. Known: " IDS},
    {"a name that is too long", "american rules", 10, "A comma is expected here, not 'rules'."},
    {"near to a field", "american, kind=flying", 11,
     "There is no field 'kind'. Did you mean 'king'?"},
    {"an unknown field", "american, capturing=optional", 11,
     "There is no field 'capturing'. Known: first, corner, squares, rows, capture, man-capture, "
     "man-takes-king, king, landing, crowning, removal, priority, goal, repetition, quiet, "
     "quiet-reset, lone-kings, draws."},
    {"an unknown value", "american, capture=maybe", 19,
     "The field capture cannot be 'maybe'. Valid: mandatory, optional."},
    {"no value", "american, capture=", 19, "The field capture needs a value: mandatory, optional."},
    {"no equals sign", "american, capture optional", 19,
     "An = is expected after capture, not 'optional'."},
    {"no field", "american,", 10, "A field is expected here, not the end."},
    {"a field twice", "american, king=flying, king=short", 24, "The field king is given twice."},
    {"no comma", "american king=flying", 10, "A comma is expected here, not 'king'."},
    {"a word for a number", "american, quiet=many", 17,
     "The field quiet cannot be 'many'. Valid: 0, or 1 to 999."},
    {"a number too large", "american, quiet=1000", 17,
     "The field quiet cannot be '1000'. Valid: 0, or 1 to 999."},
    {"a number far too large", "american, quiet=4294967297", 17,
     "The field quiet cannot be '4294967297'. Valid: 0, or 1 to 999."},
    {"a number between two valid ones", "american, repetition=1", 22,
     "The field repetition cannot be '1'. Valid: 0, or 2 to 99."},
    {"a negative number", "american, quiet=-1", 17,
     "The field quiet cannot be '-1'. Valid: 0, or 1 to 999."},
    {"rows that no board has", "american, rows=4", 16,
     "The field rows cannot be '4'. Valid: 2 to 3."},
};

START_TEST(refused)
{
    const struct bad_row *row = &bad_rows[_i];
    struct named_ruleset rules = *preset_find("thai");
    struct text_error error = {0};
    ck_assert_msg(!ruleset_parse(row->text, &rules, &error), "%s: accepted", row->name);
    ck_assert_msg(strcmp(rules.id, "thai") == 0, "%s: touched the rule set", row->name);
    ck_assert_msg(strcmp(error_sentence(&error).text, row->sentence) == 0,
                  "%s: \"%s\", expected \"%s\"", row->name, error_sentence(&error).text,
                  row->sentence);
    ck_assert_msg(error.line == 1 && error.column == row->column, "%s: %d:%d, expected 1:%d",
                  row->name, error.line, error.column, row->column);
}
END_TEST

START_TEST(random_round_trip)
{
    for (uint64_t seed = 0; seed < 5000; seed++) {
        struct rng rng = rng_init(seed);
        struct named_ruleset rules = random_ruleset(&rng), back;
        struct text_error error = {0};
        char text[RULESET_TEXT_MAX];
        struct strbuf out = strbuf_init(text, sizeof text);
        ruleset_print(&out, &rules);
        ck_assert_msg(!out.truncated, "seed %" PRIu64 ": %s is cut", seed, text);
        ck_assert_msg(ruleset_parse(text, &back, &error), "seed %" PRIu64 ": %s: %s", seed, text,
                      error_sentence(&error).text);
        ck_assert_msg(strcmp(rules.id, back.id) == 0 && ruleset_equal(&rules.rules, &back.rules),
                      "seed %" PRIu64 ": %s reads otherwise", seed, text);
    }
}
END_TEST

/* --- The rules page --- */

static const struct sentence_row {
    const char *rules;
    enum field field;
    const char *sentence; /* NULL: says nothing */
} sentence_rows[] = {
    {"american", FIELD_ROWS,
     "Each side begins with 12 men, on the dark squares of its three nearest rows."},
    {"thai", FIELD_ROWS,
     "Each side begins with 8 men, on the dark squares of its two nearest rows."},
    {"american", FIELD_LANDING, NULL},
    {"american", FIELD_REMOVAL, NULL},
    {"american", FIELD_QUIET_RESET, NULL},
    {"american", FIELD_DRAWS, NULL},
    {"flying", FIELD_LANDING,
     "A king that captures stops right behind the captured piece, however far it came."},
    {"flying", FIELD_QUIET,
     "After 25 moves in a row, both sides' counted together, without a capture or a crowning, the "
     "game is a draw."},
    {"flying", FIELD_LONE_KINGS,
     "When each side has just one piece left and both are kings, the game is a draw."},
    {"classic", FIELD_REPETITION,
     "When the same position, with the same side to move, has come up 3 times, the game is a "
     "draw."},
    {"tournament", FIELD_REPETITION,
     "When the same position, with the same side to move, has come up 3 times, the player to move "
     "may claim a draw."},
    {"tournament", FIELD_QUIET,
     "After 80 moves in a row, both sides' counted together, without a capture or a move of a man, "
     "the player to move may claim a draw."},
    {"american, quiet=1", FIELD_QUIET, "After one move without a capture, the game is a draw."},
    {"american, crowning=at-rest", FIELD_CROWNING,
     "A man that reaches the crownhead by a capture becomes a king and its move ends there, even "
     "if it could capture on."},
    {"czech, capture=optional", FIELD_PRIORITY,
     "If there is more than one capture, and you choose to capture, a capture by a king goes "
     "first: when a king can capture, a man may not. Otherwise you are free to choose."},
};

START_TEST(told)
{
    const struct sentence_row *row = &sentence_rows[_i];
    struct named_ruleset rules;
    struct text_error error = {0};
    char text[512];
    struct strbuf out = strbuf_init(text, sizeof text);
    ck_assert_msg(ruleset_parse(row->rules, &rules, &error), "%s: %s", row->rules,
                  error_sentence(&error).text);
    bool says = field_sentence(&rules.rules, row->field, side_names_plain, &out);
    ck_assert_msg(says == (row->sentence != NULL), "%s: %s: says \"%s\"", row->rules,
                  field_infos[row->field].name, text);
    ck_assert_msg(strcmp(text, says ? row->sentence : "") == 0, "%s: %s: \"%s\"", row->rules,
                  field_infos[row->field].name, text);
}
END_TEST

static bool is_sentence(const char *text)
{
    size_t length = strlen(text);
    return length > 10 && text[0] >= 'A' && text[0] <= 'Z' && text[length - 1] == '.' &&
           strchr(text, '{') == NULL;
}

/* Whatever the rule set: a field that changes the game has whole sentences, another has none. */
START_TEST(random_rule_sets_are_told)
{
    for (uint64_t seed = 0; seed < 2000; seed++) {
        struct rng rng = rng_init(seed);
        struct named_ruleset rules = random_ruleset(&rng);
        for (enum field field = 0; field < FIELD_COUNT; field++) {
            char text[512];
            struct strbuf out = strbuf_init(text, sizeof text);
            bool says = field_sentence(&rules.rules, field, side_names_plain, &out);
            ck_assert_msg(says == !field_idle(&rules.rules, field), "seed %" PRIu64 ": %s", seed,
                          field_infos[field].name);
            ck_assert_msg(says ? is_sentence(text) : !*text, "seed %" PRIu64 ": %s: %s", seed,
                          field_infos[field].name, text);
            ck_assert_msg(!out.truncated, "seed %" PRIu64 ": %s is cut", seed,
                          field_infos[field].name);
        }
    }
}
END_TEST

/* Two values of a field are two sentences: nobody reads the same of different games. */
START_TEST(values_are_told_apart)
{
    struct ruleset rules = preset_find("brazilian")->rules;
    rules.quiet = 10;
    for (int value = 1; value < field_infos[_i].count; value++) {
        char first[512], second[512];
        struct strbuf out = strbuf_init(first, sizeof first);
        ruleset_set(&rules, (enum field)_i, value - 1);
        field_sentence(&rules, (enum field)_i, side_names_plain, &out);
        out = strbuf_init(second, sizeof second);
        ruleset_set(&rules, (enum field)_i, value);
        field_sentence(&rules, (enum field)_i, side_names_plain, &out);
        ck_assert_msg(strcmp(first, second) != 0, "%s=%s: %s", field_infos[_i].name,
                      field_infos[_i].values[value], second);
    }
}
END_TEST

START_TEST(titles_and_general_sentences)
{
    for (enum field field = 0; field < FIELD_COUNT; field++)
        ck_assert_msg(field_title(field) && *field_title(field), "%s: no title",
                      field_infos[field].name);
    int count = 0;
    char text[512];
    struct strbuf out = strbuf_init(text, sizeof text);
    for (; rules_general_sentence(count, &presets[0].rules, side_names_plain, &out); count++) {
        ck_assert_msg(is_sentence(text), "general sentence %d: %s", count, text);
        out = strbuf_init(text, sizeof text);
    }
    ck_assert_int_ge(count, 4);
    ck_assert(!rules_general_sentence(-1, &presets[0].rules, side_names_plain, &out));
}
END_TEST

START_TEST(lessons_are_sentences)
{
    char text[800];
    for (int i = 0; i < PRESET_COUNT * LESSON_COUNT; i++) {
        struct strbuf out = strbuf_init(text, sizeof text);
        enum lesson lesson = (enum lesson)(i % LESSON_COUNT);
        lesson_print(&out, &presets[i / LESSON_COUNT].rules, lesson, side_names_plain);
        REQUIRE(is_sentence(text) && *lesson_title(lesson), "%s, lesson %d: %s",
                presets[i / LESSON_COUNT].name, (int)lesson, text);
    }
    ck_assert(lesson_tells(FIELD_KING) && !lesson_tells(FIELD_PRIORITY));
}
END_TEST

SUITE(rulesets)
{
    Suite *suite = suite_create("rule sets");
    TCase *texts = tcase_create("texts");
    tcase_add_loop_test(texts, read_and_printed, 0, ROWS(good_rows));
    tcase_add_loop_test(texts, refused, 0, ROWS(bad_rows));
    tcase_add_test(texts, random_round_trip);
    TCase *page = tcase_create("the page");
    tcase_add_loop_test(page, told, 0, ROWS(sentence_rows));
    tcase_add_test(page, random_rule_sets_are_told);
    tcase_add_loop_test(page, values_are_told_apart, 0, FIELD_COUNT);
    tcase_add_test(page, titles_and_general_sentences);
    tcase_add_test(page, lessons_are_sentences);
    suite_add_tcase(suite, texts);
    suite_add_tcase(suite, page);
    return suite;
}
