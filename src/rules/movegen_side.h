/* SPDX-License-Identifier: MIT */
/* The move generator, for one side to move. movegen_instance.h includes this file once for each
 * side of each instance, so it has no include guard. It must find defined:
 *
 *   SIDE           the side that moves: BLACK or WHITE
 *   OWN(name)      this side's function of that name
 *   OTHER(name)    the other side's
 *   RULES(given)   the rules to play by: those given or, in most instances, some that the compiler
 *                  knows, so that it drops every branch that they do not need
 *
 * `own`, `enemy` and `kings` are the sets that make a position: the pieces of the side that moves,
 * those of the other, the kings of both. */

#define FORWARD_LEFT  (SIDE == BLACK ? DOWN_LEFT : UP_LEFT)
#define FORWARD_RIGHT (SIDE == BLACK ? DOWN_RIGHT : UP_RIGHT)
#define BACK_LEFT     (SIDE == BLACK ? UP_LEFT : DOWN_LEFT)
#define BACK_RIGHT    (SIDE == BLACK ? UP_RIGHT : DOWN_RIGHT)

#include "rules/movegen_captures.h"

static inline void OWN(list_plain)(squareset from, squareset to, bool crowns, struct movelist *out)
{
    struct move *move = movelist_next_free(out);
    move->captured = 0;
    move->steps = 1;
    move->crowns = crowns;
    move->path[0] = (uint8_t)squareset_any(from);
    move->path[1] = (uint8_t)squareset_any(to);
}

static inline void OWN(list_men)(squareset men, squareset empty, enum direction direction,
                                 struct movelist *out)
{
    squareset targets = squareset_step(men, direction) & empty;
    for (; targets; targets = bits_rest(targets)) {
        squareset to = targets & -targets;
        squareset from = squareset_step(to, direction_opposite(direction));
        OWN(list_plain)(from, to, to & crownhead(SIDE), out);
    }
}

static void OWN(list_king)(const struct ruleset *given, squareset from, squareset empty,
                           enum direction direction, struct movelist *out)
{
    for (squareset to = from; (to = squareset_step(to, direction) & empty);) {
        OWN(list_plain)(from, to, false, out);
        if (RULES(given)->king == KING_SHORT)
            break;
    }
}

static void OWN(list_captures)(const struct ruleset *given, squareset own, squareset enemy,
                               squareset kings, squareset capturers, struct movelist *out)
{
    struct walk walk;
    walk.out = out;
    walk.best = 0;
    OWN(walk_captures)(given, &walk, own, enemy, kings, capturers);
}

static void OWN(movegen)(const struct ruleset *given, squareset own, squareset enemy,
                         squareset kings, struct movelist *out)
{
    squareset capturers = OWN(capturers)(given, own, enemy, kings);
    out->count = 0;
    out->lands_freely = RULES(given)->king == KING_FLYING && RULES(given)->landing == LANDING_FREE;
    out->occupied = own | enemy;
    if (capturers) {
        OWN(list_captures)(given, own, enemy, kings, capturers, out);
        if (RULES(given)->capture == CAPTURE_MANDATORY)
            return;
    }
    squareset empty = ~(own | enemy);
    OWN(list_men)(own & ~kings, empty, FORWARD_LEFT, out);
    OWN(list_men)(own & ~kings, empty, FORWARD_RIGHT, out);
    for (squareset rest = own & kings; rest; rest = bits_rest(rest))
        for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++)
            OWN(list_king)(given, rest & -rest, empty, direction, out);
}

#include "rules/movegen_count.h"

#undef FORWARD_LEFT
#undef FORWARD_RIGHT
#undef BACK_LEFT
#undef BACK_RIGHT
