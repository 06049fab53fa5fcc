/* SPDX-License-Identifier: MIT */
#include "plain.h"

#include "plain_board.h"

#include "base/array.h"

#include <stdlib.h>

/* --- The board and the list --- */

int plain_square(struct place place)
{
    return place.row * 4 + place.column / 2 + 1;
}

struct place plain_place(int square)
{
    int row = (square - 1) / 4;
    return (struct place){row, (square - 1) % 4 * 2 + (row % 2 == 0)};
}

struct plain_board plain_board_of(const struct position *position)
{
    struct plain_board board;
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) {
            struct place place = {row, column};
            bool playable = row % 2 != column % 2;
            board.at[row][column] =
                playable ? position_piece(position, plain_square(place)) : PIECE_NONE;
        }
    return board;
}

void plain_list_add(struct plain_list *list, const struct plain_move *move)
{
    list->moves = array_reserve(list->moves, &list->capacity, list->count + 1, sizeof *move);
    list->moves[list->count++] = *move;
}

void plain_list_finish(struct plain_list *list)
{
    free(list->moves);
    *list = (struct plain_list){0};
}

/* --- Plain moves --- */

static void add_plain_move(const struct plain_board *board, enum side side, struct place from,
                           struct place to, struct plain_list *list)
{
    enum piece piece = piece_at(board, from);
    struct plain_move move = {.length = 2, .path = {from, to}, .after = *board};
    move.by_king = piece_is_king(piece);
    move.after.at[from.row][from.column] = PIECE_NONE;
    move.after.at[to.row][to.column] = on_crownhead(to, side) ? king_of(side) : piece;
    plain_list_add(list, &move);
}

static void plain_moves_from(const struct ruleset *rules, const struct plain_board *board,
                             enum side side, struct place from, struct plain_list *list)
{
    bool king = piece_is_king(piece_at(board, from));
    for (int d = 0; d < 4; d++) {
        struct place direction = four_directions[d];
        if (!king && !is_forward(direction, side))
            continue;
        struct place to = one_step(from, direction);
        while (is_empty(board, to)) {
            add_plain_move(board, side, from, to, list);
            if (!king || rules->king == KING_SHORT)
                break;
            to = one_step(to, direction);
        }
    }
}

/* --- Priority --- */

static int kings_captured(const struct plain_move *move)
{
    int kings = 0;
    for (int i = 0; i < move->captures; i++)
        kings += move->victim_is_king[i];
    return kings;
}

/* Above 0 if `a` captures a king earlier than `b`, below 0 the other way round. */
static int compare_earliest_king(const struct plain_move *a, const struct plain_move *b)
{
    for (int i = 0; i < a->captures && i < b->captures; i++)
        if (a->victim_is_king[i] != b->victim_is_king[i])
            return a->victim_is_king[i] - b->victim_is_king[i];
    return 0;
}

/* Above 0 if `priority` prefers capture `a` to `b`, below 0 the other way round, 0 if neither. */
static int compare_captures(enum priority priority, const struct plain_move *a,
                            const struct plain_move *b)
{
    int pieces = a->captures - b->captures;
    int by_king = a->by_king - b->by_king;
    int kings = kings_captured(a) - kings_captured(b);
    switch (priority) {
    case PRIORITY_NONE:
        break;
    case PRIORITY_KING:
        return by_king;
    case PRIORITY_MOST:
        return pieces;
    case PRIORITY_MOST_KINGS:
        return pieces ? pieces : kings;
    case PRIORITY_ITALIAN:
        return pieces ? pieces : by_king ? by_king : kings ? kings : compare_earliest_king(a, b);
    }
    return 0;
}

/* Leaves only the captures to which no other is preferred. */
static void keep_preferred(enum priority priority, struct plain_list *list)
{
    if (list->count == 0)
        return;
    struct plain_move best = list->moves[0];
    for (size_t i = 1; i < list->count; i++)
        if (compare_captures(priority, &list->moves[i], &best) > 0)
            best = list->moves[i];
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++)
        if (compare_captures(priority, &list->moves[i], &best) == 0)
            list->moves[kept++] = list->moves[i];
    list->count = kept;
}

/* --- All of it --- */

void plain_moves(const struct ruleset *rules, const struct plain_board *board, enum side side,
                 struct plain_list *list)
{
    plain_ways(rules, board, side, list);
    plain_name_moves(list);
}

void plain_ways(const struct ruleset *rules, const struct plain_board *board, enum side side,
                struct plain_list *list)
{
    for (int i = 0; i < 64; i++) {
        struct place from = {i / 8, i % 8};
        if (is_of_side(piece_at(board, from), side))
            plain_captures_from(rules, board, side, from, list);
    }
    keep_preferred(rules->priority, list);
    if (list->count > 0 && rules->capture == CAPTURE_MANDATORY)
        return;
    for (int i = 0; i < 64; i++) {
        struct place from = {i / 8, i % 8};
        if (is_of_side(piece_at(board, from), side))
            plain_moves_from(rules, board, side, from, list);
    }
}

void plain_ways_from(const struct ruleset *rules, const struct plain_board *board, int square,
                     struct plain_list *list)
{
    struct place from = plain_place(square);
    enum side side = piece_side(piece_at(board, from));
    plain_captures_from(rules, board, side, from, list);
    plain_moves_from(rules, board, side, from, list);
}
