/* SPDX-License-Identifier: MIT */
#include "app/early_art.h"

/* SDL changes the program's locale for a moment while it opens the keyboard. A thread with a locale
 * of its own does not meet that. */
static void *work(void *data)
{
    const struct early_art *early = data;
    uselocale(early->locale);
    art_make(early->art);
    uselocale(LC_GLOBAL_LOCALE);
    SDL_TLSCleanup(); /* SDL's last error, for one: it frees that of its own threads only */
    return NULL;
}

static bool start_thread(struct early_art *early)
{
    early->locale = duplocale(LC_GLOBAL_LOCALE);
    if (!early->locale)
        return false;
    if (pthread_create(&early->thread, NULL, work, early) == 0)
        return true;
    freelocale(early->locale);
    return false;
}

void early_art_begin(struct early_art *early, const char *assets, const struct draw_list *list,
                     struct colour background)
{
    *early = (struct early_art){.art = art_create(assets, list, background)};
    early->running = early->art && start_thread(early);
}

static void wait_for_thread(struct early_art *early)
{
    if (!early->running)
        return;
    pthread_join(early->thread, NULL);
    freelocale(early->locale);
    early->running = false;
}

void early_art_join(struct early_art *early, bool wanted)
{
    if (!early->art)
        return;
    if (!wanted)
        art_stop(early->art);
    art_make(early->art);
    wait_for_thread(early);
}

void early_art_finish(struct early_art *early)
{
    early_art_join(early, false);
    art_destroy(early->art);
    early->art = NULL;
}
