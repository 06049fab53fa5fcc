/* SPDX-License-Identifier: MIT */
/* Games that leave the program and come back as they were. */
#include "program.h"
#include "tree_equal.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* --- A game, as nobody but this program has read it --- */

static struct game_load load;

static void load_game(const char *text)
{
    struct text_source source;
    text_source_of_text(&source, text, strlen(text));
    game_load_begin(&load, &source, (struct pdn_mark){0}, NULL, NULL, NULL);
    text_source_finish(&source);
    ck_assert(load.report && load.reader.playable);
}

static void require_same(const char *what, const char *row)
{
    REQUIRE(tree_equal(&load.reader.game.tree, &app.match.game.tree), "%s: another tree, %s", what,
            row);
    REQUIRE(ruleset_equal(&load.reader.game.rules.rules, &app.match.game.rules.rules),
            "%s: other rules, %s", what, row);
}

static const struct game_text_row {
    const char *name, *text;
} game_rows[] = {
    {"own rules, variations, comments",
     "[Event \"Attic\"]\n[White \"Ben\"]\n[Black \"Ada\"]\n[Result \"*\"]\n"
     "[Rules \"american, capture=optional, king=flying\"]\n\n"
     "{before all} 1. 11-15! {good} (1. 9-14 {or} 22-18 (1... 24-20) 2. 5-9?!) 22-18 {not forced} "
     "2. 8-11 $5 *\n"},
    {"resigned", "[White \"?\"]\n[Black \"?\"]\n\n1. 11-15 22-18 0-1\n"},
    {"from a position", "[GameType \"21\"]\n[FEN \"W:WK3,K7:B12\"]\n\n1. 7-11 {here} *\n"},
    {"nothing but a position", "[Event \"Study\"]\n[FEN \"W:WK3,K7:B12\"]\n*\n"},
    {"numbered from another corner",
     "[Rules \"italian\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n\n1. 21-17 *\n"},
    {"its result contradicts nothing", "[Result \"1/2-1/2\"]\n1. 11-15 22-18 1/2-1/2\n"},
};

START_TEST(copied_and_pasted_it_is_the_same)
{
    const struct game_text_row *row = &game_rows[_i];
    load_game(row->text);
    paste(row->text);
    require_same("pasted", row->name);
    if (load.reader.game.tree.count > 1 || game_over(&app.match.game)) {
        ck_assert_int_eq(SDL_SetClipboardText(""), 0);
        press(SDLK_c, KMOD_LCTRL);
        SAYS("The game is copied");
        press(SDLK_n, KMOD_LCTRL);
        press(SDLK_ESCAPE, 0);
        press(SDLK_v, KMOD_LCTRL);
        accept();
        require_same("pasted again", row->name);
    }
    game_load_finish(&load);
}
END_TEST

START_TEST(saved_and_opened_it_is_the_same)
{
    const struct game_text_row *row = &game_rows[0];
    load_game(row->text);
    paste(row->text);
    press(SDLK_s, KMOD_LCTRL);
    ck_assert(on_page("save-file"));
    SAYS("Name: Ada - Ben 20");
    press(SDLK_RETURN, 0);
    ck_assert(on_page("play"));
    SAYS("The game is saved in ");
    press(SDLK_o, KMOD_LCTRL);
    press(SDLK_DOWN, 0);
    press(SDLK_RETURN, 0);
    accept();
    ck_assert(on_page("play"));
    require_same("opened", row->name);
    ck_assert_str_eq(game_tags_get(details_of(&app.in_out.details, 1), "Event", ""), "Attic");
    game_load_finish(&load);
}
END_TEST

/* What stands in a file is written again as it stood there, contradictions too. */
START_TEST(a_wrong_result_is_said_and_kept)
{
    static const char text[] =
        "[Event \"?\"]\n[Site \"Ulm\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Ada\"]\n"
        "[Black \"Ben\"]\n[Result \"0-1\"]\n[GameType \"21,B,8,8,N1,0\"]\n[FEN \"W:WK3:B7\"]\n\n"
        "1. 3x10 0-1\n";
    paste(text);
    SAYS("White wins in this position, but the result says otherwise.");
    press(SDLK_c, KMOD_LCTRL);
    char *copied = SDL_GetClipboardText();
    REQUIRE(strstr(copied, "[Result \"0-1\"]") && strstr(copied, "0-1\n") &&
                strstr(copied, "[Site \"Ulm\"]"),
            "%s", copied);
    SDL_free(copied);
}
END_TEST

/* A game that is played here tells its opening; one from elsewhere tells what it told. */
START_TEST(a_game_tells_its_opening)
{
    static const char *const moves[] = {"11-15", "23-19", "8-11", "22-17", "4-8"};
    for (int i = 0; i < ROWS(moves); i++)
        write_line(moves[i]);
    press(SDLK_c, KMOD_LCTRL);
    char *copied = SDL_GetClipboardText();
    REQUIRE(strstr(copied, "[Opening \"Old Fourteenth\"]"), "%s", copied);
    SDL_free(copied);
    paste("[Opening \"14th\"]\n[Black \"Ada\"]\n1. 11-15 23-19 8-11 22-17 4-8 *\n");
    accept();
    press(SDLK_c, KMOD_LCTRL);
    copied = SDL_GetClipboardText();
    REQUIRE(strstr(copied, "[Opening \"14th\"]"), "%s", copied);
    SDL_free(copied);
}
END_TEST

/* The tag that its match had in the archive is that of the moves that it had then. */
START_TEST(an_opening_is_that_of_its_moves)
{
    paste("B:W21-32:B1-11");
    write_line("11-15");
    game_tags_set(details_of(&app.in_out.details, app.match.serial), "Opening", "Fife");
    press(SDLK_c, KMOD_LCTRL);
    char *copied = SDL_GetClipboardText();
    REQUIRE(strstr(copied, "11-15") && !strstr(copied, "[Opening"), "%s", copied);
    SDL_free(copied);
}
END_TEST

static const struct length_row {
    const char *name, *text;
    int length;
    bool decided;
} length_rows[] = {
    {"no tag", "1. 11-15 22-18 0-1\n", 0, false},
    {"a match", "[MatchLength \"2\"]\n1. 11-15 22-18 *\n", 2, false},
    {"its last game", "[MatchLength \"1\"]\n1. 11-15 22-18 0-1\n", 1, true},
    {"no length", "[MatchLength \"long\"]\n1. 11-15 22-18 0-1\n", 0, false},
};

/* The length of the match that was played before is not that of an opened game, and is written
 * again. */
START_TEST(a_game_has_the_length_that_it_says)
{
    const struct length_row *row = &length_rows[_i];
    app.match.length = 7;
    paste(row->text);
    accept();
    REQUIRE(app.match.length == row->length, "%s: %d", row->name, app.match.length);
    REQUIRE(match_decided(&app.match) == row->decided, "%s: decided", row->name);
    press(SDLK_c, KMOD_LCTRL);
    char *copied = SDL_GetClipboardText();
    char tag[32] = "[MatchLength";
    if (strstr(row->text, tag))
        snprintf(tag, sizeof tag, "%.*s", (int)strcspn(row->text, "\n"), row->text);
    REQUIRE(!strstr(copied, tag) == !strstr(row->text, tag), "%s: %s", row->name, copied);
    SDL_free(copied);
}
END_TEST

/* So does its help, and what was given of it. */
START_TEST(a_game_has_the_help_that_it_says)
{
    app.match.help = HELP_NONE;
    paste("[MatchHelp \"both\"]\n[Hints \"2\"]\n1. 11-15 22-18 *\n");
    accept();
    ck_assert_int_eq(app.match.help, HELP_BOTH);
    ck_assert_int_eq(app.match.given.hints, 2);
    match_note_hint(&app.match);
    match_note_warning(&app.match);
    app.match.help = HELP_WARNINGS;
    press(SDLK_c, KMOD_LCTRL);
    char *copied = SDL_GetClipboardText();
    REQUIRE(strstr(copied, "[MatchHelp \"warnings\"]") && strstr(copied, "[Hints \"3\"]") &&
                strstr(copied, "[Warnings \"1\"]"),
            "%s", copied);
    SDL_free(copied);
    paste("1. 11-15 *\n");
    accept();
    ck_assert_int_eq(app.match.help, HELP_HINTS);
    ck_assert_int_eq(app.match.given.hints, 0);
}
END_TEST

/* So does its handicap, with which the next games begin. */
START_TEST(a_game_has_the_handicap_that_it_says)
{
    paste("[FEN \"B:W21-28,30-32:B1-12\"]\n[SetUp \"1\"]\n[Handicap \"White 1\"]\n1. 11-15 *\n");
    accept();
    ck_assert(!app.match.own_start);
    ck_assert_int_eq(app.match.handicap.men, 1);
    ck_assert_int_eq(app.match.handicap.player, 1);
    press(SDLK_c, KMOD_LCTRL);
    char *copied = SDL_GetClipboardText();
    REQUIRE(strstr(copied, "[Handicap \"White 1\"]") && strstr(copied, "[FEN ") &&
                strstr(copied, "[MatchHandicap \"White 1\"]"),
            "%s", copied);
    SDL_free(copied);
    paste("[FEN \"B:W21-28,30-32:B1-12\"]\n[SetUp \"1\"]\n1. 11-15 *\n");
    accept();
    ck_assert(app.match.own_start);
    ck_assert_int_eq(app.match.handicap.men, 0);
}
END_TEST

/* But what is played on ends as it ends. */
START_TEST(a_result_that_is_new_is_written)
{
    paste("[Result \"*\"]\n1. 11-15 22-18 *\n");
    ck_assert(game_resign(&app.match.game, BLACK));
    press(SDLK_c, KMOD_LCTRL);
    char *copied = SDL_GetClipboardText();
    REQUIRE(strstr(copied, "[Result \"1-0\"]") && strstr(copied, "22-18 1-0\n"), "%s", copied);
    SDL_free(copied);
}
END_TEST

/* Whose rules they are is said where the game does not say it. */
static const struct source_row {
    const char *name, *text, *said;
} source_rows[] = {
    {"tag", "[Rules \"parlour\"]\n1. 11-15 *\n", "The game is opened. Rules: Parlour."},
    {"game type", "[GameType \"25\"]\n1. c3-d4 *\n",
     "The game is opened. It says which kind of checkers it is: Russian."},
    {"fitting", "1. 11-15 *\n", "These allow all of its moves: American."},
    {"wrong", "[Rules \"american\"]\n1. 11-15 11-15 *\n",
     "Only the first move could be read. Line 2"},
    {"a variation wrong", "[Rules \"american\"]\n1. 11-15 (11-16 1-32) 22-18 *\n",
     "A variation could not be read to its end. Line 2, column 17: "},
    {"first wrong", "[Rules \"american\"]\n1. 1-32 *\n", "None of its moves could be read."},
    {"guessed", "1. 11-15 22-18 2. 1-32 *\n", "These allow most of its moves: American."},
    {"not rules", "[Rules \"chess\"]\n1. 11-15 *\n", "The game cannot be opened. Line 1"},
    {"no game", "Dear Ada, how are you?\n", "There is no game and no position in the clipboard."},
    {"nothing", "", "There is no game and no position in the clipboard."},
    {"position", " W:W18:B11\n", "The position is set up. Rules: American."},
    {"position with its rules", "W:W18:B11\n[Rules \"parlour\"]\n",
     "The position is set up. Rules: Parlour."},
    {"position with no rules", "W:W18:B11\n[Rules \"chess\"]\n",
     "The position cannot be opened. Line 2, column 9: "},
    {"no position", "W:W18:B18", "This is not a position. Column"},
    {"bytes", "\x01\xFF\xFE)))", "There is no game and no position in the clipboard."},
    {"bytes that part games", "\x01* \xFF) 0-1 {}\n* 1-1 11-\n",
     "There is no game and no position in the clipboard"},
};

START_TEST(what_is_pasted_is_told)
{
    const struct source_row *row = &source_rows[_i];
    paste(row->text);
    REQUIRE(on_page("play"), "%s", row->name);
    REQUIRE(says(row->said), "%s: not said: %s; but: %s", row->name, row->said, message());
}
END_TEST

/* What of a path there is no room for is seen to be missing. */
START_TEST(a_path_too_long_to_be_told_ends_in_an_ellipsis)
{
    char path[FILES_PATH_SIZE] = "/";
    memset(path + 1, '\x01', sizeof path - 2); /* each is shown by a character of three bytes */
    in_out_open_file(&app.in_out, path, NULL);
    REQUIRE(strstr(message(), "\uFFFD\u2026"), "%s", message());
}
END_TEST

/* --- Many games --- */

/* The list that was opened last, from the page that opens files. */
static void open_list(void)
{
    press(SDLK_o, KMOD_LCTRL);
    click("games");
}

START_TEST(many_games_are_a_list)
{
    write_many("many.pdn", 30, "1. 11-15 22-18");
    drop("many.pdn");
    ck_assert(on_page("games"));
    ck_assert_int_eq(app.in_out.files.games.count, 30);
    SAYS("many.pdn: 30 games, faults in 10");
    SAYS("3 B3 \u2013 W3");
    click("game-4");
    ck_assert(on_page("play"));
    ck_assert_str_eq(app.match.players[0].name, "B4");
    ck_assert_int_eq(app.match.game.cursor, 2);
    open_list();
    ck_assert(on_page("games"));
    const char *typed = "B29";
    for (; *typed; typed++) {
        SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .text = {*typed}}};
        app_event(&app, &event);
        app_draw(&app);
    }
    press(SDLK_RETURN, 0);
    SAYS("Open the other game?");
    ck_assert_str_eq(ui_find(&app.shell.ui, "open-incoming")->label, "Open");
    accept();
    ck_assert_str_eq(app.match.players[0].name, "B29");
}
END_TEST

START_TEST(rules_that_a_list_is_guessed_to_have_are_told)
{
    char text[600] = "";
    for (int i = 0; i < 10; i++)
        strcat(text, "1. 11-15 *\n");
    write_file("plain.pdn", text);
    drop("plain.pdn");
    ck_assert(on_page("games"));
    SAYS("plain.pdn: the games do not tell their rules, and several rule sets fit: American, Pool. "
         "They are read under the first of these.");
    write_file("told.pdn", "[GameType \"21\"]\n1. 11-15 *\n[GameType \"21\"]\n1. 11-15 *\n");
    drop("told.pdn");
    ck_assert(!says("tell their rules"));
}
END_TEST

/* The first rows are there before the last ones have been read. */
static void await_list(void)
{
    for (int i = 0; i < 20000 && !app.in_out.files.reading; i++) {
        SDL_Delay(1);
        app_draw(&app);
    }
    ck_assert(app.in_out.files.reading);
    ck_assert(on_page("games"));
}

/* A little at a time, so that the window lives on; each row has its place in the file. */
START_TEST(twenty_thousand_games_hold_nobody_up)
{
    write_many("large.pdn", 20000, "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25");
    drop("large.pdn"); /* read to its end: this is no real loop */
    ck_assert_int_eq(app.in_out.files.games.count, 20000);
    app.waits = true;
    drop("large.pdn");
    await_list();
    int count = app.in_out.files.games.count;
    ck_assert_msg(count > 1 && count < 20000, "%d games", count);
    click("game-2"); /* while it is read */
    accept();
    ck_assert_str_eq(app.match.players[0].name, "B2");
    for (int i = 0; i < 20000 && app.in_out.reading; i++) {
        SDL_Delay(1);
        app_draw(&app);
    }
    ck_assert_int_eq(app.in_out.files.games.count, 20000);
    open_list();
    app.shell.desk.request = (struct request){REQUEST_OPEN_GAME, .row = 19999};
    app_draw(&app);
    app_draw(&app);
    accept();
    ck_assert_str_eq(app.match.players[0].name, "B20000");
}
END_TEST

/* What was read of it can be opened, though something else has been opened meanwhile. */
START_TEST(half_a_list_stays_one)
{
    write_many("small.pdn", 3, "1. 9-13");
    drop("small.pdn");
    write_many("large.pdn", 20000, "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25");
    app.waits = true;
    drop("large.pdn");
    await_list();
    press(SDLK_ESCAPE, 0); /* the keys of the list are those of its field */
    app.waits = false;
    paste("1. 12-16 *");
    ck_assert_str_eq(app.in_out.files.title, "large.pdn");
    ck_assert(!app.in_out.files.reading && app.in_out.files.games.count < 20000);
    open_list();
    click("game-2");
    accept();
    ck_assert_int_eq(app.match.game.cursor, 6);
}
END_TEST

static void point_at(const char *name)
{
    const struct widget *widget = ui_find(&app.shell.ui, name);
    REQUIRE(widget, "nothing is called %s", name);
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION,
                                  .x = widget->rect.x + widget->rect.w / 2,
                                  .y = widget->rect.y + widget->rect.h / 2}};
    app_event(&app, &event);
    app_draw(&app);
}

static void require_hint(const char *when, const char *hint)
{
    REQUIRE(strcmp(app.shell.ui.hint, hint) == 0, "%s: \"%s\"", when, app.shell.ui.hint);
}

/* By pointer and by key; and nothing is said again that stands there. */
START_TEST(a_fault_that_is_cut_is_said_whole)
{
    const struct game_list *games = &app.in_out.files.games;
    write_file("long.pdn", "[White \"A\"] 1. 11-15 (22-18 *\n"
                           "[White \"B\"] 1. 11-15 *\n"
                           "[White \"C\"] 1. notamovethatanybodyknowsofbutlong *\n");
    drop("long.pdn");
    ck_assert(games->rows[0].fault && games->rows[2].fault);
    point_at("game-1");
    require_hint("it has room", "");
    settings.preferences.scale = 200;
    app_draw(&app);
    point_at("game-1");
    require_hint("under the pointer", games->rows[0].fault);
    point_at("game-2");
    require_hint("no fault", "");
    press(SDLK_DOWN, 0);
    press(SDLK_DOWN, 0);
    require_hint("chosen by key", games->rows[2].fault);
    point_at("game-1");
    require_hint("the pointer is elsewhere", games->rows[0].fault);
}
END_TEST

/* What is no text has stars and results in it, too. */
START_TEST(a_file_of_something_else_holds_no_game)
{
    FILE *out = fopen(path_of("noise.png"), "wb");
    uint32_t noise = 1;
    for (int i = 0; i < 100000; i++) {
        noise = noise * 1664525 + 1013904223;
        fputc((int)(noise >> 24), out);
    }
    fclose(out);
    drop("noise.png");
    ck_assert(on_page("play"));
    SAYS("There is no game and no position in noise.png.");
    write_file("late.pdn", "* * * 1. 11-15 *\n");
    drop("late.pdn");
    ck_assert(on_page("games"));
    ck_assert_int_eq(app.in_out.files.games.count, 4);
}
END_TEST

START_TEST(a_file_that_changes_is_listed_anew)
{
    write_many("many.pdn", 4, "1. 11-15");
    drop("many.pdn");
    write_many("many.pdn", 8, "1. 11-15");
    click("game-2");
    ck_assert(on_page("games"));
    ck_assert_int_eq(app.in_out.files.games.count, 8);
    unlink(path_of("many.pdn"));
    click("game-2");
    SAYS("many.pdn: No such file or directory.");
    ck_assert_int_eq(app.in_out.files.games.count, 8);
}
END_TEST

START_TEST(a_file_that_changes_keeps_the_rules_given_for_it)
{
    write_many("many.pdn", 4, "1. 11-15");
    in_out_open_file(&app.in_out, path_of("many.pdn"), preset_find("flying"));
    app_draw(&app);
    ck_assert_str_eq(app.in_out.files.games.rows[0].rules, "Flying Kings");
    write_many("many.pdn", 8, "1. 11-15");
    click("game-2");
    ck_assert_int_eq(app.in_out.files.games.count, 8);
    ck_assert_str_eq(app.in_out.files.games.rows[0].rules, "Flying Kings");
}
END_TEST

/* --- The running game --- */

START_TEST(a_running_game_is_asked_for_once)
{
    play_one();
    paste("W:W18:B11");
    SAYS("Set up the position? The game on the board will end.");
    ck_assert_str_eq(ui_find(&app.shell.ui, "open-incoming")->label, "Set up");
    press(SDLK_ESCAPE, 0);
    ck_assert_int_eq(app.match.game.cursor, 1);
    ck_assert_ptr_null(app.shell.desk.incoming);
    paste("W:W18:B11");
    accept();
    ck_assert_int_eq(app.match.game.cursor, 0);
    paste("B:W18:B11"); /* nothing has been played: nothing is asked */
    ck_assert_int_eq(game_position(&app.match.game).side, BLACK);
}
END_TEST

SUITE(in_out)
{
    Suite *suite = suite_create("in and out");
    TCase *tcase = tcase_create("in and out");
    tcase_set_timeout(tcase, 120);
    tcase_add_checked_fixture(tcase, program_setup, program_teardown);
    tcase_add_loop_test(tcase, copied_and_pasted_it_is_the_same, 0, ROWS(game_rows));
    tcase_add_test(tcase, saved_and_opened_it_is_the_same);
    tcase_add_test(tcase, a_wrong_result_is_said_and_kept);
    tcase_add_test(tcase, a_game_tells_its_opening);
    tcase_add_test(tcase, an_opening_is_that_of_its_moves);
    tcase_add_test(tcase, a_result_that_is_new_is_written);
    tcase_add_loop_test(tcase, a_game_has_the_length_that_it_says, 0, ROWS(length_rows));
    tcase_add_test(tcase, a_game_has_the_help_that_it_says);
    tcase_add_test(tcase, a_game_has_the_handicap_that_it_says);
    tcase_add_loop_test(tcase, what_is_pasted_is_told, 0, ROWS(source_rows));
    tcase_add_test(tcase, a_path_too_long_to_be_told_ends_in_an_ellipsis);
    tcase_add_test(tcase, many_games_are_a_list);
    tcase_add_test(tcase, rules_that_a_list_is_guessed_to_have_are_told);
    tcase_add_test(tcase, twenty_thousand_games_hold_nobody_up);
    tcase_add_test(tcase, half_a_list_stays_one);
    tcase_add_test(tcase, a_fault_that_is_cut_is_said_whole);
    tcase_add_test(tcase, a_file_of_something_else_holds_no_game);
    tcase_add_test(tcase, a_file_that_changes_is_listed_anew);
    tcase_add_test(tcase, a_file_that_changes_keeps_the_rules_given_for_it);
    tcase_add_test(tcase, a_running_game_is_asked_for_once);
    suite_add_tcase(suite, tcase);
    return suite;
}
