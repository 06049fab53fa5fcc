/* SPDX-License-Identifier: MIT */
/* What commands read: lines, positions, PDN files. */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include "base/line_reader.h"
#include "cli/command.h"
#include "notation/pdn_reader.h"
#include "store/game_bytes.h"
#include "store/game_text.h"
#include "store/rules_guess.h"

#include <stdio.h>

/* Returns true if the line holds no zero byte, which would hide what follows it; else sets
 * `*error`. */
bool line_is_text(const struct line_reader *line, struct text_error *error);

/* --- Positions on standard input, a FEN a line --- */

/* Prints the answer to a position. `line` is the number of its line, from 1. */
typedef enum status position_listener(void *self, const struct position *position, int line);

/* Calls `listener` for each position, until the input ends or an interruption
 * (system/interrupts.h). A bad line is answered with an error; the others are still answered, and
 * the status is STATUS_BAD_INPUT. */
enum status position_lines_read(const struct options *options, position_listener *listener,
                                void *self);

/* Answers a line that is bad for another reason. A listener returns its status. */
enum status position_line_refuse(const struct options *options, int line, const char *sentence);

/* --- PDN files --- */

/* A pdn_filler (notation/pdn_reader.h) that reads a FILE. */
size_t pdn_fill_from_file(void *file, char *bytes, size_t size);

/* Is told of every event. `file` is the name for messages. */
typedef void pdn_listener(void *self, const char *file, const struct pdn_event *event);

/* The file that is being read. Large; `bytes` has the game that is. */
struct pdn_files {
    const struct options *options;
    struct pdn_reader reader;
    struct game_bytes bytes;
    struct game_check *check; /* lent, of the caller; is told the rules that fit each file */
    struct rules_guess guess; /* of the file */
    char *ahead;              /* owned; its first bytes, from which they are guessed */
    size_t ahead_count, ahead_at;
    FILE *file; /* the rest of it */
};

/* Reads the files that the operands name, one after another; - is standard input. Complains of a
 * file that cannot be read and goes on with the next; the status is STATUS_BAD_INPUT then. `files`
 * is zeroed but for `check`. Reads GUESS_BYTES of a file, or all of it, before the first event. */
enum status pdn_files_read(struct pdn_files *files, const struct options *options,
                           pdn_listener *listener, void *self);

/* Is given a game, with its tags and its result, which it may change. */
typedef void game_listener(void *self, struct game_reader *reader);

/* Reads the games of these files, under the rules of --rules where they name none. Complains of
 * wrong games, which makes the status STATUS_BAD_INPUT. The listener has a wrong game up to its
 * first error, with the rest of its text as a comment, and no game whose rules or position cannot
 * be read. */
enum status games_read(const struct options *options, game_listener *listener, void *self);

#endif
