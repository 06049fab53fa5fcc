/* SPDX-License-Identifier: MIT */
/* The Hub protocol's texts: lines, positions, moves. */
#include "notation/hub_text.h"
#include "prose/error_prose.h"
#include "random_play.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

/* --- Lines --- */

static const struct line_row {
    const char *name;
    const char *line;
    const char *pairs; /* each in brackets; then why the line is broken, and where */
} line_rows[] = {
    {"a command alone", "hub", "[hub=]"},
    {"spaces around", "  go \t think \r", "[go=][think=]"},
    {"a value", "level depth=9", "[level=][depth=9]"},
    {"quotes", "pos moves=\"11-15 22x18\" start", "[pos=][moves=11-15 22x18][start=]"},
    {"an equals sign in quotes", "x v=\"king=flying\"", "[x=][v=king=flying]"},
    {"an empty value in quotes", "x v=\"\" w=1", "[x=][v=][w=1]"},
    {"an empty value", "x v= w=1", "[x=][v=][w=1]"},
    {"nothing", "", ""},
    {"a value alone", "x =1 y", "[x=]no name: =1"},
    {"a quotation mark without an end", "x v=\"1 2", "[x=]open quotation: v"},
    {"a quotation mark alone", "x v=\"", "[x=]open quotation: v"},
    {"a quotation mark in a word", "x a\"b c", "[x=]no name: a\"b"},
    {"a second equals sign", "x a=b=c d", "[x=]unquoted: a"},
    {"a quotation mark in a value", "x a=b\"c\" d", "[x=]unquoted: a"},
};

static const char *const break_names[] = {
    [HUB_NO_NAME] = "no name",
    [HUB_OPEN_QUOTATION] = "open quotation",
    [HUB_UNQUOTED] = "unquoted",
};

START_TEST(lines)
{
    const struct line_row *row = &line_rows[_i];
    char line[80], pairs[160];
    struct strbuf out = strbuf_init(pairs, sizeof pairs);
    strbuf_copy(line, sizeof line, row->line);
    struct hub_reader reader = hub_reader_init(line);
    struct hub_pair pair;
    while (hub_reader_next(&reader, &pair))
        strbuf_addf(&out, "[%s=%s]", pair.name, pair.value);
    if (reader.broken)
        strbuf_addf(&out, "%s: %s", break_names[reader.broken], pair.name);
    ck_assert_msg(strcmp(pairs, row->pairs) == 0, "%s: %s, expected %s", row->name, pairs,
                  row->pairs);
    ck_assert_msg(!hub_reader_next(&reader, &pair), "%s: goes on behind its end", row->name);
}
END_TEST

static const struct {
    const char *text;
    bool fit;
} pair_rows[] = {
    {"", true},
    {"hash=64", true},
    {" hash=64  book=\"my own\" ", true},
    {"hash", false},
    {"hash=", false},
    {"=64", false},
    {"book=\"my own", false},
    {"a=b=c", false},
};

START_TEST(pairs_fit)
{
    ck_assert_msg(hub_pairs_fit(pair_rows[_i].text) == pair_rows[_i].fit, "'%s'",
                  pair_rows[_i].text);
}
END_TEST

static const struct value_row {
    const char *name;
    const char *value, *printed;
} value_rows[] = {
    {"a word", "9-14", " v=9-14"},
    {"nothing", "", " v=\"\""},
    {"a space", "9-14 22-18", " v=\"9-14 22-18\""},
    {"an equals sign", "king=flying", " v=\"king=flying\""},
    {"quotation marks", "no \"x\"", " v=\"no 'x'\""},
    {"a line's end", "one\ntwo", " v=\"one two\""},
};

START_TEST(values)
{
    const struct value_row *row = &value_rows[_i];
    char text[80];
    struct strbuf out = strbuf_init(text, sizeof text);
    hub_pair_print(&out, "v", row->value);
    ck_assert_msg(strcmp(text, row->printed) == 0, "%s: %s", row->name, text);
}
END_TEST

/* --- Positions --- */

static const struct bad_row {
    const char *name;
    const char *text;
    const char *sentence;
} bad_rows[] = {
    {"nothing", "", "A position is W or B and 32 squares, each of them one of w b W B e."},
    {"no side", "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
     "A position is W or B and 32 squares, each of them one of w b W B e."},
    {"a square too few", "Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
     "A position is W or B and 32 squares, each of them one of w b W B e."},
    {"a square too many", "Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
     "A position is W or B and 32 squares, each of them one of w b W B e."},
    {"no such piece", "Weeeeeeeeeeeeekeeeeeeeeeeeeeeeeee",
     "A position is W or B and 32 squares, each of them one of w b W B e."},
    {"a white man crowned already", "Weeweeeeeeeeeeeeeeeeeeeeeeeeeeeee",
     "White: a man cannot stand on its crownhead, square 3."},
    {"a black man crowned already", "Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeb",
     "Black: a man cannot stand on its crownhead, square 32."},
    {"thirteen white pieces", "BeeeeeeeeeeeeeeeeeeeWWWWWWWWWWWWW",
     "White has too many pieces: the most is 12."},
    {"thirteen black pieces", "BBBBBBBBBBBBBBeeeeeeeeeeeeeeeeeee",
     "Black has too many pieces: the most is 12."},
};

START_TEST(refused)
{
    const struct bad_row *row = &bad_rows[_i];
    struct position position = {.side = WHITE, .kings = 7};
    struct position before = position;
    struct text_error error = {0};
    ck_assert_msg(!hub_position_parse(row->text, &position, &error), "%s: accepted", row->name);
    ck_assert_msg(position_equal(&position, &before), "%s: touched the position", row->name);
    ck_assert_msg(strcmp(error_sentence(&error).text, row->sentence) == 0,
                  "%s: \"%s\", expected \"%s\"", row->name, error_sentence(&error).text,
                  row->sentence);
}
END_TEST

START_TEST(start_position)
{
    char text[HUB_POSITION_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct position start = position_start(&preset_find("american")->rules);
    hub_position_print(&out, &start);
    ck_assert_str_eq(text, "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
}
END_TEST

/* --- Moves --- */

static const struct move_row {
    const char *name;
    const char *position;
    const char *text;
    const char *printed; /* the move found; "": none */
} move_rows[] = {
    {"a plain move", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "11-15", "11-15"},
    {"no legal one", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "11-18", ""},
    {"not written as a capture", "Beeeeeeeeeeeeeebeeweeeeeeeeeeeeee", "15-22", ""},
    {"a capture", "Beeeeeeeeeeeeeebeewwweweeeeweeeee", "15x31x18x26", ""},
    {"two captures", "Beeeeeeeeeeeeeebeeweeeeeeeweeeeee", "15x31x18x26", "15x31x18x26"},
    {"in another order", "Beeeeeeeeeeeeeebeeweeeeeeeweeeeee", "15x31x26x18", "15x31x18x26"},
    {"start and end alone", "Beeeeeeeeeeeeeebeeweeeeeeeweeeeee", "15x31", "15x31x18x26"},
    {"one captured piece alone", "Beeeeeeeeeeeeeebeeweeeeeeeweeeeee", "15x31x18", ""},
    {"other captured pieces", "Beeeeeeeeeeeeeebeeweeeeeeeweeeeee", "15x31x18x27", ""},
    {"written as a capture", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "11x15", ""},
    {"junk", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "eleven", ""},
    {"junk behind", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "11-15!", ""},
    {"no such square", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "11-33", ""},
};

START_TEST(moves)
{
    const struct move_row *row = &move_rows[_i];
    struct position position;
    struct text_error error = {0};
    struct movelist list;
    char text[HUB_MOVE_MAX] = "";
    struct strbuf out = strbuf_init(text, sizeof text);
    ck_assert_msg(hub_position_parse(row->position, &position, &error), "%s: %s", row->name,
                  error_sentence(&error).text);
    movegen(&preset_find("american")->rules, &position, &list);
    const struct move *move = hub_move_find(row->text, &list);
    if (move)
        hub_move_print(&out, move);
    ck_assert_msg(strcmp(text, row->printed) == 0, "%s: '%s', expected '%s'", row->name, text,
                  row->printed);
}
END_TEST

/* Under every rule set a position is read back, and a move leads where the one printed leads. */
START_TEST(random_round_trip)
{
    static struct movelist list;
    for (uint64_t seed = 0; seed < 20000; seed++) {
        struct rng rng = rng_init(seed);
        struct named_ruleset rules = random_ruleset(&rng);
        struct position position = random_position(&rng), back;
        struct text_error error = {0};
        char text[HUB_POSITION_MAX];
        struct strbuf out = strbuf_init(text, sizeof text);
        hub_position_print(&out, &position);
        REQUIRE(!out.truncated && hub_position_parse(text, &back, &error) &&
                    position_equal(&position, &back),
                "%s: %s", describe(&rules, &position, seed), text);
        movegen(&rules.rules, &position, &list);
        for (int i = 0; i < list.count; i++) {
            char name[HUB_MOVE_MAX];
            struct strbuf printed = strbuf_init(name, sizeof name);
            hub_move_print(&printed, &list.moves[i]);
            const struct move *found = hub_move_find(name, &list);
            REQUIRE(!printed.truncated && found, "%s: %s", describe(&rules, &position, seed), name);
            struct position after = position_after(&position, &list.moves[i]);
            struct position after_found = position_after(&position, found);
            REQUIRE(position_equal(&after, &after_found) || list.moves[i].crowns != found->crowns,
                    "%s: %s", describe(&rules, &position, seed), name);
        }
    }
}
END_TEST

SUITE(hub)
{
    Suite *suite = suite_create("hub");
    TCase *tables = tcase_create("texts");
    tcase_add_loop_test(tables, lines, 0, ROWS(line_rows));
    tcase_add_loop_test(tables, pairs_fit, 0, ROWS(pair_rows));
    tcase_add_loop_test(tables, values, 0, ROWS(value_rows));
    tcase_add_loop_test(tables, refused, 0, ROWS(bad_rows));
    tcase_add_test(tables, start_position);
    tcase_add_loop_test(tables, moves, 0, ROWS(move_rows));
    tcase_add_test(tables, random_round_trip);
    suite_add_tcase(suite, tables);
    return suite;
}
