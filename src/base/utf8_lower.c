/* SPDX-License-Identifier: MIT */
#include "base/utf8.h"

#include <utf8proc.h>

uint32_t utf8_lower(uint32_t code)
{
    return (uint32_t)utf8proc_tolower((utf8proc_int32_t)code);
}
