/* SPDX-License-Identifier: MIT */
/* What is said of a rule set in the making. */
#ifndef PROSE_DRAFT_PROSE_H
#define PROSE_DRAFT_PROSE_H

#include "base/strbuf.h"
#include "match/draft.h"
#include "notation/text_error.h"
#include "prose/names.h"

/* What a step has come to; nothing for DRAFT_CHANGED. */
void draft_report_print(struct strbuf *out, const struct draft_report *report);

/* Does it say that something was not done, or not yet? */
bool draft_report_warns(const struct draft_report *report);

/* The clipboard's text is no rule set. */
void unreadable_rules_print(struct strbuf *out, const struct text_error *error);

/* What was typed is no number that the field may hold. */
void number_needed_print(struct strbuf *out, enum field field);

const char *rules_copied(void);
const char *rules_saved_already(void);
const char *rules_not_saved_yet(void);
const char *rename_first(void);
const char *no_change_to_undo(void);
const char *no_change_to_redo(void);

/* Above the rule sets to begin with. */
const char *start_from_advice(void);

/* What a small board shows, and how many quiet moves there have been of how many. */
void counted_caption_print(struct strbuf *out, const char *caption, int quiet, int limit);

/* The name that a rule set made from `rules` is given at first: "My American". */
void own_name_print(struct strbuf *out, const struct named_ruleset *rules);

/* "Not as in tournaments: 3" */
void difference_count_print(struct strbuf *out, int count);

/* How `rules` differ from `usual` in a field: "Kings: Flying (tournament: Short)". */
void difference_print(struct strbuf *out, const struct ruleset *rules, const struct ruleset *usual,
                      enum field field, struct side_names sides);

/* A rule set's text, as files and options take it: "As text: american, king=flying". */
void as_text_print(struct strbuf *out, const struct named_ruleset *rules);

#endif
