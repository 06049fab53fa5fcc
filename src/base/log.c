/* SPDX-License-Identifier: MIT */
#include "base/log.h"

#include "base/strbuf.h"

#include <stdarg.h>
#include <stdio.h>

enum {
    MESSAGE_SIZE = 2048,
};

/* Replaces control characters, which names of files may contain, by spaces. */
static void make_one_line(char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < ' ' || *text == '\x7F')
            *text = ' ';
}

void log_warning(const char *format, ...)
{
    char memory[MESSAGE_SIZE];
    struct strbuf message = strbuf_init(memory, sizeof memory);
    va_list arguments;
    va_start(arguments, format);
    strbuf_addv(&message, format, arguments);
    va_end(arguments);
    make_one_line(memory);
    fprintf(stderr, "crownhead: %s\n", memory);
}
