/* SPDX-License-Identifier: MIT */
/* All the bytes of a file, mapped where the system can: what is not looked at is not read. */
#ifndef STORE_FILE_BYTES_H
#define STORE_FILE_BYTES_H

#include <stddef.h>

/* All of an ordinary file, which must not be empty, to be read only. An error is one of errno or of
 * enum file_error; 0 is none. */
int file_bytes_open(const char *path, void **memory, size_t *size);

void file_bytes_close(void *memory, size_t size);

#endif
