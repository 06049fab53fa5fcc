/* SPDX-License-Identifier: MIT */
#include "base/array.h"
#include "base/bits.h"
#include "base/log.h"
#include "base/rng.h"
#include "base/strbuf.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct strbuf_row {
    const char *name;
    size_t capacity;
    const char *pieces[3];
    const char *expected;
    bool truncated;
} strbuf_rows[] = {
    {"fits", 16, {"abc", "def", ""}, "abcdef", false},
    {"fills to the last byte", 7, {"abc", "def", ""}, "abcdef", false},
    {"one byte short", 6, {"abc", "def", ""}, "abcde", true},
    {"no room at all", 1, {"abc", "", ""}, "", true},
    {"a two-byte character is not split", 4, {"ab", "\xC3\xB6", ""}, "ab", true},
    {"a three-byte character is not split", 4, {"a", "\xE2\x80\xA6", ""}, "a", true},
    {"a whole character at the end stays", 4, {"a", "\xC3\xB6", "z"}, "a\xC3\xB6", true},
};

START_TEST(strbuf_appends)
{
    const struct strbuf_row *row = &strbuf_rows[_i];
    for (int formatted = 0; formatted < 2; formatted++) {
        char memory[16];
        struct strbuf buf = strbuf_init(memory, row->capacity);
        for (int i = 0; i < 3; i++)
            if (formatted)
                strbuf_addf(&buf, "%s", row->pieces[i]);
            else
                strbuf_add(&buf, row->pieces[i]);
        ck_assert_msg(strcmp(buf.text, row->expected) == 0, "%s: \"%s\"", row->name, buf.text);
        ck_assert_msg(buf.length == strlen(row->expected), "%s: length", row->name);
        ck_assert_msg(buf.truncated == row->truncated, "%s: truncated", row->name);
    }
}
END_TEST

START_TEST(bits_walk_a_set)
{
    uint32_t set = 0x80010004;
    int seen[3], count = 0;
    for (; set; set = bits_rest(set))
        seen[count++] = bits_lowest(set);
    ck_assert_int_eq(count, 3);
    ck_assert_int_eq(seen[0], 2);
    ck_assert_int_eq(seen[1], 16);
    ck_assert_int_eq(seen[2], 31);
    ck_assert_uint_eq(bits_rotl(0x80000001, 1), 3);
    ck_assert_uint_eq(bits_rotl(3, -1), 0x80000001);
    ck_assert_uint_eq(bits_rotl(5, 0), 5);
}
END_TEST

START_TEST(rng_repeats)
{
    struct rng a = rng_init(42), b = rng_init(42), other = rng_init(43);
    ck_assert_uint_eq(rng_next(&a), rng_next(&b));
    ck_assert_uint_ne(rng_next(&a), rng_next(&other));
    bool seen[6] = {false};
    for (int i = 0; i < 1000; i++) {
        uint32_t number = rng_below(&a, 6);
        ck_assert_uint_lt(number, 6);
        seen[number] = true;
    }
    for (int i = 0; i < 6; i++)
        ck_assert_msg(seen[i], "%d never came in 1000 draws", i);
}
END_TEST

START_TEST(array_keeps_its_items)
{
    size_t capacity = 0;
    int *items = NULL;
    for (int i = 0; i < 1000; i++) {
        items = array_reserve(items, &capacity, (size_t)i + 1, sizeof *items);
        items[i] = i;
    }
    ck_assert_uint_ge(capacity, 1000);
    for (int i = 0; i < 1000; i++)
        ck_assert_int_eq(items[i], i);
    free(items);
}
END_TEST

static const struct log_row {
    const char *name, *text, *line;
} log_rows[] = {
    {"plain", "no font", "crownhead: no font\n"},
    {"nothing", "", "crownhead: \n"},
    {"a line end within", "a\nb\r\nc", "crownhead: a b  c\n"},
    {"what a terminal would obey", "\x1B[2Ja\tb\x7F", "crownhead:  [2Ja b \n"},
    {"UTF-8", "\xC3\x85sa \xE2\x80\xA6", "crownhead: \xC3\x85sa \xE2\x80\xA6\n"},
    {"no format", "%s %n", "crownhead: %s %n\n"},
};

/* What log_warning says of `text`; in memory that the next call uses again. */
static const char *logged(const char *text)
{
    static char line[8192];
    FILE *file = tmpfile();
    int terminal = dup(STDERR_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    log_warning("%s", text);
    dup2(terminal, STDERR_FILENO);
    close(terminal);
    rewind(file);
    line[fread(line, 1, sizeof line - 1, file)] = '\0';
    fclose(file);
    return line;
}

START_TEST(log_says_one_line)
{
    const struct log_row *row = &log_rows[_i];
    const char *line = logged(row->text);
    ck_assert_msg(strcmp(line, row->line) == 0, "%s: %s", row->name, line);
}
END_TEST

START_TEST(log_cuts_whole_characters)
{
    for (int lead = 0; lead < 3; lead++) {
        char text[4096] = "";
        memset(text, 'x', (size_t)lead);
        for (int i = 0; i < 1200; i++)
            strcat(text, "\xE2\x80\xA6");
        const char *line = logged(text);
        size_t start = strlen("crownhead: ") + (size_t)lead, length = strlen(line);
        ck_assert_uint_lt(length, strlen(text));
        ck_assert_uint_eq((length - 1 - start) % 3, 0);
        ck_assert_int_eq(line[length - 1], '\n');
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *strbuf = tcase_create("strbuf");
    tcase_add_loop_test(strbuf, strbuf_appends, 0, ROWS(strbuf_rows));
    suite_add_tcase(suite, strbuf);
    TCase *rest = tcase_create("bits, rng, array");
    tcase_add_test(rest, bits_walk_a_set);
    tcase_add_test(rest, rng_repeats);
    tcase_add_test(rest, array_keeps_its_items);
    suite_add_tcase(suite, rest);
    TCase *log = tcase_create("log");
    tcase_add_loop_test(log, log_says_one_line, 0, ROWS(log_rows));
    tcase_add_test(log, log_cuts_whole_characters);
    suite_add_tcase(suite, log);
    return run_suite(suite);
}
