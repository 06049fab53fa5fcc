/* SPDX-License-Identifier: MIT */
/* Between the program, which has UTF-8 and slashes, and Windows, which has UTF-16 and backslashes.
 * For the files of src/system that are for Windows. */
#ifndef SYSTEM_WIDE_WINDOWS_H
#define SYSTEM_WIDE_WINDOWS_H

#include <stdbool.h>
#include <stddef.h>

/* Returns the text as UTF-16, allocated; NULL if it is no UTF-8 or there is no memory. */
wchar_t *wide_text(const char *text);

/* The same of a path, made whole and marked so that it may have more than 260 letters and that no
 * part of it is taken for a device
 * (https://learn.microsoft.com/windows/win32/fileio/naming-a-file).
 */
wchar_t *wide_path(const char *path);

/* Prints UTF-16 as UTF-8; half of a pair of UTF-16 becomes U+FFFD. Returns false, and prints "", if
 * it does not fit. */
bool wide_print(const wchar_t *wide, char *out, size_t size);

/* The same of a path: without the mark of wide_path, and with slashes. */
bool wide_print_path(const wchar_t *wide, char *out, size_t size);

/* Returns the errno that says what this error of Windows (GetLastError) says. EIO: there is none.
 */
int wide_error(unsigned long error);

#endif
