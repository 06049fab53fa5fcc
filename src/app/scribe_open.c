/* SPDX-License-Identifier: MIT */
/* Opens the archive for whatever is written to it, and opens it anew where that may help. */
#include "app/scribe.h"

#include <errno.h>
#include <unistd.h>

enum {
    PATIENCE_MS = 5000, /* with another program that writes */
    LAST_PATIENCE_MS = 500,
};

static int patience(struct scribe *scribe)
{
    SDL_LockMutex(scribe->mutex);
    bool hurried = scribe->hurried;
    SDL_UnlockMutex(scribe->mutex);
    return hurried ? LAST_PATIENCE_MS : PATIENCE_MS;
}

/* What another try with the same open file would fail with again; but while a disk is full, the one
 * that is open is the better one. */
static bool clings_to_file(int error)
{
    return error == EROFS || error == EACCES || error == EPERM || error == EIO || error == EBADF ||
           error == ENODEV;
}

void scribe_doubt(struct scribe *scribe, int error)
{
    scribe->doubtful |= clings_to_file(error) && !scribe->archive.read_only;
}

static bool is_gone(const char *path)
{
    return access(path, F_OK) != 0 && errno == ENOENT;
}

/* The match that is played has been in it. */
static void tell_of_loss(struct scribe *scribe)
{
    SDL_LockMutex(scribe->mutex);
    scribe->news.lost = true;
    SDL_UnlockMutex(scribe->mutex);
    scribe_ask_for_all(scribe);
}

static int open_to_write(struct scribe *scribe)
{
    bool lost = scribe->opened && is_gone(scribe->path);
    scribe->torn |= scribe->key != 0;
    archive_close(&scribe->archive);
    scribe_make_way(scribe, true);
    int error = archive_open(&scribe->archive, scribe->path, true, patience(scribe));
    scribe_make_way(scribe, false);
    scribe->doubtful = false;
    scribe->opened |= !error;
    if (!error && lost)
        tell_of_loss(scribe);
    if (!error && scribe->archive.read_only)
        error = archive_barred(scribe->path);
    return error;
}

/* It may have been moved, or taken away; or it could only be read when it was opened, and stays
 * open for that as long as nothing can be written. */
int scribe_ready(struct scribe *scribe)
{
    struct archive *archive = &scribe->archive;
    if (!archive->db || scribe->doubtful || !archive_in_place(archive, scribe->path))
        return open_to_write(scribe);
    int barred = archive->read_only ? archive_barred(scribe->path) : 0;
    if (archive->read_only && !barred)
        return open_to_write(scribe);
    archive_set_patience(archive, patience(scribe));
    return barred;
}
