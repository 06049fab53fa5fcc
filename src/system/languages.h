/* SPDX-License-Identifier: MIT */
/* Which languages and characters the player's system is set to. */
#ifndef SYSTEM_LANGUAGES_H
#define SYSTEM_LANGUAGES_H

#include <stdbool.h>
#include <stddef.h>

/* Prints the languages that the player wants, the best first, as translate_find (base/translate.h)
 * reads them: what the environment says (LC_ALL, LC_MESSAGES, LANG, LANGUAGE), or, if it says
 * nothing, what the system does. "C": texts are not translated. What does not fit is left out. */
void languages_wanted(char *out, size_t size);

/* Returns true if a terminal shows UTF-8. */
bool unicode_shown(void);

/* From now on the C library takes text as UTF-8. Before there is a second thread. */
void unicode_use(void);

/* --- For languages.c alone --- */

/* The languages of a system that keeps them elsewhere than in the environment; others say "C". */
void languages_of_system(char *out, size_t size);

#endif
