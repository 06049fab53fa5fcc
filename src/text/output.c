/* SPDX-License-Identifier: MIT */
#include "text/output.h"

#include "base/strbuf.h"
#include "base/utf8.h"
#include "base/wrap.h"
#include "system/languages.h"
#include "system/streams.h"

#include <stdlib.h>
#include <string.h>

enum {
    COLUMNS_MOST = 80,
    COLUMNS_LEAST = 20, /* narrower ones part lines themselves */
};

static int columns_of(FILE *out)
{
    int columns = stream_columns(out);
    if (columns == 0 || columns > COLUMNS_MOST)
        return COLUMNS_MOST;
    return columns < COLUMNS_LEAST ? 0 : columns;
}

struct output output_init(FILE *in, FILE *out)
{
    bool terminal = stream_is_terminal(out);
    return (struct output){
        .file = out,
        .columns = terminal ? columns_of(out) : 0,
        .ascii = !unicode_shown(),
        .prompts = terminal && stream_is_terminal(in),
    };
}

/* --- Signs --- */

/* Returns what is written for a sign that is not ASCII. */
static const char *in_ascii(uint32_t code)
{
    static const struct {
        uint32_t code;
        const char *text;
    } rows[] = {
        {0x2010, "-"},  {0x2013, "-"},  {0x2014, "-"},   {0x2018, "'"},    {0x2019, "'"},
        {0x201C, "\""}, {0x201D, "\""}, {0x2026, "..."}, {0x00BD, " 1/2"}, {0x00A0, " "},
        {0x00B7, "-"},  {0x00D7, "x"},  {0x2068, ""},    {0x2069, ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].code == code)
            return rows[i].text;
    return "?";
}

static void write_sign(const struct output *output, const char *text, size_t length)
{
    struct utf8_character sign = utf8_decode(text);
    if (sign.length == 0 || (sign.code > 0x7F && output->ascii))
        fputs(sign.length == 0 ? "?" : in_ascii(sign.code), output->file);
    else if (!utf8_control(sign.code))
        fwrite(text, 1, length, output->file);
    else
        fputc('?', output->file);
}

/* Writes the first `length` bytes. */
static void write_signs(const struct output *output, const char *text, size_t length)
{
    for (size_t at = 0, size; at < length; at += size) {
        size = utf8_length(text + at);
        write_sign(output, text + at, size);
    }
}

/* --- Lines --- */

static void say_line(const struct output *output, const char *line, size_t length)
{
    do {
        size_t part = output->columns > 0 ? wrap_part(line, length, output->columns) : length;
        write_signs(output, line, part);
        fputc('\n', output->file);
        part += part < length; /* the space */
        line += part;
        length -= part;
    } while (length > 0);
}

static void flush(struct output *output)
{
    output->failed |= fflush(output->file) != 0 || ferror(output->file);
}

void output_say(struct output *output, const char *lines)
{
    for (size_t length; *lines && !output->failed; lines += length + (lines[length] == '\n')) {
        length = strcspn(lines, "\n");
        say_line(output, lines, length);
    }
    flush(output);
}

void output_prompt(struct output *output, const char *text)
{
    if (!output->prompts)
        return;
    write_signs(output, text, strlen(text));
    flush(output);
}

void output_end_prompt(struct output *output)
{
    if (output->prompts)
        fputc('\n', output->file);
    flush(output);
}
