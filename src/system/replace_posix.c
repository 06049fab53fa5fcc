/* SPDX-License-Identifier: MIT */
#include "system/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    LINKS_MAX = 40, /* as many as Linux follows */
    PRIVATE_MODE = 0600,
    SHARED_MODE = 0666, /* less what the umask takes */
};

/* --- Where it is --- */

static int copy_path(char out[FILE_PATH_SIZE], const char *folder, int length, const char *path)
{
    int size = snprintf(out, FILE_PATH_SIZE, "%.*s%s", length, folder, path);
    return size < FILE_PATH_SIZE ? 0 : ENAMETOOLONG;
}

/* Returns how many bytes of a path are its folder, the slash included. */
static int folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (int)(slash - path) + 1 : 0;
}

int replace_follow_links(char path[FILE_PATH_SIZE])
{
    char target[FILE_PATH_SIZE], before[FILE_PATH_SIZE];
    for (int i = 0; i < LINKS_MAX; i++) {
        ssize_t length = readlink(path, target, sizeof target - 1);
        if (length < 0)
            return 0; /* no link: a file, or nothing yet */
        target[length] = '\0';
        memcpy(before, path, sizeof before);
        int error = copy_path(path, before, target[0] == '/' ? 0 : folder_length(before), target);
        if (error)
            return error;
    }
    return ELOOP;
}

/* --- The lock --- */

/* A disk without locks is used without them. */
static bool take_lock(int handle)
{
    return flock(handle, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR);
}

/* Returns true if the path still names the open file: the program that held the lock before may
 * have moved the file to its place, or removed it. */
static bool is_still_named(int handle, const char *path)
{
    struct stat about, named;
    return fstat(handle, &about) == 0 && lstat(path, &named) == 0 && about.st_dev == named.st_dev &&
           about.st_ino == named.st_ino;
}

/* Removes a file that no program writes any more. EAGAIN: it is gone, or a program writes it. */
static int remove_leftover(const char *path)
{
    int handle = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    bool left = handle < 0 ? errno != ENOENT : take_lock(handle) && is_still_named(handle, path);
    int error = left && unlink(path) != 0 ? EEXIST : EAGAIN;
    if (handle >= 0)
        close(handle);
    return error;
}

/* Makes a file that nobody has, and locks it. EAGAIN: try again. */
static int make_locked(const char *path, mode_t mode, int *handle)
{
    *handle = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (*handle < 0)
        return errno == EEXIST ? remove_leftover(path) : errno;
    if (take_lock(*handle) && is_still_named(*handle, path))
        return 0;
    close(*handle);
    return EAGAIN;
}

/* The owner first: giving a file away may change its mode. Who may not give it away keeps it. */
static void make_alike(int handle, const char *path)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return;
    if (fchown(handle, about.st_uid, about.st_gid) != 0)
        errno = 0;
    fchmod(handle, about.st_mode & 07777);
}

/* Nobody else may open it before it has the mode of the old file. */
int replace_make_locked(struct replacement *replacement)
{
    int handle;
    bool open_to_all = replacement->manner != REPLACE_OWN && replacement->old.kind == FILE_NONE;
    int error = make_locked(replacement->fresh, open_to_all ? SHARED_MODE : PRIVATE_MODE, &handle);
    if (error)
        return error;
    make_alike(handle, replacement->path);
    replacement->out = fdopen(handle, "wb");
    if (replacement->out)
        return 0;
    error = errno;
    unlink(replacement->fresh);
    close(handle);
    return error;
}

int replace_sync(FILE *out)
{
    return fsync(fileno(out)) == 0 ? 0 : errno;
}
