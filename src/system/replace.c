/* SPDX-License-Identifier: MIT */
#include "system/replace.h"

#include <errno.h>

enum {
    PATIENCE_MS = 2000,
};

static int write_bytes(FILE *out, const void *bytes, size_t size)
{
    errno = 0;
    bool written = fwrite(bytes, 1, size, out) == size && fflush(out) == 0;
    return written ? 0 : errno ? errno : EIO;
}

static int write_into(const char *path, const void *bytes, size_t size)
{
    FILE *out = fopen(path, "wb");
    if (!out)
        return errno;
    int error = write_bytes(out, bytes, size);
    if (fclose(out) != 0 && !error)
        error = errno;
    return error;
}

void replace_write(struct replacement *replacement, const void *bytes, size_t size)
{
    int error = write_bytes(replacement->out, bytes, size);
    if (!replacement->error)
        replacement->error = error;
}

int replace_file(const char *path, enum replace_manner manner, const void *bytes, size_t size)
{
    struct replacement replacement;
    int error = replace_begin(&replacement, path, manner, PATIENCE_MS);
    if (error == FILE_ERROR_KIND)
        return write_into(path, bytes, size);
    if (error)
        return error;
    replace_write(&replacement, bytes, size);
    return replace_finish(&replacement);
}
