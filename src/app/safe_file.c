/* SPDX-License-Identifier: MIT */
#include "app/safe_file.h"

#include "base/folders.h"
#include "base/log.h"
#include "base/write_all.h"
#include "prose/settings_prose.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    LINKS_MAX = 40, /* as many as Linux follows */
    BACKUPS_MAX = 99,
    LOCK_STEP_MS = 2,
    PUT_PATIENCE_MS = 2000,
    NEW_MODE = 0600,
    PATH_ROOM = SAFE_PATH_SIZE + 32, /* for a path and an ending */
};

static const char ending[] = ".crownhead-new";

/* --- Paths --- */

static int copy_path(char out[SAFE_PATH_SIZE], const char *folder, int length, const char *path)
{
    int size = snprintf(out, SAFE_PATH_SIZE, "%.*s%s", length, folder, path);
    return size < SAFE_PATH_SIZE ? 0 : ENAMETOOLONG;
}

/* How many bytes of a path are its folder, the slash included. */
static int folder_length(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (int)(slash - path) + 1 : 0;
}

static int follow_links(char path[SAFE_PATH_SIZE])
{
    char target[SAFE_PATH_SIZE], before[SAFE_PATH_SIZE];
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

/* The folder itself is locked: that leaves nothing behind, and ends with the program however that
 * ends. Some file systems know no locks; there it is done without. */
static int lock_folder(int folder, int patience_ms)
{
    static const struct timespec step = {.tv_nsec = LOCK_STEP_MS * 1000000L};
    for (int waited = 0; flock(folder, LOCK_EX | LOCK_NB) != 0; waited += LOCK_STEP_MS) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            return 0;
        if (waited >= patience_ms)
            return FILE_ERROR_BUSY;
        nanosleep(&step, NULL);
    }
    return 0;
}

static void remove_leftover(const struct safe_file *file)
{
    char temporary[PATH_ROOM];
    snprintf(temporary, sizeof temporary, "%s%s", file->path, ending);
    unlink(temporary);
}

int safe_file_lock(struct safe_file *file, bool make_folders, int patience_ms)
{
    int error = make_folders ? folders_make_above(file->path, FOLDERS_PRIVATE) : 0;
    if (error)
        return error;
    int handle = folders_open_above(file->path);
    if (handle < 0)
        return errno;
    error = lock_folder(handle, patience_ms);
    if (error) {
        close(handle);
        return error;
    }
    file->folder = handle;
    remove_leftover(file);
    return 0;
}

/* What is there? Only an ordinary file is read and replaced: a device would be lost, a pipe waited
 * for without end. */
static int look_at(struct safe_file *file)
{
    struct stat about;
    if (stat(file->path, &about) != 0)
        return errno == ENOENT ? 0 : errno;
    file->there = true;
    file->mode = about.st_mode & 07777;
    return S_ISREG(about.st_mode) ? 0 : FILE_ERROR_KIND;
}

int safe_file_find(struct safe_file *file, const char *path)
{
    *file = (struct safe_file){.folder = -1, .mode = NEW_MODE};
    int error = copy_path(file->path, "", 0, path);
    if (!error)
        error = look_at(file);
    return error ? error : follow_links(file->path);
}

void safe_file_close(struct safe_file *file)
{
    if (file->folder >= 0)
        close(file->folder);
    file->folder = -1;
}

/* --- Reading --- */

static int read_all(int handle, size_t size, char **text)
{
    size_t length = 0;
    ssize_t count = 1;
    char *bytes = malloc(size + 1);
    if (!bytes)
        return ENOMEM;
    while (length < size && count != 0) {
        count = read(handle, bytes + length, size - length);
        if (count < 0 && errno != EINTR)
            break;
        length += count > 0 ? (size_t)count : 0;
    }
    bytes[length] = '\0';
    int error = count < 0 ? errno : memchr(bytes, '\0', length) ? FILE_ERROR_TEXT : 0;
    if (error)
        free(bytes);
    else
        *text = bytes;
    return error;
}

int safe_file_read(const struct safe_file *file, char **text)
{
    struct stat about;
    *text = NULL;
    int handle = open(file->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return errno == ENOENT ? 0 : errno;
    int error = fstat(handle, &about) != 0             ? errno
                : !S_ISREG(about.st_mode)              ? FILE_ERROR_KIND
                : about.st_size > (off_t)SAFE_TEXT_MAX ? FILE_ERROR_TEXT
                                                       : 0;
    if (!error)
        error = read_all(handle, (size_t)about.st_size, text);
    close(handle);
    return error;
}

/* --- Writing --- */

/* The owner first: giving a file away may change its mode. Who may not give it away keeps it. */
static void make_alike(int handle, const struct safe_file *file)
{
    struct stat about;
    if (stat(file->path, &about) == 0 && fchown(handle, about.st_uid, about.st_gid) != 0)
        errno = 0;
    fchmod(handle, file->mode);
}

static int write_temporary(const struct safe_file *file, const char *temporary, const void *bytes,
                           size_t size)
{
    int handle = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, NEW_MODE);
    if (handle < 0)
        return errno;
    make_alike(handle, file);
    int error = write_all(handle, bytes, size);
    if (!error && fsync(handle) != 0)
        error = errno;
    if (close(handle) != 0 && !error)
        error = errno;
    return error;
}

int safe_file_write(const struct safe_file *file, const void *bytes, size_t size)
{
    char temporary[PATH_ROOM];
    snprintf(temporary, sizeof temporary, "%s%s", file->path, ending);
    int error = write_temporary(file, temporary, bytes, size);
    if (!error && rename(temporary, file->path) != 0)
        error = errno;
    if (error && error != EEXIST)
        unlink(temporary);
    if (!error)
        fsync(file->folder); /* makes the renaming itself safe from a power cut */
    return error;
}

/* --- Writing bit by bit --- */

int safe_file_begin(const struct safe_file *file, FILE **out)
{
    char temporary[PATH_ROOM];
    snprintf(temporary, sizeof temporary, "%s%s", file->path, ending);
    int handle = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, NEW_MODE);
    *out = handle < 0 ? NULL : fdopen(handle, "wb");
    if (*out) {
        make_alike(handle, file);
        return 0;
    }
    int error = errno;
    if (handle >= 0) {
        close(handle);
        unlink(temporary);
    }
    return error;
}

int safe_file_keep(const struct safe_file *file, FILE *out)
{
    char temporary[PATH_ROOM];
    snprintf(temporary, sizeof temporary, "%s%s", file->path, ending);
    errno = 0;
    bool written = !ferror(out) && fflush(out) == 0 && fsync(fileno(out)) == 0;
    int error = written ? 0 : errno ? errno : EIO;
    if (fclose(out) != 0 && !error)
        error = errno;
    if (!error && rename(temporary, file->path) != 0)
        error = errno;
    if (error)
        unlink(temporary);
    else
        fsync(file->folder);
    return error;
}

void safe_file_drop(const struct safe_file *file, FILE *out)
{
    fclose(out);
    remove_leftover(file);
}

/* A name that is free for a backup. */
static int find_backup_name(const char *path, char *out, size_t size)
{
    for (int i = 1; i <= BACKUPS_MAX; i++) {
        if (i == 1)
            snprintf(out, size, "%s.bak", path);
        else
            snprintf(out, size, "%s.bak%d", path, i);
        if (access(out, F_OK) != 0)
            return 0;
    }
    return EEXIST;
}

int safe_file_back_up(const struct safe_file *file)
{
    char backup[PATH_ROOM];
    int error = find_backup_name(file->path, backup, sizeof backup);
    /* Some file systems know no second names. */
    if (!error && link(file->path, backup) != 0 && rename(file->path, backup) != 0)
        error = errno;
    if (!error)
        log_warning("the settings as they were are saved in %s", backup);
    return error;
}

/* --- All in one --- */

static int write_into(const char *path, const void *bytes, size_t size)
{
    FILE *out = fopen(path, "wb");
    if (!out)
        return errno;
    int error = fwrite(bytes, 1, size, out) == size && fflush(out) == 0 ? 0 : errno;
    if (fclose(out) != 0 && !error)
        error = errno;
    return error;
}

mode_t safe_file_usual_mode(void)
{
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

int safe_file_put(const char *path, const void *bytes, size_t size)
{
    struct safe_file file;
    int error = safe_file_find(&file, path);
    if (error == FILE_ERROR_KIND)
        return write_into(path, bytes, size);
    if (!file.there)
        file.mode = safe_file_usual_mode();
    if (!error)
        error = safe_file_lock(&file, false, PUT_PATIENCE_MS);
    if (!error)
        error = safe_file_write(&file, bytes, size);
    safe_file_close(&file);
    return error;
}
