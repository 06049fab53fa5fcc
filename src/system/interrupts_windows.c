/* SPDX-License-Identifier: MIT */
#include "system/interrupts.h"

#include <io.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static _Atomic(void (*)(int number)) noted;

/* Windows calls this on a thread of its own. A read of standard input that waits is ended, and
 * nothing else: a file that is being written stays whole. When the console is closed the program
 * has a few seconds: Windows ends it after them, or as soon as this returns, so it does not return
 * (https://learn.microsoft.com/windows/console/handlerroutine). */
static BOOL WINAPI hear(DWORD event)
{
    void (*take_note)(int) = atomic_load(&noted);
    if (!take_note)
        return FALSE;
    take_note(event == CTRL_C_EVENT ? SIGINT : event == CTRL_BREAK_EVENT ? SIGBREAK : SIGTERM);
    CancelIoEx((HANDLE)_get_osfhandle(_fileno(stdin)), NULL);
    if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT)
        Sleep(INFINITE);
    return TRUE;
}

void interrupt_handle(void (*take_note)(int number))
{
    static bool hears;
    if (!hears)
        hears = SetConsoleCtrlHandler(hear, TRUE);
    atomic_store(&noted, take_note);
}

void interrupt_handle_no_more(void)
{
    atomic_store(&noted, NULL);
}

/* The exit status is the one that Windows itself gives a program that a Ctrl+C ends. */
void interrupt_end(int number)
{
    (void)number;
    exit((int)STATUS_CONTROL_C_EXIT);
}

/* Windows sends no signals, so there is nothing to do for these. */

void interrupt_heed_hangup(void) {}

void interrupt_outlive_readers(void) {}

void interrupt_outlive_limits(void) {}
