/* SPDX-License-Identifier: MIT */
/* What an analysis has found, in the game's tree (analysis.h). */
#include "base/array.h"
#include "match/edits.h"
#include "match/tree_walk.h"
#include "think/analysis.h"

#include <stdlib.h>
#include <string.h>

static const char *const signs[] = {
    [JUDGEMENT_NONE] = "",
    [JUDGEMENT_DUBIOUS] = "?!",
    [JUDGEMENT_MISTAKE] = "?",
    [JUDGEMENT_BLUNDER] = "??",
};

static const char better_sign[] = "!"; /* of the first move of a better line */

/* --- Removing what an analysis has written before --- */

/* Returns true if nobody but an analysis has said anything of the node. */
static bool is_bare(const struct game_tree *tree, int node)
{
    return !tree_text(tree, node, TEXT_BEFORE)[0] && !tree_text(tree, node, TEXT_AFTER)[0] &&
           tree_decision(tree, node).outcome == ONGOING;
}

/* Returns true if `node` still begins a better line of so many plies as an analysis wrote it. */
static bool is_as_written(const struct game_tree *tree, int node, int plies)
{
    bool same = tree_is_variation(tree, node) &&
                strcmp(tree_text(tree, node, TEXT_STRENGTH), better_sign) == 0;
    while (same && --plies > 0) {
        int child = tree_first_child(tree, node);
        same = is_bare(tree, node) && child != NODE_NONE && child == tree_last_child(tree, node) &&
               !tree_text(tree, child, TEXT_STRENGTH)[0];
        node = child;
    }
    return same && is_bare(tree, node) && tree_first_child(tree, node) == NODE_NONE;
}

static void remove_at(struct game *game, int node)
{
    struct assessment old;
    bool read = assessment_parse(tree_text(&game->tree, node, TEXT_ANALYSIS), &old);
    if (read && old.better > 0 && is_as_written(&game->tree, node, old.better)) {
        game_delete(game, node);
        return;
    }
    const char *sign = !read ? "" : old.better > 0 ? better_sign : old.sign;
    if (*sign && strcmp(tree_text(&game->tree, node, TEXT_STRENGTH), sign) == 0)
        game_set_text(game, node, TEXT_STRENGTH, "");
    game_set_text(game, node, TEXT_ANALYSIS, "");
}

/* No node may be deleted during a walk, so the nodes are listed first. */
static void remove_all(struct game *game)
{
    const struct game_tree *tree = &game->tree;
    int *nodes = array_zeroed((size_t)tree->count, sizeof *nodes), count = 0;
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    if (tree_text(tree, NODE_ROOT, TEXT_ANALYSIS)[0])
        nodes[count++] = NODE_ROOT;
    while (tree_walk_next(&walk))
        if (walk.event == TREE_PLY && tree_text(tree, walk.node, TEXT_ANALYSIS)[0])
            nodes[count++] = walk.node;
    for (int i = 0; i < count; i++)
        remove_at(game, nodes[i]);
    free(nodes);
}

void analysis_remove(struct game *game)
{
    int begun = game_edits_begin(game);
    remove_all(game);
    game_edits_end(game, begun);
}

/* --- Writing --- */

static void write_assessment(struct game *game, int node, const struct assessment *assessment)
{
    char text[ASSESSMENT_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    assessment_print(&out, assessment);
    game_set_text(game, node, TEXT_ANALYSIS, text);
}

static int plies_below(const struct game_tree *tree, int node)
{
    int plies = 0;
    while ((node = tree_first_child(tree, node)) != NODE_NONE)
        plies++;
    return plies;
}

/* A draw by the board may end the line before it shows anything. */
static void write_better(struct game *game, int parent, const struct analysed_ply *ply,
                         analysis_words *words)
{
    if (tree_find_child(&game->tree, parent, &ply->line[0]) != NODE_NONE)
        return;
    static const struct proof nothing;
    char said[ASSESSMENT_TEXT_MAX / 2];
    struct strbuf out = strbuf_init(said, sizeof said);
    int node = game_add_line(game, parent, ply->line, ply->line_length);
    int plies = 1 + plies_below(&game->tree, node);
    words(&out, tree_state(&game->tree, parent)->position.side, &ply->line_worth,
          plies >= ply->proof.count ? &ply->proof : &nothing);
    game_set_text(game, node, TEXT_STRENGTH, better_sign);
    write_assessment(game, node,
                     &(struct assessment){
                         .worth = ply->line_worth,
                         .sign = "",
                         .better = plies,
                         .words = said,
                     });
}

/* Writes what is known of the move that `ply` made, which leads to `node`, and of the position
 * there. */
static void write_ply(struct game *game, int node, const struct analysed_ply *ply,
                      analysis_words *words)
{
    int parent = tree_parent(&game->tree, node);
    bool said = tree_text(&game->tree, node, TEXT_STRENGTH)[0];
    struct assessment assessment = {.worth = ply[1].worth, .sign = "", .words = ""};
    if (ply->judgement != JUDGEMENT_NONE) {
        assessment.cost = ply->cost;
        assessment.sign = said ? "" : signs[ply->judgement];
        if (!said)
            game_set_text(game, node, TEXT_STRENGTH, assessment.sign);
        write_better(game, parent, ply, words);
    }
    write_assessment(game, node, &assessment);
}

/* The nodes of a copy have other numbers, and players may have deleted the end of the line since it
 * was analysed: the moves tell which nodes are meant. */
void analysis_apply(const struct analysis *analysis, struct game *game, analysis_words *words)
{
    const struct analysed_ply *plies = analysis->plies;
    const struct game_tree *tree = &game->tree;
    int begun = game_edits_begin(game);
    remove_all(game);
    if (analysis->done > 0)
        write_assessment(game, NODE_ROOT,
                         &(struct assessment){.worth = plies[0].worth, .sign = "", .words = ""});
    int node = NODE_ROOT;
    for (int i = 1; i < analysis->done; i++) {
        node = tree_find_child(tree, node, &plies[i - 1].played);
        if (node == NODE_NONE)
            break;
        write_ply(game, node, &plies[i - 1], words);
    }
    game_edits_end(game, begun);
}
