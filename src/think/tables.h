/* SPDX-License-Identifier: MIT */
/* The endgame tables of a rule set, kept as files of the cache. The files that are there are
 * opened, the others are made: by tables_make with all processors, or by think/table_maker.h a
 * little at a time. Every function may run on any thread, but on one at a time. */
#ifndef THINK_TABLES_H
#define THINK_TABLES_H

#include "engine/endgame_solve.h"
#include "store/cache.h"
#include "system/files.h"

enum {
    TABLES_PIECES_USUAL = 4, /* tables of up to this many pieces are made without being asked for */
};

/* The files of a table: itself, and, of some that are packed, its distances. */
enum table_part {
    TABLE_ENTRIES,
    TABLE_PLIES, /* has no bytes if a distance is too long to be kept */
    TABLE_PARTS,
};

struct table_file {
    struct cache_file parts[TABLE_PARTS];
    struct endgame_table table; /* what they hold */
};

struct tables {
    struct endgame endgame;      /* for probing */
    char folder[FILE_PATH_SIZE]; /* where the files are */
    bool shared;                 /* the folder may belong to several players */
    int folder_error;            /* why there is no folder; 0: there is one */
    int looked;                  /* tables_open_rest has looked for those of so many classes */
    struct table_file files[ENDGAME_CLASS_COUNT];
    struct endgame_table kept[ENDGAME_CLASS_COUNT]; /* owned; tables that could not be saved */
};

/* What has happened to a table. */
enum table_event {
    TABLE_FOUND,      /* its file is there */
    TABLE_UNUSABLE,   /* its file is there, but is not used; `error` says why */
    TABLE_MADE,       /* it has been made and saved */
    TABLE_UNSAVED,    /* it has been made and can be probed, but not saved; `error` says why */
    TABLE_IMPOSSIBLE, /* it cannot be made: ENDGAME_TOO_LONG (engine/endgame_solve.h) */
    TABLE_NO_MEMORY,  /* there is not enough memory to make it */
    TABLE_RIGHT,      /* every entry agrees with those that its moves lead to */
    TABLE_WRONG,      /* an entry does not; `verdict` says which */
};

struct table_news {
    const struct tables *tables;
    int class;
    enum table_event event;
    enum table_part part;                  /* of the file that is meant */
    int error;                             /* as in store/cache.h */
    const struct endgame_verdict *verdict; /* of TABLE_RIGHT and TABLE_WRONG */
};

/* Hears news of each table. Never called by two threads at once. */
struct tables_listener {
    void (*tell)(void *self, const struct table_news *news);
    void *self;
};

/* Opens the tables of up to `pieces` pieces whose files are there. tables_close frees them. The
 * listener may be NULL. */
void tables_open(struct tables *tables, const struct ruleset *rules, int pieces,
                 const struct tables_listener *listener);

/* Opens those of all classes that are there and not open yet. Returns false if `stop` was set
 * meanwhile: call it again to go on. */
bool tables_open_rest(struct tables *tables, const struct tables_listener *listener,
                      const atomic_bool *stop);

/* Zeroed tables may be closed, too. */
void tables_close(struct tables *tables);

/* Makes the missing tables of up to `pieces` pieces on `threads` threads and saves each as soon as
 * it is complete; uses fewer threads where memory is short. Returns false if some are still missing
 * at the end: another thread or the listener has set `*stop`, a table is impossible, or there is
 * not enough memory for one alone. Tables that have been made stay. */
bool tables_make(struct tables *tables, int pieces, int threads,
                 const struct tables_listener *listener, const atomic_bool *stop);

/* Checks every entry of the tables of up to `pieces` pieces, all of which must be there. Tells
 * TABLE_RIGHT or TABLE_WRONG of each, until `*stop` is set. */
void tables_check(const struct tables *tables, int pieces, int threads,
                  const struct tables_listener *listener, const atomic_bool *stop);

/* Saves a complete table, and takes it in. What cannot be saved stays in memory where `keeps`, else
 * it is freed. Returns false, and the table is still the caller's, if `stop` was set. Tells
 * TABLE_MADE or TABLE_UNSAVED. */
bool tables_add(struct tables *tables, int class, struct endgame_table *table, bool keeps,
                const struct tables_listener *listener, const atomic_bool *stop);

/* How many classes have up to `pieces` pieces: they come first. */
int tables_count_classes(const struct tables *tables, int pieces);

/* Of how many files the table of a class consists. */
int tables_count_parts(const struct tables *tables, int class);

/* A file of the table of a class, whether it is there or not. */
struct table_path {
    char text[FILE_PATH_SIZE + 64];
};
struct table_path tables_path(const struct tables *tables, int class, enum table_part part);

/* What the name of a file of a table ends with: the name of its class, and this. */
extern const char *const table_part_suffixes[TABLE_PARTS];

#endif
