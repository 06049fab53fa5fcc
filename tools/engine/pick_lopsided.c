/* SPDX-License-Identifier: MIT */
/* pick-lopsided COUNT SEED WEIGHTS >FENS
 *
 * Picks COUNT positions of American checkers in which one side has a man less and yet holds its
 * own: strong players draw most games from the usual ballots, and fewer from these. Each is the
 * start without one man of one side, after a few random plies. Nothing can be captured in it, and
 * the engine sees neither side ahead. Of the games that the engine plays from there against itself,
 * with ever more nodes, the side with 12 men makes some points, but never more than half. In every
 * second position Black has the 11 men. The same arguments give the same positions as long as the
 * engine plays the same. */
#include "base/rng.h"
#include "notation/fen.h"
#include "rules/movegen.h"
#include "think/thinker.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    PLIES_LEAST = 5, /* random plies: from 5 to 8 */
    PLIES_CHOICES = 4,
    LOOKS = 3, /* with LOOK_NODES, then ten times as many each */
    LOOK_NODES = 1000,
    AHEAD_MOST = 40, /* hundredths of a man */
    GAMES = 5,       /* with GAME_NODES for a move, then twice as many each */
    GAME_NODES = 10000,
    GAME_PLIES = 200, /* a longer game is a draw */
    PICKED_MAX = 1000,
    MEGABYTES = 4,
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
    for (uint32_t skip = rng_below(&pick->rng, (uint32_t)bits_count(men)); skip > 0; skip--)
        men = bits_rest(men);
    out->pieces[side] &= ~(men & -men);
    movegen(pick->rules, out, &list);
    int plies = PLIES_LEAST + (int)rng_below(&pick->rng, PLIES_CHOICES);
    for (; plies > 0 && list.count > 0 && !move_is_capture(&list.moves[0]); plies--) {
        *out = position_after(out, &list.moves[rng_below(&pick->rng, (uint32_t)list.count)]);
        movegen(pick->rules, out, &list);
    }
    return list.count > 0 && !move_is_capture(&list.moves[0]);
}

static bool is_known(const struct pick *pick, const struct position *position)
{
    for (int i = 0; i < pick->count; i++)
        if (position_equal(&pick->picked[i], position))
            return true;
    return false;
}

static struct engine_answer search(struct pick *pick, const struct position *position,
                                   uint64_t nodes)
{
    struct engine_answer answer;
    pick->thinker.settings.limits.nodes = nodes;
    struct engine_task task = thinker_task(&pick->thinker, position, 1);
    engine_choose(pick->thinker.engine, &task, &answer);
    return answer;
}

/* Returns true if no look, the first of which is short, sees a side ahead. */
static bool looks_even(struct pick *pick, const struct position *position)
{
    uint64_t nodes = LOOK_NODES;
    engine_forget(pick->thinker.engine);
    for (int i = 0; i < LOOKS; i++, nodes *= 10)
        if (abs(search(pick, position, nodes).score) > AHEAD_MOST)
            return false;
    return true;
}

/* Plays to the end. Positions may come again: only GAME_PLIES ends such a game. Returns the half
 * points of `side`. */
static int play(struct pick *pick, struct position position, enum side side, uint64_t nodes)
{
    struct movelist list;
    engine_forget(pick->thinker.engine);
    for (int ply = 0; ply < GAME_PLIES; ply++) {
        movegen(pick->rules, &position, &list);
        if (list.count == 0)
            return position.side == side ? 0 : 2;
        struct engine_answer answer = search(pick, &position, nodes);
        position = position_after(&position, &answer.pv[0]);
    }
    return 1;
}

/* Returns true if the side with 12 men makes some points, but never more than half. */
static bool plays_even(struct pick *pick, const struct position *position, enum side side)
{
    int points = 0;
    for (int i = 0; i < GAMES; i++) {
        points += play(pick, *position, side, (uint64_t)GAME_NODES << i);
        if (points > i + 1)
            return false;
    }
    return points > 0;
}

static void pick_next(struct pick *pick)
{
    enum side side = pick->count % 2 ? WHITE : BLACK;
    struct position position;
    while (!draw_position(pick, side, &position) || is_known(pick, &position) ||
           !looks_even(pick, &position) || !plays_even(pick, &position, side_other(side)))
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
    struct thinker_settings settings = {.limits = {.nodes = LOOK_NODES},
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
