/* SPDX-License-Identifier: MIT */
/* Other programs as players: shell scripts that speak the Hub protocol, well or badly. */
#include "companion_stage.h"
#include "notation/ruleset_text.h"
#include "suite.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    TRIES = 30000, /* of a millisecond each, more than any machine needs */
    PATH = 400,
};

static char folder[] = "/tmp/crownhead-peers-XXXXXX", file[PATH + 16];

/* Writes a program: what it says when it is greeted, when it is to think, and when it is to stop.
 */
static void write_program(const char *greeting, const char *think, const char *stop, int mode)
{
    FILE *out = fopen(file, "w");
    ck_assert_ptr_nonnull(out);
    fprintf(out,
            "#!/bin/sh\n"
            "pwd >where\n"
            "while read -r line; do\n"
            "    echo \"$line\" >>heard\n"
            "    case $line in\n"
            "    hub) %s ;;\n"
            "    init) echo ready ;;\n"
            "    'go think') %s ;;\n"
            "    stop) %s ;;\n"
            "    quit) exit ;;\n"
            "    esac\n"
            "done\n",
            greeting, think, stop);
    ck_assert_int_eq(fclose(out), 0);
    ck_assert_int_eq(chmod(file, (mode_t)mode), 0);
}

static void set_text(enum peer_text which, const char *text)
{
    strbuf_copy(stage.preferences.peers[0].texts[which], PEER_TEXT_SIZE, text);
}

static void begin(const char *rules, int first, int second)
{
    struct text_error error;
    struct match_setup setup = {.players = {{"Fake", first}, {"Ben", second}}};
    ck_assert(ruleset_parse(rules, &setup.rules, &error));
    stage.preferences = (struct preferences){0};
    set_text(PEER_NAME, "Fake");
    set_text(PEER_FILE, file);
    set_text(PEER_SECONDS, "1");
    stage_begin(&setup);
}

static void end(void)
{
    char command[PATH + 20];
    stage_end();
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}

/* Each test has a folder of its own, with an apostrophe and a blank in the program's path. */
static void make_folder(void)
{
    char inner[PATH];
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(inner, sizeof inner, "%s/an old one's", folder);
    ck_assert_int_eq(mkdir(inner, 0700), 0);
    snprintf(file, sizeof file, "%s/play it.sh", inner);
}

/* Returns the move that has been chosen. */
static const char *move_said(void)
{
    static char text[HUB_MOVE_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    if (stage.companion.view.has_move)
        hub_move_print(&out, &stage.companion.view.move);
    return text;
}

/* Returns what the program was told, as far as there is room. */
static const char *heard(void)
{
    static char text[4096];
    char path[PATH + 8];
    snprintf(path, sizeof path, "%.*s/heard", (int)(strrchr(file, '/') - file), file);
    FILE *in = fopen(path, "r");
    size_t size = in ? fread(text, 1, sizeof text - 1, in) : 0;
    text[size] = '\0';
    if (in)
        fclose(in);
    return text;
}

/* --- What it does, and what is said of it --- */

static const char fine[] = "echo 'id name=Fake version=2'; echo wait";
static const char moves[] = "echo 'info score=0.5'; echo 'done move=11-15'";

static const struct {
    const char *name, *greeting, *think;
    int mode;
    const char *says; /* NULL: it plays */
} rows[] = {
    {"plays", fine, moves, 0700, NULL},
    {"plays this variant", "echo 'param name=variant values=\"other american\"'; echo wait", moves,
     0700, NULL},
    {"plays other variants", "echo 'param name=variant values=\"normal killer\"'; echo wait", moves,
     0700, "Fake does not play the rules of this match."},
    {"plays all rules",
     "echo 'param name=variant values=normal'; echo 'param name=rules value=x'; echo wait", moves,
     0700, NULL},
    {"may not be run", fine, moves, 0600, "Fake cannot be started."},
    {"ends at once", "exit", moves, 0700, "Fake ends before it is ready."},
    {"complains", "echo 'error message=\"no data\"'; exit", moves, 0700, "It says: no data"},
    {"ends while it thinks", fine, "exit", 0700, "Fake is no longer running."},
    {"plays what is not legal", fine, "echo 'done move=1-32'", 0700,
     "Fake plays 1-32, which is not a legal move."},
    {"tells no move", fine, "echo done", 0700, "Fake tells no move."},
    {"is silent", fine, ":", 0700, "Fake does not move in time: 4 s."},
};

START_TEST(what_it_does_is_said)
{
    make_folder();
    write_program(rows[_i].greeting, rows[_i].think, ":", rows[_i].mode);
    begin("american", PLAYER_PEER, PLAYER_PERSON);
    stage_await();
    ck_assert_msg(stage.companion.view.failed == (rows[_i].says != NULL), "%s: %s", rows[_i].name,
                  stage.companion.view.reason);
    ck_assert(stage.companion.view.has_move == !stage.companion.view.failed);
    if (rows[_i].says)
        ck_assert_msg(strstr(stage.companion.view.reason, rows[_i].says), "%s: %s", rows[_i].name,
                      stage.companion.view.reason);
    else
        ck_assert(stage_is_legal(&stage.companion.view.move));
    end();
}
END_TEST

START_TEST(it_is_told_what_it_needs)
{
    make_folder();
    write_program(fine, moves, ":", 0700);
    begin("american", PLAYER_PEER, PLAYER_PERSON);
    set_text(PEER_PARAMETERS, "hash=64 book=\"my own\"");
    stage_await();
    ck_assert_ptr_nonnull(strstr(heard(), "set-param name=hash value=64\n"));
    ck_assert_ptr_nonnull(strstr(heard(), "set-param name=book value=\"my own\"\n"));
    ck_assert_ptr_nonnull(strstr(heard(), "new-game\n"));
    ck_assert_ptr_nonnull(strstr(heard(), "level move-time=1.000\n"));
    end();
}
END_TEST

/* --- Afterwards --- */

START_TEST(it_is_asked_once_more)
{
    make_folder();
    write_program(fine, "exit", ":", 0700);
    begin("american", PLAYER_PEER, PLAYER_PERSON);
    stage_await();
    ck_assert(stage.companion.view.failed);
    write_program(fine, moves, ":", 0700);
    companion_think_again(&stage.companion);
    stage_await();
    ck_assert(stage.companion.view.has_move && !stage.companion.view.failed &&
              !stage.companion.view.reason[0]);
    end();
}
END_TEST

START_TEST(it_is_missed)
{
    make_folder();
    begin("american", PLAYER_PEER, PLAYER_PERSON);
    set_text(PEER_NAME, "Another");
    stage_await();
    ck_assert_str_eq(stage.companion.view.reason, "Fake is not among the other programs here.");
    end();
}
END_TEST

START_TEST(it_is_stopped_and_moves)
{
    make_folder();
    write_program(fine, ":", "echo 'done move=9-13'", 0700);
    begin("american", PLAYER_PEER, PLAYER_PERSON);
    set_text(PEER_SECONDS, "600");
    companion_look(&stage.companion);
    for (int i = 0; i < TRIES && !strstr(heard(), "go think"); i++)
        SDL_Delay(1);
    companion_move_now(&stage.companion);
    stage_await();
    ck_assert_str_eq(stage.companion.view.reason, "");
    ck_assert_str_eq(move_said(), "9-13");
    end();
}
END_TEST

/* A program whose seat has been taken does not run on. */
START_TEST(it_is_dismissed)
{
    make_folder();
    write_program(fine, moves, ":", 0700);
    begin("american", PLAYER_PEER, PLAYER_PERSON);
    stage_await();
    stage.match.players[0].level = PLAYER_PERSON;
    companion_look(&stage.companion);
    for (int i = 0; i < TRIES && !strstr(heard(), "quit"); i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
    }
    ck_assert_ptr_nonnull(strstr(heard(), "quit\n"));
    end();
}
END_TEST

static const struct {
    const char *name, *score;
    enum opinion opinion;
} opinions[] = {
    {"worse", "info score=-1.5", OPINION_WELCOME},
    {"better", "info score=1.5", OPINION_UNWELCOME},
    {"it tells none", "info depth=3", OPINION_UNWELCOME},
    {"no number", "info score=nan", OPINION_UNWELCOME},
};

START_TEST(it_has_an_opinion_of_a_draw)
{
    char think[100];
    make_folder();
    snprintf(think, sizeof think, "echo '%s'; echo 'done move=11-15'", opinions[_i].score);
    write_program(fine, think, ":", 0700);
    begin("american", PLAYER_PEER, PLAYER_PERSON);
    stage_await();
    ck_assert_msg(stage.companion.view.of_draw[BLACK] == opinions[_i].opinion, "%s",
                  opinions[_i].name);
    end();
}
END_TEST

static const struct {
    const char *name, *greeting;
    bool ready;
    const char *says;
} trials[] = {
    {"is ready", fine, true, "Fake 2 is ready to play."},
    {"plays something else", "echo 'param name=variant values=normal'; echo wait", false,
     "Fake does not play the rules of this match."},
};

START_TEST(it_is_tried)
{
    make_folder();
    write_program(trials[_i].greeting, ":", ":", 0700);
    begin("american", PLAYER_PERSON, PLAYER_PERSON);
    companion_try_peer(&stage.companion, 0);
    ck_assert(stage.companion.view.trial.running);
    for (int i = 0; i < TRIES && !stage.companion.view.trial.known; i++) {
        SDL_Delay(1);
        jobs_deliver(stage.jobs);
    }
    ck_assert(!stage.companion.view.trial.running && stage.companion.view.trial.known);
    ck_assert_int_eq(stage.companion.view.trial.ready, trials[_i].ready);
    ck_assert_str_eq(stage.companion.view.trial.text, trials[_i].says);
    end();
}
END_TEST

SUITE(peers)
{
    Suite *suite = suite_create("peers");
    TCase *tests = tcase_create("peers");
    tcase_add_loop_test(tests, what_it_does_is_said, 0, ROWS(rows));
    tcase_add_test(tests, it_is_told_what_it_needs);
    tcase_add_test(tests, it_is_asked_once_more);
    tcase_add_test(tests, it_is_missed);
    tcase_add_test(tests, it_is_stopped_and_moves);
    tcase_add_test(tests, it_is_dismissed);
    tcase_add_loop_test(tests, it_has_an_opinion_of_a_draw, 0, ROWS(opinions));
    tcase_add_loop_test(tests, it_is_tried, 0, ROWS(trials));
    suite_add_tcase(suite, tests);
    return suite;
}
