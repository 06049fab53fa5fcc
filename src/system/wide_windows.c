/* SPDX-License-Identifier: MIT */
#include "system/wide_windows.h"

#include <errno.h>
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

static const wchar_t mark[] = L"\\\\?\\", mark_of_server[] = L"\\\\?\\UNC\\";

enum {
    MARK_LENGTH = sizeof mark / sizeof *mark - 1,
    MARK_OF_SERVER_LENGTH = sizeof mark_of_server / sizeof *mark_of_server - 1,
};

wchar_t *wide_text(const char *text)
{
    int size = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, NULL, 0);
    wchar_t *wide = size > 0 ? malloc((size_t)size * sizeof *wide) : NULL;
    if (wide)
        MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, wide, size);
    return wide;
}

static bool is_marked(const wchar_t *path)
{
    return wcsncmp(path, mark, MARK_LENGTH) == 0;
}

static bool is_of_server(const wchar_t *path)
{
    return path[0] == L'\\' && path[1] == L'\\';
}

/* Returns the whole path with a mark before it; frees `path`. */
static wchar_t *mark_whole(wchar_t *path)
{
    DWORD size = GetFullPathNameW(path, 0, NULL, NULL) + 1;
    wchar_t *out = malloc((size + MARK_OF_SERVER_LENGTH) * sizeof *out);
    wchar_t *whole = malloc(size * sizeof *whole);
    if (out && whole && GetFullPathNameW(path, size, whole, NULL) > 0) {
        bool server = is_of_server(whole);
        wcscpy(out, server ? mark_of_server : mark);
        wcscat(out, server ? whole + 2 : whole);
    } else {
        free(out);
        out = NULL;
    }
    free(whole);
    free(path);
    return out;
}

wchar_t *wide_path(const char *path)
{
    wchar_t *wide = wide_text(path);
    for (wchar_t *at = wide; at && *at; at++)
        if (*at == L'/')
            *at = L'\\';
    return !wide || is_marked(wide) ? wide : mark_whole(wide);
}

bool wide_print(const wchar_t *wide, char *out, size_t size)
{
    bool fits = WideCharToMultiByte(CP_UTF8, 0, wide, -1, out, (int)size, NULL, NULL) > 0;
    if (!fits && size > 0)
        out[0] = '\0';
    return fits;
}

bool wide_print_path(const wchar_t *wide, char *out, size_t size)
{
    bool server = wcsncmp(wide, mark_of_server, MARK_OF_SERVER_LENGTH) == 0;
    size_t skipped = server ? 2 : 0;
    if (size <= skipped)
        return false;
    out[0] = out[skipped > 0] = '/';
    wide += server ? MARK_OF_SERVER_LENGTH : is_marked(wide) ? MARK_LENGTH : 0;
    if (!wide_print(wide, out + skipped, size - skipped)) {
        out[0] = '\0';
        return false;
    }
    for (char *at = out; *at; at++)
        if (*at == '\\')
            *at = '/';
    return true;
}

int wide_error(unsigned long error)
{
    static const struct {
        unsigned long error;
        int number;
    } rows[] = {
        {ERROR_FILE_NOT_FOUND, ENOENT},
        {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},
        {ERROR_BAD_NET_NAME, ENOENT},
        {ERROR_INVALID_DRIVE, ENOENT},
        {ERROR_INVALID_NAME, EINVAL},
        {ERROR_BAD_PATHNAME, EINVAL},
        {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_SHARING_VIOLATION, EBUSY},
        {ERROR_LOCK_VIOLATION, EBUSY},
        {ERROR_USER_MAPPED_FILE, EBUSY},
        {ERROR_WRITE_PROTECT, EROFS},
        {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {ERROR_FILE_EXISTS, EEXIST},
        {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_DIRECTORY, ENOTDIR},
        {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
        {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
        {ERROR_OUTOFMEMORY, ENOMEM},
        {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
        {ERROR_BROKEN_PIPE, EPIPE},
        {ERROR_NO_DATA, EPIPE},
        {ERROR_NOT_SUPPORTED, ENOSYS},
        {ERROR_INVALID_FUNCTION, ENOSYS},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].error == error)
            return rows[i].number;
    return EIO;
}
