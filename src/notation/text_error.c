/* SPDX-License-Identifier: MIT */
#include "notation/text_error.h"

#include "base/strbuf.h"
#include "base/utf8.h"

#include <stdarg.h>
#include <stdio.h>

bool text_error_set(struct text_error *error, const char *text, const char *place,
                    const char *format, ...)
{
    error->line = 1;
    error->column = 1;
    for (; text < place; text += utf8_length(text)) {
        error->column++;
        if (*text == '\n') {
            error->line++;
            error->column = 1;
        }
    }
    char sentence[2 * sizeof error->sentence];
    va_list args;
    va_start(args, format);
    vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    struct strbuf out = strbuf_init(error->sentence, sizeof error->sentence);
    strbuf_add(&out, sentence);
    return false;
}
