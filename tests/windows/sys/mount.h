/* SPDX-License-Identifier: MIT */
/* See ../README.md. */
#ifndef TESTS_WINDOWS_SYS_MOUNT_H
#define TESTS_WINDOWS_SYS_MOUNT_H

enum {
    CLONE_NEWNS,
    MS_REC,
    MS_PRIVATE,
    MS_REMOUNT,
    MS_RDONLY,
};

int unshare(int flags);
int mount(const char *what, const char *where, const char *kind, unsigned long flags,
          const void *data);
int umount(const char *where);

#endif
