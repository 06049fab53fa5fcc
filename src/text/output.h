/* SPDX-License-Identifier: MIT */
/* Lines for people: parted between words where a terminal is narrow, and without signs that the
 * terminal does not know. */
#ifndef TEXT_OUTPUT_H
#define TEXT_OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

struct output {
    FILE *file;   /* lent */
    int columns;  /* lines are parted there; 0: they are not */
    bool ascii;   /* no other signs can be shown */
    bool prompts; /* a person types */
    bool failed;  /* nobody reads it any more, or the disk is full */
};

/* A person types if `in` and `out` are terminals. */
struct output output_init(FILE *in, FILE *out);

/* Says lines, flushed. Nothing for an empty text. */
void output_say(struct output *output, const char *lines);

/* The same for a text without the end of a line, on which the answer is typed. */
void output_prompt(struct output *output, const char *text);

/* Begins a line after a prompt that was not answered. */
void output_end_prompt(struct output *output);

#endif
