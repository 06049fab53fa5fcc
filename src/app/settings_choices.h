/* SPDX-License-Identifier: MIT */
/* The choices that the settings file keeps, as one table for reading and writing. */
#ifndef APP_SETTINGS_CHOICES_H
#define APP_SETTINGS_CHOICES_H

#include "pages/preferences.h"

/* One choice of the file: a name and the words that it may have, each standing for its index. */
struct settings_choice {
    const char *section, *name;
    const char *const *words; /* NULL: the ids of the themes */
    int count;
    int (*get)(const struct preferences *preferences);
    void (*set)(struct preferences *preferences, int index);
};

enum {
    SETTINGS_CHOICE_COUNT = 7,
};

/* Choices of one section stand together. */
extern const struct settings_choice settings_choices[SETTINGS_CHOICE_COUNT];

const char *settings_choice_word(const struct settings_choice *choice, int index);

#endif
