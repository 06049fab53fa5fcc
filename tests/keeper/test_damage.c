/* SPDX-License-Identifier: MIT */
/* A bit of the archive is turned, or the end of it is missing: the program says so, plays on with
 * what can be read, and leaves a sound archive. CROWNHEAD_FLIPS: how many bits, one at a time,
 * instead of 40. */
#include "running.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    FLIPS = 40,
    GAMES = 60,      /* at least */
    SAVED_EACH = 10, /* so many steps */
    PAGE = 4096,
};

/* The whole archive, and what it has. */
static struct model whole;
static char *bytes; /* owned */
static size_t size;
static int matches_whole, games_kept, games_there;

/* Saved game by game, so that pages have been used more than once. */
static void begin(void)
{
    char memory[MODEL_LINES_SIZE];
    struct archive archive;
    int64_t key = 0;
    scratch_setup();
    ck_assert_int_eq(archive_open(&archive, scratch_path("whole.db"), true, 0), 0);
    model_init(&whole, 5);
    for (int i = 0; match_game_count(&whole.match) < GAMES || strcmp(whole.page, "play") != 0;
         i++) {
        struct strbuf lines = strbuf_init(memory, sizeof memory);
        model_step(&whole, &lines);
        if (i % SAVED_EACH == 0)
            model_save(&whole, &archive, &key);
    }
    model_save(&whole, &archive, &key);
    archive_close(&archive);
    bytes = scratch_read("whole.db", &size);
    ck_assert_ptr_nonnull(bytes);
}

static void end(void)
{
    model_finish(&whole);
    free(bytes);
    scratch_teardown();
}

/* What is to be expected of the archive in place. */
static int try_copy(struct model *model)
{
    scratch_copy("games.db", "copy.db");
    scratch_copy("games.db-wal", "copy.db-wal");
    unlink(scratch_path("copy.db-shm"));
    return model_take_up(model, scratch_path("copy.db"));
}

/* What is shown at the next start goes on, and is in a sound archive. */
static void expect_playable(const char *name, struct model *model)
{
    struct model found;
    struct running running = running_start(scratch_path("games.db"));
    running_expect(&running, model);
    running_deed(&running, model, model_play);
    running_expect(&running, model);
    REQUIRE(running_end(&running) == 0, "%s: %s", name, scratch_log());
    model_init(&found, 0);
    int error = try_copy(&found);
    REQUIRE(error == 0, "%s: the archive has not become sound (%d)", name, error);
    model_require_alike(&found, model);
    model_finish(&found);
}

/* A first start, which finds the damage. */
static void expect_said(const char *name, const char *sentence)
{
    char line[200];
    struct running running = running_start(scratch_path("games.db"));
    snprintf(line, sizeof line, "await \"%s\"\n", sentence);
    running_do(&running, line);
    REQUIRE(running_end(&running) == 0, "%s: %s", name, scratch_log());
}

static bool is_whole(struct model *model)
{
    char *a = model_print(model), *b = model_print(&whole);
    bool alike = strcmp(a, b) == 0;
    free(a);
    free(b);
    return alike;
}

/* It was set aside as it was. */
static void expect_aside(const char *name, const char *damaged, size_t damaged_size)
{
    size_t aside_size;
    char *aside = scratch_read("games.db.damaged", &aside_size);
    REQUIRE(aside, "%s: it is not set aside", name);
    REQUIRE(aside_size == damaged_size && memcmp(aside, damaged, aside_size) == 0,
            "%s: what is set aside is not what was there", name);
    free(aside);
}

static void remove_all(void)
{
    static const char *const names[] = {
        "games.db",         "games.db-wal",         "games.db-shm",      "games.db-lock",
        "games.db.damaged", "games.db.damaged-wal", "games.db.snapshot", "log"};
    for (int i = 0; i < ROWS(names); i++)
        unlink(scratch_path(names[i]));
}

/* What can be read goes on: all of it, some of it, or nothing. */
static void expect_rescued(const char *name, struct model *model, const char *damaged,
                           size_t damaged_size)
{
    expect_said(name, "be read.");
    expect_aside(name, damaged, damaged_size);
    int error = try_copy(model);
    REQUIRE(error == 0 || error == ENOENT, "%s: the new archive is not sound (%d)", name, error);
    games_kept += error ? 0 : match_game_count(&model->match);
    expect_playable(name, model);
}

/* A file that seems to be somebody else's stays. */
static void expect_left(const char *name, const char *sentence, const char *damaged)
{
    size_t now_size;
    struct running running = running_start(scratch_path("games.db"));
    struct model model;
    model_init(&model, 0);
    model.typing = true;
    running_expect(&running, &model);
    running_deed(&running, &model, model_play);
    running_do(&running, sentence);
    running_expect(&running, &model);
    REQUIRE(running_end(&running) == 0, "%s: %s", name, scratch_log());
    char *now = scratch_read("games.db", &now_size);
    REQUIRE(now && memcmp(now, damaged, now_size) == 0, "%s: it was touched", name);
    free(now);
    model_finish(&model);
}

static void hold(const char *name, const char *damaged, size_t damaged_size)
{
    struct model model;
    remove_all();
    scratch_write("games.db", damaged, damaged_size);
    model_init(&model, 0);
    int error = try_copy(&model);
    games_there += match_game_count(&whole.match);
    if (error == 0) {
        REQUIRE(is_whole(&model), "%s: something is missing, and nobody can tell", name);
        games_kept += match_game_count(&model.match);
        expect_playable(name, &model);
    } else if (error == FILE_ERROR_FOREIGN) {
        expect_left(name, "await \"belongs to another program\"\n", damaged);
    } else if (error == FILE_ERROR_NEWER) {
        expect_left(name, "await \"a later version\"\n", damaged);
    } else {
        REQUIRE(error == FILE_ERROR_DAMAGED, "%s: error %d", name, error);
        expect_rescued(name, &model, damaged, damaged_size);
    }
    matches_whole += error == 0;
    model_finish(&model);
}

static void print_sum(const char *what, int number)
{
    printf("%d %s of %zu bytes: %d harmless; games kept: %d of %d\n", number, what, size,
           matches_whole, games_kept, games_there);
}

START_TEST(a_turned_bit_is_lived_with)
{
    const char *wanted = getenv("CROWNHEAD_FLIPS");
    int flips = wanted ? atoi(wanted) : FLIPS;
    struct rng rng = rng_init(11);
    for (int i = 0; i < flips; i++) {
        char name[64];
        size_t at = rng_below(&rng, (uint32_t)size);
        char bit = (char)(1 << rng_below(&rng, 8));
        snprintf(name, sizeof name, "bit %02x at %zu", (unsigned char)bit, at);
        bytes[at] = (char)(bytes[at] ^ bit);
        hold(name, bytes, size);
        bytes[at] = (char)(bytes[at] ^ bit);
    }
    print_sum("bits", flips);
    REQUIRE(10 * games_kept >= 9 * games_there, "too little is rescued: %d games of %d", games_kept,
            games_there);
}
END_TEST

/* Nothing of the archive can be read, and all of it is there again. */
START_TEST(the_backup_has_the_rest)
{
    enum {
        TRIES = 500,
        HEAD = 4096,
    };
    struct model model;
    remove_all();
    scratch_write("games.db", bytes, size);
    struct running running = running_start(scratch_path("games.db"));
    for (int i = 0; i < TRIES && access(scratch_path("games.db.snapshot"), F_OK) != 0; i++)
        usleep(20000);
    REQUIRE(running_end(&running) == 0, "%s", scratch_log());
    char *damaged = calloc(1, size);
    memcpy(damaged, bytes, HEAD / 2);
    unlink(scratch_path("games.db-wal"));
    unlink(scratch_path("games.db-shm"));
    scratch_write("games.db", damaged, size);
    free(damaged);
    expect_said("all of it", "Only in the backup: ");
    model_init(&model, 0);
    REQUIRE(try_copy(&model) == 0 && is_whole(&model), "something is missing");
    expect_playable("all of it", &model);
    model_finish(&model);
}
END_TEST

START_TEST(a_missing_end_is_lived_with)
{
    int cuts = 0;
    for (size_t left = PAGE; left < size; left += PAGE, cuts++) {
        char name[64];
        snprintf(name, sizeof name, "cut at %zu", left);
        hold(name, bytes, left);
    }
    print_sum("cuts", cuts);
}
END_TEST

SUITE(damage)
{
    Suite *suite = suite_create("damage");
    TCase *tcase = tcase_create("damage");
    tcase_set_timeout(tcase, TEST_TIMEOUT_S);
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, a_turned_bit_is_lived_with);
    tcase_add_test(tcase, the_backup_has_the_rest);
    tcase_add_test(tcase, a_missing_end_is_lived_with);
    suite_add_tcase(suite, tcase);
    return suite;
}
