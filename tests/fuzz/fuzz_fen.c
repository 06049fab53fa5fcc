/* SPDX-License-Identifier: MIT */
/* A position is possible and prints to what reads as the same, in all names; an error has a
 * sentence. */
#include "fuzz.h"
#include "notation/fen.h"
#include "notation/game_type.h"
#include "prose/error_prose.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    for (int i = 0; i < GAME_TYPE_COUNT; i++) {
        struct square_names names = game_square_names(&preset_find(game_types[i].id)->rules);
        struct position position, back;
        struct text_error error;
        char printed[FEN_MAX];
        struct strbuf out = strbuf_init(printed, sizeof printed);
        int square;
        if (!fen_parse_as(text, names, &position, &error)) {
            MUST(error_sentence(&error).text[0] && error.line >= 1 && error.column >= 1);
            continue;
        }
        MUST(position_check(&position, &square) == POSITION_POSSIBLE);
        fen_print(&out, &position, names);
        MUST(!out.truncated && fen_parse_as(printed, names, &back, &error) &&
             position_equal(&position, &back));
    }
    free(text);
    return 0;
}
