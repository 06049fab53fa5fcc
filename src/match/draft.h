/* SPDX-License-Identifier: MIT */
/* A rule set in the making: the draft, what was changed before, and how it gets into the book that
 * keeps it. What is to be said of a step is returned as a value (prose/draft_prose.h has the
 * words). */
#ifndef MATCH_DRAFT_H
#define MATCH_DRAFT_H

#include "match/shelf.h"

enum {
    EDITS_MAX = 64, /* changes that can be taken back; the oldest are forgotten */
};

/* What one change replaces. */
struct draft_state {
    struct named_ruleset rules;
    char own[RULES_NAME_SIZE]; /* the set of the book that is changed; empty: none yet */
};

/* What is asked before it is done: the same call once more is the yes. */
enum draft_question {
    DRAFT_ASKS_NOTHING,
    DRAFT_ASKS_REPLACE,
    DRAFT_ASKS_DELETE,
};

struct draft {
    bool begun;
    struct draft_state now;
    struct draft_state edits[EDITS_MAX];
    int edit_count;             /* those that redo would restore included */
    int edit_at;                /* those before it can be taken back */
    char name[RULES_NAME_SIZE]; /* as typed: what it is to be called */
    bool typing;                /* its last change was typed: more digits are the same change */
    enum draft_question question;
};

/* What a step has come to. */
enum draft_event {
    DRAFT_CHANGED, /* or nothing happened: there is nothing to say */
    DRAFT_SAVED,   /* as `name` */
    DRAFT_KEPT,    /* the same, but what keeps the book has not written it yet */
    DRAFT_RENAMED, /* from `before` to `name` */
    DRAFT_DELETED, /* `name`; the draft stays */
    DRAFT_REPLACED,
    DRAFT_ASKED_REPLACE, /* another set is called `name` */
    DRAFT_ASKED_DELETE,  /* `name` */
    DRAFT_NAME_UNFIT,    /* `fault` says why */
    DRAFT_EVENT_COUNT,
};

struct draft_report {
    enum draft_event event;
    char name[RULES_NAME_SIZE], before[RULES_NAME_SIZE];
    enum name_fault fault;
};

/* Begins with a copy of `rules`; of the book's own it is the set itself that is changed, any other
 * is to be called `suggested`, or that and a number where the name is taken. What was there before
 * can be brought back by undo. */
void draft_start(struct draft *draft, const struct rulebook *book,
                 const struct named_ruleset *rules, const char *suggested);

/* `value` must be valid for the field. */
void draft_set(struct draft *draft, enum field field, int value);

/* The same for a value that is typed digit by digit: all of it is one change to take back. */
void draft_type(struct draft *draft, enum field field, int value);

/* Another name as typed: what was asked is not asked any more. */
void draft_renaming(struct draft *draft);

/* Takes back or restores a change; false if there is none. */
bool draft_undo(struct draft *draft);
bool draft_redo(struct draft *draft);
bool draft_can_undo(const struct draft *draft);
bool draft_can_redo(const struct draft *draft);

/* Is the draft, under the name as typed, in the book as it is? */
bool draft_saved(const struct draft *draft, const struct rulebook *book);

/* Puts the draft into the book under the name as typed. Where another set has that name it asks
 * first; the second call replaces it. */
struct draft_report draft_save(struct draft *draft, struct rulebook *book);

/* Gives the set that is changed the name as typed, in the book too. */
struct draft_report draft_rename(struct draft *draft, struct rulebook *book);

/* Takes the set out of the book; asks first. The draft stays. */
struct draft_report draft_delete(struct draft *draft, struct rulebook *book);

/* Puts other rules in the draft's place, which undo brings back. */
struct draft_report draft_replace(struct draft *draft, const struct named_ruleset *rules);

/* The key of what the draft was, or is, made from. */
struct rules_key draft_origin(const struct draft *draft, const struct rulebook *book);

#endif
