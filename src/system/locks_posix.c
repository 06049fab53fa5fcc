/* SPDX-License-Identifier: MIT */
#include "system/locks.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int lock_file_open(struct lock_file *file, const char *path)
{
    int handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0600);
    *file = (struct lock_file){.handle = handle, .open = handle >= 0};
    return file->open ? 0 : errno;
}

void lock_close(struct lock_file *file)
{
    close((int)file->handle);
}

bool lock_file_is_at(const struct lock_file *file, const char *path)
{
    struct stat about, named;
    return stat(path, &named) == 0 && fstat((int)file->handle, &about) == 0 &&
           about.st_dev == named.st_dev && about.st_ino == named.st_ino;
}

static bool change(int handle, const struct flock *range)
{
    return fcntl(handle, F_SETLK, range) == 0 || (errno != EACCES && errno != EAGAIN);
}

bool lock_change(const struct lock_file *file, int64_t byte, enum lock_kind *kind,
                 enum lock_kind wanted)
{
    static const short types[] = {
        [LOCK_NONE] = F_UNLCK, [LOCK_SHARED] = F_RDLCK, [LOCK_ALONE] = F_WRLCK};
    struct flock range = {
        .l_type = types[wanted], .l_whence = SEEK_SET, .l_start = (off_t)byte, .l_len = 1};
    bool changed = change((int)file->handle, &range);
    if (changed)
        *kind = wanted;
    return changed;
}

bool lock_whole(FILE *file)
{
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return change(fileno(file), &all);
}
