/* SPDX-License-Identifier: MIT */
#include "base/path.h"

#include "base/scan.h"
#include "base/words.h"

#include <string.h>

static bool is_slash(char sign)
{
    return sign == '/' || sign == '\\';
}

static bool is_slash_here(char sign)
{
    return sign == '/' || (PATH_HERE == PATH_WINDOWS && is_slash(sign));
}

const char *path_name(const char *path)
{
    const char *name = path;
    for (const char *at = path; *at; at++)
        if (is_slash_here(*at))
            name = at + 1;
    return name;
}

bool path_ends_in(const char *path, const char *ending)
{
    const char *name = path_name(path);
    size_t length = strlen(name), size = strlen(ending);
    return length > size && words_hold(name + length - size, ending, size);
}

bool path_is_whole(const char *path, enum path_style style)
{
    if (!path || style == PATH_POSIX)
        return path && path[0] == '/';
    bool drive = scan_is_letter(path[0]) && path[1] == ':' && is_slash(path[2]);
    return drive || (is_slash(path[0]) && is_slash(path[1]));
}

void path_tidy(char *name)
{
    for (char *at = name; *at; at++)
        if ((unsigned char)*at < ' ' || strchr("/\\:*?\"<>|", *at))
            *at = '-';
    if (name[0] == '.')
        name[0] = '-';
}
