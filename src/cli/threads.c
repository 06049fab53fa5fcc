/* SPDX-License-Identifier: MIT */
#include "cli/threads.h"

#include "cli/command.h"

#include <pthread.h>
#include <unistd.h>

void threads_share(int threads, void *(*work)(void *), void *shared)
{
    pthread_t others[THREADS_MAX];
    int started = 0;
    while (started < threads - 1 && pthread_create(&others[started], NULL, work, shared) == 0)
        started++;
    work(shared);
    while (started > 0)
        pthread_join(others[--started], NULL);
}

int threads_of_machine(void)
{
    long count = 1;
#ifdef _SC_NPROCESSORS_ONLN
    count = sysconf(_SC_NPROCESSORS_ONLN);
#endif
    return count < 1 ? 1 : count > THREADS_MAX ? THREADS_MAX : (int)count;
}
