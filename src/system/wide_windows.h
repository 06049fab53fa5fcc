/* SPDX-License-Identifier: MIT */
/* Between the program, which has UTF-8 and slashes, and Windows, which has UTF-16 and backslashes.
 * For the files of src/system that are for Windows. */
#ifndef SYSTEM_WIDE_WINDOWS_H
#define SYSTEM_WIDE_WINDOWS_H

#include "system/files.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Returns the text as UTF-16, allocated; NULL if it is no UTF-8 or there is no memory. */
wchar_t *wide_text(const char *text);

/* The same of a path, made whole and marked, so that it may have more than 260 letters and that no
 * part of it is taken for a device
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). NULL, too, if Windows has no
 * file of such a name (path_fault of base/path.h). "C:", "/C:" and "C:/" are the folder of that
 * drive. */
wchar_t *wide_path(const char *path);

/* Returns why wide_path has returned NULL: FILE_ERROR_UNFIT or an errno. */
int wide_path_error(const char *path);

/* Prints UTF-16 as UTF-8; half of a pair of UTF-16 becomes U+FFFD. Returns false, and prints "", if
 * it does not fit. */
bool wide_print(const wchar_t *wide, char *out, size_t size);

/* The same of a path: without the mark of wide_path, and with slashes. */
bool wide_print_path(const wchar_t *wide, char *out, size_t size);

/* Returns the errno that says what this error of Windows (GetLastError) says. EIO: there is none.
 */
int wide_error(unsigned long error);

/* The same of a file: FILE_ERROR_BUSY, which has a sentence, in place of EBUSY. */
int wide_file_error(unsigned long error);

/* Returns the error of a function that has just failed on a file (GetLastError). Of one that is
 * being removed Windows says that access is denied, as where it is refused; this tells
 * ERROR_DELETE_PENDING. */
unsigned long wide_last_error(void);

/* --- Time --- */

/* A second of Windows' clock, which began in 1601, and when 1970 began. */
#define WIDE_SECOND INT64_C(10000000)
#define WIDE_1970   (INT64_C(11644473600) * WIDE_SECOND)

struct _FILETIME;

/* Returns what the halves of a FILETIME are together. */
int64_t wide_ticks(const struct _FILETIME *time);

/* --- Files --- */

/* Opens what is at `path` with these rights (GENERIC_READ, ...), as `manner` (OPEN_EXISTING, ...)
 * and `flags` say. Others may read, write, rename and remove it meanwhile; child processes do not
 * inherit it. Returns 0 or an error of system/files.h. */
int wide_open(const char *path, unsigned long rights, unsigned long manner, unsigned long flags,
              void **handle);

/* Makes a stream of an open file, which it owns; after an error the file is closed. `mode` is that
 * of fopen. */
int wide_stream(void *handle, const char *mode, FILE **file);

int wide_facts(void *handle, struct file_facts *facts);

/* Returns the path of an open file, without links, allocated; NULL: its disk has no letter. */
wchar_t *wide_final_path(void *handle);

/* Locks a byte of an open file, for this opening of it alone or shared with others, and never
 * waits. Nobody else may read or write a byte that is locked, so it should be one without data. A
 * disk without locks is used without them. */
bool wide_lock(void *handle, int64_t byte, bool alone);
void wide_unlock(void *handle, int64_t byte);

/* Locks an open file for this opening of it alone: by a byte that no file has, so what the system
 * copies or SQLite writes meanwhile does not meet the lock. */
bool wide_lock_whole(void *handle);

#endif
