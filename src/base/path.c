/* SPDX-License-Identifier: MIT */
#include "base/path.h"

#include "base/words.h"

#include <string.h>

const char *path_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool path_ends_in(const char *path, const char *ending)
{
    const char *name = path_name(path);
    size_t length = strlen(name), size = strlen(ending);
    return length > size && words_hold(name + length - size, ending, size);
}

void path_tidy(char *name)
{
    for (char *at = name; *at; at++)
        if ((unsigned char)*at < ' ' || strchr("/\\:*?\"<>|", *at))
            *at = '-';
    if (name[0] == '.')
        name[0] = '-';
}
