/* SPDX-License-Identifier: MIT */
/* What is said in the library, and of games on their way into it. Each adds it to `out`. */
#ifndef PROSE_LIBRARY_PROSE_H
#define PROSE_LIBRARY_PROSE_H

#include "base/strbuf.h"

#include <stdbool.h>

/* "1,234 of 100,000 games"; `filtered`: only what was looked for was found. */
void library_count_print(struct strbuf *out, int found, int total, bool filtered);

/* A name with the number of its games: "Russian (1,234)". */
void library_rules_print(struct strbuf *out, const char *name, int games);

/* Another match begins: that of these two is in the library, which `key` opens. */
void match_kept_print(struct strbuf *out, const char *one, const char *other, const char *key);

/* "Ada – Ben was deleted." */
void game_deleted_print(struct strbuf *out, const char *players);

/* What has come of games on their way in: "1,234 games imported, 12 were there already, 3 have a
 * fault"; as a sentence once it is over. */
struct import_counts {
    int taken, known, bad;
};
void import_counts_print(struct strbuf *out, const struct import_counts *counts);

/* Whose games they are: of a file, or if its title is empty of the clipboard; of several files that
 * come in one after another it is this one, from 1. */
struct import_source {
    const char *title;
    int file, files;
};

/* How much of it has been read, and how fast: "Importing winter.pdn: 42 %", "Importing winter.pdn
 * (2 of 3): 42 %", "20,000 games a second". */
void import_title_print(struct strbuf *out, const struct import_source *source, int percent);
void import_speed_print(struct strbuf *out, int per_second);

/* It is over: whose they were, all files of them, how it ended and what has come of them. */
void import_ended_print(struct strbuf *out, const struct import_source *source, bool stopped,
                        const char *reason, const struct import_counts *counts);

/* Above the list of what is wrong, of which so many are told: "3 faults". */
void import_faults_print(struct strbuf *out, int told, int bad);

/* What a file of games may be called: "Games.pdn". */
const char *games_file_name(void);

#endif
