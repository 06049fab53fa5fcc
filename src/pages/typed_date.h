/* SPDX-License-Identifier: MIT */
/* Dates as people type them: "2026-11", "22.11.2026", "20261122"; "11/22/2026" where the language
 * of the texts writes the month first. */
#ifndef PAGES_TYPED_DATE_H
#define PAGES_TYPED_DATE_H

#include "base/strbuf.h"

#include <stdbool.h>

/* Adds such a date as a file begins it: "2026.11". A last part of one digit may still get a second
 * one. */
void typed_date_print(struct strbuf *out, const char *typed);

/* Adds it as PDN writes it: "2026.11.??". Returns false if it is no date, or a part of one without
 * a year; what has been added then is of no use. */
bool typed_date_read(struct strbuf *out, const char *typed);

#endif
