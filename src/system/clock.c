/* SPDX-License-Identifier: MIT */
/* What is the same on every system. */
#include "system/clock.h"

#include <time.h>

bool patience_wait(struct patience *patience)
{
    static const struct timespec moment = {.tv_nsec = 2000000}; /* Windows may make 16 ms of it */
    int64_t now = clock_milliseconds(NULL);
    bool first = patience->until == 0;
    if (first)
        patience->until = now + patience->ms;
    else if (now >= patience->until)
        return false;
    nanosleep(&moment, NULL);
    return true;
}
