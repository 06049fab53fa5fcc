/* SPDX-License-Identifier: MIT */
/* The settings file on the disk, which other programs and the players themselves may change too. */
#include "app/saving/ini.h"
#include "app/saving/settings.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/translate.h"
#include "prose/error_prose.h"
#include "prose/settings_prose.h"
#include "system/desktop.h"
#include "system/places.h"
#include "system/replace.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_PAUSE_MS = 1000,
    LAST_PAUSE_MS = 1 << 30,
    PATIENCE_MS = 200, /* with a program that is just saving, too */
    LAST_PATIENCE_MS = 2000,
};

/* --- What is saved, and what is not --- */

static void remember(struct settings *settings)
{
    struct settings_file *file = &settings->file;
    for (int i = 0; i < settings_key_count(); i++)
        file->known[i] = settings_key_hash(settings, i);
    rulebook_copy(&file->book, &settings->rulebook);
    file->changes = settings->rulebook.changes;
}

static bool is_known(const struct settings *settings)
{
    const struct settings_file *file = &settings->file;
    for (int i = 0; i < settings_key_count(); i++)
        if (settings_key_hash(settings, i) != file->known[i])
            return false;
    return file->changes == settings->rulebook.changes ||
           rulebook_equal(&file->book, &settings->rulebook);
}

static uint64_t hash_all(const struct settings *settings)
{
    uint64_t hash = hash_bytes(HASH_EMPTY, &settings->rulebook.changes, sizeof(unsigned));
    for (int i = 0; i < settings_key_count(); i++) {
        uint64_t key = settings_key_hash(settings, i);
        hash = hash_bytes(hash, &key, sizeof key);
    }
    return hash;
}

static int fail(struct settings_file *file, int error)
{
    struct strbuf reason = strbuf_init(file->reason, sizeof file->reason);
    if (error)
        settings_prose_file(&reason, file->path, error);
    return error;
}

static int *chosen(struct settings *settings, int which)
{
    struct preferences *preferences = &settings->preferences;
    return which == GIVEN_SCALE ? &preferences->scale : &preferences->language;
}

/* What is given for this run stays out of the file until the player chooses another value. Puts the
 * file's own in its place; put_given_back has to follow. */
static void take_given_out(struct settings *settings)
{
    for (int i = 0; i < GIVEN_COUNT; i++) {
        struct given *given = &settings->file.given[i];
        int *value = chosen(settings, i);
        if (*value != given->value)
            given->value = 0;
        if (given->value)
            *value = given->saved;
    }
}

static void put_given_back(struct settings *settings)
{
    for (int i = 0; i < GIVEN_COUNT; i++) {
        struct given *given = &settings->file.given[i];
        given->saved = *chosen(settings, i);
        if (given->value)
            *chosen(settings, i) = given->value;
    }
}

/* --- Loading --- */

static void log_complaint(void *path, int line, const char *sentence)
{
    log_warning("%s:%d: %s", (const char *)path, line, sentence);
}

void settings_load_file(struct settings *settings, const char *path)
{
    struct settings_file *file = &settings->file;
    struct ini ini = {0};
    char *text = NULL;
    strbuf_copy(file->path, sizeof file->path, path);
    if (fail(file, path[0] ? file_read_text(path, &text) : 0))
        LOG(tr("the settings cannot be read: {reason}"), {"reason", file->reason});
    if (text) {
        ini_read(&ini, text);
        settings_read(settings, &ini, log_complaint, file->path);
    }
    ini_finish(&ini);
    free(text);
    remember(settings);
}

void settings_follow_desktop(struct settings *settings)
{
    struct desktop_looks looks = desktop_looks();
    settings->preferences.high_contrast = looks.high_contrast;
    settings->preferences.dark = looks.dark;
}

void settings_load(struct settings *settings, const struct options *options)
{
    char path[SETTINGS_PATH_SIZE] = "";
    bool test = options->script || options->screenshot || options->dump_ui;
    bool wanted = !test || place_is_named(PLACE_SETTINGS);
    int error = wanted ? place_find(PLACE_SETTINGS, path, sizeof path) : 0;
    *settings = (struct settings){.file.in_memory = !wanted};
    preferences_init(&settings->preferences);
    settings_follow_desktop(settings);
    settings->preferences.speechless = !desktop_speaks();
    settings_load_file(settings, path);
    if (error == FILE_ERROR_LONG) {
        settings->file.refused = fail(&settings->file, error);
        LOG(tr("the settings cannot be read: {reason}"), {"reason", settings->file.reason});
    }
    settings->file.given[GIVEN_SCALE].value = options->scale;
    settings->file.given[GIVEN_LANGUAGE].value = options->language;
    put_given_back(settings);
}

bool settings_find_rules(const struct settings *settings, struct options *options)
{
    if (!options->own_rules)
        return true;
    int index = rulebook_find(&settings->rulebook, options->own_rules);
    if (index >= 0) {
        options->rules = own_ruleset_copy(settings->rulebook.sets[index]);
        return true;
    }
    LOG(tr("--rules: column {column}: {sentence}"),
        {"column", number_text(options->rules_error.column).text},
        {"sentence", error_sentence(&options->rules_error).text});
    return false;
}

/* A position given as an option has the usual rules. Unknown rules were reported when the settings
 * were read. */
struct match_setup settings_new_match(const struct settings *settings,
                                      const struct options *options)
{
    struct text_error error;
    struct match_setup setup = {
        .rules = options->rules,
        .start = options->has_position ? &options->position : NULL,
    };
    last_match_set_up(&settings->last, &setup);
    if (!options->has_rules && !options->has_position)
        last_match_find_rules(&settings->last, &settings->rulebook, &setup.rules, &error);
    if (options->has_clock)
        setup.control = options->clock;
    setup_name_players(&setup, settings->preferences.peers);
    return setup;
}

void settings_close(struct settings *settings)
{
    rulebook_finish(&settings->file.book);
    rulebook_finish(&settings->rulebook);
}

/* --- Saving --- */

/* What has changed here since the file was read or written last stays; all else becomes theirs. */
static void take_over(struct settings *settings, const struct settings *theirs)
{
    struct settings_file *file = &settings->file;
    for (int i = 0; i < settings_key_count(); i++)
        if (settings_key_hash(settings, i) == file->known[i] &&
            settings_key_hash(theirs, i) != file->known[i])
            settings_copy_key(settings, theirs, i);
    if (!rulebook_equal(&file->book, &theirs->rulebook))
        rulebook_merge(&settings->rulebook, &file->book, &theirs->rulebook);
}

/* What the last match was played by may be no rule set, or none any more. */
static void forget_lost_rules(struct settings *settings)
{
    struct named_ruleset rules;
    struct text_error error;
    if (!last_match_find_rules(&settings->last, &settings->rulebook, &rules, &error))
        settings->last.texts[LAST_RULES][0] = '\0';
}

static bool same_values(const struct settings *a, const struct settings *b)
{
    for (int i = 0; i < settings_key_count(); i++)
        if (settings_key_hash(a, i) != settings_key_hash(b, i))
            return false;
    return rulebook_equal(&a->rulebook, &b->rulebook);
}

/* Returns true if the text says just what is to be saved. */
static bool says(const char *text, const struct settings *wanted)
{
    struct settings read = {0};
    struct ini ini = {0};
    preferences_init(&read.preferences);
    ini_read(&ini, text);
    settings_read(&read, &ini, NULL, NULL);
    ini_finish(&ini);
    bool same = same_values(&read, wanted);
    settings_close(&read);
    return same;
}

/* Returns the new text, allocated, after taking over what `old` says: the old one with the lines
 * changed that differ, or, where that would not be understood, one of our own. */
static char *merge(struct settings *settings, const char *old, bool *anew)
{
    struct settings theirs = {0};
    struct ini ini = {0};
    preferences_init(&theirs.preferences);
    if (old) {
        ini_read(&ini, old);
        settings_read(&theirs, &ini, NULL, NULL);
        take_over(settings, &theirs);
    }
    forget_lost_rules(settings);
    settings_edit(&ini, &theirs, settings);
    char *edited = ini_text(&ini);
    ini_finish(&ini);
    settings_close(&theirs);
    *anew = !old || !says(edited, settings);
    if (!*anew)
        return edited;
    free(edited);
    return settings_text(settings);
}

static int back_up(const char *path)
{
    char name[FILE_PATH_SIZE];
    int error = file_back_up(path, name, sizeof name);
    if (!error)
        LOG(tr("the settings as they were are saved in {path}"), {"path", name});
    return error;
}

static int merge_and_write(struct settings *settings, struct replacement *disk, const char *old)
{
    bool anew;
    char *text = merge(settings, old, &anew);
    int error = 0;
    if (!old || strcmp(old, text) != 0) {
        error = anew && disk->old.kind != FILE_NONE ? back_up(disk->path) : 0;
        replace_write(disk, text, strlen(text));
        error = error ? error : replace_finish(disk);
    }
    free(text);
    return error;
}

/* An empty file says nothing, and not that everything has been deleted: somebody may be about to
 * write it. What is not text is replaced. */
static int read_and_write(struct settings *settings, struct replacement *disk)
{
    char *old;
    int error = file_read_text(disk->path, &old);
    if (!error || error == FILE_ERROR_TEXT)
        error = merge_and_write(settings, disk, old && *old ? old : NULL);
    free(old);
    return error;
}

int settings_write(struct settings *settings, int patience_ms)
{
    struct settings_file *file = &settings->file;
    struct replacement disk;
    if (file->refused || !file->path[0])
        return fail(file, file->refused ? file->refused : FILE_ERROR_NOWHERE);
    int error = replace_begin(&disk, file->path, REPLACE_OWN, patience_ms);
    if (!error)
        error = read_and_write(settings, &disk);
    replace_drop(&disk);
    if (!error)
        remember(settings);
    return fail(file, error);
}

bool settings_saved(struct settings *settings)
{
    take_given_out(settings);
    bool saved = settings->file.in_memory || is_known(settings);
    put_given_back(settings);
    return saved && settings->file.retry.pause == 0;
}

static void note_failure(struct settings *settings, uint64_t now)
{
    struct settings_file *file = &settings->file;
    if (file->retry.pause == 0)
        LOG(tr("the settings are not saved: {reason}"), {"reason", file->reason});
    retry_failed(&file->retry, now, FIRST_PAUSE_MS, LAST_PAUSE_MS);
    file->tried = hash_all(settings);
}

static bool save(struct settings *settings, uint64_t now, bool last)
{
    struct settings_file *file = &settings->file;
    if (!file->in_memory && !is_known(settings)) {
        if (!last && retry_waits(&file->retry, now) && file->tried == hash_all(settings))
            return false;
        if (settings_write(settings, last ? LAST_PATIENCE_MS : PATIENCE_MS) != 0) {
            note_failure(settings, now);
            return false;
        }
    }
    retry_reset(&file->retry);
    return true;
}

bool settings_save(struct settings *settings, uint64_t now, bool last)
{
    take_given_out(settings);
    bool saved = save(settings, now, last);
    put_given_back(settings);
    return saved;
}

int settings_wait(const struct settings *settings, uint64_t now)
{
    const struct retry *retry = &settings->file.retry;
    if (retry->pause == 0)
        return -1;
    return retry_waits(retry, now) ? (int)(retry->next - now) : 0;
}

const char *settings_reason(const struct settings *settings)
{
    return settings->file.retry.pause > 0 ? settings->file.reason : "";
}
