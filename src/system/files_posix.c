/* SPDX-License-Identifier: MIT */
#include "system/files.h"

#include "system/folders.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- What is there --- */

static struct file_facts facts_of(const struct stat *about)
{
    return (struct file_facts){
        .kind = S_ISREG(about->st_mode)   ? FILE_ORDINARY
                : S_ISDIR(about->st_mode) ? FILE_FOLDER
                                          : FILE_OTHER,
        .mode = about->st_mode & 07777,
        .device = (uint64_t)about->st_dev,
        .number = (uint64_t)about->st_ino,
        .size = (int64_t)about->st_size,
        .seconds = (int64_t)about->st_mtim.tv_sec,
        .nanoseconds = (int64_t)about->st_mtim.tv_nsec,
    };
}

int file_look(const char *path, struct file_facts *facts)
{
    struct stat about;
    *facts = (struct file_facts){0};
    if (stat(path, &about) != 0)
        return errno;
    *facts = facts_of(&about);
    return 0;
}

int file_barred(const char *path)
{
    char folder[FILE_PATH_SIZE];
    if (access(path, W_OK) == 0 || errno == ENOENT) {
        int error = folder_above(path, folder, sizeof folder);
        return error ? error : access(folder, W_OK) == 0 ? 0 : errno;
    }
    return errno;
}

/* --- Reading --- */

/* Also tells what has been opened; -1: errno tells. */
static int open_to_read(const char *path, struct file_facts *facts, int *error)
{
    struct stat about;
    *facts = (struct file_facts){0};
    int handle = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    *error = handle < 0 || fstat(handle, &about) != 0 ? errno : 0;
    if (!*error)
        *facts = facts_of(&about);
    if (!*error && facts->kind != FILE_ORDINARY)
        *error = FILE_ERROR_KIND;
    if (*error && handle >= 0)
        close(handle);
    return handle;
}

int file_open(const char *path, FILE **file, struct file_facts *facts)
{
    int error, handle = open_to_read(path, facts, &error);
    if (error)
        return error;
    *file = fdopen(handle, "rb");
    if (*file)
        return 0;
    error = errno;
    close(handle);
    return error;
}

int file_open_anything(const char *path, FILE **file)
{
    *file = fopen(path, "rb");
    return *file ? 0 : errno;
}

int file_go_to(FILE *file, uint64_t byte)
{
    return fseeko(file, (off_t)byte, SEEK_SET) == 0 ? 0 : errno;
}

int file_map(const char *path, void **memory, size_t *size)
{
    struct file_facts facts;
    int error, handle = open_to_read(path, &facts, &error);
    *memory = NULL;
    if (error)
        return error;
    *size = (size_t)facts.size;
    if (*size == 0)
        error = FILE_ERROR_DAMAGED;
    else if ((*memory = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, handle, 0)) == MAP_FAILED) {
        error = errno;
        *memory = NULL;
    }
    close(handle);
    return error;
}

void file_unmap(void *memory, size_t size)
{
    munmap(memory, size);
}

void file_forget(void *memory, size_t size)
{
    madvise(memory, size, MADV_DONTNEED); /* posix_madvise does nothing of the kind */
}

/* --- Writing --- */

int file_make(const char *path, FILE **file)
{
    *file = fopen(path, "wb");
    return *file ? 0 : errno;
}

int file_open_to_extend(const char *path, FILE **file)
{
    struct stat about;
    int handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (handle < 0)
        return errno;
    int error = fstat(handle, &about) != 0         ? errno
                : !S_ISREG(about.st_mode)          ? FILE_ERROR_KIND
                : !(*file = fdopen(handle, "r+b")) ? errno
                                                   : 0;
    if (error)
        close(handle);
    return error;
}

int file_cut(FILE *file, uint64_t size)
{
    return ftruncate(fileno(file), (off_t)size) == 0 ? 0 : errno;
}

int file_stream_error(void)
{
    return errno ? errno : EIO;
}

/* --- Names --- */

int file_remove(const char *path)
{
    return unlink(path) == 0 ? 0 : errno;
}

int file_rename(const char *path, const char *name)
{
    return rename(path, name) == 0 ? 0 : errno;
}

bool file_name_is_free(const char *path)
{
    struct stat about;
    return lstat(path, &about) != 0;
}

int file_second_name(const char *path, const char *name)
{
    if (link(path, name) == 0)
        return 0;
    if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS)
        return errno;
    if (!file_name_is_free(name))
        return EEXIST;
    return file_rename(path, name);
}

void file_native(const char *path, char *out, size_t size)
{
    size_t length = strlen(path);
    bool fits = length < size;
    memcpy(out, fits ? path : "", fits ? length + 1 : 1);
}

int file_native_error(int number)
{
    return number;
}
