/* SPDX-License-Identifier: MIT */
/* Games as text: every way to write one, what is said of one that is none, and that no text, cut or
 * made of anything, breaks the reader or hides the games beside a bad one. */
#include "base/rng.h"
#include "notation/pdn_writer.h"
#include "pdn_trace.h"
#include "suite.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const struct row {
    const char *name;
    const char *text;
    const char *events;
} rows[] = {
    {"nothing", "", ""},
    {"spaces alone", " \r\n\t ", ""},
    {"a game", "[Event \"Cup\"]\n[Result \"1-0\"]\n\n1. 11-15 22-18 2. 15x22 25x18 1-0\n",
     "[Event=Cup] [Result=1-0] 11-15 22-18 15x22 25x18 1-0 ;"},
    {"two games", "[Event \"a\"]\n1. 11-15 *\n[Event \"b\"]\n1. 9-14 0-1",
     "[Event=a] 11-15 * ; [Event=b] 9-14 0-1 ;"},
    {"no tags", "1. 11-15 22-18 *", "11-15 22-18 * ;"},
    {"two games without tags", "1. 11-15 * 1. 9-14 *", "11-15 * ; 9-14 * ;"},
    {"no moves", "[Event \"a\"]\n*", "[Event=a] * ;"},
    {"neither moves nor result", "[Event \"a\"]\n[White \"w\"]\n\n[Event \"b\"]\n11-15",
     "[Event=a] [White=w] ; [Event=b] 11-15 ;"},
    {"no result, then tags", "[Event \"a\"] 11-15\n[Event \"b\"] 9-14",
     "[Event=a] 11-15 ; [Event=b] 9-14 ;"},
    {"a result alone", "*", "* ;"},

    {"separators", "11x15 11X15 11:15 11-15 11\u00D715 11\u201315",
     "11x15 11X15 11:15 11-15 11\u00D715 11\u201315 ;"},
    {"full paths", "15x22x31 15:22:31 15-22-31", "15x22x31 15:22:31 15-22-31 ;"},
    {"spaces around separators", "11 - 15 22 -18 15 x 22 x\n31", "11-15 22-18 15x22x31 ;"},
    {"leading zeros", "011-015 01-005", "011-015 01-005 ;"},
    {"letters", "a3b4 c3-d4 A3:C5 e3f4g5 a3 - b4", "a3b4 c3-d4 A3:C5 e3f4g5 a3-b4 ;"},
    {"numbers in any state",
     "1. 11-15 22-18 2.15x22 2... 25x18 3 8-11 3... 29-25 4.. 4-8 ... 25-22",
     "11-15 22-18 15x22 25x18 8-11 29-25 4-8 25-22 ;"},
    {"a number glued to letters", "1.c3-d4 b6-a5 2.d4e5", "c3-d4 b6-a5 d4e5 ;"},
    {"a number before the result", "11-15 2. 1-0", "11-15 1-0 ;"},

    {"comments", "{first} 1. 11-15 {a} {b c} 22-18 {} * {last}",
     "{first} 11-15 {a} {b c} 22-18 {} * {last} ;"},
    {"a comment over lines", "{a\nb\r\nc\rd}", "{a b c d} ;"},
    {"a comment with signs", "{[%clock 1] (x) \"1-0\" [Event] 11-15 {}",
     "{[%clock 1] (x) \"1-0\" [Event] 11-15 {} ;"},
    {"lines of percent", "% head\n11-15 % said\n22-18 %last",
     "{ head} 11-15 { said} 22-18 {last} ;"},
    {"lines of a semicolon", "11-15 ; said }\n22-18", "11-15 { said }} 22-18 ;"},
    {"comments before tags", "{of it} [Event \"a\"] 11-15 *", "{of it} [Event=a] 11-15 * ;"},
    {"comments between games", "11-15 * {one} {two}\n[Event \"b\"] *",
     "11-15 * {one} {two} ; [Event=b] * ;"},
    {"only a comment", "{nobody}", "{nobody} ;"},

    {"variations", "1. 11-15 (1. 11-16 22-18 (22-17)) 22-18 (22-17) *",
     "11-15 ( 11-16 22-18 ( 22-17 ) ) 22-18 ( 22-17 ) * ;"},
    {"a variation after a variation", "11-15 (11-16) (9-14) 22-18",
     "11-15 ( 11-16 ) ( 9-14 ) 22-18 ;"},
    {"an empty variation", "11-15 () 22-18", "11-15 ( ) 22-18 ;"},
    {"strengths", "11-15! 22-18? 15x22!! 25x18?? 8-11!? 29-25?! 4-8 (!) 25-22(?!) 12-16 !",
     "11-15 ! 22-18 ? 15x22 !! 25x18 ?? 8-11 !? 29-25 ?! 4-8 (!) 25-22 (?!) 12-16 ! ;"},
    {"NAGs", "11-15 $1 $12$3 22-18$255", "11-15 $1 $12 $3 22-18 $255 ;"},

    {"results", "1-0 0-1 1/2-1/2 2-0 1-1 0-2 0-0 *",
     "1-0 ; 0-1 ; 1/2-1/2 ; 2-0 ; 1-1 ; 0-2 ; 0-0 ; * ;"},
    {"a result with spaces", "11-15 1 - 0", "11-15 1-0 ;"},
    {"half a result", "11-15 1/2", "11-15 1/2 ;"},
    {"moves that begin as results", "1-5 1-6 2-6", "1-5 1-6 2-6 ;"},

    {"escapes in tags", "[Event \"a \\\"b\\\" \\\\ c\\d\"]", "[Event=a \"b\" \\ c\\d] ;"},
    {"spaces in tags", "[ Event   \"a\" ]", "[Event=a] ;"},
    {"tags on a line", "[Event \"a\"][White \"w\"] 11-15", "[Event=a] [White=w] 11-15 ;"},
    {"a bracket in a tag", "[Event \"a] [b\"]", "[Event=a] [b] ;"},
    {"a tag twice, not the first", "[Event \"a\"] [Site \"b\"] [Site \"c\"] *",
     "[Event=a] [Site=b] [Site=c] * ;"},

    {"CRLF", "[Event \"a\"]\r\n\r\n1. 11-15\r\n22-18 *\r\n", "[Event=a] 11-15 22-18 * ;"},
    {"CR", "[Event \"a\"]\r\r1. 11-15\r22-18 *\r", "[Event=a] 11-15 22-18 * ;"},
    {"a byte-order mark", "\uFEFF[Event \"a\"] *", "[Event=a] * ;"},
    {"UTF-8", "[Event \"Sj\u00F6\"] {\u4E2D\U0001F600} *",
     "[Event=Sj\u00F6] {\u4E2D\U0001F600} * ;"},
    {"Latin-1",
     "[Event \"Sj\xF6\"] {\xE9\xFF} 11\xD7"
     "15 *",
     "[Event=Sj\u00F6] {\u00E9\u00FF} 11\u00D715 * ;"},
    {"a space that does not break", "11-15\u00A022-18\xA0*", "11-15 22-18 * ;"},

    {"a word", "[Event \"a\"]\n11-15 foo 22-18 1-0\n[Event \"b\"]\n9-14 *",
     "[Event=a] 11-15 2:7 A move, a comment or a result is expected here, not 'foo'. ; [Event=b] "
     "9-14 * ;"},
    {"words before the first game", "Games of 1999\n\n[Event \"a\"]\n*",
     "1:1 A move, a comment or a result is expected here, not 'Games'. ; [Event=a] * ;"},
    {"a bad game between games", "11-15 * 9-14 ? ?? ??? 1-0 9-13 *",
     "11-15 * ; 9-14 ? ?? 1:19 A move's strength is one of ! ? !! ?? !? ?!, also in brackets. ; "
     "9-13 "
     "* ;"},
    {"numbers alone", "11 15 22-18 *\n9-13 *",
     "1:1 A number alone is neither a move nor a move number. ; 9-13 * ;"},
    {"a number at the end", "11-15 22",
     "11-15 1:7 A number alone is neither a move nor a move number. ;"},
    {"nothing behind a separator", "11- *", "1:5 A square is expected here, not '*'. ;"},
    {"a letter alone", "a3 b4", "1:4 An x or - is expected here, not 'b4'. ;"},
    {"a very long number",
     "[Event \"a\"] "
     "111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111"
     "11"
     "11111111111 *",
     "[Event=a] 1:13 A move, a comment or a result is expected here, not "
     "'111111111111111111111111\u2026'. ;"},
    {"half a half", "11-15 1/2-1/3 *",
     "11-15 1:7 A move, a comment or a result is expected here, not '1'. ;"},

    {"a tag without a name", "[\"a\"]\n[White \"w\"]\n11-15 *\n9-14 *",
     "1:2 A tag's name is expected here, not '\"'. Letters at most: 64. ; 9-14 * ;"},
    {"a tag without a value", "[Event a]\n[White \"w\"]\n11-15 *\n[Event \"b\"] *",
     "1:8 A tag's value in quotation marks is expected here, not 'a'. ; [Event=b] * ;"},
    {"a quotation mark left open", "[Event \"a]\n[White \"w\"]\n11-15 *\n[Event \"b\"] *",
     "1:11 The closing quotation mark is missing. ; [Event=b] * ;"},
    {"a tag left open", "[Event \"a\"\n[White \"w\"]\n11-15 *\n[Event \"b\"] *",
     "1:11 A ] is expected here, not the end. ; [Event=b] * ;"},
    {"a quotation mark in a value", "[Event \"a\"b\"]\n*", "1:11 A ] is expected here, not 'b'. ;"},

    {"a comment left open", "11-15 {well\n22-18 *", "11-15 1:7 This comment has no end. ;"},
    {"a comment left open before a game", "11-15 {well\n22-18 *\n[Event \"b\"]\n9-14 *",
     "11-15 1:7 This comment has no end. ; [Event=b] 9-14 * ;"},
    {"a closing brace alone", "11-15 } *",
     "11-15 1:7 A move, a comment or a result is expected here, not '}'. ;"},
    {"a variation left open", "11-15 (11-16 (9-13) *\n9-14 *",
     "11-15 ( 11-16 ( 9-13 ) 1:7 This variation has no end. ; 9-14 * ;"},
    {"a variation left open before a game", "11-15 (11-16\n[Event \"b\"] *",
     "11-15 ( 11-16 1:7 This variation has no end. ; [Event=b] * ;"},
    {"a variation left open at the end", "11-15 (11-16",
     "11-15 ( 11-16 1:7 This variation has no end. ;"},
    {"a closing bracket alone", "11-15 ) *",
     "11-15 1:7 A move, a comment or a result is expected here, not ')'. ;"},
    {"a variation of nothing", "(11-15) *",
     "1:1 A move, a comment or a result is expected here, not '('. ;"},
    {"a strength of nothing", "! 11-15 *",
     "1:1 A move, a comment or a result is expected here, not '!'. ;"},
    {"a strength left open", "11-15 (! *",
     "11-15 1:7 A move's strength is one of ! ? !! ?? !? ?!, also in brackets. ;"},
    {"a NAG too large", "11-15 $256 *", "11-15 1:7 A $ must be followed by a number up to 255. ;"},
    {"a NAG without a number", "11-15 $ *",
     "11-15 1:7 A $ must be followed by a number up to 255. ;"},
    {"a huge NAG", "11-15 $99999999999999999999999 *\n9-13 *",
     "11-15 1:7 A $ must be followed by a number up to 255. ; 9-13 * ;"},

    {"lines are counted", "\r\n\r\r\n\n {\u00E9\n\xE9} foo",
     "{\u00E9 \u00E9} 6:4 A move, a comment or a result is expected here, not 'foo'. ;"},
    {"gzip", "\x1F\x8B\x08[", "1:1 This file is compressed. Unpack it, then it can be read. ;"},
    {"zip", "PK\x03\x04[Event \"x\"]\n1. 11-15 *",
     "1:1 This file is compressed. Unpack it, then it can be read. ;"},
    {"UTF-16, the lower byte first", "\xFF\xFE[",
     "1:1 This text is UTF-16. Save it as UTF-8, then it can be read. ;"},
    {"UTF-16, the upper byte first", "\xFE\xFF[",
     "1:1 This text is UTF-16. Save it as UTF-8, then it can be read. ;"},
    {"another character", "11-15 \u00E9 *",
     "11-15 1:7 A move, a comment or a result is expected here, not '\u00E9'. ;"},
    {"another character in Latin-1", "11-15 \xE9 *",
     "11-15 1:7 A move, a comment or a result is expected here, not '\u00E9'. ;"},
};

/* However few bytes come at a time. */
START_TEST(read_as_events)
{
    static const size_t steps[] = {0, 1, 2, 3, 7};
    const struct row *row = &rows[_i];
    for (int i = 0; i < ROWS(steps); i++) {
        const char *events = trace(row->text, strlen(row->text), steps[i]);
        ck_assert_msg(strcmp(events, row->events) == 0, "%s, %zu bytes at a time: %s, expected %s",
                      row->name, steps[i], events, row->events);
    }
}
END_TEST

static const struct zero_row {
    const char *name;
    const char *text;
    size_t length;
    const char *events;
} zero_rows[] = {
#define ZERO_ROW(name, text, events)                                                               \
    {                                                                                              \
        name, text, sizeof text - 1, events                                                        \
    }
    ZERO_ROW("between moves", "11-15 \0 22-18 *\n9-14 *",
             "11-15 1:7 The line contains a zero byte. ; 9-14 * ;"),
    ZERO_ROW("in a comment", "{a\0b 1-0 \0c} 11-15 *\n9-14 *",
             "1:3 The line contains a zero byte. ; 9-14 * ;"),
    ZERO_ROW("in a tag", "[Event \"a\0b\"]\n11-15 *\n9-14 *",
             "1:10 The line contains a zero byte. ; 9-14 * ;"),
    ZERO_ROW("in a tag's name", "[Ev\0ent \"a\"]\n*",
             "1:4 A tag's value in quotation marks is expected here, not the end. ;"),
    ZERO_ROW("UTF-16 without a mark", "[\0E\0",
             "1:2 A tag's name is expected here, not the end. Letters at most: 64. ;"),
};

START_TEST(zero_bytes)
{
    const struct zero_row *row = &zero_rows[_i];
    const char *events = trace(row->text, row->length, 0);
    ck_assert_msg(strcmp(events, row->events) == 0, "%s: %s, expected %s", row->name, events,
                  row->events);
}
END_TEST

/* --- Without a limit --- */

/* `head`, then `unit` again and again until `total` bytes have come, then `tail`. */
struct endless {
    const char *head, *unit, *tail;
    size_t total, given, left_of_tail;
};

static size_t fill_endlessly(void *text, char *bytes, size_t size)
{
    struct endless *source = text;
    size_t unit = strlen(source->unit), head = strlen(source->head);
    size_t count = 0;
    for (; count < size && source->given < source->total; count++, source->given++)
        bytes[count] = source->given < head ? source->head[source->given]
                                            : source->unit[(source->given - head) % unit];
    for (; count < size && *source->tail; count++)
        bytes[count] = *source->tail++;
    return count;
}

static const struct endless_row {
    const char *name;
    const char *head, *unit, *tail;
    size_t total;
    int tags, moves, comments, games, errors;
    const char *first_error;
} endless_rows[] = {
    {"a comment of ten million bytes", "{", "abc \xC3\xA9\xE9 ", "} 11-15 *", 10000000, 0, 1, -1, 1,
     0, ""},
    {"a line of ten million spaces", "", " ", "11-15 *", 10000000, 0, 1, 0, 1, 0, ""},
    {"ten million bytes of a value", "[Event \"", "a", "\"]\n* [Event \"b\"] *", 10000000, 1, 0, 0,
     2, 1, "1:4105 This tag's value is too long. Bytes at most: 4096."},
    {"ten million bytes of a name", "[", "a", " \"\"]\n* [Event \"b\"] *", 10000000, 1, 0, 0, 2, 1,
     "1:66 A tag's name is expected here, not 'aaaaaaaaaaaaaaaaaaaaaaaa\u2026'. Letters at most: "
     "64."},
    {"ten million digits", "", "1", " *\n9-14 *", 10000000, 0, 1, 0, 2, 1,
     "1:1 A move, a comment or a result is expected here, not '111111111111111111111111\u2026'."},
    {"ten million squares", "", "1-", "1 *\n9-14 *", 10000000, 0, 1, 0, 2, 1,
     "1:1 A move, a comment or a result is expected here, not '1'."},
    {"a million variations in each other", "11-15", "(11-15", "*\n9-14 *", 6000005, 0, 1002, 0, 2,
     1, "1:6006 Too many variations lie within each other: the most is 1000."},
    {"a million brackets", "", "(", " *\n9-14 *", 1000000, 0, 1, 0, 2, 1,
     "1:1 A move, a comment or a result is expected here, not '('."},
    {"a million zeros", "", "\\", " *\n9-14 *", 1000000, 0, 1, 0, 2, 1,
     "1:1 A move, a comment or a result is expected here, not '\\'."},
    {"a million games", "", "11-15 * ", "", 8000000, 0, 1000000, 0, 1000000, 0, ""},
};

START_TEST(without_a_limit)
{
    static struct pdn_reader reader;
    const struct endless_row *row = &endless_rows[_i];
    struct endless source = {
        .head = row->head, .unit = row->unit, .tail = row->tail, .total = row->total};
    int seen[PDN_TEXT_END + 1] = {0};
    size_t bytes = 0;
    char error[256];
    struct strbuf out = strbuf_init(error, sizeof error);
    pdn_reader_init(&reader, fill_endlessly, &source);
    const struct pdn_event *event;
    while ((event = pdn_reader_next(&reader))->kind != PDN_TEXT_END) {
        seen[event->kind]++;
        if (event->kind == PDN_ERROR)
            trace_event(&out, event);
        if (event->kind != PDN_COMMENT)
            continue;
        bytes += event->length;
        REQUIRE(event->length <= PDN_PART_MAX, "%s: a part of %zu", row->name, event->length);
    }
    ck_assert_msg(strcmp(error, row->first_error) == 0, "%s: %s", row->name, error);
    ck_assert_msg(seen[PDN_TAG] == row->tags && seen[PDN_MOVE] == row->moves &&
                      seen[PDN_GAME_END] == row->games && seen[PDN_ERROR] == row->errors,
                  "%s: %d tags, %d moves, %d games, %d errors", row->name, seen[PDN_TAG],
                  seen[PDN_MOVE], seen[PDN_GAME_END], seen[PDN_ERROR]);
    if (row->comments < 0) /* each unit has a byte that takes two as UTF-8 */
        ck_assert_msg(bytes > row->total && bytes < row->total * 2, "%s: %zu bytes", row->name,
                      bytes);
}
END_TEST

/* --- Cut, and made of anything --- */

#define WHOLE                                                                                      \
    "[Event \"a \\\"b\\\"\"]\r\n[White \"Sj\xC3\xB6\"]\r\n\r\n{of} 1. 11-15! (1. 9-14 $2 "         \
    "{\xE9t\xE9} 22-17 (22-18)) 22 - 18 2. 15x22 25:18 % said\n3. a3b4 (?!) 1/2-1/2 {behind}\r\n"
#define BEFORE "[Event \"before\"]\n1. 9-13 *\n"
#define AFTER  "\n[Event \"after\"]\n1. 9-14 *\n"

/* The game before one that is cut anywhere, and the one after it, are all there. */
START_TEST(cut_at_every_byte)
{
    char text[1024];
    for (size_t cut = 0; cut <= strlen(WHOLE); cut++) {
        size_t length = 0;
        length = strlen(strcpy(text, BEFORE));
        memcpy(text + length, WHOLE, cut);
        length += cut;
        memcpy(text + length, AFTER, strlen(AFTER));
        length += strlen(AFTER);
        const char *events = trace(text, length, 0);
        const char *end = "[Event=after] 9-14 * ;";
        ck_assert_msg(strncmp(events, "[Event=before] 9-13 * ;", 23) == 0, "cut at %zu: %s", cut,
                      events);
        ck_assert_msg(strlen(events) > strlen(end) &&
                          strcmp(events + strlen(events) - strlen(end), end) == 0,
                      "cut at %zu: %s", cut, events);
        /* Nothing is said of nothing, and no line twice. */
        trace(text, length - strlen(AFTER), 1);
    }
}
END_TEST

static void put_random(struct rng *rng, char *text, size_t size)
{
    static const char likely[] = "[]\"{}()%$!?*.-x:/ \n\r0123456789abcE\\\xC3\xA9\xFF";
    uint32_t any = rng_below(rng, 3);
    for (size_t i = 0; i < size; i++)
        text[i] = any ? likely[rng_below(rng, sizeof likely)] : (char)rng_below(rng, 256);
}

static int sound_events(const char *text, size_t length, uint64_t seed)
{
    static struct pdn_reader reader;
    struct slow_text source = {.bytes = text, .length = length, .step = seed % 5};
    pdn_reader_init(&reader, fill_slowly, &source);
    int depth = 0, games = 0, errors = 0, events = 0;
    const struct pdn_event *event;
    while ((event = pdn_reader_next(&reader))->kind != PDN_TEXT_END) {
        depth += (event->kind == PDN_VARIATION_BEGIN) - (event->kind == PDN_VARIATION_END);
        errors += event->kind == PDN_ERROR;
        REQUIRE(event->kind != PDN_NOTHING && event->line >= 1 && event->column >= 1,
                "seed %" PRIu64 ": event %d at %d:%d", seed, (int)event->kind, event->line,
                event->column);
        REQUIRE(depth >= 0 && errors <= 1, "seed %" PRIu64 ": depth %d, %d errors", seed, depth,
                errors);
        REQUIRE(!event->text || strlen(event->text) == event->length, "seed %" PRIu64 ": %s", seed,
                event->text);
        REQUIRE(++events < 4096, "seed %" PRIu64 " has no end", seed);
        if (event->kind != PDN_GAME_END)
            continue;
        REQUIRE(errors || depth == 0, "seed %" PRIu64 ": depth %d", seed, depth);
        depth = errors = 0;
        games++;
    }
    REQUIRE(depth == 0 && errors == 0, "seed %" PRIu64 ": no end of a game", seed);
    return games;
}

START_TEST(random_bytes)
{
    for (uint64_t seed = 0; seed < 20000; seed++) {
        struct rng rng = rng_init(seed);
        char text[256];
        size_t size = rng_below(&rng, sizeof text);
        put_random(&rng, text, size);
        sound_events(text, size, seed);
    }
}
END_TEST

/* What is put into a game does not hide the game after it, but for what begins a game itself. */
START_TEST(junk_between_games)
{
    for (uint64_t seed = 0; seed < 20000; seed++) {
        struct rng rng = rng_init(seed);
        char text[512];
        size_t length = strlen(strcpy(text, BEFORE "1. 9-13 "));
        size_t junk = rng_below(&rng, 64);
        put_random(&rng, text + length, junk);
        length += junk;
        strcpy(text + length, AFTER);
        length += strlen(AFTER);
        sound_events(text, length, seed);
        const char *events = trace(text, length, 0);
        REQUIRE(strncmp(events, "[Event=before] 9-13 * ;", 23) == 0, "seed %" PRIu64 ": %s", seed,
                events);
        const char *end = "[Event=after] 9-14 * ;";
        REQUIRE(strlen(events) > strlen(end) &&
                    strcmp(events + strlen(events) - strlen(end), end) == 0,
                "seed %" PRIu64 ": %s", seed, events);
    }
}
END_TEST

SUITE(pdn)
{
    Suite *suite = suite_create("pdn");
    TCase *tables = tcase_create("texts");
    tcase_add_loop_test(tables, read_as_events, 0, ROWS(rows));
    tcase_add_loop_test(tables, zero_bytes, 0, ROWS(zero_rows));
    suite_add_tcase(suite, tables);
    TCase *limits = tcase_create("limits");
    tcase_set_timeout(limits, 120);
    tcase_add_loop_test(limits, without_a_limit, 0, ROWS(endless_rows));
    tcase_add_test(limits, cut_at_every_byte);
    tcase_add_test(limits, random_bytes);
    tcase_add_test(limits, junk_between_games);
    suite_add_tcase(suite, limits);
    return suite;
}
