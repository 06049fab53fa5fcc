/* SPDX-License-Identifier: MIT */
/* Surfaces made ahead are the ones that are drawn with, and none is made twice. */
#include "suite.h"
#include "toolkit/render.h"

static const struct colour table = {0, 0, 0, 255};
static int made;

static SDL_Surface *make_picture(const char *assets, int w, int h, int a, int b,
                                 uint32_t background)
{
    (void)assets, (void)a, (void)b, (void)background;
    made++;
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
}

static const struct picture_maker maker = {make_picture};

static void add_picture(struct draw_list *list, int side, int number)
{
    draw_picture(list, &maker, (struct rect){0, 0, side, side}, number, 0);
}

/* Three items that two surfaces are enough for. */
static void add_pictures(struct draw_list *list)
{
    add_picture(list, 8, 1);
    add_picture(list, 8, 2);
    add_picture(list, 8, 1);
    draw_fill(list, (struct rect){0, 0, 8, 8}, 2, table);
}

static struct art *art_of(const struct draw_list *list)
{
    made = 0;
    return art_create("none/", list, table);
}

static struct texture_key key_of(const struct draw_list *list, size_t item)
{
    struct texture_key key;
    ck_assert(texture_key_of(list, &list->items[item], table, &key));
    return key;
}

START_TEST(each_is_made_once_and_taken_once)
{
    struct draw_list list = {0};
    add_pictures(&list);
    struct art *art = art_of(&list);
    art_make(art);
    art_make(art);
    ck_assert_int_eq(made, 2);
    struct texture_key first = key_of(&list, 0), fill = key_of(&list, 3);
    SDL_Surface *surface = art_take(art, &first);
    ck_assert_ptr_nonnull(surface);
    ck_assert_int_eq(surface->w, 8);
    SDL_FreeSurface(surface);
    ck_assert_ptr_null(art_take(art, &first));
    ck_assert_ptr_null(art_take(art, &fill));
    art_destroy(art);
    draw_list_finish(&list);
}
END_TEST

START_TEST(another_size_is_another_surface)
{
    struct draw_list list = {0};
    add_picture(&list, 8, 1);
    struct art *art = art_of(&list);
    art_make(art);
    struct texture_key key = key_of(&list, 0);
    key.a++;
    ck_assert_ptr_null(art_take(art, &key));
    key.a--;
    key.background++;
    ck_assert_ptr_null(art_take(art, &key));
    art_destroy(art);
    draw_list_finish(&list);
}
END_TEST

START_TEST(stopped_it_begins_nothing)
{
    struct draw_list list = {0};
    add_pictures(&list);
    struct art *art = art_of(&list);
    art_stop(art);
    art_make(art);
    ck_assert_int_eq(made, 0);
    art_destroy(art);
    draw_list_finish(&list);
}
END_TEST

/* How many surfaces are made while `list` is drawn with the art lent. */
static int made_while_drawing(const struct draw_list *list, struct art *art)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, 16, 16, 32, SDL_PIXELFORMAT_XRGB8888);
    SDL_Renderer *sdl = SDL_CreateSoftwareRenderer(surface);
    struct render *render = render_create(sdl, NULL, "none/");
    int before = made;
    render_lend_art(render, art);
    render_list(render, list, table);
    render_lend_art(render, NULL);
    render_destroy(render);
    SDL_DestroyRenderer(sdl);
    SDL_FreeSurface(surface);
    return made - before;
}

START_TEST(drawing_uses_what_is_there)
{
    struct draw_list list = {0};
    add_pictures(&list);
    struct art *art = art_of(&list);
    art_make(art);
    ck_assert_int_eq(made_while_drawing(&list, art), 0);
    add_picture(&list, 9, 1); /* of this there is none, and the others are taken */
    ck_assert_int_eq(made_while_drawing(&list, art), 3);
    art_destroy(art);
    draw_list_finish(&list);
}
END_TEST

SUITE(art)
{
    Suite *suite = suite_create("art");
    TCase *tcase = tcase_create("made ahead");
    tcase_add_test(tcase, each_is_made_once_and_taken_once);
    tcase_add_test(tcase, another_size_is_another_surface);
    tcase_add_test(tcase, stopped_it_begins_nothing);
    tcase_add_test(tcase, drawing_uses_what_is_there);
    suite_add_tcase(suite, tcase);
    return suite;
}
