/* SPDX-License-Identifier: MIT */
#include "system/languages.h"

#include "base/array.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* What the environment says of the language of texts, in the order in which the C library asks. */
static const char *locale_of_texts(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return value;
    }
    return "C";
}

/* C itself means no translation, whatever LANGUAGE says. */
void languages_wanted(char *out, size_t size)
{
    const char *locale = locale_of_texts(), *list = getenv("LANGUAGE");
    bool mute = strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0;
    snprintf(out, size, "%s", !mute && list && *list ? list : locale);
}

/* Returns true if the locale of this name can be used, and is used from now on, and its texts are
 * UTF-8. */
static bool use(const char *name)
{
    static const char euro[] = "\xE2\x82\xAC";
    wchar_t read;
    return setlocale(LC_CTYPE, name) && mbtowc(&read, euro, 3) == 3 && read == 0x20AC;
}

bool unicode_shown(void)
{
    char *before = array_copy_text(setlocale(LC_CTYPE, NULL));
    bool shows = use("");
    setlocale(LC_CTYPE, before);
    free(before);
    return shows;
}

/* Otherwise, for X11 programs that read the old property, the window's title never changes. A bare
 * Debian has only C.UTF-8. */
void unicode_use(void)
{
    if (!use(""))
        setlocale(LC_CTYPE, "C.UTF-8");
}
