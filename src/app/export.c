/* SPDX-License-Identifier: MIT */
#include "app/export.h"

#include "base/array.h"
#include "pages/page.h"
#include "store/catalogue.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    PATIENCE_MS = 2000, /* with another program that writes into the same folder */
    COPIED_BYTES = 65536,
};

/* --- Beginning --- */

static int compare_games(const void *a, const void *b)
{
    int64_t first = *(const int64_t *)a, second = *(const int64_t *)b;
    return (first > second) - (first < second);
}

static void take_games(struct exporter *exporter, const int64_t *games, int count)
{
    exporter->games = array_zeroed((size_t)count + 1, sizeof *games);
    exporter->count = count;
    if (count > 0)
        memcpy(exporter->games, games, (size_t)count * sizeof *games);
    qsort(exporter->games, (size_t)count, sizeof *games, compare_games);
}

/* An empty line parts what was there from what is added. */
static int copy_old(const struct safe_file *file, FILE *out)
{
    char bytes[COPIED_BYTES], last = '\n';
    size_t count, all = 0;
    int error = 0;
    FILE *in = fopen(file->path, "rb");
    if (!in)
        return errno == ENOENT ? 0 : errno;
    while (!error && (count = fread(bytes, 1, sizeof bytes, in)) > 0) {
        error = memchr(bytes, '\0', count)             ? FILE_ERROR_TEXT
                : fwrite(bytes, 1, count, out) < count ? errno
                                                       : 0;
        last = bytes[count - 1];
        all += count;
    }
    if (!error && ferror(in))
        error = EIO;
    fclose(in);
    if (!error && all > 0)
        fputs(last == '\n' ? "\n" : "\n\n", out);
    return error;
}

static int open_file(struct exporter *exporter)
{
    struct safe_file *file = &exporter->file;
    int error = safe_file_find(file, exporter->wish.path);
    if (!error && !file->there)
        file->mode = safe_file_usual_mode();
    if (!error)
        error = safe_file_lock(file, false, PATIENCE_MS);
    if (!error && file->there && exporter->wish.manner == SAVE_NEW)
        error = EEXIST;
    if (!error)
        error = safe_file_begin(file, &exporter->out);
    if (!error && exporter->wish.manner == SAVE_ADD)
        error = copy_old(file, exporter->out);
    return error;
}

int export_begin(struct exporter *exporter, const struct export_wish *wish, const int64_t *games,
                 int count)
{
    *exporter = (struct exporter){.wish = *wish, .file = {.folder = -1}};
    take_games(exporter, games, count);
    int error = open_file(exporter);
    if (error)
        export_finish(exporter);
    return error;
}

/* --- Going on --- */

static int write_game(struct exporter *exporter, const char *text)
{
    size_t length = strlen(text);
    if (exporter->written > 0)
        fputc('\n', exporter->out);
    fputs(text, exporter->out);
    if (length == 0 || text[length - 1] != '\n')
        fputc('\n', exporter->out);
    exporter->written++;
    return ferror(exporter->out) ? errno ? errno : EIO : 0;
}

/* One that has been deleted meanwhile is no longer there. */
static int write_next(struct exporter *exporter, struct archive *archive)
{
    char *text = NULL;
    int error = catalogue_text(archive, exporter->games[exporter->at++], &text);
    if (error)
        return error == ENOENT ? 0 : error;
    error = write_game(exporter, text);
    free(text);
    return error;
}

int export_work(struct exporter *exporter, struct archive *archive, bool *done)
{
    *done = exporter->at == exporter->count;
    int error = *done ? 0 : write_next(exporter, archive);
    if (*done) {
        error = safe_file_keep(&exporter->file, exporter->out);
        exporter->out = NULL;
    }
    if (error)
        export_finish(exporter);
    return error;
}

void export_finish(struct exporter *exporter)
{
    if (exporter->out)
        safe_file_drop(&exporter->file, exporter->out);
    safe_file_close(&exporter->file);
    free(exporter->games);
    exporter->out = NULL;
    exporter->games = NULL;
}
