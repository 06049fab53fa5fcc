/* SPDX-License-Identifier: MIT */
#include "system/folders.h"

#include "base/array.h"
#include "system/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int folder_make_above(const char *path, enum folder_mode mode)
{
    char *folder = array_copy_text(path);
    int error = 0;
    for (char *slash = *folder ? strchr(folder + 1, '/') : NULL; slash && !error;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        if (mkdir(folder, (mode_t)mode) != 0 && errno != EEXIST)
            error = errno;
        *slash = '/';
    }
    free(folder);
    return error;
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
