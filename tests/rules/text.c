/* SPDX-License-Identifier: MIT */
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    WORD = 64,
    MOVE_TEXT = 3 * MOVE_MAX_PATH + 1,
};

/* A mistake in a table: says where, and the test that reads it fails by abort. */
static _Noreturn void mistake(const char *what, const char *where)
{
    fprintf(stderr, "test table: %s at \"%s\"\n", what, where);
    abort();
}

/* The length of the word that `text` begins with, copied into `word`. */
static size_t copy_word(const char *text, const char *stops, char *word)
{
    size_t length = strcspn(text, stops);
    if (length >= WORD)
        mistake("a word too long", text);
    memcpy(word, text, length);
    word[length] = '\0';
    return length;
}

static int field_value(const struct field_info *info, const char *text)
{
    if (info->values == NULL)
        return atoi(text);
    for (int i = 0; i < info->count; i++)
        if (strcmp(info->values[i], text) == 0)
            return i;
    mistake("no such value", text);
}

static void set_field(struct ruleset *rules, const char *assignment)
{
    char name[WORD];
    size_t length = copy_word(assignment, "=", name);
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        if (strcmp(field_infos[field].name, name) != 0)
            continue;
        ruleset_set(rules, field, field_value(&field_infos[field], assignment + length + 1));
        return;
    }
    mistake("no such field", name);
}

struct ruleset text_rules(const char *text)
{
    char word[WORD];
    text += copy_word(text, ",", word);
    const struct named_ruleset *preset = preset_find(word);
    if (preset == NULL)
        mistake("no such rule set", word);
    struct ruleset rules = preset->rules;
    while (*text) {
        text += strspn(text, ", ");
        text += copy_word(text, ",", word);
        set_field(&rules, word);
    }
    return rules;
}

static void put_piece(struct position *position, enum side side, const char *word)
{
    bool king = word[0] == 'K';
    int square = atoi(word + king);
    if (square < 1 || square > SQUARE_COUNT)
        mistake("no such square", word);
    enum piece man = side == BLACK ? BLACK_MAN : WHITE_MAN;
    enum piece crowned = side == BLACK ? BLACK_KING : WHITE_KING;
    position_put(position, square, king ? crowned : man);
}

struct position text_position(const char *text)
{
    struct position position = {.side = text[0] == 'W' ? WHITE : BLACK};
    enum side side = position.side;
    for (text++; *text;) {
        if (*text++ == ':')
            side = *text++ == 'W' ? WHITE : BLACK;
        char word[WORD];
        text += copy_word(text, ",:", word);
        if (word[0])
            put_piece(&position, side, word);
    }
    return position;
}

void text_add_rules(struct strbuf *out, const struct ruleset *rules)
{
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        const struct field_info *info = &field_infos[field];
        int value = ruleset_get(rules, field);
        strbuf_addf(out, "%s%s=", field ? ", " : "", info->name);
        if (info->values)
            strbuf_add(out, info->values[value]);
        else
            strbuf_addf(out, "%d", value);
    }
}

static void add_pieces(struct strbuf *out, const struct position *position, enum side side)
{
    squareset pieces = position->pieces[side];
    const char *separator = "";
    strbuf_add(out, side == WHITE ? ":W" : ":B");
    for (int square = squareset_next(pieces, 0); square; square = squareset_next(pieces, square)) {
        strbuf_addf(out, "%s%s%d", separator, squareset_has(position->kings, square) ? "K" : "",
                    square);
        separator = ",";
    }
}

void text_add_position(struct strbuf *out, const struct position *position)
{
    strbuf_addch(out, position->side == WHITE ? 'W' : 'B');
    add_pieces(out, position, WHITE);
    add_pieces(out, position, BLACK);
}

void text_add_move(struct strbuf *out, const struct move *move)
{
    for (int i = 0; i <= move->steps; i++)
        strbuf_addf(out, "%s%d", i == 0 ? "" : move_is_capture(move) ? "x" : "-", move->path[i]);
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

void text_add_moves(struct strbuf *out, const struct movelist *list)
{
    static char texts[MOVELIST_MAX][MOVE_TEXT];
    for (int i = 0; i < list->count; i++) {
        struct strbuf text = strbuf_init(texts[i], MOVE_TEXT);
        text_add_move(&text, &list->moves[i]);
    }
    qsort(texts, (size_t)list->count, MOVE_TEXT, compare_texts);
    for (int i = 0; i < list->count; i++)
        strbuf_addf(out, "%s%s", i ? " " : "", texts[i]);
}
