/* SPDX-License-Identifier: MIT */
#include "app/ini.h"

#include "notation/scan.h"

#include <string.h>

/* A line without its comment and the blanks around it. */
struct line {
    const char *text;
    int length; /* 0: there is nothing on it */
    bool indented;
};

/* How many bytes of a line stand before its comment, its end and the blanks before those. */
static int content_length(const char *text)
{
    int length = 0;
    if (*text == '#')
        return 0;
    while (text[length] && text[length] != '\n' &&
           !(text[length] == ';' && (length == 0 || scan_is_space(text[length - 1]))))
        length++;
    while (length > 0 && scan_is_space(text[length - 1]))
        length--;
    return length;
}

static struct line line_at(const char *text)
{
    size_t blank = strspn(text, " \t\r\v\f");
    return (struct line){text + blank, content_length(text + blank), blank > 0};
}

static struct line take_line(struct ini *ini)
{
    struct line line = line_at(ini->rest);
    ini->rest += strcspn(ini->rest, "\n");
    ini->rest += *ini->rest == '\n';
    ini->lines++;
    return line;
}

int ini_content(const char *text, const char **begin)
{
    struct line line = line_at(text);
    *begin = line.text;
    return line.length;
}

/* The bytes from `from` to `to`, without blanks around them, as a text. */
static struct ini_span copy_trimmed(struct strbuf *out, const char *from, const char *to)
{
    while (from < to && scan_is_space(*from))
        from++;
    while (to > from && scan_is_space(to[-1]))
        to--;
    strbuf_addf(out, "%.*s", (int)(to - from), from);
    return (struct ini_span){from, to};
}

static bool take_section(struct ini *ini, struct line line)
{
    const char *close = memchr(line.text, ']', (size_t)line.length);
    struct strbuf section = strbuf_init(ini->section, sizeof ini->section);
    if (close)
        copy_trimmed(&section, line.text + 1, close);
    return close;
}

/* Blanks and comments between its lines belong to the entry, those behind them do not. */
static void take_more_of_value(struct ini *ini)
{
    ini->more = (struct ini_span){ini->rest, ini->rest};
    while (*ini->rest) {
        struct line line = line_at(ini->rest);
        if (line.length > 0 && !line.indented)
            break;
        take_line(ini);
        if (line.length == 0)
            continue;
        strbuf_addf(&ini->value, "%s%.*s", ini->value.length ? " " : "", line.length, line.text);
        ini->more.to = ini->rest;
    }
    ini->whole.to = ini->more.to;
}

static bool take_entry(struct ini *ini, struct line line)
{
    const char *end = line.text + line.length, *sign = line.text;
    while (sign < end && *sign != '=' && *sign != ':')
        sign++;
    if (sign == end)
        return false;
    struct strbuf name = strbuf_init(ini->name, sizeof ini->name);
    ini->value = strbuf_init(ini->value_memory, sizeof ini->value_memory);
    ini->name_span = copy_trimmed(&name, line.text, sign);
    ini->value_span = copy_trimmed(&ini->value, sign + 1, end);
    take_more_of_value(ini);
    return true;
}

void ini_begin(struct ini *ini, const char *text)
{
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    size_t mark = sizeof byte_order_mark - 1;
    *ini = (struct ini){.rest = strncmp(text, byte_order_mark, mark) == 0 ? text + mark : text};
}

enum ini_kind ini_next(struct ini *ini)
{
    while (*ini->rest) {
        ini->whole.from = ini->rest;
        struct line line = take_line(ini);
        ini->whole.to = ini->rest;
        ini->line = ini->lines;
        if (line.length == 0)
            continue;
        if (line.text[0] == '[')
            return take_section(ini, line) ? INI_SECTION : INI_NO_ENTRY;
        return take_entry(ini, line) ? INI_ENTRY : INI_NO_ENTRY;
    }
    return INI_END;
}
