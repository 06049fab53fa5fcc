/* SPDX-License-Identifier: MIT */
/* pick-lopsided COUNT SEED WEIGHTS >FENS
 *
 * Picks COUNT positions of American checkers in which one side has a man less and yet may hold its
 * own: most games from the usual ballots end as draws between strong players, few from these do.
 * Each is the start without one man of one side, after five random plies: nothing can be captured,
 * and of four games that the engine plays from there against itself, with ever more nodes, the side
 * with 12 men makes at least half of the points, but not all. As many positions have 11 black men
 * as have 11 white ones. The same arguments give the same positions as long as the engine plays the
 * same. */
#include "base/rng.h"
#include "notation/fen.h"
#include "rules/movegen.h"
#include "think/thinker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PLIES = 5,
    GAMES = 4, /* with NODES for a move, then with twice as many each */
    NODES = 1000,
    GAME_PLIES = 200, /* a longer game is a draw */
    PICKED_MAX = 1000,
    MEGABYTES = 1,
};

struct pick {
    const struct ruleset *rules; /* lent */
    struct rng rng;
    struct thinker thinker;
    struct position picked[PICKED_MAX];
    int count;
};

/* Takes a man of `side` from the start, and plays random moves. Returns false if a piece has been
 * captured or can be. */
static bool draw_position(struct pick *pick, enum side side, struct position *out)
{
    struct movelist list;
    squareset men;
    *out = position_start(pick->rules);
    men = out->pieces[side];
    for (int skip = (int)rng_below(&pick->rng, (uint32_t)bits_count(men)); skip > 0; skip--)
        men = bits_rest(men);
    out->pieces[side] &= ~(men & -men);
    for (int i = 0; i < PLIES; i++) {
        movegen(pick->rules, out, &list);
        if (list.count == 0 || move_is_capture(&list.moves[0]))
            return false;
        *out = position_after(out, &list.moves[rng_below(&pick->rng, (uint32_t)list.count)]);
    }
    movegen(pick->rules, out, &list);
    return list.count > 0 && !move_is_capture(&list.moves[0]);
}

static bool is_known(const struct pick *pick, const struct position *position)
{
    for (int i = 0; i < pick->count; i++)
        if (position_equal(&pick->picked[i], position))
            return true;
    return false;
}

/* Plays to the end. Returns the half points of `side`. */
static int play(struct pick *pick, struct position position, enum side side, uint64_t nodes)
{
    struct movelist list;
    pick->thinker.settings.limits.nodes = nodes;
    engine_forget(pick->thinker.engine);
    for (int ply = 0; ply < GAME_PLIES; ply++) {
        struct engine_answer answer;
        struct engine_task task = thinker_task(&pick->thinker, &position, 1);
        movegen(pick->rules, &position, &list);
        if (list.count == 0)
            return position.side == side ? 0 : 2;
        engine_choose(pick->thinker.engine, &task, &answer);
        position = position_after(&position, &answer.pv[0]);
    }
    return 1;
}

/* Returns true if the game is open, with `side` a man ahead. */
static bool is_open(struct pick *pick, const struct position *position, enum side side)
{
    int points = 0;
    for (int i = 0; i < GAMES; i++)
        points += play(pick, *position, side, (uint64_t)NODES << i);
    return points >= GAMES && points < 2 * GAMES;
}

static void pick_next(struct pick *pick)
{
    enum side side = pick->count % 2 ? WHITE : BLACK;
    struct position position;
    while (!draw_position(pick, side, &position) || is_known(pick, &position) ||
           !is_open(pick, &position, side_other(side)))
        ;
    pick->picked[pick->count++] = position;
    char fen[FEN_MAX];
    struct strbuf out = strbuf_init(fen, sizeof fen);
    fen_print(&out, &position, square_names_plain);
    puts(fen);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static struct pick pick;
    static struct weights weights;
    struct thinker_settings settings = {.limits = {.nodes = NODES},
                                        .parameters = {.threads = 1, .megabytes = MEGABYTES}};
    int count = argc == 4 ? atoi(argv[1]) : 0;
    if (count < 1 || count > PICKED_MAX) {
        fputs("usage: pick-lopsided COUNT SEED WEIGHTS >FENS\n", stderr);
        return 2;
    }
    pick.rules = &preset_find("american")->rules;
    pick.rng = rng_init(strtoull(argv[2], NULL, 10));
    if (!weights_open(&weights, argv[3]) ||
        !thinker_open(&pick.thinker, pick.rules, &settings, &weights, NULL)) {
        fputs("the engine cannot be set up\n", stderr);
        return 1;
    }
    while (pick.count < count)
        pick_next(&pick);
    thinker_close(&pick.thinker);
    weights_close(&weights);
    return 0;
}
