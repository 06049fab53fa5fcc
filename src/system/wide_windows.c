/* SPDX-License-Identifier: MIT */
#include "system/wide_windows.h"

#include "base/hash.h"
#include "base/path.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>
#include <string.h>
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

static bool is_letter(wchar_t sign)
{
    return (sign >= L'A' && sign <= L'Z') || (sign >= L'a' && sign <= L'z');
}

/* Returns true if a drive or a folder of another machine stands behind the mark. */
static bool is_of_disk(const wchar_t *marked)
{
    const wchar_t *at = marked + MARK_LENGTH;
    return (is_letter(at[0]) && at[1] == L':' && at[2] == L'\\') ||
           wcsncmp(marked, mark_of_server, MARK_OF_SERVER_LENGTH) == 0;
}

/* Windows would take "C:" for the folder that was used last on that drive. */
static wchar_t *wide_drive(char letter)
{
    return wide_text((char[]){letter, ':', '\\', '\0'});
}

/* Returns the path as UTF-16 with backslashes, allocated; it is not made whole. */
static wchar_t *wide_as_written(const char *path)
{
    path = path_skip_root(path);
    wchar_t *wide = path[0] && path[1] == ':' && !path[2] ? wide_drive(path[0]) : wide_text(path);
    for (wchar_t *at = wide; at && *at; at++)
        if (*at == L'/')
            *at = L'\\';
    return wide;
}

/* The mark may be written with slashes. */
static const char *skip_mark(const char *path)
{
    bool marked = strspn(path, "/\\") == 2 && path[2] == '?' && path[3] && strchr("/\\", path[3]);
    return path + (marked ? MARK_LENGTH : 0);
}

wchar_t *wide_path(const char *path)
{
    wchar_t *wide =
        path_fault(skip_mark(path), PATH_WINDOWS) || !*path ? NULL : wide_as_written(path);
    if (!wide || !is_marked(wide))
        return wide ? mark_whole(wide) : NULL;
    if (is_of_disk(wide))
        return wide;
    free(wide);
    return NULL;
}

int wide_path_error(const char *path)
{
    wchar_t *wide = wide_text(path);
    int error = !*path ? ENOENT : wide ? FILE_ERROR_UNFIT : EILSEQ;
    free(wide);
    return error;
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

enum {
    QUOTA_EXCEEDED = 1295, /* ERROR_DISK_QUOTA_EXCEEDED, which older headers lack */
};

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
        {ERROR_NOT_READY, ENODEV},
        {ERROR_CANT_RESOLVE_FILENAME, ELOOP},
        {ERROR_INVALID_NAME, EINVAL},
        {ERROR_BAD_PATHNAME, EINVAL},
        {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_NETWORK_ACCESS_DENIED, EACCES},
        {ERROR_PRIVILEGE_NOT_HELD, EPERM},
        {ERROR_BUSY, EBUSY},
        {ERROR_DELETE_PENDING, EBUSY},
        {ERROR_SHARING_VIOLATION, EBUSY},
        {ERROR_LOCK_VIOLATION, EBUSY},
        {ERROR_USER_MAPPED_FILE, EBUSY},
        {ERROR_WRITE_PROTECT, EROFS},
        {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {QUOTA_EXCEEDED, ENOSPC},
        {ERROR_FILE_TOO_LARGE, EFBIG},
        {ERROR_NOT_SAME_DEVICE, EXDEV},
        {ERROR_TOO_MANY_LINKS, EMLINK},
        {ERROR_NO_UNICODE_TRANSLATION, EILSEQ},
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

int wide_file_error(unsigned long error)
{
    int number = wide_error(error);
    return number == EBUSY ? FILE_ERROR_BUSY : number;
}

/* Returns the kernel's own error, of which GetLastError has told less. Microsoft does not document
 * it, and no header of this compiler has it. */
NTSYSAPI LONG NTAPI RtlGetLastNtStatus(void);

unsigned long wide_last_error(void)
{
    static const LONG delete_pending = (LONG)0xC0000056;
    DWORD error = GetLastError();
    bool pending = error == ERROR_ACCESS_DENIED && RtlGetLastNtStatus() == delete_pending;
    return pending ? ERROR_DELETE_PENDING : error;
}

/* --- Time --- */

int64_t wide_ticks(const struct _FILETIME *time)
{
    return (int64_t)time->dwHighDateTime << 32 | time->dwLowDateTime;
}

/* --- Files --- */

int wide_open(const char *path, unsigned long rights, unsigned long manner, unsigned long flags,
              void **handle)
{
    wchar_t *wide = wide_path(path);
    *handle = INVALID_HANDLE_VALUE;
    if (!wide)
        return wide_path_error(path);
    *handle = CreateFileW(wide, rights, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                          NULL, manner, flags, NULL);
    int error = *handle == INVALID_HANDLE_VALUE ? wide_file_error(wide_last_error()) : 0;
    free(wide);
    return error;
}

int wide_stream(void *handle, const char *mode, FILE **file)
{
    int number = _open_osfhandle((intptr_t)handle, _O_BINARY | _O_NOINHERIT);
    *file = number >= 0 ? _fdopen(number, mode) : NULL;
    if (*file)
        return 0;
    int error = errno;
    if (number >= 0)
        _close(number);
    else
        CloseHandle(handle);
    return error;
}

static enum file_kind kind_of(HANDLE handle, DWORD attributes)
{
    return GetFileType(handle) != FILE_TYPE_DISK          ? FILE_OTHER
           : (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FILE_FOLDER
                                                          : FILE_ORDINARY;
}

wchar_t *wide_final_path(void *handle)
{
    DWORD size = GetFinalPathNameByHandleW(handle, NULL, 0, VOLUME_NAME_DOS);
    wchar_t *path = size > 0 ? malloc(size * sizeof *path) : NULL;
    if (path && GetFinalPathNameByHandleW(handle, path, size, VOLUME_NAME_DOS) < size)
        return path;
    free(path);
    return NULL;
}

/* Returns a number for the file's path. */
static uint64_t hash_of_path(HANDLE handle)
{
    wchar_t *path = wide_final_path(handle);
    uint64_t hash = path ? hash_bytes(HASH_EMPTY, path, wcslen(path) * sizeof *path) : 0;
    free(path);
    return hash;
}

/* Two files of a disk may have the same short number; not all disks have the long one. Where there
 * is none at all, a file is what lies at its path. */
static uint64_t number_of(HANDLE handle, const BY_HANDLE_FILE_INFORMATION *about)
{
    FILE_ID_INFO id;
    DWORD number[sizeof id.FileId / sizeof(DWORD)] = {about->nFileIndexLow, about->nFileIndexHigh};
    if (GetFileInformationByHandleEx(handle, FileIdInfo, &id, sizeof id))
        memcpy(number, &id.FileId, sizeof number);
    bool has_one = number[0] || number[1] || number[2] || number[3];
    return has_one ? hash_bytes(HASH_EMPTY, number, sizeof number) : hash_of_path(handle);
}

int wide_facts(void *handle, struct file_facts *facts)
{
    BY_HANDLE_FILE_INFORMATION about;
    if (!GetFileInformationByHandle(handle, &about))
        return wide_file_error(GetLastError());
    int64_t ticks = wide_ticks(&about.ftLastWriteTime);
    *facts = (struct file_facts){
        .kind = kind_of(handle, about.dwFileAttributes),
        .mode = about.dwFileAttributes & FILE_ATTRIBUTE_READONLY ? 0444 : 0666,
        .device = about.dwVolumeSerialNumber,
        .number = number_of(handle, &about),
        .size = (int64_t)about.nFileSizeHigh << 32 | about.nFileSizeLow,
        .seconds = ticks / WIDE_SECOND - WIDE_1970 / WIDE_SECOND,
        .nanoseconds = ticks % WIDE_SECOND * 100,
    };
    return 0;
}

/* --- Locks --- */

static OVERLAPPED place_of(int64_t byte)
{
    return (OVERLAPPED){.Offset = (DWORD)byte, .OffsetHigh = (DWORD)(byte >> 32)};
}

bool wide_lock(void *handle, int64_t byte, bool alone)
{
    OVERLAPPED at = place_of(byte);
    DWORD how = LOCKFILE_FAIL_IMMEDIATELY | (alone ? LOCKFILE_EXCLUSIVE_LOCK : 0);
    return LockFileEx(handle, how, 0, 1, 0, &at) ||
           (GetLastError() != ERROR_LOCK_VIOLATION && GetLastError() != ERROR_IO_PENDING);
}

void wide_unlock(void *handle, int64_t byte)
{
    OVERLAPPED at = place_of(byte);
    UnlockFileEx(handle, 0, 1, 0, &at);
}

bool wide_lock_whole(void *handle)
{
    return wide_lock(handle, INT64_C(1) << 62, true);
}
