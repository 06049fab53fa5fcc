/* SPDX-License-Identifier: MIT */
#include "store/folder.h"

#include "base/path.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

bool folder_file_fits(const char *name)
{
    static const char *const endings[] = {".pdn", ".fen"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (path_ends_in(name, endings[i]))
            return true;
    return false;
}

/* Can it be a folder, as far as the folder that it lies in tells? */
static bool may_be_folder(const struct dirent *entry)
{
#ifdef _DIRENT_HAVE_D_TYPE
    return entry->d_type == DT_DIR || entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN;
#else
    (void)entry;
    return true;
#endif
}

static void print_date(char *date, size_t size, time_t when)
{
    struct tm parts;
    if (!localtime_r(&when, &parts) || strftime(date, size, "%Y-%m-%d", &parts) == 0)
        date[0] = '\0';
}

/* Nothing is opened: a pipe would be waited for. */
static void add_entry(int folder, const struct dirent *entry, struct listing *out)
{
    struct stat about;
    char date[32] = "";
    bool fits = folder_file_fits(entry->d_name);
    if (entry->d_name[0] == '.' || (!fits && !may_be_folder(entry)) ||
        fstatat(folder, entry->d_name, &about, 0) != 0)
        return;
    bool is_folder = S_ISDIR(about.st_mode);
    if (!is_folder && !(fits && S_ISREG(about.st_mode)))
        return;
    print_date(date, sizeof date, about.st_mtime);
    listing_add(out, &(struct listed){.name = entry->d_name,
                                      .folder = is_folder,
                                      .size = (int64_t)about.st_size,
                                      .date = date});
}

int folder_read(const char *path, struct listing *out)
{
    DIR *folder = opendir(path);
    if (!folder)
        return errno;
    errno = 0;
    for (struct dirent *entry; (entry = readdir(folder)); errno = 0)
        add_entry(dirfd(folder), entry, out);
    int error = errno;
    closedir(folder);
    listing_sort(out);
    return error;
}
