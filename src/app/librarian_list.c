/* SPDX-License-Identifier: MIT */
/* What is looked for in the library, and what two players have won against each other. */
#include "app/librarian.h"
#include "base/array.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    AGAIN_MS = 1000, /* between two looks while games are taken in */
};

/* --- Asking --- */

static void note_asked(struct librarian *librarian, struct inquiry *inquiry, uint64_t now)
{
    struct scribe *scribe = librarian->keeper->scribe;
    inquiry->changes = scribe ? scribe_changes(scribe, true) : 0;
    inquiry->asked = now;
}

static void ask_for_games(struct librarian *librarian, uint64_t now)
{
    note_asked(librarian, &librarian->found, now);
    librarian->search = stacks_find(librarian->stacks, &librarian->filter, &librarian->view);
    if (!librarian->counted || librarian->counted_changes != librarian->found.changes)
        stacks_count_rules(librarian->stacks);
    librarian->counted = true;
    librarian->counted_changes = librarian->found.changes;
}

static void ask_for_score(struct librarian *librarian, uint64_t now)
{
    note_asked(librarian, &librarian->scored, now);
    stacks_score(librarian->stacks, librarian->in_out->match->players);
}

void librarian_find(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    if (!library_filter_equal(&librarian->filter, &asked->filter))
        librarian->view = (struct stacks_view){0};
    librarian->filter = asked->filter;
    librarian->view.near = 0;
    librarian->library.looking = true;
    librarian->found.page = librarian->shell->desk.page;
    ask_for_games(librarian, now);
}

void librarian_score(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)asked;
    librarian->scored.page = librarian->shell->desk.page;
    ask_for_score(librarian, now);
}

/* Is what was asked for still looked at, or could not be read, and another by now? While games are
 * taken in it is all the time. */
static bool is_stale(const struct librarian *librarian, const struct inquiry *inquiry,
                     unsigned changes, uint64_t now)
{
    bool looked_at = inquiry->page == librarian->shell->desk.page || librarian->library.reason[0];
    return inquiry->page && looked_at && inquiry->changes != changes &&
           (!librarian->library.import.running || now >= inquiry->asked + AGAIN_MS);
}

void librarian_ask_again(struct librarian *librarian, uint64_t now)
{
    const struct page *page = librarian->shell->desk.page;
    struct scribe *scribe = librarian->keeper->scribe;
    bool watch = page == librarian->found.page || page == librarian->scored.page;
    if (!scribe || !librarian->stacks || !librarian->errands)
        return;
    unsigned changes = scribe_changes(scribe, watch);
    if (is_stale(librarian, &librarian->found, changes, now))
        ask_for_games(librarian, now);
    if (is_stale(librarian, &librarian->scored, changes, now))
        ask_for_score(librarian, now);
}

/* --- Rows --- */

static const struct library_row *row_at(void *data, int place)
{
    struct librarian *librarian = data;
    int64_t match;
    if (place < 0 || place >= librarian->library.found)
        return NULL;
    librarian->view.near = place;
    struct library_row *row = card_box_row(&librarian->box, place, &match);
    if (row)
        row->current = match != 0 && match == librarian->current;
    else
        stacks_fetch(librarian->stacks, librarian->search, place / STACKS_BLOCK * STACKS_BLOCK);
    return row;
}

/* A row that is on its way has no game to be followed. */
static void choose(void *data, int place)
{
    struct librarian *librarian = data;
    int64_t match;
    const struct library_row *row = card_box_row(&librarian->box, place, &match);
    librarian->view.chosen = place;
    librarian->view.game = row ? row->game : 0;
}

static void take_blocks(struct librarian *librarian, const struct stacks_news *news)
{
    for (int i = 0; i < news->block_count; i++)
        if (news->blocks[i].number == librarian->search)
            card_box_add(&librarian->box, &news->blocks[i], librarian_book(librarian));
}

/* --- Answers --- */

static void say_reason(struct librarian *librarian, int error)
{
    struct scribe *scribe = librarian->keeper->scribe;
    struct library *library = &librarian->library;
    struct strbuf out = strbuf_init(library->reason, sizeof library->reason);
    if (error == FILE_ERROR_DAMAGED && scribe && scribe_mending(scribe))
        store_prose_rescuing(&out);
    else if (error)
        settings_prose_file(&out, scribe ? scribe->path : "", error);
}

/* What can be done about it is done once, by the one who writes. True: something is, and there will
 * be another answer. */
static bool sees_to_it(struct librarian *librarian, int error)
{
    bool missing = error == ENOENT || error == ESTALE, damaged = error == FILE_ERROR_DAMAGED;
    bool *tried = damaged ? &librarian->mended : &librarian->readied;
    if (!librarian->errands || !(missing || damaged) || *tried)
        return false;
    *tried = true;
    if (damaged)
        scribe_mend(librarian->keeper->scribe);
    else
        errands_send(librarian->errands, &(struct errand){.kind = ERRAND_OPEN});
    return missing;
}

/* There is an archive for sure now, or it is known why there is none. */
void librarian_readied(struct librarian *librarian, int error)
{
    if (!error)
        return;
    say_reason(librarian, error);
    librarian->library.looking = false;
    librarian->library.answers++;
}

static void take_answer(struct librarian *librarian, const struct stacks_answer *answer)
{
    struct library *library = &librarian->library;
    if (answer->number != librarian->search || sees_to_it(librarian, answer->error))
        return;
    int lacking = keeper_error(librarian->keeper);
    bool none = answer->error == ENOENT;
    if (!none || lacking || !librarian->errands)
        say_reason(librarian, none ? lacking : answer->error);
    if (!answer->error)
        librarian->mended = librarian->readied = false;
    card_box_clear(&librarian->box);
    library->found = answer->found;
    library->total = answer->total;
    library->moved += answer->moved;
    librarian->view.chosen += answer->moved;
    library->row = row_at;
    library->choose = choose;
    library->row_data = librarian;
    library->looking = false;
    library->answers++;
}

static void take_rules(struct librarian *librarian, const struct stacks_news *news)
{
    struct library *library = &librarian->library;
    arena_clear(&librarian->rules_texts);
    librarian->rules = array_reserve(librarian->rules, &librarian->rules_capacity,
                                     (size_t)news->rules_count + 1, sizeof *librarian->rules);
    for (int i = 0; i < news->rules_count; i++)
        librarian->rules[i] = (struct library_rules){
            .text = arena_copy(&librarian->rules_texts, news->rules[i].text),
            .name = card_rules_name(&librarian->rules_texts, news->rules[i].text,
                                    librarian_book(librarian)),
            .games = news->rules[i].games,
        };
    library->rules = librarian->rules;
    library->rules_count = news->rules_count;
}

static void take_score(struct librarian *librarian, const struct stacks_news *news)
{
    struct library *library = &librarian->library;
    arena_clear(&librarian->score_texts);
    for (int i = 0; i < news->score_count; i++) {
        struct library_score *score = &library->scores[i];
        score->rules = card_rules_name(&librarian->score_texts, news->scores[i].rules,
                                       librarian_book(librarian));
        memcpy(score->wins, news->scores[i].wins, sizeof score->wins);
        score->draws = news->scores[i].draws;
    }
    library->score_count = news->score_count;
    library->score_answers++;
}

void librarian_take_list(struct librarian *librarian, struct stacks_news *news)
{
    if (news->answer.number != 0)
        take_answer(librarian, &news->answer);
    take_blocks(librarian, news);
    if (news->rules)
        take_rules(librarian, news);
    if (news->scored)
        take_score(librarian, news);
}

void librarian_finish_list(struct librarian *librarian)
{
    card_box_finish(&librarian->box);
    arena_finish(&librarian->rules_texts);
    arena_finish(&librarian->score_texts);
    free(librarian->rules);
}
