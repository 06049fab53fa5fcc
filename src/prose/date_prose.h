/* SPDX-License-Identifier: MIT */
/* Dates as people say them. */
#ifndef PROSE_DATE_PROSE_H
#define PROSE_DATE_PROSE_H

#include "base/strbuf.h"

/* Adds a date that is written as in PDN, "2026.11.22": "Today", "Yesterday", the weekday of one of
 * the last six days, else "22 November 2026". What is unknown is left out: "2026.11.??" is
 * "November 2026", "2026.??.??" is "2026", and "" adds nothing. `today` is written alike; "":
 * nobody knows it. What is no date stays as it is written, up to the first "?". */
void date_print(struct strbuf *out, const char *date, const char *today);

#endif
