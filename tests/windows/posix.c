/* SPDX-License-Identifier: MIT */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <windows.h>

/* --- Under another name --- */

int setenv(const char *name, const char *value, int replace)
{
    return replace || !getenv(name) ? _putenv_s(name, value) : 0;
}

int unsetenv(const char *name)
{
    return _putenv_s(name, "");
}

char *mkdtemp(char *pattern)
{
    size_t length = strlen(pattern);
    for (int i = 0; i < 1000; i++) {
        char digits[8];
        snprintf(digits, sizeof digits, "%03d%03lu", i, GetCurrentProcessId() % 1000);
        memcpy(pattern + length - 6, digits, 6);
        if (_mkdir(pattern) == 0)
            return pattern;
    }
    return NULL;
}

enum {
    WIDE_PATH = 32768, /* the longest that Windows knows */
};

/* What is in the folder, and then the folder itself; what a link leads to stays. `path` has room
 * for all below it. */
static void remove_below(wchar_t *path)
{
    WIN32_FIND_DATAW found;
    const DWORD folder = FILE_ATTRIBUTE_DIRECTORY, link = FILE_ATTRIBUTE_REPARSE_POINT;
    size_t length = wcslen(path);
    wcscpy(path + length, L"\\*");
    HANDLE search = FindFirstFileW(path, &found);
    for (BOOL more = search != INVALID_HANDLE_VALUE; more; more = FindNextFileW(search, &found)) {
        if (wcscmp(found.cFileName, L".") == 0 || wcscmp(found.cFileName, L"..") == 0)
            continue;
        wcscpy(path + length + 1, found.cFileName);
        SetFileAttributesW(path, FILE_ATTRIBUTE_NORMAL);
        if ((found.dwFileAttributes & (folder | link)) == folder)
            remove_below(path);
        else if (found.dwFileAttributes & folder)
            RemoveDirectoryW(path);
        else
            DeleteFileW(path);
    }
    if (search != INVALID_HANDLE_VALUE)
        FindClose(search);
    path[length] = L'\0';
    RemoveDirectoryW(path);
}

int remove_tree(const char *path)
{
    static wchar_t wide[WIDE_PATH], whole[WIDE_PATH] = L"\\\\?\\";
    if (!MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, WIDE_PATH) ||
        !GetFullPathNameW(wide, WIDE_PATH - 4, whole + 4, NULL))
        return -1;
    remove_below(whole);
    return GetFileAttributesW(whole) == INVALID_FILE_ATTRIBUTES ? 0 : -1;
}

/* --- Streams into memory --- */

static struct memory_stream {
    FILE *file;
    char *name; /* of the file that is there until it is closed */
    char **text;
    size_t *size;
} streams[4];

static struct memory_stream *find(const FILE *file)
{
    for (size_t i = 0; i < sizeof streams / sizeof *streams; i++)
        if (streams[i].file == file)
            return &streams[i];
    return NULL;
}

FILE *open_memstream(char **text, size_t *size)
{
    struct memory_stream *stream = find(NULL);
    char *name = _tempnam(NULL, "crownhead");
    FILE *file = stream && name ? fopen(name, "w+b") : NULL;
    if (file)
        *stream = (struct memory_stream){file, name, text, size};
    else
        free(name);
    return file;
}

#undef fclose
int close_stream(FILE *file)
{
    struct memory_stream *stream = file ? find(file) : NULL;
    if (!stream)
        return fclose(file);
    long size = ftell(file);
    *stream->text = calloc((size_t)size + 1, 1);
    rewind(file);
    *stream->size = fread(*stream->text, 1, (size_t)size, file);
    int error = fclose(file);
    remove(stream->name);
    free(stream->name);
    *stream = (struct memory_stream){0};
    return error;
}

/* --- Not at all --- */

#define FAILS(name, ...)                                                                           \
    int name(__VA_ARGS__)                                                                          \
    {                                                                                              \
        errno = ENOSYS;                                                                            \
        return -1;                                                                                 \
    }

#pragma GCC diagnostic ignored "-Wunused-parameter"

FAILS(symlink, const char *target, const char *path)
FAILS(readlink, const char *path, char *target, size_t size)
FAILS(mkfifo, const char *path, unsigned mode)
FAILS(pipe, int ends[2])
FAILS(fork, void)
FAILS(wait, int *status)
FAILS(waitpid, pid_t process, int *status, int options)
FAILS(getrlimit, int resource, struct rlimit *limit)
FAILS(setrlimit, int resource, const struct rlimit *limit)
FAILS(unshare, int flags)
FAILS(mount, const char *what, const char *where, const char *kind, unsigned long flags,
      const void *data)
FAILS(umount, const char *where)
FAILS(geteuid, void)
FAILS(seteuid, unsigned user)
FAILS(sysconf, int what)
FAILS(mallopt, int what, int value)
