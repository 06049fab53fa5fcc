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

/* --- The list --- */

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

static void OWN(movegen)(const struct ruleset *given, squareset own, squareset enemy,
                         squareset kings, struct movelist *out)
{
    struct walk walk;
    walk.out = out;
    walk.best = 0;
    out->count = 0;
    if (OWN(captures)(given, &walk, own, enemy, kings) &&
        RULES(given)->capture == CAPTURE_MANDATORY)
        return;
    squareset empty = ~(own | enemy);
    OWN(list_men)(own & ~kings, empty, FORWARD_LEFT, out);
    OWN(list_men)(own & ~kings, empty, FORWARD_RIGHT, out);
    for (squareset rest = own & kings; rest; rest = bits_rest(rest))
        for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++)
            OWN(list_king)(given, rest & -rest, empty, direction, out);
}

/* --- The count --- */

/* How many plain moves men have: two sets, one popcount. */
static inline uint64_t OWN(count_men)(squareset men, squareset empty)
{
    return (uint64_t)bits_count2(squareset_step(men, FORWARD_LEFT) & empty,
                                 squareset_step(men, FORWARD_RIGHT) & empty);
}

/* How many plain moves kings have in one direction, all of them at once. */
static inline uint64_t OWN(count_kings)(const struct ruleset *given, squareset kings,
                                        squareset empty, enum direction direction)
{
    uint64_t count = 0;
    for (squareset to = kings; (to = squareset_step(to, direction) & empty);) {
        count += (uint64_t)bits_count(to);
        if (RULES(given)->king == KING_SHORT)
            break;
    }
    return count;
}

static inline uint64_t OWN(count_plain)(const struct ruleset *given, squareset own, squareset kings,
                                        squareset empty)
{
    uint64_t count = OWN(count_men)(own & ~kings, empty);
    kings &= own;
    if (kings)
        for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++)
            count += OWN(count_kings)(given, kings, empty, direction);
    return count;
}

/* Leaves after the plain moves of men in one direction. */
static inline uint64_t OWN(perft_men)(const struct ruleset *given, squareset own, squareset enemy,
                                      squareset kings, int depth, enum direction direction)
{
    uint64_t leaves = 0;
    squareset targets = squareset_step(own & ~kings, direction) & ~(own | enemy);
    for (; targets; targets = bits_rest(targets)) {
        squareset to = targets & -targets;
        squareset from = squareset_step(to, direction_opposite(direction));
        leaves +=
            OTHER(perft)(given, enemy, own ^ from ^ to, kings | (to & crownhead(SIDE)), depth - 1);
    }
    return leaves;
}

/* Leaves after the plain moves of one king in one direction. */
static uint64_t OWN(perft_king)(const struct ruleset *given, squareset own, squareset enemy,
                                squareset kings, int depth, squareset from,
                                enum direction direction)
{
    uint64_t leaves = 0;
    squareset empty = ~(own | enemy);
    for (squareset to = from; (to = squareset_step(to, direction) & empty);) {
        leaves += OTHER(perft)(given, enemy, own ^ from ^ to, kings ^ from ^ to, depth - 1);
        if (RULES(given)->king == KING_SHORT)
            break;
    }
    return leaves;
}

static uint64_t OWN(perft_plain)(const struct ruleset *given, squareset own, squareset enemy,
                                 squareset kings, int depth)
{
    uint64_t leaves = OWN(perft_men)(given, own, enemy, kings, depth, FORWARD_LEFT) +
                      OWN(perft_men)(given, own, enemy, kings, depth, FORWARD_RIGHT);
    for (squareset rest = own & kings; rest; rest = bits_rest(rest))
        for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++)
            leaves += OWN(perft_king)(given, own, enemy, kings, depth, rest & -rest, direction);
    return leaves;
}

/* As OWN(captures), where some are preferred to others: all must be known before one counts. */
static bool OWN(preferred_captures)(const struct ruleset *given, struct walk *walk, squareset own,
                                    squareset enemy, squareset kings)
{
    struct movelist list;
    list.count = 0;
    walk->out = &list;
    walk->best = 0;
    if (!OWN(captures)(given, walk, own, enemy, kings))
        return false;
    struct position position = {.kings = kings, .side = SIDE};
    position.pieces[SIDE] = own;
    position.pieces[side_other(SIDE)] = enemy;
    if (walk->depth == 1)
        walk->leaves += (uint64_t)list.count;
    for (int i = 0; i < list.count && walk->depth > 1; i++) {
        struct position after = position_after(&position, &list.moves[i]);
        walk->leaves += OTHER(perft)(given, after.pieces[side_other(SIDE)], after.pieces[SIDE],
                                     after.kings, walk->depth - 1);
    }
    return true;
}

static uint64_t OWN(perft)(const struct ruleset *given, squareset own, squareset enemy,
                           squareset kings, int depth)
{
    struct walk walk;
    walk.out = NULL;
    walk.depth = depth;
    walk.leaves = 0;
    bool captures = RULES(given)->priority == PRIORITY_NONE
                        ? OWN(captures)(given, &walk, own, enemy, kings)
                        : OWN(preferred_captures)(given, &walk, own, enemy, kings);
    if (captures && RULES(given)->capture == CAPTURE_MANDATORY)
        return walk.leaves;
    if (depth == 1)
        return walk.leaves + OWN(count_plain)(given, own, kings, ~(own | enemy));
    return walk.leaves + OWN(perft_plain)(given, own, enemy, kings, depth);
}

#undef FORWARD_LEFT
#undef FORWARD_RIGHT
#undef BACK_LEFT
#undef BACK_RIGHT
