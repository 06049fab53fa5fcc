/* SPDX-License-Identifier: MIT */
/* Every board theme: are its squares of the colour they say, do pieces stand out from them, are the
 * sides apart, and can kings and marks be told by everybody, also by those who see fewer colours?
 * How far are squares and marked squares apart? Measured in the pictures as they are shown. */
#include "board/piece_view.h"
#include "board/sprites.h"
#include "board/win_picture.h"
#include "colour_vision.h"
#include "contrast.h"
#include "suite.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    SIZE = 96,  /* pixels at which pieces are measured */
    SMALL = 40, /* and what must be told at a glance: a square at 640x480 */
    FRAME_SIZE = 425,
};

static const enum board_sprite dark_squares[] = {SPRITE_DARK_1, SPRITE_DARK_2, SPRITE_DARK_3,
                                                 SPRITE_DARK_4};

/* A picture as plain colours. */
struct picture {
    int size;
    struct colour pixels[FRAME_SIZE * FRAME_SIZE];
};

static struct picture *load_sprite(const struct sprite *sprite, int size)
{
    SDL_Surface *loaded = sprite_load(ASSETS "/", sprite, size, size);
    SDL_Surface *argb = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    struct picture *picture = malloc(sizeof *picture);
    ck_assert(argb && picture && size <= FRAME_SIZE);
    picture->size = size;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++) {
            uint32_t pixel = ((const uint32_t *)((const char *)argb->pixels + y * argb->pitch))[x];
            picture->pixels[y * size + x] =
                (struct colour){pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, pixel >> 24};
        }
    SDL_FreeSurface(argb);
    SDL_FreeSurface(loaded);
    return picture;
}

static double asked(int theme)
{
    return strcmp(themes[theme].id, "contrast") == 0 ? 7.0 : 3.0;
}

static struct picture *load(enum theme_index theme, enum board_sprite sprite, int size)
{
    return load_sprite(board_sprite(theme, sprite), size);
}

/* Red, green and blue on average over the middle of a picture: as far from its centre as `part` of
 * its side. */
static struct colour mean(const struct picture *picture, double part)
{
    double r = 0, g = 0, b = 0, reach = part * picture->size;
    int count = 0, size = picture->size;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++) {
            double dx = x + 0.5 - size / 2.0, dy = y + 0.5 - size / 2.0;
            const struct colour *colour = &picture->pixels[y * size + x];
            if (dx * dx + dy * dy > reach * reach || colour->a < 250)
                continue;
            r += colour->r;
            g += colour->g;
            b += colour->b;
            count++;
        }
    ck_assert_int_gt(count, 0);
    return (struct colour){(uint8_t)(r / count), (uint8_t)(g / count), (uint8_t)(b / count), 255};
}

static struct colour mean_of(int theme, enum board_sprite sprite, double part)
{
    struct picture *picture = load((enum theme_index)theme, sprite, SIZE);
    struct colour found = mean(picture, part);
    free(picture);
    return found;
}

/* --- Squares --- */

static const enum board_sprite squares[] = {
    SPRITE_DARK_1,  SPRITE_DARK_2,  SPRITE_DARK_3,  SPRITE_DARK_4,
    SPRITE_LIGHT_1, SPRITE_LIGHT_2, SPRITE_LIGHT_3, SPRITE_LIGHT_4,
};

static bool alike(struct colour a, struct colour b)
{
    return abs(a.r - b.r) <= 8 && abs(a.g - b.g) <= 8 && abs(a.b - b.b) <= 8;
}

/* What stands in for a square has its colour, on average. */
START_TEST(squares_are_as_they_say)
{
    for (int i = 0; i < ROWS(squares); i++) {
        struct colour found = mean_of(_i, squares[i], 1);
        const struct sprite *sprite = board_sprite((enum theme_index)_i, squares[i]);
        ck_assert_msg(alike(found, sprite->stand_in), "%s is #%02x%02x%02x", sprite->file, found.r,
                      found.g, found.b);
    }
}
END_TEST

/* The letters along the frame upon its middle, at the left and below. */
START_TEST(frame_letters_stand_out)
{
    struct picture *frame = load((enum theme_index)_i, SPRITE_FRAME, FRAME_SIZE);
    struct colour label = board_themes[_i].colours[BOARD_COLOUR_FRAME_LABEL];
    double text = asked(_i) > 3 ? 7 : 4.5;
    for (int along = 30; along < FRAME_SIZE - 30; along++)
        for (int across = 3; across < 8; across++) {
            struct colour left = frame->pixels[along * FRAME_SIZE + across];
            struct colour below = frame->pixels[(FRAME_SIZE - across) * FRAME_SIZE + along];
            double least = fmin(colour_contrast(label, left), colour_contrast(label, below));
            ck_assert_msg(least >= text, "%s: %.2f:1, %d pixels from the edge", themes[_i].id,
                          least, across);
        }
    free(frame);
}
END_TEST

/* --- Pieces on their squares --- */

static const struct {
    const char *name;
    enum board_sprite sprite;
} pieces[] = {
    {"black man", SPRITE_BLACK_MAN},
    {"white man", SPRITE_WHITE_MAN},
    {"black king, doubled disc", SPRITE_STACK_BLACK},
    {"white king, doubled disc", SPRITE_STACK_WHITE},
    {"black man, letter", SPRITE_LETTER_BLACK_MAN},
    {"black king, letter", SPRITE_LETTER_BLACK_KING},
    {"white man, letter", SPRITE_LETTER_WHITE_MAN},
    {"white king, letter", SPRITE_LETTER_WHITE_KING},
};

static int ascending(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

/* WCAG leaves out the pixels that smooth an edge, so the middle one speaks for all. A piece stands
 * out by what is lighter than its square or by what is darker; that must be a third of what is
 * solid in it. Returns the contrast; 1 where it is less. */
static double stands_out(const struct picture *piece, struct colour square, bool lighter,
                         enum vision vision)
{
    static double contrasts[SIZE * SIZE];
    static const struct colour black = COLOUR(0x000000);
    struct colour back = colour_seen(square, vision);
    double level = colour_contrast(back, black);
    int solid = 0, count = 0;
    for (int i = 0; i < SIZE * SIZE; i++) {
        if (piece->pixels[i].a < 250)
            continue;
        struct colour colour = colour_seen(piece->pixels[i], vision);
        solid++;
        if ((colour_contrast(colour, black) > level) == lighter)
            contrasts[count++] = colour_contrast(colour, back);
    }
    if (count * 3 < solid)
        return 1;
    qsort(contrasts, (size_t)count, sizeof *contrasts, ascending);
    return contrasts[count / 2];
}

static void expect_to_stand_out(int theme, const char *name, const struct picture *piece,
                                const char *where, struct colour back)
{
    for (int vision = 0; vision < VISION_COUNT; vision++) {
        double contrast = fmax(stands_out(piece, back, true, (enum vision)vision),
                               stands_out(piece, back, false, (enum vision)vision));
        ck_assert_msg(contrast >= asked(theme), "%s, %s: %s on %s: %.2f:1", themes[theme].id,
                      vision_names[vision], name, where, contrast);
    }
}

START_TEST(pieces_stand_out)
{
    int theme = _i / ROWS(pieces), row = _i % ROWS(pieces);
    struct picture *piece = load((enum theme_index)theme, pieces[row].sprite, SIZE);
    for (int i = 0; i < ROWS(dark_squares); i++) {
        const char *file = board_sprite((enum theme_index)theme, dark_squares[i])->file;
        expect_to_stand_out(theme, pieces[row].name, piece, file,
                            mean_of(theme, dark_squares[i], 1));
    }
    free(piece);
}
END_TEST

/* --- Pieces beside the board --- */

static struct ui ui;

static void winner(enum side side, struct looks looks)
{
    struct result result = result_win(side, REASON_RESIGNED);
    win_picture(&ui, (struct rect){0, 0, 200, 200}, 0, &result, looks, 1000);
}

static void both(enum side side, struct looks looks)
{
    struct result result = result_draw(REASON_AGREED);
    (void)side;
    win_picture(&ui, (struct rect){0, 0, 400, 200}, 0, &result, looks, 1000);
}

static void beside_the_score(enum side side, struct looks looks)
{
    win_man(&ui, (struct rect){0, 0, 34, 34}, side, looks);
}

static void tile(enum side side, struct looks looks)
{
    enum piece piece = side == BLACK ? BLACK_KING : WHITE_KING;
    piece_on_ground(&ui, (struct rect){0, 0, 40, 40}, 4, piece, looks);
}

static const struct {
    const char *name;
    void (*draw)(enum side side, struct looks looks);
} beside_board[] = {
    {"the medal of a winner", winner},
    {"the medals of a draw", both},
    {"the plate beside the score", beside_the_score},
    {"the tile of a card", tile},
};

static const struct looks styles[] = {
    {.king_mark = KING_MARK_STACK},
    {.king_mark = KING_MARK_RINGS},
    {.pieces = PIECES_LETTERS},
};

static bool is_piece(int theme, const struct draw_item *item)
{
    for (int i = 0; i < ROWS(pieces); i++)
        if (item->kind == DRAW_SPRITE &&
            item->sprite == board_sprite((enum theme_index)theme, pieces[i].sprite))
            return true;
    return false;
}

/* Every piece in the list, on what was drawn last before it: a ground around the same middle, as
 * large as a piece, which takes four fifths of its square. Returns how many there are. */
static int expect_list_to_stand_out(int theme, const char *where)
{
    int count = 0;
    for (size_t i = 1; i < ui.list.count; i++) {
        const struct draw_item *item = &ui.list.items[i], *ground = item - 1;
        if (!is_piece(theme, item))
            continue;
        ck_assert_msg(ground->kind == DRAW_FILL && ground->colour.a == 255 &&
                          ground->rect.w >= item->rect.w * 4 / 5,
                      "%s: nothing lies below a piece", where);
        struct picture *piece = load_sprite(item->sprite, SIZE);
        expect_to_stand_out(theme, item->sprite->file, piece, where, ground->colour);
        free(piece);
        count++;
    }
    return count;
}

START_TEST(pieces_stand_out_beside_the_board)
{
    int theme = _i / ROWS(beside_board), row = _i % ROWS(beside_board);
    for (int style = 0; style < ROWS(styles); style++)
        for (int side = 0; side < 2; side++) {
            struct looks looks = styles[style];
            looks.board = (enum theme_index)theme;
            draw_list_clear(&ui.list);
            beside_board[row].draw((enum side)side, looks);
            ck_assert_int_gt(expect_list_to_stand_out(theme, beside_board[row].name), 0);
        }
    draw_list_finish(&ui.list);
}
END_TEST

/* --- The two sides --- */

static const struct {
    const char *name;
    enum board_sprite black, white;
} sides[] = {
    {"men", SPRITE_BLACK_MAN, SPRITE_WHITE_MAN},
    {"kings", SPRITE_STACK_BLACK, SPRITE_STACK_WHITE},
};

/* Within the edge of a piece, which may be of any colour: men of radius 0.4 are told from their
 * middle. */
START_TEST(sides_differ_in_light)
{
    for (int i = 0; i < ROWS(sides); i++) {
        struct colour black = mean_of(_i, sides[i].black, 0.15);
        struct colour white = mean_of(_i, sides[i].white, 0.15);
        for (int vision = 0; vision < VISION_COUNT; vision++) {
            double contrast = colour_contrast(colour_seen(black, (enum vision)vision),
                                              colour_seen(white, (enum vision)vision));
            ck_assert_msg(contrast >= 4.5, "%s, %s: %s: %.2f:1", themes[_i].id,
                          vision_names[vision], sides[i].name, contrast);
        }
    }
}
END_TEST

/* --- What is told at a glance --- */

/* A square of SMALL pixels with pictures upon each other. */
enum {
    LAYERS = 3,
    NOTHING = -1,
};

struct scene {
    const char *name;
    int layers[LAYERS]; /* sprites, from below; NOTHING ends them */
};

static uint8_t blend(uint8_t above, uint8_t below, int alpha)
{
    return (uint8_t)((above * alpha + below * (255 - alpha) + 127) / 255);
}

static void put_over(struct picture *below, const struct picture *above, struct colour tint)
{
    for (int i = 0; i < SMALL * SMALL; i++) {
        struct colour *back = &below->pixels[i];
        const struct colour *front = &above->pixels[i];
        int alpha = front->a * tint.a / 255;
        back->r = blend((uint8_t)(front->r * tint.r / 255), back->r, alpha);
        back->g = blend((uint8_t)(front->g * tint.g / 255), back->g, alpha);
        back->b = blend((uint8_t)(front->b * tint.b / 255), back->b, alpha);
    }
}

static struct picture *paint(enum theme_index theme, const struct scene *scene)
{
    static const struct colour untinted = COLOUR(0xFFFFFF);
    struct picture *picture = load(theme, SPRITE_DARK_1, SMALL);
    for (int i = 0; i < LAYERS && scene->layers[i] != NOTHING; i++) {
        enum board_sprite sprite = (enum board_sprite)scene->layers[i];
        struct picture *above = load(theme, sprite, SMALL);
        put_over(picture, above,
                 sprite < THEMED_SPRITE_COUNT ? untinted : board_mark_colour(theme, sprite));
        free(above);
    }
    return picture;
}

/* How much of a square, in per cent, is clearly another colour in the one picture than in the
 * other: a distance of 20, ten times what can just be told. */
static double differing(const struct picture *a, const struct picture *b, enum vision vision)
{
    int count = 0;
    for (int i = 0; i < SMALL * SMALL; i++)
        count += colour_distance(colour_seen(a->pixels[i], vision),
                                 colour_seen(b->pixels[i], vision)) >= 20;
    return count * 100.0 / (SMALL * SMALL);
}

#define MAN_BLACK SPRITE_BLACK_MAN
#define MAN_WHITE SPRITE_WHITE_MAN
#define ALONE(mark)                                                                                \
    {                                                                                              \
#mark,                                                                                     \
        {                                                                                          \
            mark, NOTHING, NOTHING                                                                 \
        }                                                                                          \
    }
#define ON(man, mark)                                                                              \
    {                                                                                              \
#mark " on " #man,                                                                         \
        {                                                                                          \
            man, mark, NOTHING                                                                     \
        }                                                                                          \
    }

#define CHOSEN(man)                                                                                \
    {                                                                                              \
        "chosen " #man,                                                                            \
        {                                                                                          \
            SPRITE_MARK_CHOSEN, man, SPRITE_MARK_SELECTED                                          \
        }                                                                                          \
    }

/* What must never be taken for each other; `least` per cent of the square differ. A king is told by
 * a twelfth of it: a ring of two pixels around a square of 40 is as much. A mark may be thinner, a
 * fiftieth, since it stands beside squares that have none; under the pointer the piece rises, too.
 * The chosen piece is known from all that could be chosen by a fifth: half of what is seen of its
 * square. */
static const struct {
    struct scene a, b;
    double least;
} told[] = {
    {{"black man", {MAN_BLACK, NOTHING}}, {"doubled disc", {SPRITE_STACK_BLACK, NOTHING}}, 8},
    {{"white man", {MAN_WHITE, NOTHING}}, {"doubled disc", {SPRITE_STACK_WHITE, NOTHING}}, 8},
    {{"black man", {MAN_BLACK, NOTHING}}, ON(MAN_BLACK, SPRITE_RINGS_BLACK), 8},
    {{"white man", {MAN_WHITE, NOTHING}}, ON(MAN_WHITE, SPRITE_RINGS_WHITE), 8},
    {{"black man", {MAN_BLACK, NOTHING}}, ON(MAN_BLACK, SPRITE_CROWN_BLACK), 8},
    {{"white man", {MAN_WHITE, NOTHING}}, ON(MAN_WHITE, SPRITE_CROWN_WHITE), 8},
    {ALONE(SPRITE_LETTER_BLACK_MAN), ALONE(SPRITE_LETTER_BLACK_KING), 8},
    {ALONE(SPRITE_LETTER_WHITE_MAN), ALONE(SPRITE_LETTER_WHITE_KING), 8},
    {ALONE(SPRITE_LETTER_BLACK_MAN), ALONE(SPRITE_LETTER_WHITE_MAN), 8},
    {ALONE(SPRITE_LETTER_BLACK_KING), ALONE(SPRITE_LETTER_WHITE_KING), 8},
    {{"black man", {MAN_BLACK, NOTHING}}, ON(MAN_BLACK, SPRITE_MARK_MOVABLE), 2},
    {{"white man", {MAN_WHITE, NOTHING}}, ON(MAN_WHITE, SPRITE_MARK_MOVABLE), 2},
    {{"black man", {MAN_BLACK, NOTHING}}, ON(MAN_BLACK, SPRITE_MARK_LOOK), 2},
    {{"white man", {MAN_WHITE, NOTHING}}, ON(MAN_WHITE, SPRITE_MARK_LOOK), 2},
    {{"black man", {MAN_BLACK, NOTHING}}, ON(MAN_BLACK, SPRITE_MARK_BLOCKED), 2},
    {ON(MAN_BLACK, SPRITE_MARK_MOVABLE), CHOSEN(MAN_BLACK), 17},
    {ON(MAN_WHITE, SPRITE_MARK_MOVABLE), CHOSEN(MAN_WHITE), 17},
    {ON(MAN_BLACK, SPRITE_MARK_MOVABLE_HOT), CHOSEN(MAN_BLACK), 17},
    {ON(MAN_WHITE, SPRITE_MARK_MOVABLE_HOT), CHOSEN(MAN_WHITE), 17},
    {ON(MAN_BLACK, SPRITE_MARK_LOOK), CHOSEN(MAN_BLACK), 5},
    {ON(MAN_BLACK, SPRITE_MARK_MOVABLE), ON(MAN_BLACK, SPRITE_MARK_MOVABLE_HOT), 1.5},
    {ON(MAN_WHITE, SPRITE_MARK_MOVABLE), ON(MAN_WHITE, SPRITE_MARK_MOVABLE_HOT), 1.5},
    {{"must capture", {MAN_BLACK, SPRITE_MARK_MOVABLE, SPRITE_MARK_MUST}}, CHOSEN(MAN_BLACK), 17},
    {{"must capture", {MAN_WHITE, SPRITE_MARK_MOVABLE, SPRITE_MARK_MUST}}, CHOSEN(MAN_WHITE), 17},
    {ON(MAN_BLACK, SPRITE_MARK_MOVABLE),
     {"must capture", {MAN_BLACK, SPRITE_MARK_MOVABLE, SPRITE_MARK_MUST}},
     2},
    {{"empty", {NOTHING}}, ALONE(SPRITE_MARK_TARGET), 2},
    {{"empty", {NOTHING}}, ALONE(SPRITE_MARK_LAST), 2},
    {{"empty", {NOTHING}}, ALONE(SPRITE_MARK_LIT), 2},
    {{"empty", {NOTHING}}, ALONE(SPRITE_MARK_LOOK), 2},
    {ALONE(SPRITE_MARK_LAST), ALONE(SPRITE_MARK_CHOSEN), 33},
    {ALONE(SPRITE_MARK_TARGET), ALONE(SPRITE_MARK_TARGET_CAPTURE), 2},
};

START_TEST(everybody_can_tell)
{
    int theme = _i / ROWS(told), row = _i % ROWS(told);
    struct picture *a = paint((enum theme_index)theme, &told[row].a);
    struct picture *b = paint((enum theme_index)theme, &told[row].b);
    for (int vision = 0; vision < VISION_COUNT; vision++) {
        double found = differing(a, b, (enum vision)vision);
        ck_assert_msg(found >= told[row].least, "%s, %s: %s and %s differ on %.1f %%",
                      themes[theme].id, vision_names[vision], told[row].a.name, told[row].b.name,
                      found);
    }
    free(a);
    free(b);
}
END_TEST

/* --- The table of contrasts --- */

/* A mark upon a square against the same square without it, within the mark's line. */
static double marked(int theme, enum board_sprite square, enum board_sprite mark)
{
    struct picture *picture = load((enum theme_index)theme, square, SMALL);
    struct picture *above = load((enum theme_index)theme, mark, SMALL);
    struct colour plain = mean(picture, 0.4);
    put_over(picture, above, board_mark_colour((enum theme_index)theme, mark));
    double contrast = colour_contrast(mean(picture, 0.4), plain);
    free(above);
    free(picture);
    return contrast;
}

static double light_square(int theme, int variety)
{
    return colour_contrast(mean_of(theme, squares[variety], 1),
                           mean_of(theme, squares[variety + ROWS(dark_squares)], 1));
}

static double last_move(int theme, int variety)
{
    return marked(theme, dark_squares[variety], SPRITE_MARK_LAST);
}

static double chosen_square(int theme, int variety)
{
    return marked(theme, dark_squares[variety], SPRITE_MARK_CHOSEN);
}

/* What is asked of every variety of a theme's squares, in the order of the themes. Paper's squares
 * are told by their hatching, and that of its chosen piece by its yellow: `told` has it. */
static const struct {
    const char *name;
    double (*measure)(int theme, int variety);
    double least[THEME_COUNT];
} contrasts[] = {
    {"a dark square and a light one", light_square, {2.2, 2.2, 2.2, 1.15, 7}},
    {"a square of the last move and another", last_move, {1.5, 1.5, 1.5, 1.5, 1.5}},
    {"the square of the chosen piece and another", chosen_square, {1.5, 1.5, 1.5, 1, 3}},
};

START_TEST(contrasts_are_kept)
{
    int theme = _i / ROWS(contrasts), row = _i % ROWS(contrasts);
    for (int i = 0; i < ROWS(dark_squares); i++) {
        double found = contrasts[row].measure(theme, i);
        ck_assert_msg(found >= contrasts[row].least[theme], "%s, %d of 4: %s: %.2f:1",
                      themes[theme].id, i + 1, contrasts[row].name, found);
    }
}
END_TEST

/* --- The simulation itself --- */

/* Greys look the same to everybody; to the first two, what is left are shades of yellow and blue;
 * the third keep red. */
START_TEST(simulation_is_that_of_the_papers)
{
    static const struct colour greys[] = {COLOUR(0x000000), COLOUR(0x808080), COLOUR(0xFFFFFF)};
    static const struct colour loud[] = {COLOUR(0xC02010), COLOUR(0x20A040), COLOUR(0x3050D0)};
    for (int i = 0; i < ROWS(greys); i++)
        for (int vision = 0; vision < VISION_COUNT; vision++)
            ck_assert_msg(colour_distance(greys[i], colour_seen(greys[i], (enum vision)vision)) < 1,
                          "%s: a grey", vision_names[vision]);
    for (int i = 0; i < ROWS(loud); i++) {
        struct colour protan = colour_seen(loud[i], VISION_PROTANOPIA);
        struct colour deutan = colour_seen(loud[i], VISION_DEUTERANOPIA);
        ck_assert_int_le(abs(protan.r - protan.g), 2);
        ck_assert_int_le(abs(deutan.r - deutan.g), 2);
    }
    struct colour red = COLOUR(0xFF0000), blue = COLOUR(0x0000FF), green = COLOUR(0x00FF00);
    ck_assert(colour_distance(blue, colour_seen(blue, VISION_PROTANOPIA)) < 3);
    ck_assert(colour_distance(blue, colour_seen(blue, VISION_DEUTERANOPIA)) < 3);
    ck_assert(colour_distance(red, colour_seen(red, VISION_TRITANOPIA)) < 40);
    ck_assert(colour_distance(green, colour_seen(green, VISION_TRITANOPIA)) > 50);
    /* Red is dark without the cones of long waves, and not so without those of middle ones. */
    ck_assert_int_lt(colour_seen(red, VISION_PROTANOPIA).r + 40,
                     colour_seen(red, VISION_DEUTERANOPIA).r);
}
END_TEST

SUITE(themes)
{
    Suite *suite = suite_create("themes");
    TCase *tcase = tcase_create("themes");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, simulation_is_that_of_the_papers);
    tcase_add_loop_test(tcase, squares_are_as_they_say, 0, THEME_COUNT);
    tcase_add_loop_test(tcase, frame_letters_stand_out, 0, THEME_COUNT);
    tcase_add_loop_test(tcase, pieces_stand_out, 0, THEME_COUNT * ROWS(pieces));
    tcase_add_loop_test(tcase, pieces_stand_out_beside_the_board, 0,
                        THEME_COUNT * ROWS(beside_board));
    tcase_add_loop_test(tcase, sides_differ_in_light, 0, THEME_COUNT);
    tcase_add_loop_test(tcase, everybody_can_tell, 0, THEME_COUNT * ROWS(told));
    tcase_add_loop_test(tcase, contrasts_are_kept, 0, THEME_COUNT * ROWS(contrasts));
    suite_add_tcase(suite, tcase);
    return suite;
}
