/* SPDX-License-Identifier: MIT */
#include "store/text_source.h"

#include "base/array.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int open_file(struct text_source *source)
{
    int error = file_open(source->path, &source->file, &source->facts);
    source->open = !error;
    source->size = source->facts.size;
    return error;
}

int text_source_of_file(struct text_source *source, const char *path)
{
    *source = (struct text_source){.path = array_copy_text(path)};
    int error = open_file(source);
    if (error)
        text_source_finish(source);
    return error;
}

void text_source_of_text(struct text_source *source, const char *text, size_t length)
{
    *source = (struct text_source){.length = length, .size = (int64_t)length, .open = true};
    source->text = array_zeroed(length + 1, 1);
    memcpy(source->text, text, length);
}

void text_source_rest(struct text_source *source)
{
    if (source->path && source->open)
        fclose(source->file);
    source->open = false;
}

void text_source_finish(struct text_source *source)
{
    text_source_rest(source);
    free(source->path);
    free(source->text);
    *source = (struct text_source){0};
}

int text_source_go_to(struct text_source *source, uint64_t byte, bool *changed)
{
    struct file_facts before = source->facts;
    *changed = false;
    source->error = 0;
    if (source->text) {
        source->at = byte < source->length ? (size_t)byte : source->length;
        return 0;
    }
    text_source_rest(source);
    int error = open_file(source);
    if (error)
        return error;
    *changed = !file_unchanged(&before, &source->facts);
    return file_go_to(source->file, byte);
}

static size_t fill_from_memory(struct text_source *source, char *bytes, size_t size)
{
    size_t left = source->length - source->at, count = left < size ? left : size;
    memcpy(bytes, source->text + source->at, count);
    source->at += count;
    return count;
}

size_t text_source_fill(void *data, char *bytes, size_t size)
{
    struct text_source *source = data;
    if (!source->path)
        return fill_from_memory(source, bytes, size);
    if (!source->open)
        return 0;
    errno = 0;
    size_t count = fread(bytes, 1, size, source->file);
    if (ferror(source->file))
        source->error = file_stream_error();
    return count;
}

/* Returns what comes next, with a closing zero. */
static char *read_most(struct text_source *source, size_t most, size_t *length)
{
    size_t count;
    char *text = array_zeroed(most + 1, 1);
    *length = 0;
    while (*length < most && (count = text_source_fill(source, text + *length, most - *length)) > 0)
        *length += count;
    return text;
}

static int go_back(struct text_source *source, uint64_t byte)
{
    bool changed;
    int error = text_source_go_to(source, byte, &changed);
    return changed ? FILE_ERROR_CHANGED : error;
}

int text_source_look_ahead(struct text_source *source, uint64_t byte, size_t most, char **bytes,
                           size_t *length)
{
    int error = go_back(source, byte);
    if (error)
        return error;
    *bytes = read_most(source, most, length);
    error = source->error ? source->error : go_back(source, byte);
    if (error)
        free(*bytes);
    return error;
}

char *text_source_head(struct text_source *source, size_t most)
{
    bool changed;
    size_t length;
    if (source->size > (int64_t)most || text_source_go_to(source, 0, &changed) != 0)
        return NULL;
    return read_most(source, most, &length);
}
