/* SPDX-License-Identifier: MIT */
#include "entrant.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/scan.h"
#include "base/translate.h"
#include "base/utf8.h"
#include "engine/level.h"
#include "system/machine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SETTINGS_SIZE = 256, /* bytes of the settings that the text does not have */
    HASH_SIZE = 18,      /* of a hash as text, with its mark and the closing zero */
};

static const char program_mark[] = "hub:";

struct setting_row {
    const char *name;
    uint64_t most;
};

static struct setting_row setting_row(enum setting setting)
{
    static const struct setting_row limits[] = {
        [SETTING_TIME] = {"time", MILLISECONDS_MAX},
        [SETTING_NODES] = {"nodes", UINT64_MAX},
        [SETTING_DEPTH] = {"depth", ENGINE_DEPTH_MAX},
        [SETTING_LEVEL] = {"level", LEVEL_COUNT},
    };
    if (setting < SETTING_PARAMETERS)
        return limits[setting];
    const struct engine_parameter *row = &engine_parameter_rows[setting - SETTING_PARAMETERS];
    return (struct setting_row){row->name, (uint64_t)row->most};
}

static bool refuse(const struct options *options, const char *template, const char *word)
{
    COMPLAIN(options, STATUS_USAGE, template, {"word", word});
    return false;
}

/* --- Reading --- */

/* Returns the setting that `word`, name=value, sets; SETTING_COUNT: none. Other programs have no
 * level as we mean it. */
static enum setting find_setting(const struct entrant *entrant, const char *word)
{
    enum setting setting = 0;
    size_t length = strcspn(word, "=");
    for (; setting < SETTING_COUNT; setting++) {
        const char *name = setting_row(setting).name;
        if (setting == SETTING_LEVEL && entrant->program)
            continue;
        if (word[length] && strlen(name) == length && strncmp(word, name, length) == 0)
            break;
    }
    return setting;
}

/* Reads weights=FILE, weights=none, endgames=none and random. Returns false if the word is none of
 * these. */
static bool take_knowledge(struct entrant *entrant, char *word)
{
    static const char weights[] = "weights=";
    if (strcmp(word, "endgames=none") == 0) {
        entrant->endgames = false;
    } else if (strcmp(word, "random") == 0) {
        entrant->random = true;
    } else if (strncmp(word, weights, strlen(weights)) == 0) {
        const char *path = word + strlen(weights);
        entrant->own_weights = false;
        entrant->weights_path = strcmp(path, "none") == 0 ? NULL : path;
    } else {
        return false;
    }
    return true;
}

static bool take_word(const struct options *options, struct entrant *entrant, char *word)
{
    enum setting setting = find_setting(entrant, word);
    if (setting < SETTING_COUNT) {
        struct setting_row row = setting_row(setting);
        const char *value = word + strlen(row.name) + 1;
        if (number_parse(value, 1, row.most, &entrant->numbers[setting]))
            return true;
        complain_number(options, row.name, 1, row.most, value);
        return false;
    }
    if (!entrant->program && take_knowledge(entrant, word))
        return true;
    if (!entrant->program || *word == '=' || !strchr(word, '='))
        return refuse(options, tr("there is no setting '{word}'"), word);
    if (entrant->param_count == ENTRANT_PARAMS_MAX)
        return refuse(options, tr("there is one setting too many: '{word}'"), word);
    entrant->params[entrant->param_count++] = word;
    return true;
}

/* Separates the settings from the command line behind them. */
static void find_program(struct entrant *entrant)
{
    char *place = strstr(entrant->words, program_mark);
    while (place && place != entrant->words && place[-1] != ' ')
        place = strstr(place + 1, program_mark);
    if (!place)
        return;
    *place = '\0';
    entrant->program = place + strlen(program_mark);
}

static bool read_words(const struct options *options, struct entrant *entrant)
{
    char *rest;
    find_program(entrant);
    for (char *word = strtok_r(entrant->words, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        if (!take_word(options, entrant, word))
            return false;
    return true;
}

const struct level *entrant_level(const struct entrant *entrant)
{
    int number = (int)entrant->numbers[SETTING_LEVEL];
    return number > 0 ? level_find(number) : NULL;
}

struct engine_limits entrant_limits(const struct entrant *entrant)
{
    return (struct engine_limits){
        .milliseconds = (int)entrant->numbers[SETTING_TIME],
        .nodes = entrant->numbers[SETTING_NODES],
        .depth = (int)entrant->numbers[SETTING_DEPTH],
    };
}

struct engine_parameters entrant_parameters(const struct entrant *entrant)
{
    struct engine_parameters parameters = engine_parameters_usual();
    for (int i = 0; i < ENGINE_PARAMETER_COUNT; i++)
        if (entrant->numbers[SETTING_PARAMETERS + i] > 0)
            *engine_parameter_at(&parameters, i) = (int)entrant->numbers[SETTING_PARAMETERS + i];
    return parameters;
}

struct hub_settings entrant_hub_settings(const struct entrant *entrant)
{
    struct hub_settings settings = {
        .limits = entrant_limits(entrant),
        .params = entrant->params,
        .param_count = entrant->param_count,
    };
    for (int i = 0; i < ENGINE_PARAMETER_COUNT; i++)
        settings.numbers[i] = (int)entrant->numbers[SETTING_PARAMETERS + i];
    return settings;
}

bool entrant_is_whole(const struct entrant *entrant)
{
    return entrant->random || entrant->numbers[SETTING_LEVEL] > 0;
}

/* Returns how many settings are given. */
static int settings_count(const struct entrant *entrant)
{
    int count = entrant->random + !entrant->own_weights + !entrant->endgames;
    for (enum setting i = 0; i < SETTING_COUNT; i++)
        count += entrant->numbers[i] > 0;
    return count;
}

static bool settle_limits(const struct options *options, struct entrant *entrant, const char *text,
                          const struct engine_limits *usual)
{
    struct engine_limits limits = entrant_limits(entrant);
    if (limits_count(&limits) > 1)
        return refuse(options, tr("only one of time, nodes and depth can be given: '{word}'"),
                      text);
    if (entrant_is_whole(entrant))
        return settings_count(entrant) == 1 ||
               refuse(options, tr("beside level or random no setting can be given: '{word}'"),
                      text);
    if (limits_count(&limits) == 0) {
        entrant->numbers[SETTING_TIME] = (uint64_t)usual->milliseconds;
        entrant->numbers[SETTING_NODES] = usual->nodes;
        entrant->numbers[SETTING_DEPTH] = (uint64_t)usual->depth;
    }
    return true;
}

/* --- Its name --- */

/* A file of weights may be replaced by another of its name: its bytes are part of the name. */
static void print_weights(struct strbuf *out, const struct entrant *entrant)
{
    const struct weights *weights = &entrant->weights;
    strbuf_addf(out, " weights=%s", entrant->weights_path ? entrant->weights_path : "none");
    if (entrant->weights_path)
        strbuf_addf(out, "#%08" PRIx32,
                    (uint32_t)hash_bytes(HASH_EMPTY, weights->bytes, weights->size));
}

/* Prints all that it plays by, each with a space before it. */
static void print_settings(struct strbuf *out, const struct entrant *entrant)
{
    for (enum setting i = 0; i < SETTING_COUNT; i++)
        if (entrant->numbers[i] > 0)
            strbuf_addf(out, " %s=%" PRIu64, setting_row(i).name, entrant->numbers[i]);
    if (!entrant->own_weights)
        print_weights(out, entrant);
    if (!entrant->endgames)
        strbuf_add(out, " endgames=none");
    if (entrant->random)
        strbuf_add(out, " random");
    for (int i = 0; i < entrant->param_count; i++)
        strbuf_addf(out, " %s", entrant->params[i]);
    if (entrant->program)
        strbuf_addf(out, " %s%s", program_mark, entrant->program);
}

/* A match that continues knows its sides by their names. A long name is cut, and a hash of all of
 * it is added, so that two names that are cut still differ. */
static void name_entrant(struct entrant *entrant)
{
    char hash[HASH_SIZE] = "";
    size_t size = entrant->words_length + SETTINGS_SIZE;
    char *text = array_zeroed(size, 1);
    struct strbuf out = strbuf_init(text, size);
    print_settings(&out, entrant);
    const char *name = text + 1;
    if (strlen(name) >= ENTRANT_NAME_MAX)
        snprintf(hash, sizeof hash, "#%016" PRIx64, hash_text(HASH_EMPTY, name));
    strbuf_copy(entrant->name, sizeof entrant->name - strlen(hash), name);
    strcat(entrant->name, hash);
    utf8_make_printable(entrant->name, "");
    free(text);
}

bool entrant_read(const struct options *options, const char *text,
                  const struct engine_limits *usual, struct entrant *out)
{
    *out = (struct entrant){
        .own_weights = true,
        .endgames = true,
        .words = array_copy_text(text),
        .words_length = strlen(text),
    };
    if (!read_words(options, out) || !settle_limits(options, out, text, usual)) {
        free(out->words);
        return false;
    }
    return true;
}

void entrant_finish(struct entrant *entrant)
{
    weights_close(&entrant->weights);
    free(entrant->words);
}

static bool open_weights(struct entrant *entrant, const struct ruleset *rules)
{
    if (entrant->program || entrant->random)
        return true;
    if (entrant->weights_path)
        return weights_open(&entrant->weights, entrant->weights_path);
    return !entrant->own_weights || weights_open_own(&entrant->weights, rules);
}

bool entrant_open_weights(struct entrant *entrant, const struct ruleset *rules)
{
    bool fine = open_weights(entrant, rules);
    if (fine)
        name_entrant(entrant);
    return fine;
}
