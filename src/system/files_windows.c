/* SPDX-License-Identifier: MIT */
#include "system/files.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <windows.h>

/* --- What is there --- */

int file_look(const char *path, struct file_facts *facts)
{
    struct __stat64 about;
    *facts = (struct file_facts){0};
    if (_stat64(path, &about) != 0)
        return errno;
    facts->kind = about.st_mode & _S_IFREG   ? FILE_ORDINARY
                  : about.st_mode & _S_IFDIR ? FILE_FOLDER
                                             : FILE_OTHER;
    facts->size = about.st_size;
    facts->seconds = about.st_mtime;
    return 0;
}

/* --- Reading --- */

int file_open(const char *path, FILE **file, struct file_facts *facts)
{
    int error = file_look(path, facts);
    if (error)
        return error;
    if (facts->kind != FILE_ORDINARY)
        return FILE_ERROR_KIND;
    *file = fopen(path, "rb");
    return *file ? 0 : errno;
}

int file_go_to(FILE *file, uint64_t byte)
{
    return _fseeki64(file, (int64_t)byte, SEEK_SET) == 0 ? 0 : errno;
}

/* It is read into memory: a file that is mapped could not be replaced. */
int file_map(const char *path, void **memory, size_t *size)
{
    FILE *file;
    struct file_facts facts;
    *memory = NULL;
    int error = file_open(path, &file, &facts);
    if (error)
        return error;
    *size = (size_t)facts.size;
    *memory = *size > 0 ? malloc(*size) : NULL;
    if (!*memory)
        error = *size > 0 ? ENOMEM : FILE_ERROR_DAMAGED;
    else if (fread(*memory, 1, *size, file) != *size)
        error = EIO;
    fclose(file);
    if (error) {
        free(*memory);
        *memory = NULL;
    }
    return error;
}

void file_unmap(void *memory, size_t size)
{
    (void)size;
    free(memory);
}

/* This memory is the only one that has them. */
void file_forget(void *memory, size_t size)
{
    (void)memory;
    (void)size;
}

/* --- Writing at the end --- */

FILE *file_open_to_extend(const char *path)
{
    struct file_facts facts;
    int handle = _open(path, _O_RDWR | _O_CREAT | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
    if (handle < 0)
        return NULL;
    if (file_look(path, &facts) == 0 && facts.kind == FILE_ORDINARY)
        return _fdopen(handle, "r+b");
    _close(handle);
    errno = EINVAL;
    return NULL;
}

int file_cut(FILE *file, uint64_t size)
{
    return fflush(file) == 0 ? _chsize_s(_fileno(file), (int64_t)size) : errno;
}

/* --- Names --- */

bool file_name_is_free(const char *path)
{
    return GetFileAttributesA(path) == INVALID_FILE_ATTRIBUTES;
}

int file_second_name(const char *path, const char *name)
{
    return rename(path, name) == 0 ? 0 : errno;
}
