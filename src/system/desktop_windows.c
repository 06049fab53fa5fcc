/* SPDX-License-Identifier: MIT */
#include "system/desktop.h"

#include <stddef.h>
#include <windows.h>

#include <dwmapi.h> /* of windows.h it needs types */

enum {
    DARK_FRAME = 20, /* DWMWA_USE_IMMERSIVE_DARK_MODE, since Windows 10 of 2020 */
    FRAME_MS = 16,   /* between two calls of frame_held */
};

static bool wants_high_contrast(void)
{
    HIGHCONTRASTW contrast = {.cbSize = sizeof contrast};
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) &&
           contrast.dwFlags & HCF_HIGHCONTRASTON;
}

static bool wants_dark(void)
{
    DWORD light = 1, size = sizeof light;
    RegGetValueW(HKEY_CURRENT_USER,
                 L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                 L"AppsUseLightTheme", RRF_RT_REG_DWORD, NULL, &light, &size);
    return light == 0;
}

struct desktop_looks desktop_looks(void)
{
    return (struct desktop_looks){.high_contrast = wants_high_contrast(), .dark = wants_dark()};
}

bool desktop_speaks(void)
{
    return false;
}

static BOOL CALLBACK frame_window(HWND window, LPARAM wanted)
{
    BOOL dark = wanted != 0;
    DwmSetWindowAttribute(window, DARK_FRAME, &dark, sizeof dark);
    return TRUE;
}

void desktop_frame_windows(void)
{
    EnumThreadWindows(GetCurrentThreadId(), frame_window, wants_dark());
}

/* --- Listening --- */

static struct desktop_listener listening;
static HHOOK hook;
static UINT_PTR timer; /* while a frame is held */

static void CALLBACK call_held(HWND window, UINT message, UINT_PTR id, DWORD now)
{
    (void)window, (void)message, (void)id, (void)now;
    listening.frame_held(listening.data);
}

static void let_go(void)
{
    if (timer)
        KillTimer(NULL, timer);
    timer = 0;
}

static void heed(const CWPSTRUCT *message)
{
    switch (message->message) {
    case WM_ENTERSIZEMOVE:
    case WM_ENTERMENULOOP:
        let_go();
        timer = SetTimer(NULL, 0, FRAME_MS, call_held);
        break;
    case WM_EXITSIZEMOVE:
    case WM_EXITMENULOOP:
        let_go();
        break;
    case WM_ENDSESSION: /* FALSE: somebody has refused, and all goes on */
        if (message->wParam)
            listening.session_ends(listening.data);
        break;
    }
}

/* Windows calls it before a window gets a message that is sent, rather than queued. */
static LRESULT CALLBACK hear(int code, WPARAM sent_here, LPARAM message)
{
    if (code == HC_ACTION)
        heed((const CWPSTRUCT *)message);
    return CallNextHookEx(NULL, code, sent_here, message);
}

void desktop_listen(const struct desktop_listener *listener)
{
    let_go();
    if (hook)
        UnhookWindowsHookEx(hook);
    hook = NULL;
    if (!listener)
        return;
    listening = *listener;
    hook = SetWindowsHookExW(WH_CALLWNDPROC, hear, NULL, GetCurrentThreadId());
}
