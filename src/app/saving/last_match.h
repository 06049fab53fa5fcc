/* SPDX-License-Identifier: MIT */
/* What the last match was like, so that the next start begins with one like it: the section [match]
 * of the settings. No preference: it is remembered, not chosen. */
#ifndef APP_SAVING_LAST_MATCH_H
#define APP_SAVING_LAST_MATCH_H

#include "match/match.h"
#include "match/rulebook.h"
#include "notation/text_error.h"

enum last_match_entry {
    LAST_PLAYER_1,
    LAST_PLAYER_2,
    LAST_LEVEL_1, /* at which the computer plays, or another program; "no": a person does */
    LAST_LEVEL_2,
    LAST_RULES,   /* as --rules has it: a text, or the name of an own rule set */
    LAST_STARTER, /* the policy */
    LAST_LENGTH,  /* points that a player needs; "0": without end */
    LAST_HELP,    /* enum help */
    LAST_CLOCK,   /* the time control, as --clock has it; "no": none */
    LAST_PAGE,    /* the page that was shown, before anything was played */
    LAST_TURNED,  /* "yes": White sat above then */
    LAST_MATCH_COUNT,
};

enum {
    LAST_TEXT_SIZE = PLAYER_NAME_SIZE,
};

/* An empty text: as it is before anything has been played. */
struct last_match {
    char texts[LAST_MATCH_COUNT][LAST_TEXT_SIZE];
};

/* Takes the text of the entry that the file calls `name`. If it is not understood, adds a sentence
 * to `complaint` and leaves `last` alone. */
void last_match_take(struct last_match *last, enum last_match_entry entry, const char *name,
                     const char *text, struct strbuf *complaint);

/* Returns the match as it is now. A rule set of the book is known by its name, any other by its
 * text. */
struct last_match last_match_of(const struct match *match, const struct rulebook *book);

/* Notes how the match was seen. The archive tells that of a match of which it has something. */
void last_match_note_sight(struct last_match *last, const char *page, bool turned);
bool last_match_turned(const struct last_match *last);

/* Takes over from `now` what is not as it was in `before`. */
void last_match_follow(struct last_match *last, const struct last_match *before,
                       const struct last_match *now);

/* Sets up names, starter, length, help and clock for a match like that one. */
void last_match_set_up(const struct last_match *last, struct match_setup *setup);

/* Finds its rule set. False, and `*out` untouched, if there is none, or none any more. */
bool last_match_find_rules(const struct last_match *last, const struct rulebook *book,
                           struct named_ruleset *out, struct text_error *error);

#endif
