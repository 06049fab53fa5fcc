/* SPDX-License-Identifier: MIT */
/* There are no links and no modes to keep; a file that is open here cannot be opened by others. */
#include "system/replace.h"

#include "system/folders.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>
#include <windows.h>

enum {
    LOCK_STEP_MS = 2,
};

static int open_fresh(const char *path, int patience_ms, int *handle)
{
    for (int waited = 0;; waited += LOCK_STEP_MS) {
        *handle = _sopen(path, _O_WRONLY | _O_CREAT | _O_TRUNC | _O_BINARY | _O_NOINHERIT,
                         _SH_DENYRW, _S_IREAD | _S_IWRITE);
        if (*handle >= 0)
            return 0;
        if (errno != EACCES || waited >= patience_ms)
            return errno;
        Sleep(LOCK_STEP_MS);
    }
}

int replace_begin(struct replacement *replacement, const char *path, enum replace_manner manner,
                  int patience_ms)
{
    int handle;
    *replacement = (struct replacement){.manner = manner};
    int length = snprintf(replacement->path, sizeof replacement->path, "%s", path);
    if ((size_t)length >= sizeof replacement->path)
        return ENAMETOOLONG;
    snprintf(replacement->fresh, sizeof replacement->fresh, "%s.crownhead-new", path);
    int error = file_look(path, &replacement->old);
    if (!error && replacement->old.kind != FILE_ORDINARY)
        return FILE_ERROR_KIND;
    error = manner == REPLACE_OWN ? folder_make_above(path, FOLDER_PRIVATE) : 0;
    if (!error)
        error = open_fresh(replacement->fresh, patience_ms, &handle);
    if (error)
        return error;
    replacement->out = _fdopen(handle, "wb");
    return replacement->out ? 0 : errno;
}

/* A reader finds the old file or the new one. The file must be closed before it is renamed: another
 * program may open it in between, and then puts its own in place. */
int replace_finish(struct replacement *replacement)
{
    bool written =
        !replacement->error && !ferror(replacement->out) && fflush(replacement->out) == 0;
    if (!written || fclose(replacement->out) != 0) {
        if (!written)
            fclose(replacement->out);
        remove(replacement->fresh);
        replacement->out = NULL;
        return EIO;
    }
    replacement->out = NULL;
    if (MoveFileExA(replacement->fresh, replacement->path, MOVEFILE_REPLACE_EXISTING))
        return 0;
    return GetLastError() == ERROR_SHARING_VIOLATION ? FILE_ERROR_BUSY : EACCES;
}

void replace_drop(struct replacement *replacement)
{
    if (!replacement->out)
        return;
    fclose(replacement->out);
    remove(replacement->fresh);
    replacement->out = NULL;
}
