/* SPDX-License-Identifier: MIT */
/* The first bytes of an archive, which tell SQLite how to read all others. See "Database File
 * Format", 1.3. */
#ifndef STORE_ARCHIVE_HEAD_H
#define STORE_ARCHIVE_HEAD_H

#include <stdbool.h>
#include <stdint.h>

enum {
    ARCHIVE_HEAD_SIZE = 100,
    ARCHIVE_APPLICATION = 0x43726F77, /* "Crow": tells other programs whose file it is */
    ARCHIVE_VERSIONS = 1000,          /* there are fewer: a higher one is damage */
};

/* Looks at the head of a file before SQLite does. 0: fine, also for an empty file;
 * FILE_ERROR_FOREIGN: another program's; FILE_ERROR_DAMAGED: a few bits of it are damaged; or an
 * errno. Not all damage can be seen. */
int archive_head_look(const char *path);

/* Returns true if so few bits differ from ARCHIVE_APPLICATION that this is damage. */
bool archive_head_is_ours(uint32_t application);

/* Puts right what is the same in all archives, and the size, which follows from that of the file.
 * `*mended`: SQLite would not have read all of the file without that. FILE_ERROR_FOREIGN: it is
 * another program's. */
int archive_head_mend(unsigned char head[ARCHIVE_HEAD_SIZE], uint64_t file_size, bool *mended);

#endif
