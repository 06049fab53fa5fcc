/* SPDX-License-Identifier: MIT */
/* The table of preferences: what each word of the settings file means. */
#include "own_settings.h"
#include "suite.h"
#include "toolkit/theme.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_values(const struct preference *row)
{
    bool holds_initial = false;
    for (int i = 0; i < row->count; i++) {
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
    bool has_row[sizeof(struct preferences) / sizeof(int)] = {false};
    ck_assert_int_eq(preference_count, ROWS(has_row));
    for (int i = 0; i < preference_count; i++) {
        const struct preference *row = &preference_table[i];
        ck_assert_msg(row->count >= 1 && row->count <= PREFERENCE_VALUES_MAX, "%s", row->id);
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
    {"looks", "captured", "as-rules", offsetof(struct preferences, looks.tray), 0},
    {"looks", "captured", "shown", offsetof(struct preferences, looks.tray), 1},
    {"looks", "captured", "hidden", offsetof(struct preferences, looks.tray), 2},
    {"play", "forced", "by-hand", offsetof(struct preferences, one_click), 0},
    {"play", "forced", "one-click", offsetof(struct preferences, one_click), 1},
    {"play", "highlights", "all", offsetof(struct preferences, highlights), HIGHLIGHTS_ALL},
    {"play", "highlights", "forced", offsetof(struct preferences, highlights), HIGHLIGHTS_FORCED},
    {"play", "highlights", "off", offsetof(struct preferences, highlights), HIGHLIGHTS_OFF},
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
    {"screen", "theme", "wood", offsetof(struct preferences, theme), 0},
    {"screen", "theme", "contrast", offsetof(struct preferences, theme), 1},
    {"sound", "sound", "on", offsetof(struct preferences, muted), 0},
    {"sound", "sound", "off", offsetof(struct preferences, muted), 1},
    {"sound", "volume", "25", offsetof(struct preferences, volume), 25},
    {"sound", "volume", "50", offsetof(struct preferences, volume), 50},
    {"sound", "volume", "75", offsetof(struct preferences, volume), 75},
    {"sound", "volume", "100", offsetof(struct preferences, volume), 100},
};

/* Every value alone: read, written, and read again; the other numbers stay as they are at first:
 * nought, but for speed and volume. */
START_TEST(every_value_comes_back)
{
    const struct value_row *row = &value_rows[_i];
    struct settings own = {0}, again = {0};
    struct preferences expected = {.speed = SPEED_NORMAL, .volume = 75};
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

START_TEST(every_value_is_told)
{
    int count = 0;
    for (int i = 0; i < preference_count; i++)
        count += preference_table[i].count;
    ck_assert_int_eq(count, ROWS(value_rows));
}
END_TEST

/* What the players' files say already: no id may change, and each means what it meant. */
START_TEST(ids_stay)
{
    static const char text[] = "[looks]\nboard = walnut\nking-mark = rings\npieces = letters\n"
                               "labels = row-column\ncaptured = shown\n\n"
                               "[play]\nforced = one-click\nhighlights = forced\n\n"
                               "[screen]\nmotion = reduced\nscale = 150\ntheme = contrast\n\n"
                               "[sound]\nsound = off\nvolume = 25\n\n"
                               "[rules]\n";
    struct settings own = {0};
    char said[512] = "";
    ck_assert_msg(read_text(text, &own, said, sizeof said) == 0, "%s", said);
    const struct preferences *preferences = &own.preferences;
    struct looks looks = looks_choose(preset_find("american"), preferences->looks);
    ck_assert_int_eq(looks.board, BOARD_WALNUT);
    ck_assert_int_eq(looks.labels, LABELS_ROW_COLUMN);
    ck_assert_int_eq(looks.king_mark, KING_MARK_RINGS);
    ck_assert_int_eq(looks.pieces, PIECES_LETTERS);
    ck_assert(looks.tray);
    ck_assert(preferences->one_click);
    ck_assert_int_eq(preferences->highlights, HIGHLIGHTS_FORCED);
    ck_assert_int_eq(preferences->speed, SPEED_OFF);
    ck_assert_int_eq(preferences->scale, 150);
    ck_assert_str_eq(themes[preferences->theme].id, "contrast");
    ck_assert(preferences->muted);
    ck_assert_int_eq(preferences->volume, 25);
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

/* The theme of high contrast brings its board along, unless the player has chosen one. */
static const struct {
    const char *name;
    int theme, board; /* as the rules: AS_THE_RULES */
    enum board_theme_index shown;
} board_rows[] = {
    {"nothing chosen", 0, AS_THE_RULES, BOARD_WALNUT},
    {"high contrast", THEME_CONTRAST, AS_THE_RULES, BOARD_CONTRAST},
    {"a board", 0, 1 + BOARD_SLATE, BOARD_SLATE},
    {"high contrast and a board", THEME_CONTRAST, 1 + BOARD_SLATE, BOARD_SLATE},
};

START_TEST(a_chosen_board_stays)
{
    struct preferences preferences;
    preferences_init(&preferences);
    preferences.theme = board_rows[_i].theme;
    preferences.looks.board = board_rows[_i].board;
    struct looks looks = preferences_looks(&preferences, preset_find("american"));
    ck_assert_msg(looks.board == board_rows[_i].shown, "%s: board %d", board_rows[_i].name,
                  (int)looks.board);
}
END_TEST

SUITE(preferences)
{
    Suite *suite = suite_create("preferences");
    TCase *table = tcase_create("table");
    tcase_add_test(table, the_table_is_whole);
    tcase_add_loop_test(table, every_value_comes_back, 0, ROWS(value_rows));
    tcase_add_test(table, every_value_is_told);
    tcase_add_test(table, ids_stay);
    tcase_add_loop_test(table, a_chosen_board_stays, 0, ROWS(board_rows));
    tcase_add_loop_test(table, a_scale_between_two, 0, ROWS(scale_rows));
    suite_add_tcase(suite, table);
    return suite;
}
