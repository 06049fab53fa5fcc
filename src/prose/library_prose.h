/* SPDX-License-Identifier: MIT */
/* Sentences of the library, and about games on their way into it. Each function adds one to `out`.
 */
#ifndef PROSE_LIBRARY_PROSE_H
#define PROSE_LIBRARY_PROSE_H

#include "base/strbuf.h"
#include "prose/names.h"

#include <stdbool.h>
#include <stdint.h>

/* "1,234 of 100,000 games". `filtered` is true if a filter is set. */
void library_count_print(struct strbuf *out, int found, int total, bool filtered);

/* ", 2 comments, 1 variation": what a game says beside its moves; nothing if that is nothing. */
void notes_print(struct strbuf *out, int comments, int variations, int strengths);

/* "3 selected", of the games in a list. */
void library_selected_print(struct strbuf *out, int games);

/* A name with the number of its games: "Russian (1,234)". */
void library_rules_print(struct strbuf *out, const char *name, int games);

/* Another match begins: the match of these two is kept in the library, which `key` opens; empty:
 * none does. */
void match_kept_print(struct strbuf *out, const char *one, const char *other, const char *key);

/* "Winter cup, Riga, round 3", as far as it is known; a round alone says nothing. */
void event_print(struct strbuf *out, const char *event, const char *site, const char *round);

/* So many of the versions in the list say less than another one, and are selected. */
void library_poorer_print(struct strbuf *out, int games);

/* "1,000 of 4,321 players", the first ones; "12 players of the games found". */
void players_count_print(struct strbuf *out, int count, int total, bool filtered);

/* How so many games went for a player. */
struct record {
    int games, wins, draws, losses;
};

/* "58 %": points of the games that are over; nothing if there is none. */
void record_score_print(struct strbuf *out, const struct record *record);

/* "5 won, 2 drawn, 3 lost" */
void record_results_print(struct strbuf *out, const struct record *record);

/* "Ada: 12 games. Won: 5, drawn: 2, lost: 3." */
void player_print(struct strbuf *out, const char *name, const struct record *record);

/* "Ada: all games" */
void player_link_print(struct strbuf *out, const char *name);

/* Where the games lie and how many bytes they take; the same of their backup, made on `date`; 0
 * bytes: there is none yet. */
void games_disk_print(struct strbuf *out, const char *path, int64_t bytes);
void backup_disk_print(struct strbuf *out, int64_t bytes, const char *date);

/* "Ada – Ben was deleted." of a single game whose players are not empty, else "3 games were
 * deleted." */
void games_deleted_print(struct strbuf *out, int games, const char *players);

/* How so many games went; some are not over. */
struct went {
    int games;
    int won[2]; /* by Black and by White */
    int drawn;
};

/* The tree of openings: "1,234 games came to this position. Percent: points of White."; of those
 * that were looked for, if `filtered`. What `side` got of the points, "57 %"; nothing if no game is
 * over. And a move with all that in words: "11-15: 1,234 games. Black won 400, White won 300, 500
 * were drawn." */
void branches_count_print(struct strbuf *out, int games, bool filtered, const char *side);
void branch_score_print(struct strbuf *out, const struct went *went, enum side side);
void branch_print(struct strbuf *out, const char *move, const struct went *went,
                  struct side_names sides);

/* What became of imported games: "1,234 games imported, 12 were there already, 3 have a fault".
 * `versions`: of those that were taken, other versions of games that were there. `lost`: of those
 * with a fault, games that were left out. */
struct import_counts {
    int taken, versions, known, bad, lost;
};
void import_counts_print(struct strbuf *out, const struct import_counts *counts);

/* Where the games come from: a file, or the clipboard if the title is empty. Of several files this
 * is number `file`, from 1. */
struct import_source {
    const char *title;
    int file, files;
};

/* How much has been read, and how fast: "Importing winter.pdn: 42 %", "Importing winter.pdn (2 of
 * 3): 42 %", "20,000 games a second". */
void import_title_print(struct strbuf *out, const struct import_source *source, int percent);
void import_speed_print(struct strbuf *out, int per_second);

/* The import is over: where the games came from, how it ended, and what became of them. */
void import_ended_print(struct strbuf *out, const struct import_source *source, bool stopped,
                        const char *reason, const struct import_counts *counts);

/* The heading of the list of faults, of which `told` are listed: "3 faults". */
void import_faults_print(struct strbuf *out, int told, int bad);

/* Returns the suggested name of a file of games: "Games.pdn". */
const char *games_file_name(void);

#endif
