/* SPDX-License-Identifier: MIT */
/* Compares the versions of a game by what they say beside its moves. */
#include "base/array.h"
#include "base/hash.h"
#include "match/tree_walk.h"
#include "store/archive_parts.h"
#include "store/catalogue.h"
#include "store/game_load.h"

#include <stdlib.h>
#include <string.h>

/* What a version says: a hash for each tag, each move of a variation, and each text at a move.
 * Sorted. */
struct said {
    uint64_t *hashes; /* owned */
    size_t capacity;
    int count;
};

struct version {
    int64_t game, match;
    struct said said;
};

/* The versions of one game, the newest first. */
struct versions {
    uint64_t print;
    struct version *list; /* owned */
    size_t capacity;
    int count;
};

/* --- What one says --- */

static void add_hash(struct said *said, uint64_t hash)
{
    said->hashes =
        array_reserve(said->hashes, &said->capacity, (size_t)said->count + 1, sizeof *said->hashes);
    said->hashes[said->count++] = hash;
}

static void say_tags(struct said *said, const struct game_tags *tags)
{
    for (int i = 0; i < tags->count; i++) {
        const struct game_tag *tag = &tags->tags[i];
        bool unknown = tag->value[strspn(tag->value, "?.")] == '\0';
        if (!unknown && !tag_is_of_no_version(tag->name))
            add_hash(said, hash_text(hash_text(HASH_EMPTY, tag->name), tag->value));
    }
}

static void say_texts(struct said *said, const struct game_tree *tree, int node, uint64_t line)
{
    for (int text = 0; text < NODE_TEXT_COUNT; text++) {
        const char *words = tree_text(tree, node, (enum node_text)text);
        if (words && words[0])
            add_hash(said, hash_text(hash_number(line, (uint64_t)text + 1), words));
    }
}

/* The hash of the moves that lead to a node, by those that lead to its parent. */
static uint64_t line_of(const struct game_tree *tree, int node, uint64_t parent)
{
    return hash_number(parent, position_key(&tree_state(tree, node)->position));
}

static void say_nodes(struct said *said, const struct game_tree *tree)
{
    uint64_t *lines = array_zeroed((size_t)tree->count + 1, sizeof *lines);
    struct tree_walk walk = tree_walk_from(tree, NODE_ROOT);
    lines[NODE_ROOT] = HASH_EMPTY;
    say_texts(said, tree, NODE_ROOT, HASH_EMPTY);
    while (tree_walk_next(&walk)) {
        if (walk.event != TREE_PLY)
            continue;
        int node = walk.node;
        lines[node] = line_of(tree, node, lines[tree_parent(tree, node)]);
        add_hash(said, lines[node]);
        say_texts(said, tree, node, lines[node]);
    }
    free(lines);
}

static int compare_hashes(const void *a, const void *b)
{
    uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;
    return (first > second) - (first < second);
}

/* Returns false if nothing can be played of the text: nobody can tell what it says. */
static bool listen(struct said *said, const char *text)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    game_load_begin_text(load, text);
    bool playable = load->report && load->reader.playable && !load->reader.overfull;
    if (playable) {
        say_tags(said, &load->reader.tags);
        say_nodes(said, &load->reader.game.tree);
        if (said->count > 0)
            qsort(said->hashes, (size_t)said->count, sizeof *said->hashes, compare_hashes);
    }
    game_load_finish(load);
    free(load);
    return playable;
}

/* --- Which is poorer --- */

/* Returns true if all that `part` says `all` says, too. */
static bool is_said(const struct said *part, const struct said *all)
{
    int place = 0;
    for (int i = 0; i < part->count; i++, place++) {
        while (place < all->count && all->hashes[place] < part->hashes[i])
            place++;
        if (place == all->count || all->hashes[place] != part->hashes[i])
            return false;
    }
    return true;
}

static bool is_poorer(const struct version *version, const struct version *other)
{
    bool equal = is_said(&other->said, &version->said);
    return version->match == 0 && is_said(&version->said, &other->said) &&
           (!equal || other->match != 0 || other->game < version->game);
}

static void find_poorer(const struct versions *versions, struct catalogue_found *found)
{
    for (int i = 0; i < versions->count; i++) {
        int other = 0;
        while (other < versions->count &&
               (other == i || !is_poorer(&versions->list[i], &versions->list[other])))
            other++;
        if (other == versions->count)
            continue;
        found->games = array_reserve(found->games, &found->capacity, (size_t)found->count + 1,
                                     sizeof *found->games);
        found->games[found->count++] = versions->list[i].game;
    }
}

/* --- All of them --- */

static void forget(struct versions *versions)
{
    while (versions->count > 0)
        free(versions->list[--versions->count].said.hashes);
}

static void add_version(struct versions *versions, int64_t game, sqlite3_stmt *row)
{
    struct version version = {.game = game, .match = sqlite3_column_int64(row, 1)};
    if (!listen(&version.said, column_text(row, 2)))
        return;
    versions->list = array_reserve(versions->list, &versions->capacity, (size_t)versions->count + 1,
                                   sizeof *versions->list);
    versions->list[versions->count++] = version;
}

/* A game that has been deleted meanwhile is no version. */
static int take_game(struct archive *archive, int64_t game, struct versions *versions,
                     struct catalogue_found *found)
{
    struct query query = query_begin(archive, ARCHIVE_READ_VERSION);
    query_bind(&query, game);
    if (query_step(&query)) {
        uint64_t print = (uint64_t)sqlite3_column_int64(query.row, 0);
        if (versions->count > 0 && print != versions->print) {
            find_poorer(versions, found);
            forget(versions);
        }
        versions->print = print;
        add_version(versions, game, query.row);
    }
    return query_end(&query);
}

int catalogue_poorer(struct archive *archive, const struct game_ids *games,
                     struct catalogue_found *found, bool (*stop)(void *data), void *data)
{
    struct versions versions = {0};
    int error = 0;
    found->count = 0;
    found->total = games->count;
    for (int i = 0; i < games->count && !error; i++)
        error = stop && stop(data) ? ARCHIVE_STOPPED
                                   : take_game(archive, games->ids[i], &versions, found);
    find_poorer(&versions, found);
    forget(&versions);
    free(versions.list);
    return error;
}
