/* SPDX-License-Identifier: MIT */
/* The process that makes the first frame's art, and how it ends. */
#include "app/window/early_art.h"
#include "suite.h"

#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    PICTURES = 20,
    SIDE = 64,
};

static const struct colour table = {0, 0, 0, 255};
static const struct rect screen = {0, 0, 640, 480};
static pid_t test_process;
static atomic_int *made; /* of each picture: how often; seen by all processes */
static bool dies;        /* the other process, over its first picture */

/* Counted when it is done, and slow, so that work that nobody waits for is found out. */
static SDL_Surface *make_picture(const char *assets, int w, int h, int number, int b,
                                 uint32_t background)
{
    (void)assets, (void)b, (void)background;
    if (dies && getpid() != test_process)
        raise(SIGKILL);
    SDL_Delay(1);
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    SDL_FillRect(surface, NULL, (uint32_t)number);
    atomic_fetch_add(&made[number], 1);
    return surface;
}

static const struct picture_maker maker = {make_picture};

static void add_picture(struct draw_list *list, int number)
{
    draw_picture(list, &maker, (struct rect){0, 0, SIDE, SIDE}, number, 0);
}

static void begin(struct early_art *early)
{
    struct draw_list list = {0};
    for (int i = 0; i < PICTURES; i++)
        add_picture(&list, i);
    test_process = getpid();
    made = mmap(NULL, PICTURES * sizeof *made, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                -1, 0);
    ck_assert_ptr_ne(made, MAP_FAILED);
    early_art_begin(early, "none/", screen, &list, table);
    draw_list_finish(&list);
}

static SDL_Surface *take(struct early_art *early, int number)
{
    struct draw_list list = {0};
    struct texture_key key;
    add_picture(&list, number);
    ck_assert(texture_key_of(&list, &list.items[0], table, &key));
    SDL_Surface *surface = art_take(early->art, &key);
    draw_list_finish(&list);
    return surface;
}

/* Whoever made it: each has its own colour, to the last pixel. */
START_TEST(all_of_it_is_made_once)
{
    struct early_art early;
    begin(&early);
    early_art_join(&early, screen);
    ck_assert_int_eq(early.process, 0);
    for (int i = 0; i < PICTURES; i++) {
        ck_assert_int_eq(atomic_load(&made[i]), 1);
        SDL_Surface *surface = take(&early, i);
        ck_assert_ptr_nonnull(surface);
        ck_assert_uint_eq(((uint32_t *)surface->pixels)[SIDE * SIDE - 1], (uint32_t)i);
        SDL_FreeSurface(surface);
    }
    early_art_finish(&early);
    ck_assert_ptr_null(early.art);
}
END_TEST

START_TEST(it_may_be_given_up)
{
    struct early_art early;
    begin(&early);
    if (_i % 2)
        early_art_join(&early, (struct rect){0, 0, 640, 481});
    early_art_finish(&early);
    ck_assert_int_eq(early.process, 0);
    ck_assert_int_le(atomic_load(&made[PICTURES - 1]), 0);
    for (int i = 0; i < PICTURES; i++)
        ck_assert_int_le(atomic_load(&made[i]), 1);
    early_art_finish(&early);
}
END_TEST

/* Killed, for one: all but what it had in hand is made here. */
START_TEST(a_process_that_dies_takes_one_picture_with_it)
{
    struct early_art early;
    int missing = 0;
    dies = true;
    begin(&early);
    early_art_join(&early, screen);
    for (int i = 0; i < PICTURES; i++) {
        SDL_Surface *surface = take(&early, i);
        missing += !surface;
        SDL_FreeSurface(surface);
    }
    ck_assert_int_le(missing, 1);
    early_art_finish(&early);
}
END_TEST

START_TEST(one_that_never_began_ends_too)
{
    struct early_art early = {0};
    early_art_join(&early, screen);
    early_art_finish(&early);
}
END_TEST

SUITE(early_art)
{
    Suite *suite = suite_create("early art");
    TCase *tcase = tcase_create("early art");
    tcase_add_loop_test(tcase, all_of_it_is_made_once, 0, 20);
    tcase_add_loop_test(tcase, it_may_be_given_up, 0, 20);
    tcase_add_test(tcase, a_process_that_dies_takes_one_picture_with_it);
    tcase_add_test(tcase, one_that_never_began_ends_too);
    suite_add_tcase(suite, tcase);
    return suite;
}
