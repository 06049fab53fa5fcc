/* SPDX-License-Identifier: MIT */
/* The part of movegen_side.h that counts leaves without making lists: OWN(perft). No include guard,
 * and the same macros, as there. What is counted is decided by the same functions that list moves;
 * only where many moves can be counted by one popcount are they. */

/* --- Captures, followed one by one --- */

/* Where some captures are preferred to others, all must be known before one counts. */
static uint64_t OWN(perft_preferred)(const struct ruleset *given, squareset own, squareset enemy,
                                     squareset kings, squareset capturers, int depth)
{
    struct movelist list;
    struct position position = {.kings = kings, .side = SIDE};
    uint64_t leaves = 0;
    list.count = 0;
    position.pieces[SIDE] = own;
    position.pieces[side_other(SIDE)] = enemy;
    OWN(list_captures)(given, own, enemy, kings, capturers, &list);
    if (depth == 1)
        return (uint64_t)list.count;
    for (int i = 0; i < list.count; i++) {
        struct position after = position_after(&position, &list.moves[i]);
        leaves += OTHER(perft)(given, after.pieces[side_other(SIDE)], after.pieces[SIDE],
                               after.kings, depth - 1);
    }
    return leaves;
}

/* Leaves after the captures. */
static uint64_t OWN(perft_captures)(const struct ruleset *given, squareset own, squareset enemy,
                                    squareset kings, squareset capturers, int depth)
{
    if (RULES(given)->priority != PRIORITY_NONE)
        return OWN(perft_preferred)(given, own, enemy, kings, capturers, depth);
    struct walk walk;
    walk.out = NULL;
    walk.depth = depth;
    walk.leaves = 0;
    OWN(walk_captures)(given, &walk, own, enemy, kings, capturers);
    return walk.leaves;
}

/* --- The last ply --- */

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

static uint64_t OWN(count_preferred)(const struct ruleset *given, squareset own, squareset enemy,
                                     squareset kings)
{
    squareset capturers = OWN(capturers)(given, own, enemy, kings);
    return capturers ? OWN(perft_preferred)(given, own, enemy, kings, capturers, 1) : 0;
}

/* Counts the captures of a man that begin with the jump onto `landing` in this direction. */
static uint64_t OWN(count_on)(const struct ruleset *given, squareset own, squareset enemy,
                              squareset kings, squareset landing, enum direction direction)
{
    squareset victim = squareset_step(landing, direction_opposite(direction));
    struct walk walk;
    walk.rules = given;
    walk.enemy = enemy;
    walk.kings = kings;
    walk.from = squareset_step(victim, direction_opposite(direction));
    walk.others = (own | enemy) & ~walk.from;
    walk.starts_as_king = false;
    walk.out = NULL;
    walk.depth = 1;
    walk.leaves = 0;
    OWN(man_lands)(&walk, landing, victim, 1);
    return walk.leaves;
}

/* Counts the captures of men that begin in this direction: by one popcount those that end with the
 * first jump, as most do, one by one those that may go on. (That the square he left still counts as
 * taken is no mistake: only the way back over the piece just captured leads there.) */
static inline uint64_t OWN(count_jumps)(const struct ruleset *given, squareset own, squareset enemy,
                                        squareset kings, enum direction direction)
{
    squareset empty = ~(own | enemy);
    squareset open = OWN(open_to_men)(given, enemy, kings);
    squareset victims = squareset_step(own & ~kings, direction) & open;
    squareset landed = squareset_step(victims, direction) & empty;
    squareset crowned = RULES(given)->crowning == CROWNING_AT_REST ? 0 : landed & crownhead(SIDE);
    squareset on = OWN(capturing_men)(given, landed & ~crowned, enemy, kings, empty);
    if (RULES(given)->crowning == CROWNING_CONTINUES)
        on |= crowned;
    uint64_t count = (uint64_t)bits_count(landed & ~on);
    for (; on; on = bits_rest(on))
        count += OWN(count_on)(given, own, enemy, kings, on & -on, direction);
    return count;
}

static inline uint64_t OWN(count_captures)(const struct ruleset *given, squareset own,
                                           squareset enemy, squareset kings)
{
    uint64_t count = OWN(count_jumps)(given, own, enemy, kings, FORWARD_LEFT) +
                     OWN(count_jumps)(given, own, enemy, kings, FORWARD_RIGHT);
    if (RULES(given)->man_capture == MAN_CAPTURES_ANY)
        count += OWN(count_jumps)(given, own, enemy, kings, BACK_LEFT) +
                 OWN(count_jumps)(given, own, enemy, kings, BACK_RIGHT);
    squareset own_kings = own & kings;
    if (own_kings && OWN(kings_capture)(given, own_kings, enemy, ~(own | enemy)))
        count += OWN(perft_captures)(given, own, enemy, kings, own_kings, 1);
    return count;
}

/* Leaves at depth 1. */
static uint64_t OWN(count)(const struct ruleset *given, squareset own, squareset enemy,
                           squareset kings)
{
    uint64_t leaves = RULES(given)->priority == PRIORITY_NONE
                          ? OWN(count_captures)(given, own, enemy, kings)
                          : OWN(count_preferred)(given, own, enemy, kings);
    if (leaves && RULES(given)->capture == CAPTURE_MANDATORY)
        return leaves;
    return leaves + OWN(count_plain)(given, own, kings, ~(own | enemy));
}

/* --- The plies before it --- */

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

static uint64_t OWN(perft)(const struct ruleset *given, squareset own, squareset enemy,
                           squareset kings, int depth)
{
    if (depth == 1)
        return OWN(count)(given, own, enemy, kings);
    squareset capturers = OWN(capturers)(given, own, enemy, kings);
    uint64_t leaves = 0;
    if (capturers) {
        leaves = OWN(perft_captures)(given, own, enemy, kings, capturers, depth);
        if (RULES(given)->capture == CAPTURE_MANDATORY)
            return leaves;
    }
    return leaves + OWN(perft_plain)(given, own, enemy, kings, depth);
}
