/* SPDX-License-Identifier: MIT */
/* The engine in endings that tables know, under rule sets drawn by lot: with the tables it never
 * gives away what they say is there, however little it may look; without them it never says what
 * they do not. RULE_SETS in the environment says under how many (6 without it), PIECES of how many
 * pieces the endings are at most (3), ENDINGS how many of them under each (300), SEED which is the
 * first. */
#include "endgame_memory.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "engine/engine.h"
#include "rules/movegen.h"

#include <stdlib.h>

enum {
    MEMORY = 1 << 16,
    FEW_NODES = 40,
    SOME_NODES = 400,
    MANY_NODES = 20000,
    PLIES_ENOUGH = 60,
};

static unsigned long number_from_environment(const char *name, unsigned long otherwise)
{
    const char *text = getenv(name);
    return text ? strtoul(text, NULL, 10) : otherwise;
}

/* Is the game a draw already, or may be claimed to be one? Then a move is asked for in vain. */
static bool is_over(const struct ruleset *rules, const struct position *position)
{
    return rules->lone_kings == YES && bits_count(position_occupied(position)) == 2 &&
           position->kings == position_occupied(position);
}

/* One to three pieces of one side and at least one of the other, `pieces` in all at most. */
static struct position random_ending(struct rng *rng, int pieces)
{
    struct position position;
    int square;
    do {
        position = (struct position){.side = rng_below(rng, 2) ? BLACK : WHITE};
        int count = 2 + (int)rng_below(rng, (uint32_t)pieces - 1);
        for (int i = 0; i < count; i++) {
            enum piece piece = (enum piece)(1 + rng_below(rng, 4));
            position_put(&position, 1 + (int)rng_below(rng, SQUARE_COUNT), piece);
        }
    } while (position_check(&position, &square) != POSITION_POSSIBLE || !position.pieces[BLACK] ||
             !position.pieces[WHITE]);
    return position;
}

static const char *place(unsigned long seed, const struct ruleset *rules,
                         const struct position *position)
{
    static char memory[2048];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    strbuf_addf(&out, "SEED=%lu, ", seed);
    text_add_position(&out, position);
    strbuf_add(&out, "\n");
    text_add_rules(&out, rules);
    return memory;
}

/* For who is to move before the position with this value: higher is better. */
static int worth_after(enum endgame_outcome outcome)
{
    return -(int)outcome;
}

static void require_kept(const struct endgame *endgame, const struct engine_task *task,
                         const struct engine_answer *answer, unsigned long seed)
{
    struct movelist list;
    int best = -ENDGAME_WIN;
    movegen(task->rules, &task->position, &list);
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(&task->position, &list.moves[i]);
        int worth = worth_after(endgame_probe(endgame, &after).outcome);
        best = worth > best ? worth : best;
    }
    if (list.count == 0)
        return;
    struct position after = position_after(&task->position, &answer->pv[0]);
    REQUIRE(worth_after(endgame_probe(endgame, &after).outcome) == best, "given away: %s",
            place(seed, task->rules, &task->position));
}

/* Does a draw by quiet plies cut short what tables know? */
static bool is_cut_short(const struct ruleset *rules, struct endgame_value value)
{
    return rules->quiet > 0 && value.plies > rules->quiet;
}

/* A win that is told is there; with tables it is told as soon as it comes, unless the shortest way
 * has too many quiet plies. */
static void require_told(const struct endgame *endgame, const struct engine_task *task,
                         const struct engine_answer *answer, unsigned long seed)
{
    struct endgame_value value = endgame_probe(endgame, &task->position);
    bool win = score_is_win(answer->score), loss = score_is_loss(answer->score);
    int told = score_plies(answer->score);
    if (task->rules->quiet > 0)
        REQUIRE(!score_is_known(answer->score), "told %d, which a draw may cut short: %s",
                answer->score, place(seed, task->rules, &task->position));
    if (win || loss)
        REQUIRE(value.outcome == (win ? ENDGAME_WIN : ENDGAME_LOSS), "told %d: %s", answer->score,
                place(seed, task->rules, &task->position));
    if (!task->endgame)
        return;
    if (value.outcome != ENDGAME_DRAW && value.plies < 0)
        return;
    if (is_cut_short(task->rules, value))
        REQUIRE(!(win || loss) || told >= value.plies, "told %d, before %d: %s", told, value.plies,
                place(seed, task->rules, &task->position));
    else {
        struct position after = position_after(&task->position, &answer->pv[0]);
        REQUIRE(value.plies < 1 || endgame_probe(endgame, &after).plies == value.plies - 1,
                "not the shortest way: %s", place(seed, task->rules, &task->position));
        REQUIRE((win || loss) == (value.plies >= 0) && (value.plies < 0 || told == value.plies),
                "told %d, not %d: %s", told, value.plies,
                place(seed, task->rules, &task->position));
    }
}

static void try_ending(struct engine *engine, const struct endgame *endgame,
                       const struct ruleset *rules, struct rng *rng, unsigned long seed, int pieces)
{
    struct engine_answer answer;
    struct position position = random_ending(rng, pieces);
    if (is_over(rules, &position))
        return;
    struct engine_task task = {.rules = rules,
                               .position = position,
                               .limits = {.nodes = 1 + rng_below(rng, FEW_NODES)},
                               .parameters.threads = 1,
                               .endgame = endgame};
    engine_choose(engine, &task, &answer);
    require_kept(endgame, &task, &answer, seed);
    require_told(endgame, &task, &answer, seed);
    task.limits.nodes = SOME_NODES;
    engine_choose(engine, &task, &answer);
    require_kept(endgame, &task, &answer, seed);
    require_told(endgame, &task, &answer, seed);
    task.endgame = NULL;
    engine_choose(engine, &task, &answer);
    require_told(endgame, &task, &answer, seed);
}

/* Of more than `plies_pieces` pieces tables tell the outcome alone. */
static void try_rules(unsigned long seed, int pieces, int plies_pieces, unsigned long endings)
{
    static struct endgame_memory memory;
    struct rng rng = rng_init(seed);
    struct ruleset rules = preset_or_random_rules(&rng);
    struct engine *engine = engine_create(MEMORY);
    endgame_memory_make(&memory, &rules, pieces, plies_pieces);
    for (unsigned long i = 0; i < endings; i++)
        try_ending(engine, &memory.endgame, &rules, &rng, seed, pieces);
    endgame_memory_finish(&memory);
    engine_destroy(engine);
}

START_TEST(nothing_is_given_away)
{
    unsigned long first = number_from_environment("SEED", 1);
    unsigned long rule_sets = number_from_environment("RULE_SETS", 6);
    for (unsigned long seed = first; seed < first + rule_sets; seed++)
        try_rules(seed, (int)number_from_environment("PIECES", 3), ENDGAME_PLIES_PIECES,
                  number_from_environment("ENDINGS", 300));
}
END_TEST

/* As with 6 pieces, whose tables are too large for a test. */
START_TEST(an_outcome_alone_is_not_given_away)
{
    for (unsigned long seed = 1; seed <= 6; seed++)
        try_rules(seed, 3, 2, 300);
}
END_TEST

/* Packed tables know the shortest way of two pieces against two, and none of three against one. */
START_TEST(packed_distances_are_followed)
{
    for (unsigned long seed = 1; seed <= 2; seed++)
        try_rules(seed, 4, 3, 1000);
}
END_TEST

/* --- Positions that come again --- */

enum {
    WANDERING_MOST = 40,
    WANDERERS = 400,
};

static int times_in(const struct position *game, int count, const struct position *position)
{
    int times = 0;
    for (int i = 0; i < count; i++)
        times += position_equal(&game[i], position);
    return times;
}

/* A game of kings that lose their way: how many positions, the last one included. */
static int wander(const struct ruleset *rules, struct rng *rng, struct position *game)
{
    struct movelist list;
    int count = 1, most = 2 + (int)rng_below(rng, WANDERING_MOST);
    while (count < most) {
        movegen(rules, &game[count - 1], &list);
        if (list.count == 0 || list.moves[0].captured)
            break;
        uint32_t drawn = rng_below(rng, (uint32_t)list.count);
        game[count] = position_after(&game[count - 1], &list.moves[drawn]);
        count++;
    }
    return count;
}

/* The loser cannot answer the first move of a win by a position that is a draw by repetition. Where
 * draws must be claimed it would be the winner's to claim this one. */
static void require_no_way_back(const struct ruleset *rules, const struct position *game, int count,
                                const struct engine_answer *answer, unsigned long seed)
{
    struct movelist list;
    struct position after = position_after(&game[count - 1], &answer->pv[0]);
    ck_assert_int_lt(times_in(game, count, &after), rules->repetition - 1);
    movegen(rules, &after, &list);
    for (int i = 0; i < list.count && rules->draws == DRAWS_AUTOMATIC; i++) {
        struct position back = position_after(&after, &list.moves[i]);
        REQUIRE(times_in(game, count, &back) < rules->repetition - 1, "a win is no win: %s",
                place(seed, rules, &game[count - 1]));
    }
}

static void try_wanderer(struct engine *engine, const struct endgame *endgame,
                         const struct ruleset *rules, struct rng *rng, unsigned long seed)
{
    struct position game[WANDERING_MOST + 2];
    struct engine_answer answer;
    do
        game[0] = random_ending(rng, 3);
    while (game[0].kings != position_occupied(&game[0]) || is_over(rules, &game[0]));
    int count = wander(rules, rng, game);
    struct engine_task task = {.rules = rules,
                               .position = game[count - 1],
                               .history = game,
                               .history_count = count - 1,
                               .limits = {.nodes = SOME_NODES},
                               .parameters.threads = 1,
                               .endgame = endgame};
    struct endgame_value value = endgame_probe(endgame, &task.position);
    engine_choose(engine, &task, &answer);
    if (answer.pv_length == 0)
        return;
    if (rules->repetition == 0)
        REQUIRE((value.outcome == ENDGAME_WIN) == score_is_win(answer.score) &&
                    (!score_is_win(answer.score) || score_plies(answer.score) == value.plies),
                "told %d, not %d: %s", answer.score, value.plies,
                place(seed, rules, &task.position));
    else if (score_is_win(answer.score))
        require_no_way_back(rules, game, count, &answer, seed);
}

START_TEST(no_win_leads_back_into_the_game)
{
    static const char *const rule_sets[] = {"american", "american, repetition=2",
                                            "american, repetition=3", "classic", "tournament"};
    static struct endgame_memory memory;
    const char *text = rule_sets[_i];
    struct ruleset rules = text_rules(text);
    struct rng rng = rng_init(1);
    struct engine *engine = engine_create(MEMORY);
    endgame_memory_make(&memory, &rules, 3, ENDGAME_PLIES_PIECES);
    for (int i = 0; i < WANDERERS; i++)
        try_wanderer(engine, &memory.endgame, &rules, &rng, (unsigned long)i);
    endgame_memory_finish(&memory);
    engine_destroy(engine);
}
END_TEST

/* --- Without distances --- */

/* The answer that loses latest. */
static struct move stubborn_move(const struct endgame *endgame, const struct movelist *list,
                                 const struct position *position)
{
    int best = 0, latest = -1;
    for (int i = 0; i < list->count; i++) {
        struct position after = position_after(position, &list->moves[i]);
        int plies = endgame_probe(endgame, &after).plies;
        best = plies > latest ? i : best;
        latest = plies > latest ? plies : latest;
    }
    return list->moves[best];
}

/* Where tables tell no distance the way to the win must be searched for: all moves that keep it are
 * alike to them. */
START_TEST(a_win_is_found_without_distances)
{
    static struct endgame_memory outcomes, distances;
    struct ruleset rules = text_rules("american");
    struct position position = text_position("B:WK32:BK18,K22"); /* won in 23 plies */
    struct engine *engine = engine_create(MEMORY);
    struct movelist list;
    int plies = 0;
    endgame_memory_make(&outcomes, &rules, 3, 2);
    endgame_memory_make(&distances, &rules, 3, ENDGAME_PLIES_PIECES);
    for (movegen(&rules, &position, &list); list.count > 0; movegen(&rules, &position, &list)) {
        struct engine_answer answer;
        struct engine_task task = {.rules = &rules,
                                   .position = position,
                                   .limits = {.nodes = MANY_NODES},
                                   .parameters.threads = 1,
                                   .endgame = &outcomes.endgame};
        ck_assert_int_lt(plies++, PLIES_ENOUGH);
        if (position.side == BLACK)
            engine_choose(engine, &task, &answer);
        else
            answer.pv[0] = stubborn_move(&distances.endgame, &list, &position);
        position = position_after(&position, &answer.pv[0]);
    }
    ck_assert_int_eq(position.side, WHITE);
    endgame_memory_finish(&outcomes);
    endgame_memory_finish(&distances);
    engine_destroy(engine);
}
END_TEST

SUITE(perfect)
{
    Suite *suite = suite_create("perfect");
    TCase *tcase = tcase_create("endings");
    tcase_set_timeout(tcase, 7200);
    tcase_add_test(tcase, nothing_is_given_away);
    tcase_add_test(tcase, an_outcome_alone_is_not_given_away);
    tcase_add_test(tcase, packed_distances_are_followed);
    tcase_add_loop_test(tcase, no_win_leads_back_into_the_game, 0, 5);
    tcase_add_test(tcase, a_win_is_found_without_distances);
    suite_add_tcase(suite, tcase);
    return suite;
}
