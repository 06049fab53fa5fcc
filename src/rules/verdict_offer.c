/* SPDX-License-Identifier: MIT */
/* What is possible instead of what was refused. */
#include "rules/verdict_scene.h"

#include <stdlib.h>

static int apart(int a, int b)
{
    int rows = abs(square_row(a) - square_row(b));
    int columns = abs(square_column(a) - square_column(b));
    return rows > columns ? rows : columns;
}

/* Returns the member nearest to `square`; of several, or if that is SQUARE_NONE, the smallest
 * number. */
static int nearest(squareset set, int square)
{
    int found = squareset_next(set, 0);
    for (int at = found; at && square; at = squareset_next(set, at))
        if (apart(at, square) < apart(found, square))
            found = at;
    return found;
}

static struct few few_of(squareset set, int square)
{
    int count = bits_count(set);
    if (count <= FEW_SQUARES + 1)
        return (struct few){set, 0};
    struct few few = {0, count - FEW_SQUARES};
    for (int i = 0; i < FEW_SQUARES; i++)
        few.squares |= square_set(nearest(set & ~few.squares, square));
    return few;
}

void scene_offer_squares(const struct scene *scene, struct verdict *verdict, squareset squares)
{
    verdict->to[0] = few_of(squares, scene->square);
    verdict->offer = scene->length > 1 ? OFFER_GO_ON : OFFER_SQUARES;
    if (scene->length > 1 || !captures_only(scene))
        return;
    verdict->offer = OFFER_CAPTURES;
    verdict->pieces.squares = square_set(scene->from);
}

/* Returns the squares to which a capture by the piece may go first. */
static squareset capture_landings(const struct scene *scene, int piece)
{
    const struct movelist *legal = &scene->legal;
    squareset landings = 0;
    for (int i = 0; i < legal->count && move_is_capture(&legal->moves[i]); i++)
        if (move_from(&legal->moves[i]) == piece)
            landings |= movelist_landings(legal, &legal->moves[i], 1);
    return landings;
}

static int count_landings(const struct scene *scene, squareset pieces)
{
    int count = 0;
    for (int piece = squareset_next(pieces, 0); piece; piece = squareset_next(pieces, piece))
        count += bits_count(capture_landings(scene, piece));
    return count;
}

void scene_offer_captures(const struct scene *scene, struct verdict *verdict, squareset pieces)
{
    int told = 0;
    verdict->offer = OFFER_CAPTURES;
    verdict->pieces = few_of(pieces, scene->square);
    if (bits_count(pieces) > 1 && count_landings(scene, pieces) > FEW_SQUARES)
        return;
    for (int piece = squareset_next(pieces, 0); piece; piece = squareset_next(pieces, piece))
        verdict->to[told++] = few_of(capture_landings(scene, piece), scene->square);
}

void scene_offer_legal(const struct scene *scene, struct verdict *verdict)
{
    squareset starts = movelist_starts(&scene->legal);
    if (scene->length > 0 && scene->next) {
        scene_offer_squares(scene, verdict, scene->next);
    } else if (scene->length > 1 || !starts) {
        verdict->offer = OFFER_NOTHING;
    } else if (captures_only(scene)) {
        scene_offer_captures(scene, verdict, starts);
    } else {
        verdict->offer = OFFER_PIECES;
        verdict->pieces = few_of(starts, scene->square);
    }
}
