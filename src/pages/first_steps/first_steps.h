/* SPDX-License-Identifier: MIT */
/* The page First steps: its state, and what its parts ask of each other. */
#ifndef PAGES_FIRST_STEPS_FIRST_STEPS_H
#define PAGES_FIRST_STEPS_FIRST_STEPS_H

#include "board/exercises.h"
#include "board/moving.h"
#include "pages/move_sounds.h"
#include "pages/page.h"

enum steps_phase {
    STEPS_ASK,    /* a move is to be made */
    STEPS_ASTRAY, /* the one that was made goes back when it is due */
    STEPS_ANSWER, /* the other side's move is due */
    STEPS_DONE,
};

enum {
    STEPS_SENTENCE_SIZE = RULES_NAME_SIZE + 800,
};

struct first_steps {
    struct desk *desk;    /* lent for the pass */
    struct rules_key key; /* the rules that are learned */
    struct exercise boards[EXERCISES_MAX];
    int count, index; /* count 0: not opened yet */
    unsigned solved;  /* a bit for each board */
    int offset;       /* of the words, where they scroll */

    /* The board. */
    enum steps_phase phase;
    int ply;                  /* moves that were right, and their answers */
    struct position position; /* as it is shown */
    struct move last;         /* the move before; `ply` 0: there is none */
    struct position before;   /* STEPS_ASTRAY: the position to go back to, */
    struct move astray;       /* and the move that led away */
    uint64_t due;             /* STEPS_ASTRAY, STEPS_ANSWER; milliseconds */
    uint64_t finishing_until; /* until then a click where the last move went belongs to it */
    bool win_due;             /* the move that wins is on its way */
    struct gesture gesture;
    struct gesture seen; /* the same, as it is drawn */
    struct moving moving;
    struct move_heard heard;

    /* What is said. */
    char task[STEPS_SENTENCE_SIZE];
    char message[STEPS_SENTENCE_SIZE]; /* in its place until the next gesture; empty: nothing */
    bool warns;

    /* Worked out at the beginning of a pass. */
    const struct named_ruleset *rules;
    struct looks looks;
    struct square_names names;
    struct movelist list;
    struct board_geometry geometry;
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

/* Once a pass: goes on as time passes. */
void steps_follow(struct first_steps *steps);

/* Once a pass before the head of the page: Esc first lets go of what the hand holds. */
void steps_escape(struct first_steps *steps);

/* Answers the input on the board, which is fitted into `rect`. */
void steps_board(struct first_steps *steps, struct rect rect);

/* Returns what is to be seen of it. */
struct board_picture steps_picture(struct first_steps *steps);

/* Adds what the line below the board says, and returns its tone. */
enum tone steps_sentence_print(struct strbuf *out, const struct first_steps *steps);

#endif
