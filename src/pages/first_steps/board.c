/* SPDX-License-Identifier: MIT */
/* The board of First steps: what the exercise answers to a move of the hand, and what is said. */
#include "board/motion.h"
#include "pages/first_steps/first_steps.h"
#include "prose/first_steps_prose.h"

enum {
    ASTRAY_MS = 900, /* for so long a move is looked at before it goes back */
};

struct exercise_words steps_words(const struct first_steps *steps)
{
    const struct practice *practice = &steps->practice;
    return (struct exercise_words){steps_exercise(steps), practice->rules, practice->names,
                                   looks_side_names(practice->looks)};
}

/* The task stays in sight until the other side has answered. */
static void set_task(struct first_steps *steps)
{
    struct exercise_words words = steps_words(steps);
    struct strbuf task = strbuf_init(steps->task, sizeof steps->task);
    if (steps->phase == STEPS_DONE)
        exercise_praise_print(&task, &words, steps->ply);
    else
        exercise_task_print(&task, &words, steps->ply, &steps->practice.position);
}

void steps_begin(struct first_steps *steps)
{
    struct position start = exercise_start(steps_exercise(steps), steps->practice.rules);
    steps->phase = STEPS_ASK;
    steps->ply = 0;
    practice_begin(&steps->practice, &start);
}

static bool finds_move(const struct first_steps *steps, struct move *move)
{
    return exercise_move(steps_exercise(steps), steps->practice.rules, steps->ply,
                         &steps->practice.position, move);
}

static void finish(struct first_steps *steps)
{
    steps->phase = STEPS_DONE;
    steps->solved |= 1u << steps->index;
    steps->practice.win_due = steps->practice.list.count == 0;
}

static void make_right_move(struct first_steps *steps)
{
    struct move answer;
    steps->ply++;
    if (!finds_move(steps, &answer)) {
        finish(steps);
        return;
    }
    steps->phase = STEPS_ANSWER;
    practice_wait(&steps->practice, DEMO_BETWEEN_MS);
}

static void answer(struct first_steps *steps)
{
    struct move move, next;
    finds_move(steps, &move);
    practice_play(&steps->practice, &move);
    steps->ply++;
    steps->phase = STEPS_ASK;
    if (!finds_move(steps, &next))
        finish(steps);
}

/* The move is seen, and goes back in a moment. */
static void make_other_move(struct first_steps *steps)
{
    struct exercise_words words = steps_words(steps);
    struct strbuf sentence = ui_strbuf(steps->practice.desk->ui, PRACTICE_SENTENCE_SIZE);
    exercise_astray_print(&sentence, &words, steps->ply, &steps->before);
    practice_say(&steps->practice, false, sentence.text);
    steps->phase = STEPS_ASTRAY;
    practice_wait(&steps->practice, ASTRAY_MS);
}

static void make_move(struct first_steps *steps, const struct move *move)
{
    bool right = exercise_is_right(steps_exercise(steps), steps->practice.rules, steps->ply,
                                   &steps->before, move);
    if (right)
        make_right_move(steps);
    else
        make_other_move(steps);
}

/* Does what is due. */
static void go_on(struct first_steps *steps)
{
    if (steps->phase == STEPS_ANSWER)
        answer(steps);
    if (steps->phase != STEPS_ASTRAY)
        return;
    practice_take_back(&steps->practice, &steps->before, &steps->before_last);
    steps->phase = STEPS_ASK;
}

void steps_follow(struct first_steps *steps)
{
    if (practice_follow(&steps->practice))
        go_on(steps);
    if (steps->phase == STEPS_ASK || steps->phase == STEPS_DONE)
        set_task(steps);
    if (steps->phase == STEPS_ASK)
        practice_escape(&steps->practice);
}

/* A press while no move is asked for: what is due comes at once. */
static void press_meanwhile(struct first_steps *steps)
{
    if (steps->phase == STEPS_DONE)
        practice_say(&steps->practice, false, exercise_is_done());
    else
        go_on(steps);
}

void steps_board(struct first_steps *steps, struct rect rect)
{
    struct practice *practice = &steps->practice;
    bool asks = steps->phase == STEPS_ASK;
    if (asks) {
        steps->before = practice->position;
        steps->before_last = practice->last;
    }
    struct practice_event event = practice_board(practice, rect, asks);
    if (event.answer == PRACTICE_MOVE)
        make_move(steps, &event.move);
    else if (event.answer == PRACTICE_PRESS)
        press_meanwhile(steps);
}

struct board_picture steps_picture(struct first_steps *steps)
{
    struct practice *practice = &steps->practice;
    struct exercise_words words = steps_words(steps);
    bool asks = steps->phase == STEPS_ASK;
    squareset pointed = asks ? exercise_task_squares(&words, steps->ply, &practice->position) : 0;
    struct board_picture picture = practice_picture(practice, asks, pointed);
    if (steps->phase == STEPS_DONE && practice->list.count == 0)
        picture.blocked = practice->position.pieces[practice->position.side];
    return picture;
}
