/* SPDX-License-Identifier: MIT */
/* The analysis of the game on the board, and live analysis of the position shown. */
#include "pages/play/play.h"
#include "pages/worth_view.h"
#include "prose/analysis_prose.h"

enum obstacle play_no_help(const struct play *play)
{
    const struct match *match = play->desk->match;
    int people = game_over(play_game(play)) ? 0 : match_people(match);
    if (people == 1)
        return OBSTACLE_NO_HELP;
    return people == 0 || help_has_hints(match->help) ? OBSTACLE_NONE : OBSTACLE_HINTS_OFF;
}

bool play_is_analysed(const struct play *play)
{
    const struct companion_analysis *analysis = &play->desk->companion->analysis;
    const struct game_origin origin = {.match = play->desk->library->number,
                                       .serial = play->desk->match->serial};
    return analysis->running && game_origin_equal(&analysis->origin, &origin);
}

bool play_was_analysed(const struct play *play)
{
    return assessed_whole(&play_game(play)->tree);
}

void play_analysing_print(struct strbuf *out, const struct play *play)
{
    const struct companion_analysis *analysis = &play->desk->companion->analysis;
    if (analysis->running)
        analysing_print(out, analysis->done, analysis->count - 1, !play_is_analysed(play));
}

void play_analyse(struct play *play)
{
    bool stops = play_is_analysed(play), removes = !stops && play_was_analysed(play);
    play_put_down(play);
    desk_ask(play->desk, stops     ? REQUEST_STOP_ANALYSIS
                         : removes ? REQUEST_REMOVE_ANALYSIS
                                   : REQUEST_ANALYSE);
}

void play_stop_analysis(struct play *play)
{
    play_put_down(play);
    desk_ask(play->desk, REQUEST_STOP_ANALYSIS);
}

/* --- Live analysis --- */

void play_switch_live(struct play *play)
{
    play_put_down(play);
    play->desk->live = !play->desk->live;
}

bool play_is_live(const struct play *play)
{
    return play->desk->live && play_no_help(play) == OBSTACLE_NONE;
}

void play_live(struct play *play)
{
    struct desk *desk = play->desk;
    const struct game *game = play_game(play);
    int node = shown_node(&play->shown);
    struct strbuf words = ui_strbuf(desk->ui, MESSAGE_SIZE);
    if (!play_is_live(play))
        return;
    live_wish(desk, game, node);
    struct worth worth = live_worth(desk, game, node);
    const struct companion_live *live = live_at(desk, game, node);
    if (live)
        worth_print(&words, &live->worth, looks_side_names(play->looks));
    worth_bar(desk->ui, play->board.geometry.outer, &worth, desk->turned, play->looks, words.text);
}

bool play_live_print(struct strbuf *out, struct play *play, int width)
{
    const struct companion_live *live =
        play_is_live(play) ? live_at(play->desk, play_game(play), shown_node(&play->shown)) : NULL;
    struct advised advised = {.rules = &play_game(play)->rules.rules,
                              .position = shown_state(&play->shown)->position,
                              .names = play->names};
    if (!live)
        return false;
    const char *said = "";
    for (int moves = live->line.count; moves > 0; moves--) {
        struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
        live_words_print(&sentence, live, moves, &advised, looks_side_names(play->looks));
        said = sentence.text;
        if (play_sentence_fits(play, width, said))
            break;
    }
    strbuf_add(out, said);
    return true;
}

/* --- The graph --- */

void play_graph(struct play *play)
{
    struct ui *ui = play->desk->ui;
    if (!assessed_any(&play_game(play)->tree) || play->moves.comment.open)
        return;
    struct rect rect = worth_graph_cut(ui, &play->layout.moves);
    if (rect.h == 0)
        return;
    int node = worth_graph(ui, rect, &play_game(play)->tree, shown_node(&play->shown), play->looks);
    if (node != NODE_NONE && !play_refuses_meanwhile(play))
        play_look_at(play, node);
}
