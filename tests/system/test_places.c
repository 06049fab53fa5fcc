/* SPDX-License-Identifier: MIT */
/* Where the files of the program and of the player lie, as the environment has it. */
#include "suite.h"

#include "base/path.h"
#include "system/environment.h"
#include "system/places.h"
#include "system/processes.h"
#include "system/replace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void set(const char *name, const char *value)
{
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

/* Three places go by the same rules. */
static const struct {
    const char *variable, *folder, *at_home, *in_folder;
    enum place place;
} kinds[] = {
    {"CROWNHEAD_CONFIG", "XDG_CONFIG_HOME", "/.config/crownhead/settings.ini",
     "/crownhead/settings.ini", PLACE_SETTINGS},
    {"CROWNHEAD_DATA", "XDG_DATA_HOME", "/.local/share/crownhead/games.db", "/crownhead/games.db",
     PLACE_ARCHIVE},
    {"CROWNHEAD_CACHE", "XDG_CACHE_HOME", "/.cache/crownhead", "/crownhead", PLACE_CACHE},
};

static const struct {
    const char *name;
    const char *named, *folder, *home; /* of the environment; NULL: not set */
    const char *begin;                 /* of the path; NULL: there is no place */
    bool at_home, in_folder;           /* what follows */
} rows[] = {
    {"home", NULL, NULL, "/home/ada", "/home/ada", .at_home = true},
    {"folder", NULL, "/conf", "/home/ada", "/conf", .in_folder = true},
    {"a folder that is not whole", NULL, "conf", "/home/ada", "/home/ada", .at_home = true},
    {"an empty folder", NULL, "", "/home/ada", "/home/ada", .at_home = true},
    {"a home that is not whole", NULL, NULL, "ada", NULL},
    {"none of them", NULL, NULL, NULL, NULL},
    {"named", "mine", "/conf", "/home/ada", "mine"},
    {"named by nothing", "", "/conf", "/home/ada", "/conf", .in_folder = true},
    {"named, without a home", "/mine", NULL, NULL, "/mine"},
};

START_TEST(the_files_of_the_player)
{
    char path[256], due[256] = "";
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        set(kinds[i].variable, rows[_i].named);
        set(kinds[i].folder, rows[_i].folder);
        set("HOME", rows[_i].home);
        if (rows[_i].begin)
            snprintf(due, sizeof due, "%s%s", rows[_i].begin,
                     rows[_i].at_home     ? kinds[i].at_home
                     : rows[_i].in_folder ? kinds[i].in_folder
                                          : "");
        int error = place_find(kinds[i].place, path, sizeof path);
        REQUIRE(error == (rows[_i].begin ? 0 : FILE_ERROR_NOWHERE), "%s: %d", rows[_i].name, error);
        REQUIRE(strcmp(path, due) == 0, "%s: \"%s\"", rows[_i].name, path);
        bool named = rows[_i].named && *rows[_i].named;
        REQUIRE(place_is_named(kinds[i].place) == named, "%s", rows[_i].name);
    }
}
END_TEST

/* Files of others have no variable of ours. */
START_TEST(the_files_of_gtk)
{
    char path[256];
    set("HOME", "/home/ada");
    set("XDG_CONFIG_HOME", NULL);
    ck_assert_int_eq(place_find(PLACE_GTK4, path, sizeof path), 0);
    ck_assert_str_eq(path, "/home/ada/.config/gtk-4.0/settings.ini");
    ck_assert_int_eq(place_find(PLACE_GTK3, path, sizeof path), 0);
    ck_assert_str_eq(path, "/home/ada/.config/gtk-3.0/settings.ini");
}
END_TEST

START_TEST(home)
{
    static const struct {
        const char *home, *path;
    } homes[] = {{"/home/ada", "/home/ada"},
                 {"/home/ada//", "/home/ada"},
                 {"/", "/"},
                 {"ada", ""},
                 {NULL, ""}};
    char path[64];
    for (size_t i = 0; i < sizeof homes / sizeof *homes; i++) {
        set("HOME", homes[i].home);
        int error = place_find(PLACE_HOME, path, sizeof path);
        ck_assert_str_eq(path, homes[i].path);
        ck_assert_int_eq(error, homes[i].path[0] ? 0 : FILE_ERROR_NOWHERE);
    }
    ck_assert(!place_is_named(PLACE_HOME));
}
END_TEST

START_TEST(a_path_that_is_too_long)
{
    char named[200], path[100];
    memset(named, 'x', sizeof named);
    for (size_t length = sizeof path - 2; length < sizeof path + 2; length++) {
        named[length] = '\0';
        set("CROWNHEAD_CONFIG", named);
        bool fits = length < sizeof path;
        ck_assert_int_eq(place_find(PLACE_SETTINGS, path, sizeof path), fits ? 0 : FILE_ERROR_LONG);
        ck_assert_str_eq(path, fits ? named : "");
        named[length] = 'x';
    }
}
END_TEST

/* They go by where the program runs: installed, or in a build folder. */
START_TEST(the_files_of_the_program)
{
    char path[PLACE_SIZE];
    set("CROWNHEAD_ASSETS", NULL);
    ck_assert_int_eq(place_find(PLACE_ASSETS, path, sizeof path), 0);
    ck_assert_ptr_nonnull(strstr(path, "/assets"));
    ck_assert_int_eq(path[0], '/');
    set("CROWNHEAD_ASSETS", "pictures/");
    ck_assert_int_eq(place_find(PLACE_ASSETS, path, sizeof path), 0);
    ck_assert_str_eq(path, "pictures");
}
END_TEST

/* --- On Windows --- */

static const struct own {
    enum place place;
    const char *usual, *portable; /* how the path ends */
    const char *variable;
} owns[] = {
    {PLACE_SETTINGS, "/Crownhead/settings.ini", "/games/settings.ini", "CROWNHEAD_CONFIG"},
    {PLACE_ARCHIVE, "/Crownhead/games.db", "/games/games.db", "CROWNHEAD_DATA"},
    {PLACE_CACHE, "/Crownhead/cache", "/games/cache", "CROWNHEAD_CACHE"},
};

/* Returns what stands before `end`, or NULL. */
static const char *begin_of(const char *path, const char *end)
{
    static char begin[PLACE_SIZE];
    size_t length = strlen(path), size = strlen(end);
    if (length < size || strcmp(path + length - size, end) != 0)
        return NULL;
    snprintf(begin, sizeof begin, "%.*s", (int)(length - size), path);
    return begin;
}

START_TEST(the_files_of_the_player_on_windows)
{
    const struct own *own = &owns[_i];
    char path[PLACE_SIZE], program[PLACE_SIZE], note[PLACE_SIZE + 20];
    set(own->variable, NULL);
    ck_assert(process_folder(program, sizeof program));
    ck_assert_int_eq(place_find(own->place, path, sizeof path), 0);
    ck_assert_msg(begin_of(path, own->usual), "%s", path);
    ck_assert(path_is_whole(path, PATH_WINDOWS) && !strchr(path, '\\'));
    snprintf(note, sizeof note, "%s/portable.txt", program);
    ck_assert_int_eq(replace_file(note, REPLACE_SHARED, "", 0), 0);
    int error = place_find(own->place, path, sizeof path);
    ck_assert_int_eq(file_remove(note), 0);
    ck_assert_int_eq(error, 0);
    ck_assert_str_eq(begin_of(path, own->portable), program);
    environment_default(own->variable, "C:\\mine\\Шашки\\");
    ck_assert(place_is_named(own->place));
    ck_assert_int_eq(place_find(own->place, path, sizeof path), 0);
    ck_assert_str_eq(path, "C:/mine/Шашки");
    set(own->variable, NULL);
}
END_TEST

START_TEST(home_on_windows)
{
    char path[PLACE_SIZE];
    ck_assert_int_eq(place_find(PLACE_HOME, path, sizeof path), 0);
    ck_assert_msg(path_is_whole(path, PATH_WINDOWS) && !strchr(path, '\\'), "%s", path);
    ck_assert_int_eq(place_find(PLACE_GTK3, path, sizeof path), FILE_ERROR_NOWHERE);
    ck_assert_int_eq(place_find(PLACE_SPEECH, path, sizeof path), FILE_ERROR_NOWHERE);
}
END_TEST

SUITE(places)
{
    Suite *suite = suite_create("places");
    TCase *places = tcase_create("places");
    TCase *posix = posix_cases("posix");
    tcase_add_loop_test(posix, the_files_of_the_player, 0, ROWS(rows));
    tcase_add_test(posix, the_files_of_gtk);
    tcase_add_test(posix, home);
    tcase_add_test(places, a_path_that_is_too_long);
    tcase_add_test(posix, the_files_of_the_program);
    if (PATH_HERE == PATH_WINDOWS) {
        tcase_add_loop_test(places, the_files_of_the_player_on_windows, 0, ROWS(owns));
        tcase_add_test(places, home_on_windows);
    }
    suite_add_tcase(suite, places);
    suite_add_tcase(suite, posix);
    return suite;
}
