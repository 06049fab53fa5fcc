/* SPDX-License-Identifier: MIT */
#include "store/archive_head.h"

#include "base/file_error.h"
#include "system/files.h"

#include <errno.h>
#include <string.h>

enum {
    PAGE_SIZE = 16, /* offsets */
    WRITE_VERSION = 18,
    READ_VERSION,
    PAGES = 28, /* of the file */
    SCHEMA_FORMAT = 44,
    VERSION = 60,
    APPLICATION = 68,

    LEAST_PAGE = 512, /* bytes */
    USUAL_PAGE = 4096,
    LAST_VERSION = 2, /* that SQLite has ever written */
    FEW_BITS = 2,
};

/* What all archives have in common: bytes from an offset on. */
static const struct part {
    int offset, size;
    unsigned char bytes[16];
} parts[] = {
    {0, 16, "SQLite format 3"},
    {20, 4, {0, 64, 32, 32}}, /* no bytes of a page are reserved; the fractions of payloads */
    {SCHEMA_FORMAT, 4, {0, 0, 0, 4}},
    {52, 8, {0, 0, 0, 0, 0, 0, 0, 1}}, /* it does not shrink by itself; UTF-8 */
    {64, 4, {0, 0, 0, 0}},             /* nor does it when it is told to */
};

static int count_bits(uint32_t number)
{
    int bits = 0;
    for (; number; number &= number - 1)
        bits++;
    return bits;
}

bool archive_head_is_ours(uint32_t application)
{
    return count_bits(application ^ ARCHIVE_APPLICATION) <= FEW_BITS;
}

/* Looks at the beginning, which is the same in every file of SQLite. A few bytes may be damaged; if
 * most differ, another program has made the file. SQLite would open a file of a later version for
 * reading only, and save nothing for ever. */
static int look(const unsigned char *head, int count)
{
    int alike = 0, zeros = 0, named = count < parts[0].size ? count : parts[0].size;
    for (int i = 0; i < named; i++) {
        alike += head[i] == parts[0].bytes[i];
        zeros += head[i] == 0;
    }
    if (zeros == named)
        return 0;
    if (2 * alike < parts[0].size)
        return FILE_ERROR_FOREIGN;
    return head[WRITE_VERSION] > LAST_VERSION || head[READ_VERSION] > LAST_VERSION
               ? FILE_ERROR_DAMAGED
               : 0;
}

int archive_head_look(const char *path)
{
    unsigned char head[READ_VERSION + 1] = {0};
    FILE *file;
    struct file_facts facts;
    int error = file_open(path, &file, &facts);
    if (error)
        return error;
    errno = 0;
    int count = (int)fread(head, 1, sizeof head, file);
    error = ferror(file) ? errno : 0;
    fclose(file);
    return error ? error : look(head, count);
}

static uint32_t read_number(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static void put_number(unsigned char *at, uint32_t number)
{
    for (int i = 0; i < 4; i++)
        at[i] = (unsigned char)(number >> (24 - 8 * i));
}

/* Returns the size of a page; 0: there is no such size. 1 stands for 65536. */
static uint32_t page_bytes(const unsigned char *head)
{
    uint32_t size = (uint32_t)head[PAGE_SIZE] << 8 | head[PAGE_SIZE + 1];
    if (size == 1)
        return 1 << 16;
    return size >= LEAST_PAGE && count_bits(size) == 1 ? size : 0;
}

static void put_usual_page_size(unsigned char *head)
{
    head[PAGE_SIZE] = USUAL_PAGE >> 8;
    head[PAGE_SIZE + 1] = USUAL_PAGE & 0xFF;
}

/* Where the head tells of more pages than there are SQLite asks the system for the size. */
int archive_head_mend(unsigned char head[ARCHIVE_HEAD_SIZE], uint64_t file_size, bool *mended)
{
    unsigned char before[ARCHIVE_HEAD_SIZE];
    uint32_t application = read_number(head + APPLICATION), pages = read_number(head + PAGES);
    *mended = false;
    if (application != 0 && !archive_head_is_ours(application))
        return FILE_ERROR_FOREIGN;
    memcpy(before, head, sizeof before);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        memcpy(head + parts[i].offset, parts[i].bytes, (size_t)parts[i].size);
    put_number(head + APPLICATION, ARCHIVE_APPLICATION);
    head[WRITE_VERSION] = head[READ_VERSION] = LAST_VERSION;
    if (page_bytes(head) == 0)
        put_usual_page_size(head);
    if (read_number(head + VERSION) >= ARCHIVE_VERSIONS)
        put_number(head + VERSION, 0);
    uint32_t size = page_bytes(head), there = (uint32_t)((file_size + size - 1) / size);
    *mended = memcmp(before, head, sizeof before) != 0 || pages < there;
    put_number(head + PAGES, there);
    return 0;
}
