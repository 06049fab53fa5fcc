/* SPDX-License-Identifier: MIT */
#include "system/interrupts.h"

#include <signal.h>
#include <stdlib.h>
#include <windows.h>

static _Atomic(void (*)(int number)) noted;
static HANDLE reader; /* the thread that called interrupt_watch; a request ends what it waits for */

/* Runs on a thread of its own. As soon as it has returned from an event that nobody can refuse, the
 * system ends the program, so it never returns from one: the program ends by itself, or the system
 * ends it after a few seconds
 * (https://learn.microsoft.com/windows/console/handlerroutine). */
static BOOL WINAPI hear(DWORD event)
{
    void (*take_note)(int) = atomic_load(&noted);
    if (!take_note)
        return FALSE;
    take_note(event == CTRL_C_EVENT ? SIGINT : event == CTRL_BREAK_EVENT ? SIGBREAK : SIGTERM);
    CancelSynchronousIo(reader);
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT)
        Sleep(INFINITE);
    return TRUE;
}

void interrupt_handle(void (*take_note)(int number))
{
    HANDLE us = GetCurrentProcess();
    if (!reader && DuplicateHandle(us, GetCurrentThread(), us, &reader, THREAD_TERMINATE, FALSE, 0))
        SetConsoleCtrlHandler(hear, TRUE);
    atomic_store(&noted, take_note);
}

void interrupt_handle_no_more(void)
{
    atomic_store(&noted, NULL);
}

/* With the status of every program that a Ctrl+C has ended. */
void interrupt_end(int number)
{
    (void)number;
    exit((int)STATUS_CONTROL_C_EXIT);
}

/* Windows sends no signals, so there is nothing to do for these. */

void interrupt_heed_hangup(void) {}

void interrupt_outlive_readers(void) {}

void interrupt_outlive_limits(void) {}
