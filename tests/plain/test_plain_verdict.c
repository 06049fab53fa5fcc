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

static void add_squares(struct strbuf *text, const char *what, squareset squares)
{
    strbuf_addf(text, " %s", what);
    for (int at = squareset_next(squares, 0); at; at = squareset_next(squares, at))
        strbuf_addf(text, " %d", at);
}

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
    strbuf_addf(&text, "then %d: kind %d, refusal %d, offer %d,", question->square, found->kind,
                found->refusal, found->offer);
    add_squares(&text, "look", found->pointed);
    add_squares(&text, "pieces", found->pieces.squares);
    for (int i = 0; i < FEW_SQUARES; i++)
        add_squares(&text, "to", found->to[i].squares);
    strbuf_addf(&text, " must %d, can %d", found->must, found->can);
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

/* Does it go to the clicked square, or capture the clicked piece, next? */
static bool does_what_was_asked(const struct question *question, const struct plain_move *way)
{
    int last = question->length - 1;
    bool captures = last >= 0 && way->captures > last && goes_on(question, way) &&
                    plain_square(way->victims[last]) == question->square;
    return captures || goes_to(question, way, question->square);
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
            does_what_was_asked(question, &question->every.moves[i]))
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

/* Does the way come to the clicked square later than next? */
static bool comes_to_later(const struct question *question, const struct plain_move *way)
{
    for (int i = question->length + 1; i < way->length; i++)
        if (plain_square(way->path[i]) == question->square)
            return true;
    return false;
}

/* Does the reason leave this way, which goes on from the squares chosen so far? */
static bool leaves(const struct question *question, enum refusal refusal,
                   const struct plain_move *way)
{
    int last = question->length - 1;
    if (refusal == REFUSAL_GO_BEHIND)
        return way->captures > last && plain_square(way->victims[last]) == question->square;
    if (refusal == REFUSAL_STEP_BY_STEP)
        return comes_to_later(question, way);
    if (refusal == REFUSAL_LAND_BEHIND || refusal == REFUSAL_LANDING_GOES_ON)
        return goes_toward(question, way);
    return refusal_field(refusal) != FIELD_PRIORITY || way->captures > 0;
}

/* Where the piece can go, of all that is legal what the reason leaves. */
static squareset plain_left(const struct question *question, enum refusal refusal)
{
    squareset left = 0;
    for (size_t i = 0; i < question->legal.count; i++) {
        const struct plain_move *way = &question->legal.moves[i];
        if (goes_on(question, way) && leaves(question, refusal, way))
            left |= square_set(plain_square(way->path[question->length]));
    }
    return left;
}

/* Where the captures that begin with this piece go first. */
static squareset plain_landings(const struct question *question, int piece)
{
    squareset landings = 0;
    for (size_t i = 0; i < question->legal.count; i++) {
        const struct plain_move *way = &question->legal.moves[i];
        if (way->captures > 0 && plain_square(way->path[0]) == piece)
            landings |= square_set(plain_square(way->path[1]));
    }
    return landings;
}

static bool plain_duty(const struct question *question)
{
    return question->rules.capture == CAPTURE_MANDATORY && any_capture(&question->legal);
}

/* What should be offered: where a capture must be made, or another is preferred and this piece has
 * no right one, captures. */
static enum offer plain_offer(const struct question *question, const struct verdict *found)
{
    bool preferred = refusal_field(found->refusal) == FIELD_PRIORITY;
    if (plain_next(question) == 0)
        return OFFER_NOTHING;
    if (question->length > 1)
        return OFFER_GO_ON;
    if (question->length == 0)
        return plain_duty(question) || preferred ? OFFER_CAPTURES : OFFER_PIECES;
    bool others = preferred && !squareset_has(plain_capturers(question), question->path[0]);
    return plain_duty(question) || others ? OFFER_CAPTURES : OFFER_SQUARES;
}

static int apart(int a, int b)
{
    int rows = abs(square_row(a) - square_row(b)),
        columns = abs(square_column(a) - square_column(b));
    return rows > columns ? rows : columns;
}

/* Nothing that is named is farther from the clicked square than what is only counted. */
static bool nearest_are_named(const struct question *question, const struct few *few, squareset all)
{
    squareset unnamed = question->square ? all & ~few->squares : 0;
    for (int out = squareset_next(unnamed, 0); out; out = squareset_next(unnamed, out))
        for (int in = squareset_next(few->squares, 0); in; in = squareset_next(few->squares, in))
            if (apart(in, question->square) > apart(out, question->square))
                return false;
    return true;
}

/* So many of `all` are named as may be, the nearest, and the rest is counted. */
static bool few_are_right(const struct question *question, const struct few *few, squareset all)
{
    int named = bits_count(few->squares), count = bits_count(all);
    bool fits = few->others == 0 ? named <= FEW_SQUARES + 1 : named == FEW_SQUARES;
    return !(few->squares & ~all) && fits && named + few->others == count && few->others != 1 &&
           nearest_are_named(question, few, all);
}

/* Each piece that is named, and where it is said to go. */
static bool captures_are_right(const struct question *question, const struct verdict *found)
{
    int told = 0, landings = 0;
    squareset pieces = found->pieces.squares;
    if (found->from != SQUARE_NONE && pieces == square_set(found->from))
        return few_are_right(question, &found->to[0], plain_left(question, found->refusal));
    if (!few_are_right(question, &found->pieces, plain_capturers(question)))
        return false;
    for (int piece = squareset_next(pieces, 0); piece; piece = squareset_next(pieces, piece))
        landings += bits_count(plain_landings(question, piece));
    if (bits_count(pieces) > 1 && (found->pieces.others || landings > FEW_SQUARES))
        return !found->to[0].squares;
    for (int piece = squareset_next(pieces, 0); piece; piece = squareset_next(pieces, piece))
        if (!few_are_right(question, &found->to[told++], plain_landings(question, piece)))
            return false;
    return true;
}

static bool offer_is_right(const struct question *question, const struct verdict *found)
{
    switch (found->offer) {
    case OFFER_NOTHING:
        return !found->pieces.squares && !found->to[0].squares;
    case OFFER_PIECES:
        return few_are_right(question, &found->pieces, plain_next(question)) &&
               !found->to[0].squares;
    case OFFER_CAPTURES:
        return captures_are_right(question, found);
    case OFFER_SQUARES:
    case OFFER_GO_ON:
        return few_are_right(question, &found->to[0], plain_left(question, found->refusal)) &&
               !found->pieces.squares;
    }
    return false;
}

/* It points at something where its reason speaks of squares. */
static bool look_is_right(const struct verdict *found)
{
    return only_shows(found->refusal) == (found->pointed != 0);
}

static void check_offer(const struct question *question, const struct verdict *found)
{
    REQUIRE(found->offer == plain_offer(question, found), "not what should be offered\n%s",
            place(question, found));
    REQUIRE(offer_is_right(question, found),
            "a square is offered that is not legal, or not all\n%s", place(question, found));
    REQUIRE(look_is_right(found), "it points at something else\n%s", place(question, found));
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

SUITE(plain_verdict)
{
    Suite *suite = suite_create("plain verdicts");
    TCase *random = tcase_create("random rule sets");
    tcase_set_timeout(random, 0);
    tcase_add_test(random, every_offer_is_legal);
    suite_add_tcase(suite, random);
    return suite;
}
