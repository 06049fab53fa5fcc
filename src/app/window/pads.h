/* SPDX-License-Identifier: MIT */
/* Game controllers. What they say becomes the program's own input: a key, or a command as it is
 * given without one. They may come and go at any time; while nobody touches one, nothing wakes. */
#ifndef APP_WINDOW_PADS_H
#define APP_WINDOW_PADS_H

#include "system/devices.h"
#include "toolkit/ui.h"

#include <SDL.h>

enum {
    PADS_MAX = 8,
};

/* Zeroed: nobody asks for controllers yet. */
struct pads {
    SDL_GameController *open[PADS_MAX];
    struct pad_labels labels;   /* of the one that was used last */
    struct device_watch *watch; /* NULL: SDL is asked only by pads_look */
    SDL_Thread *thread;         /* waits until something happens to a device */
    SDL_atomic_t news;          /* something has */
    SDL_Keycode stick, pulled;  /* what the stick and the triggers say: a key, or 0 */
    SDL_JoystickID user;        /* whose they are */
    SDL_Keycode held;           /* an arrow that is held down; 0: none */
    uint64_t repeats;           /* when it counts again, milliseconds */
    bool begun;
};

/* Looks for controllers. `waits`: a thread wakes the loop when something happens to one; without it
 * pads_look has to be called. They work as well as they can: what fails is left out. */
void pads_begin(struct pads *pads, bool waits);

/* Ends the thread, and lets go of all controllers. */
void pads_end(struct pads *pads);

/* Asks SDL what has happened, if the thread knows of anything; it becomes events. */
void pads_look(struct pads *pads);

/* Translates an event of SDL. Returns false if it means nothing to the pages. `ui` says what has
 * the keyboard, `now` is in milliseconds. */
bool pads_input(struct pads *pads, const SDL_Event *event, const struct ui *ui, uint64_t now,
                struct input *out);

/* Returns true if an arrow that is held counts again. */
bool pads_repeat(struct pads *pads, uint64_t now, struct input *out);

/* Returns the milliseconds until then; -1: nothing is held. */
int pads_wait(const struct pads *pads, uint64_t now);

#endif
