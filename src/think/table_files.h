/* SPDX-License-Identifier: MIT */
/* The files of endgame tables in the cache, of all rule sets: counted and deleted by their names,
 * without being opened. Any thread may do so. */
#ifndef THINK_TABLE_FILES_H
#define THINK_TABLE_FILES_H

#include "think/tables.h"

struct table_files {
    /* Bytes by the pieces of a table: of the rules that were asked about, and of all. */
    int64_t own[ENDGAME_PIECES_MAX + 1], all[ENDGAME_PIECES_MAX + 1];
    int whole; /* every table of these rules of up to so many pieces has its file; 1: none has */
};

/* Counts the files, as far as the folder can be read. */
void table_files_count(const struct ruleset *rules, struct table_files *files);

/* Deletes the files of tables of more than `pieces` pieces. None of them should be open. Returns 0,
 * or why one could not be deleted, and sets `path` to it; the others are. */
int table_files_delete(int pieces, struct table_path *path);

#endif
