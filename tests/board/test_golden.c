/* SPDX-License-Identifier: MIT */
/* Pictures of the board, pixel by pixel as they were when somebody last looked at them. Few, and
 * without texts, since fonts differ between machines. CROWNHEAD_RENEW_GOLDEN=1 writes them anew:
 * look at them before they are committed. A picture that differs is left in the folder where the
 * tests run. */
#include "board/board_view.h"
#include "notation/fen.h"
#include "prose/error_prose.h"
#include "suite.h"
#include "toolkit/render.h"

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
     .looks = {KING_MARK_STACK, PIECES_DISCS, LABELS_OFF, false}},
    {.name = "start-turned-mirrored",
     .fen = "W:W21-32:B1-12",
     .side = 200,
     .looks = {KING_MARK_STACK, PIECES_DISCS, LABELS_OFF, false},
     .turned = true,
     .mirrored = true},
    {.name = "kings-stack",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {KING_MARK_STACK, PIECES_DISCS, LABELS_OFF, false}},
    {.name = "kings-rings",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {KING_MARK_RINGS, PIECES_DISCS, LABELS_OFF, false}},
    {.name = "kings-crown",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {KING_MARK_CROWN, PIECES_DISCS, LABELS_OFF, false}},
    {.name = "letters",
     .fen = "B:W5,K6,K3:B1,K2,8",
     .side = 408,
     .height = 110,
     .looks = {KING_MARK_STACK, PIECES_LETTERS, LABELS_OFF, false}},
    {.name = "marks",
     .fen = "B:W6,7,14,15:B2,13",
     .side = 408,
     .height = 254,
     .looks = {KING_MARK_STACK, PIECES_DISCS, LABELS_OFF, false},
     .chosen = 2},
};

/* A window of memory only. */
struct easel {
    SDL_Surface *surface;
    SDL_Renderer *sdl;
    struct render *render;
    struct ui ui;
};

static void easel_init(struct easel *easel, int side, int height)
{
    *easel = (struct easel){.ui = {.theme = &themes[0], .scale = 100}};
    easel->surface = SDL_CreateRGBSurfaceWithFormat(0, side, height ? height : side, 32,
                                                    SDL_PIXELFORMAT_XRGB8888);
    easel->sdl = SDL_CreateSoftwareRenderer(easel->surface);
    ck_assert_msg(easel->sdl != NULL, "%s", SDL_GetError());
    easel->render = render_create(easel->sdl, NULL, ASSETS "/");
}

static void easel_finish(struct easel *easel)
{
    render_destroy(easel->render);
    SDL_DestroyRenderer(easel->sdl);
    SDL_FreeSurface(easel->surface);
    ui_finish(&easel->ui);
}

/* The row's position with the marks of a player's turn: what may move, what the chosen piece can
 * do, the last move, where a refusal points, the keyboard's square. */
static void paint(struct easel *easel, int row)
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
        gesture.look = square_set(12);
        gesture.cursor = 16;
        gesture.cursor_visible = true;
        picture.gesture = &gesture;
        picture.list = &list;
        picture.last = &last;
        picture.movable = movelist_starts(&list) | square_set(13);
        picture.must_capture = true;
        picture.targets = gesture_targets(&gesture, &list);
    }
    board_view(&easel->ui, &picture);
    render_list(easel->render, &easel->ui.list, themes[0].colours[COLOUR_TABLE]);
    SDL_RenderPresent(easel->sdl);
}

/* How many pixels differ, all of them where the sizes do. */
static int differences(SDL_Surface *found, SDL_Surface *expected)
{
    int count = 0;
    if (found->w != expected->w || found->h != expected->h)
        return found->w * found->h;
    for (int y = 0; y < found->h; y++) {
        const uint32_t *a = (const uint32_t *)((const char *)found->pixels + y * found->pitch);
        const uint32_t *b =
            (const uint32_t *)((const char *)expected->pixels + y * expected->pitch);
        for (int x = 0; x < found->w; x++)
            count += (a[x] & 0xFFFFFF) != (b[x] & 0xFFFFFF);
    }
    return count;
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

START_TEST(looks_as_it_did)
{
    struct easel easel;
    char path[600];
    easel_init(&easel, rows[_i].side, rows[_i].height);
    paint(&easel, _i);
    snprintf(path, sizeof path, GOLDEN "/%s.png", rows[_i].name);
    if (getenv("CROWNHEAD_RENEW_GOLDEN"))
        save(easel.surface, path);
    SDL_Surface *golden = load_golden(path);
    ck_assert_msg(golden != NULL, "%s cannot be read: %s", path, SDL_GetError());
    int differ = differences(easel.surface, golden);
    if (differ > 0) {
        snprintf(path, sizeof path, "%s-found.png", rows[_i].name);
        save(easel.surface, path);
    }
    ck_assert_msg(differ == 0, "%s: %d pixels differ; what was drawn is in %s", rows[_i].name,
                  differ, path);
    SDL_FreeSurface(golden);
    easel_finish(&easel);
}
END_TEST

/* Textures that SDL has now: the linker leads its functions here (--wrap). */
static int textures;

SDL_Texture *__real_SDL_CreateTextureFromSurface(SDL_Renderer *sdl, SDL_Surface *surface);
SDL_Texture *__wrap_SDL_CreateTextureFromSurface(SDL_Renderer *sdl, SDL_Surface *surface);
SDL_Texture *__real_SDL_CreateTexture(SDL_Renderer *sdl, uint32_t format, int access, int w, int h);
SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *sdl, uint32_t format, int access, int w, int h);
void __real_SDL_DestroyTexture(SDL_Texture *texture);
void __wrap_SDL_DestroyTexture(SDL_Texture *texture);

SDL_Texture *__wrap_SDL_CreateTextureFromSurface(SDL_Renderer *sdl, SDL_Surface *surface)
{
    textures++;
    return __real_SDL_CreateTextureFromSurface(sdl, surface);
}

SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *sdl, uint32_t format, int access, int w, int h)
{
    textures++;
    return __real_SDL_CreateTexture(sdl, format, access, w, h);
}

void __wrap_SDL_DestroyTexture(SDL_Texture *texture)
{
    textures--;
    __real_SDL_DestroyTexture(texture);
}

/* Drawn again, from kept textures, it is the same. The second time the board becomes a texture as a
 * whole; from then on nothing more is kept. */
START_TEST(drawing_again_keeps_no_more)
{
    struct easel easel;
    easel_init(&easel, rows[0].side, 0);
    paint(&easel, 0);
    int kept = textures;
    ck_assert_int_gt(kept, 0);
    SDL_Surface *first = SDL_DuplicateSurface(easel.surface);
    for (int i = 0; i < 2; i++) {
        draw_list_clear(&easel.ui.list);
        paint(&easel, 0);
        ck_assert_int_eq(differences(easel.surface, first), 0);
        ck_assert_int_eq(textures, kept + 1);
    }
    render_forget(easel.render);
    ck_assert_int_eq(textures, 0);
    draw_list_clear(&easel.ui.list);
    paint(&easel, 0);
    ck_assert_int_eq(differences(easel.surface, first), 0);
    SDL_FreeSurface(first);
    easel_finish(&easel);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("golden pictures");
    TCase *tcase = tcase_create("board");
    tcase_add_loop_test(tcase, looks_as_it_did, 0, ROWS(rows));
    tcase_add_test(tcase, drawing_again_keeps_no_more);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
