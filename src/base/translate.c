/* SPDX-License-Identifier: MIT */
#include "base/translate.h"

#include <libintl.h>

#define DOMAIN "crownhead"

const char *tr(const char *text)
{
    /* The empty text is the key of a catalogue's own head. */
    return *text ? dgettext(DOMAIN, text) : text;
}

const char *tr_n(const char *one, const char *many, int number)
{
    return dngettext(DOMAIN, one, many, (unsigned long)number);
}

const char *tr_counted(struct counted_text text, int number)
{
    return tr_n(text.one, text.many, number);
}
