/* SPDX-License-Identifier: MIT */
#include "system/files.h"

#include "base/path.h"
#include "system/folders.h"
#include "system/wide_windows.h"

#include <errno.h>
#include <io.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

/* --- What is there --- */

/* Returns true for a drive of this machine. It is not opened: Windows would wait for a disk of
 * another machine that does not answer. */
static bool is_drive(const char *path)
{
    const char *drive = path_skip_root(path);
    if (!path_is_whole(drive, PATH_WINDOWS) || drive[1] != ':' || (drive[2] && drive[3]))
        return false;
    return GetDriveTypeW((wchar_t[]){(wchar_t)drive[0], L':', L'\\', L'\0'}) > DRIVE_NO_ROOT_DIR;
}

/* The root, above all drives, is a folder. One on a disk opens only with
 * FILE_FLAG_BACKUP_SEMANTICS. */
int file_look(const char *path, struct file_facts *facts)
{
    HANDLE handle;
    bool above = path_is_root(path) || is_drive(path);
    *facts = (struct file_facts){.kind = above ? FILE_FOLDER : FILE_NONE};
    if (above)
        return 0;
    int error =
        wide_open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, &handle);
    if (error)
        return error;
    error = wide_facts(handle, facts);
    CloseHandle(handle);
    return error;
}

/* Returns 0 if it can be opened so, or could be if no other program held it. */
static int look_for_right(const char *path, DWORD right, DWORD flags)
{
    HANDLE handle;
    int error = wide_open(path, right, OPEN_EXISTING, flags, &handle);
    if (!error)
        CloseHandle(handle);
    return error == FILE_ERROR_BUSY ? 0 : error;
}

int file_barred(const char *path)
{
    char folder[FILE_PATH_SIZE];
    struct file_facts facts;
    int error = look_for_right(path, GENERIC_WRITE, 0);
    if (error && error != ENOENT)
        return error;
    if (file_look(path, &facts) == 0 && !(facts.mode & 0222))
        return EACCES;
    error = folder_above(path, folder, sizeof folder);
    return error ? error : look_for_right(folder, FILE_ADD_FILE, FILE_FLAG_BACKUP_SEMANTICS);
}

/* --- Opening --- */

/* Opens an ordinary file with these rights, and tells what it is. A folder opens, too, to be told
 * from a file that is refused. */
static int open_ordinary(const char *path, DWORD rights, DWORD manner, struct file_facts *facts,
                         HANDLE *handle)
{
    *facts = (struct file_facts){0};
    int error = wide_open(path, rights, manner, FILE_FLAG_BACKUP_SEMANTICS, handle);
    if (error)
        return error;
    error = wide_facts(*handle, facts);
    if (!error && facts->kind != FILE_ORDINARY)
        error = FILE_ERROR_KIND;
    if (error)
        CloseHandle(*handle);
    return error;
}

/* --- Reading --- */

int file_open(const char *path, FILE **file, struct file_facts *facts)
{
    HANDLE handle;
    int error = open_ordinary(path, GENERIC_READ, OPEN_EXISTING, facts, &handle);
    return error ? error : wide_stream(handle, "rb", file);
}

/* There is no path to a pipe, or a device, here. */
int file_open_anything(const char *path, FILE **file)
{
    struct file_facts facts;
    return file_open(path, file, &facts);
}

int file_go_to(FILE *file, uint64_t byte)
{
    return _fseeki64(file, (int64_t)byte, SEEK_SET) == 0 ? 0 : errno;
}

static int map(HANDLE file, void **memory)
{
    HANDLE mapping = CreateFileMappingW(file, NULL, PAGE_READONLY, 0, 0, NULL);
    *memory = mapping ? MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0) : NULL;
    int error = *memory ? 0 : wide_file_error(GetLastError());
    if (mapping)
        CloseHandle(mapping);
    return error;
}

/* While it is mapped, Windows lets nobody replace, cut or remove the file: they are told that
 * another program uses it. Nothing is mapped but what can be made again: a program that cannot
 * replace it goes on with what it has in memory, and the next one tries again. */
int file_map(const char *path, void **memory, size_t *size)
{
    HANDLE handle;
    struct file_facts facts;
    *memory = NULL;
    int error = open_ordinary(path, GENERIC_READ, OPEN_EXISTING, &facts, &handle);
    if (error)
        return error;
    *size = (size_t)facts.size;
    error = *size > 0 ? map(handle, memory) : FILE_ERROR_DAMAGED;
    CloseHandle(handle);
    return error;
}

void file_unmap(void *memory, size_t size)
{
    (void)size;
    UnmapViewOfFile(memory);
}

/* Unlocking what is not locked takes it out of the memory that this process is given:
 * https://learn.microsoft.com/windows/win32/api/memoryapi/nf-memoryapi-virtualunlock */
void file_forget(void *memory, size_t size)
{
    VirtualUnlock(memory, size);
}

/* --- Writing --- */

/* CREATE_ALWAYS, which cuts the file by itself, refuses one that is hidden. */
int file_make(const char *path, FILE **file)
{
    HANDLE handle;
    struct file_facts facts;
    int error = open_ordinary(path, GENERIC_WRITE, OPEN_ALWAYS, &facts, &handle);
    if (error)
        return error;
    if (SetEndOfFile(handle))
        return wide_stream(handle, "wb", file);
    error = wide_file_error(GetLastError());
    CloseHandle(handle);
    return error;
}

int file_open_to_extend(const char *path, FILE **file)
{
    HANDLE handle;
    struct file_facts facts;
    int error = open_ordinary(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, &facts, &handle);
    return error ? error : wide_stream(handle, "r+b", file);
}

int file_cut(FILE *file, uint64_t size)
{
    return fflush(file) == 0 ? _chsize_s(_fileno(file), (int64_t)size) : file_stream_error();
}

/* For errors that it does not know the C library sets EINVAL or EACCES. It keeps Windows' number.
 */
int file_stream_error(void)
{
    return errno == EINVAL || errno == EACCES ? wide_file_error(_doserrno) : errno ? errno : EIO;
}

/* --- Names --- */

static DWORD attributes_of(const char *path)
{
    wchar_t *wide = wide_path(path);
    DWORD attributes = wide ? GetFileAttributesW(wide) : INVALID_FILE_ATTRIBUTES;
    free(wide);
    return attributes;
}

bool file_name_is_free(const char *path)
{
    return attributes_of(path) == INVALID_FILE_ATTRIBUTES;
}

/* Tells why the file at `path` could not be removed or replaced, or could not get this name.
 * Windows uses the same words for what the player may not change and what others have open or
 * mapped. Where nothing is there (INVALID_FILE_ATTRIBUTES has all the bits) the folder refuses. */
static int tell_refusal(const char *path, DWORD error)
{
    DWORD attributes = attributes_of(path);
    if (error != ERROR_ACCESS_DENIED)
        return wide_file_error(error);
    bool may = !(attributes & (FILE_ATTRIBUTE_READONLY | FILE_ATTRIBUTE_DIRECTORY)) &&
               look_for_right(path, DELETE, FILE_FLAG_OPEN_REPARSE_POINT) == 0;
    return may ? FILE_ERROR_BUSY : EACCES;
}

/* Goes on with two paths. */
typedef BOOL change(const wchar_t *from, const wchar_t *to);

static int change_both(const char *from, const char *to, change *how, DWORD *refused)
{
    wchar_t *wide = wide_path(from), *wide_to = wide_path(to);
    int error = !wide ? wide_path_error(from) : !wide_to ? wide_path_error(to) : 0;
    *refused = error || how(wide, wide_to) ? 0 : wide_last_error();
    free(wide);
    free(wide_to);
    return error;
}

int file_remove(const char *path)
{
    wchar_t *wide = wide_path(path);
    if (!wide)
        return wide_path_error(path);
    DWORD refused = DeleteFileW(wide) ? 0 : wide_last_error();
    free(wide);
    return refused ? tell_refusal(path, refused) : 0;
}

/* What SetFileInformationByHandle wants for FileRenameInfoEx, which older headers lack:
 * https://learn.microsoft.com/windows-hardware/drivers/ddi/ntifs/ns-ntifs-_file_rename_information
 */
enum {
    RENAME_INFO_EX = 22,
    RENAME_REPLACE = 1,
    RENAME_BESIDE_READERS = 2, /* "POSIX semantics": they keep the old file */
};

struct rename_info {
    DWORD flags;
    HANDLE folder;
    DWORD length; /* bytes */
    wchar_t name[];
};

static bool rename_open(HANDLE handle, const wchar_t *to)
{
    DWORD length = (DWORD)(wcslen(to) * sizeof *to);
    DWORD size = (DWORD)sizeof(struct rename_info) + length + (DWORD)sizeof *to;
    struct rename_info *info = calloc(1, size);
    if (!info)
        return false;
    info->flags = RENAME_REPLACE | RENAME_BESIDE_READERS;
    info->length = length;
    memcpy(info->name, to, length);
    bool renamed =
        SetFileInformationByHandle(handle, (FILE_INFO_BY_HANDLE_CLASS)RENAME_INFO_EX, info, size);
    free(info);
    return renamed;
}

/* A disk, or a Windows, that cannot replace a file beside its readers does so without any. */
static BOOL replace_by(const wchar_t *from, const wchar_t *to)
{
    HANDLE handle = CreateFileW(
        from, DELETE | SYNCHRONIZE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL,
        OPEN_EXISTING, FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_WRITE_THROUGH, NULL);
    bool renamed = handle != INVALID_HANDLE_VALUE && rename_open(handle, to);
    if (handle != INVALID_HANDLE_VALUE)
        CloseHandle(handle);
    return renamed || MoveFileExW(from, to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
}

int file_rename(const char *path, const char *name)
{
    DWORD refused;
    int error = change_both(path, name, replace_by, &refused);
    return error ? error : refused ? tell_refusal(name, refused) : 0;
}

static BOOL link_to(const wchar_t *from, const wchar_t *to)
{
    return CreateHardLinkW(to, from, NULL);
}

static BOOL move_to(const wchar_t *from, const wchar_t *to)
{
    return MoveFileExW(from, to, MOVEFILE_WRITE_THROUGH);
}

static bool knows_no_links(DWORD error)
{
    return error == ERROR_INVALID_FUNCTION || error == ERROR_NOT_SUPPORTED ||
           error == ERROR_INVALID_PARAMETER;
}

int file_second_name(const char *path, const char *name)
{
    DWORD refused;
    int error = change_both(path, name, link_to, &refused);
    if (!error && knows_no_links(refused))
        error = change_both(path, name, move_to, &refused);
    return error ? error : refused ? tell_refusal(name, refused) : 0;
}

void file_native(const char *path, char *out, size_t size)
{
    wchar_t *wide = wide_path(path);
    if (!wide || !wide_print(wide, out, size))
        out[0] = '\0';
    free(wide);
}

int file_native_error(int number)
{
    return wide_file_error((unsigned long)number);
}
