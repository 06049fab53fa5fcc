/* SPDX-License-Identifier: MIT */
#include "system/languages.h"

#include "system/wide_windows.h"

#include <windows.h>

enum {
    LIST_LETTERS = 512,
};

/* Windows gives one after the other, each with a zero at its end, and one more at the end of all.
 */
void languages_of_system(char *out, size_t size)
{
    wchar_t list[LIST_LETTERS] = L"en";
    ULONG count, letters = LIST_LETTERS;
    if (GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, list, &letters))
        for (ULONG i = 0; i + 2 < letters; i++)
            if (list[i] == L'\0')
                list[i] = L':';
    wide_print(list, out, size);
}

/* A console does (streams_windows.c), whatever its font has. */
bool unicode_shown(void)
{
    return true;
}

/* The C library of Windows does not, and nothing is asked of it that would need it: what is text of
 * the system goes through system/wide_windows.h. */
void unicode_use(void) {}
