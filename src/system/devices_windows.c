/* SPDX-License-Identifier: MIT */
#include "system/devices.h"

#include <stddef.h>

struct device_watch *device_watch_open(const char *folder)
{
    (void)folder;
    return NULL;
}

void device_watch_follow(struct device_watch *watch, const char *const paths[], int count)
{
    (void)watch;
    (void)paths;
    (void)count;
}

bool device_watch_wait(struct device_watch *watch)
{
    (void)watch;
    return false;
}

void device_watch_stop(struct device_watch *watch)
{
    (void)watch;
}

void device_watch_close(struct device_watch *watch)
{
    (void)watch;
}
