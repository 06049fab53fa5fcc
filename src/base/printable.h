/* SPDX-License-Identifier: MIT */
#ifndef BASE_PRINTABLE_H
#define BASE_PRINTABLE_H

/* Puts question marks in the place of control characters and of bytes that are not UTF-8: a
 * terminal would obey them, and a file does not give them back as they were written. */
void printable_make(char *text);

#endif
