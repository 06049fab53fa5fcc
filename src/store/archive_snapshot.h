/* SPDX-License-Identifier: MIT */
/* Snapshots: a whole copy of the archive beside it, PATH.snapshot. A rescue takes from it what can
 * no longer be read in the archive (archive_rescue.h). It follows deletions, so what was deleted
 * does not come back. */
#ifndef STORE_ARCHIVE_SNAPSHOT_H
#define STORE_ARCHIVE_SNAPSHOT_H

#include "store/archive.h"

enum {
    SNAPSHOT_SECONDS = 24 * 60 * 60, /* the least age at which a snapshot is replaced */
};

/* Returns true if the open archive has been written to since its last snapshot, and `now`, in
 * seconds since 1970, is SNAPSHOT_SECONDS later; or if there is none yet. */
bool archive_snapshot_due(const struct archive *archive, int64_t now);

/* Makes a snapshot of an archive that can be written to. Calls `stop` now and then. If it returns
 * true the result is ARCHIVE_STOPPED, and the next call goes on, whatever was saved in between. The
 * copy is checked before it takes the place of the last snapshot. FILE_ERROR_DAMAGED: it is
 * damaged, and so may be the archive; the last snapshot stays. FILE_ERROR_BUSY: another program
 * makes one. */
int archive_snapshot_make(struct archive *archive, bool (*stop)(void *data), void *data);

/* Renames the snapshot of an archive that is gone, so that it is never mixed into the new archive.
 */
void archive_snapshot_set_aside(const struct archive *archive);

/* Drops what has been copied so far. archive_close does so. */
void archive_snapshot_drop(struct archive *archive);

/* Deletes in the snapshot what is deleted in the archive, and restores what is restored. Call it
 * after each of these. After an error, which is logged, a rescue may bring back a deleted game. */
void archive_snapshot_follow(const struct archive *archive);

#endif
