/* SPDX-License-Identifier: MIT */
#include "engine/move_order.h"

enum {
    VALUE_TT_MOVE = 1 << 30,
    VALUE_CAPTURE = 1 << 24,
    VALUE_CROWNS = 1 << 21,
    VALUE_KILLER = 1 << 20,
    HISTORY_MAX = 1 << 14,
    HISTORY_BONUS = 32,     /* for a search of depth 1; it grows with the square of the depth */
    HISTORY_DEPTH_MAX = 12, /* deeper searches get the same bonus as this depth */
};

static int16_t *history_at(struct history *history, enum side side, const struct bare_move *move)
{
    return &history->values[side][bits_lowest(move->from)][bits_lowest(move->to)];
}

static int capture_value(const struct position *position, const struct bare_move *move)
{
    int pieces = bits_count(move->captured);
    int kings = bits_count(move->captured & position->kings);
    return VALUE_CAPTURE * (2 * pieces + kings);
}

static int plain_value(const struct history *history, enum side side, const struct bare_move *move,
                       const int killers[2])
{
    int id = move_id(move);
    int value = history->values[side][bits_lowest(move->from)][bits_lowest(move->to)];
    if (id == killers[0])
        value += 2 * VALUE_KILLER;
    else if (id == killers[1])
        value += VALUE_KILLER;
    return move->crowns ? value + VALUE_CROWNS : value;
}

void moves_order(const struct history *history, const struct position *position,
                 const struct bare_list *list, int tt_move, const int killers[2],
                 struct ordered_move *out)
{
    for (int i = 0; i < list->count; i++) {
        const struct bare_move *move = &list->moves[i];
        int value = move->captured ? capture_value(position, move)
                                   : plain_value(history, position->side, move, killers);
        out[i] = (struct ordered_move){
            .move = *move, .value = i == tt_move ? VALUE_TT_MOVE : value, .index = i};
    }
}

void moves_pick(struct ordered_move *moves, int count, int index)
{
    int best = index;
    for (int i = index + 1; i < count; i++)
        if (moves[i].value > moves[best].value)
            best = i;
    struct ordered_move picked = moves[best];
    moves[best] = moves[index];
    moves[index] = picked;
}

/* Adds a bonus, which may be negative. The closer the value is to HISTORY_MAX or its negative, the
 * less it changes, so it stays within them. */
static void history_add(int16_t *value, int bonus)
{
    int size = bonus < 0 ? -bonus : bonus;
    *value = (int16_t)(*value + bonus - *value * size / HISTORY_MAX);
}

void history_update(struct history *history, enum side side, const struct ordered_move *moves,
                    int best, int depth)
{
    int counted = depth < HISTORY_DEPTH_MAX ? depth : HISTORY_DEPTH_MAX;
    int bonus = HISTORY_BONUS * counted * counted;
    history_add(history_at(history, side, &moves[best].move), bonus);
    for (int i = 0; i < best; i++)
        history_add(history_at(history, side, &moves[i].move), -bonus);
}
