/* SPDX-License-Identifier: MIT */
/* Single games of the library: replayed, played on, deleted and brought back; and matches that go
 * on. */
#include "app/librarian.h"
#include "prose/settings_prose.h"
#include "prose/store_prose.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    SENTENCE_SIZE = LIBRARY_REASON_SIZE,
};

/* --- Replaying --- */

static void forget_replay(struct librarian *librarian)
{
    struct library_replay *replay = &librarian->library.replay;
    *replay = (struct library_replay){.count = replay->count};
    stacks_finish_game(&librarian->replay);
    arena_clear(&librarian->replay_texts);
}

/* For match_visit. */
struct describing {
    struct in_out *in_out;
    int place;
    char *text;
    int black;
};

static void describe(void *data, const struct game *game, int starter, int black)
{
    struct describing *describing = data;
    struct game_tags tags = {0};
    (void)starter;
    struct game_extras extras =
        game_out_describe(describing->in_out, describing->place, game, black, &tags);
    describing->text = game_text_print(game, &tags, extras.result);
    describing->black = black;
    game_tags_finish(&tags);
}

/* Of the match a copy is replayed, so that it may be played on meanwhile. */
void librarian_replay(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    struct describing describing = {librarian->in_out, asked->number, NULL, 0};
    struct match *match = librarian->in_out->match;
    (void)now;
    forget_replay(librarian);
    librarian->library.replay.count++;
    if (asked->game == 0 && asked->number >= 0 && asked->number < match_game_count(match))
        match_visit(match, asked->number, describe, &describing);
    librarian->replay_black = match->players[describing.black];
    librarian->replay_white = match->players[1 - describing.black];
    librarian->wish = stacks_read(librarian->stacks, asked->game, describing.text);
}

/* What the archive would say of a game of the match, which has names for stand-ins, too. */
static struct catalogue_entry entry_of(const struct librarian *librarian)
{
    const struct stacks_game *game = &librarian->replay;
    const struct game_tags *tags = &game->tags;
    const struct game_tree *tree = &game->game.tree;
    struct catalogue_entry entry = {
        .result = catalogue_result_of(tree_result(tree, tree_main_end(tree)).outcome),
        .plies = game->plies,
    };
    struct strbuf rules = strbuf_init(entry.rules, sizeof entry.rules);
    strbuf_copy(entry.black, sizeof entry.black, librarian->replay_black.name);
    strbuf_copy(entry.white, sizeof entry.white, librarian->replay_white.name);
    strbuf_copy(entry.date, sizeof entry.date, game_tags_get(tags, "Date", ""));
    ruleset_print(&rules, &game->game.rules);
    return entry;
}

static void show_replay(struct librarian *librarian)
{
    struct stacks_game *game = &librarian->replay;
    struct library_replay *replay = &librarian->library.replay;
    bool of_match = game->entry.game == 0;
    struct catalogue_entry entry = of_match ? entry_of(librarian) : game->entry;
    game->game.rules = rulebook_known(librarian_book(librarian), &game->game.rules);
    replay->row = card_row(&librarian->replay_texts, &entry, librarian_book(librarian));
    replay->row.current = of_match || (entry.match != 0 && entry.match == librarian->current);
    replay->row.played |= of_match;
    replay->event = tag_value_known(game_tags_get(&game->tags, "Event", ""));
    replay->game = &game->game;
    replay->there = true;
}

static void print_reason(char *reason, size_t size, int error, const struct librarian *librarian)
{
    const struct scribe *scribe = librarian->keeper->scribe;
    struct strbuf out = strbuf_init(reason, size);
    if (error == ENOENT)
        store_prose_gone(&out);
    else if (error == FILE_ERROR_TEXT)
        store_prose_unreadable(&out);
    else
        settings_prose_file(&out, scribe ? scribe->path : "", error);
}

void librarian_take_game(struct librarian *librarian, struct stacks_news *news)
{
    struct library_replay *replay = &librarian->library.replay;
    if (news->game.number == 0 || news->game.number != librarian->wish)
        return;
    librarian->replay = news->game;
    news->game = (struct stacks_game){0};
    if (librarian->replay.error)
        print_reason(replay->reason, sizeof replay->reason, librarian->replay.error, librarian);
    else
        show_replay(librarian);
}

/* The game of the library stays as it is: what is played on has been read from the same text. */
void librarian_take_up(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)now;
    if (librarian->library.replay.there)
        arrivals_take_text(librarian->in_out, librarian->replay.text, asked->node);
}

/* --- Matches that go on --- */

void librarian_go_on(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)now;
    errands_send(librarian->errands, &(struct errand){.kind = ERRAND_TAKE_UP,
                                                      .game = asked->game,
                                                      .number = librarian->keeper->number});
}

static void say(struct librarian *librarian, void (*print)(struct strbuf *out))
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    print(&out);
    shell_tell(librarian->shell, true, memory);
}

static void say_failure(struct librarian *librarian, int error)
{
    char memory[SENTENCE_SIZE];
    print_reason(memory, sizeof memory, error, librarian);
    shell_tell(librarian->shell, true, memory);
}

/* Nothing is written over what could not be read: it stays in the archive. */
static void adopt(struct librarian *librarian, struct saved_match *saved, bool whole)
{
    errands_send(librarian->errands, &(struct errand){.kind = whole ? ERRAND_ADOPT : ERRAND_LET_GO,
                                                      .number = librarian->keeper->number,
                                                      .saved = *saved});
    *saved = (struct saved_match){0};
}

static void show_match(struct librarian *librarian, struct saved_match *saved)
{
    struct resumed resumed;
    if (!saved_match_resume(saved, librarian_book(librarian), &resumed)) {
        adopt(librarian, saved, false);
        say(librarian, store_prose_unreadable);
        return;
    }
    librarian->saved = saved;
    librarian->resumed = &resumed;
    shell_take_match(librarian->shell, &resumed.match);
    game_tags_finish(&resumed.tags);
    adopt(librarian, saved, resumed.whole);
}

void librarian_went_on(struct librarian *librarian)
{
    struct in_out *in_out = librarian->in_out;
    in_out_begun(in_out);
    in_out_resumed(in_out, librarian->saved, librarian->resumed);
    keeper_goes_on(librarian->keeper, librarian->saved, !librarian->resumed->whole);
}

static void take_match(struct librarian *librarian, struct errand *errand)
{
    switch (errand->error) {
    case 0:
        if (errand->number == librarian->keeper->number)
            show_match(librarian, &errand->saved);
        else /* another one has been begun meanwhile */
            adopt(librarian, &errand->saved, false);
        break;
    case EALREADY:
        shell_open(librarian->shell, "play");
        break;
    case EDOM:
        say(librarian, store_prose_no_match);
        break;
    case FILE_ERROR_BUSY:
        say(librarian, store_prose_played_elsewhere);
        break;
    default:
        say_failure(librarian, errand->error);
    }
}

/* --- Deleting --- */

static void show_last_deletion(struct librarian *librarian)
{
    const struct deleted_game *last = deletions_last(&librarian->deletions);
    librarian->library.deleted =
        last ? (struct library_deletion){last->game, last->players} : (struct library_deletion){0};
}

/* Whoever takes it back at once means this one, though it is still on its way. */
void librarian_delete(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    (void)now;
    if (deletions_has(&librarian->deletions, asked->game)) /* the list does not know yet */
        return;
    deletions_add(&librarian->deletions, asked->game, asked->text);
    show_last_deletion(librarian);
    errands_send(librarian->errands, &(struct errand){.kind = ERRAND_DELETE, .game = asked->game});
}

void librarian_restore(struct librarian *librarian, const struct request *asked, uint64_t now)
{
    struct deleted_game *last = deletions_last(&librarian->deletions);
    (void)asked;
    (void)now;
    if (!last)
        return;
    last->returns = true;
    errands_send(librarian->errands, &(struct errand){.kind = ERRAND_RESTORE, .game = last->game});
    show_last_deletion(librarian);
}

/* What is not there, or not deleted, is not waited for. */
static void follow_deletion(struct librarian *librarian, const struct errand *errand)
{
    bool deletes = errand->kind == ERRAND_DELETE, gone = errand->error == ENOENT;
    if (deletes ? errand->error != 0 : !errand->error || gone)
        deletions_drop(&librarian->deletions, errand->game);
    else if (!deletes)
        deletions_keep(&librarian->deletions, errand->game);
    show_last_deletion(librarian);
}

static void take_deletion(struct librarian *librarian, const struct errand *errand)
{
    follow_deletion(librarian, errand);
    if (!errand->error)
        return;
    if (errand->error == FILE_ERROR_BUSY) {
        say(librarian, store_prose_being_played);
    } else {
        say_failure(librarian, errand->error);
    }
}

void librarian_take_errand(struct librarian *librarian, struct errand *errand)
{
    if (errand->kind == ERRAND_TAKE_UP)
        take_match(librarian, errand);
    else
        take_deletion(librarian, errand);
}

void librarian_finish_games(struct librarian *librarian)
{
    forget_replay(librarian);
    arena_finish(&librarian->replay_texts);
    deletions_finish(&librarian->deletions);
}
