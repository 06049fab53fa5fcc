/* SPDX-License-Identifier: MIT */
/* The one way in which the program tells what its surroundings lack: a font, a file, a display. */
#ifndef BASE_LOG_H
#define BASE_LOG_H

/* Says one line on standard error, with "crownhead: " in front. `format` is as for printf, without
 * a line end. Whatever is put into it, it stays one line: control characters become blanks, and
 * what is longer than a screenful is cut, never inside a UTF-8 character. */
void log_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
