/* SPDX-License-Identifier: MIT */
/* The reason of a refusal is the reason: under random rule sets, after every beginning of a random
 * way of moving, each square of the board is judged, and what the verdict names is taken away. Then
 * the plain generator must find the move, but for what the offer demands (that a capture be made,
 * finished, or be the preferred one). If the verdict says that there are several reasons, it must
 * not find it, and no field alone may be to blame. POSITIONS in the environment says how many
 * positions (2,000 without it), SEED with which to begin. */
#include "plain.h"
#include "plain_board.h"
#include "random_rules.h"
#include "suite.h"
#include "text.h"

#include "rules/verdict.h"

#include <stdlib.h>

/* A question and its answer. */
struct asked {
    uint64_t seed;
    struct ruleset rules;
    struct position position;
    struct plain_board board;
    struct plain_list legal; /* every legal way */
    uint8_t path[MOVE_MAX_PATH + 1];
    int length;
    int square;
    struct verdict found;
};

static const char *where(const struct asked *asked)
{
    static char memory[4096];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    strbuf_addf(&text, "SEED=%lu, ", (unsigned long)asked->seed);
    text_add_position(&text, &asked->position);
    strbuf_add(&text, "\n");
    text_add_rules(&text, &asked->rules);
    strbuf_add(&text, "\n");
    for (int i = 0; i < asked->length; i++)
        strbuf_addf(&text, "%d ", asked->path[i]);
    strbuf_addf(&text, "then %d: refusal %d%s, about %d", asked->square, asked->found.refusal,
                asked->found.several ? " and more" : "", asked->found.about);
    return memory;
}

/* --- Is the move possible on a changed board, under changed rules? --- */

/* What is held against the question: the same, with the reason taken away. */
struct change {
    struct ruleset rules;
    struct plain_board board;
};

static struct change unchanged(const struct asked *asked)
{
    return (struct change){asked->rules, asked->board};
}

static enum piece *at_square(struct change *change, int square)
{
    struct place place = plain_place(square);
    return &change->board.at[place.row][place.column];
}

static void remove_all(struct change *change, squareset squares)
{
    for (int at = squareset_next(squares, 0); at; at = squareset_next(squares, at))
        *at_square(change, at) = PIECE_NONE;
}

static void crown(const struct asked *asked, struct change *change)
{
    *at_square(change, asked->path[0]) = king_of(asked->position.side);
}

static bool begins(const struct asked *asked, const struct plain_move *way)
{
    for (int i = 0; i < asked->length && i < way->length; i++)
        if (plain_square(way->path[i]) != asked->path[i])
            return false;
    return way->length > asked->length;
}

/* The squares that would hold a piece when the clicked one is reached for. */
static squareset standing(const struct asked *asked, const struct change *change,
                          const struct plain_move *way)
{
    squareset found = 0;
    for (int square = 1; square <= SQUARE_COUNT; square++)
        if (square != asked->path[0] && piece_at(&change->board, plain_place(square)))
            found |= square_set(square);
    for (int i = 0; i < asked->length - 1 && change->rules.removal == REMOVAL_AT_ONCE; i++)
        found &= ~square_set(plain_square(way->victims[i]));
    return found;
}

/* Does the piece move as a king after the path? */
static bool is_king(const struct asked *asked, const struct change *change)
{
    bool king = piece_is_king(piece_at(&change->board, plain_place(asked->path[0])));
    for (int i = 1; i < asked->length && change->rules.crowning == CROWNING_CONTINUES; i++)
        king |= on_crownhead(plain_place(asked->path[i]), asked->position.side);
    return king;
}

/* Could the piece land on the clicked square by this capture, if the capture need not go on? */
static bool could_land(const struct asked *asked, const struct change *change,
                       const struct plain_move *way)
{
    int last = asked->length - 1;
    if (change->rules.landing == LANDING_BEHIND || way->captures <= last || !asked->square ||
        change->rules.king == KING_SHORT || !is_king(asked, change))
        return false;
    squareset passed = squares_between(asked->path[last], asked->square);
    squareset met = standing(asked, change, way) & (passed | square_set(asked->square));
    return met == (square_set(plain_square(way->victims[last])) & passed);
}

static bool leads(const struct asked *asked, const struct change *change,
                  const struct plain_move *way)
{
    int last = asked->length - 1;
    if (!begins(asked, way))
        return false;
    if (plain_square(way->path[asked->length]) == asked->square || last < 0)
        return true;
    bool clicked = way->captures > last && plain_square(way->victims[last]) == asked->square;
    return clicked || could_land(asked, change, way);
}

/* Is it, were no capture demanded or preferred, and need none go on? A click on a piece asks to
 * capture it. */
static bool possible(const struct asked *asked, const struct change *change)
{
    struct plain_list ways = {0};
    bool found = false;
    plain_ways_from(&change->rules, &change->board, asked->length ? asked->path[0] : asked->square,
                    &ways);
    for (size_t i = 0; i < ways.count && !found; i++)
        found = leads(asked, change, &ways.moves[i]);
    plain_list_finish(&ways);
    return found;
}

static bool possible_if(const struct asked *asked, enum field field, int value)
{
    struct change change = unchanged(asked);
    ruleset_set(&change.rules, field, value);
    if (field == FIELD_KING)
        change.rules.landing = LANDING_FREE;
    return possible(asked, &change);
}

static bool possible_without(const struct asked *asked, squareset pieces)
{
    struct change change = unchanged(asked);
    remove_all(&change, pieces);
    return possible(asked, &change);
}

/* --- The board as it stands after the path --- */

static int from(const struct asked *asked)
{
    return asked->path[asked->length - 1];
}

static int steps(const struct asked *asked)
{
    enum direction direction;
    int distance = 0;
    if (asked->square)
        squares_diagonal(from(asked), asked->square, &direction, &distance);
    return distance;
}

/* The pieces captured so far: one a step, the only one there that is still to be captured. */
static squareset captured(const struct asked *asked)
{
    squareset enemies = asked->position.pieces[side_other(asked->position.side)], gone = 0;
    for (int i = 1; i < asked->length; i++)
        gone |= squares_between(asked->path[i - 1], asked->path[i]) & enemies & ~gone;
    return gone;
}

/* In mid-capture, is there nothing but these pieces in the way? Then the step is no capture, and
 * that a capture must be finished is what the offer demands. */
static bool only_unfinished(const struct asked *asked, squareset taken_away)
{
    squareset way = squares_between(from(asked), asked->square) | square_set(asked->square);
    squareset still = position_occupied(&asked->position) & ~square_set(asked->path[0]);
    if (asked->rules.removal == REMOVAL_AT_ONCE)
        still &= ~captured(asked);
    return asked->length > 1 && steps(asked) > 0 && !(still & way & ~taken_away);
}

/* --- The reasons taken away --- */

static bool without_duty(const struct asked *asked)
{
    struct change change = unchanged(asked);
    return possible(asked, &change);
}

static bool without_the_piece(const struct asked *asked)
{
    squareset piece = square_set(asked->square);
    return possible_without(asked, piece) || only_unfinished(asked, piece);
}

static bool without_what_backs(const struct asked *asked)
{
    return possible_without(asked, asked->found.pointed);
}

static bool without_own(const struct asked *asked)
{
    struct change change = unchanged(asked);
    squareset own = asked->found.pointed;
    *at_square(&change, squareset_any(own)) =
        asked->position.side == BLACK ? WHITE_MAN : BLACK_MAN; /* which may be jumped */
    return possible_without(asked, own) || only_unfinished(asked, own) ||
           (bits_count(own) == 1 && possible(asked, &change));
}

static bool without_forward(const struct asked *asked)
{
    struct change change = unchanged(asked);
    change.rules.king = KING_SHORT;
    crown(asked, &change);
    return possible(asked, &change);
}

static bool without_limit(const struct asked *asked)
{
    struct change change = unchanged(asked);
    change.rules.king = KING_FLYING;
    change.rules.landing = LANDING_FREE;
    crown(asked, &change);
    return possible(asked, &change);
}

static bool with_something(const struct asked *asked)
{
    struct change change = unchanged(asked);
    if (asked->length > 1)
        return only_unfinished(asked, 0);
    *at_square(&change, asked->found.about) = asked->position.side == BLACK ? WHITE_MAN : BLACK_MAN;
    return possible(asked, &change);
}

/* Of pieces in a row the last one, as seen from the moving piece, stands for all. */
static bool as_one(const struct asked *asked)
{
    struct change change = unchanged(asked);
    squareset row = asked->found.pointed, alive = row & ~captured(asked);
    int last = squareset_any(alive);
    for (int at = squareset_next(alive, 0); at; at = squareset_next(alive, at))
        if (squares_between(from(asked), at) & square_set(last))
            last = at;
    bool gapless = steps(asked) == bits_count(row) + 1;
    bool kings = !is_king(asked, &change) && asked->rules.man_takes_king == NO &&
                 (row & asked->position.kings);
    remove_all(&change, alive & ~square_set(last));
    change.rules.removal = REMOVAL_AT_ONCE;
    if (possible(asked, &change))
        return true;
    if (!gapless || kings)
        return false;
    change.rules.king = KING_FLYING;
    change.rules.landing = LANDING_BEHIND;
    crown(asked, &change);
    return possible(asked, &change);
}

static bool without_captured(const struct asked *asked)
{
    return possible_if(asked, FIELD_REMOVAL, REMOVAL_AT_ONCE) ||
           only_unfinished(asked, captured(asked));
}

static bool without_backward_rule(const struct asked *asked)
{
    return possible_if(asked, FIELD_MAN_CAPTURE, MAN_CAPTURES_ANY);
}

static bool without_king_rule(const struct asked *asked)
{
    return possible_if(asked, FIELD_MAN_TAKES_KING, YES);
}

static bool with_flying_kings(const struct asked *asked)
{
    return possible_if(asked, FIELD_KING, KING_FLYING);
}

static bool with_free_landing(const struct asked *asked)
{
    return possible_if(asked, FIELD_LANDING, LANDING_FREE);
}

static bool with_crowning(const struct asked *asked)
{
    return possible_if(asked, FIELD_CROWNING, CROWNING_CONTINUES);
}

static bool unfinished(const struct asked *asked)
{
    return only_unfinished(asked, 0);
}

/* --- Reasons that no other could join --- */

static bool no_square(const struct asked *asked)
{
    return asked->square == SQUARE_NONE;
}

static bool no_piece(const struct asked *asked)
{
    return asked->length == 0 && !position_piece(&asked->position, asked->square);
}

static bool not_theirs(const struct asked *asked)
{
    enum side other = side_other(asked->position.side);
    return asked->length == 0 && squareset_has(asked->position.pieces[other], asked->square);
}

static bool same_square(const struct asked *asked)
{
    return asked->square == from(asked);
}

static bool no_diagonal(const struct asked *asked)
{
    return steps(asked) == 0 && asked->square != from(asked);
}

static bool is_blocked(const struct asked *asked)
{
    struct change change = unchanged(asked);
    return asked->length == 0 && !possible(asked, &change) && !without_backward_rule(asked) &&
           !without_king_rule(asked);
}

static bool ended(const struct asked *asked)
{
    for (size_t i = 0; i < asked->legal.count; i++) {
        const struct plain_move *way = &asked->legal.moves[i];
        struct asked shorter = *asked;
        shorter.length--;
        if (way->length == asked->length && begins(&shorter, way) &&
            plain_square(way->path[way->length - 1]) == from(asked))
            return true;
    }
    return false;
}

/* Does a legal way capture the clicked piece next? */
static bool can_be_captured(const struct asked *asked)
{
    int last = asked->length - 1;
    for (size_t i = 0; i < asked->legal.count; i++) {
        const struct plain_move *way = &asked->legal.moves[i];
        if (begins(asked, way) && way->captures > last &&
            plain_square(way->victims[last]) == asked->square)
            return true;
    }
    return false;
}

/* Does a legal way come to the clicked square later than next? */
static bool comes_later(const struct asked *asked)
{
    for (size_t i = 0; i < asked->legal.count; i++)
        for (int at = asked->length + 1; at < asked->legal.moves[i].length; at++)
            if (begins(asked, &asked->legal.moves[i]) &&
                plain_square(asked->legal.moves[i].path[at]) == asked->square)
                return true;
    return false;
}

static bool crowned(const struct asked *asked)
{
    return ended(asked) && with_crowning(asked);
}

/* --- The pieces that are named --- */

static squareset enemies_left(const struct asked *asked)
{
    return asked->position.pieces[side_other(asked->position.side)] & ~captured(asked);
}

/* Those that stay until the move is over. */
static squareset captured_left(const struct asked *asked)
{
    return asked->rules.removal == REMOVAL_AFTER ? captured(asked) : 0;
}

/* What is said to be in the way is all of it. */
static bool names_all(const struct asked *asked, squareset pieces)
{
    squareset named = asked->found.pointed;
    squareset way = asked->square ? squares_between(from(asked), asked->square) : 0;
    return named && !(named & ~pieces) && !(pieces & way & ~named);
}

static bool all_own(const struct asked *asked)
{
    squareset own = asked->position.pieces[asked->position.side];
    return names_all(asked, own & ~square_set(asked->path[0]));
}

static bool all_jumped(const struct asked *asked)
{
    return names_all(asked, enemies_left(asked) | captured_left(asked));
}

static bool all_captured(const struct asked *asked)
{
    return names_all(asked, captured_left(asked));
}

/* While choosing a piece, one that it could reach. */
static bool a_piece_met(const struct asked *asked)
{
    squareset way = asked->length ? squares_between(from(asked), asked->square) : ALL_SQUARES;
    way |= square_set(asked->square);
    return squareset_has(enemies_left(asked) & way, asked->found.about);
}

static bool a_king_met(const struct asked *asked)
{
    return a_piece_met(asked) && squareset_has(asked->position.kings, asked->found.about);
}

typedef bool claim(const struct asked *asked);

/* The claim is true if the refusal is the only reason, and false if it is one of several. */
static const struct reason {
    claim *holds;
    bool alone;   /* it is never one of several: no change of another kind would help */
    claim *names; /* the right pieces */
} reasons[REFUSAL_COUNT] = {
    [REFUSAL_NOT_PLAYABLE] = {no_square, true},
    [REFUSAL_EMPTY_START] = {no_piece, true},
    [REFUSAL_NOT_YOURS] = {not_theirs, true},
    [REFUSAL_BLOCKED] = {is_blocked, true},
    [REFUSAL_MUST_CAPTURE] = {without_duty, true},
    [REFUSAL_SAME_SQUARE] = {same_square, true},
    [REFUSAL_OWN_PIECE] = {without_the_piece, false},
    [REFUSAL_OTHER_PIECE] = {without_the_piece, false},
    [REFUSAL_GO_BEHIND] = {can_be_captured, true},
    [REFUSAL_BACKED] = {without_what_backs, false, a_piece_met},
    [REFUSAL_NOT_DIAGONAL] = {no_diagonal, true},
    [REFUSAL_MAN_FORWARD] = {without_forward, false},
    [REFUSAL_MAN_TOO_FAR] = {without_limit, false},
    [REFUSAL_KING_TOO_FAR] = {with_flying_kings, false},
    [REFUSAL_OVER_OWN] = {without_own, false, all_own},
    [REFUSAL_OVER_NOTHING] = {with_something, false},
    [REFUSAL_TWO_IN_A_ROW] = {as_one, false, all_jumped},
    [REFUSAL_ONE_AT_A_TIME] = {as_one, false, all_jumped},
    [REFUSAL_STEP_BY_STEP] = {comes_later, true},
    [REFUSAL_MAN_CAPTURES] = {without_backward_rule, false, a_piece_met},
    [REFUSAL_MAN_TAKES_KING] = {without_king_rule, false, a_king_met},
    [REFUSAL_LAND_BEHIND] = {with_free_landing, false, a_piece_met},
    [REFUSAL_LANDING_GOES_ON] = {without_duty, true},
    [REFUSAL_STILL_THERE] = {without_captured, false, all_captured},
    [REFUSAL_CAPTURED_ALREADY] = {without_captured, false, all_captured},
    [REFUSAL_CROWNED] = {crowned, true},
    [REFUSAL_NOT_YET_CROWNED] = {with_crowning, true},
    [REFUSAL_UNFINISHED] = {unfinished, true},
    [REFUSAL_MOVE_ENDED] = {ended, true},
    [REFUSAL_KING_FIRST] = {without_duty, false},
    [REFUSAL_MOST] = {without_duty, false},
    [REFUSAL_KING_AMONG_EQUALS] = {without_duty, false},
    [REFUSAL_MOST_KINGS] = {without_duty, false},
    [REFUSAL_KINGS_EARLIEST] = {without_duty, false},
};

/* Would the rule alone, were it another, make it possible? */
static bool one_rule_forbids(const struct asked *asked)
{
    return without_duty(asked) || without_backward_rule(asked) || without_king_rule(asked) ||
           with_flying_kings(asked) || with_free_landing(asked) || with_crowning(asked) ||
           possible_if(asked, FIELD_REMOVAL, REMOVAL_AT_ONCE);
}

/* A captured piece was clicked, which no rules allow to capture again. */
static bool captured_was_clicked(const struct asked *asked)
{
    return asked->square && squareset_has(captured_left(asked), asked->square);
}

static void check_reason(const struct asked *asked)
{
    const struct reason *reason = &reasons[asked->found.refusal];
    bool several = asked->found.several;
    if (captured_was_clicked(asked) && reason->names == all_captured) {
        REQUIRE(asked->found.pointed == square_set(asked->square), "not the clicked one\n%s",
                where(asked));
        return;
    }
    REQUIRE(!reason->names || reason->names(asked), "another piece is named\n%s", where(asked));
    REQUIRE(!several || !reason->alone, "more than the whole reason\n%s", where(asked));
    REQUIRE(several || reason->holds(asked), "not the only reason\n%s", where(asked));
    REQUIRE(!several || !reason->holds(asked), "the only reason\n%s", where(asked));
    bool duty = reason->holds == without_duty; /* which one_rule_forbids takes away as well */
    REQUIRE(!several || duty || !one_rule_forbids(asked), "one rule is the reason\n%s",
            where(asked));
}

/* --- Asking --- */

static void ask_everywhere(struct asked *asked)
{
    for (asked->square = SQUARE_NONE; asked->square <= SQUARE_COUNT; asked->square++) {
        asked->found =
            verdict(&asked->rules, &asked->position, asked->path, asked->length, asked->square);
        if (asked->found.kind == VERDICT_REFUSED)
            check_reason(asked);
    }
}

/* After each beginning of a legal way, and after all of it. */
static void ask_along(struct asked *asked, const struct plain_move *way)
{
    for (asked->length = 0; asked->length <= way->length; asked->length++) {
        REQUIRE(asked->length <= MOVE_MAX_PATH, "a way of %d squares", way->length);
        if (asked->length > 0)
            asked->path[asked->length - 1] = (uint8_t)plain_square(way->path[asked->length - 1]);
        ask_everywhere(asked);
    }
}

/* Where each piece is to go, whether or not it may move. */
static void ask_of_each_piece(struct asked *asked)
{
    squareset own = asked->position.pieces[asked->position.side];
    asked->length = 1;
    for (int piece = squareset_next(own, 0); piece; piece = squareset_next(own, piece)) {
        asked->path[0] = (uint8_t)piece;
        ask_everywhere(asked);
    }
}

static void check_position(uint64_t seed)
{
    struct rng rng = rng_init(seed);
    struct asked asked = {.seed = seed, .rules = preset_or_random_rules(&rng)};
    asked.position = random_position(&rng);
    asked.board = plain_board_of(&asked.position);
    plain_ways(&asked.rules, &asked.board, asked.position.side, &asked.legal);
    if (asked.legal.count > 0)
        ask_along(&asked, &asked.legal.moves[rng_below(&rng, (uint32_t)asked.legal.count)]);
    ask_of_each_piece(&asked);
    plain_list_finish(&asked.legal);
}

START_TEST(the_reason_is_the_reason)
{
    const char *positions = getenv("POSITIONS"), *first = getenv("SEED");
    uint64_t count = positions ? strtoull(positions, NULL, 10) : 2000;
    uint64_t seed = first ? strtoull(first, NULL, 10) : 1;
    for (uint64_t i = 0; i < count; i++)
        check_position(seed + i);
}
END_TEST

SUITE(plain_reasons)
{
    Suite *suite = suite_create("plain reasons");
    TCase *random = tcase_create("random rule sets");
    tcase_set_timeout(random, 0);
    tcase_add_test(random, the_reason_is_the_reason);
    suite_add_tcase(suite, random);
    return suite;
}
