/* SPDX-License-Identifier: MIT */
/* Games are taken in while the program is played: each move is on the disk as soon as ever, and
 * what has been taken in stays, however that ends. */
#include "library_steps.h"
#include "rules/movegen.h"
#include "store/catalogue.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    GAMES = 18000,
    GOOD = GAMES - GAMES / 3,
    MOVES = 30,
    MOVES_LEAST = 5,
    PAUSE_MS = 5,         /* between two moves */
    STRETCHES_MOST = 210, /* of an import that nothing stops, however slow the machine is */
};

static void write_games(void)
{
    write_many("cup.pdn", GAMES, "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25 4. 4-8");
}

static void begin_import(void)
{
    app.settings->preferences.speed = SPEED_OFF; /* no frames but those that it asks for */
    find_all();
    import_file("cup.pdn");
    AWAIT(library()->import.taken > 0);
    REQUIRE(library()->import.running, "it is over already");
}

static void play_move(void)
{
    struct game *game = &app.match.game;
    struct position position = game_position(game);
    struct movelist list;
    if (game_over(game))
        match_next_game(&app.match);
    position = game_position(game);
    movegen(&game->rules.rules, &position, &list);
    game_play(game, &list.moves[(game->cursor * 7) % list.count]);
    app_draw(&app);
}

/* --- A move on its way --- */

static int plies_on_disk(int64_t game)
{
    struct archive archive;
    struct library_row entry;
    ck_assert_int_eq(archive_open_to_read(&archive, path_of("games.db"), 1000), 0);
    ck_assert_int_eq(catalogue_read(&archive, game, &entry), 0);
    archive_close(&archive);
    return entry.plies;
}

/* How long that takes, in milliseconds. */
static int await_on_disk(int64_t game, int plies)
{
    uint64_t begin = SDL_GetTicks64();
    while (plies_on_disk(game) < plies && SDL_GetTicks64() - begin < AWAIT_MS)
        SDL_Delay(1);
    REQUIRE(plies_on_disk(game) >= plies, "move %d does not come on the disk", plies);
    return (int)(SDL_GetTicks64() - begin);
}

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

START_TEST(moves_go_first)
{
    int took[MOVES], count = 0;
    write_games();
    play_move();
    find_all();
    AWAIT(library()->found == 1);
    int64_t game = row_at(0)->game;
    begin_import();
    for (; count < MOVES && library()->import.running && !game_over(&app.match.game); count++) {
        play_move();
        took[count] = await_on_disk(game, app.match.game.cursor);
        for (int passed = 0; passed < PAUSE_MS; passed += STEP_MS)
            let_time_pass();
    }
    REQUIRE(count >= MOVES_LEAST, "there was time for %d moves only", count);
    qsort(took, (size_t)count, sizeof *took, compare);
    printf("%d moves: on the disk after %d ms, %d ms at worst\n", count, took[count / 2],
           took[count - 1]);
    AWAIT(library()->import.ended);
    ck_assert_int_eq(library()->import.taken, GOOD);
    ck_assert_int_eq(library()->import.bad, GAMES / 3);
    ck_assert_int_eq(library()->import.fault_count, LIBRARY_FAULTS);
    ck_assert_int_eq(library()->import.percent, 100);
    printf("%d games a second\n", library()->import.per_second);
    AWAIT(library()->found == GOOD + 1);
}
END_TEST

/* Those that a file tells are not. */
START_TEST(rules_that_are_guessed_are_told)
{
    char text[600] = "";
    for (int i = 0; i < 10; i++)
        strcat(text, "1. 11-15 *\n");
    write_file("plain.pdn", text);
    import_file("plain.pdn");
    AWAIT(library()->import.ended);
    SAYS("plain.pdn: the games do not tell their rules, and several rule sets fit: American, Pool. "
         "They are read under the first of these.");
    write_file("told.pdn", "[GameType \"21\"]\n1. 11-15 *\n");
    import_all("told.pdn");
    ck_assert(!says("tell their rules"));
}
END_TEST

START_TEST(it_can_be_stopped)
{
    write_games();
    begin_import();
    ask(&(struct request){.kind = REQUEST_IMPORT_STOP});
    AWAIT(library()->import.ended);
    int taken = library()->import.taken;
    ck_assert(library()->import.stopped);
    REQUIRE(taken > 0 && taken < GOOD, "%d games were taken", taken);
    ck_assert_int_eq(find_all(), taken);
    import_all("cup.pdn");
    ck_assert_int_eq(library()->import.known, taken);
    ck_assert_int_eq(library()->import.taken, GOOD - taken);
    ck_assert(!library()->import.stopped);
}
END_TEST

/* What is asked for meanwhile waits, and is told of with the first. */
START_TEST(one_at_a_time)
{
    write_games();
    write_many("other.pdn", 3, "1. 9-13");
    begin_import();
    int bad = library()->import.bad;
    import_file("other.pdn");
    SAYS("Importing cup.pdn (1 of 2): ");
    ck_assert_int_ge(library()->import.bad, bad);
    AWAIT(library()->import.file == 2 || library()->import.ended);
    ck_assert_int_ge(library()->import.taken, GOOD);
    AWAIT(library()->import.ended);
    ck_assert_int_eq(library()->import.taken, GOOD + 2);
    ck_assert_int_eq(library()->import.bad, GAMES / 3 + 1);
    ck_assert_int_eq(library()->import.fault_count, LIBRARY_FAULTS);
    AWAIT(says("2 files: 12,002 games imported, 6,001 have a fault (6,001 were left out)."));
}
END_TEST

START_TEST(who_stops_it_stops_what_waits)
{
    write_games();
    write_many("other.pdn", 3, "1. 9-13");
    begin_import();
    import_file("other.pdn");
    ask(&(struct request){.kind = REQUEST_IMPORT_STOP});
    AWAIT(library()->import.ended && !library()->import.running);
    ck_assert(library()->import.stopped);
    ck_assert_int_lt(library()->import.taken, GOOD);
    ck_assert_int_eq(library()->import.file, 1);
}
END_TEST

START_TEST(who_leaves_does_not_wait)
{
    write_games();
    begin_import();
    program_restart();
    int found = find_all();
    REQUIRE(found > 0 && found < GOOD, "%d games were taken", found);
}
END_TEST

/* Each would be stopped by the other one, again and again. */
START_TEST(looking_for_damage_waits)
{
    write_games();
    write_many("other.pdn", GAMES, "1. 9-13 22-18 2. 6-9 25-22 3. 10-15");
    play_move();
    find_all();
    import_all("cup.pdn");
    unsigned changes = app.autosave.writer.changes;
    autosave_check(&app.autosave);
    import_all("other.pdn");
    int stretches = (int)(app.autosave.writer.changes - changes);
    printf("%d games in %d stretches\n", library()->import.taken, stretches);
    ck_assert_int_eq(library()->import.taken, GOOD);
    REQUIRE(stretches <= STRETCHES_MOST, "in %d stretches", stretches);
}
END_TEST

/* --- While another program has the archive --- */

/* One that repairs it, until the other end of the pipe is closed. */
static pid_t begin_repair(int *end)
{
    int ready[2], over[2];
    char byte;
    ck_assert(pipe(ready) == 0 && pipe(over) == 0);
    pid_t other = fork();
    if (other == 0) {
        struct archive_lock lock;
        close(over[1]);
        archive_lock_open(&lock, path_of("games.db"));
        if (archive_lock_take(&lock, LOCK_FILE) && write(ready[1], "!", 1) == 1)
            _exit(read(over[0], &byte, 1) != 0);
        _exit(1);
    }
    close(ready[1]);
    close(over[0]);
    REQUIRE(read(ready[0], &byte, 1) == 1, "the other one does not begin");
    close(ready[0]);
    *end = over[1];
    return other;
}

static void end_repair(pid_t other, int end)
{
    int status;
    close(end);
    ck_assert(waitpid(other, &status, 0) == other && status == 0);
}

START_TEST(games_wait_for_another_program)
{
    enum {
        STEPS = 100,
    };
    int end;
    pid_t other = begin_repair(&end);
    write_many("cup.pdn", 2, "1. 11-15");
    import_file("cup.pdn");
    for (int i = 0; i < STEPS; i++) {
        let_time_pass();
        ck_assert(library()->import.running && library()->import.taken == 0);
    }
    end_repair(other, end);
    AWAIT(library()->import.ended);
    ck_assert(library()->import.taken == 2 && !library()->import.reason[0]);
}
END_TEST

START_TEST(games_do_not_wait_for_ever)
{
    int end;
    pid_t other = begin_repair(&end);
    app.library.import_patience_ms = 0;
    write_many("cup.pdn", 2, "1. 11-15");
    import_file("cup.pdn");
    AWAIT(library()->import.ended);
    ck_assert_int_eq(library()->import.taken, 0);
    REQUIRE(strstr(library()->import.reason, "games.db is in use by another program"), "%s",
            library()->import.reason);
    end_repair(other, end);
}
END_TEST

SUITE(import)
{
    Suite *suite = suite_create("import");
    TCase *tcase = tcase_create("import");
    tcase_set_timeout(tcase, 100);
    tcase_add_checked_fixture(tcase, library_setup, program_teardown);
    tcase_add_test(tcase, moves_go_first);
    tcase_add_test(tcase, rules_that_are_guessed_are_told);
    tcase_add_test(tcase, it_can_be_stopped);
    tcase_add_test(tcase, one_at_a_time);
    tcase_add_test(tcase, who_stops_it_stops_what_waits);
    tcase_add_test(tcase, who_leaves_does_not_wait);
    tcase_add_test(tcase, looking_for_damage_waits);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("another program");
    tcase_set_timeout(posix, 100);
    tcase_add_checked_fixture(posix, library_setup, program_teardown);
    tcase_add_test(posix, games_wait_for_another_program);
    tcase_add_test(posix, games_do_not_wait_for_ever);
    suite_add_tcase(suite, posix);
    return suite;
}
