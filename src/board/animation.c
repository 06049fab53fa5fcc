/* SPDX-License-Identifier: MIT */
#include "board/animation.h"

/* --- A move --- */

void animation_start(struct animation *animation, const struct position *before,
                     const struct move *move, int first, enum animation_way way, uint64_t now)
{
    *animation = (struct animation){
        .way = way, .before = *before, .move = *move, .first = first, .started = now};
    animation->active = animation_ms(animation) > 0;
}

/* Returns the time until the piece is there. */
static int travel_ms(const struct animation *animation)
{
    const struct move *move = &animation->move;
    if (animation->way == ANIMATION_LANDED)
        return 0;
    return motion_ms(move_is_capture(move) ? MOTION_HOP : MOTION_MOVE) *
           (move->steps - animation->first);
}

/* Returns the time from then until captured pieces have left and the crown lies still. */
static int rest_ms(const struct animation *animation)
{
    const struct move *move = &animation->move;
    if (animation->way == ANIMATION_BACKWARD || animation->way == ANIMATION_HOPS)
        return 0;
    int crown = move->crowns ? motion_ms(MOTION_CROWN) : 0;
    int captured = move_is_capture(move)
                       ? motion_ms(MOTION_CAPTURED) + (move->steps - 1) * CAPTURED_APART_MS
                       : 0;
    return crown > captured ? crown : captured;
}

int animation_ms(const struct animation *animation)
{
    int all = travel_ms(animation) + rest_ms(animation);
    return all < MOVE_MAX_MS ? all : MOVE_MAX_MS;
}

int animation_landing_ms(const struct animation *animation)
{
    int all = travel_ms(animation) + rest_ms(animation);
    return travel_ms(animation) * animation_ms(animation) / (all > 0 ? all : 1);
}

/* Returns the time on a clock that runs faster for a long move, so that it takes MOVE_MAX_MS. */
static int unhurried(const struct animation *animation, uint64_t passed)
{
    int all = travel_ms(animation) + rest_ms(animation), allowed = animation_ms(animation);
    return passed >= (uint64_t)allowed ? all : (int)passed * all / allowed;
}

bool animation_counts_later(const struct animation *animation)
{
    return animation->active &&
           (animation->way == ANIMATION_FORWARD || animation->way == ANIMATION_LANDED);
}

struct animation_moment animation_at(struct animation *animation, uint64_t now)
{
    uint64_t passed = now - animation->started;
    if (passed >= (uint64_t)animation_ms(animation))
        animation->active = false;
    int travel = travel_ms(animation), first = animation->first, steps = animation->move.steps;
    bool backward = animation->way == ANIMATION_BACKWARD;
    int time = unhurried(animation, passed);
    if (time >= travel)
        return (struct animation_moment){backward ? first : steps, time - travel};
    double part = (double)time / travel;
    return (struct animation_moment){first + (backward ? 1.0 - part : part) * (steps - first), 0};
}

int animation_leaving_ms(const struct animation *animation, struct animation_moment moment,
                         int step)
{
    bool finished = animation->way == ANIMATION_FORWARD || animation->way == ANIMATION_LANDED;
    bool landed = finished && moment.steps >= animation->move.steps;
    return landed ? moment.rested - step * CAPTURED_APART_MS : -1;
}

/* Returns how many captured pieces have been leaving for at least this long. */
static int left_for(const struct animation *animation, struct animation_moment moment,
                    int milliseconds)
{
    int count = 0;
    while (move_is_capture(&animation->move) && count < animation->move.steps &&
           animation_leaving_ms(animation, moment, count) >= milliseconds)
        count++;
    return count;
}

int animation_left(const struct animation *animation, struct animation_moment moment)
{
    return left_for(animation, moment, 0);
}

int animation_arrived(const struct animation *animation, struct animation_moment moment)
{
    return left_for(animation, moment, motion_ms(MOTION_CAPTURED));
}

/* --- Movements of one curve --- */

static double follow(enum motion motion, bool *active, uint64_t started, uint64_t now)
{
    uint64_t passed = now - started;
    if (passed >= (uint64_t)motion_ms(motion))
        *active = false;
    return *active ? motion_after(motion, (int)passed) : 1.0;
}

void homing_start(struct homing *homing, int square, int x, int y, uint64_t now)
{
    *homing = (struct homing){.active = true, .square = square, .x = x, .y = y, .started = now};
}

double homing_at(struct homing *homing, uint64_t now)
{
    return follow(MOTION_RETURN, &homing->active, homing->started, now);
}

void turning_start(struct turning *turning, enum motion motion, uint64_t now)
{
    *turning = (struct turning){.active = true, .motion = motion, .started = now};
}

double turning_at(struct turning *turning, uint64_t now)
{
    return follow(turning->motion, &turning->active, turning->started, now);
}

/* --- The pieces that are set up --- */

static int distance(int from, int to)
{
    int down = square_row(to) - square_row(from), right = square_column(to) - square_column(from);
    return down * down + right * right;
}

/* Returns the nearest of these squares, or SQUARE_NONE. */
static int nearest(squareset set, int to)
{
    int best = SQUARE_NONE;
    for (int square = squareset_next(set, 0); square; square = squareset_next(set, square))
        if (best == SQUARE_NONE || distance(square, to) < distance(best, to))
            best = square;
    return best;
}

/* A piece that already stands on a square of the new position stays there. */
static void gather_side(struct gathering *gathering, enum side side, squareset before,
                        squareset after)
{
    squareset left = before & ~after, missing = after & ~before;
    int order = 0;
    for (int i = 1; i <= SQUARE_COUNT; i++) {
        int square = side == BLACK ? i : SQUARE_COUNT + 1 - i;
        if (squareset_has(after & before, square))
            gathering->from[square] = (uint8_t)square;
        if (!squareset_has(missing, square))
            continue;
        int from = nearest(left, square);
        left &= from == SQUARE_NONE ? left : ~square_set(from);
        gathering->from[square] = (uint8_t)from;
        gathering->order[square] = (uint8_t)order++;
    }
    gathering->last = order > gathering->last + 1 ? order - 1 : gathering->last;
}

void gathering_start(struct gathering *gathering, const struct position *before,
                     const struct position *position, uint64_t now)
{
    *gathering = (struct gathering){.last = -1, .started = now};
    for (int i = 0; i < 2; i++) {
        enum side side = i ? WHITE : BLACK;
        gather_side(gathering, side, before->pieces[side], position->pieces[side]);
    }
    gathering->active = gathering->last >= 0;
}

int gathering_ms(const struct gathering *gathering)
{
    return gathering->last < 0 ? 0 : motion_ms(MOTION_GATHER) + gathering->last * GATHER_APART_MS;
}

int gathering_at(struct gathering *gathering, uint64_t now)
{
    uint64_t passed = now - gathering->started;
    if (passed >= (uint64_t)gathering_ms(gathering))
        gathering->active = false;
    return gathering->active ? (int)passed : gathering_ms(gathering);
}

double gathering_part(const struct gathering *gathering, int square, int milliseconds)
{
    if (gathering->from[square] == square)
        return 1;
    return motion_after(MOTION_GATHER, milliseconds - gathering->order[square] * GATHER_APART_MS);
}

void shake_start(struct shake *shake, int square, uint64_t now)
{
    *shake = (struct shake){.active = true, .square = square, .started = now};
}

double shake_swing(struct shake *shake, uint64_t now)
{
    uint64_t passed = now - shake->started;
    if (passed >= (uint64_t)motion_ms(MOTION_SHAKE))
        shake->active = false;
    return shake->active ? motion_after(MOTION_SHAKE, (int)passed) : 0;
}
