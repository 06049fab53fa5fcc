/* SPDX-License-Identifier: MIT */
#include "rules/verdict_scene.h"

#include <assert.h>

squareset scene_first_between(const struct scene *scene)
{
    squareset at = squareset_step(square_set(scene->from), scene->direction);
    while (at & scene->between & ~standing(scene))
        at = squareset_step(at, scene->direction);
    return at & scene->between;
}

bool scene_next_under(const struct scene *scene, const struct ruleset *other)
{
    struct movelist list;
    movegen(other, scene->position, &list);
    return squareset_has(movelist_next(&list, scene->path, scene->length), scene->square);
}

int scene_first_victim_under(const struct scene *scene, const struct ruleset *other)
{
    struct movelist list;
    movegen(other, scene->position, &list);
    for (int i = 0; i < list.count && move_is_capture(&list.moves[i]); i++)
        if (move_from(&list.moves[i]) == scene->square)
            return move_captured_by_step(&list.moves[i], 0);
    return SQUARE_NONE;
}

squareset scene_landings_over(const struct scene *scene, int victim)
{
    const struct movelist *legal = &scene->legal;
    squareset landings = 0;
    for (int i = 0; i < legal->count && move_is_capture(&legal->moves[i]); i++) {
        const struct move *move = &legal->moves[i];
        if (movelist_begins(legal, move, scene->path, scene->length) &&
            move_captured_by_step(move, scene->length - 1) == victim)
            landings |= movelist_landings(legal, move, scene->length);
    }
    return landings;
}

/* Returns a move that begins with the path: all such moves agree on what has happened so far. */
static const struct move *move_so_far(const struct scene *scene)
{
    for (int i = 0; i < scene->legal.count; i++)
        if (movelist_begins(&scene->legal, &scene->legal.moves[i], scene->path, scene->length))
            return &scene->legal.moves[i];
    return NULL;
}

static void set_way(struct scene *scene)
{
    if (!scene->square)
        return;
    scene->diagonal =
        squares_diagonal(scene->from, scene->square, &scene->direction, &scene->distance);
    scene->between = squares_between(scene->from, scene->square);
}

static void set_board(struct scene *scene)
{
    const struct position *position = scene->position;
    const struct move *move = move_so_far(scene);
    assert(move); /* the path is legal so far */
    squareset captured = move_captured_by_steps(move, scene->length - 1);
    bool at_crownhead = false;
    for (int i = 1; i < scene->length; i++)
        at_crownhead |= squareset_has(crownhead(position->side), scene->path[i]);
    scene->from = scene->path[scene->length - 1];
    scene->king = squareset_has(position->kings, scene->path[0]) ||
                  (at_crownhead && scene->rules->crowning == CROWNING_CONTINUES);
    scene->own = position->pieces[position->side] & ~square_set(scene->path[0]);
    scene->enemy = position->pieces[side_other(position->side)] & ~captured;
    scene->ghosts = scene->rules->removal == REMOVAL_AFTER ? captured : 0;
}

void scene_set(struct scene *scene)
{
    struct ruleset no_priority = *scene->rules;
    no_priority.priority = PRIORITY_NONE;
    movegen(&no_priority, scene->position, &scene->every);
    if (scene->length > 0) {
        set_board(scene);
        set_way(scene);
    }
}
