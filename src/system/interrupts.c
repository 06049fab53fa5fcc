/* SPDX-License-Identifier: MIT */
#include "system/interrupts.h"

#include <signal.h>

static atomic_bool asked;
static volatile sig_atomic_t request;

static void take_note(int number)
{
    request = number;
    atomic_store(&asked, true);
    interrupt_handle_no_more(); /* the second one, of any kind, is not waited for */
}

void interrupt_watch(void)
{
    interrupt_handle(take_note);
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

bool interrupt_forget(void)
{
    if (request != 0 && request != SIGINT)
        return false;
    request = 0;
    atomic_store(&asked, false);
    interrupt_watch();
    return true;
}

void interrupt_obey(void)
{
    if (request != 0)
        interrupt_end(request);
}
