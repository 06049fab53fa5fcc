/* SPDX-License-Identifier: MIT */
#include "prose/draft_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"

enum {
    VALUE_SIZE = 96,
};

static const struct {
    const char *template;
    bool warns;
} events[DRAFT_EVENT_COUNT] = {
    [DRAFT_CHANGED] = {"", false},
    [DRAFT_SAVED] = {N_("Saved as “{name}”. New match lists it."), false},
    [DRAFT_KEPT] = {N_("New match lists “{name}”, but it is not on the disk yet."), true},
    [DRAFT_RENAMED] = {N_("“{before}” is now called “{name}”."), false},
    [DRAFT_DELETED] = {N_("“{name}” is deleted. Save brings it back."), false},
    [DRAFT_REPLACED] = {N_("Pasted. Undo brings back what was there."), false},
    [DRAFT_ASKED_REPLACE] = {N_("Another of your rule sets has this name. Save once more to "
                                "replace it."),
                             true},
    [DRAFT_ASKED_DELETE] = {N_("Delete “{name}”? Press the same button again to do it."), true},
    [DRAFT_NAME_UNFIT] = {"{fault}", true},
};

bool draft_report_warns(const struct draft_report *report)
{
    return events[report->event].warns;
}

void draft_report_print(struct strbuf *out, const struct draft_report *report)
{
    FILL(out, tr(events[report->event].template), {"name", report->name},
         {"before", report->before}, {"fault", name_fault_sentence(report->fault)});
}

void unreadable_rules_print(struct strbuf *out, const struct text_error *error)
{
    FILL(out, tr("The clipboard, line {line}, column {column}: {error}"),
         {"line", number_text(error->line).text}, {"column", number_text(error->column).text},
         {"error", error_sentence(error).text});
}

void number_needed_print(struct strbuf *out, enum field field)
{
    const struct field_info *info = &field_infos[field];
    FILL(out,
         info->zero ? tr("This must be a number from {low} to {high}, or 0 for never.")
                    : tr("This must be a number from {low} to {high}."),
         {"low", number_text(info->low).text}, {"high", number_text(info->high).text});
}

const char *rules_copied(void)
{
    return tr("The rules are in the clipboard as text.");
}

const char *rules_saved_already(void)
{
    return tr("This has already been saved.");
}

const char *rules_not_saved_yet(void)
{
    return tr("This is not saved yet.");
}

const char *name_wanted(void)
{
    return tr("What is it to be called? Type a name and save once more.");
}

const char *rename_first(void)
{
    return tr("Type another name first.");
}

const char *no_change_to_undo(void)
{
    return tr("There is no change to undo.");
}

const char *no_change_to_redo(void)
{
    return tr("There is no change to redo.");
}

const char *start_from_advice(void)
{
    return tr("Choose the rules to begin with. Undo brings back what you have now.");
}

void counted_caption_print(struct strbuf *out, const char *caption, int quiet, int limit)
{
    /* TRANSLATORS: {caption} is a sentence; moves without a capture are counted. */
    FILL(out, tr("{caption} Count: {quiet} of {limit}."), {"caption", caption},
         {"quiet", number_text(quiet).text}, {"limit", number_text(limit).text});
}

void own_name_print(struct strbuf *out, const struct named_ruleset *rules)
{
    const struct named_ruleset *base = preset_find(rules->id);
    if (base)
        /* TRANSLATORS: the name of a rule set that a player makes of another: "American (mine)". */
        FILL(out, tr("{rules} (mine)"), {"rules", ruleset_title(base).text});
    else
        strbuf_add(out, tr("My rules"));
}

void difference_count_print(struct strbuf *out, int count)
{
    if (count == 0)
        strbuf_add(out, tr("All rules are as in tournaments."));
    else
        FILL(out,
             tr_n("{count} rule differs from those of tournaments:",
                  "{count} rules differ from those of tournaments:", count),
             {"count", number_text(count).text});
}

void difference_print(struct strbuf *out, const struct ruleset *rules, const struct ruleset *usual,
                      enum field field, struct side_names sides)
{
    char here_memory[VALUE_SIZE], there_memory[VALUE_SIZE];
    struct strbuf here = strbuf_init(here_memory, sizeof here_memory);
    struct strbuf there = strbuf_init(there_memory, sizeof there_memory);
    rule_value_print(&here, field, ruleset_get(rules, field), sides);
    rule_value_print(&there, field, ruleset_get(usual, field), sides);
    FILL(out,
         /* TRANSLATORS: a rule and what it is here: "Crowned by a capture: The move ends". */
         field_idle(usual, field) ? tr("{field}: {value} (not used in tournaments)")
                                  : tr("{field}: {value} (tournament: {usual})"),
         {"field", field_title(field)}, {"value", here_memory}, {"usual", there_memory});
}

void as_text_print(struct strbuf *out, const struct named_ruleset *rules)
{
    char memory[RULESET_TEXT_MAX];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    ruleset_print(&text, rules);
    FILL(out, tr("As text: {text}"), {"text", memory});
}
