/* SPDX-License-Identifier: MIT */
/* Which capture is preferred, and why another one is not. */
#include "rules/verdict_scene.h"

enum merit {
    MERIT_PIECES,
    MERIT_BY_KING,
    MERIT_KINGS,
    MERIT_EARLIEST, /* bit 11 - i: step i captures a king */
    MERIT_COUNT,
};

struct merits {
    int of[MERIT_COUNT];
};

/* What each `priority` compares, in order. */
static const struct preference {
    enum refusal refusal;
    enum merit merit;
} preferences[][MERIT_COUNT + 1] = {
    [PRIORITY_NONE] = {{REFUSAL_NONE, 0}},
    [PRIORITY_KING] = {{REFUSAL_KING_FIRST, MERIT_BY_KING}},
    [PRIORITY_MOST] = {{REFUSAL_MOST, MERIT_PIECES}},
    [PRIORITY_MOST_KINGS] = {{REFUSAL_MOST, MERIT_PIECES}, {REFUSAL_MOST_KINGS, MERIT_KINGS}},
    [PRIORITY_ITALIAN] = {{REFUSAL_MOST, MERIT_PIECES},
                          {REFUSAL_KING_AMONG_EQUALS, MERIT_BY_KING},
                          {REFUSAL_MOST_KINGS, MERIT_KINGS},
                          {REFUSAL_KINGS_EARLIEST, MERIT_EARLIEST}},
};

static struct merits merits_of(const struct position *position, const struct move *move)
{
    int earliest = 0;
    for (int step = 0; step < move->steps; step++)
        if (squareset_has(position->kings, move_captured_by_step(move, step)))
            earliest |= 1 << (MOVE_MAX_STEPS - 1 - step);
    return (struct merits){{
        [MERIT_PIECES] = move->steps,
        [MERIT_BY_KING] = squareset_has(position->kings, move_from(move)),
        [MERIT_KINGS] = bits_count(move->captured & position->kings),
        [MERIT_EARLIEST] = earliest,
    }};
}

/* Returns the first preference in which the two differ, or NULL. */
static const struct preference *first_difference(const struct scene *scene, const struct merits *a,
                                                 const struct merits *b)
{
    const struct preference *at = preferences[scene->rules->priority];
    for (; at->refusal; at++)
        if (a->of[at->merit] != b->of[at->merit])
            return at;
    return NULL;
}

/* Finds the best merits among the captures that lead to the square. Returns false if there is none.
 */
static bool best_merits(const struct scene *scene, struct merits *best)
{
    bool any = false;
    for (int i = 0; i < scene->every.count; i++) {
        const struct move *move = &scene->every.moves[i];
        if (!move_is_capture(move) || !scene_leads_to(scene, &scene->every, move))
            continue;
        struct merits merits = merits_of(scene->position, move);
        const struct preference *at = any ? first_difference(scene, &merits, best) : NULL;
        if (!any || (at && merits.of[at->merit] > best->of[at->merit]))
            *best = merits;
        any = true;
    }
    return any;
}

/* Offers the preferred captures: squares after the path, or else the pieces that can make them. */
static void offer_right_captures(const struct scene *scene, struct verdict *verdict)
{
    squareset starts = 0, next = 0;
    for (int i = 0; i < scene->legal.count && move_is_capture(&scene->legal.moves[i]); i++) {
        const struct move *move = &scene->legal.moves[i];
        starts |= square_set(move_from(move));
        if (scene->length > 0 && movelist_begins(&scene->legal, move, scene->path, scene->length))
            next |= movelist_landings(&scene->legal, move, scene->length);
    }
    if (next)
        scene_offer_squares(scene, verdict, next);
    else
        scene_offer_captures(scene, verdict, starts);
}

/* Returns the first step, from 1, in which only one of the two captures a king. */
static int first_different_step(const struct merits *a, const struct merits *b)
{
    int different = a->of[MERIT_EARLIEST] ^ b->of[MERIT_EARLIEST];
    int step = 1;
    while (!(different >> (MOVE_MAX_STEPS - step) & 1))
        step++;
    return step;
}

/* Returns true, with the reason, if another capture is preferred to these merits. */
static bool check_merits(const struct scene *scene, struct verdict *verdict,
                         const struct merits *here)
{
    struct merits right = merits_of(scene->position, &scene->legal.moves[0]);
    const struct preference *at = first_difference(scene, &right, here);
    if (!at)
        return false;
    verdict->refusal = at->refusal;
    bool earliest = at->merit == MERIT_EARLIEST;
    verdict->must = earliest ? first_different_step(&right, here) : right.of[at->merit];
    verdict->can = earliest ? 0 : here->of[at->merit];
    offer_right_captures(scene, verdict);
    return true;
}

bool verdict_check_priority(const struct scene *scene, struct verdict *verdict)
{
    struct merits here;
    return best_merits(scene, &here) && check_merits(scene, verdict, &here);
}

bool verdict_check_priority_here(const struct scene *scene, struct verdict *verdict, int victim)
{
    for (int i = 0; i < scene->every.count; i++) {
        struct move move = scene->every.moves[i];
        if (!move_is_capture(&move) ||
            !movelist_begins(&scene->every, &move, scene->path, scene->length) ||
            move_captured_by_step(&move, scene->length - 1) != victim)
            continue;
        move.captured = move_captured_by_steps(&move, scene->length);
        move.steps = (uint8_t)scene->length;
        struct merits here = merits_of(scene->position, &move);
        return check_merits(scene, verdict, &here);
    }
    return false;
}
