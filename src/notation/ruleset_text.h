/* SPDX-License-Identifier: MIT */
/* Rule sets as text: `american, capture=optional`, for files and options. */
#ifndef NOTATION_RULESET_TEXT_H
#define NOTATION_RULESET_TEXT_H

#include "base/strbuf.h"
#include "notation/text_error.h"
#include "rules/ruleset.h"

enum {
    RULESET_TEXT_MAX = 512, /* size of any ruleset_print, with the closing zero */
};

/* Reads a preset's id or name and the fields that differ from it, ignoring case and the difference
 * of _ and -. A rule set that differs keeps the preset's id and name: prose says that it is
 * changed. Returns false and leaves `*out` alone for an unknown id, field or value, and for a field
 * given twice. */
bool ruleset_parse(const char *text, struct named_ruleset *out, struct text_error *error);

/* Prints the canonical form: the id, then the fields that differ from that preset, in their order.
 * ruleset_parse reads the same fields back. An id that is not a preset's is printed as american. */
void ruleset_print(struct strbuf *out, const struct named_ruleset *rules);

/* Prints the value of one field: "optional", "25". */
void field_value_print(struct strbuf *out, const struct ruleset *rules, enum field field);

#endif
