/* SPDX-License-Identifier: MIT */
/* What was played lasts: the next start, in a terminal or a window, goes on with it. */
#include "conversation.h"
#include "last_match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void expect_end(const char *said, const char *end)
{
    size_t length = strlen(said), size = strlen(end);
    ck_assert_msg(length >= size && strcmp(said + length - size, end) == 0, "said\n%s", said);
}

/* Each start goes on where the one before has ended. */
START_TEST(goes_on)
{
    static const struct {
        const char *typed, *said; /* what it ends with */
    } starts[] = {
        {"black Anna\nwhite Ben\n11-15\n", "Ben (White) to move.\n"},
        {"",
         "American, game 1\nAnna – Ben: 0–0\nAnna (Black) plays 11-15.\nBen (White) to move.\n"},
        {"23-19\noffer\n", "Anna offers a draw. Ben, type \"accept\" or \"decline\".\n"},
        {"", "Ben (White) plays 23-19.\nAnna (Black) to move.\n"}, /* an offer is no step */
        {"undo\n", "Ben (White) to move.\n"},
        {"redo\n", "Ben (White) plays 23-19.\nAnna (Black) to move.\n"},
        {"resign\n", "Type \"revenge\" for the next game: Ben (Black) starts.\n"},
        {"", "Ben wins: Anna resigns.\nAnna – Ben: 0–1\n"
             "Type \"revenge\" for the next game: Ben (Black) starts.\n"},
        {"revenge\n", "American, game 2.\nBen (Black) begins.\nBen (Black) to move.\n"},
        {"", "American, game 2\nAnna – Ben: 0–1\nBen (Black) to move.\n"},
        {"12-16\n24-20\n", "Ben (Black) to move.\n"},
        {"undo\nundo\nundo\n", "Type \"revenge\" for the next game: Ben (Black) starts.\n"},
        {"revenge\n", "American, game 2.\nBen (Black) begins.\nBen (Black) to move.\n"},
        {"redo\nredo\n", "Anna (White) plays 24-20.\nBen (Black) to move.\n"},
    };
    for (int i = 0; i < ROWS(starts); i++) {
        struct conversation conversation = conversation_of("american");
        expect_end(converse(&conversation, starts[i].typed), starts[i].said);
        ck_assert(conversation.fine);
        conversation_finish(&conversation);
    }
}
END_TEST

/* The computer of the match plays on, with the same errors. */
START_TEST(same_computer)
{
    struct conversation whole = conversation_of("american");
    whole.setup.match.seed = 7;
    char *said = strdup(converse(&whole, "white 2\n11-15\n8-11\n4-8\ngame\n"));
    const char *game = strstr(said, "1. ");
    ck_assert_ptr_nonnull(game);
    whole.setup.anew = true;
    converse(&whole, "white 2\n11-15\n");
    whole.setup.anew = false;
    converse(&whole, "8-11\n");
    expect_end(converse(&whole, "4-8\ngame\n"), game);
    conversation_finish(&whole);
    free(said);
}
END_TEST

START_TEST(begins_anew)
{
    struct conversation conversation = conversation_of("american");
    converse(&conversation, "black Anna\n11-15\n");
    int64_t first = last_match(conversation_archive());
    conversation.setup.anew = true;
    expect_end(converse(&conversation, ""), "Player 1 (Black) to move.\n");
    ck_assert_int_eq(last_match(conversation_archive()), first); /* nothing was played in it */
    expect_end(converse(&conversation, "12-16\n"), "Player 2 (White) to move.\n");
    ck_assert_int_ne(last_match(conversation_archive()), first);
    conversation_finish(&conversation);
}
END_TEST

/* After New the last match is not resumed, even if nothing is played in the new one. */
START_TEST(leaves_the_match)
{
    struct conversation conversation = conversation_of("american");
    converse(&conversation, "black Anna\n11-15\nnew russian\n");
    ck_assert_int_eq(last_match(conversation_archive()), 0);
    converse(&conversation, "11-15\n");
    conversation.setup.anew = true;
    converse(&conversation, "12-16\n");
    conversation.setup.anew = false;
    converse(&conversation, "new\n"); /* nor the one before */
    ck_assert_int_eq(last_match(conversation_archive()), 0);
    conversation_finish(&conversation);
}
END_TEST

/* --- Where nothing can be saved --- */

static int count_of(const char *text, const char *what)
{
    int count = 0;
    for (; (text = strstr(text, what)); text++)
        count++;
    return count;
}

START_TEST(says_what_is_not_saved)
{
    char path[200];
    snprintf(path, sizeof path, "%s/games.db", conversation_path("file"));
    fclose(fopen(conversation_path("file"), "w"));
    setenv("CROWNHEAD_DATA", path, 1);
    struct conversation conversation = conversation_of("american");
    const char *said = converse(&conversation, "11-15\n23-19\nundo\n");
    ck_assert_msg(count_of(said, path) == 3, "said\n%s",
                  said); /* at the start, at once, at the end */
    ck_assert(!conversation.fine);
    said = converse(&conversation, "quit\n");
    ck_assert_msg(count_of(said, path) <= 1, "said\n%s", said); /* nothing was played */
    said = converse(&conversation, "11-15\nnew\nstatus\nnew\nyes\n");
    ck_assert_msg(count_of(said, "this one is lost then") == 2, "said\n%s", said);
    ck_assert_msg(strstr(said, "American, game 1\n"), "said\n%s", said);
    expect_end(said, "American, game 1.\nPlayer 1 (Black) begins.\nPlayer 1 (Black) to move.\n");
    conversation_finish(&conversation);
}
END_TEST

/* What was asked for is done after yes: each command that begins a match. */
START_TEST(does_what_was_asked)
{
    static const char pdn[] = "[Black \"Ada\"]\n[White \"Ben\"]\n[GameType \"21\"]\n\n1. 9-14 *\n";
    static const struct {
        const char *typed, *said;
    } rows[] = {
        {"new russian\nyes\n", "Russian, game 1.\nPlayer 1 (White) begins.\n"},
        {"length 1\nnew\nyes\n11-15\n23-19\nresign\nnew\nyes\nplayers\n",
         "Black: Player 1.\nWhite: Player 2.\n"},
        {"length 1\nnew\nyes\n11-15\n23-19\nresign\nrevenge\nyes\nplayers\n",
         "Black: Player 2.\nWhite: Player 1.\n"},
        {"open %s\nyes\n", "Ada – Ben: 0–0\nAda (Black) plays 9-14.\nBen (White) to move.\n"},
        {"open %s\nno\nlast\n", "Player 1 (Black) plays 11-15.\n"},
    };
    char typed[300], more[200];
    struct conversation conversation = conversation_of("american");
    snprintf(typed, sizeof typed, "%s", conversation_path("game.pdn"));
    FILE *file = fopen(typed, "w");
    fputs(pdn, file);
    fclose(file);
    setenv("CROWNHEAD_DATA", conversation_path("game.pdn/games.db"), 1);
    for (int i = 0; i < ROWS(rows); i++) {
        snprintf(more, sizeof more, rows[i].typed, conversation_path("game.pdn"));
        snprintf(typed, sizeof typed, "11-15\n%s", more);
        const char *said = converse(&conversation, typed);
        ck_assert_msg(strstr(said, "this one is lost then"), "said\n%s", said);
        ck_assert_msg(strstr(said, rows[i].said), "row %d said\n%s", i, said);
    }
    conversation_finish(&conversation);
}
END_TEST

/* --- Files --- */

START_TEST(saves_a_file)
{
    char typed[300], text[2000] = "";
    const char *path = conversation_path("game.pdn");
    struct conversation conversation = conversation_of("american");
    snprintf(typed, sizeof typed, "black Anna\n11-15\n23-19\nsave %s\nsave %s\n", path, path);
    const char *said = converse(&conversation, typed);
    ck_assert_msg(strstr(said, "The game is saved in "), "said\n%s", said);
    expect_end(said, "The game is not saved. There is a file of that name already.\n");
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    ck_assert(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    ck_assert_msg(strstr(text, "[Black \"Anna\"]") && strstr(text, "1. 11-15 23-19 *"), "%s", text);
    conversation_finish(&conversation);
}
END_TEST

/* A game of a file goes on at its end, under its rules, and keeps what is told of it. */
START_TEST(opens_a_file)
{
    static const char pdn[] = "[Event \"Attic\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n"
                              "[Result \"*\"]\n[Rules \"flying\"]\n\n1. 11-15 23-19 *\n";
    char typed[600], text[2000] = "";
    char path[200], other[200], none[200];
    struct conversation conversation = conversation_of("american");
    snprintf(path, sizeof path, "%s", conversation_path("game.pdn"));
    snprintf(other, sizeof other, "%s", conversation_path("other.pdn"));
    snprintf(none, sizeof none, "%s", conversation_path("none.pdn"));
    FILE *file = fopen(path, "w");
    fputs(pdn, file);
    fclose(file);
    snprintf(typed, sizeof typed, "11-16\nopen\nopen %s\nopen %s\nopen %s\n", none,
             conversation_archive(), path);
    const char *said = converse(&conversation, typed);
    ck_assert_msg(strstr(said, "none.pdn: No such file or directory.\n"), "said\n%s", said);
    ck_assert_msg(strstr(said, "games.db is where Crownhead keeps your games.\n"), "said\n%s",
                  said);
    expect_end(said, "Flying Kings, game 1\nAda – Ben: 0–0\nBen (White) plays 23-19.\n"
                     "Draw in 23 moves unless someone captures or is crowned; both players' moves "
                     "count.\nAda (Black) to move.\n");
    snprintf(typed, sizeof typed, "8-11\nsave %s\n", other); /* in another run */
    converse(&conversation, typed);
    file = fopen(other, "r");
    ck_assert(file && fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    ck_assert_msg(strstr(text, "[Event \"Attic\"]") && strstr(text, "1. 11-15 23-19 2. 8-11"), "%s",
                  text);
    conversation_finish(&conversation);
}
END_TEST

/* Other files: a position begins a match, and what is none of both leaves the match alone. */
START_TEST(opens_other_files)
{
    static const struct {
        const char *text, *said; /* what it ends with */
    } rows[] = {
        {"W:W32:B1,K2\n[Rules \"flying\"]\n", "White, men: 32.\nWhite, kings: none.\n"},
        {"W:W32:B99\n", "\nWhite, men: 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 and 32.\n"
                        "White, kings: none.\n"},
        {"#!/bin/sh\nexit 0\n", "\nBlack, men: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12 and 15.\n"
                                "Black, kings: none.\n"
                                "White, men: 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31 and 32.\n"
                                "White, kings: none.\n"},
    };
    const char *path = conversation_path("text");
    char typed[300];
    for (int i = 0; i < ROWS(rows); i++) {
        struct conversation conversation = conversation_of("american");
        conversation.setup.anew = true;
        FILE *file = fopen(path, "w");
        fputs(rows[i].text, file);
        fclose(file);
        snprintf(typed, sizeof typed, "11-15\nopen %s\nboard\n", path);
        expect_end(converse(&conversation, typed), rows[i].said);
        conversation_finish(&conversation);
    }
}
END_TEST

SUITE(kept)
{
    Suite *suite = suite_create("kept");
    TCase *tests = tcase_create("starts");
    tcase_add_checked_fixture(tests, conversation_setup, conversation_teardown);
    tcase_add_test(tests, goes_on);
    tcase_add_test(tests, same_computer);
    tcase_add_test(tests, begins_anew);
    tcase_add_test(tests, leaves_the_match);
    tcase_add_test(tests, does_what_was_asked);
    tcase_add_test(tests, saves_a_file);
    tcase_add_test(tests, opens_a_file);
    tcase_add_test(tests, opens_other_files);
    suite_add_tcase(suite, tests);
    TCase *posix = posix_cases("a file in the place of a folder");
    tcase_add_checked_fixture(posix, conversation_setup, conversation_teardown);
    tcase_add_test(posix, says_what_is_not_saved);
    suite_add_tcase(suite, posix);
    return suite;
}
