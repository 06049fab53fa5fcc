/* SPDX-License-Identifier: MIT */
#include "match/puzzle.h"

#include "base/bits.h"
#include "base/hash.h"

#include <string.h>

enum {
    SAME_END_PLIES = 3,   /* puzzles that end with the same so many moves are alike */
    PIECES_TO_DIFFER = 8, /* positions are nearly the same if of so many pieces on both boards one
                             square or less differs */
};

int pieces_won(const struct position *before, const struct position *now, enum side side)
{
    enum side other = side_other(side);
    int lost = bits_count(before->pieces[side]) - bits_count(now->pieces[side]);
    return bits_count(before->pieces[other]) - bits_count(now->pieces[other]) - lost;
}

bool position_rests(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    movegen(rules, position, &list);
    return list.count == 0 || !move_is_capture(&list.moves[0]);
}

static int grade_of(int plies)
{
    int grade = plies / 2;
    return grade < PUZZLE_GRADES ? grade : PUZZLE_GRADES;
}

bool puzzle_read(const struct game *game, struct puzzle *out)
{
    const struct game_tree *tree = &game->tree;
    const struct ply_state *start = tree_state(tree, NODE_ROOT);
    const struct ply_state *end = tree_state(tree, tree_main_end(tree));
    enum side winner;
    *out = (struct puzzle){.solver = start->position.side,
                           .plies = end->ply,
                           .grade = grade_of(end->ply),
                           .wins = result_winner(&end->result, &winner)};
    if (end->ply < 3 || end->ply % 2 == 0 || end->ply > PUZZLE_PLIES_MAX)
        return false;
    if (out->wins)
        return winner == out->solver;
    out->pieces = pieces_won(&start->position, &end->position, out->solver);
    return out->pieces > 0 && game->rules.rules.goal == GOAL_WIN;
}

/* --- Alike --- */

/* Returns the square as the solver sees it. */
static int seen_square(int square, enum side solver)
{
    return solver == BLACK ? square : SQUARE_COUNT + 1 - square;
}

static enum piece seen_piece(const struct position *position, int square, enum side solver)
{
    enum piece piece = position_piece(position, seen_square(square, solver));
    if (piece == PIECE_NONE || solver == BLACK)
        return piece;
    return piece > BLACK_KING ? piece - BLACK_KING : piece + BLACK_KING;
}

static bool starts_alike(const struct position *a, const struct position *b)
{
    int pieces = bits_count(position_occupied(a)) + bits_count(position_occupied(b)), differ = 0;
    for (int square = 1; square <= SQUARE_COUNT; square++)
        differ += seen_piece(a, square, a->side) != seen_piece(b, square, b->side);
    return differ * PIECES_TO_DIFFER <= pieces;
}

static bool ends_alike(const struct game *a, const struct game *b)
{
    enum side sides[] = {tree_state(&a->tree, NODE_ROOT)->position.side,
                         tree_state(&b->tree, NODE_ROOT)->position.side};
    int first = tree_main_end(&a->tree), second = tree_main_end(&b->tree);
    for (int i = 0; i < SAME_END_PLIES; i++) {
        const struct move *one = tree_move(&a->tree, first), *two = tree_move(&b->tree, second);
        if (seen_square(move_from(one), sides[0]) != seen_square(move_from(two), sides[1]) ||
            seen_square(move_to(one), sides[0]) != seen_square(move_to(two), sides[1]))
            return false;
        first = tree_parent(&a->tree, first);
        second = tree_parent(&b->tree, second);
    }
    return true;
}

bool puzzles_alike(const struct game *a, const struct game *b)
{
    return starts_alike(&tree_state(&a->tree, NODE_ROOT)->position,
                        &tree_state(&b->tree, NODE_ROOT)->position) ||
           ends_alike(a, b);
}

/* --- Which have been solved --- */

uint32_t puzzle_id(const struct game *game)
{
    const struct position *start = &tree_state(&game->tree, NODE_ROOT)->position;
    unsigned char bytes[SQUARE_COUNT + 1] = {(unsigned char)start->side};
    for (int square = 1; square <= SQUARE_COUNT; square++)
        bytes[square] = (unsigned char)position_piece(start, square);
    return (uint32_t)(hash_bytes(HASH_EMPTY, bytes, sizeof bytes) >> 32) & PUZZLE_ID_MAX;
}

bool solved_has(const struct solved *solved, uint32_t id)
{
    for (int i = 0; i < solved->count; i++)
        if (solved->ids[i] == id)
            return true;
    return false;
}

void solved_add(struct solved *solved, uint32_t id)
{
    if (solved_has(solved, id))
        return;
    if (solved->count == SOLVED_MAX)
        memmove(solved->ids, solved->ids + 1, (size_t)--solved->count * sizeof *solved->ids);
    solved->ids[solved->count++] = id;
}
