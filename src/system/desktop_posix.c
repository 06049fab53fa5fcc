/* SPDX-License-Identifier: MIT */
#include "system/desktop.h"

#include "system/files.h"
#include "system/places.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* What a theme of GTK is called: HighContrast, HighContrastInverse, Adwaita-dark, Arc-Dark, or
 * either kind as a variant, such as HighContrast:dark. */
static struct desktop_looks looks_of(const char *theme)
{
    static const char high[] = "HighContrast", dark[] = "dark";
    size_t length = strcspn(theme, "\r\n"), end = sizeof dark - 1;
    while (length > 0 && (theme[length - 1] == ' ' || theme[length - 1] == '\t'))
        length--;
    return (struct desktop_looks){
        .high_contrast = strncmp(theme, high, sizeof high - 1) == 0,
        .dark = length > end && strncasecmp(theme + length - end, dark, end) == 0,
    };
}

/* Returns the value of the last line `KEY = VALUE`, or "" if there is none. */
static const char *value_of(const char *text, const char *key)
{
    static const char blanks[] = " \t";
    const char *value = "";
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        const char *at = line + strspn(line, blanks);
        if (strncmp(at, key, strlen(key)) != 0)
            continue;
        at += strlen(key);
        at += strspn(at, blanks);
        if (*at == '=')
            value = at + 1 + strspn(at + 1, blanks);
    }
    return value;
}

/* Adds what a settings.ini of GTK says. */
static void add_looks(enum place place, struct desktop_looks *looks)
{
    char path[PLACE_SIZE], *text = NULL;
    if (place_find(place, path, sizeof path) == 0 && file_read_text(path, &text) == 0 && text) {
        struct desktop_looks named = looks_of(value_of(text, "gtk-theme-name"));
        const char *dark = value_of(text, "gtk-application-prefer-dark-theme");
        looks->high_contrast |= named.high_contrast;
        looks->dark |= named.dark || *dark == '1' || strncmp(dark, "true", 4) == 0;
    }
    free(text);
}

static const char variable[] = "GTK_THEME";

struct desktop_looks desktop_looks(void)
{
    const char *theme = getenv(variable);
    struct desktop_looks looks = {false};
    if (theme && *theme)
        return looks_of(theme);
    add_looks(PLACE_GTK4, &looks);
    add_looks(PLACE_GTK3, &looks);
    return looks;
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
