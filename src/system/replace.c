/* SPDX-License-Identifier: MIT */
/* What is the same on every system. */
#include "system/replace.h"

#include "system/clock.h"
#include "system/folders.h"

#include <errno.h>

enum {
    PATIENCE_MS = 2000,
};

/* --- Beginning --- */

/* A device would be lost if it were replaced. */
static int find_old(struct replacement *replacement, const char *path)
{
    if (snprintf(replacement->path, FILE_PATH_SIZE, "%s", path) >= FILE_PATH_SIZE)
        return ENAMETOOLONG;
    int error = file_look(path, &replacement->old);
    if (error && error != ENOENT)
        return error;
    if (!error && replacement->old.kind != FILE_ORDINARY)
        return FILE_ERROR_KIND;
    return replace_follow_links(replacement->path);
}

/* It is tried twice in any case: what a killed program has left is gone then. */
static int wait_for_lock(struct replacement *replacement)
{
    struct patience patience = {.ms = replacement->patience_ms};
    int error;
    do
        error = replace_make_locked(replacement);
    while (error == EAGAIN && patience_wait(&patience));
    return error == EAGAIN ? FILE_ERROR_BUSY : error;
}

int replace_begin(struct replacement *replacement, const char *path, enum replace_manner manner,
                  int patience_ms)
{
    *replacement = (struct replacement){.manner = manner, .patience_ms = patience_ms};
    int error = find_old(replacement, path);
    if (!error && manner == REPLACE_OWN)
        error = folder_make_above(replacement->path, FOLDER_PRIVATE);
    if (error)
        return error;
    snprintf(replacement->fresh, sizeof replacement->fresh, "%s.crownhead-new", replacement->path);
    error = wait_for_lock(replacement);
    if (!error)
        file_look(replacement->path, &replacement->old); /* it may have come while we waited */
    return error;
}

/* --- Writing --- */

static int write_bytes(FILE *out, const void *bytes, size_t size)
{
    errno = 0;
    bool written = fwrite(bytes, 1, size, out) == size && fflush(out) == 0;
    return written ? 0 : file_stream_error();
}

static int write_into(const char *path, const void *bytes, size_t size)
{
    FILE *out;
    int error = file_make(path, &out);
    if (error)
        return error;
    error = write_bytes(out, bytes, size);
    if (fclose(out) != 0 && !error)
        error = file_stream_error();
    return error;
}

void replace_write(struct replacement *replacement, const void *bytes, size_t size)
{
    int error = write_bytes(replacement->out, bytes, size);
    if (!replacement->error)
        replacement->error = error;
}

/* --- The end --- */

static int end_writing(const struct replacement *replacement)
{
    FILE *out = replacement->out;
    errno = 0;
    if (replacement->error)
        return replacement->error;
    if (ferror(out) || fflush(out) != 0)
        return file_stream_error();
    return replacement->manner == REPLACE_CACHED ? 0 : replace_sync(out);
}

int replace_finish(struct replacement *replacement)
{
    int error = end_writing(replacement);
    if (!error)
        error = file_put_in_place(replacement->fresh, replacement->path, replacement->patience_ms);
    if (error) {
        replace_drop(replacement);
        return error;
    }
    if (replacement->manner != REPLACE_CACHED)
        folder_sync_above(replacement->path);
    fclose(replacement->out);
    replacement->out = NULL;
    return 0;
}

/* The name goes before the lock. */
void replace_drop(struct replacement *replacement)
{
    if (!replacement->out)
        return;
    file_remove(replacement->fresh);
    fclose(replacement->out);
    replacement->out = NULL;
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
