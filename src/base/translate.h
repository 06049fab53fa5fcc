/* SPDX-License-Identifier: MIT */
/* Texts for people, in their own language: gettext behind one header. The text in the code is the
 * English one and the key of its translations (po/). Without a catalogue it is what is shown; on a
 * system without gettext, always (translate_english.c). */
#ifndef BASE_TRANSLATE_H
#define BASE_TRANSLATE_H

#include <stdbool.h>
#include <stddef.h>

enum {
    LANGUAGE_CODE_SIZE = 32,
    LANGUAGE_NAME_SIZE = 64,
    LANGUAGES_MAX = 64,
    LANGUAGE_OF_SYSTEM = -1, /* the one that the player's system is set to */
};

/* --- Once, at the start of a program, before there is a second thread --- */

/* From now on texts come from the catalogues in `folder`. `codes` names those that are there,
 * separated by spaces: "de pt_BR en@long" (system/catalogues.h finds both). The language of the
 * system is the one that translate_find finds for `wanted`, or English; texts are in it. Changes
 * the environment: LANGUAGE. Nothing but texts depends on it. */
void translate_open(const char *folder, const char *codes, const char *wanted);

/* --- Languages --- */

/* Returns how many there are, English among them; they are in the order of their codes. */
int translate_count(void);

/* Returns the code of a language, 0 to translate_count() - 1. */
const char *translate_code(int language);

/* Returns the language of the system. */
int translate_of_system(void);

/* Returns what the language calls itself, as its catalogue says, or else its code. Safe beside
 * other threads; the first call reads every catalogue. Valid as long as the program runs. */
const char *translate_name(int language);

/* Returns the language that is wanted: the first of a list such as "fr:de" that there is, each as
 * the environment writes it: "de_DE.UTF-8", "de-DE", "de". Where a country has no texts of its own
 * they are those of the language, and else those of another country; -1: there are none. */
int translate_find(const char *wanted);

/* All texts are in this language from now on, or in that of the system (LANGUAGE_OF_SYSTEM). Safe
 * beside threads that ask for texts; costs next to nothing if it is so already. */
void translate_use(int language);

/* Returns true if texts are in this language already. */
bool translate_is(int language);

/* Returns the language that texts are in. */
int translate_used(void);

/* --- Texts --- */

/* Marks a text in a table, where no function can be called: tr() translates it when it is used. */
#define N_(text) text

/* The same of a text that can mean several things: `context` tells translators which is meant, and
 * each context has a translation of its own. Both are literals. */
#define N_C(context, text) context "\004" text

/* The one and the many form of a text, marked in a table. */
struct counted_text {
    const char *one, *many;
};

#define N_COUNTED(one, many)                                                                       \
    {                                                                                              \
        one, many                                                                                  \
    }

/* `text` in the language in force, or itself, without its context. Valid as long as the program
 * runs, also when the language has changed. Safe from any thread. */
const char *tr(const char *text);

/* `text` in English, without its context: for words that are valid in every language. */
const char *tr_english(const char *text);

/* tr() of a text with a context: tr_c("a move", "Undo"). */
#define tr_c(context, text) tr(N_C(context, text))

/* The one or the many form of a text, as the language in force counts `number` things. */
const char *tr_n(const char *one, const char *many, int number);
const char *tr_counted(struct counted_text text, int number);

#endif
