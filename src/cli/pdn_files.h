/* SPDX-License-Identifier: MIT */
/* The PDN files that a command line names, read one after another. */
#ifndef CLI_PDN_FILES_H
#define CLI_PDN_FILES_H

#include "cli/command.h"
#include "notation/pdn_reader.h"

/* Is told of every event; `file` is for messages. */
typedef void pdn_listener(void *self, const char *file, const struct pdn_event *event);

/* Every event of every file among the operands, - being standard input. A file that cannot be read
 * is complained of, and the others still are: then the status is STATUS_BAD_INPUT. */
enum status pdn_files_read(const struct options *options, pdn_listener *listener, void *self);

#endif
