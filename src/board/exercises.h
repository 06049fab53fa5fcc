/* SPDX-License-Identifier: MIT */
/* Boards on which a player learns by hand: a position, and the moves to be made there. Six of them
 * teach a first game. Others show what a rule set changes; they are the plays of its fields
 * (rule_demos.h), with the player's hand in them. Values, and questions about them. */
#ifndef BOARD_EXERCISES_H
#define BOARD_EXERCISES_H

#include "board/rule_demos.h"

enum {
    FIRST_STEPS = 6,
    FIRST_STEP_TURNS = 2, /* at most */
    EXERCISES_OF_FIELDS = 3,
    EXERCISES_MAX = FIRST_STEPS,
};

/* One of the six. Texts are to be translated, with {dark}, {light} and {colour} as in a caption. */
struct first_step {
    const char *title;
    const char *words;                   /* what there is to know */
    const char *tasks[FIRST_STEP_TURNS]; /* what to do in each turn */
    const char *astray;    /* after a legal move that is not the one; NULL: each of them is */
    struct rule_demo play; /* its caption is the praise */
};

extern const struct first_step first_steps[FIRST_STEPS];

/* What is asked of the player's first move. */
enum exercise_kind {
    EXERCISE_STEP,      /* one of the six: what its text says */
    EXERCISE_NEW_MOVE,  /* a move that American rules do not have */
    EXERCISE_STRICTER,  /* any legal one: one of American rules is forbidden */
    EXERCISE_SAME_MOVE, /* the move of the play, which American rules allow too */
};

/* The player has the side that moves first. The exercise moves for the other side. */
struct exercise {
    enum exercise_kind kind;
    const struct first_step *step; /* EXERCISE_STEP */
    enum field field;              /* the other kinds: the field that it shows */
    const struct rule_demo *play;
    bool borrowed; /* only the position of the play, which is about another field */
};

/* Lists the exercises of a rule set: for rules that differ from American a board for each of the
 * most telling fields, at most EXERCISES_OF_FIELDS and, where one field only differs, at least two
 * if its positions allow that; for other rules, the six. Returns how many: 1 to EXERCISES_MAX. */
int exercises_of(const struct named_ruleset *rules, struct exercise exercises[EXERCISES_MAX]);

struct position exercise_start(const struct exercise *exercise, const struct named_ruleset *rules);

/* Returns the first legal move at place `ply` of the exercise: the player's if `ply` is even, else
 * the answer. Returns false if there is none: the exercise is done. */
bool exercise_move(const struct exercise *exercise, const struct named_ruleset *rules, int ply,
                   const struct position *position, struct move *move);

/* Returns true if a legal `move` of the player is what is asked for at place `ply`. */
bool exercise_is_right(const struct exercise *exercise, const struct named_ruleset *rules, int ply,
                       const struct position *position, const struct move *move);

/* --- In words --- */

/* What the sentences need to know. */
struct exercise_words {
    const struct exercise *exercise;
    const struct named_ruleset *rules;
    struct square_names names;
    struct side_names sides;
};

const char *exercise_title(const struct exercise *exercise);

/* Adds what there is to know. */
void exercise_about_print(struct strbuf *out, const struct exercise_words *words);

/* Adds what to do at place `ply`, which is even, in this position. */
void exercise_task_print(struct strbuf *out, const struct exercise_words *words, int ply,
                         const struct position *position);

/* Returns the squares that the task names, to be marked. */
squareset exercise_task_squares(const struct exercise_words *words, int ply,
                                const struct position *position);

/* Adds that a legal move was not the one, and what is. */
void exercise_astray_print(struct strbuf *out, const struct exercise_words *words, int ply,
                           const struct position *position);

/* Adds what has been shown, when all is done: `plies` moves were made. */
void exercise_praise_print(struct strbuf *out, const struct exercise_words *words, int plies);

#endif
