/* SPDX-License-Identifier: MIT */
/* Waits for devices that are plugged, unplugged or used. A library that reads them itself would
 * have to look again and again; with this a thread sleeps until there is a reason to look. */
#ifndef SYSTEM_DEVICES_H
#define SYSTEM_DEVICES_H

#include <stdbool.h>

enum {
    DEVICES_MAX = 16,
    DEVICE_PATH_SIZE = 128,
};

struct device_watch;

/* Returns true if the system tells when a device is used. If not, device_watch_wait returns every
 * few milliseconds while any is followed, and who looks then should wake nobody in vain. */
bool devices_tell(void);

/* Watches the folder in which the files of devices lie, by its whole path. It may come later, and
 * go and come again; the folder above it must be there. Returns NULL if it is not, or the system
 * cannot watch. On Windows, where devices have no files, the folder does not matter.
 * device_watch_close frees it. */
struct device_watch *device_watch_open(const char *folder);

/* Also watches these files from now on, in place of those before; on Windows only their number
 * counts. What they say is read and thrown away: others read it, too. Any thread may call this. */
void device_watch_follow(struct device_watch *watch, const char *const paths[], int count);

/* Waits until something has happened: a file has come or gone, or a device that is followed has
 * been used. Returns false once device_watch_stop was called. One thread calls this. */
bool device_watch_wait(struct device_watch *watch);

/* Ends the waiting. Any thread may call this. */
void device_watch_stop(struct device_watch *watch);

/* Frees it; nobody may wait any more. */
void device_watch_close(struct device_watch *watch);

#endif
