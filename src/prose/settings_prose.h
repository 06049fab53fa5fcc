/* SPDX-License-Identifier: MIT */
/* What is wrong with a line of the settings file, in a sentence. Each adds it to `out`. */
#ifndef PROSE_SETTINGS_PROSE_H
#define PROSE_SETTINGS_PROSE_H

#include "base/strbuf.h"

void settings_prose_no_entry(struct strbuf *out);

void settings_prose_unknown(struct strbuf *out, const char *section, const char *name);

/* `known`: the values that there are. */
void settings_prose_bad_value(struct strbuf *out, const char *name, const char *value,
                              const char *known);

void settings_prose_too_long(struct strbuf *out);

/* The rule set called `name` is not understood, from `column` of its text on; `reason` is a
 * sentence. */
void settings_prose_bad_rules(struct strbuf *out, const char *name, int column, const char *reason);

/* A rule set cannot be called `name`; `reason` is a sentence. */
void settings_prose_bad_name(struct strbuf *out, const char *name, const char *reason);

#endif
