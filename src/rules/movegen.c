/* SPDX-License-Identifier: MIT */
#include "rules/movegen.h"

#include <string.h>

enum {
    ALL_DIRECTIONS = 1 << UP_LEFT | 1 << UP_RIGHT | 1 << DOWN_LEFT | 1 << DOWN_RIGHT,
};

/* The two directions in which men of a side move. */
static unsigned forward_directions(enum side side)
{
    return side == BLACK ? 1u << DOWN_LEFT | 1u << DOWN_RIGHT : 1u << UP_LEFT | 1u << UP_RIGHT;
}

/* Generating for one position: what stays the same, and the capture begun. */
struct search {
    const struct ruleset *rules;
    const struct position *position;
    struct movelist *out;
    uint64_t best; /* the rank that the captures in `out` share */
    squareset enemy;
    squareset others; /* all pieces but the one that moves */
    bool starts_as_king;
    unsigned kings_captured; /* bit 11 - i: step i captured a king */
    struct move move;
};

/* How much `priority` prefers the capture just completed: larger goes first. Equal for all where
 * nothing is preferred. */
static uint64_t capture_rank(const struct search *search)
{
    uint64_t pieces = search->move.steps;
    uint64_t by_king = search->starts_as_king;
    uint64_t kings = (uint64_t)bits_count(search->kings_captured);
    switch (search->rules->priority) {
    case PRIORITY_KING:
        return by_king;
    case PRIORITY_MOST:
        return pieces;
    case PRIORITY_MOST_KINGS:
        return pieces << 4 | kings;
    case PRIORITY_ITALIAN:
        return pieces << 20 | by_king << 16 | kings << 12 | search->kings_captured;
    default:
        return 0;
    }
}

static void emit(struct movelist *out, const struct move *move)
{
    if (out->count < MOVELIST_MAX)
        out->moves[out->count++] = *move;
}

static void emit_capture(struct search *search, squareset landing, bool crowns)
{
    uint64_t rank = capture_rank(search);
    if (rank < search->best)
        return;
    if (rank > search->best)
        search->out->count = 0;
    search->best = rank;
    search->move.path[search->move.steps] = (uint8_t)squareset_any(landing);
    search->move.crowns = crowns;
    emit(search->out, &search->move);
}

/* The pieces that stand in the way of the capturing piece. */
static squareset blockers(const struct search *search)
{
    bool gone = search->rules->removal == REMOVAL_AT_ONCE;
    return gone ? search->others & ~search->move.captured : search->others;
}

/* The piece that would be captured from `at` in this direction, or the empty set. */
static squareset victim_in(const struct search *search, squareset at, bool king,
                           enum direction direction)
{
    squareset blocked = blockers(search);
    squareset victim = squareset_step(at, direction);
    if (king && search->rules->king == KING_FLYING)
        while (victim && !(victim & blocked))
            victim = squareset_step(victim, direction);
    squareset open = search->enemy & ~search->move.captured;
    if (!king && search->rules->man_takes_king == NO)
        open &= ~search->position->kings;
    squareset behind = squareset_step(victim & open, direction);
    return behind & ~blocked ? victim : 0;
}

static bool capture_on(struct search *search, squareset at, bool king, unsigned directions);

static unsigned capture_directions(const struct search *search, bool king)
{
    if (king || search->rules->man_capture == MAN_CAPTURES_ANY)
        return ALL_DIRECTIONS;
    return forward_directions(search->position->side);
}

/* A man lands by a capture: goes on or ends, as `crowning` says. */
static void land_man(struct search *search, squareset landing)
{
    bool at_crownhead = landing & crownhead(search->position->side);
    bool goes_on_as_king = at_crownhead && search->rules->crowning == CROWNING_CONTINUES;
    bool ends = at_crownhead && search->rules->crowning == CROWNING_ENDS;
    if (ends ||
        !capture_on(search, landing, goes_on_as_king, capture_directions(search, goes_on_as_king)))
        emit_capture(search, landing, at_crownhead);
}

/* A king lands by a capture in `direction`: of the landing squares that `landing` allows, only
 * those from which the capture goes on, if any does. */
static void land_king(struct search *search, squareset landing, enum direction direction)
{
    bool slides = search->rules->king == KING_FLYING && search->rules->landing == LANDING_FREE;
    squareset blocked = blockers(search);
    /* Straight on and back lead to the same pieces from every landing square: asked once. */
    unsigned straight = 1u << direction | 1u << direction_opposite(direction);
    unsigned directions = ALL_DIRECTIONS;
    squareset landings = 0;
    bool on = false;
    for (squareset at = landing; at && !(at & blocked); at = squareset_step(at, direction)) {
        on |= capture_on(search, at, true, directions);
        landings |= at;
        directions = ALL_DIRECTIONS & ~straight;
        if (!slides)
            break;
    }
    if (on)
        return;
    for (; landings; landings = bits_rest(landings))
        emit_capture(search, landings & -landings, search->move.crowns);
}

/* Captures `victim`, tries all that can follow, and takes it back. */
static void capture_one(struct search *search, squareset victim, bool king,
                        enum direction direction)
{
    struct move *move = &search->move;
    unsigned kings_before = search->kings_captured;
    squareset landing = squareset_step(victim, direction);
    if (victim & search->position->kings)
        search->kings_captured |= 1u << (MOVE_MAX_STEPS - 1 - move->steps);
    move->captured |= victim;
    move->steps++;
    if (king)
        land_king(search, landing, direction);
    else
        land_man(search, landing);
    move->steps--;
    move->captured &= ~victim;
    search->kings_captured = kings_before;
}

/* All captures that go on from `at`; false if there is none. */
static bool capture_on(struct search *search, squareset at, bool king, unsigned directions)
{
    bool any = false;
    bool crowned_before = search->move.crowns;
    search->move.path[search->move.steps] = (uint8_t)squareset_any(at);
    search->move.crowns |= king && !search->starts_as_king;
    for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++) {
        if (!(directions & 1u << direction))
            continue;
        squareset victim = victim_in(search, at, king, direction);
        if (!victim)
            continue;
        any = true;
        capture_one(search, victim, king, direction);
    }
    search->move.crowns = crowned_before;
    return any;
}

static void captures_from(struct search *search, squareset from)
{
    bool king = search->position->kings & from;
    search->others = position_occupied(search->position) & ~from;
    search->starts_as_king = king;
    search->kings_captured = 0;
    search->move = (struct move){0};
    capture_on(search, from, king, capture_directions(search, king));
}

static void plain_moves_from(struct search *search, squareset from)
{
    bool king = search->position->kings & from;
    enum side side = search->position->side;
    unsigned directions = king ? ALL_DIRECTIONS : forward_directions(side);
    squareset occupied = position_occupied(search->position);
    struct move move = {.steps = 1, .path = {(uint8_t)squareset_any(from)}};
    for (enum direction direction = 0; direction < DIRECTION_COUNT; direction++) {
        if (!(directions & 1u << direction))
            continue;
        squareset to = squareset_step(from, direction);
        for (; to && !(to & occupied); to = squareset_step(to, direction)) {
            move.path[1] = (uint8_t)squareset_any(to);
            move.crowns = !king && (to & crownhead(side));
            emit(search->out, &move);
            if (!king || search->rules->king == KING_SHORT)
                break;
        }
    }
}

void movegen(const struct ruleset *rules, const struct position *position, struct movelist *out)
{
    struct search search = {
        .rules = rules,
        .position = position,
        .out = out,
        .enemy = position->pieces[side_other(position->side)],
    };
    squareset own = position->pieces[position->side];
    out->count = 0;
    for (squareset rest = own; rest; rest = bits_rest(rest))
        captures_from(&search, rest & -rest);
    if (out->count > 0 && rules->capture == CAPTURE_MANDATORY)
        return;
    for (squareset rest = own; rest; rest = bits_rest(rest))
        plain_moves_from(&search, rest & -rest);
}

bool movegen_any(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    movegen(rules, position, &list);
    return list.count > 0;
}

squareset movelist_starts(const struct movelist *list)
{
    squareset starts = 0;
    for (int i = 0; i < list->count; i++)
        starts |= square_set(move_from(&list->moves[i]));
    return starts;
}

bool move_begins(const struct move *move, const uint8_t *path, int length)
{
    return length <= move->steps + 1 && memcmp(move->path, path, (size_t)length) == 0;
}

squareset movelist_next(const struct movelist *list, const uint8_t *path, int length)
{
    squareset next = 0;
    for (int i = 0; i < list->count; i++)
        if (length <= list->moves[i].steps && move_begins(&list->moves[i], path, length))
            next |= square_set(list->moves[i].path[length]);
    return next;
}

const struct move *movelist_find(const struct movelist *list, const uint8_t *path, int length)
{
    for (int i = 0; i < list->count; i++)
        if (list->moves[i].steps + 1 == length && move_begins(&list->moves[i], path, length))
            return &list->moves[i];
    return NULL;
}
