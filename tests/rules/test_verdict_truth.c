/* SPDX-License-Identifier: MIT */
/* A verdict agrees with the list of legal moves, and its sentence with what is marked: properties
 * over random positions under random rule sets, and over games. That its reason is true is held
 * against plain code (tests/plain). */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/random_play.h"
#include "notation/ruleset_text.h"
#include "prose/verdict_prose.h"
#include "rules/verdict.h"
#include "suite.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A question about a position, and what is needed to judge the answer. */
struct question {
    struct named_ruleset rules;
    struct position position;
    uint8_t path[MOVE_MAX_PATH + 1]; /* the square clicked last */
    int length;                      /* without it */
    struct movelist legal;
};

/* --- Asking --- */

/* What the list of legal moves says of the question. */
static enum verdict_kind expected_kind(const struct question *question)
{
    int square = question->path[question->length];
    squareset next = question->length
                         ? movelist_next(&question->legal, question->path, question->length)
                         : movelist_starts(&question->legal);
    if (!square || !squareset_has(next, square))
        return VERDICT_REFUSED;
    return movelist_find(&question->legal, question->path, question->length + 1) ? VERDICT_MOVE
                                                                                 : VERDICT_PART;
}

/* In the middle of a capture it is said where it goes on, once, whatever else is wrong. */
static void check_goes_on(const struct question *question, const struct verdict *found,
                          const char *where)
{
    char sentence[400];
    struct strbuf out = strbuf_init(sentence, sizeof sentence);
    squareset next = question->length > 1
                         ? movelist_next(&question->legal, question->path, question->length)
                         : 0;
    REQUIRE((found->offer == OFFER_GO_ON) == (next != 0), "%s; %d to %d: offer %d", where,
            found->from, found->square, found->offer);
    verdict_print(&out, &question->rules, &question->position, found, square_names_plain,
                  side_names_plain);
    bool told = strstr(sentence, " go to ") || strstr(sentence, "Go to ") ||
                strstr(sentence, " lands ") || strstr(sentence, "must land");
    bool twice = strstr(sentence, "must be finished") && strstr(sentence, "Go to ") &&
                 strstr(sentence, "go to ");
    REQUIRE(!next || (told && !twice), "%s; \"%s\"", where, sentence);
}

/* The squares in a text that names them by letter and digit, as it names nothing else. */
static squareset squares_in(const char *text, struct square_names names)
{
    squareset squares = 0;
    for (const char *at = text; *at;) {
        const char *end = at;
        int square;
        bool begins = at == text || !isalnum((unsigned char)at[-1]);
        if (begins && *at >= 'a' && *at <= 'h' && square_parse(&end, names, &square)) {
            squares |= square_set(square);
            at = end;
        } else {
            at++;
        }
    }
    return squares;
}

/* A number right behind a full stop would be read as one with the number before it. */
static bool begins_with_square(const char *text)
{
    for (const char *at = text; at; at = strstr(at, ". ")) {
        at += at == text ? 0 : 2;
        if (!isupper((unsigned char)*at))
            return true;
    }
    return false;
}

/* What is marked is what the sentence names, no more and no less, and no sentence begins with it.
 */
static void check_named(const struct question *question, const struct verdict *found,
                        const char *where)
{
    struct square_names names = square_names_for(&question->rules.rules, SQUARES_ALGEBRAIC);
    char sentence[400];
    struct strbuf out = strbuf_init(sentence, sizeof sentence);
    verdict_print(&out, &question->rules, &question->position, found, names, side_names_plain);
    REQUIRE(squares_in(sentence, names) == verdict_named(found),
            "%s; \"%s\" names %x, marked are %x", where, sentence,
            (unsigned)squares_in(sentence, names), (unsigned)verdict_named(found));
    REQUIRE(!begins_with_square(sentence), "%s; \"%s\"", where, sentence);
}

static void judge(const struct question *question, uint64_t seed)
{
    const struct ruleset *rules = &question->rules.rules;
    int square = question->path[question->length];
    enum verdict_kind expected = expected_kind(question);
    struct verdict found =
        verdict(rules, &question->position, question->path, question->length, square);
    const char *where = describe(&question->rules, &question->position, seed);
    REQUIRE(found.kind == expected, "%s; %d squares, %d to %d: kind %d, expected %d", where,
            question->length, found.from, square, found.kind, expected);
    REQUIRE(found.field == refusal_field(found.refusal), "%s: field", where);
    if (expected != VERDICT_REFUSED) {
        REQUIRE(found.offer == OFFER_NOTHING, "%s; %d to %d: legal, yet something else is offered",
                where, found.from, square);
        return;
    }
    check_goes_on(question, &found, where);
    check_named(question, &found, where);
    REQUIRE(found.field == FIELD_NONE || !field_idle(rules, found.field),
            "%s; %d to %d: idle field %d", where, found.from, square, found.field);
}

/* Asks about every square after every beginning of one random move, and after all of it. */
static void judge_everywhere(struct question *question, struct rng *rng, uint64_t seed)
{
    struct move move = {.steps = 0};
    if (question->legal.count)
        move = question->legal.moves[rng_below(rng, (uint32_t)question->legal.count)];
    int longest = question->legal.count ? move.steps + 1 : 0;
    for (question->length = 0; question->length <= longest; question->length++)
        for (int square = SQUARE_NONE; square <= SQUARE_COUNT; square++) {
            memcpy(question->path, move.path, (size_t)question->length);
            question->path[question->length] = (uint8_t)square;
            judge(question, seed);
        }
}

enum {
    RANDOM_POSITIONS =
        400, /* in each of the loops, unless POSITIONS says otherwise; then games are short */
    RANDOM_LOOPS = 4,
};

START_TEST(random_verdicts_are_true)
{
    const char *positions = getenv("POSITIONS");
    for (int i = 0; i < (positions ? atoi(positions) : RANDOM_POSITIONS); i++) {
        uint64_t seed = (uint64_t)(_i * RANDOM_POSITIONS + i);
        struct rng rng = rng_init(seed);
        struct question question = {.rules = random_ruleset(&rng)};
        question.position = random_position(&rng);
        movegen(&question.rules.rules, &question.position, &question.legal);
        judge_everywhere(&question, &rng, seed);
    }
}
END_TEST

START_TEST(games_have_true_verdicts)
{
    const struct named_ruleset *preset = &presets[_i];
    struct rng rng = rng_init((uint64_t)_i);
    struct question question = {.rules = *preset, .position = position_start(&preset->rules)};
    for (int ply = 0; ply < (getenv("POSITIONS") ? 15 : 60); ply++) {
        movegen(&preset->rules, &question.position, &question.legal);
        judge_everywhere(&question, &rng, (uint64_t)_i);
        if (question.legal.count == 0)
            break;
        uint32_t choice = rng_below(&rng, (uint32_t)question.legal.count);
        question.position = position_after(&question.position, &question.legal.moves[choice]);
    }
}
END_TEST

SUITE(verdict_truth)
{
    Suite *suite = suite_create("verdicts are true");
    TCase *properties = tcase_create("a verdict is true");
    tcase_set_timeout(properties, 120);
    tcase_add_loop_test(properties, random_verdicts_are_true, 0, RANDOM_LOOPS);
    tcase_add_loop_test(properties, games_have_true_verdicts, 0, PRESET_COUNT);
    suite_add_tcase(suite, properties);
    return suite;
}
