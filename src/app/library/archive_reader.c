/* SPDX-License-Identifier: MIT */
#include "app/library/archive_reader.h"

enum {
    PATIENCE_MS = 2000, /* with another program that writes */
};

int archive_reader_open(struct archive_reader *reader)
{
    if (reader->archive.db && archive_in_place(&reader->archive, reader->path))
        return 0;
    archive_close(&reader->archive);
    return archive_open_to_read(&reader->archive, reader->path, PATIENCE_MS);
}

void archive_reader_finish(struct archive_reader *reader)
{
    archive_close(&reader->archive);
}
