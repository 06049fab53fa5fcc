/* SPDX-License-Identifier: MIT */
/* Windows' locks belong to the open file, and nobody else may read or write what is locked: so
 * they are on bytes that have no data. The file of single bytes is empty. */
#include "system/locks.h"

#include "system/wide_windows.h"

#include <errno.h>
#include <io.h>
#include <windows.h>

static HANDLE handle_of(const struct lock_file *file)
{
    return (HANDLE)file->handle;
}

/* Who may lock goes by the folder that the file lies in. */
int lock_file_open(struct lock_file *file, const char *path)
{
    HANDLE handle;
    int error = wide_open(path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS, 0, &handle);
    *file = (struct lock_file){.handle = (intptr_t)handle, .open = !error};
    return error == FILE_ERROR_BUSY ? EBUSY : error == FILE_ERROR_UNFIT ? EINVAL : error;
}

void lock_close(struct lock_file *file)
{
    CloseHandle(handle_of(file));
}

bool lock_file_is_at(const struct lock_file *file, const char *path)
{
    struct file_facts about, named;
    return file_look(path, &named) == 0 && wide_facts(handle_of(file), &about) == 0 &&
           file_same(&about, &named);
}

static OVERLAPPED place_of(int64_t byte)
{
    return (OVERLAPPED){.Offset = (DWORD)byte, .OffsetHigh = (DWORD)(byte >> 32)};
}

static bool lock(HANDLE handle, int64_t byte, enum lock_kind kind)
{
    OVERLAPPED at = place_of(byte);
    DWORD how = LOCKFILE_FAIL_IMMEDIATELY | (kind == LOCK_ALONE ? LOCKFILE_EXCLUSIVE_LOCK : 0);
    return LockFileEx(handle, how, 0, 1, 0, &at) ||
           (GetLastError() != ERROR_LOCK_VIOLATION && GetLastError() != ERROR_IO_PENDING);
}

static void unlock(HANDLE handle, int64_t byte)
{
    OVERLAPPED at = place_of(byte);
    UnlockFileEx(handle, 0, 1, 0, &at);
}

/* Windows cannot turn a shared lock into one for this process alone. The byte is unlocked first,
 * and in that moment another program may lock it. From alone to shared there is no such moment: the
 * byte is locked in both ways, and then one unlocking removes the lock for this process alone
 * (https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-lockfileex). */
bool lock_change(const struct lock_file *file, int64_t byte, enum lock_kind *kind,
                 enum lock_kind wanted)
{
    HANDLE handle = handle_of(file);
    enum lock_kind before = *kind;
    if (before == wanted)
        return true;
    if (wanted == LOCK_NONE || before == LOCK_SHARED)
        unlock(handle, byte);
    bool locked = wanted == LOCK_NONE || lock(handle, byte, wanted);
    if (locked && wanted == LOCK_SHARED && before == LOCK_ALONE)
        unlock(handle, byte);
    if (!locked && before == LOCK_SHARED && !lock(handle, byte, before))
        before = LOCK_NONE;
    *kind = locked ? wanted : before;
    return locked;
}

bool lock_whole(FILE *file)
{
    return lock((HANDLE)_get_osfhandle(_fileno(file)), INT64_C(1) << 62, LOCK_ALONE);
}
