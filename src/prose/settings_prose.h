/* SPDX-License-Identifier: MIT */
/* What is wrong with the settings file or a line of it. Each function adds a sentence to `out`. */
#ifndef PROSE_SETTINGS_PROSE_H
#define PROSE_SETTINGS_PROSE_H

#include "base/file_error.h"
#include "base/strbuf.h"
#include "match/peer.h"

/* Why the file at `path` cannot be read or written: an `enum file_error` or a number of errno. */
void settings_prose_file(struct strbuf *out, const char *path, int error);

/* Changes are not on the disk; `reason` is a sentence. */
void settings_prose_unsaved(struct strbuf *out, const char *reason);

/* The same for games. */
void settings_prose_unkept(struct strbuf *out, const char *reason);

void settings_prose_no_entry(struct strbuf *out);

void settings_prose_unknown(struct strbuf *out, const char *section, const char *name);

/* `known` lists the valid values. */
void settings_prose_bad_value(struct strbuf *out, const char *name, const char *value,
                              const char *known);

void settings_prose_too_long(struct strbuf *out);

/* The entry `name` must be a name of at most `count` characters. */
void settings_prose_bad_player(struct strbuf *out, const char *name, int count);

/* The entry `name` must be the path of a folder. */
void settings_prose_bad_folder(struct strbuf *out, const char *name);

/* The entry `name` must be this text of another program. */
void settings_prose_bad_peer(struct strbuf *out, const char *name, enum peer_text which);

/* The rule set called `name` is wrong from `column` of its text on; `reason` is a sentence. */
void settings_prose_bad_rules(struct strbuf *out, const char *name, int column, const char *reason);

/* A rule set cannot have this name; `reason` is a sentence. */
void settings_prose_bad_name(struct strbuf *out, const char *name, const char *reason);

#endif
