/* SPDX-License-Identifier: MIT */
/* A rule set prints to what reads as the same; so does the game type that it is. */
#include "fuzz.h"
#include "notation/game_type.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    struct named_ruleset rules, back;
    struct game_rules chosen;
    struct text_error error;
    if (ruleset_parse(text, &rules, &error)) {
        char printed[RULESET_TEXT_MAX];
        struct strbuf out = strbuf_init(printed, sizeof printed);
        ruleset_print(&out, &rules);
        MUST(!out.truncated && ruleset_parse(printed, &back, &error));
        MUST(ruleset_equal(&rules.rules, &back.rules));
    } else {
        MUST(error_sentence(&error).text[0] && error.line >= 1 && error.column >= 1);
    }
    if (!game_rules_choose(NULL, text, NULL, &chosen, &error))
        MUST(error.fault == FAULT_OTHER_BOARD);
    free(text);
    return 0;
}
