/* SPDX-License-Identifier: MIT */
/* The sides are called by the pieces on the board that is shown: whatever a page says agrees. */
#include "board/demo_board.h"
#include "pages/editor/editor.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

static struct stage stage;

static void begin(const char *rules, const char *fen, enum theme_index board,
                  enum piece_style pieces)
{
    stage_init(&stage, rules, fen);
    stage.preferences.looks.board = 1 + (int)board;
    stage.preferences.looks.pieces = 1 + (int)pieces;
    stage_draw(&stage);
}

/* Does the page say the word, in what is drawn, to be heard, or in the strip? */
static bool says(const char *word)
{
    const struct ui *ui = &stage.shell.ui;
    for (size_t i = 0; i < ui->list.count; i++)
        if (ui->list.items[i].kind == DRAW_TEXT &&
            strstr(draw_string(&ui->list, &ui->list.items[i]), word))
            return true;
    return stage_find(&stage, word) || strstr(ui->hint, word);
}

/* --- One word in each place --- */

/* What is clicked and what is said then; the board is the last of these. */
static const struct place {
    const char *name, *rules, *fen;
    const char *clicks[4];
    const char *tournament, *walnut;
} places[] = {
    {"whose turn it is", "american", NULL, {NULL}, "(Red) to move.", "(Black) to move."},
    {"who begins", "american", NULL, {NULL}, "(Red) begins.", "(Black) begins."},
    {"the card", "american", NULL, {NULL}, ", Red, to move", ", Black, to move"},
    {"pieces left", "american", NULL, {NULL}, "Red has 12 pieces", "Black has 12 pieces"},
    {"a square", "american", NULL, {NULL}, "11 red man", "11 black man"},
    {"captured", "parlour", NULL, {NULL}, "Red has 0 captured", "Black has 0 captured"},
    {"a refusal", "american", NULL, {"square-22"}, "Red is to move, and", "Black is to move, and"},
    {"who must capture",
     "american",
     "B:W18:B15",
     {NULL},
     "(Red) must capture",
     "(Black) must capture"},
    {"the next game",
     "american",
     NULL,
     {"resign", "answer-white"},
     "(Red) starts",
     "(Black) starts"},
    {"the ledger",
     "american",
     NULL,
     {"resign", "answer-white", "card-black"},
     "(Red) –",
     "(Black) –"},
    {"the rules", "american", NULL, {"rules"}, "Red makes the first", "Black makes the first"},
    {"the players in the rules", "american", NULL, {"rules"}, "(Red, White)", "(Black, White)"},
    {"an example",
     "american",
     NULL,
     {"rules", "lesson-4"},
     "Red has no piece left",
     "Black has no piece left"},
};

static void play_place(const struct place *place)
{
    stage.preferences.speed = SPEED_OFF;
    for (int i = 0; i < 4 && place->clicks[i]; i++) {
        stage_click(&stage, stage_widget(&stage, place->clicks[i])->rect);
        stage.now += 2000;
        stage_draw(&stage);
    }
    stage_draw(&stage);
}

enum {
    WORDS_SIZE = 80,
};

struct words {
    char text[WORDS_SIZE];
};

/* The words of a place with `from` called otherwise. */
static struct words called(const char *words, const char *from, const char *to)
{
    struct words out;
    const char *at = strstr(words, from);
    if (at)
        snprintf(out.text, sizeof out.text, "%.*s%s%s", (int)(at - words), words, to,
                 at + strlen(from));
    else
        snprintf(out.text, sizeof out.text, "%s", words);
    return out;
}

/* The sides are the letters that their pieces are, on whatever board. */
START_TEST(letters_have_no_colour)
{
    const struct place *place = &places[_i];
    begin(place->rules, place->fen, _i % 2 ? THEME_TOURNAMENT : THEME_PAPER, PIECES_LETTERS);
    play_place(place);
    struct words words = called(place->walnut, "Black", "X");
    words = called(called(words.text, "black", "X").text, "White", "O");
    ck_assert_msg(says(words.text), "%s: \"%s\" is missing", place->name, words.text);
    ck_assert_msg(!says("Black") && !says("White"), "%s: a colour is there", place->name);
    stage_finish(&stage);
}
END_TEST

START_TEST(each_place_agrees)
{
    const struct place *place = &places[_i % ROWS(places)];
    bool red = _i >= ROWS(places);
    begin(place->rules, place->fen, red ? THEME_TOURNAMENT : THEME_WALNUT, PIECES_DISCS);
    play_place(place);
    ck_assert_msg(says(red ? place->tournament : place->walnut), "%s: %s", place->name,
                  red ? "Red is missing" : "Black is missing");
    ck_assert_msg(!says(red ? place->walnut : place->tournament) && (!red || !says("Black")),
                  "%s: the other name is there", place->name);
    stage_finish(&stage);
}
END_TEST

/* --- No page says another --- */

static void require_red(const char *page, const char *what)
{
    ck_assert_msg(!says("Black") && !says("black "), "%s, %s: says Black", page, what);
}

START_TEST(no_page_says_black)
{
    for (int i = 0; i < PRESET_COUNT; i++) {
        begin(presets[i].id, NULL, THEME_TOURNAMENT, PIECES_DISCS);
        const struct page *page = stage.shell.desk.pages[_i];
        stage_open(&stage, page->name);
        require_red(page->name, presets[i].id);
        stage_finish(&stage);
    }
}
END_TEST

START_TEST(no_page_says_a_colour_of_letters)
{
    for (int i = 0; i < PRESET_COUNT; i++) {
        begin(presets[i].id, NULL, THEME_PAPER, PIECES_LETTERS);
        const struct page *page = stage.shell.desk.pages[_i];
        stage_open(&stage, page->name);
        ck_assert_msg(!says("Black") && !says("White") && !says("black ") && !says("white "),
                      "%s, %s: says a colour", page->name, presets[i].id);
        stage_finish(&stage);
    }
}
END_TEST

/* The editor says what each value does, and its board plays it. */
START_TEST(no_field_says_black)
{
    enum field field = (enum field)_i;
    const struct field_info *info = &field_infos[field];
    begin("american", NULL, THEME_TOURNAMENT, PIECES_DISCS);
    stage_open(&stage, "edit-rules");
    struct editor *editor = shell_state(&stage.shell, "edit-rules");
    editor->row = _i;
    for (int value = info->low; value <= info->high && value < info->low + 8; value++) {
        draft_set(&editor->draft, field, value);
        stage_draw(&stage);
        stage_draw(&stage);
        require_red("edit-rules", info->name);
    }
    stage_finish(&stage);
}
END_TEST

/* --- The names themselves --- */

static const struct {
    const char *board, *dark;
} name_rows[THEME_COUNT] = {
    [THEME_WALNUT] = {"walnut", "Black"},     [THEME_TOURNAMENT] = {"tournament", "Red"},
    [THEME_SLATE] = {"slate", "Black"},       [THEME_PAPER] = {"paper", "Black"},
    [THEME_CONTRAST] = {"contrast", "Black"},
};

START_TEST(each_board_has_its_names)
{
    struct looks looks = {.board = (enum theme_index)_i};
    ck_assert_str_eq(themes[_i].id, name_rows[_i].board);
    ck_assert_msg(strcmp(side_name(BLACK, looks_side_names(looks)), name_rows[_i].dark) == 0,
                  "%s: %s", name_rows[_i].board, side_name(BLACK, looks_side_names(looks)));
    ck_assert_str_eq(side_name(WHITE, looks_side_names(looks)), "White");
}
END_TEST

enum {
    PAGE_ROWS = 0
#define PAGE(row) +1
#include "pages/rows.inc"
#undef PAGE
};

SUITE(sides)
{
    Suite *suite = suite_create("sides");
    TCase *tcase = tcase_create("names");
    tcase_add_loop_test(tcase, each_board_has_its_names, 0, THEME_COUNT);
    tcase_add_loop_test(tcase, each_place_agrees, 0, 2 * ROWS(places));
    tcase_add_loop_test(tcase, no_page_says_black, 0, PAGE_ROWS);
    tcase_add_loop_test(tcase, letters_have_no_colour, 0, ROWS(places));
    tcase_add_loop_test(tcase, no_page_says_a_colour_of_letters, 0, PAGE_ROWS);
    tcase_add_loop_test(tcase, no_field_says_black, 0, FIELD_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}
