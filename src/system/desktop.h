/* SPDX-License-Identifier: MIT */
/* What the player has chosen for all programs. */
#ifndef SYSTEM_DESKTOP_H
#define SYSTEM_DESKTOP_H

#include <stdbool.h>

/* Returns true if the desktop is known to be set to high contrast. Windows tells it. Elsewhere it
 * goes by the theme that GTK_THEME names; if that is not set, by one that the player's settings.ini
 * of GTK 4 or GTK 3 names. Reads two small files at most. A desktop that keeps its theme elsewhere
 * is not asked. */
bool desktop_high_contrast(void);

/* Returns true if there may be a server that says aloud what programs tell it (link/ssip.h). */
bool desktop_speaks(void);

/* Gives the windows of this thread a dark frame if the player has chosen dark programs, else a
 * light one. Does nothing where desktops see to that themselves. */
void desktop_frame_windows(void);

#endif
