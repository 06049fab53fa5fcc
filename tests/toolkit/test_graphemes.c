/* SPDX-License-Identifier: MIT */
/* What people call a character, and a word: stepped over whole, cut nowhere inside. */
#include "suite.h"
#include "toolkit/graphemes.h"

#include <string.h>

#define FAMILY "👨‍👩‍👧‍👦"

static const struct {
    const char *name;
    const char *parts[6]; /* one grapheme each, NULL to end */
} rows[] = {
    {"empty", {NULL}},
    {"Latin", {"Å", "s", "a"}},
    {"an accent of its own", {"e\u0301", "a"}},
    {"Vietnamese in pieces", {"D", "u\u031B\u0323", "c"}},
    {"Hebrew with points", {"ש\u05C1", "ר", "ה"}},
    {"Korean in pieces", {"\u1100\u1161\u11A8", "철"}},
    {"Thai with marks", {"ที่", "นี่"}},
    {"a family", {"a", FAMILY, "b"}},
    {"flags", {"🇻🇳", "🇸🇪", "x"}},
    {"a keycap", {"1️⃣", "2"}},
    {"skin", {"👍🏽", "👍"}},
    {"bytes that are not UTF-8", {"\xFF", "\xC3", "a"}},
};

START_TEST(graphemes_are_stepped_over_whole)
{
    char text[100] = "";
    size_t ends[7] = {0}, count = 0;
    for (; rows[_i].parts[count]; count++) {
        strcat(text, rows[_i].parts[count]);
        ends[count + 1] = strlen(text);
    }
    ck_assert_msg(grapheme_count(text) == count, "%s: %zu", rows[_i].name, grapheme_count(text));
    for (size_t i = 0; i < count; i++)
        for (size_t at = ends[i]; at < ends[i + 1]; at++) {
            ck_assert_msg(grapheme_next(text, at) == ends[i + 1], "%s: after %zu comes %zu",
                          rows[_i].name, at, grapheme_next(text, at));
            ck_assert_msg(grapheme_previous(text, at + 1) == ends[i], "%s: before %zu lies %zu",
                          rows[_i].name, at + 1, grapheme_previous(text, at + 1));
            ck_assert_msg(grapheme_whole(text, at) == ends[i], "%s: cut at %zu", rows[_i].name, at);
        }
    ck_assert_uint_eq(grapheme_next(text, ends[count]), ends[count]);
    ck_assert_uint_eq(grapheme_previous(text, 0), 0);
    ck_assert_uint_eq(grapheme_whole(text, ends[count]), ends[count]);
}
END_TEST

static const struct {
    const char *name, *text;
    size_t at, next, previous;
} words[] = {
    {"from the start", "Anna Lee", 0, 4, 0},          {"from inside", "Anna Lee", 2, 4, 0},
    {"over the blank", "Anna Lee", 4, 8, 0},          {"from the end", "Anna Lee", 8, 8, 5},
    {"more bytes a letter", "Åsa Öst", 4, 9, 0},      {"signs are none", "11-15 x", 2, 5, 0},
    {"an apostrophe is within", "O'Neil x", 0, 6, 0}, {"marks belong to it", "ที่ x", 0, 9, 0},
};

START_TEST(words_are_stepped_over)
{
    size_t next = word_next(words[_i].text, words[_i].at);
    size_t previous = word_previous(words[_i].text, words[_i].at);
    ck_assert_msg(next == words[_i].next, "%s: next %zu", words[_i].name, next);
    ck_assert_msg(previous == words[_i].previous, "%s: previous %zu", words[_i].name, previous);
}
END_TEST

static const struct {
    const char *name;
    uint32_t codes[3];
    size_t count;
    bool emoji;
} pictures[] = {
    {"a face", {0x1F600}, 1, true},
    {"a face as text", {0x1F600, 0xFE0E}, 2, false},
    {"a heart as text", {0x2764}, 1, false},
    {"a heart as a picture", {0x2764, 0xFE0F}, 2, true},
    {"a flag", {0x1F1FB, 0x1F1F3}, 2, true},
    {"a keycap", {'1', 0xFE0F, 0x20E3}, 3, true},
    {"a digit", {'1'}, 1, false},
    {"a letter", {0x5D0}, 1, false},
};

START_TEST(emoji_are_known)
{
    ck_assert_msg(grapheme_is_emoji(pictures[_i].codes, pictures[_i].count) == pictures[_i].emoji,
                  "%s", pictures[_i].name);
}
END_TEST

SUITE(graphemes)
{
    Suite *suite = suite_create("graphemes");
    TCase *tcase = tcase_create("graphemes");
    tcase_add_loop_test(tcase, graphemes_are_stepped_over_whole, 0, ROWS(rows));
    tcase_add_loop_test(tcase, words_are_stepped_over, 0, ROWS(words));
    tcase_add_loop_test(tcase, emoji_are_known, 0, ROWS(pictures));
    suite_add_tcase(suite, tcase);
    return suite;
}
