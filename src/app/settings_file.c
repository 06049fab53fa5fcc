/* SPDX-License-Identifier: MIT */
/* The settings file on the disk, which other programs and the players themselves may change too. */
#include "app/settings.h"

#include "app/safe_file.h"
#include "base/log.h"
#include "prose/settings_prose.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Settings with memory of their own. */
struct own_settings {
    struct preferences preferences;
    struct rulebook rulebook;
    struct window_state window;
    struct last_match last;
    struct recent_folders recent;
};

static struct settings lend(struct own_settings *own)
{
    return (struct settings){&own->preferences, &own->rulebook, &own->window, &own->last,
                             &own->recent};
}

/* --- What is saved, and what is not --- */

static void remember(struct settings_file *file, const struct settings *settings)
{
    file->preferences = *settings->preferences;
    file->window = *settings->window;
    file->last = *settings->last;
    file->recent = *settings->recent;
    rulebook_copy(&file->rulebook, settings->rulebook);
    file->changes = settings->rulebook->changes;
}

static bool same_books(const struct rulebook *a, const struct rulebook *b)
{
    bool same = a->count == b->count;
    for (int i = 0; same && i < a->count; i++)
        same = rulebook_same_set(&a->sets[i], &b->sets[i]);
    return same;
}

static bool same_entries(const struct settings *a, const struct settings *b)
{
    struct setting x[SETTINGS_MAX], y[SETTINGS_MAX];
    int count = settings_list(a, x);
    bool same = settings_list(b, y) == count;
    for (int i = 0; same && i < count; i++)
        same = strcmp(x[i].value, y[i].value) == 0;
    return same;
}

static bool same_settings(const struct settings *a, const struct settings *b)
{
    return same_entries(a, b) && same_books(a->rulebook, b->rulebook);
}

/* As last read or written. */
static struct settings synced(struct settings_file *file)
{
    return (struct settings){&file->preferences, &file->rulebook, &file->window, &file->last,
                             &file->recent};
}

bool settings_saved(struct settings_file *file, const struct settings *settings)
{
    struct settings before = synced(file);
    if (!same_entries(&before, settings))
        return false;
    if (file->changes == settings->rulebook->changes)
        return true;
    bool same = same_books(&file->rulebook, settings->rulebook);
    if (same)
        file->changes = settings->rulebook->changes;
    return same;
}

static int fail(struct settings_file *file, int error)
{
    struct strbuf reason = strbuf_init(file->reason, sizeof file->reason);
    if (error)
        settings_prose_file(&reason, file->path, error);
    return error;
}

/* --- Loading --- */

static void log_complaint(void *data, int line, const char *sentence)
{
    const struct settings_file *file = data;
    log_warning("%s:%d: %s", file->path, line, sentence);
}

static void load_text(struct settings_file *file, const struct settings *settings)
{
    struct safe_file disk;
    char *text = NULL;
    int error = safe_file_find(&disk, file->path);
    if (!error) {
        safe_file_lock(&disk, false, 0); /* for what a killed program has left; no more */
        error = safe_file_read(&disk, &text);
    }
    safe_file_close(&disk);
    if (text)
        settings_read(text, settings, log_complaint, file);
    if (fail(file, error))
        log_warning("the settings cannot be read: %s", file->reason);
    free(text);
}

void settings_load(struct settings_file *file, const char *path, const struct settings *settings)
{
    *file = (struct settings_file){0};
    strbuf_copy(file->path, sizeof file->path, path);
    if (file->path[0])
        load_text(file, settings);
    remember(file, settings);
}

void settings_refuse(struct settings_file *file, int error)
{
    file->refused = fail(file, error);
    log_warning("the settings cannot be read: %s", file->reason);
}

void settings_close(struct settings_file *file)
{
    rulebook_finish(&file->rulebook);
    *file = (struct settings_file){0};
}

/* --- Saving --- */

/* Takes over what `theirs` has changed since the file was read or written last. */
static void take_over(struct settings_file *file, const struct settings *settings,
                      const struct settings *theirs)
{
    struct setting mine[SETTINGS_MAX], before[SETTINGS_MAX], other[SETTINGS_MAX];
    struct settings base = synced(file);
    int count = settings_list(settings, mine);
    settings_list(&base, before);
    settings_list(theirs, other);
    for (int i = 0; i < count; i++)
        if (strcmp(mine[i].value, before[i].value) == 0 &&
            strcmp(other[i].value, before[i].value) != 0)
            settings_take(settings, &other[i]);
    if (!same_books(&file->rulebook, theirs->rulebook))
        rulebook_merge(settings->rulebook, &file->rulebook, theirs->rulebook);
}

/* Does the text say just this? */
static bool says(const char *text, const struct settings *settings)
{
    struct own_settings own = {0};
    struct settings read = lend(&own);
    preferences_init(&own.preferences);
    settings_read(text, &read, NULL, NULL);
    bool same = same_settings(&read, settings);
    rulebook_finish(&own.rulebook);
    return same;
}

/* What the last match was played by may be no rule set, or none any more. */
static void forget_lost_rules(const struct settings *settings)
{
    struct named_ruleset rules;
    struct text_error error;
    if (!last_match_find_rules(settings->last, settings->rulebook, &rules, &error))
        last_match_forget(settings->last, last_match_name(LAST_RULES));
}

/* The new text, allocated: the old one with what is different; where there is no old one, or its
 * lines would not take that, one of our own. */
static char *new_text(const char *old, const struct settings *theirs,
                      const struct settings *settings, bool *anew)
{
    char *text = old ? settings_edit(old, theirs, settings) : NULL;
    *anew = !text || !says(text, settings);
    if (!*anew)
        return text;
    free(text);
    return settings_text(settings);
}

/* Merges what the disk holds, as `old` or not as a text at all, and writes what comes of it. */
static int merge_and_write(struct settings_file *file, const struct safe_file *disk,
                           const char *old, const struct settings *settings)
{
    struct own_settings own = {0};
    struct settings theirs = lend(&own);
    bool anew;
    preferences_init(&own.preferences);
    if (old)
        settings_read(old, &theirs, NULL, NULL);
    if (old)
        take_over(file, settings, &theirs);
    forget_lost_rules(settings);
    char *text = new_text(old, &theirs, settings, &anew);
    rulebook_finish(&own.rulebook);
    int error = text ? 0 : ENOMEM;
    if (!error && (!old || strcmp(old, text) != 0)) {
        error = anew && disk->there ? safe_file_back_up(disk) : 0;
        error = error ? error : safe_file_write(disk, text, strlen(text));
    }
    free(text);
    return error;
}

/* An empty file says nothing, and not that everything has been deleted: somebody may be about to
 * write it. */
static int read_text(const struct safe_file *disk, char **text)
{
    int error = safe_file_read(disk, text);
    if (*text && !**text) {
        free(*text);
        *text = NULL;
    }
    return error;
}

int settings_save(struct settings_file *file, const struct settings *settings, int patience_ms)
{
    struct safe_file disk;
    char *old = NULL;
    if (file->refused || !file->path[0])
        return fail(file, file->refused ? file->refused : FILE_ERROR_NOWHERE);
    int error = safe_file_find(&disk, file->path);
    if (!error)
        error = safe_file_lock(&disk, true, patience_ms);
    if (!error)
        error = read_text(&disk, &old);
    if (!error || error == FILE_ERROR_TEXT)
        error = merge_and_write(file, &disk, old, settings);
    safe_file_close(&disk);
    free(old);
    if (!error)
        remember(file, settings);
    return fail(file, error);
}
