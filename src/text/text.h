/* SPDX-License-Identifier: MIT */
/* The match in a terminal, line by line: for screen readers, braille displays and pipes. It is the
 * match of the window: the same archive, the same rules and sentences, the same computer.
 *
 * Each line that is read is a move or a command (text/commands.c), and is answered by whole lines,
 * which are only ever added. On a terminal they are parted between words, and a prompt says who is
 * to move. In a pipe each answer is flushed before the next line is read. It waits: for lines, and
 * for the computer. */
#ifndef TEXT_TEXT_H
#define TEXT_TEXT_H

#include "match/match.h"
#include "match/rulebook.h"

#include <stdio.h>

/* How it begins. What it points to is lent. */
struct text_setup {
    struct match_setup match; /* of a match that is begun: one like the last one */
    bool anew;                /* begin a match; otherwise the last one goes on, if there is one */
    const struct rulebook *book; /* the players' own rule sets */
    const char *seats[2];        /* by side: who plays it, as the command of it takes it, or NULL */
};

/* Plays until the input ends, the player quits or an interruption (system/interrupts.h). Returns
 * true if all was saved and all that was said could be written. */
bool text_play(const struct text_setup *setup, FILE *in, FILE *out);

#endif
