/* SPDX-License-Identifier: MIT */
/* What is said of a match while it is played: score, whose turn, the ledger. */
#include "notation/ruleset_text.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"
#include "prose/verdict_prose.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

enum {
    TEXT_SIZE = 320,
};

/* Ada is player 1. */
static void begin(struct match *match, const char *rules)
{
    struct match_setup setup = {.players = {{"Ada"}, {"Ben"}}};
    struct text_error error;
    ck_assert(ruleset_parse(rules, &setup.rules, &error));
    match_init(match, &setup);
}

static enum side side_of(const struct match *match, int player)
{
    return match->black == player ? BLACK : WHITE;
}

/* The games that are over, a sign each: '1' or '2' has won, '=' is a draw. A '+' begins the next
 * game. */
static void play(struct match *match, const char *games)
{
    for (const char *at = games; *at; at++)
        if (*at == '+')
            match_next_game(match);
        else if (*at == '=')
            ck_assert(game_offer_draw(&match->game, BLACK) && game_accept_draw(&match->game));
        else
            ck_assert(game_resign(&match->game, side_of(match, *at == '1' ? 1 : 0)));
}

static const struct {
    const char *rules, *games;
    const char *title, *black, *white, *heading;
} match_rows[] = {
    {"american", "", "Ada – Ben: 0–0 · game 1: Ada (Black) to move · Crownhead",
     "Ada, Black, to move", "Ben, White", "American, game 1"},
    {"russian", "", "Ada – Ben: 0–0 · game 1: Ada (White) to move · Crownhead", "Ben, Black",
     "Ada, White, to move", "Russian, game 1"},
    {"american", "2+", "Ada – Ben: 0–1 · game 2: Ben (Black) to move · Crownhead",
     "Ben, Black, to move", "Ada, White", "American, game 2"},
    {"american", "1+=", "Ada – Ben: 1½–½ · A draw by agreement. · Crownhead", "Ada, Black",
     "Ben, White", "American, game 2"},
    {"russian", "2", "Ada – Ben: 0–1 · Ben wins: Ada resigns. · Crownhead", "Ben, Black",
     "Ada, White", "Russian, game 1"},
};

static void expect(const char *rules, const char *games, const char *found, const char *expected)
{
    ck_assert_msg(strcmp(found, expected) == 0, "%s, %s: \"%s\", expected \"%s\"", rules, games,
                  found, expected);
}

static bool has_turn(const struct match *match, enum side side)
{
    return game_position(&match->game).side == side && !game_over(&match->game);
}

START_TEST(matches)
{
    const char *rules = match_rows[_i].rules, *games = match_rows[_i].games;
    char memory[TEXT_SIZE];
    struct match match;
    begin(&match, rules);
    play(&match, games);
    struct strbuf out = strbuf_init(memory, sizeof memory);
    match_title_print(&out, &match, side_names_plain);
    expect(rules, games, memory, match_rows[_i].title);
    out = strbuf_init(memory, sizeof memory);
    seat_print(&out, &match, BLACK, has_turn(&match, BLACK), side_names_plain);
    expect(rules, games, memory, match_rows[_i].black);
    out = strbuf_init(memory, sizeof memory);
    seat_print(&out, &match, WHITE, has_turn(&match, WHITE), side_names_plain);
    expect(rules, games, memory, match_rows[_i].white);
    out = strbuf_init(memory, sizeof memory);
    game_heading_print(&out, &match);
    expect(rules, games, memory, match_rows[_i].heading);
    match_finish(&match);
}
END_TEST

static const struct {
    const char *rules, *games, *next;
} next_rows[] = {
    {"american", "1", "Ada (Black) starts"},  {"american", "2", "Ben (Black) starts"},
    {"american", "=", "Ben (Black) starts"},  {"russian", "1", "Ada (White) starts"},
    {"russian", "2+1", "Ada (White) starts"},
};

START_TEST(next_games)
{
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct match match;
    begin(&match, next_rows[_i].rules);
    play(&match, next_rows[_i].games);
    next_starter_print(&out, &match, match.players[match_next_starter(&match)].name,
                       side_names_plain);
    expect(next_rows[_i].rules, next_rows[_i].games, memory, next_rows[_i].next);
    match_finish(&match);
}
END_TEST

/* --- The length --- */

static const struct {
    int length;
    const char *games, *end, *course;
} length_rows[] = {
    {2, "1", "Ada wins: Ben resigns.", "First to 2."},
    {2, "1+2+2", "Ben wins: Ada resigns. Ben wins the match, 2–1.", "Ben wins the match, 2–1."},
    {2, "1+=+=", "A draw by agreement. Ada wins the match, 2–1.", "Ada wins the match, 2–1."},
    {1, "=+=", "A draw by agreement. The match is a draw, 1–1.", "The match is a draw, 1–1."},
};

START_TEST(match_lengths)
{
    char memory[TEXT_SIZE];
    const char *games = length_rows[_i].games;
    struct match match;
    begin(&match, "american");
    match.length = length_rows[_i].length;
    play(&match, games);
    struct strbuf out = strbuf_init(memory, sizeof memory);
    game_end_print(&out, &match);
    expect("american", games, memory, length_rows[_i].end);
    out = strbuf_init(memory, sizeof memory);
    match_course_print(&out, &match);
    expect("american", games, memory, length_rows[_i].course);
    match_finish(&match);
}
END_TEST

static const struct {
    struct odds odds; /* of Ada, who has won 6 games */
    const char *question;
} odds_rows[] = {
    {{ODDS_LEVEL, .computer = 1, .level = 5},
     "Play the next game against another level: Computer 5?"},
    {{ODDS_HANDICAP, .handicap = {0, 1}}, "Shall Ada play the next game with a man fewer?"},
    {{ODDS_HANDICAP, .handicap = {0, 3}}, "Shall Ada play the next game with three men fewer?"},
    {{ODDS_HANDICAP, .handicap = {1, 2}}, "Shall Ben play the next game with two men fewer?"},
    {{ODDS_HANDICAP, .handicap = {1, 0}}, "Play the next game with all men?"},
};

START_TEST(odds_are_suggested)
{
    char memory[TEXT_SIZE] = "", expected[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct odds odds = odds_rows[_i].odds;
    struct match match;
    begin(&match, "american");
    odds.wins = 6;
    odds_question_print(&out, &match, &odds);
    snprintf(expected, sizeof expected, "Ada: 6 wins in a row. %s", odds_rows[_i].question);
    ck_assert_str_eq(memory, expected);
    match_finish(&match);
}
END_TEST

static const struct {
    int length;
    enum help help;
    const char *text;
} needed_rows[] = {
    {7, HELP_HINTS, "of 7"},
    {0, HELP_HINTS, ""},
    {0, HELP_WARNINGS, "warnings"},
    {0, HELP_NONE, "no help"},
    {5, HELP_BOTH, "of 5, hints, warnings"},
};

START_TEST(points_needed)
{
    char memory[TEXT_SIZE] = "";
    struct strbuf out = strbuf_init(memory, sizeof memory);
    points_needed_print(&out, &(struct match){.length = needed_rows[_i].length},
                        needed_rows[_i].help);
    ck_assert_str_eq(memory, needed_rows[_i].text);
}
END_TEST

/* --- The ledger --- */

/* A game for each letter, so many plies long: 'a' none, 'b' one. */
static const struct {
    const char *lengths, *summary;
    int length; /* of the match */
    enum help help;
    struct handicap handicap;
    struct time_control control;
} summary_rows[] = {
    {"a", "1 game."},
    {"aa", "2 games."},
    {"aa", "First to 2. 2 games.", 2},
    {"aa", "Hints and warnings are on. 2 games.", 0, HELP_BOTH},
    {"a", "First to 2. Warnings are on, hints are off. 1 game.", 2, HELP_WARNINGS},
    {"a", "Hints and warnings are off. 1 game.", 0, HELP_NONE},
    {"a",
     "Ben plays with two men fewer. Hints and warnings are off. 1 game.",
     0,
     HELP_NONE,
     {1, 2}},
    {"aa", "First to 2. Ada plays with a man fewer. 2 games.", 2, HELP_HINTS, {0, 1}},
    {"a",
     "First to 2. Clock: 5 min against 1 min + 3 s. Ben plays with a man fewer. 1 game.",
     2,
     HELP_HINTS,
     {1, 1},
     {TIME_INCREMENT, {300, 60}, 3}},
    {"ab",
     "The match is a draw, 1–1. 2 games. The longest was game 2, with 1 move. The shortest "
     "was game 1, with 0 moves.",
     1},
    {"ab", "2 games. The longest was game 2, with 1 move. The shortest was game 1, with 0 moves."},
    {"cbcb",
     "4 games. The longest was game 1, with 2 moves. The shortest was game 2, with 1 move."},
};

START_TEST(summaries)
{
    static const struct move moves[] = {{.steps = 1, .path = {11, 15}},
                                        {.steps = 1, .path = {23, 19}}};
    const char *lengths = summary_rows[_i].lengths;
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct match match;
    begin(&match, "american");
    match.length = summary_rows[_i].length;
    match.help = summary_rows[_i].help;
    match.handicap = summary_rows[_i].handicap;
    match.control = summary_rows[_i].control;
    for (int i = 0; lengths[i]; i++) {
        if (i > 0)
            match_next_game(&match);
        for (int ply = 0; ply < lengths[i] - 'a'; ply++)
            game_play(&match.game, &moves[ply]);
        play(&match, "=");
    }
    match_summary_print(&out, &match);
    expect("american", lengths, memory, summary_rows[_i].summary);
    match_finish(&match);
}
END_TEST

static const struct {
    int number, starter, black, plies;
    const char *line;
    struct help_given given;
    struct handicap handicap;
} ledger_rows[] = {
    {1, 0, 0, 1, "1. Ada (Black) – Ben (White), 1 move, starting: Ada"},
    {2, 0, 0, 1, "2. Ada (Black) – Ben (White), 1 move, starting: Ada"},
    {1, 0, 1, 24, "1. Ben (Black) – Ada (White), 24 moves, starting: Ada"},
    {3, 1, 0, 2, "3. Ada (Black) – Ben (White), 2 moves, starting: Ben"},
    {12, 1, 1, 0, "12. Ben (Black) – Ada (White), 0 moves, starting: Ben"},
    {1, 0, 0, 1, "1. Ada (Black) – Ben (White), 1 move, starting: Ada, 2 hints", {.hints = 2}},
    {1, 0, 0, 1, "1. Ada (Black) – Ben (White), 1 move, starting: Ada, 1 warning", {.warnings = 1}},
    {1,
     0,
     0,
     1,
     "1. Ada (Black) – Ben (White), 1 move, starting: Ada, 1 hint, 3 warnings",
     {.hints = 1, .warnings = 3}},
    {1,
     0,
     0,
     1,
     "1. Ada (Black) – Ben (White), 1 move, starting: Ada, a man fewer: Ben, 1 hint",
     {.hints = 1},
     {1, 1}},
    {1,
     0,
     0,
     1,
     "1. Ada (Black) – Ben (White), 1 move, starting: Ada, three men fewer: Ada",
     {0},
     {0, 3}},
};

START_TEST(ledger_lines)
{
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct ledger_entry entry = {.number = ledger_rows[_i].number,
                                 .starter = ledger_rows[_i].starter,
                                 .black = ledger_rows[_i].black,
                                 .plies = ledger_rows[_i].plies,
                                 .given = ledger_rows[_i].given,
                                 .handicap = ledger_rows[_i].handicap};
    static const struct player players[PLAYER_COUNT] = {{"Ada"}, {"Ben"}};
    entry.players[0] = &players[0];
    entry.players[1] = &players[1];
    ledger_line_print(&out, &entry, side_names_plain);
    ck_assert_str_eq(memory, ledger_rows[_i].line);
}
END_TEST

/* --- Sentences with two blanks of a kind --- */

START_TEST(blanks_are_not_exchanged)
{
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    looked_at_print(&out, 3, 7, "Red");
    ck_assert_str_eq(memory, "Looking at move 2 of 4 (Red).");
    out = strbuf_init(memory, sizeof memory);
    answer_question_print(&out, "Ada", "Ben");
    ck_assert_str_eq(memory, "Ada offers a draw. Ben, do you accept it?");
    out = strbuf_init(memory, sizeof memory);
    captured_print(&out, WHITE, 3, side_names_plain);
    ck_assert_str_eq(memory, "White has 3 captured pieces");
    out = strbuf_init(memory, sizeof memory);
    looked_at_print(&out, 0, 7, "Red");
    ck_assert_str_eq(memory, "Looking at the start.");
    out = strbuf_init(memory, sizeof memory);
    looked_at_variation_print(&out, 4, "White");
    ck_assert_str_eq(memory, "Looking at move 2 of a variation (White).");
    out = strbuf_init(memory, sizeof memory);
    looked_at_undone_print(&out, 4, "White");
    ck_assert_str_eq(memory, "Looking at move 2, which was undone (White).");
}
END_TEST

static const struct {
    enum side side;
    int pieces, kings;
    const char *sentence;
} left_rows[] = {
    {BLACK, 12, 0, "Black has 12 pieces left"},
    {WHITE, 1, 0, "White has 1 piece left"},
    {WHITE, 0, 0, "White has 0 pieces left"},
    {BLACK, 9, 2, "Black has 9 pieces left, kings: 2"},
    {BLACK, 1, 1, "Black has 1 piece left, kings: 1"},
};

START_TEST(pieces_left)
{
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    pieces_left_print(&out, left_rows[_i].side, left_rows[_i].pieces, left_rows[_i].kings,
                      side_names_plain);
    ck_assert_str_eq(memory, left_rows[_i].sentence);
}
END_TEST

/* Whoever has the colour that moves first, game by game. */
static const struct {
    const char *rules, *games, *sentence;
} begin_rows[] = {
    {"american", "", "Ada (Black) begins."},
    {"russian", "", "Ada (White) begins."},
    {"american", "2+", "Ben (Black) begins."},
};

START_TEST(who_begins)
{
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct match match;
    begin(&match, begin_rows[_i].rules);
    play(&match, begin_rows[_i].games);
    const char *name = match_name_of_side(&match, game_position_at(&match.game, 0).side);
    game_begins_print(&out, &match, name, side_names_plain);
    expect(begin_rows[_i].rules, begin_rows[_i].games, memory, begin_rows[_i].sentence);
    match_finish(&match);
}
END_TEST

/* What may be chosen is joined by "or", what is pointed at by "and". */
static const struct {
    const char *name;
    enum refusal refusal;
    enum offer offer;
    int others;
    const char *sentence;
} choice_rows[] = {
    {"squares to choose", REFUSAL_UNFINISHED, OFFER_GO_ON, 0,
     "American: a capture once begun must be finished. Go to 9 or 11."},
    {"pieces to choose", REFUSAL_EMPTY_START, OFFER_PIECES, 0,
     "There is no piece on 16. You can move 9 or 11."},
    {"pieces to choose, and others", REFUSAL_EMPTY_START, OFFER_PIECES, 5,
     "There is no piece on 16. You can move 9, 11 or 5 others."},
    {"squares to choose, and others", REFUSAL_MAN_FORWARD, OFFER_SQUARES, 2,
     "A man moves forward only. From 2 you can go to 9, 11 or 2 others."},
    {"where each piece captures", REFUSAL_MUST_CAPTURE, OFFER_CAPTURES, 0,
     "American: a capture must be made. Capture with 9: go to 9 or 11. Capture with 11: go to 18."},
    {"pieces to look at", REFUSAL_OVER_OWN, OFFER_NOTHING, 0,
     "Pieces of the same side are in the way, on 9 and 11."},
};

START_TEST(choices)
{
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct position position = {.side = BLACK};
    struct few few = {square_set(9) | square_set(11), choice_rows[_i].others};
    struct verdict verdict = {.kind = VERDICT_REFUSED,
                              .refusal = choice_rows[_i].refusal,
                              .from = 2,
                              .square = 16,
                              .pointed = few.squares,
                              .offer = choice_rows[_i].offer,
                              .pieces = few,
                              .to = {few, {square_set(18), 0}}};
    verdict_print(&out, preset_find("american"), &position, &verdict, square_names_plain,
                  side_names_plain);
    ck_assert_msg(strcmp(memory, choice_rows[_i].sentence) == 0, "%s: \"%s\"", choice_rows[_i].name,
                  memory);
}
END_TEST

SUITE(match_prose)
{
    Suite *suite = suite_create("a match in words");
    TCase *tcase = tcase_create("sentences");
    tcase_add_loop_test(tcase, matches, 0, ROWS(match_rows));
    tcase_add_loop_test(tcase, next_games, 0, ROWS(next_rows));
    tcase_add_loop_test(tcase, match_lengths, 0, ROWS(length_rows));
    tcase_add_loop_test(tcase, odds_are_suggested, 0, ROWS(odds_rows));
    tcase_add_loop_test(tcase, points_needed, 0, ROWS(needed_rows));
    tcase_add_loop_test(tcase, summaries, 0, ROWS(summary_rows));
    tcase_add_loop_test(tcase, ledger_lines, 0, ROWS(ledger_rows));
    tcase_add_test(tcase, blanks_are_not_exchanged);
    tcase_add_loop_test(tcase, pieces_left, 0, ROWS(left_rows));
    tcase_add_loop_test(tcase, who_begins, 0, ROWS(begin_rows));
    tcase_add_loop_test(tcase, choices, 0, ROWS(choice_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}
