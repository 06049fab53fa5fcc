/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "notation/ruleset_text.h"
#include "prose/names.h"

#include <stdio.h>

static void print_fields(const struct ruleset *rules)
{
    char value[64];
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        struct strbuf out = strbuf_init(value, sizeof value);
        field_value_print(&out, rules, field);
        printf("%s=%s\n", field_infos[field].name, value);
    }
}

enum status command_rules(const struct options *options)
{
    if (options->operand_count == 0) {
        for (int i = 0; i < PRESET_COUNT; i++)
            printf("%s\t%s\n", presets[i].id, ruleset_title(&presets[i]).text);
        return STATUS_DONE;
    }
    struct named_ruleset rules;
    struct text_error error;
    if (!ruleset_parse(options->operands[0], &rules, &error))
        return complain_rules(options, &error);
    print_fields(&rules.rules);
    return STATUS_DONE;
}
