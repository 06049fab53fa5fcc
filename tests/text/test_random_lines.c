/* SPDX-License-Identifier: MIT */
/* Random matches, typed: what the archive has of them is the match that was played. And random
 * lines, which never end the program. */
#include "conversation.h"
#include "match/computer.h"
#include "notation/move_text.h"
#include "random_play.h"
#include "store/archive.h"
#include "store/random_match.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MATCHES = 30,
    STEPS = 160,
    FUZZ_RUNS = 40,
    FUZZ_LINES = 80,
};

struct typist {
    struct match match;
    struct rng *rng;
    FILE *typed;
    struct square_names names;
};

static bool lucky(struct typist *typist, uint32_t one_in)
{
    return rng_below(typist->rng, one_in) == 0;
}

/* A legal move by its whole path. */
static void type_move(struct typist *typist)
{
    struct game *game = &typist->match.game;
    struct position position = game_position(game);
    struct movelist list;
    char memory[128];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    movegen(&game->rules.rules, &position, &list);
    const struct move *move = &list.moves[rng_below(typist->rng, (uint32_t)list.count)];
    move_print_path(&text, move, typist->names);
    fprintf(typist->typed, "%s\n", memory);
    game_play(game, move);
}

static void type_offer(struct typist *typist)
{
    struct game *game = &typist->match.game;
    bool accepts = lucky(typist, 2);
    fprintf(typist->typed, "offer\n%s\n", accepts ? "accept" : "decline");
    game_offer_draw(game, game_position(game).side);
    if (accepts)
        game_accept_draw(game);
    else
        game_decline_draw(game);
}

static void type_undo(struct typist *typist)
{
    fputs("undo\n", typist->typed);
    if (match_can_take_back(&typist->match))
        match_take_back(&typist->match);
}

static void type_redo(struct typist *typist)
{
    int before;
    fputs("redo\n", typist->typed);
    match_repeat(&typist->match, &before);
}

static void type_step(struct typist *typist)
{
    struct game *game = &typist->match.game;
    if (lucky(typist, 12)) {
        type_undo(typist);
    } else if (lucky(typist, 16)) {
        type_redo(typist);
    } else if (game_over(game)) {
        fputs("revenge\n", typist->typed);
        match_next_game(&typist->match);
    } else if (lucky(typist, 40)) {
        fputs("resign\n", typist->typed);
        game_resign(game, game_position(game).side);
    } else if (lucky(typist, 30)) {
        type_offer(typist);
    } else if (game_claimable(game) != REASON_NONE) {
        fputs("claim\n", typist->typed);
        game_claim_draw(game);
    } else {
        type_move(typist);
    }
}

/* The match that the archive has is the one that was played. */
static void expect_kept(struct match *match, const char *said)
{
    struct archive archive;
    struct saved_match saved;
    struct resumed resumed;
    static const struct rulebook no_book;
    ck_assert_int_eq(archive_open(&archive, conversation_archive(), false, 0), 0);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    REQUIRE(saved.id != 0 && saved_match_resume(&saved, &no_book, &resumed), "none\n%s", said);
    const char *difference = match_difference(match, &resumed.match);
    REQUIRE(!difference, "%s\n%s", difference, said);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    saved_match_finish(&saved);
    archive_close(&archive);
}

START_TEST(random_matches)
{
    struct rng rng = rng_init((uint64_t)_i);
    struct conversation conversation = conversation_of("american");
    char *typed;
    size_t size;
    conversation.setup.match.rules = _i < PRESET_COUNT ? presets[_i] : random_ruleset(&rng);
    struct typist typist = {.rng = &rng, .typed = open_memstream(&typed, &size)};
    match_init(&typist.match, &conversation.setup.match);
    const struct named_ruleset *rules = &typist.match.rules;
    typist.names = square_names_for(&rules->rules, square_style_of(rules));
    for (int i = 0; i < STEPS; i++)
        type_step(&typist);
    fclose(typist.typed);
    const char *said = converse(&conversation, typed);
    ck_assert(conversation.fine);
    expect_kept(&typist.match, said);
    match_finish(&typist.match);
    conversation_finish(&conversation);
    free(typed);
}
END_TEST

/* --- Any lines --- */

static void type_anything(struct rng *rng, FILE *typed)
{
    static const char *const words[] = {
        "help",
        "board",
        "rows",
        "drawn",
        "square",
        "status",
        "moves",
        "last",
        "game",
        "undo",
        "redo",
        "offer",
        "accept",
        "claim",
        "decline",
        "resign",
        "go",
        "revenge",
        "new",
        "rules",
        "sets",
        "length",
        "match",
        "players",
        "black",
        "white",
        "levels",
        "yes",
        "no",
        "11-15",
        "22-18",
        "15x22",
        "11",
        "1",
        "2",
        "32",
        "flying",
        "russian",
        "x",
        "c3-d4",
        "3,6",
        "person",
        "\xC3\xA9",
        "\xFF",
        "\x01",
        "-1",
        "99999999999999999999",
        ",",
        ":",
        "\"",
        "{name}",
        "%s%n",
        "u",
        "r",
    };
    uint32_t count = 1 + rng_below(rng, 3);
    for (uint32_t i = 0; i < count; i++)
        fprintf(typed, "%s%s", i ? " " : "", words[rng_below(rng, sizeof words / sizeof *words)]);
    if (rng_below(rng, 20) == 0)
        fputc((int)rng_below(rng, 256), typed);
    fputc('\n', typed);
}

START_TEST(any_lines)
{
    struct rng rng = rng_init((uint64_t)_i + 1000);
    struct conversation conversation = conversation_of(_i % 2 ? "flying" : "american");
    char *typed;
    size_t size;
    FILE *out = open_memstream(&typed, &size);
    for (int i = 0; i < FUZZ_LINES; i++)
        type_anything(&rng, out);
    fputs("black A\nwhite B\nstatus\n", out);
    fclose(out);
    const char *said = converse_bytes(&conversation, typed, size);
    ck_assert(conversation.fine);
    ck_assert_msg(strstr(said, "\nWhite: B.\n"), "%s", said);
    converse(&conversation, "");
    ck_assert(conversation.fine);
    conversation_finish(&conversation);
    free(typed);
}
END_TEST

SUITE(random_lines)
{
    Suite *suite = suite_create("random lines");
    TCase *tests = tcase_create("lines");
    tcase_add_checked_fixture(tests, conversation_setup, conversation_teardown);
    tcase_add_loop_test(tests, random_matches, 0, MATCHES);
    tcase_add_loop_test(tests, any_lines, 0, FUZZ_RUNS);
    suite_add_tcase(suite, tests);
    return suite;
}
