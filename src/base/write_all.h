/* SPDX-License-Identifier: MIT */
#ifndef BASE_WRITE_ALL_H
#define BASE_WRITE_ALL_H

#include <stddef.h>

/* Writes all `size` bytes to an open file, however many pieces the system makes of it. 0, or an
 * errno: then some of them may be there. */
int write_all(int handle, const void *bytes, size_t size);

#endif
