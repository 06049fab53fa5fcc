/* SPDX-License-Identifier: MIT */
/* Positions as text: what is read, how it prints, and what is refused where. */
#include "notation/fen.h"
#include "prose/error_prose.h"
#include "random_play.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

static const struct good_row {
    const char *name;
    const char *text;
    const char *canonical;
} good_rows[] = {
    {"the start", "B:W21-32:B1-12", "B:W21-32:B1-12"},
    {"one by one", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
     "B:W21-32:B1-12"},
    {"the other order", "W:B1-12:W21-32", "W:W21-32:B1-12"},
    {"a trailing dot", "W:W21:B1.", "W:W21:B1"},
    {"no white piece", "B:W:B1-3", "B:W:B1-3"},
    {"no piece at all", "B:B:W", "B:W:B"},
    {"no black piece and a dot", "B:W21:B.", "B:W21:B"},
    {"kings", "B:WK10,21:BK3,2", "B:WK10,21:B2,K3"},
    {"a range of kings", "B:WK1-3:B12", "B:WK1,K2,K3:B12"},
    {"spaces", "  B : W 21 - 23 , K 5 : B 1 , 2 . ", "B:WK5,21-23:B1,2"},
    {"lower case", "b:wk10,21:bk3", "B:WK10,21:BK3"},
    {"quotes", "\"B:W21-32:B1-12\"", "B:W21-32:B1-12"},
    {"quotes round an empty side", "\"B:W21:B\"", "B:W21:B"},
    {"a line's end", "B:W21:B1\r\n", "B:W21:B1"},
    {"leading zeros", "B:W021:B01", "B:W21:B1"},
    {"letters", "W:Wa1,Kc1:Bh8,b8", "W:W29,K30:B1,4"},
    {"two in a row are no range", "B:W31,32:B1,2,4,5,6", "B:W31,32:B1,2,4-6"},
    {"a king parts a range", "B:W32:B1,2,K3,4,5", "B:W32:B1,2,K3,4,5"},
    {"a range of one", "B:W21-21:B1", "B:W21:B1"},
    {"what servers add", "W:W31,32:B1,2:H0:F1", "W:W31,32:B1,2"},
    {"the same in quotes, with a dot", "\"W:W31,32:B1,2 : H0 :F1:+0+1.\"", "W:W31,32:B1,2"},
    {"an empty part", "W:W31:B1:", "W:W31:B1"},
    {"no side to move", "?:W31,32:B1,2", "B:W31,32:B1,2"},
    {"the same in quotes", " \"? :W31:B1\"", "B:W31:B1"},
};

START_TEST(read_and_printed)
{
    const struct good_row *row = &good_rows[_i];
    struct position position;
    struct text_error error = {0};
    char text[FEN_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    ck_assert_msg(fen_parse(row->text, &position, &error), "%s: %s", row->name,
                  error_sentence(&error).text);
    fen_print(&out, &position, square_names_plain);
    ck_assert_msg(strcmp(text, row->canonical) == 0, "%s: %s, expected %s", row->name, text,
                  row->canonical);
}
END_TEST

static const struct bad_row {
    const char *name;
    const char *text;
    int line, column;
    const char *sentence;
} bad_rows[] = {
    {"nothing", "", 1, 1, "The side to move, B: or W:, is expected here, not the end."},
    {"no side to move", ":W21:B1", 1, 1, "The side to move, B: or W:, is expected here, not ':'."},
    {"a chess position", "rnbqkbnr/8/8 w", 1, 1,
     "The side to move, B: or W:, is expected here, not 'rnbqkbnr'."},
    {"only the side", "B", 1, 2, "A colon is expected here, not the end."},
    {"one side only", "B:W21-32", 1, 9, "A colon is expected here, not the end."},
    {"another side", "B:X21:B1", 1, 3,
     "W or B and the squares of that side are expected here, not 'X21'."},
    {"a third list", "B:W21:B2:W22", 1, 9, "The position should end here, and ':' follows."},
    {"two question marks", "??:W21:B2", 1, 2, "A colon is expected here, not '?'."},
    {"a side twice", "B:W21:W22", 1, 7, "White: the pieces are given twice."},
    {"square 0", "B:W0:B1", 1, 4, "There is no square 0: squares are 1 to 32."},
    {"square 33", "B:W21-33:B1", 1, 7, "There is no square 33: squares are 1 to 32."},
    {"a huge number", "B:W99999999999:B1", 1, 4,
     "There is no square 99999999999: squares are 1 to 32."},
    {"a light square", "B:Wa2:B1", 1, 4, "There is no square a2: squares are 1 to 32."},
    {"overlapping pieces", "B:W21-32:B12,21", 1, 14, "Square 21 holds a piece of both sides."},
    {"a square twice", "B:W21,21:B1", 1, 7, "Square 21 is given twice."},
    {"a white man crowned already", "B:W3:B1", 1, 4,
     "White: a man cannot stand on its crownhead, square 3."},
    {"a king mark within a range", "B:WK1-K2:B9", 1, 7,
     "There is no square K2: squares are 1 to 32."},
    {"a black man crowned already", "B:W21:B32", 1, 8,
     "Black: a man cannot stand on its crownhead, square 32."},
    {"a range that ends on the crownhead", "W:W21:B28-30", 1, 8,
     "Black: a man cannot stand on its crownhead, square 29."},
    {"thirteen white pieces", "B:W20-32:B1-12", 1, 4, "White has too many pieces: the most is 12."},
    {"thirteen black kings", "B:W32:BK1-13", 1, 9, "Black has too many pieces: the most is 12."},
    {"a range that runs down", "B:W32-21:B1", 1, 4, "A range must run upward: 21-32."},
    {"a comma too many", "B:W21,:B1", 1, 7, "A square is expected here, not ':'."},
    {"a comma too few", "B:W21 22:B1", 1, 7, "A comma is expected here, not '22'."},
    {"a third side", "B:W21:B1:B2", 1, 9, "The position should end here, and ':' follows."},
    {"junk behind", "B:W21:B1. x", 1, 11, "The position should end here, and 'x' follows."},
    {"junk of more than one byte", "B:W21:B1.\u00E9", 1, 10,
     "The position should end here, and '\u00E9' follows."},
    {"a quotation mark left open", "\"B:W21:B1", 1, 10, "The closing quotation mark is missing."},
    {"an error on the second line", "B:W21:\nB1,x", 2, 4,
     "There is no square x: squares are 1 to 32."},
    {"a very long word", "B:W1234567890123456789012345678901234567890:B1", 1, 4,
     "There is no square 123456789012345678901234\u2026: squares are 1 to 32."},
    {"a byte-order mark", "\uFEFFB:W21:B1", 1, 1,
     "The side to move, B: or W:, is expected here, not a byte-order mark (U+FEFF)."},
    {"a space that does not break", "B:W21\u00A0:B1", 1, 6,
     "A comma is expected here, not the invisible character U+00A0."},
    {"a control character", "B:W21\a:B1", 1, 6,
     "A comma is expected here, not the invisible character U+0007."},
    {"bytes that are no text", "\xFF\xFE", 1, 1,
     "The side to move, B: or W:, is expected here, not the unreadable byte FF."},
};

START_TEST(refused)
{
    const struct bad_row *row = &bad_rows[_i];
    struct position position = {.side = WHITE, .kings = 7};
    struct position before = position;
    struct text_error error = {0};
    ck_assert_msg(!fen_parse(row->text, &position, &error), "%s: accepted", row->name);
    ck_assert_msg(position_equal(&position, &before), "%s: touched the position", row->name);
    ck_assert_msg(strcmp(error_sentence(&error).text, row->sentence) == 0,
                  "%s: \"%s\", expected \"%s\"", row->name, error_sentence(&error).text,
                  row->sentence);
    ck_assert_msg(error.line == row->line && error.column == row->column,
                  "%s: at %d:%d, expected %d:%d", row->name, error.line, error.column, row->line,
                  row->column);
}
END_TEST

START_TEST(random_round_trip)
{
    for (uint64_t seed = 0; seed < 20000; seed++) {
        struct rng rng = rng_init(seed);
        struct position position = random_position(&rng), back;
        struct text_error error = {0};
        char text[FEN_MAX];
        struct strbuf out = strbuf_init(text, sizeof text);
        fen_print(&out, &position, square_names_plain);
        ck_assert_msg(!out.truncated, "seed %" PRIu64 ": %s is cut", seed, text);
        ck_assert_msg(fen_parse(text, &back, &error) && position_equal(&position, &back),
                      "seed %" PRIu64 ": %s: %s", seed, text, error_sentence(&error).text);
    }
}
END_TEST

SUITE(fen)
{
    Suite *suite = suite_create("fen");
    TCase *tables = tcase_create("texts");
    tcase_add_loop_test(tables, read_and_printed, 0, ROWS(good_rows));
    tcase_add_loop_test(tables, refused, 0, ROWS(bad_rows));
    tcase_add_test(tables, random_round_trip);
    suite_add_tcase(suite, tables);
    return suite;
}
