/* SPDX-License-Identifier: MIT */
/* The question that a verdict answers, and functions about it. For the verdict only. */
#ifndef RULES_VERDICT_SCENE_H
#define RULES_VERDICT_SCENE_H

#include "rules/verdict.h"

/* The question, and what the legal moves say of it. Only `legal` decides legality; the rest serves
 * to find the reason. */
struct scene {
    const struct ruleset *rules;
    const struct position *position;
    const uint8_t *path;
    int length;
    int square;
    struct movelist legal;
    struct movelist every; /* legal if no capture were demanded or preferred */
    squareset next;        /* squares that may come next; length 0: the starts */

    /* After the start: */
    int from;         /* where the moving piece is now */
    bool king;        /* it moves as a king now */
    squareset own;    /* the other pieces of its side */
    squareset enemy;  /* not captured yet */
    squareset ghosts; /* captured, but on the board until the move is over */

    /* Where it would go: `square`, but behind the first piece on the way if that was clicked, which
       asks to capture it. The way there, if it is a diagonal: */
    squareset goal;
    bool diagonal;
    enum direction direction;
    int distance;
    squareset between; /* the squares passed */
    squareset victims; /* the pieces passed that could be captured, were there no rule against it */
};

/* Fills in the rest of a scene that has the question and its `legal` moves. */
void scene_set(struct scene *scene);

/* Returns the piece that the chosen piece could capture first under `other`, or SQUARE_NONE. */
int scene_first_victim_under(const struct scene *scene, const struct ruleset *other);

/* Returns where the piece may land when it captures the one on `victim` next; the empty set if it
 * cannot.
 */
squareset scene_landings_over(const struct scene *scene, int victim);

/* Returns the first of these pieces, all of them on the way; SQUARE_NONE if there is none. */
int scene_first_of(const struct scene *scene, squareset pieces);

/* Returns true if `move`, one of `list`, begins with the path and goes on to `square`, or captures
 * the piece there. */
bool scene_leads_to(const struct scene *scene, const struct movelist *list,
                    const struct move *move);

/* Returns true if a move under the rule set `other` does so. */
bool scene_possible_under(const struct scene *scene, const struct ruleset *other);

/* Set what the verdict offers: that the piece goes to one of these legal squares, that one of these
 * pieces captures, or whatever may come next. */
void scene_offer_squares(const struct scene *scene, struct verdict *verdict, squareset squares);
void scene_offer_captures(const struct scene *scene, struct verdict *verdict, squareset pieces);
void scene_offer_legal(const struct scene *scene, struct verdict *verdict);

/* Returns true if another capture is preferred to all that begin with the path and the square, and
 * fills in the reason, the numbers and the offer. */
bool verdict_check_priority(const struct scene *scene, struct verdict *verdict);

/* The same for a square on which no capture may land, although the way passes over `victim`, which
 * counts as captured. */
bool verdict_check_priority_here(const struct scene *scene, struct verdict *verdict, int victim);

/* A check that applies ends with one of these: it sets the reason and returns true. `pointed`:
 * further squares that the reason is about. */
static inline bool refuse(struct verdict *verdict, enum refusal refusal, int about,
                          squareset pointed)
{
    verdict->refusal = refusal;
    verdict->about = about;
    verdict->pointed = pointed;
    return true;
}

/* The same, offering those of `squares` that are legal. */
static inline bool refuse_for(const struct scene *scene, struct verdict *verdict,
                              enum refusal refusal, int about, squareset squares)
{
    scene_offer_squares(scene, verdict, squares);
    return refuse(verdict, refusal, about, 0);
}

static inline bool captures_only(const struct scene *scene)
{
    return movelist_must_capture(&scene->legal, scene->rules);
}

static inline squareset standing(const struct scene *scene)
{
    return scene->own | scene->enemy | scene->ghosts;
}

static inline bool occupied(const struct scene *scene)
{
    return (standing(scene) & scene->goal) != 0;
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

/* Returns the square right behind `piece`, seen from the moving piece. */
static inline squareset behind(const struct scene *scene, squareset piece)
{
    return squareset_step(piece, scene->direction);
}

#endif
