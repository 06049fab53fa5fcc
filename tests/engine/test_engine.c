/* SPDX-License-Identifier: MIT */
#include "endgame_memory.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "engine/engine.h"
#include "rules/movegen.h"

#include <stdlib.h>
#include <string.h>

enum {
    MEMORY = 1 << 20,
};

static struct engine_answer ask(const struct engine_task *task)
{
    struct engine_answer answer;
    struct engine *engine = engine_create(MEMORY);
    engine_choose(engine, task, &answer);
    engine_destroy(engine);
    return answer;
}

static const char *text_of(const struct move *move)
{
    static char memory[64];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    text_add_move(&out, move);
    return memory;
}

/* --- What is found --- */

static const struct found_row {
    const char *name, *rules, *position;
    int depth;
    const char *move; /* "": there is none; NULL: any */
    int score;
} found_rows[] = {
    {"no pieces: lost", "american", "B:W18:B", 5, "", -SCORE_WIN},
    {"blocked: lost", "american", "W:W32:B28,27,23,24", 5, "", -SCORE_WIN},
    {"no pieces in giveaway: won", "american, goal=lose", "B:W18:B", 5, "", SCORE_WIN},
    {"the last piece is captured", "american", "B:W18:B14", 3, "14x23", SCORE_WIN - 1},
    {"it need not be captured, but it wins", "freejump", "B:W18:B14", 3, "14x23", SCORE_WIN - 1},
    {"giveaway: it must be captured", "american, goal=lose", "B:W18:B14", 3, "14x23",
     -SCORE_WIN + 1},
    {"lone kings are drawn", "flying", "W:WK1:BK32", 9, NULL, SCORE_DRAW},
    {"two kings catch one", "american", "W:WK18,K19:BK5", 60, NULL, SCORE_WIN - 21},
    {"not within so few quiet plies", "american, quiet=20", "W:WK18,K19:BK5", 60, NULL, SCORE_DRAW},
    {"but just within these", "american, quiet=21", "W:WK18,K19:BK5", 60, NULL, SCORE_WIN - 21},
};

START_TEST(finds)
{
    const struct found_row *row = &found_rows[_i];
    struct ruleset rules = text_rules(row->rules);
    struct engine_task task = {.rules = &rules,
                               .position = text_position(row->position),
                               .limits = {.depth = row->depth},
                               .parameters.threads = 1};
    struct engine_answer answer = ask(&task);
    ck_assert_msg((answer.pv_length > 0) == (!row->move || row->move[0]), "%s", row->name);
    ck_assert_msg(answer.score == row->score, "%s: %d", row->name, answer.score);
    if (row->move && row->move[0])
        ck_assert_msg(strcmp(text_of(&answer.pv[0]), row->move) == 0, "%s: %s", row->name,
                      text_of(&answer.pv[0]));
}
END_TEST

/* --- What was before counts --- */

/* The positions of four plies, of which `first` is the first one, by kings to and fro: then `start`
 * is there again. */
static void wander(const struct ruleset *rules, struct position start, struct move first,
                   struct position history[4])
{
    static struct movelist list;
    struct move moves[4] = {first};
    history[0] = start;
    for (int ply = 0; ply < 3; ply++) {
        history[ply + 1] = position_after(&history[ply], &moves[ply]);
        movegen(rules, &history[ply + 1], &list);
        const uint8_t *path = moves[ply ? ply - 1 : 0].path;
        moves[ply + 1] = ply == 0 ? list.moves[list.count - 1]
                                  : (struct move){.steps = 1, .path = {path[1], path[0]}};
    }
    struct position last = position_after(&history[3], &moves[3]);
    ck_assert(position_equal(&start, &last));
}

static const struct history_row {
    const char *name, *rules;
    int plies;
    int score;
} history_rows[] = {
    {"nothing before", "american, quiet=30", 0, SCORE_WIN - 21},
    {"8 plies before, and 21 to come", "american, quiet=30", 8, SCORE_WIN - 21},
    {"12 plies before: too late", "american, quiet=30", 12, SCORE_DRAW},
    {"once before", "american, repetition=3", 4, SCORE_WIN - 21},
    {"twice before: a draw has come", "american, repetition=3", 8, SCORE_DRAW},
    {"who may claim one need not", "american, repetition=3, draws=claim", 8, SCORE_WIN - 21},
};

START_TEST(what_was_before_counts)
{
    const struct history_row *row = &history_rows[_i];
    struct ruleset rules = text_rules(row->rules);
    struct position history[32];
    struct move aside = {.steps = 1, .path = {19, 24}};
    struct engine_task task = {.rules = &rules,
                               .position = text_position("W:WK18,K19:BK5"),
                               .history = history,
                               .limits = {.depth = 60},
                               .parameters.threads = 1};
    for (task.history_count = 0; task.history_count < row->plies; task.history_count += 4)
        wander(&rules, task.position, aside, history + task.history_count);
    struct engine_answer answer = ask(&task);
    ck_assert_msg(answer.score == row->score, "%s: %d", row->name, answer.score);
}
END_TEST

/* What is answered when the position behind the best move has been there once, and was gone back
 * from; `first` is what is answered without that. */
static struct engine_answer ask_again(const struct ruleset *rules, struct engine_answer *first)
{
    struct position history[4];
    struct engine_task task = {.rules = rules,
                               .position = text_position("W:WK18,K19:BK5"),
                               .limits = {.depth = 60},
                               .parameters.threads = 1};
    *first = ask(&task);
    wander(rules, task.position, first->pv[0], history);
    task.history = history;
    task.history_count = 4;
    return ask(&task);
}

/* Once is all that is allowed: the engine wins by another move. */
START_TEST(a_win_is_not_repeated_away)
{
    struct ruleset rules = text_rules("american, repetition=2, draws=claim");
    struct engine_answer first, again = ask_again(&rules, &first);
    ck_assert(!move_equal(&first.pv[0], &again.pv[0]));
    ck_assert(score_is_win(again.score));
}
END_TEST

/* American knows no repetition: once before is no draw. */
START_TEST(without_a_rule_one_time_before_is_no_draw)
{
    struct ruleset rules = text_rules("american");
    struct engine_answer first, again = ask_again(&rules, &first);
    ck_assert_int_eq(again.score, first.score);
}
END_TEST

/* --- Excluded moves and several lines --- */

enum {
    LINES_MAX = 16,
    SOLVED = 60, /* a depth at which the endings below are solved */
};

/* Returns the score of a root move, told from the position after it. */
static int score_after(const struct ruleset *rules, const struct position *position,
                       const struct move *move)
{
    struct engine_task task = {.rules = rules,
                               .position = position_after(position, move),
                               .limits = {.depth = SOLVED},
                               .parameters.threads = 1};
    int score = -ask(&task).score;
    return score_is_win(score) ? score - 1 : score_is_loss(score) ? score + 1 : score;
}

static const struct lines_row {
    const char *name, *position;
    bool tables;
    int count, found;
} lines_rows[] = {
    {"all moves", "W:WK18,K19:BK5", false, LINES_MAX, 8},
    {"all moves, by tables", "W:WK18,K19:BK5", true, LINES_MAX, 8},
    {"a win, and moves that only delay it", "W:WK6,13:BK5", false, LINES_MAX, 5},
    {"the same by tables", "W:WK6,13:BK5", true, LINES_MAX, 5},
    {"the best three", "W:WK18,K19:BK5", false, 3, 3},
    {"there is one", "B:WK1:BK5", false, LINES_MAX, 1},
    {"there is none", "B:W18:B", false, LINES_MAX, 1},
};

/* Each line is the best of the moves that are left, and they are searched with one table. */
START_TEST(lines)
{
    const struct lines_row *row = &lines_rows[_i];
    struct ruleset rules = text_rules("american");
    struct engine_answer answers[LINES_MAX], again;
    struct endgame_memory memory;
    struct engine *engine = engine_create(MEMORY);
    endgame_memory_make(&memory, &rules, 3, 3);
    struct engine_task task = {.rules = &rules,
                               .position = text_position(row->position),
                               .limits = {.depth = SOLVED},
                               .parameters.threads = 1,
                               .endgame = row->tables ? &memory.endgame : NULL};
    int found = engine_lines(engine, &task, answers, row->count);
    ck_assert_msg(found == row->found, "%s: %d lines", row->name, found);
    for (int i = 0; i < found && answers[0].pv_length > 0; i++) {
        int score = score_after(&rules, &task.position, &answers[i].pv[0]);
        ck_assert_msg(answers[i].score == score, "%s: %s has %d, not %d", row->name,
                      text_of(&answers[i].pv[0]), answers[i].score, score);
        ck_assert_msg(i == 0 || answers[i].score <= answers[i - 1].score, "%s: not in order",
                      row->name);
        for (int j = 0; j < i; j++)
            ck_assert(!move_equal(&answers[i].pv[0], &answers[j].pv[0]));
    }
    engine_choose(engine, &task, &again);
    ck_assert_msg(again.score == answers[0].score, "%s: then %d", row->name, again.score);
    engine_destroy(engine);
    endgame_memory_finish(&memory);
}
END_TEST

/* Whichever moves are excluded, even all but one, and whatever tables say. */
START_TEST(excluded_moves_are_not_chosen)
{
    static struct movelist list;
    struct ruleset rules = text_rules("american");
    struct endgame_memory memory;
    struct engine_task task = {.rules = &rules,
                               .position = text_position("W:WK18,K19:BK5"),
                               .limits = {.nodes = 500},
                               .parameters.threads = 1};
    endgame_memory_make(&memory, &rules, 3, 3);
    movegen(&rules, &task.position, &list);
    for (unsigned set = 0; set + 1 < 1U << list.count; set++) {
        bool excluded[MOVELIST_MAX] = {false};
        for (int i = 0; i < list.count; i++)
            excluded[i] = set >> i & 1;
        task.excluded = excluded;
        task.endgame = set % 3 ? NULL : &memory.endgame;
        struct engine_answer answer = ask(&task);
        for (int i = 0; i < list.count; i++)
            REQUIRE(!excluded[i] || !move_equal(&list.moves[i], &answer.pv[0]), "set %u: %s", set,
                    text_of(&answer.pv[0]));
    }
    endgame_memory_finish(&memory);
}
END_TEST

START_TEST(lines_that_are_stopped)
{
    struct ruleset rules = text_rules("american");
    atomic_bool stop = true;
    struct engine_answer answers[LINES_MAX];
    struct engine *engine = engine_create(MEMORY);
    struct engine_task task = {.rules = &rules,
                               .position = position_start(&rules),
                               .parameters.threads = 1,
                               .stop = &stop};
    ck_assert_int_eq(engine_lines(engine, &task, answers, LINES_MAX), 1);
    ck_assert_int_eq(answers[0].pv_length > 0, 1);
    engine_destroy(engine);
}
END_TEST

/* --- Limits --- */

START_TEST(nodes_are_counted_and_the_search_is_the_same_each_time)
{
    struct ruleset rules = text_rules("american");
    struct engine_task task = {.rules = &rules,
                               .position = position_start(&rules),
                               .limits = {.nodes = 20000},
                               .parameters.threads = 1};
    struct engine_answer a = ask(&task), b = ask(&task);
    ck_assert_uint_eq(a.nodes, 20000);
    ck_assert_int_eq(a.score, b.score);
    ck_assert_int_eq(a.pv_length, b.pv_length);
    for (int i = 0; i < a.pv_length; i++)
        ck_assert(move_equal(&a.pv[i], &b.pv[i]));
}
END_TEST

/* However many threads share the nodes, the one that answers has looked at all moves. */
START_TEST(threads_share_the_nodes)
{
    struct ruleset rules = text_rules("american");
    struct engine_task task = {.rules = &rules,
                               .position = position_start(&rules),
                               .limits = {.nodes = 20000},
                               .parameters.threads = 8};
    struct engine_answer answer = ask(&task);
    ck_assert_int_ge(answer.depth, 1);
    ck_assert_uint_ge(answer.nodes, 20000);
    ck_assert_uint_lt(answer.nodes, 20000 + 8 * ENGINE_NODES_MORE);
}
END_TEST

/* A clock that goes on by 1 ms each time that it is looked at. */
static int64_t look_at_clock(void *owner)
{
    return ++*(int64_t *)owner;
}

START_TEST(time_ends_the_search)
{
    struct ruleset rules = text_rules("american");
    int64_t clock = 1000;
    struct engine_task task = {.rules = &rules,
                               .position = position_start(&rules),
                               .limits = {.milliseconds = 40},
                               .parameters.threads = 1,
                               .now = look_at_clock,
                               .owner = &clock};
    struct engine_answer answer = ask(&task);
    ck_assert_int_gt(answer.pv_length, 0);
    ck_assert_int_ge(answer.milliseconds, 40);
    ck_assert_int_lt(clock, 1000 + 50);
}
END_TEST

START_TEST(a_search_that_is_stopped_at_once_has_a_move)
{
    struct ruleset rules = text_rules("american");
    atomic_bool stop = true;
    struct engine_task task = {.rules = &rules,
                               .position = position_start(&rules),
                               .parameters.threads = 2,
                               .stop = &stop};
    struct engine_answer answer = ask(&task);
    ck_assert_int_gt(answer.pv_length, 0);
}
END_TEST

/* --- Under all rules --- */

static void require_line(const struct ruleset *rules, const struct position *start,
                         const struct engine_answer *answer, unsigned long seed)
{
    static struct movelist list;
    struct position position = *start;
    for (int i = 0; i < answer->pv_length; i++) {
        const struct move *move = &answer->pv[i];
        movegen(rules, &position, &list);
        REQUIRE(movelist_find(&list, move->path, move->steps + 1), "seed %lu: no such move", seed);
        position = position_after(&position, move);
    }
    if (score_is_win(answer->score) || score_is_loss(answer->score))
        REQUIRE(answer->pv_length <= score_plies(answer->score), "seed %lu: beyond the end", seed);
}

START_TEST(lines_are_legal_under_all_rules)
{
    static struct movelist list;
    struct engine *engine = engine_create(MEMORY);
    for (unsigned long seed = 1; seed <= 400; seed++) {
        struct rng rng = rng_init(seed);
        struct ruleset rules = preset_or_random_rules(&rng);
        struct position position = random_position(&rng);
        struct engine_task task = {.rules = &rules,
                                   .position = position,
                                   .limits = {.nodes = 3000},
                                   .parameters.threads = seed % 10 == 0 ? 3 : 1};
        struct engine_answer answer;
        engine_choose(engine, &task, &answer);
        movegen(&rules, &position, &list);
        REQUIRE((answer.pv_length > 0) == (list.count > 0), "seed %lu: no answer", seed);
        require_line(&rules, &position, &answer, seed);
    }
    engine_destroy(engine);
}
END_TEST

SUITE(engine)
{
    Suite *suite = suite_create("engine");
    TCase *tcase = tcase_create("search");
    tcase_set_timeout(tcase, 120);
    tcase_add_loop_test(tcase, finds, 0, ROWS(found_rows));
    tcase_add_loop_test(tcase, what_was_before_counts, 0, ROWS(history_rows));
    tcase_add_test(tcase, a_win_is_not_repeated_away);
    tcase_add_test(tcase, without_a_rule_one_time_before_is_no_draw);
    tcase_add_loop_test(tcase, lines, 0, ROWS(lines_rows));
    tcase_add_test(tcase, excluded_moves_are_not_chosen);
    tcase_add_test(tcase, lines_that_are_stopped);
    tcase_add_test(tcase, nodes_are_counted_and_the_search_is_the_same_each_time);
    tcase_add_test(tcase, threads_share_the_nodes);
    tcase_add_test(tcase, time_ends_the_search);
    tcase_add_test(tcase, a_search_that_is_stopped_at_once_has_a_move);
    tcase_add_test(tcase, lines_are_legal_under_all_rules);
    suite_add_tcase(suite, tcase);
    return suite;
}
