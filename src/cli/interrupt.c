/* SPDX-License-Identifier: MIT */
#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>

static atomic_bool asked;
static volatile sig_atomic_t request;

static const int requests[] = {
    SIGINT, SIGTERM,
#ifdef SIGHUP
    SIGHUP, /* the terminal is closed */
#endif
};

enum {
    REQUEST_COUNT = sizeof requests / sizeof *requests,
};

static void take_note(int number)
{
    request = number;
    atomic_store(&asked, true);
    for (int i = 0; i < REQUEST_COUNT; i++)
        signal(requests[i], SIG_DFL); /* the second one, of any kind, is not waited for */
}

#ifdef _WIN32
static void watch(int number)
{
    signal(number, take_note);
}
#else
/* Was the program started by nohup? */
static bool is_to_be_ignored(int number)
{
    struct sigaction action;
    return number == SIGHUP && sigaction(number, NULL, &action) == 0 &&
           action.sa_handler == SIG_IGN;
}

/* Without SA_RESTART a read ends, too. */
static void watch(int number)
{
    struct sigaction action = {.sa_handler = take_note};
    sigemptyset(&action.sa_mask);
    if (!is_to_be_ignored(number))
        sigaction(number, &action, NULL);
}
#endif

void interrupt_watch(void)
{
    for (int i = 0; i < REQUEST_COUNT; i++)
        watch(requests[i]);
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
