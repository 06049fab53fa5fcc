/* SPDX-License-Identifier: MIT */
#include "system/locks.h"

/* Nothing is locked yet. */
bool lock_whole(FILE *file)
{
    (void)file;
    return true;
}
