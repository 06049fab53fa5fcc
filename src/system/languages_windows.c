/* SPDX-License-Identifier: MIT */
#include "system/languages.h"

#include <stdio.h>

void languages_wanted(char *out, size_t size)
{
    snprintf(out, size, "en");
}
bool unicode_shown(void)
{
    return true;
}
void unicode_use(void) {}
