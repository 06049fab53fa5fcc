/* SPDX-License-Identifier: MIT */
#include "store/name_fold.h"

#include "base/strbuf.h"

#include <stdlib.h>
#include <utf8proc.h>

static char lower(char ch)
{
    return ch >= 'A' && ch <= 'Z' ? (char)(ch | 0x20) : ch;
}

static void fold_ascii(const char *name, struct strbuf *out)
{
    for (; *name; name++)
        strbuf_addch(out, lower(*name));
}

void name_fold(const char *name, char *out, size_t size)
{
    struct strbuf folded = strbuf_init(out, size);
    utf8proc_uint8_t *text = NULL;
    const char *at = name;
    while ((unsigned char)*at < 0x80 && *at)
        at++;
    if (*at) /* most names are over in the loop above */
        utf8proc_map((const utf8proc_uint8_t *)name, 0, &text,
                     UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
    if (text)
        strbuf_add(&folded, (const char *)text);
    else
        fold_ascii(name, &folded);
    free(text);
}
