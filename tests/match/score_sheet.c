/* SPDX-License-Identifier: MIT */
#include "score_sheet.h"

#include "base/strbuf.h"
#include "result_words.h"

#include <check.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Reads "K10" or "21-32"; returns what follows. */
static const char *place_pieces(struct position *position, enum side side, const char *text)
{
    bool king = *text == 'K';
    char *end;
    int first = (int)strtol(text + king, &end, 10);
    int last = *end == '-' ? (int)strtol(end + 1, &end, 10) : first;
    for (int square = first; square <= last; square++) {
        enum piece man = side == BLACK ? BLACK_MAN : WHITE_MAN;
        position_put(position, square, king ? man + 1 : man);
    }
    return end;
}

struct position sheet_position(const char *text)
{
    struct position position = {.side = *text == 'B' ? BLACK : WHITE};
    enum side side = BLACK;
    for (text++; *text;) {
        if (*text == ':' || *text == ',')
            text++;
        else if (*text == 'W' || *text == 'B')
            side = *text++ == 'B' ? BLACK : WHITE;
        else
            text = place_pieces(&position, side, text);
    }
    return position;
}

const char *sheet_print(const struct position *position)
{
    static char memory[256];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    strbuf_addch(&out, position->side == BLACK ? 'B' : 'W');
    for (enum side side = BLACK; side <= WHITE; side++) {
        strbuf_add(&out, side == BLACK ? ":B" : ":W");
        squareset own = position->pieces[side];
        for (int square = squareset_next(own, 0); square; square = squareset_next(own, square))
            strbuf_addf(&out, "%s%d,", squareset_has(position->kings, square) ? "K" : "", square);
    }
    return memory;
}

/* The value that the text up to the next comma names. */
static int read_value(const struct field_info *info, const char *text)
{
    size_t length = strcspn(text, ",");
    for (int i = 0; info->values && i < info->count; i++)
        if (strlen(info->values[i]) == length && strncmp(info->values[i], text, length) == 0)
            return i;
    return atoi(text);
}

/* Sets one field from text: "quiet=5". */
static void set_field(struct ruleset *rules, const char *text)
{
    size_t length = strcspn(text, "=");
    enum field field = 0;
    while (field < FIELD_COUNT && (strlen(field_infos[field].name) != length ||
                                   strncmp(field_infos[field].name, text, length) != 0))
        field++;
    ck_assert_msg(field < FIELD_COUNT, "no such field: %s", text);
    ruleset_set(rules, field, read_value(&field_infos[field], text + length + 1));
}

struct named_ruleset sheet_rules(const char *text)
{
    char id[32] = "";
    struct strbuf out = strbuf_init(id, sizeof id);
    for (const char *at = text; *at != '\0' && *at != ','; at++)
        strbuf_addch(&out, *at);
    const struct named_ruleset *preset = preset_find(id);
    ck_assert_msg(preset != NULL, "%s: no such rule set", id);
    struct named_ruleset rules = *preset;
    for (const char *comma = strchr(text, ','); comma; comma = strchr(comma + 1, ','))
        set_field(&rules.rules, comma + 2);
    return rules;
}

/* Plays the move at the start of `text` and returns what follows. */
static const char *play_path(const char *row, struct game *game, const char *text)
{
    uint8_t path[MOVE_MAX_PATH];
    int length = 0;
    const char *at = text;
    while (isdigit((unsigned char)*at) && length < MOVE_MAX_PATH) {
        char *end;
        path[length++] = (uint8_t)strtol(at, &end, 10);
        at = *end == '-' || *end == 'x' ? end + 1 : end;
    }
    struct position position = game_position(game);
    struct movelist list;
    movegen(&game->rules.rules, &position, &list);
    const struct move *move = movelist_find(&list, path, length);
    ck_assert_msg(move != NULL, "%s: ply %d: illegal: %.12s in %s", row, game->cursor, text,
                  sheet_print(&position));
    game_play(game, move);
    return at;
}

/* Where a king on its tour goes next: eight squares for Black, six for White, which never come
 * near each other; the two are together again after 48 plies. */
static int tour_next(enum side side, int square)
{
    static const uint8_t next[2][SQUARE_COUNT + 1] = {
        [BLACK] = {[1] = 5, [5] = 9, [9] = 13, [13] = 17, [17] = 14, [14] = 10, [10] = 6, [6] = 1},
        [WHITE] = {[32] = 28, [28] = 24, [24] = 19, [19] = 23, [23] = 27, [27] = 32},
    };
    return next[side][square];
}

static void play_tour(const char *row, struct game *game)
{
    struct position position = game_position(game);
    squareset kings = position.kings & position.pieces[position.side];
    char step[16] = "";
    struct strbuf out = strbuf_init(step, sizeof step);
    for (int from = squareset_next(kings, 0); from; from = squareset_next(kings, from))
        if (tour_next(position.side, from) != SQUARE_NONE)
            strbuf_addf(&out, "%d-%d", from, tour_next(position.side, from));
    play_path(row, game, step);
}

void sheet_play(const char *row, struct game *game, const char *text, int plies)
{
    const char *loop_start = NULL;
    long loops = 0;
    long tours = 0;
    while (game->cursor < plies) {
        ck_assert_msg(!game_over(game), "%s: ply %d: over too early: %s", row, game->cursor,
                      reason_text(game_result(game).reason));
        const char *loop_sign = text + strspn(text, "0123456789");
        if (tours > 0) {
            play_tour(row, game);
            tours--;
        } else if (*text == ' ') {
            text++;
        } else if (*text == '~') {
            tours = strtol(text + 1, (char **)&text, 10);
        } else if (strncmp(loop_sign, "*(", 2) == 0) {
            loops = strtol(text, NULL, 10);
            loop_start = text = loop_sign + 2;
        } else if (*text == ')') {
            text = --loops > 0 ? loop_start : text + 1;
        } else {
            ck_assert_msg(*text != '\0', "%s: only %d plies", row, game->cursor);
            text = play_path(row, game, text);
        }
    }
}
