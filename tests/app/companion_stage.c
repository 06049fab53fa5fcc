/* SPDX-License-Identifier: MIT */
#include "companion_stage.h"

#include "rules/movegen.h"
#include "suite.h"

#include <SDL.h>
#include <stdlib.h>

enum {
    TRIES = 200000, /* of a millisecond each, more than any machine needs */
};

struct companion_stage stage;

void stage_begin(const struct match_setup *setup)
{
    ck_assert_int_eq(setenv("CROWNHEAD_ASSETS", ASSETS, true), 0);
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    match_init(&stage.match, setup);
    stage.shell.desk.preferences = &stage.preferences;
    stage.jobs = jobs_create();
    companion_init(&stage.companion, &stage.match, &stage.shell, stage.jobs, 1);
    jobs_start(stage.jobs);
}

void stage_end(void)
{
    jobs_destroy(stage.jobs);
    companion_finish(&stage.companion);
    match_finish(&stage.match);
    SDL_Quit();
}

void stage_pass(void)
{
    SDL_Delay(1);
    jobs_deliver(stage.jobs);
    companion_look(&stage.companion);
}

void stage_await(void)
{
    companion_look(&stage.companion);
    for (int i = 0; i < TRIES && stage.companion.view.thinks; i++)
        stage_pass();
    ck_assert(!stage.companion.view.thinks);
}

bool stage_is_legal(const struct move *move)
{
    struct movelist list;
    struct position position = game_position(&stage.match.game);
    movegen(&stage.match.rules.rules, &position, &list);
    for (int i = 0; i < list.count; i++)
        if (move_equal(&list.moves[i], move))
            return true;
    return false;
}

void stage_play_any(void)
{
    struct movelist list;
    struct position position = game_position(&stage.match.game);
    movegen(&stage.match.rules.rules, &position, &list);
    game_play(&stage.match.game, &list.moves[0]);
}
