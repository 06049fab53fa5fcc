/* SPDX-License-Identifier: MIT */
#include "system/interrupts.h"

#include <signal.h>

void interrupt_handle(void (*take_note)(int number))
{
    signal(SIGINT, take_note);
    signal(SIGTERM, take_note);
}

void interrupt_handle_no_more(void)
{
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
}
