/* SPDX-License-Identifier: MIT */
/* Games written as PDN: what it looks like, and that whatever is written reads back as it was. */
#include "base/rng.h"
#include "base/utf8.h"
#include "notation/pdn_writer.h"
#include "notation/ruleset_text.h"
#include "pdn_trace.h"
#include "prose/error_prose.h"
#include "suite.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum {
    TEXT_SIZE = 16384,
};

/* A writer into memory. */
struct page {
    char memory[TEXT_SIZE];
    struct strbuf out;
    struct pdn_writer writer;
};

static void open_page(struct page *page)
{
    page->out = strbuf_init(page->memory, sizeof page->memory);
    pdn_writer_init(&page->writer, pdn_sink_to_strbuf, &page->out);
}

START_TEST(a_game_in_full)
{
    static struct page page;
    open_page(&page);
    struct pdn_writer *writer = &page.writer;
    pdn_write_tag(writer, "Event", "The \"Cup\" \\ of\n1999");
    pdn_write_tag(writer, "Result", "*");
    pdn_write_comment(writer, "of the whole game");
    pdn_write_move(writer, 0, "11-15", "!");
    pdn_write_mark(writer, "$14");
    pdn_write_variation_begin(writer);
    pdn_write_comment(writer, "or");
    pdn_write_move(writer, 0, "11-16", "");
    pdn_write_move(writer, 1, "22-18", "(?)");
    pdn_write_variation_begin(writer);
    pdn_write_move(writer, 1, "22-17", "");
    pdn_write_variation_end(writer);
    pdn_write_variation_end(writer);
    pdn_write_move(writer, 1, "22-18", "");
    pdn_write_move(writer, 2, "15x22", "");
    pdn_write_move(writer, 3, "25x18", "");
    pdn_write_comment(writer, "a } b");
    pdn_write_move(writer, 4, "8-11", "");
    pdn_write_result(writer, "*");
    pdn_write_tag(writer, "Event", "next");
    pdn_write_result(writer, "1-0");
    ck_assert_str_eq(
        page.memory,
        "[Event \"The \\\"Cup\\\" \\\\ of 1999\"]\n"
        "[Result \"*\"]\n"
        "\n"
        "{of the whole game} 1. 11-15! $14 ({or} 1. 11-16 22-18(?) (1... 22-17)) 1...\n"
        "22-18 2. 15x22 25x18\n"
        "%a } b\n"
        "3. 8-11 *\n"
        "\n"
        "[Event \"next\"]\n"
        "\n"
        "1-0\n");
}
END_TEST

/* Programs take a line for something else that begins with one of these, also within a comment. */
static const char *const line_signs[] = {"[", "%", ";"};

START_TEST(no_line_begins_with_a_sign)
{
    static struct page page;
    char comment[256], begins[3];
    struct strbuf words = strbuf_init(comment, sizeof comment);
    for (int i = 0; i < 60; i++)
        strbuf_addf(&words, " %s", line_signs[_i]);
    snprintf(begins, sizeof begins, "\n%s", line_signs[_i]);
    open_page(&page);
    pdn_write_comment(&page.writer, comment);
    pdn_write_result(&page.writer, "*");
    ck_assert_msg(!strstr(page.memory, begins), "%s: %s", line_signs[_i], page.memory);
}
END_TEST

static const struct {
    const char *name, *comment;
    bool whole; /* it stands on one line */
} command_rows[] = {
    {"a command", "[%eval -1.20 and more]", true},
    {"two of them", "[%eval -1.20] [%cost 1.35 ?]", true},
    {"a word behind one", "[%eval] word", false},
    {"brackets only", "[eval -1.20 and more]", false},
    {"one without an end", "[%eval -1.20 and more", false},
    {"one that is too long", "[%eval -1.20 and more and more and more and more]", false},
    {"one on two lines", "[%eval -1.20 and\nmore]", false},
};

/* Each fills the rest of a line that would have room for its first word. */
START_TEST(commands_are_not_broken)
{
    static struct page page;
    open_page(&page);
    for (int i = 0; i < 12; i++)
        pdn_write_mark(&page.writer, "$1111");
    pdn_write_comment(&page.writer, command_rows[_i].comment);
    bool broken = strchr(page.memory, '{')[-1] != '\n';
    ck_assert_msg(broken == !command_rows[_i].whole, "%s: %s", command_rows[_i].name, page.memory);
}
END_TEST

static const struct rules_row {
    const char *rules;
    const char *tags;
} rules_rows[] = {
    {"american", "[GameType \"21,B,8,8,N1,0\"]\n"},
    {"italian", "[GameType \"22,W,8,8,N2,1\"]\n"},
    {"pool", "[GameType \"23,B,8,8,N1,0\"]\n"},
    {"spanish", "[GameType \"24,W,8,8,N1,1\"]\n"},
    {"russian", "[GameType \"25,W,8,8,A0,0\"]\n"},
    {"brazilian", "[GameType \"26,W,8,8,A0,0\"]\n"},
    {"czech", "[GameType \"29,W,8,8,A0,0\"]\n"},
    {"thai", "[GameType \"31,B,8,8,N2,0\"]\n"},
    {"parlour", "[GameType \"21,B,8,8,N1,0\"]\n[Rules \"parlour\"]\n"},
    {"tournament", "[GameType \"21,B,8,8,N1,0\"]\n[Rules \"tournament\"]\n"},
    {"american, landing=free",
     "[GameType \"21,B,8,8,N1,0\"]\n[Rules \"american, landing=free\"]\n"},
    {"freejump", "[Rules \"freejump\"]\n"},
    {"flying", "[Rules \"flying\"]\n"},
    {"american, capture=optional", "[Rules \"american, capture=optional\"]\n"},
    {"american, squares=bottom-left", "[Rules \"american, squares=bottom-left\"]\n"},
    {"american, goal=lose", "[Rules \"american, goal=lose\"]\n"},
    {"american, first=white", "[Rules \"american, first=white\"]\n"},
};

START_TEST(rules_in_tags)
{
    static struct page page;
    const struct rules_row *row = &rules_rows[_i];
    struct named_ruleset rules;
    struct text_error error;
    ck_assert_msg(ruleset_parse(row->rules, &rules, &error), "%s: %s", row->rules,
                  error_sentence(&error).text);
    open_page(&page);
    pdn_write_rules(&page.writer, &rules);
    ck_assert_msg(strcmp(page.memory, row->tags) == 0, "%s: %s, expected %s", row->rules,
                  page.memory, row->tags);
}
END_TEST

/* --- Whatever is written --- */

/* Words of every kind, among them such as another place of a game would give a meaning to. */
static const char *const words[] = {
    "a",
    "",
    "well",
    " ",
    "[Event",
    "\"x\"]",
    "[%clock",
    "1:00]",
    "(",
    "1-0",
    "%",
    ";",
    "\\",
    "\t",
    "\u00E9t\u00E9",
    "\u4E2D\u6587",
    "11-15",
    "$1",
    "averyveryveryveryveryveryveryverylongword",
    "*",
    "[Event \"a\"]",
    "{",
};

static void random_words(struct rng *rng, struct strbuf *out, const char *extra)
{
    for (uint32_t left = rng_below(rng, 30); left > 0; left--) {
        strbuf_add(out, words[rng_below(rng, sizeof words / sizeof *words)]);
        strbuf_add(out, rng_below(rng, 3) ? " " : "");
        if (rng_below(rng, 40) == 0)
            strbuf_add(out, extra);
    }
}

/* Writes something, and what of it will be read. */
static void write_something(struct rng *rng, struct pdn_writer *writer, struct strbuf *expected,
                            int *ply, int *depth, bool *moved)
{
    static const char *const strengths[] = {"", "!", "?!", "(?)"};
    char text[2048];
    struct strbuf out = strbuf_init(text, sizeof text);
    const char *strength = strengths[rng_below(rng, 4)];
    switch (rng_below(rng, 6)) {
    case 0:
    case 1:
        strbuf_addf(&out, "%d-%d", 1 + (int)rng_below(rng, 32), 2 + (int)rng_below(rng, 31));
        strbuf_addf(expected, " %s%s%s", text, *strength ? " " : "", strength);
        pdn_write_move(writer, (*ply)++, text, strength);
        *moved = true;
        return;
    case 2:
        random_words(rng, &out, "}");
        strbuf_addf(expected, " {%s}", text);
        pdn_write_comment(writer, text);
        return;
    case 3:
        if (!*moved)
            return;
        strbuf_addf(&out, "$%d", *ply % 256);
        strbuf_addf(expected, " %s", text);
        pdn_write_mark(writer, text);
        return;
    case 4:
        if (!*moved)
            return;
        strbuf_add(expected, " (");
        pdn_write_variation_begin(writer);
        ++*depth;
        *moved = false;
        return;
    default:
        if (*depth == 0 || !*moved)
            return;
        strbuf_add(expected, " )");
        pdn_write_variation_end(writer);
        --*depth;
    }
}

/* Between two writes of it the writer has no memory but its own. */
static void write_game(struct rng *rng, struct pdn_writer *writer, struct strbuf *expected)
{
    char value[2048];
    struct strbuf out = strbuf_init(value, sizeof value);
    int ply = (int)rng_below(rng, 2), depth = 0;
    bool moved = false;
    random_words(rng, &out, "\\\"");
    pdn_write_tag(writer, "Event", value);
    strbuf_addf(expected, "%s[Event=%s]", expected->length ? " " : "", value);
    for (uint32_t left = rng_below(rng, 60); left > 0; left--)
        write_something(rng, writer, expected, &ply, &depth, &moved);
    while (depth > 0) {
        if (!moved) {
            pdn_write_move(writer, ply, "1-5", "");
            strbuf_add(expected, " 1-5");
        }
        pdn_write_variation_end(writer);
        strbuf_add(expected, " )");
        moved = true;
        depth--;
    }
    strbuf_add(expected, " * ;");
    pdn_write_result(writer, "*");
}

/* No line is longer than 80 columns but a tag, a % comment, or one with a long word alone. */
static void check_columns(const char *text, uint64_t seed)
{
    size_t length;
    for (; *text; text += length + 1) {
        int columns = 0;
        length = strcspn(text, "\n");
        for (size_t at = 0; at < length; at = utf8_next(text, at))
            columns++;
        REQUIRE(columns <= PDN_COLUMNS || !memchr(text, ' ', length) || memchr(text, '[', length) ||
                    memchr(text, '%', length) || memchr(text, ';', length),
                "seed %" PRIu64 ": %d columns: %.*s", seed, columns, (int)length, text);
    }
}

START_TEST(reads_back)
{
    static struct page page;
    static char expected[TEXT_SIZE * 2];
    for (uint64_t seed = 0; seed < 10000; seed++) {
        struct rng rng = rng_init(seed);
        struct strbuf expects = strbuf_init(expected, sizeof expected);
        open_page(&page);
        write_game(&rng, &page.writer, &expects);
        write_game(&rng, &page.writer, &expects);
        REQUIRE(!page.out.truncated && !expects.truncated, "seed %" PRIu64 ": too long", seed);
        check_columns(page.memory, seed);
        const char *events = trace(page.memory, page.out.length, seed % 4);
        REQUIRE(strcmp(events, expected) == 0, "seed %" PRIu64 ":\n%s\n%s\nexpected\n%s", seed,
                page.memory, events, expected);
    }
}
END_TEST

SUITE(pdn_writer)
{
    Suite *suite = suite_create("pdn_writer");
    TCase *tables = tcase_create("texts");
    tcase_add_test(tables, a_game_in_full);
    tcase_add_loop_test(tables, no_line_begins_with_a_sign, 0, ROWS(line_signs));
    tcase_add_loop_test(tables, commands_are_not_broken, 0, ROWS(command_rows));
    tcase_add_loop_test(tables, rules_in_tags, 0, ROWS(rules_rows));
    suite_add_tcase(suite, tables);
    TCase *trips = tcase_create("round trips");
    tcase_set_timeout(trips, 120);
    tcase_add_test(trips, reads_back);
    suite_add_tcase(suite, trips);
    return suite;
}
