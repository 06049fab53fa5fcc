/* SPDX-License-Identifier: MIT */
/* The text of the settings file, both ways. How an old text is changed is in settings_edit.c, the
 * file itself in settings_file.c. */
#include "app/settings.h"

#include "app/ini.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "prose/names.h"
#include "prose/settings_prose.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Reading --- */

enum {
    SENTENCE_SIZE = 2048,
    BOOKS = 2,
};

/* A small book takes a set in between without much moving, and a full one goes into the next larger
 * book in one go: no list is so long that it is moved as often as it has sets. */
static const int book_max[BOOKS] = {256, 4096};

/* What is read, and where it goes. */
struct reading {
    const struct settings *settings;
    struct rulebook books[BOOKS]; /* the rule sets read last */
    int match_rules_line;         /* where the rules of the last match stand; 0: nowhere */
    settings_complaint *report;
    void *data;
    int bad; /* lines */
};

static struct rulebook *book_at(struct reading *reading, int level)
{
    return level < BOOKS ? &reading->books[level] : reading->settings->rulebook;
}

static void empty_book(struct reading *reading, int level)
{
    static const struct rulebook none;
    rulebook_merge(book_at(reading, level + 1), &none, book_at(reading, level));
    rulebook_finish(book_at(reading, level));
}

static void empty_full_books(struct reading *reading)
{
    for (int level = 0; level < BOOKS && reading->books[level].count >= book_max[level]; level++)
        empty_book(reading, level);
}

static enum name_fault check_name(struct reading *reading, const char *name)
{
    enum name_fault fault = NAME_FIT;
    for (int level = 0; level <= BOOKS && fault == NAME_FIT; level++)
        fault = rulebook_check_name(book_at(reading, level), name, -1);
    return fault;
}

/* These take the entry read last, or say in `complaint` why they cannot. */

static void take_rules(struct reading *reading, const struct ini *entry, struct strbuf *complaint)
{
    struct named_ruleset rules;
    struct text_error error;
    enum name_fault fault = check_name(reading, entry->name);
    if (entry->value.truncated)
        settings_prose_too_long(complaint);
    else if (!ruleset_parse(entry->value.text, &rules, &error))
        settings_prose_bad_rules(complaint, entry->name, error.column, error_sentence(&error).text);
    else if (fault != NAME_FIT)
        settings_prose_bad_name(complaint, entry->name, name_fault_sentence(fault));
    else
        rulebook_put(&reading->books[0], entry->name, &rules);
    empty_full_books(reading);
}

static void say_values(struct strbuf *complaint, const struct preference *row, const char *value)
{
    char memory[160];
    struct strbuf known = strbuf_init(memory, sizeof memory);
    for (int i = 0; i < row->count; i++)
        strbuf_addf(&known, "%s%s", i ? ", " : "", preference_value(row, i).id);
    settings_prose_bad_value(complaint, row->id, value, memory);
}

static void take_preference(struct preferences *preferences, const struct ini *entry,
                            struct strbuf *complaint)
{
    const struct preference *row = preference_find(entry->section, entry->name);
    int index = row ? preference_value_find(row, entry->value.text) : -1;
    if (!row)
        settings_prose_unknown(complaint, entry->section, entry->name);
    else if (index < 0)
        say_values(complaint, row, entry->value.text);
    else
        preference_choose(row, preferences, index);
}

static void take_last_match(struct reading *reading, const struct ini *entry,
                            struct strbuf *complaint)
{
    bool rules = strcmp(entry->name, last_match_name(LAST_RULES)) == 0;
    if (last_match_take(reading->settings->last, entry->name, entry->value.text, complaint) &&
        rules)
        reading->match_rules_line = entry->line;
}

static void take_entry(struct reading *reading, const struct ini *entry, struct strbuf *complaint)
{
    if (strcmp(entry->section, SETTINGS_RULES) == 0)
        take_rules(reading, entry, complaint);
    else if (strcmp(entry->section, SETTINGS_WINDOW) == 0)
        window_state_take(reading->settings->window, entry->name, entry->value.text, complaint);
    else if (strcmp(entry->section, SETTINGS_MATCH) == 0)
        take_last_match(reading, entry, complaint);
    else if (strcmp(entry->section, SETTINGS_FILES) == 0)
        recent_take(reading->settings->recent, entry->name, entry->value.text, complaint);
    else
        take_preference(reading->settings->preferences, entry, complaint);
}

static void complain(struct reading *reading, int line, const struct strbuf *complaint)
{
    if (complaint->length == 0)
        return;
    if (reading->report)
        reading->report(reading->data, line, complaint->text);
    reading->bad++;
}

/* Once all rule sets are there. */
static void check_match_rules(struct reading *reading)
{
    const struct settings *settings = reading->settings;
    char memory[SENTENCE_SIZE];
    struct strbuf complaint = strbuf_init(memory, sizeof memory);
    struct named_ruleset rules;
    struct text_error error;
    if (reading->match_rules_line == 0 ||
        last_match_find_rules(settings->last, settings->rulebook, &rules, &error))
        return;
    settings_prose_bad_rules(&complaint, last_match_name(LAST_RULES), error.column,
                             error_sentence(&error).text);
    complain(reading, reading->match_rules_line, &complaint);
}

int settings_read(const char *text, const struct settings *settings, settings_complaint *report,
                  void *data)
{
    struct ini ini;
    struct reading reading = {.settings = settings, .report = report, .data = data};
    ini_begin(&ini, text);
    for (enum ini_kind kind; (kind = ini_next(&ini)) != INI_END;) {
        char memory[SENTENCE_SIZE];
        struct strbuf complaint = strbuf_init(memory, sizeof memory);
        if (kind == INI_ENTRY)
            take_entry(&reading, &ini, &complaint);
        else if (kind == INI_NO_ENTRY)
            settings_prose_no_entry(&complaint);
        complain(&reading, ini.line, &complaint);
    }
    for (int level = 0; level < BOOKS; level++)
        empty_book(&reading, level);
    check_match_rules(&reading);
    return reading.bad;
}

/* --- Writing --- */

/* The next one of `list`, its value still empty. */
static struct setting *add_setting(struct setting *list, int *count, const char *section,
                                   const char *name)
{
    assert(*count < SETTINGS_MAX);
    struct setting *setting = &list[(*count)++];
    setting->section = section;
    setting->name = name;
    setting->value[0] = '\0';
    return setting;
}

int settings_list(const struct settings *settings, struct setting out[SETTINGS_MAX])
{
    static_assert((int)LAST_VALUE_SIZE >= (int)WINDOW_VALUE_SIZE, "a value fits");
    int count = 0;
    for (int i = 0; i < preference_count; i++) {
        const struct preference *row = &preference_table[i];
        struct setting *setting = add_setting(out, &count, row->section, row->id);
        struct strbuf value = strbuf_init(setting->value, sizeof setting->value);
        strbuf_add(&value, preference_value(row, preference_chosen(row, settings->preferences)).id);
    }
    struct setting *size = add_setting(out, &count, SETTINGS_WINDOW, "size");
    struct setting *shape = add_setting(out, &count, SETTINGS_WINDOW, "shape");
    window_state_print(settings->window, size->value, shape->value);
    for (int i = 0; i < LAST_MATCH_COUNT; i++) {
        enum last_match_entry entry = (enum last_match_entry)i;
        struct setting *setting = add_setting(out, &count, SETTINGS_MATCH, last_match_name(entry));
        last_match_print(settings->last, entry, setting->value);
    }
    static_assert((int)LAST_VALUE_SIZE >= (int)RECENT_VALUE_SIZE, "a value fits");
    for (int i = 0; i < EXCHANGE_RECENT; i++)
        recent_print(settings->recent, i,
                     add_setting(out, &count, SETTINGS_FILES, recent_name(i))->value);
    return count;
}

/* In a section where an empty value stands for nothing that is remembered. */
static void take_remembered(const struct settings *settings, const struct setting *setting)
{
    char memory[SENTENCE_SIZE];
    struct strbuf complaint = strbuf_init(memory, sizeof memory);
    bool window = strcmp(setting->section, SETTINGS_WINDOW) == 0;
    if (window && !setting->value[0])
        *settings->window = (struct window_state){0};
    else if (window)
        window_state_take(settings->window, setting->name, setting->value, &complaint);
    else if (strcmp(setting->section, SETTINGS_FILES) == 0)
        recent_take(settings->recent, setting->name, setting->value, &complaint);
    else if (!setting->value[0])
        last_match_forget(settings->last, setting->name);
    else
        last_match_take(settings->last, setting->name, setting->value, &complaint);
}

void settings_take(const struct settings *settings, const struct setting *setting)
{
    const struct preference *row = preference_find(setting->section, setting->name);
    if (row)
        preference_choose(row, settings->preferences, preference_value_find(row, setting->value));
    else
        take_remembered(settings, setting);
}

static void print_settings(FILE *out, const struct settings *settings)
{
    struct setting list[SETTINGS_MAX];
    const char *section = "";
    int count = settings_list(settings, list);
    for (int i = 0; i < count; i++) {
        if (!list[i].value[0])
            continue;
        if (strcmp(section, list[i].section) != 0)
            fprintf(out, "%s[%s]\n", i ? "\n" : "", list[i].section);
        section = list[i].section;
        fprintf(out, "%s = %s\n", list[i].name, list[i].value);
    }
}

static void print_rules(FILE *out, const struct rulebook *book)
{
    fprintf(out, "\n[%s]\n", SETTINGS_RULES);
    for (int i = 0; i < book->count; i++) {
        char memory[RULESET_TEXT_MAX];
        struct strbuf text = strbuf_init(memory, sizeof memory);
        ruleset_print(&text, &book->sets[i]);
        fprintf(out, "%s = %s\n", book->sets[i].name, memory);
    }
}

char *settings_text(const struct settings *settings)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return NULL;
    print_settings(out, settings);
    print_rules(out, settings->rulebook);
    fclose(out);
    return text;
}
