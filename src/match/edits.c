/* SPDX-License-Identifier: MIT */
#include "match/edits.h"

#include "base/array.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* --- Doing and undoing each kind: both exchange the two states --- */

static void exchange_texts(struct game *game, struct game_edit *edit)
{
    char **text = &tree_note(&game->tree, edit->node)->texts[edit->which];
    char *other = *text;
    *text = edit->text;
    edit->text = other;
}

static struct node_place place_of(const struct game_tree *tree, int node)
{
    bool linked = tree_is_linked(tree, node);
    return (struct node_place){linked, linked ? tree_previous_sibling(tree, node) : NODE_NONE};
}

static void exchange_places(struct game *game, struct game_edit *edit)
{
    struct node_place place = place_of(&game->tree, edit->node);
    if (place.linked)
        tree_unlink(&game->tree, edit->node);
    if (edit->place.linked)
        tree_link(&game->tree, edit->node, edit->place.previous);
    edit->place = place;
    game_follow_edit(game, edit->node);
}

/* Returns true if a decision is in force at `node`. */
static bool is_decided_at(const struct game *game, int node)
{
    return game->decided && game_node(game) == node;
}

static void exchange_order(struct game *game, struct game_edit *edit)
{
    int parent = tree_parent(&game->tree, edit->node);
    bool ends = tree_ends(&game->tree, parent);
    if (ends != edit->ends && !is_decided_at(game, parent))
        tree_note(&game->tree, parent)->ends = edit->ends;
    edit->ends = ends;
    exchange_places(game, edit);
}

static void take_out(struct game *game, struct game_edit *edit)
{
    edit->stand = game_stand(game);
    if (!game_on_line(game, edit->node))
        edit->stand.tip = NODE_NONE;
    exchange_places(game, edit);
}

/* Returns where the deletion of `node` left a game that stood at `stand`. */
static int left_at(const struct game_tree *tree, const struct game_stand *stand, int node)
{
    bool behind = tree_state(tree, stand->node)->ply >= tree_state(tree, node)->ply;
    return behind ? tree_parent(tree, node) : stand->node;
}

static void put_back(struct game *game, struct game_edit *edit)
{
    exchange_places(game, edit);
    if (edit->stand.tip != NODE_NONE && !game->decided &&
        game_node(game) == left_at(&game->tree, &edit->stand, edit->node))
        game_take_stand(game, &edit->stand);
}

static void go_there(struct game *game, struct game_edit *edit)
{
    edit->stand = game_stand(game);
    game_enter(game, edit->node);
    if (edit->left.tip != NODE_NONE)
        game_take_stand(game, &edit->left);
}

static void go_back(struct game *game, struct game_edit *edit)
{
    edit->left = game_stand(game);
    game_take_stand(game, &edit->stand);
}

/* How each kind is done and undone. */
static const struct {
    void (*make)(struct game *game, struct game_edit *edit);
    void (*undo)(struct game *game, struct game_edit *edit);
} ways[] = {
    [EDIT_PROMOTION] = {exchange_order, exchange_order},
    [EDIT_DELETION] = {take_out, put_back},
    [EDIT_ADDITION] = {put_back, take_out},
    [EDIT_TEXT] = {exchange_texts, exchange_texts},
    [EDIT_LEAP] = {go_there, go_back},
};

/* --- The journal --- */

/* Drops the edits from `count` on. */
static void shorten(struct game_journal *journal, int count)
{
    while (journal->count > count)
        free(journal->edits[--journal->count].text);
}

void game_journal_finish(struct game_journal *journal)
{
    shorten(journal, 0);
    free(journal->edits);
    *journal = (struct game_journal){0};
}

static void journal_add(struct game_journal *journal, const struct game_edit *edit)
{
    shorten(journal, journal->done);
    journal->edits = array_reserve(journal->edits, &journal->capacity, (size_t)journal->count + 1,
                                   sizeof *journal->edits);
    journal->edits[journal->count++] = *edit;
}

const struct game_edit *game_edit_to_undo(const struct game *game)
{
    const struct game_journal *journal = &game->journal;
    return journal->done > 0 ? &journal->edits[journal->done - 1] : NULL;
}

const struct game_edit *game_edit_to_redo(const struct game *game)
{
    const struct game_journal *journal = &game->journal;
    return journal->done < journal->count ? &journal->edits[journal->done] : NULL;
}

static struct game_place place_now(const struct game *game)
{
    return (struct game_place){game_node(game), game->decided};
}

static bool stands_at(const struct game *game, const struct game_place *place)
{
    struct game_place now = place_now(game);
    return now.node == place->node && now.decided == place->decided;
}

bool game_edit_is_last(const struct game *game)
{
    const struct game_edit *edit = game_edit_to_undo(game);
    return edit && stands_at(game, &edit->behind);
}

bool game_edit_is_next(const struct game *game)
{
    const struct game_edit *edit = game_edit_to_redo(game);
    return edit && stands_at(game, &edit->before);
}

bool game_undo_edit(struct game *game)
{
    struct game_journal *journal = &game->journal;
    bool some = journal->done > 0, more = some;
    while (more) {
        struct game_edit *edit = &journal->edits[--journal->done];
        ways[edit->kind].undo(game, edit);
        more = edit->joined;
    }
    return some;
}

/* Makes the next edit of the journal, for the first time or again. */
static void make_next(struct game *game)
{
    struct game_edit *edit = &game->journal.edits[game->journal.done++];
    edit->before = place_now(game);
    ways[edit->kind].make(game, edit);
    edit->behind = place_now(game);
}

bool game_redo_edit(struct game *game)
{
    if (!game_edit_to_redo(game))
        return false;
    do
        make_next(game);
    while (game_edit_to_redo(game) && game_edit_to_redo(game)->joined);
    return true;
}

int game_edits_begin(const struct game *game)
{
    return game->journal.done;
}

void game_edits_end(struct game *game, int begun)
{
    for (int i = begun + 1; i < game->journal.done; i++)
        game->journal.edits[i].joined = true;
}

/* Adds an edit, whose text the journal owns from now on, and does it. */
static void make_edit(struct game *game, const struct game_edit *edit)
{
    struct game_edit first = *edit;
    assert(tree_is_linked(&game->tree, edit->node) == (edit->kind != EDIT_ADDITION));
    first.stand.tip = first.left.tip = NODE_NONE;
    journal_add(&game->journal, &first);
    make_next(game);
}

/* --- Edits --- */

/* Returns true if the line ends at `node` by a decision that is not in force. */
static bool may_go_on(const struct game *game, int node)
{
    return tree_ends(&game->tree, node) && !is_decided_at(game, node);
}

bool game_promote(struct game *game, int node)
{
    int parent = tree_parent(&game->tree, node);
    if (parent == NODE_NONE || (!tree_is_variation(&game->tree, node) && !may_go_on(game, parent)))
        return false;
    make_edit(game, &(struct game_edit){
                        .kind = EDIT_PROMOTION,
                        .node = node,
                        .place = {.linked = true, .previous = NODE_NONE},
                    });
    return true;
}

void game_delete(struct game *game, int node)
{
    assert(node != NODE_ROOT);
    make_edit(game, &(struct game_edit){.kind = EDIT_DELETION, .node = node});
}

/* The line is made apart from the tree, as if it had been deleted, and then put in. */
int game_add_line(struct game *game, int node, const struct move *moves, int count)
{
    struct game_tree *tree = &game->tree;
    const struct ruleset *rules = &game->rules.rules;
    int last = tree_last_child(tree, node), first = tree_add(tree, rules, node, &moves[0]);
    tree_unlink(tree, first);
    for (int i = 1, at = first; i < count && tree_state(tree, at)->result.outcome == ONGOING; i++)
        at = tree_add(tree, rules, at, &moves[i]);
    make_edit(game, &(struct game_edit){
                        .kind = EDIT_ADDITION,
                        .node = first,
                        .place = {.linked = true, .previous = last},
                    });
    return first;
}

bool game_set_text(struct game *game, int node, enum node_text which, const char *text)
{
    if (strcmp(text ? text : "", tree_text(&game->tree, node, which)) == 0)
        return false;
    char *copy = text && text[0] ? array_copy_text(text) : NULL;
    make_edit(game, &(struct game_edit){
                        .kind = EDIT_TEXT,
                        .node = node,
                        .which = which,
                        .text = copy,
                    });
    return true;
}

bool game_go_on_at(struct game *game, int node)
{
    if (game_node(game) == node && !game->decided)
        return false;
    make_edit(game, &(struct game_edit){.kind = EDIT_LEAP, .node = node});
    return true;
}
