/* SPDX-License-Identifier: MIT */
/* A folder in which nothing can be written for a while. Root may write everywhere but on a file
 * system that is read-only. Needs _GNU_SOURCE. */
#ifndef TESTS_READ_ONLY_FOLDER_H
#define TESTS_READ_ONLY_FOLDER_H

#include "suite.h"

#include <errno.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

/* In place of an empty folder, for this process and those that it starts. False: nobody may mount
 * anything here, so there is no test. */
static inline bool can_be_read_only(const char *where)
{
    if (geteuid() != 0)
        return true;
    bool can = unshare(CLONE_NEWNS) == 0 &&
               mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
               mount("none", where, "tmpfs", 0, NULL) == 0;
    if (!can)
        printf("no file system can be mounted here: %s\n", strerror(errno));
    return can;
}

/* What is open in it must not be open for writing. */
static inline void make_read_only(const char *where, bool is)
{
    char command[200];
    snprintf(command, sizeof command, "chmod -R %s '%s'", is ? "a-w" : "u+w", where);
    if (geteuid() != 0)
        ck_assert_int_eq(system(command), 0);
    else
        ck_assert_int_eq(mount("none", where, NULL, MS_REMOUNT | (is ? MS_RDONLY : 0), NULL), 0);
}

/* What is in it goes, too, where it was mounted. */
static inline void end_being_read_only(const char *where)
{
    if (geteuid() == 0)
        ck_assert_int_eq(umount(where), 0);
}

#endif
