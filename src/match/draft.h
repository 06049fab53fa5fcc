/* SPDX-License-Identifier: MIT */
/* A rule set that is being edited: the draft, its undo history, and how it is saved to the
 * rulebook. Each step returns a report as a value; prose/draft_prose.h has the sentences. */
#ifndef MATCH_DRAFT_H
#define MATCH_DRAFT_H

#include "match/shelf.h"

enum {
    EDITS_MAX = 64, /* changes that can be undone; older ones are dropped */
};

/* What a change replaces. */
struct draft_state {
    struct named_ruleset rules;
    char own[RULES_NAME_SIZE]; /* name of the rule set that is being changed; empty: a new one */
};

/* A question before something is done. Repeating the call means yes. */
enum draft_question {
    DRAFT_ASKS_NOTHING,
    DRAFT_ASKS_REPLACE,
    DRAFT_ASKS_DELETE,
};

struct draft {
    bool begun;
    struct draft_state now;
    struct draft_state edits[EDITS_MAX];
    int edit_count;             /* including those of redo */
    int edit_at;                /* edits in force; those from here on are undone */
    char name[RULES_NAME_SIZE]; /* as typed */
    bool typing;                /* the last change was typed, so more digits belong to it */
    enum draft_question question;
};

/* The outcome of a step. */
enum draft_event {
    DRAFT_CHANGED, /* or nothing happened; nothing to say */
    DRAFT_SAVED,   /* as `name` */
    DRAFT_KEPT,    /* the same, but the rulebook is not written to disk yet */
    DRAFT_RENAMED, /* from `before` to `name` */
    DRAFT_DELETED, /* `name`; the draft stays */
    DRAFT_REPLACED,
    DRAFT_ASKED_REPLACE, /* another rule set has this `name` */
    DRAFT_ASKED_DELETE,  /* `name` */
    DRAFT_NAME_UNFIT,    /* `fault` says why */
    DRAFT_EVENT_COUNT,
};

struct draft_report {
    enum draft_event event;
    char name[RULES_NAME_SIZE], before[RULES_NAME_SIZE];
    enum name_fault fault;
};

/* Begins with a copy of `rules`. If they are the rulebook's, that rule set is changed; otherwise
 * the draft is named `suggested`, with a number if that name is taken. Undo restores what was there
 * before. */
void draft_start(struct draft *draft, const struct rulebook *book,
                 const struct named_ruleset *rules, const char *suggested);

/* `value` must be valid for the field. */
void draft_set(struct draft *draft, enum field field, int value);

/* The same for a value that is typed digit by digit, which is one change for undo. */
void draft_type(struct draft *draft, enum field field, int value);

/* Call it when the typed name changes: a pending question is dropped. */
void draft_renaming(struct draft *draft);

/* Undo or redo a change. Return false if there is none. */
bool draft_undo(struct draft *draft);
bool draft_redo(struct draft *draft);
bool draft_can_undo(const struct draft *draft);
bool draft_can_redo(const struct draft *draft);

/* Returns true if the rulebook has the draft under the typed name. */
bool draft_saved(const struct draft *draft, const struct rulebook *book);

/* Saves the draft to the rulebook under the typed name. If another rule set has the name, the first
 * call asks, and the second replaces it. */
struct draft_report draft_save(struct draft *draft, struct rulebook *book);

/* Renames the rule set that is being changed to the typed name, also in the rulebook. */
struct draft_report draft_rename(struct draft *draft, struct rulebook *book);

/* Removes the rule set from the rulebook; the first call asks. The draft stays. */
struct draft_report draft_delete(struct draft *draft, struct rulebook *book);

/* Replaces the rules of the draft; undo restores them. */
struct draft_report draft_replace(struct draft *draft, const struct named_ruleset *rules);

/* Returns the key of the rule set that the draft was made from. */
struct rules_key draft_origin(const struct draft *draft, const struct rulebook *book);

#endif
