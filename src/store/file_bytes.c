/* SPDX-License-Identifier: MIT */
#include "store/file_bytes.h"

#include "base/file_error.h"

#include <errno.h>

#ifndef _WIN32
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int file_bytes_open(const char *path, void **memory, size_t *size)
{
    struct stat about;
    int handle = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return errno;
    int error = fstat(handle, &about) != 0 ? errno
                : !S_ISREG(about.st_mode)  ? FILE_ERROR_KIND
                : about.st_size == 0       ? FILE_ERROR_DAMAGED
                                           : 0;
    if (!error) {
        *size = (size_t)about.st_size;
        *memory = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, handle, 0);
        error = *memory == MAP_FAILED ? errno : 0;
    }
    if (error)
        *memory = NULL;
    close(handle);
    return error;
}

void file_bytes_close(void *memory, size_t size)
{
    munmap(memory, size);
}

#else
#include <stdio.h>
#include <stdlib.h>

static int read_all(FILE *file, void **memory, size_t *size)
{
    long length = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (length <= 0 || fseek(file, 0, SEEK_SET) != 0)
        return FILE_ERROR_DAMAGED;
    *size = (size_t)length;
    *memory = malloc(*size);
    if (!*memory)
        return ENOMEM;
    if (fread(*memory, 1, *size, file) == *size)
        return 0;
    free(*memory);
    *memory = NULL;
    return EIO;
}

int file_bytes_open(const char *path, void **memory, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return errno;
    int error = read_all(file, memory, size);
    fclose(file);
    return error;
}

void file_bytes_close(void *memory, size_t size)
{
    (void)size;
    free(memory);
}

#endif
