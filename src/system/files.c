/* SPDX-License-Identifier: MIT */
/* What is the same on every system. */
#include "system/files.h"

#include "base/path.h"
#include "system/clock.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    BACKUPS_MAX = 99,
    NUMBER_MAX = 9999, /* of files that would have the same name */
};

bool file_same(const struct file_facts *a, const struct file_facts *b)
{
    return a->device == b->device && a->number == b->number;
}

bool file_unchanged(const struct file_facts *a, const struct file_facts *b)
{
    return file_same(a, b) && a->size == b->size && a->seconds == b->seconds &&
           a->nanoseconds == b->nanoseconds;
}

/* Reads at most `size` bytes; `text` has room for one more. */
static int read_text(FILE *file, char *text, size_t size)
{
    errno = 0;
    size_t length = fread(text, 1, size, file);
    text[length] = '\0';
    if (ferror(file))
        return file_stream_error();
    return memchr(text, '\0', length) ? FILE_ERROR_TEXT : 0;
}

int file_read_text(const char *path, char **text)
{
    FILE *file;
    struct file_facts facts;
    *text = NULL;
    int error = file_open(path, &file, &facts);
    if (error)
        return error == ENOENT ? 0 : error;
    if (facts.size > FILE_TEXT_MAX)
        error = FILE_ERROR_TEXT;
    if (!error && !(*text = malloc((size_t)facts.size + 1)))
        error = ENOMEM;
    if (!error)
        error = read_text(file, *text, (size_t)facts.size);
    fclose(file);
    if (error) {
        free(*text);
        *text = NULL;
    }
    return error;
}

int file_put_in_place(const char *path, const char *name, int patience_ms)
{
    struct patience patience = {.ms = patience_ms};
    int error;
    do
        error = file_rename(path, name);
    while (error == FILE_ERROR_BUSY && patience_wait(&patience));
    return error;
}

int file_back_up(const char *path, char *name, size_t size)
{
    int error = EEXIST;
    for (int i = 1; error == EEXIST && i <= BACKUPS_MAX; i++) {
        int length = i == 1 ? snprintf(name, size, "%s.bak", path)
                            : snprintf(name, size, "%s.bak%d", path, i);
        error = (size_t)length < size ? file_second_name(path, name) : ENAMETOOLONG;
    }
    return error;
}

bool file_free_name(const char *path, char *out, size_t size)
{
    const char *name = path_name(path), *ending = strrchr(name, '.');
    int stem = ending && ending > name ? (int)(ending - path) : (int)strlen(path);
    int length = snprintf(out, size, "%s", path);
    for (int i = 2; (size_t)length < size && !file_name_is_free(out); i++) {
        if (i > NUMBER_MAX)
            return false;
        length = snprintf(out, size, "%.*s %d%s", stem, path, i, path + stem);
    }
    return (size_t)length < size;
}
