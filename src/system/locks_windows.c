/* SPDX-License-Identifier: MIT */
/* A lock belongs to one opening of the file, and Windows lets nobody else read or write a byte that
 * is locked. So the file whose bytes are locked is empty. */
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

/* Windows cannot turn a shared lock into one for this opening alone: the byte is unlocked first. So
 * that nobody else locks it in that moment, each byte has another one as its gate, and who locks
 * the byte locks the gate in the same way until that is done. */
static int64_t gate_of(int64_t byte)
{
    return byte + (INT64_C(1) << 40);
}

/* Changes a lock whose gate is locked. If that fails the lock is as before. From alone to shared
 * the byte is locked in both ways, and then one unlocking removes the lock for this opening alone
 * (https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-lockfileex). */
static bool change(HANDLE handle, int64_t byte, enum lock_kind before, enum lock_kind wanted)
{
    if (before == LOCK_SHARED)
        wide_unlock(handle, byte);
    bool locked = wide_lock(handle, byte, wanted == LOCK_ALONE);
    if (locked && before == LOCK_ALONE)
        wide_unlock(handle, byte);
    if (!locked && before == LOCK_SHARED)
        wide_lock(handle, byte, false);
    return locked;
}

static bool change_by_gate(HANDLE handle, int64_t byte, enum lock_kind before,
                           enum lock_kind wanted)
{
    int64_t gate = gate_of(byte);
    if (!wide_lock(handle, gate, wanted == LOCK_ALONE))
        return false;
    bool changed = change(handle, byte, before, wanted);
    wide_unlock(handle, gate);
    return changed;
}

bool lock_change(const struct lock_file *file, int64_t byte, enum lock_kind *kind,
                 enum lock_kind wanted)
{
    HANDLE handle = handle_of(file);
    bool changed = true;
    if (wanted != *kind && wanted != LOCK_NONE)
        changed = change_by_gate(handle, byte, *kind, wanted);
    else if (wanted != *kind)
        wide_unlock(handle, byte);
    if (changed)
        *kind = wanted;
    return changed;
}

bool lock_whole(FILE *file)
{
    return wide_lock_whole((HANDLE)_get_osfhandle(_fileno(file)));
}
