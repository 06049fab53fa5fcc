/* SPDX-License-Identifier: MIT */
/* A finger on the screen: SDL's events of touch become the program's own input. A finger that comes
 * down presses. One that moves farther than a tap drags, and one that is lifted lets go. One that
 * rests is a long press: a press of the right button. While it is down, other fingers and the mouse
 * count for nothing. */
#ifndef TOOLKIT_FINGER_H
#define TOOLKIT_FINGER_H

#include "toolkit/input.h"

/* All zero: no finger is on the screen. */
struct finger {
    bool down;
    SDL_TouchID device;
    SDL_FingerID id;
    int x, y;       /* pixels: where it came down */
    uint64_t since; /* when it did, in milliseconds */
    bool moved;     /* farther than a tap */
    bool rested;    /* the long press has been told */
    int taps;       /* at this place in a row, this one included; 0: it was no tap */
};

/* The window that it touches. */
struct finger_room {
    int w, h; /* pixels */
    int tap;  /* a finger that moves no farther is a tap: pixels */
};

/* Translates an event about the finger. What would leave it in the dark (the window loses the
 * keyboard or changes its size) lets go of everything. Returns false if there is nothing to answer.
 * `now` is in milliseconds. */
bool finger_input(struct finger *finger, const SDL_Event *event, const struct finger_room *room,
                  uint64_t now, struct input *out);

/* Returns true for an event that nobody else may answer: one of a touch, and what a mouse does
 * while the finger is down. */
bool finger_owns(const struct finger *finger, const SDL_Event *event);

/* Makes the input of a long press. Returns false if none is due. */
bool finger_rests(struct finger *finger, uint64_t now, struct input *out);

/* Returns the milliseconds until a long press is due; -1: none is. */
int finger_wait(const struct finger *finger, uint64_t now);

#endif
