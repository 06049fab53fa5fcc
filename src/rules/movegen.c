/* SPDX-License-Identifier: MIT */
#include "rules/movegen.h"

#include "rules/generator.h"

void movegen(const struct ruleset *rules, const struct position *position, struct movelist *out)
{
    generator_for(rules)->movegen(rules, position, out);
}

static bool direction_is_forward(enum direction direction, enum side side)
{
    return (direction == DOWN_LEFT || direction == DOWN_RIGHT) == (side == BLACK);
}

static bool any_step(squareset pieces, squareset empty, enum direction direction)
{
    return squareset_step(pieces, direction) & empty;
}

static bool any_jump(squareset pieces, squareset open, squareset empty, enum direction direction)
{
    return squareset_step(squareset_step(pieces, direction) & open, direction) & empty;
}

/* Rays are not needed: a flying king that captures from afar could also step. */
bool movegen_any(const struct ruleset *rules, const struct position *position)
{
    enum side side = position->side;
    squareset enemy = position->pieces[side_other(side)];
    squareset empty = ~position_occupied(position);
    squareset kings = position->pieces[side] & position->kings;
    squareset men = position->pieces[side] & ~kings;
    squareset open_to_men = rules->man_takes_king == YES ? enemy : enemy & ~position->kings;
    for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++) {
        bool forward = direction_is_forward(direction, side);
        squareset steppers = forward ? kings | men : kings;
        squareset jumpers = forward || rules->man_capture == MAN_CAPTURES_ANY ? men : 0;
        if (any_step(steppers, empty, direction) || any_jump(kings, enemy, empty, direction) ||
            any_jump(jumpers, open_to_men, empty, direction))
            return true;
    }
    return false;
}
