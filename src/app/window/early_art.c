/* SPDX-License-Identifier: MIT */
#include "app/window/early_art.h"

#include "system/processes.h"

static void make_art(void *art)
{
    art_make(art);
}

void early_art_begin(struct early_art *early, const char *assets, struct rect screen,
                     const struct draw_list *list, struct colour background)
{
    *early = (struct early_art){.art = art_create(assets, list, background), .screen = screen};
    if (early->art)
        early->process = process_fork(make_art, early->art);
}

/* Waits for the process to end. Its exit status does not matter: the renderer makes what is
 * missing. */
static void wait_for_process(struct early_art *early)
{
    if (early->process)
        process_wait(early->process);
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
