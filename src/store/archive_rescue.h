/* SPDX-License-Identifier: MIT */
/* What is done about a damaged archive. */
#ifndef STORE_ARCHIVE_RESCUE_H
#define STORE_ARCHIVE_RESCUE_H

enum {
    RESCUE_PATH_SIZE = 1200,
};

struct rescue {
    char aside[RESCUE_PATH_SIZE]; /* where the damaged one is now */
    int games;                    /* that are in the new one */
};

/* Makes a new archive of all that can be read of the one at `path`, and puts it in its place; the
 * old one stays beside it, under a name of its own. No program may have it open, this one included:
 * FILE_ERROR_BUSY. After an error everything is as it was. */
int archive_rescue(const char *path, struct rescue *out);

#endif
