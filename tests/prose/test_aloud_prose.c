/* SPDX-License-Identifier: MIT */
/* What is said aloud: what has the keyboard, squares, moves, clocks; a row each. */
#include "prose/aloud_prose.h"
#include "suite.h"

#include <string.h>

enum {
    SENTENCE_SIZE = 400,
};

static void require(const char *name, const char *said, const char *expected)
{
    ck_assert_msg(strcmp(said, expected) == 0, "%s: \"%s\"", name, said);
}

/* --- What has the keyboard --- */

static const struct widget_row {
    const char *name;
    struct told_widget widget;
    const char *said;
} widget_rows[] = {
    {"a button", {TOLD_BUTTON, "Revenge"}, "Revenge, button."},
    {"that is on", {TOLD_BUTTON, "Versions", .chosen = true}, "Versions, button, chosen."},
    {"that does nothing",
     {TOLD_BUTTON, "Undo", .disabled = true},
     "Undo, button, not possible now."},
    {"a switch", {TOLD_SWITCH, "Sound: On", .chosen = true}, "Sound: On, switch."},
    {"a choice", {TOLD_CHOICE, "Volume: 75 %"}, "Volume: 75 %, choice."},
    {"a field", {TOLD_FIELD, "Name: Ada"}, "Name: Ada, text field."},
    {"a row", {TOLD_ROW, "11-15", .place = 3, .places = 12}, "11-15, row 3 of 12."},
    {"a chosen row",
     {TOLD_ROW, "11-15", .chosen = true, .place = 1, .places = 1},
     "11-15, chosen, row 1 of 1."},
    {"a text", {TOLD_PLAIN, "The board"}, "The board."},
};

START_TEST(widgets)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    told_widget_print(&out, &widget_rows[_i].widget);
    require(widget_rows[_i].name, memory, widget_rows[_i].said);
}
END_TEST

/* --- The board --- */

static const struct square_row {
    enum piece piece;
    enum square_use use;
    const char *said;
} square_rows[] = {
    {PIECE_NONE, SQUARE_IDLE, "15 empty."},
    {PIECE_NONE, SQUARE_TARGET, "15 empty. The chosen piece can go there."},
    {BLACK_MAN, SQUARE_MOVABLE, "15 black man. This piece can move."},
    {WHITE_KING, SQUARE_CAPTURES, "15 white king. This piece can capture."},
    {BLACK_KING, SQUARE_CHOSEN, "15 black king. This piece is chosen."},
    {WHITE_MAN, SQUARE_IDLE, "15 white man."},
};

START_TEST(squares)
{
    const struct square_row *row = &square_rows[_i];
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    square_told_print(&out, 15, row->piece, row->use, square_names_plain, side_names_plain);
    require(row->said, memory, row->said);
}
END_TEST

/* --- Moves --- */

static const struct move_row {
    const char *name;
    struct move move; /* without what it captures */
    int captured[2];
    const char *said, *undone;
} move_rows[] = {
    {"a step", {.steps = 1, .path = {11, 15}}, {0}, "Ada: 11 to 15.", "Taken back: 11 to 15."},
    {"a jump",
     {.steps = 1, .path = {15, 22}},
     {18},
     "Ada: 15 to 22. Captured: 18.",
     "Taken back: 15 to 22."},
    {"two jumps",
     {.steps = 2, .path = {15, 22, 29}, .crowns = true},
     {18, 25},
     "Ada: 15 to 22 to 29. Captured: 18 and 25. The man on 29 is crowned.",
     "Taken back: 15 to 22 to 29."},
    {"a crowning",
     {.steps = 1, .path = {25, 29}, .crowns = true},
     {0},
     "Ada: 25 to 29. The man on 29 is crowned.",
     "Taken back: 25 to 29."},
};

START_TEST(moves)
{
    const struct move_row *row = &move_rows[_i];
    struct move move = row->move;
    for (int i = 0; i < ROWS(row->captured) && row->captured[i]; i++)
        move.captured |= square_set(row->captured[i]);
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    spoken_move_print(&out, "Ada", &move, square_names_plain);
    require(row->name, memory, row->said);
    out = strbuf_init(memory, sizeof memory);
    spoken_undo_print(&out, &move, square_names_plain);
    require(row->name, memory, row->undone);
}
END_TEST

/* --- Clocks, and speech itself --- */

START_TEST(seconds)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    seconds_left_print(&out, "Ada", 60);
    seconds_left_print(&out, " Ada", 1);
    require("seconds", memory, "Ada: 60 seconds left. Ada: 1 second left.");
}
END_TEST

START_TEST(faults)
{
    static const char *const texts[] = {
        "Nothing can be said aloud: speech-dispatcher does not run here.",
        "Nothing can be said aloud: speech-dispatcher does not answer.",
        "Nothing can be said aloud: speech-dispatcher refuses it."};
    for (int i = 0; i < ROWS(texts); i++)
        require("fault", speech_fault_text((enum speech_fault)i), texts[i]);
}
END_TEST

SUITE(aloud_prose)
{
    Suite *suite = suite_create("aloud prose");
    TCase *tcase = tcase_create("aloud prose");
    tcase_add_loop_test(tcase, widgets, 0, ROWS(widget_rows));
    tcase_add_loop_test(tcase, squares, 0, ROWS(square_rows));
    tcase_add_loop_test(tcase, moves, 0, ROWS(move_rows));
    tcase_add_test(tcase, seconds);
    tcase_add_test(tcase, faults);
    suite_add_tcase(suite, tcase);
    return suite;
}
