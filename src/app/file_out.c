/* SPDX-License-Identifier: MIT */
/* Whatever is saved on its way into a file. */
#include "app/in_out.h"
#include "prose/settings_prose.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = EXCHANGE_REASON_SIZE,
    PATIENCE_MS = 2000,
};

/* The old text and what is added behind it; an empty line parts them. */
static int write_behind(const struct safe_file *file, const char *added, size_t size)
{
    char *old = NULL, *text = NULL;
    size_t length = 0;
    int error = safe_file_read(file, &old);
    if (error)
        return error;
    FILE *memory = open_memstream(&text, &length);
    size_t had = old ? strlen(old) : 0;
    if (memory) {
        fwrite(old ? old : "", 1, had, memory);
        fputs(had == 0 ? "" : old[had - 1] == '\n' ? "\n" : "\n\n", memory);
        fwrite(added, 1, size, memory);
    }
    error = memory && fclose(memory) == 0 ? 0 : ENOMEM;
    if (!error)
        error = safe_file_write(file, text, length);
    free(text);
    free(old);
    return error;
}

/* EEXIST: there is a file, and nobody has said that it may go. */
static int write_text(const char *path, const char *text, size_t size, enum save_manner manner)
{
    struct safe_file file;
    int error = safe_file_find(&file, path);
    if (!error && !file.there)
        file.mode = safe_file_usual_mode();
    if (!error)
        error = safe_file_lock(&file, false, PATIENCE_MS);
    if (!error && file.there && manner == SAVE_NEW)
        error = EEXIST;
    if (!error)
        error = manner == SAVE_ADD ? write_behind(&file, text, size)
                                   : safe_file_write(&file, text, size);
    safe_file_close(&file);
    return error;
}

void file_out_failed(struct in_out *in_out, const char *path, int error,
                     void (*not_saved)(struct strbuf *out, const char *reason))
{
    struct exchange *exchange = &in_out->exchange;
    char memory[SENTENCE_SIZE], shown_memory[EXCHANGE_PATH_SIZE];
    struct strbuf reason = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(exchange->reason, sizeof exchange->reason);
    listing_show_name(&shown, path);
    settings_prose_file(&reason, shown_memory, error);
    not_saved(&out, memory);
    strbuf_mark_cut(&out);
    exchange->outcome = SAVE_FAILED;
}

bool file_out_save(struct in_out *in_out, const char *path, enum save_manner manner,
                   const char *text, void (*not_saved)(struct strbuf *out, const char *reason))
{
    int error = !text                          ? ENOMEM
                : in_out_is_kept(in_out, path) ? FILE_ERROR_KEPT
                                               : write_text(path, text, strlen(text), manner);
    in_out->exchange.outcome = error == EEXIST ? SAVE_EXISTS : SAVE_NONE;
    if (error && error != EEXIST)
        file_out_failed(in_out, path, error, not_saved);
    if (!error)
        folders_remember(in_out, path);
    return !error;
}
