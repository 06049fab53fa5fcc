/* SPDX-License-Identifier: MIT */
#include "base/wrap.h"

#include "base/path.h"
#include "base/translate.h"
#include "base/utf8.h"

#include <string.h>

enum {
    LINE_LETTERS = 80,
    TERM_INDENT = 2,
    TERM_GAP = 2, /* spaces behind a term, at least */
};

size_t wrap_part(const char *line, size_t length, int columns)
{
    size_t at = 0, space = 0;
    int letters = 0;
    while (at < length && letters <= columns) {
        if (line[at] == ' ' && letters > 0)
            space = at;
        at += utf8_length(line + at);
        letters++;
    }
    if (letters <= columns)
        return length;
    if (space > 0)
        return space;
    while (at < length && line[at] != ' ')
        at++;
    return at;
}

/* Prints lines that begin at `column`, where the first of them stands. */
static void print_lines(FILE *out, const char *text, int column)
{
    size_t length = strlen(text);
    do {
        size_t part = wrap_part(text, length, LINE_LETTERS - column);
        fprintf(out, "%.*s\n", (int)part, text);
        part += part < length; /* the space */
        text += part;
        length -= part;
        fprintf(out, "%*s", length > 0 ? column : 0, "");
    } while (length > 0);
}

void wrap_paragraph(FILE *out, const char *text)
{
    print_lines(out, text, 0);
}

static int count_letters(const char *text)
{
    int letters = 0;
    for (; *text; text += utf8_length(text))
        letters++;
    return letters;
}

void wrap_row(FILE *out, int column, const char *term, const char *meaning)
{
    int width = TERM_INDENT + count_letters(term);
    fprintf(out, "%*s%s", TERM_INDENT, "", term);
    if (width + TERM_GAP > column) {
        fputc('\n', out);
        width = 0;
    }
    fprintf(out, "%*s", column - width, "");
    print_lines(out, meaning, column);
}

void wrap_environment(FILE *out, int column, const struct wrap_variable *variables, size_t count)
{
    wrap_paragraph(out, tr_c("variables of the environment", "Environment:"));
    for (size_t i = 0; i < count; i++) {
        const char *windows = PATH_HERE == PATH_WINDOWS ? variables[i].windows : NULL;
        const char *help = windows ? windows : variables[i].help;
        if (*help)
            wrap_row(out, column, variables[i].name, tr(help));
    }
}
