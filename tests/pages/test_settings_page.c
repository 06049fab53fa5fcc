/* SPDX-License-Identifier: MIT */
/* The settings and accessibility: a row for each preference, each goes through its values and
 * changes nothing else. What the rows say is told here once more, by hand. */
#include "board/sprites.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    VALUES_MAX = 8,
};

static const struct {
    const char *name, *label;
    const char *values[VALUES_MAX]; /* as long as there are any */
    const char *ids[VALUES_MAX];    /* of those that are cards */
    int initial;                    /* the one that it begins with */
    const char *page;               /* NULL: the settings */
} rows[] = {
    {"board",
     "Colours",
     {"Automatic (walnut)", "Walnut", "Tournament", "Slate", "Paper", "High contrast"},
     {"as-rules", "walnut", "tournament", "slate", "paper", "contrast"}},
    {"king-mark",
     "Kings are marked by",
     {"Automatic (doubled disc)", "Doubled disc", "Two rings", "Crown"},
     {"as-rules", "stack", "rings", "crown"}},
    {"pieces",
     "Pieces",
     {"Automatic (discs)", "Discs", "Letters x X o O"},
     {"as-rules", "discs", "letters"}},
    {"labels",
     "Names of squares",
     {"Automatic (numbers)", "Numbers", "Letters (a1)", "Row, column", "Off"}},
    {"captured", "Captured pieces", {"On", "Off"}},
    {"forced", "Forced captures", {"I play them", "One click"}},
    {"highlights", "Mark possible moves", {"All", "Forced captures", "Off"}},
    {"sitting", "Two players sit", {"Side by side", "Side by side, board turns", "Face to face"}},
    {"seats", "When colours change", {"Players change places", "The board turns"}},
    {"motion", "Motion", {"Off", "Fast", "Normal", "Slow"}, .initial = 2},
    {"scale", "Size", {"As the window", "75 %", "100 %", "125 %", "150 %", "175 %", "200 %"}},
    {"sound", "Sound", {"On", "Off"}},
    {"volume", "Volume", {"25 %", "50 %", "75 %", "100 %"}, .initial = 2},
    {"aloud",
     "Say aloud",
     {"Off", "With a screen reader", "On"},
     .initial = 1,
     .page = "accessibility"},
    {"rate",
     "Speed of speech",
     {"Slow", "Fast", "Faster", "As in other programs"},
     .initial = 3,
     .page = "accessibility"},
    {"loudness",
     "Volume of speech",
     {"25 %", "50 %", "75 %", "As in other programs"},
     .initial = 3,
     .page = "accessibility"},
    {"pace",
     "Play with one button",
     {"Off", "5 s", "3 s", "2 s", "1.5 s", "1 s", "0.5 s"},
     .page = "accessibility"},
};

static int value_count(int row)
{
    int count = 0;
    while (count < VALUES_MAX && rows[row].values[count])
        count++;
    return count;
}

static void open_page(struct stage *stage)
{
    stage_init(stage, "american", NULL);
    stage_key(stage, SDLK_COMMA, MOD_CTRL);
}

static const char *page_of(int row)
{
    return rows[row].page ? rows[row].page : "settings";
}

static void expect_value(const struct stage *stage, int row, int value, const char *when)
{
    char label[128];
    snprintf(label, sizeof label, "%s: %s", rows[row].label, rows[row].values[value]);
    const char *found = stage_widget(stage, rows[row].name)->label;
    ck_assert_msg(strcmp(found, label) == 0, "%s: \"%s\", expected \"%s\"", when, found, label);
}

/* Expects the rows of the page that is shown. Returns the first row behind them. */
static int expect_rows(const struct stage *stage, int row)
{
    const struct ui *ui = &stage->shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (widget_is(&ui->widgets[i], ROLE_CHOICE) || widget_is(&ui->widgets[i], ROLE_SWITCH)) {
            ck_assert_int_lt(row, ROWS(rows));
            ck_assert_str_eq(ui->widgets[i].name, rows[row].name);
            ck_assert_str_eq(stage->shell.desk.page->name, page_of(row));
            expect_value(stage, row, rows[row].initial, "at first");
            row++;
        }
    return row;
}

START_TEST(there_are_these_rows)
{
    struct stage stage;
    open_page(&stage);
    int row = expect_rows(&stage, 0);
    stage_click(&stage, stage_widget(&stage, "accessibility")->rect);
    ck_assert_int_eq(expect_rows(&stage, row), ROWS(rows));
    stage_finish(&stage);
}
END_TEST

/* How it would be said cannot be chosen. */
START_TEST(a_speechless_system_offers_no_speech)
{
    struct stage stage;
    open_page(&stage);
    stage.preferences.speechless = true;
    stage_click(&stage, stage_widget(&stage, "accessibility")->rect);
    for (int row = 0; row < ROWS(rows); row++)
        if (strcmp(page_of(row), "accessibility") == 0)
            ck_assert_int_eq(ui_find(&stage.shell.ui, rows[row].name) != NULL,
                             strcmp(rows[row].name, "pace") == 0);
    stage_finish(&stage);
}
END_TEST

/* Tab goes to a row that lies below what is seen, and brings it into sight. */
static void focus(struct stage *stage, int row)
{
    while (stage->shell.ui.focus != ui_id(rows[row].name, 0))
        stage_key(stage, SDLK_TAB, 0);
}

static void expect_others(const struct stage *stage, int changed, int value)
{
    for (int row = 0; row < ROWS(rows); row++)
        if (strcmp(page_of(row), page_of(changed)) == 0)
            expect_value(stage, row, row == changed ? value : rows[row].initial,
                         rows[changed].name);
}

START_TEST(a_row_goes_through_its_values_alone)
{
    struct stage stage;
    int count = value_count(_i);
    stage_init(&stage, "american", NULL);
    stage_open(&stage, page_of(_i));
    focus(&stage, _i);
    bool is_switch = widget_is(stage_widget(&stage, rows[_i].name), ROLE_SWITCH);
    for (int step = 1; step <= count; step++) {
        stage_key(&stage, is_switch ? SDLK_SPACE : SDLK_RIGHT, 0);
        expect_others(&stage, _i, (rows[_i].initial + step) % count);
    }
    stage_key(&stage, SDLK_LEFT, 0); /* a switch is off at the left */
    expect_value(&stage, _i, (rows[_i].initial + count - 1) % count, "one back");
    stage_finish(&stage);
}
END_TEST

/* Returns true if a piece or a square of a board is drawn inside. */
static bool shows_a_board(const struct stage *stage, struct rect rect)
{
    const struct draw_list *list = &stage->shell.ui.list;
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_item *item = &list->items[i];
        struct rect common = rect_common(item->rect, rect);
        if (item->kind == DRAW_SPRITE && common.w > 0 && common.h > 0 &&
            item->sprite != &board_icons[BOARD_ICON_RULES])
            return true;
    }
    return false;
}

/* Each card shows its value, but for Automatic: what that is now another card shows. */
START_TEST(automatic_has_a_sign_of_its_own)
{
    struct stage stage;
    open_page(&stage);
    for (int i = 0; rows[_i].ids[0] && i < value_count(_i); i++) {
        char name[64];
        snprintf(name, sizeof name, "%s/%s", rows[_i].name, rows[_i].ids[i]);
        bool automatic = strcmp(rows[_i].ids[i], "as-rules") == 0;
        ck_assert_msg(shows_a_board(&stage, stage_widget(&stage, name)->rect) != automatic, "%s",
                      name);
    }
    stage_finish(&stage);
}
END_TEST

/* A card is clicked, and that one alone is chosen then. */
START_TEST(cards_are_clicked)
{
    struct stage stage;
    open_page(&stage);
    for (int i = value_count(_i) - 1; rows[_i].ids[0] && i >= 0; i--) {
        char name[64];
        snprintf(name, sizeof name, "%s/%s", rows[_i].name, rows[_i].ids[i]);
        stage_click(&stage, stage_widget(&stage, name)->rect);
        expect_value(&stage, _i, i, name);
        for (int j = 0; j < value_count(_i); j++) {
            snprintf(name, sizeof name, "%s/%s", rows[_i].name, rows[_i].ids[j]);
            ck_assert_int_eq(stage_widget(&stage, name)->chosen, i == j);
        }
    }
    stage_finish(&stage);
}
END_TEST

/* What is left to the rules says what that is. */
static const struct {
    const char *rules, *board, *kings, *pieces, *labels;
} automatic[] = {
    {"freejump", "Colours: Automatic (paper)", "Kings are marked by: Automatic (doubled disc)",
     "Pieces: Automatic (letters)", "Names of squares: Automatic (row, column)"},
    {"flying", "Colours: Automatic (walnut)", "Kings are marked by: Automatic (two rings)",
     "Pieces: Automatic (discs)", "Names of squares: Automatic (numbers)"},
    {"parlour", "Colours: Automatic (walnut)", "Kings are marked by: Automatic (crown)",
     "Pieces: Automatic (discs)", "Names of squares: Automatic (numbers)"},
    {"russian", "Colours: Automatic (walnut)", "Kings are marked by: Automatic (crown)",
     "Pieces: Automatic (discs)", "Names of squares: Automatic (a1)"},
};

START_TEST(automatic_says_what_it_means)
{
    struct stage stage;
    stage_init(&stage, automatic[_i].rules, NULL);
    stage_key(&stage, SDLK_COMMA, MOD_CTRL);
    ck_assert_str_eq(stage_widget(&stage, "board")->label, automatic[_i].board);
    ck_assert_str_eq(stage_widget(&stage, "king-mark")->label, automatic[_i].kings);
    ck_assert_str_eq(stage_widget(&stage, "pieces")->label, automatic[_i].pieces);
    ck_assert_str_eq(stage_widget(&stage, "labels")->label, automatic[_i].labels);
    stage_finish(&stage);
}
END_TEST

START_TEST(a_reset_can_be_undone)
{
    struct stage stage;
    open_page(&stage);
    ck_assert(!stage_widget(&stage, "reset")->enabled);
    stage_click(&stage, stage_widget(&stage, "board/slate")->rect);
    stage_click(&stage, stage_widget(&stage, "king-mark/crown")->rect);
    struct preferences chosen = stage.preferences;
    stage_click(&stage, stage_widget(&stage, "reset")->rect);
    expect_value(&stage, 0, 0, "after the reset");
    expect_value(&stage, 1, 0, "after the reset");
    stage_click(&stage, stage_widget(&stage, "undo-reset")->rect);
    ck_assert_mem_eq(&stage.preferences, &chosen, sizeof chosen);
    /* Whoever goes on choosing has nothing to undo. */
    stage_click(&stage, stage_widget(&stage, "reset")->rect);
    stage_click(&stage, stage_widget(&stage, "board/paper")->rect);
    ck_assert(stage_widget(&stage, "reset")->enabled);
    stage_finish(&stage);
}
END_TEST

/* The button has another name by then, and the keyboard goes with it. */
START_TEST(a_reset_is_undone_by_the_same_key)
{
    struct stage stage;
    open_page(&stage);
    stage_click(&stage, stage_widget(&stage, "board/slate")->rect);
    struct preferences chosen = stage.preferences;
    while (stage.shell.ui.focus != ui_id("reset", 0))
        stage_key(&stage, SDLK_TAB, 0);
    for (int i = 0; i < 2; i++) {
        stage_key(&stage, SDLK_RETURN, 0);
        expect_value(&stage, 0, 0, "after the reset");
        stage_key(&stage, SDLK_RETURN, 0);
        ck_assert_mem_eq(&stage.preferences, &chosen, sizeof chosen);
    }
    stage_finish(&stage);
}
END_TEST

/* Elsewhere in the meantime, and what was done there. */
static const struct {
    const char *name;
    SDL_Keycode key; /* 0: none */
    const char *button;
} absences[] = {
    {"nothing", 0, "undo-reset"},
    {"the sound is switched off", SDLK_m, "reset"},
};

START_TEST(a_reset_can_be_undone_later)
{
    struct stage stage;
    open_page(&stage);
    stage_click(&stage, stage_widget(&stage, "board/slate")->rect);
    struct preferences chosen = stage.preferences;
    stage_click(&stage, stage_widget(&stage, "reset")->rect);
    stage_open(&stage, "play");
    if (absences[_i].key)
        stage_key(&stage, absences[_i].key, 0);
    stage_open(&stage, "settings");
    const struct widget *button = ui_find(&stage.shell.ui, absences[_i].button);
    ck_assert_msg(button != NULL, "%s: no %s", absences[_i].name, absences[_i].button);
    stage_click(&stage, button->rect);
    ck_assert_int_eq(memcmp(&stage.preferences, &chosen, sizeof chosen) == 0,
                     absences[_i].key == 0);
    stage_finish(&stage);
}
END_TEST

/* A card looks otherwise under the pointer, pressed and chosen; not under a pointer that holds
 * something else. */
START_TEST(cards_answer_the_pointer)
{
    struct stage stage;
    open_page(&stage);
    require_card_states(&stage, "king-mark/crown");
    stage_finish(&stage);
}
END_TEST

/* The small board wears what has been chosen. */
static int drawn(const struct stage *stage, const struct sprite *sprite)
{
    const struct draw_list *list = &stage->shell.ui.list;
    struct rect rows_shown = stage_widget(stage, "captured")->rect;
    int count = 0;
    for (size_t i = 0; i < list->count; i++)
        count += list->items[i].kind == DRAW_SPRITE && list->items[i].sprite == sprite &&
                 list->items[i].rect.x >= rows_shown.x + rows_shown.w;
    return count;
}

START_TEST(the_small_board_shows_it)
{
    struct stage stage;
    open_page(&stage);
    ck_assert_int_eq(drawn(&stage, board_sprite(THEME_WALNUT, SPRITE_STACK_BLACK)), 1);
    stage_click(&stage, stage_widget(&stage, "board/slate")->rect);
    stage_click(&stage, stage_widget(&stage, "king-mark/crown")->rect);
    ck_assert_int_eq(drawn(&stage, board_sprite(THEME_SLATE, SPRITE_CROWN_BLACK)), 1);
    ck_assert_int_eq(drawn(&stage, board_sprite(THEME_SLATE, SPRITE_STACK_BLACK)), 0);
    ck_assert_int_gt(drawn(&stage, board_sprite(THEME_SLATE, SPRITE_MARK_LAST)), 0);
    stage_click(&stage, stage_widget(&stage, "pieces/letters")->rect);
    /* One stands on the board, one has been captured. */
    ck_assert_int_eq(drawn(&stage, board_sprite(THEME_SLATE, SPRITE_LETTER_WHITE_KING)), 2);
    stage_click(&stage, stage_widget(&stage, "captured")->rect);
    ck_assert_int_eq(drawn(&stage, board_sprite(THEME_SLATE, SPRITE_LETTER_WHITE_KING)), 1);
    stage_finish(&stage);
}
END_TEST

/* Screens by how fine they are: what is drawn there, and what two presses of Ctrl and Minus leave.
 */
static const struct {
    const char *name;
    int density, w, h; /* pixels */
    int wanted;        /* percent of points */
    int drawn, after;  /* percent of pixels */
} screens[] = {
    {"one pixel a point", 100, 1280, 800, 100, 100, 75},
    {"two: 18 points are 36 pixels", 200, 2560, 1600, 100, 200, 150},
    {"two, by itself", 200, 2560, 1600, SCALE_AUTO, 200, 150},
    {"two, 150 %", 200, 2560, 1600, 150, 300, 200},
    {"one and a half", 150, 1920, 1200, 100, 150, 112},
    {"two, in a small window", 200, 1280, 960, 200, 200, 150},
};

START_TEST(sizes_are_points)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage.preferences.scale = screens[_i].wanted;
    stage.shell.density = screens[_i].density;
    stage.w = screens[_i].w;
    stage.h = screens[_i].h;
    stage_draw(&stage);
    const struct ui *ui = &stage.shell.ui;
    ck_assert_msg(ui->scale == screens[_i].drawn, "%s: %d", screens[_i].name, ui->scale);
    ck_assert_int_eq(ui_px(ui, 18), (18 * screens[_i].drawn + 50) / 100);
    stage_key(&stage, SDLK_MINUS, MOD_CTRL);
    stage_key(&stage, SDLK_MINUS, MOD_CTRL);
    ck_assert_msg(ui->scale == screens[_i].after, "%s, smaller: %d", screens[_i].name, ui->scale);
    stage_finish(&stage);
}
END_TEST

/* --- Cards --- */

static const struct {
    int w, h, scale;
} windows[] = {{640, 480, 100},   {480, 640, 100},   {700, 1000, 100},
               {1280, 800, 75},   {1280, 800, 100},  {1920, 1080, 100},
               {1920, 1080, 200}, {3840, 2160, 100}, {3840, 2160, 200}};

static void open_window(struct stage *stage, int window)
{
    stage_init(stage, "american", NULL);
    stage->w = windows[window].w;
    stage->h = windows[window].h;
    stage->preferences.scale = windows[window].scale;
    stage_open(stage, "settings");
}

/* Those of every preference, so that they stand in columns. */
START_TEST(cards_are_equally_wide)
{
    struct stage stage;
    open_window(&stage, _i);
    const struct ui *ui = &stage.shell.ui;
    int width = 0, cards = 0;
    for (int i = 0; i < ui->widget_count; i++)
        if (widget_is(&ui->widgets[i], ROLE_ITEM)) {
            width = width ? width : ui->widgets[i].rect.w;
            ck_assert_int_eq(ui->widgets[i].rect.w, width);
            cards++;
        }
    ck_assert_int_eq(cards, 6 + 4 + 3);
    stage_finish(&stage);
}
END_TEST

/* A name may take two lines, but no bracket does. */
START_TEST(no_line_ends_within_brackets)
{
    struct stage stage;
    open_window(&stage, _i);
    const struct draw_list *list = &stage.shell.ui.list;
    int brackets = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (list->items[i].kind != DRAW_TEXT)
            continue;
        const char *text = draw_string(list, &list->items[i]);
        bool opens = strchr(text, '('), closes = strchr(text, ')');
        ck_assert_msg(opens == closes, "\"%s\"", text);
        brackets += opens;
    }
    ck_assert_int_ge(brackets, 1);
    stage_finish(&stage);
}
END_TEST

/* In a window of some size everything is seen at once, and what stands below the small board ends
 * not far from where the other column does. */
START_TEST(columns_are_balanced)
{
    static const int roomy[] = {4, 5, 7, 8};
    struct stage stage;
    open_window(&stage, roomy[_i]);
    ck_assert_msg(!ui_find(&stage.shell.ui, "settings"), "it scrolls");
    struct rect left = stage_widget(&stage, "captured")->rect;
    struct rect right = stage_widget(&stage, "volume")->rect;
    ck_assert_int_gt(right.x, left.x + left.w);
    int apart = left.y + left.h - right.y - right.h;
    int foot = stage_widget(&stage, "reset")->rect.y;
    ck_assert_msg(foot - left.y - left.h < stage.h / 5, "%d empty", foot - left.y - left.h);
    ck_assert_msg(abs(apart) <= 8, "%d apart", apart);
    /* The buttons are in line with the columns. */
    struct rect reset = stage_widget(&stage, "reset")->rect;
    struct rect full = stage_widget(&stage, "fullscreen")->rect;
    struct rect keys = stage_widget(&stage, "keys")->rect;
    ck_assert_int_eq(reset.x, stage_widget(&stage, "board")->rect.x);
    ck_assert_int_eq(keys.x + keys.w, right.x + right.w);
    ck_assert_int_gt(full.x, left.x + left.w);
    stage_finish(&stage);
}
END_TEST

SUITE(settings_page)
{
    Suite *suite = suite_create("settings page");
    TCase *tcase = tcase_create("rows");
    tcase_add_test(tcase, there_are_these_rows);
    tcase_add_test(tcase, a_speechless_system_offers_no_speech);
    /* The last row, once it is on, makes of the arrows the one button (test_scan.c). */
    tcase_add_loop_test(tcase, a_row_goes_through_its_values_alone, 0, ROWS(rows) - 1);
    tcase_add_loop_test(tcase, cards_are_clicked, 0, ROWS(rows));
    tcase_add_loop_test(tcase, automatic_has_a_sign_of_its_own, 0, ROWS(rows));
    tcase_add_loop_test(tcase, automatic_says_what_it_means, 0, ROWS(automatic));
    tcase_add_test(tcase, a_reset_can_be_undone);
    tcase_add_test(tcase, a_reset_is_undone_by_the_same_key);
    tcase_add_loop_test(tcase, a_reset_can_be_undone_later, 0, ROWS(absences));
    tcase_add_test(tcase, cards_answer_the_pointer);
    tcase_add_test(tcase, the_small_board_shows_it);
    tcase_add_loop_test(tcase, sizes_are_points, 0, ROWS(screens));
    tcase_add_loop_test(tcase, cards_are_equally_wide, 0, ROWS(windows));
    tcase_add_loop_test(tcase, no_line_ends_within_brackets, 0, ROWS(windows));
    tcase_add_loop_test(tcase, columns_are_balanced, 0, 4);
    suite_add_tcase(suite, tcase);
    return suite;
}
