/* SPDX-License-Identifier: MIT */
/* Writing (game_text.h). */
#include "base/array.h"
#include "match/tree_walk.h"
#include "notation/assessment.h"
#include "notation/clock_text.h"
#include "notation/fen.h"
#include "notation/game_type.h"
#include "notation/move_text.h"
#include "store/game_text.h"
#include "store/results.h"

#include <assert.h>
#include <string.h>

struct game_writer {
    struct pdn_writer *writer;
    const struct game *game;
    const struct game_tree *tree;
    struct square_names names;
    int first_ply; /* 1 where the side begins that does not under the rules */
    int main_end;  /* the last node of the main line */
    int told;      /* the node whose decision the result tells, or NODE_NONE */
    bool open;     /* a comment here would be read as one of the move before */
};

/* --- Tags --- */

/* The tags that every game has, but Result, and their value if it is unknown. */
static const struct {
    const char *name, *unknown;
} roster[] = {
    {"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"},
    {"Round", "?"}, {"White", "?"}, {"Black", "?"},
};

/* Tags that follow from the game. */
static const char *const derived[] = {"Result", "GameType", "Rules", "FEN", "SetUp"};

static bool is_written_apart(const char *name)
{
    for (size_t i = 0; i < sizeof roster / sizeof *roster; i++)
        if (strcmp(name, roster[i].name) == 0)
            return true;
    for (size_t i = 0; i < sizeof derived / sizeof *derived; i++)
        if (strcmp(name, derived[i]) == 0)
            return true;
    return false;
}

static void write_start(struct game_writer *self)
{
    char text[FEN_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct position usual = position_start(&self->game->rules.rules);
    const struct position *start = &tree_state(self->tree, NODE_ROOT)->position;
    if (position_equal(&usual, start))
        return;
    fen_print(&out, start, self->names);
    pdn_write_tag(self->writer, "FEN", text);
}

static void write_tags(struct game_writer *self, const struct game_tags *tags, const char *result)
{
    for (size_t i = 0; i < sizeof roster / sizeof *roster; i++)
        pdn_write_tag(self->writer, roster[i].name,
                      game_tags_get(tags, roster[i].name, roster[i].unknown));
    pdn_write_tag(self->writer, "Result", game_tags_get(tags, "Result", result));
    pdn_write_rules(self->writer, &self->game->rules);
    write_start(self);
    for (int i = 0; i < tags->count; i++)
        if (!is_written_apart(tags->tags[i].name))
            pdn_write_tag(self->writer, tags->tags[i].name, tags->tags[i].value);
}

/* --- A ply --- */

/* A player's text that would be something else in braces is written as a line (game_text.h). */
static void write_comment(struct game_writer *self, const char *text)
{
    struct result decision;
    struct assessment assessment;
    bool ends;
    int left;
    if (decision_parse(text, &decision, &ends) || assessment_parse(text, &assessment) ||
        clock_text_parse(text, &left))
        pdn_write_line_comment(self->writer, text);
    else
        pdn_write_comment(self->writer, text);
}

static void write_clock(struct game_writer *self, int node)
{
    int left = tree_clock(self->tree, node);
    char memory[CLOCK_TEXT_MAX];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    if (left < 0)
        return;
    clock_text_print(&out, left);
    pdn_write_comment(self->writer, memory);
}

static void write_after(struct game_writer *self, int node)
{
    const char *text = tree_text(self->tree, node, TEXT_AFTER);
    const char *analysis = tree_text(self->tree, node, TEXT_ANALYSIS);
    struct result decision = tree_decision(self->tree, node);
    char memory[48];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    self->open = !*text;
    write_clock(self, node);
    if (*analysis)
        pdn_write_comment(self->writer, analysis);
    if (*text)
        write_comment(self, text);
    if (decision.outcome == ONGOING || node == self->told)
        return;
    decision_print(&out, &decision, tree_ends(self->tree, node));
    pdn_write_comment(self->writer, memory);
}

/* An empty comment keeps this one from being read as that of the move before. */
static void write_before(struct game_writer *self, int node)
{
    const char *text = tree_text(self->tree, node, TEXT_BEFORE);
    if (*text && self->open)
        pdn_write_comment(self->writer, "");
    if (*text)
        write_comment(self, text);
}

/* Strengths and NAGs are separated by spaces (match/tree.h). */
static const char *next_word(const char *words, char word[PDN_STRENGTH_MAX + 1])
{
    size_t length = strcspn(words, " ");
    assert(length <= PDN_STRENGTH_MAX);
    memcpy(word, words, length);
    word[length] = '\0';
    return words + length + strspn(words + length, " ");
}

/* A strength is written right behind its move. */
static void write_move(struct game_writer *self, int node)
{
    char text[64], word[PDN_STRENGTH_MAX + 1] = "";
    struct strbuf out = strbuf_init(text, sizeof text);
    const char *words = tree_text(self->tree, node, TEXT_STRENGTH);
    move_print_as(&out, tree_move(self->tree, node), tree_in_full(self->tree, node), self->names);
    if (*words && *words != '$')
        words = next_word(words, word);
    pdn_write_move(self->writer, self->first_ply + tree_state(self->tree, node)->ply - 1, text,
                   word);
    while (*words) {
        words = next_word(words, word);
        pdn_write_mark(self->writer, word);
    }
}

static void write_tree(struct game_writer *self)
{
    struct tree_walk walk = tree_walk_from(self->tree, NODE_ROOT);
    write_after(self, NODE_ROOT);
    while (tree_walk_next(&walk)) {
        switch (walk.event) {
        case TREE_OPEN:
            pdn_write_variation_begin(self->writer);
            break;
        case TREE_CLOSE:
            pdn_write_variation_end(self->writer);
            break;
        case TREE_PLY:
            write_before(self, walk.node);
            write_move(self, walk.node);
            write_after(self, walk.node);
            continue;
        }
        self->open = false;
    }
}

/* --- The result --- */

/* Returns true if a reader makes the decision at the end out of this result. */
static bool is_told(const struct game_writer *self, const struct game_tags *tags,
                    const char *result)
{
    struct result decision = tree_decision(self->tree, self->main_end);
    enum reason usual = decision.outcome == DRAW ? REASON_AGREED : game_tags_reason_of_win(tags);
    return decision.outcome != ONGOING && decision.reason == usual &&
           outcome_of_pdn(pdn_result_parse(result)) == decision.outcome &&
           tree_ends(self->tree, self->main_end) &&
           tree_first_child(self->tree, self->main_end) == NODE_NONE;
}

void game_text_write(struct pdn_writer *writer, const struct game *game,
                     const struct game_tags *tags, const char *result)
{
    const struct game_tree *tree = &game->tree;
    struct game_writer self = {
        .writer = writer,
        .game = game,
        .tree = tree,
        .names = game_square_names(&game->rules.rules),
        .first_ply = tree_state(tree, NODE_ROOT)->position.side != game->rules.rules.first,
        .main_end = tree_main_end(tree),
    };
    if (!result)
        result = pdn_text_of(tree_result(tree, self.main_end).outcome);
    self.told = is_told(&self, tags, result) ? self.main_end : NODE_NONE;
    write_tags(&self, tags, result);
    write_tree(&self);
    pdn_write_result(writer, result);
}

/* --- In memory --- */

struct growing_text {
    char *text;
    size_t capacity, length;
};

static void write_to_memory(void *data, const char *text, size_t length)
{
    struct growing_text *out = data;
    out->text = array_reserve(out->text, &out->capacity, out->length + length + 1, 1);
    memcpy(out->text + out->length, text, length);
    out->length += length;
    out->text[out->length] = '\0';
}

char *game_text_print(const struct game *game, const struct game_tags *tags, const char *result)
{
    struct growing_text out = {0};
    struct pdn_writer writer;
    pdn_writer_init(&writer, write_to_memory, &out);
    game_text_write(&writer, game, tags, result);
    return out.text;
}

int game_text_place(const struct game_tree *tree, int node)
{
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    int place = 0;
    if (node == NODE_ROOT)
        return 0;
    while (tree_walk_next(&walk)) {
        place += walk.event == TREE_PLY;
        if (walk.event == TREE_PLY && walk.node == node)
            return place;
    }
    return NODE_NONE;
}
