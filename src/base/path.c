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

static bool is_drive(const char *path)
{
    return scan_is_letter(path[0]) && path[1] == ':';
}

bool path_has_drive(const char *path, enum path_style style)
{
    return style == PATH_WINDOWS && is_drive(path);
}

bool path_is_whole(const char *path, enum path_style style)
{
    if (!path || style == PATH_POSIX)
        return path && path[0] == '/';
    return (is_drive(path) && (is_slash(path[2]) || !path[2])) ||
           (is_slash(path[0]) && is_slash(path[1]));
}

bool path_is_root(const char *path)
{
    return is_slash_here(path[0]) && !path[1];
}

void path_use_slashes(char *path, enum path_style style)
{
    for (char *at = path; *at; at++)
        if (style == PATH_WINDOWS && *at == '\\')
            *at = '/';
}

/* --- Folders --- */

/* Returns the length of "//machine/folder" at the beginning of the path, or 0. */
static size_t shared_length(const char *path, enum path_style style)
{
    if (style != PATH_WINDOWS || path[0] != '/' || path[1] != '/')
        return 0;
    size_t machine = 2 + strcspn(path + 2, "/");
    return machine + (path[machine] ? 1 + strcspn(path + machine + 1, "/") : 0);
}

size_t path_length_above(const char *path, size_t end, enum path_style style)
{
    if (end <= shared_length(path, style))
        return 0;
    while (end > 0 && path[end - 1] != '/')
        end--;
    return end > 0 ? end - 1 : 0;
}

/* --- Names --- */

/* Returns true if the name begins with the word, which is in small letters. */
static bool begins_with(const char *name, const char *word, size_t length)
{
    size_t same = 0;
    while (same < length &&
           (scan_is_letter(name[same]) ? name[same] | ' ' : name[same]) == word[same])
        same++;
    return same == length;
}

/* Returns true if the name, without its ending, is that of a device. */
static bool is_device(const char *name, size_t length)
{
    static const char *const devices[] = {"con", "prn", "aux", "nul", "conin$", "conout$"};
    static const char *const ports[] = {"com", "lpt"};
    static const char *const numbers[] = {"0", "1", "2", "3", "4", "5", "6",
                                          "7", "8", "9", "¹", "²", "³"};
    for (size_t i = 0; i < sizeof devices / sizeof *devices; i++)
        if (length == strlen(devices[i]) && begins_with(name, devices[i], length))
            return true;
    if (length < 4 || (!begins_with(name, ports[0], 3) && !begins_with(name, ports[1], 3)))
        return false;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (length == 3 + strlen(numbers[i]) && memcmp(name + 3, numbers[i], length - 3) == 0)
            return true;
    return false;
}

static bool is_sign(char sign)
{
    return (unsigned char)sign < ' ' || strchr("/\\:*?\"<>|", sign);
}

static enum path_fault find_fault(const char *name, size_t length)
{
    size_t stem = 0;
    if (length == 0 || strncmp(name, "..", length) == 0)
        return PATH_FAULT_NONE;
    while (stem < length && name[stem] != '.')
        stem++;
    while (stem > 0 && name[stem - 1] == ' ')
        stem--;
    if (is_device(name, stem))
        return PATH_FAULT_DEVICE;
    for (size_t i = 0; i < length; i++)
        if (is_sign(name[i]))
            return PATH_FAULT_SIGN;
    return name[length - 1] == '.' || name[length - 1] == ' ' ? PATH_FAULT_END : PATH_FAULT_NONE;
}

enum path_fault path_name_fault(const char *name, enum path_style style)
{
    return style == PATH_WINDOWS ? find_fault(name, strlen(name)) : PATH_FAULT_NONE;
}

const char *path_skip_root(const char *path)
{
    const char *drive = path + strspn(path, "/\\");
    return is_drive(drive) ? drive : path;
}

/* Returns what stands behind the drive. */
static const char *skip_drive(const char *path)
{
    const char *drive = path_skip_root(path);
    return is_drive(drive) ? drive + 2 : path;
}

/* Two slashes with a dot or a question mark behind them lead past all files. */
static bool is_beside_files(const char *path)
{
    return is_slash(path[0]) && is_slash(path[1]) && path[2] && strchr(".?", path[2]) &&
           (is_slash(path[3]) || !path[3]);
}

enum path_fault path_fault(const char *path, enum path_style style)
{
    enum path_fault fault = PATH_FAULT_NONE;
    if (style != PATH_WINDOWS)
        return fault;
    if (is_beside_files(path))
        return PATH_FAULT_DEVICE;
    for (const char *at = skip_drive(path); *at && !fault; at += is_slash(*at)) {
        size_t length = strcspn(at, "/\\");
        fault = find_fault(at, length);
        at += length;
    }
    return fault;
}

void path_tidy(char *name)
{
    for (char *at = name; *at; at++)
        if (is_sign(*at))
            *at = '-';
    if (name[0] == '.')
        name[0] = '-';
}
