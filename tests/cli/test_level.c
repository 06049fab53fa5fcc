/* SPDX-License-Identifier: MIT */
/* How long to think about a move, as the Hub protocol tells it. */
#include "cli/hub_lines.h"
#include "suite.h"

static bool read_level(char *line, struct hub_level *level, struct hub_complaint *complaint)
{
    struct hub_reader reader = hub_reader_init(line);
    const char *told[LEVEL_WORDS];
    return hub_arguments_read(&reader, hub_level_names, told, LEVEL_WORDS, false, complaint) &&
           hub_level_read(told, level, complaint);
}

static const struct level_row {
    const char *name;
    const char *pairs;
    int depth;
    uint64_t nodes;
    int milliseconds;
} level_rows[] = {
    {"no limit", "infinite", 0, 0, 0},
    {"a depth", "depth=9", 9, 0, 0},
    {"deeper than can be looked", "depth=1000", ENGINE_DEPTH_MAX, 0, 0},
    {"nodes", "nodes=123456789012", 0, 123456789012, 0},
    {"a time", "move-time=1.5", 0, 0, 1500},
    {"a very short time", "move-time=0", 0, 0, 1},
    {"all of them", "depth=7 nodes=8 move-time=0.009", 7, 8, 9},
    {"as some programs say before they ponder", "depth=3 ponder", 3, 0, 0},
    {"what is not known is passed over", "depth=3 colour=red", 3, 0, 0},
    {"the rest of the game", "time=50", 0, 0, 2000},
    {"with an increment that comes again", "time=50 inc=1", 0, 0, 2960},
    {"moves up to a time control", "moves=10 time=50", 0, 0, 5000},
    {"the last of them: all but a reserve", "moves=1 time=50", 0, 0, 49950},
    {"nearly no time", "moves=5 time=0.06", 0, 0, 9},
    {"no time at all", "time=0", 0, 0, 1},
    {"a clock, and a time that is shorter", "time=50 move-time=1", 0, 0, 1000},
    {"a clock, and a time that is longer", "time=50 move-time=9", 0, 0, 2000},
};

START_TEST(levels)
{
    const struct level_row *row = &level_rows[_i];
    char line[80];
    strbuf_copy(line, sizeof line, row->pairs);
    struct hub_level level;
    struct hub_complaint complaint;
    ck_assert_msg(read_level(line, &level, &complaint), "%s: refused", row->name);
    struct engine_limits limits = hub_level_limits(&level);
    ck_assert_msg(limits.depth == row->depth, "%s: depth %d", row->name, limits.depth);
    ck_assert_msg(limits.nodes == row->nodes, "%s: other nodes", row->name);
    ck_assert_msg(limits.milliseconds == row->milliseconds, "%s: %d ms", row->name,
                  limits.milliseconds);
}
END_TEST

static const struct refusal_row {
    const char *pairs;
    const char *sentence, *word;
} refusal_rows[] = {
    {"depth=0", "{word} is out of range", "depth"},
    {"depth=x", "{word} must be a number", "depth"},
    {"depth=", "{word} must be a number", "depth"},
    {"depth", "{word} must be a number", "depth"},
    {"nodes=-1", "{word} is out of range", "nodes"},
    {"nodes=1e30", "{word} is out of range", "nodes"},
    {"move-time=-1", "{word} is out of range", "move-time"},
    {"move-time=nan", "{word} must be a number", "move-time"},
    {"time=1e9", "{word} is out of range", "time"},
    {"time=inf", "{word} is out of range", "time"},
    {"depth=3 time=5 moves=1x", "{word} must be a number", "moves"},
    {"depth=\"3", "the value of '{word}' has no closing quotation mark", "depth"},
    {"colour=red", "a level needs depth, nodes, move-time, time or infinite", ""},
    {"inc=3", "'{word}' means nothing without 'time'", "inc"},
    {"depth=3 moves=9", "'{word}' means nothing without 'time'", "moves"},
    {"", "a level needs depth, nodes, move-time, time or infinite", ""},
    {"ponder", "a level needs depth, nodes, move-time, time or infinite", ""},
};

START_TEST(refused)
{
    const struct refusal_row *row = &refusal_rows[_i];
    char line[80];
    strbuf_copy(line, sizeof line, row->pairs);
    struct hub_level level = {.numbers[LEVEL_MOVES] = 7};
    struct hub_complaint complaint;
    ck_assert_msg(!read_level(line, &level, &complaint), "%s: accepted", row->pairs);
    ck_assert_msg(level.numbers[LEVEL_MOVES] == 7, "%s: touched the level", row->pairs);
    ck_assert_str_eq(complaint.sentence, row->sentence);
    ck_assert_str_eq(complaint.word, row->word);
}
END_TEST

SUITE(level)
{
    Suite *suite = suite_create("level");
    TCase *tables = tcase_create("levels");
    tcase_add_loop_test(tables, levels, 0, ROWS(level_rows));
    tcase_add_loop_test(tables, refused, 0, ROWS(refusal_rows));
    suite_add_tcase(suite, tables);
    return suite;
}
