/* SPDX-License-Identifier: MIT */
/* How a list goes on after a finger has let go of it: as fast as the finger moved at the end,
 * slower and slower, until it stands. Where it is depends on the time alone, not on how often one
 * looks. */
#ifndef TOOLKIT_GLIDE_H
#define TOOLKIT_GLIDE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    GLIDE_MARKS = 8,
};

/* All zero: nobody has dragged. Places are pixels of scrolling, times are milliseconds. */
struct glide {
    struct {
        int at;
        uint64_t when;
    } marks[GLIDE_MARKS]; /* where the finger has dragged it last, in turn */
    unsigned count;       /* of the marks ever set */
    int from;             /* where it was let go */
    uint64_t since;
    double speed; /* pixels a millisecond, then; 0: it stands */
};

/* The finger drags it here. */
void glide_mark(struct glide *glide, int at, uint64_t now);

/* The finger lets go. If it rested before, the list stands. Returns true if it goes on. */
bool glide_let_go(struct glide *glide, int at, uint64_t now);

/* Returns where it is now. Sets `*stands` if it moves no more. */
int glide_at(const struct glide *glide, uint64_t now, bool *stands);

#endif
