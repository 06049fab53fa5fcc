/* SPDX-License-Identifier: MIT */
#include "app/keeper.h"

#include "app/paths.h"
#include "base/log.h"
#include "prose/names.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"

#include <errno.h>

enum {
    FIRST_PAUSE_MS = 1000, /* after a save that has failed; the next ones are twice as long */
    LAST_PAUSE_MS = 60000,
};

void keeper_init(struct keeper *keeper, const struct options *options, struct shell *shell,
                 struct in_out *in_out)
{
    char path[SCRIBE_PATH_SIZE];
    bool test = !options->config || options->config->in_memory || options->script ||
                options->screenshot || options->dump_ui;
    *keeper = (struct keeper){.shell = shell, .in_out = in_out, .number = 1};
    bool fits = paths_archive(test, path, sizeof path);
    if (path[0])
        keeper->scribe = scribe_create(path);
    else if (!test || !fits)
        keeper->nowhere = keeper->lacking = fits ? FILE_ERROR_NOWHERE : FILE_ERROR_LONG;
    if (keeper->scribe)
        in_out->archive = keeper->scribe->path;
}

/* --- Taking up --- */

bool keeper_begins_anew(const struct options *options)
{
    return options->has_rules || options->has_position || options->fresh;
}

static void log_archive_error(const struct keeper *keeper, int error)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    settings_prose_file(&out, keeper->scribe->path, error);
    log_warning("the last match is not taken up: %s", memory);
}

bool keeper_take_up(struct keeper *keeper, const struct options *options,
                    const struct rulebook *book, struct saved_match *saved, struct resumed *resumed)
{
    *saved = (struct saved_match){0};
    *resumed = (struct resumed){.whole = true};
    if (!keeper->scribe || keeper_begins_anew(options))
        return false;
    int error = scribe_take_up(keeper->scribe, keeper->number, saved);
    if (error && error != ENOENT) {
        log_archive_error(keeper, error);
        keeper->start_error = error;
    }
    bool there = saved->id != 0 && saved_match_resume(saved, book, resumed);
    if (saved->id != 0 && !(there && resumed->whole)) /* nothing is written over what is there */
        scribe_let_go(keeper->scribe);
    return there;
}

/* --- Saving --- */

/* Nobody misses a match in which nothing has been done. */
static bool worth_keeping(const struct match *match)
{
    const struct game_tree *tree = &match->game.tree;
    return match_game_count(match) > 1 || tree->count > 1 || tree->note_count > 0;
}

/* Is there anything of it that is to be saved? */
static bool has_more(const struct keeper *keeper, const struct match *match)
{
    return keeper->begun
               ? keeper->whole || keeper_memory_changed(&keeper->memory, keeper->shell, match)
               : worth_keeping(match);
}

static bool is_to_be_saved(const struct keeper *keeper, const struct match *match, int place)
{
    return keeper->whole || keeper_memory_game_changed(&keeper->memory, match, place);
}

static void remember(struct keeper *keeper, const struct match *match)
{
    keeper_memory_take(&keeper->memory, keeper->shell, match);
    keeper->whole = false;
}

/* For match_visit. */
struct taking {
    struct keeper *keeper;
    struct saved_match *saved;
    int place;
};

static void take_down(void *data, const struct game *game, int starter, int black)
{
    struct taking *taking = data;
    struct in_out *in_out = taking->keeper->in_out;
    struct game_tags tags = {0};
    struct game_extras extras = game_out_describe(in_out, taking->place, game, black, &tags);
    saved_match_add(taking->saved, in_out->match, taking->place, game, starter, black, &extras);
    game_tags_finish(&tags);
}

/* False: memory is short, and nothing is on its way. */
static bool hand_on(struct keeper *keeper)
{
    struct match *match = keeper->in_out->match;
    struct saved_match saved;
    bool taken = true;
    keeper->whole |= !keeper->begun;
    saved_match_begin(&saved, match, keeper->shell->desk.turned, keeper_page(keeper->shell));
    for (int i = 0; i < match_game_count(match) && taken; i++) {
        struct taking taking = {keeper, &saved, i};
        if (!is_to_be_saved(keeper, match, i))
            continue;
        match_visit(match, i, take_down, &taking);
        taken = saved.games[saved.game_count - 1].text != NULL;
    }
    if (!taken) {
        saved_match_finish(&saved);
        return false;
    }
    remember(keeper, match);
    keeper->begun = true;
    scribe_save(keeper->scribe, keeper->number, &saved);
    return true;
}

/* --- What has come of it --- */

static void say_reason(struct keeper *keeper)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (keeper->error)
        settings_prose_file(&out, keeper->scribe->path, keeper->error);
    shell_set_unkept(keeper->shell, memory);
}

static void note_error(struct keeper *keeper, int error, uint64_t now)
{
    bool told = keeper->error == error;
    keeper->error = error;
    keeper->whole = keeper->begun;
    keeper->pause = keeper->pause == 0 ? FIRST_PAUSE_MS : 2 * keeper->pause;
    if (keeper->pause > LAST_PAUSE_MS)
        keeper->pause = LAST_PAUSE_MS;
    keeper->next_try = now + keeper->pause;
    if (!told)
        say_reason(keeper);
}

static void note_success(struct keeper *keeper)
{
    bool failed = keeper->error != 0;
    keeper->error = 0;
    keeper->pause = 0;
    if (failed)
        say_reason(keeper);
}

/* The archive was damaged (else NULL), and of the match not all is there. */
static void say_damage(struct keeper *keeper, const struct rescue *rescue, bool incomplete)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (rescue)
        store_prose_rescued(&out, rescue->aside, rescue->games);
    if (rescue && incomplete)
        strbuf_addch(&out, ' ');
    if (incomplete)
        store_prose_incomplete(&out);
    shell_tell(keeper->shell, true, memory);
}

static void say_loss(struct keeper *keeper)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    store_prose_lost(&out, keeper->scribe->path);
    shell_tell(keeper->shell, true, memory);
}

static void hear(struct keeper *keeper, uint64_t now)
{
    struct scribe_news news = scribe_news(keeper->scribe);
    if (news.lost)
        say_loss(keeper);
    if (news.rescued)
        say_damage(keeper, &news.rescue, false);
    if (!news.any)
        return;
    if (news.error == ESTALE)
        keeper->whole = keeper->begun;
    else if (news.error)
        note_error(keeper, news.error, now);
    else
        note_success(keeper);
}

/* --- From outside --- */

/* The match that is shown is this one of the archive; or, incomplete, another one. */
static void take_over(struct keeper *keeper, const struct saved_match *saved, bool incomplete)
{
    keeper->shell->desk.turned = saved->turned;
    keeper->begun = true;
    remember(keeper, keeper->in_out->match);
    keeper->whole = incomplete;
}

void keeper_started(struct keeper *keeper, const struct saved_match *saved, bool incomplete)
{
    if (saved) {
        shell_go_back_to(keeper->shell, saved->page);
        take_over(keeper, saved, incomplete);
    }
    if (keeper->start_error)
        note_error(keeper, keeper->start_error, keeper->next_try);
    struct scribe_news news = {0};
    if (keeper->scribe)
        news = scribe_news(keeper->scribe);
    if (news.rescued || incomplete)
        say_damage(keeper, news.rescued ? &news.rescue : NULL, incomplete);
}

/* What fails would not be asked for again by the match that comes: all of it is handed on, which
 * waits until it can be saved. */
void keeper_leaving(struct keeper *keeper)
{
    if (!keeper->scribe)
        return;
    hear(keeper, keeper->next_try);
    keeper->whole = keeper->begun;
    if (has_more(keeper, keeper->in_out->match))
        hand_on(keeper);
}

/* Another match has a number of its own. */
static void leave(struct keeper *keeper)
{
    if (keeper->scribe && keeper->begun)
        scribe_leave(keeper->scribe, keeper->number);
    keeper->number++;
    keeper->begun = false;
    keeper->whole = false;
    keeper->next_try = 0;
}

void keeper_begun(struct keeper *keeper)
{
    leave(keeper);
    if (keeper->scribe)
        scribe_leave_older(keeper->scribe);
}

void keeper_goes_on(struct keeper *keeper, const struct saved_match *saved, bool incomplete)
{
    leave(keeper);
    take_over(keeper, saved, incomplete);
    if (incomplete)
        say_damage(keeper, NULL, true);
}

bool keeper_keeps(const struct keeper *keeper)
{
    return keeper->scribe && keeper->error == 0;
}

int keeper_error(const struct keeper *keeper)
{
    return keeper->scribe ? keeper->error : keeper->lacking;
}

/* Where nothing can be kept at all it is said as soon as there is something to be kept. */
static void say_nowhere(struct keeper *keeper)
{
    char memory[UNSAVED_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (keeper->nowhere == 0 || !worth_keeping(keeper->in_out->match))
        return;
    settings_prose_file(&out, "", keeper->nowhere);
    shell_set_unkept(keeper->shell, memory);
    keeper->nowhere = 0;
}

void keeper_look(struct keeper *keeper, uint64_t now)
{
    if (!keeper->scribe) {
        say_nowhere(keeper);
        return;
    }
    hear(keeper, now);
    bool more = has_more(keeper, keeper->in_out->match);
    if ((!more && !keeper->error) || (keeper->pause > 0 && now < keeper->next_try))
        return;
    keeper->next_try = now + keeper->pause; /* until it is heard what has come of it */
    if (more && !hand_on(keeper))
        note_error(keeper, ENOMEM, now);
    else if (!more)
        scribe_retry(keeper->scribe);
}

bool keeper_await(struct keeper *keeper, uint64_t now)
{
    enum {
        TRIES = 2, /* all of the match may have been asked for */
    };
    for (int i = 0; i < TRIES && keeper->scribe; i++) {
        keeper_look(keeper, now);
        scribe_drain(keeper->scribe);
    }
    keeper_look(keeper, now);
    return keeper->scribe && !keeper->error && !has_more(keeper, keeper->in_out->match);
}

/* What has failed is tried at once, and before long once more. */
bool keeper_loses(struct keeper *keeper, uint64_t now)
{
    const struct match *match = keeper->in_out->match;
    keeper->pause = 0;
    if (!keeper->scribe)
        return keeper->lacking && worth_keeping(match);
    scribe_hurry(keeper->scribe, true);
    bool saved = keeper_await(keeper, now);
    scribe_hurry(keeper->scribe, false);
    return !saved && (has_more(keeper, match) || scribe_waits(keeper->scribe));
}

void keeper_check(struct keeper *keeper)
{
    if (keeper->scribe && keeper->begun)
        scribe_check(keeper->scribe);
}

int keeper_wait(const struct keeper *keeper, uint64_t now)
{
    if (keeper->pause == 0)
        return -1;
    return keeper->next_try > now ? (int)(keeper->next_try - now) : 0;
}

/* Once more if it has failed, whole. */
static void save_the_last(struct keeper *keeper)
{
    enum {
        TRIES = 2,
    };
    scribe_hurry(keeper->scribe, true);
    scribe_drain(keeper->scribe);
    for (int i = 0; i < TRIES; i++) {
        hear(keeper, 0);
        if (has_more(keeper, keeper->in_out->match))
            hand_on(keeper);
        else if (keeper->error)
            scribe_retry(keeper->scribe);
        else
            return;
        scribe_drain(keeper->scribe);
    }
    hear(keeper, 0);
    if (keeper->error)
        log_warning("not all that was played is saved: %s", keeper->shell->unkept);
}

void keeper_finish(struct keeper *keeper)
{
    if (keeper->scribe && keeper->in_out->match->game.tree.count > 0)
        save_the_last(keeper);
    scribe_destroy(keeper->scribe);
    keeper_memory_finish(&keeper->memory);
    *keeper = (struct keeper){0};
}
