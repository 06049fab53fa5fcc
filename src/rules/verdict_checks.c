/* SPDX-License-Identifier: MIT */
#include "rules/verdict_scene.h"

#include <assert.h>

static const enum field fields[REFUSAL_COUNT] = {
    [REFUSAL_NONE] = FIELD_NONE,
    [REFUSAL_NOT_PLAYABLE] = FIELD_NONE,
    [REFUSAL_EMPTY_START] = FIELD_NONE,
    [REFUSAL_NOT_YOURS] = FIELD_NONE,
    [REFUSAL_BLOCKED] = FIELD_NONE,
    [REFUSAL_MUST_CAPTURE] = FIELD_CAPTURE,
    [REFUSAL_MUST_CAPTURE_ITSELF] = FIELD_CAPTURE,
    [REFUSAL_SAME_SQUARE] = FIELD_NONE,
    [REFUSAL_OWN_PIECE] = FIELD_NONE,
    [REFUSAL_OTHER_PIECE] = FIELD_NONE,
    [REFUSAL_GO_BEHIND] = FIELD_NONE,
    [REFUSAL_BACKED] = FIELD_NONE,
    [REFUSAL_NOT_DIAGONAL] = FIELD_NONE,
    [REFUSAL_MAN_FORWARD] = FIELD_NONE,
    [REFUSAL_MAN_TOO_FAR] = FIELD_NONE,
    [REFUSAL_KING_TOO_FAR] = FIELD_KING,
    [REFUSAL_OVER_OWN] = FIELD_NONE,
    [REFUSAL_OVER_NOTHING] = FIELD_NONE,
    [REFUSAL_TWO_IN_A_ROW] = FIELD_NONE,
    [REFUSAL_ONE_AT_A_TIME] = FIELD_NONE,
    [REFUSAL_STEP_BY_STEP] = FIELD_NONE,
    [REFUSAL_MAN_CAPTURES] = FIELD_MAN_CAPTURE,
    [REFUSAL_MAN_TAKES_KING] = FIELD_MAN_TAKES_KING,
    [REFUSAL_LAND_BEHIND] = FIELD_LANDING,
    [REFUSAL_LANDING_GOES_ON] = FIELD_LANDING,
    [REFUSAL_STILL_THERE] = FIELD_REMOVAL,
    [REFUSAL_CAPTURED_ALREADY] = FIELD_NONE,
    [REFUSAL_CROWNED] = FIELD_CROWNING,
    [REFUSAL_NOT_YET_CROWNED] = FIELD_CROWNING,
    [REFUSAL_UNFINISHED] = FIELD_CAPTURE,
    [REFUSAL_MOVE_ENDED] = FIELD_NONE,
    [REFUSAL_KING_FIRST] = FIELD_PRIORITY,
    [REFUSAL_MOST] = FIELD_PRIORITY,
    [REFUSAL_KING_AMONG_EQUALS] = FIELD_PRIORITY,
    [REFUSAL_MOST_KINGS] = FIELD_PRIORITY,
    [REFUSAL_KINGS_EARLIEST] = FIELD_PRIORITY,
};

enum field refusal_field(enum refusal refusal)
{
    return fields[refusal];
}

/* Refuses for a reason that is about the judged square only. */
static bool refuse_plainly(struct verdict *verdict, enum refusal refusal)
{
    return refuse(verdict, refusal, SQUARE_NONE, 0);
}

/* --- Checks while choosing a piece --- */

static bool check_not_playable(const struct scene *scene, struct verdict *verdict)
{
    return scene->square == SQUARE_NONE && refuse_plainly(verdict, REFUSAL_NOT_PLAYABLE);
}

static bool check_empty_start(const struct scene *scene, struct verdict *verdict)
{
    return position_piece(scene->position, scene->square) == PIECE_NONE &&
           refuse_plainly(verdict, REFUSAL_EMPTY_START);
}

static bool check_not_yours(const struct scene *scene, struct verdict *verdict)
{
    enum side other = side_other(scene->position->side);
    return squareset_has(scene->position->pieces[other], scene->square) &&
           refuse_plainly(verdict, REFUSAL_NOT_YOURS);
}

static bool check_must_capture(const struct scene *scene, struct verdict *verdict)
{
    return captures_only(scene) && refuse_plainly(verdict, REFUSAL_MUST_CAPTURE);
}

/* A blocked man next to a king, or with a piece to capture behind it, is not just blocked: a field
 * forbids what other rules would allow. */
static bool check_blocked_by_field(const struct scene *scene, struct verdict *verdict)
{
    struct ruleset takes_kings = *scene->rules;
    takes_kings.priority = PRIORITY_NONE;
    struct ruleset captures_any = takes_kings;
    takes_kings.man_takes_king = YES;
    captures_any.man_capture = MAN_CAPTURES_ANY;
    int king = scene_first_victim_under(scene, &takes_kings);
    if (king)
        return refuse(verdict, REFUSAL_MAN_TAKES_KING, king, 0);
    int victim = scene_first_victim_under(scene, &captures_any);
    return victim && refuse(verdict, REFUSAL_MAN_CAPTURES, victim, 0);
}

static bool check_blocked(const struct scene *scene, struct verdict *verdict)
{
    (void)scene; /* nothing else was wrong */
    return refuse_plainly(verdict, REFUSAL_BLOCKED);
}

/* --- Checks after the start --- */

static bool check_ended(const struct scene *scene, struct verdict *verdict)
{
    const struct move *whole = movelist_find(&scene->legal, scene->path, scene->length);
    if (!whole)
        return false;
    struct ruleset goes_on = *scene->rules;
    goes_on.priority = PRIORITY_NONE;
    goes_on.crowning = CROWNING_CONTINUES;
    bool crowned = whole->crowns && scene->square && scene_next_under(scene, &goes_on);
    return refuse(verdict, crowned ? REFUSAL_CROWNED : REFUSAL_MOVE_ENDED, SQUARE_NONE,
                  square_set(scene->from));
}

static bool check_must_capture_itself(const struct scene *scene, struct verdict *verdict)
{
    struct ruleset optional = *scene->rules;
    optional.capture = CAPTURE_OPTIONAL;
    return scene->length == 1 && scene_next_under(scene, &optional) &&
           refuse_plainly(verdict, REFUSAL_MUST_CAPTURE_ITSELF);
}

static bool check_not_yet_crowned(const struct scene *scene, struct verdict *verdict)
{
    struct ruleset goes_on = *scene->rules;
    goes_on.priority = PRIORITY_NONE;
    goes_on.crowning = CROWNING_CONTINUES;
    return scene->rules->crowning == CROWNING_AT_REST && scene_next_under(scene, &goes_on) &&
           refuse_plainly(verdict, REFUSAL_NOT_YET_CROWNED);
}

static bool check_step_by_step(const struct scene *scene, struct verdict *verdict)
{
    squareset first = 0;
    for (int i = 0; i < scene->legal.count; i++) {
        const struct move *move = &scene->legal.moves[i];
        if (!movelist_begins(&scene->legal, move, scene->path, scene->length))
            continue;
        for (int at = scene->length + 1; at <= move->steps; at++)
            if (squareset_has(movelist_landings(&scene->legal, move, at), scene->square))
                first |= movelist_landings(&scene->legal, move, scene->length);
    }
    return first && refuse_for(scene, verdict, REFUSAL_STEP_BY_STEP, SQUARE_NONE, first);
}

static bool check_same_square(const struct scene *scene, struct verdict *verdict)
{
    return scene->square == scene->from && refuse_plainly(verdict, REFUSAL_SAME_SQUARE);
}

static bool check_go_behind(const struct scene *scene, struct verdict *verdict)
{
    squareset landings = scene_landings_over(scene, scene->square);
    return landings && refuse_for(scene, verdict, REFUSAL_GO_BEHIND, SQUARE_NONE, landings);
}

/* A captured piece was clicked, or is on the way of a piece that could pass or capture it. */
static bool check_still_there(const struct scene *scene, struct verdict *verdict)
{
    squareset met = scene->ghosts & (scene->between | square_set(scene->square));
    bool reach = flies(scene) || scene->distance <= 2;
    bool alone = !(scene->between & (scene->own | scene->enemy));
    bool idle = field_idle(scene->rules, FIELD_REMOVAL);
    return met && (squareset_has(scene->ghosts, scene->square) || (reach && alone)) &&
           refuse(verdict, idle ? REFUSAL_CAPTURED_ALREADY : REFUSAL_STILL_THERE, SQUARE_NONE, met);
}

/* The piece to capture, which was clicked or is before the clicked square, has another piece right
 * behind it. */
static bool check_backed(const struct scene *scene, struct verdict *verdict)
{
    if (!scene->diagonal || !occupied(scene) || !captures_that_way(scene))
        return false;
    squareset clicked = square_set(scene->square);
    squareset piece = scene_first_between(scene);
    if (!piece)
        piece = clicked;
    else if (behind(scene, piece) != clicked)
        return false;
    squareset near = squareset_step(square_set(scene->from), scene->direction);
    bool backed = (piece & scene->enemy) && (behind(scene, piece) & standing(scene));
    return backed && (flies(scene) || piece == near) &&
           refuse(verdict, REFUSAL_BACKED, squareset_any(piece), behind(scene, piece));
}

static bool check_occupied(const struct scene *scene, struct verdict *verdict)
{
    bool own = squareset_has(scene->own, scene->square);
    return occupied(scene) &&
           refuse_plainly(verdict, own ? REFUSAL_OWN_PIECE : REFUSAL_OTHER_PIECE);
}

static bool check_not_diagonal(const struct scene *scene, struct verdict *verdict)
{
    return !scene->diagonal && refuse_plainly(verdict, REFUSAL_NOT_DIAGONAL);
}

static bool check_man_captures(const struct scene *scene, struct verdict *verdict)
{
    squareset piece = scene->between & scene->enemy;
    if (scene->king || scene->distance != 2 || !piece)
        return false;
    if (!captures_that_way(scene))
        return refuse(verdict, REFUSAL_MAN_CAPTURES, squareset_any(piece), 0);
    return scene->rules->man_takes_king == NO && (piece & scene->position->kings) &&
           refuse(verdict, REFUSAL_MAN_TAKES_KING, squareset_any(piece), 0);
}

/* A plain move by a piece that has begun to capture. */
static bool check_plain_after_capture(const struct scene *scene, struct verdict *verdict)
{
    bool reach = flies(scene) || scene->distance == 1;
    return scene->length > 1 && reach && !(scene->between & standing(scene)) &&
           refuse_plainly(verdict, REFUSAL_UNFINISHED);
}

static bool check_man_forward(const struct scene *scene, struct verdict *verdict)
{
    return !scene->king && !forward(scene) && !(scene->between & standing(scene)) &&
           refuse_plainly(verdict, REFUSAL_MAN_FORWARD);
}

static bool check_over_own(const struct scene *scene, struct verdict *verdict)
{
    squareset own = scene->between & scene->own;
    return own && refuse(verdict, REFUSAL_OVER_OWN, SQUARE_NONE, own);
}

static bool check_two_in_a_row(const struct scene *scene, struct verdict *verdict)
{
    squareset first = scene_first_between(scene);
    squareset second = first ? behind(scene, first) & scene->between : 0;
    bool near = squareset_step(square_set(scene->from), scene->direction) == first;
    return (first & scene->enemy) && (second & scene->enemy) && (flies(scene) || near) &&
           refuse(verdict, REFUSAL_TWO_IN_A_ROW, SQUARE_NONE, first | second);
}

static bool check_over_nothing(const struct scene *scene, struct verdict *verdict)
{
    return !scene->king && scene->distance == 2 && !(scene->between & standing(scene)) &&
           refuse(verdict, REFUSAL_OVER_NOTHING, squareset_any(scene->between), 0);
}

static bool check_too_far(const struct scene *scene, struct verdict *verdict)
{
    bool jump = scene->distance == 2 && (scene->between & standing(scene));
    if (flies(scene) || scene->distance == 1 || jump)
        return false;
    squareset passed = scene_first_between(scene) & scene->enemy;
    return refuse(verdict, scene->king ? REFUSAL_KING_TOO_FAR : REFUSAL_MAN_TOO_FAR,
                  passed ? squareset_any(passed) : SQUARE_NONE, 0);
}

static bool check_one_at_a_time(const struct scene *scene, struct verdict *verdict)
{
    squareset passed = scene->between & scene->enemy;
    return bits_count(passed) > 1 && refuse(verdict, REFUSAL_ONE_AT_A_TIME, SQUARE_NONE, passed);
}

/* The capture is possible but lands elsewhere; if no landing is legal, another capture is
 * preferred. */
static bool check_landing(const struct scene *scene, struct verdict *verdict)
{
    if (!flies(scene) || !scene_passes_one_enemy(scene))
        return false;
    int victim = squareset_any(scene->between & scene->enemy);
    squareset landings = scene_landings_over(scene, victim);
    if (!landings)
        return verdict_check_priority_here(scene, verdict, victim);
    bool behind = scene->rules->landing == LANDING_BEHIND;
    return refuse_for(scene, verdict, behind ? REFUSAL_LAND_BEHIND : REFUSAL_LANDING_GOES_ON,
                      behind ? victim : SQUARE_NONE, landings);
}

/* The last check: nothing else was wrong, so it must be a capture that is not finished. */
static bool check_unfinished(const struct scene *scene, struct verdict *verdict)
{
    assert(scene->length > 1);
    (void)scene; /* without assertions */
    return refuse_plainly(verdict, REFUSAL_UNFINISHED);
}

/* --- The order of the checks: the first that applies gives the reason --- */

typedef bool check(const struct scene *scene, struct verdict *verdict);

static check *const start_checks[] = {
    check_not_playable, check_empty_start,      check_not_yours, verdict_check_priority,
    check_must_capture, check_blocked_by_field, check_blocked,
};

/* What a rule forbids comes before what the board forbids. From check_not_diagonal on, the square
 * is empty; after it, both squares are on one diagonal. */
static check *const next_checks[] = {
    check_not_playable,     check_ended,
    verdict_check_priority, check_must_capture_itself,
    check_not_yet_crowned,  check_step_by_step,
    check_same_square,      check_go_behind,
    check_still_there,      check_backed,
    check_occupied,         check_not_diagonal,
    check_man_captures,     check_plain_after_capture,
    check_over_own,         check_two_in_a_row,
    check_man_forward,      check_over_nothing,
    check_too_far,          check_one_at_a_time,
    check_landing,          check_unfinished,
};

static bool is_legal(struct scene *scene, struct verdict *verdict)
{
    uint8_t path[MOVE_MAX_PATH + 1];
    if (!scene->square || !squareset_has(scene->next, scene->square))
        return false;
    for (int i = 0; i < scene->length; i++)
        path[i] = scene->path[i];
    path[scene->length] = (uint8_t)scene->square;
    bool whole = movelist_find(&scene->legal, path, scene->length + 1);
    verdict->kind = whole ? VERDICT_MOVE : VERDICT_PART;
    verdict->pointed = movelist_next(&scene->legal, path, scene->length + 1);
    return true;
}

struct verdict verdict(const struct ruleset *rules, const struct position *position,
                       const uint8_t *path, int length, int square)
{
    assert(length >= 0 && length <= MOVE_MAX_PATH && square >= SQUARE_NONE &&
           square <= SQUARE_COUNT);
    struct scene scene = {
        .rules = rules, .position = position, .path = path, .length = length, .square = square};
    struct verdict verdict = {
        .square = square, .from = length ? path[length - 1] : SQUARE_NONE, .field = FIELD_NONE};
    movegen(rules, position, &scene.legal);
    scene.next = length ? movelist_next(&scene.legal, path, length) : movelist_starts(&scene.legal);
    if (is_legal(&scene, &verdict))
        return verdict;
    verdict.kind = VERDICT_REFUSED;
    scene_set(&scene);
    check *const *at = length ? next_checks : start_checks;
    while (!(*at)(&scene, &verdict))
        at++;
    verdict.field = refusal_field(verdict.refusal);
    if (verdict.offer == OFFER_NOTHING)
        scene_offer_legal(&scene, &verdict);
    return verdict;
}
