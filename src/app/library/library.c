/* SPDX-License-Identifier: MIT */
#include "app/library/library.h"

#include "prose/settings_prose.h"
#include "prose/store_prose.h"

#include <errno.h>

enum {
    IMPORT_PATIENCE_MS = 60000,
};

void library_init(struct library_service *library, struct autosave *autosave, struct shell *shell,
                  struct in_out *in_out)
{
    *library = (struct library_service){
        .shell = shell,
        .in_out = in_out,
        .autosave = autosave,
        .jobs = autosave->writer.jobs,
        .reader = {.path = autosave->writer.path},
        .import_patience_ms = IMPORT_PATIENCE_MS,
    };
    autosave->writer.reader = &library->reader.archive;
}

void library_finish(struct library_service *library)
{
    library_finish_find(library);
    library_finish_replay(library);
    library_finish_delete(library);
    library_finish_versions(library);
    library_finish_players(library);
    library_finish_details(library);
    library_finish_import(library);
    archive_reader_finish(&library->reader);
    *library = (struct library_service){0};
}

void library_follow_match(struct library_service *library)
{
    const struct autosave *autosave = library->autosave;
    int64_t match = archive_writer_row(&autosave->writer, autosave->number);
    library->view.match = match != 0 ? match : LIBRARY_UNSAVED;
    library->view.number = autosave->number;
}

void library_look(struct library_service *library, uint64_t now)
{
    library->view.there = library->autosave->saves;
    library->view.kept = autosave_works(library->autosave);
    library_follow_match(library);
    library_import_next(library);
    library_ask_again(library, now);
}

void library_print_reason(const struct library_service *library, struct strbuf *out, int error)
{
    if (error == ENOENT || error == ARCHIVE_NO_GAME)
        store_prose_gone(out);
    else if (error == FILE_ERROR_TEXT)
        store_prose_unreadable(out);
    else
        settings_prose_file(out, library->autosave->writer.path, error);
}
