/* SPDX-License-Identifier: MIT */
#include "pages/sayings.h"

#include "base/strbuf.h"

#include <string.h>

static void drop(struct sayings *sayings, int index)
{
    sayings->count--;
    memmove(&sayings->items[index], &sayings->items[index + 1],
            (size_t)(sayings->count - index) * sizeof sayings->items[0]);
}

static void drop_outdated(struct sayings *sayings, enum saying_kind kind)
{
    if (kind == SAYING_HUSH)
        sayings->count = 0;
    for (int i = sayings->count - 1; i >= 0 && kind != SAYING_MESSAGE; i--)
        if (sayings->items[i].kind >= SAYING_TEXT)
            drop(sayings, i);
}

void sayings_add(struct sayings *sayings, enum saying_kind kind, const char *text)
{
    if (!*text && kind != SAYING_HUSH)
        return;
    drop_outdated(sayings, kind);
    if (sayings->count == SAYINGS_MAX)
        drop(sayings, 0);
    struct saying *saying = &sayings->items[sayings->count++];
    saying->kind = kind;
    strbuf_copy(saying->text, sizeof saying->text, text);
}

void sayings_append(struct sayings *sayings, const struct sayings *more)
{
    for (int i = 0; i < more->count; i++)
        sayings_add(sayings, more->items[i].kind, more->items[i].text);
}
