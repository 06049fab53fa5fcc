/* SPDX-License-Identifier: MIT */
#include "system/folders.h"

#include "base/path.h"
#include "system/files.h"
#include "system/wide_windows.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

enum {
    NAME_SIZE = 3 * MAX_PATH + 1, /* bytes of UTF-8 */
};

/* Returns true if the path is that of another machine, which is no folder. */
static bool is_machine(const char *path)
{
    return strspn(path, "/\\") == 2 && path_name(path) == path + 2;
}

/* Who may look into it goes by the folder that it lies in. */
int folder_make_one(const char *path, enum folder_mode mode)
{
    wchar_t *wide = wide_path(path);
    (void)mode;
    if (!wide)
        return wide_path_error(path);
    DWORD error = CreateDirectoryW(wide, NULL) ? 0 : GetLastError();
    free(wide);
    bool there = !error || error == ERROR_ALREADY_EXISTS || folder_is(path) || is_machine(path);
    return there ? 0 : wide_file_error(error);
}

/* NTFS writes a journal of names by itself. A disk that cannot be asked is not waited for. */
void folder_sync_above(const char *path)
{
    char folder[FILE_PATH_SIZE];
    HANDLE handle;
    if (folder_above(path, folder, sizeof folder) != 0 ||
        wide_open(folder, GENERIC_WRITE, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, &handle) != 0)
        return;
    FlushFileBuffers(handle);
    CloseHandle(handle);
}

/* --- Where links lead --- */

/* The root of a drive ends in a slash there, other folders do not. */
static void drop_slash(char *path)
{
    size_t length = strlen(path);
    if (length > 1 && path[length - 1] == '/')
        path[length - 1] = '\0';
}

int folder_resolve(const char *path, char *out, size_t size)
{
    HANDLE handle;
    if (path_is_root(path)) {
        memcpy(out, size > 1 ? "/" : "", size > 1 ? 2 : 1);
        return 0;
    }
    int error =
        wide_open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, &handle);
    if (error)
        return error;
    wchar_t *final = wide_final_path(handle);
    if (!final) /* its disk has no letter: the path stays as it is, but whole */
        final = wide_path(path);
    error = !final ? ENOMEM : wide_print_path(final, out, size) ? 0 : ENAMETOOLONG;
    if (!error)
        drop_slash(out);
    free(final);
    CloseHandle(handle);
    return error;
}

/* --- Listing --- */

static int list_drives(folder_visitor *visit, void *self)
{
    DWORD drives = GetLogicalDrives();
    for (char letter = 'A'; letter <= 'Z'; letter++)
        if (drives & 1u << (letter - 'A'))
            visit(self, (char[]){letter, ':', '\0'}, true);
    return drives ? 0 : wide_file_error(GetLastError());
}

/* What is hidden is no name for a player, and neither are "." and "..". */
static void visit_entry(const WIN32_FIND_DATAW *entry, folder_visitor *visit, void *self)
{
    char name[NAME_SIZE];
    bool hidden = entry->dwFileAttributes & FILE_ATTRIBUTE_HIDDEN;
    if (hidden || !wide_print(entry->cFileName, name, sizeof name) || strcmp(name, ".") == 0 ||
        strcmp(name, "..") == 0)
        return;
    visit(self, name,
          entry->dwFileAttributes & (FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT));
}

static wchar_t *all_in(const char *path)
{
    wchar_t *folder = wide_path(path);
    size_t length = folder ? wcslen(folder) : 0;
    wchar_t *all = folder ? realloc(folder, (length + 3) * sizeof *all) : NULL;
    if (!all)
        free(folder);
    else
        wcscpy(all + length, all[length - 1] == L'\\' ? L"*" : L"\\*");
    return all;
}

int folder_list(const char *path, folder_visitor *visit, void *self)
{
    WIN32_FIND_DATAW entry;
    if (path_is_root(path))
        return list_drives(visit, self);
    wchar_t *all = all_in(path);
    if (!all)
        return wide_path_error(path);
    HANDLE search = FindFirstFileExW(all, FindExInfoBasic, &entry, FindExSearchNameMatch, NULL,
                                     FIND_FIRST_EX_LARGE_FETCH);
    DWORD error = search == INVALID_HANDLE_VALUE ? GetLastError() : 0;
    free(all);
    if (search == INVALID_HANDLE_VALUE)
        return error == ERROR_FILE_NOT_FOUND ? 0 : wide_file_error(error);
    do
        visit_entry(&entry, visit, self);
    while (FindNextFileW(search, &entry));
    error = GetLastError();
    FindClose(search);
    return error == ERROR_NO_MORE_FILES ? 0 : wide_file_error(error);
}
