/* SPDX-License-Identifier: MIT */
#include "system/machine.h"

#include <glob.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    LARGE_PAGE = 1 << 21,
};

int machine_threads(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > MACHINE_THREADS_MAX ? MACHINE_THREADS_MAX : (int)count;
}

void *machine_large_memory(size_t bytes, void **whole)
{
    *whole = calloc(1, bytes + LARGE_PAGE);
    if (!*whole)
        return NULL;
    char *begin = (char *)*whole + LARGE_PAGE - (uintptr_t)*whole % LARGE_PAGE;
#ifdef MADV_HUGEPAGE
    madvise(begin, bytes, MADV_HUGEPAGE); /* where it cannot be had, it is only slower */
#endif
    return begin;
}

void *machine_common_memory(size_t bytes)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

void machine_free_common(void *memory, size_t bytes)
{
    munmap(memory, bytes);
}

bool machine_has_graphics(void)
{
    glob_t found;
    bool any = glob("/dev/dri/renderD*", GLOB_NOSORT, NULL, &found) == 0 && found.gl_pathc > 0;
    globfree(&found);
    return any;
}
