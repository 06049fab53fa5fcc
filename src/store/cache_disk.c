/* SPDX-License-Identifier: MIT */
/* The disk of a POSIX system. */
#include "store/cache_disk.h"

#ifndef _WIN32
#include "base/folders.h"
#include "base/write_all.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- The folder --- */

/* What somebody else has put there stays. */
static bool is_unfinished(int folder, const char *name)
{
    struct stat about;
    return cache_is_unfinished(name) && fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) == 0 &&
           S_ISREG(about.st_mode);
}

static void remove_leftovers(int folder)
{
    int copy = dup(folder); /* closed with the listing; the lock stays with the other */
    DIR *listing = copy < 0 ? NULL : fdopendir(copy);
    for (struct dirent *entry; listing && (entry = readdir(listing));)
        if (is_unfinished(folder, entry->d_name))
            unlinkat(folder, entry->d_name, 0);
    if (listing)
        closedir(listing);
    else if (copy >= 0)
        close(copy);
}

int cache_writer_open(struct cache_writer *writer, const char *path, bool shared)
{
    char below[CACHE_PATH_SIZE + 1];
    writer->lock = -1;
    snprintf(below, sizeof below, "%s/", path);
    int error = folders_make_above(below, shared ? FOLDERS_SHARED : FOLDERS_PRIVATE);
    if (error)
        return error;
    writer->lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (writer->lock < 0)
        return errno;
    /* Who has the folder alone has it for a moment. Some file systems know no locks; there nothing
     * is removed. */
    if (flock(writer->lock, LOCK_EX | LOCK_NB) == 0)
        remove_leftovers(writer->lock);
    flock(writer->lock, LOCK_SH);
    return 0;
}

void cache_writer_close(struct cache_writer *writer)
{
    if (writer->lock >= 0)
        close(writer->lock);
    writer->lock = -1;
}

/* --- Files --- */

/* Makes a file that nobody has, of a name that it tells; for all whom the umask lets see it. -1:
 * errno tells. */
static int make_unfinished(const char *path, struct cache_unfinished *name)
{
    struct rng names = cache_unfinished_names();
    int handle;
    do {
        *name = cache_unfinished_next(path, &names);
        handle = open(name->text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (handle < 0 && errno == EEXIST);
    return handle;
}

/* A power cut may leave it cut, which its sum tells; to wait for the disk would be of no use. */
int cache_disk_replace(const char *path, const void *first, size_t first_size, const void *second,
                       size_t second_size)
{
    struct cache_unfinished temporary;
    int handle = make_unfinished(path, &temporary);
    if (handle < 0)
        return errno;
    int error = write_all(handle, first, first_size);
    if (!error)
        error = write_all(handle, second, second_size);
    if (close(handle) != 0 && !error)
        error = errno;
    if (!error && rename(temporary.text, path) != 0)
        error = errno;
    if (error)
        unlink(temporary.text);
    return error;
}

#endif
