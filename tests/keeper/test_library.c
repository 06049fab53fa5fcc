/* SPDX-License-Identifier: MIT */
/* What pages ask of the library, and what the program answers: the whole program, with an archive
 * in a scratch folder. */
#include "full_disk.h"
#include "library_steps.h"
#include "pages/library/room.h"
#include "read_only_folder.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    MANY = 400, /* games of a file */
};

static void replay(int64_t game, int place)
{
    ask(&(struct request){.kind = REQUEST_REPLAY, .replay = {game, place}});
    AWAIT(library()->replay.there || library()->replay.reason[0]);
    REQUIRE(library()->replay.there, "it cannot be replayed: %s", library()->replay.reason);
}

static void export_to(const char *name, enum export_scope scope, int64_t game,
                      enum save_manner manner)
{
    ask(&(struct request){.kind = REQUEST_EXPORT,
                          .save = {path_of(name), manner, .games = {scope, {&game, 1}}}});
}

/* --- What hands do --- */

static void open_board(void)
{
    shell_open(&app.shell, "play");
    app_draw(&app);
}

static void new_match(void)
{
    press(SDLK_n, KMOD_LCTRL);
    press(SDLK_RETURN, KMOD_LCTRL);
    if (app.match.game.tree.count > 1) { /* to the answer that gives the game up */
        press(SDLK_TAB, KMOD_LSHIFT);
        press(SDLK_RETURN, 0);
    }
    REQUIRE(app.match.game.tree.count == 1, "no new match");
}

/* Two games and a variation in the third. */
static void play_match(void)
{
    write_line("11-15");
    resign("answer-black");
    click("revenge");
    write_line("9-13");
    resign("answer-white");
    click("revenge");
    write_line("10-15");
    write_line("22-18");
    click("undo");
    write_line("23-19");
    jobs_drain(app.jobs, LANE_WRITER); /* what is asked of the library has all of it */
}

static bool match_is_there(void)
{
    const struct game_tree *tree = &app.match.game.tree;
    return match_game_count(&app.match) == 3 && match_ledger_count(&app.match) == 2 &&
           tree->count == 4 && app.match.game.cursor == 2 && on_page("play") &&
           says("19 white man");
}

/* --- Games that were played here --- */

START_TEST(what_is_played_is_found)
{
    ck_assert_int_eq(find_all(), 0);
    ck_assert(library()->kept);
    write_line("11-15");
    AWAIT(library()->found == 1); /* the same page is shown: by itself */
    const struct library_row *row = row_at(0);
    ck_assert(library_is_current(library(), row));
    ck_assert_int_eq(row->result, LIBRARY_UNFINISHED);
    ck_assert_str_eq(row->rules, "american");
    ck_assert_int_eq(row->plies, 1);
    resign("answer-black");
    AWAIT(row_at(0)->result == LIBRARY_WHITE_WON);
    AWAIT(library()->rules_count == 1);
    ck_assert_int_eq(library()->rules[0].games, 1);
    ck_assert_str_eq(library()->rules[0].text, "american");
}
END_TEST

START_TEST(filters_find)
{
    struct library_filter filter = any_game();
    write_many("cup.pdn", 30, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    ck_assert_int_eq(find_all(), 20);
    strcpy(filter.words, "w25");
    ck_assert_int_eq(find(&filter), 1);
    ck_assert_str_eq(row_at(0)->white, "W25");
    ck_assert_int_eq(row_at(0)->match, 0);
    filter = any_game();
    filter.result = LIBRARY_DRAWN;
    ck_assert_int_eq(find(&filter), 0);
    filter = any_game();
    filter.by_position = true;
    filter.position = position_start(&app.match.rules.rules);
    ck_assert_int_eq(find(&filter), 20);
    strcpy(filter.date, "1999");
    ck_assert_int_eq(find(&filter), 0);
    ck_assert_int_eq(library()->total, 20);
}
END_TEST

START_TEST(events_are_found_and_shown)
{
    struct library_filter filter = any_game();
    write_file("cup.pdn", "[Event \"Petal\"]\n[Site \"Riga\"]\n[Round \"3\"]\n\n1. 11-15 *\n\n"
                          "[Round \"3\"]\n\n1. 11-16 *\n");
    find_all();
    import_all("cup.pdn");
    ck_assert_int_eq(find_all(), 2);
    strcpy(filter.words, "riga PETAL");
    ck_assert_int_eq(find(&filter), 1);
    press(SDLK_l, KMOD_LCTRL);
    AWAIT(says("Petal, Riga, round 3"));
    press(SDLK_DOWN, 0);
    press(SDLK_RETURN, 0);
    AWAIT(on_page("replay"));
    AWAIT(says("Petal, Riga, round 3"));
}
END_TEST

/* Of many more than anybody has those that most games have. */
START_TEST(the_usual_rules_are_listed)
{
    enum {
        RULES = LIBRARY_RULES + 20,
        GAME_BYTES = 100,
    };
    char *games = calloc(RULES + 1, GAME_BYTES), *at = games;
    for (int i = 1; i <= RULES; i++)
        at += snprintf(at, GAME_BYTES, "[Rules \"american, quiet=%d\"]\n\n1. 11-15 *\n\n", i);
    snprintf(at, GAME_BYTES, "[White \"Ada\"]\n[Rules \"american, quiet=%d\"]\n\n*\n", RULES);
    write_file("cup.pdn", games);
    free(games);
    find_all();
    import_all("cup.pdn");
    ck_assert_int_eq(library()->import.taken, RULES + 1);
    AWAIT(library()->rules_count == LIBRARY_RULES && library()->rules[0].games == 2);
    for (int i = 1; i < LIBRARY_RULES; i++)
        ck_assert_int_eq(library()->rules[i].games, 1);
}
END_TEST

/* Only the newest search is answered. */
START_TEST(the_newest_search_counts)
{
    write_many("cup.pdn", MANY, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    int all = find_all();
    for (int i = 0; i < 20; i++) {
        struct library_filter filter = any_game();
        snprintf(filter.words, sizeof filter.words, "w%d", i + 100);
        app.shell.desk.request = (struct request){.kind = REQUEST_FIND, .filter = &filter};
        app_draw(&app);
    }
    struct library_filter filter = any_game();
    ck_assert_int_eq(find(&filter), all);
    for (int i = 0; i < all; i += 37) {
        const struct library_row *row = row_at(i);
        REQUIRE(row->game != 0 && row->white[0] == 'W', "row %d is empty", i);
    }
}
END_TEST

/* The first page comes before the list is complete. Until then nobody can mean all of it. */
START_TEST(the_first_page_comes_first)
{
    char said[64];
    write_many("cup.pdn", MANY, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    int all = find_all();
    program_restart();
    jobs_pause(app.jobs, LANE_READER);
    for (press(SDLK_l, KMOD_LCTRL); library()->answers == 0; let_time_pass()) {
        jobs_resume(app.jobs, LANE_READER);
        SDL_Delay(STEP_MS);
        jobs_pause(app.jobs, LANE_READER);
    }
    ck_assert(library()->looking && library()->total == 0);
    ck_assert(library()->found > 0 && library()->found < all);
    ck_assert(row_at(0)->game != 0);
    press(SDLK_a, KMOD_LCTRL);
    jobs_resume(app.jobs, LANE_READER);
    AWAIT(!library()->looking);
    ck_assert_int_eq(library()->found, all);
    ck_assert_int_eq(library()->total, all);
    app_draw(&app);
    ck_assert(!says("selected"));
    press(SDLK_a, KMOD_LCTRL);
    app_draw(&app);
    snprintf(said, sizeof said, "%d games \u00B7 %d selected", all, all);
    SAYS(said);
}
END_TEST

static bool is_label(const char *text)
{
    const struct ui *ui = &app.shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (strcmp(ui->widgets[i].label, text) == 0)
            return true;
    return false;
}

/* The same where a filter finds many; where it finds few, or none near, all come at once. */
START_TEST(the_first_page_of_a_filter_comes_first)
{
    static const struct {
        const char *words;
        bool first;
    } filters[] = {{"w", true}, {"w17", false}, {"nobody", false}};
    write_many("cup.pdn", MANY, "1. 11-15 22-18 2. 15x22");
    char said[32];
    find_all();
    import_all("cup.pdn");
    snprintf(said, sizeof said, "%d games", find_all());
    press(SDLK_l, KMOD_LCTRL);
    for (int i = 0; i < ROWS(filters); i++) {
        struct library_filter filter = any_game();
        find(&filter);
        app_draw(&app);
        unsigned answers = library()->answers;
        strcpy(filter.words, filters[i].words);
        jobs_pause(app.jobs, LANE_READER);
        ask(&(struct request){.kind = REQUEST_FIND, .filter = &filter});
        for (; library()->answers == answers; let_time_pass()) {
            jobs_resume(app.jobs, LANE_READER);
            SDL_Delay(STEP_MS);
            jobs_pause(app.jobs, LANE_READER);
        }
        REQUIRE(library()->looking == filters[i].first, "%s", filters[i].words);
        app_draw(&app);
        REQUIRE(!filters[i].first || is_label(said), "%s: how many is not said", filters[i].words);
        jobs_resume(app.jobs, LANE_READER);
        AWAIT(!library()->looking);
    }
}
END_TEST

/* --- Replaying, and playing on --- */

START_TEST(a_game_is_replayed)
{
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    replay(row_at(0)->game, 0);
    const struct library_replay *shown = &library()->replay;
    ck_assert_int_eq(shown->game->tree.count, 4);
    ck_assert(library_is_current(library(), &shown->row));
    replay(0, 1);
    ck_assert_int_eq(shown->game->tree.count, 2);
    ck_assert_int_eq(shown->row.result, LIBRARY_BLACK_WON);
    ck_assert_int_eq(shown->row.game, 0);
    open_board();
    REQUIRE(match_is_there(), "the match is another one");
}
END_TEST

/* So many games are found, and the newest has this result. */
static bool newest_has(int games, enum library_result result)
{
    return find_all() == games && row_at(0)->result == result;
}

START_TEST(a_replayed_game_is_played_on)
{
    write_file("one.pdn", "[Event \"Cup\"]\n[White \"Ben\"]\n[Black \"Ada\"]\n"
                          "[GameType \"20,W\"]\n[Rules \"american\"]\n[Result \"1-0\"]\n\n"
                          "1. 11-15 (9-14 22-18) 22-18 2. 15x22 1-0\n");
    write_line("9-13");
    find_all();
    import_all("one.pdn");
    AWAIT(library()->found == 2);
    int64_t game = row_at(0)->game;
    ck_assert_str_eq(row_at(0)->black, "Ada");
    replay(game, 0);
    ck_assert_str_eq(library()->replay.row.event, "Cup");
    ask(&(struct request){.kind = REQUEST_TAKE_UP, .node = 1});
    accept();
    ck_assert(on_page("play"));
    ck_assert_int_eq(app.match.game.cursor, 1);
    ck_assert_str_eq(match_name_of_side(&app.match, BLACK), "Ada");
    ck_assert_int_eq(app.match.game.tree.count, 6);
    AWAIT(newest_has(3, LIBRARY_UNFINISHED)); /* it is in the file alone that it was won */
    write_line("23-19");
    find_all();
    AWAIT(library()->found == 3);
    replay(game, 0);
    ck_assert_int_eq(library()->replay.game->tree.count, 6);
}
END_TEST

/* --- Matches that go on --- */

START_TEST(a_result_that_was_undone_is_none)
{
    write_line("11-15");
    resign("answer-black");
    AWAIT(newest_has(1, LIBRARY_WHITE_WON));
    click("undo");
    AWAIT(newest_has(1, LIBRARY_UNFINISHED));
    click("redo");
    AWAIT(newest_has(1, LIBRARY_WHITE_WON));
}
END_TEST

START_TEST(a_match_that_was_left_goes_on)
{
    play_match();
    press(SDLK_f, KMOD_LCTRL);
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(2)->game;
    new_match();
    write_line("11-16");
    ask_of(REQUEST_GO_ON, game);
    AWAIT(match_is_there());
    ck_assert(app.shell.desk.turned);
    find_all();
    AWAIT(library()->found == 4 && library_is_current(library(), row_at(3)) &&
          !library_is_current(library(), row_at(0)));
    press(SDLK_b, 0);
    write_line("9-14");
    program_restart();
    REQUIRE(match_game_count(&app.match) == 3 && app.match.game.cursor == 3,
            "the next start shows another one");
    ck_assert_int_eq(find_all(), 4);
}
END_TEST

/* Also if nothing of it changes before the program ends. */
START_TEST(what_goes_on_is_the_last)
{
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(2)->game;
    new_match();
    write_line("11-16");
    ask_of(REQUEST_GO_ON, game);
    AWAIT(match_is_there());
    program_restart();
    ck_assert_int_eq(match_game_count(&app.match), 3);
}
END_TEST

/* Its last move could not be saved; it is saved before the match is read. */
START_TEST(what_waits_is_gone_on_with)
{
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(2)->game;
    let_files_grow_to(0);
    write_line("9-14");
    AWAIT(says("not saved yet"));
    new_match();
    ask_of(REQUEST_GO_ON, game);
    AWAIT(says("File too large"));
    let_files_grow_to(RLIM_INFINITY);
    ask_of(REQUEST_GO_ON, game);
    AWAIT(match_game_count(&app.match) == 3);
    REQUIRE(app.match.game.cursor == 3, "its last move is lost");
}
END_TEST

/* A match that was read is left again if another one was begun meanwhile. */
START_TEST(a_match_that_is_not_shown_is_not_the_last)
{
    SDL_sem *begun = SDL_CreateSemaphore(0);
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(2)->game;
    new_match();
    hold_writer(app.jobs, begun);
    ask_of(REQUEST_GO_ON, game);
    write_line("11-16");
    new_match();
    write_line("9-13");
    SDL_SemPost(begun);
    AWAIT(newest_has(5, LIBRARY_UNFINISHED));
    ck_assert_int_eq(match_game_count(&app.match), 1);
    program_restart();
    ck_assert(match_game_count(&app.match) == 1 && app.match.game.cursor == 1);
    SDL_DestroySemaphore(begun);
}
END_TEST

static void give_name(const char *from, const char *to)
{
    char old_path[96];
    snprintf(old_path, sizeof old_path, "%s", path_of(from));
    ck_assert_int_eq(rename(old_path, path_of(to)), 0);
}

/* It does not become a second one if that cannot be noted when it is shown. */
START_TEST(what_goes_on_stays_itself)
{
    SDL_sem *shown = SDL_CreateSemaphore(0);
    ck_assert_int_eq(mkdir(path_of("disk"), 0700), 0);
    setenv("CROWNHEAD_DATA", path_of("disk/games.db"), 1);
    program_restart();
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(2)->game, match = row_at(2)->match;
    new_match();
    write_line("11-16");
    jobs_drain(app.jobs, LANE_WRITER);
    library_go_on(&app.library, game);
    hold_writer(app.jobs, shown); /* behind the match, and before what is noted of it */
    AWAIT(match_is_there());
    give_name("disk", "aside");
    write_file("disk", ""); /* where its folder was there is a file */
    SDL_SemPost(shown);
    AWAIT(says("not saved yet"));
    ck_assert_int_eq(remove(path_of("disk")), 0);
    give_name("aside", "disk");
    app.clock += 5000;
    AWAIT(!says("not saved yet"));
    write_line("9-14");
    jobs_drain(app.jobs, LANE_WRITER);
    ck_assert_int_eq(library()->match, match);
    ck_assert_int_eq(find_all(), 4);
    SDL_DestroySemaphore(shown);
}
END_TEST

START_TEST(the_match_on_the_board_goes_on_as_it_is)
{
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(0)->game;
    press(SDLK_F1, 0);
    ask_of(REQUEST_GO_ON, game);
    AWAIT(match_is_there());
}
END_TEST

START_TEST(a_game_of_a_file_is_of_no_match)
{
    write_many("cup.pdn", 1, "1. 11-15");
    find_all();
    import_all("cup.pdn");
    find_all();
    ask_of(REQUEST_GO_ON, row_at(0)->game);
    AWAIT(says("This game came from a file"));
}
END_TEST

/* --- Orders --- */

static bool players_are(int place, const char *black, const char *white)
{
    const struct library_row *row = library()->row(library()->row_data, place);
    return !library()->looking && row && strcmp(row->black, black) == 0 &&
           strcmp(row->white, white) == 0;
}

/* By the choice above the list. What is chosen stays so while games come in, also before it. */
START_TEST(the_list_has_an_order)
{
    write_file("some.pdn",
               "[Black \"Ben\"]\n[White \"Ada\"]\n[Date \"2001.??.??\"]\n\n1. 11-15 *\n\n"
               "[Black \"ada\"]\n[White \"Cem\"]\n[Event \"Cup\"]\n\n1. 11-15 23-19 *\n\n"
               "[Black \"Cem\"]\n[White \"Eva\"]\n[Date \"1999.01.02\"]\n\n*\n");
    write_file("more.pdn",
               "[Black \"Aaron\"]\n[White \"Zoe\"]\n[Date \"2020.01.01\"]\n\n1. 9-14 *\n");
    press(SDLK_l, KMOD_LCTRL);
    import_all("some.pdn");
    AWAIT(library()->found == 3 && players_are(0, "Cem", "Eva"));
    click("order/next"); /* the newest */
    AWAIT(players_are(0, "Ben", "Ada") && players_are(1, "Cem", "Eva"));
    click("order/next");
    AWAIT(players_are(0, "Cem", "Eva") && players_are(2, "ada", "Cem"));
    click("order/next"); /* by event */
    AWAIT(players_are(0, "ada", "Cem"));
    click("order/next"); /* by player */
    AWAIT(players_are(0, "ada", "Cem") && players_are(1, "Ben", "Ada"));
    press(SDLK_DOWN, 0);
    import_all("more.pdn");
    AWAIT(library()->found == 4 && players_are(0, "Aaron", "Zoe"));
    press(SDLK_RETURN, 0);
    AWAIT(library()->replay.there);
    ck_assert_str_eq(library()->replay.row.black, "Ben");
}
END_TEST

/* --- Openings --- */

static const char openings_pdn[] =
    "[White \"Ada\"]\n[Result \"1-0\"]\n[GameType \"21\"]\n\n1. 11-15 22-18 2. 15x22 25x18 1-0\n\n"
    "[White \"Ben\"]\n[Result \"0-1\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 0-1\n\n"
    "[White \"Ada\"]\n[Result \"1/2-1/2\"]\n[GameType \"21\"]\n\n1. 9-14 23-19 2. 11-15 1/2-1/2\n\n"
    "[White \"Cem\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 2. 9-14 *\n\n"
    "[White \"Dan\"]\n[Result \"1-0\"]\n[GameType \"25\"]\n\n1. c3-d4 b6-a5 1-0\n";

/* Down the tree to a position that two games reached in different ways, and to these games. */
/* From a name to that player's all games, and on to those of an opponent. */
START_TEST(players_and_their_games)
{
    write_file("cup.pdn", "[Black \"Ada\"]\n[White \"Ben\"]\n1. 11-15 1-0\n\n"
                          "[Black \"Ben\"]\n[White \"ADA\"]\n1. 11-16 1/2-1/2\n\n"
                          "[Black \"Ada M\"]\n[White \"Ben\"]\n1. 12-16 0-1\n\n"
                          "[Black \"Ben\"]\n[White \"Cem\"]\n1. 10-15 *\n");
    find_all();
    import_all("cup.pdn");
    press(SDLK_l, KMOD_CTRL);
    AWAIT(on_page("library") && library()->found == 4 && row_at(3));
    press(SDLK_F8, 0);
    AWAIT(library()->player_answers == 1 && says("4 players"));
    ck_assert_str_eq(library()->players->players[0].name, "Ben");
    ck_assert(says("Ben: 4 games. Won: 1, drawn: 1, lost: 1."));
    ck_assert(says("Ada: 2 games. Won: 0, drawn: 1, lost: 1."));
    click("player-2");
    AWAIT(on_page("library") && library()->found == 2);
    AWAIT(says("2 of 4 games"));
    press(SDLK_DOWN, 0);
    AWAIT(row_at(1) && says("Ada: all games"));
    click("player-white");
    AWAIT(on_page("players") && library()->player_answers == 2 && says("of the games found"));
    ck_assert_int_eq(library()->players->total, 4);
    ck_assert(says("Ben: 4 games."));
}
END_TEST

START_TEST(the_tree_of_openings)
{
    write_file("openings.pdn", openings_pdn);
    find_all();
    import_all("openings.pdn");
    AWAIT(library()->found == 5);
    press(SDLK_F7, 0);
    AWAIT(says("4 games came to this position. Points in percent: Black."));
    SAYS("11-15: 3 games. Won: Black 1, White 1; drawn: 0.");
    SAYS("9-14: 1 game.");
    SAYS("9-13: 0 games.");
    click("branch-1");
    AWAIT(says("3 games came to this position. Points in percent: White."));
    SAYS("Old Faithful");
    SAYS("23-19: 2 games. Won: Black 1, White 0; drawn: 0.");
    press(SDLK_RETURN, 0);
    AWAIT(says("2 games came to this position."));
    SAYS("9-14: 1 game.");
    press(SDLK_RETURN, 0);
    AWAIT(says("2 games came to this position. Points in percent: White."));
    click("openings-games");
    AWAIT(library()->found == 2);
    ck_assert(on_page("library"));
}
END_TEST

/* From a game that is replayed, and of what was looked for alone. */
START_TEST(the_tree_goes_on_from_there)
{
    struct library_filter ada = any_game();
    write_file("openings.pdn", openings_pdn);
    find_all();
    import_all("openings.pdn");
    AWAIT(library()->found == 5);
    replay(row_at(4)->game, 0);
    shell_open(&app.shell, "replay");
    press(SDLK_RIGHT, 0);
    press(SDLK_F7, 0);
    AWAIT(says("3 games came to this position."));
    press(SDLK_DOWN, 0);
    press(SDLK_RETURN, 0);
    press(SDLK_LEFT, 0);
    AWAIT(says("3 games came to this position."));
    press(SDLK_LEFT, KMOD_LCTRL);
    AWAIT(says("4 games came to this position."));
    strcpy(ada.words, "ada");
    ask(&(struct request){.kind = REQUEST_OPEN,
                          .opening = {.page = "openings", .node = NODE_LIVE, .filter = &ada}});
    AWAIT(says("2 of the games found came to this position."));
    SAYS("9-14: 1 game.");
    press(SDLK_l, KMOD_LCTRL);
    strcpy(((struct room *)shell_state(&app.shell, "library"))->filter.words, "cem");
    AWAIT(library()->found == 1);
    press(SDLK_F7, 0);
    AWAIT(says("1 of the games found came to this position."));
}
END_TEST

/* --- What is told of a game --- */

static char *text_of(int64_t game)
{
    export_to("told.pdn", EXPORT_GAMES, game, SAVE_REPLACE);
    AWAIT(!app.library.exporting);
    return read_file("told.pdn");
}

/* Tells it of the replayed game. */
static void tell_of(const struct library_row *told)
{
    ask(&(struct request){.kind = REQUEST_DETAILS, .details = told});
    AWAIT(library()->details.there);
}

static void undo_telling(void)
{
    ask_of(REQUEST_UNDO_DETAILS, 0);
    AWAIT(library()->details.there);
}

static void require_text(int64_t game, const char *part)
{
    char *text = text_of(game);
    REQUIRE(strstr(text, part), "%s is not in\n%s", part, text);
    free(text);
}

static const struct told_row {
    const char *name, *moves; /* of a game that White has won */
    struct library_row told;  /* what is empty stays as it is */
    bool loses_site;
    const char *parts[2]; /* of its text then */
} told_rows[] = {
    {"a player", "1. 11-15 {well} 1-0", {.black = "Eva"}, false, {"[Black \"Eva\"]", "{well} 1-0"}},
    {"the other one", "1. 11-15 1-0", {.white = "Eva \"E\""}, false, {"[White \"Eva \\\"E\\\"\"]"}},
    {"event and round",
     "1. 11-15 1-0",
     {.event = "Play-off", .round = "4"},
     false,
     {"[Event \"Play-off\"]", "[Round \"4\"]"}},
    {"a site that was wrong", "1. 11-15 1-0", {.date = "2026.11.22"}, true, {"[Site \"?\"]"}},
    {"a date that nobody knows", "1. 11-15 1-0", {.date = "?"}, false, {"[Date \"????.??.??\"]"}},
    {"a date", "1. 11-15 1-0", {.date = "1998.??.??"}, false, {"[Date \"1998.??.??\"]"}},
    {"a result",
     "1. 11-15 1-0",
     {.result = LIBRARY_DRAWN},
     false,
     {"[Result \"1/2-1/2\"]", "1. 11-15 1/2-1/2"}},
    {"the other result",
     "1. 11-15 (1. 9-14) 1-0",
     {.result = LIBRARY_BLACK_WON},
     false,
     {"[Result \"0-1\"]", "1. 11-15 (1. 9-14) 0-1"}},
    {"no move", "1-0", {.result = LIBRARY_DRAWN}, false, {"[Result \"1/2-1/2\"]"}},
};

static struct library_row row_with(const struct library_row *had, const struct told_row *row)
{
    struct library_row told = *had;
    const struct library_row *other = &row->told;
    strbuf_copy(told.black, sizeof told.black, other->black[0] ? other->black : had->black);
    strbuf_copy(told.white, sizeof told.white, other->white[0] ? other->white : had->white);
    strbuf_copy(told.event, sizeof told.event, other->event[0] ? other->event : had->event);
    strbuf_copy(told.round, sizeof told.round, other->round[0] ? other->round : had->round);
    strbuf_copy(told.date, sizeof told.date, other->date[0] ? other->date : had->date);
    if (strcmp(told.date, "?") == 0)
        told.date[0] = '\0';
    told.result = other->result != LIBRARY_UNFINISHED ? other->result : had->result;
    if (row->loses_site)
        told.site[0] = '\0';
    return told;
}

START_TEST(what_is_told_can_be_changed)
{
    const struct told_row *row = &told_rows[_i];
    char pdn[400];
    snprintf(pdn, sizeof pdn,
             "[Event \"Cup\"]\n[Site \"Riga\"]\n[Date \"2026.11.21\"]\n[Round \"1\"]\n"
             "[White \"Ben\"]\n[Black \"Ada\"]\n[Result \"1-0\"]\n[GameType \"21,B,8,8,N1,0\"]\n"
             "[Annotator \"Me\"]\n\n%s\n",
             row->moves);
    write_file("one.pdn", pdn);
    find_all();
    import_all("one.pdn");
    AWAIT(library()->found == 1);
    int64_t game = row_at(0)->game;
    char *before = text_of(game);
    replay(game, 0);
    struct library_row told = row_with(&library()->replay.row, row);
    tell_of(&told);
    const struct library_row *shown = &library()->replay.row;
    REQUIRE(strcmp(shown->black, told.black) == 0 && strcmp(shown->white, told.white) == 0 &&
                strcmp(shown->event, told.event) == 0 && strcmp(shown->site, told.site) == 0 &&
                strcmp(shown->round, told.round) == 0 && strcmp(shown->date, told.date) == 0 &&
                shown->result == told.result,
            "%s: it is not shown", row->name);
    for (int i = 0; i < 2 && row->parts[i]; i++)
        require_text(game, row->parts[i]);
    require_text(game, "[Annotator \"Me\"]");
    ask(&(struct request){.kind = REQUEST_TAKE_UP, .node = 0}); /* from what is shown */
    accept();
    AWAIT(strcmp(match_name_of_side(&app.match, BLACK), told.black) == 0);
    undo_telling();
    char *after = text_of(game);
    REQUIRE(strcmp(before, after) == 0, "%s: it was\n%s and is\n%s", row->name, before, after);
    undo_telling();
    require_text(game, row->parts[0]);
    free(before);
    free(after);
}
END_TEST

/* Event and date of the second game of play_match, and the name of a player in it. */
static void require_told(int64_t game)
{
    require_text(game, "[Event \"Club evening\"]");
    require_text(game, "[Date \"1998.03.??\"]");
    require_text(game, "[Round \"2\"]");
}

static void tell_of_evening(void)
{
    struct library_row told = library()->replay.row;
    strcpy(told.event, "Club evening");
    strcpy(told.date, "1998.03.??");
    tell_of(&told);
}

/* A match has all that was told of its games, on the board and after it was left. */
START_TEST(a_match_keeps_what_was_told)
{
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(1)->game, last = row_at(0)->game;
    if (_i == 1) { /* after it was left */
        new_match();
        replay(game, 0);
    } else {
        replay(0, 1);
    }
    tell_of_evening();
    ck_assert_str_eq(library()->replay.row.event, "Club evening");
    jobs_drain(app.jobs, LANE_WRITER);
    require_told(game);
    if (_i == 1)
        ask_of(REQUEST_GO_ON, game);
    AWAIT(match_game_count(&app.match) == 3);
    open_board();
    write_line("9-14");
    resign("answer-black");
    click("revenge"); /* whose first save has all games of the match */
    program_restart();
    write_line("11-15");
    app.autosave.whole = true;
    write_line("23-19");
    jobs_drain(app.jobs, LANE_WRITER);
    require_told(game);
    require_text(last, "[Event \"?\"]");
    require_text(last, "[Round \"3\"]");
}
END_TEST

/* Undo leads back there, too. */
START_TEST(what_a_match_told_comes_back)
{
    play_match();
    find_all();
    AWAIT(library()->found == 3);
    int64_t game = row_at(1)->game;
    char *before = text_of(game);
    replay(0, 1);
    tell_of_evening();
    jobs_drain(app.jobs, LANE_WRITER);
    require_told(game);
    open_board();
    new_match(); /* now it is in the archive alone */
    undo_telling();
    char *after = text_of(game);
    ck_assert_str_eq(before, after);
    free(before);
    free(after);
}
END_TEST

/* --- Deleting --- */

/* Returns the game that was deleted last, or the first of several; 0: there is none. */
static int64_t deleted(void)
{
    const struct game_ids *games = &library()->deleted.games;
    return games->count > 0 ? games->ids[0] : 0;
}

START_TEST(what_is_deleted_can_be_brought_back)
{
    write_many("cup.pdn", 5, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    AWAIT(library()->found == 4);
    int64_t game = row_at(1)->game;
    ask_of(REQUEST_DELETE, game);
    AWAIT(deleted() == game && library()->found == 3);
    ask_of(REQUEST_RESTORE, 0);
    AWAIT(deleted() == 0 && library()->found == 4);
    ask_of(REQUEST_DELETE, game);
    AWAIT(deleted() == game && library()->found == 3);
    program_restart();
    ck_assert_int_eq(find_all(), 3);
}
END_TEST

/* Not what lies where it lay. */
START_TEST(what_is_chosen_stays_so_while_games_come)
{
    write_many("cup.pdn", 60, "1. 11-15 22-18 2. 15x22");
    write_many("league.pdn", MANY, "1. 11-16 22-18");
    find_all();
    import_all("cup.pdn");
    press(SDLK_l, KMOD_CTRL);
    AWAIT(on_page("library") && library()->found == 40);
    const struct room *room = shell_state(&app.shell, "library");
    for (int i = 0; i < 5 || room->list.chosen == 0; i++)
        press(SDLK_DOWN, 0);
    AWAIT(row_at(room->list.chosen) != NULL);
    let_time_pass();
    int64_t chosen = row_at(room->list.chosen)->game;
    import_all("league.pdn");
    AWAIT(library()->found > 40 && library()->moved == library()->found - 40);
    let_time_pass();
    press(SDLK_DELETE, 0);
    AWAIT(deleted() != 0);
    ck_assert_int_eq(deleted(), chosen);
}
END_TEST

/* One after another, and each as soon as it is asked for. */
START_TEST(all_that_is_deleted_can_be_brought_back)
{
    write_many("cup.pdn", 5, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    AWAIT(library()->found == 4);
    int64_t games[] = {row_at(0)->game, row_at(1)->game, row_at(2)->game};
    for (int i = 0; i < ROWS(games); i++)
        ask_of(REQUEST_DELETE, games[i]);
    ask_of(REQUEST_DELETE, games[2]); /* the list has not known yet */
    ck_assert_int_eq(deleted(), games[2]);
    AWAIT(library()->found == 1);
    ck_assert(!says("no longer in the library"));
    ask_of(REQUEST_RESTORE, 0);
    ask_of(REQUEST_RESTORE, 0);
    ck_assert_int_eq(deleted(), games[0]);
    AWAIT(library()->found == 3);
    ask_of(REQUEST_RESTORE, 0);
    AWAIT(library()->found == 4);
    ck_assert_int_eq(deleted(), 0);
    ask_of(REQUEST_RESTORE, 0); /* there is none */
    ck_assert_int_eq(find_all(), 4);
}
END_TEST

START_TEST(what_is_played_is_not_deleted)
{
    write_line("11-15");
    find_all();
    AWAIT(library()->found == 1);
    ask_of(REQUEST_DELETE, row_at(0)->game);
    AWAIT(says("so the game cannot be deleted now."));
    ck_assert_int_eq(deleted(), 0);
    ck_assert_int_eq(find_all(), 1);
}
END_TEST

/* The other games of its match may go on meanwhile. */
START_TEST(what_is_played_is_not_restored)
{
    play_match();
    new_match();
    write_line("11-16");
    find_all();
    AWAIT(library()->found == 4);
    int64_t other = row_at(1)->game;
    ask_of(REQUEST_DELETE, row_at(3)->game);
    find_all();
    AWAIT(library()->found == 3);
    ask_of(REQUEST_GO_ON, other);
    find_all();
    AWAIT(library_is_current(library(), row_at(1)));
    ask_of(REQUEST_RESTORE, 0);
    AWAIT(says("so the game cannot be restored now."));
    ck_assert_msg(deleted() != 0, "it can never be restored");
    ck_assert_int_eq(find_all(), 3);
}
END_TEST

static void delete_all(void)
{
    const struct library *at = library();
    ask(&(struct request){.kind = REQUEST_DELETE, .deletion = {{at->games, at->found}, ""}});
}

/* Those that an import has brought, of which one says less than what is there. */
START_TEST(versions_of_an_import_are_compared)
{
    write_file("bare.pdn", "[White \"Ada\"]\n1. 11-15 *\n\n[White \"Ben\"]\n1. 11-16 {good} *\n");
    write_file("noted.pdn", "[White \"Ada\"]\n1. 11-15 {good} *\n\n[White \"Ben\"]\n1. 11-16 *\n");
    find_all();
    import_all("bare.pdn");
    import_all("noted.pdn");
    ck_assert_int_eq(library()->import.versions, 2);
    ck_assert_int_eq(library()->import.since, 2);
    struct library_filter filter = any_game();
    filter.versions = true;
    filter.since = library()->import.since;
    ck_assert_int_eq(find(&filter), 4);
    ck_assert_int_eq(row_at(0)->notes.comments + row_at(1)->notes.comments, 1);
    ask(&(struct request){.kind = REQUEST_POORER});
    AWAIT(library()->poorer_answers == 1);
    ck_assert_int_eq(library()->poorer.count, 2);
    for (int i = 0; i < library()->poorer.count; i++)
        ck_assert(library()->poorer.ids[i] == 1 || library()->poorer.ids[i] == 4);
}
END_TEST

/* Games, rule sets and preferences; what is there is not added twice. */
START_TEST(everything_is_saved_and_taken_over)
{
    struct settings *kept = app.settings;
    write_many("cup.pdn", 5, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    ck_assert_int_eq(rulebook_put(&kept->rulebook, "Attic", preset_find("pool")), NAME_FIT);
    kept->preferences.volume = 25;
    export_to("all.crownhead", EXPORT_EVERYTHING, 0, SAVE_NEW);
    AWAIT(says("All games, rule sets and settings are saved in"));
    export_to("all.crownhead", EXPORT_EVERYTHING, 0, SAVE_NEW);
    AWAIT(!app.library.exporting);
    export_to("all.crownhead", EXPORT_EVERYTHING, 0, SAVE_REPLACE);
    AWAIT(!app.library.exporting);
    ask_of(REQUEST_DELETE, row_at(1)->game);
    AWAIT(find_all() == 3);
    rulebook_remove(&kept->rulebook, 0);
    preferences_init(&kept->preferences);
    import_all("all.crownhead");
    ck_assert_int_eq(library()->import.taken, 1);
    ck_assert_int_eq(library()->import.known, 3);
    ck_assert_int_eq(find_all(), 4);
    ck_assert_int_eq(kept->rulebook.count, 1);
    ck_assert_str_eq(kept->rulebook.sets[0]->name, "Attic");
    ck_assert_int_eq(kept->preferences.volume, 25);
    kept->preferences.volume = 50;
    import_all("all.crownhead");
    ck_assert_int_eq(kept->rulebook.count, 1);
    ck_assert_int_eq(kept->preferences.volume, 50);
    import_file("games.db"); /* the archive itself */
    AWAIT(library()->import.ended && !library()->import.running);
    ck_assert(library()->import.reason[0]);
}
END_TEST

START_TEST(the_disk_is_told_of)
{
    play_one();
    press(SDLK_F9, 0);
    AWAIT(on_page("backup") && library()->disk.there && says(" MB)"));
    ck_assert_int_gt(library()->disk.games, 0);
    ck_assert(says("Save everything in one file"));
}
END_TEST

/* More than one transaction takes; one Undo brings all of them back. */
START_TEST(many_are_deleted_at_once)
{
    enum {
        GAMES = CATALOGUE_CHANGES * 3 / 2 + 10, /* every third one has a fault */
    };
    write_many("cup.pdn", GAMES, "1. 11-15 22-18");
    find_all();
    import_all("cup.pdn");
    int all = find_all();
    ck_assert_int_gt(all, CATALOGUE_CHANGES);
    delete_all();
    ck_assert_int_eq(library()->deleted.games.count, all);
    AWAIT(library()->found == 0);
    ck_assert_int_eq(find_all(), 0);
    delete_all(); /* nothing is left */
    ck_assert_int_eq(library()->deleted.games.count, all);
    ask_of(REQUEST_RESTORE, 0);
    AWAIT(library()->found == all);
    ck_assert_int_eq(deleted(), 0);
}
END_TEST

/* What can be deleted is; it is said that the rest stays, and Undo brings back what is gone. */
START_TEST(of_several_what_is_played_stays)
{
    write_many("cup.pdn", 5, "1. 11-15 22-18 2. 15x22");
    write_line("11-15");
    find_all();
    import_all("cup.pdn");
    AWAIT(library()->found == 5);
    delete_all();
    AWAIT(library()->found == 1);
    AWAIT(says("that is being played cannot be deleted now"));
    ck_assert(library_is_current(library(), row_at(0)));
    ask_of(REQUEST_RESTORE, 0);
    AWAIT(library()->found == 5 && deleted() == 0);
}
END_TEST

/* --- In and out --- */

START_TEST(what_went_out_is_known)
{
    write_many("cup.pdn", MANY, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    int taken = library()->import.taken;
    ck_assert_int_eq(taken, MANY - MANY / 3);
    ck_assert_int_eq(library()->import.bad, MANY / 3);
    ck_assert_int_eq(library()->import.fault_count, MANY / 3);
    REQUIRE(strncmp(library()->import.faults[0], "Game 3, line ", 13) == 0, "%s",
            library()->import.faults[0]);
    export_to("all.pdn", EXPORT_ALL, 0, SAVE_NEW);
    AWAIT(says("games are saved in"));
    import_all("all.pdn");
    ck_assert_int_eq(library()->import.taken, 0);
    ck_assert_int_eq(library()->import.known, taken);
    ck_assert_int_eq(library()->import.bad, 0);
}
END_TEST

static int count_games(const char *name)
{
    int count = 0;
    char *text = read_file(name);
    for (const char *at = text; (at = strstr(at, "[Event ")); at++)
        count++;
    free(text);
    return count;
}

START_TEST(what_was_found_goes_out)
{
    struct library_filter filter = any_game();
    write_many("cup.pdn", 30, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    strcpy(filter.words, "w1");
    int found = find(&filter);
    ck_assert_int_gt(found, 2);
    export_to("found.pdn", EXPORT_FOUND, 0, SAVE_NEW);
    AWAIT(says("games are saved in"));
    ck_assert_int_eq(count_games("found.pdn"), found);
    export_to("found.pdn", EXPORT_FOUND, 0, SAVE_NEW);
    AWAIT(app.in_out.files.outcome == SAVE_EXISTS);
    export_to("found.pdn", EXPORT_GAMES, row_at(0)->game, SAVE_ADD);
    AWAIT(says("1 game is saved in"));
    ck_assert_int_eq(count_games("found.pdn"), found + 1);
    export_to("found.pdn", EXPORT_GAMES, row_at(0)->game, SAVE_REPLACE);
    AWAIT(count_games("found.pdn") == 1);
    export_to("nowhere/found.pdn", EXPORT_ALL, 0, SAVE_NEW);
    AWAIT(app.in_out.files.outcome == SAVE_FAILED);
    export_to("games.db", EXPORT_ALL, 0, SAVE_REPLACE);
    AWAIT(strstr(app.in_out.files.reason, "keeps your games"));
}
END_TEST

/* Also what a dropped file and the clipboard hold, while the library is shown. */
START_TEST(games_come_from_everywhere)
{
    write_many("cup.pdn", 2, "1. 11-15 22-18 2. 15x22");
    find_all();
    drop("cup.pdn");
    AWAIT(library()->import.ended && library()->import.taken == 2);
    ck_assert_str_eq(library()->import.title, "cup.pdn");
    SDL_SetClipboardText("[White \"Cy\"]\n[Black \"Di\"]\n1. 11-15 *\n");
    ask(&(struct request){.kind = REQUEST_IMPORT_PASTE});
    AWAIT(library()->import.ended && library()->import.taken == 1);
    ck_assert_str_eq(library()->import.title, "");
    press(SDLK_F1, 0);
    drop("cup.pdn");
    AWAIT(on_page("games"));
    ask(&(struct request){.kind = REQUEST_IMPORT_FILE, .path = ""});
    AWAIT(library()->import.ended && library()->import.known == 2);
}
END_TEST

static void find_nothing_and_drop(const char *const *names, int count)
{
    find_all();
    press(SDLK_l, KMOD_LCTRL);
    drop_several(names, count);
    AWAIT(library()->import.ended && !library()->import.running);
}

/* All of them, one after another, and what has come of them is told of all. */
START_TEST(several_files_are_dropped)
{
    static const char *const names[] = {"one.pdn", "nothing.pdn", "two.pdn", "three.pdn"};
    write_many("one.pdn", 4, "1. 11-15");
    write_many("two.pdn", 7, "1. 11-15 22-18");
    write_file("three.pdn", "[White \"Cy\"]\n[Black \"Di\"]\n1. 11-15 *\n");
    find_nothing_and_drop(names, ROWS(names));
    ck_assert_int_eq(library()->import.taken, 3 + 5 + 1);
    ck_assert_int_eq(library()->import.bad, 1 + 2);
    ck_assert_int_eq(library()->import.files, 4);
    SAYS("4 files: 9 games imported, 3 have a fault (3 were left out). ");
    REQUIRE(strstr(library()->import.reason, "nothing.pdn: No such file"), "%s",
            library()->import.reason);
    ck_assert_int_eq(library()->import.fault_count, 3);
    REQUIRE(strncmp(library()->import.faults[0], "one.pdn: Game 3, ", 17) == 0, "%s",
            library()->import.faults[0]);
    REQUIRE(strncmp(library()->import.faults[2], "two.pdn: Game 6, ", 17) == 0, "%s",
            library()->import.faults[2]);
}
END_TEST

/* The files of games in it, and not those that lie deeper. */
START_TEST(a_folder_is_dropped)
{
    static const char *const names[] = {"cups"};
    ck_assert_int_eq(mkdir(path_of("cups"), 0700), 0);
    ck_assert_int_eq(mkdir(path_of("cups/old"), 0700), 0);
    write_many("cups/one.pdn", 2, "1. 11-15");
    write_many("cups/two.pdn", 2, "1. 11-15 22-18");
    write_many("cups/old/three.pdn", 2, "1. 9-13");
    write_file("cups/read.me", "no games");
    find_nothing_and_drop(names, 1);
    ck_assert_int_eq(library()->import.taken, 4);
    SAYS("2 files: 4 games imported.");
}
END_TEST

/* It may be typed without a slash. */
START_TEST(a_folder_is_gone_into_to_import)
{
    ck_assert_int_eq(mkdir(path_of("cups"), 0700), 0);
    write_many("cups/one.pdn", 2, "1. 11-15");
    find_all();
    press(SDLK_l, KMOD_LCTRL);
    click("import-file");
    write_line(path_of("cups"));
    ck_assert(on_page("import-file"));
    SAYS("one.pdn");
    ck_assert_str_eq(app.in_out.files.path, path_of("cups"));
    ck_assert_int_eq(library()->import.files, 0);
    write_line("one");
    ck_assert(on_page("library"));
    AWAIT(library()->import.ended && library()->import.taken == 2);
}
END_TEST

/* What is about something else has no fault, and what is empty is no success. */
START_TEST(there_is_no_game_in_it)
{
    static const char *const names[] = {"other.txt", "one.pdn"};
    find_all();
    press(SDLK_l, KMOD_LCTRL);
    write_file("other.txt", "A ** note * of (some) [other] * thing, {and} * so on. 12 * $ *");
    write_file("empty.pdn", "");
    drop("other.txt");
    AWAIT(says("There is no game in other.txt."));
    ck_assert_int_eq(library()->import.bad + library()->import.fault_count, 0);
    drop("empty.pdn");
    AWAIT(says("There is no game in empty.pdn."));
    ck_assert_int_eq(mkdir(path_of("bare"), 0700), 0);
    drop("bare");
    AWAIT(says("There is no game in bare."));
    SDL_SetClipboardText("");
    ask(&(struct request){.kind = REQUEST_IMPORT_PASTE});
    AWAIT(says("The clipboard is empty or could not be read."));
    paste("just words\n");
    AWAIT(says("There is no game in the clipboard."));
    write_many("one.pdn", 3, "1. 11-15");
    find_nothing_and_drop(names, ROWS(names));
    SAYS("2 files: 2 games imported, 1 has a fault (1 was left out).");
    ck_assert_int_eq(library()->import.fault_count, 1);
}
END_TEST

/* Elsewhere it is the first one alone that is opened. */
START_TEST(on_the_board_the_first_one_is_opened)
{
    static const char *const names[] = {"one.pdn", "two.pdn"};
    write_file("one.pdn", "[White \"Cy\"]\n[Black \"Di\"]\n1. 11-15 *\n");
    write_file("two.pdn", "[White \"Ed\"]\n[Black \"Fi\"]\n1. 9-13 *\n");
    open_board();
    drop_several(names, ROWS(names));
    accept();
    ck_assert_str_eq(match_name_of_side(&app.match, WHITE), "Cy");
    ck_assert_int_eq(library()->import.files, 0);
}
END_TEST

START_TEST(what_is_no_file_of_games_is_told_of)
{
    find_all();
    import_file("nothing.pdn");
    REQUIRE(library()->import.ended && strstr(library()->import.reason, "No such file"), "%s",
            library()->import.reason);
    open_board();
    write_line("11-15");
    find_all();
    AWAIT(library()->found == 1);
    import_file("games.db");
    REQUIRE(strstr(library()->import.reason, "keeps your games"), "%s", library()->import.reason);
    import_file("games.db-wal");
    REQUIRE(strstr(library()->import.reason, "keeps your games"), "%s", library()->import.reason);
}
END_TEST

/* --- Nothing to read --- */

START_TEST(no_archive_can_be_made)
{
    setenv("CROWNHEAD_DATA", "/proc/games.db", 1);
    program_restart();
    ck_assert_int_eq(find_all(), 0);
    REQUIRE(strstr(library()->reason, "/proc/games.db"), "it says: %s", library()->reason);
}
END_TEST

/* Another process does it: to close the file here would let go of the locks on it. */
static void damage(const char *name)
{
    char command[400];
    snprintf(command, sizeof command,
             "size=$(stat -c %%s '%s') && head -c $((size - 8192)) /dev/zero | tr '\\0' x |"
             " dd of='%s' bs=4096 seek=2 conv=notrunc status=none",
             path_of(name), path_of(name));
    ck_assert_int_eq(system(command), 0);
}

START_TEST(the_archive_is_damaged_meanwhile)
{
    SDL_sem *told = SDL_CreateSemaphore(0);
    write_many("cup.pdn", MANY, "1. 11-15 22-18 2. 15x22");
    find_all();
    import_all("cup.pdn");
    open_board();
    write_line("11-15");
    program_restart();
    damage("games.db");
    struct library_filter filter = any_game();
    strcpy(filter.words, "w1");
    hold_writer(app.jobs, told);
    ask(&(struct request){.kind = REQUEST_FIND, .filter = &filter});
    AWAIT(strstr(library()->reason, "is rescuing"));
    SDL_SemPost(told);
    AWAIT(says("was damaged"));
    AWAIT(!library()->reason[0] && !library()->looking); /* the same is looked for */
    ck_assert_str_eq(app.library.filter.words, "w1");
    SDL_DestroySemaphore(told);
    open_board();
    write_line("22-18");
    find_all();
    AWAIT(library()->found > 0 && !library()->reason[0]);
    program_restart();
    ck_assert_int_eq(app.match.game.cursor, 2);
}
END_TEST

/* It is said once that they are gone; the match on the board is not. */
START_TEST(the_archive_is_taken_away)
{
    char command[160];
    write_many("cup.pdn", 3, "1. 11-15");
    find_all();
    ck_assert(!says("is gone"));
    import_all("cup.pdn");
    open_board();
    write_line("11-15");
    find_all();
    AWAIT(library()->found == 3);
    snprintf(command, sizeof command, "rm '%s'*", path_of("games.db"));
    ck_assert_int_eq(system(command), 0);
    struct library_filter filter = any_game();
    ask(&(struct request){.kind = REQUEST_FIND, .filter = &filter});
    AWAIT(says("games.db, is gone"));
    AWAIT(library()->total == 1 && !library()->looking);
    open_board();
    ck_assert(!says("is gone"));
    write_line("22-18");
    ck_assert(!says("is gone"));
    program_restart();
    ck_assert_int_eq(app.match.game.cursor, 2);
    ck_assert(!says("is gone"));
}
END_TEST

/* What is there can be looked at on a full disk, too. */
START_TEST(the_disk_is_full)
{
    write_many("cup.pdn", 3, "1. 11-15");
    find_all();
    import_all("cup.pdn");
    open_board();
    let_files_grow_to(0);
    write_line("11-15");
    AWAIT(!library()->kept);
    ck_assert(library()->there);
    ck_assert_int_eq(find_all(), 2);
    replay(row_at(0)->game, 0);
    let_files_grow_to(RLIM_INFINITY);
}
END_TEST

/* Ends the program, and starts it again with the archive in a folder that is read-only. */
static void restart_read_only(const char *disk)
{
    unsetenv("CROWNHEAD_DATA"); /* nothing is open in it meanwhile */
    program_restart();
    make_read_only(disk, true);
    setenv("CROWNHEAD_DATA", path_of("disk/games.db"), 1);
    program_restart();
}

/* What is there can be looked at; what can only be written is refused by its reason. */
START_TEST(the_folder_is_read_only)
{
    char disk[96];
    const char *reason = geteuid() == 0 ? "read-only" : "Permission denied";
    snprintf(disk, sizeof disk, "%s", path_of("disk"));
    ck_assert_int_eq(mkdir(disk, 0700), 0);
    if (!can_be_read_only(disk))
        return;
    setenv("CROWNHEAD_DATA", path_of("disk/games.db"), 1);
    program_restart();
    write_many("cup.pdn", 3, "1. 11-15");
    find_all();
    import_all("cup.pdn");
    open_board();
    write_line("11-15");
    restart_read_only(disk);
    ck_assert_int_eq(app.match.game.cursor, 1);
    ck_assert_int_eq(find_all(), 3);
    ck_assert(library()->there && !library()->reason[0]);
    replay(row_at(2)->game, 0);
    export_to("found.pdn", EXPORT_FOUND, 0, SAVE_NEW);
    AWAIT(says("games are saved in"));
    ask_of(REQUEST_DELETE, row_at(2)->game);
    AWAIT(says(reason));
    import_file("cup.pdn");
    AWAIT(strstr(library()->import.reason, reason));
    open_board();
    write_line("22-18");
    AWAIT(says("not saved yet") && says(reason));
    ck_assert_int_eq(find_all(), 3);
    make_read_only(disk, false);
    program_restart();
    ck_assert_int_eq(app.match.game.cursor, 2);
    unsetenv("CROWNHEAD_DATA");
    program_restart();
    end_being_read_only(disk);
}
END_TEST

START_TEST(nothing_is_kept)
{
    unsetenv("CROWNHEAD_DATA");
    program_restart();
    write_line("11-15");
    resign("answer-black");
    ck_assert_int_eq(find_all(), 0);
    ck_assert(!library()->there && !library()->kept);
    replay(0, 0);
    ck_assert_int_eq(library()->replay.game->tree.count, 2);
    ck_assert_int_eq(library()->replay.row.result, LIBRARY_WHITE_WON);
}
END_TEST

/* --- The score --- */

static void name_players(void)
{
    static const char *const names[PLAYER_COUNT] = {"Ada", "Ben"};
    for (int i = 0; i < PLAYER_COUNT; i++) {
        struct player player = {.level = PLAYER_PERSON};
        player_set_name(&player, names[i]);
        match_seat(&app.match, i, &player, &player);
    }
}

START_TEST(the_score_of_all_matches)
{
    name_players();
    play_match();
    new_match();
    write_line("11-15");
    resign("answer-black");
    unsigned answers = library()->score_answers;
    ask(&(struct request){.kind = REQUEST_SCORE});
    AWAIT(library()->score_answers != answers);
    const struct library_score *score = &library()->scores[0];
    AWAIT(library()->score_count == 1 && score->wins[0] + score->wins[1] == 3);
    ck_assert_str_eq(library()->scores[0].rules, "american");
}
END_TEST

/* --- What the next start shows --- */

/* An older match is not taken up in the place of one that was begun and not played. */
START_TEST(a_new_match_is_not_forgotten)
{
    write_line("11-15");
    program_restart_fresh();
    ck_assert_int_eq(app.match.game.cursor, 0);
    program_restart(); /* of the fresh one there was nothing to keep */
    ck_assert_int_eq(app.match.game.cursor, 1);
    program_restart_fresh();
    write_line("9-13");
    new_match();
    program_restart();
    ck_assert_int_eq(app.match.game.cursor, 0);
    ck_assert_int_eq(find_all(), 2);
}
END_TEST

/* --- Puzzles --- */

static void open_own_puzzles(void)
{
    press(SDLK_F10, 0);
    click("puzzles");
    AWAIT(says("of 60"));
    click("own-puzzles");
}

static void solve(const int squares[4])
{
    for (int i = 0; i < 4; i += 2) {
        char name[32];
        for (int j = i; j < i + 2; j++) {
            snprintf(name, sizeof name, "square-%d", squares[j]);
            click(name);
        }
        let_it_come_to_rest();
        let_it_come_to_rest(); /* the answer comes after the move */
    }
}

/* Two games that have the same puzzle show it once, as that of the newer one. */
START_TEST(puzzles_come_from_its_games)
{
    static const char moves[] = "[FEN \"W:W21-27,29-32:B1,2,4-8,11-14\"]\n\n22-17 13x22 26x3 *\n\n";
    static const int way[] = {22, 17, 26, 3};
    char text[1000];
    snprintf(text, sizeof text,
             "[White \"Ada\"]\n[Black \"Ben\"]\n[Date \"2026.05.03\"]\n%s"
             "[White \"Cem\"]\n[Black \"Dan\"]\n[Date \"2026.05.04\"]\n%s"
             "[White \"Eva\"]\n[Black \"Fay\"]\n\n1. 11-15 22-18 2. 15x22 25x18 *\n",
             moves, moves);
    write_file("own.pdn", text);
    import_all("own.pdn");
    open_own_puzzles();
    AWAIT(says("Solved: 0 of 1"));
    SAYS("Game: Dan – Cem, 4 May");
    SAYS("White to move wins 2 pieces.");
    solve(way);
    SAYS("Solved: 1 of 1");
    program_restart();
    open_own_puzzles();
    AWAIT(says("Solved: 1 of 1"));
    click("rules/next");
    AWAIT(says("Flying Kings: your library has no games yet."));
    click("own-puzzles");
    AWAIT(says("Solved: 0 of 60"));
}
END_TEST

SUITE(library)
{
    const TTest *const tests[] = {
        what_is_played_is_found,
        filters_find,
        events_are_found_and_shown,
        the_usual_rules_are_listed,
        the_newest_search_counts,
        the_first_page_comes_first,
        the_first_page_of_a_filter_comes_first,
        a_game_is_replayed,
        a_replayed_game_is_played_on,
        a_result_that_was_undone_is_none,
        a_match_that_was_left_goes_on,
        what_goes_on_is_the_last,
        a_match_that_is_not_shown_is_not_the_last,
        what_goes_on_stays_itself,
        the_match_on_the_board_goes_on_as_it_is,
        a_game_of_a_file_is_of_no_match,
        the_list_has_an_order,
        the_tree_of_openings,
        players_and_their_games,
        the_tree_goes_on_from_there,
        what_a_match_told_comes_back,
        what_is_deleted_can_be_brought_back,
        what_is_chosen_stays_so_while_games_come,
        all_that_is_deleted_can_be_brought_back,
        what_is_played_is_not_deleted,
        what_is_played_is_not_restored,
        versions_of_an_import_are_compared,
        everything_is_saved_and_taken_over,
        the_disk_is_told_of,
        many_are_deleted_at_once,
        of_several_what_is_played_stays,
        what_went_out_is_known,
        what_was_found_goes_out,
        games_come_from_everywhere,
        several_files_are_dropped,
        a_folder_is_dropped,
        a_folder_is_gone_into_to_import,
        there_is_no_game_in_it,
        on_the_board_the_first_one_is_opened,
        what_is_no_file_of_games_is_told_of,
        no_archive_can_be_made,
        nothing_is_kept,
        the_score_of_all_matches,
        a_new_match_is_not_forgotten,
        puzzles_come_from_its_games,
    };
    Suite *suite = suite_create("library");
    TCase *tcase = tcase_create("library");
    tcase_set_timeout(tcase, 60);
    tcase_add_checked_fixture(tcase, library_setup, program_teardown);
    for (int i = 0; i < ROWS(tests); i++)
        tcase_add_test(tcase, tests[i]);
    tcase_add_loop_test(tcase, what_is_told_can_be_changed, 0, ROWS(told_rows));
    tcase_add_loop_test(tcase, a_match_keeps_what_was_told, 0, 2);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("files that are changed while they are open, and disks");
    tcase_set_timeout(posix, 60);
    tcase_add_checked_fixture(posix, library_setup, program_teardown);
    tcase_add_test(posix, what_waits_is_gone_on_with);
    tcase_add_test(posix, the_archive_is_damaged_meanwhile);
    tcase_add_test(posix, the_archive_is_taken_away);
    tcase_add_test(posix, the_disk_is_full);
    tcase_add_test(posix, the_folder_is_read_only);
    suite_add_tcase(suite, posix);
    return suite;
}
