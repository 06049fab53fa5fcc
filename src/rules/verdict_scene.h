/* SPDX-License-Identifier: MIT */
/* Inside the verdict only: what is asked, and words to ask about it. */
#ifndef RULES_VERDICT_SCENE_H
#define RULES_VERDICT_SCENE_H

#include "rules/verdict.h"

/* What is asked, and what the legal moves say of it. Legality is read from `legal` alone; the rest
 * serves to find the reason. */
struct scene {
    const struct ruleset *rules;
    const struct position *position;
    const uint8_t *path;
    int length;
    int square;
    struct movelist legal;
    struct movelist every; /* legal, were no capture preferred to another */
    squareset next;        /* the squares that may come next; length 0: the starts */

    /* While going on: */
    int from;         /* where the moving piece is by now */
    bool king;        /* it moves as a king by now */
    squareset own;    /* the other pieces of its side */
    squareset enemy;  /* what is not captured yet */
    squareset ghosts; /* captured, but on the board until the move is over */

    /* The way from there to `square`, if they lie on one diagonal: */
    bool diagonal;
    enum direction direction;
    int distance;
    squareset between; /* the squares passed */
};

/* Adds to a scene that knows the question and its `legal` moves what finding a reason needs. */
void scene_set(struct scene *scene);

/* Would `square` come next if the rule set were `other`? */
bool scene_next_under(const struct scene *scene, const struct ruleset *other);

/* The piece that a clicked piece could capture first if the rule set were `other`, or SQUARE_NONE.
 */
int scene_first_victim_under(const struct scene *scene, const struct ruleset *other);

/* Where the piece may land that goes on by capturing the one on `victim`; the empty set if it may
 * not. */
squareset scene_landings_over(const struct scene *scene, int victim);

/* The first piece on the way, or the empty set. */
squareset scene_first_between(const struct scene *scene);

/* What the verdict offers: that the piece goes on to one of these squares, which is legal; that one
 * of these pieces captures; or whatever comes next. */
void scene_offer_squares(const struct scene *scene, struct verdict *verdict, squareset squares);
void scene_offer_captures(const struct scene *scene, struct verdict *verdict, squareset pieces);
void scene_offer_legal(const struct scene *scene, struct verdict *verdict);

/* Is another capture preferred to all that begin with the path and the square? If so, fills the
 * reason, the numbers and the offer. */
bool verdict_check_priority(const struct scene *scene, struct verdict *verdict);

/* The same for a square where no capture may land, though the way there passes over `victim`: what
 * counts is captured by then. */
bool verdict_check_priority_here(const struct scene *scene, struct verdict *verdict, int victim);

/* A check ends with one of these: the reason, and true. `look`: further squares that the reason
 * speaks of. */
static inline bool refuse(struct verdict *verdict, enum refusal refusal, int about, squareset look)
{
    verdict->refusal = refusal;
    verdict->about = about;
    verdict->look = look;
    return true;
}

/* The reason leaves only these of the squares that are legal. */
static inline bool refuse_for(const struct scene *scene, struct verdict *verdict,
                              enum refusal refusal, int about, squareset squares)
{
    scene_offer_squares(scene, verdict, squares);
    return refuse(verdict, refusal, about, 0);
}

static inline bool captures_only(const struct scene *scene)
{
    return scene->rules->capture == CAPTURE_MANDATORY && scene->legal.count > 0 &&
           move_is_capture(&scene->legal.moves[0]);
}

static inline squareset standing(const struct scene *scene)
{
    return scene->own | scene->enemy | scene->ghosts;
}

static inline bool occupied(const struct scene *scene)
{
    return squareset_has(standing(scene), scene->square);
}

static inline bool flies(const struct scene *scene)
{
    return scene->king && scene->rules->king == KING_FLYING;
}

static inline bool forward(const struct scene *scene)
{
    bool down = scene->direction == DOWN_LEFT || scene->direction == DOWN_RIGHT;
    return down == (scene->position->side == BLACK);
}

static inline bool captures_that_way(const struct scene *scene)
{
    return scene->king || scene->rules->man_capture == MAN_CAPTURES_ANY || forward(scene);
}

/* The way passes one piece that can be captured, and no other. */
static inline bool scene_passes_one_enemy(const struct scene *scene)
{
    squareset passed = scene->between & standing(scene);
    return bits_count(passed) == 1 && (passed & scene->enemy);
}

/* The square right behind `piece`, seen from the moving piece. */
static inline squareset behind(const struct scene *scene, squareset piece)
{
    return squareset_step(piece, scene->direction);
}

#endif
