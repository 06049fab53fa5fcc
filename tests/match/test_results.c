/* SPDX-License-Identifier: MIT */
/* Moves -> result: how each house rule ends a game, and how it does not. */
#include "result_words.h"
#include "score_sheet.h"
#include "suite.h"

/* Two kings in opposite corners step to and fro: four plies, then all is as it was. */
#define TO_AND_FRO "(1-5 32-28 5-1 28-32)"

/* Flying kings: Black goes round in three, then White; after half of it only the side to move has
 * changed. */
#define LOSE_A_PLY "(13-9 29-25 9-6 25-29 6-13 29-25 13-9 25-22 9-13 22-29)"

/* --- What the board decides under all five house rules --- */

static const struct board_row {
    const char *name;
    const char *start;
    const char *moves;
    int plies;
    enum outcome outcome;
    enum reason reason;
} board_rows[] = {
    {"Black captures the last piece", "B:W22:B18", "18x25", 1, BLACK_WINS, REASON_NO_PIECES},
    {"White captures the last piece", "W:W15:B11", "15x8", 1, WHITE_WINS, REASON_NO_PIECES},
    {"the last two pieces in one move", "B:W22,31:B17", "17x26 31x22", 2, WHITE_WINS,
     REASON_NO_PIECES},
    {"White's man is blocked", "B:W13:B1,9", "1-6", 1, BLACK_WINS, REASON_BLOCKED},
    {"Black's man is blocked", "W:W24,32:B20", "32-27", 1, WHITE_WINS, REASON_BLOCKED},
    {"a king with one way out", "B:WK4:B7,2,3", "7-11", 1, ONGOING, REASON_NONE},
    {"a king shut into the corner", "W:W11,12,19:BK4", "12-8", 1, WHITE_WINS, REASON_BLOCKED},
    {"both sides blocked: the one to move has lost", "B:W17-28:B1,6-16", "1-5", 1, BLACK_WINS,
     REASON_BLOCKED},
    {"blocked from the start", "B:W17-28:B5-16", "", 0, WHITE_WINS, REASON_BLOCKED},
    {"no pieces from the start", "B:W17:B", "", 0, WHITE_WINS, REASON_NO_PIECES},
    {"no pieces on either side", "W:W:B", "", 0, BLACK_WINS, REASON_NO_PIECES},
    {"the start position", "B:W21-32:B1-12", "", 0, ONGOING, REASON_NONE},
};

static void check_result(const char *rules, const char *name, const struct game *game,
                         enum outcome outcome, enum reason reason)
{
    struct result result = game_result(game);
    ck_assert_msg(result.outcome == outcome && result.reason == reason,
                  "%s, %s: ply %d: outcome %d (%s), expected %d (%s)", rules, name, game->cursor,
                  (int)result.outcome, reason_text(result.reason), (int)outcome,
                  reason_text(reason));
}

START_TEST(board_decides)
{
    const struct board_row *row = &board_rows[_i / HOUSE_PRESET_COUNT];
    const struct named_ruleset *rules = &presets[_i % HOUSE_PRESET_COUNT];
    struct position start = sheet_position(row->start);
    struct game game;
    game_init(&game, rules, &start);
    sheet_play(row->name, &game, row->moves, row->plies);
    check_result(rules->id, row->name, &game, row->outcome, row->reason);
    ck_assert(!game_result(&game).giveaway);
    game_finish(&game);
}
END_TEST

/* --- What a field of the rule set decides --- */

static const struct field_row {
    const char *name;
    const char *rules;
    const char *start;
    const char *moves;
    int plies;
    enum outcome outcome;
    enum reason reason;
} field_rows[] = {
    /* lone-kings (flying:30) */
    {"flying: lone kings by a capture, though one could capture next", "flying", "B:WK4,22:BK18",
     "18x25", 1, DRAW, REASON_LONE_KINGS},
    {"flying: lone kings by a crowning", "flying", "B:WK4:B25", "25-30", 1, DRAW,
     REASON_LONE_KINGS},
    {"flying: two kings against one", "flying", "B:WK3,K4:B25", "25-30", 1, ONGOING, REASON_NONE},
    {"flying: a king and a man are no lone king", "flying", "B:WK4,20:B25", "25-30", 1, ONGOING,
     REASON_NONE},
    {"flying: a king against a man", "flying", "B:W13:B25", "25-30", 1, ONGOING, REASON_NONE},
    {"american: lone kings play on", "american", "B:WK4,22:BK18", "18x25", 1, ONGOING, REASON_NONE},
    {"freejump: lone kings play on", "freejump", "B:WK4:B25", "25-30", 1, ONGOING, REASON_NONE},
    {"classic: lone kings play on", "classic", "B:WK4:B25", "25-30", 1, ONGOING, REASON_NONE},
    {"parlour: lone kings play on", "parlour", "B:WK4:B25", "25-30", 1, ONGOING, REASON_NONE},

    /* quiet=25, quiet-reset=capture-or-crown (flying:30) */
    {"flying: 24 quiet plies", "flying", "B:WK32,12:BK1,25", "6*" TO_AND_FRO, 24, ONGOING,
     REASON_NONE},
    {"flying: 25 quiet plies", "flying", "B:WK32,12:BK1,25", "7*" TO_AND_FRO, 25, DRAW,
     REASON_QUIET},
    {"flying: a man's move is quiet", "flying", "B:WK32,12:BK1,21", "6*" TO_AND_FRO " 21-25", 25,
     DRAW, REASON_QUIET},
    {"flying: the 25th ply crowns", "flying", "B:WK32,12:BK1,25",
     "6*" TO_AND_FRO " 25-29 6*(32-28 1-5 28-32 5-1)", 49, ONGOING, REASON_NONE},
    {"flying: 25 quiet plies after a crowning", "flying", "B:WK32,12:BK1,25",
     "6*" TO_AND_FRO " 25-29 7*(32-28 1-5 28-32 5-1)", 50, DRAW, REASON_QUIET},
    {"flying: a capture resets", "flying", "B:WK32,12,20:BK1,21,11",
     "5*" TO_AND_FRO " 11-16 20x11 6*(1-5 32-28 5-1 28-32)", 46, ONGOING, REASON_NONE},
    {"flying: repetition is no draw", "flying", "B:WK32,12:BK1,25", "5*" TO_AND_FRO, 20, ONGOING,
     REASON_NONE},

    /* repetition=3 (classic:21) */
    {"classic: the second time", "classic", "B:WK32,12:BK1,21", "3*" TO_AND_FRO, 7, ONGOING,
     REASON_NONE},
    {"classic: the third time", "classic", "B:WK32,12:BK1,21", "3*" TO_AND_FRO, 8, DRAW,
     REASON_REPETITION},
    {"classic: the third time after a man's move", "classic", "B:WK32,20:BK1,13",
     "1*" TO_AND_FRO " 13-17 20-16 2*" TO_AND_FRO, 14, DRAW, REASON_REPETITION},
    {"classic: a position that White is to move in", "classic", "B:WK32,12:BK1,13",
     "13-17 2*(32-28 1-5 28-32 5-1)", 9, DRAW, REASON_REPETITION},
    /* Short kings cannot lose a ply: each step changes the row's parity. Flying ones can: after
     * 5, 10, 15 plies the board is as at the start, with White, Black, White to move. */
    {"the board a third time, but not the side", "classic, king=flying", "B:WK29,12:BK13,20",
     "2*" LOSE_A_PLY, 10, ONGOING, REASON_NONE},
    {"the board and the side a third time", "classic, king=flying", "B:WK29,12:BK13,20",
     "2*" LOSE_A_PLY, 20, DRAW, REASON_REPETITION},

    /* quiet=100, quiet-reset=capture (classic:24) */
    {"classic: 99 plies with men's moves and a crowning between", "classic", "B:WK32,20:BK1,21",
     "~30 21-25 20-16 ~30 25-29 16-12 ~36", 99, ONGOING, REASON_NONE},
    {"classic: 100 plies with men's moves and a crowning between", "classic", "B:WK32,20:BK1,21",
     "~30 21-25 20-16 ~30 25-29 16-12 ~36", 100, DRAW, REASON_QUIET},
    {"classic: the 100th ply captures", "classic", "B:WK32,20:BK1,11,21",
     "~48 21-25 ~49 11-16 20x11 ~48 25-29 ~50", 199, ONGOING, REASON_NONE},
    {"classic: 100 plies after a capture", "classic", "B:WK32,20:BK1,11,21",
     "~48 21-25 ~49 11-16 20x11 ~48 25-29 ~51", 200, DRAW, REASON_QUIET},

    /* The last quiet ply blocks: that player has lost (classic:20, flying:28). */
    {"classic: blocked by the last quiet ply", "classic, quiet=5", "B:W21:B1,9,K28",
     "28-32 21-17 32-28 17-13 1-6", 5, BLACK_WINS, REASON_BLOCKED},
    {"classic: not blocked by the last quiet ply", "classic, quiet=5", "B:W21:B1,9,K28",
     "28-32 21-17 32-28 17-13 1-5", 5, DRAW, REASON_QUIET},
    {"flying: blocked by the last quiet ply", "flying, quiet=5", "B:W21:B1,9,K28",
     "28-32 21-17 32-28 17-13 1-6", 5, BLACK_WINS, REASON_BLOCKED},

    /* no such draws */
    {"american: 1200 plies to and fro", "american", "B:WK32,12:BK1,21", "300*" TO_AND_FRO, 1200,
     ONGOING, REASON_NONE},
    {"freejump: 1200 plies to and fro", "freejump", "B:WK32,12:BK1,21", "300*" TO_AND_FRO, 1200,
     ONGOING, REASON_NONE},
    {"parlour: 1200 plies to and fro", "parlour", "B:WK32,12:BK1,21", "300*" TO_AND_FRO, 1200,
     ONGOING, REASON_NONE},

    /* draws=claim: nothing by itself */
    {"tournament: plays on past every draw", "tournament", "B:WK32,12:BK1,21", "300*" TO_AND_FRO,
     1200, ONGOING, REASON_NONE},
    {"lone kings by claim", "flying, draws=claim", "B:WK4:B25", "25-30", 1, ONGOING, REASON_NONE},

    /* goal=lose */
    {"giveaway: without pieces", "american, goal=lose", "B:W22:B18", "18x25", 1, WHITE_WINS,
     REASON_NO_PIECES},
    {"giveaway: blocked", "american, goal=lose", "B:W13:B1,9", "1-6", 1, WHITE_WINS,
     REASON_BLOCKED},
    {"giveaway: lone kings draw still", "flying, goal=lose", "B:WK4:B25", "25-30", 1, DRAW,
     REASON_LONE_KINGS},
};

START_TEST(field_decides)
{
    const struct field_row *row = &field_rows[_i];
    struct named_ruleset rules = sheet_rules(row->rules);
    struct position start = sheet_position(row->start);
    struct game game;
    game_init(&game, &rules, &start);
    sheet_play(row->name, &game, row->moves, row->plies);
    check_result(row->rules, row->name, &game, row->outcome, row->reason);
    bool decided_by_board = row->reason == REASON_NO_PIECES || row->reason == REASON_BLOCKED;
    ck_assert_msg(game_result(&game).giveaway ==
                      (decided_by_board && rules.rules.goal == GOAL_LOSE),
                  "%s: giveaway", row->name);
    game_finish(&game);
}
END_TEST

SUITE(results)
{
    Suite *suite = suite_create("results");
    TCase *board = tcase_create("the board decides");
    tcase_add_loop_test(board, board_decides, 0, ROWS(board_rows) * HOUSE_PRESET_COUNT);
    suite_add_tcase(suite, board);
    TCase *fields = tcase_create("a field decides");
    tcase_add_loop_test(fields, field_decides, 0, ROWS(field_rows));
    suite_add_tcase(suite, fields);
    return suite;
}
