/* SPDX-License-Identifier: MIT */
/* Rescues what can be read of a damaged archive. */
#ifndef STORE_ARCHIVE_RESCUE_H
#define STORE_ARCHIVE_RESCUE_H

#include <stdbool.h>

enum {
    RESCUE_PATH_SIZE = 1200,
};

struct rescue {
    char aside[RESCUE_PATH_SIZE]; /* the new path of the damaged archive */
    int games;                    /* in the new archive, */
    int of_snapshot;              /* and how many of them could be read only in the snapshot */
};

/* Makes a new archive of all that can be read of the one at `path`, and of what only its snapshot
 * has (archive_snapshot.h), and replaces it; the old one stays beside it under another name. No
 * program may have it open, this one included: FILE_ERROR_BUSY. Calls `stop`, unless it is NULL,
 * now and then: ARCHIVE_STOPPED if it returns true. After an error nothing has changed. */
int archive_rescue(const char *path, bool (*stop)(void *data), void *data, struct rescue *out);

#endif
