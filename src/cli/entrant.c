/* SPDX-License-Identifier: MIT */
#include "cli/entrant.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/printable.h"
#include "base/translate.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SETTINGS_SIZE = 256, /* bytes of those settings that nobody told, and of what stands between */
    HASH_SIZE = 18,      /* of a text, with its mark and a zero */
};

static const char program_mark[] = "hub:";

static bool refuse(const struct options *options, const char *template, const char *word)
{
    COMPLAIN(options, STATUS_USAGE, template, {"word", word});
    return false;
}

/* A whole number from 1 to `most`. */
static bool read_number(const char *text, uint64_t most, uint64_t *number)
{
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return scan_is_digit(*text) && !*end && errno == 0 && *number >= 1 && *number <= most;
}

/* The settings that are numbers. */
enum setting {
    SETTING_TIME,
    SETTING_NODES,
    SETTING_DEPTH,
    SETTING_THREADS,
    SETTING_HASH,
    SETTING_COUNT,
};

static const struct {
    const char *name;
    uint64_t most;
} settings[SETTING_COUNT] = {
    [SETTING_TIME] = {"time", MILLISECONDS_MAX},      [SETTING_NODES] = {"nodes", UINT64_MAX},
    [SETTING_DEPTH] = {"depth", ENGINE_DEPTH_MAX},    [SETTING_THREADS] = {"threads", THREADS_MAX},
    [SETTING_HASH] = {"hash", THINKER_MEGABYTES_MAX},
};

static void set(struct entrant *entrant, enum setting setting, uint64_t number)
{
    struct thinker_settings *to = &entrant->settings;
    switch (setting) {
    case SETTING_TIME:
        to->limits.milliseconds = (int)number;
        break;
    case SETTING_NODES:
        to->limits.nodes = number;
        break;
    case SETTING_DEPTH:
        to->limits.depth = (int)number;
        break;
    case SETTING_THREADS:
        to->threads = (int)number;
        entrant->threads_given = true;
        break;
    case SETTING_HASH:
        to->megabytes = (int)number;
        entrant->megabytes_given = true;
        break;
    case SETTING_COUNT:
        break;
    }
}

/* What the engine is to know: weights=FILE, weights=none, endgames=none. False: the word is none of
 * these. */
static bool take_knowledge(struct entrant *entrant, char *word)
{
    static const char weights[] = "weights=";
    struct knowledge_wanted *wanted = &entrant->settings.knowledge;
    if (strcmp(word, "endgames=none") == 0) {
        wanted->endgames = false;
    } else if (strncmp(word, weights, strlen(weights)) == 0) {
        const char *path = word + strlen(weights);
        wanted->weights = false;
        wanted->weights_path = strcmp(path, "none") == 0 ? NULL : path;
    } else {
        return false;
    }
    return true;
}

/* Takes one word in, name=value. */
static bool take_word(const struct options *options, struct entrant *entrant, char *word)
{
    size_t length = strcspn(word, "=");
    for (enum setting setting = 0; setting < SETTING_COUNT && word[length]; setting++) {
        const char *name = settings[setting].name;
        uint64_t number;
        if (strlen(name) != length || strncmp(word, name, length) != 0)
            continue;
        if (!read_number(word + length + 1, settings[setting].most, &number))
            return refuse(options, tr("'{word}' is no number, or out of its range"), word);
        set(entrant, setting, number);
        return true;
    }
    if (!entrant->program && take_knowledge(entrant, word))
        return true;
    if (!word[length] || length == 0 || !entrant->program)
        return refuse(options, tr("there is no setting '{word}'"), word);
    if (entrant->param_count == ENTRANT_PARAMS_MAX)
        return refuse(options, tr("there is one setting too many: '{word}'"), word);
    entrant->params[entrant->param_count++] = word;
    return true;
}

/* Parts the settings from the command line behind them. */
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

/* All that it plays by, each with a space before it. */
static void print_settings(struct strbuf *out, const struct entrant *entrant)
{
    const struct thinker_settings *from = &entrant->settings;
    if (from->limits.milliseconds > 0)
        strbuf_addf(out, " time=%d", from->limits.milliseconds);
    if (from->limits.nodes > 0)
        strbuf_addf(out, " nodes=%" PRIu64, from->limits.nodes);
    if (from->limits.depth > 0)
        strbuf_addf(out, " depth=%d", from->limits.depth);
    if (entrant->threads_given)
        strbuf_addf(out, " threads=%d", from->threads);
    if (entrant->megabytes_given)
        strbuf_addf(out, " hash=%d", from->megabytes);
    if (!from->knowledge.weights)
        strbuf_addf(out, " weights=%s",
                    from->knowledge.weights_path ? from->knowledge.weights_path : "none");
    if (!from->knowledge.endgames)
        strbuf_add(out, " endgames=none");
    for (int i = 0; i < entrant->param_count; i++)
        strbuf_addf(out, " %s", entrant->params[i]);
    if (entrant->program)
        strbuf_addf(out, " %s%s", program_mark, entrant->program);
}

/* A match that goes on knows its players by their names: those of two that are cut differ. */
static void name_entrant(struct entrant *entrant, const char *told)
{
    char hash[HASH_SIZE] = "";
    size_t size = strlen(told) + SETTINGS_SIZE;
    char *text = array_zeroed(size, 1);
    struct strbuf out = strbuf_init(text, size);
    print_settings(&out, entrant);
    const char *name = text + 1;
    if (strlen(name) >= ENTRANT_NAME_MAX)
        snprintf(hash, sizeof hash, "#%016" PRIx64, hash_text(HASH_EMPTY, name));
    strbuf_copy(entrant->name, sizeof entrant->name - strlen(hash), name);
    strcat(entrant->name, hash);
    printable_make(entrant->name);
    free(text);
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

static int count_limits(const struct engine_limits *limits)
{
    return (limits->milliseconds > 0) + (limits->nodes > 0) + (limits->depth > 0);
}

static bool limits_fit(const struct options *options, const struct entrant *entrant,
                       const char *text)
{
    return count_limits(&entrant->settings.limits) <= 1 ||
           refuse(options, tr("only one of time, nodes and depth can be given: '{word}'"), text);
}

bool entrant_read(const struct options *options, const char *text,
                  const struct engine_limits *usual, struct entrant *out)
{
    *out = (struct entrant){
        .settings = {.threads = 1,
                     .megabytes = THINKER_MEGABYTES,
                     .knowledge = {.options = options, .weights = true, .endgames = true}},
        .words = array_copy_text(text),
    };
    if (!read_words(options, out) || !limits_fit(options, out, text)) {
        free(out->words);
        return false;
    }
    if (count_limits(&out->settings.limits) == 0)
        out->settings.limits = *usual;
    name_entrant(out, text);
    pthread_mutex_init(&out->lock, NULL);
    return true;
}

void entrant_finish(struct entrant *entrant)
{
    knowledge_close(&entrant->knowledge);
    pthread_mutex_destroy(&entrant->lock);
    free(entrant->words);
}

const struct knowledge *entrant_knowledge(struct entrant *entrant, const struct ruleset *rules,
                                          const atomic_bool *stop)
{
    struct knowledge_wanted wanted = entrant->settings.knowledge;
    wanted.stop = stop;
    pthread_mutex_lock(&entrant->lock);
    if (!entrant->knows)
        knowledge_open(&entrant->knowledge, rules, &wanted);
    entrant->knows = true;
    pthread_mutex_unlock(&entrant->lock);
    return &entrant->knowledge;
}
