/* SPDX-License-Identifier: MIT */
/* What is wrong with the settings file or a line of it, in a sentence. Each adds it to `out`. */
#ifndef PROSE_SETTINGS_PROSE_H
#define PROSE_SETTINGS_PROSE_H

#include "base/file_error.h"
#include "base/strbuf.h"

/* Why the file at `path` cannot be read or written: an `enum file_error` or a number of errno. */
void settings_prose_file(struct strbuf *out, const char *path, int error);

/* What has been changed is not on the disk, for this `reason`, which is a sentence. */
void settings_prose_unsaved(struct strbuf *out, const char *reason);

/* The same for what has been played. */
void settings_prose_unkept(struct strbuf *out, const char *reason);

void settings_prose_no_entry(struct strbuf *out);

void settings_prose_unknown(struct strbuf *out, const char *section, const char *name);

/* `known`: the values that there are. */
void settings_prose_bad_value(struct strbuf *out, const char *name, const char *value,
                              const char *known);

void settings_prose_too_long(struct strbuf *out);

/* The entry `name` holds no name of a player, which has at most `count` characters. */
void settings_prose_bad_player(struct strbuf *out, const char *name, int count);

/* The entry `name` holds no path of a folder. */
void settings_prose_bad_folder(struct strbuf *out, const char *name);

/* The rule set called `name` is not understood, from `column` of its text on; `reason` is a
 * sentence. */
void settings_prose_bad_rules(struct strbuf *out, const char *name, int column, const char *reason);

/* A rule set cannot be called `name`; `reason` is a sentence. */
void settings_prose_bad_name(struct strbuf *out, const char *name, const char *reason);

#endif
