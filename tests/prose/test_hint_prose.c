/* SPDX-License-Identifier: MIT */
/* Hints and warnings in words: a row for each reason, by ones and by twos. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "prose/hint_prose.h"
#include "suite.h"

#include <string.h>

static const struct hint_row {
    const char *name, *line; /* the moves of the proof, or the best move alone */
    struct hint hint;        /* without its moves */
    const char *expected;
} rows[] = {
    {"only", "22-18", {.reason = HINT_ONLY}, "Play 22-18. It is the only legal move."},
    {"wins", "22-18", {.reason = HINT_WINS}, "Play 22-18. This wins the game."},
    {"wins at once",
     "22-18",
     {.reason = HINT_WINS, .plies = 1},
     "Play 22-18. This wins the game at once."},
    {"wins later",
     "22-18",
     {.reason = HINT_WINS, .plies = 17},
     "Play 22-18. This wins the game in 9 moves."},
    {"loses", "22-18", {.reason = HINT_LOSES}, "Play 22-18. Every move loses the game."},
    {"loses next",
     "22-18",
     {.reason = HINT_LOSES, .plies = 2},
     "Play 22-18. Every move loses the game. This one holds out for 1 more move."},
    {"loses later",
     "22-18",
     {.reason = HINT_LOSES, .plies = 16},
     "Play 22-18. Every move loses the game. This one holds out for 8 more moves."},
    {"a man",
     "22-18 15x22 25x18",
     {.reason = HINT_GAINS, .proof.pieces = 1},
     "Play 22-18. This wins a man: 22-18 15x22 25x18."},
    {"two men",
     "22-18 15x22 25x18",
     {.reason = HINT_GAINS, .proof.pieces = 2},
     "Play 22-18. This wins 2 men: 22-18 15x22 25x18."},
    {"a piece",
     "22-18 15x22 25x18",
     {.reason = HINT_GAINS, .proof = {.pieces = 1, .kings = true}},
     "Play 22-18. This wins a piece: 22-18 15x22 25x18."},
    {"evens",
     "22-18 15x22 25x18",
     {.reason = HINT_EVENS},
     "Play 22-18. This wins back what was captured: 22-18 15x22 25x18."},
    {"crowns", "22-18", {.reason = HINT_CROWNS}, "Play 22-18. This makes a king: 22-18."},
    {"saves a man",
     "22-18 15x22",
     {.reason = HINT_SAVES, .proof.pieces = -1},
     "Play 22-18. Playing 22-18 would lose a man: 15x22."},
    {"saves two",
     "22-18 15x22",
     {.reason = HINT_SAVES, .proof.pieces = -2},
     "Play 22-18. Playing 22-18 would lose 2 men: 15x22."},
    {"holds", "22-18", {.reason = HINT_HOLDS}, "Play 22-18. Playing 22-18 would lose the game."},
    {"best", "22-18 15x22", {.reason = HINT_BEST}, "Play 22-18. The computer expects 22-18 15x22."},
};

static struct advised advised;

/* Reads the moves of a line from the start of a game in which 11-15 was played. */
static struct proof read_line(const char *line, const struct proof *claims)
{
    struct proof proof = *claims;
    struct text_error error;
    const struct named_ruleset *rules = preset_find("american");
    ck_assert(fen_parse("W:W21-32:B1-10,12,15", &advised.position, &error));
    advised.rules = &rules->rules;
    advised.names = square_names_plain;
    struct position position = advised.position;
    for (const char *at = line; *at; at += strspn(at, " ")) {
        char text[40] = "";
        size_t length = strcspn(at, " ");
        memcpy(text, at, length);
        struct move *move = &proof.moves[proof.count++];
        ck_assert_msg(move_parse(text, rules, &position, advised.names, move, &error), "%s", text);
        position = position_after(&position, move);
        at += length;
    }
    return proof;
}

static void expect(const char *name, const char *found, const char *expected)
{
    ck_assert_msg(strcmp(found, expected) == 0, "%s: \"%s\", expected \"%s\"", name, found,
                  expected);
}

START_TEST(why)
{
    const struct hint_row *row = &rows[_i];
    char text[400];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct hint hint = row->hint;
    hint.proof = read_line(row->line, &row->hint.proof);
    hint.move = hint.proof.moves[0];
    hint_reason_print(&out, &hint, &advised);
    expect(row->name, text, row->expected);
}
END_TEST

START_TEST(piece_and_move)
{
    char text[400];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct hint hint = {.proof = read_line("22-18", &(struct proof){0})};
    hint.move = hint.proof.moves[0];
    hint_piece_print(&out, &hint, &advised);
    strbuf_add(&out, " ");
    hint_move_print(&out, &hint, &advised);
    expect("piece and move", text, "Look at the piece on 22. Play 22-18.");
}
END_TEST

static const struct {
    const char *name;
    struct proof claims;
    const char *expected;
} warning_rows[] = {
    {"a man", {.pieces = -1}, "This loses a man: 15x22 25x18. Play it all the same?"},
    {"two men", {.pieces = -2}, "This loses 2 men: 15x22 25x18. Play it all the same?"},
    {"a king",
     {.pieces = -1, .kings = true},
     "This loses a piece: 15x22 25x18. Play it all the same?"},
};

START_TEST(warnings)
{
    char text[400];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct proof warning = read_line("22-18 15x22 25x18", &warning_rows[_i].claims);
    warning_print(&out, &warning, &advised);
    expect(warning_rows[_i].name, text, warning_rows[_i].expected);
}
END_TEST

SUITE(hint_prose)
{
    Suite *suite = suite_create("hint_prose");
    TCase *hints = tcase_create("hints");
    tcase_add_loop_test(hints, why, 0, ROWS(rows));
    tcase_add_test(hints, piece_and_move);
    suite_add_tcase(suite, hints);

    TCase *warns = tcase_create("warnings");
    tcase_add_loop_test(warns, warnings, 0, ROWS(warning_rows));
    suite_add_tcase(suite, warns);
    return suite;
}
