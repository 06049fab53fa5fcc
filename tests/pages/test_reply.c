/* SPDX-License-Identifier: MIT */
/* What the play page does where the computer plays: when its move is made, how it answers offers,
 * where undo leads, and what a person cannot do meanwhile. The engine is a struct of values here.
 */
#include "rules/movegen.h"
#include "stage.h"
#include "suite.h"

#include <string.h>

enum {
    PAUSE_MS = 400,
    LONG_MS = 2000, /* longer than a move is on its way, and the pause */
};

static struct stage stage;
static struct companion view;

static void begin(const char *rules, const char *fen, int first, int second)
{
    memset(&view, 0, sizeof view);
    stage_init(&stage, rules, fen);
    stage.match.players[0].level = first;
    stage.match.players[1].level = second;
    stage.shell.desk.companion = &view;
    stage_draw(&stage);
}

static void pass_time(int ms)
{
    for (int passed = 0; passed < ms; passed += 16) {
        stage.now += 16;
        stage_draw(&stage);
    }
}

static struct game *game(void)
{
    return &stage.match.game;
}

/* The engine has chosen the first legal move. */
static void choose(void)
{
    struct movelist list;
    struct position position = game_position(game());
    movegen(&game()->rules.rules, &position, &list);
    view.has_move = true;
    view.game = stage.match.serial;
    view.node = game_node(game());
    view.move = list.moves[0];
}

static const char *said(void)
{
    return stage_play(&stage)->strip.message;
}

/* --- When it moves --- */

START_TEST(its_move_comes_after_a_pause)
{
    begin("american", NULL, PLAYER_PERSON, 3);
    stage_move(&stage, 9, 13);
    choose();
    pass_time(PAUSE_MS - 50);
    ck_assert_int_eq(game()->cursor, 1);
    ck_assert_uint_gt(stage.shell.desk.wake, stage.now); /* the loop comes back */
    pass_time(LONG_MS);
    ck_assert_int_eq(game()->cursor, 2);
    ck_assert_uint_eq(stage.shell.desk.wake, 0);
    stage_finish(&stage);
}
END_TEST

/* What keeps it from moving, and what lets it move then. */
static void look_back(void)
{
    stage_key(&stage, SDLK_HOME, 0);
}

static void look_again(void)
{
    stage_key(&stage, SDLK_END, 0);
}

static void ask(void)
{
    stage_key(&stage, SDLK_g, MOD_CTRL);
}

static void escape(void)
{
    stage_key(&stage, SDLK_ESCAPE, 0);
}

static void go_elsewhere(void)
{
    stage_open(&stage, "settings");
}

static void outdate(void)
{
    choose();
    view.node = NODE_ROOT;
}

static const struct {
    const char *name;
    void (*before)(void), (*after)(void);
} waiting_rows[] = {
    {"one looks back", look_back, look_again},
    {"a question", ask, escape},
    {"another page", go_elsewhere, escape},
    {"a move for another position", outdate, choose},
};

START_TEST(it_waits)
{
    const char *name = waiting_rows[_i].name;
    begin("american", NULL, PLAYER_PERSON, 3);
    stage_move(&stage, 9, 13);
    pass_time(LONG_MS);
    waiting_rows[_i].before();
    if (!view.has_move)
        choose();
    pass_time(LONG_MS);
    ck_assert_msg(game()->cursor == 1, "%s: it moves", name);
    waiting_rows[_i].after();
    pass_time(LONG_MS);
    ck_assert_msg(game()->cursor == 2, "%s: it never moves", name);
    stage_finish(&stage);
}
END_TEST

/* --- A match of two computers --- */

enum {
    LOOK_MS = 5000, /* their result is looked at so long */
};

static void begin_watched(int first, int second, int length)
{
    begin("american", NULL, first, second);
    stage.match.length = length;
    choose();
    game_play(game(), &view.move);
    game_resign(game(), WHITE);
    stage_draw(&stage);
}

static const struct {
    const char *name;
    int first, second, length;
    bool goes_on;
} watched_rows[] = {
    {"two computers", 3, 4, 2, true},
    {"a match without end", 3, 4, 0, false},
    {"a match that is decided", 3, 4, 1, false},
    {"a person", PLAYER_PERSON, 4, 2, false},
};

START_TEST(computers_play_their_match)
{
    const char *name = watched_rows[_i].name;
    bool goes_on = watched_rows[_i].goes_on;
    begin_watched(watched_rows[_i].first, watched_rows[_i].second, watched_rows[_i].length);
    pass_time(LONG_MS);
    ck_assert_msg((shell_wait(&stage.shell) > LOOK_MS - LONG_MS - 1000) == goes_on,
                  "%s: waits for %d ms", name, shell_wait(&stage.shell));
    ck_assert_msg(!shell_moving(&stage.shell), "%s: something moves", name);
    ck_assert_int_eq(stage.match.finished_count, 0);
    pass_time(LOOK_MS);
    ck_assert_msg(stage.match.finished_count == goes_on, "%s: game %d", name,
                  stage.match.finished_count + 1);
    stage_finish(&stage);
}
END_TEST

static const struct {
    const char *name;
    void (*before)(void), (*after)(void);
} pausing_rows[] = {
    {"one looks back", look_back, look_again},
    {"another page", go_elsewhere, escape},
};

/* What keeps them from it makes them wait as long once more. */
START_TEST(computers_wait)
{
    const char *name = pausing_rows[_i].name;
    begin_watched(3, 4, 2);
    pass_time(LONG_MS);
    pausing_rows[_i].before();
    pass_time(LOOK_MS);
    ck_assert_msg(shell_wait(&stage.shell) < 0, "%s: something is waited for", name);
    pausing_rows[_i].after();
    pass_time(LOOK_MS - 500);
    ck_assert_msg(stage.match.finished_count == 0, "%s: the next game has begun", name);
    pass_time(LONG_MS);
    ck_assert_msg(stage.match.finished_count == 1, "%s: they never go on", name);
    stage_finish(&stage);
}
END_TEST

/* A key that does nothing, and the pointer, begin the time anew. */
START_TEST(computers_wait_for_the_hand)
{
    begin_watched(3, 4, 2);
    for (int i = 0; i < 4; i++) {
        pass_time(LOOK_MS - 500);
        stage_key(&stage, SDLK_F13, 0);
    }
    ck_assert_int_eq(stage.match.finished_count, 0);
    pass_time(LOOK_MS + 500);
    ck_assert_int_eq(stage.match.finished_count, 1);
    stage_finish(&stage);
}
END_TEST

/* --- What a person can do --- */

START_TEST(its_pieces_are_its_own)
{
    begin("american", NULL, PLAYER_PERSON, 3);
    stage_move(&stage, 9, 13);
    pass_time(LONG_MS);
    stage_move(&stage, 22, 18);
    ck_assert_int_eq(game()->cursor, 1);
    ck_assert_str_eq(said(), "It is the computer's turn.");
    stage_finish(&stage);
}
END_TEST

static const struct {
    const char *name;
    int first, second, played; /* plies */
    int undone, redone;        /* where the game stands after Undo, and then after Redo */
} undo_rows[] = {
    {"after the reply", PLAYER_PERSON, 3, 4, 2, 4},
    {"before the reply", PLAYER_PERSON, 3, 3, 2, 3},
    {"the computer begins", 3, PLAYER_PERSON, 3, 1, 3},
    {"the computer begins, and it is its turn", 3, PLAYER_PERSON, 4, 3, 4},
    {"two people", PLAYER_PERSON, PLAYER_PERSON, 4, 3, 4},
    {"two computers", 3, 3, 4, 3, 4},
};

START_TEST(undo_leads_to_the_person)
{
    const char *name = undo_rows[_i].name;
    begin("american", NULL, undo_rows[_i].first, undo_rows[_i].second);
    for (int i = 0; i < undo_rows[_i].played; i++) {
        choose();
        game_play(game(), &view.move);
    }
    view.has_move = false;
    stage_draw(&stage);
    stage_key(&stage, SDLK_z, MOD_CTRL);
    ck_assert_msg(game()->cursor == undo_rows[_i].undone, "%s: undone to %d", name, game()->cursor);
    stage_key(&stage, SDLK_y, MOD_CTRL);
    ck_assert_msg(game()->cursor == undo_rows[_i].redone, "%s: redone to %d", name, game()->cursor);
    stage_finish(&stage);
}
END_TEST

START_TEST(the_only_person_resigns)
{
    begin("american", NULL, PLAYER_PERSON, 3);
    stage_key(&stage, SDLK_g, MOD_CTRL);
    ck_assert(!stage_find(&stage, stage.match.players[1].name) ||
              !stage_find(&stage, "Who resigns"));
    stage_click(&stage, stage_widget(&stage, "answer-resign")->rect);
    enum side winner;
    struct result result = game_result(game());
    ck_assert(result_winner(&result, &winner) && winner == WHITE);
    stage_finish(&stage);
}
END_TEST

START_TEST(nobody_resigns_for_computers)
{
    begin("american", NULL, 3, 4);
    stage_key(&stage, SDLK_g, MOD_CTRL);
    ck_assert_msg(strstr(said(), "plays both sides") != NULL, "%s", said());
    stage_key(&stage, SDLK_d, MOD_CTRL);
    ck_assert(!game()->offered);
    stage_finish(&stage);
}
END_TEST

/* --- Draws --- */

static const struct {
    const char *name;
    enum opinion opinion;
    enum outcome outcome;
} offer_rows[] = {
    {"welcome", OPINION_WELCOME, DRAW},
    {"not welcome", OPINION_UNWELCOME, ONGOING},
};

START_TEST(it_answers_an_offer)
{
    begin("american", NULL, PLAYER_PERSON, 3);
    view.of_draw[WHITE] = offer_rows[_i].opinion;
    stage_key(&stage, SDLK_d, MOD_CTRL);
    ck_assert(game()->offered);
    pass_time(LONG_MS);
    ck_assert_msg(game_result(game()).outcome == offer_rows[_i].outcome, "%s", offer_rows[_i].name);
    ck_assert(!game()->offered);
    stage_finish(&stage);
}
END_TEST

/* It thinks first: no answer comes before it has an opinion. */
START_TEST(an_offer_waits_for_an_opinion)
{
    begin("american", NULL, PLAYER_PERSON, 3);
    stage_key(&stage, SDLK_d, MOD_CTRL);
    pass_time(LONG_MS);
    ck_assert(game()->offered);
    view.of_draw[WHITE] = OPINION_WELCOME;
    pass_time(LONG_MS);
    ck_assert_int_eq(game_result(game()).outcome, DRAW);
    stage_finish(&stage);
}
END_TEST

/* Two lone kings go to and fro. */
static void play_quiet_plies(int plies)
{
    static const int squares[2][2] = {{1, 5}, {32, 28}};
    for (int i = 0; i < plies; i++) {
        struct movelist list;
        struct position position = game_position(game());
        bool back = i / 2 % 2 != 0;
        movegen(&game()->rules.rules, &position, &list);
        for (int j = 0; j < list.count; j++)
            if (move_from(&list.moves[j]) == squares[i % 2][back] &&
                move_to(&list.moves[j]) == squares[i % 2][!back]) {
                game_play(game(), &list.moves[j]);
                break;
            }
    }
    ck_assert_int_eq(game()->cursor, plies);
}

static const char *const kings = "B:WK32:BK1";

static const struct {
    const char *name;
    int plies;
    bool welcome, offers;
} quiet_rows[] = {
    {"much has happened", 5, true, false},
    {"nothing happens any more", 39, true, true},
    {"it wants to win", 39, false, false},
};

START_TEST(it_offers_a_draw)
{
    begin("american, lone-kings=no, repetition=0, quiet=0", kings, PLAYER_PERSON, 3);
    play_quiet_plies(quiet_rows[_i].plies);
    stage_draw(&stage);
    view.of_draw[WHITE] = quiet_rows[_i].welcome ? OPINION_WELCOME : OPINION_UNWELCOME;
    choose();
    pass_time(LONG_MS);
    ck_assert_int_eq(game()->cursor, quiet_rows[_i].plies + 1);
    ck_assert_msg(game()->offered == quiet_rows[_i].offers, "%s", quiet_rows[_i].name);
    ck_assert(!game()->offered || play_question(stage_play(&stage)) == QUESTION_ANSWER);
    stage_finish(&stage);
}
END_TEST

START_TEST(it_claims_a_draw)
{
    begin("american, lone-kings=no, repetition=3, quiet=0, draws=claim", kings, PLAYER_PERSON, 3);
    play_quiet_plies(9);
    stage_draw(&stage);
    ck_assert(game_claimable(game()) != REASON_NONE);
    view.of_draw[WHITE] = OPINION_WELCOME;
    choose();
    pass_time(LONG_MS);
    ck_assert(game_over(game()));
    stage_finish(&stage);
}
END_TEST

/* --- Who plays --- */

START_TEST(the_card_seats_the_computer)
{
    begin("american", NULL, PLAYER_PERSON, PLAYER_PERSON);
    stage_click(&stage, stage_widget(&stage, "name-white")->rect);
    stage_click(&stage, stage_widget(&stage, "played-by/next")->rect);
    stage_click(&stage, stage_widget(&stage, "played-by/next")->rect);
    stage_key(&stage, SDLK_RETURN, 0);
    ck_assert_int_eq(stage.match.players[1].level, 2);
    ck_assert_str_eq(stage.match.players[1].name, "Computer 2");
    ck_assert(stage.shell.desk.turned); /* the person, who has Black, sits below now */
    pass_time(LONG_MS);
    stage_click(&stage, stage_widget(&stage, "name-white")->rect);
    stage_click(&stage, stage_widget(&stage, "played-by/previous")->rect);
    stage_key(&stage, SDLK_ESCAPE, 0);
    ck_assert_int_eq(stage.match.players[1].level, 2);
    stage_finish(&stage);
}
END_TEST

SUITE(reply)
{
    Suite *suite = suite_create("reply");
    TCase *moves = tcase_create("when it moves");
    tcase_add_test(moves, its_move_comes_after_a_pause);
    tcase_add_loop_test(moves, it_waits, 0, ROWS(waiting_rows));
    suite_add_tcase(suite, moves);
    TCase *watched = tcase_create("two computers");
    tcase_add_loop_test(watched, computers_play_their_match, 0, ROWS(watched_rows));
    tcase_add_loop_test(watched, computers_wait, 0, ROWS(pausing_rows));
    tcase_add_test(watched, computers_wait_for_the_hand);
    suite_add_tcase(suite, watched);
    TCase *person = tcase_create("the person");
    tcase_add_test(person, its_pieces_are_its_own);
    tcase_add_loop_test(person, undo_leads_to_the_person, 0, ROWS(undo_rows));
    tcase_add_test(person, the_only_person_resigns);
    tcase_add_test(person, nobody_resigns_for_computers);
    tcase_add_test(person, the_card_seats_the_computer);
    suite_add_tcase(suite, person);
    TCase *draws = tcase_create("draws");
    tcase_add_loop_test(draws, it_answers_an_offer, 0, ROWS(offer_rows));
    tcase_add_test(draws, an_offer_waits_for_an_opinion);
    tcase_add_loop_test(draws, it_offers_a_draw, 0, ROWS(quiet_rows));
    tcase_add_test(draws, it_claims_a_draw);
    suite_add_tcase(suite, draws);
    return suite;
}
