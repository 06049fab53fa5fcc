/* SPDX-License-Identifier: MIT */
/* The disk of Windows: files are read into memory. */
#include "store/cache_disk.h"

#ifdef _WIN32

#include <direct.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <sys/stat.h>
#include <windows.h>

/* --- The folder --- */

/* Where one cannot be made, what is to be put there says so. */
static void make_folders(char *path)
{
    for (char *at = path; *at; at++) {
        if (at == path || (*at != '/' && *at != '\\'))
            continue;
        char slash = *at;
        *at = '\0';
        _mkdir(path);
        *at = slash;
    }
    _mkdir(path);
}

/* What somebody is writing cannot be removed: the system keeps it. */
static void remove_leftovers(const char *folder)
{
    char path[CACHE_PATH_SIZE + MAX_PATH];
    WIN32_FIND_DATAA found;
    snprintf(path, sizeof path, "%s/*", folder);
    HANDLE listing = FindFirstFileA(path, &found);
    if (listing == INVALID_HANDLE_VALUE)
        return;
    do {
        snprintf(path, sizeof path, "%s/%s", folder, found.cFileName);
        if (cache_is_unfinished(found.cFileName))
            remove(path);
    } while (FindNextFileA(listing, &found));
    FindClose(listing);
}

int cache_writer_open(struct cache_writer *writer, const char *path, bool shared)
{
    char folder[CACHE_PATH_SIZE];
    snprintf(folder, sizeof folder, "%s", path);
    make_folders(folder);
    remove_leftovers(path);
    writer->lock = -1;
    (void)shared; /* it is as the folder that it lies in */
    return 0;
}

void cache_writer_close(struct cache_writer *writer)
{
    (void)writer;
}

/* --- Files --- */

/* Makes a file that nobody has, of a name that it tells. NULL: errno tells. */
static FILE *make_unfinished(const char *path, struct cache_unfinished *name)
{
    struct rng names = cache_unfinished_names();
    int handle;
    do {
        *name = cache_unfinished_next(path, &names);
        handle = _open(name->text, _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT,
                       _S_IREAD | _S_IWRITE);
    } while (handle < 0 && errno == EEXIST);
    return handle < 0 ? NULL : _fdopen(handle, "wb");
}

/* Whoever opens the file meanwhile finds the old one or the new. */
static int put_in_place(const char *name, const char *path)
{
    if (MoveFileExA(name, path, MOVEFILE_REPLACE_EXISTING))
        return 0;
    return GetLastError() == ERROR_FILE_NOT_FOUND ? ENOENT : EACCES;
}

static int write_new(const char *path, const void *first, size_t first_size, const void *second,
                     size_t second_size)
{
    struct cache_unfinished temporary;
    FILE *file = make_unfinished(path, &temporary);
    if (!file)
        return errno;
    bool written = fwrite(first, 1, first_size, file) == first_size &&
                   fwrite(second, 1, second_size, file) == second_size;
    int error = fclose(file) == 0 && written ? put_in_place(temporary.text, path) : EIO;
    if (error)
        remove(temporary.text);
    return error;
}

/* Another program that begins to write may take it for left over, if it is whole and not yet in its
 * place; but hardly twice. */
int cache_disk_replace(const char *path, const void *first, size_t first_size, const void *second,
                       size_t second_size)
{
    int error = write_new(path, first, first_size, second, second_size);
    return error == ENOENT ? write_new(path, first, first_size, second, second_size) : error;
}

#endif
