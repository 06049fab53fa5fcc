/* SPDX-License-Identifier: MIT */
#include "base/printable.h"

#include "base/utf8.h"

#include <string.h>

void printable_make(char *text)
{
    for (size_t length; *text; text += length) {
        struct utf8_character character = utf8_decode(text);
        length = utf8_length(text);
        if (character.length == 0 || utf8_control(character.code))
            memset(text, '?', length);
    }
}
