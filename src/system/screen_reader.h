/* SPDX-License-Identifier: MIT */
/* Whether a screen reader runs, as the desktop knows it (AT-SPI). */
#ifndef SYSTEM_SCREEN_READER_H
#define SYSTEM_SCREEN_READER_H

#include <stdbool.h>

/* Returns true if the desktop says that a screen reader runs: the property ScreenReaderEnabled of
 * org.a11y.Status on the session bus. False if it does not run, if there is no bus, or if the
 * program was built without libdbus or does not find it. Waits for the bus, a second at most, and
 * starts nothing. It needs memory and time for libdbus, which is loaded by the first call. Not the
 * window's thread; one thread at a time. */
bool screen_reader_runs(void);

#endif
