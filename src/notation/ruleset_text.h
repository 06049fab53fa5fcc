/* SPDX-License-Identifier: MIT */
/* Rule sets as text: `american, capture=optional` for files and options. */
#ifndef NOTATION_RULESET_TEXT_H
#define NOTATION_RULESET_TEXT_H

#include "base/strbuf.h"
#include "notation/text_error.h"
#include "rules/ruleset.h"

enum {
    RULESET_TEXT_MAX = 512, /* room for every ruleset_print, the closing zero included */
};

/* Reads a preset's id or name and the fields that differ from it; case, and _ for -, do not matter.
 * A set that differs keeps id and name: prose says that it is changed. False, and `*out` untouched,
 * for an unknown id, field or value and for a field given twice. */
bool ruleset_parse(const char *text, struct named_ruleset *out, struct text_error *error);

/* The canonical form: the id, then only the fields that differ from that preset, in their order.
 * ruleset_parse reads it back to the same fields. An id that is no preset's is written as
 * american. */
void ruleset_print(struct strbuf *out, const struct named_ruleset *rules);

/* The value of one field as that text names it: "optional", "25". */
void field_value_print(struct strbuf *out, const struct ruleset *rules, enum field field);

#endif
