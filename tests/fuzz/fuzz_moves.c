/* SPDX-License-Identifier: MIT */
/* A line with a position, and a line with a move there, under every preset: what is read is a legal
 * move and prints to what reads as the same; what is not has a sentence. */
#include "fuzz.h"
#include "notation/fen.h"
#include "notation/game_type.h"
#include "notation/move_text.h"
#include "prose/error_prose.h"

static void try_move(const struct named_ruleset *rules, const struct position *position,
                     const char *text)
{
    static struct movelist list;
    struct square_names names = game_square_names(&rules->rules);
    struct move move, back;
    struct text_error error;
    char printed[64];
    struct strbuf out = strbuf_init(printed, sizeof printed);
    if (!move_parse(text, rules, position, names, &move, &error)) {
        MUST(error_sentence(&error).text[0] && error.line >= 1 && error.column >= 1);
        return;
    }
    movegen(&rules->rules, position, &list);
    MUST(movelist_find(&list, move.path, move.steps + 1));
    move_print(&out, &move, &list, names);
    MUST(!out.truncated && move_parse(printed, rules, position, names, &back, &error) &&
         move_equal(&move, &back));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    size_t line = strcspn(text, "\n");
    const char *move = text[line] ? text + line + 1 : "";
    text[line] = '\0';
    for (int i = 0; i < PRESET_COUNT; i++) {
        struct position position = position_start(&presets[i].rules);
        struct text_error error;
        fen_parse(text, &position, &error);
        try_move(&presets[i], &position, move);
    }
    free(text);
    return 0;
}
