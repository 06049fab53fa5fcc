/* SPDX-License-Identifier: MIT */
#include "system/interrupts.h"

#include <signal.h>
#include <stddef.h>

static const int requests[] = {
    SIGINT, SIGTERM, SIGHUP, /* the terminal is closed */
};

enum {
    REQUEST_COUNT = sizeof requests / sizeof *requests,
};

/* A program started by nohup ignores SIGHUP. */
static bool is_ignored(int number)
{
    struct sigaction action;
    return sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN;
}

/* Without SA_RESTART a read ends, too. */
void interrupt_handle(void (*take_note)(int number))
{
    struct sigaction action = {.sa_handler = take_note};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < REQUEST_COUNT; i++)
        if (requests[i] != SIGHUP || !is_ignored(SIGHUP))
            sigaction(requests[i], &action, NULL);
}

void interrupt_handle_no_more(void)
{
    for (int i = 0; i < REQUEST_COUNT; i++)
        signal(requests[i], SIG_DFL);
}

void interrupt_end(int number)
{
    signal(number, SIG_DFL);
    raise(number);
}

static void end_as_asked(int number)
{
    (void)number;
    raise(SIGTERM);
}

void interrupt_heed_hangup(void)
{
    struct sigaction action = {.sa_handler = end_as_asked};
    if (!is_ignored(SIGHUP))
        sigaction(SIGHUP, &action, NULL);
}

void interrupt_outlive_readers(void)
{
    signal(SIGPIPE, SIG_IGN);
}

void interrupt_outlive_limits(void)
{
    signal(SIGXFSZ, SIG_IGN);
}
