/* SPDX-License-Identifier: MIT */
/* Changes the text of a settings file where it stands: comments, order, blank lines and what is not
 * understood stay as their writer left them. */
#include "app/ini.h"
#include "app/settings.h"
#include "base/array.h"
#include "notation/ruleset_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SECTIONS_MAX = 8,
};

/* A section that may get further lines. */
struct section {
    const char *name;
    const char *end; /* behind its last line with something on it; NULL: not in the text */
};

struct editing {
    const char *at; /* of the old text: up to here it is in `out` */
    FILE *out;
    const char *line_end;
    bool ended; /* the last line of the text had no end, and has got one */
    const struct settings *before, *after;
    struct section sections[SECTIONS_MAX];
    int section_count;
    struct setting old[SETTINGS_MAX], new[SETTINGS_MAX];
    int setting_count;
    bool setting_seen[SETTINGS_MAX]; /* has its line */
    bool *set_seen;                  /* the same for the sets of `after` */
};

/* --- What has changed --- */

static bool setting_changed(const struct editing *editing, int index)
{
    return strcmp(editing->old[index].value, editing->new[index].value) != 0;
}

/* The setting of this name that has changed, or -1. */
static int find_changed(const struct editing *editing, const char *section, const char *name)
{
    for (int i = 0; i < editing->setting_count; i++)
        if (strcmp(editing->new[i].section, section) == 0 &&
            strcmp(editing->new[i].name, name) == 0 && setting_changed(editing, i))
            return i;
    return -1;
}

static bool set_changed(const struct editing *editing, const struct named_ruleset *set)
{
    const struct rulebook *before = editing->before->rulebook;
    int index = rulebook_find(before, set->name);
    return index < 0 || !rulebook_same_set(&before->sets[index], set);
}

/* --- Lines --- */

static void copy_to(struct editing *editing, const char *to)
{
    fwrite(editing->at, 1, (size_t)(to - editing->at), editing->out);
    editing->at = to;
}

/* What goes on in further lines is of the past; comments between them stay. */
static void drop_further_lines(struct editing *editing, struct ini_span more)
{
    while (more.from < more.to) {
        const char *content, *next = memchr(more.from, '\n', (size_t)(more.to - more.from));
        next = next ? next + 1 : more.to;
        if (ini_content(more.from, &content) > 0)
            editing->at = next;
        else
            copy_to(editing, next);
        more.from = next;
    }
}

static void replace_entry(struct editing *editing, const struct ini *entry, const char *name,
                          const char *value)
{
    copy_to(editing, entry->name_span.from);
    if (strcmp(name, entry->name) != 0) {
        fputs(name, editing->out);
        editing->at = entry->name_span.to;
    }
    copy_to(editing, entry->value_span.from);
    bool empty = entry->value_span.from == entry->value_span.to;
    fprintf(editing->out, "%s%s", empty ? " " : "", value);
    editing->at = entry->value_span.to;
    copy_to(editing, entry->more.from);
    drop_further_lines(editing, entry->more);
}

static void drop_entry(struct editing *editing, const struct ini *entry)
{
    copy_to(editing, entry->whole.from);
    editing->at = entry->whole.to;
}

static void edit_setting(struct editing *editing, const struct ini *entry)
{
    int index = find_changed(editing, entry->section, entry->name);
    if (index < 0)
        return;
    editing->setting_seen[index] = true;
    if (editing->new[index].value[0])
        replace_entry(editing, entry, entry->name, editing->new[index].value);
    else
        drop_entry(editing, entry);
}

/* Was the set of this name read from this line, or would it be if another line were not there? */
static bool holds_set(const struct ini *entry)
{
    static const struct rulebook none;
    struct named_ruleset rules;
    struct text_error error;
    return rulebook_check_name(&none, entry->name, -1) == NAME_FIT && !entry->value.truncated &&
           ruleset_parse(entry->value.text, &rules, &error);
}

static void edit_set(struct editing *editing, const struct ini *entry)
{
    const struct rulebook *after = editing->after->rulebook;
    int index = rulebook_find(after, entry->name);
    bool known = rulebook_find(editing->before->rulebook, entry->name) >= 0;
    if (!known || (index >= 0 && !set_changed(editing, &after->sets[index])) || !holds_set(entry))
        return;
    if (index < 0) {
        drop_entry(editing, entry);
    } else if (!editing->set_seen[index]) {
        char memory[RULESET_TEXT_MAX];
        struct strbuf text = strbuf_init(memory, sizeof memory);
        ruleset_print(&text, &after->sets[index]);
        editing->set_seen[index] = true;
        replace_entry(editing, entry, after->sets[index].name, memory);
    }
}

/* --- Further lines --- */

static void add_line(struct editing *editing, const char *name, const char *value)
{
    fprintf(editing->out, "%s = %s%s", name, value, editing->line_end);
}

/* Is this a setting of the section that needs a line and has none? */
static bool wants_line(const struct editing *editing, int index, const char *section)
{
    const struct setting *setting = &editing->new[index];
    return strcmp(setting->section, section) == 0 && setting->value[0] &&
           !editing->setting_seen[index] && setting_changed(editing, index);
}

static void add_settings(struct editing *editing, const char *section)
{
    for (int i = 0; i < editing->setting_count; i++)
        if (wants_line(editing, i, section))
            add_line(editing, editing->new[i].name, editing->new[i].value);
}

static void add_sets(struct editing *editing)
{
    const struct rulebook *book = editing->after->rulebook;
    for (int i = 0; i < book->count; i++) {
        if (editing->set_seen[i] || !set_changed(editing, &book->sets[i]))
            continue;
        char memory[RULESET_TEXT_MAX];
        struct strbuf text = strbuf_init(memory, sizeof memory);
        ruleset_print(&text, &book->sets[i]);
        add_line(editing, book->sets[i].name, memory);
    }
}

static void add_to_section(struct editing *editing, const char *section)
{
    if (strcmp(section, SETTINGS_RULES) == 0)
        add_sets(editing);
    else
        add_settings(editing, section);
}

/* The last line of a text may lack its end. */
static void end_line(struct editing *editing, const char *text)
{
    if (editing->ended || editing->at == text || editing->at[-1] == '\n')
        return;
    fputs(editing->line_end, editing->out);
    editing->ended = true;
}

/* --- The whole --- */

static struct section *find_section(struct editing *editing, const char *name)
{
    for (int i = 0; i < editing->section_count; i++)
        if (strcmp(editing->sections[i].name, name) == 0)
            return &editing->sections[i];
    return NULL;
}

static void list_sections(struct editing *editing, const char *text)
{
    for (int i = 0; i <= editing->setting_count; i++) {
        const char *name = i < editing->setting_count ? editing->new[i].section : SETTINGS_RULES;
        if (!find_section(editing, name) && editing->section_count < SECTIONS_MAX)
            editing->sections[editing->section_count++] = (struct section){.name = name};
    }
    struct ini ini;
    ini_begin(&ini, text);
    while (ini_next(&ini) != INI_END) {
        struct section *section = find_section(editing, ini.section);
        if (section)
            section->end = ini.whole.to;
    }
}

/* Is there a line to be added to the section? */
static bool wants_section(const struct editing *editing, const char *section)
{
    bool wants = false;
    for (int i = 0; i < editing->setting_count; i++)
        wants |= wants_line(editing, i, section);
    const struct rulebook *book = editing->after->rulebook;
    for (int i = 0; i < book->count && strcmp(section, SETTINGS_RULES) == 0; i++)
        wants |= !editing->set_seen[i] && set_changed(editing, &book->sets[i]);
    return wants;
}

static void edit_lines(struct editing *editing, const char *text)
{
    struct ini ini;
    ini_begin(&ini, text);
    for (enum ini_kind kind; (kind = ini_next(&ini)) != INI_END;) {
        if (kind == INI_ENTRY && strcmp(ini.section, SETTINGS_RULES) == 0)
            edit_set(editing, &ini);
        else if (kind == INI_ENTRY)
            edit_setting(editing, &ini);
        const struct section *section = find_section(editing, ini.section);
        if (!section || section->end != ini.whole.to || !wants_section(editing, section->name))
            continue;
        copy_to(editing, section->end);
        end_line(editing, text);
        add_to_section(editing, section->name);
    }
    copy_to(editing, editing->at + strlen(editing->at));
}

/* Those that the text has not. */
static void add_sections(struct editing *editing, const char *text)
{
    for (int i = 0; i < editing->section_count; i++) {
        const struct section *section = &editing->sections[i];
        if (section->end || !wants_section(editing, section->name))
            continue;
        end_line(editing, text);
        fprintf(editing->out, "%s[%s]%s", editing->line_end, section->name, editing->line_end);
        add_to_section(editing, section->name);
    }
}

char *settings_edit(const char *text, const struct settings *before, const struct settings *after)
{
    char *edited = NULL;
    size_t size, first_line = strcspn(text, "\n");
    struct editing editing = {
        .at = text,
        .out = open_memstream(&edited, &size),
        .line_end = first_line > 0 && text[first_line - 1] == '\r' ? "\r\n" : "\n",
        .before = before,
        .after = after,
        .set_seen = array_zeroed((size_t)after->rulebook->count, sizeof(bool)),
    };
    editing.setting_count = settings_list(before, editing.old);
    settings_list(after, editing.new);
    if (editing.out) {
        list_sections(&editing, text);
        edit_lines(&editing, text);
        add_sections(&editing, text);
        fclose(editing.out);
    }
    free(editing.set_seen);
    return edited;
}
