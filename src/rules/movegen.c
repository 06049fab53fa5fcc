/* SPDX-License-Identifier: MIT */
#include "rules/movegen.h"

#include "rules/movegen_walk.h"

/* --- The instances --- */

/* Do the fields that decide which moves are legal agree? */
static bool moves_alike(const struct ruleset *a, const struct ruleset *b)
{
    bool short_kings = a->king == KING_SHORT;
    return a->king == b->king && a->capture == b->capture && a->priority == b->priority &&
           a->man_capture == b->man_capture && a->man_takes_king == b->man_takes_king &&
           a->crowning == b->crowning &&
           (short_kings || (a->landing == b->landing && a->removal == b->removal));
}

const struct generator *generator_for(const struct ruleset *rules)
{
    static const struct generator *const instances[] = {
        &generator_american,
        &generator_freejump,
        &generator_flying,
        &generator_russian,
    };
    for (size_t i = 0; i < sizeof instances / sizeof instances[0]; i++)
        if (moves_alike(rules, instances[i]->fixed))
            return instances[i];
    return &generator_generic;
}

void movegen(const struct ruleset *rules, const struct position *position, struct movelist *out)
{
    generator_for(rules)->movegen(rules, position, out);
}

/* --- Is there a move --- */

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

/* No rays are needed: a flying king that captures from afar could also step. */
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

/* --- Which captures are preferred --- */

/* Bit 11 - i: the capture's jump number i, from 0, captured a king. */
static unsigned kings_in_order(const struct walk *walk, int steps)
{
    unsigned order = 0;
    for (int i = 0; i < steps; i++)
        if (walk->victims[i] & walk->kings)
            order |= 1u << (MOVE_MAX_STEPS - 1 - i);
    return order;
}

/* How much `priority` prefers a capture: larger goes first. Equal for all where nothing is
 * preferred. */
static uint64_t capture_rank(const struct walk *walk, enum priority priority, squareset captured,
                             int steps)
{
    uint64_t pieces = (uint64_t)steps;
    uint64_t by_king = walk->starts_as_king;
    uint64_t kings = (uint64_t)bits_count(captured & walk->kings);
    switch (priority) {
    case PRIORITY_NONE:
        break;
    case PRIORITY_KING:
        return by_king;
    case PRIORITY_MOST:
        return pieces;
    case PRIORITY_MOST_KINGS:
        return pieces << 4 | kings;
    case PRIORITY_ITALIAN:
        return pieces << 20 | by_king << 16 | kings << 12 | kings_in_order(walk, steps);
    }
    return 0;
}

bool walk_keeps(const struct walk *walk, enum priority priority, squareset captured, int steps,
                uint64_t *best, int *count)
{
    uint64_t rank = capture_rank(walk, priority, captured, steps);
    if (rank < *best)
        return false;
    if (rank > *best)
        *count = 0;
    *best = rank;
    return true;
}

/* --- Filters over the list --- */

squareset movelist_starts(const struct movelist *list)
{
    squareset starts = 0;
    for (int i = 0; i < list->count; i++)
        starts |= square_set(move_from(&list->moves[i]));
    return starts;
}

/* Does the move turn no corner at its square number `index`? Then `*direction` is that in which it
 * comes there. */
static bool stays_on_line(const struct move *move, int index, enum direction *direction)
{
    enum direction after;
    int distance;
    squares_diagonal(move->path[index - 1], move->path[index], direction, &distance);
    squares_diagonal(move->path[index], move->path[index + 1], &after, &distance);
    return after == *direction || after == direction_opposite(*direction);
}

/* Straight on or straight back the capture goes from every square up to the next piece. Straight
 * back it goes only where captured pieces leave the board at once, and straight on none lies before
 * the next; so those captured so far are never in the way. */
squareset movelist_landings(const struct movelist *list, const struct move *move, int index)
{
    enum direction direction;
    squareset landings = square_set(move->path[index]);
    bool jump = move_is_capture(move) && index > 0 && index < move->steps;
    if (!list->lands_freely || !jump || !stays_on_line(move, index, &direction))
        return landings;
    squareset gone = square_set(move->path[0]) | move_captured_by_steps(move, index);
    squareset blocked = list->occupied & ~gone;
    for (squareset at = landings; at & ~blocked; at = squareset_step(at, direction))
        landings |= at;
    return landings;
}

bool movelist_begins(const struct movelist *list, const struct move *move, const uint8_t *path,
                     int length)
{
    if (length > move->steps + 1)
        return false;
    for (int i = 0; i < length; i++)
        if (path[i] != move->path[i] && !squareset_has(movelist_landings(list, move, i), path[i]))
            return false;
    return true;
}

squareset movelist_next(const struct movelist *list, const uint8_t *path, int length)
{
    squareset next = 0;
    for (int i = 0; i < list->count; i++)
        if (length <= list->moves[i].steps && movelist_begins(list, &list->moves[i], path, length))
            next |= movelist_landings(list, &list->moves[i], length);
    return next;
}

const struct move *movelist_find(const struct movelist *list, const uint8_t *path, int length)
{
    for (int i = 0; i < list->count; i++)
        if (list->moves[i].steps + 1 == length &&
            movelist_begins(list, &list->moves[i], path, length))
            return &list->moves[i];
    return NULL;
}
