/* SPDX-License-Identifier: MIT */
/* Lists longer than their room: what has the keyboard, or has just been played, is in sight. And
 * what the list of games says. */
#include "pages/editor/editor.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    SMALL_WIDTH = 640,
    SMALL_HEIGHT = 480,
};

static struct stage stage;

static void begin(const char *rules, const char *fen)
{
    stage_init(&stage, rules, fen);
    stage.w = SMALL_WIDTH;
    stage.h = SMALL_HEIGHT;
    stage_draw(&stage);
}

/* The whole row lies within what is seen of the list. */
static void expect_in_sight(const struct widget *row, const char *list, const char *when)
{
    struct rect seen = stage_widget(&stage, list)->rect, rect = row->rect;
    ck_assert_msg(rect.y >= seen.y && rect.y + rect.h <= seen.y + seen.h,
                  "%s: %s lies at %d to %d, seen are %d to %d", when, row->name, rect.y,
                  rect.y + rect.h, seen.y, seen.y + seen.h);
}

/* --- Arrows --- */

static const struct {
    const char *page, *list;
    const char *button;       /* clicked before; NULL: none */
    const char *first, *last; /* rows */
    int steps;                /* between them */
} walks[] = {
    {"compare", "moves-left", "show-game", "move-left-1", "move-left-7", 6},
    {"edit-rules", "editor-rows", NULL, "rule/start", "rule/save", 19},
};

START_TEST(arrows_keep_their_row_in_sight)
{
    begin("american", NULL);
    stage_open(&stage, walks[_i].page);
    if (walks[_i].button)
        stage_click(&stage, stage_widget(&stage, walks[_i].button)->rect);
    stage_draw(&stage);
    for (int i = 0; i < walks[_i].steps + 3; i++) /* it may begin below the first */
        stage_key(&stage, SDLK_UP, 0);
    ck_assert_str_eq(stage_focused(&stage)->name, walks[_i].first);
    for (int i = 0; i < walks[_i].steps; i++) {
        stage_key(&stage, SDLK_DOWN, 0);
        expect_in_sight(stage_focused(&stage), walks[_i].list, "down");
    }
    ck_assert_str_eq(stage_focused(&stage)->name, walks[_i].last);
    for (int i = 0; i < walks[_i].steps; i++) {
        stage_key(&stage, SDLK_UP, 0);
        expect_in_sight(stage_focused(&stage), walks[_i].list, "up");
    }
    ck_assert_str_eq(stage_focused(&stage)->name, walks[_i].first);
    stage_finish(&stage);
}
END_TEST

/* --- Moves --- */

static void play(int from, int to)
{
    struct game *game = &stage.match.game;
    int before = game->cursor;
    stage_move(&stage, from, to);
    ck_assert_int_eq(game->cursor, before + 1);
}

/* Two kings go to and fro. */
static void play_ply(int ply)
{
    static const int squares[] = {1, 5};
    static const int others[] = {32, 28};
    const int *pair = ply % 2 ? squares : others;
    int there = (ply - 1) / 2 % 2;
    play(pair[there], pair[!there]);
}

/* What the game is looked at by, Home and End, stays as it is. */
START_TEST(all_moves_are_gone_over)
{
    begin("american", "B:WK32:BK1");
    for (int ply = 1; ply <= 60; ply++)
        play_ply(ply);
    ck_assert(!ui_find(&stage.shell.ui, "move-1"));
    stage_key(&stage, SDLK_HOME, MOD_CTRL);
    expect_in_sight(stage_widget(&stage, "move-1"), "moves", "Ctrl+Home");
    ck_assert(!ui_find(&stage.shell.ui, "move-60"));
    stage_key(&stage, SDLK_END, MOD_CTRL);
    expect_in_sight(stage_widget(&stage, "move-60"), "moves", "Ctrl+End");
    ck_assert_int_eq(stage.match.game.cursor, 60);
    ck_assert(!stage_find(&stage, "Looking at"));
    stage_finish(&stage);
}
END_TEST

START_TEST(the_move_that_is_shown_is_in_sight)
{
    char name[16];
    begin("american", "B:WK32:BK1");
    for (int ply = 1; ply <= 24; ply++) {
        play_ply(ply);
        snprintf(name, sizeof name, "move-%d", ply);
        if (ui_find(&stage.shell.ui, "moves"))
            expect_in_sight(stage_widget(&stage, name), "moves", "played");
    }
    ck_assert_msg(ui_find(&stage.shell.ui, "moves") != NULL, "the list never grew too long");
    for (int ply = 23; ply > 0; ply--) {
        stage_key(&stage, SDLK_PAGEUP, 0);
        snprintf(name, sizeof name, "move-%d", ply);
        expect_in_sight(stage_widget(&stage, name), "moves", "looked at");
    }
    stage_finish(&stage);
}
END_TEST

/* The game has a variation, and a comment of several lines. */
static void begin_with_words(void)
{
    struct game *game = &stage.match.game;
    begin("american", NULL);
    stage_move(&stage, 11, 15);
    stage_move(&stage, 22, 18);
    stage_key(&stage, SDLK_HOME, 0);
    stage_move(&stage, 9, 14);
    stage_key(&stage, SDLK_END, 0);
    tree_set_text(&game->tree, game_node(game), TEXT_AFTER,
                  "A long comment, which takes as many lines of the list as it has to have.");
}

static uint64_t drawn_anew(struct fonts *first)
{
    moves_list_finish(&stage_play(&stage)->moves.list);
    stage.shell.ui.fonts = first;
    stage_draw(&stage);
    stage.shell.ui.fonts = stage.fonts;
    stage_draw(&stage);
    return draw_list_hash(&stage.shell.ui.list);
}

/* The first pass of all comes before they are there. */
START_TEST(the_list_is_the_same_after_a_pass_without_fonts)
{
    begin_with_words();
    uint64_t expected = drawn_anew(stage.fonts);
    ck_assert_ptr_nonnull(stage_find(&stage, "A long comment"));
    ck_assert(drawn_anew(NULL) == expected);
    stage_finish(&stage);
}
END_TEST

/* --- Rule sets --- */

/* In this order, headings among them. */
static const char *const rule_rows[] = {
    "Yours",    "Attic: ",           "Barn: ",    "House rules", "Free Jump: ", "American: ",
    "National", "Tournament: Draws", "Russian: ", "Thai: ",
};

/* The editor has the same list as a new match. */
START_TEST(rule_sets_say_whose_they_are)
{
    begin("american", NULL);
    stage.w = 3840;
    stage.h = 2160;
    rulebook_put(&stage.rulebook, "Attic", preset_find("thai"));
    rulebook_put(&stage.rulebook, "Barn", preset_find("thai"));
    stage_open(&stage, "edit-rules");
    ((struct editor *)shell_state(&stage.shell, "edit-rules"))->row = EDITOR_ROW_START;
    stage_draw(&stage);
    for (int i = 0; i < ROWS(rule_rows); i++) {
        ck_assert_msg(stage_find(&stage, rule_rows[i]) != NULL, "no %s", rule_rows[i]);
        if (i > 0)
            ck_assert_msg(stage_find(&stage, rule_rows[i])->rect.y >
                              stage_find(&stage, rule_rows[i - 1])->rect.y,
                          "%s comes before %s", rule_rows[i], rule_rows[i - 1]);
    }
    stage_finish(&stage);
}
END_TEST

/* --- The games of the match --- */

static const struct {
    const char *rules, *answer; /* who resigns */
    const char *line, *result;
} ledgers[] = {
    {"american", "answer-white", "1. Ada (Black) – Ben (White), 0 moves, starting: Ada",
     "Ada wins: Ben resigns."},
    {"american", "answer-black", "1. Ada (Black) – Ben (White), 0 moves, starting: Ada",
     "Ben wins: Ada resigns."},
    {"russian", "answer-white", "1. Ben (Black) – Ada (White), 0 moves, starting: Ada",
     "Ben wins: Ada resigns."},
    {"russian", "answer-black", "1. Ben (Black) – Ada (White), 0 moves, starting: Ada",
     "Ada wins: Ben resigns."},
};

START_TEST(a_game_is_told_with_its_names)
{
    begin(ledgers[_i].rules, NULL);
    strcpy(stage.match.players[0].name, "Ada");
    strcpy(stage.match.players[1].name, "Ben");
    stage_key(&stage, SDLK_g, MOD_CTRL);
    stage_click(&stage, stage_widget(&stage, ledgers[_i].answer)->rect);
    stage_open(&stage, "ledger");
    ck_assert_msg(stage_find(&stage, ledgers[_i].line) != NULL, "%s", ledgers[_i].line);
    ck_assert_msg(stage_find(&stage, ledgers[_i].result) != NULL, "%s, %s: not \"%s\"",
                  ledgers[_i].rules, ledgers[_i].answer, ledgers[_i].result);
    stage_finish(&stage);
}
END_TEST

/* The score after a game stands beside it, and the head of the page has that of all of them. */
START_TEST(the_score_is_told_game_by_game)
{
    static const struct {
        int loser;
        const char *line, *score;
    } games[] = {{1, "1. ", "1–0"}, {0, "2. ", "1–1"}, {0, "3. ", "1–2"}};
    begin("american", NULL);
    stage.h = 900;
    for (int i = 0; i < ROWS(games); i++) {
        if (i > 0)
            match_next_game(&stage.match);
        bool black = stage.match.black == games[i].loser;
        ck_assert(game_resign(&stage.match.game, black ? BLACK : WHITE));
    }
    stage_open(&stage, "ledger");
    for (int i = 0; i < ROWS(games); i++) {
        struct rect line = stage_find(&stage, games[i].line)->rect;
        const struct ui *ui = &stage.shell.ui;
        bool beside = false;
        for (int j = 0; j < ui->widget_count; j++)
            beside |= strcmp(ui->widgets[j].label, games[i].score) == 0 &&
                      rect_contains(ui->widgets[j].rect, ui->widgets[j].rect.x, line.y);
        ck_assert_msg(beside, "game %d: not %s", i + 1, games[i].score);
    }
    ck_assert_ptr_nonnull(stage_find(&stage, ": 1–2"));
    stage_finish(&stage);
}
END_TEST

/* What is drawn after games that are told in the same words, and ended elsewhere. */
START_TEST(a_game_has_a_picture_of_its_end)
{
    static const int moves[][2] = {{11, 15}, {12, 16}, {11, 15}};
    uint64_t drawn[ROWS(moves)];
    for (int i = 0; i < ROWS(moves); i++) {
        begin("american", NULL);
        play(moves[i][0], moves[i][1]);
        game_resign(&stage.match.game, BLACK);
        stage_open(&stage, "ledger");
        drawn[i] = draw_list_hash(&stage.shell.ui.list);
        stage_finish(&stage);
    }
    ck_assert(drawn[0] == drawn[2]);
    ck_assert_msg(drawn[0] != drawn[1], "both look alike");
}
END_TEST

/* Names without a blank in them, in the least window: broken within, and not left out. */
START_TEST(long_names_leave_room_for_how_a_game_ended)
{
    begin("american", NULL);
    stage.w = 320;
    stage.h = 240;
    for (int i = 0; i < PLAYER_COUNT; i++)
        player_set_name(&stage.match.players[i], "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW");
    game_resign(&stage.match.game, BLACK);
    stage_open(&stage, "ledger");
    const struct ui *ui = &stage.shell.ui;
    ck_assert_msg(ui->cut_count == 0, "no room for \"%s\"", ui->cuts[0].string);
    stage_finish(&stage);
}
END_TEST

/* A game that ended like that, and the next one begun. */
static void play_quiet_game(int count)
{
    ck_assert(game_resign(&stage.match.game, BLACK));
    match_next_game(&stage.match);
    struct kept_game *kept = &stage.match.kept[stage.match.finished_count - 1];
    kept->entry.result = result_draw(REASON_QUIET);
    kept->entry.result.count = count;
}

/* At some of these widths the longer sentence needs one line more. */
START_TEST(a_larger_number_has_room_below_a_smaller_one)
{
    for (int width = 320; width < 720; width += 4) {
        begin("american", NULL);
        play_quiet_game(9);
        play_quiet_game(9);
        play_quiet_game(12000); /* begun by the same player as the first */
        stage.w = width;
        stage.h = 900;
        stage_open(&stage, "ledger");
        const struct ui *ui = &stage.shell.ui;
        ck_assert_ptr_nonnull(stage_find(&stage, "12000"));
        ck_assert_msg(ui->cut_count == 0, "no room for \"%s\" at %d", ui->cuts[0].string, width);
        stage_finish(&stage);
    }
}
END_TEST

/* --- Very long lists --- */

enum {
    GAMES = 4000,
    SETS = 20000,
    WIDGETS_MAX = 200, /* of a page that lays out what is seen */
};

static void expect_few(const char *when)
{
    const struct ui *ui = &stage.shell.ui;
    ck_assert_msg(ui->widget_count < WIDGETS_MAX, "%s: %d widgets", when, ui->widget_count);
    ck_assert_msg(ui->list.count < 4 * WIDGETS_MAX, "%s: %zu drawn", when, ui->list.count);
}

/* As many games as there are: only those seen are laid out, and each can be seen. */
START_TEST(of_many_games_those_seen_are_laid_out)
{
    begin("american", NULL);
    for (int i = 0; i < GAMES; i++) {
        ck_assert(game_resign(&stage.match.game, BLACK));
        match_next_game(&stage.match);
    }
    stage_open(&stage, "ledger");
    expect_few("the first games");
    ck_assert_ptr_nonnull(stage_find(&stage, "2. "));
    ck_assert_ptr_null(stage_find(&stage, "4000. "));
    for (int i = 0; i < GAMES / 40; i++)
        stage_input(&stage, (struct input){.kind = INPUT_WHEEL, .x = 300, .y = 300, .wheel = -99});
    expect_few("the last games");
    ck_assert_ptr_nonnull(stage_find(&stage, "4000. "));
    ck_assert_ptr_null(stage_find(&stage, "2. "));
    stage_finish(&stage);
}
END_TEST

START_TEST(of_many_rule_sets_those_near_are_laid_out)
{
    begin("american", NULL);
    for (int i = 0; i < SETS; i++) {
        char name[16];
        snprintf(name, sizeof name, "Set %05d", i);
        ck_assert_int_eq(rulebook_put(&stage.rulebook, name, &presets[i % PRESET_COUNT]), NAME_FIT);
    }
    stage_open(&stage, "new-match");
    expect_few("the chosen one");
    ck_assert_ptr_nonnull(stage_find(&stage, "American"));
    struct rect list = stage_widget(&stage, "rule-sets")->rect;
    int x = list.x + list.w / 2, y = list.y + list.h / 2;
    for (int i = 0; i < 600; i++)
        stage_input(&stage, (struct input){.kind = INPUT_WHEEL, .x = x, .y = y, .wheel = 99});
    expect_few("the first ones");
    const struct widget *set = stage_find(&stage, "Set 00001");
    ck_assert_ptr_nonnull(set);
    stage_click(&stage, set->rect);
    ck_assert(stage_find(&stage, "Set 00001")->chosen);
    stage_open(&stage, "compare");
    expect_few("the page that compares");
    stage_finish(&stage);
}
END_TEST

/* --- Sizes --- */

/* Beginnings of lines in one list, of which some have little room. */
static const struct {
    const char *page;
    int w, h, scale;
    const char *lines[3];
} alike[] = {
    {"keys", 1280, 800, 100, {"Previous position", "In the list: fold and", "The move above"}},
    {"keys", 640, 480, 200, {"Previous position", "In the list: fold", "The move above"}},
    {"edit-rules", 700, 1000, 200, {"The corner", "Kings", "Crowned by"}},
    {"edit-rules", 640, 480, 100, {"The corner", "Kings", "Crowned by"}},
};

/* Returns the size of the first line that begins so. */
static int size_of(const char *beginning)
{
    const struct draw_list *list = &stage.shell.ui.list;
    for (size_t i = 0; i < list->count; i++)
        if (list->items[i].kind == DRAW_TEXT &&
            strncmp(draw_string(list, &list->items[i]), beginning, strlen(beginning)) == 0)
            return list->items[i].style.px;
    ck_abort_msg("%s is not drawn", beginning);
    return 0;
}

/* What has no room in its line is broken, not set smaller. */
START_TEST(lines_of_a_list_have_one_size)
{
    begin("american", NULL);
    stage.w = alike[_i].w;
    stage.h = alike[_i].h;
    stage.preferences.scale = alike[_i].scale;
    stage_open(&stage, alike[_i].page);
    stage_draw(&stage);
    for (int i = 1; i < ROWS(alike[_i].lines); i++)
        ck_assert_msg(size_of(alike[_i].lines[i]) == size_of(alike[_i].lines[0]), "%s: %s",
                      alike[_i].page, alike[_i].lines[i]);
    stage_finish(&stage);
}
END_TEST

SUITE(lists)
{
    Suite *suite = suite_create("lists");
    TCase *tcase = tcase_create("lists");
    tcase_set_timeout(tcase, 60);
    tcase_add_loop_test(tcase, arrows_keep_their_row_in_sight, 0, ROWS(walks));
    tcase_add_test(tcase, all_moves_are_gone_over);
    tcase_add_test(tcase, the_move_that_is_shown_is_in_sight);
    tcase_add_test(tcase, the_list_is_the_same_after_a_pass_without_fonts);
    tcase_add_test(tcase, rule_sets_say_whose_they_are);
    tcase_add_loop_test(tcase, a_game_is_told_with_its_names, 0, ROWS(ledgers));
    tcase_add_test(tcase, the_score_is_told_game_by_game);
    tcase_add_test(tcase, a_game_has_a_picture_of_its_end);
    tcase_add_test(tcase, long_names_leave_room_for_how_a_game_ended);
    tcase_add_test(tcase, a_larger_number_has_room_below_a_smaller_one);
    tcase_add_test(tcase, of_many_games_those_seen_are_laid_out);
    tcase_add_test(tcase, of_many_rule_sets_those_near_are_laid_out);
    tcase_add_loop_test(tcase, lines_of_a_list_have_one_size, 0, ROWS(alike));
    suite_add_tcase(suite, tcase);
    return suite;
}
