/* SPDX-License-Identifier: MIT */
/* The boards of First steps: each can be done, refuses what it should, and says something about
 * every move; and every rule set has boards for what differs there. */
#include "board/exercises.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/rule_words.h"
#include "prose/verdict_prose.h"
#include "rng.h"
#include "suite.h"

#include <string.h>

enum {
    TEXT_SIZE = 2048,
    RANDOM_SETS = 300,
};

static struct named_ruleset parse_rules(const char *text)
{
    struct named_ruleset rules;
    struct text_error error;
    ck_assert_msg(ruleset_parse(text, &rules, &error), "%s", text);
    return rules;
}

static struct exercise_words words_of(const struct exercise *exercise,
                                      const struct named_ruleset *rules)
{
    return (struct exercise_words){exercise, rules, square_names_plain, side_names_plain};
}

/* --- The six --- */

/* What a hand tries on each board, the sentence that answers it, and a legal move that is not the
 * one. */
static const struct {
    const char *title;
    int length, path[2], square; /* what is refused */
    const char *refusal;
    const char *astray; /* NULL: every legal move is right */
} steps[FIRST_STEPS] = {
    {"Step", 1, {23}, 26, "A man moves forward only", NULL},
    {"Jump", 1, {22}, 18, "To capture 18, go to 15.", NULL},
    {"Must jump", 0, {0}, 28, "American: a capture must be made. Capture with 22: go to 15.", NULL},
    {"More jumps", 1, {30}, 26, "To capture 26, go to 23.", "21x14"},
    {"Crown",
     0,
     {0},
     2,
     "White is to move, and the piece on 2 belongs to the other side.",
     "27-24"},
    {"Block",
     0,
     {0},
     13,
     "White is to move, and the piece on 13 belongs to the other side.",
     "22-17"},
};

static struct verdict try_of(int i, const struct position *position, const struct ruleset *rules)
{
    uint8_t path[2] = {(uint8_t)steps[i].path[0], (uint8_t)steps[i].path[1]};
    return verdict(rules, position, path, steps[i].length, steps[i].square);
}

START_TEST(the_six_refuse_and_forgive)
{
    struct exercise boards[EXERCISES_MAX];
    struct named_ruleset rules = parse_rules("american");
    ck_assert_int_eq(exercises_of(&rules, boards), FIRST_STEPS);
    struct position position = exercise_start(&boards[_i], &rules);
    struct verdict found = try_of(_i, &position, &rules.rules);
    char memory[TEXT_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    ck_assert_str_eq(exercise_title(&boards[_i]), steps[_i].title);
    ck_assert_msg(found.kind == VERDICT_REFUSED, "%s: not refused", steps[_i].title);
    verdict_print(&out, &rules, &position, &found, square_names_plain, side_names_plain);
    ck_assert_msg(strstr(memory, steps[_i].refusal) != NULL, "%s: %s", steps[_i].title, memory);
}
END_TEST

START_TEST(other_moves_go_astray)
{
    struct exercise boards[EXERCISES_MAX];
    struct named_ruleset rules = parse_rules("american");
    struct movelist list;
    struct text_error error;
    struct move move;
    exercises_of(&rules, boards);
    struct position position = exercise_start(&boards[_i], &rules);
    const char *astray = steps[_i].astray;
    int other = 0;
    movegen(&rules.rules, &position, &list);
    for (int i = 0; i < list.count; i++)
        other += !exercise_is_right(&boards[_i], &rules, 0, &position, &list.moves[i]);
    ck_assert_msg((other > 0) == (astray != NULL), "%s: %d", steps[_i].title, other);
    ck_assert_msg((other > 0) == (boards[_i].step->astray != NULL), "%s: says nothing",
                  steps[_i].title);
    if (astray) {
        ck_assert(move_parse(astray, &rules, &position, square_names_plain, &move, &error));
        ck_assert_msg(!exercise_is_right(&boards[_i], &rules, 0, &position, &move), "%s: %s",
                      steps[_i].title, astray);
    }
}
END_TEST

/* --- All boards --- */

static void require_says(const char *rules, const char *title, const char *what, const char *said)
{
    size_t length = strlen(said);
    REQUIRE(length > 0 && (said[length - 1] == '.' || said[length - 1] == ')'), "%s, %s: %s \"%s\"",
            rules, title, what, said);
}

/* Every move of the player is asked for in a sentence. Returns how many moves were made. */
static int solve(const struct exercise *exercise, const struct named_ruleset *rules)
{
    struct exercise_words words = words_of(exercise, rules);
    struct position position = exercise_start(exercise, rules);
    const char *title = exercise_title(exercise);
    struct move move;
    int ply = 0;
    for (; exercise_move(exercise, rules, ply, &position, &move); ply++) {
        char memory[TEXT_SIZE];
        struct strbuf task = strbuf_init(memory, sizeof memory);
        REQUIRE(ply < REEL_PLIES_MAX, "%s, %s: no end", rules->id, title);
        if (ply % 2 == 0) {
            exercise_task_print(&task, &words, ply, &position);
            require_says(rules->id, title, "task", memory);
            REQUIRE(exercise_is_right(exercise, rules, ply, &position, &move),
                    "%s, %s: move %d is not the one", rules->id, title, ply + 1);
        }
        position = position_after(&position, &move);
    }
    return ply;
}

static void require_good(const struct exercise *exercise, const struct named_ruleset *rules)
{
    struct exercise_words words = words_of(exercise, rules);
    struct position start = exercise_start(exercise, rules);
    const char *title = exercise_title(exercise);
    char memory[TEXT_SIZE];
    struct strbuf about = strbuf_init(memory, sizeof memory);
    int square;
    REQUIRE(position_check(&start, &square) == POSITION_POSSIBLE, "%s, %s", rules->id, title);
    REQUIRE(solve(exercise, rules) > 0, "%s, %s: no move", rules->id, title);
    exercise_about_print(&about, &words);
    require_says(rules->id, title, "rule", memory);
    struct strbuf praise = strbuf_init(memory, sizeof memory);
    memory[0] = '\0';
    exercise_praise_print(&praise, &words, rule_demo_plies(exercise->play));
    require_says(rules->id, title, "praise", memory);
    struct strbuf astray = strbuf_init(memory, sizeof memory);
    memory[0] = '\0';
    exercise_astray_print(&astray, &words, 0, &start);
    require_says(rules->id, title, "astray", memory);
}

/* Returns true if the board shows a difference from American: by its moves, or by its field. */
static bool shows_difference(const struct exercise *exercise, const struct named_ruleset *rules)
{
    struct position position = exercise_start(exercise, rules);
    struct movelist usual;
    struct move move;
    movegen(usual_rules(), &position, &usual);
    exercise_move(exercise, rules, 0, &position, &move);
    bool new = !movelist_find(&usual, move.path, move.steps + 1);
    return exercise->kind == EXERCISE_NEW_MOVE ? new
                                               : field_surprises(&rules->rules, exercise->field);
}

START_TEST(every_rule_set_has_its_boards)
{
    const struct named_ruleset *rules = &presets[_i];
    struct exercise boards[EXERCISES_MAX];
    enum field fields[FIELD_COUNT];
    bool differs = telling_fields(&rules->rules, fields) > 0;
    int count = exercises_of(rules, boards);
    if (differs)
        ck_assert_msg(count == 2 || count == EXERCISES_OF_FIELDS, "%s: %d", rules->id, count);
    else
        ck_assert_msg(count == FIRST_STEPS, "%s: %d", rules->id, count);
    for (int i = 0; i < count; i++) {
        require_good(&boards[i], rules);
        ck_assert_msg((boards[i].kind == EXERCISE_STEP) == !differs, "%s", rules->id);
        ck_assert_msg(!differs || shows_difference(&boards[i], rules), "%s: %s", rules->id,
                      exercise_title(&boards[i]));
    }
}
END_TEST

/* What each board of a rule set is about, and what kind it is. */
static const struct {
    const char *rules;
    int count;
    struct {
        enum field field;
        enum exercise_kind kind;
        bool borrowed;
    } boards[EXERCISES_OF_FIELDS];
} sets[] = {
    {"freejump",
     2,
     {{FIELD_CAPTURE, EXERCISE_NEW_MOVE, false}, {FIELD_CAPTURE, EXERCISE_NEW_MOVE, true}}},
    {"flying",
     3,
     {{FIELD_KING, EXERCISE_NEW_MOVE, false},
      {FIELD_LONE_KINGS, EXERCISE_SAME_MOVE, false},
      /* One king against one is a draw at once here, so the play of quiet moves proves nothing. */
      {FIELD_QUIET_RESET, EXERCISE_SAME_MOVE, false}}},
    {"classic",
     2,
     {{FIELD_REPETITION, EXERCISE_SAME_MOVE, false}, {FIELD_QUIET, EXERCISE_SAME_MOVE, false}}},
    /* Nor is it one that could be claimed. */
    {"tournament",
     3,
     {{FIELD_REPETITION, EXERCISE_SAME_MOVE, false},
      {FIELD_QUIET, EXERCISE_SAME_MOVE, false},
      {FIELD_QUIET_RESET, EXERCISE_SAME_MOVE, false}}},
    {"italian",
     3,
     {{FIELD_PRIORITY, EXERCISE_STRICTER, false},
      {FIELD_MAN_TAKES_KING, EXERCISE_STRICTER, false},
      {FIELD_CORNER, EXERCISE_SAME_MOVE, false}}},
    {"american, king=flying",
     2,
     {{FIELD_KING, EXERCISE_NEW_MOVE, false}, {FIELD_KING, EXERCISE_NEW_MOVE, true}}},
    {"american, priority=most",
     2,
     {{FIELD_PRIORITY, EXERCISE_STRICTER, false}, {FIELD_PRIORITY, EXERCISE_STRICTER, true}}},
    {"american, first=white, rows=2",
     2,
     {{FIELD_ROWS, EXERCISE_SAME_MOVE, false}, {FIELD_FIRST, EXERCISE_SAME_MOVE, false}}},
    {"american, goal=lose", 1, {{FIELD_GOAL, EXERCISE_SAME_MOVE, false}}},
};

START_TEST(boards_are_about_what_differs)
{
    struct exercise boards[EXERCISES_MAX];
    struct named_ruleset rules = parse_rules(sets[_i].rules);
    int count = exercises_of(&rules, boards);
    ck_assert_msg(count == sets[_i].count, "%s: %d boards", sets[_i].rules, count);
    for (int i = 0; i < count; i++) {
        ck_assert_msg(boards[i].field == sets[_i].boards[i].field, "%s: board %d is about %s",
                      sets[_i].rules, i + 1, exercise_title(&boards[i]));
        ck_assert_msg(boards[i].kind == sets[_i].boards[i].kind, "%s: kind of board %d",
                      sets[_i].rules, i + 1);
        ck_assert_msg(boards[i].borrowed == sets[_i].boards[i].borrowed, "%s: board %d",
                      sets[_i].rules, i + 1);
    }
}
END_TEST

/* A move that the rules have in common with American is right only where any legal one is. */
START_TEST(right_is_what_is_asked_for)
{
    static const struct {
        const char *rules;
        int board, ply;
        const char *move;
        bool right;
    } rows[] = {
        {"freejump", 0, 0, "28-24", true},  {"freejump", 0, 0, "22-17", true},
        {"freejump", 0, 0, "22x15", false}, {"czech", 0, 0, "21x14", true},
        {"czech", 0, 0, "21x10", true},     {"classic", 0, 0, "32-28", true},
        {"classic", 0, 0, "32-27", false},  {"american", 0, 0, "23-18", true},
        {"american", 0, 0, "23-19", true},  {"american", 3, 0, "30x23x16x7", true},
        {"american", 5, 0, "21-17", true},  {"american", 5, 0, "19-15", false},
    };
    for (int i = 0; i < ROWS(rows); i++) {
        struct exercise boards[EXERCISES_MAX];
        struct named_ruleset rules = parse_rules(rows[i].rules);
        struct text_error error;
        struct move move;
        exercises_of(&rules, boards);
        const struct exercise *board = &boards[rows[i].board];
        struct position position = exercise_start(board, &rules);
        REQUIRE(move_parse(rows[i].move, &rules, &position, square_names_plain, &move, &error),
                "%s: %s is not legal", rows[i].rules, rows[i].move);
        REQUIRE(exercise_is_right(board, &rules, rows[i].ply, &position, &move) == rows[i].right,
                "%s: %s", rows[i].rules, rows[i].move);
    }
}
END_TEST

/* The squares that the task names are marked; tasks that name none mark none. */
START_TEST(named_squares_are_marked)
{
    struct exercise boards[EXERCISES_MAX];
    struct named_ruleset classic = parse_rules("classic"), jump = parse_rules("freejump");
    exercises_of(&classic, boards);
    struct exercise_words words = words_of(&boards[0], &classic);
    struct position position = exercise_start(&boards[0], &classic);
    ck_assert(exercise_task_squares(&words, 0, &position) == (square_set(32) | square_set(28)));
    exercises_of(&jump, boards);
    words = words_of(&boards[0], &jump);
    position = exercise_start(&boards[0], &jump);
    ck_assert(exercise_task_squares(&words, 0, &position) == 0);
}
END_TEST

/* Rule sets that players might make. */
START_TEST(own_rule_sets_have_boards)
{
    struct rng rng = rng_init(77);
    for (int i = 0; i < RANDOM_SETS; i++) {
        struct exercise boards[EXERCISES_MAX];
        enum field fields[FIELD_COUNT];
        struct named_ruleset rules = parse_rules("american");
        for (int field = 0; field < FIELD_COUNT; field++) {
            int value = (int)rng_below(&rng, (uint32_t)field_infos[field].high + 1);
            if (rng_below(&rng, 3) == 0 && field_allows((enum field)field, value))
                ruleset_set(&rules.rules, (enum field)field, value);
        }
        int count = exercises_of(&rules, boards);
        bool differs = telling_fields(&rules.rules, fields) > 0;
        REQUIRE(differs ? count <= EXERCISES_OF_FIELDS : count == FIRST_STEPS, "set %d: %d boards",
                i, count);
        for (int j = 0; j < count; j++)
            require_good(&boards[j], &rules);
    }
}
END_TEST

SUITE(exercises)
{
    Suite *suite = suite_create("exercises");
    TCase *tcase = tcase_create("exercises");
    tcase_add_loop_test(tcase, the_six_refuse_and_forgive, 0, FIRST_STEPS);
    tcase_add_loop_test(tcase, other_moves_go_astray, 0, FIRST_STEPS);
    tcase_add_loop_test(tcase, every_rule_set_has_its_boards, 0, PRESET_COUNT);
    tcase_add_loop_test(tcase, boards_are_about_what_differs, 0, ROWS(sets));
    tcase_add_test(tcase, right_is_what_is_asked_for);
    tcase_add_test(tcase, named_squares_are_marked);
    tcase_add_test(tcase, own_rule_sets_have_boards);
    suite_add_tcase(suite, tcase);
    return suite;
}
