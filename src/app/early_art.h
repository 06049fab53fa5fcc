/* SPDX-License-Identifier: MIT */
/* Makes the first frame's art in a process of its own while the window is being opened. A process
 * and not a thread: beside a thread every character that the C library reads takes a lock, and
 * Xlib, while it opens the keyboard, reads its table of composed letters by single characters; with
 * the page tables they would share as well, SDL's start took twice its time. */
#ifndef APP_EARLY_ART_H
#define APP_EARLY_ART_H

#include "toolkit/art.h"

#include <sys/types.h>

struct early_art {
    struct art *art;
    struct rect screen; /* it is made for */
    pid_t process;      /* 0: none at work */
};

/* Begins with what `list` needs on a screen of that size. The program must have no other thread
 * yet. Where the system gives no process, nothing is made until early_art_join. */
void early_art_begin(struct early_art *early, const char *assets, struct rect screen,
                     const struct draw_list *list, struct colour background);

/* Makes what is left, in this process too, and returns when all of it is there. If the `screen` is
 * another one by now, leaves it at what has been made. */
void early_art_join(struct early_art *early, struct rect screen);

/* Lets go of all of it. Also of one that has been zeroed only, or not been joined. */
void early_art_finish(struct early_art *early);

#endif
