/* SPDX-License-Identifier: MIT */
/* All games of an archive, those of matches and those that were taken in from files, as they are
 * looked for. What is looked for is worked out of a game's text when it is saved, and can be worked
 * out again at any time.
 *
 * Errors are those of archive.h. */
#ifndef STORE_CATALOGUE_H
#define STORE_CATALOGUE_H

#include "match/match.h"
#include "notation/ruleset_text.h"
#include "rules/position.h"
#include "store/archive.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    CATALOGUE_NAME_SIZE = 128,
    CATALOGUE_RULES_SIZE = RULESET_TEXT_MAX,
};

enum catalogue_result {
    CATALOGUE_UNFINISHED,
    CATALOGUE_BLACK_WON,
    CATALOGUE_WHITE_WON,
    CATALOGUE_DRAWN,
    CATALOGUE_RESULT_COUNT,
    CATALOGUE_ANY_RESULT = CATALOGUE_RESULT_COUNT, /* of a filter */
};

enum catalogue_result catalogue_result_of(enum outcome outcome);

struct catalogue_entry {
    int64_t game;  /* its row */
    int64_t match; /* 0: it came from a file */
    /* As the game tells them, else as its match does: there stand-ins have names. Empty: nobody
     * knows. */
    char black[CATALOGUE_NAME_SIZE], white[CATALOGUE_NAME_SIZE];
    char rules[CATALOGUE_RULES_SIZE]; /* as ruleset_print writes them: two that are equal are the
                                         same */
    char date[SAVED_DATE_SIZE];       /* as PDN writes it; empty: nobody knows */
    enum catalogue_result result;
    int plies; /* of the main line */
};

/* Which games are looked for: those that fit all of it. */
struct catalogue_filter {
    const char *player; /* each of its words is in one of the names, case aside; "": any */
    const char *rules;  /* "": any */
    const char *date;   /* its beginning: "2026", "2026.11"; "": any */
    enum catalogue_result result;
    const struct position
        *position; /* that was on the board, or the same with colours changed; NULL: any */
};

/* Rows of games, the last that came in first: the order stays as it is while games are played on. A
 * zeroed struct has none. */
struct catalogue_found {
    int64_t *games; /* owned */
    size_t capacity;
    int count;
    int total; /* games that there are */
};

void catalogue_found_finish(struct catalogue_found *found);

/* In place of what was found before. EINTR: `stop` has said so, which is asked now and then; NULL:
 * it never does. */
int catalogue_find(struct archive *archive, const struct catalogue_filter *filter,
                   struct catalogue_found *found, bool (*stop)(void *data), void *data);

/* One row. ENOENT: there is no such game (any more). */
int catalogue_read(struct archive *archive, int64_t game, struct catalogue_entry *out);

/* Its PDN, allocated; ENOENT as before. */
int catalogue_text(struct archive *archive, int64_t game, char **text);

/* The rule sets of all games, those with most games first. */
typedef void catalogue_see_rules(void *data, const char *rules, int games);
int catalogue_rules(struct archive *archive, catalogue_see_rules *see, void *data);

/* All games that ended between the two, by rule set: how many each has won, and the draws. Names
 * are the same if they are but for case. */
typedef void catalogue_see_score(void *data, const char *rules, const int wins[PLAYER_COUNT],
                                 int draws);
int catalogue_score(struct archive *archive, const char *const names[PLAYER_COUNT],
                    catalogue_see_score *see, void *data);

/* A game is no longer found, and no longer one of its match; or it is both again. One from a file
 * that has been taken in once more is there already, and is not restored beside that. ENOENT: there
 * is no such game to be found, or to be restored; FILE_ERROR_BUSY: its match is being played, by
 * this program or by another one. */
int catalogue_delete(struct archive *archive, int64_t game);
int catalogue_restore(struct archive *archive, int64_t game);

/* What has been deleted goes for good; not while another program has the archive open, which could
 * restore it. */
int catalogue_purge(struct archive *archive);

/* Takes up this match, as archive_take_up. ENOENT: there is none, or none of its games is left;
 * FILE_ERROR_BUSY: another program plays it. */
int archive_take_up_match(struct archive *archive, int64_t match, struct saved_match *out);

/* The players have one that was taken up again: it is the last, for the next start. */
int archive_return_to_match(struct archive *archive, int64_t match);

#endif
