/* SPDX-License-Identifier: MIT */
/* Pictures of the board, as they were when somebody last looked at them. Few, and without texts,
 * since fonts differ between machines. Libraries round differently at edges: that much is let pass,
 * and no more than that, which a test proves. CROWNHEAD_RENEW_GOLDEN=1 writes them anew: look at
 * them before they are committed. A picture that differs is left in the folder where the tests
 * run. */
#include "board/board_view.h"
#include "board/sprites.h"
#include "easel.h"
#include "notation/fen.h"
#include "prose/error_prose.h"
#include "suite.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>

static const struct {
    const char *name, *fen;
    int side;   /* of the board, pixels */
    int height; /* of the picture, from the top; 0: all */
    struct looks looks;
    bool turned, mirrored;
    int chosen; /* not 0: the player has chosen this square, and every mark is shown */
} rows[] = {
    {.name = "start",
     .fen = "B:W21-32:B1-12",
     .side = 400,
     .looks = {.king_mark = KING_MARK_STACK, .pieces = PIECES_DISCS}},
    {.name = "start-turned-mirrored",
     .fen = "W:W21-32:B1-12",
     .side = 200,
     .looks = {.king_mark = KING_MARK_STACK, .pieces = PIECES_DISCS},
     .turned = true,
     .mirrored = true},
    {.name = "kings-stack",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {.king_mark = KING_MARK_STACK, .pieces = PIECES_DISCS}},
    {.name = "kings-rings",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {.king_mark = KING_MARK_RINGS, .pieces = PIECES_DISCS}},
    {.name = "kings-crown",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {.king_mark = KING_MARK_CROWN, .pieces = PIECES_DISCS}},
    {.name = "letters",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {.king_mark = KING_MARK_STACK, .pieces = PIECES_LETTERS}},
    {.name = "marks",
     .fen = "B:W6,7,14,15:B2,13",
     .side = 408,
     .height = 254,
     .looks = {.king_mark = KING_MARK_STACK, .pieces = PIECES_DISCS},
     .chosen = 2},
};

/* Puts into the list the row's position with the marks of a player's turn: what may move, what the
 * chosen piece can do, the last move, where a refusal points, the keyboard's square. */
static void compose(struct easel *easel, int row, enum labels labels)
{
    static struct movelist list;
    const struct ruleset *rules = &preset_find("american")->rules;
    struct text_error error;
    struct gesture gesture;
    struct board_picture picture = {
        .geometry = board_geometry_in((struct rect){0, 0, rows[row].side, rows[row].side},
                                      rows[row].turned, rows[row].mirrored),
        .rules = rules,
        .looks = rows[row].looks,
    };
    static const struct move last = {.steps = 1, .path = {8, 3}};
    ck_assert_msg(fen_parse(rows[row].fen, &picture.position, &error), "%s",
                  error_sentence(&error).text);
    movegen(rules, &picture.position, &list);
    gesture_init(&gesture);
    if (rows[row].chosen) {
        gesture.path[gesture.length++] = (uint8_t)rows[row].chosen;
        gesture.pointed = square_set(12);
        gesture.cursor = 16;
        gesture.cursor_visible = true;
        picture.gesture = &gesture;
        picture.list = &list;
        picture.last = &last;
        picture.movable = movelist_starts(&list) | square_set(13);
        picture.must_capture = true;
        picture.targets = gesture_targets(&gesture, &list);
    }
    draw_list_clear(&easel->ui.list);
    picture.looks.labels = labels;
    board_view(&easel->ui, &picture);
}

/* The row's board without a mark, with so much left of half a turn. */
static void compose_turning(struct easel *easel, int row, bool turned, double left)
{
    const struct ruleset *rules = &preset_find("american")->rules;
    struct text_error error;
    int side = rows[row].side;
    struct board_picture picture = {
        .geometry = board_geometry_in((struct rect){0, 0, side, side}, turned, false),
        .rules = rules,
        .looks = rows[row].looks,
        .turn = left,
    };
    picture.looks.labels = LABELS_OFF;
    ck_assert(fen_parse(rows[row].fen, &picture.position, &error));
    draw_list_clear(&easel->ui.list);
    board_view(&easel->ui, &picture);
}

static void show(struct easel *easel)
{
    render_list(easel->render, &easel->ui.list, themes[0].colours[COLOUR_TABLE]);
    SDL_RenderPresent(easel->sdl);
}

static void paint(struct easel *easel, int row)
{
    compose(easel, row, LABELS_OFF);
    show(easel);
}

/* How two pictures differ. */
struct difference {
    int pixels;  /* in all */
    int any;     /* that differ at all */
    int faint;   /* that differ by more than FAINT levels of some colour */
    int largest; /* difference, levels */
};

enum {
    FAINT = 8,    /* levels of 255 */
    GLARING = 40, /* no pixel may differ by more */
    SHARE = 500,  /* one pixel in so many may differ by more than FAINT */
};

static int levels(uint32_t a, uint32_t b)
{
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8)
        most = int_max(most, abs((int)(a >> shift & 0xFF) - (int)(b >> shift & 0xFF)));
    return most;
}

static const uint32_t *line_of(const SDL_Surface *surface, int y)
{
    return (const uint32_t *)((const char *)surface->pixels + (ptrdiff_t)y * surface->pitch);
}

/* Both are as large and XRGB8888. */
static struct difference compare(SDL_Surface *found, SDL_Surface *expected)
{
    struct difference sum = {.pixels = found->w * found->h};
    for (int y = 0; y < found->h; y++) {
        const uint32_t *a = line_of(found, y), *b = line_of(expected, y);
        for (int x = 0; x < found->w; x++) {
            int differ = levels(a[x], b[x]);
            sum.any += differ > 0;
            sum.faint += differ > FAINT;
            sum.largest = int_max(sum.largest, differ);
        }
    }
    return sum;
}

/* Would anybody say that it is the same picture? */
static bool alike(struct difference difference)
{
    return difference.largest <= GLARING && difference.faint <= difference.pixels / SHARE;
}

/* The golden picture in the same format, or NULL. */
static SDL_Surface *load_golden(const char *path)
{
    SDL_Surface *loaded = IMG_Load(path);
    SDL_Surface *converted =
        loaded ? SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_XRGB8888, 0) : NULL;
    SDL_FreeSurface(loaded);
    return converted;
}

static void save(SDL_Surface *surface, const char *path)
{
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB24, 0);
    ck_assert_msg(IMG_SavePNG(plain, path) == 0, "%s cannot be written: %s", path, SDL_GetError());
    SDL_FreeSurface(plain);
}

static SDL_Surface *golden_of(int row, char *path, size_t size)
{
    snprintf(path, size, GOLDEN "/%s.png", rows[row].name);
    SDL_Surface *golden = load_golden(path);
    ck_assert_msg(golden != NULL, "%s cannot be read: %s", path, SDL_GetError());
    return golden;
}

static void renew(const struct easel *easel, int row)
{
    char path[600];
    snprintf(path, sizeof path, GOLDEN "/%s.png", rows[row].name);
    if (getenv("CROWNHEAD_RENEW_GOLDEN"))
        save(easel->surface, path);
}

START_TEST(looks_as_it_did)
{
    struct easel easel;
    char path[600];
    easel_init(&easel, rows[_i].side, rows[_i].height);
    paint(&easel, _i);
    renew(&easel, _i);
    SDL_Surface *golden = golden_of(_i, path, sizeof path);
    ck_assert_int_eq(golden->w, easel.surface->w);
    ck_assert_int_eq(golden->h, easel.surface->h);
    struct difference difference = compare(easel.surface, golden);
    if (!alike(difference)) {
        snprintf(path, sizeof path, "%s-found.png", rows[_i].name);
        save(easel.surface, path);
    }
    ck_assert_msg(
        alike(difference),
        "%s: %d of %d pixels differ by more than %d levels, one by %d; what was drawn is in %s",
        rows[_i].name, difference.faint, difference.pixels, FAINT, difference.largest, path);
    SDL_FreeSurface(golden);
    easel_finish(&easel);
}
END_TEST

/* --- Faults --- */

static void put_right(struct draw_item *item)
{
    item->rect.x++;
}

static void put_down_two(struct draw_item *item)
{
    item->rect.y += 2;
}

static void leave_out(struct draw_item *item)
{
    item->rect = (struct rect){-100, -100, 1, 1};
}

/* A tenth darker and a little more yellow. */
static void recolour(struct draw_item *item)
{
    item->colour.r = (uint8_t)(item->colour.r * 9 / 10);
    item->colour.g = (uint8_t)(item->colour.g * 9 / 10);
    item->colour.b = (uint8_t)(item->colour.b * 7 / 10);
}

static void take_another(struct draw_item *item)
{
    bool king = item->sprite == board_sprite(THEME_WALNUT, SPRITE_LETTER_BLACK_KING);
    item->sprite =
        board_sprite(THEME_WALNUT, king ? SPRITE_LETTER_BLACK_MAN : SPRITE_LETTER_BLACK_KING);
}

static void shrink(struct draw_item *item)
{
    item->rect.w -= 2;
    item->rect.h -= 2;
}

static const struct {
    const char *name;
    void (*put_in)(struct draw_item *item);
} faults[] = {
    {"a pixel to the right", put_right},
    {"two pixels down", put_down_two},
    {"missing", leave_out},
    {"recoloured", recolour},
    {"another", take_another},
    {"smaller", shrink},
};

/* Draws the row with the fault in one item of the list; the picture must be seen to be another. */
static void expect_seen(struct easel *easel, int row, size_t item, int fault, SDL_Surface *golden)
{
    compose(easel, row, LABELS_OFF);
    faults[fault].put_in(&easel->ui.list.items[item]);
    show(easel);
    struct difference difference = compare(easel->surface, golden);
    REQUIRE(!alike(difference), "%s: sprite %zu %s is not seen: %d of %d pixels, %d levels",
            rows[row].name, item, faults[fault].name, difference.faint, difference.pixels,
            difference.largest);
}

/* Every sprite of every picture with every fault. */
START_TEST(a_fault_is_seen)
{
    struct easel easel;
    char path[600];
    int count = 0;
    easel_init(&easel, rows[_i].side, rows[_i].height);
    compose(&easel, _i, LABELS_OFF);
    SDL_Surface *golden = golden_of(_i, path, sizeof path);
    for (size_t item = 0; item < easel.ui.list.count; item++) {
        const struct draw_item *drawn = &easel.ui.list.items[item];
        /* Nobody sees that a soft black shadow is a pixel off, or blacker. */
        if (drawn->kind != DRAW_SPRITE ||
            drawn->sprite == board_sprite(THEME_WALNUT, SPRITE_SHADOW))
            continue;
        for (int fault = 0; fault < ROWS(faults); fault++, count++)
            expect_seen(&easel, _i, item, fault, golden);
    }
    ck_assert_int_gt(count, ROWS(faults));
    SDL_FreeSurface(golden);
    easel_finish(&easel);
}
END_TEST

/* The board of the first row with names of squares, of which those of two neighbours are swapped
 * from the `swapped`th on; -1: none. False if there are not so many. */
static bool paint_labels(struct easel *easel, int swapped)
{
    struct draw_list *list = &easel->ui.list;
    struct draw_item *last = NULL;
    compose(easel, 0, LABELS_NUMBER);
    for (size_t i = 0; i < list->count; i++) {
        struct draw_item *item = &list->items[i];
        if (item->kind != DRAW_TEXT || item->colour.r < 128) /* or a shadow */
            continue;
        if (last && swapped-- == 0) {
            size_t string = item->string;
            item->string = last->string;
            last->string = string;
        }
        last = item;
    }
    show(easel);
    return swapped < 0;
}

/* Texts differ between machines, so these pictures are held against one made here. */
START_TEST(swapped_labels_are_seen)
{
    struct easel easel;
    int count = 0;
    easel_init(&easel, rows[0].side, 0);
    struct fonts *fonts = fonts_create(NULL);
    render_destroy(easel.render);
    easel.render = render_create(easel.sdl, fonts, ASSETS "/");
    easel.ui.fonts = fonts;
    paint_labels(&easel, -1);
    SDL_Surface *right = SDL_DuplicateSurface(easel.surface);
    for (; paint_labels(&easel, count); count++)
        REQUIRE(!alike(compare(easel.surface, right)), "label %d", count);
    ck_assert_int_eq(count, 31);
    SDL_FreeSurface(right);
    easel_finish(&easel);
    fonts_destroy(fonts);
}
END_TEST

/* Drawn again, from kept textures, it is the same. The second time the board becomes a texture as a
 * whole; from then on nothing more is kept. */
START_TEST(drawing_again_keeps_no_more)
{
    struct easel easel;
    easel_init(&easel, rows[0].side, 0);
    paint(&easel, 0);
    int kept = easel_textures();
    ck_assert_int_gt(kept, 0);
    SDL_Surface *first = SDL_DuplicateSurface(easel.surface);
    for (int i = 0; i < 2; i++) {
        paint(&easel, 0);
        ck_assert_int_eq(compare(easel.surface, first).any, 0);
        ck_assert_int_eq(easel_textures(), kept + 1);
    }
    render_forget(easel.render);
    ck_assert_int_eq(easel_textures(), 0);
    paint(&easel, 0);
    ck_assert_int_eq(compare(easel.surface, first).any, 0);
    SDL_FreeSurface(first);
    easel_finish(&easel);
}
END_TEST

static SDL_Surface *turning(struct easel *easel, bool turned, double left)
{
    compose_turning(easel, 0, turned, left);
    show(easel);
    return SDL_DuplicateSurface(easel->surface);
}

/* A board that turns begins as it was, is another on its way, and ends as it will be; no picture is
 * made for that. */
START_TEST(a_turn_begins_and_ends_upright)
{
    static const struct {
        const char *name;
        double left;
        bool as_before, as_after;
    } moments[] = {{"begins", 1, true, false},
                   {"on its way", 0.75, false, false},
                   {"half", 0.5, false, false},
                   {"almost there", 0.25, false, false},
                   {"ends", 1e-9, false, true}};
    struct easel easel;
    easel_init(&easel, rows[0].side, 0);
    SDL_Surface *before = turning(&easel, false, 0), *after = turning(&easel, true, 0);
    int kept = easel_textures();
    for (int i = 0; i < ROWS(moments); i++) {
        SDL_Surface *found = turning(&easel, true, moments[i].left);
        const char *name = moments[i].name;
        REQUIRE((compare(found, before).any == 0) == moments[i].as_before, "%s: before", name);
        REQUIRE((compare(found, after).any == 0) == moments[i].as_after, "%s: after", name);
        SDL_FreeSurface(found);
    }
    for (int i = 0; i < 2; i++)
        SDL_FreeSurface(turning(&easel, true, 0));
    ck_assert_int_le(easel_textures(), kept);
    SDL_FreeSurface(before);
    SDL_FreeSurface(after);
    easel_finish(&easel);
}
END_TEST

SUITE(golden)
{
    Suite *suite = suite_create("golden pictures");
    TCase *tcase = tcase_create("board");
    tcase_add_loop_test(tcase, looks_as_it_did, 0, ROWS(rows));
    tcase_add_loop_test(tcase, a_fault_is_seen, 0, ROWS(rows));
    tcase_add_test(tcase, swapped_labels_are_seen);
    tcase_add_test(tcase, drawing_again_keeps_no_more);
    tcase_add_test(tcase, a_turn_begins_and_ends_upright);
    suite_add_tcase(suite, tcase);
    return suite;
}
