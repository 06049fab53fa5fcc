/* SPDX-License-Identifier: MIT */
/* The PDN file of a match. It grows game by game, and an interrupted match continues from it. */
#ifndef TOOLS_MATCH_FILE_H
#define TOOLS_MATCH_FILE_H

#include "cli/command.h"
#include "match/game.h"
#include "rounds.h"
#include "store/game_check.h"

#include <stdio.h>

struct match_file {
    const struct options *options;
    const char *names[2]; /* of the sides of the match */
    FILE *file;           /* owned; NULL: games are not saved */
    bool begun;           /* it has a game */
    const char *apart;    /* line ends to write before the next game */
};

/* Is told of each game in the file. Returns false if it cannot be one of this match. */
typedef bool match_file_listener(void *self, int number, enum points points,
                                 const struct game_report *report);

/* Opens the file of --pdn, if that is given, and reads its games. Removes a last game that this
 * match had not finished writing. Returns false after a complaint, with the file unchanged and
 * nothing to close. */
bool match_file_open(struct match_file *file, const struct options *options,
                     const char *const names[2], match_file_listener *listener, void *self);
void match_file_close(struct match_file *file);

/* Adds a game, which began with `opening` plies of its opening. `termination` is why it ended, as
 * PDN says it; NULL: by the rules. Returns false after a complaint. */
bool match_file_add(struct match_file *file, int number, const struct game *game, int opening,
                    const char *termination);

#endif
