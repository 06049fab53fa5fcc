/* SPDX-License-Identifier: MIT */
/* The tree of openings, a position at a time: which moves were made there, and how these games
 * went. Positions are counted, not lines: it does not matter by which moves one was reached. */
#include "base/array.h"
#include "notation/ruleset_text.h"
#include "rules/movegen.h"
#include "store/archive_parts.h"
#include "store/catalogue.h"

#include <stdlib.h>
#include <string.h>

/* Keys of the position, and of those to which its moves lead. */
struct branch_keys {
    uint64_t here;
    uint64_t next[MOVELIST_MAX];
};

struct branching {
    struct branch_keys keys, changed; /* the second with colours changed */
    struct movelist moves;
};

static void add_keys(struct branching *branching, int move, const struct position *position)
{
    struct position changed = position_with_colours_changed(position);
    branching->keys.next[move] = position_key(position);
    branching->changed.next[move] = position_key(&changed);
}

static void work_out(struct branching *branching, const struct ruleset *rules,
                     const struct position *here)
{
    struct position changed = position_with_colours_changed(here);
    branching->keys.here = position_key(here);
    branching->changed.here = position_key(&changed);
    movegen(rules, here, &branching->moves);
    for (int i = 0; i < branching->moves.count; i++) {
        struct position next = position_after(here, &branching->moves.moves[i]);
        add_keys(branching, i, &next);
    }
}

/* The keys of the positions of a game, as `passage` has them. */
struct passage {
    const unsigned char *keys;
    int count;
};

static uint64_t key_at(const struct passage *passage, int place)
{
    return position_key_read(passage->keys + (size_t)place * POSITION_KEY_BYTES);
}

static void add_to(struct library_tally *tally, enum library_result result)
{
    tally->games++;
    tally->results[result]++;
}

/* Counts a game that was in the position at `place`. */
static void count_from(const struct branching *branching, const struct passage *passage, int place,
                       const struct branch_keys *keys, enum library_result result,
                       struct library_branches *out)
{
    add_to(&out->all, result);
    for (int i = 0; i < branching->moves.count && place + 1 < passage->count; i++)
        if (keys->next[i] == key_at(passage, place + 1)) {
            add_to(&out->moves[i], result);
            return;
        }
}

static enum library_result with_colours_changed(enum library_result result)
{
    return result == LIBRARY_BLACK_WON   ? LIBRARY_WHITE_WON
           : result == LIBRARY_WHITE_WON ? LIBRARY_BLACK_WON
                                         : result;
}

static void count_game(const struct branching *branching, const struct passage *passage,
                       enum library_result result, struct library_branches *out)
{
    for (int i = 0; i < passage->count; i++) {
        uint64_t key = key_at(passage, i);
        if (key == branching->keys.here) {
            count_from(branching, passage, i, &branching->keys, result, out);
            return;
        }
        if (key == branching->changed.here) {
            count_from(branching, passage, i, &branching->changed, with_colours_changed(result),
                       out);
            return;
        }
    }
}

static int count_games(struct archive *archive, const struct library_filter *filter,
                       const struct branching *branching, struct library_branches *out)
{
    struct filter_words words;
    struct query query = query_begin_filter(archive,
                                            "SELECT result, keys FROM entry CROSS JOIN passage"
                                            " ON passage.game = entry.game WHERE true",
                                            filter, "", &words);
    while (query_step(&query)) {
        struct passage passage = {sqlite3_column_blob(query.row, 1),
                                  sqlite3_column_bytes(query.row, 1) / POSITION_KEY_BYTES};
        count_game(branching, &passage, column_result(query.row, 0), out);
    }
    return query_end(&query);
}

int catalogue_branches(struct archive *archive, const struct library_filter *filter,
                       struct library_branches *out, bool (*stop)(void *data), void *data)
{
    struct stopper stopper = {stop, data};
    struct named_ruleset rules;
    struct text_error wrong;
    memset(out, 0, sizeof *out);
    if (!ruleset_parse(filter->rules, &rules, &wrong))
        return 0;
    struct branching *branching = array_zeroed(1, sizeof *branching);
    work_out(branching, &rules.rules, &filter->position);
    archive_let_stop(archive->db, &stopper);
    int error = count_games(archive, filter, branching, out);
    archive_let_stop(archive->db, NULL);
    free(branching);
    return error;
}
