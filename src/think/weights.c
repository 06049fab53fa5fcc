/* SPDX-License-Identifier: MIT */
#include "think/weights.h"

#include "base/strbuf.h"
#include "system/files.h"

bool weights_open(struct weights *weights, const char *path)
{
    *weights = (struct weights){0};
    strbuf_copy(weights->path, sizeof weights->path, path);
    weights->error = file_map(path, &weights->bytes, &weights->size);
    if (weights->error)
        return false;
    weights->evaluation = evaluation_create(weights->bytes, weights->size);
    if (!weights->evaluation)
        weights->error = FILE_ERROR_DAMAGED;
    return weights->evaluation;
}

#define WEIGHTS(name) "weights/" name ".weights"

bool weights_open_own(struct weights *weights, const struct ruleset *rules)
{
    static const char *const family_files[WEIGHTS_FAMILY_COUNT] = {
        [WEIGHTS_SHORT] = WEIGHTS("short"),
        [WEIGHTS_SHORT_OPTIONAL] = WEIGHTS("short-optional"),
        [WEIGHTS_SHORT_GIVEAWAY] = WEIGHTS("short-giveaway"),
        [WEIGHTS_FLYING] = WEIGHTS("flying"),
        [WEIGHTS_FLYING_OPTIONAL] = WEIGHTS("flying-optional"),
        [WEIGHTS_FLYING_GIVEAWAY] = WEIGHTS("flying-giveaway"),
    };
    char assets[PLACE_SIZE], path[WEIGHTS_PATH_SIZE];
    struct strbuf out = strbuf_init(path, sizeof path);
    int error = place_find(PLACE_ASSETS, assets, sizeof assets);
    if (error) {
        *weights = (struct weights){.error = error};
        return false;
    }
    strbuf_addf(&out, "%s/%s", assets, family_files[weights_family(rules)]);
    return weights_open(weights, path);
}

void weights_close(struct weights *weights)
{
    evaluation_destroy(weights->evaluation);
    if (weights->bytes)
        file_unmap(weights->bytes, weights->size);
    *weights = (struct weights){0};
}
