/* SPDX-License-Identifier: MIT */
/* The thread that makes the first frame's art, and how it ends. */
#include "app/early_art.h"
#include "suite.h"

#include <stdatomic.h>

enum {
    PICTURES = 20,
};

static const struct colour table = {0, 0, 0, 255};
static atomic_int made[PICTURES];

/* Counted when it is done, and slow, so that a thread that nobody waits for is found out. */
static SDL_Surface *make_picture(const char *assets, int w, int h, int number, int b,
                                 uint32_t background)
{
    (void)assets, (void)b, (void)background;
    SDL_Delay(1);
    atomic_fetch_add(&made[number], 1);
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
}

static void begin(struct early_art *early)
{
    static const struct picture_maker maker = {make_picture};
    struct draw_list list = {0};
    for (int i = 0; i < PICTURES; i++) {
        atomic_store(&made[i], 0);
        draw_picture(&list, &maker, (struct rect){0, 0, 64, 64}, i, 0);
    }
    early_art_begin(early, "none/", &list, table);
    draw_list_finish(&list);
}

START_TEST(all_of_it_is_made_once)
{
    struct early_art early;
    begin(&early);
    early_art_join(&early, true);
    ck_assert(!early.running);
    for (int i = 0; i < PICTURES; i++)
        ck_assert_int_eq(atomic_load(&made[i]), 1);
    early_art_finish(&early);
    ck_assert_ptr_null(early.art);
}
END_TEST

START_TEST(it_may_be_given_up)
{
    struct early_art early;
    begin(&early);
    early_art_finish(&early);
    ck_assert(!early.running);
    for (int i = 0; i < PICTURES; i++)
        ck_assert_int_le(atomic_load(&made[i]), 1);
    early_art_finish(&early);
}
END_TEST

START_TEST(one_that_never_began_ends_too)
{
    struct early_art early = {0};
    early_art_join(&early, true);
    early_art_finish(&early);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("early art");
    TCase *tcase = tcase_create("early art");
    tcase_add_loop_test(tcase, all_of_it_is_made_once, 0, 20);
    tcase_add_loop_test(tcase, it_may_be_given_up, 0, 20);
    tcase_add_test(tcase, one_that_never_began_ends_too);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
