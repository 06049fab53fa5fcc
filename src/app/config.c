/* SPDX-License-Identifier: MIT */
#include "app/config.h"

#include "app/paths.h"
#include "base/log.h"
#include "prose/error_prose.h"
#include "prose/settings_prose.h"

#include <string.h>

enum {
    FIRST_PAUSE_MS = 1000, /* after a save that has failed; the next ones are twice as long */
    LAST_PAUSE_MS = 1 << 30,
    PATIENCE_MS = 200, /* with a program that is just saving, too */
    LAST_PATIENCE_MS = 2000,
};

static struct settings settings_of(struct config *config)
{
    return (struct settings){&config->preferences, &config->rulebook, &config->window,
                             &config->last, &config->recent};
}

void config_load(struct config *config, const struct options *options)
{
    char path[SETTINGS_PATH_SIZE] = "";
    bool test = options->script || options->screenshot || options->dump_ui;
    *config = (struct config){.given_scale = options->scale};
    preferences_init(&config->preferences);
    bool fits = paths_settings(test, path, sizeof path);
    config->in_memory = test && fits && !path[0];
    struct settings settings = settings_of(config);
    settings_load(&config->file, path, &settings);
    if (!fits)
        settings_refuse(&config->file, FILE_ERROR_LONG);
    config->saved_scale = config->preferences.scale;
    if (config->given_scale)
        config->preferences.scale = config->given_scale;
}

bool config_find_rules(const struct config *config, struct options *options)
{
    if (!options->own_rules)
        return true;
    int index = rulebook_find(&config->rulebook, options->own_rules);
    if (index >= 0) {
        options->rules = config->rulebook.sets[index];
        return true;
    }
    log_warning("--rules: column %d: %s", options->rules_error.column,
                error_sentence(&options->rules_error).text);
    return false;
}

/* --- Saving --- */

/* The settings as they belong into the file: a size given for this run stays out of it until the
 * player chooses another. */
static struct preferences to_be_saved(const struct config *config)
{
    struct preferences saved = config->preferences;
    if (config->given_scale && saved.scale == config->given_scale)
        saved.scale = config->saved_scale;
    return saved;
}

/* The same the other way: what others have changed is in force from now on. */
static void take_over(struct config *config, const struct preferences *saved)
{
    bool given = config->given_scale && config->preferences.scale == config->given_scale;
    config->preferences = *saved;
    if (!given)
        return;
    config->saved_scale = saved->scale;
    config->preferences.scale = config->given_scale;
}

/* Is this what could not be saved, and too soon to try it again? */
static bool must_wait(const struct config *config, const struct preferences *saved, uint64_t now)
{
    return config->pause > 0 && now < config->next_try &&
           config->tried_changes == config->rulebook.changes &&
           last_match_equal(&config->tried_last, &config->last) &&
           memcmp(&config->tried, saved, sizeof *saved) == 0;
}

static void note_failure(struct config *config, const struct preferences *saved, uint64_t now)
{
    if (config->pause == 0)
        log_warning("the settings are not saved: %s", config->file.reason);
    config->pause = config->pause == 0 ? FIRST_PAUSE_MS : 2 * config->pause;
    if (config->pause > LAST_PAUSE_MS)
        config->pause = LAST_PAUSE_MS;
    config->next_try = now + config->pause;
    config->tried = *saved;
    config->tried_last = config->last;
    config->tried_changes = config->rulebook.changes;
}

bool config_saved(struct config *config)
{
    struct preferences saved = to_be_saved(config);
    struct settings settings = {&saved, &config->rulebook, &config->window, &config->last,
                                &config->recent};
    return config->pause == 0 && (config->in_memory || settings_saved(&config->file, &settings));
}

bool config_save(struct config *config, uint64_t now, bool last)
{
    struct preferences saved = to_be_saved(config);
    struct settings settings = {&saved, &config->rulebook, &config->window, &config->last,
                                &config->recent};
    if (config->in_memory || settings_saved(&config->file, &settings)) {
        config->pause = 0;
        return true;
    }
    if (!last && must_wait(config, &saved, now))
        return false;
    if (settings_save(&config->file, &settings, last ? LAST_PATIENCE_MS : PATIENCE_MS) != 0) {
        note_failure(config, &saved, now);
        return false;
    }
    take_over(config, &saved);
    config->pause = 0;
    return true;
}

int config_wait(const struct config *config, uint64_t now)
{
    if (config->pause == 0)
        return -1;
    return config->next_try > now ? (int)(config->next_try - now) : 0;
}

const char *config_reason(const struct config *config)
{
    return config->pause > 0 ? config->file.reason : "";
}

void config_close(struct config *config)
{
    settings_close(&config->file);
    rulebook_finish(&config->rulebook);
}
