/* SPDX-License-Identifier: MIT */
/* What the player has chosen for all programs, and what the desktop asks of them. */
#ifndef SYSTEM_DESKTOP_H
#define SYSTEM_DESKTOP_H

#include <stdbool.h>

struct desktop_looks {
    bool high_contrast;
    bool dark;
};

/* Returns what the desktop is known to be set to. Windows tells it. Elsewhere it goes by the theme
 * that GTK_THEME names; if that is not set, by what the player's settings.ini of GTK 4 or GTK 3
 * says. Reads two small files at most. A desktop that keeps its looks elsewhere is not asked. */
struct desktop_looks desktop_looks(void);

/* Returns true if there may be a server that says aloud what programs tell it (link/ssip.h). */
bool desktop_speaks(void);

/* Gives the windows of this thread a dark frame if the player has chosen dark programs, else a
 * light one. Does nothing where desktops see to that themselves. */
void desktop_frame_windows(void);

/* What Windows tells the windows of a program, and SDL (2.26) does not pass on. */
struct desktop_listener {
    void *data;

    /* The player logs off, or the machine ends. The program may be ended as soon as this returns.
     */
    void (*session_ends)(void *data);

    /* While the player moves or resizes a window by its frame, or has its menu open, Windows keeps
     * all events. Meanwhile this is called every few milliseconds. It must not ask for events: it
     * would take those by which the player moves the window. */
    void (*frame_held)(void *data);
};

/* From now on calls these functions on this thread, while it looks for events or waits for them;
 * NULL: no more. One thread may do so. Does nothing where SDL tells all of it. */
void desktop_listen(const struct desktop_listener *listener);

#endif
