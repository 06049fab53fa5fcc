/* SPDX-License-Identifier: MIT */
#include "system/locks.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int lock_file_open(struct lock_file *file, const char *path)
{
    file->handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0600);
    file->open = file->handle >= 0;
    return file->open ? 0 : errno;
}

void lock_file_close(struct lock_file *file)
{
    if (file->open)
        close(file->handle);
    *file = (struct lock_file){0};
}

bool lock_file_is_at(const struct lock_file *file, const char *path)
{
    struct stat about, named;
    return stat(path, &named) == 0 && fstat(file->handle, &about) == 0 &&
           about.st_dev == named.st_dev && about.st_ino == named.st_ino;
}

static bool change(int handle, const struct flock *range)
{
    return fcntl(handle, F_SETLK, range) == 0 || (errno != EACCES && errno != EAGAIN);
}

bool lock_byte(const struct lock_file *file, int64_t byte, enum lock_kind kind)
{
    static const short types[] = {
        [LOCK_NONE] = F_UNLCK, [LOCK_SHARED] = F_RDLCK, [LOCK_ALONE] = F_WRLCK};
    struct flock range = {
        .l_type = types[kind], .l_whence = SEEK_SET, .l_start = (off_t)byte, .l_len = 1};
    return !file->open || change(file->handle, &range);
}

bool lock_whole(FILE *file)
{
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return change(fileno(file), &all);
}
