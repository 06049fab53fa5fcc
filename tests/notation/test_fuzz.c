/* SPDX-License-Identifier: MIT */
/* Mutated texts: no reader may crash, and what one accepts must print and read again to the same
 * value. Deterministic: the seed of a failure is printed. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "random_play.h"
#include "suite.h"

#include <inttypes.h>
#include <string.h>

enum {
    MUTATIONS = 20000, /* of each reader */
    TEXT_MAX = 160,
};

static const char *const seeds[] = {
    "B:W21-32:B1-12",
    "\"w:wk10,21 : bk3-5,1.\"",
    "W:Wa1,Kc1:Bh8,b8",
    "american, capture=optional, king=flying",
    "tournament, repetition=3, quiet=80, quiet-reset=capture-or-man, draws=claim",
    "15x22x31",
    "3,6-4,5",
    "a3:b4",
    "11 - 15",
};

static const char *const pieces[] = {
    "-", ",",  ":", "x",    "=",    "K",      "W",  "B",      "32", "0",    "99999999999",
    " ", "\"", ".", "\xC3", "\xFF", "\u00D7", "\n", "flying", "a1", "1-12",
};

/* Changes one thing of `text`: cuts, doubles, replaces or puts in. */
static void mutate(struct rng *rng, char *text)
{
    size_t length = strlen(text);
    size_t at = rng_below(rng, (uint32_t)length + 1);
    char tail[TEXT_MAX];
    strcpy(tail, text + at);
    const char *piece = pieces[rng_below(rng, sizeof pieces / sizeof *pieces)];
    bool fits = length + strlen(piece) < TEXT_MAX;
    switch (rng_below(rng, 4)) {
    case 0: /* cut off */
        text[at] = '\0';
        break;
    case 1: /* leave one out */
        if (at < length)
            strcpy(text + at, tail + 1);
        break;
    case 2: /* any byte */
        if (at < length)
            text[at] = (char)(1 + rng_below(rng, 255));
        break;
    default:
        if (fits) {
            strcpy(text + at, piece);
            strcat(text, tail);
        }
    }
}

static void make_text(struct rng *rng, char *text)
{
    strcpy(text, seeds[rng_below(rng, sizeof seeds / sizeof *seeds)]);
    for (uint32_t left = rng_below(rng, 4); left > 0; left--)
        mutate(rng, text);
}

static void check_error(const struct text_error *error, const char *text, uint64_t seed)
{
    size_t length = strlen(error_sentence(error).text);
    REQUIRE(length > 0 && length < sizeof error_sentence(error).text, "seed %" PRIu64 ": %s", seed,
            text);
    REQUIRE(error->line >= 1 && error->column >= 1 && (size_t)error->column <= strlen(text) + 1,
            "seed %" PRIu64 ": %s: %d:%d", seed, text, error->line, error->column);
}

START_TEST(fen)
{
    for (uint64_t seed = 0; seed < MUTATIONS; seed++) {
        struct rng rng = rng_init(seed);
        char text[TEXT_MAX], printed[FEN_MAX];
        struct position position, back;
        struct text_error error = {0};
        int square;
        make_text(&rng, text);
        if (!fen_parse(text, &position, &error)) {
            check_error(&error, text, seed);
            continue;
        }
        struct strbuf out = strbuf_init(printed, sizeof printed);
        fen_print(&out, &position, square_names_plain);
        REQUIRE(position_check(&position, &square) == POSITION_POSSIBLE, "seed %" PRIu64 ": %s",
                seed, text);
        REQUIRE(fen_parse(printed, &back, &error) && position_equal(&position, &back),
                "seed %" PRIu64 ": %s: %s", seed, text, printed);
    }
}
END_TEST

START_TEST(rulesets)
{
    for (uint64_t seed = 0; seed < MUTATIONS; seed++) {
        struct rng rng = rng_init(seed);
        char text[TEXT_MAX], printed[RULESET_TEXT_MAX];
        struct named_ruleset rules, back;
        struct text_error error = {0};
        make_text(&rng, text);
        if (!ruleset_parse(text, &rules, &error)) {
            check_error(&error, text, seed);
            continue;
        }
        struct strbuf out = strbuf_init(printed, sizeof printed);
        ruleset_print(&out, &rules);
        REQUIRE(ruleset_parse(printed, &back, &error) && ruleset_equal(&rules.rules, &back.rules),
                "seed %" PRIu64 ": %s: %s", seed, text, printed);
    }
}
END_TEST

static void print_path(struct strbuf *out, const uint8_t *path, int length)
{
    for (int i = 0; i < length; i++) {
        strbuf_add(out, i ? "-" : "");
        square_print(out, path[i], square_names_plain);
    }
}

START_TEST(paths)
{
    for (uint64_t seed = 0; seed < MUTATIONS; seed++) {
        struct rng rng = rng_init(seed);
        char text[TEXT_MAX], printed[64];
        uint8_t path[MOVE_MAX_PATH], back[MOVE_MAX_PATH];
        int length, back_length;
        struct text_error error = {0};
        make_text(&rng, text);
        if (!path_parse(text, square_names_plain, path, &length, &error)) {
            check_error(&error, text, seed);
            continue;
        }
        struct strbuf out = strbuf_init(printed, sizeof printed);
        print_path(&out, path, length);
        bool read = path_parse(printed, square_names_plain, back, &back_length, &error);
        REQUIRE(read && length == back_length && !memcmp(path, back, (size_t)length),
                "seed %" PRIu64 ": %s: %s", seed, text, printed);
    }
}
END_TEST

/* Any squares typed for a random position: a legal move or a sentence. */
START_TEST(moves)
{
    for (uint64_t seed = 0; seed < MUTATIONS / 10; seed++) {
        struct rng rng = rng_init(seed);
        struct named_ruleset rules = random_ruleset(&rng);
        struct position position = random_position(&rng);
        struct movelist list;
        struct move move;
        struct text_error error = {0};
        char text[TEXT_MAX];
        struct strbuf out = strbuf_init(text, sizeof text);
        movegen(&rules.rules, &position, &list);
        if (list.count)
            move_print_path(&out, &list.moves[rng_below(&rng, (uint32_t)list.count)],
                            square_names_plain);
        mutate(&rng, text);
        if (!move_parse(text, &rules, &position, square_names_plain, &move, &error))
            check_error(&error, text, seed);
        else
            REQUIRE(movelist_find(&list, move.path, move.steps + 1), "%s: %s",
                    describe(&rules, &position, seed), text);
    }
}
END_TEST

SUITE(fuzz)
{
    Suite *suite = suite_create("fuzz");
    TCase *readers = tcase_create("mutated texts");
    tcase_set_timeout(readers, 60);
    tcase_add_test(readers, fen);
    tcase_add_test(readers, rulesets);
    tcase_add_test(readers, paths);
    tcase_add_test(readers, moves);
    suite_add_tcase(suite, readers);
    return suite;
}
