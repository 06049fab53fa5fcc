/* SPDX-License-Identifier: MIT */
/* What the environment says of the language of texts, in the order in which the C library asks. */
#include "system/languages.h"

#include "system/environment.h"

#include <string.h>

static bool read_locale(char *out, size_t size)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (environment_read(names[i], out, size))
            return true;
    return false;
}

static bool is_mute(const char *locale)
{
    return strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0;
}

/* C itself means no translation, whatever LANGUAGE says. */
void languages_wanted(char *out, size_t size)
{
    if (!read_locale(out, size))
        languages_of_system(out, size);
    if (!is_mute(out) && environment_has("LANGUAGE"))
        environment_read("LANGUAGE", out, size);
}
