/* SPDX-License-Identifier: MIT */
/* The games of a match as a PDN file that grows game by game, and says where to go on. */
#ifndef CLI_MATCH_FILE_H
#define CLI_MATCH_FILE_H

#include "cli/command.h"
#include "cli/standing.h"
#include "match/game.h"
#include "store/game_check.h"

#include <stdio.h>

/* Games are numbered from 0; two that follow each other are a pair, of the same opening. In the
 * first of them the first side has Black, in the second White. */
static inline enum side match_side_of_first(int number)
{
    return number % 2 == 0 ? BLACK : WHITE;
}

struct match_file {
    const struct options *options;
    const char *names[2]; /* of the sides of the match */
    FILE *file;           /* owned; NULL: nothing is kept */
    bool begun;           /* there is a game in it */
    const char *apart;    /* what keeps the next one apart from it */
};

/* Is told of each game that is there. False: it cannot be one of this match. */
typedef bool match_file_listener(void *self, int number, enum points points,
                                 const struct game_report *report);

/* Opens the file of --pdn, if that is given, and reads what is in it. A last game that this match
 * has begun to write is taken out. False after saying what is wrong, nothing being changed and
 * nothing to close. */
bool match_file_open(struct match_file *file, const struct options *options,
                     const char *const names[2], match_file_listener *listener, void *self);
void match_file_close(struct match_file *file);

/* Adds a game; `termination` is why it ended, as PDN says it, or NULL: by the rules. False after
 * saying why it cannot be. */
bool match_file_add(struct match_file *file, int number, const struct game *game,
                    const char *termination);

#endif
