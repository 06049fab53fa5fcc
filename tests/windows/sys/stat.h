/* SPDX-License-Identifier: MIT */
/* See ../README.md. */
#include_next <sys/stat.h>

#ifndef TESTS_WINDOWS_SYS_STAT_H
#define TESTS_WINDOWS_SYS_STAT_H

#include <direct.h>

#define mkdir(path, mode) ((void)(mode), _mkdir(path))
#define S_ISLNK(mode)     ((void)(mode), 0)
#define lstat             stat

int mkfifo(const char *path, unsigned mode);

#endif
