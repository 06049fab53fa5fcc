/* SPDX-License-Identifier: MIT */
/* Every position of a few pieces has one number and every number one position. */
#include "endgame_memory.h"
#include "suite.h"

#include "base/array.h"
#include "base/rng.h"
#include "engine/endgame_class.h"

#include <stdlib.h>
#include <string.h>

/* Positions with some pieces of each side, so many in all, and either side to move; two that are
 * each other turned about count once. Four squares hold no man of Black's, four none of White's,
 * the others any piece: these are sums of coefficients of ((1+2b+w)(1+b+2w))^4 (1+2b+2w)^24. */
static const struct {
    const char *name;
    int pieces;
    uint64_t count;
} counts[] = {
    {"2 pieces", 2, 3488},      {"3 pieces", 3, 196032},     {"4 pieces", 4, 6209316},
    {"5 pieces", 5, 139450808}, {"6 pieces", 6, 2426085676},
};

START_TEST(there_are_as_many_as_positions)
{
    struct endgame_classes classes;
    uint64_t count = 0;
    endgame_classes_make(&classes);
    for (int i = 0; i < ENDGAME_CLASS_COUNT; i++)
        if (classes.classes[i].pieces == counts[_i].pieces)
            count += classes.classes[i].entries;
    ck_assert_msg(count == counts[_i].count, "%s: %llu", counts[_i].name,
                  (unsigned long long)count);
}
END_TEST

static void require_possible(const struct endgame_class *class, const struct position *position)
{
    int square;
    squareset kings = position->kings;
    REQUIRE(position_check(position, &square) == POSITION_POSSIBLE, "an impossible position");
    for (enum side side = BLACK; side <= WHITE; side++)
        REQUIRE(bits_count(position->pieces[side] & kings) == class->kings[side] &&
                    bits_count(position->pieces[side] & ~kings) == class->men[side],
                "other pieces than those of the class");
}

static void require_number(const struct endgame_classes *classes, const struct position *position,
                           int class, uint32_t entry)
{
    struct endgame_place place;
    REQUIRE(endgame_find(classes, position, &place) && place.class == class && place.entry == entry,
            "class %d, entry %u: found at class %d, entry %u", class, (unsigned)entry, place.class,
            (unsigned)place.entry);
}

/* From numbers to positions and back; with the right count of positions, that is one to one. */
START_TEST(numbers_lead_to_positions_and_back)
{
    struct endgame_classes classes;
    struct endgame_placing placing;
    endgame_classes_make(&classes);
    const struct endgame_class *class = &classes.classes[_i];
    uint32_t step = class->entries > 1000000 ? class->entries / 300000 | 1 : 1;
    endgame_placing_begin(&placing, class);
    for (uint32_t entry = 0; entry < class->entries; entry += step) {
        struct position position = endgame_position_of(&placing, entry);
        struct position other = position_turned(&position);
        require_possible(class, &position);
        require_number(&classes, &position, _i, entry);
        require_number(&classes, &other, _i, entry);
    }
    endgame_placing_finish(&placing);
}
END_TEST

/* --- From positions to numbers, each position made here --- */

struct seen {
    struct endgame_classes classes;
    uint8_t *times[ENDGAME_CLASS_COUNT]; /* that each entry has been met */
};

static void see(struct seen *seen, const struct position *position)
{
    struct endgame_place place;
    int square;
    if (position_check(position, &square) != POSITION_POSSIBLE || !position->pieces[BLACK] ||
        !position->pieces[WHITE])
        return;
    REQUIRE(endgame_find(&seen->classes, position, &place), "no place");
    REQUIRE(place.entry < seen->classes.classes[place.class].entries, "beyond the table");
    seen->times[place.class][place.entry]++;
}

/* Every way to put up to `left` more pieces on squares behind `after`. */
static void put_more(struct seen *seen, struct position position, int after, int left)
{
    see(seen, &position);
    for (int square = after + 1; left > 0 && square <= SQUARE_COUNT; square++)
        for (enum piece piece = BLACK_MAN; piece <= WHITE_KING; piece++) {
            struct position more = position;
            position_put(&more, square, piece);
            put_more(seen, more, square, left - 1);
        }
}

START_TEST(every_position_has_a_number_of_its_own)
{
    struct seen seen;
    endgame_classes_make(&seen.classes);
    int count = endgame_class_count(&seen.classes, 3);
    for (int i = 0; i < count; i++)
        seen.times[i] = array_zeroed(seen.classes.classes[i].entries, 1);
    put_more(&seen, (struct position){.side = BLACK}, 0, 3);
    put_more(&seen, (struct position){.side = WHITE}, 0, 3);
    for (int i = 0; i < count; i++) {
        for (uint32_t entry = 0; entry < seen.classes.classes[i].entries; entry++)
            REQUIRE(seen.times[i][entry] == 2,
                    "class %d, entry %u: %d positions, not it and the "
                    "one turned about",
                    i, (unsigned)entry, seen.times[i][entry]);
        free(seen.times[i]);
    }
}
END_TEST

START_TEST(too_many_pieces_have_no_number)
{
    struct endgame_classes classes;
    struct endgame_place place;
    struct position position = {.side = BLACK};
    endgame_classes_make(&classes);
    for (int square = 5; square < 5 + ENDGAME_PIECES_MAX; square++)
        position_put(&position, square, square % 2 ? BLACK_MAN : WHITE_KING);
    ck_assert(endgame_find(&classes, &position, &place));
    position_put(&position, 20, WHITE_MAN);
    ck_assert(!endgame_find(&classes, &position, &place));
}
END_TEST

START_TEST(choosing_is_as_pascal_has_it)
{
    for (int k = 0; k <= ENDGAME_PIECES_MAX; k++)
        for (int n = 0; n <= SQUARE_COUNT; n++) {
            uint32_t due = k == 0   ? 1
                           : n == 0 ? 0
                                    : endgame_choose[k][n - 1] + endgame_choose[k - 1][n - 1];
            ck_assert_msg(endgame_choose[k][n] == due, "%d of %d", k, n);
        }
}
END_TEST

START_TEST(a_position_turned_twice_is_itself)
{
    struct rng rng = rng_init(1);
    for (int i = 0; i < 1000; i++) {
        struct position position = {.side = i % 2 ? WHITE : BLACK};
        for (int square = 1; square <= SQUARE_COUNT; square++)
            position_put(&position, square, (enum piece)rng_below(&rng, 5));
        struct position turned = position_turned(&position);
        struct position again = position_turned(&turned);
        REQUIRE(position_equal(&again, &position), "turned twice it is another");
        for (int square = 1; square <= SQUARE_COUNT; square++) {
            enum piece piece = position_piece(&position, square);
            enum piece there = position_piece(&turned, SQUARE_COUNT + 1 - square);
            REQUIRE(piece_is_king(piece) == piece_is_king(there) &&
                        (piece == PIECE_NONE) == (there == PIECE_NONE) &&
                        (piece == PIECE_NONE || piece_side(piece) != piece_side(there)),
                    "square %d", square);
        }
    }
}
END_TEST

SUITE(endgame_class)
{
    Suite *suite = suite_create("endgame class");
    TCase *tests = tcase_create("numbers");
    struct endgame_classes classes;
    endgame_classes_make(&classes);
    tcase_add_test(tests, choosing_is_as_pascal_has_it);
    tcase_add_loop_test(tests, there_are_as_many_as_positions, 0, ROWS(counts));
    tcase_add_loop_test(tests, numbers_lead_to_positions_and_back, 0, ENDGAME_CLASS_COUNT);
    tcase_add_test(tests, every_position_has_a_number_of_its_own);
    tcase_add_test(tests, too_many_pieces_have_no_number);
    tcase_add_test(tests, a_position_turned_twice_is_itself);
    suite_add_tcase(suite, tests);
    return suite;
}
