/* SPDX-License-Identifier: MIT */
/* What is refused, and why: rows for every reason, and properties over random positions. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/random_play.h"
#include "notation/ruleset_text.h"
#include "notation/verdict_text.h"
#include "rules/verdict.h"
#include "suite.h"

#include <string.h>

/* --- Properties: a verdict is true --- */

/* A question about a position, and all that a property needs to judge the answer. */
struct question {
    struct named_ruleset rules;
    struct position position;
    uint8_t path[MOVE_MAX_PATH + 1]; /* the square clicked last */
    int length;                      /* without it */
    struct movelist legal;
};

/* Is the path with the clicked square the beginning of a legal move, if `field` were `value`? */
static bool begins_with(const struct question *question, enum field field, int value)
{
    struct ruleset rules = question->rules.rules;
    struct movelist list;
    ruleset_set(&rules, field, value);
    movegen(&rules, &question->position, &list);
    for (int i = 0; i < list.count; i++)
        if (move_begins(&list.moves[i], question->path, question->length + 1))
            return true;
    return false;
}

/* Could it be, whatever the value? */
static bool begins_with_another(const struct question *question, enum field field)
{
    for (int value = 0; value < field_infos[field].count; value++)
        if (begins_with(question, field, value))
            return true;
    return false;
}

static bool any_capture(const struct question *question)
{
    return question->legal.count > 0 && move_is_capture(&question->legal.moves[0]);
}

static bool is_whole(const struct question *question)
{
    return movelist_find(&question->legal, question->path, question->length);
}

static bool starts_as_man(const struct question *question)
{
    return !squareset_has(question->position.kings, question->path[0]);
}

static squareset enemies(const struct question *question)
{
    return question->position.pieces[side_other(question->position.side)];
}

/* Is what the refusal claims so? Every reason has its line here. */
static bool is_true(const struct question *question, const struct verdict *verdict)
{
    const struct ruleset *rules = &question->rules.rules;
    const struct position *position = &question->position;
    int square = verdict->square;
    squareset own = position->pieces[position->side];
    bool in_capture = question->length > 1;
    enum direction direction;
    int distance = 0;
    bool diagonal =
        verdict->from && square && squares_diagonal(verdict->from, square, &direction, &distance);
    bool flying = rules->king == KING_FLYING;
    switch (verdict->refusal) {
    case REFUSAL_NOT_PLAYABLE:
        return square == SQUARE_NONE;
    case REFUSAL_EMPTY_START:
        return !squareset_has(position_occupied(position), square);
    case REFUSAL_NOT_YOURS:
    case REFUSAL_OTHER_PIECE:
        return squareset_has(enemies(question), square);
    case REFUSAL_BLOCKED:
        return squareset_has(own, square) && !begins_with_another(question, FIELD_CAPTURE) &&
               !begins_with(question, FIELD_PRIORITY, PRIORITY_NONE);
    case REFUSAL_MUST_CAPTURE:
        return any_capture(question) && rules->capture == CAPTURE_MANDATORY && verdict->look &&
               !begins_with(question, FIELD_PRIORITY, PRIORITY_NONE);
    case REFUSAL_MUST_CAPTURE_ITSELF:
        return any_capture(question) && rules->capture == CAPTURE_MANDATORY && verdict->look &&
               begins_with(question, FIELD_CAPTURE, CAPTURE_OPTIONAL);
    case REFUSAL_SAME_SQUARE:
        return square == verdict->from;
    case REFUSAL_OWN_PIECE:
        return squareset_has(own, square) && square != question->path[0];
    case REFUSAL_GO_BEHIND:
        return squareset_has(enemies(question), square) && verdict->look;
    case REFUSAL_BACKED:
        return squareset_has(enemies(question), verdict->about) &&
               (verdict->look & position_occupied(position) & ~square_set(question->path[0]));
    case REFUSAL_NOT_DIAGONAL:
        return !diagonal;
    case REFUSAL_MAN_FORWARD:
        return starts_as_man(question) && diagonal &&
               (square < verdict->from) == (position->side == BLACK);
    case REFUSAL_MAN_TOO_FAR:
        return starts_as_man(question) && distance > 2;
    case REFUSAL_KING_TOO_FAR:
        return !flying && distance > 1;
    case REFUSAL_OVER_OWN:
        return verdict->look && !(verdict->look & ~own);
    case REFUSAL_OVER_NOTHING:
        return distance == 2 && starts_as_man(question) &&
               (rules->removal == REMOVAL_AT_ONCE ||
                !squareset_has(position_occupied(position), verdict->about));
    case REFUSAL_TWO_IN_A_ROW:
        return bits_count(verdict->look) == 2 && !(verdict->look & ~enemies(question));
    case REFUSAL_ONE_AT_A_TIME:
        return bits_count(verdict->look) > 1 && !(verdict->look & ~enemies(question)) && flying;
    case REFUSAL_STEP_BY_STEP:
    case REFUSAL_UNFINISHED:
        return verdict->look && (verdict->refusal == REFUSAL_STEP_BY_STEP || in_capture) &&
               !is_whole(question);
    case REFUSAL_MAN_CAPTURES:
        return rules->man_capture == MAN_CAPTURES_FORWARD && starts_as_man(question) &&
               squareset_has(enemies(question), verdict->about);
    case REFUSAL_MAN_TAKES_KING:
        return rules->man_takes_king == NO && starts_as_man(question) &&
               squareset_has(enemies(question) & position->kings, verdict->about);
    case REFUSAL_LAND_BEHIND:
        return flying && rules->landing == LANDING_BEHIND &&
               squareset_has(enemies(question), verdict->about);
    case REFUSAL_LANDING_GOES_ON:
    case REFUSAL_LANDING_NAMED:
        return flying && rules->landing == LANDING_FREE && verdict->look &&
               !squareset_has(verdict->look, square);
    case REFUSAL_STILL_THERE:
        return in_capture && rules->removal == REMOVAL_AFTER && verdict->look &&
               !(verdict->look & ~enemies(question));
    case REFUSAL_CROWNED:
        return is_whole(question) && rules->crowning != CROWNING_CONTINUES &&
               squareset_has(crownhead(position->side), verdict->from);
    case REFUSAL_NOT_YET_CROWNED:
        return in_capture && rules->crowning == CROWNING_AT_REST && starts_as_man(question);
    case REFUSAL_MOVE_ENDED:
        return is_whole(question);
    case REFUSAL_KING_FIRST:
    case REFUSAL_MOST:
    case REFUSAL_KING_AMONG_EQUALS:
    case REFUSAL_MOST_KINGS:
    case REFUSAL_KINGS_EARLIEST:
        return rules->priority != PRIORITY_NONE && verdict->must > verdict->can && verdict->look &&
               any_capture(question) && begins_with(question, FIELD_PRIORITY, PRIORITY_NONE);
    default:
        return false;
    }
}

static void judge(const struct question *question, uint64_t seed)
{
    int square = question->path[question->length];
    bool part =
        square && (squareset_has(question->length ? movelist_next(&question->legal, question->path,
                                                                  question->length)
                                                  : movelist_starts(&question->legal),
                                 square));
    bool whole = square && movelist_find(&question->legal, question->path, question->length + 1);
    enum verdict_kind expected = whole ? VERDICT_MOVE : part ? VERDICT_PART : VERDICT_REFUSED;
    struct verdict found = verdict(&question->rules.rules, &question->position, question->path,
                                   question->length, square);
    const char *where = describe(&question->rules, &question->position, seed);
    int last = question->length ? question->path[question->length - 1] : 0;
    ck_assert_msg(found.kind == expected, "%s; %d squares, %d to %d: kind %d, expected %d", where,
                  question->length, last, square, found.kind, expected);
    ck_assert_msg(found.field == refusal_field(found.refusal), "%s: field", where);
    if (expected != VERDICT_REFUSED)
        return;
    ck_assert_msg(found.field == FIELD_NONE || !field_idle(&question->rules.rules, found.field),
                  "%s; %d to %d: idle field %d", where, last, square, found.field);
    ck_assert_msg(is_true(question, &found), "%s; %d squares, %d to %d: refusal %d is not true",
                  where, question->length, last, square, found.refusal);
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
    RANDOM_POSITIONS = 400, /* in each of the loops */
    RANDOM_LOOPS = 4,
};

START_TEST(random_verdicts_are_true)
{
    for (int i = 0; i < RANDOM_POSITIONS; i++) {
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
    for (int ply = 0; ply < 60; ply++) {
        movegen(&preset->rules, &question.position, &question.legal);
        judge_everywhere(&question, &rng, (uint64_t)_i);
        if (question.legal.count == 0)
            break;
        uint32_t choice = rng_below(&rng, (uint32_t)question.legal.count);
        question.position = position_after(&question.position, &question.legal.moves[choice]);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("verdict");
    TCase *properties = tcase_create("a verdict is true");
    tcase_set_timeout(properties, 120);
    tcase_add_loop_test(properties, random_verdicts_are_true, 0, RANDOM_LOOPS);
    tcase_add_loop_test(properties, games_have_true_verdicts, 0, PRESET_COUNT);
    suite_add_tcase(suite, properties);
    return run_suite(suite);
}
