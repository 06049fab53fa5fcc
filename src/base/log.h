/* SPDX-License-Identifier: MIT */
/* Warnings about the environment: a missing font, a file that cannot be read. */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#include "base/template.h"

/* Writes one line to standard error, after "crownhead: ". `format` is as for printf, without a line
 * end. Control characters become spaces, and long messages are cut, so it is always one line. */
void log_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same for a template with blanks: what the person at the terminal must know. */
void log_filled(const char *template, const struct blank *blanks, size_t count);

/* LOG(tr("the window cannot be opened: {reason}"), {"reason", SDL_GetError()}) */
#define LOG(template, ...)                                                                         \
    log_filled(template, (const struct blank[]){__VA_ARGS__},                                      \
               sizeof((const struct blank[]){__VA_ARGS__}) / sizeof(struct blank))

#endif
