/* SPDX-License-Identifier: MIT */
/* Imported games are in the archive as they are in the text, once each. Bad ones are reported with
 * their number and place. */
#include "archive_folder.h"
#include "full_disk.h"
#include "prose/in_out_prose.h"
#include "random_match.h"
#include "rng.h"
#include "store/catalogue.h"
#include "store/game_facts.h"
#include "store/game_text.h"
#include "store/import.h"
#include "suite.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void see_fault(void *data, int number, const struct text_error *error)
{
    strbuf_addf(data, "%d at %d:%d;", number, error->line, error->column);
}

/* Imports it all under these rules; the faults go to `faults`. */
static struct import_state import_by(struct archive *archive, const char *text, size_t length,
                                     const struct named_ruleset *given, struct strbuf *faults)
{
    struct text_source source;
    text_source_of_text(&source, text, length);
    struct import *import =
        import_begin(&source, given, rest_unread_print, faults ? see_fault : NULL, faults);
    while (!import_state(import).done)
        ck_assert_int_eq(import_work(import, archive, NULL, NULL), 0);
    struct import_state state = import_state(import);
    ck_assert(state.bytes == length && state.size == (int64_t)length);
    import_finish(import);
    return state;
}

/* Texts about games, and texts about something else, which may have stars in them. */
static const struct {
    const char *name, *text;
    bool something;
} something_rows[] = {
    {"tags alone", "[Event \"Cup\"]\n[White \"a\"]\n", true},
    {"a tag that is known to nobody", "[i \"a\"] *", false},
    {"a move", "1. 11-15", true},
    {"a wrong move", "1. 11-12 *", false},
    {"stars", "* * *", false},
};

START_TEST(a_text_holds_something)
{
    struct archive archive;
    open_archive(&archive);
    const char *text = something_rows[_i].text;
    struct import_state state = import_by(&archive, text, strlen(text), NULL, NULL);
    ck_assert_msg(state.something == something_rows[_i].something, "%s", something_rows[_i].name);
    archive_close(&archive);
}
END_TEST

/* Returns the text of the game, which the caller frees. */
static char *text_of(struct archive *archive, int64_t game)
{
    char *text;
    ck_assert_int_eq(catalogue_text(archive, game, &text), 0);
    return text;
}

/* --- Texts --- */

#define AMERICAN "[Rules \"american\"]\n"

#define UNREAD "What follows could not be read: "

/* How a game begins whose text has been written anew. */
#define ANEW(event, result)                                                                        \
    "[Event \"" event "\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"   \
    "[Black \"?\"]\n[Result \"" result "\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n"

static const struct text_row {
    const char *name, *text;
    int taken, known;
    const char *faults;
    const char *first; /* the text of the first game; NULL: there is none */
} text_rows[] = {
    {"nothing", "", 0, 0, "", NULL},
    {"spaces", " \n\r\n\t", 0, 0, "", NULL},
    {"a comment", "; nothing here\n{nor here}", 0, 0, "", NULL},
    {"a result", "*", 0, 0, "", NULL},
    {"moves", "1. 11-15 *", 1, 0, "", AMERICAN "\n1. 11-15 *\n"},
    {"no result", "1. 11-15", 1, 0, "", AMERICAN "\n1. 11-15\n"},
    {"a tag", "[Event \"x\"]\n\n1. 11-15 *", 1, 0, "",
     "[Event \"x\"]\n" AMERICAN "\n\n1. 11-15 *\n"},
    {"tags on a line", "[Event \"x\"] [Date \"2026\"] 1. 11-15 *", 1, 0, "",
     "[Event \"x\"]\n" AMERICAN " [Date \"2026\"] 1. 11-15 *\n"},
    {"a game type", "[GameType \"21\"] 1. 11-15 *", 1, 0, "", "[GameType \"21\"] 1. 11-15 *\n"},
    {"rules", "[Rules \"freejump\"]\r\n*\r\n\r\n", 1, 0, "", "[Rules \"freejump\"]\r\n*\n"},
    {"a game type of others", "[GameType \"4711\"] 1. 11-15 *", 1, 0, "",
     "[GameType \"4711\"]\n" AMERICAN " 1. 11-15 *\n"},
    {"a comment before", "{said} [Event \"x\"] 1. 11-15 *", 1, 0, "",
     "{said} [Event \"x\"]\n" AMERICAN " 1. 11-15 *\n"},
    {"a comment before moves", "{said} 1. 11-15 *", 1, 0, "", AMERICAN "\n{said} 1. 11-15 *\n"},
    {"a comment behind", "1. 11-15 * {said} 1. 9-13 *", 2, 0, "", AMERICAN "\n1. 11-15 * {said}\n"},
    {"a mark of the order of bytes", "\xEF\xBB\xBF[Event \"x\"]\n*", 1, 0, "",
     "[Event \"x\"]\n" AMERICAN "\n*\n"},
    {"letters of long ago", "[Black \"J\xF6rg\"] *", 1, 0, "",
     "[Black \"J\xF6rg\"]\n" AMERICAN " *\n"},
    {"two", "1. 11-15 *\n\n1. 11-16 1-0\n", 2, 0, "", AMERICAN "\n1. 11-15 *\n"},
    {"one twice", "1. 11-15 *\n\n1.11-15 {} *\n", 1, 1, "", AMERICAN "\n1. 11-15 *\n"},
    {"names in other case", "[Black \"ÄDA\"] *\n[Black \"äda\"] *", 2, 0, "",
     "[Black \"ÄDA\"]\n" AMERICAN " *\n"},
    {"other players", "[Black \"a\"] *\n[Black \"b\"] *", 2, 0, "",
     "[Black \"a\"]\n" AMERICAN " *\n"},
    {"colours changed", "[Black \"a\"] *\n[White \"a\"] *", 2, 0, "",
     "[Black \"a\"]\n" AMERICAN " *\n"},
    {"other dates", "[Date \"2026.01.01\"] *\n[Date \"2026.01.02\"] *", 2, 0, "",
     "[Date \"2026.01.01\"]\n" AMERICAN " *\n"},
    {"other results", "1. 11-15 1-0 1. 11-15 0-1 1. 11-15 1-0", 2, 1, "",
     AMERICAN "\n1. 11-15 1-0\n"},
    {"other rules", "[Rules \"american\"] 1. 11-15 *\n[Rules \"american, draws=claim\"] 1. 11-15 *",
     2, 0, "", "[Rules \"american\"] 1. 11-15 *\n"},
    {"other rounds", "[Round \"1\"] *\n[Round \"2\"] *", 2, 0, "",
     "[Round \"1\"]\n" AMERICAN " *\n"},
    {"other variations", "1. 11-15 (1. 11-16) 22-18 * 1. 11-15 22-18 *", 2, 0, "",
     AMERICAN "\n1. 11-15 (1. 11-16) 22-18 *\n"},
    {"another start", "[FEN \"B:W32:B1\"] *\n[FEN \"B:W31:B1\"] *\n[FEN \"W:W32:B1\"] *", 3, 0, "",
     "[FEN \"B:W32:B1\"]\n" AMERICAN " *\n"},
    {"a bad move", "1. 11-15 *\n\n1. 11-20 *\n\n1. 11-16 *\n", 2, 0, "2 at 3:7;",
     AMERICAN "\n1. 11-15 *\n"},
    {"bad from end to end", "(\n1. 1-1 *\n[Rules \"chess\"] *", 0, 0, "1 at 1:1;2 at 3:9;", NULL},
    {"a bad move behind a good one", "1. 11-15 22-18 2. 15x11 1. 1-2 *\n\n1. 11-16 *\n", 2, 0,
     "1 at 1:22;",
     ANEW("?", "*") "1. 11-15 22-18 {" UNREAD "A man moves forward only.\n"
                    "Capture with 15: go to 22. 2. 15x11 1. 1-2 *} *\n"},
    {"nothing but tags and a bad move", "[Event \"a\"] 1. 11-20 *", 1, 0, "1 at 1:19;",
     ANEW("a", "*") "{" UNREAD "There is nothing to capture on 16. From 11 you\n"
                    "can go to 15 or 16. 1. 11-20 *} *\n"},
    {"a bad variation", "1. 11-15 (1. 11-11) *\n1. 9-13 *", 2, 0, "1 at 1:17;",
     ANEW("?", "*") "1. 11-15 {" UNREAD "The piece stands on 11 already. From\n"
                    "11 you can go to 15 or 16. 1. 11-11} *\n"},
    {"an open variation", "[Event \"a\"] 1. 11-15 (1. 11-16 *\n[Event \"b\"] 1. 9-13 *", 2, 0,
     "1 at 1:22;",
     ANEW("a", "*") "1. 11-15 {" UNREAD "This variation has no end. *} (1.\n11-16) *\n"},
    {"a capture that nothing decides", "[GameType \"21\"][FEN \"W:W30:B17,18,25,26\"] 30x14 *", 1,
     0, "1 at 1:43;", NULL},
    {"most games of a text tell the rules of all",
     "[Event \"a\"] 11-15 23-18 *\n[Event \"b\"] c3-d4 d6-c5 *\n[Event \"c\"] c3-b4 d6-e5 *\n", 3,
     0, "1 at 1:13;", NULL},
    {"behind games that tell theirs",
     "[GameType \"21\"] 11-15 *\n[Event \"b\"] c3-d4 d6-c5 *\n[Event \"c\"] 11-15 *\n", 3, 0,
     "2 at 2:13;", "[GameType \"21\"] 11-15 *\n"},
    {"a wrong result", "[Result \"1-0\"] 1. 11-15 0-1\n*", 1, 0, "1 at 1:25;",
     "[Result \"1-0\"]\n" AMERICAN " 1. 11-15 0-1\n"},
    {"an unreadable sign", "[Event \"a\"] 1. 11-15 \2 22-18", 1, 0, "1 at 1:22;",
     ANEW("a", "*") "1. 11-15 {" UNREAD "A move, a comment or a result is\n"
                    "expected here, not the invisible character U+0002. \2 22-18} *\n"},
    {"no position", "[Event \"a\"] [FEN \"B:W18:B18\"] 1. 11-15 *", 0, 0, "1 at 1:26;", NULL},
    {"UTF-16", "\xFF\xFE[\x01", 0, 0, "1 at 1:1;", NULL},
    {"bytes", "\x01\x02 \xFF)", 0, 0, "1 at 1:1;", NULL},
};

START_TEST(a_text_is_taken_in)
{
    const struct text_row *row = &text_rows[_i];
    char memory[200];
    struct strbuf faults = strbuf_init(memory, sizeof memory);
    struct archive archive;
    open_archive(&archive);
    struct import_state state = import_by(&archive, row->text, strlen(row->text), NULL, &faults);
    ck_assert_msg(state.taken == row->taken && state.known == row->known, "%s: %d, %d", row->name,
                  state.taken, state.known);
    ck_assert_msg(strcmp(faults.text, row->faults) == 0, "%s: %s", row->name, faults.text);
    ck_assert_int_eq(count_found(&archive, NULL), row->taken);
    if (row->first) {
        char *text = text_of(&archive, 1);
        ck_assert_msg(strcmp(text, row->first) == 0, "%s: %s", row->name, text);
        free(text);
    }
    state = import_text(&archive, row->text);
    ck_assert_msg(state.taken == 0 && state.known == row->taken + row->known, "%s again: %d, %d",
                  row->name, state.taken, state.known);
    archive_close(&archive);
    expect_whole();
}
END_TEST

START_TEST(all_of_a_text_have_the_same_rules)
{
    static const char text[] =
        "[GameType \"21\"] 11-15 *\n1. c3-d4 *\n1. a3-b4 b6-a5 2. c3-d4 a5xc3 *\n"
        "1. c3-d4 d6-c5 *\n1. c3-d4 d6-e5 2. e3-f4 e5xc3 *";
    struct archive archive;
    open_archive(&archive);
    struct import_state state = import_text(&archive, text);
    ck_assert(state.taken == 5 && state.bad == 0);
    ck_assert_int_eq(ask_sql("SELECT count(DISTINCT rules) FROM entry"), 2);
    archive_close(&archive);
}
END_TEST

/* A game that could not be read to its end is the same, whether it is imported as it is or as it
 * was kept; and nothing more becomes of it. */
START_TEST(what_was_kept_of_a_bad_game_is_known)
{
    static const char text[] =
        "1. 11-15 (1. 9-13 22-99 {a}) 22-18 2. 15x22 {b}\n25x18 3. 1-2 8-11 *";
    char moved[200];
    struct archive archive;
    open_archive(&archive);
    struct import_state state = import_text(&archive, text);
    ck_assert(state.taken == 1 && state.bad == 1 && state.lost == 0);
    char *kept = text_of(&archive, 1);
    state = import_text(&archive, kept);
    ck_assert_msg(state.known == 1 && state.taken == 0 && state.bad == 0, "%s", kept);
    state = import_text(&archive, text);
    ck_assert(state.known == 1 && state.taken == 0 && state.bad == 1);
    snprintf(moved, sizeof moved, "* \n\n ; further down\n *\n%s", text);
    state = import_text(&archive, moved);
    ck_assert_msg(state.known == 1 && state.taken == 0, "%d, %d", state.known, state.taken);
    free(kept);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* A text, and what comes after it: a version of the same game, another game, or the same. */
static const struct {
    const char *name, *first, *second;
    int taken, versions, known;
} twin_rows[] = {
    {"a comment", "1. 11-15 *", "1. 11-15 {good} *", 1, 1, 0},
    {"another comment", "1. 11-15 {bad} *", "1. 11-15 {good} *", 1, 1, 0},
    {"fewer comments", "1. 11-15 {good} *", "1. 11-15 *", 1, 1, 0},
    {"a comment elsewhere", "1. 11-15 {a} 22-18 *", "1. 11-15 22-18 {a} *", 1, 1, 0},
    {"a comment in its variation", "1. 11-15 (1. 9-13 {a}) *", "1. 11-15 (1. 9-13) {a} *", 1, 1, 0},
    {"words that are one", "1. 11-15 {a b} *", "1. 11-15 {ab} *", 1, 1, 0},
    {"other lines", "1. 11-15 {a b} *", "1. 11-15 {a\n  b} *", 0, 0, 1},
    {"two comments for one", "1. 11-15 {a b} *", "1. 11-15 {a} {b} *", 0, 0, 1},
    {"an empty comment", "1. 11-15 *", "1. 11-15 {} *", 0, 0, 1},
    {"a strength", "1. 11-15 *", "1. 11-15! *", 1, 1, 0},
    {"another number", "1. 11-15 $1 *", "1. 11-15 $2 *", 1, 1, 0},
    {"a strength elsewhere", "1. 11-15! 22-18 *", "1. 11-15 22-18! *", 1, 1, 0},
    {"a strength behind a comment", "1. 11-15 $1 {a} *", "1. 11-15 {a} $1 *", 0, 0, 1},
    {"a variation", "1. 11-15 *", "1. 11-15 (1. 9-13) *", 1, 1, 0},
    {"another variation", "1. 11-15 (1. 9-14) *", "1. 11-15 (1. 9-13) *", 1, 1, 0},
    {"two variations", "1. 11-15 (1. 9-13 22-18) *", "1. 11-15 (1. 9-13) (1. 9-14) *", 1, 1, 0},
    {"a tag", "[Black \"a\"] *", "[Black \"a\"] [Annotator \"b\"] *", 1, 1, 0},
    {"another value", "[ECF \"1\"] *", "[ECF \"2\"] *", 1, 1, 0},
    {"tags in other order", "[Black \"a\"] [White \"b\"] *", "[White \"b\"] [Black \"a\"] *", 0, 0,
     1},
    {"unknown tags", "[Black \"a\"] *",
     "[Black \"a\"] [Event \"?\"] [Date \"????.??.??\"] [Round \"?\"] *", 0, 0, 1},
    {"rules that fit", "1. 11-15 *", "[Rules \"american\"] 1. 11-15 *", 0, 0, 1},
    {"how the match goes on", "1. 11-15 *", "[MatchLength \"5\"] [Seed \"AB\"] 1. 11-15 *", 0, 0,
     1},
    {"an event", "[Event \"a\"] 1. 11-15 *", "[Event \"b\"] 1. 11-15 *", 1, 0, 0},
    {"a site", "[Site \"a\"] *", "[Site \"b\"] *", 1, 0, 0},
    {"a round", "[Round \"1\"] *", "[Round \"3\"] *", 1, 0, 0},
};

START_TEST(only_the_same_is_left_out)
{
    struct archive archive;
    open_archive(&archive);
    int before = import_text(&archive, twin_rows[_i].first).taken;
    ck_assert_int_eq(before, 1);
    struct import_state state = import_text(&archive, twin_rows[_i].second);
    ck_assert_msg(state.taken == twin_rows[_i].taken && state.versions == twin_rows[_i].versions &&
                      state.known == twin_rows[_i].known,
                  "%s: %d, %d, %d", twin_rows[_i].name, state.taken, state.versions, state.known);
    ck_assert_int_eq(count_found(&archive, NULL), before + state.taken);
    state = import_text(&archive, twin_rows[_i].second);
    ck_assert_msg(state.taken == 0, "%s: again", twin_rows[_i].name);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* Facts are worked out of the text alone. */
START_TEST(the_text_alone_tells_the_same)
{
    static const char text[] = "1. 11-15 23-19 *\n[GameType \"4711\"] 1. 11-16 *\n[Event \"x\"] *";
    struct named_ruleset given = *preset_find("american");
    struct archive archive;
    given.rules.draws = DRAWS_CLAIM;
    open_archive(&archive);
    struct import_state state = import_by(&archive, text, sizeof text - 1, &given, NULL);
    ck_assert_int_eq(state.taken, 3);
    for (int64_t game = 1; game <= state.taken; game++) {
        struct library_row entry;
        struct game_facts facts = {0};
        char query[64], *alone = text_of(&archive, game);
        game_facts_read(&facts, alone);
        snprintf(query, sizeof query, "SELECT print FROM entry WHERE game = %d", (int)game);
        ck_assert_int_eq(ask_sql(query), (int64_t)facts.print);
        ck_assert_int_eq(catalogue_read(&archive, game, &entry), 0);
        ck_assert_str_eq(entry.rules, facts.entry.rules);
        ck_assert_ptr_nonnull(strstr(entry.rules, "draws="));
        game_facts_finish(&facts);
        free(alone);
    }
    archive_close(&archive);
}
END_TEST

/* Changes, inserts or removes some bytes of a text at random. */
static void spoil(const char *text, struct rng *rng, char *out, size_t size)
{
    static const char odd[] = "[]{}()\"*;%1-9x \n\xF6\\.$?!Ev";
    size_t at = 0;
    for (; *text && at + 2 < size; text++) {
        uint32_t chance = rng_below(rng, 150);
        if (chance == 0)
            continue;
        if (chance <= 2)
            out[at++] = odd[rng_below(rng, sizeof odd - 1)];
        if (chance != 2)
            out[at++] = *text;
    }
    out[at] = '\0';
}

static void expect_alone(struct archive *archive, int64_t game, const char *spoilt)
{
    struct game_facts facts = {0};
    char query[64], *alone = text_of(archive, game);
    snprintf(query, sizeof query, "SELECT print FROM entry WHERE game = %d", (int)game);
    game_facts_read(&facts, alone);
    REQUIRE((uint64_t)ask_sql(query) == facts.print, "game %d:\n%s\nof:\n%s", (int)game, alone,
            spoilt);
    game_facts_finish(&facts);
    free(alone);
}

/* Whatever is around a game, its text is that game and nothing else. */
START_TEST(a_spoilt_text_is_taken_in_rightly)
{
    static const char text[] =
        "[Event \"a\"]\n[Black \"Ada\"]\n\n1. 11-15 23-19 {said} (1... 22-18 $2) 2. 8-11! *\n\n"
        "[Event \"b\"] [Rules \"american\"]\n1. 9-14 ; more\n22-18 1/2-1/2\n"
        "{between} 1. 10-15 * [Event \"c\"]\n[Date \"2026.01.01\"] [Event \"d\"]\n1. 12-16 0-1\n";
    struct rng rng = rng_init(3);
    struct archive archive;
    int games = 0;
    open_archive(&archive);
    for (int i = 0; i < 600; i++) {
        char spoilt[2 * sizeof text];
        spoil(text, &rng, spoilt, sizeof spoilt);
        int taken = import_text(&archive, spoilt).taken;
        for (; taken > 0; taken--)
            expect_alone(&archive, ++games, spoilt);
    }
    ck_assert_int_gt(games, 50);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* --- Large texts --- */

/* Makes different games of random lengths; one in ten is bad. */
static char *make_text(int games, size_t *length)
{
    char *text;
    FILE *out = open_memstream(&text, length);
    for (int i = 0; i < games; i++)
        fprintf(out,
                "[Event \"%d\"]\n[Black \"Player %d\"]\n[Date \"2026.01.%02d\"]\n\n{%*s} %s\n\n", i,
                i, 1 + i % 28, i * 37 % 5000, "x", i % 10 == 7 ? "1. 11-11 *" : "1. 11-15 23-19 *");
    fclose(out);
    return text;
}

enum {
    MANY = 300,
    MANY_BAD = MANY / 10,
};

static bool now_and_then(void *data)
{
    return ++*(int *)data % 2 == 0;
}

/* A transaction ends anywhere; the next one goes on there, also in another program. */
START_TEST(it_may_be_stopped_and_gone_on_with)
{
    struct archive archive;
    size_t length;
    int asked = 0, stretches = 0;
    char memory[4000];
    struct strbuf faults = strbuf_init(memory, sizeof memory);
    char *text = make_text(MANY, &length);
    struct text_source source;
    text_source_of_text(&source, text, length);
    struct import *import = import_begin(&source, NULL, rest_unread_print, see_fault, &faults);
    while (!import_state(import).done) {
        open_archive(&archive);
        ck_assert_int_eq(import_work(import, &archive, now_and_then, &asked), 0);
        ck_assert_int_eq(count_found(&archive, NULL), import_state(import).taken);
        archive_close(&archive);
        stretches++;
    }
    struct import_state state = import_state(import);
    ck_assert_int_gt(stretches, 1);
    ck_assert_msg(state.taken == MANY && state.bad == MANY_BAD && state.known == 0, "%d, %d, %d",
                  state.taken, state.bad, state.known);
    ck_assert_ptr_nonnull(strstr(memory, "8 at 47:"));
    import_finish(import);
    open_archive(&archive);
    for (int64_t game = 1; game <= state.taken; game++) {
        char event[32], *one = text_of(&archive, game);
        snprintf(event, sizeof event, "[Event \"%d\"]\n", (int)game - 1);
        REQUIRE(strncmp(one, event, strlen(event)) == 0 && strlen(one) < 5200, "%s: %s", event,
                one);
        free(one);
    }
    archive_close(&archive);
    free(text);
    expect_whole();
}
END_TEST

/* What could not be saved is imported when there is room again, and reported once. */
START_TEST(a_stretch_that_failed_is_tried_again)
{
    struct archive archive;
    size_t length;
    int asked = 0;
    char memory[4000];
    struct strbuf faults = strbuf_init(memory, sizeof memory);
    char *text = make_text(MANY, &length);
    struct text_source source;
    text_source_of_text(&source, text, length);
    open_archive(&archive);
    struct import *import = import_begin(&source, NULL, rest_unread_print, see_fault, &faults);
    ck_assert_int_eq(import_work(import, &archive, now_and_then, &asked), 0);
    struct import_state before = import_state(import);
    ck_assert(!before.done && before.taken > 0);
    let_files_grow_to(300000);
    ck_assert_int_gt(import_work(import, &archive, NULL, NULL), 0);
    struct import_state state = import_state(import);
    ck_assert(state.taken == before.taken && state.bad == before.bad && !state.done);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(import_work(import, &archive, NULL, NULL), 0);
    state = import_state(import);
    ck_assert(state.done && state.taken == MANY && state.bad == MANY_BAD);
    import_finish(import);
    int told = 0;
    for (const char *at = memory; *at; at++)
        told += *at == ';';
    ck_assert_int_eq(told, MANY_BAD);
    ck_assert_int_eq(count_found(&archive, NULL), MANY);
    archive_close(&archive);
    free(text);
    expect_whole();
}
END_TEST

/* The import does not go on with a file that was changed meanwhile. */
START_TEST(a_file_that_changes_is_not_gone_on_with)
{
    char file[112];
    struct archive archive;
    struct text_source source;
    size_t length;
    int asked = 0;
    char *text = make_text(MANY, &length);
    snprintf(file, sizeof file, "%s.pdn", path);
    FILE *out = fopen(file, "w");
    ck_assert(out && fwrite(text, 1, length, out) == length && fclose(out) == 0);
    ck_assert_int_eq(text_source_of_file(&source, file), 0);
    open_archive(&archive);
    struct import *import = import_begin(&source, NULL, rest_unread_print, NULL, NULL);
    ck_assert_int_eq(import_work(import, &archive, now_and_then, &asked), 0);
    ck_assert_int_eq(truncate(file, (off_t)length / 2), 0);
    let_files_grow_to(300000);
    ck_assert_int_gt(import_work(import, &archive, NULL, NULL), 0);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(import_work(import, &archive, NULL, NULL), FILE_ERROR_CHANGED);
    ck_assert_int_eq(import_work(import, &archive, NULL, NULL), FILE_ERROR_CHANGED);
    ck_assert_int_eq(import_state(import).unread, FILE_ERROR_CHANGED);
    import_finish(import);
    archive_close(&archive);
    free(text);
    expect_whole();
}
END_TEST

/* A game of too many bytes, or of too many moves, is bad; the next game is not. */
START_TEST(a_game_may_be_too_large)
{
    char memory[200], *text;
    size_t length;
    struct strbuf faults = strbuf_init(memory, sizeof memory);
    struct archive archive;
    FILE *out = open_memstream(&text, &length);
    fprintf(out, "[Event \"1\"] 1. 11-15 *\n[Event \"2\"] 1. 11-16 {");
    for (int i = 0; i < GAME_BYTES_MAX / 64 + 1; i++)
        fprintf(out, "%64s", "\n");
    fprintf(out, "} *\n[Event \"3\"] 1. 9-13 *\n[Event \"4\"] 1. 10-15");
    for (int i = 0; i < GAME_NODES_MAX; i++)
        fprintf(out, " (10-14)");
    fprintf(out, " *\n[Event \"5\"] 1. 9-14 *\n");
    fclose(out);
    open_archive(&archive);
    struct import_state state = import_by(&archive, text, length, NULL, &faults);
    ck_assert_msg(state.taken == 3 && state.bad == 2 && state.known == 0, "%d, %d, %d: %s",
                  state.taken, state.bad, state.known, faults.text);
    ck_assert_msg(strncmp(faults.text, "2 at 2:1;4 at ", 14) == 0, "%s", faults.text);
    char *third = text_of(&archive, 2);
    ck_assert_str_eq(third, "[Event \"3\"]\n" AMERICAN " 1. 9-13 *\n");
    free(third);
    free(text);
    archive_close(&archive);
}
END_TEST

/* --- Games that were played --- */

struct printing {
    const struct match *match;
    int place;
    FILE *out;
};

static void print_one(void *data, const struct game *game, int starter, int black)
{
    const struct printing *printing = data;
    struct game_tags tags = {0};
    (void)starter;
    random_match_tag_players(&tags, printing->match, printing->place, black);
    game_tags_set_given(&tags, match_stamp(printing->match, printing->place).given);
    game_tags_set_handicap(&tags, "Handicap", black,
                           match_handicap_of(printing->match, game, black));
    game_tags_set_control(&tags, black, &printing->match->control);
    char *text = game_text_print(game, &tags, NULL);
    fprintf(printing->out, "%s\n", text);
    free(text);
    game_tags_finish(&tags);
}

/* A game that was saved with its match is known when it is imported. */
START_TEST(an_export_brings_nothing_new)
{
    struct match match = random_match((uint64_t)_i, 200);
    struct archive archive;
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    open_archive(&archive);
    save_new(&archive, &match);
    for (int place = 0; place < match_game_count(&match); place++)
        match_visit(&match, place, print_one, &(struct printing){&match, place, out});
    fclose(out);
    struct import_state state = import_text(&archive, text);
    ck_assert_msg(state.taken == 0 && state.known == match_game_count(&match) && state.bad == 0,
                  "%d: %d, %d of %d", _i, state.taken, state.known, match_game_count(&match));
    ck_assert_int_eq(count_found(&archive, NULL), match_game_count(&match));
    free(text);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

/* --- Versions of a game --- */

/* Each text is a version of the game of a row, imported in this order; digits are their places. */
static const struct {
    const char *name, *texts[5], *poorer;
} comparisons[] = {
    {"no move", {"[Black \"Ada\"] *", "[Black \"Ada\"] {good} *"}, "1"},
    {"a bare one", {"1. 11-15 *", "1. 11-15 {good} *"}, "1"},
    {"a bare one that came later", {"1. 11-15 {good} *", "1. 11-15 *"}, "2"},
    {"each says something", {"1. 11-15 {good} *", "1. 11-15! *"}, ""},
    {"one says all",
     {"1. 11-15 {good} *", "1. 11-15! *", "1. 11-15! {good} (1. 11-16) *", "1. 11-15 (1. 11-16) *"},
     "124"},
    {"another comment", {"1. 11-15 {good} *", "1. 11-15 {bad} *"}, ""},
    {"a comment elsewhere", {"{good} 1. 11-15 *", "1. 11-15 {good} *"}, ""},
    {"a tag", {"[Annotator \"Ada\"]\n1. 11-15 *", "1. 11-15 *"}, "2"},
    {"another tag", {"[Annotator \"Ada\"]\n1. 11-15 *", "[Annotator \"Ben\"]\n1. 11-15 *"}, ""},
    {"a longer variation",
     {"1. 11-15 (1. 11-16 22-18) *", "1. 11-15 (1. 11-16 22-18 2. 16-20) *"},
     "1"},
    {"other variations", {"1. 11-15 (1. 11-16) *", "1. 11-15 (1. 12-16) *"}, ""},
    {"variations in another order",
     {"1. 11-15 (1. 11-16) (1. 12-16) *", "1. 11-15 (1. 12-16) (1. 11-16) *"},
     "2"},
    {"other games, too",
     {"1. 11-15 *", "1. 11-16 *", "1. 11-16 {good} *", "1. 11-15 {good} *"},
     "12"},
};

static void find_versions(struct archive *archive, int64_t since, struct catalogue_found *found)
{
    const struct library_filter filter = {
        .result = LIBRARY_ANY_RESULT, .versions = true, .since = since};
    ck_assert_int_eq(catalogue_find(archive, &filter, found, NULL, NULL), 0);
}

static int compare_ids(const void *a, const void *b)
{
    return (int)(*(const int64_t *)a - *(const int64_t *)b);
}

START_TEST(poorer_versions_are_found)
{
    struct archive archive;
    struct catalogue_found found = {0}, poorer = {0};
    char ids[8] = "";
    open_archive(&archive);
    for (int i = 0; i < ROWS(comparisons[_i].texts) && comparisons[_i].texts[i]; i++)
        ck_assert_int_eq(import_text(&archive, comparisons[_i].texts[i]).taken, 1);
    find_versions(&archive, 0, &found);
    struct game_ids games = {found.games, found.count};
    ck_assert_int_eq(catalogue_poorer(&archive, &games, &poorer, NULL, NULL), 0);
    if (poorer.count > 0)
        qsort(poorer.games, (size_t)poorer.count, sizeof *poorer.games, compare_ids);
    for (int i = 0; i < poorer.count; i++)
        ids[i] = (char)('0' + poorer.games[i]);
    ck_assert_msg(strcmp(ids, comparisons[_i].poorer) == 0, "%s: \"%s\"", comparisons[_i].name,
                  ids);
    catalogue_found_finish(&found);
    catalogue_found_finish(&poorer);
    archive_close(&archive);
}
END_TEST

/* They stand beside each other, and those of an import can be told from others. */
START_TEST(versions_are_found)
{
    static const char *const texts[] = {"1. 11-15 *",     "1. 11-16 *",     "1. 12-16 *",
                                        "1. 11-15 {a} *", "1. 12-16 {a} *", "1. 11-15 {b} *"};
    static const struct {
        int64_t since;
        const char *found;
    } rows[] = {{0, "64153"}, {3, "64153"}, {4, "64153"}, {5, "641"}, {6, ""}};
    struct archive archive;
    struct catalogue_found found = {0};
    open_archive(&archive);
    for (int i = 0; i < ROWS(texts); i++)
        ck_assert_int_eq(import_text(&archive, texts[i]).since, i);
    for (int row = 0; row < ROWS(rows); row++) {
        char ids[8] = "";
        find_versions(&archive, rows[row].since, &found);
        for (int i = 0; i < found.count; i++)
            ids[i] = (char)('0' + found.games[i]);
        ck_assert_msg(strcmp(ids, rows[row].found) == 0, "%d: %s", (int)rows[row].since, ids);
    }
    catalogue_found_finish(&found);
    archive_close(&archive);
}
END_TEST

/* A game of a match is never poorer: its match would lose it. */
START_TEST(a_game_of_a_match_is_not_poorer)
{
    struct match match = random_match(7, 30);
    struct archive archive;
    struct catalogue_found found = {0}, poorer = {0};
    char *text;
    open_archive(&archive);
    save_new(&archive, &match);
    ck_assert_int_eq(catalogue_text(&archive, 1, &text), 0);
    char *richer = NULL;
    ck_assert_int_gt(asprintf(&richer, "[Annotator \"Ada\"]\n%s", text), 0);
    ck_assert_int_eq(import_text(&archive, richer).taken, 1);
    find_versions(&archive, 0, &found);
    ck_assert_int_eq(found.count, 2);
    struct game_ids games = {found.games, found.count};
    ck_assert_int_eq(catalogue_poorer(&archive, &games, &poorer, NULL, NULL), 0);
    ck_assert_int_eq(poorer.count, 0);
    catalogue_found_finish(&found);
    catalogue_found_finish(&poorer);
    free(text);
    free(richer);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

/* A deleted game is unknown, and may be imported again. */
START_TEST(what_was_deleted_is_taken_in_again)
{
    struct archive archive;
    open_archive(&archive);
    ck_assert_int_eq(import_text(&archive, "1. 11-15 *").taken, 1);
    ck_assert_int_eq(change_game(catalogue_delete, &archive, 1), 0);
    ck_assert_int_eq(import_text(&archive, "1. 11-15 *").taken, 1);
    ck_assert_int_eq(count_found(&archive, NULL), 1);
    archive_close(&archive);
    expect_whole();
}
END_TEST

static const struct {
    const char *name, *again; /* imported after it was deleted */
    int found;                /* games after it was restored */
} returns[] = {
    {"nothing else", "", 1},
    {"the same game", "1. 11-15 *", 1},
    {"another version of it", "1. 11-15 {again} *", 2},
    {"another one", "1. 11-16 *", 2},
};

/* A game that was imported again is not there twice. */
START_TEST(what_came_again_is_not_restored_beside_it)
{
    struct archive archive;
    open_archive(&archive);
    import_text(&archive, "1. 11-15 *");
    ck_assert_int_eq(change_game(catalogue_delete, &archive, 1), 0);
    import_text(&archive, returns[_i].again);
    int error = change_game(catalogue_restore, &archive, 1), found = count_found(&archive, NULL);
    ck_assert_msg(!error && found == returns[_i].found, "%s: error %d, %d found", returns[_i].name,
                  error, found);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* A game of a match is restored to its place, whatever was imported. */
START_TEST(a_game_of_a_match_is_restored_to_it)
{
    struct match match = random_match(7, 30);
    struct archive archive;
    char *text;
    open_archive(&archive);
    int64_t row = save_new(&archive, &match);
    archive_leave(&archive, row);
    int games = count_found(&archive, NULL);
    ck_assert_int_eq(catalogue_text(&archive, 1, &text), 0);
    ck_assert_int_eq(change_game(catalogue_delete, &archive, 1), 0);
    ck_assert_int_eq(import_text(&archive, text).taken, 1);
    ck_assert_int_eq(change_game(catalogue_restore, &archive, 1), 0);
    ck_assert_int_eq(count_found(&archive, NULL), games + 1);
    free(text);
    archive_close(&archive);
    ck_assert_int_eq(ask_sql("SELECT deleted FROM game WHERE id = 1"), 0);
    expect_whole();
    match_finish(&match);
}
END_TEST

/* More games than a match may have. */
START_TEST(no_serial_is_too_large)
{
    struct archive archive;
    open_archive(&archive);
    import_text(&archive, "1. 11-15 *");
    archive_close(&archive);
    run_sql("UPDATE game SET serial = 5000000");
    open_archive(&archive);
    ck_assert_int_eq(import_text(&archive, "1. 11-16 *").taken, 1);
    archive_close(&archive);
    ck_assert_int_eq(ask_sql("SELECT serial FROM game WHERE id = 2"), 5000001);
    run_sql("DELETE FROM game WHERE id = 1");
    expect_whole();
}
END_TEST

SUITE(import)
{
    Suite *suite = suite_create("import");
    TCase *tcase = tcase_create("import");
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, make_folder, remove_folder);
    tcase_set_timeout(posix, 300);
    tcase_add_checked_fixture(tcase, make_folder, remove_folder);
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, all_of_a_text_have_the_same_rules);
    tcase_add_test(tcase, what_was_kept_of_a_bad_game_is_known);
    tcase_add_loop_test(tcase, only_the_same_is_left_out, 0, ROWS(twin_rows));
    tcase_add_loop_test(tcase, a_text_is_taken_in, 0, ROWS(text_rows));
    tcase_add_loop_test(tcase, a_text_holds_something, 0, ROWS(something_rows));
    tcase_add_test(tcase, the_text_alone_tells_the_same);
    tcase_add_test(tcase, a_spoilt_text_is_taken_in_rightly);
    tcase_add_test(tcase, it_may_be_stopped_and_gone_on_with);
    tcase_add_test(posix, a_stretch_that_failed_is_tried_again);
    tcase_add_test(posix, a_file_that_changes_is_not_gone_on_with);
    tcase_add_test(tcase, a_game_may_be_too_large);
    tcase_add_loop_test(tcase, an_export_brings_nothing_new, 0, 8);
    tcase_add_loop_test(tcase, poorer_versions_are_found, 0, ROWS(comparisons));
    tcase_add_test(tcase, versions_are_found);
    tcase_add_test(tcase, a_game_of_a_match_is_not_poorer);
    tcase_add_test(tcase, what_was_deleted_is_taken_in_again);
    tcase_add_loop_test(tcase, what_came_again_is_not_restored_beside_it, 0, ROWS(returns));
    tcase_add_test(tcase, a_game_of_a_match_is_restored_to_it);
    tcase_add_test(tcase, no_serial_is_too_large);
    suite_add_tcase(suite, tcase);
    suite_add_tcase(suite, posix);
    return suite;
}
