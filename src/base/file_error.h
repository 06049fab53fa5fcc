/* SPDX-License-Identifier: MIT */
#ifndef BASE_FILE_ERROR_H
#define BASE_FILE_ERROR_H

/* What can be wrong with a file besides what errno says, which is positive. */
enum file_error {
    FILE_ERROR_KIND = -1,     /* no ordinary file */
    FILE_ERROR_BUSY = -2,     /* another program does not let go of it */
    FILE_ERROR_NOWHERE = -3,  /* there is no place for it */
    FILE_ERROR_LONG = -4,     /* its path is too long */
    FILE_ERROR_TEXT = -5,     /* it holds no text */
    FILE_ERROR_DAMAGED = -6,  /* it is not what was written */
    FILE_ERROR_NEWER = -7,    /* a later version of the program has made it */
    FILE_ERROR_FOREIGN = -8,  /* another program has made it */
    FILE_ERROR_KEPT = -9,     /* what is played is kept in it */
    FILE_ERROR_OLDER = -10,   /* an earlier version has made it, and it has not been migrated */
    FILE_ERROR_CHANGED = -11, /* it was changed while it was being read */
    FILE_ERROR_NAME = -12,    /* its path cannot be written in a line */
    FILE_ERROR_UNFIT = -13,   /* Windows has no files of such a name */
};

#endif
