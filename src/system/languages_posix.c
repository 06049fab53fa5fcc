/* SPDX-License-Identifier: MIT */
#include "system/languages.h"

#include "base/array.h"
#include "base/strbuf.h"

#include <locale.h>
#include <stdlib.h>
#include <wchar.h>

void languages_of_system(char *out, size_t size)
{
    strbuf_copy(out, size, "C");
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
