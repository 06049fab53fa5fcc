/* SPDX-License-Identifier: MIT */
/* Games of the archive on their way into a file, one after another, so that there may be any number
 * of them; the file is there whole or not at all. */
#ifndef APP_EXPORT_H
#define APP_EXPORT_H

#include "app/safe_file.h"
#include "store/archive.h"

#include <stdint.h>
#include <stdio.h>

struct export_wish {
    int scope;  /* enum export_scope */
    int manner; /* enum save_manner */
    int64_t game;
    char path[SAFE_PATH_SIZE];
};

struct export_outcome {
    struct export_wish wish;
    int error; /* EEXIST: there is a file, and nobody has said that it may go */
    int games; /* written */
};

struct exporter {
    struct export_wish wish;
    int64_t *games; /* owned; in the order in which they were saved first */
    int count, at, written;
    struct safe_file file;
    FILE *out; /* NULL: nothing is written yet */
};

/* For these games, which are copied. The file is opened, and that which stays of the old one
 * written. After an error it is over. */
int export_begin(struct exporter *exporter, const struct export_wish *wish, const int64_t *games,
                 int count);

/* Writes the next game. After the last one `*done`. After an error it is over, and nothing of it
 * remains. */
int export_work(struct exporter *exporter, struct archive *archive, bool *done);

/* Nothing of it remains; what has been done is done. */
void export_finish(struct exporter *exporter);

#endif
