/* SPDX-License-Identifier: MIT */
#include "system/desktop.h"

#include <stddef.h>
#include <windows.h>

#include <dwmapi.h> /* of windows.h it needs types */

enum {
    DARK_FRAME = 20, /* DWMWA_USE_IMMERSIVE_DARK_MODE, since Windows 10 of 2020 */
};

bool desktop_high_contrast(void)
{
    HIGHCONTRASTW contrast = {.cbSize = sizeof contrast};
    return SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) &&
           contrast.dwFlags & HCF_HIGHCONTRASTON;
}

bool desktop_speaks(void)
{
    return false;
}

static bool wants_dark(void)
{
    DWORD light = 1, size = sizeof light;
    RegGetValueW(HKEY_CURRENT_USER,
                 L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                 L"AppsUseLightTheme", RRF_RT_REG_DWORD, NULL, &light, &size);
    return light == 0;
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
