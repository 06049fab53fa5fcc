/* SPDX-License-Identifier: MIT */
/* A program that is killed while it saves leaves the old file or the new one, whole, and nothing
 * that the next save does not remove. CROWNHEAD_KILLS: how many times, instead of 200. */
#include "own_settings.h"
#include "rng.h"
#include "suite.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    KILLS = 200,
    SETS = 100,
    TEXT_SIZE = 1 << 16,
    LONGEST_US = 3000, /* from the first save of a program to its end */
};

static struct settings own;
static char folder[64], path[96];

static const char *file_text(char text[TEXT_SIZE])
{
    FILE *in = fopen(path, "r");
    ck_assert_ptr_nonnull(in);
    text[fread(text, 1, TEXT_SIZE - 1, in)] = '\0';
    fclose(in);
    return text;
}

static void save(void)
{
    own.preferences.speed = SPEED_NORMAL - own.preferences.speed;
    settings_write(&own, 1000);
}

/* Saves the two settings by turns until it is killed; tells `begun` when it has saved once. */
static void save_for_ever(int begun)
{
    settings_close(&own);
    settings_load_file(&own, path);
    save();
    if (write(begun, "", 1) != 1)
        _exit(1);
    for (;;)
        save();
}

static void kill_one(struct rng *rng)
{
    int begun[2];
    char byte;
    ck_assert_int_eq(pipe(begun), 0);
    pid_t process = fork();
    if (process == 0)
        save_for_ever(begun[1]);
    ck_assert_int_gt(process, 0);
    ck_assert_int_eq(read(begun[0], &byte, 1), 1);
    close(begun[0]);
    close(begun[1]);
    struct timespec pause = {.tv_nsec = 1000L * rng_below(rng, LONGEST_US)};
    nanosleep(&pause, NULL);
    ck_assert_int_eq(kill(process, SIGKILL), 0);
    ck_assert_int_eq(waitpid(process, NULL, 0), process);
}

static void begin(char texts[2][TEXT_SIZE])
{
    strcpy(folder, "/tmp/crownhead-kills-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/settings.ini", folder);
    settings_load_file(&own, path);
    for (int i = 0; i < SETS; i++) {
        char name[16];
        snprintf(name, sizeof name, "Set %d", i);
        ck_assert_int_eq(rulebook_put(&own.rulebook, name, &presets[i % PRESET_COUNT]), NAME_FIT);
    }
    for (int i = 0; i < 2; i++) {
        save();
        file_text(texts[i]);
    }
}

/* The next save removes what is left beside the file. */
static void expect_file_alone(void)
{
    char command[160];
    settings_close(&own);
    settings_load_file(&own, path);
    ck_assert_int_eq(own.rulebook.count, SETS);
    save();
    snprintf(command, sizeof command, "test \"$(ls -A '%s')\" = settings.ini", folder);
    ck_assert_int_eq(system(command), 0);
}

START_TEST(a_killed_save_leaves_a_whole_file)
{
    static char texts[2][TEXT_SIZE], text[TEXT_SIZE];
    const char *wanted = getenv("CROWNHEAD_KILLS");
    struct rng rng = rng_init(7);
    begin(texts);
    for (int i = 0; i < (wanted ? atoi(wanted) : KILLS); i++) {
        kill_one(&rng);
        file_text(text);
        REQUIRE(strcmp(text, texts[0]) == 0 || strcmp(text, texts[1]) == 0, "kill %d: %s", i, text);
    }
    expect_file_alone();
    settings_close(&own);
    char command[160];
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}
END_TEST

SUITE(kills)
{
    Suite *suite = suite_create("kills");
    TCase *tcase = tcase_create("kills");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, a_killed_save_leaves_a_whole_file);
    suite_add_tcase(suite, tcase);
    return suite;
}
