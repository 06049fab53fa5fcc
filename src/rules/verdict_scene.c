/* SPDX-License-Identifier: MIT */
#include "rules/verdict_scene.h"

#include <assert.h>

int scene_first_of(const struct scene *scene, squareset pieces)
{
    squareset at = pieces ? behind(scene, square_set(scene->from)) : 0;
    while (at & ~pieces)
        at = behind(scene, at);
    return at ? squareset_any(at) : SQUARE_NONE;
}

bool scene_leads_to(const struct scene *scene, const struct movelist *list, const struct move *move)
{
    int next = scene->length;
    if (next > move->steps || !movelist_begins(list, move, scene->path, next))
        return false;
    return squareset_has(movelist_landings(list, move, next), scene->square) ||
           (next > 0 && move_captured_by_step(move, next - 1) == scene->square);
}

bool scene_possible_under(const struct scene *scene, const struct ruleset *other)
{
    struct movelist list;
    movegen(other, scene->position, &list);
    for (int i = 0; i < list.count; i++)
        if (scene_leads_to(scene, &list, &list.moves[i]))
            return true;
    return false;
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
    scene->goal = square_set(scene->square);
    scene->diagonal =
        squares_diagonal(scene->from, scene->square, &scene->direction, &scene->distance);
    scene->between = squares_between(scene->from, scene->square);
    squareset past = behind(scene, scene->goal);
    if (scene->diagonal && (scene->enemy & scene->goal) && past &&
        !(scene->between & (scene->own | scene->enemy))) {
        scene->between |= scene->goal;
        scene->distance++;
        scene->goal = past;
    }
    scene->victims = scene->between & scene->enemy;
}

static void set_board(struct scene *scene)
{
    const struct position *position = scene->position;
    const struct move *move = move_so_far(scene);
    assert(move || scene->length == 1); /* the path is legal so far */
    squareset captured = move ? move_captured_by_steps(move, scene->length - 1) : 0;
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
    struct ruleset no_duty = *scene->rules;
    no_duty.capture = CAPTURE_OPTIONAL;
    no_duty.priority = PRIORITY_NONE;
    movegen(&no_duty, scene->position, &scene->every);
    if (scene->length > 0) {
        set_board(scene);
        set_way(scene);
    }
}
