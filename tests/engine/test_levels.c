/* SPDX-License-Identifier: MIT */
/* Levels: what they err in, and that they play alike whatever was before. */
#include "endgame_memory.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "engine/engine.h"
#include "engine/level.h"
#include "engine/tt.h"
#include "rules/movegen.h"

#include <stdlib.h>
#include <string.h>

enum {
    MEMORY = 1 << 20,
    DRAWS = 4000, /* of a chance that is measured */
    QUICK = 6,    /* levels up to this one need few nodes */
};

/* --- The rows --- */

static bool errs(const struct level *level)
{
    return errors_of(level, 1).level;
}

START_TEST(the_stronger_the_fewer_errors)
{
    for (int i = 2; i <= LEVEL_COUNT; i++) {
        const struct level *weak = level_find(i - 1), *strong = level_find(i);
        ck_assert_uint_gt(strong->nodes, weak->nodes);
        ck_assert_int_le(strong->plain, weak->plain);
        ck_assert_int_le(strong->capture, weak->capture);
        ck_assert_int_le(strong->further, weak->further);
        ck_assert_int_le(strong->backward, weak->backward);
        ck_assert_int_le(strong->noise, weak->noise);
        ck_assert_int_le(strong->taste, weak->taste);
        ck_assert_str_ne(strong->name, weak->name);
        ck_assert(errs(weak));
    }
    ck_assert_int_eq(level_find(1)->plain, 1000); /* it sees its own move only */
    ck_assert_uint_eq(level_find(LEVEL_COUNT)->nodes, 1000000);
    ck_assert(!errs(level_find(LEVEL_COUNT)));
    ck_assert(!errs(NULL));
}
END_TEST

/* --- What is overlooked --- */

static const struct overlooked_row {
    const char *name, *position, *move;
    int ply;
    struct level level;
    int chance; /* in thousandths */
} overlooked_rows[] = {
    {"a plain reply", "B:W32:B1", "1-5", 1, {.plain = 300}, 300},
    {"one that lies farther ahead", "B:W32:B1", "1-5", 3, {.plain = 300}, 900},
    {"all from there on", "B:W32:B1", "1-5", 5, {.plain = 300}, 1000},
    {"but no plain move of its own", "B:W32:B1", "1-5", 2, {.plain = 1000}, 0},
    {"nor the one to be made", "B:W32:B1", "1-5", 0, {.plain = 1000}, 0},
    {"a capture is not a plain move", "B:W18:B14", "14x23", 1, {.plain = 1000}, 0},
    {"a capture to be made", "B:W18:B14", "14x23", 0, {.capture = 100}, 100},
    {"one by the other side", "B:W18:B14", "14x23", 1, {.capture = 100}, 200},
    {"a plain move is no capture", "B:W32:B1", "1-5", 1, {.capture = 500, .further = 500}, 0},
    {"one piece is not two", "B:W18:B14", "14x23", 1, {.further = 1000, .backward = 1000}, 0},
    {"two pieces", "B:W18,26:B15", "15x22x31", 0, {.further = 200}, 200},
    {"two by the other side", "B:W18,26:B15", "15x22x31", 1, {.capture = 100, .further = 200}, 400},
    {"backward for Black", "B:W18:BK23", "23x14", 0, {.backward = 250}, 250},
    {"forward for White", "W:B18:WK23", "23x14", 0, {.backward = 1000}, 0},
    {"backward for White", "W:B18:WK14", "14x23", 0, {.backward = 250}, 250},
};

/* Returns the move of that text. */
static struct bare_move bare_move_of(const struct position *position, const char *text)
{
    static struct movelist list;
    static struct bare_list bare;
    struct ruleset rules = text_rules("american");
    char memory[64];
    movegen(&rules, position, &list);
    generator_for(&rules)->movegen_bare(&rules, position, &bare);
    for (int i = 0; i < list.count; i++) {
        struct strbuf out = strbuf_init(memory, sizeof memory);
        text_add_move(&out, &list.moves[i]);
        if (strcmp(memory, text) == 0)
            return bare.moves[i];
    }
    ck_abort_msg("no move %s", text);
}

START_TEST(overlooked)
{
    const struct overlooked_row *row = &overlooked_rows[_i];
    struct position position = text_position(row->position);
    struct bare_move move = bare_move_of(&position, row->move);
    int count = 0;
    for (uint64_t seed = 1; seed <= DRAWS; seed++) {
        struct errors errors = errors_of(&row->level, seed);
        count += errors_overlook(&errors, &position, position_key(&position), &move, row->ply);
    }
    int chance = (count * 1000 + DRAWS / 2) / DRAWS;
    ck_assert_msg(abs(chance - row->chance) <= (row->chance % 1000 ? 30 : 0), "%s: %d", row->name,
                  chance);
}
END_TEST

/* Who overlooks a move from afar may see it from near, never the other way round. */
START_TEST(what_is_seen_from_afar_is_seen_from_near)
{
    struct level level = {.plain = 150, .capture = 60};
    struct position position = text_position("B:W32:B1");
    struct bare_move move = bare_move_of(&position, "1-5");
    for (uint64_t seed = 1; seed <= 200; seed++) {
        struct errors errors = errors_of(&level, seed);
        bool near = errors_overlook(&errors, &position, position_key(&position), &move, 1);
        bool far = errors_overlook(&errors, &position, position_key(&position), &move, 5);
        ck_assert(far || !near);
    }
}
END_TEST

/* --- What is misjudged --- */

static int misjudged(const struct level *level, uint64_t seed, const char *text)
{
    struct position position = text_position(text);
    struct errors errors = errors_of(level, seed);
    return errors_misjudge(&errors, &position, position_key(&position));
}

START_TEST(noise_is_within_its_bound_and_even)
{
    struct level level = {.noise = 40};
    int sum = 0, most = 0, least = 0;
    for (uint64_t seed = 1; seed <= DRAWS; seed++) {
        int noise = misjudged(&level, seed, "B:W21-32:B1-12");
        sum += noise;
        most = noise > most ? noise : most;
        least = noise < least ? noise : least;
    }
    ck_assert_int_le(most, 40);
    ck_assert_int_ge(least, -40);
    ck_assert_int_gt(most, 35);
    ck_assert_int_lt(least, -35);
    ck_assert_int_le(abs(sum), 2 * DRAWS);
}
END_TEST

/* A taste is the same wherever it meets its piece, and the opposite for the other side. */
static const struct taste_row {
    const char *name, *position, *alike, *opposite;
} taste_rows[] = {
    {"men at home", "B:W22:B2", "B:W23:B3", "B:W31:B6"},
    {"men beyond the middle", "B:W22:B23", "B:W22:B27", "B:W10:B7"},
    {"edge", "B:W22:B12", "B:W22:B5", "B:W21:B6"},
    {"centre", "B:W22:B14", "B:W22:B15", "B:W18:B6"},
    {"kings", "B:W22:BK6", "B:W22:BK7", "B:WK22:B6"},
};

START_TEST(tastes)
{
    const struct taste_row *row = &taste_rows[_i];
    static const struct level level = {.taste = 50};
    int met = 0;
    for (uint64_t seed = 1; seed <= 50; seed++) {
        int taste = misjudged(&level, seed, row->position);
        met += taste != 0;
        ck_assert_msg(misjudged(&level, seed, row->alike) == taste, "%s", row->name);
        ck_assert_msg(misjudged(&level, seed, row->opposite) == -taste, "%s", row->name);
    }
    ck_assert_msg(met > 40, "%s: no taste", row->name);
}
END_TEST

/* These are the same on every machine and for ever: games depend on them. */
START_TEST(errors_are_alike_on_every_machine)
{
    static const struct level level = {.noise = 1000};
    static const int noise[] = {329, -109, -416, 562};
    for (int i = 0; i < ROWS(noise); i++)
        ck_assert_int_eq(misjudged(&level, (uint64_t)i, "B:W21-32:B1-12"), noise[i]);
}
END_TEST

/* --- How a level plays --- */

static struct engine_task task_of(const struct ruleset *rules, const struct position *position,
                                  int level, uint64_t seed)
{
    return (struct engine_task){.rules = rules,
                                .position = *position,
                                .parameters.threads = 1,
                                .level = level_find(level),
                                .seed = seed};
}

static bool is_legal(const struct ruleset *rules, const struct position *position,
                     const struct move *move)
{
    static struct movelist list;
    movegen(rules, position, &list);
    return movelist_find(&list, move->path, move->steps + 1);
}

static void require_alike(const struct engine_answer *a, const struct engine_answer *b,
                          unsigned long seed)
{
    REQUIRE(a->pv_length == b->pv_length && a->nodes == b->nodes && a->score == b->score,
            "seed %lu: another answer", seed);
    for (int i = 0; i < a->pv_length; i++)
        REQUIRE(move_equal(&a->pv[i], &b->pv[i]), "seed %lu: another line", seed);
}

/* Every answer is legal, under all rules, and the same whatever the engine has searched before. */
START_TEST(answers_are_legal_and_repeated)
{
    struct engine *used = engine_create(MEMORY);
    for (unsigned long seed = 1; seed <= 300; seed++) {
        struct rng rng = rng_init(seed);
        struct ruleset rules = preset_or_random_rules(&rng);
        struct position position = random_position(&rng);
        int level = 1 + (int)(seed % QUICK);
        struct engine_task task = task_of(&rules, &position, level, seed);
        struct engine_answer answer, again;
        struct engine *fresh = engine_create(MEMORY);
        engine_choose(fresh, &task, &answer);
        engine_choose(used, &task, &again);
        require_alike(&answer, &again, seed);
        REQUIRE(abs(answer.score) <= SCORE_WIN, "seed %lu: no score", seed);
        REQUIRE(answer.pv_length == 0 || is_legal(&rules, &position, &answer.pv[0]),
                "seed %lu: not legal", seed);
        task.seed = ~task.seed;
        engine_choose(used, &task, &again);
        engine_destroy(fresh);
    }
    engine_destroy(used);
}
END_TEST

/* Its own limit holds, whatever the task says, and so does its one thread. */
START_TEST(nodes_are_the_levels)
{
    struct ruleset rules = text_rules("american");
    struct position start = position_start(&rules);
    struct engine *engine = engine_create(MEMORY);
    struct engine_task task = task_of(&rules, &start, QUICK, 1);
    struct engine_answer answer;
    task.limits.depth = 1;
    task.parameters.threads = 4;
    engine_choose(engine, &task, &answer);
    ck_assert_uint_eq(answer.nodes, level_find(QUICK)->nodes);
    engine_destroy(engine);
}
END_TEST

/* What a level has put into the table is wrong for others, so it is cleared. */
START_TEST(a_level_leaves_nothing_behind)
{
    struct ruleset rules = text_rules("american");
    struct position start = position_start(&rules);
    struct engine *used = engine_create(MEMORY), *fresh = engine_create(MEMORY);
    struct engine_task level = task_of(&rules, &start, 3, 1), full = level;
    struct engine_answer a, b;
    full.level = NULL;
    full.limits.depth = 9;
    engine_choose(used, &level, &a);
    engine_choose(used, &full, &a);
    engine_choose(fresh, &full, &b);
    require_alike(&a, &b, 0);
    engine_destroy(used);
    engine_destroy(fresh);
}
END_TEST

static int distinct_answers(const char *rules_text, const char *text, int level)
{
    struct ruleset rules = text_rules(rules_text);
    struct position position = text_position(text);
    struct engine *engine = engine_create(MEMORY);
    struct move met[64];
    int count = 0;
    for (uint64_t seed = 1; seed <= 64; seed++) {
        struct engine_task task = task_of(&rules, &position, level, seed);
        struct engine_answer answer;
        engine_choose(engine, &task, &answer);
        int i = 0;
        while (i < count && !move_equal(&met[i], &answer.pv[0]))
            i++;
        if (i == count)
            met[count++] = answer.pv[0];
    }
    engine_destroy(engine);
    return count;
}

START_TEST(games_differ)
{
    for (int level = 1; level <= QUICK; level++)
        ck_assert_int_ge(distinct_answers("american", "B:W21-32:B1-12", level), 2);
}
END_TEST

/* Among equal moves the seed chooses, even where nothing is misjudged; without one the first is
 * chosen. */
START_TEST(equal_moves_are_chosen_by_the_seed)
{
    struct ruleset rules = text_rules("flying");
    struct position position = text_position("W:WK14:BK32");
    static struct movelist list;
    movegen(&rules, &position, &list);
    struct engine *engine = engine_create(MEMORY);
    struct engine_task task = {
        .rules = &rules, .position = position, .limits.depth = 4, .parameters.threads = 1};
    int chosen = 0;
    struct engine_answer answer;
    engine_choose(engine, &task, &answer);
    ck_assert(move_equal(&answer.pv[0], &list.moves[0]));
    for (task.seed = 1; task.seed <= 20; task.seed++) {
        engine_forget(engine);
        engine_choose(engine, &task, &answer);
        chosen += !move_equal(&answer.pv[0], &list.moves[0]);
    }
    ck_assert_int_ge(chosen, 10);
    engine_destroy(engine);
}
END_TEST

/* The only move is played at once, unless a draw may be claimed instead. */
START_TEST(one_legal_move_needs_no_search)
{
    static const struct {
        const char *rules;
        bool searched;
    } rows[] = {
        {"american", false},
        {"american, lone-kings=yes, draws=claim", true},
    };
    struct position position = text_position("W:WK1:BK5");
    for (int i = 0; i < ROWS(rows); i++) {
        struct ruleset rules = text_rules(rows[i].rules);
        struct engine_task task = task_of(&rules, &position, 5, 1);
        struct engine_answer answer;
        struct engine *engine = engine_create(MEMORY);
        engine_choose(engine, &task, &answer);
        ck_assert_int_eq(answer.pv_length > 0, 1);
        ck_assert_int_eq(answer.nodes > 0, rows[i].searched);
        task.level = NULL;
        task.limits.depth = 3;
        engine_choose(engine, &task, &answer);
        ck_assert_uint_gt(answer.nodes, 0);
        task.at_once = true;
        engine_choose(engine, &task, &answer);
        ck_assert_int_eq(answer.nodes > 0, rows[i].searched);
        engine_destroy(engine);
    }
}
END_TEST

/* Which tables there are depends on the machine. */
START_TEST(tables_change_nothing)
{
    struct ruleset rules = text_rules("american");
    struct endgame_memory memory;
    endgame_memory_make(&memory, &rules, 3, 3);
    for (unsigned long seed = 1; seed <= 20; seed++) {
        struct position position = text_position("W:WK18,K19:BK5");
        struct engine_task task = task_of(&rules, &position, QUICK, seed);
        struct engine *engine = engine_create(MEMORY);
        struct engine_answer a, b;
        engine_choose(engine, &task, &a);
        task.endgame = &memory.endgame;
        engine_choose(engine, &task, &b);
        require_alike(&a, &b, seed);
        engine_destroy(engine);
    }
    endgame_memory_finish(&memory);
}
END_TEST

SUITE(levels)
{
    Suite *suite = suite_create("levels");
    TCase *errors = tcase_create("errors");
    tcase_add_test(errors, the_stronger_the_fewer_errors);
    tcase_add_loop_test(errors, overlooked, 0, ROWS(overlooked_rows));
    tcase_add_test(errors, what_is_seen_from_afar_is_seen_from_near);
    tcase_add_test(errors, noise_is_within_its_bound_and_even);
    tcase_add_loop_test(errors, tastes, 0, ROWS(taste_rows));
    tcase_add_test(errors, errors_are_alike_on_every_machine);
    suite_add_tcase(suite, errors);
    TCase *play = tcase_create("play");
    tcase_set_timeout(play, 120);
    tcase_add_test(play, answers_are_legal_and_repeated);
    tcase_add_test(play, nodes_are_the_levels);
    tcase_add_test(play, a_level_leaves_nothing_behind);
    tcase_add_test(play, games_differ);
    tcase_add_test(play, equal_moves_are_chosen_by_the_seed);
    tcase_add_test(play, one_legal_move_needs_no_search);
    tcase_add_test(play, tables_change_nothing);
    suite_add_tcase(suite, play);
    return suite;
}
