/* SPDX-License-Identifier: MIT */
#include "engine/endgame_class.h"

#include "base/array.h"
#include "base/strbuf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    /* In `by_material`. */
    TURNED = 0x80, /* the class is kept with the sides swapped */
    NO_CLASS = 0x7F,
};

const uint32_t endgame_choose[ENDGAME_PIECES_MAX + 1][SQUARE_COUNT + 1] = {
    {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
     1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
    {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16,
     17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32},
    {0,   0,   1,   3,   6,   10,  15,  21,  28,  36,  45,  55,  66,  78,  91,  105, 120,
     136, 153, 171, 190, 210, 231, 253, 276, 300, 325, 351, 378, 406, 435, 465, 496},
    {0,    0,    0,    1,    4,    10,   20,   35,   56,   84,   120,
     165,  220,  286,  364,  455,  560,  680,  816,  969,  1140, 1330,
     1540, 1771, 2024, 2300, 2600, 2925, 3276, 3654, 4060, 4495, 4960},
    {0,    0,    0,     0,     1,     5,     15,    35,    70,    126,   210,
     330,  495,  715,   1001,  1365,  1820,  2380,  3060,  3876,  4845,  5985,
     7315, 8855, 10626, 12650, 14950, 17550, 20475, 23751, 27405, 31465, 35960},
    {0,     0,     0,     0,     0,     1,     6,     21,     56,     126,    252,
     462,   792,   1287,  2002,  3003,  4368,  6188,  8568,   11628,  15504,  20349,
     26334, 33649, 42504, 53130, 65780, 80730, 98280, 118755, 142506, 169911, 201376},
    {0,     0,      0,      0,      0,      0,      1,      7,      28,     84,     210,
     462,   924,    1716,   3003,   5005,   8008,   12376,  18564,  27132,  38760,  54264,
     74613, 100947, 134596, 177100, 230230, 296010, 376740, 475020, 593775, 736281, 906192},
};

/* The number of each bit among the squares that may hold a man: for Black among those of row 1 or
 * among the shared ones, for White among all. */
static const uint8_t black_man_numbers[SQUARE_COUNT] = {0,  0,  1,  2, 3,  0,  0,  4,  5,  6,  7,
                                                        1,  0,  8,  9, 10, 11, 12, 0,  13, 14, 15,
                                                        16, 17, 18, 2, 19, 20, 21, 22, 23, 3};
static const uint8_t white_man_numbers[SQUARE_COUNT] = {0,  1,  2,  3,  4,  0,  5,  6,  7,  8,  9,
                                                        0,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
                                                        20, 21, 22, 0,  23, 24, 25, 26, 27, 0};

/* --- Making the classes --- */

/* Returns the key of by_material: three bits for each kind of piece. */
static unsigned material(int black_men, int black_kings, int white_men, int white_kings)
{
    return (unsigned)(black_men << 9 | black_kings << 6 | white_men << 3 | white_kings);
}

static void number_men(struct endgame_class *class, uint32_t *count)
{
    int black = class->men[BLACK], white = class->men[WHITE];
    *count = 0;
    for (int home = 0; home <= ENDGAME_HOME_MEN; home++) {
        class->men_start[home] = *count;
        if (home <= black)
            *count += endgame_choose[home][ENDGAME_HOME_MEN] *
                      endgame_choose[black - home][ENDGAME_SHARED_SQUARES] *
                      endgame_choose[white][ENDGAME_MEN_SQUARES - (black - home)];
    }
}

static struct endgame_class make_class(const int men[2], const int pieces[2])
{
    struct endgame_class class = {.men = {men[BLACK], men[WHITE]},
                                  .pieces = pieces[BLACK] + pieces[WHITE]};
    uint32_t men_placements;
    for (enum side side = BLACK; side <= WHITE; side++)
        class.kings[side] = pieces[side] - men[side];
    int kings = class.kings[BLACK] + class.kings[WHITE];
    class.alike = pieces[BLACK] == pieces[WHITE] && men[BLACK] == men[WHITE];
    class.colourings = endgame_choose[class.kings[BLACK]][kings];
    class.king_placements =
        endgame_choose[kings][SQUARE_COUNT - men[BLACK] - men[WHITE]] * class.colourings;
    number_men(&class, &men_placements);
    class.placements = men_placements * class.king_placements;
    class.entries = class.placements * (class.alike ? 1 : 2);
    return class;
}

static void add_class(struct endgame_classes *classes, int *count, const int men[2],
                      const int pieces[2])
{
    struct endgame_class class = make_class(men, pieces);
    unsigned turned =
        material(class.men[WHITE], class.kings[WHITE], class.men[BLACK], class.kings[BLACK]);
    unsigned straight =
        material(class.men[BLACK], class.kings[BLACK], class.men[WHITE], class.kings[WHITE]);
    classes->by_material[turned] = (uint8_t)(TURNED | *count);
    classes->by_material[straight] = (uint8_t)*count;
    classes->classes[(*count)++] = class;
}

/* Adds the classes of so many pieces, `black` of them Black's and `men` of them men. */
static void add_classes(struct endgame_classes *classes, int *count, int pieces, int black, int men)
{
    for (int black_men = 0; black_men <= men && black_men <= black; black_men++) {
        int white_men = men - black_men;
        bool kept = 2 * black > pieces || black_men <= white_men;
        if (white_men <= pieces - black && kept)
            add_class(classes, count, (int[]){black_men, white_men},
                      (int[]){black, pieces - black});
    }
}

void endgame_classes_make(struct endgame_classes *classes)
{
    int count = 0;
    memset(classes->by_material, NO_CLASS, sizeof classes->by_material);
    for (int pieces = 2; pieces <= ENDGAME_PIECES_MAX; pieces++)
        for (int black = (pieces + 1) / 2; black < pieces; black++)
            for (int men = 0; men <= pieces; men++)
                add_classes(classes, &count, pieces, black, men);
    assert(count == ENDGAME_CLASS_COUNT);
}

int endgame_class_number(const struct endgame_classes *classes, const int men[2],
                         const int kings[2])
{
    return classes->by_material[material(men[BLACK], kings[BLACK], men[WHITE], kings[WHITE])] &
           ~TURNED;
}

void endgame_class_name(const struct endgame_class *class, char name[ENDGAME_NAME_SIZE])
{
    struct strbuf out = strbuf_init(name, ENDGAME_NAME_SIZE);
    for (enum side side = BLACK; side <= WHITE; side++)
        strbuf_addf(&out, "%s%.*s%.*s", side == BLACK ? "" : "-", class->kings[side], "KKKKKK",
                    class->men[side], "MMMMMM");
}

/* --- From placements to indices --- */

/* Returns the rank of a set among all sets of as many squares. `numbers` has the number of each
 * square; the squares of `gone`, none of which is in the set, are not counted. */
static uint32_t rank(squareset set, const uint8_t *numbers, squareset gone)
{
    uint32_t sum = 0;
    for (int i = 1; set; set = bits_rest(set), i++)
        sum += endgame_choose[i][numbers[bits_lowest(set)] - endgame_below(gone, set)];
    return sum;
}

uint32_t endgame_men_number(const struct endgame_class *class, squareset black, squareset white)
{
    squareset home = black & ROW_1, away = black & ~ROW_1;
    int home_count = bits_count(home);
    int away_count = class->men[BLACK] - home_count;
    uint32_t number =
        rank(home, black_man_numbers, 0) * endgame_choose[away_count][ENDGAME_SHARED_SQUARES] +
        rank(away, black_man_numbers, 0);
    return class->men_start[home_count] +
           number * endgame_choose[class->men[WHITE]][ENDGAME_MEN_SQUARES - away_count] +
           rank(white, white_man_numbers, away);
}

/* Turns a set by half: square 1 becomes 32, and so on. In the inner order that reverses the bits
 * and rotates them. */
static squareset turn_set(squareset set)
{
    set = __builtin_bswap32(set);
    set = (set >> 4 & UINT32_C(0x0F0F0F0F)) | (set & UINT32_C(0x0F0F0F0F)) << 4;
    set = (set >> 2 & UINT32_C(0x33333333)) | (set & UINT32_C(0x33333333)) << 2;
    set = (set >> 1 & UINT32_C(0x55555555)) | (set & UINT32_C(0x55555555)) << 1;
    return bits_rotl(set, 12);
}

struct position position_turned(const struct position *position)
{
    return (struct position){
        .pieces = {turn_set(position->pieces[WHITE]), turn_set(position->pieces[BLACK])},
        .kings = turn_set(position->kings),
        .side = side_other(position->side),
    };
}

/* Counts the bits of both words at once: bits_count64 without its last step. */
static uint64_t count_both(squareset first, squareset second)
{
    uint64_t bits = (uint64_t)second << 32 | first;
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) + (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return bits * 0x01010101 >> 24 & UINT64_C(0x000000FF000000FF);
}

static int both_first(uint64_t both)
{
    return (int)(both & 0xFF);
}

static int both_second(uint64_t both)
{
    return (int)(both >> 32);
}

static int both_sum(uint64_t both)
{
    return both_first(both) + both_second(both);
}

static uint32_t entry_of(const struct endgame_class *class, const struct position *position)
{
    squareset kings = position->kings;
    squareset men = position_occupied(position) & ~kings;
    uint32_t number = 0;
    if (men)
        number = endgame_men_number(class, position->pieces[BLACK] & men,
                                    position->pieces[WHITE] & men) *
                 class->king_placements;
    if (kings)
        number += endgame_kings_number(class, position->pieces[BLACK], kings, men);
    return position->side == WHITE ? number + class->placements : number;
}

bool endgame_find(const struct endgame_classes *classes, const struct position *position,
                  struct endgame_place *place)
{
    squareset black = position->pieces[BLACK], white = position->pieces[WHITE];
    squareset kings = position->kings;
    uint64_t blacks = count_both(black & ~kings, black & kings);
    uint64_t whites = count_both(white & ~kings, white & kings);
    if (both_sum(blacks + whites) > ENDGAME_PIECES_MAX)
        return false;
    unsigned found = classes->by_material[material(both_first(blacks), both_second(blacks),
                                                   both_first(whites), both_second(whites))];
    const struct endgame_class *class = &classes->classes[found & ~(unsigned)TURNED];
    struct position other;
    if (found & TURNED || (class->alike && position->side == WHITE)) {
        other = position_turned(position);
        position = &other;
    }
    place->class = (int)(class - classes->classes);
    assert(place->class < ENDGAME_CLASS_COUNT);
    place->entry = entry_of(class, position);
    return true;
}

/* --- From indices back to positions --- */

/* Returns the next larger set of as many bits. */
static uint32_t next_set(uint32_t set)
{
    uint32_t carried = set + (set & -set);
    return carried | ((set ^ carried) / (set & -set)) >> 2;
}

static void list_king_sets(struct endgame_placing *placing, int kings)
{
    uint32_t count = placing->class->king_placements / placing->class->colourings;
    uint32_t set = (UINT32_C(1) << kings) - 1;
    placing->king_sets = array_zeroed(count, sizeof *placing->king_sets);
    for (uint32_t i = 0; i < count; i++) {
        placing->king_sets[i] = set;
        if (i + 1 < count)
            set = next_set(set);
    }
}

static void list_colour_sets(struct endgame_placing *placing)
{
    uint32_t set = (UINT32_C(1) << placing->class->kings[BLACK]) - 1;
    for (uint32_t i = 0; i < placing->class->colourings; i++) {
        placing->colour_sets[i] = (uint8_t)set;
        if (i + 1 < placing->class->colourings)
            set = next_set(set);
    }
}

void endgame_placing_begin(struct endgame_placing *placing, const struct endgame_class *class)
{
    *placing = (struct endgame_placing){.class = class};
    list_king_sets(placing, class->kings[BLACK] + class->kings[WHITE]);
    list_colour_sets(placing);
    endgame_place_men(placing, 0);
}

void endgame_placing_finish(struct endgame_placing *placing)
{
    free(placing->king_sets);
}

/* Returns the set of the n-th square of `among`, counted from 0. */
static squareset nth_square(squareset among, int n)
{
    while (n-- > 0)
        among = bits_rest(among);
    return among & -among;
}

/* Returns the set of `count` squares of `among` that has this rank: the inverse of rank(). */
static squareset set_of_rank(uint32_t rank, int count, squareset among)
{
    squareset set = 0;
    for (int n = SQUARE_COUNT; count > 0; count--) {
        while (endgame_choose[count][n] > rank)
            n--;
        rank -= endgame_choose[count][n];
        set |= nth_square(among, n);
    }
    return set;
}

static void find_men(const struct endgame_class *class, uint32_t number, squareset men[2])
{
    int home = class->men[BLACK] < ENDGAME_HOME_MEN ? class->men[BLACK] : ENDGAME_HOME_MEN;
    while (number < class->men_start[home])
        home--;
    int away = class->men[BLACK] - home;
    uint32_t whites = endgame_choose[class->men[WHITE]][ENDGAME_MEN_SQUARES - away];
    uint32_t aways = endgame_choose[away][ENDGAME_SHARED_SQUARES];
    number -= class->men_start[home];
    men[BLACK] = set_of_rank(number / whites / aways, home, ROW_1) |
                 set_of_rank(number / whites % aways, away, ENDGAME_SHARED);
    men[WHITE] = set_of_rank(number % whites, class->men[WHITE], ~(ROW_1 | men[BLACK]));
}

void endgame_place_men(struct endgame_placing *placing, uint32_t number)
{
    find_men(placing->class, number, placing->men);
    placing->men_number = number;
    squareset men = placing->men[BLACK] | placing->men[WHITE];
    int free = 0;
    for (int bit = 0; bit < SQUARE_COUNT; bit++) {
        placing->free_squares[free] = (uint8_t)bit;
        placing->number_of_bit[bit] = (uint8_t)free;
        free += !(men >> bit & 1);
    }
}

struct position endgame_position_of(struct endgame_placing *placing, uint32_t entry)
{
    const struct endgame_class *class = placing->class;
    enum side side = entry < class->placements ? BLACK : WHITE;
    uint32_t placement = side == BLACK ? entry : entry - class->placements;
    uint32_t kings = placement % class->king_placements;
    if (placement / class->king_placements != placing->men_number)
        endgame_place_men(placing, placement / class->king_placements);
    return endgame_position(placing, kings / class->colourings, kings % class->colourings, side);
}
