/* SPDX-License-Identifier: MIT */
/* The settings file on the disk, and two programs at one file. */
#include "own_settings.h"
#include "prose/settings_prose.h"
#include "suite.h"
#include "system/replace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* --- The file --- */

START_TEST(a_change_is_written_and_read)
{
    const char *path = path_of("new/deeper/settings.ini");
    struct settings own = AT_FIRST, again = AT_FIRST;
    settings_load_file(&own, path);
    ck_assert(settings_saved(&own)); /* nothing has changed yet */
    own.preferences.speed = SPEED_OFF;
    ck_assert(!settings_saved(&own));
    own.preferences.speed = SPEED_NORMAL;
    rulebook_put(&own.rulebook, "Attic", preset_find("thai"));
    ck_assert(!settings_saved(&own));
    rulebook_remove(&own.rulebook, 0);
    ck_assert(settings_saved(&own));
    own.preferences.speed = SPEED_OFF;
    rulebook_put(&own.rulebook, "Attic", preset_find("thai"));
    settings_write(&own, 0);
    settings_load_file(&again, path);
    ck_assert_int_eq(again.preferences.speed, SPEED_OFF);
    ck_assert_int_eq(again.rulebook.count, 1);
    settings_close(&own);
    settings_close(&again);
}
END_TEST

START_TEST(nothing_is_left_beside_the_file)
{
    const char *path = path_of("settings.ini");
    struct settings own = AT_FIRST;
    settings_load_file(&own, path);
    for (int i = 0; i < 5; i++) {
        own.preferences.speed = i % 2 == 0 ? SPEED_OFF : SPEED_NORMAL;
        settings_write(&own, 0);
    }
    ck_assert_int_eq(count_files(), 1);
    settings_close(&own);
}
END_TEST

/* What is no text cannot be changed line by line: it stays beside the new file. */
START_TEST(a_damaged_file_stays_beside)
{
    const char *path = path_of("settings.ini");
    for (int i = 0; i < 2; i++) {
        FILE *out = fopen(path, "wb");
        ck_assert_ptr_nonnull(out);
        fwrite("[screen]\n\0\0\0\n", 1, 13, out);
        fclose(out);
        struct settings own = AT_FIRST;
        settings_load_file(&own, path);
        own.preferences.speed = SPEED_OFF;
        ck_assert_int_eq(settings_write(&own, 0), 0);
        ck_assert_ptr_nonnull(strstr(text_at(path), "motion = reduced"));
        const char *backup = path_of(i == 0 ? "settings.ini.bak" : "settings.ini.bak2");
        ck_assert_str_eq(text_at(backup), "[screen]\n");
        settings_close(&own);
    }
}
END_TEST

/* --- Two programs, one file --- */

static const struct {
    const char *row;
    const char *first, *found; /* the file when it is read, and when it is saved */
    int motion;                /* what is changed between the two: as above */
    const char *rules;
    const char *saved;
} merge_rows[] = {
    {"their rule set stays", "[rules]\nB = thai\n", "[rules]\nB = thai\nA = pool\n", 1, NULL,
     "[rules]\nB = thai\nA = pool\n\n[screen]\nmotion = reduced\n"},
    {"their preference stays", "[screen]\nmotion = full\n", "[screen]\nmotion = reduced\n", -1,
     "A=thai", "[screen]\nmotion = reduced\n\n[rules]\nA = thai\n"},
    {"mine wins", "[screen]\nmotion = full\nscale = 75\n", "[screen]\nscale = 100\n", 1, NULL,
     "[screen]\nscale = 100\nmotion = reduced\n"},
    {"what they have removed goes", "[rules]\nA = thai\nB = thai\n", "[rules]\nB = thai\n", -1,
     "C=pool", "[rules]\nB = thai\nC = pool\n"},
    {"what I have removed goes", "[rules]\nA = thai\nB = thai\n",
     "[rules]\nA = thai\nB = thai\nC = pool\n", -1, "A", "[rules]\nB = thai\nC = pool\n"},
    {"both under one name", "", "[rules]\nA = pool\n", -1, "A=thai",
     "[rules]\nA = thai\nA 2 = pool\n"},
    {"a hand's comment", "[screen]\nmotion = full\n",
     "; by hand\n[screen]\n\nmotion = full ; here\n", 1, NULL,
     "; by hand\n[screen]\n\nmotion = reduced ; here\n"},
    {"emptied: that says nothing", "[rules]\nA = thai\n", "", -1, "B=pool",
     "[looks]\nboard = as-rules\nking-mark = as-rules\npieces = as-rules\nlabels = "
     "as-rules\ncaptured = shown\n\n"
     "[play]\nforced = by-hand\nhighlights = all\nsitting = beside\nseats = cross\n\n"
     "[screen]\nmotion = full\nscale = auto\n\n[sound]\nsound = on\nvolume = "
     "75\n\n[speech]\naloud = reader\nrate = usual\nloudness = usual\n\n"
     "[one-button]\npace = off\n\n"
     "[computer]\nodds = off\nendings = 4\n\n[texts]\nlanguage = auto\n\n[rules]\nA = thai\nB = "
     "pool\n"},
    {"no rule set was played", "[match]\nrules = nonsense\nstarter = same\n",
     "[match]\nrules = nonsense\nstarter = same\n", 1, NULL,
     "[match]\nstarter = same\n\n[screen]\nmotion = reduced\n"},
    {"the rule set that was played has gone",
     "[match]\nrules = A\nstarter = same\n[rules]\nA = thai\n",
     "[match]\nrules = A\nstarter = same\n[rules]\n", 1, NULL,
     "[match]\nstarter = same\n[rules]\n\n[screen]\nmotion = reduced\n"},
    {"an entry where a line of mine would go on in it", "[rules]\n  odd\n",
     "[rules]\n  odd\n  [screen]\n", -1, "A=thai", NULL},
};

START_TEST(what_others_have_written_is_merged)
{
    const char *path = path_of("settings.ini"), *row = merge_rows[_i].row;
    struct settings own = AT_FIRST, again = AT_FIRST;
    write_text(path, merge_rows[_i].first);
    settings_load_file(&own, path);
    write_text(path, merge_rows[_i].found);
    if (merge_rows[_i].motion >= 0)
        own.preferences.speed = merge_rows[_i].motion ? SPEED_OFF : SPEED_NORMAL;
    change_rules(&own.rulebook, merge_rows[_i].rules);
    ck_assert_int_eq(settings_write(&own, 0), 0);
    if (merge_rows[_i].saved)
        ck_assert_msg(strcmp(text_at(path), merge_rows[_i].saved) == 0, "%s: %s", row,
                      text_at(path));
    ck_assert_msg(settings_saved(&own), "%s", row);
    /* What is in force now is what the file says. */
    settings_load_file(&again, path);
    expect_same(&own, &again, _i);
    settings_close(&own);
    settings_close(&again);
}
END_TEST

/* The lock is that of another open file: it holds in one process, too. */
START_TEST(nobody_waits_without_end)
{
    const char *path = path_of("settings.ini");
    struct settings own = AT_FIRST;
    struct replacement other;
    write_text(path, "[screen]\nmotion = full\n");
    settings_load_file(&own, path);
    ck_assert_int_eq(replace_begin(&other, path, REPLACE_OWN, 0), 0);
    own.preferences.speed = SPEED_OFF;
    ck_assert_int_eq(settings_write(&own, 10), FILE_ERROR_BUSY);
    ck_assert_ptr_nonnull(strstr(own.file.reason, "settings.ini is in use by another program."));
    ck_assert(!settings_saved(&own));
    replace_drop(&other);
    ck_assert_int_eq(settings_write(&own, 0), 0);
    ck_assert_str_eq(text_at(path), "[screen]\nmotion = reduced\n");
    settings_close(&own);
}
END_TEST

/* A folder in the file's place, or a file in the folder's: works for root, too. */
START_TEST(a_failure_is_not_fatal)
{
    write_text(path_of("file"), "");
    static const char *const names[] = {"file/settings.ini", "taken"};
    ck_assert_int_eq(mkdir(path_of("taken"), 0700), 0);
    struct settings own = AT_FIRST;
    settings_load_file(&own, path_of(names[_i]));
    own.preferences.speed = SPEED_OFF;
    ck_assert_msg(settings_write(&own, 0) != 0, "%s", names[_i]);
    ck_assert_msg(own.file.reason[0], "%s", names[_i]);
    ck_assert_int_eq(count_files(), 2); /* that were put there: no temporary one stays behind */
    settings_close(&own);
}
END_TEST

/* A size given by an option is for one run, until the player chooses another one. */
START_TEST(a_size_given_for_a_run)
{
    static const struct {
        int chosen, saved;
    } steps[] = {{125, 75}, {150, 150}, {125, 125}};
    const char *path = path_of("settings.ini");
    struct settings own;
    write_text(path, "[screen]\nscale = 75\n");
    setenv("CROWNHEAD_CONFIG", path, 1);
    settings_load(&own, &(struct options){.scale = 125});
    ck_assert_int_eq(own.preferences.scale, 125);
    ck_assert(settings_saved(&own));
    for (int i = 0; i < ROWS(steps); i++) {
        char due[100];
        own.preferences.speed = SPEED_NORMAL - own.preferences.speed;
        own.preferences.scale = steps[i].chosen;
        ck_assert(settings_save(&own, 0, true));
        ck_assert_int_eq(own.preferences.scale, steps[i].chosen);
        snprintf(due, sizeof due, "scale = %d\n", steps[i].saved);
        ck_assert_msg(strstr(text_at(path), due), "step %d: %s", i, text_at(path));
    }
    settings_close(&own);
}
END_TEST

START_TEST(without_a_path_nothing_is_written)
{
    struct settings own = AT_FIRST;
    settings_load_file(&own, "");
    own.preferences.speed = SPEED_OFF;
    ck_assert_int_eq(settings_write(&own, 0), FILE_ERROR_NOWHERE);
    settings_close(&own);
}
END_TEST

SUITE(settings_file)
{
    Suite *suite = suite_create("settings_file");
    TCase *disk = tcase_create("disk");
    tcase_add_checked_fixture(disk, own_folder_setup, own_folder_teardown);
    tcase_add_test(disk, a_change_is_written_and_read);
    tcase_add_test(disk, nothing_is_left_beside_the_file);
    tcase_add_loop_test(disk, what_others_have_written_is_merged, 0, ROWS(merge_rows));
    tcase_add_test(disk, nobody_waits_without_end);
    tcase_add_test(disk, a_damaged_file_stays_beside);
    tcase_add_loop_test(disk, a_failure_is_not_fatal, 0, 2);
    tcase_add_test(disk, a_size_given_for_a_run);
    tcase_add_test(disk, without_a_path_nothing_is_written);
    suite_add_tcase(suite, disk);
    return suite;
}
