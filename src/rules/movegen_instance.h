/* SPDX-License-Identifier: MIT */
/* One instance of the move generator: movegen_side.h for both sides, and the functions that choose
 * the side. Included once by each file that makes an instance, which has defined
 *
 *   INSTANCE       the name of its struct generator
 *   FIXED          the address of the rules that it knows beforehand, or NULL
 *   RULES(given)   the rules to play by (movegen_side.h) */

static uint64_t black_perft(const struct ruleset *given, squareset own, squareset enemy,
                            squareset kings, int depth);
static uint64_t white_perft(const struct ruleset *given, squareset own, squareset enemy,
                            squareset kings, int depth);

#define SIDE        BLACK
#define OWN(name)   black_##name
#define OTHER(name) white_##name
#include "rules/movegen_side.h"
#undef SIDE
#undef OWN
#undef OTHER

#define SIDE        WHITE
#define OWN(name)   white_##name
#define OTHER(name) black_##name
#include "rules/movegen_side.h"
#undef SIDE
#undef OWN
#undef OTHER

static void instance_movegen(const struct ruleset *rules, const struct position *position,
                             struct movelist *out)
{
    squareset black = position->pieces[BLACK];
    squareset white = position->pieces[WHITE];
    if (position->side == BLACK)
        black_movegen(rules, black, white, position->kings, out);
    else
        white_movegen(rules, white, black, position->kings, out);
}

static uint64_t instance_perft(const struct ruleset *rules, const struct position *position,
                               int depth)
{
    squareset black = position->pieces[BLACK];
    squareset white = position->pieces[WHITE];
    if (position->side == BLACK)
        return black_perft(rules, black, white, position->kings, depth);
    return white_perft(rules, white, black, position->kings, depth);
}

const struct generator INSTANCE = {FIXED, instance_movegen, instance_perft};
