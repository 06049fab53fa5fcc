/* SPDX-License-Identifier: MIT */
#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

static atomic_bool asked;
static volatile sig_atomic_t request;

static void take_note(int number)
{
    request = number;
    atomic_store(&asked, true);
    signal(SIGINT, SIG_DFL); /* the second one, of either kind, is not waited for */
    signal(SIGTERM, SIG_DFL);
}

#ifdef _WIN32
static void watch(int number)
{
    signal(number, take_note);
}
#else
/* Without SA_RESTART a read ends, too. */
static void watch(int number)
{
    struct sigaction action = {.sa_handler = take_note};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}
#endif

void interrupt_watch(void)
{
    watch(SIGINT);
    watch(SIGTERM);
}

bool interrupted(void)
{
    return atomic_load(&asked);
}

const atomic_bool *interrupt_flag(void)
{
    return &asked;
}

void interrupt_ask(void)
{
    atomic_store(&asked, true);
}

void interrupt_obey(void)
{
    if (request == 0)
        return;
    signal(request, SIG_DFL);
    raise(request);
}
