/* SPDX-License-Identifier: MIT */
/* A match in the terminal, played in memory, with an archive of its own. */
#ifndef TESTS_TEXT_CONVERSATION_H
#define TESTS_TEXT_CONVERSATION_H

#include "suite.h"
#include "text/text.h"

#include <stdbool.h>

struct conversation {
    struct text_setup setup;
    char *said; /* owned; all that was said last */
    bool fine;  /* what text_play returned */
};

/* Fixtures: a folder with the archive, which CROWNHEAD_DATA names. */
void conversation_setup(void);
void conversation_teardown(void);

/* The path of the archive, and of another file of the folder. */
const char *conversation_archive(void);
const char *conversation_path(const char *name);

/* Two people without names, under a rule set as text. */
struct conversation conversation_of(const char *rules);
void conversation_finish(struct conversation *conversation);

/* Plays what is typed. What is said is kept until the next call. */
const char *converse(struct conversation *conversation, const char *typed);
const char *converse_bytes(struct conversation *conversation, const char *typed, size_t size);

#endif
