/* SPDX-License-Identifier: MIT */
#include "base/array.h"
#include "base/bits.h"
#include "base/log.h"
#include "base/path.h"
#include "base/retry.h"
#include "base/scan.h"
#include "base/strbuf.h"
#include "base/template.h"
#include "base/utf8.h"
#include "base/words.h"
#include "rng.h"
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

static const struct cut_row {
    const char *name;
    size_t capacity;
    const char *text, *expected;
} cut_rows[] = {
    {"fits", 7, "abcdef", "abcdef"},
    {"one byte short", 6, "abcdef", "ab\u2026"},
    {"room for no more than the ellipsis", 4, "abcdef", "\u2026"},
    {"no room for that", 3, "abcdef", "ab"},
    {"a character is not split", 6, "a\u00F6def", "a\u2026"},
    {"the character that did not fit was long", 6, "a\u2192\u2192", "a\u2026"},
    {"shorter already than there is room", 8, "abc\U0001F600\u2192", "abc\u2026"},
};

START_TEST(strbuf_marks_a_cut)
{
    const struct cut_row *row = &cut_rows[_i];
    char memory[16];
    struct strbuf buf = strbuf_init(memory, row->capacity);
    strbuf_add(&buf, row->text);
    strbuf_mark_cut(&buf);
    ck_assert_msg(strcmp(buf.text, row->expected) == 0, "%s: \"%s\"", row->name, buf.text);
    ck_assert_msg(buf.length == strlen(row->expected), "%s: length", row->name);
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

START_TEST(array_trims_to_what_is_there)
{
    size_t capacity = 0;
    int *items = array_reserve(NULL, &capacity, 100, sizeof *items);
    for (int i = 0; i < 5; i++)
        items[i] = i;
    items = array_trim(items, &capacity, 5, sizeof *items);
    ck_assert_uint_eq(capacity, 5);
    for (int i = 0; i < 5; i++)
        ck_assert_int_eq(items[i], i);
    items = array_reserve(items, &capacity, 6, sizeof *items);
    ck_assert_uint_ge(capacity, 6);
    ck_assert_int_eq(items[4], 4);
    ck_assert_ptr_null(array_trim(items, &capacity, 0, sizeof *items));
    ck_assert_uint_eq(capacity, 0);
    ck_assert_ptr_null(array_trim(NULL, &capacity, 0, sizeof *items));
}
END_TEST

START_TEST(text_is_copied)
{
    char text[] = "a comment";
    char *copy = array_copy_text(text), *empty = array_copy_text("");
    text[0] = 'A';
    ck_assert_str_eq(copy, "a comment");
    ck_assert_str_eq(empty, "");
    free(copy);
    free(empty);
}
END_TEST

static const struct log_row {
    const char *name, *text, *line;
} log_rows[] = {
    {"plain", "no font", "crownhead: no font\n"},
    {"nothing", "", "crownhead: \n"},
    {"a line end within", "a\nb\r\nc", "crownhead: a?b??c\n"},
    {"what a terminal would obey", "\x1B[2Ja\tb\x7F", "crownhead: ?[2Ja?b?\n"},
    {"what turns the direction", "a\xE2\x80\xAEz\xC2\x9B", "crownhead: a???z??\n"},
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

/* --- UTF-8 --- */

static const struct utf8_row {
    const char *name;
    const char *text;
    uint32_t code;
    size_t length; /* 0: not UTF-8 */
} utf8_rows[] = {
    {"a letter", "a", 'a', 1},
    {"two bytes", "\u00E9x", 0xE9, 2},
    {"three bytes", "\u2013", 0x2013, 3},
    {"four bytes", "\U0001F600", 0x1F600, 4},
    {"the last character of all", "\xF4\x8F\xBF\xBF", 0x10FFFF, 4},
    {"beyond it", "\xF4\x90\x80\x80", 0, 0},
    {"a surrogate", "\xED\xA0\x80", 0, 0},
    {"a longer form than needed", "\xC0\xAF", 0, 0},
    {"cut off by the end", "\xE2\x82", 0, 0},
    {"cut off by a letter", "\xC3z", 0, 0},
    {"no first byte", "\x80", 0, 0},
    {"no byte of any text", "\xFF", 0, 0},
};

START_TEST(utf8_reads_a_character)
{
    const struct utf8_row *row = &utf8_rows[_i];
    struct utf8_character found = utf8_decode(row->text);
    ck_assert_msg(found.code == row->code, "%s: U+%04X", row->name, (unsigned)found.code);
    ck_assert_msg(found.length == row->length, "%s: %zu bytes", row->name, found.length);
    ck_assert_msg(utf8_length(row->text) == (row->length ? row->length : 1), "%s", row->name);
}
END_TEST

/* Forward and back over every character, broken bytes and all. */
START_TEST(utf8_steps)
{
    static const char text[] = "a\u00E9\xFF\u2013\xE2\x82z\U0001F600";
    static const size_t begins[] = {0, 1, 3, 4, 7, 8, 9, 10, 14};
    for (int i = 0; i + 1 < ROWS(begins); i++) {
        ck_assert_uint_eq(utf8_next(text, begins[i]), begins[i + 1]);
        ck_assert_uint_eq(utf8_bytes(text, (size_t)i), begins[i]);
    }
    ck_assert_uint_eq(utf8_next(text, 14), 14);
    ck_assert_uint_eq(utf8_bytes(text, 99), 14);
}
END_TEST

START_TEST(utf8_cuts_whole)
{
    static const char text[] = "a\u2013\U0001F600";
    static const size_t whole[] = {0, 1, 1, 1, 4, 4, 4, 4, 8};
    for (int i = 0; i < ROWS(whole); i++)
        ck_assert_uint_eq(utf8_whole(text, (size_t)i), whole[i]);
}
END_TEST

START_TEST(utf8_knows_what_is_not_seen)
{
    static const uint32_t unseen[] = {0x07, 0x7F, 0x9F, 0xA0, 0x200B, UTF8_BYTE_ORDER_MARK};
    static const uint32_t seen[] = {' ', 'a', 0xA1, 0xE9, 0x2013, 0x1F600};
    for (int i = 0; i < ROWS(unseen); i++)
        ck_assert_msg(utf8_invisible(unseen[i]), "U+%04X", (unsigned)unseen[i]);
    for (int i = 0; i < ROWS(seen); i++)
        ck_assert_msg(!utf8_invisible(seen[i]), "U+%04X", (unsigned)seen[i]);
    ck_assert(utf8_control('\n') && utf8_control(0x85) && !utf8_control(0xA0));
}
END_TEST

/* --- Words --- */

static const struct word_row {
    const char *typed, *known;
    bool alike, near;
} word_rows[] = {
    {"american", "american", true, true},
    {"AMERICAN", "american", true, true},
    {"Free Jump", "freejump", true, true},
    {"man_capture", "man-capture", true, true},
    {"", "american", false, false},
    {"-", "american", false, false},
    {"america", "american", false, true},
    {"americans", "american", false, true},
    {"amrecan", "american", false, true},
    {"amreicn", "american", false, false},
    {"meirican", "american", false, true},
    {"tha", "thai", false, true},
    {"th", "thai", false, false},
    {"ПОМОЩЬ", "помощь", true, true},
    {"Züge", "ZÜGE", true, true},
    {"помщь", "помощь", false, true},
    {"ход", "уход", false, true},
    {"хо", "ухо", false, true},
    {"уз", "ухо", false, false},
    {"ÿ", "\xFF", false, false},
    {"\xFF", "\xFF", true, true},
    {"a word that is longer than any known one is", "american", false, false},
};

START_TEST(words)
{
    const struct word_row *row = &word_rows[_i];
    size_t length = strlen(row->typed);
    ck_assert_msg(words_alike(row->typed, length, row->known) == row->alike, "%s", row->typed);
    ck_assert_msg(words_near(row->typed, length, row->known) == row->near, "%s", row->typed);
}
END_TEST

static const struct {
    const char *typed, *text;
    bool found;
} search_rows[] = {
    {"", "Ада", true},
    {"  ", "Ада", true},
    {"АДА", "Ада Лавлейс", true},
    {"лав ада", "Ада Лавлейс", true},
    {"лав ида", "Ада Лавлейс", false},
    {"Ü", "Züge", true},
    {"ge", "Züge", true},
    {"geh", "Züge", false},
    /* the second byte of one letter is the first of none */
    {"\xBC", "Züge", false},
};

START_TEST(search)
{
    const char *texts[] = {search_rows[_i].text};
    ck_assert_msg(words_found(search_rows[_i].typed, texts, 1) == search_rows[_i].found, "%s in %s",
                  search_rows[_i].typed, search_rows[_i].text);
}
END_TEST

static const struct {
    const char *name, *template, *who, *filled;
} isolated[] = {
    {"nothing at stake", "{who} wins.", "Anna", "Anna wins."},
    {"a Hebrew name", "{who} wins.", "אב", "\u2068אב\u2069 wins."},
    {"an Arabic name among others", "{who} wins.", "A عب", "\u2068A عب\u2069 wins."},
    {"a Hebrew sentence", "{who} אב", "Anna", "\u2068Anna\u2069 אב"},
    {"Chinese goes as English does", "{who} wins.", "王", "王 wins."},
};

START_TEST(blanks_go_their_own_way)
{
    char memory[100];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    FILL(&out, isolated[_i].template, {"who", isolated[_i].who});
    ck_assert_msg(strcmp(memory, isolated[_i].filled) == 0, "%s: %s", isolated[_i].name, memory);
}
END_TEST

/* --- Paths --- */

static const struct path_row {
    const char *path, *name;
    bool is_pdn;
} path_rows[] = {
    {"/tmp/x.pdn", "x.pdn", true},    {"x.PDN", "x.PDN", true},
    {"/x.pdn/y", "y", false},         {"/x/", "", false},
    {".pdn", ".pdn", false},          {"/tmp/.pdn", ".pdn", false},
    {"a.pdnx", "a.pdnx", false},      {"", "", false},
    {"x.fen.pdn", "x.fen.pdn", true}, {"xpdn", "xpdn", false},
};

START_TEST(a_path_has_a_name)
{
    const struct path_row *row = &path_rows[_i];
    REQUIRE(strcmp(path_name(row->path), row->name) == 0, "%s", row->path);
    REQUIRE(path_ends_in(row->path, ".pdn") == row->is_pdn, "%s", row->path);
}
END_TEST

static const struct whole_row {
    const char *path; /* NULL: none */
    bool posix, windows;
} whole_rows[] = {
    {NULL, false, false},         {"", false, false},        {"x", false, false},
    {"/x", true, false},          {"/", true, false},        {"C:\\Users", false, true},
    {"c:/Users", false, true},    {"C:Users", false, false}, {"C:", false, true},
    {"\\\\host\\x", false, true}, {"\\x", false, false},     {"1:/x", false, false},
};

static const struct above_row {
    const char *path;
    enum path_style style;
    const char *above; /* "": the root */
} above_rows[] = {
    {"/a/b", PATH_POSIX, "/a"},
    {"/a", PATH_POSIX, ""},
    {"/", PATH_POSIX, ""},
    {"", PATH_POSIX, ""},
    {"//a/b", PATH_POSIX, "//a"},
    {"C:/a/b", PATH_WINDOWS, "C:/a"},
    {"C:/a", PATH_WINDOWS, "C:"},
    {"C:", PATH_WINDOWS, ""},
    {"/", PATH_WINDOWS, ""},
    {"//ada/games", PATH_WINDOWS, ""},
    {"//ada", PATH_WINDOWS, ""},
    {"//ada/games/x/y", PATH_WINDOWS, "//ada/games/x"},
    {"//ada/games/x", PATH_WINDOWS, "//ada/games"},
};

START_TEST(what_is_above)
{
    const struct above_row *row = &above_rows[_i];
    size_t length = path_length_above(row->path, strlen(row->path), row->style);
    REQUIRE(length == strlen(row->above) && memcmp(row->path, row->above, length) == 0, "%s: %d",
            row->path, (int)length);
}
END_TEST

static const struct fault_row {
    const char *path;
    enum path_fault fault; /* on Windows */
} fault_rows[] = {
    {"x.pdn", PATH_FAULT_NONE},
    {"", PATH_FAULT_NONE},
    {".", PATH_FAULT_NONE},
    {"..", PATH_FAULT_NONE},
    {"...", PATH_FAULT_END},
    {".pdn", PATH_FAULT_NONE},
    {"C:/a b/x.pdn", PATH_FAULT_NONE},
    {"C:\\a\\..\\x.pdn", PATH_FAULT_NONE},
    {"/C:/x", PATH_FAULT_NONE},
    {"//C:", PATH_FAULT_NONE},
    {"//ada/games/x", PATH_FAULT_NONE},
    {"con", PATH_FAULT_DEVICE},
    {"CoN.pdn", PATH_FAULT_DEVICE},
    {"/a/nul/x.pdn", PATH_FAULT_DEVICE},
    {"nul.tar.gz", PATH_FAULT_DEVICE},
    {"prn  .txt", PATH_FAULT_DEVICE},
    {"COM0", PATH_FAULT_DEVICE},
    {"lpt9.x", PATH_FAULT_DEVICE},
    {"lpt³", PATH_FAULT_DEVICE},
    {"CONOUT$", PATH_FAULT_DEVICE},
    {"C:nul", PATH_FAULT_DEVICE},
    {"\\\\.\\COM1", PATH_FAULT_DEVICE},
    {"//?/C:/x", PATH_FAULT_DEVICE},
    {"//.", PATH_FAULT_DEVICE},
    {"constant", PATH_FAULT_NONE},
    {"a.con", PATH_FAULT_NONE},
    {"com", PATH_FAULT_NONE},
    {"com10", PATH_FAULT_NONE},
    {"comx", PATH_FAULT_NONE},
    {"acom1", PATH_FAULT_NONE},
    {"x?.pdn", PATH_FAULT_SIGN},
    {"ab:c", PATH_FAULT_SIGN},
    {"C:/ab:c", PATH_FAULT_SIGN},
    {"a\nb", PATH_FAULT_SIGN},
    {"x.", PATH_FAULT_END},
    {"x /y", PATH_FAULT_END},
    {" x", PATH_FAULT_NONE},
};

START_TEST(what_is_wrong_with_a_path)
{
    const struct fault_row *row = &fault_rows[_i];
    enum path_fault fault = path_fault(row->path, PATH_WINDOWS);
    REQUIRE(fault == row->fault, "%s: %d", row->path, (int)fault);
    REQUIRE(path_fault(row->path, PATH_POSIX) == PATH_FAULT_NONE, "%s", row->path);
    bool is_name = !strpbrk(row->path, "/\\:");
    REQUIRE(!is_name || path_name_fault(row->path, PATH_WINDOWS) == fault, "%s", row->path);
    REQUIRE(path_name_fault(row->path, PATH_POSIX) == PATH_FAULT_NONE, "%s", row->path);
}
END_TEST

START_TEST(a_path_has_slashes)
{
    char path[] = "C:\\a\\b/c", same[] = "a\\b";
    path_use_slashes(path, PATH_WINDOWS);
    ck_assert_str_eq(path, "C:/a/b/c");
    path_use_slashes(same, PATH_POSIX);
    ck_assert_str_eq(same, "a\\b");
    ck_assert(path_is_root("/") && !path_is_root("/a") && !path_is_root(""));
    ck_assert_str_eq(path_skip_root("/C:/x"), "C:/x");
    ck_assert_str_eq(path_skip_root("//C:"), "C:");
    ck_assert_str_eq(path_skip_root("/x"), "/x");
}
END_TEST

START_TEST(a_path_is_whole)
{
    const struct whole_row *row = &whole_rows[_i];
    REQUIRE(path_is_whole(row->path, PATH_POSIX) == row->posix, "row %d", _i);
    REQUIRE(path_is_whole(row->path, PATH_WINDOWS) == row->windows, "row %d", _i);
}
END_TEST

static const struct number_row {
    const char *text;
    uint64_t least, most;
    bool read;
    uint64_t number;
} number_rows[] = {
    {"0", 0, 9, true, 0},
    {"007", 1, 7, true, 7},
    {"18446744073709551615", 0, UINT64_MAX, true, UINT64_MAX},
    {"18446744073709551616", 0, UINT64_MAX, false, 0},
    {"99999999999999999999999", 0, UINT64_MAX, false, 0},
    {"64", 1, 64, true, 64},
    {"65", 1, 64, false, 0},
    {"640", 1, 64, false, 0},
    {"0", 1, 64, false, 0},
    {"7", 0, 5, false, 0},
    {"", 0, 9, false, 0},
    {" 1", 0, 9, false, 0},
    {"1 ", 0, 9, false, 0},
    {"+1", 0, 9, false, 0},
    {"-1", 0, 9, false, 0},
    {"1x", 0, 9, false, 0},
};

START_TEST(number_is_whole_and_in_its_range)
{
    const struct number_row *row = &number_rows[_i];
    uint64_t number = 4711;
    ck_assert_msg(number_parse(row->text, row->least, row->most, &number) == row->read, "'%s'",
                  row->text);
    ck_assert_uint_eq(number, row->read ? row->number : 4711);
}
END_TEST

START_TEST(number_stops_at_what_follows)
{
    const char *text = "123456x";
    int number = 0;
    ck_assert(scan_number(&text, &number));
    ck_assert_int_eq(number, SCAN_NUMBER_MAX);
    ck_assert_str_eq(text, "x");
    ck_assert(!scan_number(&text, &number));
}
END_TEST

START_TEST(pauses_double_up_to_the_longest)
{
    struct retry retry = {0};
    ck_assert(!retry_waits(&retry, 0));
    retry_failed(&retry, 100, 10, 25);
    ck_assert(retry_waits(&retry, 109));
    ck_assert(!retry_waits(&retry, 110));
    retry_failed(&retry, 110, 10, 25);
    ck_assert_uint_eq(retry.next, 130);
    retry_failed(&retry, 130, 10, 25);
    ck_assert_uint_eq(retry.next, 155);
    retry_reset(&retry);
    ck_assert(!retry_waits(&retry, 140));
    retry_failed(&retry, 200, 10, 25);
    ck_assert_uint_eq(retry.next, 210);
}
END_TEST

START_TEST(what_a_terminal_obeys_becomes_a_question_mark)
{
    char text[] = "a\x1B[31m\xFFz\xC2\x9B\xC3\xA9\n";
    utf8_make_printable(text, "");
    ck_assert_str_eq(text, "a?[31m?z??\xC3\xA9?");
    char lines[] = "a\n\t\xE2\x80\xAE\xE2\x81\xA6\xE2\x82\xAC\r";
    utf8_make_printable(lines, "\n\t");
    ck_assert_str_eq(lines, "a\n\t??????\xE2\x82\xAC?");
}
END_TEST

SUITE(base)
{
    Suite *suite = suite_create("base");
    TCase *strbuf = tcase_create("strbuf");
    tcase_add_loop_test(strbuf, strbuf_appends, 0, ROWS(strbuf_rows));
    tcase_add_loop_test(strbuf, strbuf_marks_a_cut, 0, ROWS(cut_rows));
    suite_add_tcase(suite, strbuf);
    TCase *rest = tcase_create("bits, rng, array");
    tcase_add_test(rest, bits_walk_a_set);
    tcase_add_test(rest, rng_repeats);
    tcase_add_test(rest, array_keeps_its_items);
    tcase_add_test(rest, array_trims_to_what_is_there);
    tcase_add_test(rest, text_is_copied);
    suite_add_tcase(suite, rest);
    TCase *log = tcase_create("log");
    tcase_add_loop_test(log, log_says_one_line, 0, ROWS(log_rows));
    tcase_add_test(log, log_cuts_whole_characters);
    suite_add_tcase(suite, log);
    TCase *utf8 = tcase_create("utf8");
    tcase_add_loop_test(utf8, utf8_reads_a_character, 0, ROWS(utf8_rows));
    tcase_add_test(utf8, utf8_steps);
    tcase_add_test(utf8, utf8_cuts_whole);
    tcase_add_test(utf8, utf8_knows_what_is_not_seen);
    suite_add_tcase(suite, utf8);
    tcase_add_test(utf8, what_a_terminal_obeys_becomes_a_question_mark);
    TCase *numbers = tcase_create("numbers and pauses");
    tcase_add_loop_test(numbers, number_is_whole_and_in_its_range, 0, ROWS(number_rows));
    tcase_add_test(numbers, number_stops_at_what_follows);
    tcase_add_test(numbers, pauses_double_up_to_the_longest);
    suite_add_tcase(suite, numbers);
    TCase *typed = tcase_create("words");
    tcase_add_loop_test(typed, words, 0, ROWS(word_rows));
    tcase_add_loop_test(typed, search, 0, ROWS(search_rows));
    suite_add_tcase(suite, typed);
    TCase *paths = tcase_create("paths");
    tcase_add_loop_test(paths, a_path_has_a_name, 0, ROWS(path_rows));
    tcase_add_loop_test(paths, a_path_is_whole, 0, ROWS(whole_rows));
    tcase_add_loop_test(paths, what_is_above, 0, ROWS(above_rows));
    tcase_add_loop_test(paths, what_is_wrong_with_a_path, 0, ROWS(fault_rows));
    tcase_add_test(paths, a_path_has_slashes);
    suite_add_tcase(suite, paths);
    TCase *templates = tcase_create("templates");
    tcase_add_loop_test(templates, blanks_go_their_own_way, 0, ROWS(isolated));
    suite_add_tcase(suite, templates);
    return suite;
}
