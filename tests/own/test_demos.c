/* SPDX-License-Identifier: MIT */
/* The plays that show what each value of each field does: all are legal, and each shows its value
 * and no other. */
#include "board/demo_board.h"
#include "match/game.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/rules_page.h"
#include "suite.h"

#include <string.h>

/* A value that the row stands for. */
static int value_of(const struct rule_demo *demo)
{
    return demo->value == DEMO_OTHER ? field_infos[demo->field].high : demo->value;
}

static const char *name_of(const struct rule_demo *demo)
{
    static char name[64];
    struct strbuf out = strbuf_init(name, sizeof name);
    strbuf_addf(&out, "%s, value %d", field_infos[demo->field].name, demo->value);
    return name;
}

/* Plays the reel's moves by the rules of a game; how it stands then. */
static enum outcome play_out(const struct rule_reel *reel)
{
    struct game game;
    game_init(&game, &reel->rules, &reel->positions[0]);
    for (int i = 0; i < reel->plies; i++) {
        REQUIRE(!game_over(&game), "%s: over before move %d", name_of(reel->demo), i + 1);
        game_play(&game, &reel->moves[i]);
        struct position position = game_position(&game);
        struct draw_state draws = tree_state(&game.tree, game_node(&game))->draws;
        REQUIRE(position_equal(&position, &reel->positions[i + 1]), "%s", name_of(reel->demo));
        REQUIRE(draws.quiet == reel->draws[i + 1].quiet &&
                    draws.repetitions == reel->draws[i + 1].repetitions &&
                    draws.lone_kings == reel->draws[i + 1].lone_kings,
                "%s: counts after move %d", name_of(reel->demo), i + 1);
    }
    enum outcome outcome = game_result(&game).outcome;
    game_finish(&game);
    return outcome;
}

static bool path_is_legal(const struct rule_reel *reel, const char *path)
{
    struct text_error error;
    struct move move;
    return move_parse(path, &reel->rules, &reel->positions[0], square_names_plain, &move, &error);
}

static void prove_ends(const struct rule_demo *demo, const struct rule_reel *here,
                       const struct rule_reel *there)
{
    (void)here;
    /* Under the other value the game may be over before the last move; that is another end, too. */
    struct game game;
    game_init(&game, &there->rules, &there->positions[0]);
    for (int i = 0; i < there->plies && !game_over(&game); i++)
        game_play(&game, &there->moves[i]);
    ck_assert_msg(game_result(&game).outcome != demo->outcome, "%s: ends alike", name_of(demo));
    game_finish(&game);
}

static void prove(const struct rule_demo *demo, const struct rule_reel *here,
                  const struct rule_reel *there, bool there_legal)
{
    switch (demo->proof) {
    case PROOF_ONLY_HERE:
        ck_assert_msg(!there_legal, "%s: legal under the other value", name_of(demo));
        break;
    case PROOF_REFUSED:
        ck_assert_msg(!path_is_legal(here, demo->refused), "%s: not refused", name_of(demo));
        ck_assert_msg(path_is_legal(there, demo->refused), "%s: refused there too", name_of(demo));
        break;
    case PROOF_ENDS:
        prove_ends(demo, here, there);
        break;
    case PROOF_COUNT:
        ck_assert_msg(here->draws[here->plies].quiet == demo->quiet, "%s", name_of(demo));
        ck_assert_msg(there->draws[there->plies].quiet != demo->quiet, "%s", name_of(demo));
        break;
    case PROOF_BOARD:
        ck_assert_msg(demo->field == FIELD_CORNER || demo->field == FIELD_SQUARES, "%s",
                      name_of(demo));
        break;
    }
}

START_TEST(demo_shows_its_value)
{
    const struct rule_demo *demo = &rule_demos[_i];
    struct rule_reel here, there;
    int value = value_of(demo);
    ck_assert_msg(field_allows(demo->field, value), "%s", name_of(demo));
    ck_assert_msg(rule_reel_make(&here, demo, value), "%s: move %d of %s is not legal",
                  name_of(demo), here.plies + 1, demo->moves);
    ck_assert_msg(here.plies > 0, "%s: no move", name_of(demo));
    int square;
    ck_assert_msg(position_check(&here.positions[0], &square) == POSITION_POSSIBLE, "%s",
                  name_of(demo));
    ck_assert_msg(play_out(&here) == demo->outcome, "%s: ends otherwise", name_of(demo));
    bool legal = rule_reel_make(&there, demo, demo->other);
    prove(demo, &here, &there, legal);
    ck_assert_msg(!field_idle(&here.rules.rules, demo->field), "%s: idle", name_of(demo));
}
END_TEST

/* What proves it to a player's own rules is the same. */
START_TEST(demo_holds_under_its_own_rules)
{
    const struct rule_demo *demo = &rule_demos[_i];
    struct named_ruleset rules;
    struct text_error error;
    ck_assert(ruleset_parse(demo->base, &rules, &error));
    ruleset_set(&rules.rules, demo->field, value_of(demo));
    ck_assert_msg(rule_demo_holds(demo, &rules), "%s", name_of(demo));
    bool board = demo->proof == PROOF_BOARD;
    ruleset_set(&rules.rules, demo->field, demo->other);
    ck_assert_msg(board || !rule_demo_holds(demo, &rules), "%s: under the other value, too",
                  name_of(demo));
}
END_TEST

/* Each value a field may hold has a play in which it is legal. */
START_TEST(every_value_has_one)
{
    enum field field = (enum field)_i;
    const struct field_info *info = &field_infos[field];
    for (int value = 0; value <= info->high; value++) {
        if (!field_allows(field, value))
            continue;
        const struct rule_demo *demo = rule_demo_find(field, value);
        struct rule_reel reel;
        REQUIRE(demo, "%s=%d has no play", info->name, value);
        REQUIRE(rule_reel_make(&reel, demo, value), "%s=%d: not legal", info->name, value);
        REQUIRE(play_out(&reel) == demo->outcome, "%s=%d ends otherwise", info->name, value);
        REQUIRE(ruleset_get(&reel.rules.rules, field) == value, "%s=%d", info->name, value);
    }
}
END_TEST

/* --- Lessons --- */

/* A lesson shows what the rules say: how the man of its last move got there. */
static const struct {
    const char *rules;
    enum lesson lesson;
    int ply, end; /* where the piece that moves then stands */
} lesson_rows[] = {
    {"american", LESSON_MOVE, 2, 14},    {"american", LESSON_CAPTURE, 0, 11},
    {"russian", LESSON_CAPTURE, 0, 20},  {"brazilian", LESSON_CAPTURE, 0, 20},
    {"italian", LESSON_CAPTURE, 0, 11},  {"american", LESSON_CROWN, 0, 3},
    {"american", LESSON_CROWN, 2, 7},    {"flying", LESSON_CROWN, 2, 17},
    {"freejump", LESSON_CAPTURE, 0, 11}, {"american, goal=lose", LESSON_WIN, 0, 15},
};

START_TEST(lessons_follow_the_rules)
{
    struct named_ruleset rules;
    struct text_error error;
    struct rule_reel reel;
    int ply = lesson_rows[_i].ply;
    ck_assert(ruleset_parse(lesson_rows[_i].rules, &rules, &error));
    ck_assert(lesson_reel_make(&reel, lesson_rows[_i].lesson, &rules));
    ck_assert_msg(reel.plies > ply && move_to(&reel.moves[ply]) == lesson_rows[_i].end,
                  "%s, lesson %d: to %d", lesson_rows[_i].rules, (int)lesson_rows[_i].lesson,
                  move_to(&reel.moves[ply]));
    ck_assert(rule_reel_equal(&reel, &reel));
}
END_TEST

START_TEST(every_rule_set_has_every_lesson)
{
    for (int i = 0; i < PRESET_COUNT * LESSON_COUNT; i++) {
        struct rule_reel reel;
        REQUIRE(
            lesson_reel_make(&reel, (enum lesson)(i % LESSON_COUNT), &presets[i / LESSON_COUNT]),
            "%s, lesson %d", presets[i / LESSON_COUNT].name, i % LESSON_COUNT);
        play_out(&reel);
    }
}
END_TEST

START_TEST(captions_tell_values_apart)
{
    for (int i = 0; i < rule_demo_count; i++)
        for (int j = 0; j < i; j++)
            REQUIRE(rule_demos[i].field != rule_demos[j].field ||
                        strcmp(rule_demos[i].caption, rule_demos[j].caption) != 0,
                    "%s", name_of(&rule_demos[i]));
}
END_TEST

/* --- The small board --- */

static struct ui ui;

/* One pass at a time; what would be drawn, as a number. */
static uint64_t pass_at(struct demo_board *demo, uint64_t now)
{
    static const struct input nothing;
    struct rect screen = {0, 0, 400, 400};
    ui_begin(&ui, screen, &nothing);
    demo_board_pass(&ui, screen, demo, now);
    ui_end(&ui);
    return draw_list_hash(&ui.list);
}

/* The names of squares need a font, which this test does without. */
static const struct looks walnut = {.board = THEME_WALNUT};

static bool needs_font(const struct rule_demo *demo)
{
    return demo->field == FIELD_SQUARES;
}

START_TEST(the_board_plays_and_then_stands_still)
{
    const struct rule_demo *demo = &rule_demos[_i];
    struct demo_board board = {0};
    if (needs_font(demo))
        return;
    ui = (struct ui){.scale = 100, .theme = &themes[0]};
    uint64_t now = 0;
    demo_board_show(&board, demo->field, value_of(demo), walnut, false, now);
    uint64_t first = pass_at(&board, now);
    for (; board.playing && now < 20000; now += 16)
        pass_at(&board, now);
    ck_assert_msg(!board.playing && board.ply == board.reel.plies, "%s", name_of(demo));
    uint64_t last = pass_at(&board, now);
    ck_assert_msg(last != first, "%s: nothing moved", name_of(demo));
    ck_assert_msg(pass_at(&board, now + 60000) == last, "%s: moves on", name_of(demo));
    /* The same value again does not begin it anew; the button does. */
    demo_board_show(&board, demo->field, value_of(demo), walnut, false, now);
    ck_assert_msg(!board.playing, "%s", name_of(demo));
    demo_board_play(&board, false, now);
    ck_assert_msg(board.playing && pass_at(&board, now) == first, "%s", name_of(demo));
    ui_finish(&ui);
}
END_TEST

/* Time to look, a plain move of 200 ms, time to think, the next one. */
static const struct {
    const char *name;
    int milliseconds, ply;
    bool moving;
} moments[] = {
    {"the position first", 699, 0, false},   {"the first move begins", 700, 0, true},
    {"and goes on", 899, 0, true},           {"it has ended", 900, 1, false},
    {"nothing for a while", 1349, 1, false}, {"the second move", 1350, 1, true},
};

START_TEST(moves_come_one_after_another)
{
    struct demo_board board = {0};
    ui = (struct ui){.scale = 100, .theme = &themes[0]};
    demo_board_show(&board, FIELD_REPETITION, 0, walnut, false, 0);
    for (int i = 0; i < ROWS(moments); i++) {
        pass_at(&board, (uint64_t)moments[i].milliseconds);
        ck_assert_msg(board.ply == moments[i].ply && board.animation.active == moments[i].moving,
                      "%s: ply %d, moving %d", moments[i].name, board.ply, board.animation.active);
    }
    ui_finish(&ui);
}
END_TEST

START_TEST(with_reduced_motion_only_pictures)
{
    const struct rule_demo *demo = &rule_demos[_i];
    struct demo_board board = {0};
    if (needs_font(demo))
        return;
    ui = (struct ui){.scale = 100, .theme = &themes[0]};
    demo_board_show(&board, demo->field, value_of(demo), walnut, true, 0);
    uint64_t last = pass_at(&board, 0);
    for (int i = 0; i <= board.reel.plies; i++) {
        ck_assert_msg(!board.playing && !board.animation.active, "%s", name_of(demo));
        demo_board_play(&board, true, 0);
        ck_assert_msg(board.ply == i, "%s: picture %d", name_of(demo), board.ply);
    }
    ck_assert_msg(pass_at(&board, 5000) == last, "%s: not all pictures", name_of(demo));
    ui_finish(&ui);
}
END_TEST

SUITE(demos)
{
    Suite *suite = suite_create("demos");
    TCase *tcase = tcase_create("plays");
    tcase_add_loop_test(tcase, demo_shows_its_value, 0, rule_demo_count);
    tcase_add_loop_test(tcase, demo_holds_under_its_own_rules, 0, rule_demo_count);
    tcase_add_loop_test(tcase, every_value_has_one, 0, FIELD_COUNT);
    tcase_add_loop_test(tcase, lessons_follow_the_rules, 0, ROWS(lesson_rows));
    tcase_add_test(tcase, every_rule_set_has_every_lesson);
    tcase_add_test(tcase, captions_tell_values_apart);
    suite_add_tcase(suite, tcase);
    TCase *board = tcase_create("board");
    tcase_add_loop_test(board, the_board_plays_and_then_stands_still, 0, rule_demo_count);
    tcase_add_test(board, moves_come_one_after_another);
    tcase_add_loop_test(board, with_reduced_motion_only_pictures, 0, rule_demo_count);
    suite_add_tcase(suite, board);
    return suite;
}
