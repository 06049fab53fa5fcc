/* SPDX-License-Identifier: MIT */
/* Texts for people, in their own language: gettext behind one header. The text in the code is the
 * English one and the key of its translations (po/). Without a catalogue it is what is shown; on a
 * system without gettext, always (translate_english.c). */
#ifndef BASE_TRANSLATE_H
#define BASE_TRANSLATE_H

#include <stdbool.h>
#include <stddef.h>

/* --- Once, at the start of a program --- */

/* From now on texts come from the catalogues in `folder` (that of the program is told by
 * system/places.h). They are in `language` (a code: "de", "en@long"); NULL: the one that the
 * environment asks for. Where there is no catalogue they stay English. Nothing but texts depends on
 * it: numbers are written alike everywhere. */
void translate_open(const char *folder, const char *language);

/* Returns true if `folder`, as above, has a catalogue of this very language. English, the language
 * of the code, needs none. */
bool translate_has(const char *folder, const char *language);

/* Writes the code of the language that texts are in ("de", "pt_BR", "en"), as their catalogue says,
 * to `size` bytes. */
void translate_language(char *out, size_t size);

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
 * runs. */
const char *tr(const char *text);

/* `text` in English, without its context: for words that are valid in every language. */
const char *tr_english(const char *text);

/* tr() of a text with a context: tr_c("a move", "Undo"). */
#define tr_c(context, text) tr(N_C(context, text))

/* The one or the many form of a text, as the language in force counts `number` things. */
const char *tr_n(const char *one, const char *many, int number);
const char *tr_counted(struct counted_text text, int number);

#endif
