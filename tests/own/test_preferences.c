/* SPDX-License-Identifier: MIT */
/* The table of preferences: what each word of the settings file means. */
#include "app/saving/ini.h"
#include "own_settings.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_values(const struct preference *row)
{
    bool holds_initial = false;
    for (int i = 0; i < preference_value_count(row); i++) {
        struct preference_value value = preference_value(row, i);
        ck_assert_msg(value.label[0] && preference_value_find(row, value.id) == i, "%s: %s",
                      row->id, value.id);
        ck_assert_msg(i == 0 || preference_value(row, i - 1).number < value.number, "%s: %s",
                      row->id, value.id);
        holds_initial |= value.number == row->initial;
    }
    ck_assert_msg(holds_initial, "%s: initial", row->id);
}

/* Each number of the struct has its row and each row its number. */
START_TEST(the_table_is_whole)
{
    bool has_row[offsetof(struct preferences, high_contrast) / sizeof(int)] = {false};
    ck_assert_int_eq(preference_count, ROWS(has_row));
    for (int i = 0; i < preference_count; i++) {
        const struct preference *row = &preference_table[i];
        ck_assert_msg(preference_value_count(row) >= 1 &&
                          (!row->values || preference_value_count(row) <= PREFERENCE_VALUES_MAX),
                      "%s", row->id);
        ck_assert_msg(preference_find(row->section, row->id) == row, "%s", row->id);
        ck_assert_msg(!has_row[row->offset / sizeof(int)], "%s: offset", row->id);
        has_row[row->offset / sizeof(int)] = true;
        check_values(row);
    }
}
END_TEST

static int sections_named(const char *text, const char *section)
{
    char head[64];
    int count = 0;
    sprintf(head, "[%s]\n", section);
    for (const char *at = text; (at = strstr(at, head)); at++)
        count++;
    return count;
}

/* What the words of the file mean, told once more by hand. */
static const struct value_row {
    const char *section, *id, *value;
    size_t place; /* in struct preferences */
    int number;
} value_rows[] = {
    {"looks", "board", "as-rules", offsetof(struct preferences, looks.board), 0},
    {"looks", "board", "walnut", offsetof(struct preferences, looks.board), 1},
    {"looks", "board", "tournament", offsetof(struct preferences, looks.board), 2},
    {"looks", "board", "slate", offsetof(struct preferences, looks.board), 3},
    {"looks", "board", "paper", offsetof(struct preferences, looks.board), 4},
    {"looks", "board", "contrast", offsetof(struct preferences, looks.board), 5},
    {"looks", "labels", "as-rules", offsetof(struct preferences, looks.labels), 0},
    {"looks", "labels", "number", offsetof(struct preferences, looks.labels), 1},
    {"looks", "labels", "algebraic", offsetof(struct preferences, looks.labels), 2},
    {"looks", "labels", "row-column", offsetof(struct preferences, looks.labels), 3},
    {"looks", "labels", "off", offsetof(struct preferences, looks.labels), 4},
    {"looks", "king-mark", "as-rules", offsetof(struct preferences, looks.king_mark), 0},
    {"looks", "king-mark", "stack", offsetof(struct preferences, looks.king_mark), 1},
    {"looks", "king-mark", "rings", offsetof(struct preferences, looks.king_mark), 2},
    {"looks", "king-mark", "crown", offsetof(struct preferences, looks.king_mark), 3},
    {"looks", "pieces", "as-rules", offsetof(struct preferences, looks.pieces), 0},
    {"looks", "pieces", "discs", offsetof(struct preferences, looks.pieces), 1},
    {"looks", "pieces", "letters", offsetof(struct preferences, looks.pieces), 2},
    {"looks", "captured", "shown", offsetof(struct preferences, without_trays), 0},
    {"looks", "captured", "hidden", offsetof(struct preferences, without_trays), 1},
    {"play", "forced", "by-hand", offsetof(struct preferences, one_click), 0},
    {"play", "forced", "one-click", offsetof(struct preferences, one_click), 1},
    {"play", "highlights", "all", offsetof(struct preferences, highlights), HIGHLIGHTS_ALL},
    {"play", "highlights", "forced", offsetof(struct preferences, highlights), HIGHLIGHTS_FORCED},
    {"play", "highlights", "off", offsetof(struct preferences, highlights), HIGHLIGHTS_OFF},
    {"play", "sitting", "beside", offsetof(struct preferences, sitting), SITTING_BESIDE},
    {"play", "sitting", "turning", offsetof(struct preferences, sitting), SITTING_TURNING},
    {"play", "sitting", "facing", offsetof(struct preferences, sitting), SITTING_FACING},
    {"play", "seats", "cross", offsetof(struct preferences, seats), SEATS_CROSS},
    {"play", "seats", "stay", offsetof(struct preferences, seats), SEATS_STAY},
    {"texts", "language", "auto", offsetof(struct preferences, language), 0},
    {"texts", "language", "en", offsetof(struct preferences, language), 1},
    {"screen", "motion", "fast", offsetof(struct preferences, speed), SPEED_FAST},
    {"screen", "motion", "slow", offsetof(struct preferences, speed), SPEED_SLOW},
    {"screen", "motion", "full", offsetof(struct preferences, speed), SPEED_NORMAL},
    {"screen", "motion", "reduced", offsetof(struct preferences, speed), SPEED_OFF},
    {"screen", "scale", "auto", offsetof(struct preferences, scale), 0},
    {"screen", "scale", "75", offsetof(struct preferences, scale), 75},
    {"screen", "scale", "100", offsetof(struct preferences, scale), 100},
    {"screen", "scale", "125", offsetof(struct preferences, scale), 125},
    {"screen", "scale", "150", offsetof(struct preferences, scale), 150},
    {"screen", "scale", "175", offsetof(struct preferences, scale), 175},
    {"screen", "scale", "200", offsetof(struct preferences, scale), 200},
    {"sound", "sound", "on", offsetof(struct preferences, muted), 0},
    {"sound", "sound", "off", offsetof(struct preferences, muted), 1},
    {"sound", "volume", "25", offsetof(struct preferences, volume), 25},
    {"sound", "volume", "50", offsetof(struct preferences, volume), 50},
    {"sound", "volume", "75", offsetof(struct preferences, volume), 75},
    {"sound", "volume", "100", offsetof(struct preferences, volume), 100},
    {"speech", "aloud", "off", offsetof(struct preferences, aloud), 0},
    {"speech", "aloud", "reader", offsetof(struct preferences, aloud), 1},
    {"speech", "aloud", "on", offsetof(struct preferences, aloud), 2},
    {"speech", "rate", "slow", offsetof(struct preferences, speech_rate), -40},
    {"speech", "rate", "fast", offsetof(struct preferences, speech_rate), 30},
    {"speech", "rate", "faster", offsetof(struct preferences, speech_rate), 60},
    {"speech", "rate", "usual", offsetof(struct preferences, speech_rate), 101},
    {"speech", "loudness", "25", offsetof(struct preferences, speech_volume), -50},
    {"speech", "loudness", "50", offsetof(struct preferences, speech_volume), 0},
    {"speech", "loudness", "75", offsetof(struct preferences, speech_volume), 50},
    {"speech", "loudness", "usual", offsetof(struct preferences, speech_volume), 101},
    {"one-button", "pace", "off", offsetof(struct preferences, pace), 0},
    {"one-button", "pace", "5000", offsetof(struct preferences, pace), 1},
    {"one-button", "pace", "3000", offsetof(struct preferences, pace), 2},
    {"one-button", "pace", "2000", offsetof(struct preferences, pace), 3},
    {"one-button", "pace", "1500", offsetof(struct preferences, pace), 4},
    {"one-button", "pace", "1000", offsetof(struct preferences, pace), 5},
    {"one-button", "pace", "500", offsetof(struct preferences, pace), 6},
    {"computer", "odds", "off", offsetof(struct preferences, odds), 0},
    {"computer", "odds", "suggest", offsetof(struct preferences, odds), 1},
    {"computer", "endings", "4", offsetof(struct preferences, endings), 4},
    {"computer", "endings", "5", offsetof(struct preferences, endings), 5},
    {"computer", "endings", "6", offsetof(struct preferences, endings), 6},
};

/* Every value alone: read, written, and read again; the other numbers stay as they are at first:
 * nought, but for speed, volume, speech and endings. */
START_TEST(every_value_comes_back)
{
    const struct value_row *row = &value_rows[_i];
    struct settings own = {0}, again = {0};
    struct preferences expected = {.speed = SPEED_NORMAL,
                                   .volume = 75,
                                   .aloud = ALOUD_WITH_READER,
                                   .speech_rate = SPEECH_USUAL,
                                   .speech_volume = SPEECH_USUAL,
                                   .endings = 4};
    char line[128], text[192], said[512] = "";
    sprintf(line, "%s = %s\n", row->id, row->value);
    sprintf(text, "[%s]\n%s", row->section, line);
    memcpy((char *)&expected + row->place, &row->number, sizeof row->number);
    preferences_init(&own.preferences);
    ck_assert_msg(read_text(text, &own, said, sizeof said) == 0, "%s", said);
    ck_assert_msg(memcmp(&own.preferences, &expected, sizeof expected) == 0, "%s", line);
    char *written = settings_text(&own);
    ck_assert_msg(strstr(written, line) != NULL, "%s: %s", line, written);
    ck_assert_int_eq(sections_named(written, row->section), 1);
    read_text(written, &again, said, sizeof said);
    expect_same(&own, &again, _i);
    free(written);
}
END_TEST

/* Files of older versions say this of captured pieces; of no other kind does it mean anything. */
static const struct {
    const char *text;
    bool sound;
} as_rules[] = {{"[looks]\ncaptured = as-rules\n", true}, {"[sound]\nsound = as-rules\n", false}};

START_TEST(older_files_leave_looks_to_the_rules)
{
    struct settings own = {0};
    char said[512] = "";
    preferences_init(&own.preferences);
    int problems = read_text(as_rules[_i].text, &own, said, sizeof said);
    ck_assert_msg((problems == 0) == as_rules[_i].sound, "%s", said);
    ck_assert(!own.preferences.without_trays);
}
END_TEST

START_TEST(every_value_is_told)
{
    int count = 0;
    for (int i = 0; i < preference_count; i++)
        count += preference_value_count(&preference_table[i]);
    ck_assert_int_eq(count, ROWS(value_rows));
}
END_TEST

/* What the players' files say already: no id may change, and each means what it meant. */
START_TEST(ids_stay)
{
    static const char text[] =
        "[looks]\nboard = walnut\nking-mark = rings\npieces = letters\n"
        "labels = row-column\ncaptured = hidden\n\n"
        "[play]\nforced = one-click\nhighlights = forced\nsitting = facing\nseats = stay\n\n"
        "[screen]\nmotion = reduced\nscale = 150\n\n"
        "[sound]\nsound = off\nvolume = 25\n\n"
        "[speech]\naloud = on\nrate = fast\nloudness = 25\n\n"
        "[one-button]\npace = 1000\n\n"
        "[computer]\nodds = suggest\nendings = 6\n\n"
        "[texts]\nlanguage = en\n";
    struct settings own = {0};
    char said[512] = "";
    ck_assert_msg(read_text(text, &own, said, sizeof said) == 0, "%s", said);
    const struct preferences *preferences = &own.preferences;
    struct looks looks = looks_choose(preset_find("american"), preferences->looks);
    ck_assert_int_eq(looks.board, THEME_WALNUT);
    ck_assert_int_eq(looks.labels, LABELS_ROW_COLUMN);
    ck_assert_int_eq(looks.king_mark, KING_MARK_RINGS);
    ck_assert_int_eq(looks.pieces, PIECES_LETTERS);
    ck_assert(preferences->without_trays);
    ck_assert(preferences->one_click);
    ck_assert_int_eq(preferences->highlights, HIGHLIGHTS_FORCED);
    ck_assert_int_eq(preferences->odds, 1);
    ck_assert_int_eq(preferences->sitting, SITTING_FACING);
    ck_assert_int_eq(preferences->seats, SEATS_STAY);
    ck_assert_int_eq(preferences->speed, SPEED_OFF);
    ck_assert_int_eq(preferences->scale, 150);
    ck_assert(preferences->muted);
    ck_assert_int_eq(preferences->volume, 25);
    ck_assert_int_eq(preferences->aloud, ALOUD_ALWAYS);
    ck_assert_int_eq(preferences->speech_rate, 30);
    ck_assert_int_eq(preferences->speech_volume, -50);
    ck_assert_int_eq(preferences->endings, 6);
    ck_assert_int_eq(preferences->language, 1 + translate_find("en"));
    char *written = settings_text(&own);
    ck_assert_str_eq(written, text);
    free(written);
}
END_TEST

static const struct {
    int scale, index;
} scale_rows[] = {{SCALE_AUTO, 0}, {75, 1}, {99, 1}, {100, 2}, {110, 2}, {199, 5}, {200, 6}};

/* An option may give a scale between two of the table. */
START_TEST(a_scale_between_two)
{
    struct preferences preferences = {.scale = scale_rows[_i].scale};
    ck_assert_int_eq(preference_chosen(preference_find("screen", "scale"), &preferences),
                     scale_rows[_i].index);
}
END_TEST

/* A theme that was chosen stays; else the desktop decides, then the rules. */
static const struct {
    const char *name, *rules;
    bool high_contrast, dark;
    int chosen;
    enum theme_index shown;
} theme_rows[] = {
    {"nothing chosen", "american", false, false, AS_THE_RULES, THEME_WALNUT},
    {"the rules decide", "freejump", false, false, AS_THE_RULES, THEME_PAPER},
    {"high contrast", "american", true, false, AS_THE_RULES, THEME_CONTRAST},
    {"high contrast before the rules", "freejump", true, false, AS_THE_RULES, THEME_CONTRAST},
    {"high contrast before dark", "freejump", true, true, AS_THE_RULES, THEME_CONTRAST},
    {"dark before light rules", "freejump", false, true, AS_THE_RULES, THEME_SLATE},
    {"dark, as the rules are", "american", false, true, AS_THE_RULES, THEME_WALNUT},
    {"chosen", "freejump", false, false, 1 + THEME_SLATE, THEME_SLATE},
    {"chosen against high contrast", "american", true, false, 1 + THEME_SLATE, THEME_SLATE},
    {"chosen against dark", "american", false, true, 1 + THEME_PAPER, THEME_PAPER},
};

START_TEST(a_chosen_theme_stays)
{
    struct preferences preferences = {.high_contrast = theme_rows[_i].high_contrast,
                                      .dark = theme_rows[_i].dark};
    preferences_init(&preferences);
    preferences.looks.board = theme_rows[_i].chosen;
    struct looks looks = preferences_looks(&preferences, preset_find(theme_rows[_i].rules));
    ck_assert_msg(looks.board == theme_rows[_i].shown, "%s: theme %d", theme_rows[_i].name,
                  (int)looks.board);
}
END_TEST

/* Files that choose colours of panels and a board apart: what they mean now, and what they say when
 * a theme, or none, is chosen after that. */
static const struct {
    const char *name, *text;
    int means, chosen;
    const char *edited;
} former_rows[] = {
    {"wood", "[screen]\ntheme = wood\n", 0, 1 + THEME_SLATE,
     "[screen]\n\n[looks]\nboard = slate\n"},
    {"high contrast", "[screen]\ntheme = contrast\n", 1 + THEME_CONTRAST, 1 + THEME_SLATE,
     "[screen]\n\n[looks]\nboard = slate\n"},
    {"high contrast, given up", "[screen]\ntheme = contrast\n", 1 + THEME_CONTRAST, 0,
     "[screen]\n\n[looks]\nboard = as-rules\n"},
    {"nothing changed", "[screen]\ntheme = contrast\n", 1 + THEME_CONTRAST, 1 + THEME_CONTRAST,
     "[screen]\ntheme = contrast\n"},
    {"both as at first", "[looks]\nboard = as-rules\n[screen]\ntheme = wood\n", 0, 0,
     "[looks]\nboard = as-rules\n[screen]\ntheme = wood\n"},
    {"an automatic board", "[looks]\nboard = as-rules\n[screen]\ntheme = contrast\n",
     1 + THEME_CONTRAST, 0, "[looks]\nboard = as-rules\n[screen]\n"},
    {"the same, the other way round", "[screen]\ntheme = contrast\n[looks]\nboard = as-rules\n",
     1 + THEME_CONTRAST, 1 + THEME_PAPER, "[screen]\n[looks]\nboard = paper\n"},
    {"a board", "[looks]\nboard = paper\n[screen]\ntheme = wood\n", 1 + THEME_PAPER,
     1 + THEME_CONTRAST, "[looks]\nboard = contrast\n[screen]\n"},
    {"high contrast and a board", "[looks]\nboard = slate\n[screen]\ntheme = contrast\n",
     1 + THEME_SLATE, 0, "[looks]\nboard = as-rules\n[screen]\n"},
    {"twice: the last", "[screen]\ntheme = contrast\ntheme = wood\n", 0, 1 + THEME_WALNUT,
     "[screen]\n\n[looks]\nboard = walnut\n"},
};

START_TEST(former_choices_stay)
{
    struct settings before = AT_FIRST, after = AT_FIRST, again = AT_FIRST;
    struct ini ini = {0};
    char said[512] = "";
    ck_assert_msg(read_text(former_rows[_i].text, &before, said, sizeof said) == 0, "%s: %s",
                  former_rows[_i].name, said);
    ck_assert_msg(before.preferences.looks.board == former_rows[_i].means, "%s: theme %d",
                  former_rows[_i].name, before.preferences.looks.board);
    after.preferences = before.preferences;
    after.preferences.looks.board = former_rows[_i].chosen;
    ini_read(&ini, former_rows[_i].text);
    settings_edit(&ini, &before, &after);
    char *edited = ini_text(&ini);
    ck_assert_msg(strcmp(edited, former_rows[_i].edited) == 0, "%s: %s", former_rows[_i].name,
                  edited);
    read_text(edited, &again, said, sizeof said);
    ck_assert_int_eq(again.preferences.looks.board, former_rows[_i].chosen);
    free(edited);
    ini_finish(&ini);
}
END_TEST

SUITE(preferences)
{
    Suite *suite = suite_create("preferences");
    TCase *table = tcase_create("table");
    tcase_add_test(table, the_table_is_whole);
    tcase_add_loop_test(table, every_value_comes_back, 0, ROWS(value_rows));
    tcase_add_loop_test(table, older_files_leave_looks_to_the_rules, 0, ROWS(as_rules));
    tcase_add_test(table, every_value_is_told);
    tcase_add_test(table, ids_stay);
    tcase_add_loop_test(table, a_chosen_theme_stays, 0, ROWS(theme_rows));
    tcase_add_loop_test(table, former_choices_stay, 0, ROWS(former_rows));
    tcase_add_loop_test(table, a_scale_between_two, 0, ROWS(scale_rows));
    suite_add_tcase(suite, table);
    return suite;
}
