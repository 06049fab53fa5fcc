/* SPDX-License-Identifier: MIT */
/* The text of the settings file, both ways. The file itself is in settings_file.c. */
#include "app/settings.h"

#include "app/settings_choices.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "prose/names.h"

#include <ini.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* --- Reading --- */

enum {
    SECTION_SIZE = 64,
    NAME_SIZE = 64,
    VALUE_SIZE = 2 * RULESET_TEXT_MAX,
};

struct reading {
    const char *file;
    const struct settings *settings;
    FILE *complaints;
    int bad;

    const char *at; /* what is to be read next */
    bool within;    /* a line too long for the library's memory is being handed on in parts */
    int line;       /* the number of the line handed out last */
    bool expects;   /* that line should be understood, and has not been yet */
    bool goes_on;   /* it continues the one before */

    /* The entry read last; the next lines may continue it. */
    int entry_line; /* 0: none */
    char section[SECTION_SIZE], name[NAME_SIZE];
    char value_memory[VALUE_SIZE];
    struct strbuf value;
};

static void __attribute__((format(printf, 3, 4)))
complain(struct reading *reading, int line, const char *format, ...)
{
    va_list arguments;
    fprintf(reading->complaints, "%s:%d: ", reading->file, line);
    va_start(arguments, format);
    vfprintf(reading->complaints, format, arguments);
    va_end(arguments);
    fputc('\n', reading->complaints);
    reading->bad++;
}

static void take_rules(struct reading *reading)
{
    struct rulebook *book = reading->settings->rulebook;
    struct named_ruleset rules;
    struct text_error error;
    enum name_fault fault = rulebook_check_name(book, reading->name, -1);
    if (reading->value.truncated)
        complain(reading, reading->entry_line, "The text is too long for a rule set.");
    else if (!ruleset_parse(reading->value.text, &rules, &error))
        complain(reading, reading->entry_line, "%s: column %d of the rule set: %s", reading->name,
                 error.column, error_sentence(&error).text);
    else if (fault != NAME_FIT)
        complain(reading, reading->entry_line, "%s: %s", reading->name, name_fault_sentence(fault));
    else
        rulebook_put(book, reading->name, &rules);
}

static void say_words(struct reading *reading, const struct settings_choice *choice)
{
    char memory[160];
    struct strbuf known = strbuf_init(memory, sizeof memory);
    for (int i = 0; i < choice->count; i++)
        strbuf_addf(&known, "%s%s", i ? ", " : "", settings_choice_word(choice, i));
    complain(reading, reading->entry_line, "%s cannot be '%s'. Valid: %s.", choice->name,
             reading->value.text, memory);
}

static void take_choice(struct reading *reading, const struct settings_choice *choice)
{
    for (int i = 0; i < choice->count; i++)
        if (strcmp(settings_choice_word(choice, i), reading->value.text) == 0) {
            choice->set(reading->settings->preferences, i);
            return;
        }
    say_words(reading, choice);
}

/* Uses the entry that is complete now. */
static void take_entry(struct reading *reading)
{
    if (reading->entry_line == 0)
        return;
    if (strcmp(reading->section, "rules") == 0) {
        take_rules(reading);
    } else {
        int i = 0;
        while (i < SETTINGS_CHOICE_COUNT &&
               (strcmp(settings_choices[i].section, reading->section) != 0 ||
                strcmp(settings_choices[i].name, reading->name) != 0))
            i++;
        if (i < SETTINGS_CHOICE_COUNT)
            take_choice(reading, &settings_choices[i]);
        else
            complain(reading, reading->entry_line, "There is no setting '%s' in [%s].",
                     reading->name, reading->section);
    }
    reading->entry_line = 0;
}

static int handle_entry(void *data, const char *section, const char *name, const char *value)
{
    struct reading *reading = data;
    reading->expects = false;
    if (reading->goes_on && reading->entry_line > 0) {
        strbuf_addf(&reading->value, " %s", value);
        return 1;
    }
    take_entry(reading);
    reading->entry_line = reading->line;
    snprintf(reading->section, sizeof reading->section, "%s", section);
    snprintf(reading->name, sizeof reading->name, "%s", name);
    reading->value = strbuf_init(reading->value_memory, sizeof reading->value_memory);
    strbuf_add(&reading->value, value);
    return 1;
}

/* The library says of bad lines only the first; so each line that should have made an entry, and
 * has not when the next one is asked for, is said here. */
static void end_line(struct reading *reading)
{
    if (reading->expects)
        complain(reading, reading->line, "This is neither [section] nor name = value.");
    reading->expects = false;
}

static void begin_line(struct reading *reading, size_t length)
{
    end_line(reading);
    reading->line++;
    size_t blank = strspn(reading->at, " \t\r");
    char first = blank < length ? reading->at[blank] : '\0';
    bool section = first == '[' && memchr(reading->at, ']', length) != NULL;
    reading->goes_on = blank > 0;
    reading->expects = first && first != ';' && first != '#' && !section;
    if (section)
        take_entry(reading);
}

/* As fgets does for the library. A line too long for its memory is handed on in parts, broken at
 * blanks: a part that begins with a blank continues the entry. */
static char *next_line(char *out, int size, void *data)
{
    struct reading *reading = data;
    size_t length = strcspn(reading->at, "\n"), room = (size_t)size - 2;
    if (!reading->within) {
        if (!*reading->at) {
            end_line(reading);
            return NULL;
        }
        begin_line(reading, length);
    }
    reading->goes_on |= reading->within;
    bool whole = length <= room;
    size_t part = length;
    if (!whole) {
        for (part = room; part > 1 && reading->at[part] != ' ';)
            part--;
        part = part > 1 ? part : room;
    }
    memcpy(out, reading->at, part);
    strcpy(out + part, "\n");
    reading->at += part;
    reading->within = !whole;
    if (whole && *reading->at)
        reading->at++;
    return out;
}

int settings_read(const char *text, const char *file, const struct settings *settings,
                  FILE *complaints)
{
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    size_t mark = sizeof byte_order_mark - 1;
    struct reading reading = {.file = file, .settings = settings, .complaints = complaints};
    reading.at = strncmp(text, byte_order_mark, mark) == 0 ? text + mark : text;
    ini_parse_stream(next_line, &reading, handle_entry, &reading);
    take_entry(&reading);
    return reading.bad;
}

/* --- Writing --- */

static void print_choices(FILE *out, const struct preferences *preferences)
{
    const char *section = "";
    for (int i = 0; i < SETTINGS_CHOICE_COUNT; i++) {
        if (strcmp(section, settings_choices[i].section) != 0)
            fprintf(out, "%s[%s]\n", i ? "\n" : "", settings_choices[i].section);
        section = settings_choices[i].section;
        fprintf(out, "%s = %s\n", settings_choices[i].name,
                settings_choice_word(&settings_choices[i], settings_choices[i].get(preferences)));
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
    print_choices(out, settings->preferences);
    print_rules(out, settings->rulebook);
    fclose(out);
    return text;
}
