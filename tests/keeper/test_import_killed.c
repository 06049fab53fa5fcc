/* SPDX-License-Identifier: MIT */
/* Games are taken in while the program is played, and it is killed; and while another program
 * plays, too. */
#include "model.h"
#include "running.h"
#include "store/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    GAMES = 20000,
    KILLS = 5,
    MOVES = 4,
    OTHER_MOVES = 12,
};

static void write_games(void)
{
    FILE *out = fopen(scratch_path("cup.pdn"), "w");
    ck_assert_ptr_nonnull(out);
    for (int i = 1; i <= GAMES; i++)
        fprintf(out,
                "[Event \"Cup\"]\n[Round \"%d\"]\n[White \"W%d\"]\n[Black \"B%d\"]\n\n"
                "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25 4. 4-8 *\n\n",
                i, i, i);
    ck_assert_int_eq(fclose(out), 0);
}

/* The library, and back to the board: games go on coming in. */
static void begin_import(struct running *running)
{
    char lines[400];
    snprintf(lines, sizeof lines,
             "wait 5000\nkey Ctrl+L\nawait Library\ndrop \"%s\"\nawait \"Importing\"\nkey Escape\n",
             scratch_path("cup.pdn"));
    running_do(running, lines);
}

static int count_in(struct archive *archive)
{
    static const struct library_filter any = {.result = LIBRARY_ANY_RESULT};
    struct catalogue_found found = {0};
    ck_assert_int_eq(catalogue_find(archive, &any, &found, NULL, NULL), 0);
    int count = found.count;
    catalogue_found_finish(&found);
    archive_close(archive);
    return count;
}

/* In the copy, which is sound. */
static int count_games(void)
{
    struct archive archive;
    ck_assert_int_eq(archive_open(&archive, scratch_path("copy.db"), false, 0), 0);
    ck_assert_int_eq(archive_check(&archive, NULL, NULL), 0);
    return count_in(&archive);
}

/* In the archive itself, while others write to it. */
static int count_now(void)
{
    struct archive archive;
    ck_assert_int_eq(archive_open_to_read(&archive, scratch_path("games.db"), 10000), 0);
    return count_in(&archive);
}

static void copy_archive(void)
{
    scratch_copy("games.db", "copy.db");
    scratch_copy("games.db-wal", "copy.db-wal");
    unlink(scratch_path("copy.db-shm"));
}

START_TEST(what_was_saved_lasts)
{
    struct model model, found;
    int games = 0, killed_early = 0;
    scratch_setup();
    write_games();
    model_init(&model, 0);
    model.typing = true;
    for (int i = 0; i < KILLS; i++) {
        struct running running = running_start(scratch_path("games.db"));
        running_expect(&running, &model);
        begin_import(&running);
        for (int j = 0; j < MOVES; j++)
            running_deed(&running, &model, model_play);
        running_do(&running, "await-saved\n");
        running_kill(&running);
        copy_archive();
        model_init(&found, 0);
        ck_assert_int_eq(model_take_up(&found, scratch_path("copy.db")), 0);
        model_require_alike(&found, &model);
        model_finish(&found);
        copy_archive();
        int now = count_games();
        REQUIRE(now >= games && now <= GAMES + match_game_count(&model.match),
                "kill %d: %d games, and before it %d", i, now, games);
        killed_early += now < GAMES;
        games = now;
    }
    printf("%d games in the end; %d kills came before that\n", games, killed_early);
    REQUIRE(killed_early > 0, "no kill came in time");
    model_finish(&model);
    scratch_teardown();
}
END_TEST

START_TEST(another_program_plays)
{
    struct running running[2];
    struct model model;
    double worst = 0;
    int between = 0; /* moves that were saved while games still came */
    scratch_setup();
    write_games();
    model_init(&model, 1);
    model.typing = true;
    for (int i = 0; i < 2; i++) {
        running[i] = running_start(scratch_path("games.db"));
        running_do(&running[i], "wait 1\n");
    }
    running_deed(&running[0], &model, model_play); /* there is an archive */
    running_do(&running[0], "await-saved\n");
    begin_import(&running[1]);
    for (int i = 0; i < OTHER_MOVES; i++) {
        running_deed(&running[0], &model, model_play);
        double begin = running_now();
        running_do(&running[0], "await-saved\nexpect-not \"not saved yet\"\n");
        worst = running_now() - begin > worst ? running_now() - begin : worst;
        between += count_now() < GAMES;
    }
    REQUIRE(between > 0, "all games came before the first move");
    running_expect(&running[0], &model);
    running_do(&running[1], "key Ctrl+L\nawait \"imported\"\nawait-not \"Importing\"\n");
    for (int i = 0; i < 2; i++)
        REQUIRE(running_end(&running[i]) == 0, "%s", scratch_log());
    copy_archive();
    ck_assert_int_eq(count_games(), GAMES + match_game_count(&model.match));
    printf("the other program's moves: saved after %.0f ms at worst\n", worst);
    model_finish(&model);
    scratch_teardown();
}
END_TEST

SUITE(import_killed)
{
    Suite *suite = suite_create("import killed");
    TCase *tcase = tcase_create("import killed");
    tcase_set_timeout(tcase, 400);
    tcase_add_test(tcase, what_was_saved_lasts);
    tcase_add_test(tcase, another_program_plays);
    suite_add_tcase(suite, tcase);
    return suite;
}
