/* SPDX-License-Identifier: MIT */
#include "cli/knowledge.h"

#include "base/array.h"
#include "base/translate.h"
#include "cli/endgame_news.h"
#include "cli/threads.h"
#include "prose/settings_prose.h"
#include "store/file_bytes.h"
#ifdef CROWNHEAD_PLACES
#include "base/place.h"
#endif

#include <stdlib.h>

/* --- Weights --- */

#define WEIGHTS(name) "weights/" name ".weights"

static const char *const family_files[WEIGHTS_FAMILY_COUNT] = {
    [WEIGHTS_SHORT] = WEIGHTS("short"),
    [WEIGHTS_SHORT_OPTIONAL] = WEIGHTS("short-optional"),
    [WEIGHTS_SHORT_GIVEAWAY] = WEIGHTS("short-giveaway"),
    [WEIGHTS_FLYING] = WEIGHTS("flying"),
    [WEIGHTS_FLYING_OPTIONAL] = WEIGHTS("flying-optional"),
    [WEIGHTS_FLYING_GIVEAWAY] = WEIGHTS("flying-giveaway"),
};

enum {
    PATH_SIZE = 4096 + 64,
};

/* The program's own weights for these rules. False where it does not know where its files lie. */
static bool own_path(const struct ruleset *rules, struct strbuf *path)
{
#ifdef CROWNHEAD_PLACES
    char assets[PLACE_SIZE];
    place_find(PLACE_ASSETS, assets, sizeof assets);
    strbuf_addf(path, "%s/%s", assets, family_files[weights_family(rules)]);
    return true;
#else
    (void)rules, (void)path, (void)family_files;
    return false;
#endif
}

/* `template` has a place for the {reason}. */
static void tell(const struct options *options, const char *template, const char *path, int error)
{
    char memory[PATH_SIZE + 400];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    settings_prose_file(&out, path, error);
    if (options)
        COMPLAIN(options, STATUS_BAD_INPUT, template, {"reason", memory});
}

/* 0, or what is wrong with the file. */
static int open_weights(struct knowledge *knowledge, const char *path)
{
    int error = file_bytes_open(path, &knowledge->weights, &knowledge->weights_size);
    if (!error) {
        knowledge->evaluation = evaluation_create(knowledge->weights, knowledge->weights_size);
        error = knowledge->evaluation ? 0 : FILE_ERROR_DAMAGED;
    }
    return error;
}

/* False after saying what is wrong, as `template` has it. */
static bool find_weights(struct knowledge *knowledge, const struct ruleset *rules,
                         const struct knowledge_wanted *wanted, const char *template)
{
    char memory[PATH_SIZE];
    struct strbuf own = strbuf_init(memory, sizeof memory);
    const char *path = wanted->weights_path;
    if (!path && wanted->weights && own_path(rules, &own))
        path = memory;
    int error = path ? open_weights(knowledge, path) : 0;
    if (error)
        tell(wanted->options, template, path, error);
    return error == 0;
}

bool knowledge_weights_are_usable(const struct knowledge_wanted *wanted,
                                  const struct ruleset *rules)
{
    struct knowledge knowledge = {0};
    bool found = find_weights(&knowledge, rules, wanted, "{reason}");
    knowledge_close(&knowledge);
    return found;
}

/* --- Endings --- */

static void open_endgames(struct knowledge *knowledge, const struct ruleset *rules,
                          const struct knowledge_wanted *wanted)
{
    static const atomic_bool never;
    struct endgame_run run = {wanted->options, STATUS_DONE};
    struct endgame_listener listener = {endgame_news_tell, &run};
    knowledge->endgames = array_zeroed(1, sizeof *knowledge->endgames);
    endgame_files_open(knowledge->endgames, rules, ENDGAME_PIECES_MAX, &listener);
    if (!wanted->found_alone)
        endgame_files_make(knowledge->endgames, ENDGAME_PIECES_USUAL, threads_of_machine(),
                           &listener, wanted->stop ? wanted->stop : &never);
    knowledge->status = run.status;
}

void knowledge_open(struct knowledge *knowledge, const struct ruleset *rules,
                    const struct knowledge_wanted *wanted)
{
    *knowledge = (struct knowledge){0};
    find_weights(knowledge, rules, wanted, tr("{reason} Pieces are counted instead."));
    if (wanted->endgames)
        open_endgames(knowledge, rules, wanted);
}

void knowledge_close(struct knowledge *knowledge)
{
    evaluation_destroy(knowledge->evaluation);
    if (knowledge->weights)
        file_bytes_close(knowledge->weights, knowledge->weights_size);
    if (knowledge->endgames)
        endgame_files_close(knowledge->endgames);
    free(knowledge->endgames);
    *knowledge = (struct knowledge){0};
}
