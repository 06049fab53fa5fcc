/* SPDX-License-Identifier: MIT */
/* The part of movegen_side.h that finds captures; it defines OWN(captures). No include guard, and
 * the same macros, as there. */

static bool OWN(man_goes_on)(struct walk *walk, squareset at, squareset captured, int steps);
static bool OWN(king_goes_on)(struct walk *walk, squareset at, squareset captured, int steps,
                              unsigned directions);

/* --- Captures, jump by jump --- */

/* The capture is complete: it ends on `at`. */
static void OWN(finish)(struct walk *walk, squareset at, squareset captured, int steps, bool king)
{
    bool crowned = king || (at & crownhead(SIDE));
    if (walk->out) {
        enum priority priority = RULES(walk->rules)->priority;
        walk_list_capture(walk, priority, at, captured, steps, crowned && !walk->starts_as_king);
    } else if (walk->depth == 1) {
        walk->leaves++;
    } else {
        squareset own = (walk->own & ~walk->from) | at;
        squareset kings = (walk->kings & ~(walk->from | captured)) | (crowned ? at : 0);
        walk->leaves +=
            OTHER(perft)(walk->rules, walk->enemy & ~captured, own, kings, walk->depth - 1);
    }
}

/* A man lands by a capture: goes on or ends, as `crowning` says. */
static inline void OWN(man_lands)(struct walk *walk, squareset at, squareset captured, int steps)
{
    const struct ruleset *rules = RULES(walk->rules);
    bool king = (at & crownhead(SIDE)) && rules->crowning != CROWNING_AT_REST;
    bool on = false;
    if (!king)
        on = OWN(man_goes_on)(walk, at, captured, steps);
    else if (rules->crowning == CROWNING_CONTINUES)
        on = OWN(king_goes_on)(walk, at, captured, steps, ALL_DIRECTIONS);
    if (!on)
        OWN(finish)(walk, at, captured, steps, king);
}

/* A jump moves by two rows, so a man never meets the square of a piece captured before: `removal`
 * is nothing to him. */
static inline bool OWN(man_jumps)(struct walk *walk, squareset at, squareset captured, int steps,
                                  enum direction direction)
{
    squareset open = walk->enemy & ~captured;
    if (RULES(walk->rules)->man_takes_king == NO)
        open &= ~walk->kings;
    squareset victim = squareset_step(at, direction) & open;
    squareset landing = squareset_step(victim, direction) & ~walk->others;
    if (!landing)
        return false;
    walk->path[steps] = at;
    walk->victims[steps] = victim;
    OWN(man_lands)(walk, landing, captured | victim, steps + 1);
    return true;
}

/* All captures that go on from `at`; false if there is none. */
static bool OWN(man_goes_on)(struct walk *walk, squareset at, squareset captured, int steps)
{
    bool on = OWN(man_jumps)(walk, at, captured, steps, FORWARD_LEFT);
    on |= OWN(man_jumps)(walk, at, captured, steps, FORWARD_RIGHT);
    if (RULES(walk->rules)->man_capture == MAN_CAPTURES_ANY) {
        on |= OWN(man_jumps)(walk, at, captured, steps, BACK_LEFT);
        on |= OWN(man_jumps)(walk, at, captured, steps, BACK_RIGHT);
    }
    return on;
}

/* The pieces that stand in a capturing king's way. */
static inline squareset OWN(blockers)(const struct walk *walk, squareset captured)
{
    bool gone = RULES(walk->rules)->removal == REMOVAL_AT_ONCE;
    return gone ? walk->others & ~captured : walk->others;
}

/* A flying king lands freely: of the squares from `landing` on, it comes down on those from which
 * the capture goes on or, if there are none, on any. Straight on and straight back lead to the same
 * pieces from each of them, so that is asked once and named by the first. */
static void OWN(king_lands_freely)(struct walk *walk, squareset landing, squareset captured,
                                   int steps, enum direction direction)
{
    squareset blocked = OWN(blockers)(walk, captured);
    unsigned straight = 1u << direction | 1u << direction_opposite(direction);
    bool on = OWN(king_goes_on)(walk, landing, captured, steps, ALL_DIRECTIONS);
    for (squareset at = squareset_step(landing, direction); at & ~blocked;
         at = squareset_step(at, direction))
        on |= OWN(king_goes_on)(walk, at, captured, steps, ALL_DIRECTIONS & ~straight);
    if (on)
        return;
    for (squareset at = landing; at & ~blocked; at = squareset_step(at, direction))
        OWN(finish)(walk, at, captured, steps, true);
}

static inline bool OWN(king_jumps)(struct walk *walk, squareset at, squareset captured, int steps,
                                   enum direction direction)
{
    const struct ruleset *rules = RULES(walk->rules);
    squareset blocked = OWN(blockers)(walk, captured);
    squareset victim = squareset_step(at, direction);
    while (rules->king == KING_FLYING && (victim & ~blocked))
        victim = squareset_step(victim, direction);
    victim &= walk->enemy & ~captured;
    squareset landing = squareset_step(victim, direction) & ~blocked;
    if (!landing)
        return false;
    walk->path[steps] = at;
    walk->victims[steps] = victim;
    captured |= victim;
    steps++;
    if (rules->king == KING_FLYING && rules->landing == LANDING_FREE)
        OWN(king_lands_freely)(walk, landing, captured, steps, direction);
    else if (!OWN(king_goes_on)(walk, landing, captured, steps, ALL_DIRECTIONS))
        OWN(finish)(walk, landing, captured, steps, true);
    return true;
}

/* All captures that go on from `at` in the directions asked for; false if there is none. */
static bool OWN(king_goes_on)(struct walk *walk, squareset at, squareset captured, int steps,
                              unsigned directions)
{
    bool on = false;
    if (directions & 1u << UP_LEFT)
        on |= OWN(king_jumps)(walk, at, captured, steps, UP_LEFT);
    if (directions & 1u << UP_RIGHT)
        on |= OWN(king_jumps)(walk, at, captured, steps, UP_RIGHT);
    if (directions & 1u << DOWN_LEFT)
        on |= OWN(king_jumps)(walk, at, captured, steps, DOWN_LEFT);
    if (directions & 1u << DOWN_RIGHT)
        on |= OWN(king_jumps)(walk, at, captured, steps, DOWN_RIGHT);
    return on;
}

/* --- Which pieces can capture --- */

/* Those of `pieces` that can jump over an adjacent one of `open` in this direction. */
static inline squareset OWN(jumpers)(squareset pieces, squareset open, squareset empty,
                                     enum direction direction)
{
    enum direction back = direction_opposite(direction);
    return pieces & squareset_step(open & squareset_step(empty, back), back);
}

/* The pieces that a man may capture. */
static inline squareset OWN(open_to_men)(const struct ruleset *given, squareset enemy,
                                         squareset kings)
{
    return RULES(given)->man_takes_king == NO ? enemy & ~kings : enemy;
}

static inline squareset OWN(capturing_men)(const struct ruleset *given, squareset men,
                                           squareset enemy, squareset kings, squareset empty)
{
    squareset open = OWN(open_to_men)(given, enemy, kings);
    squareset found = OWN(jumpers)(men, open, empty, FORWARD_LEFT) |
                      OWN(jumpers)(men, open, empty, FORWARD_RIGHT);
    if (RULES(given)->man_capture == MAN_CAPTURES_ANY)
        found |=
            OWN(jumpers)(men, open, empty, BACK_LEFT) | OWN(jumpers)(men, open, empty, BACK_RIGHT);
    return found;
}

/* Does any of the kings see a piece to capture in this direction? */
static inline bool OWN(king_sees)(const struct ruleset *given, squareset kings, squareset enemy,
                                  squareset empty, enum direction direction)
{
    squareset ray = squareset_step(kings, direction);
    squareset met = ray & enemy;
    while (RULES(given)->king == KING_FLYING && (ray &= empty)) {
        ray = squareset_step(ray, direction);
        met |= ray & enemy;
    }
    return squareset_step(met, direction) & empty;
}

static inline bool OWN(kings_capture)(const struct ruleset *given, squareset kings, squareset enemy,
                                      squareset empty)
{
    return OWN(king_sees)(given, kings, enemy, empty, UP_LEFT) ||
           OWN(king_sees)(given, kings, enemy, empty, UP_RIGHT) ||
           OWN(king_sees)(given, kings, enemy, empty, DOWN_LEFT) ||
           OWN(king_sees)(given, kings, enemy, empty, DOWN_RIGHT);
}

/* The pieces that can capture; of flying kings all, where one of them can. */
static inline squareset OWN(capturers)(const struct ruleset *given, squareset own, squareset enemy,
                                       squareset kings)
{
    squareset empty = ~(own | enemy);
    squareset own_kings = own & kings;
    squareset men = OWN(capturing_men)(given, own & ~kings, enemy, kings, empty);
    if (own_kings && OWN(kings_capture)(given, own_kings, enemy, empty))
        return men | own_kings;
    return men;
}

/* All captures of `capturers`, into `walk`. */
static void OWN(walk_captures)(const struct ruleset *given, struct walk *walk, squareset own,
                               squareset enemy, squareset kings, squareset capturers)
{
    walk->rules = given;
    walk->own = own;
    walk->enemy = enemy;
    walk->kings = kings;
    for (squareset rest = capturers; rest; rest = bits_rest(rest)) {
        walk->from = rest & -rest;
        walk->others = (own | enemy) & ~walk->from;
        walk->starts_as_king = walk->from & kings;
        if (walk->starts_as_king)
            OWN(king_goes_on)(walk, walk->from, 0, 0, ALL_DIRECTIONS);
        else
            OWN(man_goes_on)(walk, walk->from, 0, 0);
    }
}
