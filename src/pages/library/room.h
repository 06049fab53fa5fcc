/* SPDX-License-Identifier: MIT */
/* The library: all games that are kept, found by who played, rules, result, date and position. Its
 * state, and what its parts ask of each other. */
#ifndef PAGES_LIBRARY_ROOM_H
#define PAGES_LIBRARY_ROOM_H

#include "pages/deletion.h"
#include "pages/page.h"
#include "pages/pick_list.h"
#include "prose/library_prose.h"

enum {
    ROOM_DATE_SIZE = 40,
    ROOM_WIDE_POINTS = 860, /* so wide a page has the filter beside the list */
};

/* What is looked for, as it was typed and chosen. */
struct room_filter {
    char player[LIBRARY_FILTER_SIZE];
    char date[ROOM_DATE_SIZE];
    char rules[LIBRARY_TEXT_SIZE]; /* as in struct library_filter, and what it is called */
    char rules_name[LIBRARY_TEXT_SIZE];
    enum library_result result;
    bool by_position;
};

/* Of what is taken in. */
struct room_import {
    bool hidden; /* what has come of it has been read: of this one */
    struct import_counts closed;
    unsigned closed_number;
    bool faults_shown;
    struct pick_list faults;
};

/* State; room_begin fills what is not zero. */
struct room {
    bool begun;
    struct room_filter filter;
    struct position position; /* the one to look for */
    struct library_filter asked;
    bool anew;        /* it is to be asked for, whatever was asked last */
    bool top_due;     /* another filter: its answer is shown from its beginning */
    unsigned answers; /* the one that is shown */
    int moved;        /* library.moved of that */
    struct pick_list list;
    bool browsing;  /* by the arrows: the keys mean the list, not the field */
    bool filtering; /* where filter and list do not both fit: the filter */
    struct room_import import;
    char message[EXCHANGE_REASON_SIZE];
    bool warns;
};

/* --- filter.c: what is looked for --- */

/* What the program is asked for. */
struct library_filter room_asks(const struct room *room);
bool room_filters(const struct room *room); /* is anything looked for at all? */
void room_clear(struct room *room);

/* A date as people type it, "2026-11", "22.11.2026", as it begins in a file: "2026.11". */
void room_date_print(struct strbuf *out, const char *typed);

/* --- fields.c: where it is typed and chosen --- */

void room_find_field(struct desk *desk, struct room *room, struct rect rect);

/* All but that. */
void room_fields(struct desk *desk, struct room *room, struct rect rect);

/* --- list.c: the games --- */

/* The chosen one; NULL: there is none, or it is on its way. */
const struct library_row *room_chosen(const struct desk *desk, const struct room *room);

/* The rows have gone down by so many: the chosen game stays chosen, and what is seen stays where it
 * is. At the top, where nothing has been chosen, it is the newest games that are seen. */
void room_follow_rows(const struct desk *desk, struct room *room, int rows);
void room_list(struct desk *desk, struct room *room, struct rect rect);

/* --- import.c: games on their way in --- */

/* Once a pass; and when some are asked for here. */
void room_follow_import(struct desk *desk, struct room *room);
void room_begin_import(struct room *room);

/* How far it is, or what has come of it, at the bottom of `rect`. */
void room_import(struct desk *desk, struct room *room, struct rect *rect);

/* In place of the list what is wrong in those that were not taken in, if that is looked at. */
bool room_shows_faults(const struct desk *desk, const struct room *room);
void room_faults(struct desk *desk, struct room *room, struct rect rect);

#endif
