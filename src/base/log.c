/* SPDX-License-Identifier: MIT */
#include "base/log.h"

#include "base/strbuf.h"
#include "base/utf8.h"

#include <stdarg.h>
#include <stdio.h>

enum {
    MESSAGE_SIZE = 2048,
};

void log_warning(const char *format, ...)
{
    char memory[MESSAGE_SIZE];
    struct strbuf message = strbuf_init(memory, sizeof memory);
    va_list arguments;
    va_start(arguments, format);
    strbuf_addv(&message, format, arguments);
    va_end(arguments);
    utf8_make_printable(memory, ""); /* names of files may hold anything */
    fprintf(stderr, "crownhead: %s\n", memory);
    fflush(stderr); /* a console of Windows has a buffer (system/streams.h) */
}

void log_filled(const char *template, const struct blank *blanks, size_t count)
{
    char memory[MESSAGE_SIZE];
    struct strbuf message = strbuf_init(memory, sizeof memory);
    template_fill(&message, template, blanks, count);
    log_warning("%s", memory);
}
