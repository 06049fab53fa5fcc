/* SPDX-License-Identifier: MIT */
/* The text of the settings file, both ways. The file itself is in settings_file.c. */
#include "app/settings.h"

#include "app/ini.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "prose/names.h"
#include "prose/settings_prose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Reading --- */

enum {
    SENTENCE_SIZE = 2048,
};

/* These take the entry read last, or say in `complaint` why they cannot. */

static void take_rules(struct rulebook *book, const struct ini *entry, struct strbuf *complaint)
{
    struct named_ruleset rules;
    struct text_error error;
    enum name_fault fault = rulebook_check_name(book, entry->name, -1);
    if (entry->value.truncated)
        settings_prose_too_long(complaint);
    else if (!ruleset_parse(entry->value.text, &rules, &error))
        settings_prose_bad_rules(complaint, entry->name, error.column, error_sentence(&error).text);
    else if (fault != NAME_FIT)
        settings_prose_bad_name(complaint, entry->name, name_fault_sentence(fault));
    else
        rulebook_put(book, entry->name, &rules);
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

static void take_entry(const struct settings *settings, const struct ini *entry,
                       struct strbuf *complaint)
{
    if (strcmp(entry->section, "rules") == 0)
        take_rules(settings->rulebook, entry, complaint);
    else if (strcmp(entry->section, "window") == 0)
        window_state_take(settings->window, entry->name, entry->value.text, complaint);
    else
        take_preference(settings->preferences, entry, complaint);
}

int settings_read(const char *text, const struct settings *settings, settings_complaint *report,
                  void *data)
{
    int bad = 0;
    struct ini ini;
    ini_begin(&ini, text);
    for (enum ini_kind kind; (kind = ini_next(&ini)) != INI_END;) {
        char memory[SENTENCE_SIZE];
        struct strbuf complaint = strbuf_init(memory, sizeof memory);
        if (kind == INI_ENTRY)
            take_entry(settings, &ini, &complaint);
        else
            settings_prose_no_entry(&complaint);
        if (complaint.length == 0)
            continue;
        report(data, ini.line, memory);
        bad++;
    }
    return bad;
}

/* --- Writing --- */

static void print_preferences(FILE *out, const struct preferences *preferences)
{
    const char *section = "";
    for (int i = 0; i < preference_count; i++) {
        const struct preference *row = &preference_table[i];
        if (strcmp(section, row->section) != 0)
            fprintf(out, "%s[%s]\n", i ? "\n" : "", row->section);
        section = row->section;
        fprintf(out, "%s = %s\n", row->id,
                preference_value(row, preference_chosen(row, preferences)).id);
    }
}

static void print_rules(FILE *out, const struct rulebook *book)
{
    fputs("\n[rules]\n", out);
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
    print_preferences(out, settings->preferences);
    window_state_print(out, settings->window);
    print_rules(out, settings->rulebook);
    fclose(out);
    return text;
}
