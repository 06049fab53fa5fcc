/* SPDX-License-Identifier: MIT */
#include "base/template.h"

#include "base/utf8.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Returns the blank whose {name} `text` begins with, or NULL. */
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

static bool has_rightward(const char *text)
{
    for (; *text; text += utf8_length(text))
        if (utf8_rightward(utf8_decode(text).code))
            return true;
    return false;
}

/* Isolates a text whose direction may differ from the sentence's, so that a Hebrew name does not
 * reorder an English sentence (Unicode's FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, which
 * are invisible). */
static void add_blank(struct strbuf *out, const char *text, bool rightward)
{
    bool isolated = rightward || has_rightward(text);
    strbuf_add(out, isolated ? "\u2068" : "");
    strbuf_add(out, text);
    strbuf_add(out, isolated ? "\u2069" : "");
}

void template_fill(struct strbuf *out, const char *template, const struct blank *blanks,
                   size_t count)
{
    bool rightward = has_rightward(template);
    while (*template) {
        const struct blank *blank = blank_at(template, blanks, count);
        if (blank)
            add_blank(out, blank->text, rightward);
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
