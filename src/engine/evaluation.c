/* SPDX-License-Identifier: MIT */
#include "engine/evaluation.h"

#include "base/hash.h"
#include "engine/score.h"

#include <stdlib.h>
#include <string.h>

/* A block of playable squares: `rows` rows from `row`, and `columns` of the four squares of each
 * row from `column`, all counted from 0 at the top left. */
struct pattern {
    bool kings; /* kings count; else they are like empty squares */
    int row, column, rows, columns;
};

static const struct pattern patterns[PATTERN_COUNT] = {
    /* Men: 4 rows of 2 */
    {false, 0, 0, 4, 2},
    {false, 0, 1, 4, 2},
    {false, 0, 2, 4, 2},
    {false, 1, 0, 4, 2},
    {false, 1, 1, 4, 2},
    {false, 1, 2, 4, 2},
    {false, 2, 0, 4, 2},
    {false, 2, 1, 4, 2},
    /* two whole rows */
    {false, 0, 0, 2, 4},
    {false, 2, 0, 2, 4},
    /* All pieces: 3 rows of 2 */
    {true, 0, 0, 3, 2},
    {true, 0, 1, 3, 2},
    {true, 0, 2, 3, 2},
    {true, 2, 0, 3, 2},
    {true, 2, 1, 3, 2},
    {true, 2, 2, 3, 2},
};

enum {
    PIECE_KINDS = WHITE_KING + 1,
    WHITE_LANES = PATTERN_LANES / 2,
};

struct pattern_weight {
    int8_t phases[PHASE_COUNT];
};

struct feature_weight {
    int phases[PHASE_COUNT];
};

struct evaluation {
    struct feature_weight features[FEATURE_COUNT];
    const struct pattern_weight *weights; /* of the patterns, in the file */
    int grain;
    int first[PATTERN_COUNT]; /* the first weight of each pattern */
    /* What each piece adds to the indices, by its bit in a squareset. */
    struct pattern_indices added[PIECE_KINDS][SQUARE_COUNT];
};

/* Returns the state of a square of a pattern with this piece; 0 is empty. Row 1 has no white men
 * and row 8 no black ones, as they would be kings there, so these rows have one state less. */
static int piece_state(const struct pattern *pattern, int row, enum piece piece)
{
    static const int states[2][PIECE_KINDS] = {
        {[BLACK_MAN] = 1, [WHITE_MAN] = 2},
        {[BLACK_MAN] = 1, [WHITE_MAN] = 2, [BLACK_KING] = 3, [WHITE_KING] = 4},
    };
    int state = states[pattern->kings][piece];
    if (row == BOARD_ROWS && state > 0) /* no black men: the others move up */
        state--;
    if (row == 1 && state > 1) /* no white men */
        state--;
    return state;
}

static int state_count(const struct pattern *pattern, int row)
{
    int states = pattern->kings ? 5 : 3;
    return row == 1 || row == BOARD_ROWS ? states - 1 : states;
}

static enum piece piece_of_other_side(enum piece piece)
{
    return piece > BLACK_KING ? piece - BLACK_KING : piece + BLACK_KING;
}

/* Sets what pieces on a square of a pattern add to its index. `square` is as the side of the lane
 * sees it. */
static void enter_square(struct evaluation *evaluation, int index, int square, int scale)
{
    int row = square_row(square);
    for (enum piece piece = BLACK_MAN; piece <= WHITE_KING; piece++) {
        uint16_t add = (uint16_t)(scale * piece_state(&patterns[index], row, piece));
        int black = square_bit_index[square];
        int white = square_bit_index[SQUARE_COUNT + 1 - square];
        evaluation->added[piece][black].lanes[index] = add;
        evaluation->added[piece_of_other_side(piece)][white].lanes[WHITE_LANES + index] = add;
    }
}

/* Sets the same for a whole pattern, unless `evaluation` is NULL. Returns how many indices the
 * pattern has. */
static int enter_pattern(struct evaluation *evaluation, int index)
{
    const struct pattern *pattern = &patterns[index];
    int scale = 1;
    for (int row = pattern->row; row < pattern->row + pattern->rows; row++)
        for (int column = pattern->column; column < pattern->column + pattern->columns; column++) {
            if (evaluation)
                enter_square(evaluation, index, row * 4 + column + 1, scale);
            scale *= state_count(pattern, row + 1);
        }
    return scale;
}

enum weights_family weights_family(const struct ruleset *rules)
{
    static const struct {
        enum weights_family to_win, to_win_optional, to_lose;
    } families[] = {
        [KING_SHORT] = {WEIGHTS_SHORT, WEIGHTS_SHORT_OPTIONAL, WEIGHTS_SHORT_GIVEAWAY},
        [KING_FLYING] = {WEIGHTS_FLYING, WEIGHTS_FLYING_OPTIONAL, WEIGHTS_FLYING_GIVEAWAY},
    };
    if (rules->goal == GOAL_LOSE)
        return families[rules->king].to_lose;
    return rules->capture == CAPTURE_OPTIONAL ? families[rules->king].to_win_optional
                                              : families[rules->king].to_win;
}

int weight_count(void)
{
    int count = FEATURE_COUNT;
    for (int i = 0; i < PATTERN_COUNT; i++)
        count += enter_pattern(NULL, i);
    return count;
}

/* --- Files --- */

/* Weights of other patterns have another mark. */
static const unsigned char mark[8] = {'C', 'H', 'W', 'E', 'I', 'G', 'H', '3'};

enum {
    SUM_PLACE = sizeof mark,
    GRAIN_PLACE = SUM_PLACE + 8, /* the checksum is over all from here on */
    FEATURES_PLACE = GRAIN_PLACE + 2,
    FEATURE_BYTES = 2 * PHASE_COUNT,
    PATTERNS_PLACE = FEATURES_PLACE + FEATURE_COUNT * FEATURE_BYTES,
};

size_t weights_size(void)
{
    size_t count = (size_t)(weight_count() - FEATURE_COUNT);
    return PATTERNS_PLACE + count * sizeof(struct pattern_weight);
}

/* Makes the mark and the checksum of a file. */
static void make_head(const unsigned char *file, unsigned char head[GRAIN_PLACE])
{
    uint64_t sum = hash_bytes(HASH_EMPTY, file + GRAIN_PLACE, weights_size() - GRAIN_PLACE);
    memcpy(head, mark, sizeof mark);
    for (int i = 0; i < 8; i++)
        head[SUM_PLACE + i] = (unsigned char)(sum >> 8 * i);
}

static void put_16(unsigned char *at, int value)
{
    at[0] = (unsigned char)(value & 0xFF);
    at[1] = (unsigned char)(value >> 8 & 0xFF);
}

static int get_16(const unsigned char *at)
{
    return at[0] | at[1] << 8;
}

void weights_seal(unsigned char *file, int grain)
{
    put_16(file + GRAIN_PLACE, grain);
    make_head(file, file);
}

/* Where in a file the weight number `place` is: a feature's, a pattern's. */
static size_t feature_place(int place)
{
    return FEATURES_PLACE + (size_t)place * FEATURE_BYTES;
}

static size_t pattern_place(int place)
{
    return PATTERNS_PLACE + (size_t)(place - FEATURE_COUNT) * sizeof(struct pattern_weight);
}

int weight_most(int place)
{
    return place < FEATURE_COUNT ? INT16_MAX : INT8_MAX;
}

void weights_enter(unsigned char *file, int place, const int weights[PHASE_COUNT])
{
    for (int i = 0; i < PHASE_COUNT; i++)
        if (place < FEATURE_COUNT)
            put_16(file + feature_place(place) + 2 * (size_t)i, weights[i]);
        else
            file[pattern_place(place) + (size_t)i] = (unsigned char)weights[i];
}

void weights_take(const unsigned char *file, int place, int weights[PHASE_COUNT])
{
    bool feature = place < FEATURE_COUNT;
    const unsigned char *at = file + (feature ? feature_place(place) : pattern_place(place));
    const struct pattern_weight *pattern = (const void *)at;
    for (int i = 0; i < PHASE_COUNT; i++)
        weights[i] = feature ? (int16_t)get_16(at + 2 * (size_t)i) : pattern->phases[i];
}

int weights_grain(const unsigned char *file)
{
    return get_16(file + GRAIN_PLACE);
}

static bool is_sound(const unsigned char *file, size_t size)
{
    unsigned char head[GRAIN_PLACE];
    if (size != weights_size())
        return false;
    make_head(file, head);
    return memcmp(head, file, sizeof head) == 0;
}

/* --- The evaluation --- */

struct evaluation *evaluation_create(const void *file, size_t size)
{
    if (!is_sound(file, size))
        return NULL;
    const unsigned char *bytes = file;
    struct evaluation *evaluation = calloc(1, sizeof *evaluation);
    if (!evaluation)
        return NULL;
    evaluation->grain = weights_grain(bytes);
    for (int i = 0; i < FEATURE_COUNT; i++)
        weights_take(bytes, i, evaluation->features[i].phases);
    evaluation->weights = (const void *)(bytes + PATTERNS_PLACE);
    int first = 0;
    for (int i = 0; i < PATTERN_COUNT; i++) {
        evaluation->first[i] = first;
        first += enter_pattern(evaluation, i);
    }
    return evaluation;
}

void evaluation_destroy(struct evaluation *evaluation)
{
    free(evaluation);
}

/* --- Indices --- */

static inline void add(struct pattern_indices *indices, const struct pattern_indices *more)
{
    for (int i = 0; i < PATTERN_LANES; i++)
        indices->lanes[i] += more->lanes[i];
}

static inline void subtract(struct pattern_indices *indices, const struct pattern_indices *less)
{
    for (int i = 0; i < PATTERN_LANES; i++)
        indices->lanes[i] -= less->lanes[i];
}

static void add_pieces(const struct evaluation *evaluation, enum piece piece, squareset squares,
                       struct pattern_indices *indices)
{
    for (; squares; squares = bits_rest(squares))
        add(indices, &evaluation->added[piece][bits_lowest(squares)]);
}

void evaluation_start(const struct evaluation *evaluation, const struct position *position,
                      struct pattern_indices *out)
{
    squareset kings = position->kings;
    *out = (struct pattern_indices){{0}};
    add_pieces(evaluation, BLACK_MAN, position->pieces[BLACK] & ~kings, out);
    add_pieces(evaluation, BLACK_KING, position->pieces[BLACK] & kings, out);
    add_pieces(evaluation, WHITE_MAN, position->pieces[WHITE] & ~kings, out);
    add_pieces(evaluation, WHITE_KING, position->pieces[WHITE] & kings, out);
}

static inline enum piece piece_kind(enum side side, bool king)
{
    return (side == BLACK ? BLACK_MAN : WHITE_MAN) + (king ? 1 : 0);
}

void evaluation_move(const struct evaluation *evaluation, const struct position *before,
                     const struct bare_move *move, const struct pattern_indices *indices,
                     struct pattern_indices *out)
{
    enum side side = before->side;
    bool was_king = before->kings & move->from;
    enum piece was = piece_kind(side, was_king);
    enum piece is = piece_kind(side, was_king || move->crowns);
    *out = *indices;
    subtract(out, &evaluation->added[was][bits_lowest(move->from)]);
    add(out, &evaluation->added[is][bits_lowest(move->to)]);
    for (squareset rest = move->captured; rest; rest = bits_rest(rest)) {
        bool king = before->kings & rest & -rest;
        subtract(out, &evaluation->added[piece_kind(side_other(side), king)][bits_lowest(rest)]);
    }
}

/* --- Features --- */

/* Returns 1 if Black has "the move", as players call it, else -1: the side to move has it if the
 * number of all pieces on its rows (every second one, from its own first row) is odd. */
static int the_move(const struct position *position)
{
    squareset rows =
        position->side == BLACK ? ROW_1 | ROW_3 | ROW_5 | ROW_7 : ROW_2 | ROW_4 | ROW_6 | ROW_8;
    bool his = bits_count(position_occupied(position) & rows) % 2;
    return his == (position->side == BLACK) ? 1 : -1;
}

static void count_features(const struct position *position, int counts[FEATURE_COUNT])
{
    squareset black = position->pieces[BLACK], white = position->pieces[WHITE];
    squareset kings = position->kings;
    counts[FEATURE_MEN] = bits_count(black & ~kings) - bits_count(white & ~kings);
    counts[FEATURE_KINGS] = bits_count(black & kings) - bits_count(white & kings);
    counts[FEATURE_ANY_KING] = ((black & kings) != 0) - ((white & kings) != 0);
    counts[FEATURE_TURN] = position->side == BLACK ? 1 : -1;
    counts[FEATURE_THE_MOVE] = the_move(position);
}

/* --- Scores --- */

static int within_limit(int64_t score)
{
    return score > SCORE_LIMIT ? SCORE_LIMIT : score < -SCORE_LIMIT ? -SCORE_LIMIT : (int)score;
}

enum {
    INTERPOLATED_UNIT =
        PHASE_UNIT * GRAIN_UNIT, /* of a sum interpolated by the phase, per hundredth of a man */
};

/* By the number of pieces. The weights of the first phase count alone with 24, those of the others
 * with 16, with 10, and with 4 or fewer. */
static const struct phase phases[2 * PIECES_PER_SIDE + 1] = {
    {2, 0},  {2, 0}, {2, 0},  {2, 0},  {2, 0},  {2, 4},  {2, 8},  {2, 12}, {2, 16},
    {2, 20}, {1, 0}, {1, 4},  {1, 8},  {1, 12}, {1, 16}, {1, 20}, {0, 0},  {0, 3},
    {0, 6},  {0, 9}, {0, 12}, {0, 15}, {0, 18}, {0, 21}, {0, 24},
};

struct phase phase_of(int pieces)
{
    return phases[pieces];
}

int evaluation_score(const struct evaluation *evaluation, const struct position *position,
                     const struct pattern_indices *indices)
{
    int counts[FEATURE_COUNT];
    int this = 0, next = 0; /* the sums of two phases */
    struct phase phase = phase_of(position_pieces(position));
    count_features(position, counts);
    for (int i = 0; i < FEATURE_COUNT; i++) {
        this += counts[i] * evaluation->features[i].phases[phase.first];
        next += counts[i] * evaluation->features[i].phases[phase.first + 1];
    }
    for (int i = 0; i < PATTERN_COUNT; i++) {
        const struct pattern_weight *its = evaluation->weights + evaluation->first[i];
        const int8_t *black = its[indices->lanes[i]].phases + phase.first;
        const int8_t *white = its[indices->lanes[WHITE_LANES + i]].phases + phase.first;
        this += black[0] - white[0];
        next += black[1] - white[1];
    }
    int64_t sum = (int64_t)this * phase.share + (int64_t)next * (PHASE_UNIT - phase.share);
    int64_t score = sum * evaluation->grain / INTERPOLATED_UNIT;
    return within_limit(position->side == BLACK ? score : -score);
}

int material_score(const struct ruleset *rules, const struct position *position)
{
    int king = rules->king == KING_FLYING ? 250 : 140;
    squareset black = position->pieces[BLACK], white = position->pieces[WHITE];
    squareset kings = position->kings;
    int men = bits_count(black & ~kings) - bits_count(white & ~kings);
    int score = 100 * men + king * (bits_count(black & kings) - bits_count(white & kings));
    return (rules->goal == GOAL_WIN) == (position->side == BLACK) ? score : -score;
}

int evaluation_list(const struct evaluation *evaluation, const struct position *position,
                    const struct pattern_indices *indices, struct weighted out[WEIGHTED_MAX])
{
    int counts[FEATURE_COUNT];
    int count = 0;
    count_features(position, counts);
    for (int i = 0; i < FEATURE_COUNT; i++)
        out[count++] = (struct weighted){i, counts[i]};
    for (int i = 0; i < PATTERN_COUNT; i++) {
        int first = FEATURE_COUNT + evaluation->first[i];
        out[count++] = (struct weighted){first + indices->lanes[i], 1};
        out[count++] = (struct weighted){first + indices->lanes[WHITE_LANES + i], -1};
    }
    return count;
}
