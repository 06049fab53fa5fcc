/* SPDX-License-Identifier: MIT */
/* Texts for people, in their own language: gettext behind one header. The text in the code is the
 * English one and the key of its translations (po/). Without a catalogue it is what is shown. */
#ifndef BASE_TRANSLATE_H
#define BASE_TRANSLATE_H

/* Marks a text in a table, where no function can be called: tr() translates it when it is used. */
#define N_(text) text

/* The one and the many form of a text, marked in a table. */
struct counted_text {
    const char *one, *many;
};

#define N_COUNTED(one, many)                                                                       \
    {                                                                                              \
        one, many                                                                                  \
    }

/* `text` in the language in force, or itself. Valid as long as the program runs. */
const char *tr(const char *text);

/* The one or the many form of a text, as the language in force counts `number` things. */
const char *tr_n(const char *one, const char *many, int number);
const char *tr_counted(struct counted_text text, int number);

#endif
