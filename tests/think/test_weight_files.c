/* SPDX-License-Identifier: MIT */
/* Files of weights: what is there is used, what is missing or damaged is reported with its path. */
#include "suite.h"

#include "base/file_error.h"
#include "think/weights.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char path[40];

static unsigned char *sound_weights(void)
{
    unsigned char *bytes = calloc(1, weights_size());
    ck_assert_ptr_nonnull(bytes);
    weights_seal(bytes, 1);
    return bytes;
}

static void begin(void)
{
    strcpy(path, "/tmp/crownhead-weights-XXXXXX");
    int file = mkstemp(path);
    ck_assert_int_ge(file, 0);
    close(file);
}

static void end(void)
{
    remove(path);
}

/* Writes `size` bytes of sound weights; byte `turned` has its lowest bit changed if it is one. */
static void write_weights(size_t size, size_t turned)
{
    unsigned char *bytes = sound_weights();
    FILE *file = fopen(path, "wb");
    if (turned < size)
        bytes[turned] ^= 1;
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(bytes, 1, size, file), size);
    ck_assert_int_eq(fclose(file), 0);
    free(bytes);
}

enum {
    NO_BYTE = -1000,
};

static const struct damage_row {
    const char *name;
    int missing; /* bytes at the end */
    int turned;  /* the byte that is changed; if negative, counted from the end */
    int error;
} damage_rows[] = {
    {"sound", 0, NO_BYTE, 0},
    {"a byte short", 1, NO_BYTE, FILE_ERROR_DAMAGED},
    {"its mark", 0, 0, FILE_ERROR_DAMAGED},
    {"its sum", 0, 8, FILE_ERROR_DAMAGED},
    {"a weight", 0, 100, FILE_ERROR_DAMAGED},
    {"the last weight", 0, -1, FILE_ERROR_DAMAGED},
};

START_TEST(damage)
{
    const struct damage_row *row = &damage_rows[_i];
    size_t size = weights_size() - (size_t)row->missing;
    size_t turned = row->turned == NO_BYTE ? SIZE_MAX
                    : row->turned < 0      ? size - (size_t)-row->turned
                                           : (size_t)row->turned;
    struct weights weights;
    write_weights(size, turned);
    bool opened = weights_open(&weights, path);
    ck_assert_msg(opened == (row->error == 0), "%s: opened %d", row->name, opened);
    ck_assert_msg(weights.error == row->error, "%s: error %d", row->name, weights.error);
    ck_assert_msg((weights.evaluation != NULL) == opened, "%s: an evaluation", row->name);
    ck_assert_str_eq(weights.path, path);
    weights_close(&weights);
    ck_assert_ptr_null(weights.evaluation);
}
END_TEST

START_TEST(missing)
{
    struct weights weights;
    remove(path);
    ck_assert(!weights_open(&weights, path));
    ck_assert_int_eq(weights.error, ENOENT);
    ck_assert_str_eq(weights.path, path);
    weights_close(&weights);
}
END_TEST

START_TEST(folder)
{
    struct weights weights;
    ck_assert(!weights_open(&weights, "/tmp"));
    ck_assert_int_eq(weights.error, FILE_ERROR_KIND);
    weights_close(&weights);
}
END_TEST

/* Each preset finds the file of its family among the program's own. */
START_TEST(own)
{
    struct weights weights;
    bool opened = weights_open_own(&weights, &presets[_i].rules);
    ck_assert_msg(opened, "%s: %s, error %d", presets[_i].id, weights.path, weights.error);
    weights_close(&weights);
}
END_TEST

START_TEST(own_missing)
{
    struct weights weights;
    setenv("CROWNHEAD_ASSETS", "/nonexistent", 1);
    bool opened = weights_open_own(&weights, &presets[0].rules);
    if (*weights.path) { /* the program knows where its files are */
        ck_assert(!opened);
        ck_assert_int_eq(weights.error, ENOENT);
        ck_assert_ptr_eq(strstr(weights.path, "/nonexistent/weights/"), weights.path);
    }
    weights_close(&weights);
}
END_TEST

SUITE(weight_files)
{
    Suite *suite = suite_create("weight_files");
    TCase *tcase = tcase_create("files");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_loop_test(tcase, damage, 0, ROWS(damage_rows));
    tcase_add_test(tcase, missing);
    tcase_add_test(tcase, folder);
    suite_add_tcase(suite, tcase);
    TCase *owned = tcase_create("own");
    tcase_add_loop_test(owned, own, 0, PRESET_COUNT);
    tcase_add_test(owned, own_missing);
    suite_add_tcase(suite, owned);
    return suite;
}
