/* SPDX-License-Identifier: MIT */
#include "base/template.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* The blank whose {name} `text` begins with, or NULL. */
static const struct blank *blank_at(const char *text, const struct blank *blanks, size_t count)
{
    if (*text != '{')
        return NULL;
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(blanks[i].name);
        if (strncmp(text + 1, blanks[i].name, length) == 0 && text[1 + length] == '}')
            return &blanks[i];
    }
    return NULL;
}

void template_fill(struct strbuf *out, const char *template, const struct blank *blanks,
                   size_t count)
{
    while (*template) {
        const struct blank *blank = blank_at(template, blanks, count);
        if (blank)
            strbuf_add(out, blank->text);
        else
            strbuf_addch(out, *template);
        template += blank ? strlen(blank->name) + 2 : 1;
    }
}

struct number_text number_text(int number)
{
    struct number_text text;
    snprintf(text.text, sizeof text.text, "%d", number);
    return text;
}
