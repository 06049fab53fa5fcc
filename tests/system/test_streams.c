/* SPDX-License-Identifier: MIT */
/* Streams of the system, and times as text. */
#include "suite.h"

#include "system/clock.h"
#include "system/streams.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name, *piece;
    size_t size;
    int times;
} memory_rows[] = {
    {"nothing", "", 0, 1},
    {"a line feed stays one", "a\nb\r\n", 5, 1},
    {"zeros", "\0\x1A\0", 3, 1},
    {"much", "0123456789abcdef", 16, 20000},
};

START_TEST(memory_has_what_is_written)
{
    struct memory_stream stream;
    const size_t size = memory_rows[_i].size, times = (size_t)memory_rows[_i].times;
    ck_assert(memory_stream_open(&stream));
    for (size_t i = 0; i < times; i++)
        fwrite(memory_rows[_i].piece, 1, size, stream.file);
    char *text = memory_stream_close(&stream);
    ck_assert_msg(text && stream.size == size * times, "%s", memory_rows[_i].name);
    for (size_t i = 0; i < times; i++)
        REQUIRE(memcmp(text + i * size, memory_rows[_i].piece, size) == 0, "%s, piece %d",
                memory_rows[_i].name, (int)i);
    ck_assert_int_eq(text[stream.size], 0);
    free(text);
}
END_TEST

START_TEST(a_file_is_read_as_it_is)
{
    static const char name[] = "test-streams.txt", bytes[] = "a\r\nb\x1A\nc";
    char read[sizeof bytes] = "";
    FILE *out = fopen(name, "wb");
    ck_assert(out && fwrite(bytes, 1, sizeof bytes - 1, out) == sizeof bytes - 1);
    fclose(out);
    FILE *in = stream_open(name);
    ck_assert(in && stream_wait(in, 0));
    ck_assert_uint_eq(fread(read, 1, sizeof read, in), sizeof bytes - 1);
    ck_assert_str_eq(read, bytes);
    ck_assert(stream_wait(in, 0)); /* the end */
    fclose(in);
    remove(name);
    ck_assert_ptr_null(stream_open(name));
}
END_TEST

/* Far from midnight, so that the zone of the machine makes no other day. */
static const struct {
    int64_t seconds;
    const char *format, *printed;
} time_rows[] = {
    {43200, "%Y-%m-%d", "1970-01-01"},
    {951825600, "%Y.%m.%d", "2000.02.29"},
    {951912000, "%j", "061"},
    {1735646400, "%j", "366"},
    {1767182400, "%j", "365"},
    {1767182400, "\xC3\xA4\xE6\xBC\xA2 %Y", "\xC3\xA4\xE6\xBC\xA2 2025"},
    {1767182400, "%w", "3"},
};

START_TEST(a_time_is_printed)
{
    char out[40];
    clock_print(time_rows[_i].seconds, time_rows[_i].format, out, sizeof out);
    ck_assert_str_eq(out, time_rows[_i].printed);
}
END_TEST

START_TEST(this_time_is_known)
{
    int64_t before = clock_milliseconds(NULL);
    ck_assert_int_gt(clock_seconds(), 1767182400);
    ck_assert_int_ge(clock_milliseconds(NULL), before);
}
END_TEST

/* However short the time is, what failed once is tried again; and a long time does not end soon. */
START_TEST(patience_ends)
{
    struct patience none = {.ms = 0}, much = {.ms = 1000000};
    ck_assert(patience_wait(&none) && !patience_wait(&none) && !patience_wait(&none));
    for (int i = 0; i < 5; i++)
        ck_assert(patience_wait(&much));
}
END_TEST

SUITE(streams)
{
    Suite *suite = suite_create("streams");
    TCase *streams = tcase_create("streams");
    tcase_add_loop_test(streams, memory_has_what_is_written, 0, ROWS(memory_rows));
    tcase_add_test(streams, a_file_is_read_as_it_is);
    tcase_add_loop_test(streams, a_time_is_printed, 0, ROWS(time_rows));
    tcase_add_test(streams, this_time_is_known);
    tcase_add_test(streams, patience_ends);
    suite_add_tcase(suite, streams);
    return suite;
}
