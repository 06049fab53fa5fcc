/* SPDX-License-Identifier: MIT */
/* Checking games: the rules, how far the moves are legal, and the first error. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "random_play.h"
#include "store/game_check.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

/* Prints all reports on a text: "american 3 1-0 ok; russian 1 * 1:7 Sentence.; " */
static const char *check(const char *text, const char *given)
{
    static char memory[4096];
    static struct pdn_reader reader;
    static struct game_check checker;
    struct pdn_text source = {text, strlen(text), 0};
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct named_ruleset rules;
    struct text_error error;
    if (given)
        ck_assert_msg(ruleset_parse(given, &rules, &error), "%s", given);
    pdn_reader_init(&reader, pdn_fill_from_text, &source);
    game_check_init(&checker, given ? &rules : NULL);
    const struct pdn_event *event;
    do {
        event = pdn_reader_next(&reader);
        const struct game_report *report = game_check_event(&checker, event);
        if (!report)
            continue;
        strbuf_add(&out, out.length ? "; " : "");
        ruleset_print(&out, report->rules);
        strbuf_addf(&out, " %d %s ", report->plies, report->result);
        if (report->wrong)
            strbuf_addf(&out, "%d:%d %s", report->error.line, report->error.column,
                        error_sentence(&report->error).text);
        else
            strbuf_add(&out, "ok");
    } while (event->kind != PDN_TEXT_END);
    game_check_finish(&checker);
    return memory;
}

/* Two kings move to and fro: the position repeats every four plies. */
#define KINGS  "[FEN \"B:WK32:BK1\"]\n"
#define TO_FRO "1-6 32-27 6-1 27-32 "

/* 30x14 captures 25 and 17, or 26 and 18. */
#define WAYS "[GameType \"21\"][FEN \"W:W30,32:B17,18,25,26,1\"] "

static const struct row {
    const char *name;
    const char *given; /* rules */
    const char *text;
    const char *reports;
} rows[] = {
    {"a game", NULL, "1. 11-15 22-18 2. 15x22 25x18 *", "american 4 * ok"},
    {"two games", NULL, "11-15 * 9-14 22-18 1-0", "american 1 * ok; american 2 1-0 ok"},
    {"nothing but tags", NULL, "[Event \"a\"]", "american 0 * ok"},
    {"an illegal move", "american", "11-15 22-18 9-13 * 11-15 *",
     "american 2 * 1:13 American: a capture must be made. Capture with 15: go to 22.; "
     "american 1 * ok"},
    {"the square that is wrong", NULL, "[GameType \"21\"] 1.11-19",
     "american 0 * 1:22 Pieces move along the diagonals. From 11 you can go to 15 or 16."},
    {"spaces in the move that is wrong", NULL, "[GameType \"21\"] 11 - 19",
     "american 0 * 1:17 Pieces move along the diagonals. From 11 you can go to 15 or 16."},
    {"a capture that is not finished", NULL, "[GameType \"21\"][FEN \"B:W18,26:B15\"] 15x22 *",
     "american 0 * 1:40 American: a capture once begun must be finished. Go to 31."},
    {"a square that there is not", NULL, "[GameType \"21\"] 11-33",
     "american 0 * 1:20 There is no square 33 to play on."},
    {"an ambiguous capture", NULL, "[GameType \"21\"][FEN \"W:W30:B17,18,25,26\"] 30x14",
     "american 1 * 1:43 There are 2 such captures: 30x21x14 or 30x23x14."},
    {"one that the next move decides", NULL, WAYS "30x14 18-22 *", "american 2 * ok"},
    {"the other way", NULL, WAYS "30x14 17-22 *", "american 2 * ok"},
    {"one that no move decides", NULL, WAYS "30x14 1-5 *",
     "american 2 * 1:48 There are 2 such captures: 30x21x14 or 30x23x14."},
    {"one that a later move decides", NULL, WAYS "30x14 1-5 32-27 18-22 *", "american 4 * ok"},
    {"one that a variation does not decide", NULL, WAYS "30x14 1-5 (18-22) *",
     "american 2 * 1:48 There are 2 such captures: 30x21x14 or 30x23x14."},
    {"in a variation, whose end leaves it open", NULL,
     "[GameType \"21\"][FEN \"W:W30,32:B17,18,25,26,1\"] 32-28 (30x14) 1-5 *",
     "american 0 * 1:48 American: a capture must be made. Capture with 30: go to 21 or 23."},
    {"in a variation, which decides it", NULL, WAYS "30x14 (30x14 18-22 14-9) 17-22 *",
     "american 2 * ok"},
    {"a bad move decides nothing", NULL, WAYS "30x14 11-11 *",
     "american 1 * 1:54 There is no piece on 11. You can move 1, 18 or 26."},
    {"two that one move decides", NULL,
     "[GameType \"21\"][FEN \"W:W30,32:B17,18,25,26,1\"] 30x14 (30x14) 18-22 *",
     "american 2 * 1:55 There are 2 such captures: 30x21x14 or 30x23x14."},
    {"a part of a path", NULL, "[GameType \"21\"][FEN \"W:WK30:B17,18,25,26\"] 30x21x14x30 *",
     "american 1 * ok"},

    {"a variation with an error", NULL, "1. 11-15 (10-99) 22-18 2. 15x22 25x18 *",
     "american 4 * 1:14 There is no square 99 to play on."},
    {"variations within it", NULL,
     "11-15 (11-16 22-17 1-2 (3-4 (5-6) 7-8) 9-10) 22-18 (22-17) 15x22 25x18 1-0",
     "american 4 1-0 1:20 The piece on 1 is blocked: it has no free square to go to. You can move "
     "7, 9, 10 or 2 others."},
    {"after its end", NULL, "11-15 (11-16 22-99) (12-16 22-17) 22-18 15x22 25-40 1-0",
     "american 3 1-0 1:50 There is no square 40 to play on."},
    {"a legal variation", NULL, "11-15 (11-16 22-18 (22-17 8-11) 16-20) 22-18 15x22 *",
     "american 3 * ok"},
    {"variations after each other", NULL, "11-15 22-18 (22-17 15-19) (23-19 9-14) 15x22 *",
     "american 3 * ok"},
    {"an illegal move in a variation", NULL, "11-15 (11-16 22-18 16-21) 22-18 *",
     "american 2 * 1:23 Pieces move along the diagonals. From 16 you can go to 19 or 20."},
    {"after a variation", NULL, "11-15 (11-16 22-17) 22-18 15x22 25x18 (26x17 9-13) 8-11 *",
     "american 5 * ok"},

    {"rules in a tag", NULL, "[Rules \"american, capture=optional\"] 11-15 22-18 9-13 *",
     "american, capture=optional 3 * ok"},
    {"a bad rule set", NULL, "[Rules \"nosuch\"] 11-15 * 11-15 *",
     "american 0 * 1:9 There is no rule set 'nosuch'. Known: freejump, american, flying, classic, "
     "parlour, tournament, russian, brazilian, pool, italian, spanish, czech, thai.; american 1 * "
     "ok"},
    {"given rules", "freejump", "11-15 22-18 9-13 *", "freejump 3 * ok"},
    {"a tag before given rules", "freejump", "[GameType \"21\"] 11-15 22-18 9-13 *",
     "american 2 * 1:29 American: a capture must be made. Capture with 15: go to 22."},
    {"the first that fits: Russian", NULL, "c3-d4 d6-c5 *", "russian 2 * ok"},
    {"the first that fits: Italian", NULL, "21-17 12-15 *", "italian 2 * ok"},
    {"the first that fits: Spanish", NULL, "11-15 22-18 9-13 *", "spanish 3 * ok"},
    {"the first that fits: in a variation", NULL, "[FEN \"W:W17,32:B1,18\"] 32-27 (17-14 18x9) *",
     "russian 1 * ok"},
    {"none fits: that which got furthest", NULL, "11-15 22-18 15x22 25x18 1-10 *",
     "american 4 * 1:25 The piece on 1 is blocked: it has no free square to go to. You can move 7, "
     "9, "
     "10 or 2 others."},
    {"the Spanish in their own numbers", NULL, "[GameType \"24\"] 9-13 21-18 *", "spanish 2 * ok"},
    {"Spanish numbers in a position", NULL, "[GameType \"24\"][FEN \"W:W1-12:B21-32\"] 9-13 *",
     "spanish 1 * ok"},
    {"another board", NULL, "[GameType \"20\"] 32-28 *",
     "american 0 * 1:12 International draughts, 10x10: not played here."},
    {"another board that no tag tells", NULL, "1. 32-28 19-23 2. 28x19 14x23 3. 33-28 *",
     "american 0 * 1:34 Draughts on another board, 10x10: not played here."},
    {"its squares in a variation only", NULL, "1. 32-28 (1. 33-28) 19-23 *",
     "american 0 * 1:14 Draughts on another board, 10x10: not played here."},
    {"the largest board", NULL, "1. 47-41 12-18 2. 53-47 *",
     "american 0 * 1:19 Draughts on another board, 12x12: not played here."},
    {"its squares in a position", NULL, "[FEN \"W:W31-50:B1-20\"] 32-28 *",
     "american 0 * 1:7 Draughts on another board, 10x10: not played here."},
    {"its position after moves that are legal here", NULL,
     "1. 11-15 22-18 2. 33-29 20-24 3. 39-33 14-20 4. 44-39 *",
     "american 0 * 1:19 Draughts on another board, 10x10: not played here."},
    {"a wrong number in a game of this board", NULL, "1. 11-15 22-18 2. 15x33 25x18 *",
     "american 2 * 1:22 There is no square 33 to play on."},
    {"numbers of no board", NULL, "1. 73-80 *",
     "american 0 * 1:4 There is no square 73 to play on."},
    {"moves of a server in a position", NULL, "[FEN \"W:W18:B18:H40:F45\"] *",
     "american 0 * 1:14 Square 18 holds a piece of both sides."},
    {"rules of this board are told", NULL, "[GameType \"21\"] 33-28 *",
     "american 0 * 1:17 There is no square 33 to play on."},
    {"rules of this board are given", "american", "33-28 *",
     "american 0 * 1:1 There is no square 33 to play on."},
    {"the next game has mistakes of this board", NULL, "33-28 * 11-12 *",
     "american 0 * 1:1 Draughts on another board, 10x10: not played here.; american 0 * 1:12 "
     "Pieces "
     "move along the diagonals. From 11 you can go to 15 or 16."},
    {"the next game is one of this board", NULL, "33-28 * 11-15 *",
     "american 0 * 1:1 Draughts on another board, 10x10: not played here.; american 1 * ok"},

    {"a position", NULL, "[FEN \"B:W18:B15\"] 15x22 0-1", "american 1 0-1 ok"},
    {"a bad position", NULL, "[FEN \"B:W33:B15\"] 15x22 0-1",
     "american 0 0-1 1:7 Draughts on another board, 10x10: not played here."},
    {"the same where its rules are told", NULL, "[GameType \"21\"][FEN \"B:W33:B15\"] 15x22 0-1",
     "american 0 0-1 1:25 There is no square 33: squares are 1 to 32."},
    {"an impossible position, which Spanish numbers would make possible", NULL,
     "[FEN \"B:W3,12,K23:BK11,K15\"] 15-19 *",
     "american 0 * 1:10 White: a man cannot stand on its crownhead, square 3."},
    {"the same where its rules are told", NULL,
     "[GameType \"24\"][FEN \"B:W3,12,K23:BK11,K15\"] 15x8 *", "spanish 1 * ok"},
    {"a position of a server", NULL, "[FEN \"W:W22:B1:H0:F12\"] 22-18 1-6 *", "american 2 * ok"},
    {"a side that the first move tells", NULL, "[FEN \"?:W22:B1\"] 22-18 1-6 *", "american 2 * ok"},
    {"the other one", NULL, "[FEN \"?:W22:B1\"] 1-6 22-18 *", "american 2 * ok"},
    {"a side that no move tells", NULL, "[FEN \"?:W22:B1\"] 17-18 *",
     "american 0 * 1:18 There is no piece on 17. You can move 1."},
    {"the same where White begins", NULL, "[GameType \"25\"][FEN \"?:Wc3:Bf8\"] d4-e5 *",
     "russian 0 * 1:34 There is no piece on d4. You can move c3."},
    {"in a variation it is known", NULL, "[FEN \"?:W22:B1\"] 22-18 (1-6) *",
     "american 1 * 1:25 White is to move, and the piece on 1 belongs to the other side. You can "
     "move 22."},
    {"the other side begins", NULL, "[FEN \"W:W22:B1\"] 1... 22-18 2. 1-6 *", "american 2 * ok"},

    {"the tag's result", NULL, "[Result \"1-0\"] 11-15", "american 1 1-0 ok"},
    {"an asterisk behind", NULL, "[Result \"1-0\"] 11-15 *", "american 1 1-0 ok"},
    {"results in other forms", NULL, "[Result \"1/2-1/2\"] 11-15 1-1", "american 1 1-1 ok"},
    {"results that differ", NULL, "[Result \"1-0\"] 11-15 0-1",
     "american 1 0-1 1:22 The tag Result differs from the result here."},
    {"a win that the position contradicts", NULL, "[FEN \"B:W18:B15\"] 15x22 1-0",
     "american 1 1-0 1:25 Black wins in this position, but the result says otherwise."},
    {"the same in the tag", NULL, "[FEN \"B:W18:B15\"][Result \"1/2-1/2\"] 15x22 *",
     "american 1 1/2-1/2 1:27 Black wins in this position, but the result says otherwise."},
    {"both lose", NULL, "11-15 0-0", "american 1 0-0 ok"},
    {"resigned before the last move", NULL, "[FEN \"B:W18:B15\"] {[%end 1-0 resigned]} 15x22 1-0",
     "american 1 1-0 ok"},
    {"a comment of these words", NULL, "[FEN \"B:W18:B15\"]\n%[%end 1-0 resigned]\n15x22 1-0",
     "american 1 1-0 3:7 Black wins in this position, but the result says otherwise."},
    {"giveaway", NULL, "[Rules \"american, goal=lose\"][FEN \"B:W18:B15\"] 15x22 1-0",
     "american, goal=lose 1 1-0 ok"},
    {"a result that nobody knows", NULL, "[Result \"White\"] 11-15", "american 1 * ok"},
    {"a draw that has come", "american, repetition=2", KINGS TO_FRO "1/2-1/2",
     "american, repetition=2 4 1/2-1/2 ok"},
    {"a draw that the result denies", "american, repetition=2", KINGS TO_FRO "1-0",
     "american, repetition=2 4 1-0 2:21 This position is a draw, but the result says otherwise."},
    {"a move after a draw", "american, repetition=2", KINGS TO_FRO "1-6 *",
     "american, repetition=2 4 * 2:21 The game has ended in a draw before this move."},
    {"a draw that may be claimed", "american, repetition=2, draws=claim", KINGS TO_FRO "1-6 1-0",
     "american, repetition=2, draws=claim 5 1-0 ok"},
    {"a draw in a variation only", "american, repetition=2",
     KINGS "1-6 32-27 6-1 27-32 (27-31 1-6) *", "american, repetition=2 4 * ok"},

    {"a text that is none", NULL, "11-15 foo *",
     "american 1 * 1:7 A move, a comment or a result is expected here, not 'foo'."},
    {"what comes first counts", NULL, "11-15 11-15 foo *",
     "american 1 * 1:7 There is no piece on 11. You can move 21, 22, 23 or 24."},
};

/* Writes a random game with only the ends of its captures. Returns its last position. */
static struct position write_by_ends(struct rng *rng, const struct named_ruleset *rules,
                                     struct strbuf *out)
{
    static struct movelist list;
    struct position position = random_position(rng);
    struct square_names names = game_square_names(&rules->rules);
    strbuf_addf(out, "[Rules \"%s\"][FEN \"", rules->id);
    fen_print(out, &position, names);
    strbuf_add(out, "\"]");
    for (int ply = 0; ply < 60; ply++) {
        movegen(&rules->rules, &position, &list);
        if (list.count == 0)
            break;
        const struct move *move = &list.moves[rng_below(rng, (uint32_t)list.count)];
        strbuf_addch(out, ' ');
        uint8_t ends[] = {(uint8_t)move_from(move), (uint8_t)move_to(move)};
        const struct move *straight = movelist_find(&list, ends, 2); /* which the ends mean then */
        move_print_as(out, move, straight && straight != move, names);
        position = position_after(&position, move);
    }
    return position;
}

/* What the rest of a game decides, it decides rightly. */
START_TEST(the_right_way_is_taken)
{
    static char text[4096];
    static struct pdn_reader reader;
    static struct game_check checker;
    struct rng rng = rng_init(5);
    int decided = 0, left = 0;
    for (int i = 0; i < 10000; i++) {
        struct strbuf out = strbuf_init(text, sizeof text);
        const struct named_ruleset *rules = preset_find(game_types[i % GAME_TYPE_COUNT].id);
        struct position last = write_by_ends(&rng, rules, &out);
        struct pdn_text source = {text, strlen(text), 0};
        const struct game_report *report = NULL;
        pdn_reader_init(&reader, pdn_fill_from_text, &source);
        game_check_init(&checker, NULL);
        while (!report)
            report = game_check_event(&checker, pdn_reader_next(&reader));
        bool unsure = false;
        for (int way = 0; way < report->taken_count; way++)
            unsure |= !report->taken[way].sure;
        left += unsure;
        decided += !unsure && report->taken_count > 0;
        bool drawn = report->wrong && report->error.fault == FAULT_GAME_OVER;
        REQUIRE(
            unsure || drawn ||
                (!report->wrong && position_equal(&report->line[report->plies].position, &last)),
            "%s: %s", text, report->wrong ? error_sentence(&report->error).text : "elsewhere");
        game_check_finish(&checker);
    }
    ck_assert_msg(decided > 20 && left > 20, "%d are decided, %d are not", decided, left);
}
END_TEST

/* As many ambiguous captures as fit: the work grows with the text only. */
START_TEST(many_ways)
{
    static char text[400000];
    struct strbuf out = strbuf_init(text, sizeof text);
    strbuf_add(&out, WAYS "30x14");
    while (out.length < sizeof text - 100)
        strbuf_add(&out, " (30x14 (18-22) (1-5)) (30x14 1-5 (30x14))");
    const char *reports = check(text, NULL);
    ck_assert_msg(strncmp(reports, "american 1 * 1:48 There are 2 such", 34) == 0, "%.80s",
                  reports);
}
END_TEST

/* A comment that is never closed leaves nothing behind for the next game. */
START_TEST(decision_behind_a_broken_game)
{
    static char text[PDN_PART_MAX + 256];
    struct strbuf out = strbuf_init(text, sizeof text);
    strbuf_addf(&out, "11-15 {%*s\n", PDN_PART_MAX + 8, "");
    strbuf_add(&out, "[Event \"b\"][FEN \"B:W18:B15\"] {[%end 1-0 resigned]} 15x22 1-0");
    ck_assert_str_eq(check(text, NULL), "american 1 * 1:7 This comment has no end.; "
                                        "american 1 1-0 ok");
}
END_TEST

START_TEST(reported)
{
    const struct row *row = &rows[_i];
    const char *reports = check(row->text, row->given);
    ck_assert_msg(strcmp(reports, row->reports) == 0, "%s: %s, expected %s", row->name, reports,
                  row->reports);
}
END_TEST

/* A game is read up to a number of plies; the next game is read again. */
START_TEST(too_long)
{
    static char text[(PDN_PLIES_MAX + 8) * 8];
    struct strbuf out = strbuf_init(text, sizeof text);
    strbuf_add(&out, KINGS);
    for (int ply = 0; ply < PDN_PLIES_MAX + 4; ply += 4)
        strbuf_add(&out, TO_FRO);
    strbuf_add(&out, "* 11-15 *");
    const char *reports = check(text, "american");
    ck_assert_msg(strcmp(reports,
                         "american 20000 * 2:100001 This game is too long to be read. Moves at "
                         "most: 20000.; american 1 * ok") == 0,
                  "%s", reports);
}
END_TEST

/* Reads the first game of a text. */
static const struct game_report *check_one(const char *text, struct game_check *checker)
{
    static struct pdn_reader reader;
    struct pdn_text source = {text, strlen(text), 0};
    const struct game_report *report;
    pdn_reader_init(&reader, pdn_fill_from_text, &source);
    game_check_init(checker, preset_find("american"));
    do
        report = game_check_event(checker, pdn_reader_next(&reader));
    while (!report);
    return report;
}

/* Plies that a variation, or an error in one, has left in the line are not of the main line. */
static const struct line_row {
    const char *name, *text;
    const char *plain; /* the main line alone, up to the error */
} line_rows[] = {
    {"no variation", "1. 11-15 22-18 *", "1. 11-15 22-18 *"},
    {"a variation", "1. 11-15 (1. 11-16 22-18 2. 16-19) 24-20 *", "1. 11-15 24-20 *"},
    {"two within one another", "1. 11-15 (1. 11-16 (1. 10-14 22-17) 24-20) 24-20 *",
     "1. 11-15 24-20 *"},
    {"a bad move in one", "1. 11-15 24-20 (1... 22-18 2. 15-16) *", "1. 11-15 24-20 *"},
    {"a bad move deep within", "1. 11-15 (1. 11-16 (1. 10-14 22-17 2. 1-1)) 24-20 *", "1. 11-15 *"},
    {"one left open", "1. 11-15 (1. 11-16 24-20 *", "1. 11-15 *"},
    {"a bad move", "1. 11-15 22-18 2. 11-16 *", "1. 11-15 22-18 *"},
};

START_TEST(the_main_line_is_told)
{
    const struct line_row *row = &line_rows[_i];
    static struct game_check checker, plain_checker;
    const struct game_report *report = check_one(row->text, &checker);
    const struct game_report *plain = check_one(row->plain, &plain_checker);
    ck_assert(!plain->wrong);
    ck_assert_msg(report->plies == plain->plies, "%s: %d plies", row->name, report->plies);
    for (int ply = 0; ply <= plain->plies; ply++)
        ck_assert_msg(position_equal(&report->line[ply].position, &plain->line[ply].position),
                      "%s: ply %d", row->name, ply);
    game_check_finish(&checker);
    game_check_finish(&plain_checker);
}
END_TEST

static const struct {
    const char *text;
    struct library_notes notes;
} notes_rows[] = {
    {"[Event \"a\"] 1. 11-15 22-18 *", {0, 0, 0}},
    {"[Event \"a\"] {one} 1. 11-15 {two} {three} *", {3, 0, 0}},
    {"[Event \"a\"] {[%end 1-0 resigned]} 1. 11-15 *", {0, 0, 0}},
    {"1. 11-15 {[%clk 0:05:00]} (1. 11-16 {[%clk 0:04:58.1]}) 22-18 {[%clk 0:04:58] good} *",
     {1, 1, 0}},
    {"[Event \"a\"] {[%clk 0:05:00]} 1. 11-15 *", {1, 0, 0}},
    {"1. 11-15! 22-18?? $14 *", {0, 0, 3}},
    {"1. 11-15 (1. 11-16 {a} (1. 12-16?)) (1. 10-14) *", {1, 3, 1}},
};

START_TEST(what_it_says_is_counted)
{
    static struct game_check checker;
    static struct pdn_reader reader;
    char both[400];
    const struct game_report *report = NULL;
    snprintf(both, sizeof both, "(1. 9-13) {before}! *\n\n%s", notes_rows[_i].text);
    struct pdn_text source = {both, strlen(both), 0};
    pdn_reader_init(&reader, pdn_fill_from_text, &source);
    game_check_init(&checker, preset_find("american"));
    for (int games = 0; games < 2; games += report != NULL)
        report = game_check_event(&checker, pdn_reader_next(&reader));
    struct library_notes notes = report->notes;
    const struct library_notes *row = &notes_rows[_i].notes;
    ck_assert_msg(notes.comments == row->comments && notes.variations == row->variations &&
                      notes.strengths == row->strengths,
                  "%s: %d, %d, %d", notes_rows[_i].text, notes.comments, notes.variations,
                  notes.strengths);
    game_check_finish(&checker);
}
END_TEST

SUITE(game_check)
{
    Suite *suite = suite_create("game_check");
    TCase *tables = tcase_create("games");
    tcase_add_loop_test(tables, reported, 0, ROWS(rows));
    tcase_add_loop_test(tables, the_main_line_is_told, 0, ROWS(line_rows));
    tcase_add_loop_test(tables, what_it_says_is_counted, 0, ROWS(notes_rows));
    tcase_add_test(tables, the_right_way_is_taken);
    tcase_add_test(tables, many_ways);
    tcase_add_test(tables, too_long);
    tcase_add_test(tables, decision_behind_a_broken_game);
    suite_add_tcase(suite, tables);
    return suite;
}
