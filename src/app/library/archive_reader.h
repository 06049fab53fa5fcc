/* SPDX-License-Identifier: MIT */
/* The connection to the archive that reads, on the reader lane of the queue (jobs.h), so that no
 * save waits for a search. */
#ifndef APP_LIBRARY_ARCHIVE_READER_H
#define APP_LIBRARY_ARCHIVE_READER_H

#include "store/catalogue.h"

/* The reader lane's, once there is a job. The archive_writer closes `archive` while it pauses the
 * lane, to open or replace the file. */
struct archive_reader {
    const char *path; /* lent */
    struct archive archive;
};

/* In `run`: opens the archive if it is not open, or was replaced. Errors are those of
 * archive_open_to_read. */
int archive_reader_open(struct archive_reader *reader);

/* After the last job. */
void archive_reader_finish(struct archive_reader *reader);

#endif
