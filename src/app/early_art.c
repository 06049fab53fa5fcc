/* SPDX-License-Identifier: MIT */
#include "app/early_art.h"

#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t start_process(struct art *art)
{
    pid_t process = fork();
    if (process == 0) {
        art_make(art);
        _exit(0); /* what stdio holds back is the parent's to write */
    }
    return process > 0 ? process : 0;
}

void early_art_begin(struct early_art *early, const char *assets, struct rect screen,
                     const struct draw_list *list, struct colour background)
{
    *early = (struct early_art){.art = art_create(assets, list, background), .screen = screen};
    if (early->art)
        early->process = start_process(early->art);
}

/* However it ended: what it has not made, the renderer makes. */
static void wait_for_process(struct early_art *early)
{
    while (early->process && waitpid(early->process, NULL, 0) < 0 && errno == EINTR)
        ;
    early->process = 0;
}

void early_art_join(struct early_art *early, struct rect screen)
{
    if (!early->art)
        return;
    if (screen.w != early->screen.w || screen.h != early->screen.h)
        art_stop(early->art);
    art_make(early->art);
    wait_for_process(early);
}

void early_art_finish(struct early_art *early)
{
    if (early->art)
        art_stop(early->art);
    wait_for_process(early);
    art_destroy(early->art);
    early->art = NULL;
}
