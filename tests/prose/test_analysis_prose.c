/* SPDX-License-Identifier: MIT */
/* What an analysis has found, in words. */
#include "suite.h"

#include "prose/analysis_prose.h"

#include <string.h>

static const struct {
    const char *name;
    struct worth worth;
    const char *words;
} rows[] = {
    {"level", {WORTH_OPEN, 0}, "Neither side is better."},
    {"nearly level", {WORTH_OPEN, -9}, "Neither side is better."},
    {"White", {WORTH_OPEN, 10}, "White is better by about 0.1 men."},
    {"Black", {WORTH_OPEN, -1234}, "Black is better by about 12.3 men."},
    {"rounded up", {WORTH_OPEN, 195}, "White is better by about 2.0 men."},
    {"a draw", {WORTH_DRAW, 0}, "A draw with best play."},
    {"the last move", {WORTH_BLACK_WINS, 1}, "Black wins in 1 move."},
    {"many moves", {WORTH_WHITE_WINS, 17}, "White wins in 17 moves."},
    {"nobody knows when", {WORTH_WHITE_WINS, -1}, "White wins."},
    {"won", {WORTH_BLACK_WINS, 0}, "Black wins."},
};

START_TEST(worths)
{
    char text[256];
    struct strbuf out = strbuf_init(text, sizeof text);
    worth_print(&out, &rows[_i].worth, side_names_plain);
    ck_assert_msg(strcmp(text, rows[_i].words) == 0, "%s: %s", rows[_i].name, text);
}
END_TEST

static const struct {
    const char *name;
    struct worth worth;
    int pieces;
    bool kings;
    const char *words;
} line_rows[] = {
    {"nothing", {WORTH_OPEN, 30}, 0, false, "The other side is better by about 0.3 men."},
    {"a man",
     {WORTH_OPEN, 30},
     1,
     false,
     "This side wins a man. The other side is better by about 0.3 men."},
    {"two", {WORTH_OPEN, 0}, 2, false, "This side wins 2 men. Neither side is better."},
    {"a king", {WORTH_OPEN, 0}, 1, true, "This side wins a piece. Neither side is better."},
    {"a man and a king",
     {WORTH_OPEN, 0},
     2,
     true,
     "This side wins 2 pieces. Neither side is better."},
    {"a loss", {WORTH_OPEN, 0}, -1, false, "Neither side is better."},
    {"a man and the game", {WORTH_BLACK_WINS, 7}, 1, false, "This side wins in 7 moves."},
};

START_TEST(lines)
{
    char text[256];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct proof proof = {.pieces = line_rows[_i].pieces, .kings = line_rows[_i].kings};
    better_line_print(&out, BLACK, &line_rows[_i].worth, &proof);
    ck_assert_msg(strcmp(text, line_rows[_i].words) == 0, "%s: %s", line_rows[_i].name, text);
}
END_TEST

static const struct {
    int plies, all;
    bool other;
    const char *words;
} progress_rows[] = {
    {0, 1, false, "Analysing: move 1 of 1."},
    {1, 80, false, "Analysing: move 1 of 40."},
    {2, 80, false, "Analysing: move 1 of 40."},
    {3, 79, false, "Analysing: move 2 of 40."},
    {80, 80, true, "Analysing another game: move 40 of 40."},
};

/* Moves are counted as the list of moves numbers them. */
START_TEST(progress)
{
    char text[256];
    struct strbuf out = strbuf_init(text, sizeof text);
    analysing_print(&out, progress_rows[_i].plies, progress_rows[_i].all, progress_rows[_i].other);
    ck_assert_msg(strcmp(text, progress_rows[_i].words) == 0, "row %d: %s", _i, text);
}
END_TEST

static const struct {
    int ply;
    enum side mover;
    struct assessment assessment;
    const char *words;
} assessed_rows[] = {
    {0, WHITE, {.worth = {WORTH_OPEN, 3}}, "Start: Neither side is better."},
    {1, BLACK, {.worth = {WORTH_OPEN, 30}}, "Move 1 (Black): White is better by about 0.3 men."},
    {14,
     WHITE,
     {.worth = {WORTH_BLACK_WINS, 17}, .cost = 155},
     "Move 7 (White): Black wins in 17 moves. The move cost about 1.6 men."},
};

START_TEST(assessed)
{
    char text[256];
    struct strbuf out = strbuf_init(text, sizeof text);
    assessed_print(&out, assessed_rows[_i].ply, assessed_rows[_i].mover,
                   &assessed_rows[_i].assessment, side_names_plain);
    ck_assert_msg(strcmp(text, assessed_rows[_i].words) == 0, "row %d: %s", _i, text);
}
END_TEST

static const char *const ends[] = {
    "The game is analysed: no move cost much. Undo removes this.",
    "The game is analysed: 1 move cost something. Undo removes this.",
    "The game is analysed: 2 moves cost something. Undo removes this.",
    "The other game is analysed: no move cost much.",
    "The other game is analysed: 1 move cost something.",
    "The other game is analysed: 2 moves cost something.",
};
START_TEST(how_it_ends)
{
    char text[256];
    struct strbuf out = strbuf_init(text, sizeof text);
    analysed_print(&out, _i % 3, _i < 3);
    ck_assert_msg(strcmp(text, ends[_i]) == 0, "%s", text);
}
END_TEST

SUITE(analysis_prose)
{
    Suite *suite = suite_create("analysis prose");
    TCase *tables = tcase_create("tables");
    tcase_add_loop_test(tables, worths, 0, ROWS(rows));
    tcase_add_loop_test(tables, lines, 0, ROWS(line_rows));
    tcase_add_loop_test(tables, progress, 0, ROWS(progress_rows));
    tcase_add_loop_test(tables, assessed, 0, ROWS(assessed_rows));
    tcase_add_loop_test(tables, how_it_ends, 0, ROWS(ends));
    suite_add_tcase(suite, tables);
    return suite;
}
