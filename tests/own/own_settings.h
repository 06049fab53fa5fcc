/* SPDX-License-Identifier: MIT */
/* What several tests do with settings. */
#ifndef TESTS_OWN_OWN_SETTINGS_H
#define TESTS_OWN_OWN_SETTINGS_H

#include "app/saving/settings.h"

/* Before anything has been read. */
#define AT_FIRST                                                                                   \
    {                                                                                              \
        .preferences = {                                                                           \
            .speed = SPEED_NORMAL,                                                                 \
            .volume = 75,                                                                          \
            .aloud = ALOUD_WITH_READER,                                                            \
            .speech_rate = SPEECH_USUAL,                                                           \
            .speech_volume = SPEECH_USUAL,                                                         \
            .endings = 4                                                                           \
        }                                                                                          \
    }

/* Reads `text`; the complaints go into `said`. Returns how many there were. */
int read_text(const char *text, struct settings *own, char *said, size_t size);

/* `text` changed so far that it says `after`; to be freed. */
char *edited_text(const char *text, const struct settings *after);

/* All of both is the same, or the test fails and names `seed`. */
void expect_same(struct settings *a, struct settings *b, int seed);

/* "NAME=ID" puts that preset into the book, "NAME" removes it; NULL changes nothing. */
void change_rules(struct rulebook *book, const char *change);

/* --- A scratch folder --- */

void own_folder_setup(void);
void own_folder_teardown(void);

/* Valid until the fourth call after it. */
const char *path_of(const char *name);

/* All that is in it. */
int count_files(void);

void write_text(const char *path, const char *text);

/* The file's text in memory that the next call uses again; "(none)" if there is none. */
const char *text_at(const char *path);

#endif
