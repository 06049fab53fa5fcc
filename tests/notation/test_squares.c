/* SPDX-License-Identifier: MIT */
/* Names of squares: three styles, mirrored boards, books that number otherwise. */
#include "notation/square_text.h"
#include "prose/square_list.h"
#include "suite.h"

#include <string.h>

#define TL NUMBERS_TOP_LEFT
#define TR NUMBERS_TOP_RIGHT
#define BL NUMBERS_BOTTOM_LEFT
#define BR NUMBERS_BOTTOM_RIGHT
#define AL NUMBERS_ALGEBRAIC

static const struct name_row {
    const char *name;
    struct square_names names;
    int square;
    const char *text;
} name_rows[] = {
    {"number", {SQUARES_NUMBER, CORNER_DARK, TL}, 11, "11"},
    {"letters: a1", {SQUARES_ALGEBRAIC, CORNER_DARK, TL}, 29, "a1"},
    {"letters: h8", {SQUARES_ALGEBRAIC, CORNER_DARK, TL}, 4, "h8"},
    {"row and column", {SQUARES_ROW_COLUMN, CORNER_DARK, TL}, 11, "3,6"},
    {"first from the top right", {SQUARES_NUMBER, CORNER_DARK, TR}, 4, "1"},
    {"first from the bottom left", {SQUARES_NUMBER, CORNER_DARK, BL}, 29, "1"},
    {"second from the bottom left", {SQUARES_NUMBER, CORNER_DARK, BL}, 30, "2"},
    {"first from the bottom right", {SQUARES_NUMBER, CORNER_DARK, BR}, 32, "1"},
    {"last from the bottom right", {SQUARES_NUMBER, CORNER_DARK, BR}, 1, "32"},
    {"letters: numbers stay plain", {SQUARES_NUMBER, CORNER_DARK, AL}, 11, "11"},
    /* With the light corner the board is the mirror of the diagram: its top left is square 4. */
    {"mirrored: first from the top left", {SQUARES_NUMBER, CORNER_LIGHT, TL}, 4, "1"},
    {"mirrored: fourth from the top left", {SQUARES_NUMBER, CORNER_LIGHT, TL}, 1, "4"},
    {"mirrored: fifth from the top left", {SQUARES_NUMBER, CORNER_LIGHT, TL}, 8, "5"},
    {"mirrored: first from the bottom right", {SQUARES_NUMBER, CORNER_LIGHT, BR}, 29, "1"},
    {"mirrored: last from the bottom right", {SQUARES_NUMBER, CORNER_LIGHT, BR}, 4, "32"},
    {"mirrored: the near right corner", {SQUARES_ALGEBRAIC, CORNER_LIGHT, TL}, 29, "h1"},
    {"mirrored: the far left corner", {SQUARES_ALGEBRAIC, CORNER_LIGHT, TL}, 4, "a8"},
    {"mirrored: row and column", {SQUARES_ROW_COLUMN, CORNER_LIGHT, TL}, 4, "1,1"},
};

START_TEST(named)
{
    const struct name_row *row = &name_rows[_i];
    char text[16];
    struct strbuf out = strbuf_init(text, sizeof text);
    square_print(&out, row->square, row->names);
    ck_assert_msg(strcmp(text, row->text) == 0, "%s: %d is \"%s\", expected \"%s\"", row->name,
                  row->square, text, row->text);
}
END_TEST

static const struct read_row {
    const char *name;
    const char *text;
    int square; /* SQUARE_NONE: refused */
    const char *rest;
} read_rows[] = {
    {"number", "11", 11, ""},
    {"leading zeros", "0011x", 11, "x"},
    {"capital letter", "F6-", 11, "-"},
    {"row and column", "3,6-", 11, "-"},
    {"zeros in row and column", "03,006", 11, ""},
    {"letters stop by themselves", "a3b4", 21, "b4"},
    {"a number and a comma", "11, ", 11, ", "},
    {"nought", "0", SQUARE_NONE, "0"},
    {"too large", "33", SQUARE_NONE, "33"},
    {"far too large", "4294967307", SQUARE_NONE, "4294967307"},
    {"a light square by letters", "a2", SQUARE_NONE, "a2"},
    {"a light square by row", "1,1", SQUARE_NONE, "1,1"},
    {"beside the board", "i1", SQUARE_NONE, "i1"},
    {"row nine", "9,2", SQUARE_NONE, "9,2"},
    {"a letter alone", "a", SQUARE_NONE, "a"},
    {"nothing", "", SQUARE_NONE, ""},
};

START_TEST(read_plain)
{
    const struct read_row *row = &read_rows[_i];
    const char *at = row->text;
    int square = SQUARE_NONE;
    bool read = square_parse(&at, square_names_plain, &square);
    ck_assert_msg(read == (row->square != SQUARE_NONE), "%s: read %d", row->name, read);
    ck_assert_msg(square == row->square, "%s: square %d, expected %d", row->name, square,
                  row->square);
    ck_assert_msg(strcmp(at, row->rest) == 0, "%s: stopped at \"%s\"", row->name, at);
}
END_TEST

/* Every name of every square reads back, whatever the style, the corner and the numbering. */
START_TEST(round_trip)
{
    struct square_names names = {(enum square_style)(_i % 3), (enum corner)(_i / 3 % 2),
                                 (enum numbering)(_i / 6)};
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        char text[16];
        struct strbuf out = strbuf_init(text, sizeof text);
        square_print(&out, square, names);
        const char *at = text;
        int back = SQUARE_NONE;
        ck_assert_msg(square_parse(&at, names, &back) && back == square && !*at,
                      "style %d, corner %d, numbering %d: %d prints %s, reads %d", names.style,
                      names.corner, names.squares, square, text, back);
    }
}
END_TEST

static const struct list_row {
    int squares[3];
    enum square_style style;
    const char *text;
} list_rows[] = {
    {{0}, SQUARES_NUMBER, ""},
    {{11}, SQUARES_NUMBER, "11"},
    {{14, 11}, SQUARES_NUMBER, "11 or 14"},
    {{11, 14, 15}, SQUARES_NUMBER, "11, 14 or 15"},
    {{11, 14, 15}, SQUARES_ALGEBRAIC, "f6, c5 or e5"},
    {{11, 14, 15}, SQUARES_ROW_COLUMN, "3,6; 4,3 or 4,5"},
};

START_TEST(listed)
{
    const struct list_row *row = &list_rows[_i];
    squareset set = 0;
    char text[32];
    struct strbuf out = strbuf_init(text, sizeof text);
    for (int i = 0; i < 3 && row->squares[i]; i++)
        set |= square_set(row->squares[i]);
    squares_print(&out, set, LIST_OR, (struct square_names){.style = row->style});
    ck_assert_msg(strcmp(text, row->text) == 0, "\"%s\", expected \"%s\"", text, row->text);
}
END_TEST

SUITE(squares)
{
    Suite *suite = suite_create("squares");
    TCase *names = tcase_create("names");
    tcase_add_loop_test(names, named, 0, ROWS(name_rows));
    tcase_add_loop_test(names, read_plain, 0, ROWS(read_rows));
    tcase_add_loop_test(names, round_trip, 0, 3 * 2 * 5);
    tcase_add_loop_test(names, listed, 0, ROWS(list_rows));
    suite_add_tcase(suite, names);
    return suite;
}
