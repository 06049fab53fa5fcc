/* SPDX-License-Identifier: MIT */
/* Edits of a game that is not being played. */
#include "base/array.h"
#include "store/archive_parts.h"
#include "store/catalogue.h"
#include "store/game_load.h"
#include "store/game_text.h"

#include <stdlib.h>

static int read_row(struct archive *archive, int64_t game, int64_t *match, struct saved_game *out)
{
    struct query query = query_begin(archive, ARCHIVE_READ_GAME);
    query_bind(&query, game);
    bool there = query_step(&query);
    bool whole = there && archive_read_game(query.row, out);
    *match = there ? sqlite3_column_int64(query.row, ARCHIVE_GAME_COLUMNS - 1) : 0;
    int error = query_end(&query);
    if (error || !there)
        return error ? error : ARCHIVE_NO_GAME;
    return whole ? 0 : FILE_ERROR_DAMAGED;
}

/* Edits the game of the row. Its nodes had the numbers of their places. */
static int edit_row(struct saved_game *row, catalogue_editor *edit, void *data)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    game_load_begin_text(load, row->text);
    bool there = load->report && load->reader.playable;
    if (there) {
        struct game *game = &load->reader.game;
        char *text = row->text, result[SAVED_RESULT_SIZE];
        strbuf_copy(result, sizeof result, load->reader.result);
        edit(data, game, &load->reader.tags, result);
        row->text = game_text_print(game, &load->reader.tags, result);
        free(text);
        row->tip = game_text_place(&game->tree, row->tip);
        row->node = game_text_place(&game->tree, row->node);
        row->end = row->end == NODE_NONE ? NODE_NONE : game_text_place(&game->tree, row->end);
    }
    game_load_finish(load);
    free(load);
    return there ? 0 : FILE_ERROR_TEXT;
}

static int write_row(struct archive *archive, int64_t game, int64_t match,
                     const struct saved_game *row)
{
    int64_t id = 0;
    struct query query = query_begin(archive, ARCHIVE_PUT_GAME);
    query_bind_game(&query, match, row);
    int error = query_read(&query, &id);
    return error ? error : archive_make_entry(archive, game);
}

static int change(struct archive *archive, int64_t game, catalogue_editor *edit, void *data,
                  int64_t *match)
{
    struct saved_game row = {.text = NULL};
    int error = read_row(archive, game, match, &row);
    bool locked = !error && (*match == 0 || (!archive_lock_holds(&archive->lock, *match) &&
                                             archive_lock_take(&archive->lock, *match)));
    if (!error && !locked) {
        error = ARCHIVE_PLAYED;
        *match = 0; /* the program that plays it keeps its lock */
    }
    if (!error)
        error = edit_row(&row, edit, data);
    if (!error)
        error = write_row(archive, game, *match, &row);
    free(row.text);
    return error;
}

int catalogue_edit(struct archive *archive, int64_t game, catalogue_editor *edit, void *data)
{
    int64_t match = 0;
    int error = archive_begin(archive);
    if (error)
        return error;
    error = archive_end(archive, change(archive, game, edit, data, &match));
    if (match != 0)
        archive_lock_drop(&archive->lock, match);
    return error;
}
