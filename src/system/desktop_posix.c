/* SPDX-License-Identifier: MIT */
#include "system/desktop.h"

#include "system/files.h"
#include "system/places.h"

#include <stdlib.h>
#include <string.h>

/* HighContrast, HighContrastInverse, and either as a variant, such as HighContrast:dark. */
static bool names_high_contrast(const char *theme)
{
    static const char prefix[] = "HighContrast";
    return strncmp(theme, prefix, sizeof prefix - 1) == 0;
}

/* Returns the value of the last line `gtk-theme-name = VALUE`, or "" if there is none. */
static const char *theme_in(const char *text)
{
    static const char key[] = "gtk-theme-name", blanks[] = " \t";
    const char *theme = "";
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        const char *at = line + strspn(line, blanks);
        if (strncmp(at, key, sizeof key - 1) != 0)
            continue;
        at += sizeof key - 1;
        at += strspn(at, blanks);
        if (*at == '=')
            theme = at + 1 + strspn(at + 1, blanks);
    }
    return theme;
}

static bool file_names_it(enum place place)
{
    char path[PLACE_SIZE], *text = NULL;
    bool named = place_find(place, path, sizeof path) == 0 && file_read_text(path, &text) == 0 &&
                 text && names_high_contrast(theme_in(text));
    free(text);
    return named;
}

static const char variable[] = "GTK_THEME";

bool desktop_high_contrast(void)
{
    const char *theme = getenv(variable);
    if (theme && *theme)
        return names_high_contrast(theme);
    return file_names_it(PLACE_GTK4) || file_names_it(PLACE_GTK3);
}

bool desktop_speaks(void)
{
    return true;
}

void desktop_frame_windows(void) {}

void desktop_listen(const struct desktop_listener *listener)
{
    (void)listener;
}
