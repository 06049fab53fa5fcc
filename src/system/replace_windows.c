/* SPDX-License-Identifier: MIT */
/* A new file has the rights of the folder it lies in, as on Windows all have. */
#include "system/replace.h"

#include "system/folders.h"
#include "system/wide_windows.h"

#include <errno.h>
#include <io.h>
#include <windows.h>

/* --- Where it is --- */

/* Opens the name itself, and not what a link leads to. */
static int open_name(const char *path, DWORD rights, DWORD manner, HANDLE *handle)
{
    return wide_open(path, rights, manner, FILE_FLAG_OPEN_REPARSE_POINT, handle);
}

/* Returns true if the path itself, and no link to it, names the open file. */
static bool names(const char *path, const struct file_facts *facts)
{
    struct file_facts named;
    HANDLE handle;
    if (open_name(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, &handle) != 0)
        return false;
    bool are = wide_facts(handle, &named) == 0 && file_same(facts, &named);
    CloseHandle(handle);
    return are;
}

/* A link that leads nowhere would be lost if it were replaced. */
int replace_follow_links(char path[FILE_PATH_SIZE])
{
    struct file_facts facts;
    char named[FILE_PATH_SIZE];
    int error = file_look(path, &facts);
    if (error)
        return file_name_is_free(path) ? 0 : error;
    if (!(facts.mode & 0222))
        return EACCES;
    snprintf(named, sizeof named, "%s", path);
    return names(path, &facts) ? 0 : folder_resolve(named, path, FILE_PATH_SIZE);
}

/* --- The lock --- */

/* Returns true if the path still names the open file: the program that held the lock before may
 * have moved the file to its place, or removed it. */
static bool is_still_named(HANDLE handle, const char *path)
{
    struct file_facts facts;
    return wide_facts(handle, &facts) == 0 && names(path, &facts);
}

/* Removes a file that no program writes any more. EAGAIN: it is gone, or a program has it. */
static int remove_leftover(const char *path)
{
    HANDLE handle;
    int error = open_name(path, GENERIC_READ, OPEN_EXISTING, &handle);
    bool left = error ? error == EACCES : wide_lock_whole(handle) && is_still_named(handle, path);
    int refused = left ? file_remove(path) : 0;
    if (!error)
        CloseHandle(handle);
    return refused && refused != FILE_ERROR_BUSY ? EEXIST : EAGAIN;
}

int replace_make_locked(struct replacement *replacement)
{
    HANDLE handle;
    const char *path = replacement->fresh;
    int error = open_name(path, GENERIC_WRITE, CREATE_NEW, &handle);
    if (error)
        return error == EEXIST ? remove_leftover(path) : error == FILE_ERROR_BUSY ? EAGAIN : error;
    if (wide_lock_whole(handle) && is_still_named(handle, path))
        return wide_stream(handle, "wb", &replacement->out);
    CloseHandle(handle);
    return EAGAIN;
}

int replace_sync(FILE *out)
{
    HANDLE handle = (HANDLE)_get_osfhandle(_fileno(out));
    return FlushFileBuffers(handle) ? 0 : wide_file_error(GetLastError());
}
