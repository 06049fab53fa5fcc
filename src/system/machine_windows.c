/* SPDX-License-Identifier: MIT */
#include "system/machine.h"

#include <stdlib.h>
#include <windows.h>

int machine_threads(void)
{
    DWORD count = GetActiveProcessorCount(ALL_PROCESSOR_GROUPS);
    return count < 1 ? 1 : count > MACHINE_THREADS_MAX ? MACHINE_THREADS_MAX : (int)count;
}

/* Large pages need a right that players do not have. It begins where a bucket of the engine's
 * memory does not lie across two lines of the processor's. */
void *machine_large_memory(size_t bytes, void **whole)
{
    const size_t line = 64;
    *whole = calloc(1, bytes + line);
    return *whole ? (char *)*whole + line - (size_t)*whole % line : NULL;
}

/* No process is forked here. */
void *machine_common_memory(size_t bytes)
{
    return calloc(1, bytes);
}

void machine_free_common(void *memory, size_t bytes)
{
    (void)bytes;
    free(memory);
}

/* Windows comes with a Direct3D that draws by the processor where there is no device. */
bool machine_has_graphics(void)
{
    return true;
}
