/* SPDX-License-Identifier: MIT */
#include "plain_board.h"

#include <assert.h>

/* A capture under way. The board is as it stands now: the moving piece is lifted off it; captured
 * pieces have left it or not, as `removal` says. */
struct walk {
    const struct ruleset *rules;
    enum side side;
    struct plain_board board;
    struct place at;
    bool king; /* is the moving piece a king by now? */
    struct plain_move move;
};

/* One jump: over whom, and every square where `landing` lets it come down. */
struct jump {
    struct place direction;
    struct place victim;
    int landings;
    struct place landing[8];
};

static bool is_captured(const struct walk *walk, struct place place)
{
    for (int i = 0; i < walk->move.captures; i++)
        if (same_place(walk->move.victims[i], place))
            return true;
    return false;
}

static bool may_capture(const struct walk *walk, struct place victim)
{
    if (!on_board(victim) || is_captured(walk, victim))
        return false;
    enum piece piece = piece_at(&walk->board, victim);
    if (!is_of_side(piece, side_other(walk->side)))
        return false;
    return walk->king || walk->rules->man_takes_king == YES || !piece_is_king(piece);
}

static bool may_jump_toward(const struct walk *walk, struct place direction)
{
    return walk->king || walk->rules->man_capture == MAN_CAPTURES_ANY ||
           is_forward(direction, walk->side);
}

/* The jump in one direction; one without landings is none. */
static struct jump find_jump(const struct walk *walk, struct place direction)
{
    struct jump jump = {.direction = direction};
    if (!may_jump_toward(walk, direction))
        return jump;
    bool flying = walk->king && walk->rules->king == KING_FLYING;
    jump.victim = one_step(walk->at, direction);
    while (flying && is_empty(&walk->board, jump.victim))
        jump.victim = one_step(jump.victim, direction);
    if (!may_capture(walk, jump.victim))
        return jump;
    struct place landing = one_step(jump.victim, direction);
    while (is_empty(&walk->board, landing)) {
        jump.landing[jump.landings++] = landing;
        if (!flying || walk->rules->landing == LANDING_BEHIND)
            break;
        landing = one_step(landing, direction);
    }
    return jump;
}

static bool can_jump(const struct walk *walk)
{
    for (int d = 0; d < 4; d++)
        if (find_jump(walk, four_directions[d]).landings > 0)
            return true;
    return false;
}

/* May the move not go on, by the rules of crowning, from where it stands now? */
static bool ends_by_crowning(const struct walk *walk)
{
    return !walk->king && on_crownhead(walk->at, walk->side) &&
           walk->rules->crowning == CROWNING_ENDS;
}

/* The walk after a jump that comes down on `landing`. */
static struct walk after_jump(const struct walk *walk, const struct jump *jump,
                              struct place landing)
{
    struct walk next = *walk;
    struct plain_move *move = &next.move;
    move->victim_is_king[move->captures] = piece_is_king(piece_at(&walk->board, jump->victim));
    move->victims[move->captures++] = jump->victim;
    move->path[move->length++] = landing;
    next.at = landing;
    if (walk->rules->removal == REMOVAL_AT_ONCE)
        next.board.at[jump->victim.row][jump->victim.column] = PIECE_NONE;
    if (on_crownhead(landing, walk->side) && walk->rules->crowning == CROWNING_CONTINUES)
        next.king = true;
    return next;
}

static bool goes_on(const struct walk *walk)
{
    return !ends_by_crowning(walk) && can_jump(walk);
}

/* The direction of one step between two places of a diagonal. */
static struct place direction_between(struct place from, struct place to)
{
    return (struct place){to.row > from.row ? 1 : -1, to.column > from.column ? 1 : -1};
}

/* Does the path turn a corner at its square `i`? Straight on and straight back are none. */
static bool turns_corner(const struct plain_move *move, int i)
{
    struct place in = direction_between(move->path[i - 1], move->path[i]);
    struct place out = direction_between(move->path[i], move->path[i + 1]);
    return in.row * out.row + in.column * out.column == 0;
}

/* Names the path: where it turns no corner, the square right behind the captured piece. */
static struct plain_move named(const struct plain_move *move)
{
    struct plain_move result = *move;
    for (int i = 1; i < move->length - 1; i++)
        if (!turns_corner(move, i))
            result.path[i] =
                one_step(move->victims[i - 1], direction_between(move->path[i - 1], move->path[i]));
    return result;
}

/* Only an assert asks. */
__attribute__((unused)) static bool same_path(const struct plain_move *a,
                                              const struct plain_move *b)
{
    if (a->length != b->length)
        return false;
    for (int i = 0; i < a->length; i++)
        if (!same_place(a->path[i], b->path[i]))
            return false;
    return true;
}

/* Two moves are one if they begin and end alike and capture the same pieces in one order. */
static bool same_move(const struct plain_move *a, const struct plain_move *b)
{
    if (a->captures != b->captures || !same_place(a->path[0], b->path[0]) ||
        !same_place(a->path[a->length - 1], b->path[b->length - 1]))
        return false;
    for (int i = 0; i < a->captures; i++)
        if (!same_place(a->victims[i], b->victims[i]))
            return false;
    return true;
}

static bool is_among(const struct plain_move *move, const struct plain_move *moves, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (same_move(&moves[i], move)) {
            assert(same_path(&moves[i], move));
            return true;
        }
    return false;
}

void plain_name_moves(struct plain_list *list)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        struct plain_move move = named(&list->moves[i]);
        if (!is_among(&move, list->moves, kept))
            list->moves[kept++] = move;
    }
    list->count = kept;
}

static void finish_capture(const struct walk *walk, struct plain_list *list)
{
    struct plain_move move = walk->move;
    bool king = walk->king || on_crownhead(walk->at, walk->side);
    enum piece man = walk->side == BLACK ? BLACK_MAN : WHITE_MAN;
    move.after = walk->board;
    for (int i = 0; i < move.captures; i++)
        move.after.at[move.victims[i].row][move.victims[i].column] = PIECE_NONE;
    move.after.at[walk->at.row][walk->at.column] = king ? king_of(walk->side) : man;
    plain_list_add(list, &move);
}

static void walk_on(const struct walk *walk, struct plain_list *list);

/* One jump with each of its landings. A capture that can go on must go on: where some landings let
 * it, the others are not legal. */
static void take_jump(const struct walk *walk, const struct jump *jump, struct plain_list *list)
{
    bool some_go_on = false;
    for (int i = 0; i < jump->landings; i++) {
        struct walk next = after_jump(walk, jump, jump->landing[i]);
        some_go_on = some_go_on || goes_on(&next);
    }
    for (int i = 0; i < jump->landings; i++) {
        struct walk next = after_jump(walk, jump, jump->landing[i]);
        if (goes_on(&next))
            walk_on(&next, list);
        else if (!some_go_on)
            finish_capture(&next, list);
    }
}

static void walk_on(const struct walk *walk, struct plain_list *list)
{
    for (int d = 0; d < 4; d++) {
        struct jump jump = find_jump(walk, four_directions[d]);
        if (jump.landings > 0)
            take_jump(walk, &jump, list);
    }
}

void plain_captures_from(const struct ruleset *rules, const struct plain_board *board,
                         enum side side, struct place from, struct plain_list *list)
{
    bool king = piece_is_king(piece_at(board, from));
    struct walk walk = {.rules = rules, .side = side, .board = *board, .at = from, .king = king};
    walk.board.at[from.row][from.column] = PIECE_NONE;
    walk.move = (struct plain_move){.length = 1, .path = {from}, .by_king = king};
    walk_on(&walk, list);
}
