/* SPDX-License-Identifier: MIT */
#include "model.h"

#include "match/edits.h"
#include "notation/move_text.h"
#include "prose/match_prose.h"
#include "prose/names.h"
#include "prose/play_prose.h"
#include "rules/movegen.h"
#include "suite.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void model_init(struct model *model, uint64_t seed)
{
    struct match_setup setup = {.rules = *preset_find("american")};
    setup_name_players(&setup, NULL);
    *model = (struct model){.rng = rng_init(seed), .page = "play"};
    match_init(&model->match, &setup);
}

void model_finish(struct model *model)
{
    match_finish(&model->match);
}

/* --- What players do --- */

static struct game *game_of(struct model *model)
{
    return &model->match.game;
}

static bool goes_on(const struct model *model)
{
    return !game_over(&model->match.game);
}

static bool is_over(const struct model *model)
{
    return !goes_on(model);
}

/* The result takes the place of the list in which comments are written. */
static bool can_comment(const struct model *model)
{
    return model->match.game.cursor > 0 && goes_on(model);
}

static bool can_undo(const struct model *model)
{
    return match_can_undo(&model->match);
}

static bool can_redo(const struct model *model)
{
    return match_can_redo(&model->match);
}

static bool always(const struct model *model)
{
    (void)model;
    return true;
}

static void move(struct model *model, struct strbuf *lines)
{
    struct game *game = game_of(model);
    struct position position = game_position(game);
    struct movelist list;
    movegen(&game->rules.rules, &position, &list);
    const struct move *chosen = &list.moves[rng_below(&model->rng, (uint32_t)list.count)];
    if (chosen->steps == 1 && !model->typing) {
        strbuf_addf(lines, "drag %d %d\n", chosen->path[0], chosen->path[1]);
    } else {
        strbuf_add(lines, "type ");
        move_print_path(lines, chosen, square_names_plain);
        strbuf_add(lines, "\nkey Return\n");
    }
    game_play(game, chosen);
}

static void undo(struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "key Ctrl+Z\n");
    match_undo(&model->match);
}

static void redo(struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "key Ctrl+Shift+Z\n");
    match_redo(&model->match);
}

static void comment(struct model *model, struct strbuf *lines)
{
    char text[64];
    struct game *game = game_of(model);
    snprintf(text, sizeof text, "„Zug” %d {so}", ++model->comments);
    strbuf_addf(lines, "key Ctrl+K\nkey Ctrl+A\ntext \"%s\"\nkey Return\n", text);
    game_set_text(game, game_node(game), TEXT_AFTER, text);
}

static void resign(struct model *model, struct strbuf *lines)
{
    enum side side = rng_below(&model->rng, 2) ? WHITE : BLACK;
    strbuf_addf(lines, "key Ctrl+G\nclick answer-%s\n", side == WHITE ? "white" : "black");
    game_resign(game_of(model), side);
}

static void next_game(struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "key Ctrl+R\n");
    match_next_game(&model->match);
}

static void turn(struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "key Ctrl+F\n");
    model->turned = !model->turned;
}

static void open_ledger(struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "key F3\n");
    strcpy(model->page, "ledger");
}

static void leave_ledger(struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "key Escape\n");
    strcpy(model->page, "play");
}

static const struct deed {
    int weight;
    bool (*possible)(const struct model *model);
    void (*run)(struct model *model, struct strbuf *lines);
} deeds[] = {
    {60, goes_on, move},   {8, can_undo, undo},      {5, can_redo, redo}, {5, can_comment, comment},
    {10, goes_on, resign}, {40, is_over, next_game}, {4, always, turn},   {4, always, open_ledger},
};

/* Is there anything of the match that would be missed? */
static bool has_begun(const struct model *model)
{
    return match_game_count(&model->match) > 1 || model->match.game.tree.count > 1;
}

static const struct deed *choose(struct model *model)
{
    int sum = 0;
    for (int i = 0; i < ROWS(deeds); i++)
        sum += deeds[i].possible(model) ? deeds[i].weight : 0;
    int number = (int)rng_below(&model->rng, (uint32_t)sum);
    for (int i = 0;; i++) {
        number -= deeds[i].possible(model) ? deeds[i].weight : 0;
        if (number < 0)
            return &deeds[i];
    }
}

void model_step(struct model *model, struct strbuf *lines)
{
    if (strcmp(model->page, "play") != 0)
        leave_ledger(model, lines);
    else if (!has_begun(model))
        move(model, lines);
    else
        choose(model)->run(model, lines);
}

void model_play(struct model *model, struct strbuf *lines)
{
    if (strcmp(model->page, "play") != 0)
        leave_ledger(model, lines);
    if (!goes_on(model))
        next_game(model, lines);
    move(model, lines);
}

/* --- What is shown --- */

static void expect_board(const struct model *model, struct strbuf *lines)
{
    struct position position = game_position(&model->match.game);
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        strbuf_add(lines, "expect \"");
        square_label_print(lines, square, position_piece(&position, square), side_names_plain);
        strbuf_add(lines, "\"\n");
    }
}

static void expect_title(const struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "expect-title \"");
    match_title_print(lines, &model->match, side_names_plain);
    strbuf_add(lines, "\"\n");
}

void model_expect(const struct model *model, struct strbuf *lines)
{
    strbuf_add(lines, "wait 5000\n"); /* whatever moves has come to rest */
    expect_title(model, lines);
    if (strcmp(model->page, "play") == 0)
        expect_board(model, lines);
    else
        strbuf_add(lines, "expect \"Games of this match\"\n");
}

/* --- What lasts --- */

/* For match_visit. */
struct printing {
    struct model *model;
    struct saved_match *saved;
    int place;
};

static void add_game(void *data, const struct game *game, int starter, int black)
{
    struct printing *printing = data;
    struct game_tags tags = {0};
    struct game_extras extras = {.tags = &tags, .date = ""};
    saved_match_add(printing->saved, &printing->model->match, printing->place, game, starter, black,
                    &extras);
}

static void print_saved(FILE *out, const struct saved_match *saved)
{
    fprintf(out, "%s, %s; starter %d, current %d, turned %d, page %s\n", saved->players[0],
            saved->players[1], (int)saved->starter, saved->current, saved->turned, saved->page);
    for (int i = 0; i < saved->game_count; i++) {
        const struct saved_game *game = &saved->games[i];
        fprintf(out, "%d at %d: %d starts, %d black, tip %d, node %d, decided %d, end %d %s\n%s\n",
                game->serial, game->place, game->starter, game->black, game->tip, game->node,
                game->decided, game->end, game->ending, game->text);
    }
}

void model_take_down(struct model *model, int first, struct saved_match *saved)
{
    saved_match_begin(saved, &model->match, model->turned, model->page);
    for (int i = first; i < match_game_count(&model->match); i++)
        match_visit(&model->match, i, add_game, &(struct printing){model, saved, i});
}

char *model_print(struct model *model)
{
    char *text;
    size_t size;
    struct saved_match saved;
    FILE *out = open_memstream(&text, &size);
    model_take_down(model, 0, &saved);
    print_saved(out, &saved);
    saved_match_finish(&saved);
    fclose(out);
    return text;
}

void model_save(struct model *model, struct archive *archive, int64_t *key)
{
    struct saved_match saved;
    model_take_down(model, 0, &saved);
    saved.key = *key;
    ck_assert_int_eq(archive_save(archive, &saved), 0);
    *key = saved.key;
    saved_match_finish(&saved);
}

void model_require_alike(struct model *found, struct model *wanted)
{
    enum {
        BEFORE = 200,
    };
    char *a = model_print(found), *b = model_print(wanted);
    size_t same = 0;
    while (a[same] && a[same] == b[same])
        same++;
    size_t from = same > BEFORE ? same - BEFORE : 0;
    REQUIRE(strcmp(a, b) == 0, "found:\n%.400s\nwanted:\n%.400s", a + from, b + from);
    free(a);
    free(b);
}

static bool never(void *data)
{
    (void)data;
    return false;
}

static int resume(struct model *model, const struct saved_match *saved)
{
    struct rulebook book = {0};
    struct resumed resumed;
    if (!saved_match_resume(saved, &book, &resumed))
        return FILE_ERROR_DAMAGED;
    resumed_finish(&resumed);
    if (!resumed.whole) {
        match_finish(&resumed.match);
        return FILE_ERROR_DAMAGED;
    }
    match_finish(&model->match);
    model->match = resumed.match;
    model->turned = saved->turned;
    snprintf(model->page, sizeof model->page, "%s", saved->page);
    return 0;
}

int model_take_up(struct model *model, const char *path)
{
    struct archive archive;
    struct saved_match saved = {0};
    int error = archive_open(&archive, path, false, 0);
    if (!error)
        error = archive_check(&archive, never, NULL);
    if (!error)
        error = archive_take_up(&archive, &saved);
    if (!error)
        error = saved.id != 0 ? resume(model, &saved) : ENOENT;
    saved_match_finish(&saved);
    archive_close(&archive);
    return error;
}
