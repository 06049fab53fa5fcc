/* SPDX-License-Identifier: MIT */
#include "app/saving/ini.h"

#include "base/array.h"
#include "base/scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char byte_order_mark[] = "\xEF\xBB\xBF";

/* --- One line --- */

/* A part of a line, without the blanks around it. */
struct span {
    int from, to;
};

static struct span trim(const char *text, int from, int to)
{
    while (from < to && scan_is_space(text[from]))
        from++;
    while (to > from && scan_is_space(text[to - 1]))
        to--;
    return (struct span){from, to};
}

/* What stands before the comment and the end of the line. */
static struct span content_of(const char *text)
{
    int from = (int)strspn(text, " \t\r\v\f"), to;
    for (to = from; text[from] != '#' && text[to] && text[to] != '\n'; to++)
        if (text[to] == ';' && (to == from || scan_is_space(text[to - 1])))
            break;
    return trim(text, from, to);
}

static const char *copy_span(struct ini *ini, const char *text, struct span span)
{
    size_t length = (size_t)(span.to - span.from);
    char *copy = arena_take(&ini->arena, length + 1);
    memcpy(copy, text + span.from, length);
    copy[length] = '\0';
    return copy;
}

static void parse_section(struct ini *ini, struct ini_line *line, struct span content)
{
    const char *close = memchr(line->text + content.from, ']', (size_t)(content.to - content.from));
    line->kind = close ? INI_SECTION : INI_ODD;
    if (close)
        line->section = copy_span(ini, line->text,
                                  trim(line->text, content.from + 1, (int)(close - line->text)));
}

static void parse_entry(struct ini *ini, struct ini_line *line, struct span content)
{
    int sign = content.from;
    while (sign < content.to && line->text[sign] != '=' && line->text[sign] != ':')
        sign++;
    line->kind = sign < content.to ? INI_ENTRY : INI_ODD;
    if (line->kind == INI_ODD)
        return;
    struct span name = trim(line->text, content.from, sign);
    struct span value = trim(line->text, sign + 1, content.to);
    line->name = copy_span(ini, line->text, name);
    line->name_from = name.from;
    line->name_to = name.to;
    line->value_from = value.from;
    line->value_to = value.to;
}

/* A line of this text behind `before`, which has the section that it is in; `entry`: the last line
 * that is not empty belongs to an entry. */
static struct ini_line parse(struct ini *ini, const char *text, const char *section, bool entry)
{
    struct ini_line line = {.text = text, .section = section};
    struct span content = content_of(text);
    if (content.from == content.to)
        line.kind = INI_EMPTY;
    else if (entry && scan_is_space(text[0]))
        line.kind = INI_MORE;
    else if (text[content.from] == '[')
        parse_section(ini, &line, content);
    else
        parse_entry(ini, &line, content);
    return line;
}

/* --- Reading --- */

static void insert(struct ini *ini, int index, struct ini_line line)
{
    ini->lines = array_reserve(ini->lines, &ini->capacity, (size_t)ini->count + 1, sizeof line);
    memmove(ini->lines + index + 1, ini->lines + index, (size_t)(ini->count - index) * sizeof line);
    ini->lines[index] = line;
    ini->count++;
}

void ini_read(struct ini *ini, const char *text)
{
    const char *section = "";
    bool entry = false;
    ini->marked = strncmp(text, byte_order_mark, strlen(byte_order_mark)) == 0;
    text += ini->marked ? strlen(byte_order_mark) : 0;
    while (*text) {
        int length = (int)strcspn(text, "\n");
        length += text[length] == '\n';
        const char *copy = copy_span(ini, text, (struct span){0, length});
        struct ini_line line = parse(ini, copy, section, entry);
        section = line.section;
        if (line.kind != INI_EMPTY)
            entry = line.kind == INI_ENTRY || line.kind == INI_MORE;
        insert(ini, ini->count, line);
        text += length;
    }
}

void ini_finish(struct ini *ini)
{
    arena_finish(&ini->arena);
    free(ini->lines);
    *ini = (struct ini){0};
}

/* The next line that goes on with the entry whose line is before `index`; -1: none does. */
static int next_more(const struct ini *ini, int index)
{
    while (index < ini->count && ini->lines[index].kind == INI_EMPTY)
        index++;
    return index < ini->count && ini->lines[index].kind == INI_MORE ? index : -1;
}

void ini_value(const struct ini *ini, int index, struct strbuf *out)
{
    const struct ini_line *line = &ini->lines[index];
    strbuf_addf(out, "%.*s", line->value_to - line->value_from, line->text + line->value_from);
    while ((index = next_more(ini, index + 1)) >= 0) {
        const char *text = ini->lines[index].text;
        struct span more = content_of(text);
        strbuf_addf(out, "%s%.*s", out->length ? " " : "", more.to - more.from, text + more.from);
    }
}

/* --- Changing --- */

static bool same_name(const char *a, const char *b)
{
    while (*a && scan_lower(*a) == scan_lower(*b)) {
        a++;
        b++;
    }
    return !*a && !*b;
}

static void remove_line(struct ini_line *line)
{
    line->kind = INI_EMPTY;
    line->text = "";
}

static const char *line_end(const struct ini *ini)
{
    size_t length = ini->count ? strlen(ini->lines[0].text) : 0;
    return length >= 2 && ini->lines[0].text[length - 2] == '\r' ? "\r\n" : "\n";
}

static const char *join(struct ini *ini, const char *const parts[], int count)
{
    size_t size = 1;
    for (int i = 0; i < count; i++)
        size += strlen(parts[i]);
    struct strbuf text = arena_strbuf(&ini->arena, size);
    for (int i = 0; i < count; i++)
        strbuf_add(&text, parts[i]);
    return text.text;
}

static void replace(struct ini *ini, struct ini_line *line, const char *name, const char *value)
{
    const char *text = line->text;
    const char *const parts[] = {
        copy_span(ini, text, (struct span){0, line->name_from}),
        name,
        copy_span(ini, text, (struct span){line->name_to, line->value_from}),
        line->value_from == line->value_to ? " " : "",
        value,
        text + line->value_to,
    };
    *line = parse(ini, join(ini, parts, sizeof parts / sizeof *parts), line->section, false);
}

/* The last line of a text may lack its end. */
static void end_line(struct ini *ini, struct ini_line *line)
{
    const char *const parts[] = {line->text, line_end(ini)};
    if (line->text[0] && !strchr(line->text, '\n'))
        line->text = join(ini, parts, 2);
}

static void add_line(struct ini *ini, int index, const char *section, const char *const parts[4])
{
    const char *const all[] = {parts[0], parts[1], parts[2], parts[3], line_end(ini)};
    if (index > 0)
        end_line(ini, &ini->lines[index - 1]);
    insert(ini, index, parse(ini, join(ini, all, 5), section, false));
}

/* Where a line is added to the section: behind its last one with something on it. */
static int end_of_section(struct ini *ini, const char *section)
{
    int end = -1;
    for (int i = 0; i < ini->count; i++)
        if (ini->lines[i].kind != INI_EMPTY && strcmp(ini->lines[i].section, section) == 0)
            end = i + 1;
    if (end >= 0)
        return end;
    if (ini->count > 0)
        add_line(ini, ini->count, "", (const char *const[]){"", "", "", ""});
    add_line(ini, ini->count, "", (const char *const[]){"[", section, "]", ""});
    return ini->count;
}

void ini_put(struct ini *ini, const char *section, const char *name, const char *value)
{
    bool put = !value;
    for (int i = 0; i < ini->count; i++) {
        struct ini_line *line = &ini->lines[i];
        if (line->kind != INI_ENTRY || line->fixed || strcmp(line->section, section) != 0 ||
            !same_name(line->name, name))
            continue;
        for (int more; (more = next_more(ini, i + 1)) >= 0;)
            remove_line(&ini->lines[more]);
        if (put)
            remove_line(line);
        else
            replace(ini, line, name, value);
        put = true;
    }
    if (!put)
        add_line(ini, end_of_section(ini, section), section,
                 (const char *const[]){name, " = ", value, ""});
}

char *ini_text(const struct ini *ini)
{
    size_t size = sizeof byte_order_mark;
    for (int i = 0; i < ini->count; i++)
        size += strlen(ini->lines[i].text);
    char *text = array_zeroed(size, 1), *at = text;
    at += sprintf(at, "%s", ini->marked ? byte_order_mark : "");
    for (int i = 0; i < ini->count; i++)
        at += sprintf(at, "%s", ini->lines[i].text);
    return text;
}
