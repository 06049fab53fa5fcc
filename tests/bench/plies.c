/* SPDX-License-Identifier: MIT */
/* What a ply costs in games of so many plies: playing it, taking all of them back, and playing all
 * of them again. Nanoseconds a ply, the middle one of several runs. Two kings go their ways, so
 * that nothing but the length differs; a long game should cost no more than a short one. */
#include "match/game.h"
#include "median.h"

#include <stdio.h>
#include <time.h>

enum {
    RUNS = 9,
    PLIES_A_RUN = 20000, /* in as many games as that makes */
};

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Where a king stands on its way round, and where it goes next. */
static void find_step(enum side side, int step, uint8_t path[2])
{
    static const uint8_t tours[2][8] = {{1, 5, 9, 13, 17, 14, 10, 6},
                                        {32, 28, 24, 19, 23, 26, 31, 27}};
    path[0] = tours[side][step % 8];
    path[1] = tours[side][(step + 1) % 8];
}

static void play_on(struct game *game)
{
    struct position position = game_position(game);
    struct movelist list;
    uint8_t path[2];
    movegen(&game->rules.rules, &position, &list);
    find_step(position.side, game->cursor / 2, path);
    game_play(game, movelist_find(&list, path, 2));
}

static void play_until(struct game *game, int plies)
{
    while (game->cursor < plies)
        play_on(game);
}

/* Adds what a game of `plies` takes to the seconds of its three parts. */
static void run(int plies, double taken[3])
{
    struct position start = {.side = BLACK};
    struct game game;
    position_put(&start, 1, BLACK_KING);
    position_put(&start, 32, WHITE_KING);
    double times[4] = {seconds()};
    game_init(&game, preset_find("american"), &start);
    play_until(&game, plies);
    times[1] = seconds();
    while (game_undo(&game))
        continue;
    times[2] = seconds();
    play_until(&game, plies);
    times[3] = seconds();
    game_finish(&game);
    for (int part = 0; part < 3; part++)
        taken[part] += times[part + 1] - times[part];
}

int main(void)
{
    static const int lengths[] = {20, 200, 2000, 20000};
    puts("plies  play  undo  again   ns a ply");
    for (int row = 0; row < 4; row++) {
        double runs[3][RUNS];
        for (int i = 0; i < RUNS; i++) {
            double taken[3] = {0};
            for (int games = PLIES_A_RUN / lengths[row]; games > 0; games--)
                run(lengths[row], taken);
            for (int part = 0; part < 3; part++)
                runs[part][i] = taken[part] / PLIES_A_RUN * 1e9;
        }
        printf("%5d %5.0f %5.0f %6.0f\n", lengths[row], median(runs[0], RUNS),
               median(runs[1], RUNS), median(runs[2], RUNS));
    }
    return 0;
}
