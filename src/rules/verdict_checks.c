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
    for (int i = scene->every.count - 1; i >= 0 && !move_is_capture(&scene->every.moves[i]); i--)
        if (scene_leads_to(scene, &scene->every, &scene->every.moves[i]))
            return refuse_plainly(verdict, REFUSAL_MUST_CAPTURE);
    return false;
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
    bool crowned = whole->crowns && scene->square && scene_possible_under(scene, &goes_on);
    return refuse(verdict, crowned ? REFUSAL_CROWNED : REFUSAL_MOVE_ENDED, SQUARE_NONE,
                  square_set(scene->from));
}

static bool check_not_yet_crowned(const struct scene *scene, struct verdict *verdict)
{
    struct ruleset goes_on = *scene->rules;
    goes_on.priority = PRIORITY_NONE;
    goes_on.crowning = CROWNING_CONTINUES;
    return scene->rules->crowning == CROWNING_AT_REST && scene_possible_under(scene, &goes_on) &&
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

static bool check_not_diagonal(const struct scene *scene, struct verdict *verdict)
{
    return !scene->diagonal && refuse_plainly(verdict, REFUSAL_NOT_DIAGONAL);
}

static bool refuse_captured(const struct scene *scene, struct verdict *verdict, squareset captured)
{
    bool idle = field_idle(scene->rules, FIELD_REMOVAL);
    return refuse(verdict, idle ? REFUSAL_CAPTURED_ALREADY : REFUSAL_STILL_THERE, SQUARE_NONE,
                  captured);
}

static bool check_captured_clicked(const struct scene *scene, struct verdict *verdict)
{
    return squareset_has(scene->ghosts, scene->square) &&
           refuse_captured(scene, verdict, square_set(scene->square));
}

/* --- What stands in the way of one step, each found without regard to the others --- */

static bool check_man_captures(const struct scene *scene, struct verdict *verdict)
{
    return scene->victims && !captures_that_way(scene) &&
           refuse(verdict, REFUSAL_MAN_CAPTURES, scene_first_of(scene, scene->victims), 0);
}

static bool check_man_takes_king(const struct scene *scene, struct verdict *verdict)
{
    int king = scene_first_of(scene, scene->victims & scene->position->kings);
    return king && !scene->king && scene->rules->man_takes_king == NO &&
           refuse(verdict, REFUSAL_MAN_TAKES_KING, king, 0);
}

/* The pieces that one jump would capture. Of several, captured ones are in its way as well. */
static squareset jumped(const struct scene *scene)
{
    bool several = bits_count(scene->victims) > 1;
    return scene->victims | (several ? scene->between & scene->ghosts : 0);
}

static bool check_still_there(const struct scene *scene, struct verdict *verdict)
{
    squareset met = scene->ghosts & (scene->between | scene->goal) & ~jumped(scene);
    return met && refuse_captured(scene, verdict, met);
}

/* The square is not empty, or the one right behind a piece that would be captured. */
static bool check_occupied(const struct scene *scene, struct verdict *verdict)
{
    int victim = scene_first_of(scene, scene->victims);
    if (!(scene->goal & (scene->own | scene->enemy)))
        return false;
    if (victim && behind(scene, square_set(victim)) == scene->goal)
        return refuse(verdict, REFUSAL_BACKED, victim, scene->goal);
    bool own = scene->goal & scene->own;
    return refuse_plainly(verdict, own ? REFUSAL_OWN_PIECE : REFUSAL_OTHER_PIECE);
}

static bool check_over_own(const struct scene *scene, struct verdict *verdict)
{
    squareset own = scene->between & scene->own;
    return own && refuse(verdict, REFUSAL_OVER_OWN, SQUARE_NONE, own);
}

static bool check_one_at_a_time(const struct scene *scene, struct verdict *verdict)
{
    squareset passed = jumped(scene);
    if (bits_count(passed) < 2)
        return false;
    squareset second = behind(scene, square_set(scene_first_of(scene, scene->victims)));
    bool row = bits_count(passed) == 2 && (second & scene->victims);
    return refuse(verdict, row ? REFUSAL_TWO_IN_A_ROW : REFUSAL_ONE_AT_A_TIME, SQUARE_NONE, passed);
}

/* Two squares back is a jump, if men capture backward. */
static bool check_man_forward(const struct scene *scene, struct verdict *verdict)
{
    bool jump = scene->distance == 2 && captures_that_way(scene);
    return scene->length == 1 && !scene->king && !forward(scene) && !scene->victims && !jump &&
           refuse_plainly(verdict, REFUSAL_MAN_FORWARD);
}

/* Returns true if this is a short jump, but there is nothing to jump over. */
static bool over_nothing(const struct scene *scene)
{
    return !flies(scene) && scene->distance == 2 && !(scene->between & standing(scene));
}

static bool check_over_nothing(const struct scene *scene, struct verdict *verdict)
{
    return scene->length == 1 && !scene->king && over_nothing(scene) &&
           refuse(verdict, REFUSAL_OVER_NOTHING, squareset_any(scene->between), 0);
}

static bool check_too_far(const struct scene *scene, struct verdict *verdict)
{
    if (flies(scene) || (scene->length > 1 && !scene->victims))
        return false;
    int passed = bits_count(jumped(scene));
    int reach = passed ? 1 + passed : scene->king && over_nothing(scene) ? 1 : 2;
    return scene->distance > reach &&
           refuse(verdict, scene->king ? REFUSAL_KING_TOO_FAR : REFUSAL_MAN_TOO_FAR,
                  scene_first_of(scene, scene->victims), 0);
}

/* If the capture has no legal landing, another one is preferred, which is one more reason. */
static bool check_land_behind(const struct scene *scene, struct verdict *verdict)
{
    int victim = scene_first_of(scene, scene->victims);
    squareset before = squareset_step(scene->goal, direction_opposite(scene->direction));
    if (!victim || !flies(scene) || scene->rules->landing == LANDING_FREE ||
        (before & scene->victims))
        return false;
    squareset landings = scene_landings_over(scene, victim);
    if (!landings && verdict_check_priority_here(scene, verdict, victim)) {
        verdict->several = true;
        return true;
    }
    return refuse_for(scene, verdict, REFUSAL_LAND_BEHIND, victim, landings);
}

typedef bool check(const struct scene *scene, struct verdict *verdict);

/* What a rule forbids comes before what the board forbids. */
static check *const obstacles[] = {
    check_man_captures,  check_man_takes_king, check_man_forward, check_still_there,
    check_too_far,       check_over_nothing,   check_occupied,    check_over_own,
    check_one_at_a_time, check_land_behind,
};

static bool check_obstacles(const struct scene *scene, struct verdict *verdict)
{
    const struct verdict asked = *verdict;
    int met = 0;
    for (size_t i = 0; i < sizeof obstacles / sizeof obstacles[0]; i++) {
        struct verdict found = asked;
        if (obstacles[i](scene, &found) && met++ == 0)
            *verdict = found;
    }
    verdict->several |= met > 1;
    return met > 0;
}

/* --- The step is possible, but the capture does not go on so --- */

/* If no landing over the piece is legal, another capture is preferred. */
static bool check_landing_goes_on(const struct scene *scene, struct verdict *verdict)
{
    int victim = scene_first_of(scene, scene->victims);
    if (!victim)
        return false;
    squareset landings = scene_landings_over(scene, victim);
    if (!landings)
        return verdict_check_priority_here(scene, verdict, victim);
    return refuse_for(scene, verdict, REFUSAL_LANDING_GOES_ON, SQUARE_NONE, landings);
}

/* The last check: nothing else was wrong, so it must be a capture that is not finished. */
static bool check_unfinished(const struct scene *scene, struct verdict *verdict)
{
    assert(scene->length > 1);
    if (over_nothing(scene))
        return refuse(verdict, REFUSAL_OVER_NOTHING, squareset_any(scene->between), 0);
    return refuse_plainly(verdict, REFUSAL_UNFINISHED);
}

/* --- The order of the checks: the first that applies gives the reason --- */

static check *const start_checks[] = {
    check_not_playable, check_empty_start,      check_not_yours, verdict_check_priority,
    check_must_capture, check_blocked_by_field, check_blocked,
};

/* A duty comes first, as the step is possible without it. Then come other ways to say what is
 * legal, and squares to which no step leads under any rules. After check_not_diagonal, both squares
 * are on one diagonal. */
static check *const next_checks[] = {
    check_not_playable, check_ended,           verdict_check_priority, check_must_capture,
    check_step_by_step, check_same_square,     check_go_behind,        check_captured_clicked,
    check_not_diagonal, check_not_yet_crowned, check_obstacles,        check_landing_goes_on,
    check_unfinished,
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

struct verdict verdict_of_path(const struct ruleset *rules, const struct position *position,
                               const uint8_t *path, int length, int *at)
{
    struct verdict found = verdict(rules, position, path, 0, path[0]);
    *at = 0;
    if (found.field != FIELD_NONE && length > 1)
        return verdict(rules, position, path, 1, path[1]);
    while (found.kind != VERDICT_REFUSED && *at + 1 < length) {
        ++*at;
        found = verdict(rules, position, path, *at, path[*at]);
    }
    return found;
}
