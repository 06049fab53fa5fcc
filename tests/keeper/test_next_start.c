/* SPDX-License-Identifier: MIT */
/* Whatever has been done, the next start shows it again. */
#include "library_steps.h"
#include "scratch.h"

#include <stdlib.h>
#include <string.h>

/* --- What is done, and what is seen then: now, and at the next start --- */

static void play_two(void)
{
    write_line("11-15");
    write_line("22-18");
}

static bool two_played(void)
{
    return says("1. 11-15 22-18") || (says("15 black man") && says("18 white man"));
}

static void turn(void)
{
    write_line("11-15");
    click("flip");
}

static bool turned(void)
{
    return app.shell.desk.turned;
}

static void turn_back(void)
{
    turn();
    program_restart();
    click("flip");
}

static bool not_turned(void)
{
    return !app.shell.desk.turned && says("15 black man");
}

static void open_rules(void)
{
    write_line("11-15");
    press(SDLK_F1, 0);
}

static bool on_rules(void)
{
    return on_page("rules");
}

static void come_back_from_rules(void)
{
    open_rules();
    program_restart();
    press(SDLK_ESCAPE, 0);
}

static bool on_board(void)
{
    return on_page("play") && says("15 black man");
}

static void open_set_up(void)
{
    write_line("11-15");
    press(SDLK_p, KMOD_LCTRL);
}

static void set_up(void)
{
    press(SDLK_p, KMOD_LCTRL);
    click("empty-board");
    click("piece-2");
    click("square-30");
    click("piece-4");
    click("square-18");
    click("play-from-here");
}

static void set_up_after_a_match(void)
{
    open_set_up();
    set_up();
}

static bool as_set_up(void)
{
    return on_page("play") && says("30 black king") && says("18 white king") && says("11 empty");
}

static void rename_player(void)
{
    write_line("11-15");
    click("name-black");
    press(SDLK_a, KMOD_LCTRL);
    write_line("Åsa");
}

static bool renamed(void)
{
    return says("Åsa, Black");
}

static void undo_one(void)
{
    play_two();
    click("undo");
}

static bool one_undone(void)
{
    return app.match.game.cursor == 1 && app.match.game.count == 2 && says("15 black man") &&
           says("22 white man");
}

static void play_variation(void)
{
    play_two();
    click("undo");
    write_line("23-19");
}

static bool has_variation(void)
{
    const struct game_tree *tree = &app.match.game.tree;
    return app.match.game.cursor == 2 && tree->count == 4 && says("19 white man") &&
           tree_next_sibling(tree, game_node_at(&app.match.game, 2)) != NODE_NONE;
}

static void comment(void)
{
    play_two();
    press(SDLK_k, KMOD_LCTRL);
    write_line("a surprise");
}

static bool commented(void)
{
    return says("a surprise") && two_played();
}

static void resign_first(void)
{
    write_line("11-15");
    resign("answer-black");
}

static bool resigned(void)
{
    return says("Player 2 wins: Player 1 resigns.");
}

static void play_revenge(void)
{
    resign_first();
    click("revenge");
    resign("answer-white");
    click("revenge");
    write_line("9-13");
}

static bool in_third_game(void)
{
    return says("American, game 3") && says("13 black man") && match_ledger_count(&app.match) == 2;
}

static void win_a_match(void)
{
    press(SDLK_n, KMOD_LCTRL);
    click("length/next");
    press(SDLK_RETURN, KMOD_LCTRL);
    resign_first();
    let_it_come_to_rest();
}

static bool match_won(void)
{
    return match_decided(&app.match) && says("Player 2 wins the match") && says("Revenge");
}

/* The board is that of the next match. The one before stays in the library. */
static void take_revenge(void)
{
    win_a_match();
    click("revenge");
    let_it_come_to_rest();
    write_line("9-13");
}

static bool in_next_match(void)
{
    return match_ledger_count(&app.match) == 0 && app.match.length == 1 && app.match.starter == 1 &&
           says("13 black man") && says("Player 2, White") == false && says("Player 2, Black");
}

/* Back over the beginning of the second game: the ledger holds it still. */
static void undo_a_game(void)
{
    resign_first();
    click("revenge");
    let_it_come_to_rest();
    click("undo");
}

static bool redo_leads_on(void)
{
    return resigned() && match_game_count(&app.match) == 2 && match_can_redo(&app.match);
}

static void undo_resigning(void)
{
    resign_first();
    click("undo");
}

static bool not_resigned(void)
{
    return !game_over(&app.match.game) && match_can_redo(&app.match) && says("15 black man");
}

static void open_a_game(void)
{
    paste("[Event \"Cup\"]\n[White \"Ben\"]\n[Black \"Ada\"]\n[Result \"1-0\"]\n\n"
          "1. 11-15 {well} (9-14) 22-18 1-0\n");
    accept();
}

static bool opened(void)
{
    const struct game_tags *tags = details_of(&app.in_out.details, 1);
    return app.in_out.opened.is && strcmp(game_tags_get(tags, "Event", ""), "Cup") == 0 &&
           strcmp(app.in_out.opened.result, "1-0") == 0 && app.match.game.tree.count == 4 &&
           strcmp(match_name_of_side(&app.match, BLACK), "Ada") == 0;
}

static void take_a_hint(void)
{
    write_line("11-15");
    program_restart();
    press(SDLK_h, KMOD_LCTRL);
}

static bool hint_noted(void)
{
    return app.match.given.hints == 1 && app.match.help == HELP_HINTS;
}

static void choose_help(void)
{
    write_line("11-15");
    program_restart();
    press(SDLK_n, KMOD_LCTRL);
    click("help/next");
    press(SDLK_ESCAPE, 0);
}

static bool help_chosen(void)
{
    return app.match.given.hints == 0 && app.match.help == HELP_BOTH;
}

static void take_a_man_off(void)
{
    write_line("11-15");
    program_restart();
    app.match.handicap = (struct handicap){1, 2};
    let_it_come_to_rest();
}

static bool man_taken_off(void)
{
    return app.match.handicap.player == 1 && app.match.handicap.men == 2 && !app.match.own_start;
}

static const struct row {
    const char *name;
    void (*act)(void);
    bool (*seen)(void);
    bool (*then)(void); /* seen at the next start; NULL: the same */
} rows[] = {
    {"moves", play_two, two_played, NULL},
    {"the board is turned", turn, turned, NULL},
    {"and turned back", turn_back, not_turned, NULL},
    {"the page that was shown", open_rules, on_rules, NULL},
    {"and then the board", come_back_from_rules, on_board, NULL},
    {"a page that is not come back to", open_set_up, NULL, on_board},
    {"a position that was set up", set_up, as_set_up, NULL},
    {"and that where a match was", set_up_after_a_match, as_set_up, NULL},
    {"a name", rename_player, renamed, NULL},
    {"undo", undo_one, one_undone, NULL},
    {"a variation", play_variation, has_variation, NULL},
    {"a comment", comment, commented, NULL},
    {"a result", resign_first, resigned, NULL},
    {"the ledger", play_revenge, in_third_game, NULL},
    {"a match that is won", win_a_match, match_won, NULL},
    {"the match after it", take_revenge, in_next_match, NULL},
    {"a game before the last one", undo_a_game, redo_leads_on, NULL},
    {"a decision that was undone", undo_resigning, not_resigned, NULL},
    {"a game that was opened", open_a_game, opened, NULL},
    {"a hint that was taken", take_a_hint, hint_noted, NULL},
    {"help", choose_help, help_chosen, NULL},
    {"handicap", take_a_man_off, man_taken_off, NULL},
};

START_TEST(the_next_start_shows_it)
{
    const struct row *row = &rows[_i];
    row->act();
    REQUIRE(!row->seen || row->seen(), "%s: it is not even there at first", row->name);
    for (int start = 1; start <= 2; start++) {
        program_restart();
        REQUIRE(row->then ? row->then() : row->seen(), "%s: start %d does not show it", row->name,
                start);
    }
}
END_TEST

/* --- Another match --- */

/* Where nothing has been played yet, too; and only until it has been. */
START_TEST(how_it_was_seen_lasts)
{
    click("flip");
    press(SDLK_l, KMOD_LCTRL);
    program_restart();
    ck_assert(on_page("library") && app.shell.desk.turned);
    program_restart_fresh();
    ck_assert(on_page("play") && !app.shell.desk.turned);
    program_restart();
    press(SDLK_ESCAPE, 0);
    click("flip");
    program_restart();
    ck_assert(on_page("play") && !app.shell.desk.turned);
    click("flip");
    press(SDLK_l, KMOD_LCTRL);
    press(SDLK_ESCAPE, 0);
    write_line("11-15");
    ck_assert(!last_match_turned(&settings.last));
    program_restart();
    ck_assert(on_page("play") && app.shell.desk.turned && app.match.game.cursor == 1);
}
END_TEST

START_TEST(what_was_left_is_not_taken_up)
{
    play_two();
    resign("answer-black");
    press(SDLK_n, KMOD_LCTRL);
    press(SDLK_RETURN, KMOD_LCTRL);
    accept();
    REQUIRE(match_game_count(&app.match) == 1 && app.match.game.tree.count == 1, "no new match");
    program_restart();
    REQUIRE(app.match.game.tree.count == 1, "the match that was left is there");
}
END_TEST

START_TEST(nothing_is_said_or_heard_of_it)
{
    resign_first();
    int heard = app.sound_count;
    REQUIRE(heard > 0, "nothing is heard of a win");
    program_restart();
    let_it_come_to_rest();
    REQUIRE(app.sound_count == 0, "it is heard again");
    REQUIRE(!shell_moving(&app.shell), "something moves");
}
END_TEST

/* --- An archive that an earlier version of the program has made --- */

static const struct earlier_row {
    const char *file;
    int cursor; /* of the last game */
    int found;  /* games of the archive */
} earlier_rows[] = {
    {"archive-1.db", 1, 3},
    {"archive-2.db", 2, 5},
    {"archive-3.db", 2, 6},
};

/* Its match is there before the archive has been migrated, which takes a while for many games. */
START_TEST(an_earlier_archive_goes_on)
{
    const struct earlier_row *row = &earlier_rows[_i];
    char from[400];
    snprintf(from, sizeof from, "%s/%s", ARCHIVES, row->file);
    scratch_copy(from, path_of("games.db"));
    program_restart();
    ck_assert_int_eq(app.match.game.cursor, row->cursor);
    ck_assert_int_eq(find_all(), row->found);
    ck_assert(autosave_works(&app.autosave));
    press(SDLK_z, KMOD_LCTRL);
    program_restart();
    ck_assert_int_eq(app.match.game.cursor, row->cursor - 1);
    ck_assert_int_eq(find_all(), row->found);
}
END_TEST

SUITE(next_start)
{
    Suite *suite = suite_create("next_start");
    TCase *tcase = tcase_create("next start");
    tcase_set_timeout(tcase, 400);
    tcase_add_checked_fixture(tcase, library_setup, program_teardown);
    tcase_add_loop_test(tcase, the_next_start_shows_it, 0, ROWS(rows));
    tcase_add_loop_test(tcase, an_earlier_archive_goes_on, 0, ROWS(earlier_rows));
    tcase_add_test(tcase, how_it_was_seen_lasts);
    tcase_add_test(tcase, what_was_left_is_not_taken_up);
    tcase_add_test(tcase, nothing_is_said_or_heard_of_it);
    suite_add_tcase(suite, tcase);
    return suite;
}
