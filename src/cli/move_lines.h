/* SPDX-License-Identifier: MIT */
/* The moves of a position as texts in byte order, whole path each: what commands print. */
#ifndef CLI_MOVE_LINES_H
#define CLI_MOVE_LINES_H

#include "rules/movegen.h"

enum {
    MOVE_TEXT_MAX = 48, /* 13 squares of two digits, 12 separators, the closing zero */
};

struct move_line {
    char text[MOVE_TEXT_MAX];
    int index; /* in the list */
};

struct move_lines {
    int count;
    struct move_line lines[MOVELIST_MAX];
};

void move_lines_make(struct move_lines *lines, const struct movelist *list);

#endif
