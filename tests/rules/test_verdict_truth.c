/* SPDX-License-Identifier: MIT */
/* A verdict is true: properties over random positions under random rule sets. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/random_play.h"
#include "notation/ruleset_text.h"
#include "prose/verdict_prose.h"
#include "rules/verdict.h"
#include "suite.h"

#include <ctype.h>
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
        if (movelist_begins(&list, &list.moves[i], question->path, question->length + 1))
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

/* The pieces or squares to choose instead. */
static squareset offered(const struct verdict *verdict)
{
    return verdict->pieces.squares | verdict->to[0].squares;
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

/* --- What each reason claims, asked of the position --- */

static squareset own_pieces(const struct question *question)
{
    return question->position.pieces[question->position.side];
}

static int steps_to(const struct verdict *verdict)
{
    enum direction direction;
    int distance = 0;
    squares_diagonal(verdict->from, verdict->square, &direction, &distance);
    return distance;
}

static bool flies_free(const struct question *question, enum landing landing)
{
    const struct ruleset *rules = &question->rules.rules;
    return rules->king == KING_FLYING && rules->landing == landing;
}

static bool only_enemies(const struct question *question, squareset set)
{
    return set && !(set & ~enemies(question));
}

static bool duty(const struct question *question)
{
    return any_capture(question) && question->rules.rules.capture == CAPTURE_MANDATORY;
}

static bool true_not_playable(const struct question *question, const struct verdict *verdict)
{
    (void)question;
    return verdict->square == SQUARE_NONE;
}

static bool true_empty(const struct question *question, const struct verdict *verdict)
{
    return position_piece(&question->position, verdict->square) == PIECE_NONE;
}

static bool true_other_piece(const struct question *question, const struct verdict *verdict)
{
    return squareset_has(enemies(question), verdict->square);
}

static bool true_blocked(const struct question *question, const struct verdict *verdict)
{
    return squareset_has(own_pieces(question), verdict->square) &&
           !begins_with_another(question, FIELD_CAPTURE) &&
           !begins_with_another(question, FIELD_PRIORITY);
}

static bool true_must_capture(const struct question *question, const struct verdict *verdict)
{
    return duty(question) && offered(verdict) &&
           !begins_with(question, FIELD_PRIORITY, PRIORITY_NONE);
}

static bool true_must_itself(const struct question *question, const struct verdict *verdict)
{
    return duty(question) && offered(verdict) &&
           begins_with(question, FIELD_CAPTURE, CAPTURE_OPTIONAL);
}

static bool true_same_square(const struct question *question, const struct verdict *verdict)
{
    (void)question;
    return verdict->square == verdict->from;
}

static bool true_own_piece(const struct question *question, const struct verdict *verdict)
{
    return squareset_has(own_pieces(question), verdict->square) &&
           verdict->square != question->path[0];
}

static bool true_go_behind(const struct question *question, const struct verdict *verdict)
{
    return true_other_piece(question, verdict) && offered(verdict);
}

static bool true_backed(const struct question *question, const struct verdict *verdict)
{
    squareset others = position_occupied(&question->position) & ~square_set(question->path[0]);
    return squareset_has(enemies(question), verdict->about) && (verdict->pointed & others);
}

static bool true_not_diagonal(const struct question *question, const struct verdict *verdict)
{
    (void)question;
    return steps_to(verdict) == 0;
}

static bool true_man_forward(const struct question *question, const struct verdict *verdict)
{
    bool up = square_row(verdict->square) < square_row(verdict->from);
    return starts_as_man(question) && up == (question->position.side == BLACK);
}

static bool true_man_too_far(const struct question *question, const struct verdict *verdict)
{
    return starts_as_man(question) && steps_to(verdict) > 2;
}

static bool true_king_too_far(const struct question *question, const struct verdict *verdict)
{
    return question->rules.rules.king == KING_SHORT && steps_to(verdict) > 1;
}

static bool true_over_own(const struct question *question, const struct verdict *verdict)
{
    return verdict->pointed && !(verdict->pointed & ~own_pieces(question)) &&
           !(verdict->pointed & ~squares_between(verdict->from, verdict->square));
}

/* What stood there at first may have been captured on the way. */
static bool true_over_nothing(const struct question *question, const struct verdict *verdict)
{
    bool gone = question->length > 1 && question->rules.rules.removal == REMOVAL_AT_ONCE;
    squareset standing = position_occupied(&question->position) & ~square_set(question->path[0]);
    return steps_to(verdict) == 2 && starts_as_man(question) &&
           (gone || !squareset_has(standing, verdict->about));
}

static bool true_two_in_a_row(const struct question *question, const struct verdict *verdict)
{
    return only_enemies(question, verdict->pointed) && bits_count(verdict->pointed) == 2;
}

static bool true_one_at_a_time(const struct question *question, const struct verdict *verdict)
{
    return only_enemies(question, verdict->pointed) && bits_count(verdict->pointed) > 1 &&
           question->rules.rules.king == KING_FLYING;
}

/* May it come down there on its way? */
static bool visits(const struct question *question, const struct move *move, int square)
{
    for (int i = 0; i <= move->steps; i++)
        if (squareset_has(movelist_landings(&question->legal, move, i), square))
            return true;
    return false;
}

static bool true_step_by_step(const struct question *question, const struct verdict *verdict)
{
    for (int i = 0; i < question->legal.count; i++) {
        const struct move *move = &question->legal.moves[i];
        if (movelist_begins(&question->legal, move, question->path, question->length) &&
            visits(question, move, verdict->square))
            return offered(verdict) && !is_whole(question);
    }
    return false;
}

static bool true_unfinished(const struct question *question, const struct verdict *verdict)
{
    return question->length > 1 && offered(verdict) && !is_whole(question);
}

static bool true_man_captures(const struct question *question, const struct verdict *verdict)
{
    return question->rules.rules.man_capture == MAN_CAPTURES_FORWARD && starts_as_man(question) &&
           squareset_has(enemies(question), verdict->about);
}

static bool true_man_takes_king(const struct question *question, const struct verdict *verdict)
{
    return question->rules.rules.man_takes_king == NO && starts_as_man(question) &&
           squareset_has(enemies(question) & question->position.kings, verdict->about);
}

static bool true_land_behind(const struct question *question, const struct verdict *verdict)
{
    return flies_free(question, LANDING_BEHIND) &&
           squareset_has(enemies(question), verdict->about) &&
           bits_count(verdict->to[0].squares) == 1;
}

static bool true_landing(const struct question *question, const struct verdict *verdict)
{
    return flies_free(question, LANDING_FREE) && verdict->to[0].squares &&
           !squareset_has(verdict->to[0].squares, verdict->square);
}

static bool true_still_there(const struct question *question, const struct verdict *verdict)
{
    return question->length > 1 && question->rules.rules.removal == REMOVAL_AFTER &&
           only_enemies(question, verdict->pointed);
}

static bool true_crowned(const struct question *question, const struct verdict *verdict)
{
    return is_whole(question) && question->rules.rules.crowning != CROWNING_CONTINUES &&
           squareset_has(crownhead(question->position.side), verdict->from);
}

static bool true_not_yet_crowned(const struct question *question, const struct verdict *verdict)
{
    (void)verdict;
    return question->length > 1 && question->rules.rules.crowning == CROWNING_AT_REST &&
           starts_as_man(question);
}

static bool true_move_ended(const struct question *question, const struct verdict *verdict)
{
    (void)verdict;
    return is_whole(question);
}

/* Is a piece on the way to the clicked square one that could be captured next, were no capture
 * preferred? Then the preference is the reason, wherever beyond it was clicked. */
static bool captures_that_way(const struct question *question)
{
    struct ruleset rules = question->rules.rules;
    struct movelist list;
    int at = question->length - 1;
    rules.priority = PRIORITY_NONE;
    movegen(&rules, &question->position, &list);
    for (int i = 0; i < list.count && at >= 0; i++) {
        const struct move *move = &list.moves[i];
        if (move_is_capture(move) && at < move->steps &&
            movelist_begins(&list, move, question->path, question->length) &&
            squareset_has(squares_between(question->path[at], question->path[at + 1]),
                          move_captured_by_step(move, at)))
            return true;
    }
    return false;
}

static bool true_preferred(const struct question *question, const struct verdict *verdict)
{
    return question->rules.rules.priority != PRIORITY_NONE && verdict->must > verdict->can &&
           offered(verdict) && any_capture(question) &&
           (begins_with(question, FIELD_PRIORITY, PRIORITY_NONE) || captures_that_way(question));
}

typedef bool claim(const struct question *question, const struct verdict *verdict);

static claim *const claims[REFUSAL_COUNT] = {
    [REFUSAL_NOT_PLAYABLE] = true_not_playable,
    [REFUSAL_EMPTY_START] = true_empty,
    [REFUSAL_NOT_YOURS] = true_other_piece,
    [REFUSAL_BLOCKED] = true_blocked,
    [REFUSAL_MUST_CAPTURE] = true_must_capture,
    [REFUSAL_MUST_CAPTURE_ITSELF] = true_must_itself,
    [REFUSAL_SAME_SQUARE] = true_same_square,
    [REFUSAL_OWN_PIECE] = true_own_piece,
    [REFUSAL_OTHER_PIECE] = true_other_piece,
    [REFUSAL_GO_BEHIND] = true_go_behind,
    [REFUSAL_BACKED] = true_backed,
    [REFUSAL_NOT_DIAGONAL] = true_not_diagonal,
    [REFUSAL_MAN_FORWARD] = true_man_forward,
    [REFUSAL_MAN_TOO_FAR] = true_man_too_far,
    [REFUSAL_KING_TOO_FAR] = true_king_too_far,
    [REFUSAL_OVER_OWN] = true_over_own,
    [REFUSAL_OVER_NOTHING] = true_over_nothing,
    [REFUSAL_TWO_IN_A_ROW] = true_two_in_a_row,
    [REFUSAL_ONE_AT_A_TIME] = true_one_at_a_time,
    [REFUSAL_STEP_BY_STEP] = true_step_by_step,
    [REFUSAL_MAN_CAPTURES] = true_man_captures,
    [REFUSAL_MAN_TAKES_KING] = true_man_takes_king,
    [REFUSAL_LAND_BEHIND] = true_land_behind,
    [REFUSAL_LANDING_GOES_ON] = true_landing,
    [REFUSAL_STILL_THERE] = true_still_there,
    [REFUSAL_CAPTURED_ALREADY] = true_still_there,
    [REFUSAL_CROWNED] = true_crowned,
    [REFUSAL_NOT_YET_CROWNED] = true_not_yet_crowned,
    [REFUSAL_UNFINISHED] = true_unfinished,
    [REFUSAL_MOVE_ENDED] = true_move_ended,
    [REFUSAL_KING_FIRST] = true_preferred,
    [REFUSAL_MOST] = true_preferred,
    [REFUSAL_KING_AMONG_EQUALS] = true_preferred,
    [REFUSAL_MOST_KINGS] = true_preferred,
    [REFUSAL_KINGS_EARLIEST] = true_preferred,
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
    ck_assert_msg((found->offer == OFFER_GO_ON) == (next != 0), "%s; %d to %d: offer %d", where,
                  found->from, found->square, found->offer);
    verdict_print(&out, &question->rules, &question->position, found, square_names_plain,
                  side_names_plain);
    bool told = strstr(sentence, " go to ") || strstr(sentence, "Go to ") ||
                strstr(sentence, " lands ") || strstr(sentence, "must land");
    bool twice = strstr(sentence, "must be finished") && strstr(sentence, "Go to ") &&
                 strstr(sentence, "go to ");
    ck_assert_msg(!next || (told && !twice), "%s; \"%s\"", where, sentence);
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
    ck_assert_msg(squares_in(sentence, names) == verdict_named(found),
                  "%s; \"%s\" names %x, marked are %x", where, sentence,
                  (unsigned)squares_in(sentence, names), (unsigned)verdict_named(found));
    ck_assert_msg(!begins_with_square(sentence), "%s; \"%s\"", where, sentence);
}

static void judge(const struct question *question, uint64_t seed)
{
    const struct ruleset *rules = &question->rules.rules;
    int square = question->path[question->length];
    enum verdict_kind expected = expected_kind(question);
    struct verdict found =
        verdict(rules, &question->position, question->path, question->length, square);
    const char *where = describe(&question->rules, &question->position, seed);
    ck_assert_msg(found.kind == expected, "%s; %d squares, %d to %d: kind %d, expected %d", where,
                  question->length, found.from, square, found.kind, expected);
    ck_assert_msg(found.field == refusal_field(found.refusal), "%s: field", where);
    if (expected != VERDICT_REFUSED) {
        ck_assert_msg(found.offer == OFFER_NOTHING,
                      "%s; %d to %d: legal, yet something else is offered", where, found.from,
                      square);
        return;
    }
    check_goes_on(question, &found, where);
    check_named(question, &found, where);
    ck_assert_msg(found.field == FIELD_NONE || !field_idle(rules, found.field),
                  "%s; %d to %d: idle field %d", where, found.from, square, found.field);
    claim *is_true = claims[found.refusal];
    ck_assert_msg(is_true && is_true(question, &found),
                  "%s; %d squares, %d to %d: refusal %d is not true", where, question->length,
                  found.from, square, found.refusal);
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
