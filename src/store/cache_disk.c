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
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* How files end that are not whole yet; mkstemp puts something of its own for the X. */
static const char unfinished[] = ".new-";
static const char any_name[] = "XXXXXX";

/* --- The folder --- */

/* What somebody else has put there stays. */
static bool is_unfinished(int folder, const char *name)
{
    const size_t ending = sizeof unfinished - 1 + sizeof any_name - 1;
    size_t length = strlen(name);
    struct stat about;
    return length > ending &&
           strncmp(name + length - ending, unfinished, sizeof unfinished - 1) == 0 &&
           fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(about.st_mode);
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

int cache_writer_open(struct cache_writer *writer, const char *path)
{
    char below[CACHE_PATH_SIZE + 1];
    writer->lock = -1;
    snprintf(below, sizeof below, "%s/", path);
    int error = folders_make_above(below);
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

/* A power cut may leave it cut, which its sum tells; to wait for the disk would be of no use. */
int cache_disk_replace(const char *path, const void *first, size_t first_size, const void *second,
                       size_t second_size)
{
    char temporary[CACHE_PATH_SIZE + sizeof unfinished + sizeof any_name];
    snprintf(temporary, sizeof temporary, "%s%s%s", path, unfinished, any_name);
    int handle = mkstemp(temporary);
    if (handle < 0)
        return errno;
    int error = write_all(handle, first, first_size);
    if (!error)
        error = write_all(handle, second, second_size);
    if (close(handle) != 0 && !error)
        error = errno;
    if (!error && rename(temporary, path) != 0)
        error = errno;
    if (error)
        unlink(temporary);
    return error;
}

#endif
