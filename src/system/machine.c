/* SPDX-License-Identifier: MIT */
#include "system/machine.h"

#include <pthread.h>

void machine_share(int threads, void *(*work)(void *), void *shared)
{
    pthread_t others[MACHINE_THREADS_MAX];
    int started = 0;
    while (started < threads - 1 && pthread_create(&others[started], NULL, work, shared) == 0)
        started++;
    work(shared);
    while (started > 0)
        pthread_join(others[--started], NULL);
}
