/* SPDX-License-Identifier: MIT */
#include "app/librarian.h"

#include "prose/settings_prose.h"

#include <stdlib.h>
#include <string.h>

enum {
    IMPORT_PATIENCE_MS = 60000, /* with another program, between two saves */
};

void librarian_init(struct librarian *librarian, struct keeper *keeper, struct shell *shell,
                    struct in_out *in_out)
{
    struct scribe *scribe = keeper->scribe;
    *librarian = (struct librarian){.shell = shell, .in_out = in_out, .keeper = keeper};
    librarian->stacks = stacks_create(scribe ? scribe->path : "");
    if (!scribe || !librarian->stacks)
        return;
    scribe->make_way = stacks_make_way;
    scribe->other = librarian->stacks;
    librarian->errands = errands_create(scribe);
    librarian->intake = intake_create(scribe, LIBRARY_FAULTS, IMPORT_PATIENCE_MS);
}

void librarian_end(struct librarian *librarian)
{
    if (librarian->intake)
        intake_stop(librarian->intake);
    if (librarian->stacks)
        stacks_end(librarian->stacks);
}

void librarian_finish(struct librarian *librarian)
{
    librarian_finish_list(librarian);
    librarian_finish_games(librarian);
    librarian_finish_traffic(librarian);
    stacks_destroy(librarian->stacks);
    errands_destroy(librarian->errands);
    intake_destroy(librarian->intake);
    *librarian = (struct librarian){0};
}

/* Nothing can be looked up, or sent for, where memory was short at the start. */
static bool is_able(const struct librarian *librarian, enum request_kind kind)
{
    bool writes = kind == REQUEST_GO_ON || kind == REQUEST_DELETE || kind == REQUEST_RESTORE;
    return librarian->stacks && (!writes || librarian->errands);
}

void librarian_carry_out(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    static void (*const handlers[REQUEST_COUNT])(struct librarian *, const struct request *,
                                                 uint64_t) = {
        [REQUEST_FIND] = librarian_find,
        [REQUEST_SCORE] = librarian_score,
        [REQUEST_REPLAY] = librarian_replay,
        [REQUEST_TAKE_UP] = librarian_take_up,
        [REQUEST_GO_ON] = librarian_go_on,
        [REQUEST_DELETE] = librarian_delete,
        [REQUEST_RESTORE] = librarian_restore,
        [REQUEST_IMPORT_FILE] = librarian_import_file,
        [REQUEST_IMPORT_PASTE] = librarian_import_paste,
        [REQUEST_IMPORT_STOP] = librarian_import_stop,
        [REQUEST_EXPORT] = librarian_export,
    };
    if (handlers[asked->kind] && is_able(librarian, asked->kind))
        handlers[asked->kind](librarian, asked, now);
}

static void take_errands(struct librarian *librarian)
{
    struct errand errand;
    while (librarian->errands && errands_take(librarian->errands, &errand)) {
        if (errand.kind == ERRAND_OPEN)
            librarian_readied(librarian, errand.error);
        else
            librarian_take_errand(librarian, &errand);
        saved_match_finish(&errand.saved);
    }
}

static void take_news(struct librarian *librarian)
{
    struct stacks_news news;
    if (!librarian->stacks || !stacks_take(librarian->stacks, &news))
        return;
    librarian_take_list(librarian, &news);
    librarian_take_game(librarian, &news);
    if (news.exported)
        librarian_take_export(librarian, &news.export);
    stacks_news_finish(&news);
}

static void take_intake(struct librarian *librarian)
{
    struct intake_news news;
    if (!librarian->intake || !intake_take(librarian->intake, &news))
        return;
    librarian_take_import(librarian, &news);
    intake_news_finish(&news);
}

void librarian_look(struct librarian *librarian, uint64_t now)
{
    const struct keeper *keeper = librarian->keeper;
    librarian->library.there = keeper->scribe != NULL;
    librarian->library.kept = keeper_keeps(keeper);
    librarian->current = keeper->scribe ? scribe_row(keeper->scribe, keeper->number) : 0;
    take_intake(librarian);
    librarian_go_on_importing(librarian);
    take_errands(librarian);
    take_news(librarian);
    librarian_ask_again(librarian, now);
}

const struct rulebook *librarian_book(const struct librarian *librarian)
{
    return &librarian->in_out->config->rulebook;
}

void librarian_purge(struct librarian *librarian)
{
    if (librarian->errands && librarian->keeper->begun) /* else there may be no archive */
        errands_send(librarian->errands, &(struct errand){.kind = ERRAND_PURGE});
}
