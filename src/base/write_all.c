/* SPDX-License-Identifier: MIT */
#include "base/write_all.h"

#include <errno.h>
#include <unistd.h>

int write_all(int handle, const void *bytes, size_t size)
{
    for (const char *at = bytes; size > 0;) {
        ssize_t count = write(handle, at, size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count < 0 ? errno : ENOSPC;
        at += count;
        size -= (size_t)count;
    }
    return 0;
}
