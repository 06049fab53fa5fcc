/* SPDX-License-Identifier: MIT */
#include "system/machine.h"

#include <stdlib.h>

int machine_threads(void)
{
    return 1;
}

/* Large pages need a right that players do not have. It begins where a bucket of the engine's
 * memory does not lie across two lines of the processor's. */
void *machine_large_memory(size_t bytes, void **whole)
{
    const size_t line = 64;
    *whole = calloc(1, bytes + line);
    return *whole ? (char *)*whole + line - (size_t)*whole % line : NULL;
}
