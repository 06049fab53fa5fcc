/* SPDX-License-Identifier: MIT */
/* Moves as text: every way to write one, and what is said when none is meant. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "random_play.h"
#include "suite.h"

#include <string.h>

#define START    "B:W21-32:B1-12"
#define TWO_WAYS "W:W30:B17,18,25,26" /* round by 21 or by 23, both to 14 */

static const struct good_row {
    const char *name;
    const char *rules;
    const char *fen;
    const char *text;
    const char *path;
} good_rows[] = {
    {"plain", "american", START, "11-15", "11-15"},
    {"spaces", "american", START, "  11 - 15 ", "11-15"},
    {"a space alone", "american", START, "11 15", "11-15"},
    {"leading zeros", "american", START, "011-0015", "11-15"},
    {"letters", "american", START, "f6-e5", "11-15"},
    {"letters without separator", "american", START, "F6e5", "11-15"},
    {"rows and columns", "american", START, "3,6-4,5", "11-15"},
    {"rows and columns, a space", "american", START, "3,6 4,5", "11-15"},
    {"x", "american", "B:W18,26:B15", "15x22x31", "15x22x31"},
    {"capital X", "american", "B:W18,26:B15", "15X22X31", "15x22x31"},
    {"colon", "american", "B:W18,26:B15", "15:22:31", "15x22x31"},
    {"hyphen", "american", "B:W18,26:B15", "15-22-31", "15x22x31"},
    {"multiplication sign", "american", "B:W18,26:B15", "15\u00D731", "15x22x31"},
    {"dash", "american", START, "11\u201315", "11-15"},
    {"letters all the way", "american", "B:W18,26:B15", "e5c3e1", "15x22x31"},
    {"ends only", "american", "B:W18,26:B15", "15x31", "15x22x31"},
    {"one of two ways", "american", TWO_WAYS, "30x21x14", "30x21x14"},
    {"the other way", "american", TWO_WAYS, "30x23x14", "30x23x14"},
    {"straight on, another landing", "russian", "W:WK11:B15,25", "11x22x29", "11x18x29"},
    {"straight on, another landing among more moves", "russian", "W:WK4:B11,22,23", "4x18x25",
     "4x15x25"},
    {"straight on, as printed", "russian", "W:WK11:B15,25", "11x18x29", "11x18x29"},
};

static const struct bad_row {
    const char *name;
    const char *rules;
    const char *fen;
    const char *text;
    int column;
    const char *sentence;
} bad_rows[] = {
    {"ambiguous", "american", TWO_WAYS, "30x14", 1,
     "There are 2 such captures: 30x21x14 or 30x23x14."},
    {"the verdict's sentence", "american", "B:W18:B1,15", "1-5", 1,
     "American: a capture must be made. Capture with 15: go to 22."},
    {"the place of the wrong square", "american", "B:W18:B15", "15-19", 4,
     "American: a capture must be made. Capture with 15: go to 22."},
    {"unfinished", "american", "B:W18,26:B15", "15x22", 4,
     "American: a capture once begun must be finished. Go to 31."},
    {"where a piece that may not move should go", "american", "B:W14,24:B18,19", "18x9", 1,
     "American: a man captures forward only, and 14 is behind it. Capture with 19: go to 28."},
    {"a king that a man may not capture", "italian", "W:WK13,21:BK17,K9", "21x14", 1,
     "Italian: a man may not capture the king on 17. Capture with 13: go to 6 or 22."},
    {"a second step that is refused", "italian", "B:W7,16,24:B2,3,8,10", "2x11x20x7", 9,
     "The piece on 7 has been captured already. The capture must be finished: go to 27."},
    {"one square", "american", START, "11", 1, "From 11 you can go to 15 or 16."},
    {"beyond the end", "american", START, "11-15-18", 7, "The move has ended on 15."},
    {"no text", "american", START, " ", 2, "A square is expected here, not the end."},
    {"no such square", "american", START, "11-33", 4, "There is no square 33 to play on."},
    {"a light square", "american", START, "a3a4", 3, "There is no square a4 to play on."},
    {"no separator", "american", START, "11+15", 3, "An x or - is expected here, not '+'."},
    {"nothing behind the separator", "american", START, "11-", 4,
     "A square is expected here, not the end."},
    {"too many squares", "american", START, "1 2 3 4 5 6 7 8 9 10 11 12 13 14", 31,
     "This move visits too many squares: the most is 13."},
};

/* Where a row's move is to be made. */
struct board {
    struct named_ruleset rules;
    struct position position;
};

static struct board read_board(const char *name, const char *rules, const char *fen)
{
    struct board board;
    struct text_error error;
    ck_assert_msg(ruleset_parse(rules, &board.rules, &error), "%s: %s", name,
                  error_sentence(&error).text);
    ck_assert_msg(fen_parse(fen, &board.position, &error), "%s: %s", name,
                  error_sentence(&error).text);
    return board;
}

START_TEST(understood)
{
    const struct good_row *row = &good_rows[_i];
    struct board board = read_board(row->name, row->rules, row->fen);
    struct text_error error = {0};
    struct move move;
    char path[64];
    struct strbuf out = strbuf_init(path, sizeof path);
    ck_assert_msg(
        move_parse(row->text, &board.rules, &board.position, square_names_plain, &move, &error),
        "%s: %s", row->name, error_sentence(&error).text);
    move_print_path(&out, &move, square_names_plain);
    ck_assert_msg(strcmp(path, row->path) == 0, "%s: %s, expected %s", row->name, path, row->path);
}
END_TEST

START_TEST(refused)
{
    const struct bad_row *row = &bad_rows[_i];
    struct board board = read_board(row->name, row->rules, row->fen);
    struct text_error error = {0};
    struct move move = {.steps = 7};
    ck_assert_msg(
        !move_parse(row->text, &board.rules, &board.position, square_names_plain, &move, &error),
        "%s: read", row->name);
    ck_assert_msg(move.steps == 7, "%s: touched the move", row->name);
    ck_assert_msg(strcmp(error_sentence(&error).text, row->sentence) == 0,
                  "%s: \"%s\", expected \"%s\"", row->name, error_sentence(&error).text,
                  row->sentence);
    ck_assert_msg(error.column == row->column, "%s: column %d, expected %d", row->name,
                  error.column, row->column);
}
END_TEST

/* The short form names the ends where they tell the move apart, else every square. */
static const struct short_row {
    const char *name;
    const char *fen;
    const char *path;
    const char *text;
} short_rows[] = {
    {"plain", START, "11-15", "11-15"},
    {"one step", "B:W18:B15", "15x22", "15x22"},
    {"two steps, one way", "B:W18,26:B15", "15x22x31", "15x31"},
    {"two ways to one square", TWO_WAYS, "30x21x14", "30x21x14"},
};

START_TEST(printed_short)
{
    const struct short_row *row = &short_rows[_i];
    struct board board = read_board(row->name, "american", row->fen);
    struct text_error error = {0};
    struct movelist list;
    struct move move;
    char text[64];
    struct strbuf out = strbuf_init(text, sizeof text);
    movegen(&board.rules.rules, &board.position, &list);
    ck_assert_msg(
        move_parse(row->path, &board.rules, &board.position, square_names_plain, &move, &error),
        "%s: %s", row->name, error_sentence(&error).text);
    move_print(&out, &move, &list, square_names_plain);
    ck_assert_msg(strcmp(text, row->text) == 0, "%s: %s, expected %s", row->name, text, row->text);
}
END_TEST

/* The whole path with other landings than the move names, where it has others. */
static void print_other_landings(struct strbuf *out, const struct movelist *list,
                                 const struct move *move, struct square_names names)
{
    struct move other = *move;
    for (int i = 1; i < move->steps; i++) {
        squareset named = square_set(move->path[i]);
        squareset landings = movelist_landings(list, move, i) & ~named;
        other.path[i] = (uint8_t)squareset_any(landings ? landings : named);
    }
    move_print_path(out, &other, names);
}

/* Every legal move, in its short and its whole form, and by other landings, reads back to itself.
 */
static void check_moves(const struct named_ruleset *rules, const struct position *position,
                        const struct movelist *list, struct square_names names, uint64_t seed)
{
    for (int i = 0; i < 3 * list->count; i++) {
        const struct move *move = &list->moves[i / 3];
        char text[64];
        struct strbuf out = strbuf_init(text, sizeof text);
        struct text_error error = {0};
        struct move back = {0};
        if (i % 3 == 0)
            move_print(&out, move, list, names);
        else if (i % 3 == 1)
            move_print_path(&out, move, names);
        else
            print_other_landings(&out, list, move, names);
        bool read = move_parse(text, rules, position, names, &back, &error);
        ck_assert_msg(read && move_equal(move, &back), "%s: %s: %s",
                      describe(rules, position, seed), text, error_sentence(&error).text);
    }
}

START_TEST(games_round_trip)
{
    const struct named_ruleset *preset = &presets[_i / SQUARE_STYLE_COUNT];
    struct square_names names =
        square_names_for(&preset->rules, (enum square_style)(_i % SQUARE_STYLE_COUNT));
    struct rng rng = rng_init((uint64_t)_i);
    for (int game = 0; game < 4; game++) {
        struct position position = position_start(&preset->rules);
        for (int ply = 0; ply < 100; ply++) {
            struct movelist list;
            movegen(&preset->rules, &position, &list);
            check_moves(preset, &position, &list, names, (uint64_t)_i);
            if (list.count == 0)
                break;
            uint32_t choice = rng_below(&rng, (uint32_t)list.count);
            position = position_after(&position, &list.moves[choice]);
        }
    }
}
END_TEST

START_TEST(random_positions_round_trip)
{
    for (uint64_t seed = 0; seed < 500; seed++) {
        struct rng rng = rng_init(seed);
        struct named_ruleset rules = random_ruleset(&rng);
        struct position position = random_position(&rng);
        struct square_names names =
            square_names_for(&rules.rules, (enum square_style)(seed % SQUARE_STYLE_COUNT));
        struct movelist list;
        movegen(&rules.rules, &position, &list);
        check_moves(&rules, &position, &list, names, seed);
    }
}
END_TEST

SUITE(moves)
{
    Suite *suite = suite_create("moves");
    TCase *tables = tcase_create("typed moves");
    tcase_add_loop_test(tables, understood, 0, ROWS(good_rows));
    tcase_add_loop_test(tables, refused, 0, ROWS(bad_rows));
    tcase_add_loop_test(tables, printed_short, 0, ROWS(short_rows));
    TCase *trips = tcase_create("round trips");
    tcase_set_timeout(trips, 120);
    tcase_add_loop_test(trips, games_round_trip, 0, PRESET_COUNT * SQUARE_STYLE_COUNT);
    tcase_add_test(trips, random_positions_round_trip);
    suite_add_tcase(suite, tables);
    suite_add_tcase(suite, trips);
    return suite;
}
