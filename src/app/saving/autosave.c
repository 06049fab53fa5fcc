/* SPDX-License-Identifier: MIT */
#include "app/saving/autosave.h"

#include "base/array.h"
#include "base/log.h"
#include "base/translate.h"
#include "prose/names.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"
#include "system/clock.h"
#include "system/places.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    FIRST_PAUSE_MS = 1000, /* after a save that has failed; the next ones are twice as long */
    LAST_PAUSE_MS = 60000,
};

void autosave_init(struct autosave *autosave, const struct options *options, struct jobs *jobs,
                   struct shell *shell, struct in_out *in_out)
{
    char path[FILE_PATH_SIZE] = "";
    bool test = !options->settings || options->settings->file.in_memory || options->script ||
                options->screenshot || options->dump_ui;
    *autosave = (struct autosave){.shell = shell, .in_out = in_out, .number = 1};
    bool wanted = !test || place_is_named(PLACE_ARCHIVE);
    if (wanted)
        autosave->nowhere = autosave->lacking = place_find(PLACE_ARCHIVE, path, sizeof path);
    autosave->saves = wanted && !autosave->lacking;
    archive_writer_init(&autosave->writer, path, jobs);
    if (autosave->saves)
        in_out->archive = autosave->writer.path;
}

void autosave_finish(struct autosave *autosave)
{
    archive_writer_finish(&autosave->writer);
    saved_state_finish(&autosave->last);
    *autosave = (struct autosave){0};
}

/* --- What has changed --- */

const char *autosave_page(const struct shell *shell)
{
    const struct page *page = shell->desk.page;
    if (page->asks_to_quit && shell->desk.back)
        page = shell->desk.back;
    return page->lasting ? page->name : "play";
}

/* The match as it is now is saved, or on its way. */
static void note_saved(struct autosave *autosave)
{
    const struct shell *shell = autosave->shell;
    saved_state_note(&autosave->last, autosave->in_out->match, shell->desk.turned,
                     autosave_page(shell));
    autosave->whole = false;
}

/* Setting up its position was work. The position of the first match may be one that the command
 * line has given. */
static bool is_worth_saving(const struct autosave *autosave)
{
    const struct match *match = autosave->in_out->match;
    return match_is_worth_saving(match) || (match->own_start && autosave->number > 1);
}

static bool has_changes(const struct autosave *autosave)
{
    const struct match *match = autosave->in_out->match;
    if (!autosave->begun)
        return is_worth_saving(autosave);
    return autosave->whole ||
           saved_state_differs(&autosave->last, match, autosave->shell->desk.turned,
                               autosave_page(autosave->shell));
}

void autosave_whole(struct autosave *autosave)
{
    autosave->whole = autosave->begun;
}

/* --- Saving --- */

/* Returns false if memory is short: nothing is saved then. */
static bool save(struct autosave *autosave)
{
    struct saved_match saved;
    struct describing describing = in_out_describing(autosave->in_out);
    autosave->whole |= !autosave->begun;
    saved_match_begin(&saved, autosave->in_out->match, autosave->shell->desk.turned,
                      autosave_page(autosave->shell));
    if (!saved_match_collect(&saved, &describing, autosave->whole ? NULL : &autosave->last)) {
        saved_match_finish(&saved);
        return false;
    }
    note_saved(autosave);
    autosave->begun = true;
    archive_writer_save(&autosave->writer, autosave->number, &saved);
    return true;
}

/* --- What came of it --- */

static void say_reason(struct autosave *autosave)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (autosave->error)
        settings_prose_file(&out, autosave->writer.path, autosave->error);
    shell_set_unkept(autosave->shell, memory);
}

static void note_failure(struct autosave *autosave, int error, uint64_t now)
{
    autosave->error = error;
    autosave->whole = autosave->begun;
    retry_failed(&autosave->retry, now, FIRST_PAUSE_MS, LAST_PAUSE_MS);
    say_reason(autosave); /* again: the language may have changed */
}

static void note_success(struct autosave *autosave)
{
    bool failed = autosave->error != 0;
    autosave->error = 0;
    retry_reset(&autosave->retry);
    if (failed)
        say_reason(autosave);
}

/* The archive was damaged (else `rescue` is NULL), or not all of the match is there. */
static void say_damage(struct autosave *autosave, const struct rescue *rescue, bool incomplete)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (rescue)
        store_prose_rescued(&out, rescue->aside, rescue->games, rescue->of_snapshot);
    if (rescue && incomplete)
        strbuf_addch(&out, ' ');
    if (incomplete)
        store_prose_incomplete(&out);
    shell_tell(autosave->shell, true, memory);
    autosave->damages++;
}

static void say_loss(struct autosave *autosave)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    store_prose_lost(&out, autosave->writer.path);
    shell_tell(autosave->shell, true, memory);
}

static void hear(struct autosave *autosave, uint64_t now)
{
    struct archive_news news = archive_writer_hear(&autosave->writer);
    if (news.lost)
        say_loss(autosave);
    if (news.rescued)
        say_damage(autosave, &news.rescue, false);
    autosave->whole |= news.all && autosave->begun;
    if (news.tried && news.error)
        note_failure(autosave, news.error, now);
    else if (news.tried)
        note_success(autosave);
}

/* --- The start --- */

bool autosave_begins_anew(const struct options *options)
{
    return options->has_rules || options->has_position || options->has_clock || options->fresh;
}

static void log_start_error(const struct autosave *autosave)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    settings_prose_file(&out, autosave->writer.path, autosave->start_error);
    LOG(tr("the last match cannot be resumed: {reason}"), {"reason", memory});
}

bool autosave_take_up(struct autosave *autosave, const struct options *options,
                      const struct rulebook *book, struct saved_match *saved,
                      struct resumed *resumed)
{
    *saved = (struct saved_match){0};
    *resumed = (struct resumed){.whole = true};
    if (!autosave->saves || autosave_begins_anew(options))
        return false;
    int error = archive_writer_take_up(&autosave->writer, autosave->number, saved);
    if (error && error != ENOENT && error != ARCHIVE_STOPPED) {
        autosave->start_error = error;
        log_start_error(autosave);
    }
    bool there = saved->id != 0 && saved_match_resume(saved, book, resumed);
    if (saved->id != 0 && !(there && resumed->whole)) /* nothing is written over what is there */
        archive_writer_drop(&autosave->writer);
    return there;
}

/* The match that is shown is this one of the archive; or, if incomplete, a new one. */
static void take_over(struct autosave *autosave, const struct saved_match *saved, bool incomplete)
{
    autosave->shell->desk.turned = saved->turned;
    autosave->begun = true;
    note_saved(autosave);
    autosave->whole = incomplete;
}

void autosave_started(struct autosave *autosave, const struct saved_match *saved, bool incomplete)
{
    if (saved) {
        shell_go_back_to(autosave->shell, saved->page);
        take_over(autosave, saved, incomplete);
    }
    if (autosave->start_error)
        note_failure(autosave, autosave->start_error, 0);
    struct archive_news news = archive_writer_hear(&autosave->writer);
    if (news.rescued || incomplete)
        say_damage(autosave, news.rescued ? &news.rescue : NULL, incomplete);
}

/* --- Another match --- */

/* All of it is handed on: if that fails the writer keeps it, as the next match does not ask for it
 * again. */
void autosave_leaving(struct autosave *autosave)
{
    if (!autosave->saves)
        return;
    hear(autosave, autosave->retry.next);
    autosave->whole = autosave->begun;
    if (has_changes(autosave))
        save(autosave);
}

static void leave(struct autosave *autosave)
{
    if (autosave->saves && autosave->begun)
        archive_writer_leave(&autosave->writer, autosave->number);
    autosave->number++;
    autosave->begun = false;
    autosave->whole = false;
    autosave->retry.next = 0;
}

void autosave_begun(struct autosave *autosave)
{
    leave(autosave);
    if (autosave->saves)
        archive_writer_leave_older(&autosave->writer);
    autosave_make_snapshot(autosave);
}

void autosave_goes_on(struct autosave *autosave, const struct saved_match *saved, bool incomplete)
{
    leave(autosave);
    take_over(autosave, saved, incomplete);
    if (incomplete)
        say_damage(autosave, NULL, true);
}

/* --- Looking, and the end --- */

bool autosave_works(const struct autosave *autosave)
{
    return autosave->saves && autosave->error == 0;
}

int autosave_error(const struct autosave *autosave)
{
    return autosave->saves ? autosave->error : autosave->lacking;
}

/* Where nothing can be saved it is said as soon as there is something to be saved. */
static void say_nowhere(struct autosave *autosave)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (autosave->nowhere == 0 || !is_worth_saving(autosave))
        return;
    settings_prose_file(&out, "", autosave->nowhere);
    shell_set_unkept(autosave->shell, memory);
    autosave->nowhere = 0;
}

static void save_or_retry(struct autosave *autosave, uint64_t now)
{
    bool more = has_changes(autosave);
    if ((!more && !autosave->error) || retry_waits(&autosave->retry, now))
        return;
    autosave->retry.next = now + autosave->retry.pause; /* until it is known what came of it */
    if (!more)
        archive_writer_retry(&autosave->writer);
    else if (!save(autosave))
        note_failure(autosave, ENOMEM, now);
}

void autosave_look(struct autosave *autosave, uint64_t now)
{
    if (!autosave->saves) {
        say_nowhere(autosave);
        return;
    }
    hear(autosave, now);
    save_or_retry(autosave, now);
}

bool autosave_await(struct autosave *autosave, uint64_t now)
{
    enum {
        TRIES = 2, /* the writer may have asked for all of the match */
    };
    for (int i = 0; i < TRIES && autosave->saves; i++) {
        autosave_look(autosave, now);
        jobs_drain(autosave->writer.jobs, LANE_WRITER);
    }
    autosave_look(autosave, now);
    return autosave_works(autosave) && !has_changes(autosave);
}

/* What has failed is tried at once, and once more. */
bool autosave_loses(struct autosave *autosave, uint64_t now)
{
    retry_reset(&autosave->retry);
    if (!autosave->saves)
        return autosave->lacking && is_worth_saving(autosave);
    SDL_AtomicSet(&autosave->writer.hurried, true);
    bool saved = autosave_await(autosave, now);
    SDL_AtomicSet(&autosave->writer.hurried, false);
    return !saved && (has_changes(autosave) || autosave->writer.last.waits);
}

void autosave_check(struct autosave *autosave)
{
    if (!autosave->saves || !autosave->begun)
        return; /* nothing has been saved yet: do not start a thread for it */
    archive_writer_check(&autosave->writer);
    autosave_make_snapshot(autosave);
}

void autosave_make_snapshot(struct autosave *autosave)
{
    if (autosave->saves)
        archive_writer_make_snapshot(&autosave->writer, clock_seconds());
}

int autosave_wait(const struct autosave *autosave, uint64_t now)
{
    const struct retry *retry = &autosave->retry;
    if (retry->pause == 0)
        return -1;
    return retry->next > now ? (int)(retry->next - now) : 0;
}

/* If a save fails all of the match is tried once more. */
static void save_the_last(struct autosave *autosave)
{
    enum {
        TRIES = 2,
    };
    struct archive_writer *writer = &autosave->writer;
    SDL_AtomicSet(&writer->hurried, true);
    jobs_drain(writer->jobs, LANE_WRITER);
    for (int i = 0; i < TRIES; i++) {
        hear(autosave, 0);
        if (has_changes(autosave))
            save(autosave);
        else if (autosave->error)
            archive_writer_retry(writer);
        else
            return;
        jobs_drain(writer->jobs, LANE_WRITER);
    }
    hear(autosave, 0);
    if (autosave->error)
        LOG(tr("not all that was played is saved: {reason}"), {"reason", autosave->shell->unkept});
}

void autosave_end(struct autosave *autosave)
{
    if (autosave->saves && autosave->in_out->match->game.tree.count > 0)
        save_the_last(autosave);
}
