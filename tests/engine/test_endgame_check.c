/* SPDX-License-Identifier: MIT */
/* What the checker sees, what is known of endings, and what a table without distances says.
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

static void check_all(const struct endgame_memory *memory, int pieces, const char *rules)
{
    char text[200];
    struct strbuf out = strbuf_init(text, sizeof text);
    for (int i = 0; i < endgame_class_count(&memory->endgame.classes, pieces); i++) {
        struct endgame_verdict verdict = endgame_check(&memory->endgame, i, NULL);
        if (verdict.finding == ENDGAME_RIGHT)
            continue;
        text_add_position(&out, &verdict.position);
        ck_abort_msg("%s: class %d: %s: %d in %d, must be %d in %d", rules, i, text,
                     verdict.found.outcome, verdict.found.plies, verdict.due.outcome,
                     verdict.due.plies);
    }
}

START_TEST(tables_agree_with_themselves)
{
    static struct endgame_memory memory;
    struct ruleset rules = text_rules(checked_rules[_i]);
    for (int plies_pieces = 2; plies_pieces <= 3; plies_pieces++) {
        endgame_memory_make(&memory, &rules, 3, plies_pieces);
        check_all(&memory, 3, checked_rules[_i]);
        endgame_memory_finish(&memory);
    }
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
    uint8_t *entry = &memory.tables[place.class][place.entry];
    *entry = (uint8_t)(*entry + alterations[_i].change);
    struct endgame_verdict verdict = endgame_check(&memory.endgame, place.class, NULL);
    ck_assert_msg(verdict.finding == ENDGAME_WRONG, "%s", alterations[_i].name);
    ck_assert(verdict.found.outcome != verdict.due.outcome ||
              verdict.found.plies != verdict.due.plies);
    endgame_memory_finish(&memory);
}
END_TEST

/* --- Tables without distances --- */

START_TEST(without_distances_the_outcomes_are_the_same)
{
    static struct endgame_memory exact, plain;
    struct ruleset rules = text_rules(checked_rules[_i]);
    endgame_memory_make(&exact, &rules, 3, 3);
    endgame_memory_make(&plain, &rules, 3, 1);
    for (int i = 0; i < endgame_class_count(&exact.endgame.classes, 3); i++) {
        const struct endgame_class *class = &exact.endgame.classes.classes[i];
        struct endgame_placing placing;
        endgame_placing_begin(&placing, class);
        for (uint32_t entry = 0; entry < class->entries; entry++) {
            struct position position = endgame_position_of(&placing, entry);
            struct endgame_value due = endgame_probe(&exact.endgame, &position);
            struct endgame_value found = endgame_probe(&plain.endgame, &position);
            REQUIRE(found.outcome == due.outcome, "%s: class %d, entry %u", checked_rules[_i], i,
                    (unsigned)entry);
            REQUIRE(found.plies == -1, "a distance from nowhere");
        }
        endgame_placing_finish(&placing);
    }
    endgame_memory_finish(&exact);
    endgame_memory_finish(&plain);
}
END_TEST

START_TEST(the_checker_finds_what_is_never_packed)
{
    static struct endgame_memory memory;
    struct position position = text_position("B:WK32:BK18,K22");
    struct endgame_place place;
    endgame_memory_make(&memory, &preset_find("american")->rules, 3, 2);
    ck_assert(endgame_find(&memory.endgame.classes, &position, &place));
    memory.tables[place.class][place.entry / 4] |= (uint8_t)(3 << 2 * (place.entry % 4));
    ck_assert_int_eq(endgame_check(&memory.endgame, place.class, NULL).finding, ENDGAME_WRONG);
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
    static uint8_t table[1 << 16];
    atomic_bool stop = true;
    endgame_memory_make(&memory, &preset_find("american")->rules, 2, ENDGAME_PLIES_PIECES);
    int class = endgame_memory_class(&memory, "KK-K");
    ck_assert(endgame_table_size(&memory.endgame, class) <= sizeof table);
    ck_assert_int_eq(endgame_solve(&memory.endgame, class, &stop, table), ENDGAME_PAUSED);
    ck_assert_int_eq(endgame_check(&memory.endgame, 0, &stop).finding, ENDGAME_STOPPED);
    stop = false;
    ck_assert_int_eq(endgame_solve(&memory.endgame, class, &stop, table), ENDGAME_SOLVED);
    endgame_memory_finish(&memory);
}
END_TEST

/* A table that is made in many small pieces of work is the same. */
START_TEST(pauses_change_nothing)
{
    static struct endgame_memory memory;
    static uint8_t table[1 << 16];
    struct ruleset rules = text_rules(checked_rules[_i]);
    for (int plies_pieces = 1; plies_pieces <= 3; plies_pieces += 2) {
        endgame_memory_make(&memory, &rules, 3, plies_pieces);
        for (int class = 0; class < endgame_class_count(&memory.endgame.classes, 3); class ++) {
            size_t size = endgame_table_size(&memory.endgame, class);
            ck_assert(size <= sizeof table);
            memset(table, 0xA5, sizeof table);
            struct endgame_solver *solver = endgame_solver_create(&memory.endgame, class, table);
            double before = 0, progress;
            uint64_t steps = 1;
            int pauses = 0;
            ck_assert_ptr_nonnull(solver);
            while (endgame_solver_work(solver, NULL, steps) == ENDGAME_PAUSED) {
                progress = endgame_solver_progress(solver);
                REQUIRE(progress >= before && progress < 1, "%s, class %d: from %f to %f",
                        checked_rules[_i], class, before, progress);
                before = progress;
                steps = 1 + steps * 7 % 61;
                pauses++;
            }
            REQUIRE(pauses > 5, "%s, class %d: %d pauses", checked_rules[_i], class, pauses);
            REQUIRE(memcmp(table, memory.tables[class], size) == 0, "%s, class %d: another table",
                    checked_rules[_i], class);
            endgame_solver_destroy(solver);
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
    memory.endgame.tables[1] = NULL;
    endgame_add(&memory.endgame, 0, memory.tables[0]);
    ck_assert_int_eq(memory.endgame.pieces, 1);
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
    tcase_add_test(tests, the_checker_finds_what_is_never_packed);
    tcase_add_loop_test(tests, without_distances_the_outcomes_are_the_same, 0, ROWS(checked_rules));
    tcase_add_test(tests, fields_that_do_not_matter_share_tables);
    tcase_add_test(tests, who_is_told_to_stop_stops);
    tcase_add_loop_test(tests, pauses_change_nothing, 0, ROWS(checked_rules));
    tcase_add_test(tests, pieces_are_those_that_are_whole);
    suite_add_tcase(suite, tests);
    return suite;
}
