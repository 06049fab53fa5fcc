/* SPDX-License-Identifier: MIT */
/* The page First steps: its state, and what its parts ask of each other. */
#ifndef PAGES_FIRST_STEPS_FIRST_STEPS_H
#define PAGES_FIRST_STEPS_FIRST_STEPS_H

#include "board/exercises.h"
#include "pages/practice.h"

enum steps_phase {
    STEPS_ASK,    /* a move is to be made */
    STEPS_ASTRAY, /* the one that was made goes back when it is due */
    STEPS_ANSWER, /* the other side's move is due */
    STEPS_DONE,
};

struct first_steps {
    struct rules_key key; /* the rules that are learned */
    struct exercise boards[EXERCISES_MAX];
    int count, index; /* count 0: not opened yet */
    unsigned solved;  /* a bit for each board */
    int offset;       /* of the words, where they scroll */
    struct practice practice;
    enum steps_phase phase;
    int ply;                 /* moves that were right, and their answers */
    struct position before;  /* STEPS_ASTRAY: the position to go back to, */
    struct move before_last; /* and the move that led there */
    char task[PRACTICE_SENTENCE_SIZE];
};

static inline const struct exercise *steps_exercise(const struct first_steps *steps)
{
    return &steps->boards[steps->index];
}

static inline bool steps_solved(const struct first_steps *steps)
{
    return steps->solved >> steps->index & 1;
}

struct exercise_words steps_words(const struct first_steps *steps);

/* --- board.c: the hand plays, and the exercise answers --- */

/* Sets the board up anew. */
void steps_begin(struct first_steps *steps);

/* Once a pass before the head of the page: goes on as time passes. */
void steps_follow(struct first_steps *steps);

/* Answers the input on the board, which is fitted into `rect`. */
void steps_board(struct first_steps *steps, struct rect rect);

/* Returns what is to be seen of it. */
struct board_picture steps_picture(struct first_steps *steps);

#endif
