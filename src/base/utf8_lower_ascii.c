/* SPDX-License-Identifier: MIT */
/* In place of utf8_lower.c where there is no utf8proc. */
#include "base/utf8.h"

uint32_t utf8_lower(uint32_t code)
{
    return code >= 'A' && code <= 'Z' ? code - 'A' + 'a' : code;
}
