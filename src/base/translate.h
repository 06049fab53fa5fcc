/* SPDX-License-Identifier: MIT */
/* Texts for people, in their own language: gettext behind one header. The text in the code is the
 * English one and the key of its translations (po/). Without a catalogue it is what is shown. */
#ifndef BASE_TRANSLATE_H
#define BASE_TRANSLATE_H

/* Marks a text in a table, where no function can be called: tr() translates it when it is used. */
#define N_(text) text

/* `text` in the language in force, or itself. Valid as long as the program runs. */
const char *tr(const char *text);

/* The one or the many form of a text, as the language in force counts `number` things. */
const char *tr_n(const char *one, const char *many, int number);

#endif
