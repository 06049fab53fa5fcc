/* SPDX-License-Identifier: MIT */
/* A folder of a test's own, and files in it. */
#ifndef TESTS_SCRATCH_H
#define TESTS_SCRATCH_H

#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Removes the folder with all that is in it. */
static inline void scratch_remove(const char *where)
{
    ck_assert_msg(strstr(where, "crownhead-"), "\"%s\" is no folder of a test", where);
#ifdef _WIN32
    ck_assert_int_eq(remove_tree(where), 0);
#else
    char command[400];
    snprintf(command, sizeof command, "rm -rf '%s'", where);
    ck_assert_int_eq(system(command), 0);
#endif
}

static inline void scratch_copy(const char *from, const char *to)
{
    char bytes[4096];
    size_t count;
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    ck_assert_msg(in && out, "%s to %s", from, to);
    while ((count = fread(bytes, 1, sizeof bytes, in)) > 0)
        ck_assert_uint_eq(fwrite(bytes, 1, count, out), count);
    fclose(in);
    ck_assert_int_eq(fclose(out), 0);
}

#endif
