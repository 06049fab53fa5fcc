/* SPDX-License-Identifier: MIT */
/* All that prose says, in the pseudo-language: no text escapes translation. */
#include "base/translate.h"
#include "plain_letters.h"
#include "prose/error_prose.h"
#include "prose/names.h"
#include "prose/result_prose.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"
#include "prose/verdict_prose.h"
#include "suite.h"

#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static void open_language(void)
{
    translate_open(LOCALE_FOLDER, "en@long", "C");
    translate_use(translate_find("en@long"));
    ck_assert_msg(strcmp(tr_c("a side", "White"), "White") != 0, "no catalogue in " LOCALE_FOLDER);
}

/* Newer C libraries give no translation in a locale whose name begins with "C.", older ones do. */
START_TEST(no_locale_is_mute)
{
    static const char *const asked[] = {"C.UTF-8", "qq_QQ.UTF-8", "C"};
    setenv("LC_ALL", asked[_i], 1);
    translate_open(LOCALE_FOLDER, "en@long", "C");
    translate_use(translate_find("en@long"));
    const char *locale = setlocale(LC_MESSAGES, NULL);
    ck_assert_msg(strcmp(locale, "C") != 0 && strncmp(locale, "C.", 2) != 0, "%s: in the locale %s",
                  asked[_i], locale);
    ck_assert_str_ne(tr_c("a side", "White"), "White");
}
END_TEST

static void expect_translated(const char *what, int number, const char *text)
{
    ck_assert_msg(text[0] && !has_plain_letters(text), "%s %d: \"%s\"", what, number, text);
}

/* Every value of every field of a rule set. */
static void expect_fields(struct ruleset rules)
{
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        struct ruleset changed = rules;
        for (int value = field_infos[field].zero ? 0 : field_infos[field].low;
             value <= field_infos[field].high; value++) {
            char text[800];
            if (!field_allows(field, value))
                continue;
            struct strbuf sentence = strbuf_init(text, sizeof text);
            ruleset_set(&changed, field, value);
            if (field_sentence(&changed, field, side_names_plain, &sentence))
                expect_translated(field_infos[field].name, value, text);
            struct strbuf word = strbuf_init(text, sizeof text);
            rule_value_print(&word, field, value, side_names_plain);
            expect_translated(field_infos[field].name, value, text);
        }
    }
}

START_TEST(rules_pages)
{
    for (int i = 0; i < PRESET_COUNT; i++) {
        expect_fields(presets[i].rules);
        expect_translated("title", i, ruleset_title(&presets[i]).text);
        char text[800];
        struct strbuf out = strbuf_init(text, sizeof text);
        for (int index = 0;
             rules_general_sentence(index, &presets[i].rules, side_names_plain, &out); index++) {
            expect_translated("general sentence", index, text);
            out = strbuf_init(text, sizeof text);
        }
        for (int lesson = 0; lesson < LESSON_COUNT; lesson++) {
            struct strbuf words = strbuf_init(text, sizeof text);
            lesson_print(&words, &presets[i].rules, (enum lesson)lesson, side_names_plain);
            expect_translated("lesson", lesson, text);
        }
    }
    for (int i = 0; i < LESSON_COUNT; i++)
        expect_translated("title of lesson", i, lesson_title((enum lesson)i));
    for (enum field field = 0; field < FIELD_COUNT; field++)
        expect_translated("title of field", (int)field, field_title(field));
    const struct ruleset *american = &preset_find("american")->rules;
    for (enum field field = 0; field < FIELD_COUNT; field++)
        if (field_idle(american, field))
            expect_translated("idle reason", (int)field, rule_idle_reason(field));
}
END_TEST

/* Every refusal with every offer: of one and of several, with and without another square, under
 * both duties to capture. */
START_TEST(refusals)
{
    for (int row = 0; row < 16 * REFUSAL_COUNT; row++) {
        struct few few = {square_set(11) | square_set(15), row & 1 ? 3 : 0};
        struct verdict verdict = {
            .kind = VERDICT_REFUSED,
            .refusal = (enum refusal)(row / 16),
            .square = 18,
            .from = 14,
            .about = row & 2 ? 22 : SQUARE_NONE,
            .pointed = row & 1 ? few.squares : square_set(11),
            .must = row & 4 ? 1 + (row & 1) : 0,
            .can = row & 2,
            .several = row & 2,
            .offer = (enum offer)(row % 16 % (OFFER_GO_ON + 1)),
            .pieces = few,
            .to = {row & 8 ? few : (struct few){0}, few},
        };
        struct position position = {.side = WHITE};
        struct named_ruleset rules = presets[row & 4 ? 0 : 1];
        char text[480];
        struct strbuf out = strbuf_init(text, sizeof text);
        if (verdict.refusal == REFUSAL_NONE)
            continue;
        verdict_print(&out, &rules, &position, &verdict, square_names_plain, side_names_plain);
        expect_translated("refusal", (int)verdict.refusal, text);
        ck_assert_msg(!strchr(text, '{'), "a blank is left: %s", text);
    }
}
END_TEST

START_TEST(legal_verdicts)
{
    for (int row = 0; row < 3; row++) {
        struct verdict verdict = {
            .kind = row ? VERDICT_PART : VERDICT_MOVE,
            .square = 11,
            .from = row == 2 ? 11 : SQUARE_NONE,
            .pointed = square_set(15),
        };
        struct position position = {.side = BLACK};
        char text[240];
        struct strbuf out = strbuf_init(text, sizeof text);
        verdict_print(&out, &presets[0], &position, &verdict, square_names_plain, side_names_plain);
        expect_translated("legal", row, text);
    }
}
END_TEST

/* The words of the text and what may stand there are what they are; all around them is translated.
 */
START_TEST(errors)
{
    enum text_fault fault = (enum text_fault)_i;
    struct text_error error = {
        .fault = fault,
        .rules = &presets[0],
        .square = 11,
        .last = 15,
        .routes = {{.steps = 1, .path = {11, 15}}, {.steps = 1, .path = {11, 16}}},
        .route_count = 2,
    };
    struct error_sentence translated = error_sentence(&error);
    bool lists_words = fault >= FAULT_RULES_EXPECTED;
    if (!lists_words)
        expect_translated("fault", _i, translated.text);
    error.meant = lists_words && fault <= FAULT_NO_SUCH_FIELD ? "-" : NULL;
    if (fault == FAULT_NO_SUCH_RULES || fault == FAULT_NO_SUCH_FIELD)
        expect_translated("fault", _i, error_sentence(&error).text);
    error.meant = NULL;
    translate_use(translate_find("en"));
    ck_assert_msg(strlen(translated.text) > strlen(error_sentence(&error).text), "fault %d: \"%s\"",
                  _i, translated.text);
}
END_TEST

START_TEST(found)
{
    struct text_error error = {.fault = FAULT_COMMA_EXPECTED, .found.code = 0x2028};
    for (enum found_kind kind = FOUND_UNKNOWN; kind <= FOUND_UNREADABLE; kind++) {
        error.found.kind = kind;
        expect_translated("found", (int)kind, error_sentence(&error).text);
    }
    error.found = (struct scan_found){.kind = FOUND_CHARACTER, .code = 0xFEFF};
    ck_assert(!strstr(error_sentence(&error).text, "mark"));
}
END_TEST

START_TEST(results)
{
    for (enum reason reason = REASON_NONE + 1; reason < REASON_COUNT; reason++) {
        bool won = reason <= REASON_TIME;
        struct result result = won ? result_win(BLACK, reason) : result_draw(reason);
        char text[160];
        struct strbuf out = strbuf_init(text, sizeof text);
        result_print(&out, &result, "1", "2");
        expect_translated("result", (int)reason, text);
        out = strbuf_init(text, sizeof text);
        result_title_print(&out, &result, "1", "2");
        expect_translated("title", (int)reason, text);
        out = strbuf_init(text, sizeof text);
        result_reason_print(&out, &result, "1", "2");
        expect_translated("reason", (int)reason, text);
    }
    for (int reset = RESET_CAPTURE; reset <= RESET_CAPTURE_OR_MAN; reset++) {
        struct ruleset rules = preset_find("tournament")->rules;
        struct draw_state state = {.repetitions = 3};
        char text[240];
        struct strbuf out = strbuf_init(text, sizeof text);
        rules.quiet_reset = (enum quiet_reset)reset;
        draw_meter_print(&out, &rules, &state);
        expect_translated("meter", reset, text);
    }
}
END_TEST

START_TEST(names)
{
    struct named_ruleset changed = presets[1];
    changed.rules.rows = 2;
    expect_translated("changed", 0, ruleset_title(&changed).text);
    for (int player = 0; player < PLAYER_COUNT; player++)
        expect_translated("player", player, player_stand_in(player, PLAYER_PERSON, NULL).name);
    for (int policy = 0; policy < STARTER_COUNT; policy++)
        expect_translated("starter", policy, starter_label((enum starter_policy)policy));
    for (int fault = NAME_FIT + 1; fault < NAME_FAULT_COUNT; fault++)
        expect_translated("fault of a name", fault, name_fault_sentence((enum name_fault)fault));
}
END_TEST

START_TEST(letters)
{
    ck_assert(has_plain_letters("ab") && has_plain_letters("\u00E4 xYz"));
    ck_assert(!has_plain_letters("") && !has_plain_letters("a b 3c \u00E9a\u00E9"));
}
END_TEST

/* A player's own words are theirs in every language. */
START_TEST(own_names_stay)
{
    struct named_ruleset own = presets[1];
    strcpy(own.name, "Ours");
    ck_assert_str_eq(ruleset_title(&own).text, "Ours");
}
END_TEST

START_TEST(plurals)
{
    const char *one = tr_n("{count} move", "{count} moves", 1);
    const char *many = tr_n("{count} move", "{count} moves", 2);
    ck_assert_str_ne(one, many);
    ck_assert_str_eq(many, tr_n("{count} move", "{count} moves", 0));
    ck_assert_str_eq(tr(""), "");
}
END_TEST

SUITE(texts)
{
    Suite *suite = suite_create("texts");
    TCase *locales = tcase_create("locales");
    tcase_add_loop_test(locales, no_locale_is_mute, 0, 2);
    suite_add_tcase(suite, locales);
    TCase *posix = posix_cases("the locale C"); /* Windows' gettext translates nothing in it */
    tcase_add_loop_test(posix, no_locale_is_mute, 2, 3);
    suite_add_tcase(suite, posix);
    TCase *texts = tcase_create("in another language");
    tcase_add_checked_fixture(texts, open_language, NULL);
    tcase_set_timeout(texts, 30);
    tcase_add_test(texts, rules_pages);
    tcase_add_test(texts, refusals);
    tcase_add_test(texts, legal_verdicts);
    tcase_add_loop_test(texts, errors, 0, FAULT_COUNT);
    tcase_add_test(texts, found);
    tcase_add_test(texts, results);
    tcase_add_test(texts, names);
    tcase_add_test(texts, letters);
    tcase_add_test(texts, own_names_stay);
    tcase_add_test(texts, plurals);
    suite_add_tcase(suite, texts);
    return suite;
}
