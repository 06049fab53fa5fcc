/* SPDX-License-Identifier: MIT */
#include "text/keeper.h"

#include "prose/names.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"
#include "prose/text_prose.h"
#include "store/archive_rescue.h"
#include "store/game_text.h"
#include "system/clock.h"
#include "system/places.h"
#include "system/replace.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    PATIENCE_MS = 5000, /* with another program that writes */
    TRIES = 3,          /* of a save: the archive may need all of the match, or be rescued */
};

static void add_news(struct keeper_news *news, const char *sentence)
{
    struct strbuf out = strbuf_init(news->text, sizeof news->text);
    out.length = strlen(news->text);
    strbuf_add(&out, out.length > 0 ? "\n" : "");
    strbuf_add(&out, sentence);
}

void keeper_reason_print(struct strbuf *out, const struct keeper *keeper)
{
    char memory[1400];
    struct strbuf reason = strbuf_init(memory, sizeof memory);
    settings_prose_file(&reason, keeper->path, keeper->error);
    settings_prose_unkept(out, memory);
}

/* --- The archive --- */

/* Keeps what can be read of a damaged archive. All of the match is saved again then. */
static int rescue(struct keeper *keeper, struct keeper_news *news)
{
    char memory[1400];
    struct rescue rescue;
    struct strbuf out = strbuf_init(memory, sizeof memory);
    archive_close(&keeper->archive);
    int error = archive_rescue(keeper->path, NULL, NULL, &rescue);
    if (error)
        return error;
    store_prose_rescued(&out, rescue.aside, rescue.games, rescue.of_snapshot);
    add_news(news, memory);
    keeper->whole = true;
    return 0;
}

static int open_archive(struct keeper *keeper, bool make)
{
    archive_close(&keeper->archive);
    int error = archive_open(&keeper->archive, keeper->path, make, PATIENCE_MS);
    keeper->whole |= !error && keeper->begun; /* it may be another file */
    return error;
}

/* Makes the archive ready to be written to: its file may have been moved, or not be writable. */
static int make_ready(struct keeper *keeper)
{
    struct archive *archive = &keeper->archive;
    bool open = archive->db && archive_in_place(archive, keeper->path) && !archive->read_only;
    int error = open ? 0 : open_archive(keeper, true);
    if (!error && archive->read_only)
        error = file_barred(keeper->path);
    return error ? error : archive_migrate(archive);
}

/* --- The start --- */

static int take_up(struct keeper *keeper, struct saved_match *saved, struct keeper_news *news)
{
    *saved = (struct saved_match){0};
    int error = open_archive(keeper, false);
    if (!error)
        error = archive_take_up(&keeper->archive, saved);
    if (error != FILE_ERROR_DAMAGED || (error = rescue(keeper, news)) != 0)
        return error;
    error = open_archive(keeper, false);
    return error ? error : archive_take_up(&keeper->archive, saved);
}

/* Makes the match of its rows. What cannot be read is left alone: what is played from now on is
 * saved as another match. */
static bool resume(struct keeper *keeper, const struct saved_match *saved,
                   const struct rulebook *book, struct match *match, struct keeper_news *news)
{
    char memory[400];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct resumed resumed = {.whole = true};
    bool there = saved_match_resume(saved, book, &resumed);
    keeper->begun = there;
    if (there) {
        *match = resumed.match;
        details_resume(&keeper->details, &keeper->opened, match, &resumed);
        keeper->turned = saved->turned;
        strbuf_copy(keeper->page, sizeof keeper->page, saved->page);
        saved_state_note(&keeper->last, match, keeper->turned, keeper->page);
    }
    if (there && resumed.whole) {
        keeper->key = saved->key;
        return true;
    }
    archive_leave(&keeper->archive, saved->id);
    keeper->whole = true;
    store_prose_incomplete(&out);
    add_news(news, memory);
    return there;
}

static void add_start_error(const struct keeper *keeper, struct keeper_news *news)
{
    char memory[1400], sentence_memory[1600];
    struct strbuf reason = strbuf_init(memory, sizeof memory);
    struct strbuf sentence = strbuf_init(sentence_memory, sizeof sentence_memory);
    settings_prose_file(&reason, keeper->path, keeper->error);
    not_resumed_print(&sentence, memory);
    add_news(news, sentence_memory);
}

bool keeper_begin(struct keeper *keeper, bool anew, const struct rulebook *book,
                  struct match *match, struct keeper_news *news)
{
    struct saved_match saved = {0};
    *keeper = (struct keeper){.page = "play"};
    *news = (struct keeper_news){""};
    keeper->nowhere = place_find(PLACE_ARCHIVE, keeper->path, sizeof keeper->path);
    if (keeper->nowhere || anew)
        return false;
    keeper->error = take_up(keeper, &saved, news);
    if (keeper->error == ENOENT)
        keeper->error = 0;
    if (keeper->error)
        add_start_error(keeper, news);
    bool there = saved.id != 0 && resume(keeper, &saved, book, match, news);
    saved_match_finish(&saved);
    return there;
}

void keeper_finish(struct keeper *keeper)
{
    archive_close(&keeper->archive);
    saved_state_finish(&keeper->last);
    details_finish(&keeper->details);
}

/* --- Saving --- */

static struct describing describing_of(struct keeper *keeper, struct match *match)
{
    struct describing describing = {
        .match = match, .details = &keeper->details, .opened = &keeper->opened};
    clock_print(clock_seconds(), "%Y.%m.%d", describing.today, sizeof describing.today);
    for (int i = 0; i < PLAYER_COUNT; i++)
        describing.strangers[i] = player_stand_in(i, PLAYER_PERSON, NULL);
    return describing;
}

static int save_changes(struct keeper *keeper, struct match *match)
{
    struct saved_match saved;
    struct describing describing = describing_of(keeper, match);
    bool whole = keeper->whole || !keeper->begun;
    saved_match_begin(&saved, match, keeper->turned, keeper->page);
    saved.key = keeper->key;
    int error = saved_match_collect(&saved, &describing, whole ? NULL : &keeper->last)
                    ? archive_save(&keeper->archive, &saved)
                    : ENOMEM;
    if (!error) {
        keeper->key = saved.key;
        keeper->begun = true;
        keeper->whole = false;
        saved_state_note(&keeper->last, match, keeper->turned, keeper->page);
    }
    saved_match_finish(&saved);
    return error;
}

static int save(struct keeper *keeper, struct match *match, struct keeper_news *news)
{
    int error = ARCHIVE_NEEDS_WHOLE_MATCH;
    for (int i = 0; i < TRIES && error; i++) {
        error = make_ready(keeper);
        if (!error)
            error = save_changes(keeper, match);
        if (error == FILE_ERROR_DAMAGED && rescue(keeper, news) != 0)
            return error;
        if (error && error != FILE_ERROR_DAMAGED && error != ARCHIVE_NEEDS_WHOLE_MATCH)
            break;
        keeper->whole |= error != 0;
    }
    return error;
}

static bool has_changes(const struct keeper *keeper, const struct match *match)
{
    if (!keeper->begun)
        return match_is_worth_saving(match);
    return keeper->whole || saved_state_differs(&keeper->last, match, keeper->turned, keeper->page);
}

bool keeper_save(struct keeper *keeper, struct match *match, struct keeper_news *news)
{
    *news = (struct keeper_news){""};
    if (!has_changes(keeper, match))
        return true;
    keeper->error = keeper->nowhere ? keeper->nowhere : save(keeper, match, news);
    if (keeper->error && archive_error_clings(keeper->error))
        archive_close(&keeper->archive);
    keeper->whole |= keeper->error && keeper->begun;
    if (keeper->error && keeper->error != keeper->told) {
        char memory[1600];
        struct strbuf out = strbuf_init(memory, sizeof memory);
        keeper_reason_print(&out, keeper);
        add_news(news, memory);
    }
    keeper->told = keeper->error;
    return keeper->error == 0;
}

/* Leaves the match, and all older ones that nobody else plays, so that the next start resumes none
 * of them. */
static void leave_all(struct keeper *keeper)
{
    struct saved_match match;
    bool left = keeper->archive.db || open_archive(keeper, false) == 0;
    while (left && archive_take_up(&keeper->archive, &match) == 0 && match.id != 0) {
        left = archive_leave(&keeper->archive, match.id) == 0;
        saved_match_finish(&match);
    }
}

void keeper_leave(struct keeper *keeper)
{
    leave_all(keeper);
    keeper->key = 0;
    keeper->error = keeper->told = 0;
    keeper->begun = keeper->whole = false;
    details_finish(&keeper->details);
    keeper->opened = (struct opened){.is = false};
}

/* --- A file --- */

void keeper_take_game(struct keeper *keeper, struct match *match, struct game_load *load)
{
    keeper->opened = (struct opened){.is = true};
    strbuf_copy(keeper->opened.result, sizeof keeper->opened.result, load->reader.result);
    details_take(&keeper->details, match->serial, &load->reader.tags);
    opened_note_end(&keeper->opened, &match->game);
    opened_name_players(&keeper->opened, match);
}

int keeper_save_game(struct keeper *keeper, struct match *match, const char *path)
{
    struct describing describing = describing_of(keeper, match);
    struct game_tags tags = {0};
    if (!file_name_is_free(path))
        return EEXIST;
    struct game_extras extras =
        game_describe(&describing, match->finished_count, &match->game, match->black, &tags);
    char *text = game_text_print(&match->game, &tags, extras.result);
    int error = text ? replace_file(path, REPLACE_SHARED, text, strlen(text)) : ENOMEM;
    free(text);
    game_tags_finish(&tags);
    return error;
}
