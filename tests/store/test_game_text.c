/* SPDX-License-Identifier: MIT */
/* Game trees as PDN and back: how they are written, and that any tree under any rule set is read as
 * it was, and written as it was read. */
#include "base/array.h"
#include "prose/error_prose.h"
#include "prose/in_out_prose.h"
#include "random_play.h"
#include "store/game_bytes.h"
#include "store/game_text.h"
#include "suite.h"
#include "tree_equal.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* --- Text that grows --- */

struct page {
    char *text; /* owned */
    size_t capacity, length;
};

static void add_to_page(void *sink, const char *text, size_t length)
{
    struct page *page = sink;
    page->text = array_reserve(page->text, &page->capacity, page->length + length + 1, 1);
    memcpy(page->text + page->length, text, length);
    page->length += length;
    page->text[page->length] = '\0';
}

static void turn_page(struct page *page)
{
    page->length = 0;
    add_to_page(page, "", 0);
}

/* Writes all games of a text. Returns the number of wrong ones. */
static int convert(const char *text, struct page *page)
{
    static struct pdn_reader reader;
    static struct game_reader games;
    struct pdn_writer writer;
    struct pdn_text source = {text, strlen(text), 0};
    struct game_bytes bytes = {0};
    int wrong = 0;
    game_bytes_begin(&bytes, &reader, 0, pdn_fill_from_text, &source);
    pdn_reader_init(&reader, game_bytes_fill, &bytes);
    pdn_writer_init(&writer, add_to_page, page);
    game_reader_init(&games, NULL);
    game_reader_keep_rest(&games, &bytes, rest_unread_print);
    turn_page(page);
    const struct pdn_event *event;
    do {
        event = pdn_reader_next(&reader);
        const struct game_report *report = game_reader_event(&games, event);
        if (report && games.playable)
            game_text_write(&writer, &games.game, &games.tags, games.result);
        wrong += report && report->wrong;
    } while (event->kind != PDN_TEXT_END);
    game_reader_finish(&games);
    game_bytes_finish(&bytes);
    return wrong;
}

/* Returns the moves of the first game, which stand behind the empty line. */
static char *moves_of(const struct page *page)
{
    char *gap = strstr(page->text, "\n\n");
    return gap ? gap + 2 : page->text;
}

#define AMERICAN "[GameType \"21\"] "

/* What a comment says before the text that could not be read. */
#define UNREAD "What follows could not be read: "
#define WAYS   "[GameType \"21\"][FEN \"W:W30,32:B17,18,25,26,1\"] "
#define NO_33  "There is no square 33 to play on."

static const struct row {
    const char *name;
    const char *text;
    const char *moves; /* as they are written */
    int wrong;
} rows[] = {
    {"a variation up to its error",
     AMERICAN
     "11-15 (11-16! {a} 22-18 1-32? {b} (16-20) 16-19 {c}) {d} 22-18 (22-99) 15x22 {e} 1-0",
     "1. 11-15 (1. 11-16! {a} 1... 22-18\n%" UNREAD "The piece on 1 is blocked: it has no free "
     "square to go to. You can move 7, 9, 10 or 2 others. 1-32? {b} (16-20) 16-19 {c}\n) {d} 1... "
     "22-18 {" UNREAD "There is no square 99 to play\non. 22-99} 2. 15x22 {e} 1-0\n",
     1},
    {"moves", AMERICAN "11-15 22-18 15x22 *", "1. 11-15 22-18 2. 15x22 *\n", 0},
    {"a comment before the first move", AMERICAN "{a} 11-15 *", "{a} 1. 11-15 *\n", 0},
    {"two of them", AMERICAN "{a} {b} 11-15 *", "{a} {b} 1. 11-15 *\n", 0},
    {"three of them", AMERICAN "{a} {b} {c} 11-15 *", "{a} {b c} 1. 11-15 *\n", 0},
    {"a comment behind a move", AMERICAN "11-15 {a} 22-18 *", "1. 11-15 {a} 1... 22-18 *\n", 0},
    {"before the next", AMERICAN "11-15 {a} {b} 22-18 *", "1. 11-15 {a} {b} 1... 22-18 *\n", 0},
    {"before the next alone", AMERICAN "11-15 {} {b} 22-18 *", "1. 11-15 {} {b} 1... 22-18 *\n", 0},
    {"behind a variation", AMERICAN "11-15 (9-14) {b} 22-18 *",
     "1. 11-15 (1. 9-14) {b} 1... 22-18 *\n", 0},
    {"behind the last move", AMERICAN "11-15 {a} {b} *", "1. 11-15 {a b} *\n", 0},
    {"behind the result", AMERICAN "11-15 {a} * {b}", "1. 11-15 {a b} *\n", 0},
    {"at the beginning of a variation", AMERICAN "11-15 ({a} 9-14 {b}) *",
     "1. 11-15 ({a} 1. 9-14 {b}) *\n", 0},
    {"at its end", AMERICAN "11-15 (9-14 (9-13) {b}) *", "1. 11-15 (1. 9-14 {b}) (1. 9-13) *\n", 0},
    {"in place of one", AMERICAN "11-15 ({b}) {c} *", "1. 11-15 {b c} *\n", 0},
    {"between two variations", AMERICAN "11-15 (9-14) {b} (9-13) 22-18 *",
     "1. 11-15 {b} (1. 9-14) (1. 9-13) 1... 22-18 *\n", 0},
    {"of a move in a variation", AMERICAN "11-15 22-18 (22-17 {a} 8-11 {b}) {c} 15x22 *",
     "1. 11-15 22-18 (1... 22-17 {a} 2. 8-11 {b}) {c} 2. 15x22 *\n", 0},
    {"what an analysis says", AMERICAN "{[%eval 0.12]} 11-15? {[%eval -1.2] [%cost 1.35 ?]} {a} *",
     "{[%eval 0.12]} 1. 11-15? {[%eval -1.2] [%cost 1.35 ?]} {a} *\n", 0},
    {"behind what a player says", AMERICAN "11-15 {a} {[%eval -1.20]} {b} 22-18 *",
     "1. 11-15 {[%eval -1.20]} {a} {b} 1... 22-18 *\n", 0},
    {"and of a better line", AMERICAN "11-15 (9-14 {[%eval #9] [%better 1] White wins.}) *",
     "1. 11-15 (1. 9-14 {[%eval #9] [%better 1] White wins.}) *\n", 0},
    {"twice: the last", AMERICAN "11-15 {[%eval 1]} {[%eval 2]} *", "1. 11-15 {[%eval 2]} *\n", 0},
    {"more than it says", AMERICAN "11-15 {[%eval 1] well} {b} *",
     "1. 11-15 {[%eval 1] well b} *\n", 0},
    {"words that an analysis would say", AMERICAN "11-15\n%[%eval 1]\n{[%eval 2]} *",
     "1. 11-15 {[%eval 2]}\n%[%eval 1]\n*\n", 0},
    {"an analysis before a move", AMERICAN "11-15 ({[%eval 1]} 9-14) *",
     "1. 11-15 (\n%[%eval 1]\n1. 9-14) *\n", 0},
    {"strengths", AMERICAN "11-15! $3 22-18 $1 ?? (!) 15x22 (?!) *",
     "1. 11-15! $3 22-18 $1 ?? (!) 2. 15x22(?!) *\n", 0},
    {"the longest strengths", AMERICAN "11-15(?!) $255 (!!) $139 22-18 $139 (!?) *",
     "1. 11-15(?!) $255 (!!) $139 22-18 $139 (!?) *\n", 0},
    {"the same move in a variation", AMERICAN "11-15 (11-15 22-18) *",
     "1. 11-15 (1. 11-15 22-18) *\n", 0},
    {"results in their form", AMERICAN "11-15 2-0", "1. 11-15 2-0\n", 0},
    {"half a result", AMERICAN "11-15 1/2", "1. 11-15 1/2-1/2\n", 0},
    {"both lose", AMERICAN "11-15 0-0", "1. 11-15 0-0\n", 0},
    {"the result of the tag", AMERICAN "[Result \"0-1\"] 11-15", "1. 11-15 0-1\n", 0},
    {"a decision in a variation", AMERICAN "11-15 (9-14 {[%end 1-0 resigned]}) *",
     "1. 11-15 (1. 9-14 {[%end 1-0 resigned]}) *\n", 0},
    {"a decision that was taken back", AMERICAN "11-15 {[%decision 1-0 resigned]} 22-18 *",
     "1. 11-15 {[%decision 1-0 resigned]} 1... 22-18 *\n", 0},
    {"the usual one of the result", AMERICAN "11-15 {[%end 1-0 resigned]} 1-0", "1. 11-15 1-0\n",
     0},
    {"no decision that could be", AMERICAN "11-15 {[%end 1-0 agreed]} 1-0",
     "1. 11-15 {[%end 1-0 agreed]} 1-0\n", 0},
    {"a draw that was claimed",
     "[Rules \"american, quiet=2, draws=claim\"] 9-13 24-20 {[%end 1/2-1/2 quiet]} 1/2-1/2",
     "1. 9-13 24-20 {[%end 1/2-1/2 quiet]} 1/2-1/2\n", 0},
    {"one that has not come", AMERICAN "9-13 24-20 {[%end 1/2-1/2 quiet]} 1/2-1/2",
     "1. 9-13 24-20 1/2-1/2\n", 0},
    {"words that a decision would be", AMERICAN "11-15\n%[%end 1-0 resigned]\n22-18 *",
     "1. 11-15\n%[%end 1-0 resigned]\n1... 22-18 *\n", 0},
    {"the same behind a semicolon", AMERICAN "11-15 ;[%decision 1/2-1/2 agreed]\n22-18 *",
     "1. 11-15\n%[%decision 1/2-1/2 agreed]\n1... 22-18 *\n", 0},
    {"put together from two comments", AMERICAN "11-15 {[%end} {1-0 resigned]} *",
     "1. 11-15\n%[%end 1-0 resigned]\n*\n", 0},
    {"before a move", AMERICAN "11-15 ({[%end 1-0 resigned]} 9-14) *",
     "1. 11-15 (\n%[%end 1-0 resigned]\n1. 9-14) *\n", 0},
    {"and the decision as well", AMERICAN "11-15\n%[%end 1-0 resigned]\n{[%end 1-0 resigned]} *",
     "1. 11-15\n%[%end 1-0 resigned]\n{[%end 1-0 resigned]} *\n", 0},
    {"more words than a decision has", AMERICAN "11-15 {[%end 1-0 resigned] well} *",
     "1. 11-15 {[%end 1-0 resigned] well} *\n", 0},
    {"a loss on time", AMERICAN "11-15 {[%end 1-0 time]} 1-0", "1. 11-15 {[%end 1-0 time]} 1-0\n",
     0},
    {"as a tag tells it", AMERICAN "[Termination \"time forfeit\"] 11-15 1-0", "1. 11-15 1-0\n", 0},
    {"a draw beside that tag", AMERICAN "[Termination \"time forfeit\"] 11-15 1/2-1/2",
     "1. 11-15 1/2-1/2\n", 0},
    {"a resignation all the same",
     AMERICAN "[Termination \"time forfeit\"] 11-15 {[%end 1-0 resigned]} 1-0",
     "1. 11-15 {[%end 1-0 resigned]} 1-0\n", 0},
    {"times", AMERICAN "11-15 {[%clk 0:05:00]} 22-18 {[%clk 0:04:58.3]} {well} *",
     "1. 11-15 {[%clk 0:05:00]} 1... 22-18 {[%clk 0:04:58.3]} {well} *\n", 0},
    {"behind what is said", AMERICAN "11-15 {well} {[%clk 0:05:00]} *",
     "1. 11-15 {[%clk 0:05:00]} {well} *\n", 0},
    {"two times", AMERICAN "11-15 {[%clk 0:05:00]} {[%clk 0:04:00]} *",
     "1. 11-15 {[%clk 0:05:00]}\n%[%clk 0:04:00]\n*\n", 0},
    {"before the first move", AMERICAN "{[%clk 0:05:00]} 11-15 *", "%[%clk 0:05:00]\n1. 11-15 *\n",
     0},
    {"a time written otherwise", AMERICAN "11-15 {[%clk 00:05:00]} *",
     "1. 11-15 {[%clk 00:05:00]} *\n", 0},
    {"and with words", AMERICAN "11-15 {[%eval 0.3] [%clk 0:05:00] well} *",
     "1. 11-15 {[%eval 0.3] [%clk 0:05:00] well} *\n", 0},
    {"a wrong game, up to there", AMERICAN "11-15 {a} (9-14) 22-18 (22-17) 2. 11-33 9-14 *",
     "1. 11-15 {a} (1. 9-14) 1... 22-18 {" UNREAD
     "There is no\nsquare 33 to play on. 2. 11-33 9-14 *} "
     "(1... 22-17) *\n",
     1},
    {"behind what a player says", AMERICAN "11-15 {a} {b}\r\n11-33\t\n \n22-18 *",
     "1. 11-15 {a b " UNREAD NO_33 "\n11-33 22-18 *} *\n", 1},
    {"before the first move", AMERICAN "11-33 1-0", "{" UNREAD NO_33 " 11-33 1-0}\n1-0\n", 1},
    {"with a comment", AMERICAN "11-15 11-33 {b} *", "1. 11-15\n%" UNREAD NO_33 " 11-33 {b} *\n*\n",
     1},
    {"what is no move", AMERICAN "11-15 2. foo 22-18 ; 9-9\n(",
     "1. 11-15 {" UNREAD "A move, a comment or a result is\nexpected here, not 'foo'. 2. foo "
     "22-18 ; 9-9 (} *\n",
     1},
    {"letters of long ago", AMERICAN "11-15 \xF6\x80 \xC3\xA4",
     "1. 11-15 {" UNREAD "A move, a comment or a result is\nexpected here, not 'ö'. ö\xC2\x80 ä} "
     "*\n",
     1},
    {"a variation, up to there", AMERICAN "11-15 (11-16 24-20 2. 16-33 {b} (9-9)) 22-18 *",
     "1. 11-15 (1. 11-16 24-20\n%" UNREAD NO_33 " 2. 16-33 {b} (9-9)\n) 1... 22-18 *\n", 1},
    {"a variation from its first move on", AMERICAN "11-15 {a} (10-33) 22-18 *",
     "1. 11-15 {a " UNREAD "There is no square 33 to play on.\n10-33} 1... 22-18 *\n", 1},
    {"two variations", AMERICAN "11-15 (10-33) 22-18 (9-33) *",
     "1. 11-15 {" UNREAD NO_33 "\n10-33} 1... 22-18 {" UNREAD
     "There is no square 33 to play\non. 9-33} *\n",
     1},
    {"a variation that is not closed", AMERICAN "11-15 (11-16 24-20",
     "1. 11-15 {" UNREAD "This variation has no end.} (1. 11-16\n24-20) *\n", 1},
    {"what is no move, in a variation", AMERICAN "11-15 (11-16 foo) 22-18 *",
     "1. 11-15 {" UNREAD
     "A move, a comment or a result is\nexpected here, not 'foo'. foo) 22-18 *} "
     "(1. 11-16) *\n",
     1},
    {"a comment that is not closed", AMERICAN "11-15 {a\n22-18",
     "1. 11-15 {" UNREAD "This comment has no end. {a 22-18} *\n", 1},
    {"moves behind a draw",
     "[Rules \"american, repetition=2\"][FEN \"B:WK32:BK1\"] 1-6 32-27 6-1 27-32 1-6 *",
     "1. 1-6 32-27 2. 6-1 27-32 {" UNREAD "The game has ended in\na draw before this move. 1-6 *} "
     "*\n",
     1},
    {"a capture that the next move decides", WAYS "30x14 18-22 *", "1... 30x21x14 2. 18-22 *\n", 0},
    {"one in a variation", WAYS "30x14 {a} (30x14 17-22) 18-22 *",
     "1... 30x21x14 {a} (1... 30x23x14 2. 17-22) 2. 18-22 *\n", 0},
    {"one that nothing decides", WAYS "30x14! {a} 1-5 *",
     "1... 30x21x14! {There are 2 such captures: 30x21x14 or 30x23x14. The first of\nthem is "
     "played here. a} 2. 1-5 *\n",
     1},
    {"a side that the first move tells", AMERICAN "[FEN \"?:W22:B1:H0\"] 22-18 *", "1... 22-18 *\n",
     0},
    {"a result that is denied", "[FEN \"B:W18:B15\"] 15x22 1-0", "1. 15x22 1-0\n", 1},
    {"another board", "[GameType \"20,W,10,10,N2,0\"] 32-28 19-23 *", "", 1},
    {"another board that no tag tells", "32-28 19-23 33-29 *", "", 1},
    {"no rules", "[Rules \"nosuch\"] 11-15 *", "", 1},
    {"no position", "[FEN \"nosuch\"] 11-15 *", "", 1},
};

START_TEST(written)
{
    const struct row *row = &rows[_i];
    struct page page = {0}, again = {0};
    int wrong = convert(row->text, &page);
    ck_assert_msg(strcmp(moves_of(&page), row->moves) == 0 && wrong == row->wrong,
                  "%s: %d wrong: %s, expected %s", row->name, wrong, moves_of(&page), row->moves);
    convert(page.text, &again);
    ck_assert_msg(strcmp(page.text, again.text) == 0, "%s: %s, and then %s", row->name, page.text,
                  again.text);
    free(page.text);
    free(again.text);
}
END_TEST

START_TEST(tags_in_their_order)
{
    struct page page = {0};
    convert(
        "[Black \"Ada\"] [Opening \"x\"] [Rules \"american, capture=optional\"] [Event \"Cup\"] "
        "[FEN \"W:W22:B1\"] [GameType \"25\"] [Date \"1999.01.02\"] [Result \"1-0\"] 22-18 1-0",
        &page);
    ck_assert_str_eq(page.text, "[Event \"Cup\"]\n"
                                "[Site \"?\"]\n"
                                "[Date \"1999.01.02\"]\n"
                                "[Round \"?\"]\n"
                                "[White \"?\"]\n"
                                "[Black \"Ada\"]\n"
                                "[Result \"1-0\"]\n"
                                "[Rules \"american, capture=optional\"]\n"
                                "[FEN \"W:W22:B1\"]\n"
                                "[Opening \"x\"]\n"
                                "\n"
                                "1... 22-18 1-0\n");
    free(page.text);
}
END_TEST

/* --- Any tree --- */

enum {
    NODES = 24,
};

static const char *const analyses[] = {
    "[%eval 0.35]",
    "[%eval #-12] [%cost 2.20 ??]",
    "[%eval =] [%better 4] A draw with best play.",
    "[%eval -12.00] [%better 10]",
};

/* What a player may write, texts of decisions and analyses included. */
static const char *const like_facts[] = {
    "[%end 0-1 resigned]",
    "[%decision 1-0 resigned]",
    "[%end 1/2-1/2 agreed]",
    "[%decision 1/2-1/2 agreed]",
    "[%end 1/2-1/2 repetition]",
    "[%decision 1/2-1/2 quiet]",
    "[%decision 1/2-1/2 lone-kings]",
    "[%eval 0.35]",
    "[%eval =] [%better 4] White wins.",
    "[%end 1-0 time]",
    "[%clk 0:04:58]",
};

static const char *random_words(struct rng *rng)
{
    static const char *const words[] = {"well",
                                        "",
                                        "{",
                                        "}",
                                        "(",
                                        "11-15",
                                        "[Event \"x\"]",
                                        "%",
                                        ";",
                                        "1-0",
                                        "\u00E9t\u00E9",
                                        "*",
                                        "averylongwordindeedandlongerstill",
                                        "\\",
                                        "\"",
                                        "[%clock 1:00]"};
    static char text[512];
    struct strbuf out = strbuf_init(text, sizeof text);
    if (rng_below(rng, 8) == 0)
        return like_facts[rng_below(rng, ROWS(like_facts))];
    for (uint32_t left = rng_below(rng, 12); left > 0; left--)
        strbuf_addf(&out, "%s%s", words[rng_below(rng, ROWS(words))], rng_below(rng, 4) ? " " : "");
    return text;
}

static void random_plies(struct rng *rng, struct game *game)
{
    static struct movelist list;
    for (int left = (int)rng_below(rng, NODES); left > 0; left--) {
        int count = game->tree.count;
        int node = rng_below(rng, 3) ? count - 1 : (int)rng_below(rng, (uint32_t)count);
        const struct ply_state *state = tree_state(&game->tree, node);
        if (state->result.outcome != ONGOING)
            continue;
        movegen(&game->rules.rules, &state->position, &list);
        game_add_ply(game, node, &list.moves[rng_below(rng, (uint32_t)list.count)]);
    }
}

static void random_notes(struct rng *rng, struct game *game)
{
    static const char *const strengths[] = {"!",        "$14",  "?! $3",    "(?)",
                                            "$1 $2 $3", "$4 !", "(!?) $255"};
    static const enum reason draws[] = {REASON_AGREED, REASON_REPETITION, REASON_QUIET,
                                        REASON_LONE_KINGS};
    for (int node = 0; node < game->tree.count; node++) {
        struct result decision =
            rng_below(rng, 2)
                ? result_win((enum side)rng_below(rng, 2),
                             rng_below(rng, 2) ? REASON_RESIGNED : REASON_TIME)
                : draw_result(&game->rules.rules, &tree_state(&game->tree, node)->draws,
                              draws[rng_below(rng, 4)]);
        if (rng_below(rng, 4) == 0)
            tree_set_text(&game->tree, node, TEXT_AFTER, random_words(rng));
        if (rng_below(rng, 4) == 0 && node != NODE_ROOT)
            tree_set_text(&game->tree, node, TEXT_BEFORE, random_words(rng));
        if (rng_below(rng, 4) == 0 && node != NODE_ROOT)
            tree_set_text(&game->tree, node, TEXT_STRENGTH,
                          strengths[rng_below(rng, ROWS(strengths))]);
        if (rng_below(rng, 4) == 0)
            tree_set_text(&game->tree, node, TEXT_ANALYSIS,
                          analyses[rng_below(rng, ROWS(analyses))]);
        if (rng_below(rng, 4) == 0 && node != NODE_ROOT)
            tree_set_clock(&game->tree, node, 100 * (int)rng_below(rng, 3600000));
        if (rng_below(rng, 5) == 0)
            game_add_decision(game, node, &decision, rng_below(rng, 2));
    }
}

static void random_game(struct rng *rng, struct game *game)
{
    struct named_ruleset rules = random_ruleset(rng);
    struct position start = random_position(rng);
    game_init(game, &rules, rng_below(rng, 2) ? &start : NULL);
    random_plies(rng, game);
    random_notes(rng, game);
}

static const struct game_report *read_game(struct game_reader *games, const struct page *page)
{
    static struct pdn_reader reader;
    struct pdn_text source = {page->text, page->length, 0};
    const struct game_report *report = NULL;
    pdn_reader_init(&reader, pdn_fill_from_text, &source);
    while (!report)
        report = game_reader_event(games, pdn_reader_next(&reader));
    return report;
}

/* What a claimed draw was counted to is not written: it is known of the moves. */
static const struct {
    const char *name, *text;
    int count;
} claimed_rows[] = {
    {"quiet moves",
     "[Rules \"american, quiet=2, draws=claim\"] 9-13 24-20 {[%end 1/2-1/2 quiet]} 1/2-1/2", 2},
    {"a repetition",
     "[Rules \"american, repetition=3, draws=claim\"] [FEN \"B:WK32:BK1\"] 1-5 32-28 5-1 28-32 1-5 "
     "32-28 5-1 "
     "28-32 {[%end 1/2-1/2 repetition]} 1/2-1/2",
     3},
};

START_TEST(a_claimed_draw_has_its_count)
{
    static struct game_reader games;
    struct page page = {0};
    add_to_page(&page, claimed_rows[_i].text, strlen(claimed_rows[_i].text));
    game_reader_init(&games, NULL);
    const struct game_report *report = read_game(&games, &page);
    struct result result = tree_decision(&games.game.tree, games.game.tree.count - 1);
    ck_assert_msg(!report->wrong && result.outcome == DRAW, "%s", claimed_rows[_i].name);
    ck_assert_msg(result.count == claimed_rows[_i].count, "%s: counted to %d",
                  claimed_rows[_i].name, result.count);
    game_reader_finish(&games);
    free(page.text);
}
END_TEST

static void check_one(uint64_t seed, struct page *page, struct page *again)
{
    static struct game_reader games;
    struct rng rng = rng_init(seed);
    struct game game;
    struct game_tags tags = {0};
    struct pdn_writer writer;
    random_game(&rng, &game);
    turn_page(page);
    pdn_writer_init(&writer, add_to_page, page);
    game_tags_set(&tags, "Annotator", random_words(&rng));
    game_text_write(&writer, &game, &tags, NULL);
    game_reader_init(&games, NULL);
    const struct game_report *report = read_game(&games, page);
    REQUIRE(!report->wrong, "seed %" PRIu64 ": %d:%d %s\n%s", seed, report->error.line,
            report->error.column, error_sentence(&report->error).text, page->text);
    REQUIRE(ruleset_equal(&game.rules.rules, &games.game.rules.rules) &&
                strcmp(game.rules.id, games.game.rules.id) == 0,
            "seed %" PRIu64 ": other rules: %s", seed, page->text);
    REQUIRE(tree_equal(&game.tree, &games.game.tree), "seed %" PRIu64 ": another tree: %s", seed,
            page->text);
    REQUIRE(strcmp(game_tags_get(&tags, "Annotator", ""),
                   game_tags_get(&games.tags, "Annotator", "")) == 0,
            "seed %" PRIu64 ": another tag: %s", seed, page->text);
    game_reader_finish(&games);
    game_tags_finish(&tags);
    game_finish(&game);
    convert(page->text, again);
    REQUIRE(strcmp(page->text, again->text) == 0, "seed %" PRIu64 ": %s\nand then\n%s", seed,
            page->text, again->text);
}

START_TEST(any_tree)
{
    struct page page = {0}, again = {0};
    for (uint64_t seed = 0; seed < 10000; seed++)
        check_one(seed, &page, &again);
    free(page.text);
    free(again.text);
}
END_TEST

/* --- Too much --- */

static const struct large_row {
    const char *name, *head, *unit;
    int count;
} large_rows[] = {
    {"too many variations", AMERICAN "11-15", " (9-14)", GAME_NODES_MAX + 10},
    {"too much text", AMERICAN "11-15",
     " {a comment of some hundred bytes, such as they are in books on "
     "the game, where every move is explained}",
     200000},
    {"too many strengths", AMERICAN "11-15", " !", 4 * GAME_NODES_MAX + 10},
};

/* The beginning of the game is kept, and the next game is read. */
START_TEST(too_large)
{
    static struct game_reader games;
    static struct pdn_reader reader;
    const struct large_row *row = &large_rows[_i];
    struct page page = {0};
    turn_page(&page);
    add_to_page(&page, row->head, strlen(row->head));
    for (int i = 0; i < row->count; i++)
        add_to_page(&page, row->unit, strlen(row->unit));
    add_to_page(&page, " * 9-14 *", 9);
    struct pdn_text source = {page.text, page.length, 0};
    const struct game_report *report = NULL;
    pdn_reader_init(&reader, pdn_fill_from_text, &source);
    game_reader_init(&games, NULL);
    while (!report)
        report = game_reader_event(&games, pdn_reader_next(&reader));
    ck_assert_msg(report->wrong && report->error.fault == FAULT_GAME_TOO_LARGE && games.playable,
                  "%s: %d", row->name, report->wrong);
    ck_assert_int_eq(games.game.count, 1);
    report = NULL;
    while (!report)
        report = game_reader_event(&games, pdn_reader_next(&reader));
    ck_assert_msg(!report->wrong && report->plies == 1, "%s: the next game", row->name);
    game_reader_finish(&games);
    free(page.text);
}
END_TEST

/* --- Programs that played --- */

static const struct {
    const char *name, *type, *level, *seed;
    int read;
    uint64_t drawn;
} program_rows[] = {
    {"a level", "program", "4", "1F", 4, 0x1F},
    {"full strength", "program", "11", "0", PLAYER_FULL, 0},
    {"a person", "human", "4", "", PLAYER_PERSON, 0},
    {"unknown", "", "4", "x", PLAYER_PERSON, 0},
    {"another program", "program", "", "", PLAYER_PERSON, 0},
    {"another program", "program", "12", "", PLAYER_PEER, 0},
    {"beyond all levels", "program", "17", "", PLAYER_PERSON, 0},
    {"below all levels", "program", "0", "", PLAYER_PERSON, 0},
    {"no number", "program", "4x", "", PLAYER_PERSON, 0},
    {"the largest seed", "program", "1", "FFFFFFFFFFFFFFFF", 1, UINT64_MAX},
};

START_TEST(tags_tell_who_was_a_program)
{
    struct game_tags tags = {0};
    const char *name = program_rows[_i].name;
    game_tags_set(&tags, "WhiteType", program_rows[_i].type);
    game_tags_set(&tags, "WhiteLevel", program_rows[_i].level);
    game_tags_set(&tags, "Seed", program_rows[_i].seed);
    ck_assert_msg(game_tags_level(&tags, "White") == program_rows[_i].read, "%s: %d", name,
                  game_tags_level(&tags, "White"));
    ck_assert_msg(game_tags_level(&tags, "Black") == PLAYER_PERSON, "%s", name);
    ck_assert_msg(game_tags_seed(&tags) == program_rows[_i].drawn, "%s", name);
    game_tags_set_level(&tags, "White", PLAYER_PERSON); /* someone else sits there now */
    ck_assert_msg(game_tags_level(&tags, "White") == PLAYER_PERSON, "%s", name);
    game_tags_finish(&tags);
}
END_TEST

static const struct {
    const char *name, *tag;
    int length;
} match_length_rows[] = {
    {"a length", "5", 5},        {"the longest", "999", 999}, {"too long", "1000", 0},
    {"without end", "0", 0},     {"no number", "five", 0},    {"half of one", "2½", 0},
    {"less than none", "-1", 0}, {"nothing", "", 0},
};

START_TEST(a_tag_tells_the_length)
{
    const char *name = match_length_rows[_i].name;
    struct game_tags tags = {0};
    ck_assert_int_eq(game_tags_length(&tags), 0);
    game_tags_set(&tags, "MatchLength", match_length_rows[_i].tag);
    ck_assert_msg(game_tags_length(&tags) == match_length_rows[_i].length, "%s", name);
    game_tags_set_length(&tags, 7);
    ck_assert_str_eq(game_tags_get(&tags, "MatchLength", ""), "7");
    game_tags_finish(&tags);
}
END_TEST

/* Black has player 1's time here. */
static const struct {
    const char *name, *both, *black, *white;
    struct time_control control;
} control_rows[] = {
    {"none", "", "", "", {TIME_NONE}},
    {"none, said", "-", "", "", {TIME_NONE}},
    {"time for the game", "300", "", "", {TIME_INCREMENT, {300, 300}, 0}},
    {"an increment", "300+5", "", "", {TIME_INCREMENT, {300, 300}, 5}},
    {"a delay", "300d5", "", "", {TIME_DELAY, {300, 300}, 5}},
    {"for a move", "1/30", "", "", {TIME_MOVE, {30, 30}, 0}},
    {"odds", "", "60+5", "300+5", {TIME_INCREMENT, {300, 60}, 5}},
    {"a colour's is meant", "900", "60+5", "300+5", {TIME_INCREMENT, {300, 60}, 5}},
    {"periods", "40/7200:3600", "", "", {TIME_NONE}},
    {"a sand clock", "*180", "", "", {TIME_NONE}},
    {"too long", "36001", "", "", {TIME_NONE}},
    {"different increments", "", "60+5", "300+4", {TIME_NONE}},
    {"one colour's", "", "60+5", "", {TIME_NONE}},
};

START_TEST(tags_tell_the_clock)
{
    static const char *const names[] = {"TimeControl", "BlackTimeControl", "WhiteTimeControl"};
    const char *const texts[] = {control_rows[_i].both, control_rows[_i].black,
                                 control_rows[_i].white};
    const struct time_control *control = &control_rows[_i].control;
    struct game_tags tags = {0}, again = {0};
    for (int i = 0; i < 3; i++)
        if (*texts[i])
            game_tags_set(&tags, names[i], texts[i]);
    struct time_control read = game_tags_control(&tags, 1);
    ck_assert_msg(time_control_equal(&read, control), "%s", control_rows[_i].name);
    game_tags_set_control(&tags, 1, &read);
    for (int i = 0; i < 3; i++)
        ck_assert_msg(strcmp(game_tags_get(&tags, names[i], ""), texts[i]) == 0, "%s: %s",
                      control_rows[_i].name, game_tags_get(&tags, names[i], ""));
    game_tags_set_control(&again, 1, control);
    read = game_tags_control(&again, 1);
    ck_assert_msg(time_control_equal(&read, control), "%s, written anew", control_rows[_i].name);
    game_tags_set_control(&tags, 1, &(struct time_control){TIME_MOVE, {10, 20}});
    read = game_tags_control(&tags, 0);
    ck_assert_msg(read.kind == TIME_MOVE && read.seconds[0] == 20 && read.seconds[1] == 10,
                  "%s: another one, by other colours", control_rows[_i].name);
    game_tags_finish(&tags);
    game_tags_finish(&again);
}
END_TEST

static const struct {
    const char *name, *tag;
    int spent;
    bool off;
} clock_rows[] = {
    {"nothing", "", 0, false},
    {"a second and a half", "1.500", 1500, false},
    {"whole seconds", "12", 12000, false},
    {"off", "off", 0, true},
    {"too many places", "1.5000", 0, false},
    {"words", "soon", 0, false},
    {"more than there is", "999999", 0, false},
    {"and then words", "1.500s", 0, false},
};

START_TEST(a_tag_tells_what_was_spent)
{
    struct game_tags tags = {0};
    if (*clock_rows[_i].tag)
        game_tags_set(&tags, "MatchClock", clock_rows[_i].tag);
    ck_assert_msg(game_tags_spent(&tags) == clock_rows[_i].spent, "%s", clock_rows[_i].name);
    ck_assert_msg(game_tags_clock_off(&tags) == clock_rows[_i].off, "%s", clock_rows[_i].name);
    game_tags_set_clock(&tags, clock_rows[_i].spent, clock_rows[_i].off);
    ck_assert_str_eq(game_tags_get(&tags, "MatchClock", ""), clock_rows[_i].tag);
    game_tags_set_clock(&tags, 61007, false);
    ck_assert_str_eq(game_tags_get(&tags, "MatchClock", ""), "61.007");
    ck_assert_int_eq(game_tags_spent(&tags), 61007);
    game_tags_set_clock(&tags, 0, true);
    ck_assert(game_tags_clock_off(&tags));
    game_tags_finish(&tags);
}
END_TEST

static const struct {
    const char *name, *tag;
    enum reason reason;
    const char *then;
} reason_rows[] = {
    {"a loss on time", "", REASON_TIME, "time forfeit"},
    {"a resignation", "", REASON_RESIGNED, ""},
    {"no longer one on time", "time forfeit", REASON_RESIGNED, "normal"},
    {"nor one at all", "time forfeit", REASON_NO_PIECES, "normal"},
    {"nor a draw by the rules", "time forfeit", REASON_REPETITION, "normal"},
    {"a game that goes on", "time forfeit", REASON_NONE, "time forfeit"},
    {"a draw says nothing of that", "time forfeit", REASON_AGREED, "time forfeit"},
    {"what others say stays", "abandoned", REASON_RESIGNED, "abandoned"},
};

START_TEST(a_tag_tells_a_loss_on_time)
{
    struct game_tags tags = {0};
    if (*reason_rows[_i].tag)
        game_tags_set(&tags, "Termination", reason_rows[_i].tag);
    game_tags_set_reason(&tags, reason_rows[_i].reason);
    ck_assert_msg(strcmp(game_tags_get(&tags, "Termination", ""), reason_rows[_i].then) == 0,
                  "%s: %s", reason_rows[_i].name, game_tags_get(&tags, "Termination", ""));
    game_tags_finish(&tags);
}
END_TEST

static const struct {
    const char *name, *tag;
    enum help help;
} help_rows[] = {
    {"hints", "hints", HELP_HINTS},          {"both", "both", HELP_BOTH},
    {"warnings", "warnings", HELP_WARNINGS}, {"none", "none", HELP_NONE},
    {"a stranger", "Both", HELP_HINTS},      {"nothing", "", HELP_HINTS},
};

/* The usual help is written only where something else stood. */
START_TEST(tags_tell_of_help)
{
    struct game_tags tags = {0};
    game_tags_set_help(&tags, HELP_HINTS);
    game_tags_set_given(&tags, (struct help_given){0});
    ck_assert_int_eq(tags.count, 0);
    game_tags_set(&tags, "MatchHelp", help_rows[_i].tag);
    ck_assert_msg(game_tags_help(&tags) == help_rows[_i].help, "%s", help_rows[_i].name);
    game_tags_set_help(&tags, HELP_HINTS);
    ck_assert_int_eq(game_tags_help(&tags), HELP_HINTS);
    game_tags_set_given(&tags, (struct help_given){.hints = 2, .warnings = 9});
    ck_assert_str_eq(game_tags_get(&tags, "Hints", ""), "2");
    ck_assert_str_eq(game_tags_get(&tags, "Warnings", ""), "9");
    game_tags_set_given(&tags, (struct help_given){.warnings = 9});
    ck_assert_int_eq(game_tags_given(&tags).hints, 0);
    ck_assert_int_eq(game_tags_given(&tags).warnings, 9);
    game_tags_finish(&tags);
}
END_TEST

static const struct {
    const char *name, *tag;
    int player, men; /* where player 1 has Black */
} handicap_rows[] = {
    {"of Black", "Black 1", 1, 1},
    {"of White", "White 3", 0, 3},
    {"too many men", "White 4", 0, 0},
    {"no man", "White 0", 0, 0},
    {"a stranger", "Red 1", 0, 0},
    {"no number", "Black ", 0, 0},
    {"more than a number", "Black 1 2", 0, 0},
    {"nobody", "-", 0, 0},
};

START_TEST(a_tag_tells_the_handicap)
{
    const char *name = handicap_rows[_i].name;
    struct game_tags tags = {0};
    game_tags_set_handicap(&tags, "Handicap", 1, (struct handicap){0});
    ck_assert_int_eq(tags.count, 0);
    game_tags_set(&tags, "Handicap", handicap_rows[_i].tag);
    struct handicap read = game_tags_handicap(&tags, "Handicap", 1);
    ck_assert_msg(read.men == handicap_rows[_i].men, "%s: %d men", name, read.men);
    ck_assert_msg(read.men == 0 || read.player == handicap_rows[_i].player, "%s", name);
    game_tags_set_handicap(&tags, "Handicap", 0, (struct handicap){0, 2});
    ck_assert_str_eq(game_tags_get(&tags, "Handicap", ""), "Black 2");
    game_tags_set_handicap(&tags, "Handicap", 0, (struct handicap){0, 0});
    ck_assert_str_eq(game_tags_get(&tags, "Handicap", ""), "-");
    game_tags_finish(&tags);
}
END_TEST

/* A position that was set up by hand is no handicap, unless the tag says so. */
START_TEST(a_start_may_be_a_handicap)
{
    const struct ruleset *rules = &preset_find("american")->rules;
    struct position whole = position_start(rules), fewer = handicap_start(rules, WHITE, 1);
    struct game_tags tags = {0};
    ck_assert(game_tags_usual_start(&tags, rules, &whole));
    ck_assert(!game_tags_usual_start(&tags, rules, &fewer));
    game_tags_set(&tags, "Handicap", "White 1");
    ck_assert(game_tags_usual_start(&tags, rules, &fewer));
    ck_assert(!game_tags_usual_start(&tags, rules, &whole));
    game_tags_set(&tags, "Handicap", "Black 1");
    ck_assert(!game_tags_usual_start(&tags, rules, &fewer));
    game_tags_finish(&tags);
}
END_TEST

SUITE(game_text)
{
    Suite *suite = suite_create("game_text");
    TCase *tables = tcase_create("games");
    tcase_add_loop_test(tables, written, 0, ROWS(rows));
    tcase_add_test(tables, tags_in_their_order);
    tcase_add_loop_test(tables, tags_tell_the_clock, 0, ROWS(control_rows));
    tcase_add_loop_test(tables, a_tag_tells_what_was_spent, 0, ROWS(clock_rows));
    tcase_add_loop_test(tables, a_tag_tells_a_loss_on_time, 0, ROWS(reason_rows));
    tcase_add_loop_test(tables, a_claimed_draw_has_its_count, 0, ROWS(claimed_rows));
    suite_add_tcase(suite, tables);
    TCase *any = tcase_create("any game");
    tcase_set_timeout(any, 170);
    tcase_add_test(any, any_tree);
    tcase_add_loop_test(any, too_large, 0, ROWS(large_rows));
    suite_add_tcase(suite, any);
    TCase *programs = tcase_create("programs");
    tcase_add_loop_test(programs, tags_tell_who_was_a_program, 0, ROWS(program_rows));
    tcase_add_loop_test(programs, a_tag_tells_the_length, 0, ROWS(match_length_rows));
    tcase_add_loop_test(programs, a_tag_tells_the_handicap, 0, ROWS(handicap_rows));
    tcase_add_test(programs, a_start_may_be_a_handicap);
    tcase_add_loop_test(programs, tags_tell_of_help, 0, ROWS(help_rows));
    suite_add_tcase(suite, programs);
    return suite;
}
