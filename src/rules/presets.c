/* SPDX-License-Identifier: MIT */
#include "rules/ruleset.h"

#include "base/translate.h"

#include <assert.h>
#include <string.h>

#define PRESET(name_as_id, shown, ...) {.id = #name_as_id, .name = shown, .rules = {__VA_ARGS__}},

const struct named_ruleset presets[] = {
#include "rules/presets.inc"
};

static_assert(sizeof presets / sizeof *presets == PRESET_COUNT, "ruleset.h counts the presets");

const struct named_ruleset *preset_find(const char *id)
{
    for (int i = 0; i < PRESET_COUNT; i++)
        if (strcmp(presets[i].id, id) == 0)
            return &presets[i];
    return NULL;
}
