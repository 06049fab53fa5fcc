/* SPDX-License-Identifier: MIT */
#include "notation/clock_text.h"

#include "base/scan.h"

#include <string.h>

static const char head[] = "[%clk ";

enum {
    HOURS_MOST = 99,
};

void clock_text_print(struct strbuf *out, int milliseconds)
{
    int tenths = milliseconds / 100, seconds = tenths / 10;
    strbuf_addf(out, "%s%d:%02d:%02d", head, seconds / 3600, seconds / 60 % 60, seconds % 60);
    if (tenths % 10 != 0)
        strbuf_addf(out, ".%d", tenths % 10);
    strbuf_addch(out, ']');
}

static bool read_time(const char *text, int *milliseconds)
{
    int hours, minutes, seconds, tenths = 0;
    if (!scan_number(&text, &hours) || !scan_char(&text, ':') || !scan_number(&text, &minutes) ||
        !scan_char(&text, ':') || !scan_number(&text, &seconds) || hours > HOURS_MOST ||
        minutes > 59 || seconds > 59)
        return false;
    if (scan_char(&text, '.') && (!scan_number(&text, &tenths) || tenths > 9))
        return false;
    *milliseconds = 100 * (10 * (60 * (60 * hours + minutes) + seconds) + tenths);
    return true;
}

/* Prints what it has read and compares. */
bool clock_text_parse(const char *text, int *milliseconds)
{
    char known[CLOCK_TEXT_MAX];
    struct strbuf out = strbuf_init(known, sizeof known);
    int read;
    if (strncmp(text, head, strlen(head)) != 0 || !read_time(text + strlen(head), &read))
        return false;
    clock_text_print(&out, read);
    if (strcmp(known, text) != 0)
        return false;
    *milliseconds = read;
    return true;
}
