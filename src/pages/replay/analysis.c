/* SPDX-License-Identifier: MIT */
/* What the computer says of the replayed game: live analysis, and an analysis of all of it. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/replay/replay.h"
#include "pages/worth_view.h"
#include "prose/analysis_prose.h"
#include "prose/play_prose.h"

enum {
    WORDS_SIZE = 640,
    LIVE_LINES = 3,
    ROWS_LEFT = 2, /* of moves, at least, below the words */
};

static const struct companion_live *live_shown(const struct replay *replay)
{
    const struct desk *desk = replay->desk;
    return desk->live ? live_at(desk, replay->game, replay_node(replay)) : NULL;
}

void replay_live(struct replay *replay, struct rect board)
{
    struct desk *desk = replay->desk;
    int node = replay_node(replay);
    if (!desk->live)
        return;
    live_wish(desk, replay->game, node);
    const struct companion_live *live = live_shown(replay);
    struct worth worth = live_worth(desk, replay->game, node);
    struct strbuf words = ui_strbuf(desk->ui, WORDS_SIZE);
    if (live)
        worth_print(&words, &live->worth, looks_side_names(replay->looks));
    worth_bar(desk->ui, board, &worth, replay->turned, replay->looks, words.text);
}

/* --- An analysis of the game --- */

bool replay_is_analysed(const struct replay *replay)
{
    const struct companion_analysis *analysis = &replay->desk->companion->analysis;
    return analysis->running &&
           game_origin_equal(&analysis->origin, &replay->desk->library->replay.origin);
}

static bool other_is_analysed(const struct replay *replay)
{
    return replay->desk->companion->analysis.running && !replay_is_analysed(replay);
}

static bool was_analysed(const struct replay *replay)
{
    return assessed_whole(&replay->game->tree);
}

void replay_analyse(struct replay *replay)
{
    struct desk *desk = replay->desk;
    if (replay_is_analysed(replay))
        desk_ask(desk, REQUEST_STOP_ANALYSIS);
    else if (was_analysed(replay))
        desk->request = (struct request){REQUEST_REMOVE_ANALYSIS, .replayed = true};
    else
        desk->request = (struct request){REQUEST_ANALYSE, .replayed = true};
}

void replay_analyse_once(struct replay *replay)
{
    if (replay->moves > 0 && !was_analysed(replay) && !replay->desk->companion->analysis.running)
        replay_analyse(replay);
}

struct button replay_analyse_button(const struct replay *replay)
{
    struct button button = command_button(replay->desk, COMMAND_ANALYSE);
    if (replay_is_analysed(replay))
        button.label = tr_c("a button", "Stop");
    else if (was_analysed(replay))
        button.label = tr("Remove the analysis");
    if (replay->moves == 0)
        button.why_not = tr("No move was made.");
    else if (other_is_analysed(replay))
        button.why_not = obstacle_text(OBSTACLE_OTHER_ANALYSED);
    return button;
}

/* --- In words --- */

static void print_live(struct strbuf *out, const struct replay *replay,
                       const struct companion_live *live)
{
    const struct advised advised = {
        .rules = &replay->game->rules.rules, .position = live->position, .names = replay->names};
    live_words_print(out, live, PROOF_MOVES_MAX, &advised, looks_side_names(replay->looks));
}

static void print_words(struct strbuf *out, const struct replay *replay)
{
    const struct companion_live *live = live_shown(replay);
    const struct companion_analysis *analysis = &replay->desk->companion->analysis;
    if (replay_is_analysed(replay))
        analysing_print(out, analysis->done, analysis->count - 1, false);
    else if (live)
        print_live(out, replay, live);
    else
        worth_words_print(out, &replay->game->tree, replay_node(replay),
                          looks_side_names(replay->looks));
}

static const char *words_of(const struct replay *replay)
{
    struct strbuf out = ui_strbuf(replay->desk->ui, WORDS_SIZE);
    print_words(&out, replay);
    return out.text;
}

static void draw_words(struct ui *ui, struct rect panel, const char *words)
{
    int pad = ui_px(ui, METRIC_PAD);
    struct rect inside =
        rect_centred(panel, panel.w - 2 * ui_px(ui, METRIC_MARGIN), panel.h - 2 * pad);
    ui_panel(ui, panel);
    ui_note(ui, panel, words);
    ui_text(ui, inside, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, words);
}

bool replay_words(struct replay *replay, struct rect rect)
{
    const char *words = words_of(replay);
    if (words[0])
        draw_words(replay->desk->ui, rect, words);
    return words[0];
}

/* Draws the words above the moves, if they leave some of those. */
static void words_above(struct replay *replay, struct rect *rect)
{
    struct ui *ui = replay->desk->ui;
    const char *words = words_of(replay);
    int pad = 2 * ui_px(ui, METRIC_PAD), width = rect->w - 2 * ui_px(ui, METRIC_MARGIN);
    if (!words[0] && !replay->desk->live)
        return;
    int height = ui_text_height(ui, ui_small(ui), words, width) + pad;
    if (replay->desk->live) /* the list keeps its place while the best line changes */
        height = int_max(height, LIVE_LINES * text_height(ui->fonts, ui_small(ui)) + pad);
    int least = ROWS_LEFT * ui_px(ui, METRIC_LIST_ROW) + 2 * ui_px(ui, METRIC_GAP);
    if (rect->h - height < least)
        return;
    draw_words(ui, cut_top(rect, height), words);
    cut_top(rect, ui_px(ui, METRIC_GAP_SMALL));
}

/* --- The graph --- */

static void graph(struct replay *replay, struct rect *rect)
{
    const struct game_tree *tree = &replay->game->tree;
    if (!assessed_any(tree))
        return;
    struct rect place = worth_graph_cut(replay->desk->ui, rect);
    if (place.h == 0)
        return;
    int node = worth_graph(replay->desk->ui, place, tree, replay_node(replay), replay->looks);
    if (node != NODE_NONE)
        replay_go_to(replay, node);
}

void replay_game(struct replay *replay, struct rect rect, bool words)
{
    if (words)
        words_above(replay, &rect);
    graph(replay, &rect);
    replay_moves(replay, rect);
}
