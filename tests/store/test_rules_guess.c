/* SPDX-License-Identifier: MIT */
/* The rules of games that do not tell theirs: one guess for all of a text. */
#include "notation/game_type.h"
#include "notation/move_text.h"
#include "random_play.h"
#include "store/rules_guess.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RIGHT   "11-15 22-18 15x22 25x18 8-11 29-25 4-8 * "
#define MISTAKE "11-15 22-18 15x22 25x18 8-11 29-25 11-16 25-22 16-19 22-17 * " /* no capture */
#define WRONG   "11-15 1-2 * "

static const struct row {
    const char *name, *text;
    const char *rules; /* NULL: none are guessed */
    int games;
} rows[] = {
    {"nothing", "", NULL, 0},
    {"tags alone", "[Event \"a\"] *", NULL, 0},
    {"rules are told", "[GameType \"25\"] c3-d4 * [Rules \"pool\"] 11-15 *", NULL, 0},
    {"a game", "11-15 *", "american", 1},
    {"a game of others", "c3-d4 d6-c5 *", "russian", 1},
    {"most of them", "c3-d4 d6-c5 * 11-15 * c3-b4 *", "russian", 3},
    {"as many of one as of the other: the first", "c3-d4 d6-c5 * 11-15 *", "american", 2},
    {"behind games that tell theirs", "[GameType \"21\"] 11-15 * [GameType \"21\"] 9-13 * c3-d4 *",
     "russian", 1},
    {"what cannot be played counts for none", "1-1 * 33-28 * c3-d4 *", "russian", 1},
    {"mistakes are no other rules",
     MISTAKE MISTAKE MISTAKE MISTAKE RIGHT RIGHT RIGHT RIGHT RIGHT RIGHT, "american", 10},
    {"nor are they where few games are legal",
     MISTAKE MISTAKE MISTAKE RIGHT RIGHT RIGHT RIGHT WRONG WRONG WRONG, "american", 10},
    {"bytes", "\x01\xFF(((", NULL, 0},
};

START_TEST(guessed)
{
    const struct row *row = &rows[_i];
    struct rules_guess guess;
    rules_guess_make(&guess, row->text, strlen(row->text));
    ck_assert_msg(guess.known == (row->rules != NULL) && guess.games == row->games,
                  "%s: %d of %d games", row->name, guess.known, guess.games);
    ck_assert_msg(!row->rules || strcmp(guess.rules.id, row->rules) == 0, "%s: %s", row->name,
                  guess.rules.id);
}
END_TEST

/* Writes random games of which nothing tells the rules. The caller frees them. */
static char *write_games(const struct named_ruleset *rules, int games, size_t *length)
{
    static struct movelist list;
    struct rng rng = rng_init(3);
    char *text;
    FILE *out = open_memstream(&text, length);
    for (int game = 0; game < games; game++) {
        struct position position = position_start(&rules->rules);
        for (int ply = 0; ply < 40; ply++) {
            char memory[64];
            struct strbuf move = strbuf_init(memory, sizeof memory);
            movegen(&rules->rules, &position, &list);
            if (list.count == 0)
                break;
            const struct move *chosen = &list.moves[rng_below(&rng, (uint32_t)list.count)];
            move_print(&move, chosen, &list, game_square_names(&rules->rules));
            fprintf(out, "%s ", memory);
            position = position_after(&position, chosen);
        }
        fprintf(out, "*\n");
    }
    fclose(out);
    return text;
}

/* Three house rules are those of American checkers but for draws and what a win is. */
static const char *national_of(const char *id)
{
    static const char *const american[] = {"classic", "parlour", "tournament"};
    for (size_t i = 0; i < ROWS(american); i++)
        if (strcmp(american[i], id) == 0)
            return "american";
    return id;
}

START_TEST(of_every_rule_set)
{
    const struct named_ruleset *rules = &presets[_i];
    size_t length;
    char *text = write_games(rules, 300, &length);
    struct rules_guess guess;
    rules_guess_make(&guess, text, length);
    ck_assert_int_eq(guess.games, 300);
    ck_assert_msg(strcmp(guess.rules.id, national_of(rules->id)) == 0, "%s: %s", rules->id,
                  guess.rules.id);
    free(text);
}
END_TEST

/* No more is read than is needed. */
START_TEST(of_many)
{
    size_t length;
    char *text = write_games(preset_find("italian"), 2 * GUESS_GAMES, &length);
    struct rules_guess guess;
    rules_guess_make(&guess, text, length);
    ck_assert_int_eq(guess.games, GUESS_GAMES);
    ck_assert_str_eq(guess.rules.id, "italian");
    free(text);
}
END_TEST

/* Few moves fit several. */
START_TEST(several_fit)
{
    static const char text[] = "11-15 23-19 * 11-15 24-20 *";
    struct rules_guess guess;
    rules_guess_make(&guess, text, strlen(text));
    ck_assert(guess.known && guess.second && strcmp(guess.rules.id, "american") == 0);
    ck_assert_str_eq(guess.second->id, "pool");
    rules_guess_make(&guess, "c3-d4 *", 7);
    ck_assert_str_eq(guess.rules.id, "russian");
    ck_assert_str_eq(guess.second->id, "brazilian");
}
END_TEST

SUITE(rules_guess)
{
    Suite *suite = suite_create("rules_guess");
    TCase *tcase = tcase_create("rules_guess");
    tcase_add_loop_test(tcase, guessed, 0, ROWS(rows));
    tcase_add_loop_test(tcase, of_every_rule_set, 0, PRESET_COUNT);
    tcase_add_test(tcase, of_many);
    tcase_add_test(tcase, several_fit);
    suite_add_tcase(suite, tcase);
    return suite;
}
