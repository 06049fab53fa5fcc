/* SPDX-License-Identifier: MIT */
/* Perfect endings in the background, without a window: where they are made, what stops them, what
 * goes wrong, and how the computer plays by them. Each test has a cache of its own, with the tables
 * of up to 4 pieces where it asks for them. */
#include "companion_stage.h"
#include "full_disk.h"
#include "rng.h"
#include "rules/movegen.h"
#include "scratch.h"
#include "suite.h"

#include <SDL.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    TRIES = 200000, /* of a millisecond each, more than any machine needs */
    ENDINGS = 6,    /* that are played out */
    PLIES = 120,    /* of one, more than any takes */
};

static char made[] = "/tmp/crownhead-made-XXXXXX"; /* a cache with tables */
static char scratch[] = "/tmp/crownhead-endings-XXXXXX";

/* Once for all tests. */
static void make_usual(void)
{
    static struct tables tables;
    static const atomic_bool stop = false;
    ck_assert_ptr_nonnull(mkdtemp(made));
    setenv("CROWNHEAD_CACHE", made, true);
    tables_open(&tables, &preset_find("american")->rules, 0, NULL);
    ck_assert(tables_make(&tables, TABLES_PIECES_USUAL, 2, NULL, &stop));
    tables_close(&tables);
}

static void remove_usual(void)
{
    scratch_remove(made);
}

static void begin_cache(void)
{
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    setenv("CROWNHEAD_CACHE", scratch, true);
}

static const char *table_in(const char *cache, const char *name)
{
    static char paths[2][400];
    static int at;
    at = 1 - at;
    snprintf(paths[at], sizeof paths[at], "%s/endgames/%s", cache, name);
    return paths[at];
}

/* Calls `visit` for each table of up to 4 pieces whose name ends so. */
static void each_made(const char *ending, void (*visit)(const char *name))
{
    DIR *open = opendir(table_in(made, ""));
    ck_assert_ptr_nonnull(open);
    for (struct dirent *entry; (entry = readdir(open));) {
        size_t length = strlen(entry->d_name), end = strlen(ending);
        if (entry->d_name[0] != '.' && length >= end &&
            strcmp(entry->d_name + length - end, ending) == 0)
            visit(entry->d_name);
    }
    closedir(open);
}

static void fill_one(const char *name)
{
    scratch_copy(table_in(made, name), table_in(scratch, name));
}

static void fill_cache(void)
{
    ck_assert_int_eq(mkdir(table_in(scratch, ""), 0700), 0);
    each_made("", fill_one);
}

static void remove_one(const char *name)
{
    ck_assert_int_eq(remove(table_in(scratch, name)), 0);
}

/* As if it were a larger one. */
static void make_larger(const char *name)
{
    scratch_copy(table_in(scratch, name), table_in(scratch, "1-KKM-KK"));
}

static void begin(int first, int second, int pieces)
{
    struct match_setup setup = {
        .players = {{"Ada", first}, {"Ben", second}}, .rules = *preset_find("american"), .seed = 7};
    preferences_init(&stage.preferences);
    stage.preferences.endings = pieces;
    stage_begin(&setup);
    companion_look(&stage.companion);
}

static void end_cache(void)
{
    scratch_remove(scratch);
}

static const struct endings *view(void)
{
    return &stage.companion.view.endings;
}

static void await(enum endings_state state)
{
    companion_look(&stage.companion);
    for (int i = 0; i < TRIES && view()->state != state; i++)
        stage_pass();
    ck_assert_msg(view()->state == state, "state %d, not %d: %s", view()->state, state,
                  view()->reason);
}

static void await_count(void)
{
    stage.companion.view.endings.counted = false;
    endings_count(&stage.companion.endings);
    for (int i = 0; i < TRIES && !view()->counted; i++)
        stage_pass();
    ck_assert(view()->counted);
}

/* Returns what the lane works on. It waits until jobs_resume. */
static const struct table_maker *pause_maker(void)
{
    jobs_pause(stage.jobs, LANE_THINKER);
    return &stage.companion.engines.maker;
}

static bool is_made(int class)
{
    jobs_pause(stage.jobs, LANE_THINKER);
    bool is = stage.companion.engines.tables.endgame.tables[class].bytes;
    jobs_resume(stage.jobs, LANE_THINKER);
    return is;
}

/* Until the lane is in the middle of a table. */
static const struct table_maker *await_middle(void)
{
    for (int i = 0; i < TRIES; i++) {
        const struct table_maker *maker = pause_maker();
        if (maker->solver && endgame_solver_progress(maker->solver) > 0)
            return maker;
        jobs_resume(stage.jobs, LANE_THINKER);
        stage_pass();
    }
    ck_abort_msg("no table is being made");
}

static void wait_a_while(void)
{
    for (int i = 0; i < 50; i++)
        stage_pass();
}

/* --- Where they are made --- */

static const struct {
    const char *name;
    int first, second, pieces;
    bool made;
} uses[] = {
    {"two people", PLAYER_PERSON, PLAYER_PERSON, 4, false},
    {"a person and a level", PLAYER_PERSON, 3, 4, true},
    {"two at full strength", PLAYER_FULL, PLAYER_FULL, 4, true},
};

START_TEST(made_where_somebody_uses_them)
{
    begin(uses[_i].first, uses[_i].second, uses[_i].pieces);
    if (uses[_i].made)
        await(ENDINGS_MADE);
    else
        wait_a_while();
    await_count();
    ck_assert_msg(view()->whole == (uses[_i].made ? 4 : 1), "%s: whole to %d", uses[_i].name,
                  view()->whole);
    ck_assert_msg((view()->bytes > 0) == uses[_i].made, "%s", uses[_i].name);
    ck_assert_msg(uses[_i].made || view()->state == ENDINGS_AT_REST, "%s", uses[_i].name);
    ck_assert_str_eq(view()->reason, "");
    stage_end();
}
END_TEST

/* The player's choice alone is reason enough for larger ones. */
START_TEST(larger_ones_by_choice)
{
    fill_cache();
    begin(PLAYER_PERSON, PLAYER_PERSON, 4);
    wait_a_while();
    ck_assert_int_eq(view()->state, ENDINGS_AT_REST);
    stage.preferences.endings = 5;
    companion_look(&stage.companion);
    ck_assert_int_eq(view()->state, ENDINGS_MAKING);
    ck_assert_int_eq(
        stage.companion.engines.tables.endgame.classes.classes[await_middle()->class].pieces, 5);
    jobs_resume(stage.jobs, LANE_THINKER);
    stage_end();
}
END_TEST

START_TEST(other_rules_have_others)
{
    fill_cache();
    begin(PLAYER_PERSON, 3, 4);
    await(ENDINGS_MADE);
    await_count();
    stage.match.rules = *preset_find("russian");
    companion_look(&stage.companion);
    ck_assert_int_eq(view()->state, ENDINGS_MAKING);
    ck_assert(!view()->counted);
    await(ENDINGS_MADE);
    await_count();
    ck_assert_int_eq(view()->whole, 4);
    ck_assert(view()->all_bytes[0] > view()->bytes);
    stage_end();
}
END_TEST

/* When all is made nothing goes on. */
START_TEST(nothing_goes_on_when_all_is_made)
{
    SDL_Event event;
    fill_cache();
    begin(PLAYER_PERSON, 3, 4);
    await(ENDINGS_MADE);
    wait_a_while();
    while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_USEREVENT, SDL_USEREVENT) == 1)
        ;
    wait_a_while();
    ck_assert_int_eq(SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_USEREVENT, SDL_USEREVENT), 0);
    stage_end();
}
END_TEST

/* --- Stopped, gone on with, deleted --- */

START_TEST(stopped_and_gone_on_with)
{
    fill_cache();
    begin(PLAYER_PERSON, 3, 5);
    await_middle();
    jobs_resume(stage.jobs, LANE_THINKER);
    endings_stop(&stage.companion.endings);
    ck_assert_int_eq(view()->state, ENDINGS_STOPPED);
    wait_a_while();
    ck_assert_ptr_null(pause_maker()->solver); /* its memory is free */
    jobs_resume(stage.jobs, LANE_THINKER);
    ck_assert_int_eq(view()->state, ENDINGS_STOPPED);
    endings_go_on(&stage.companion.endings);
    ck_assert_int_eq(view()->state, ENDINGS_MAKING);
    await_middle();
    jobs_resume(stage.jobs, LANE_THINKER);
    endings_stop(&stage.companion.endings);
    stage.preferences.endings = 4; /* whoever chooses wants them */
    await(ENDINGS_MADE);
    stage_end();
}
END_TEST

START_TEST(the_next_start_goes_on)
{
    fill_cache();
    each_made("-KM-KM", remove_one);
    begin(PLAYER_PERSON, 3, 4);
    endings_stop(&stage.companion.endings);
    wait_a_while();
    ck_assert_int_eq(view()->state, ENDINGS_STOPPED);
    stage_end();
    begin(PLAYER_PERSON, 3, 4);
    await(ENDINGS_MADE);
    await_count();
    ck_assert_int_eq(view()->whole, 4);
    stage_end();
}
END_TEST

START_TEST(larger_ones_are_deleted)
{
    fill_cache();
    each_made("-K-K", make_larger);
    begin(PLAYER_PERSON, 3, 4);
    await(ENDINGS_MADE);
    await_count();
    ck_assert_int_gt(view()->all_bytes[4], 0);
    endings_delete(&stage.companion.endings, 4);
    for (int i = 0; i < TRIES && view()->all_bytes[4] > 0; i++)
        stage_pass();
    await(ENDINGS_MADE);
    ck_assert_int_eq(view()->all_bytes[4], 0);
    ck_assert_int_eq(view()->whole, 4);
    stage_end();
}
END_TEST

/* All are deleted, and none comes back by itself. */
START_TEST(all_are_deleted)
{
    fill_cache();
    begin(PLAYER_PERSON, 3, 4);
    await(ENDINGS_MADE);
    await_count();
    endings_delete(&stage.companion.endings, 0);
    ck_assert_int_eq(view()->state, ENDINGS_STOPPED);
    for (int i = 0; i < TRIES && view()->all_bytes[0] > 0; i++)
        stage_pass();
    wait_a_while();
    await_count();
    ck_assert_int_eq(view()->all_bytes[0], 0);
    ck_assert_int_eq(view()->whole, 1);
    endings_go_on(&stage.companion.endings);
    await(ENDINGS_MADE);
    stage_end();
}
END_TEST

/* --- What goes wrong --- */

static const char *file_of(const char *name)
{
    static struct table_path path;
    static struct tables tables;
    char found[ENDGAME_NAME_SIZE] = "";
    tables_open(&tables, &preset_find("american")->rules, 0, NULL);
    for (int i = 0; i < ENDGAME_CLASS_COUNT && strcmp(found, name) != 0; i++) {
        endgame_class_name(&tables.endgame.classes.classes[i], found);
        path = tables_path(&tables, i, TABLE_ENTRIES);
    }
    return path.text;
}

START_TEST(a_damaged_file_is_made_again)
{
    fill_cache();
    FILE *file = fopen(file_of("KK-KM"), "r+b");
    ck_assert_ptr_nonnull(file);
    ck_assert_int_eq(fseek(file, 5000, SEEK_SET), 0);
    fputs("damage", file);
    fclose(file);
    begin(PLAYER_PERSON, 3, 4);
    await(ENDINGS_MADE);
    ck_assert_msg(strstr(view()->reason, "KK-KM is damaged."), "%s", view()->reason);
    stage_end();
    begin(PLAYER_PERSON, 3, 4);
    await(ENDINGS_MADE);
    ck_assert_str_eq(view()->reason, "");
    stage_end();
}
END_TEST

/* A file is in the place of the folder: the usual tables are used nevertheless, larger ones are not
 * made, until it can be written again. */
START_TEST(a_cache_that_cannot_be_written)
{
    char path[100];
    snprintf(path, sizeof path, "%s/endgames", scratch);
    fclose(fopen(path, "w"));
    begin(PLAYER_PERSON, PLAYER_FULL, 4);
    await(ENDINGS_MADE);
    ck_assert_msg(strstr(view()->reason, path), "%s", view()->reason);
    ck_assert_int_eq(pause_maker()->class, 0);
    ck_assert_int_eq(stage.companion.engines.tables.endgame.pieces, 4);
    jobs_resume(stage.jobs, LANE_THINKER);
    stage.preferences.endings = 5;
    companion_look(&stage.companion);
    await(ENDINGS_FAILED);
    ck_assert_msg(strstr(view()->reason, path), "%s", view()->reason);
    ck_assert_int_eq(remove(path), 0);
    endings_go_on(&stage.companion.endings);
    ck_assert_int_eq(view()->state, ENDINGS_MAKING);
    ck_assert_str_eq(view()->reason, "");
    stage_end();
}
END_TEST

START_TEST(a_full_disk)
{
    begin(PLAYER_PERSON, 3, 4);
    let_files_grow_to(10000);
    await(ENDINGS_MADE);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_str_ne(view()->reason, "");
    await_count();
    ck_assert_int_lt(view()->whole, 4);
    stage_end();
}
END_TEST

/* --- Beside the computer's moves --- */

/* The computer has to move while a table is half made: it goes first, and then the work goes on
 * where it was. */
START_TEST(a_move_goes_first_and_the_work_goes_on)
{
    fill_cache();
    begin(PLAYER_PERSON, PLAYER_FULL, 5);
    const struct table_maker *maker = await_middle();
    const struct endgame_solver *solver = maker->solver;
    double before = endgame_solver_progress(solver);
    int class = maker->class;
    stage_play_any();
    companion_look(&stage.companion);
    ck_assert(stage.companion.view.thinks);
    jobs_resume(stage.jobs, LANE_THINKER);
    companion_move_now(&stage.companion);
    stage_await();
    ck_assert(stage.companion.view.has_move);
    maker = pause_maker();
    if (maker->solver) { /* on a quick machine the table may be complete by now */
        ck_assert_int_ge(maker->class, class);
        ck_assert(maker->class != class ||
                  (maker->solver == solver && endgame_solver_progress(solver) >= before));
    }
    ck_assert_ptr_eq(stage.companion.engines.of[ENGINE_FULL].thinker.tables,
                     &stage.companion.engines.tables);
    ck_assert_int_ge(stage.companion.engines.tables.endgame.pieces, 4);
    jobs_resume(stage.jobs, LANE_THINKER);
    for (int i = 0; i < TRIES && !is_made(class); i++)
        stage_pass();
    ck_assert(is_made(class));
    stage_end();
}
END_TEST

/* A level never has tables: it must play alike everywhere. */
START_TEST(a_level_has_no_tables)
{
    fill_cache();
    begin(5, PLAYER_PERSON, 4);
    await(ENDINGS_MADE);
    stage_await();
    ck_assert(stage.companion.view.has_move);
    pause_maker();
    ck_assert_ptr_null(stage.companion.engines.of[ENGINE_LEVEL].thinker.tables);
    jobs_resume(stage.jobs, LANE_THINKER);
    stage_end();
}
END_TEST

/* --- How it plays by them --- */

/* A random position of four pieces that the side to move wins. */
static struct position won_ending(struct rng *rng)
{
    const struct endgame *endgame = &stage.companion.engines.tables.endgame;
    for (;;) {
        struct position position = {.side = BLACK};
        while (bits_count(position_occupied(&position)) < 4) {
            squareset square = UINT32_C(1) << rng_below(rng, SQUARE_COUNT);
            int side = bits_count(position.pieces[BLACK]) < 2 ? BLACK : WHITE;
            if (position_occupied(&position) & square)
                continue;
            position.pieces[side] |= square;
            if (square & ~ENDGAME_SHARED || rng_below(rng, 2))
                position.kings |= square;
        }
        struct endgame_value value = endgame_probe(endgame, &position);
        if (value.outcome == ENDGAME_WIN && value.plies > 8)
            return position;
    }
}

/* The move of the defender that delays the end longest. */
static struct move longest_defence(void)
{
    struct movelist list;
    struct position position = game_position(&stage.match.game);
    int best = 0, longest = -1;
    movegen(&stage.match.rules.rules, &position, &list);
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(&position, &list.moves[i]);
        int plies = endgame_probe(&stage.companion.engines.tables.endgame, &after).plies;
        if (plies > longest) {
            longest = plies;
            best = i;
        }
    }
    return list.moves[best];
}

START_TEST(full_strength_wins_what_is_won)
{
    struct rng rng = rng_init(20 + (uint64_t)_i);
    fill_cache();
    begin(PLAYER_FULL, PLAYER_PERSON, 4);
    companion_move_now(&stage.companion);
    await(ENDINGS_MADE);
    pause_maker();
    struct position position = won_ending(&rng);
    int plies = endgame_probe(&stage.companion.engines.tables.endgame, &position).plies;
    jobs_resume(stage.jobs, LANE_THINKER);
    struct match_setup setup = {.players = {{"Ada", PLAYER_FULL}, {"Ben", PLAYER_PERSON}},
                                .rules = *preset_find("american"),
                                .start = &position};
    match_finish(&stage.match);
    match_init(&stage.match, &setup);
    stage.match.serial = 100; /* another game than the one before */
    for (int ply = 0; ply < PLIES && !game_over(&stage.match.game); ply++) {
        companion_look(&stage.companion);
        companion_move_now(&stage.companion);
        stage_await();
        ck_assert(stage.companion.view.has_move);
        game_play(&stage.match.game, &stage.companion.view.move);
        if (game_over(&stage.match.game))
            break;
        pause_maker();
        struct move answer = longest_defence();
        jobs_resume(stage.jobs, LANE_THINKER);
        game_play(&stage.match.game, &answer);
    }
    ck_assert_msg(game_result(&stage.match.game).outcome == BLACK_WINS,
                  "%d: not won; it takes %d plies", _i, plies);
    stage_end();
}
END_TEST

SUITE(endings)
{
    Suite *suite = suite_create("endings");
    TCase *tcase = tcase_create("endings");
    tcase_set_timeout(tcase, 600);
    tcase_add_unchecked_fixture(tcase, make_usual, remove_usual);
    tcase_add_checked_fixture(tcase, begin_cache, end_cache);
    tcase_add_loop_test(tcase, made_where_somebody_uses_them, 0, ROWS(uses));
    tcase_add_test(tcase, larger_ones_by_choice);
    tcase_add_test(tcase, other_rules_have_others);
    tcase_add_test(tcase, nothing_goes_on_when_all_is_made);
    tcase_add_test(tcase, stopped_and_gone_on_with);
    tcase_add_test(tcase, the_next_start_goes_on);
    tcase_add_test(tcase, larger_ones_are_deleted);
    tcase_add_test(tcase, all_are_deleted);
    tcase_add_test(tcase, a_damaged_file_is_made_again);
    tcase_add_test(tcase, a_cache_that_cannot_be_written);
    tcase_add_test(tcase, a_move_goes_first_and_the_work_goes_on);
    tcase_add_test(tcase, a_level_has_no_tables);
    tcase_add_loop_test(tcase, full_strength_wins_what_is_won, 0, ENDINGS);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("a full disk");
    tcase_set_timeout(posix, 600);
    tcase_add_checked_fixture(posix, begin_cache, end_cache);
    tcase_add_test(posix, a_full_disk);
    suite_add_tcase(suite, posix);
    return suite;
}
