/* SPDX-License-Identifier: MIT */
#include "notation/ruleset_text.h"

#include "notation/scan.h"

#include <string.h>

struct reader {
    const char *text; /* all of it */
    const char *at;   /* what is to be read next */
    struct named_ruleset rules;
    bool given[FIELD_COUNT];
    struct text_error *error;
};

/* A word of the text, not closed by a zero. */
struct word {
    const char *text;
    int length;
};

#define FAIL(reader, place, ...) text_error_set((reader)->error, (reader)->text, place, __VA_ARGS__)

static struct word read_word(struct reader *reader)
{
    scan_spaces(&reader->at);
    struct word word = {reader->at, scan_word_length(reader->at, "-")};
    reader->at += word.length;
    return word;
}

static bool word_is(struct word word, const char *name)
{
    return strlen(name) == (size_t)word.length && memcmp(word.text, name, (size_t)word.length) == 0;
}

static bool read_char(struct reader *reader, char ch)
{
    scan_spaces(&reader->at);
    return scan_char(&reader->at, ch);
}

/* How much of a word an error repeats. */
static int shown(struct word word)
{
    return word.length < 24 ? word.length : 24;
}

static bool unknown_id(struct reader *reader, struct word word)
{
    char known[160];
    struct strbuf out = strbuf_init(known, sizeof known);
    for (int i = 0; i < PRESET_COUNT; i++)
        strbuf_addf(&out, "%s%s", i ? ", " : "", presets[i].id);
    if (word.length == 0)
        return FAIL(reader, word.text, "A rule set begins with one of: %s.", known);
    return FAIL(reader, word.text, "There is no rule set '%.*s'. Known: %s.", shown(word),
                word.text, known);
}

static bool read_id(struct reader *reader)
{
    struct word word = read_word(reader);
    for (int i = 0; i < PRESET_COUNT; i++) {
        if (!word_is(word, presets[i].id))
            continue;
        reader->rules = presets[i];
        return true;
    }
    return unknown_id(reader, word);
}

static bool unknown_field(struct reader *reader, struct word word)
{
    char known[200];
    struct strbuf out = strbuf_init(known, sizeof known);
    for (enum field field = 0; field < FIELD_COUNT; field++)
        strbuf_addf(&out, "%s%s", field ? ", " : "", field_infos[field].name);
    if (word.length == 0)
        return FAIL(reader, word.text, "A field is expected here, not %s.",
                    scan_found(word.text).words);
    return FAIL(reader, word.text, "There is no field '%.*s'. Known: %s.", shown(word), word.text,
                known);
}

static bool read_field(struct reader *reader, enum field *field)
{
    struct word word = read_word(reader);
    for (*field = 0; *field < FIELD_COUNT; (*field)++)
        if (word_is(word, field_infos[*field].name))
            break;
    if (*field == FIELD_COUNT)
        return unknown_field(reader, word);
    if (reader->given[*field])
        return FAIL(reader, word.text, "The field %s is given twice.", field_infos[*field].name);
    reader->given[*field] = true;
    return true;
}

static bool bad_value(struct reader *reader, const struct field_info *info, struct word word)
{
    char valid[120];
    struct strbuf out = strbuf_init(valid, sizeof valid);
    for (int i = 0; info->values && i < info->count; i++)
        strbuf_addf(&out, "%s%s", i ? ", " : "", info->values[i]);
    if (!info->values)
        strbuf_addf(&out, "%s%d to %d", info->zero ? "0, " : "", info->low, info->high);
    if (word.length == 0)
        return FAIL(reader, word.text, "The field %s needs a value: %s.", info->name, valid);
    return FAIL(reader, word.text, "The field %s cannot be '%.*s'. Valid: %s.", info->name,
                shown(word), word.text, valid);
}

/* The value that the word stands for, or -1. */
static int choice_value(const struct field_info *info, struct word word)
{
    for (int i = 0; i < info->count; i++)
        if (word_is(word, info->values[i]))
            return i;
    return -1;
}

static int number_value(struct word word)
{
    int value;
    const char *at = word.text;
    bool whole = scan_number(&at, &value) && at == word.text + word.length;
    return whole ? value : -1;
}

static bool read_value(struct reader *reader, enum field field)
{
    const struct field_info *info = &field_infos[field];
    struct word word = read_word(reader);
    int value = info->values ? choice_value(info, word) : number_value(word);
    if (value < 0 || !field_allows(field, value))
        return bad_value(reader, info, word);
    ruleset_set(&reader->rules.rules, field, value);
    return true;
}

static bool read_difference(struct reader *reader)
{
    enum field field;
    if (!read_field(reader, &field))
        return false;
    if (!read_char(reader, '='))
        return FAIL(reader, reader->at, "An = is expected after %s, not %s.",
                    field_infos[field].name, scan_found(reader->at).words);
    return read_value(reader, field);
}

static bool read_rules(struct reader *reader)
{
    if (!read_id(reader))
        return false;
    while (read_char(reader, ','))
        if (!read_difference(reader))
            return false;
    return !*reader->at || FAIL(reader, reader->at, "A comma is expected here, not %s.",
                                scan_found(reader->at).words);
}

bool ruleset_parse(const char *text, struct named_ruleset *out, struct text_error *error)
{
    struct reader reader = {.text = text, .at = text, .error = error};
    if (!read_rules(&reader))
        return false;
    const struct named_ruleset *preset = preset_find(reader.rules.id);
    if (!ruleset_equal(&reader.rules.rules, &preset->rules)) {
        struct strbuf name = strbuf_init(reader.rules.name, sizeof reader.rules.name);
        strbuf_addf(&name, "%s, changed", preset->name);
    }
    *out = reader.rules;
    return true;
}

void field_value_print(struct strbuf *out, const struct ruleset *rules, enum field field)
{
    int value = ruleset_get(rules, field);
    const char *const *values = field_infos[field].values;
    if (values)
        strbuf_add(out, values[value]);
    else
        strbuf_addf(out, "%d", value);
}

void ruleset_print(struct strbuf *out, const struct named_ruleset *rules)
{
    const struct named_ruleset *preset = preset_find(rules->id);
    if (!preset)
        preset = preset_find("american");
    strbuf_add(out, preset->id);
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        if (ruleset_get(&rules->rules, field) == ruleset_get(&preset->rules, field))
            continue;
        strbuf_addf(out, ", %s=", field_infos[field].name);
        field_value_print(out, &rules->rules, field);
    }
}
