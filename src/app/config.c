/* SPDX-License-Identifier: MIT */
#include "app/config.h"

#include "app/paths.h"
#include "prose/error_prose.h"

static struct settings settings_of(struct config *config)
{
    return (struct settings){&config->preferences, &config->rulebook};
}

void config_open(struct config *config, const struct options *options)
{
    char path[SETTINGS_PATH_SIZE] = "";
    bool test = options->script || options->screenshot || options->dump_ui;
    *config = (struct config){.given_scale = options->scale};
    paths_settings(test, path, sizeof path);
    struct settings settings = settings_of(config);
    settings_open(&config->file, path, &settings);
    config->kept_scale = config->preferences.scale;
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
    fprintf(stderr, "crownhead: --rules: column %d: %s\n", options->rules_error.column,
            error_sentence(&options->rules_error).text);
    return false;
}

void config_keep(struct config *config)
{
    /* A size given for this run stays out of the file until the player chooses another. */
    struct preferences kept = config->preferences;
    if (config->given_scale && kept.scale == config->given_scale)
        kept.scale = config->kept_scale;
    struct settings settings = {&kept, &config->rulebook};
    settings_keep(&config->file, &settings);
}

void config_close(struct config *config)
{
    settings_close(&config->file);
    rulebook_finish(&config->rulebook);
}
