/* SPDX-License-Identifier: MIT */
/* The match that the next start would go on with. */
#ifndef TESTS_LAST_MATCH_H
#define TESTS_LAST_MATCH_H

#include "store/archive.h"
#include "suite.h"

/* Its row in this archive: the one that was saved last, unless it has been left, or somebody else
 * plays it. 0: there is none. */
static inline int64_t last_match(const char *file)
{
    struct archive archive;
    struct saved_match saved;
    ck_assert_int_eq(archive_open(&archive, file, false, 0), 0);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    int64_t id = saved.id;
    saved_match_finish(&saved);
    archive_close(&archive);
    return id;
}

#endif
