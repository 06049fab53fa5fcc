/* SPDX-License-Identifier: MIT */
#include "app/config.h"

#include "app/paths.h"
#include "base/log.h"
#include "prose/error_prose.h"

static struct settings settings_of(struct config *config)
{
    return (struct settings){&config->preferences, &config->rulebook, &config->window};
}

void config_load(struct config *config, const struct options *options)
{
    char path[SETTINGS_PATH_SIZE] = "";
    bool test = options->script || options->screenshot || options->dump_ui;
    *config = (struct config){.given_scale = options->scale};
    preferences_init(&config->preferences);
    paths_settings(test, path, sizeof path);
    struct settings settings = settings_of(config);
    settings_load(&config->file, path, &settings);
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

void config_save(struct config *config)
{
    /* A size given for this run stays out of the file until the player chooses another. */
    struct preferences saved = config->preferences;
    if (config->given_scale && saved.scale == config->given_scale)
        saved.scale = config->saved_scale;
    struct settings settings = {&saved, &config->rulebook, &config->window};
    settings_save(&config->file, &settings);
}

void config_close(struct config *config)
{
    settings_close(&config->file);
    rulebook_finish(&config->rulebook);
}
