/* SPDX-License-Identifier: MIT */
/* In place of translate.c where the system has no gettext: every text is the English one. */
#include "base/translate.h"

#include <string.h>

void translate_open(const char *folder, const char *codes, const char *wanted)
{
    (void)folder;
    (void)codes;
    (void)wanted;
}

int translate_count(void)
{
    return 1;
}

const char *translate_code(int language)
{
    (void)language;
    return "en";
}

int translate_of_system(void)
{
    return 0;
}

const char *translate_name(int language)
{
    (void)language;
    return "English";
}

int translate_find(const char *wanted)
{
    return strncmp(wanted, "en", 2) == 0 && (!wanted[2] || strchr("_-.:", wanted[2])) ? 0 : -1;
}

void translate_use(int language)
{
    (void)language;
}

bool translate_is(int language)
{
    (void)language;
    return true;
}

int translate_used(void)
{
    return 0;
}

const char *tr_english(const char *text)
{
    const char *end = strchr(text, '\004'); /* of its context */
    return end ? end + 1 : text;
}

const char *tr(const char *text)
{
    return tr_english(text);
}

const char *tr_n(const char *one, const char *many, int number)
{
    return number == 1 ? one : many;
}

const char *tr_counted(struct counted_text text, int number)
{
    return tr_n(text.one, text.many, number);
}
