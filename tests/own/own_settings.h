/* SPDX-License-Identifier: MIT */
/* Settings with memory of their own, and what several tests do with them. */
#ifndef TESTS_OWN_OWN_SETTINGS_H
#define TESTS_OWN_OWN_SETTINGS_H

#include "app/settings.h"

struct own_settings {
    struct preferences preferences;
    struct rulebook rulebook;
    struct window_state window;
    struct last_match last;
    struct recent_folders recent;
};

/* Before anything has been read. */
#define AT_FIRST                                                                                   \
    {                                                                                              \
        .preferences = {.volume = 75 }                                                             \
    }

/* The same as the program wants them. */
struct settings lend(struct own_settings *own);

/* Reads `text`; the complaints go into `said`. Returns how many there were. */
int read_text(const char *text, struct own_settings *own, char *said, size_t size);

/* The file's text, to be freed by who asks. */
char *text_of(struct own_settings *own);

/* All of both is the same, or the test fails and names `seed`. */
void expect_same(struct own_settings *a, struct own_settings *b, int seed);

/* "NAME=ID" puts that preset into the book, "NAME" removes it; NULL changes nothing. */
void change_rules(struct rulebook *book, const char *change);

#endif
