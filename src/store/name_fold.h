/* SPDX-License-Identifier: MIT */
/* Names of people as they are looked for: whether a letter is a capital does not matter. */
#ifndef STORE_NAME_FOLD_H
#define STORE_NAME_FOLD_H

#include <stddef.h>

/* The name as all names are written that are the same but for case; cut where there is no room. In
 * a text that is not UTF-8 only ASCII letters have a case. */
void name_fold(const char *name, char *out, size_t size);

#endif
