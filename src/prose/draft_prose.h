/* SPDX-License-Identifier: MIT */
/* Sentences about a rule set in the making. */
#ifndef PROSE_DRAFT_PROSE_H
#define PROSE_DRAFT_PROSE_H

#include "base/strbuf.h"
#include "match/draft.h"
#include "notation/text_error.h"
#include "prose/names.h"

/* Adds what a step has done; nothing for DRAFT_CHANGED. */
void draft_report_print(struct strbuf *out, const struct draft_report *report);

/* Returns true if something was not done, or not yet. */
bool draft_report_warns(const struct draft_report *report);

/* Adds why the text of the clipboard is no rule set. */
void unreadable_rules_print(struct strbuf *out, const struct text_error *error);

/* Adds which numbers the field may hold. */
void number_needed_print(struct strbuf *out, enum field field);

const char *rules_copied(void);
const char *rules_saved_already(void);
const char *rules_not_saved_yet(void);
const char *name_wanted(void);
const char *rename_first(void);
const char *no_change_to_undo(void);
const char *no_change_to_redo(void);

/* Returns the sentence above the rule sets to begin with. */
const char *start_from_advice(void);

/* Adds what a small board shows, and how many quiet moves of how many there have been. */
void counted_caption_print(struct strbuf *out, const char *caption, int quiet, int limit);

/* Adds the first name of a rule set made from `rules`: "American (mine)". */
void own_name_print(struct strbuf *out, const struct named_ruleset *rules);

/* Adds "3 rules differ from those of tournaments:", a heading of the list. */
void difference_count_print(struct strbuf *out, int count);

/* Adds how `rules` differ from `usual` in a field: "Kings: Flying (tournament: Short)". */
void difference_print(struct strbuf *out, const struct ruleset *rules, const struct ruleset *usual,
                      enum field field, struct side_names sides);

/* Adds a rule set as files and options write it: "As text: american, king=flying". */
void as_text_print(struct strbuf *out, const struct named_ruleset *rules);

#endif
