/* SPDX-License-Identifier: MIT */
/* A rule set in the making: the draft, what was changed before, and the book that it is saved in.
 * Draws nothing. */
#ifndef PAGES_RULES_EDITOR_H
#define PAGES_RULES_EDITOR_H

#include "board/demo_board.h"
#include "match/rulebook.h"

enum {
    RULE_NAME_SIZE = sizeof((struct named_ruleset){0}.name),
    EDITS_MAX = 64, /* changes that can be taken back; the oldest are forgotten */
};

/* What one change replaces. */
struct edit_state {
    struct named_ruleset draft;
    char own[RULE_NAME_SIZE]; /* the set of the book that is changed; empty: none yet */
};

/* What the page shows beside the draft: the row in hand. Rows between are fields. */
enum {
    EDITOR_ROW_START = -1, /* what to start from */
    EDITOR_ROW_KEEP = FIELD_COUNT,
};

/* A question that the same button asks once more. */
enum editor_question {
    EDITOR_ASKS_NOTHING,
    EDITOR_ASKS_REPLACE,
    EDITOR_ASKS_DELETE,
};

struct rules_editor {
    bool begun;
    struct edit_state now;
    struct edit_state edits[EDITS_MAX];
    int edit_count; /* kept, those that redo would restore included */
    int edit_at;    /* those before it can be taken back */

    char name[RULE_NAME_SIZE]; /* as typed */
    char number[12];           /* as typed, for the field in hand */
    bool typing;               /* its last change was typed: more digits are the same change */
    int hand;                  /* the row in hand */
    enum editor_question question;
    bool warns; /* the message says that something was not done */
    char message[300];
    struct demo_board demo;
    int rows_offset, start_offset, text_offset;
};

/* Begins with a copy of `rules`; of the book's own it is the set itself that is changed. What was
 * in hand before can be brought back by undo. */
void editor_start(struct rules_editor *editor, const struct rulebook *book,
                  const struct named_ruleset *rules);

/* `value` must be valid for the field. */
void editor_set(struct rules_editor *editor, enum field field, int value);

/* Takes back or restores a change of the draft; false if there is none. */
bool editor_undo(struct rules_editor *editor);
bool editor_redo(struct rules_editor *editor);
bool editor_can_undo(const struct rules_editor *editor);
bool editor_can_redo(const struct rules_editor *editor);

/* Is the draft, under the name as typed, in the book as it is? */
bool editor_saved(const struct rules_editor *editor, const struct rulebook *book);

/* Puts the draft into the book under the name as typed. Where another set has that name it asks
 * first; the second call replaces it. Message says what was done. */
void editor_save(struct rules_editor *editor, struct rulebook *book);

/* Gives the set that is changed the name as typed, in the book too. */
void editor_rename(struct rules_editor *editor, struct rulebook *book);

/* Takes the set out of the book; asks first. The draft stays. */
void editor_delete(struct rules_editor *editor, struct rulebook *book);

/* Reads a rule set from text; if it cannot be read, the message says where and why, and the draft
 * stays. */
void editor_paste(struct rules_editor *editor, const char *text);

/* Takes the number as typed for the field in hand, if it is one that the field may hold. */
void editor_type_number(struct rules_editor *editor);

void editor_say(struct rules_editor *editor, bool warns, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
