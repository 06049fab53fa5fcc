/* SPDX-License-Identifier: MIT */
#include "pages/rules_editor.h"

#include "notation/ruleset_text.h"
#include "notation/scan.h"
#include "prose/error_prose.h"
#include "prose/names.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void editor_say(struct rules_editor *editor, bool warns, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(editor->message, sizeof editor->message, format, arguments);
    va_end(arguments);
    editor->warns = warns;
}

/* After any change of the draft. */
static void settle(struct rules_editor *editor)
{
    editor->question = EDITOR_ASKS_NOTHING;
    editor->message[0] = '\0';
    editor->number[0] = '\0';
    editor->typing = false;
}

/* Keeps the draft as it is for undo; redo has nothing to restore any more. */
static void remember(struct rules_editor *editor)
{
    if (editor->edit_at == EDITS_MAX) {
        memmove(editor->edits, editor->edits + 1, (EDITS_MAX - 1) * sizeof *editor->edits);
        editor->edit_at--;
    }
    editor->edits[editor->edit_at++] = editor->now;
    editor->edit_count = editor->edit_at;
}

/* "My American", or "My American 2" where there is one. */
static void suggest_name(struct rules_editor *editor, const struct rulebook *book)
{
    const struct named_ruleset *base = preset_find(editor->now.draft.id);
    for (int i = 1; i < 1000; i++) {
        struct strbuf name = strbuf_init(editor->name, sizeof editor->name);
        strbuf_addf(&name, "My %s", base ? ruleset_title(base).text : "rules");
        if (i > 1)
            strbuf_addf(&name, " %d", i);
        if (rulebook_check_name(book, editor->name, -1) == NAME_FIT)
            return;
    }
}

void editor_start(struct rules_editor *editor, const struct rulebook *book,
                  const struct named_ruleset *rules)
{
    struct named_ruleset copy = *rules; /* it may be the book's, or the draft itself */
    if (editor->begun)
        remember(editor);
    editor->begun = true;
    editor->now = (struct edit_state){.draft = copy};
    int own = rulebook_find(book, copy.name);
    if (own >= 0 && ruleset_equal(&book->sets[own].rules, &copy.rules)) {
        memcpy(editor->now.own, book->sets[own].name, RULE_NAME_SIZE);
        memcpy(editor->name, book->sets[own].name, RULE_NAME_SIZE);
    } else {
        suggest_name(editor, book);
    }
    settle(editor);
}

void editor_set(struct rules_editor *editor, enum field field, int value)
{
    if (ruleset_get(&editor->now.draft.rules, field) == value)
        return;
    remember(editor);
    ruleset_set(&editor->now.draft.rules, field, value);
    settle(editor);
}

bool editor_can_undo(const struct rules_editor *editor)
{
    return editor->edit_at > 0;
}

bool editor_can_redo(const struct rules_editor *editor)
{
    return editor->edit_at < editor->edit_count;
}

/* Exchanges the draft for the kept one: what is undone is there to be redone. */
static void exchange(struct rules_editor *editor, int index)
{
    struct edit_state kept = editor->edits[index];
    editor->edits[index] = editor->now;
    if (strcmp(kept.own, editor->now.own) != 0 && kept.own[0])
        memcpy(editor->name, kept.own, sizeof editor->name);
    editor->now = kept;
    settle(editor);
}

bool editor_undo(struct rules_editor *editor)
{
    if (!editor_can_undo(editor))
        return false;
    exchange(editor, --editor->edit_at);
    return true;
}

bool editor_redo(struct rules_editor *editor)
{
    if (!editor_can_redo(editor))
        return false;
    exchange(editor, editor->edit_at++);
    return true;
}

/* The index in the book of the set that is changed, or -1. */
static int own_index(const struct rules_editor *editor, const struct rulebook *book)
{
    return editor->now.own[0] ? rulebook_find(book, editor->now.own) : -1;
}

bool editor_saved(const struct rules_editor *editor, const struct rulebook *book)
{
    int index = own_index(editor, book);
    return index >= 0 && strcmp(book->sets[index].name, editor->name) == 0 &&
           strcmp(book->sets[index].id, editor->now.draft.id) == 0 &&
           ruleset_equal(&book->sets[index].rules, &editor->now.draft.rules);
}

static bool refuse(struct rules_editor *editor, enum name_fault fault)
{
    if (fault == NAME_FIT)
        return false;
    editor->question = EDITOR_ASKS_NOTHING;
    editor_say(editor, true, "%s", name_fault_sentence(fault));
    return true;
}

/* The set of the book that has the typed name is the one that is changed from now on. */
static void adopt(struct rules_editor *editor, const struct rulebook *book)
{
    const struct named_ruleset *set = &book->sets[rulebook_find(book, editor->name)];
    memcpy(editor->now.own, set->name, RULE_NAME_SIZE);
    memcpy(editor->name, set->name, RULE_NAME_SIZE);
    memcpy(editor->now.draft.name, set->name, sizeof set->name);
    editor->question = EDITOR_ASKS_NOTHING;
}

void editor_save(struct rules_editor *editor, struct rulebook *book)
{
    enum name_fault fault = rulebook_check_name(book, editor->name, own_index(editor, book));
    if (fault == NAME_TAKEN && editor->question != EDITOR_ASKS_REPLACE) {
        editor->question = EDITOR_ASKS_REPLACE;
        editor_say(editor, true, "%s Save once more to replace it.", name_fault_sentence(fault));
        return;
    }
    if (fault != NAME_TAKEN && refuse(editor, fault))
        return;
    rulebook_put(book, editor->name, &editor->now.draft);
    adopt(editor, book);
    editor_say(editor, false, "Saved as \u201C%s\u201D. New match lists it.", editor->now.own);
}

void editor_rename(struct rules_editor *editor, struct rulebook *book)
{
    int index = own_index(editor, book);
    if (index < 0 || refuse(editor, rulebook_rename(book, index, editor->name)))
        return;
    char before[RULE_NAME_SIZE];
    memcpy(before, editor->now.own, sizeof before);
    adopt(editor, book);
    editor_say(editor, false, "\u201C%s\u201D is called \u201C%s\u201D now.", before,
               editor->now.own);
}

void editor_delete(struct rules_editor *editor, struct rulebook *book)
{
    int index = own_index(editor, book);
    if (index < 0)
        return;
    if (editor->question != EDITOR_ASKS_DELETE) {
        editor->question = EDITOR_ASKS_DELETE;
        editor_say(editor, true, "Delete \u201C%s\u201D? The same button again does it.",
                   editor->now.own);
        return;
    }
    rulebook_remove(book, index);
    editor->question = EDITOR_ASKS_NOTHING;
    editor_say(editor, false, "\u201C%s\u201D is deleted. Save would put the draft back.",
               editor->now.own);
    editor->now.own[0] = '\0';
}

void editor_paste(struct rules_editor *editor, const char *text)
{
    struct named_ruleset rules;
    struct text_error error;
    if (!ruleset_parse(text, &rules, &error)) {
        editor_say(editor, true, "The clipboard, line %d, column %d: %s", error.line, error.column,
                   error_sentence(&error).text);
        return;
    }
    remember(editor);
    editor->now.draft = rules;
    settle(editor);
    editor_say(editor, false, "Pasted. Undo brings back what was there.");
}

/* A number comes digit by digit, but is one change to take back. */
static void set_typed(struct rules_editor *editor, enum field field, int value)
{
    bool goes_on = editor->typing;
    bool differs = ruleset_get(&editor->now.draft.rules, field) != value;
    if (differs && !goes_on)
        remember(editor);
    ruleset_set(&editor->now.draft.rules, field, value);
    settle(editor);
    editor->typing = goes_on || differs;
}

void editor_type_number(struct rules_editor *editor)
{
    const char *at = editor->number;
    int value;
    enum field field = (enum field)editor->hand;
    char typed[sizeof editor->number];
    memcpy(typed, editor->number, sizeof typed);
    scan_spaces(&at);
    bool whole = scan_number(&at, &value) && !*at;
    editor->message[0] = '\0';
    if (whole && field_allows(field, value))
        set_typed(editor, field, value);
    else if (typed[0])
        editor_say(editor, true, "A number from %d to %d is needed%s.", field_infos[field].low,
                   field_infos[field].high, field_infos[field].zero ? ", or 0 for never" : "");
    memcpy(editor->number, typed, sizeof typed);
}
