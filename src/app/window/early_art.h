/* SPDX-License-Identifier: MIT */
/* Makes the art of the first frame in a process of its own while the window is being opened. It is
 * a process and not a thread for speed. Beside a thread, every character that the C library reads
 * takes a lock, and Xlib reads its table of composed letters by single characters when it opens the
 * keyboard. The page tables would be shared as well. With a thread, SDL took twice as long to
 * start. */
#ifndef APP_WINDOW_EARLY_ART_H
#define APP_WINDOW_EARLY_ART_H

#include "toolkit/art.h"

struct early_art {
    struct art *art;
    struct rect screen; /* the screen that it is made for */
    int process;        /* 0: none is running */
};

/* Starts making what `list` needs on a screen of this size. The program must have no other thread
 * yet. If the system cannot start a process, nothing is made until early_art_join. */
void early_art_begin(struct early_art *early, const char *assets, struct rect screen,
                     const struct draw_list *list, struct colour background);

/* Makes the rest, in this process too, and returns when all is made. If `screen` differs from the
 * one at the start, makes nothing more. */
void early_art_join(struct early_art *early, struct rect screen);

/* Frees everything. Also valid if `early` is only zeroed, or was never joined. */
void early_art_finish(struct early_art *early);

#endif
