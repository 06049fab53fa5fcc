/* SPDX-License-Identifier: MIT */
#include "notation/ruleset_text.h"

#include "base/scan.h"
#include "base/words.h"

#include <string.h>

struct reader {
    const char *text; /* all of it */
    const char *at;   /* the next character */
    struct named_ruleset rules;
    bool given[FIELD_COUNT];
    struct text_error *error;
};

/* A word of the text, without a closing zero. */
struct word {
    const char *text;
    int length;
};

#define FAIL(reader, place, ...) text_error_set((reader)->error, (reader)->text, place, __VA_ARGS__)

static struct word read_word(struct reader *reader)
{
    scan_spaces(&reader->at);
    struct word word = {reader->at, scan_word_length(reader->at, "-_")};
    reader->at += word.length;
    return word;
}

static bool word_is(struct word word, const char *name)
{
    return words_alike(word.text, (size_t)word.length, name);
}

static bool word_near(struct word word, const char *name)
{
    return words_near(word.text, (size_t)word.length, name);
}

static bool read_char(struct reader *reader, char ch)
{
    scan_spaces(&reader->at);
    return scan_char(&reader->at, ch);
}

static bool names_preset(struct word word, const struct named_ruleset *preset)
{
    return word_is(word, preset->id) || word_is(word, preset->name);
}

/* Fails with everything up to the comma as the unknown rule set. */
static bool unknown_id(struct reader *reader, struct word first)
{
    struct word word = first;
    while (word.text[word.length] && !strchr(",=\r\n", word.text[word.length]))
        word.length++;
    while (word.length > 0 && scan_is_space(word.text[word.length - 1]))
        word.length--;
    if (word.text[strcspn(word.text, ",=")] == '=')
        word = first;
    if (word.length == 0)
        return FAIL(reader, word.text, FAULT_RULES_EXPECTED);
    const char *meant = NULL;
    for (int i = 0; i < PRESET_COUNT && !meant; i++)
        if (word_near(word, presets[i].id) || word_near(word, presets[i].name))
            meant = presets[i].id;
    return FAIL(reader, word.text, FAULT_NO_SUCH_RULES, .meant = meant,
                .found = scan_word_found(word.text, word.length));
}

/* Reads an id, or a name, which may have several words: the longest that is known. */
static bool read_id(struct reader *reader)
{
    struct word first = read_word(reader), word = first;
    const struct named_ruleset *found = NULL;
    while (reader->at > word.text) {
        for (int i = 0; i < PRESET_COUNT; i++)
            if (names_preset(word, &presets[i])) {
                found = &presets[i];
                first = word;
            }
        struct word next = read_word(reader);
        if (next.length == 0)
            break;
        word.length = (int)(reader->at - word.text);
    }
    if (!found)
        return unknown_id(reader, first);
    reader->at = first.text + first.length;
    reader->rules = *found;
    return true;
}

static bool unknown_field(struct reader *reader, struct word word)
{
    if (word.length == 0)
        return FAIL(reader, word.text, FAULT_FIELD_EXPECTED);
    const char *meant = NULL;
    for (enum field field = 0; field < FIELD_COUNT && !meant; field++)
        if (word_near(word, field_infos[field].name))
            meant = field_infos[field].name;
    return FAIL(reader, word.text, FAULT_NO_SUCH_FIELD, .meant = meant,
                .found = scan_word_found(word.text, word.length));
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
        return FAIL(reader, word.text, FAULT_FIELD_TWICE, .field = *field);
    reader->given[*field] = true;
    return true;
}

/* Returns the value that the word names, or -1. */
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
        return FAIL(reader, word.text, word.length ? FAULT_NO_SUCH_VALUE : FAULT_VALUE_EXPECTED,
                    .field = field, .found = scan_word_found(word.text, word.length));
    ruleset_set(&reader->rules.rules, field, value);
    return true;
}

static bool read_difference(struct reader *reader)
{
    enum field field;
    if (!read_field(reader, &field))
        return false;
    if (!read_char(reader, '='))
        return FAIL(reader, reader->at, FAULT_EQUALS_EXPECTED, .field = field);
    return read_value(reader, field);
}

static bool read_rules(struct reader *reader)
{
    if (!read_id(reader))
        return false;
    while (read_char(reader, ','))
        if (!read_difference(reader))
            return false;
    return !*reader->at || FAIL(reader, reader->at, FAULT_COMMA_EXPECTED);
}

bool ruleset_parse(const char *text, struct named_ruleset *out, struct text_error *error)
{
    struct reader reader = {.text = text, .at = text, .error = error};
    if (!read_rules(&reader))
        return false;
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
