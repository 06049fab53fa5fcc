/* SPDX-License-Identifier: MIT */
/* Lines on a terminal: parted between words, in the signs that it has. */
#include "suite.h"
#include "text/output.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    int columns;
    bool ascii;
    const char *lines, *written;
} rows[] = {
    {"nothing", 40, false, "", ""},
    {"one line", 40, false, "Black to move.", "Black to move.\n"},
    {"two lines", 40, false, "a\nb", "a\nb\n"},
    {"an empty line between", 40, false, "a\n\nb", "a\n\nb\n"},
    {"as long as the terminal", 10, false, "abcde fghi", "abcde fghi\n"},
    {"longer by one", 10, false, "abcde fghij", "abcde\nfghij\n"},
    {"a space at the end of the room", 10, false, "abcdefghij klm", "abcdefghij\nklm\n"},
    {"several parts", 10, false, "ab cd ef gh ij kl mn", "ab cd ef\ngh ij kl\nmn\n"},
    {"a word longer than the terminal", 10, false, "abcdefghijklmno p", "abcdefghijklmno\np\n"},
    {"the same before a long text", 10, false, "abcdefghijklmno p qrstuvw x",
     "abcdefghijklmno\np qrstuvw\nx\n"},
    {"a word as long as the terminal", 10, false, "abcdefghij", "abcdefghij\n"},
    {"a word longer by one", 10, false, "abcdefghijk l", "abcdefghijk\nl\n"},
    {"characters, not bytes", 10, false, "ÅÅÅÅÅ ÅÅÅÅ", "ÅÅÅÅÅ ÅÅÅÅ\n"},
    {"in a pipe", 0, false, "ab cd ef gh ij kl mn", "ab cd ef gh ij kl mn\n"},
    {"a drawn board", 40, false, "  b   .   b\nb", "  b   .   b\nb\n"},
    {"signs", 40, false, "Åsa – “½”", "Åsa – “½”\n"},
    {"signs in ASCII", 40, true, "Åsa – “1½” …", "?sa - \"1 1/2\" ...\n"},
    {"what a terminal obeys", 40, false, "a\x1B[2Jb", "a?[2Jb\n"},
    {"bytes that are no sign", 40, false,
     "a\xFF"
     "b",
     "a?b\n"},
};

START_TEST(says)
{
    char *written = NULL;
    size_t size;
    FILE *file = open_memstream(&written, &size);
    struct output output = {.file = file, .columns = rows[_i].columns, .ascii = rows[_i].ascii};
    output_say(&output, rows[_i].lines);
    fclose(file);
    ck_assert_msg(strcmp(written, rows[_i].written) == 0, "%s: '%s'", rows[_i].name, written);
    ck_assert(!output.failed);
    free(written);
}
END_TEST

START_TEST(fails)
{
    FILE *full = fopen("/dev/full", "w");
    struct output output = {.file = full};
    output_say(&output, "Black to move.");
    ck_assert(output.failed);
    fclose(full);
}
END_TEST

SUITE(output)
{
    Suite *suite = suite_create("output");
    TCase *tests = tcase_create("lines");
    tcase_add_loop_test(tests, says, 0, ROWS(rows));
    tcase_add_test(tests, fails);
    suite_add_tcase(suite, tests);
    return suite;
}
