/* SPDX-License-Identifier: MIT */
/* Warnings about the environment: a missing font, a file that cannot be read. */
#ifndef BASE_LOG_H
#define BASE_LOG_H

/* Writes one line to standard error, after "crownhead: ". `format` is as for printf, without a line
 * end. Control characters become spaces, and long messages are cut, so it is always one line. */
void log_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
