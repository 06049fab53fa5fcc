/* SPDX-License-Identifier: MIT */
/* What the last match was like, so that the next start begins with one like it: the settings file's
 * section [match]. No preference: it is remembered, not chosen.
 *
 *   [match]
 *   player-1 = Ada
 *   player-2 = Ben
 *   rules = american, capture=optional     as --rules has it: a text, or the name of an own one
 *   starter = loser
 *   page = library                         the page that was shown,
 *   turned = yes                           and that White sat above, before anything was played
 *
 * A semicolon in a name would begin a comment: a backslash stands before it, and before another
 * backslash. */
#ifndef APP_LAST_MATCH_H
#define APP_LAST_MATCH_H

#include "match/match.h"
#include "match/rulebook.h"
#include "notation/text_error.h"

enum last_match_entry {
    LAST_PLAYER_1,
    LAST_PLAYER_2,
    LAST_RULES,
    LAST_STARTER,
    LAST_PAGE,
    LAST_TURNED,
    LAST_MATCH_COUNT,
};

enum {
    LAST_TEXT_SIZE = PLAYER_NAME_SIZE,      /* of a value */
    LAST_VALUE_SIZE = 2 * PLAYER_NAME_SIZE, /* of a value as it stands in the file */
};

/* An empty text: as it is before anything has been played. */
struct last_match {
    char texts[LAST_MATCH_COUNT][LAST_TEXT_SIZE];
};

/* What the entry is called in the file. */
const char *last_match_name(enum last_match_entry entry);

/* Takes the value of the entry called `name`. False, with a sentence in `complaint`, if it is not
 * understood; then `last` stays as it is. */
bool last_match_take(struct last_match *last, const char *name, const char *value,
                     struct strbuf *complaint);

/* The same for an entry without a value. */
void last_match_forget(struct last_match *last, const char *name);

/* The entry as it stands in the file; empty if nothing is remembered. */
void last_match_print(const struct last_match *last, enum last_match_entry entry,
                      char value[LAST_VALUE_SIZE]);

bool last_match_equal(const struct last_match *a, const struct last_match *b);

/* The match as it is now. A rule set of the book is known by its name, any other by its text. */
struct last_match last_match_of(const struct match *match, const struct rulebook *book);

/* How it was seen; whether it was turned. The archive has that of a match of which it has
 * something.
 */
void last_match_note_sight(struct last_match *last, const char *page, bool turned);
bool last_match_turned(const struct last_match *last);

/* Takes over from `now` what is not as it was in `before`. */
void last_match_follow(struct last_match *last, const struct last_match *before,
                       const struct last_match *now);

/* Names and starter for a match like that one. */
void last_match_set_up(const struct last_match *last, struct match_setup *setup);

/* Its rule set. False, and `*out` untouched, if there is none, or none any more. */
bool last_match_find_rules(const struct last_match *last, const struct rulebook *book,
                           struct named_ruleset *out, struct text_error *error);

#endif
