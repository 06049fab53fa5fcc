/* SPDX-License-Identifier: MIT */
/* Verdicts against plain code: under random rule sets, after every beginning of a random way of
 * moving, each square of the board is judged. The plain generator says which squares are legal, and
 * what a refusal offers is held against it: where to go, who can capture, how many. POSITIONS in
 * the environment says how many positions (2,000 without it), SEED with which to begin. */
#include "plain.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "rules/verdict.h"

#include <stdlib.h>
#include <string.h>

/* A question, and all that the plain eye needs to answer it. */
struct question {
    uint64_t seed;
    struct ruleset rules;
    struct position position;
    struct plain_list legal; /* every legal way */
    struct plain_list every; /* were no capture preferred to another */
    uint8_t path[MOVE_MAX_PATH + 1];
    int length;
    int square;
};

static const char *place(const struct question *question, const struct verdict *found)
{
    static char memory[4096];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_addf(&text, "SEED=%lu, ", (unsigned long)question->seed);
    text_add_position(&text, &question->position);
    strbuf_add(&text, "\n");
    text_add_rules(&text, &question->rules);
    strbuf_add(&text, "\n");
    for (int i = 0; i < question->length; i++)
        strbuf_addf(&text, "%d ", question->path[i]);
    strbuf_addf(&text, "then %d: kind %d, refusal %d, look", question->square, found->kind,
                found->refusal);
    for (int at = squareset_next(found->look, 0); at; at = squareset_next(found->look, at))
        strbuf_addf(&text, " %d", at);
    strbuf_addf(&text, ", must %d, can %d", found->must, found->can);
    return memory;
}

/* --- What the plain ways say --- */

/* Does the way begin with the squares chosen so far, and go on? */
static bool goes_on(const struct question *question, const struct plain_move *way)
{
    for (int i = 0; i < question->length && i < way->length; i++)
        if (plain_square(way->path[i]) != question->path[i])
            return false;
    return way->length > question->length;
}

static bool goes_to(const struct question *question, const struct plain_move *way, int square)
{
    return goes_on(question, way) && plain_square(way->path[question->length]) == square;
}

/* Does it go on by capturing a piece on the way to the clicked square? */
static bool goes_toward(const struct question *question, const struct plain_move *way)
{
    int last = question->length - 1;
    return last >= 0 && question->square && way->captures > last && goes_on(question, way) &&
           squareset_has(squares_between(question->path[last], question->square),
                         plain_square(way->victims[last]));
}

static enum verdict_kind plain_kind(const struct question *question, int square)
{
    for (size_t i = 0; i < question->legal.count; i++) {
        const struct plain_move *way = &question->legal.moves[i];
        if (goes_to(question, way, square))
            return way->length == question->length + 1 ? VERDICT_MOVE : VERDICT_PART;
    }
    return VERDICT_REFUSED;
}

static squareset plain_next(const struct question *question)
{
    squareset next = 0;
    for (int square = 1; square <= SQUARE_COUNT; square++)
        if (plain_kind(question, square) != VERDICT_REFUSED)
            next |= square_set(square);
    return next;
}

/* The pieces that begin a legal capture. */
static squareset plain_capturers(const struct question *question)
{
    squareset pieces = 0;
    for (size_t i = 0; i < question->legal.count; i++)
        if (question->legal.moves[i].captures > 0)
            pieces |= square_set(plain_square(question->legal.moves[i].path[0]));
    return pieces;
}

static int kings_of(const struct plain_move *way)
{
    int kings = 0;
    for (int i = 0; i < way->captures; i++)
        kings += way->victim_is_king[i];
    return kings;
}

/* The step, from 1, in which two captures of equally many differ by a king; 0: in none. */
static int first_difference(const struct plain_move *a, const struct plain_move *b)
{
    for (int i = 0; i < a->captures; i++)
        if (a->victim_is_king[i] != b->victim_is_king[i])
            return i + 1;
    return 0;
}

/* --- Are the numbers true --- */

/* What the clicked square leads to, held against what is right. */
struct rivals {
    const struct plain_move *right; /* any legal capture: they share all that is compared */
    int pieces;                     /* the most */
    int kings;                      /* the most, of captures with as many pieces as `right` */
    int step;                       /* where the last one, with as many kings too, differs */
    bool by_king;
};

static void add_rival(struct rivals *rivals, const struct plain_move *way)
{
    int kings = kings_of(way);
    rivals->by_king |= way->by_king;
    rivals->pieces = way->captures > rivals->pieces ? way->captures : rivals->pieces;
    if (way->captures != rivals->right->captures)
        return;
    rivals->kings = kings > rivals->kings ? kings : rivals->kings;
    int step = first_difference(rivals->right, way);
    if (kings == kings_of(rivals->right) && step > rivals->step)
        rivals->step = step;
}

static const struct plain_move *any_capture(const struct plain_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->moves[i].captures > 0)
            return &list->moves[i];
    return NULL;
}

/* Where no capture may land on the square, those toward it count up to there. */
static struct rivals find_rivals(const struct question *question)
{
    struct rivals rivals = {.right = any_capture(&question->legal)};
    for (size_t i = 0; i < question->every.count && rivals.right; i++)
        if (question->every.moves[i].captures > 0 &&
            goes_to(question, &question->every.moves[i], question->square))
            add_rival(&rivals, &question->every.moves[i]);
    for (size_t i = 0; i < question->every.count && rivals.right && rivals.pieces == 0; i++) {
        struct plain_move way = question->every.moves[i];
        if (!goes_toward(question, &way))
            continue;
        way.captures = question->length;
        add_rival(&rivals, &way);
        break; /* they all have captured the same by then */
    }
    return rivals;
}

static bool numbers_are_true(const struct question *question, const struct verdict *found)
{
    struct rivals rivals = find_rivals(question);
    const struct plain_move *right = rivals.right;
    if (found->refusal == REFUSAL_MOST)
        return found->must == right->captures && found->can == rivals.pieces;
    if (found->refusal == REFUSAL_MOST_KINGS)
        return found->must == kings_of(right) && found->can == rivals.kings;
    if (found->refusal == REFUSAL_KINGS_EARLIEST)
        return found->must == rivals.step && right->victim_is_king[rivals.step - 1];
    if (found->refusal == REFUSAL_KING_FIRST || found->refusal == REFUSAL_KING_AMONG_EQUALS)
        return right->by_king && !rivals.by_king;
    return true;
}

/* --- Is what is offered legal --- */

/* Refusals whose `look` shows what is in the way, or where the move ended. */
static bool only_shows(enum refusal refusal)
{
    static const enum refusal showing[] = {
        REFUSAL_BACKED,      REFUSAL_OVER_OWN,         REFUSAL_TWO_IN_A_ROW, REFUSAL_ONE_AT_A_TIME,
        REFUSAL_STILL_THERE, REFUSAL_CAPTURED_ALREADY, REFUSAL_CROWNED,      REFUSAL_MOVE_ENDED,
    };
    for (int i = 0; i < ROWS(showing); i++)
        if (showing[i] == refusal)
            return true;
    return false;
}

static bool speaks_of_capturers(const struct question *question, const struct verdict *found)
{
    return found->look_is_pieces || found->refusal == REFUSAL_MUST_CAPTURE ||
           (question->length == 0 && refusal_field(found->refusal) == FIELD_PRIORITY);
}

static void check_offer(const struct question *question, const struct verdict *found)
{
    squareset right = plain_next(question);
    if (speaks_of_capturers(question, found))
        right = plain_capturers(question);
    if (!only_shows(found->refusal))
        REQUIRE(!(found->look & ~right), "a square is offered that is not legal\n%s",
                place(question, found));
    REQUIRE(numbers_are_true(question, found), "a number is wrong\n%s", place(question, found));
}

static void check_square(const struct question *question)
{
    struct verdict found = verdict(&question->rules, &question->position, question->path,
                                   question->length, question->square);
    REQUIRE(found.kind == plain_kind(question, question->square), "plainly of another kind\n%s",
            place(question, &found));
    if (found.kind == VERDICT_REFUSED)
        check_offer(question, &found);
}

/* --- Asking --- */

/* Each square after each beginning of the way. */
static void check_way(struct question *question, const struct plain_move *way)
{
    for (int length = 0; length <= way->length; length++) {
        REQUIRE(length <= MOVE_MAX_PATH, "a way of %d squares", way->length);
        question->length = length;
        if (length > 0)
            question->path[length - 1] = (uint8_t)plain_square(way->path[length - 1]);
        for (question->square = SQUARE_NONE; question->square <= SQUARE_COUNT; question->square++)
            check_square(question);
    }
}

static void check_position(uint64_t seed)
{
    struct rng rng = rng_init(seed);
    struct question question = {.seed = seed, .rules = preset_or_random_rules(&rng)};
    question.position = random_position(&rng);
    struct plain_board board = plain_board_of(&question.position);
    struct ruleset no_priority = question.rules;
    no_priority.priority = PRIORITY_NONE;
    plain_ways(&question.rules, &board, question.position.side, &question.legal);
    plain_ways(&no_priority, &board, question.position.side, &question.every);
    if (question.legal.count > 0)
        check_way(&question,
                  &question.legal.moves[rng_below(&rng, (uint32_t)question.legal.count)]);
    plain_list_finish(&question.legal);
    plain_list_finish(&question.every);
}

START_TEST(every_offer_is_legal)
{
    const char *positions = getenv("POSITIONS"), *first = getenv("SEED");
    uint64_t count = positions ? strtoull(positions, NULL, 10) : 2000;
    uint64_t seed = first ? strtoull(first, NULL, 10) : 1;
    for (uint64_t i = 0; i < count; i++)
        check_position(seed + i);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("plain verdicts");
    TCase *random = tcase_create("random rule sets");
    tcase_set_timeout(random, 0);
    tcase_add_test(random, every_offer_is_legal);
    suite_add_tcase(suite, random);
    return run_suite(suite);
}
