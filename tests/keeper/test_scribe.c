/* SPDX-License-Identifier: MIT */
/* What the scribe writes down after it has failed to. */
#include "app/scribe.h"
#include "model.h"
#include "suite.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

enum {
    GAMES = 3,
    NUMBER = 1, /* of the match */
};

static void let_files_grow_to(rlim_t bytes)
{
    struct rlimit limit;
    ck_assert_int_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes;
    ck_assert_int_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* What comes of saving the games from the number `first` on. */
static int save(struct scribe *scribe, struct model *model, int first)
{
    struct saved_match saved;
    model_take_down(model, first, &saved);
    scribe_save(scribe, NUMBER, &saved);
    scribe_drain(scribe);
    struct scribe_news news = scribe_news(scribe);
    REQUIRE(news.any, "nothing was saved");
    return news.error;
}

static void play(struct model *model)
{
    char memory[MODEL_LINES_SIZE];
    struct strbuf lines = strbuf_init(memory, sizeof memory);
    model_step(model, &lines);
}

/* What the first part had is missing: the second one must not hide that. */
START_TEST(a_part_waits_for_all_of_it)
{
    char folder[] = "/tmp/crownhead-scribe-XXXXXX", path[64], command[96];
    struct model model;
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/games.db", folder);
    signal(SIGXFSZ, SIG_IGN);
    model_init(&model, 8);
    while (match_game_count(&model.match) < GAMES)
        play(&model);
    struct scribe *scribe = scribe_create(path);
    ck_assert_int_eq(save(scribe, &model, 0), 0);
    ck_assert_int_eq(save(scribe, &model, GAMES - 1), 0);
    let_files_grow_to(0);
    ck_assert_int_ne(save(scribe, &model, 1), 0);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(save(scribe, &model, GAMES - 1), ESTALE);
    ck_assert_int_eq(save(scribe, &model, 0), 0);
    ck_assert_int_eq(save(scribe, &model, GAMES - 1), 0);
    scribe_destroy(scribe);
    model_finish(&model);
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("scribe");
    TCase *tcase = tcase_create("scribe");
    tcase_add_test(tcase, a_part_waits_for_all_of_it);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}
