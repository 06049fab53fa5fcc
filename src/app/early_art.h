/* SPDX-License-Identifier: MIT */
/* Makes the first frame's art on a thread of its own while the window is being opened. */
#ifndef APP_EARLY_ART_H
#define APP_EARLY_ART_H

#include "toolkit/art.h"

#include <locale.h>
#include <pthread.h>

struct early_art {
    struct art *art;
    pthread_t thread;
    locale_t locale; /* the thread's own */
    bool running;
};

/* Begins with what `list` needs. Where the system gives no thread, nothing is made until
 * early_art_join. */
void early_art_begin(struct early_art *early, const char *assets, const struct draw_list *list,
                     struct colour background);

/* Makes what is left, on this thread too, and returns when all of it is there. `wanted` false: the
 * frame will be another one; leaves it at what has been made. */
void early_art_join(struct early_art *early, bool wanted);

/* Lets go of all of it. Also of one that has been zeroed only, or not been joined. */
void early_art_finish(struct early_art *early);

#endif
