/* SPDX-License-Identifier: MIT */
/* The settings file on the disk: read whole, written whole or not at all. */
#include "app/settings.h"

#include "base/log.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    FILE_SIZE_MAX = 1 << 20, /* a larger one was not written by this program */
    BACKUPS_MAX = 99,
};

/* --- Reading --- */

/* The whole file as a C string, allocated; NULL if it cannot be read. */
static char *read_file(FILE *in)
{
    char *text = malloc(FILE_SIZE_MAX + 1);
    if (!text)
        return NULL;
    size_t length = fread(text, 1, FILE_SIZE_MAX, in);
    bool whole = !ferror(in) && getc(in) == EOF && !memchr(text, '\0', length);
    text[length] = '\0';
    if (whole)
        return text;
    free(text);
    return NULL;
}

static void log_complaint(void *data, int line, const char *sentence)
{
    const struct settings_file *file = data;
    log_warning("%s:%d: %s", file->path, line, sentence);
}

static void read_settings(struct settings_file *file, const struct settings *settings)
{
    FILE *in = fopen(file->path, "r");
    if (!in && errno == ENOENT)
        return;
    char *text = in ? read_file(in) : NULL;
    if (in)
        fclose(in);
    if (text)
        file->damaged = settings_read(text, settings, log_complaint, file) > 0;
    else
        log_warning("the settings in %s cannot be read", file->path);
    file->damaged |= !text;
    free(text);
}

/* A link stays a link: what it leads to is written. */
static void set_path(struct settings_file *file, const char *path)
{
    char *real = *path ? realpath(path, NULL) : NULL;
    const char *used = real ? real : path;
    if (strlen(used) < sizeof file->path)
        strcpy(file->path, used);
    else
        log_warning("the path of the settings is too long: %s", used);
    free(real);
}

void settings_load(struct settings_file *file, const char *path, const struct settings *settings)
{
    *file = (struct settings_file){0};
    set_path(file, path);
    if (file->path[0])
        read_settings(file, settings);
    file->saved = settings_text(settings);
}

void settings_close(struct settings_file *file)
{
    free(file->saved);
    *file = (struct settings_file){0};
}

/* --- Writing --- */

/* Makes the folders above `path` that are missing. */
static bool make_folders(const char *path)
{
    char folder[SETTINGS_PATH_SIZE];
    strcpy(folder, path);
    for (char *slash = strchr(folder + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        if (mkdir(folder, 0700) != 0 && errno != EEXIST)
            return false;
        *slash = '/';
    }
    return true;
}

static bool write_all(int handle, const char *text)
{
    size_t left = strlen(text);
    while (left > 0) {
        ssize_t count = write(handle, text, left);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        text += count;
        left -= (size_t)count;
    }
    return fsync(handle) == 0;
}

/* A name that is free for a backup: .bak, or .bak2 and so on where that exists. */
static bool find_backup_name(const char *path, char *out, size_t size)
{
    for (int i = 1; i <= BACKUPS_MAX; i++) {
        if (i == 1)
            snprintf(out, size, "%s.bak", path);
        else
            snprintf(out, size, "%s.bak%d", path, i);
        if (access(out, F_OK) != 0)
            return true;
    }
    errno = EEXIST;
    return false;
}

/* Gives the old file a second name, so that it stays when a new one takes its place. */
static bool save_backup(const char *path)
{
    char backup[SETTINGS_PATH_SIZE + 16];
    struct stat about;
    if (stat(path, &about) == 0 && !S_ISREG(about.st_mode)) {
        errno = EISDIR;
        return false;
    }
    /* Some file systems know no second names. */
    if (!find_backup_name(path, backup, sizeof backup) ||
        (link(path, backup) != 0 && rename(path, backup) != 0))
        return false;
    log_warning("the settings as they were are saved in %s", backup);
    return true;
}

/* Makes the renaming itself safe from a power cut. */
static void sync_folder(const char *path)
{
    char folder[SETTINGS_PATH_SIZE];
    strcpy(folder, path);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder] = '\0';
    int handle = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return;
    fsync(handle);
    close(handle);
}

/* Writes `text` into the file open as `handle`, and puts that in place of the old one. */
static bool replace_file(const struct settings_file *file, int handle, const char *temporary,
                         const char *text)
{
    bool written = write_all(handle, text);
    written &= close(handle) == 0;
    return written && (!file->damaged || save_backup(file->path)) &&
           rename(temporary, file->path) == 0;
}

static bool write_file(struct settings_file *file, const char *text)
{
    char temporary[SETTINGS_PATH_SIZE + 16];
    snprintf(temporary, sizeof temporary, "%s.XXXXXX", file->path);
    int handle = make_folders(file->path) ? mkstemp(temporary) : -1;
    if (handle < 0)
        return false;
    if (!replace_file(file, handle, temporary, text)) {
        int reason = errno;
        unlink(temporary);
        errno = reason;
        return false;
    }
    file->damaged = false;
    sync_folder(file->path);
    return true;
}

void settings_save(struct settings_file *file, const struct settings *settings)
{
    if (!file->path[0])
        return;
    char *text = settings_text(settings);
    if (!text || (file->saved && strcmp(text, file->saved) == 0)) {
        free(text);
        return;
    }
    free(file->saved);
    file->saved = text;
    if (write_file(file, text)) {
        file->failed = false;
    } else if (!file->failed) {
        file->failed = true;
        log_warning("the settings cannot be written to %s: %s", file->path, strerror(errno));
    }
}
