/* SPDX-License-Identifier: MIT */
/* What the list of moves costs: microseconds of a pass of the page on which one plays, in games of
 * so many plies and variations, when nothing has changed; and of laying it out anew, as after each
 * move. The first should not depend on the game at all. */
#include "median.h"
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <time.h>

enum {
    RUNS = 5,
    PASSES = 50,
};

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* A king's move that stays at its end of the board: the first of them, or the last. */
static int add_ply(struct game *game, int node, bool last)
{
    struct position position = tree_state(&game->tree, node)->position;
    struct movelist list;
    int found = 0;
    movegen(&game->rules.rules, &position, &list);
    for (int i = 0; i < list.count; i++)
        if (position.side == BLACK ? move_to(&list.moves[i]) <= 8 : move_to(&list.moves[i]) >= 25) {
            found = i;
            if (!last)
                break;
        }
    return game_add_ply(game, node, &list.moves[found]);
}

/* Two kings on their ways; every so many plies another move was made, and two behind it. */
static void build(struct game *game, int plies, int variations)
{
    int every = variations > 0 ? plies / variations : plies + 1, node = NODE_ROOT;
    for (int ply = 0; ply < plies; ply++) {
        int before = node;
        node = add_ply(game, before, false);
        for (int i = 0, other = before; i < 3 && ply % every == every - 1; i++)
            other = add_ply(game, other, true);
    }
    game_enter(game, game_node_at(game, game->count));
}

static double pass(struct stage *stage, bool anew)
{
    double before = seconds();
    for (int i = 0; i < PASSES; i++) {
        stage_play(stage)->moves.list.folds.changes += anew;
        stage_draw(stage);
    }
    return (seconds() - before) / PASSES * 1e6;
}

/* A stage stands in a test only. */
START_TEST(measured)
{
    static const int games[][2] = {{10, 0}, {200, 50}, {2000, 0}, {2000, 500}};
    puts("plies  variations  pass  anew   us");
    for (size_t row = 0; row < sizeof games / sizeof games[0]; row++) {
        struct stage stage;
        double still[RUNS], anew[RUNS];
        stage_init(&stage, "american", "B:WK32:BK1");
        build(&stage.match.game, games[row][0], games[row][1]);
        stage_draw(&stage);
        for (int i = 0; i < RUNS; i++) {
            still[i] = pass(&stage, false);
            anew[i] = pass(&stage, true);
        }
        fflush(stdout);
        printf("%5d  %10d %5.0f %5.0f\n", games[row][0], games[row][1], median(still, RUNS),
               median(anew, RUNS));
        stage_finish(&stage);
    }
}
END_TEST

SUITE(moves_list)
{
    Suite *suite = suite_create("moves list");
    TCase *tcase = tcase_create("moves list");
    tcase_set_timeout(tcase, 100);
    tcase_add_test(tcase, measured);
    suite_add_tcase(suite, tcase);
    return suite;
}
