/* SPDX-License-Identifier: MIT */
#include "store/text_source.h"

#include "base/array.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct file_stamp stamp_of(const struct stat *about)
{
    return (struct file_stamp){
        .device = (uint64_t)about->st_dev,
        .number = (uint64_t)about->st_ino,
        .size = (int64_t)about->st_size,
        .seconds = (int64_t)about->st_mtim.tv_sec,
        .nanoseconds = (int64_t)about->st_mtim.tv_nsec,
    };
}

static bool stamps_equal(const struct file_stamp *a, const struct file_stamp *b)
{
    return a->device == b->device && a->number == b->number && a->size == b->size &&
           a->seconds == b->seconds && a->nanoseconds == b->nanoseconds;
}

/* Opens an ordinary file and tells what it is. */
static int open_file(struct text_source *source, struct file_stamp *stamp)
{
    struct stat about;
    int file = open(source->path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0)
        return errno;
    int error = fstat(file, &about) != 0 ? errno : S_ISREG(about.st_mode) ? 0 : FILE_ERROR_KIND;
    if (error) {
        close(file);
        return error;
    }
    *stamp = stamp_of(&about);
    source->file = file;
    source->size = stamp->size;
    source->open = true;
    return 0;
}

int text_source_of_file(struct text_source *source, const char *path)
{
    *source = (struct text_source){.path = array_copy_text(path)};
    int error = open_file(source, &source->stamp);
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
        close(source->file);
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
    struct file_stamp now = source->stamp;
    *changed = false;
    source->error = 0;
    if (source->text) {
        source->at = byte < source->length ? (size_t)byte : source->length;
        return 0;
    }
    text_source_rest(source);
    int error = open_file(source, &now);
    if (error)
        return error;
    *changed = !stamps_equal(&now, &source->stamp);
    source->stamp = now;
    return lseek(source->file, (off_t)byte, SEEK_SET) < 0 ? errno : 0;
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
    ssize_t count;
    if (!source->path)
        return fill_from_memory(source, bytes, size);
    if (!source->open)
        return 0;
    do
        count = read(source->file, bytes, size);
    while (count < 0 && errno == EINTR);
    if (count < 0)
        source->error = errno;
    return count > 0 ? (size_t)count : 0;
}

char *text_source_head(struct text_source *source, size_t most)
{
    bool changed;
    size_t length = 0, count;
    if (source->size > (int64_t)most || text_source_go_to(source, 0, &changed) != 0)
        return NULL;
    char *text = array_zeroed(most + 1, 1);
    while (length < most && (count = text_source_fill(source, text + length, most - length)) > 0)
        length += count;
    return text;
}
