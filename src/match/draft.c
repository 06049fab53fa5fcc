/* SPDX-License-Identifier: MIT */
#include "match/draft.h"

#include "base/strbuf.h"

#include <string.h>

static struct draft_report nothing_to_say(void)
{
    return (struct draft_report){.event = DRAFT_CHANGED};
}

static struct draft_report report(enum draft_event event, const char *name)
{
    struct draft_report report = {.event = event};
    struct strbuf out = strbuf_init(report.name, sizeof report.name);
    strbuf_add(&out, name);
    return report;
}

/* Call it after any change of the draft. */
static void settle(struct draft *draft)
{
    draft->question = DRAFT_ASKS_NOTHING;
    draft->typing = false;
}

/* Adds the draft to the undo history, and drops what could be redone. */
static void remember(struct draft *draft)
{
    if (draft->edit_at == EDITS_MAX) {
        memmove(draft->edits, draft->edits + 1, (EDITS_MAX - 1) * sizeof *draft->edits);
        draft->edit_at--;
    }
    draft->edits[draft->edit_at++] = draft->now;
    draft->edit_count = draft->edit_at;
}

static void suggest_name(struct draft *draft, const struct rulebook *book, const char *suggested)
{
    struct player name;
    rulebook_free_name(book, suggested, &name);
    memcpy(draft->name, name.name, sizeof name.name);
}

/* If the rulebook has a rule set of this name and these fields, makes it the one that is changed.
 */
static bool adopt_own(struct draft *draft, const struct rulebook *book)
{
    int own = rulebook_find(book, draft->now.rules.name);
    if (own < 0 || !ruleset_equal(&book->sets[own]->rules, &draft->now.rules.rules))
        return false;
    strbuf_copy(draft->now.own, sizeof draft->now.own, book->sets[own]->name);
    strbuf_copy(draft->name, sizeof draft->name, book->sets[own]->name);
    return true;
}

void draft_start(struct draft *draft, const struct rulebook *book,
                 const struct named_ruleset *rules, const char *suggested)
{
    struct named_ruleset copy = *rules; /* it may belong to the rulebook or the draft */
    if (draft->begun)
        remember(draft);
    draft->begun = true;
    draft->now = (struct draft_state){.rules = copy};
    if (!adopt_own(draft, book))
        suggest_name(draft, book, suggested);
    settle(draft);
}

void draft_set(struct draft *draft, enum field field, int value)
{
    if (ruleset_get(&draft->now.rules.rules, field) == value)
        return;
    remember(draft);
    ruleset_set(&draft->now.rules.rules, field, value);
    settle(draft);
}

void draft_renaming(struct draft *draft)
{
    draft->question = DRAFT_ASKS_NOTHING;
}

bool draft_can_undo(const struct draft *draft)
{
    return draft->edit_at > 0;
}

bool draft_can_redo(const struct draft *draft)
{
    return draft->edit_at < draft->edit_count;
}

/* Takes down in the undo history that a rule set was renamed from `before` to `after`, or removed
 * if that is empty: undo restores rules, not the rulebook. */
static void follow_book(struct draft *draft, const char *before, const char *after)
{
    for (int i = 0; i < draft->edit_count; i++) {
        struct draft_state *edit = &draft->edits[i];
        if (strcmp(edit->own, before) != 0)
            continue;
        struct strbuf own = strbuf_init(edit->own, sizeof edit->own);
        strbuf_add(&own, after);
    }
}

/* Exchanges the draft with one of the history, so that undo can be redone. */
static void exchange(struct draft *draft, int index)
{
    struct draft_state remembered = draft->edits[index];
    draft->edits[index] = draft->now;
    if (strcmp(remembered.own, draft->now.own) != 0 && remembered.own[0])
        memcpy(draft->name, remembered.own, sizeof draft->name);
    draft->now = remembered;
    settle(draft);
}

bool draft_undo(struct draft *draft)
{
    if (!draft_can_undo(draft))
        return false;
    exchange(draft, --draft->edit_at);
    return true;
}

bool draft_redo(struct draft *draft)
{
    if (!draft_can_redo(draft))
        return false;
    exchange(draft, draft->edit_at++);
    return true;
}

/* Returns the index of the rule set that is changed, or -1. */
static int own_index(const struct draft *draft, const struct rulebook *book)
{
    return draft->now.own[0] ? rulebook_find(book, draft->now.own) : -1;
}

bool draft_saved(const struct draft *draft, const struct rulebook *book)
{
    int index = own_index(draft, book);
    return index >= 0 && strcmp(book->sets[index]->name, draft->name) == 0 &&
           strcmp(book->sets[index]->id, draft->now.rules.id) == 0 &&
           ruleset_equal(&book->sets[index]->rules, &draft->now.rules.rules);
}

struct rules_key draft_origin(const struct draft *draft, const struct rulebook *book)
{
    if (own_index(draft, book) >= 0)
        return rules_key_own(draft->now.own);
    return rules_key_shipped(draft->now.rules.id);
}

static struct draft_report refuse(struct draft *draft, enum name_fault fault)
{
    struct draft_report refused = report(DRAFT_NAME_UNFIT, draft->name);
    refused.fault = fault;
    draft->question = DRAFT_ASKS_NOTHING;
    return refused;
}

/* Makes the rule set with the typed name the one that is changed. */
static void adopt(struct draft *draft, const struct rulebook *book)
{
    const struct own_ruleset *set = book->sets[rulebook_find(book, draft->name)];
    strbuf_copy(draft->now.own, sizeof draft->now.own, set->name);
    strbuf_copy(draft->name, sizeof draft->name, set->name);
    strbuf_copy(draft->now.rules.name, sizeof draft->now.rules.name, set->name);
    draft->question = DRAFT_ASKS_NOTHING;
}

struct draft_report draft_save(struct draft *draft, struct rulebook *book)
{
    enum name_fault fault = rulebook_check_name(book, draft->name, own_index(draft, book));
    if (fault == NAME_TAKEN && draft->question != DRAFT_ASKS_REPLACE) {
        draft->question = DRAFT_ASKS_REPLACE;
        return report(DRAFT_ASKED_REPLACE, draft->name);
    }
    if (fault != NAME_FIT && fault != NAME_TAKEN)
        return refuse(draft, fault);
    rulebook_put(book, draft->name, &draft->now.rules);
    adopt(draft, book);
    return report(DRAFT_SAVED, draft->now.own);
}

struct draft_report draft_rename(struct draft *draft, struct rulebook *book)
{
    int index = own_index(draft, book);
    if (index < 0)
        return nothing_to_say();
    enum name_fault fault = rulebook_rename(book, index, draft->name);
    if (fault != NAME_FIT)
        return refuse(draft, fault);
    char before[RULES_NAME_SIZE];
    memcpy(before, draft->now.own, sizeof before);
    adopt(draft, book);
    follow_book(draft, before, draft->now.own);
    struct draft_report renamed = report(DRAFT_RENAMED, draft->now.own);
    memcpy(renamed.before, before, sizeof before);
    return renamed;
}

struct draft_report draft_delete(struct draft *draft, struct rulebook *book)
{
    int index = own_index(draft, book);
    if (index < 0)
        return nothing_to_say();
    if (draft->question != DRAFT_ASKS_DELETE) {
        draft->question = DRAFT_ASKS_DELETE;
        return report(DRAFT_ASKED_DELETE, draft->now.own);
    }
    struct draft_report deleted = report(DRAFT_DELETED, draft->now.own);
    rulebook_remove(book, index);
    follow_book(draft, deleted.name, "");
    draft->question = DRAFT_ASKS_NOTHING;
    draft->now.own[0] = '\0';
    return deleted;
}

struct draft_report draft_replace(struct draft *draft, const struct named_ruleset *rules)
{
    remember(draft);
    draft->now.rules = *rules;
    settle(draft);
    return report(DRAFT_REPLACED, draft->now.rules.name);
}

void draft_type(struct draft *draft, enum field field, int value)
{
    bool goes_on = draft->typing;
    bool differs = ruleset_get(&draft->now.rules.rules, field) != value;
    if (differs && !goes_on)
        remember(draft);
    ruleset_set(&draft->now.rules.rules, field, value);
    settle(draft);
    draft->typing = goes_on || differs;
}
