/* SPDX-License-Identifier: MIT */
#include "engine/move_order.h"

enum {
    PROMISE_FIRST = 1 << 30,
    PROMISE_CAPTURE = 1 << 24,
    PROMISE_CROWNS = 1 << 21,
    PROMISE_KILLER = 1 << 20,
    WORTH_MAX = 1 << 14,
};

static int16_t *worth_of(struct move_history *history, enum side side, const struct bare_move *move)
{
    return &history->worth[side][bits_lowest(move->from)][bits_lowest(move->to)];
}

static int capture_promise(const struct position *position, const struct bare_move *move)
{
    int pieces = bits_count(move->captured);
    int kings = bits_count(move->captured & position->kings);
    return PROMISE_CAPTURE * (2 * pieces + kings);
}

static int plain_promise(const struct move_history *history, enum side side,
                         const struct bare_move *move, const int killers[2])
{
    int identity = move_identity(move);
    int promise = history->worth[side][bits_lowest(move->from)][bits_lowest(move->to)];
    if (identity == killers[0])
        promise += 2 * PROMISE_KILLER;
    else if (identity == killers[1])
        promise += PROMISE_KILLER;
    return move->crowns ? promise + PROMISE_CROWNS : promise;
}

void moves_rate(const struct move_history *history, const struct position *position,
                const struct bare_list *list, int first, const int killers[2],
                struct ordered_move *out)
{
    for (int i = 0; i < list->count; i++) {
        const struct bare_move *move = &list->moves[i];
        int promise = move->captured ? capture_promise(position, move)
                                     : plain_promise(history, position->side, move, killers);
        out[i] = (struct ordered_move){
            .move = *move, .promise = i == first ? PROMISE_FIRST : promise, .place = i};
    }
}

void moves_pick(struct ordered_move *moves, int count, int index)
{
    int best = index;
    for (int i = index + 1; i < count; i++)
        if (moves[i].promise > moves[best].promise)
            best = i;
    struct ordered_move picked = moves[best];
    moves[best] = moves[index];
    moves[index] = picked;
}

enum {
    LEARN_STEP = 32,       /* of WORTH_MAX, for a look one ply deep; it grows with the square */
    LEARN_DEPTH_MOST = 12, /* deeper looks count as this */
};

/* Moves toward `WORTH_MAX` or its negative, the less the nearer it is. */
static void learn(int16_t *worth, int by)
{
    int size = by < 0 ? -by : by;
    *worth = (int16_t)(*worth + by - *worth * size / WORTH_MAX);
}

void history_learn(struct move_history *history, enum side side, const struct ordered_move *moves,
                   int best, int depth)
{
    int counted = depth < LEARN_DEPTH_MOST ? depth : LEARN_DEPTH_MOST;
    int by = LEARN_STEP * counted * counted;
    learn(worth_of(history, side, &moves[best].move), by);
    for (int i = 0; i < best; i++)
        learn(worth_of(history, side, &moves[i].move), -by);
}
