/* SPDX-License-Identifier: MIT */
#include "notation/text_error.h"

#include "base/utf8.h"

bool text_error_fill(struct text_error *error, const char *text, const char *place,
                     struct text_error what)
{
    what.line = 1;
    what.column = 1;
    if (what.found.kind == FOUND_UNKNOWN)
        what.found = scan_found(place);
    for (; text < place; text += utf8_length(text)) {
        what.column++;
        if (*text == '\n') {
            what.line++;
            what.column = 1;
        }
    }
    *error = what;
    return false;
}
