/* SPDX-License-Identifier: MIT */
/* All games of an archive, played and imported, as they are searched and listed. What a game is
 * found by is worked out of its text when it is saved, and can be worked out again at any time.
 *
 * Functions that return an int return 0 or an error of archive.h. */
#ifndef STORE_CATALOGUE_H
#define STORE_CATALOGUE_H

#include "store/archive.h"
#include "store/library.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The ids of games in the order of the filter; in that in which they were added they stay while
 * games are played on. A zeroed struct has none. */
struct catalogue_found {
    int64_t *games; /* owned */
    size_t capacity;
    int count;
    int total; /* games in the archive */
};

void catalogue_found_finish(struct catalogue_found *found);

/* Searches; replaces what was found before. Calls `stop`, unless it is NULL, now and then:
 * ARCHIVE_STOPPED if it returns true. */
int catalogue_find(struct archive *archive, const struct library_filter *filter,
                   struct catalogue_found *found, bool (*stop)(void *data), void *data);

/* Finds the first `count` games that catalogue_find would find, or none if that is not quick: they
 * are looked for among those that were added last. Replaces what was found before, and leaves
 * `total` 0. */
int catalogue_glance(struct archive *archive, const struct library_filter *filter, int count,
                     struct catalogue_found *found);

/* Counts what was played from `filter->position` under `filter->rules`, which must be a rule set,
 * in the games that meet the other conditions of the filter, by_position aside. In a game it counts
 * where it was on the board first; a game that had it with colours changed counts as if it had been
 * this one. Stops as catalogue_find does. */
int catalogue_branches(struct archive *archive, const struct library_filter *filter,
                       struct library_branches *out, bool (*stop)(void *data), void *data);

/* Of games in the order of a filter with `versions`: finds those that say nothing which another
 * version of the same game does not say, too: no tag, variation, strength or comment. Of two that
 * say the same the one that was there first stays, and so does each game of a match. Replaces what
 * was found before, and stops, as catalogue_find does. */
int catalogue_poorer(struct archive *archive, const struct game_ids *games,
                     struct catalogue_found *found, bool (*stop)(void *data), void *data);

/* Counts who played the games that meet the conditions of the filter, by_position aside; unknown
 * players do not count. Stops as catalogue_find does. */
int catalogue_players(struct archive *archive, const struct library_filter *filter,
                      enum library_player_order order, struct library_players *out,
                      bool (*stop)(void *data), void *data);

/* Reads the row of a game. ARCHIVE_NO_GAME: there is none. */
int catalogue_read(struct archive *archive, int64_t game, struct library_row *out);

/* Finds the game of this serial in the match with this key. ARCHIVE_NO_GAME: there is none. */
int catalogue_find_of_match(struct archive *archive, int64_t key, int serial, int64_t *game);

/* Reads the PDN of a game, which the caller frees. ARCHIVE_NO_GAME: there is none. */
int catalogue_text(struct archive *archive, int64_t game, char **text);

/* The rule sets of all games, those with most games first, at most LIBRARY_RULES of them. Stops as
 * catalogue_find does. */
int catalogue_rules(struct archive *archive, struct library_rules out[LIBRARY_RULES], int *count,
                    bool (*stop)(void *data), void *data);

/* What the two players have won against each other in all games that are over, by rule set, that
 * with most games first, at most LIBRARY_SCORES of them. Case does not matter in names. */
int catalogue_score(struct archive *archive, const char *const names[PLAYER_COUNT],
                    struct library_score out[LIBRARY_SCORES], int *count);

/* Calls `edit` with a game, which may change its tree by edits (match/edits.h), its tags, and the
 * result behind its moves, and saves it. Where the game of a match stands stays as it is. Errors as
 * of struct catalogue_change, too; FILE_ERROR_TEXT: nothing can be played of it. */
typedef void catalogue_editor(void *data, struct game *game, struct game_tags *tags,
                              char result[SAVED_RESULT_SIZE]);
int catalogue_edit(struct archive *archive, int64_t game, catalogue_editor *edit, void *data);

enum {
    CATALOGUE_CHANGES = 4096, /* games that are deleted or restored in one transaction, at most */
};

/* What has become of several games. */
struct catalogue_change {
    int changed; /* so many were deleted, or restored */
    /* Why the first one that was not could not be. ARCHIVE_NO_GAME: there is none to be deleted, or
     * restored. ARCHIVE_PLAYED: its match is being played, by this program or by another. */
    int refused;
};

/* A deleted game is no longer found, and no longer one of its match; restoring undoes that. An
 * imported game that was imported again since is not restored beside the other. At most
 * CATALOGUE_CHANGES games; after an error none of them is changed. */
int catalogue_delete(struct archive *archive, const struct game_ids *games,
                     struct catalogue_change *outcome);
int catalogue_restore(struct archive *archive, const struct game_ids *games,
                      struct catalogue_change *outcome);

/* Removes deleted games for good, unless another program has the archive open: it could restore
 * them. */
int catalogue_purge(struct archive *archive);

#endif
