/* SPDX-License-Identifier: MIT */
/* What the checker sees, what is known of endings, and what packed tables say.
 * RULE_SETS in the environment says under how many random rule sets tables of 3 pieces are checked
 * (5 without it), PIECES of how many instead, SEED which is the first. */
#include "endgame_memory.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "engine/endgame_class.h"
#include "engine/endgame_solve.h"

#include <stdlib.h>
#include <string.h>

/* --- Known endings --- */

static const struct {
    const char *name, *rules, *position;
    enum endgame_outcome outcome;
    int plies;
} known[] = {
    {"no pieces", "american", "B:WK1:B", ENDGAME_LOSS, 0},
    {"no pieces in giveaway", "american, goal=lose", "B:WK1:B", ENDGAME_WIN, 0},
    {"nobody to answer", "american", "W:WK1:B", ENDGAME_WIN, 1},
    {"more pieces than there are tables for", "american", "B:WK1,K2,K3:BK30,K31", ENDGAME_UNKNOWN,
     -1},
    {"a man blocked by a king", "american", "W:W12:BK8,3", ENDGAME_LOSS, 0},
    {"blocked in giveaway", "american, goal=lose", "W:W12:BK8,3", ENDGAME_WIN, 0},
    {"the last piece is captured", "american", "B:WK19:BK15", ENDGAME_WIN, 1},
    {"two kings against one in the double corner", "american", "B:WK32:BK18,K22", ENDGAME_WIN, -1},
    {"king against king, far off", "american", "B:WK32:BK1", ENDGAME_DRAW, -1},
    {"king against king with the opposition, in the single corner", "american", "W:WK29:BK18",
     ENDGAME_DRAW, -1},
    {"lone kings are a draw", "american, lone-kings=yes", "B:WK19:BK15", ENDGAME_DRAW, -1},
    {"who can capture claims no draw", "american, lone-kings=yes, draws=claim", "B:WK19:BK15",
     ENDGAME_WIN, 1},
    {"a man against a king is none", "american, lone-kings=yes", "B:WK19:B15", ENDGAME_WIN, 1},
    {"three flying kings win the way of petrov", "russian", "B:WK32:BK1,K2,K3", ENDGAME_WIN, -1},
    {"a flying king on the main road", "russian", "W:WK29:BK1,K2,K3", ENDGAME_DRAW, -1},
};

START_TEST(known_endings)
{
    static struct endgame_memory memory;
    struct ruleset rules = text_rules(known[_i].rules);
    struct position position = text_position(known[_i].position);
    int pieces = bits_count(position_occupied(&position));
    endgame_memory_make(&memory, &rules, pieces > 4 ? 2 : pieces, ENDGAME_PLIES_PIECES);
    struct endgame_value found = endgame_probe(&memory.endgame, &position);
    ck_assert_msg(found.outcome == known[_i].outcome, "%s: outcome %d in %d", known[_i].name,
                  found.outcome, found.plies);
    ck_assert_msg(known[_i].plies < 0 || found.plies == known[_i].plies, "%s: %d plies",
                  known[_i].name, found.plies);
    endgame_memory_finish(&memory);
}
END_TEST

/* --- The checker --- */

static const char *const checked_rules[] = {
    "american", "freejump",
    "russian",  "brazilian, goal=lose",
    "italian",  "flying, lone-kings=yes, draws=claim",
};

static void check_class(const struct endgame_memory *memory, int class, const char *rules)
{
    char text[200];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct endgame_verdict verdict = endgame_check(&memory->endgame, class, NULL);
    if (verdict.finding == ENDGAME_RIGHT)
        return;
    text_add_position(&out, &verdict.position);
    ck_abort_msg("%s: class %d: %s: %d in %d, must be %d in %d", rules, class, text,
                 verdict.found.outcome, verdict.found.plies, verdict.due.outcome,
                 verdict.due.plies);
}

static void check_all(const struct endgame_memory *memory, int pieces, const char *rules)
{
    for (int i = 0; i < endgame_class_count(&memory->endgame.classes, pieces); i++)
        check_class(memory, i, rules);
}

/* Some are packed, some of these with distances. */
static const struct {
    int pieces, plies_pieces;
} makes[] = {{3, 3}, {3, 2}, {2, 1}};

START_TEST(tables_agree_with_themselves)
{
    static struct endgame_memory memory;
    struct ruleset rules = text_rules(checked_rules[_i]);
    for (int i = 0; i < ROWS(makes); i++) {
        endgame_memory_make(&memory, &rules, makes[i].pieces, makes[i].plies_pieces);
        check_all(&memory, makes[i].pieces, checked_rules[_i]);
        endgame_memory_finish(&memory);
    }
}
END_TEST

/* As with 6 pieces, whose tables are too large for a test: two against two are packed, and have
 * distances, and three against one have none. */
START_TEST(packed_tables_agree_with_themselves)
{
    static const char *const rule_sets[] = {"american", "freejump"};
    static const char *const classes[] = {"KK-KK", "KK-KM", "MM-MM", "KKK-M", "MMM-K"};
    static struct endgame_memory memory;
    struct ruleset rules = text_rules(rule_sets[_i]);
    endgame_memory_make(&memory, &rules, 4, 3);
    for (int i = 0; i < ROWS(classes); i++) {
        int class = endgame_memory_class(&memory, classes[i]);
        check_class(&memory, class, rule_sets[_i]);
        ck_assert(!!memory.endgame.tables[class].plies == (classes[i][2] == '-'));
    }
    endgame_memory_finish(&memory);
}
END_TEST

static int number_from_environment(const char *name, int otherwise)
{
    const char *text = getenv(name);
    return text ? atoi(text) : otherwise;
}

START_TEST(tables_of_random_rules_agree_with_themselves)
{
    static struct endgame_memory memory;
    char text[4096];
    struct strbuf out = strbuf_init(text, sizeof text);
    int seed = number_from_environment("SEED", 1) + _i;
    int pieces = number_from_environment("PIECES", 3);
    struct rng rng = rng_init((uint64_t)seed);
    struct ruleset rules = random_rules(&rng);
    strbuf_addf(&out, "SEED=%d, ", seed);
    text_add_rules(&out, &rules);
    endgame_memory_make(&memory, &rules, pieces, ENDGAME_PLIES_PIECES);
    check_all(&memory, pieces, text);
    endgame_memory_finish(&memory);
}
END_TEST

/* The entry of the position is altered so. */
static const struct {
    const char *name, *position;
    int change; /* added to the code */
} alterations[] = {
    {"a win that takes two plies more", "B:WK32:BK18,K22", 2},
    {"a win that takes two plies less", "B:WK32:BK18,K22", -2},
    {"a win that is a loss", "B:WK32:BK18,K22", -1},
    {"an end that is none", "W:W12:BK8,3", 2},
    {"a draw that is a win", "B:WK1,K2:BK32", ENDGAME_CODE_MOST - ENDGAME_CODE_DRAW},
};

START_TEST(the_checker_finds_what_is_altered)
{
    static struct endgame_memory memory;
    struct position position = text_position(alterations[_i].position);
    struct endgame_place place;
    endgame_memory_make(&memory, &preset_find("american")->rules, 3, ENDGAME_PLIES_PIECES);
    ck_assert(endgame_find(&memory.endgame.classes, &position, &place));
    uint8_t *entry = (uint8_t *)&memory.endgame.tables[place.class].bytes[place.entry];
    *entry = (uint8_t)(*entry + alterations[_i].change);
    struct endgame_verdict verdict = endgame_check(&memory.endgame, place.class, NULL);
    ck_assert_msg(verdict.finding == ENDGAME_WRONG, "%s", alterations[_i].name);
    ck_assert(verdict.found.outcome != verdict.due.outcome ||
              verdict.found.plies != verdict.due.plies);
    endgame_memory_finish(&memory);
}
END_TEST

/* --- Packed tables --- */

/* Compares each position of the classes of `packed` with `exact`, which has all distances. */
static void require_alike(const struct endgame_memory *exact, const struct endgame_memory *packed,
                          int pieces, const char *rules)
{
    for (int i = 0; i < endgame_class_count(&exact->endgame.classes, pieces); i++) {
        const struct endgame_class *class = &exact->endgame.classes.classes[i];
        const struct endgame_table *table = &packed->endgame.tables[i];
        bool knows = table->plies || !endgame_is_packed(&packed->endgame, i);
        struct endgame_placing placing;
        endgame_placing_begin(&placing, class);
        for (uint32_t entry = 0; entry < class->entries; entry++) {
            struct position position = endgame_position_of(&placing, entry);
            struct endgame_value due = endgame_probe(&exact->endgame, &position);
            struct endgame_value found = endgame_probe(&packed->endgame, &position);
            REQUIRE(found.outcome == due.outcome, "%s: class %d, entry %u", rules, i,
                    (unsigned)entry);
            REQUIRE(found.plies == due.plies ||
                        (found.plies == -1 &&
                         (!knows || endgame_must_capture(&packed->endgame, &position))),
                    "%s: class %d, entry %u: %d plies, not %d", rules, i, (unsigned)entry,
                    found.plies, due.plies);
        }
        endgame_placing_finish(&placing);
        ck_assert_uint_eq(endgame_summary(&packed->endgame, i).wins,
                          endgame_summary(&exact->endgame, i).wins);
        ck_assert_uint_eq(endgame_summary(&packed->endgame, i).draws,
                          endgame_summary(&exact->endgame, i).draws);
        ck_assert_int_eq(endgame_summary(&packed->endgame, i).longest,
                         knows ? endgame_summary(&exact->endgame, i).longest : -1);
    }
}

START_TEST(packed_tables_say_the_same)
{
    static struct endgame_memory exact, packed;
    struct ruleset rules = text_rules(checked_rules[_i]);
    endgame_memory_make(&exact, &rules, 3, 3);
    for (int plies_pieces = 1; plies_pieces < 3; plies_pieces++) {
        endgame_memory_make(&packed, &rules, 3, plies_pieces);
        require_alike(&exact, &packed, 3, checked_rules[_i]);
        endgame_memory_finish(&packed);
    }
    endgame_memory_finish(&exact);
}
END_TEST

/* Where a distance is too long packed tables go without, and so do those that lead to them. */
START_TEST(long_ways_have_no_distance)
{
    static struct endgame_memory exact, packed;
    struct ruleset rules = text_rules(checked_rules[_i]);
    endgame_memory_make(&exact, &rules, 2, 2);
    for (int most = 1; most < 16; most++) {
        endgame_begin(&packed.endgame, &rules);
        packed.endgame.plies_pieces = 1;
        packed.endgame.plies_end = most;
        endgame_memory_add(&packed, 2);
        require_alike(&exact, &packed, 2, checked_rules[_i]);
        endgame_memory_finish(&packed);
    }
    endgame_memory_finish(&exact);
}
END_TEST

/* Some ways were too long above, and some were not. */
START_TEST(a_long_way_is_one)
{
    static struct endgame_memory memory;
    struct ruleset rules = text_rules("american");
    endgame_begin(&memory.endgame, &rules);
    memory.endgame.plies_pieces = 1;
    memory.endgame.plies_end = 13;
    endgame_memory_add(&memory, 2);
    ck_assert(memory.endgame.tables[endgame_memory_class(&memory, "K-K")].plies);
    ck_assert(memory.endgame.tables[endgame_memory_class(&memory, "K-M")].plies);
    ck_assert(!memory.endgame.tables[endgame_memory_class(&memory, "M-M")].plies);
    endgame_memory_finish(&memory);
}
END_TEST

/* Where a table is missing that captures lead to nothing is said but what is so. */
START_TEST(a_missing_table_tells_no_lies)
{
    static struct endgame_memory whole, part;
    struct ruleset rules = text_rules(checked_rules[_i]);
    int unknown = 0;
    endgame_memory_make(&whole, &rules, 3, 2);
    endgame_memory_make(&part, &rules, 3, 2);
    endgame_table_free(&part.endgame.tables[0]);
    for (int i = endgame_class_count(&whole.endgame.classes, 2);
         i < endgame_class_count(&whole.endgame.classes, 3); i++) {
        struct endgame_placing placing;
        endgame_placing_begin(&placing, &whole.endgame.classes.classes[i]);
        for (uint32_t entry = 0; entry < whole.endgame.classes.classes[i].entries; entry++) {
            struct position position = endgame_position_of(&placing, entry);
            enum endgame_outcome found = endgame_probe(&part.endgame, &position).outcome;
            unknown += found == ENDGAME_UNKNOWN;
            REQUIRE(found == ENDGAME_UNKNOWN ||
                        found == endgame_probe(&whole.endgame, &position).outcome,
                    "%s: class %d, entry %u", checked_rules[_i], i, (unsigned)entry);
        }
        endgame_placing_finish(&placing);
    }
    ck_assert((unknown > 0) == (rules.capture == CAPTURE_MANDATORY));
    endgame_memory_finish(&whole);
    endgame_memory_finish(&part);
}
END_TEST

/* The table is that of another class, or one of its distances is altered. */
START_TEST(the_checker_finds_what_was_not_packed)
{
    static struct endgame_memory memory;
    endgame_memory_make(&memory, &preset_find("american")->rules, 3, _i ? 1 : 2);
    int class = endgame_memory_class(&memory, _i ? "K-K" : "KK-M");
    struct endgame_table *table = &memory.endgame.tables[class], whole = *table;
    ck_assert(!!table->plies == !!_i);
    if (_i)
        ((uint8_t *)table->plies)[1] += 2;
    else
        *table = memory.endgame.tables[endgame_memory_class(&memory, "KM-K")];
    ck_assert_int_eq(endgame_check(&memory.endgame, class, NULL).finding, ENDGAME_WRONG);
    *table = whole;
    endgame_memory_finish(&memory);
}
END_TEST

/* Returns a copy in memory of exactly this size, so a sanitizer sees each read beyond its end. */
static const uint8_t *cut_copy(const uint8_t *bytes, size_t size)
{
    uint8_t *copy = malloc(size);
    ck_assert(copy || size == 0);
    if (size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

/* A table that is cut or has a byte altered has not its form, or can be probed without harm. */
START_TEST(no_altered_table_does_harm)
{
    static struct endgame_memory memory;
    struct ruleset rules = text_rules("american");
    struct rng rng = rng_init((uint64_t)_i + 1);
    int refused = 0, probed = 0;
    endgame_memory_make(&memory, &rules, 3, _i % 2 ? 1 : 2);
    int class = endgame_memory_class(&memory, _i % 2 ? "K-M" : "KM-K");
    uint32_t entries = memory.endgame.classes.classes[class].entries;
    struct endgame_table *table = &memory.endgame.tables[class], whole = *table;
    for (int try = 0; try < 200; try++) {
        bool cut = rng_below(&rng, 4) == 0, plies = whole.plies && rng_below(&rng, 2);
        table->size = cut ? 1 + rng_below(&rng, (uint32_t)whole.size) : whole.size;
        table->bytes = cut_copy(whole.bytes, table->size);
        if (whole.plies)
            table->plies = cut_copy(whole.plies, whole.plies_size);
        uint8_t *bytes = (uint8_t *)(plies ? table->plies : table->bytes);
        bytes[rng_below(&rng, (uint32_t)(plies ? table->plies_size : table->size))] =
            (uint8_t)rng_below(&rng, 256);
        struct endgame_table altered = *table;
        bool fits = endgame_fits(&memory.endgame, class, table);
        refused += !fits;
        for (uint32_t i = 0; i < entries && fits; i++)
            probed += endgame_entry(&memory.endgame, class, i).outcome != ENDGAME_UNKNOWN;
        endgame_table_free(&altered);
        *table = whole;
    }
    ck_assert_int_gt(refused, 20);
    ck_assert_int_gt(probed, 0);
    endgame_memory_finish(&memory);
}
END_TEST

/* --- The rest --- */

START_TEST(fields_that_do_not_matter_share_tables)
{
    static const struct {
        const char *a, *b;
        bool same;
    } rows[] = {
        {"american", "tournament", true},
        {"american", "american, landing=free, removal=after", true},
        {"american", "thai", false},
        {"russian", "russian, landing=behind", false},
        {"american", "american, lone-kings=yes", false},
        {"american, lone-kings=yes", "american, lone-kings=yes, draws=claim", false},
        {"american, draws=claim", "american", true},
        {"american", "american, goal=lose", false},
        {"american", "freejump", false},
    };
    for (int i = 0; i < ROWS(rows); i++) {
        struct ruleset a = text_rules(rows[i].a), b = text_rules(rows[i].b);
        a = endgame_rules(&a);
        b = endgame_rules(&b);
        ck_assert_msg(ruleset_equal(&a, &b) == rows[i].same, "%s and %s", rows[i].a, rows[i].b);
    }
}
END_TEST

START_TEST(who_is_told_to_stop_stops)
{
    static struct endgame_memory memory;
    struct endgame_table table;
    atomic_bool stop = true;
    endgame_memory_make(&memory, &preset_find("american")->rules, 2, ENDGAME_PLIES_PIECES);
    int class = endgame_memory_class(&memory, "KK-K");
    ck_assert_int_eq(endgame_solve(&memory.endgame, class, &stop, &table), ENDGAME_PAUSED);
    ck_assert_int_eq(endgame_check(&memory.endgame, 0, &stop).finding, ENDGAME_STOPPED);
    stop = false;
    ck_assert_int_eq(endgame_solve(&memory.endgame, class, &stop, &table), ENDGAME_SOLVED);
    endgame_table_free(&table);
    endgame_memory_finish(&memory);
}
END_TEST

static bool same_table(const struct endgame_table *a, const struct endgame_table *b)
{
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0 &&
           a->plies_size == b->plies_size &&
           (!a->plies || memcmp(a->plies, b->plies, a->plies_size) == 0);
}

/* Makes the table of a class in many small pieces of work. */
static struct endgame_table solve_in_pieces(const struct endgame *endgame, int class,
                                            const char *rules)
{
    struct endgame_solver *solver = endgame_solver_create(endgame, class);
    double before = 0, progress;
    uint64_t steps = 1;
    int pauses = 0;
    ck_assert_ptr_nonnull(solver);
    while (endgame_solver_work(solver, NULL, steps) == ENDGAME_PAUSED) {
        progress = endgame_solver_progress(solver);
        REQUIRE(progress >= before && progress < 1, "%s, class %d: from %f to %f", rules, class,
                before, progress);
        before = progress;
        steps = 1 + steps * 7 % 61;
        pauses++;
    }
    REQUIRE(pauses > 5, "%s, class %d: %d pauses", rules, class, pauses);
    struct endgame_table table = endgame_solver_take(solver);
    endgame_solver_destroy(solver);
    return table;
}

/* A table that is made in pieces is the same, whether it begins again for a long way or not. */
START_TEST(pauses_change_nothing)
{
    static struct endgame_memory memory;
    struct ruleset rules = text_rules(checked_rules[_i]);
    for (int i = 0; i < 4; i++) {
        endgame_begin(&memory.endgame, &rules);
        memory.endgame.plies_pieces = 1 + i % 3;
        if (i == 3)
            memory.endgame.plies_end = 6;
        endgame_memory_add(&memory, i == 3 ? 2 : 3);
        for (int class = 0; memory.endgame.tables[class].bytes; class ++) {
            struct endgame_table table = solve_in_pieces(&memory.endgame, class, checked_rules[_i]);
            REQUIRE(same_table(&table, &memory.endgame.tables[class]),
                    "%s, class %d: another table", checked_rules[_i], class);
            endgame_table_free(&table);
        }
        endgame_memory_finish(&memory);
    }
}
END_TEST

START_TEST(pieces_are_those_that_are_whole)
{
    static struct endgame_memory memory;
    endgame_memory_make(&memory, &preset_find("american")->rules, 2, ENDGAME_PLIES_PIECES);
    ck_assert_int_eq(memory.endgame.pieces, 2);
    ck_assert(endgame_solvable(&memory.endgame, endgame_memory_class(&memory, "KK-K")));
    ck_assert(!endgame_solvable(&memory.endgame, endgame_memory_class(&memory, "KM-K")));
    ck_assert(!endgame_solvable(&memory.endgame, endgame_memory_class(&memory, "KK-KK")));
    ck_assert_int_eq(memory.endgame.pieces_most, 2);
    endgame_table_free(&memory.endgame.tables[1]);
    const struct endgame_table first = memory.endgame.tables[0];
    endgame_add(&memory.endgame, 0, &first);
    ck_assert_int_eq(memory.endgame.pieces, 1);
    ck_assert_int_eq(memory.endgame.pieces_most, 2);
    endgame_memory_finish(&memory);
}
END_TEST

SUITE(endgame_check)
{
    Suite *suite = suite_create("endgame check");
    TCase *tests = tcase_create("tables");
    tcase_add_loop_test(tests, known_endings, 0, ROWS(known));
    tcase_add_loop_test(tests, tables_agree_with_themselves, 0, ROWS(checked_rules));
    tcase_add_loop_test(tests, tables_of_random_rules_agree_with_themselves, 0,
                        number_from_environment("RULE_SETS", 5));
    tcase_add_loop_test(tests, the_checker_finds_what_is_altered, 0, ROWS(alterations));
    tcase_add_loop_test(tests, packed_tables_agree_with_themselves, 0, 2);
    tcase_add_loop_test(tests, packed_tables_say_the_same, 0, ROWS(checked_rules));
    tcase_add_loop_test(tests, long_ways_have_no_distance, 0, ROWS(checked_rules));
    tcase_add_test(tests, a_long_way_is_one);
    tcase_add_loop_test(tests, a_missing_table_tells_no_lies, 0, ROWS(checked_rules));
    tcase_add_loop_test(tests, the_checker_finds_what_was_not_packed, 0, 2);
    tcase_add_loop_test(tests, no_altered_table_does_harm, 0, 4);
    tcase_add_test(tests, fields_that_do_not_matter_share_tables);
    tcase_add_test(tests, who_is_told_to_stop_stops);
    tcase_add_loop_test(tests, pauses_change_nothing, 0, ROWS(checked_rules));
    tcase_add_test(tests, pieces_are_those_that_are_whole);
    suite_add_tcase(suite, tests);
    return suite;
}
