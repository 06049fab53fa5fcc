/* SPDX-License-Identifier: MIT */
#include "system/folders.h"

#include "system/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int folder_make_one(const char *path, enum folder_mode mode)
{
    return mkdir(path, (mode_t)mode) == 0 || errno == EEXIST ? 0 : errno;
}

void folder_sync_above(const char *path)
{
    char folder[FILE_PATH_SIZE];
    int handle = folder_above(path, folder, sizeof folder) == 0
                     ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                     : -1;
    if (handle < 0)
        return;
    fsync(handle);
    close(handle);
}

int folder_resolve(const char *path, char *out, size_t size)
{
    char *real = realpath(path, NULL);
    if (!real)
        return errno;
    size_t length = strlen(real);
    if (length < size)
        memcpy(out, real, length + 1);
    free(real);
    return length < size ? 0 : ENAMETOOLONG;
}

static bool maybe_folder(const struct dirent *entry)
{
#ifdef _DIRENT_HAVE_D_TYPE
    return entry->d_type == DT_DIR || entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN;
#else
    (void)entry;
    return true;
#endif
}

int folder_list(const char *path, folder_visitor *visit, void *self)
{
    DIR *folder = opendir(path);
    if (!folder)
        return errno;
    errno = 0;
    for (struct dirent *entry; (entry = readdir(folder)); errno = 0)
        visit(self, entry->d_name, maybe_folder(entry));
    int error = errno;
    closedir(folder);
    return error;
}
