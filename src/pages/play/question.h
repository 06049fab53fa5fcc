/* SPDX-License-Identifier: MIT */
/* The questions that the strip asks, and their answers. */
#ifndef PAGES_PLAY_QUESTION_H
#define PAGES_PLAY_QUESTION_H

#include "pages/play/play.h"

/* A draw offer is a question whatever else is going on: it is never left hanging unseen. */
enum question {
    QUESTION_NONE,
    QUESTION_RESIGN,
    QUESTION_OFFER,
    QUESTION_ANSWER,
    QUESTION_ARRIVAL, /* shall the running game end, for one from elsewhere? */
};

/* The one that waits for an answer. */
enum question play_question(const struct play *play);
void play_question_print(struct strbuf *out, struct play *play, enum question question);

/* Does the sentence have room in the strip, so many pixels wide? */
bool play_sentence_fits(struct play *play, int width, const char *sentence);

/* Of `room` pixels beside each other: how many the sentence of a question leaves, and how many of
 * those the answers take, each with the gap beside it. */
int play_answers_room(struct play *play, enum question question, int room, const char *sentence);
int play_answers_width(struct play *play, enum question question, int room);

/* The answers at the right of `rect`; does what the one that is pressed says. */
void play_answer_buttons(struct play *play, struct rect rect, enum question question);

#endif
