/* SPDX-License-Identifier: MIT */
/* The library: all saved games, found by player, rules, result, date and position. Its state, and
 * what its parts ask of each other. */
#ifndef PAGES_LIBRARY_ROOM_H
#define PAGES_LIBRARY_ROOM_H

#include "pages/deletion.h"
#include "pages/page.h"
#include "pages/pick_list.h"
#include "prose/library_prose.h"

enum {
    ROOM_DATE_SIZE = 40,
    ROOM_WIDE_POINTS = 860, /* at this width something stands beside the list */
};

/* The filter as the player typed and chose it. */
struct room_filter {
    char words[LIBRARY_NAME_SIZE];
    char date[ROOM_DATE_SIZE];
    char rules[LIBRARY_RULES_SIZE];
    enum library_result result;
    bool by_position;
    bool versions;
    int64_t since; /* as in struct library_filter */
};

/* The state of the import panel. */
struct room_import {
    bool hidden; /* the player has closed the outcome of this one */
    struct import_counts closed;
    unsigned closed_number;
    bool faults_shown;
    struct pick_list faults;
};

/* What is selected when it is more than the chosen game. */
struct room_selection {
    int64_t *ids; /* owned; ascending */
    size_t capacity;
    int count;  /* 0: the chosen game alone */
    int anchor; /* the place from which Shift selects */
};

/* The page's state. room_begin sets what is not zero at first. */
struct room {
    struct page_message message;
    bool begun;
    struct room_filter filter;
    struct position position; /* the position to find */
    enum library_order order;
    struct library_filter asked;
    bool anew;        /* search again, even if the filter is the same */
    bool top_due;     /* the filter is new: show its answer from the start */
    unsigned answers; /* the number of the answer shown */
    int moved;        /* `library.moved` of that answer */
    int found, total; /* as they were counted last */
    struct pick_list list;
    struct room_selection selection;
    bool compares;           /* the versions are being compared */
    unsigned poorer_answers; /* when that was asked for */
    bool browsing;           /* the arrows were used: keys act on the list, not on the field */
    bool filtering;          /* on a narrow page: the filter is shown, not the list */
    struct room_import import;
};

/* --- filter.c: the filter --- */

/* Returns the filter as the library takes it. */
struct library_filter room_asks(const struct room *room);
bool room_filters(const struct room *room); /* true if the filter is not empty */
void room_clear(struct room *room);

/* Looks for what this filter finds. */
void room_take_filter(struct room *room, const struct library_filter *filter);

/* --- fields.c: the filter's fields --- */

void room_find_field(struct desk *desk, struct room *room, struct rect rect);

/* Opens a page about the games that are found: which moves were played, or who played. */
void room_open_about(struct desk *desk, const struct room *room, const char *page);

/* Draws all fields but that of words. */
void room_fields(struct desk *desk, struct room *room, struct rect rect);

/* --- game.c: a game --- */

/* What is known of it, in a line: "Saturday · Winter cup · American · 47 moves". */
const char *room_facts(const struct desk *desk, const struct library_row *row);

/* Draws who played, each name shortened if need be; the winner's is bold and has a crown. `linked`:
 * a click on a name leads to the page of players. */
void room_players(struct desk *desk, const struct library_row *row, struct rect rect, bool linked);

/* Draws the final position in the middle of `rect`; nothing if it is not known. */
void room_board(const struct desk *desk, const struct library_row *row, struct rect rect);

/* Draw the chosen game, large, and the button alone that opens it. `row` may be NULL: there is
 * none.
 */
void room_game(struct desk *desk, const struct library_row *row, struct rect rect);
void room_open_buttons(struct desk *desk, const struct library_row *row, struct rect rect);

/* --- list.c: the games --- */

/* Returns the chosen row; NULL if there is none or it has not been read yet. */
const struct library_row *room_chosen(const struct desk *desk, const struct room *room);

/* Call it when `rows` rows were put in above. The chosen game stays chosen, and the visible games
 * stay in place. If nothing is chosen at the top of the list, it shows the newest games. */
void room_follow_rows(const struct desk *desk, struct room *room, int rows);
/* Opens the game; nothing if `row` is NULL. */
void room_open(struct desk *desk, const struct library_row *row);
void room_list(struct desk *desk, struct room *room, struct rect rect);

/* --- selection.c: several games --- */

/* The player has come to the chosen row in this manner; `before` was chosen until then. */
void room_select(const struct desk *desk, struct room *room, enum pick_manner manner, int before);
void room_select_all(const struct desk *desk, struct room *room);

/* Call it after each answer. */
void room_follow_selection(const struct desk *desk, struct room *room);

/* Returns true if the game at this place is selected. */
bool room_has_selected(const struct desk *desk, const struct room *room, int place);

/* Returns the games that are selected; none: it is the chosen one alone. Valid until that changes.
 */
struct game_ids room_selected(const struct room *room);

/* Selects these games, as far as they are found. */
void room_select_games(const struct desk *desk, struct room *room, struct game_ids games);

/* --- versions.c: games in several versions --- */

/* Shows the games that are there in several versions, one of them above `since`. */
void room_show_versions(struct room *room, int64_t since);

/* Call it in each pass: what was found to say less than another version is selected. */
void room_follow_poorer(const struct desk *desk, struct room *room);

/* Draws at the bottom of `rect` what the list is about, if it is versions. */
void room_versions(struct desk *desk, struct room *room, struct rect *rect);

/* --- import.c: imports --- */

/* Call it in each pass, and when the page asks for an import. */
void room_follow_import(struct desk *desk, struct room *room);
void room_begin_import(struct room *room);

/* Draws the progress or the outcome at the bottom of `rect`, which keeps the rest. */
void room_import(struct desk *desk, struct room *room, struct rect *rect);

/* Returns true if the faults of the import are shown in place of the list. */
bool room_shows_faults(const struct desk *desk, const struct room *room);
void room_faults(struct desk *desk, struct room *room, struct rect rect);

#endif
