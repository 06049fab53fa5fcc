/* SPDX-License-Identifier: MIT */
/* What is said of perfect endings: what they are and cost, how far they are made, what is wrong.
 * Each function that prints adds sentences to `out`. */
#ifndef PROSE_ENDINGS_PROSE_H
#define PROSE_ENDINGS_PROSE_H

#include "base/strbuf.h"

#include <stdint.h>

/* Returns what perfect endings are good for. */
const char *endings_meaning(void);

/* Adds what endings of up to `pieces` pieces, 4 to 6, cost: "Half a minute, 50 MB of memory, 146 MB
 * on the disk". */
void endings_cost_print(struct strbuf *out, int pieces);

/* --- How far they are made, for the rule set called `rules` --- */

/* `pieces` 1: there are none. */
void endings_made_print(struct strbuf *out, const char *rules, int pieces, int64_t bytes);
void endings_making_print(struct strbuf *out, const char *rules, int pieces, int percent);
void endings_stopped_print(struct strbuf *out, int percent);

/* Returns when they will be made, where none are. */
const char *endings_made_when(void);

/* Adds how large the files of all rule sets are. */
void endings_files_print(struct strbuf *out, int64_t bytes);

/* Adds the question whether to delete files that are so large: of more than `pieces` pieces, or, if
 * it is 0, all. */
void endings_delete_print(struct strbuf *out, int pieces, int64_t bytes);

/* --- What is wrong. `error` is a number of errno or of enum file_error --- */

/* Why the file of a table cannot be read or written. */
void endings_file_print(struct strbuf *out, const char *path, int error);

void endings_unusable_print(struct strbuf *out, const char *path, int error);
void endings_unsaved_print(struct strbuf *out, const char *path, int error);
void endings_undeleted_print(struct strbuf *out, const char *path, int error);
void endings_no_memory_print(struct strbuf *out);

/* Some win lasts longer than a table can say. */
void endings_impossible_print(struct strbuf *out);

#endif
