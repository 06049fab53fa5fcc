/* SPDX-License-Identifier: MIT */
/* Which games are puzzles, what they win, how hard they are, and which are alike. */
#include "match/puzzle.h"
#include "score_sheet.h"
#include "suite.h"

#define PIECE "B:W20-22,26-31:B1-3,5-7,11,12,19", "19-24 28x19 11-16 20x11 7x16x23x32"
#define KINGS "B:WK20:BK15", "15-19 20-16 19x12"

static struct game game_of(const char *name, const char *rules, const char *start,
                           const char *moves, int plies)
{
    struct named_ruleset set = sheet_rules(rules);
    struct position position = sheet_position(start);
    struct game game;
    game_init(&game, &set, &position);
    sheet_play(name, &game, moves, plies);
    return game;
}

static const struct {
    const char *name, *rules, *start, *moves;
    int plies;
    bool is;
    int pieces, grade;
    bool wins;
} rows[] = {
    {"a piece", "american", PIECE, 5, true, 1, 2, false},
    {"the game", "parlour", KINGS, 3, true, 0, 1, true},
    {"one move is too few", "american", "B:W22:B18", "18x25", 1, false, 0, 0, false},
    {"it ends with the other side's move", "american", PIECE, 4, false, 0, 0, false},
    {"nothing is won", "american", PIECE, 3, false, 0, 0, false},
    {"a piece is lost", "american", "B:W18,31:B10,12", "10-14 18x9 12-16", 3, false, 0, 0, false},
    {"giveaway counts no pieces", "american, goal=lose", PIECE, 5, false, 0, 0, false},
    {"giveaway: the other side wins", "american, goal=lose", KINGS, 3, false, 0, 0, false},
    {"too many moves", "american", "B:WK32,29:BK1,12", "4*(1-5 32-28 5-1 28-32) 12-16", 17, false,
     0, 0, false},
};

START_TEST(read)
{
    struct game game =
        game_of(rows[_i].name, rows[_i].rules, rows[_i].start, rows[_i].moves, rows[_i].plies);
    struct puzzle puzzle;
    bool is = puzzle_read(&game, &puzzle);
    ck_assert_msg(is == rows[_i].is, "%s", rows[_i].name);
    if (is)
        ck_assert_msg(puzzle.pieces == rows[_i].pieces && puzzle.grade == rows[_i].grade &&
                          puzzle.wins == rows[_i].wins,
                      "%s: pieces %d, grade %d, wins %d", rows[_i].name, puzzle.pieces,
                      puzzle.grade, puzzle.wins);
    game_finish(&game);
}
END_TEST

static const struct {
    const char *name;
    const char *starts[2], *moves[2];
    bool alike;
} pairs[] = {
    {"the same", {"B:WK20:BK15", "B:WK20:BK15"}, {"15-19 20-16 19x12", "15-19 20-16 19x12"}, true},
    {"the other side's",
     {"B:WK20:BK15", "W:WK18:BK13"},
     {"15-19 20-16 19x12", "18-14 13-17 14x21"},
     true},
    {"the same end",
     {"B:WK20:BK15", "B:WK20,29,30,31:BK15,1,2,3"},
     {"15-19 20-16 19x12", "15-19 20-16 19x12"},
     true},
    {"a start that differs by a move, of five pieces",
     {"B:WK20,29:BK15,1,2", "B:WK20,29:BK15,1,3"},
     {"15-19 20-16 19x12", "15-19 20-24 19x28"},
     false},
    {"a start that differs by a piece of ten",
     {"B:WK20,29,30,31,32:BK15,1,2,3,4", "B:WK20,29,30,31,32:BK15,2,3,4"},
     {"15-19 20-16 19x12", "15-19 20-24 19x28"},
     true},
    {"nothing in common",
     {"B:WK20:BK15", "W:WK13,K17:BK10,K18"},
     {"15-19 20-16 19x12", "17-14 18x9 13x6x15"},
     false},
};

START_TEST(alike)
{
    struct game games[2];
    for (int i = 0; i < 2; i++)
        games[i] = game_of(pairs[_i].name, "american", pairs[_i].starts[i], pairs[_i].moves[i], 3);
    ck_assert_msg(puzzles_alike(&games[0], &games[1]) == pairs[_i].alike, "%s", pairs[_i].name);
    ck_assert_msg(puzzles_alike(&games[1], &games[0]) == pairs[_i].alike, "%s", pairs[_i].name);
    for (int i = 0; i < 2; i++)
        game_finish(&games[i]);
}
END_TEST

SUITE(puzzle)
{
    Suite *suite = suite_create("puzzle");
    TCase *all = tcase_create("all");
    tcase_add_loop_test(all, read, 0, ROWS(rows));
    tcase_add_loop_test(all, alike, 0, ROWS(pairs));
    suite_add_tcase(suite, all);
    return suite;
}
